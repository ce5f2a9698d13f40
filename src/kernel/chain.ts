// Fights and other sequences as a Markov chain: states that play on alike are one, so a long fight stays small.
import { type Dice, exploreChances, valueKey } from '../dice/index.ts'
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
  readonly mostStates?: number
}

export interface ChainAnswer {
  readonly ends: ReadonlyMap<string, number>
  /** How many commands are given until it is over. */
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

/** Where a place leads, by number and chance. */
interface Moves {
  readonly to: Int32Array
  readonly chance: Float64Array
}

/** A throw less likely than this is not followed, and neither is a chance smaller than this in a circle. */
const leastLikely = 1e-18

/** A circle that holds its chance longer than this has no way out worth waiting for. */
const mostPasses = 100_000

/** The places of a chain are found once and kept: a second question about it costs only the sums. */
export class Chain<S, C, E> {
  private readonly rules: Rules<S, C, E>
  private readonly question: ChainQuestion<S, C>
  private readonly places: Place<S>[] = []
  private readonly numbers = new Map<string, number>()
  /** Every group before those that it leads to. */
  private readonly groups: readonly Group[]

  constructor(rules: Rules<S, C, E>, start: S, question: ChainQuestion<S, C>) {
    this.rules = rules
    this.question = question
    this.place(start)
    this.findPlaces()
    this.groups = connected(this.places).map(members => groupOf(members, this.places))
  }

  solve(): ChainAnswer {
    const visits = this.visits()
    const ends = new Map<string, number>()
    const measures: Record<string, Map<number, number>> = {}
    for (const name of Object.keys(this.question.measures ?? {})) measures[name] = new Map()
    let [expectedLength, resolved] = [0, 0]
    for (const [number, { state, end, moves }] of this.places.entries()) {
      const chance = visits[number] as number
      if (moves) expectedLength += chance
      if (end === undefined) continue
      resolved += chance
      add(ends, end, chance)
      for (const [name, of] of Object.entries(this.question.measures ?? {}))
        add(measures[name] as Map<number, number>, of(state), chance)
    }
    return { ends, expectedLength, measures, unresolved: Math.max(0, 1 - resolved), states: this.places.length }
  }

  /** `lengths[n]`: the chance that it is over after exactly n commands, for as long as more than `open` goes on. */
  lengths(open = 1e-12, most = 100_000): number[] {
    const lengths: number[] = []
    let now = new Map<number, number>([[0, 1]])
    for (let going = 1; going > open && lengths.length <= most; ) {
      const next = new Map<number, number>()
      let ended = 0
      going = 0
      for (const [number, chance] of now) {
        const { end, moves } = this.places[number] as Place<S>
        if (end !== undefined) ended += chance
        if (!moves) continue
        going += chance
        for (const [i, to] of moves.to.entries()) add(next, to, chance * (moves.chance[i] as number))
      }
      lengths.push(ended)
      now = next
    }
    return lengths
  }

  private findPlaces(): void {
    for (let number = 0; number < this.places.length; number++) {
      const place = this.places[number] as Place<S>
      if (place.end === undefined) place.moves = this.movesOf(place)
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

  private movesOf({ state }: Place<S>): Moves {
    const command = this.question.policy(state)
    const decide = (dice: Dice) => this.rules.decide(state, command, dice)
    const chances = new Map<number, number>()
    for (const { value, chance } of exploreChances(decide, { leastLikely }).leaves) {
      if (isRefusal(value)) throw new Error(`the policy's command was refused: ${value.text}`)
      add(chances, this.place(after(this.rules, state, value)), chance)
    }
    return { to: Int32Array.from(chances.keys()), chance: Float64Array.from(chances.values()) }
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

export const chain = <S, C, E>(rules: Rules<S, C, E>, state: S, question: ChainQuestion<S, C>): ChainAnswer =>
  new Chain(rules, state, question).solve()

/** A fingerprint for states that are plain data and have no history in them. */
export const printOf = (...parts: readonly unknown[]): string => parts.map(part => String(valueKey(part))).join('|')
