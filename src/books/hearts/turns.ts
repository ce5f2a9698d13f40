// Turns: moving, using gear, and the two phases of a round.
import { isRefusal, type Refusal, refuse } from '../../kernel/index.ts'
import { squaresLeft, waysOf } from './board.ts'
import { acting, foeOf, inPlay, isDefeated, noFoe, owes, ready } from './find.ts'
import { actionsSpent } from './roll.ts'
import type { CommandOf, Decided, Foe, HeartsScene, Hero } from './types.ts'

/** What holds somebody where they are. */
const holding = ['immobilised', 'held']
/** What magic and blows do to a foe for one round only. */
const passing = ['immobilised', 'disarmed']

export const isHeld = ({ conditions }: Hero | Foe): boolean => conditions.some(each => holding.includes(each))

/** HM-4.1–4.3, HM-5.3, HM-Q40: the cheapest way, within what is left of five squares. */
function go(state: HeartsScene, token: Hero | Foe, to: CommandOf<'Move'>['to']): Decided | Refusal {
  if (!token.at || !state.map) return refuse('not-now', `${token.name} is not on a map.`)
  if (isHeld(token)) return refuse('not-usable', `${token.name} is held and cannot move.`, 'HM-6.6')
  const ways = waysOf(state, token)
  const [path, cost] = [ways?.pathTo(to), ways?.costTo(to)]
  if (path && cost !== undefined) return [{ type: 'Moved', who: token.id, path, cost }]
  const left = squaresLeft(state, token)
  const text = state.phase === 'free' ? 'No way leads there.' : `That is not within the ${left} squares that are left.`
  return refuse('out-of-reach', text, 'HM-4.2')
}

/** HM-4.3: before the action, after it, or split around it. */
export function move(state: HeartsScene, { hero: id, to }: CommandOf<'Move'>): Decided | Refusal {
  const hero = ready(state, id)
  if (isRefusal(hero)) return hero
  return state.phase === 'foes' ? refuse('not-now', 'It is the foes that act now.', 'HM-5.2') : go(state, hero, to)
}

export function moveFoe(state: HeartsScene, { foe: id, to }: CommandOf<'MoveFoe'>): Decided | Refusal {
  const foe = foeOf(state, id)
  if (!foe) return noFoe(id)
  if (!inPlay(foe)) return refuse('not-now', `${foe.name} is not on the map.`)
  return state.phase === 'heroes' ? refuse('not-now', 'It is the heroes who act now.', 'HM-5.2') : go(state, foe, to)
}

/** HM-2.12, HM-2.13: what is on the sheet may be used; it makes things possible and adds nothing to a die. */
export function useItem(state: HeartsScene, command: CommandOf<'UseItem'>): Decided | Refusal {
  const { item, what, gone = false } = command
  const hero = acting(state, command.hero)
  if (isRefusal(hero)) return hero
  if (!hero.gear.items.includes(item)) return refuse('not-usable', `${hero.name} does not carry "${item}".`, 'HM-2.13')
  return [...actionsSpent(state, { hero: hero.id }), { type: 'ItemUsed', hero: hero.id, item, what, gone }]
}

/** HM-5.1, HM-5.2, HM-Q38: the heroes first, in any order; there is no initiative. */
export function startCombat(state: HeartsScene): Decided | Refusal {
  if (state.phase !== 'free') return refuse('not-now', 'The fight is on already.', 'HM-5.1')
  if (state.heroes.length === 0 || !state.foes.some(foe => !isDefeated(foe)))
    return refuse('not-now', 'A fight needs heroes and foes.', 'HM-5.1')
  return [{ type: 'CombatStarted' }]
}

/** HM-5.2: all heroes, then all foes, then again. What holds a foe for a round ends with the foes' phase. */
export function endPhase(state: HeartsScene): Decided | Refusal {
  if (state.phase === 'free') return refuse('not-now', 'There is no fight.', 'HM-5.2')
  const waiting = state.heroes.find(({ id }) => owes(state, id))
  if (waiting) return refuse('pending', `Something about ${waiting.name} has to be settled first.`)
  if (state.phase === 'heroes') return [{ type: 'PhaseStarted', phase: 'foes', round: state.round }]
  const freed = state.foes.flatMap(({ id, conditions }) =>
    conditions
      .filter(each => passing.includes(each))
      .map(condition => ({ type: 'ConditionCleared', who: id, condition }) as const),
  )
  return [...freed, { type: 'PhaseStarted', phase: 'heroes', round: state.round + 1 }]
}

/** What foes were about to do is no longer done. */
export function endCombat(state: HeartsScene): Decided | Refusal {
  if (state.phase === 'free') return refuse('not-now', 'There is no fight.', 'HM-5.2')
  const threats = state.open.filter(({ kind }) => kind === 'threat')
  return [...threats.map(({ id }) => ({ type: 'ChoiceClosed', choice: id }) as const), { type: 'CombatEnded' }]
}
