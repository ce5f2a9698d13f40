// Moving by zones, spaces or squares, hard going, getting up, and giving others an opportunity.
import { noLimit, noMap, type Reached, sameSquare, squareName } from '../../grid/index.ts'
import { type Decision, isRefusal, type Refusal, refuse } from '../../kernel/index.ts'
import { lastSpace } from './data.ts'
import {
  type Anyone,
  actor,
  busy,
  everyone,
  has,
  isHeld,
  isPresent,
  knows,
  mayReact,
  meleeOf,
  onTurn,
  sameSide,
  serialId,
  target,
} from './find.ts'
import { bandOf, bySpaces, spotOf, waysOf } from './places.ts'
import { fold, spend } from './roll.ts'
import type { By, CommandOf, GritEvent, GritScene, Provocation, Spot } from './types.ts'

type Decided = Decision<GritEvent>

/** TA-10.3, TA-Q37: every space or zone that is entered costs 1, a difficult one 2. */
export function pathCost({ difficult }: GritScene, from: number, to: number): number {
  const towards = Math.sign(to - from)
  let cost = 0
  for (let at = from; at !== to; at += towards) cost += difficult.includes(at + towards) ? 2 : 1
  return cost
}

/** TA-10.2, TA-10.7, TA-10.8: what one Move covers; in zones, a usual Speed covers one. */
export function moveOf(state: GritScene, who: Anyone): number {
  if (isHeld(who)) return 0
  return bySpaces(state) ? who.speed : Math.max(1, Math.floor(who.speed / 6))
}

/** What the way there costs in spaces or zones, or why nobody goes there. */
function wayCost(state: GritScene, who: Anyone, to: Spot): number | Refusal {
  const there = () => refuse('not-now', `${who.name} is there already.`)
  if (typeof to === 'number') {
    if (state.map) return refuse('illegal', 'On a map a move leads to a square.', 'TA-Q42')
    if (to < 0 || to > lastSpace) return refuse('out-of-reach', `Places run from 0 to ${lastSpace}.`)
    return to === who.at ? there() : pathCost(state, who.at, to)
  }
  if (!state.map) return noMap()
  if (!who.square) return refuse('not-now', `${who.name} is not on the map.`, 'TA-Q42')
  if (sameSquare(who.square, to)) return there()
  const cost = waysOf(state, who)?.costTo(to)
  return cost ?? refuse('out-of-reach', `No way leads ${who.name} to ${squareName(to)}.`, 'TA-Q44')
}

/** TA-6.4, TA-10.2: moving; going carefully takes an action more and gives nobody an opportunity. */
export function move(state: GritScene, command: CommandOf<'Move'>): Decided {
  const { to, careful = false } = command
  const who = actor(state, command)
  if (isRefusal(who)) return who
  const spaces = wayCost(state, who, to)
  if (isRefusal(spaces)) return spaces
  const one = moveOf(state, who)
  if (one === 0) return refuse('impossible', `${who.name} is held fast.`, has(who, 'grappled') ? 'TA-10.7' : 'TA-10.8')
  const cost = Math.ceil(spaces / one) + (careful ? 1 : 0)
  const refusal = onTurn(state, who, cost, 'TA-6.4')
  if (refusal) return refusal
  const events: GritEvent[] = [...spend(state, who, cost), { type: 'Moved', who: who.id, from: spotOf(state, who), to }]
  return careful ? events : [...events, ...provocations(state, fold(state, events), who.id)]
}

/** TA-6.4: the squares that the actions left are good for, and how many Moves each takes; outside a fight nobody counts. */
export function movesOf(
  state: GritScene,
  who: Anyone,
  careful: boolean,
): readonly (Reached & { readonly moves: number })[] {
  const one = moveOf(state, who)
  const first = careful ? 2 : 1
  if (one === 0 || onTurn(state, who, first, 'TA-6.4')) return []
  const spaces = state.fight ? one * (who.actions - first + 1) : noLimit
  const squares = waysOf(state, who, spaces)?.squares ?? []
  return squares.map(way => ({ ...way, moves: Math.ceil(way.cost / one) }))
}

/** Next to an enemy, where going carelessly may be punished. */
export const inMelee = (state: GritScene, who: Anyone): boolean =>
  everyone(state).some(each => isPresent(each) && !sameSide(each, who) && bandOf(state, each, who) === 'close')

/** TA-6.13: who stood in melee with the mover, no longer does, and may strike. */
function provocations(before: GritScene, after: GritScene, id: string): readonly GritEvent[] {
  const [was, is] = [before, after].map(state => everyone(state).find(each => each.id === id))
  if (!was || !is || !before.fight || knows(was, 'light-footed')) return []
  const by = everyone(before)
    .filter(each => isPresent(each) && !sameSide(each, was) && bandOf(before, each, was) === 'close')
    .filter(each => bandOf(after, each, is) !== 'close' && mayStrike(after, each))
    .map(each => each.id)
  return by.length > 0 ? [provoked(after, { mover: id, by, why: 'moves away carelessly' })] : []
}

const mayStrike = (state: GritScene, who: Anyone): boolean =>
  !mayReact(state, who, 'opportunity') && meleeOf(state, who).length > 0

const provoked = (state: GritScene, about: Omit<Provocation, 'id'>): GritEvent => ({
  type: 'Provoked',
  provocation: { id: serialId(state, 'opening'), ...about },
})

/** TA-6.13: a risky act gives an opportunity to those who stand close; the GM says when. */
export function provoke(state: GritScene, { mover, why }: CommandOf<'Provoke'>): Decided {
  const stuck = busy(state)
  if (stuck) return stuck
  const who = target(state, mover)
  if (isRefusal(who)) return who
  const by = everyone(state)
    .filter(each => isPresent(each) && !sameSide(each, who) && bandOf(state, each, who) === 'close')
    .filter(each => mayStrike(state, each))
    .map(({ id }) => id)
  if (by.length === 0) return refuse('not-now', `Nobody close to ${who.name} may strike.`, 'TA-6.13')
  return [provoked(state, { mover, by, why })]
}

export function passOpportunity(state: GritScene, command: CommandOf<'PassOpportunity'>): Decided {
  const id = command.hero ?? command.foe ?? ''
  const open = state.provoked.find(each => each.id === command.provoked)
  if (!open?.by.includes(id)) return refuse('unknown', 'There is no such opportunity.', 'TA-6.13')
  return [{ type: 'OpportunityClosed', provoked: open.id, who: id, taken: false }]
}

/** Getting up takes an action. */
export function standUp(state: GritScene, by: By): Decided {
  const who = actor(state, by)
  if (isRefusal(who)) return who
  if (!has(who, 'prone')) return refuse('not-now', `${who.name} is not Prone.`, 'TA-10.6')
  const refusal = onTurn(state, who, 1, 'TA-10.6')
  if (refusal) return refusal
  return [...spend(state, who, 1), { type: 'ConditionEnded', who: who.id, condition: 'prone' }]
}
