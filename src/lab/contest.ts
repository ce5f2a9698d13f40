// A contest: rules, a start, and who does what. Solved exactly where its states are few enough, played out otherwise.
import { Chain, ChainTooLarge, type Round, type Rules } from '../kernel/index.ts'
import { type Effort, simulate } from './simulate.ts'

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

/** More states than this are not solved exactly unless that is asked for. */
export const usualStates = 30_000
/** Round by round is told until all but this has ended; few want to know more. */
const openRounds = 0.001
const mostRounds = 200

export function answer<S, C, E>(contest: Contest<S, C, E>, effort: Effort = {}): ContestAnswer {
  const { mostStates = usualStates } = effort
  return solveWithin(contest, mostStates) ?? simulate(contest, { ...effort, knownStates: mostStates })
}

/** Nothing when there are too many states. */
export function solveWithin<S, C, E>(contest: Contest<S, C, E>, mostStates: number): ContestAnswer | undefined {
  try {
    return solve(contest, mostStates)
  } catch (error) {
    if (error instanceof ChainTooLarge) return undefined
    throw error
  }
}

/** Exactly, as a Markov chain; throws `ChainTooLarge` when there are too many states. */
export function solve<S, C, E>(contest: Contest<S, C, E>, mostStates = usualStates): ContestAnswer {
  const { next: policy, rules, start, watch } = contest
  const chain = new Chain(rules, start, { ...contest, policy, mostStates })
  const found = chain.solve()
  return {
    method: 'exact',
    states: found.states,
    ends: new Map([...found.ends].map(([word, chance]) => [word, { chance, within: 0 }])),
    measures: Object.fromEntries(
      Object.entries(found.measures).map(([name, values]) => [name, { values, mean: meanOf(values), within: 0 }]),
    ),
    length: found.expectedLength,
    rounds: found.expectedRounds,
    byRound: chain.rounds(watch, openRounds, mostRounds),
    unresolved: found.unresolved,
  }
}

export function meanOf(values: ReadonlyMap<number, number>): number {
  let [sum, whole] = [0, 0]
  for (const [value, chance] of values) {
    sum += value * chance
    whole += chance
  }
  return whole === 0 ? 0 : sum / whole
}
