// Distances: four bands, closing in and falling back. LT-VI.14–VI.19, LT-Q58.
import { type Decision, isRefusal, type Refusal, refuse } from '../../kernel/index.ts'
import type { Action, Close, CommandOf } from './commands.ts'
import { bandNames } from './data.ts'
import type { Event } from './events.ts'
import { chosen } from './options.ts'
import type { Foe, State } from './types.ts'
import { actor, distance, foeStanding, further, seenFoe } from './who.ts'

/** A foe in sight and on its feet. */
export function targetOf(state: State, id: string): Foe | Refusal {
  const foe = seenFoe(state, id)
  if (!foe) return refuse('unknown', `There is no foe "${id}" in sight.`)
  return foeStanding(foe) ? foe : refuse('down', `${foe.name} is down already.`)
}

export function checkClose(state: State, { hero, target }: Close): Refusal | undefined {
  const foe = targetOf(state, target)
  if (isRefusal(foe)) return foe
  if (distance(foe, hero) !== 'close') return undefined
  return refuse('not-now', `${foe.name} is ${bandNames.close} already.`, 'LT-VI.14')
}

/** LT-VI.18: one band closer. */
export function approach(state: State, { hero, target }: Close): Event[] {
  const foe = seenFoe(state, target)
  return foe ? [{ type: 'Moved', hero, foe: target, band: further(distance(foe, hero), -1) }] : []
}

/** LT-VI.18: an action, and no throw unless the Narrator demands one. */
export function closeIn(state: State, action: Close): Decision<Event> {
  const hero = actor(state, action.hero)
  if (isRefusal(hero)) return hero
  const leaned = (['penalties', 'object', 'helpers', 'exert', 'cost', 'fallBack'] as const).some(each => action[each])
  if (leaned) return refuse('not-usable', 'Nobody leans into a step without a throw; name the TN of one.', 'LT-VI.19')
  return checkClose(state, action) ?? [{ type: 'Acted', who: action.hero }, ...approach(state, action)]
}

const backward = (state: State, hero: string, by: number): Event[] =>
  state.foes
    .filter(foe => distance(foe, hero) !== 'far')
    .map(foe => ({ type: 'Moved', hero, foe: foe.id, band: further(distance(foe, hero), by) }))

/** Nothing of this leaves a moment to step back. */
export const melee = (action: Action): boolean =>
  (action.type === 'Attack' && action.weapon !== 'bow') || action.type === 'Close' || action.type === 'Flee'

/** LT-Q58: one band rides along with an action that is not melee. */
export function checkFallBack(state: State, action: Action): Refusal | undefined {
  if (!action.fallBack) return undefined
  if (chosen(state.options, 'fall_back') === 'action')
    return refuse('not-now', 'At this table falling back is an action of its own.', 'LT-Q58')
  return melee(action) ? refuse('illegal', 'Nobody falls back and fights hand to hand at once.', 'LT-Q58') : undefined
}

export const stepBack = (state: State, { hero, fallBack }: Action): Event[] =>
  fallBack ? backward(state, hero, 1) : []

/** LT-Q58: on its own, falling back is an action, one band or two. */
export function fallBack(state: State, { hero: id, bands }: CommandOf<'FallBack'>): Decision<Event> {
  const hero = actor(state, id)
  if (isRefusal(hero)) return hero
  if (!state.foes.some(foe => !foe.hidden && distance(foe, id) !== 'far'))
    return refuse('not-now', 'There is nobody to fall back from.', 'LT-Q58')
  return [{ type: 'Acted', who: id }, ...backward(state, id, bands)]
}
