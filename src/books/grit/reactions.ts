// Defend and Interpose: who may step in on an attack, and what it takes.
import { type Square, sameSquare, touching } from '../../grid/index.ts'
import { type Refusal, refuse } from '../../kernel/index.ts'
import { type Anyone, creatureOf, everyone, isPresent, mayReact, sameSide, unknown } from './find.ts'
import { moveOf, pathCost } from './movement.ts'
import { plays } from './options.ts'
import { bandOf, spotOf, waysOf } from './places.ts'
import { fold, react } from './roll.ts'
import type { GritEvent, GritScene, Spot } from './types.ts'

/** TA-6.11: oneself, or an ally who is Close. */
export function defendRefusal(state: GritScene, id: string, targetId: string): Refusal | undefined {
  const [who, whom] = [creatureOf(state, id), creatureOf(state, targetId)]
  if (!who || !whom || !isPresent(who)) return unknown(id)
  if (!sameSide(who, whom)) return refuse('impossible', `${who.name} is not on that side.`, 'TA-6.11')
  if (bandOf(state, who, whom) !== 'close')
    return refuse('out-of-reach', `${who.name} is too far away to shield ${whom.name}.`, 'TA-6.11')
  return mayReact(state, who, 'defend')
}

/** TA-Q11, TA-Q46: where they get to with one Move: to the ally; over squares, beside the ally and nearest to the blow. */
function standIn(state: GritScene, who: Anyone, whom: Anyone, attacker: Anyone | undefined): Spot | undefined {
  const move = moveOf(state, who)
  if (move === 0) return undefined
  if (!state.map) return pathCost(state, who.at, whom.at) <= move ? whom.at : undefined
  const { map } = state
  const [here, ally] = [who.square, whom.square]
  if (!here || !ally) return undefined
  const from = attacker?.square ?? ally
  const away = ({ x, y }: Square) => (x - from.x) ** 2 + (y - from.y) ** 2
  const [best] = [{ square: here, cost: 0 }, ...(waysOf(state, who, move)?.squares ?? [])]
    .filter(({ square }) => touching(map, square, ally))
    .sort((a, b) => away(a.square) - away(b.square) || a.cost - b.cost)
  return best?.square
}

/** TA-6.12, TA-Q11: an ally within one Move. */
export function interposeRefusal(state: GritScene, id: string, targetId: string): Refusal | undefined {
  const [who, whom] = [creatureOf(state, id), creatureOf(state, targetId)]
  if (!who || !whom || !isPresent(who)) return unknown(id)
  if (id === targetId || !sameSide(who, whom))
    return refuse('impossible', `${who.name} cannot step in for ${whom.name}.`, 'TA-6.12')
  if (standIn(state, who, whom, undefined) === undefined)
    return refuse('out-of-reach', `${who.name} cannot reach ${whom.name} with one Move.`, 'TA-Q11')
  return mayReact(state, who, 'interpose')
}

const isSameSpot = (a: Spot, b: Spot): boolean =>
  typeof a === 'number' || typeof b === 'number' ? a === b : sameSquare(a, b)

export interface Stepped {
  readonly events: readonly GritEvent[]
  /** Whom the attack is now aimed at. */
  readonly target: string
}

/** First the one who steps in, then those who shield whoever stands there. */
export function stepIn(
  state: GritScene,
  attacker: string,
  targetId: string,
  interposer: string | undefined,
  defends: readonly string[],
): Stepped | Refusal {
  const events: GritEvent[] = []
  let now = state
  const add = (more: readonly GritEvent[]) => {
    events.push(...more)
    now = fold(now, more)
  }
  if (interposer !== undefined) {
    const refusal = interposeRefusal(now, interposer, targetId)
    if (refusal) return refusal
    const [who, whom] = [creatureOf(now, interposer), creatureOf(now, targetId)] as [Anyone, Anyone]
    const [from, to] = [spotOf(now, who), standIn(now, who, whom, creatureOf(now, attacker))]
    const stays = to === undefined || isSameSpot(from, to)
    const moved: GritEvent[] = stays ? [] : [{ type: 'Moved', who: who.id, from, to }]
    add([...react(now, who, 'interpose', targetId), ...moved])
  }
  const target = interposer ?? targetId
  if (defends.length > 0 && plays(state, 'ta.defend', 'halve'))
    return refuse('not-now', 'At this table Defend is declared after a hit.', 'TA-Q10')
  for (const id of defends) {
    const refusal = defendRefusal(now, id, target)
    if (refusal) return refusal
    add(react(now, creatureOf(now, id) as Anyone, 'defend', target))
  }
  return { events, target }
}

/** TA-Q10: who may still halve a blow that has hit. */
export const mayHalve = (state: GritScene, target: string): readonly string[] =>
  plays(state, 'ta.defend', 'halve')
    ? everyone(state)
        .filter(({ id }) => !defendRefusal(state, id, target))
        .map(({ id }) => id)
    : []

/** Who may react before the throw, and how. */
export function reactors(
  state: GritScene,
  target: string,
): readonly { readonly id: string; readonly how: readonly ('defend' | 'interpose')[] }[] {
  const defends = (id: string) => plays(state, 'ta.defend', 'bane') && !defendRefusal(state, id, target)
  return everyone(state)
    .map(({ id }) => ({
      id,
      how: [
        ...(defends(id) ? (['defend'] as const) : []),
        ...(interposeRefusal(state, id, target) ? [] : (['interpose'] as const)),
      ],
    }))
    .filter(({ how }) => how.length > 0)
}
