// A contest: rules, a start, and who does what; and what can be known of it.
import type { Round, Rules } from '../kernel/index.ts'

export interface Contest<S, C, E> {
  readonly rules: Rules<S, C, E>
  readonly start: S
  /** The next command, whoever gives it. */
  readonly next: (state: S) => C
  /** A word for a state in which it is over. */
  readonly end: (state: S) => string | undefined
  /** Numbers to know of the end. */
  readonly measures: Readonly<Record<string, (end: S) => number>>
  /** Whether a round is over with this event. */
  readonly endsRound: (event: E) => boolean
  /** What is looked at after every round: who stands. */
  readonly watch: Readonly<Record<string, (state: S) => boolean>>
}

/** A chance, and how far off it may be: 0 when it is exact. */
export interface Estimate {
  readonly chance: number
  readonly within: number
}

export interface MeasureAnswer {
  readonly mean: number
  readonly within: number
  readonly values: ReadonlyMap<number, number>
}

interface Answered {
  readonly ends: ReadonlyMap<string, Estimate>
  readonly measures: Readonly<Record<string, MeasureAnswer>>
  /** How many commands and how many rounds it takes, on average. */
  readonly length: number
  readonly rounds: number
  /** After each round: how it has ended by then, and what is so of what is watched. */
  readonly byRound: readonly Round[]
  readonly unresolved: number
}

/** It always says which of the two it was. */
export type ContestAnswer = Answered &
  (
    | { readonly method: 'exact'; readonly states: number }
    | { readonly method: 'simulated'; readonly plays: number; readonly estimatedStates: number }
  )

export function meanOf(values: ReadonlyMap<number, number>): number {
  let [sum, whole] = [0, 0]
  for (const [value, chance] of values) {
    sum += value * chance
    whole += chance
  }
  return whole === 0 ? 0 : sum / whole
}
