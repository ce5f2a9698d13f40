// Fights and other sequences as a Markov chain: states that play on alike are one, so a long fight stays small.
import { type Dice, exploreChances, mapValues, valueKey } from '../dice/index.ts'
import type { Rules } from './book.ts'
import { isRefusal } from './refusal.ts'
import { after } from './run.ts'

export interface ChainQuestion<S, C, E = unknown> {
  /** The next command from a state, whoever gives it; the policies of all sides in one function. */
  readonly policy: (state: S) => C
  /** A word for a state in which it is over; undefined while it goes on. */
  readonly end: (state: S) => string | undefined
  /** Numbers to know of the end: wounds left, grit earned. */
  readonly measures?: Readonly<Record<string, (end: S) => number>>
  /** Whether a round is over with this event; unsaid, every command is a round. */
  readonly endsRound?: (event: E) => boolean
  readonly mostStates?: number
}

export interface ChainAnswer {
  readonly ends: ReadonlyMap<string, number>
  /** How many commands are given until it is over, and how many rounds are begun. */
  readonly expectedLength: number
  readonly expectedRounds: number
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

/** Where a place leads, by number and chance, and whether the round is over with that. */
interface Moves {
  readonly to: Int32Array
  readonly chance: Float64Array
  readonly endsRound: Uint8Array
}

/** What is so when a round is over: the chance of every end by then, and of everything watched. */
export interface Round {
  readonly ends: ReadonlyMap<string, number>
  readonly watched: Readonly<Record<string, number>>
}

/** A throw less likely than this is not followed, and neither is a chance smaller than this in a circle. */
const leastLikely = 1e-18

/** A circle that holds its chance longer than this has no way out worth waiting for. */
const mostPasses = 100_000

/** The places of a chain are found once and kept: a second question about it costs only the sums. */
export class Chain<S, C, E> {
  private readonly rules: Rules<S, C, E>
  private readonly question: ChainQuestion<S, C, E>
  private readonly places: Place<S>[] = []
  private readonly numbers = new Map<string, number>()
  /** Of each place, the chance that a new round begins after it. */
  private readonly newRounds: Float64Array
  /** Every group before those that it leads to. */
  private readonly groups: readonly Group[]

  constructor(rules: Rules<S, C, E>, start: S, question: ChainQuestion<S, C, E>) {
    this.rules = rules
    this.question = question
    this.place(start)
    this.findPlaces()
    this.newRounds = Float64Array.from(this.places, ({ moves }) => (moves ? this.newRoundAfter(moves) : 0))
    this.groups = connected(this.places).map(members => groupOf(members, this.places))
  }

  solve(): ChainAnswer {
    const visits = this.visits()
    const ends = new Map<string, number>()
    const measures: Record<string, Map<number, number>> = {}
    for (const name of Object.keys(this.question.measures ?? {})) measures[name] = new Map()
    let [expectedLength, expectedRounds, resolved] = [0, 1, 0]
    for (const [number, { state, end, moves }] of this.places.entries()) {
      const chance = visits[number] as number
      if (moves) expectedLength += chance
      expectedRounds += chance * (this.newRounds[number] as number)
      if (end === undefined) continue
      resolved += chance
      add(ends, end, chance)
      for (const [name, of] of Object.entries(this.question.measures ?? {}))
        add(measures[name] as Map<number, number>, of(state), chance)
    }
    const unresolved = Math.max(0, 1 - resolved)
    return { ends, expectedLength, expectedRounds, measures, unresolved, states: this.places.length }
  }

  /** Round by round, for as long as more than `open` goes on. */
  rounds(watch: Readonly<Record<string, (state: S) => boolean>> = {}, open = 1e-12, most = 100_000): Round[] {
    const rounds: Round[] = []
    const over = new Map<number, number>()
    let begun = new Map<number, number>([[0, 1]])
    for (let going = 1; going > open && rounds.length < most; ) {
      const next = new Map<number, number>()
      for (let now = begun; now.size > 0; ) now = this.step(now, next, over)
      rounds.push(this.roundWith([...over, ...next], watch))
      going = sumOf(next.values())
      begun = next
    }
    return rounds
  }

  /** One command further: what goes on within the round is given back, the rest is put where it belongs. */
  private step(now: ReadonlyMap<number, number>, next: Map<number, number>, over: Map<number, number>) {
    const still = new Map<number, number>()
    for (const [number, chance] of now) {
      const { moves } = this.places[number] as Place<S>
      if (!moves) add(over, number, chance)
      for (const [i, to] of moves?.to.entries() ?? []) {
        const share = chance * (moves?.chance[i] as number)
        if (this.places[to]?.end !== undefined) add(over, to, share)
        else if (moves?.endsRound[i]) add(next, to, share)
        else if (share > leastLikely) add(still, to, share)
      }
    }
    return still
  }

  private roundWith(
    chances: readonly [number, number][],
    watch: Readonly<Record<string, (state: S) => boolean>>,
  ): Round {
    const ends = new Map<string, number>()
    for (const [number, chance] of chances) {
      const { end } = this.places[number] as Place<S>
      if (end !== undefined) add(ends, end, chance)
    }
    const watched = mapValues(watch, is =>
      sumOf(chances.filter(([number]) => is(this.places[number]!.state)).map(([, chance]) => chance)),
    )
    return { ends, watched }
  }

  /** The chance that a new round begins after this: not when the last one ends with it. */
  private newRoundAfter({ to, chance, endsRound }: Moves): number {
    return sumOf(chance.filter((_, i) => endsRound[i] && this.places[to[i]!]?.end === undefined))
  }

