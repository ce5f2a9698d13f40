// Notable objects: one tier up in a throw, or the impossible made possible, perhaps at a price. LT-VII.20–VII.25.
import { type Decision, isRefusal, type Refusal, refuse } from '../../kernel/index.ts'
import type { CommandOf } from './commands.ts'
import type { Asked } from './die.ts'
import type { Event } from './events.ts'
import { pay } from './paying.ts'
import type { NotableObject, Protagonist, State } from './types.ts'
import { actor, objectOf } from './who.ts'

function carried(state: State, { name, objects }: Protagonist, id: string): NotableObject | Refusal {
  const object = objects.includes(id) ? objectOf(state, id) : undefined
  return object ?? refuse('unknown', `${name} carries no "${id}".`, 'LT-VII.20')
}

/** An object that is bound to a skill helps that skill alone; any other situation is for the table to judge. */
export const fitsThrow = ({ tier }: NotableObject, { skill }: Asked): boolean =>
  tier !== undefined && (tier.skill === undefined || tier.skill === skill)

export function checkObject(state: State, hero: Protagonist, asked: Asked): Refusal | undefined {
  if (asked.object === undefined) return undefined
  const object = carried(state, hero, asked.object)
  if (isRefusal(object)) return object
  if (fitsThrow(object, asked)) return undefined
  return refuse('not-usable', `${object.name} does not help with that: ${object.effect}`, 'LT-VII.20')
}

export function useCost(state: State, hero: string, id: string | undefined): Event[] {
  const object = id === undefined ? undefined : objectOf(state, id)
  if (!object) return []
  return [{ type: 'ObjectUsed', hero, object: object.id }, ...pay(state, hero, object.fatigue ?? 0, object.name)]
}

/** LT-VII.22, LT-VII.24: what makes the impossible possible needs no throw. */
export function takeObject(state: State, { hero: id, object: which }: CommandOf<'UseObject'>): Decision<Event> {
  const hero = actor(state, id)
  if (isRefusal(hero)) return hero
  const object = carried(state, hero, which)
  if (isRefusal(object)) return object
  if (object.tier) return refuse('not-usable', `${object.name} works in a throw: ${object.effect}`, 'LT-VII.20')
  return [{ type: 'Acted', who: id }, ...useCost(state, id, which)]
}
