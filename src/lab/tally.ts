// What is counted while contests are played out: plain data, so that it can come from another thread and be added up.
import { type Draw, fastDraw, unrecorded } from '../dice/index.ts'
import { isRefusal, type Round } from '../kernel/index.ts'
import { type Contest, type ContestAnswer, type MeasureAnswer, meanOf } from './contest.ts'

/** Under a name, how often each number came. */
type Counts = Map<string, Map<number, number>>

export interface Tally {
  plays: number
  commands: number
  /** Plays that went on for too long to be an answer. */
  endless: number
  /** Of every end, in which round it came. */
  readonly ends: Counts
  readonly measures: Counts
  /** Of everything watched, after which rounds it was so, and in which rounds the play ended with it. */
  readonly watched: Counts
  readonly watchedAtEnd: Counts
  /** Fingerprints of the states that were met, from which their number is estimated. */
  readonly met: Map<string, number>
}

export interface Batch {
  readonly number: number
  readonly seed: number
  readonly plays: number
}

const mostCommands = 10_000

export const emptyTally = (): Tally => ({
  plays: 0,
  commands: 0,
  endless: 0,
  ends: new Map(),
  measures: new Map(),
  watched: new Map(),
  watchedAtEnd: new Map(),
  met: new Map(),
})

/** A batch of plays; the same number and seed give the same plays wherever they are played. */
export function playBatch<S, C, E>(contest: Contest<S, C, E>, { number, seed, plays }: Batch): Tally {
  const tally = emptyTally()
  const draw = fastDraw(seed + number * 2 ** 32)
  // The states of the first batch are enough to estimate how many there are.
  const meet = number === 0 ? (state: S) => count(tally.met, contest.rules.fingerprint(state)) : () => {}
  for (let i = 0; i < plays; i++) playOut(contest, draw, tally, meet)
  return tally
}

function playOut<S, C, E>(contest: Contest<S, C, E>, draw: Draw, tally: Tally, meet: (state: S) => void): void {
  const { rules, next, end, measures, endsRound, watch } = contest
  const dice = unrecorded(draw)
  let [state, round] = [contest.start, 1]
  const look = (counts: Counts) => {
    for (const [name, is] of Object.entries(watch)) if (is(state)) countIn(counts, name, round)
  }
  tally.plays++
  for (let commands = 0; commands < mostCommands; commands++) {
    meet(state)
    const decision = rules.decide(state, next(state), dice)
    if (isRefusal(decision)) throw new Error(`the policy's command was refused: ${decision.text}`)
    state = decision.reduce((now, event) => rules.evolve(now, event), state)
    tally.commands++
    const word = end(state)
    if (word !== undefined) {
      countIn(tally.ends, word, round)
      for (const [name, of] of Object.entries(measures)) countIn(tally.measures, name, of(state))
      look(tally.watchedAtEnd)
      return
    }
    if (decision.some(endsRound)) {
      look(tally.watched)
      round++
    }
  }
  tally.endless++
}

/** Adds what another tally has. */
export function addTally(to: Tally, from: Tally): void {
  to.plays += from.plays
  to.commands += from.commands
  to.endless += from.endless
  for (const table of ['ends', 'measures', 'watched', 'watchedAtEnd'] as const)
    for (const [name, counts] of from[table])
      for (const [value, times] of counts) countIn(to[table], name, value, times)
  for (const [print, times] of from.met) count(to.met, print, times)
}

/** 97.5 % of a normal distribution lies below this many standard deviations. */
const z = 1.959_963_985

/** Half of Wilson's interval, which is honest near 0 and 1 too. */
function halfInterval(times: number, plays: number): number {
  const share = times / plays
  return (z / (1 + z ** 2 / plays)) * Math.sqrt((share * (1 - share)) / plays + z ** 2 / (4 * plays ** 2))
}

/** The widest half interval of all ends, and half of the widest of what is watched: that may be twice as wide. */
export function worstOf({ ends, watchedAtEnd, plays }: Tally): number {
  const widest = (counts: Counts) => Math.max(...[...counts.values()].map(times => halfInterval(sum(times), plays)), 0)
  return Math.max(widest(ends), widest(watchedAtEnd) / 2)
}

export function answerOf(tally: Tally, knownStates = 0): ContestAnswer {
  const { plays, ends, measures, commands, endless } = tally
  const byRound = roundsOf(tally)
  const rounds = [...ends.values()]
    .flatMap(counts => [...counts])
    .reduce((all, [round, times]) => all + round * times, 0)
  return {
    method: 'simulated',
    plays,
    estimatedStates: Math.max(knownStates, estimatedStates(tally)),
    ends: new Map(
      [...ends].map(([word, counts]) => {
        const times = sum(counts)
        return [word, { chance: times / plays, within: halfInterval(times, plays) }]
      }),
    ),
    measures: Object.fromEntries([...measures].map(([name, times]) => [name, measureOf(times, plays)])),
    length: commands / plays,
    rounds: rounds / Math.max(1, plays - endless),
    byRound,
    unresolved: endless / plays,
  }
}

function measureOf(times: ReadonlyMap<number, number>, plays: number): MeasureAnswer {
  const values = new Map([...times].map(([value, count]) => [value, count / plays]))
  const mean = meanOf(values)
  let variance = 0
  for (const [value, chance] of values) variance += (value - mean) ** 2 * chance
  return { values, mean, within: z * Math.sqrt(variance / plays) }
}

/** What was so when a play ended stays so in the rounds that it did not need. */
function roundsOf({ ends, watched, watchedAtEnd, plays }: Tally): Round[] {
  const last = Math.max(0, ...[...ends.values()].flatMap(counts => [...counts.keys()]))
  const upTo = (counts: ReadonlyMap<number, number> | undefined, round: number) =>
    sum([...(counts ?? [])].filter(([n]) => n <= round))
  const names = new Set([...watched.keys(), ...watchedAtEnd.keys()])
  return Array.from({ length: last }, (_, i) => i + 1).map(round => ({
    ends: new Map([...ends].map(([word, counts]) => [word, upTo(counts, round) / plays])),
    watched: Object.fromEntries(
      [...names].map(name => [
        name,
        ((watched.get(name)?.get(round) ?? 0) + upTo(watchedAtEnd.get(name), round)) / plays,
      ]),
    ),
  }))
}

/** Chao's estimate: how many states there are, from how many were met exactly once and exactly twice. */
function estimatedStates({ met }: Tally): number {
  let [once, twice] = [0, 0]
  for (const times of met.values()) {
    if (times === 1) once++
    else if (times === 2) twice++
  }
  return Math.round(met.size + (once * (once - 1)) / (2 * (twice + 1)))
}

function sum(counts: Iterable<readonly [number, number]>): number {
  let all = 0
  for (const [, times] of counts) all += times
  return all
}

function countIn(counts: Counts, name: string, value: number, times = 1): void {
  let values = counts.get(name)
  if (!values) {
    values = new Map()
    counts.set(name, values)
  }
  count(values, value, times)
}

function count<K>(counts: Map<K, number>, key: K, times = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + times)
}
