// Fatigue as a price, and from which wound state a throw is read. Rulings LT-Q23–LT-Q27.
import { type Refusal, refuse } from '../../kernel/index.ts'
import type { Event } from './events.ts'
import { fold } from './evolve.ts'
import { chosen } from './options.ts'
import type { Protagonist, State } from './types.ts'
import { heroOf, remaining } from './who.ts'
import { hurtAny } from './wounds.ts'

/** LT-Q26: what must be paid, and whether it can be. */
export function checkPrice(state: State, hero: Protagonist, price: number): Refusal | undefined {
  const left = remaining(state, hero)
  if (price === 0 || chosen(state.options, 'pay_to_zero') === 'allowed' || left > price) return undefined
  return refuse('cannot-pay', `${hero.name} has ${left} left, and the price of ${price} must leave one.`, 'LT-Q26')
}

export const pay = (state: State, hero: string, amount: number, cause: string): Event[] =>
  amount === 0 ? [] : hurtAny(state, hero, 'fatigue', amount, cause)

export interface Paid {
  readonly price: readonly Event[]
  readonly exertion: readonly Event[]
}

/** LT-Q25: first the price of the feat, then the one of Exertion. */
export function payAll(state: State, hero: string, price: number, cause: string, exerted: boolean): Paid {
  const paid = pay(state, hero, price, cause)
  return { price: paid, exertion: exerted ? pay(fold(state, paid), hero, 1, 'Exertion') : [] }
}

/** LT-Q23, LT-Q24: the hero as the wound state of this throw is read. */
export function tiredHero(state: State, id: string, { price, exertion }: Paid): Protagonist {
  const costCounts = chosen(state.options, 'cast_cost_state') === 'immediate'
  const effortCounts = chosen(state.options, 'exertion_state') === 'immediate'
  const counted = [...(costCounts ? price : []), ...(effortCounts ? exertion : [])]
  return heroOf(fold(state, counted), id) as Protagonist
}
