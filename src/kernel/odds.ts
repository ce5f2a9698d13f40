// The exact odds of a command: the very rule that plays, run under exhaustive dice.
import { type Depth, type Dice, explore, type Fraction, type Leaf, shareOf, valueKey } from '../dice/index.ts'
import type { Rules } from './book.ts'
import { isRefusal, type Refusal } from './refusal.ts'
import { after } from './run.ts'

export interface Share<T> {
  readonly value: T
  readonly share: Fraction
}

/** What can come of a command: everything that happened, and the state it led to. */
export interface Result<S, E> {
  readonly events: readonly E[]
  readonly state: S
}

export interface Odds<S, E> {
  readonly results: readonly Leaf<Result<S, E>>[]
  readonly unresolved: Fraction
}

export interface Asking<S, C> extends Depth {
  /** Answers pending choices on the way, so that the odds reach past them; undefined stops there. */
  readonly policy?: (state: S) => C | undefined
}

/** Ends an exploration at the first path on which the command is refused. */
class Refused {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    this.refusal = refusal
  }
}

export function odds<S, C, E>(
  rules: Rules<S, C, E>,
  state: S,
  command: C,
  asking: Asking<S, C> = {},
): Odds<S, E> | Refusal {
  try {
    const { leaves, unresolved } = explore(dice => playOn(rules, state, command, dice, asking.policy), asking)
    return { results: leaves, unresolved }
  } catch (stop) {
    if (stop instanceof Refused) return stop.refusal
    throw stop
  }
}

function playOn<S, C, E>(
  rules: Rules<S, C, E>,
  start: S,
  command: C,
  dice: Dice,
  policy: (state: S) => C | undefined = () => undefined,
): Result<S, E> {
  const events: E[] = []
  let state = start
  for (let next: C | undefined = command; next !== undefined; next = policy(state)) {
    const decision = rules.decide(state, next, dice)
    if (isRefusal(decision)) throw new Refused(decision)
    events.push(...decision)
    state = after(rules, state, decision)
  }
  return { events, state }
}

/** Groups results by whatever a person wants to know of them. Shares of all groups and the unresolved make exactly 1. */
export function groupBy<S, E, T>({ results }: Odds<S, E>, of: (result: Result<S, E>) => T): Share<T>[] {
  const groups = new Map<unknown, { value: T; leaves: Leaf<unknown>[] }>()
  for (const leaf of results) {
    const value = of(leaf.value)
    const key = valueKey(value ?? null)
    const group = groups.get(key)
    if (group) group.leaves.push(leaf)
    else groups.set(key, { value, leaves: [leaf] })
  }
  return [...groups.values()].map(({ value, leaves }) => ({ value, share: shareOf(leaves) }))
}

/** The chance that something holds of the result. */
export const chanceThat = <S, E>({ results }: Odds<S, E>, holds: (result: Result<S, E>) => boolean): Fraction =>
  shareOf(results.filter(leaf => holds(leaf.value)))