  private findPlaces(): void {
    for (let number = 0; number < this.places.length; number++) {
      const place = this.places[number] as Place<S>
      if (place.end === undefined) place.moves = this.movesOf(place.state)
    }
  }

  private place(state: S): number {
    const print = this.rules.fingerprint(state)
    const known = this.numbers.get(print)
    if (known !== undefined) return known
    const number = this.places.length
    const { mostStates = 200_000 } = this.question
    if (number >= mostStates) throw new ChainTooLarge(`more than ${mostStates} different states`)
    this.places.push({ state, end: this.question.end(state) })
    this.numbers.set(print, number)
    return number
  }

  private movesOf(state: S): Moves {
    const command = this.question.policy(state)
    const decide = (dice: Dice) => this.rules.decide(state, command, dice)
    const { endsRound = () => true } = this.question
    const [within, across] = [new Map<number, number>(), new Map<number, number>()]
    for (const { value, chance } of exploreChances(decide, { leastLikely }).leaves) {
      if (isRefusal(value)) throw new Error(`the policy's command was refused: ${value.text}`)
      add(value.some(endsRound) ? across : within, this.place(after(this.rules, state, value)), chance)
    }
    const moves = [...within, ...across]
    return {
      to: Int32Array.from(moves, ([to]) => to),
      chance: Float64Array.from(moves, ([, chance]) => chance),
      endsRound: Uint8Array.from(moves, (_, i) => (i < within.size ? 0 : 1)),
    }
  }

  /** How often each place is expected to be visited, group after group. */
  private visits(): Float64Array {
    const visits = new Float64Array(this.places.length)
    visits[0] = 1
    for (const { members, inside, outside } of this.groups) {
      const here = members.map(number => visits[number] as number)
      if (inside.share.length > 0) goAround(here, inside)
      for (let i = 0; i < members.length; i++) visits[members[i] as number] = here[i] as number
      const { from, to, share } = outside
      for (let i = 0; i < share.length; i++) visits[to[i]!]! += here[from[i]!]! * share[i]!
    }
    return visits
  }
}

/** Moves in flat lists: from the place at this index in its group. */
interface Edges {
  readonly from: number[]
  readonly to: number[]
  readonly share: number[]
}

/** Places that lead back to each other; most groups are one place that does not even lead to itself. */
interface Group {
  readonly members: readonly number[]
  /** To other members, by their index. */
  readonly inside: Edges
  /** Out of the group, by number. */
  readonly outside: Edges
}

/** What comes in goes around until next to nothing is left of it. */
function goAround(here: number[], { from, to, share }: Edges): void {
  let [going, next] = [here.slice(), here.map(() => 0)]
  for (let left = 1, pass = 0; left > leastLikely && pass < mostPasses; pass++) {
    for (let i = 0; i < share.length; i++) next[to[i]!]! += going[from[i]!]! * share[i]!
    left = 0
    for (let i = 0; i < here.length; i++) {
      here[i]! += next[i]!
      if (next[i]! > left) left = next[i]!
      going[i] = 0
    }
    ;[going, next] = [next, going]
  }
}

const sumOf = (numbers: Iterable<number>): number => {
  let sum = 0
  for (const number of numbers) sum += number
  return sum
}

function add<K>(sums: Map<K, number>, key: K, amount: number): void {
  sums.set(key, (sums.get(key) ?? 0) + amount)
}

/** Strongly connected groups by Tarjan's algorithm, without recursion since chains are long; first groups first. */
function connected(places: readonly { readonly moves?: Moves }[]): number[][] {
  const order = new Int32Array(places.length)
  const low = new Int32Array(places.length)
  const waiting = new Uint8Array(places.length)
  const stack: number[] = []
  const groups: number[][] = []
  const path: { readonly number: number; next: number }[] = []
  let count = 0
  const enter = (number: number) => {
    order[number] = low[number] = ++count
    waiting[number] = 1
    stack.push(number)
    path.push({ number, next: 0 })
  }
  enter(0)
  for (let top = path.at(-1); top; top = path.at(-1)) {
    const { number } = top
    const to = places[number]?.moves?.to[top.next++]
    if (to === undefined) {
      path.pop()
      const above = path.at(-1)
      if (above) low[above.number] = Math.min(low[above.number]!, low[number]!)
      if (low[number] === order[number]) groups.push(cutOff(stack, number, waiting))
    } else if (order[to] === 0) enter(to)
    else if (waiting[to]) low[number] = Math.min(low[number]!, order[to]!)
  }
  return groups.reverse()
}

function cutOff(stack: number[], first: number, waiting: Uint8Array): number[] {
  const group = stack.splice(stack.lastIndexOf(first))
  for (const number of group) waiting[number] = 0
  return group
}

function groupOf(members: readonly number[], places: readonly { readonly moves?: Moves }[]): Group {
  const index = new Map(members.map((number, i) => [number, i]))
  const inside: Edges = { from: [], to: [], share: [] }
  const outside: Edges = { from: [], to: [], share: [] }
  for (const [from, number] of members.entries())
    for (const [i, to] of places[number]?.moves?.to.entries() ?? []) {
      const edges = index.has(to) ? inside : outside
      edges.from.push(from)
      edges.to.push(index.get(to) ?? to)
      edges.share.push(places[number]?.moves?.chance[i] as number)
    }
  return { members, inside, outside }
}

export const chain = <S, C, E>(rules: Rules<S, C, E>, state: S, question: ChainQuestion<S, C, E>): ChainAnswer =>
  new Chain(rules, state, question).solve()

/** A fingerprint for states that are plain data and have no history in them. */
export const printOf = (...parts: readonly unknown[]): string => parts.map(part => String(valueKey(part))).join('|')
