// The defence roll: incoming trouble that is not of one's own making.
import type { Dice } from '../../dice/index.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/index.ts'
import { critical, heapFrom } from './action.ts'
import { evolve } from './evolve.ts'
import { nameOf, noChoice, openOf } from './find.ts'
import { impactId, prepare, rollId, spent, throwRoll } from './roll.ts'
import type { Decided, Defend, ImpactChoice, ThornsEvent, ThornsScene } from './types.ts'

/** TP-action.5, TP-Q23: nobody defends against what their own roll has prompted, nor those who shared its risk. */
function ownTrouble(state: ThornsScene, { hero, against }: Defend): Refusal | undefined {
  if (against === undefined) return undefined
  const choice = openOf(state, against)
  if (choice?.kind !== 'impact') return noChoice(against)
  if (!choice.exposed.includes(hero)) return undefined
  const why = choice.hero === hero ? 'prompted it' : 'shared the risk'
  return refuse('impossible', `${nameOf(state, hero)} ${why} and has no defence against it.`, 'TP-action.5')
}

/** TP-defense.1–4, TP-Q22. */
export function defend(state: ThornsScene, command: Defend, dice: Dice): Decided | Refusal {
  const problem = ownTrouble(state, command)
  if (problem) return problem
  const made = prepare(state, command, 'Defence')
  if (isRefusal(made)) return made
  const rolled = throwRoll(made, dice)
  const { word } = rolled
  const { hero, own, thorns, exposed } = made
  const roll = rollId(state)
  const { trouble } = command
  const defended: ThornsEvent = {
    type: 'Defended',
    roll,
    hero: hero.id,
    with: own.name,
    trouble,
    word,
    dice: own.count,
    thorns,
    exposed,
  }
  const events = [defended, ...spent(made, rolled.drops, command.followUps ?? [])]
  if (word === 'critical') return [...events, ...critical(evolve(state, defended), roll, hero.id, undefined, dice)]
  if (word === 'perfect') return events
  const choice: ImpactChoice = {
    kind: 'impact',
    id: impactId(roll),
    from: 'defence',
    hero: hero.id,
    word,
    exposed,
    factor: word === 'disaster' ? 2 : 1,
    lightened: word === 'messy',
    text: trouble,
    ...heapFrom(rolled),
  }
  return [...events, { type: 'ChoiceOpened', choice }]
}
