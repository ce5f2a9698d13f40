// Fights and other sequences as a Markov chain: states that play on alike are one, so a long fight stays small.
import { explore, toNumber, valueKey } from '../dice/index.ts'
import type { Rules } from './book.ts'
import { isRefusal } from './refusal.ts'
import { after } from './run.ts'

export interface ChainQuestion<S, C> {
  /** The next command from a state, whoever gives it; the policies of all sides in one function. */
  readonly policy: (state: S) => C
  /** A word for a state in which it is over; undefined while it goes on. */
  readonly end: (state: S) => string | undefined
  /** Numbers to know of the end: wounds left, grit earned. */
  readonly measures?: Readonly<Record<string, (end: S) => number>>
  /** Play stops when no more than this much is still open. */
  readonly open?: number
  readonly mostSteps?: number
  readonly mostStates?: number
}

export interface ChainAnswer {
  readonly ends: ReadonlyMap<string, number>
  /** `lengths[n]`: the chance that it is over after exactly n commands. */
  readonly lengths: readonly number[]
  readonly expectedLength: number
  readonly measures: Readonly<Record<string, ReadonlyMap<number, number>>>
  /** What had not ended when the question was left; reported, never rescaled. */
  readonly unresolved: number
  readonly states: number
}

export class ChainTooLarge extends Error {}

interface Place<S> {
  readonly state: S
  readonly end: string | undefined
  moves?: Moves
}

/** Where a place leads, by number and chance. `lost` is what was too unlikely to follow. */
interface Moves {
  readonly to: Int32Array
  readonly chance: Float64Array
  readonly lost: number
}

/** The places of a chain, found as play reaches them; kept, so that a second question about it costs only the sums. */
export class Chain<S, C, E> {
  private readonly rules: Rules<S, C, E>
  private readonly start: S
  private readonly question: ChainQuestion<S, C>
  private readonly places: Place<S>[] = []
  private readonly numbers = new Map<string, number>()

  constructor(rules: Rules<S, C, E>, start: S, question: ChainQuestion<S, C>) {
    this.rules = rules
    this.start = start
    this.question = question
  }

  solve(): ChainAnswer {
    const { open = 1e-13, mostSteps = 100_000 } = this.question
    const over = new Map<number, number>()
    const lengths: number[] = []
    let now = new Map<number, number>([[this.place(this.start), 1]])
    let [expectedLength, lost] = [0, 0]
    for (let step = 0; step <= mostSteps && now.size > 0; step++) {
      const next = new Map<number, number>()
      let [ended, going] = [0, 0]
      for (const [number, chance] of now) {
        if ((this.places[number] as Place<S>).end === undefined) going += chance
        else {
          over.set(number, (over.get(number) ?? 0) + chance)
          ended += chance
        }
      }
      lengths.push(ended)
      expectedLength += ended * step
      if (going <= open) {
        lost += going
        break
      }
      for (const [number, chance] of now) {
        if ((this.places[number] as Place<S>).end === undefined) lost += this.spread(number, chance, next)
      }
      now = next
      if (step === mostSteps) for (const chance of now.values()) lost += chance
    }
    return { ...this.sums(over), lengths, expectedLength, unresolved: lost, states: this.places.length }
  }

  private spread(number: number, chance: number, into: Map<number, number>): number {
    const { to, chance: share, lost } = this.moves(number)
    for (let i = 0; i < to.length; i++) {
      const target = to[i] as number
      into.set(target, (into.get(target) ?? 0) + chance * (share[i] as number))
    }
    return chance * lost
  }

  private place(state: S): number {
    const print = this.rules.fingerprint(state)
    let number = this.numbers.get(print)
    if (number === undefined) {
      number = this.places.length
      const { mostStates = 2_000_000 } = this.question
      if (number >= mostStates) throw new ChainTooLarge(`more than ${mostStates} different states`)
      this.places.push({ state, end: this.question.end(state) })
      this.numbers.set(print, number)
    }
    return number
  }

  private moves(number: number): Moves {
    const place = this.places[number] as Place<S>
    if (!place.moves) place.moves = this.findMoves(place.state)
    return place.moves
  }

  private findMoves(state: S): Moves {
    const command = this.question.policy(state)
    const { leaves, unresolved } = explore(dice => this.rules.decide(state, command, dice), { leastLikely: 1e-18 })
    const chances = new Map<number, number>()
    for (const { value, ways, outOf } of leaves) {
      if (isRefusal(value)) throw new Error(`the policy's command was refused: ${value.text}`)
      const number = this.place(after(this.rules, state, value))
      chances.set(number, (chances.get(number) ?? 0) + toNumber({ over: ways, under: outOf }))
    }
    return {
      to: Int32Array.from(chances.keys()),
      chance: Float64Array.from(chances.values()),
      lost: toNumber(unresolved),
    }
  }

  private sums(over: ReadonlyMap<number, number>): Pick<ChainAnswer, 'ends' | 'measures'> {
    const ends = new Map<string, number>()
    const measures: Record<string, Map<number, number>> = {}
    for (const [number, chance] of over) {
      const { state, end } = this.places[number] as Place<S>
      ends.set(end as string, (ends.get(end as string) ?? 0) + chance)
      for (const [name, of] of Object.entries(this.question.measures ?? {})) {
        measures[name] ??= new Map()
        const value = of(state)
        measures[name].set(value, (measures[name].get(value) ?? 0) + chance)
      }
    }
    return { ends, measures }
  }
}

export const chain = <S, C, E>(rules: Rules<S, C, E>, state: S, question: ChainQuestion<S, C>): ChainAnswer =>
  new Chain(rules, state, question).solve()

/** A fingerprint for states that are plain data and have no history in them. */
export const printOf = (...parts: readonly unknown[]): string => parts.map(part => String(valueKey(part))).join('|')
