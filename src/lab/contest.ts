// A contest: rules, a start, and who does what. Solved exactly where its states are few enough, played out otherwise.
import { type Draw, fastDraw, unrecorded } from '../dice/index.ts'
import { Chain, ChainTooLarge, isRefusal, type Rules } from '../kernel/index.ts'

export interface Contest<S, C, E> {
  readonly rules: Rules<S, C, E>
  readonly start: S
  /** The next command, whoever gives it. */
  readonly next: (state: S) => C
  /** A word for a state in which it is over. */
  readonly end: (state: S) => string | undefined
  /** Numbers to know of the end. */
  readonly measures: Readonly<Record<string, (end: S) => number>>
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
  /** How many commands it takes, on average. */
  readonly length: number
  readonly unresolved: number
}

/** It always says which of the two it was. */
export type ContestAnswer = Answered &
  (
    | { readonly method: 'exact'; readonly states: number }
    | { readonly method: 'simulated'; readonly plays: number; readonly estimatedStates: number }
  )

export interface Effort {
  /** More states than this are not solved exactly. */
  readonly mostStates?: number
  /** Simulation stops when every chance is this close, with 95 % confidence, … */
  readonly within?: number
  /** … or after this many plays. */
  readonly plays?: number
  readonly seed?: number
  readonly progress?: (done: number) => void
  /** Asked now and then; simulation stops with what it has. */
  readonly cancelled?: () => boolean
}

const defaults = { mostStates: 30_000, within: 0.005, plays: 200_000, seed: 1 }

export function answer<S, C, E>(contest: Contest<S, C, E>, effort: Effort = {}): ContestAnswer {
  try {
    return solve(contest, effort.mostStates)
  } catch (error) {
    if (!(error instanceof ChainTooLarge)) throw error
    return simulate(contest, effort)
  }
}

/** Exactly, as a Markov chain; throws `ChainTooLarge` when there are too many states. */
export function solve<S, C, E>(contest: Contest<S, C, E>, mostStates = defaults.mostStates): ContestAnswer {
  const { next: policy, end, measures, rules, start } = contest
  const found = new Chain(rules, start, { policy, end, measures, mostStates }).solve()
  return {
    method: 'exact',
    states: found.states,
    ends: new Map([...found.ends].map(([word, chance]) => [word, { chance, within: 0 }])),
    measures: Object.fromEntries(
      Object.entries(found.measures).map(([name, values]) => [name, { values, mean: meanOf(values), within: 0 }]),
    ),
    length: found.expectedLength,
    unresolved: found.unresolved,
  }
}

/** 97.5 % of a normal distribution lies below this many standard deviations. */
const z = 1.959_963_985
const batch = 500
const mostCommands = 10_000

/** By seeded plays, in batches, until it is close enough. */
export function simulate<S, C, E>(contest: Contest<S, C, E>, effort: Effort = {}): ContestAnswer {
  const { within, plays: most, seed } = { ...defaults, ...effort }
  const tally = new Tally()
  const draw = fastDraw(seed)
  while (tally.plays < most && !effort.cancelled?.()) {
    for (let i = 0; i < batch && tally.plays < most; i++) playOut(contest, draw, tally)
    effort.progress?.(Math.min(1, Math.max(tally.plays / most, (within / tally.worst()) ** 2)))
    if (tally.plays >= 2 * batch && tally.worst() <= within) break
  }
  return tally.answer()
}

function playOut<S, C, E>({ rules, start, next, end, measures }: Contest<S, C, E>, draw: Draw, tally: Tally): void {
  const dice = unrecorded(draw)
  let state = start
  for (let commands = 0; commands < mostCommands; commands++) {
    const word = end(state)
    if (word !== undefined) {
      tally.ended(word, commands)
      for (const [name, of] of Object.entries(measures)) tally.measured(name, of(state))
      return
    }
    if (tally.plays < batch) tally.seen(rules.fingerprint(state))
    const decision = rules.decide(state, next(state), dice)
    if (isRefusal(decision)) throw new Error(`the policy's command was refused: ${decision.text}`)
    state = decision.reduce((now, event) => rules.evolve(now, event), state)
  }
  tally.ended(undefined, mostCommands)
}

class Tally {
  plays = 0
  private commands = 0
  private endless = 0
  private readonly words = new Map<string, number>()
  private readonly numbers = new Map<string, Map<number, number>>()
  private readonly prints = new Map<string, number>()

  ended(word: string | undefined, commands: number): void {
    this.plays++
    this.commands += commands
    if (word === undefined) this.endless++
    else count(this.words, word)
  }

  measured(name: string, value: number): void {
    let values = this.numbers.get(name)
    if (!values) {
      values = new Map()
      this.numbers.set(name, values)
    }
    count(values, value)
  }

  seen(print: string): void {
    count(this.prints, print)
  }

  /** The widest half interval of all ends. */
  worst(): number {
    return Math.max(...[...this.words.values()].map(times => halfInterval(times, this.plays)), 0)
  }

  answer(): ContestAnswer {
    const ends = [...this.words].map(
      ([word, times]) => [word, { chance: times / this.plays, within: halfInterval(times, this.plays) }] as const,
    )
    return {
      method: 'simulated',
      plays: this.plays,
      estimatedStates: this.estimatedStates(),
      ends: new Map(ends),
      measures: Object.fromEntries([...this.numbers].map(([name, times]) => [name, this.measure(times)])),
      length: this.commands / this.plays,
      unresolved: this.endless / this.plays,
    }
  }

  private measure(times: ReadonlyMap<number, number>): MeasureAnswer {
    const values = new Map([...times].map(([value, count]) => [value, count / this.plays]))
    const mean = meanOf(values)
    let variance = 0
    for (const [value, chance] of values) variance += (value - mean) ** 2 * chance
    return { values, mean, within: z * Math.sqrt(variance / this.plays) }
  }

  /** Chao's estimate: how many states there are, from how many were met exactly once and exactly twice. */
  private estimatedStates(): number {
    let [once, twice] = [0, 0]
    for (const times of this.prints.values()) {
      if (times === 1) once++
      else if (times === 2) twice++
    }
    return Math.round(this.prints.size + (once * (once - 1)) / (2 * (twice + 1)))
  }
}

/** Half of Wilson's interval, which is honest near 0 and 1 too. */
function halfInterval(times: number, plays: number): number {
  const share = times / plays
  return (z / (1 + z ** 2 / plays)) * Math.sqrt((share * (1 - share)) / plays + z ** 2 / (4 * plays ** 2))
}

function meanOf(values: ReadonlyMap<number, number>): number {
  let [sum, whole] = [0, 0]
  for (const [value, chance] of values) {
    sum += value * chance
    whole += chance
  }
  return whole === 0 ? 0 : sum / whole
}

function count<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
