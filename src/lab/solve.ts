// A contest solved exactly where its states are few enough, played out otherwise.
import { Chain, ChainTooLarge } from '../kernel/index.ts'
import { type Contest, type ContestAnswer, meanOf } from './contest.ts'
import { type Effort, simulate } from './simulate.ts'

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
