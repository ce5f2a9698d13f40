// The montage: a whole scene in one throw, two dice for everyone who joins.
import type { Dice, Step } from '../../dice/index.ts'
import { isRefusal, type Refusal } from '../../kernel/index.ts'
import { critical } from './action.ts'
import { evolve } from './evolve.ts'
import { nameOf, owes, standing } from './find.ts'
import { plays } from './options.ts'
import { assistProblem, difficultyThorns, impactId, rollId } from './roll.ts'
import { montageThrow } from './throws.ts'
import type { Decided, ImpactChoice, Montage, ThornsEvent, ThornsScene } from './types.ts'

/** TP-montage.1–3, TP-Q08–09. */
export function montage(state: ThornsScene, command: Montage, dice: Dice): Decided | Refusal {
  const { how, joined = [], difficulty } = command
  const hero = standing(state, command.hero)
  if (isRefusal(hero)) return hero
  const owed = owes(state, hero) ?? assistProblem(state, hero.id, joined)
  if (owed) return owed
  const thorns = difficultyThorns(state, difficulty)
  if (isRefusal(thorns)) return thorns
  const exposed = [hero.id, ...joined]
  const ownPairs = plays(state, 'tp.montage_crits', 'own_pair')
  const steps: Step[] = [
    { text: `${hero.name}: 2d`, rule: 'TP-montage.1' },
    ...joined.map(id => ({ text: `${nameOf(state, id)} joins: 2d, shares the risk`, rule: 'TP-montage.2' })),
    ...(thorns ? [{ text: `Thorns: ${thorns}t`, rule: 'TP-Q09' }] : []),
    ownPairs
      ? { text: "A pair of one's own is a critical", rule: 'TP-Q08' }
      : { text: 'No criticals', rule: 'TP-montage.3' },
  ]
  const { word, pair } = dice.throw(montageThrow(exposed, thorns, ownPairs, steps))
  const roll = rollId(state)
  const played: ThornsEvent = { type: 'MontagePlayed', roll, hero: hero.id, how, word, thorns, exposed }
  if (word === 'critical')
    return [played, ...critical(evolve(state, played), roll, exposed[pair ?? 0] as string, undefined, dice)]
  if (word === 'perfect') return [played]
  const choice: ImpactChoice = {
    kind: 'impact',
    id: impactId(roll),
    from: 'montage',
    hero: hero.id,
    word,
    exposed,
    factor: word === 'disaster' ? 2 : 1,
    lightened: false,
    text: how,
  }
  return [played, { type: 'ChoiceOpened', choice }]
}
