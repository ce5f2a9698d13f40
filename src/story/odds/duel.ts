// A fight against one foe as a small graph over the states of the foe: which exchange leads where, whatever the reader's health.
import type { FoeKind } from '../../books/gamebook/types.ts'
import type { Build } from './builds.ts'
import { type Action, type Exchange, type FoeState, land } from './exchange.ts'

/** How a fight can end for somebody who lives. */
export interface DuelEnd {
  readonly how: 'win' | 'fled'
  readonly xp: number
  /** Among all ends of fights against this foe. */
  readonly number: number
}

/** Chance, damage and where to, three numbers for each thing that an action can do: to a state by its number, to an end below zero. */
type Arcs = Float64Array

/** The arcs of an action in each state of the foe; equal for all builds that are equal in what the action asks for. */
type Table = (Arcs | undefined)[]

const perfect = 10_000
const untouched: FoeState = { damage: 0, reduced: 0, stunned: false }

type Exchanges = (build: Build, action: Action, state: FoeState) => readonly Exchange[]

/** One foe, whoever fights it: its states, and what has been worked out of them. */
export class Opponent {
  readonly states: FoeState[] = []
  readonly ends: DuelEnd[] = []
  private readonly kind: FoeKind
  private readonly exchanges: Exchanges
  private readonly stateNumbers = new Map<string, number>()
  private readonly endNumbers = new Map<string, number>()
  private readonly tables = new Map<string, Table>()
  private readonly alike = new Map<string, Arcs>()

  constructor(kind: FoeKind, exchanges: Exchanges) {
    this.kind = kind
    this.exchanges = exchanges
    this.state(untouched)
  }

  table(key: string): Table {
    const table = this.tables.get(key) ?? []
    this.tables.set(key, table)
    return table
  }

  arcs(table: Table, build: Build, action: Action, state: number): Arcs {
    let arcs = table[state]
    if (!arcs) {
      const from = this.states[state] as FoeState
      const all = this.exchanges(build, action, from).flatMap(each => [each.chance, each.damage, this.to(from, each)])
      const text = all.join()
      arcs = this.alike.get(text) ?? Float64Array.from(all)
      this.alike.set(text, arcs)
      table[state] = arcs
    }
    return arcs
  }

  private to(from: FoeState, each: Exchange): number {
    const to = land(this.kind, perfect, from, each)
    if (to === 'death') throw new Error('nobody falls in perfect health')
    return typeof to === 'string' ? -1 - this.end(to, to === 'win' ? this.kind.ds : each.xp) : this.state(to.state)
  }

  private state(state: FoeState): number {
    return numbered(this.states, this.stateNumbers, `${state.damage} ${state.reduced} ${state.stunned}`, state)
  }

  private end(how: DuelEnd['how'], xp: number): number {
    return numbered(this.ends, this.endNumbers, `${how} ${xp}`, { how, xp, number: this.ends.length })
  }
}

function numbered<T>(list: T[], numbers: Map<string, number>, key: string, value: T): number {
  const known = numbers.get(key) ?? list.push(value) - 1
  numbers.set(key, known)
  return known
}

/** A state of the foe, and the arcs of each action in it. */
interface Stand {
  readonly number: number
  readonly actions: readonly Arcs[]
}

/** Places of states, each after those that it leads to, unless one can go round in circles. */
interface Group {
  readonly places: readonly number[]
  readonly circular: boolean
}

interface Move {
  readonly chance: number
  readonly damage: number
  readonly to: number
}

/** Nobody has more health than this, and no blow that matters costs more. */
const hale = 63
/** A line of values by health: where nobody is alive any more stands what death is worth. */
const [width, alive] = [2 * hale + 2, hale + 1]

/** Every fight is solved on the same slate: a line for each state of the foe, then a line for each end. */
let slate = new Float64Array(0)

/** The fight of a build against a foe. */
export class Duel {
  /** The ends that can come about. */
  readonly ends: readonly DuelEnd[]
  /** States with the same damage, most damage first: within such a group alone one can go back and forth unhurt. */
  private readonly groups: readonly Group[]
  private readonly states: number
  private readonly first: number
  /** Where the actions of each state begin, where the chances of each action begin, and where on the slate each of them leads, counted from one's health. */
  private readonly actionsFrom: Int32Array
  private readonly chancesFrom: Int32Array
  private readonly chances: Float64Array
  private readonly leads: Int32Array

  constructor(
    opponent: Opponent,
    build: Build,
    actions: readonly Action[],
    ambushed: readonly Action[] | undefined,
    keyOf: (action: Action) => string,
  ) {
    const standOf = (number: number, from: number, all: readonly Action[]): Stand => ({
      number,
      // Actions that do the same are one.
      actions: [...new Set(all.map(action => opponent.arcs(opponent.table(keyOf(action)), build, action, from)))],
    })
    const hurried = ambushed && standOf(ambush, 0, ambushed)
    const found = reached(hurried, number => standOf(number, number, actions))
    this.ends = found.ends.map(number => opponent.ends[number] as DuelEnd)
    const stateOf = ({ number }: Stand): FoeState => opponent.states[number] as FoeState
    const stands = found.stands.sort(
      (a, b) => stateOf(b).damage - stateOf(a).damage || stateOf(b).reduced - stateOf(a).reduced,
    )
    const all = hurried ? [...stands, hurried] : stands
    this.states = all.length
    const places = new Map(all.map(({ number }, place) => [number, place]))
    this.first = places.get(hurried ? ambush : 0) as number
    const level = (place: number) => (all[place] === hurried ? ambush : stateOf(all[place] as Stand).damage)
    this.groups = [...Map.groupBy(all.keys(), level).values()].map(group => grouped(group, all, places))

    const actionsFrom = [0]
    const chancesFrom = [0]
    const chances: number[] = []
    const leads: number[] = []
    const lines = new Map(this.ends.map(({ number }, i) => [-1 - number, all.length + i]))
    for (const stand of all) {
      for (const moves of stand.actions.map(arcs => movesOf(arcs, stand.number))) {
        if (moves.length === 0) continue
        for (const { chance, damage, to } of moves) {
          chances.push(chance)
          leads.push(((places.get(to) ?? lines.get(to)) as number) * width + alive - Math.min(damage, alive))
        }
        chancesFrom.push(chances.length)
      }
      actionsFrom.push(chancesFrom.length - 1)
    }
    this.actionsFrom = Int32Array.from(actionsFrom)
    this.chancesFrom = Int32Array.from(chancesFrom)
    this.chances = Float64Array.from(chances)
    this.leads = Int32Array.from(leads)
  }

  /**
   * Whether the fight is beyond doubt no better than something else at any health. Nobody does better than to live as
   * often as can be and to come to the best that fleeing brings, and to win as often as can be and to gain the rest.
   */
  isPoor(most: number, { data, at }: Rows, other: Float64Array): boolean {
    const { live, win } = this.oddsTo(most)
    let [won, fled] = [0, 0]
    for (let health = 1; health <= most; health++) {
      for (const [i, { how }] of this.ends.entries()) {
        const worth = data[(at[i] as number) + health] as number
        if (how === 'win') won = Math.max(won, worth)
        else fled = Math.max(fled, worth)
      }
      const bound = (live[health] as number) * fled + (win[health] as number) * Math.max(0, won - fled)
      if (bound > (other[health] as number)) return false
    }
    return true
  }

  private odds: { readonly live: Float64Array; readonly win: Float64Array } | undefined

  /** The best chance to live, and the best chance to win, from each health. */
  private oddsTo(most: number): { readonly live: Float64Array; readonly win: Float64Array } {
    if (!this.odds || this.odds.live.length <= most) {
      const data = new Float64Array(2 * most + 2).fill(1, most + 1)
      const worth = (isWorth: (end: DuelEnd) => boolean): Float64Array => {
        const sum = new Float64Array(most + 1)
        this.solve(most, { data, at: this.ends.map(end => (isWorth(end) ? most + 1 : 0)) }, 0, sum)
        return sum
      }
      this.odds = { live: worth(() => true), win: worth(({ how }) => how === 'win') }
    }
    return this.odds
  }

  /** What the fight is worth from each health, by what each end is worth. */
  solve(most: number, { data, at }: Rows, death: number, into: Float64Array): void {
    const lines = this.states + this.ends.length
    if (lines * width > slate.length) slate = new Float64Array(lines * width)
    for (let line = 0; line < lines; line++) slate.fill(death, line * width, line * width + alive + 1)
    for (let i = 0; i < this.ends.length; i++) {
      const line = (this.states + i) * width + alive
      const from = at[i] as number
      for (let health = 1; health <= most; health++) slate[line + health] = data[from + health] as number
    }
    for (let health = 1; health <= most; health++) for (const group of this.groups) this.settle(group, health)
    const line = this.first * width + alive
    for (let health = 1; health <= most; health++) into[health] = slate[line + health] as number
  }

  private settle({ places, circular }: Group, health: number): void {
    if (circular) for (const place of places) slate[place * width + alive + health] = 0
    for (let sweep = 0; sweep < mostSweeps; sweep++) {
      let moved = false
      for (const place of places) {
        const mine = place * width + alive + health
        const now = this.best(place, health)
        if (now > (slate[mine] as number)) moved = true
        slate[mine] = now
      }
      if (!moved || !circular) return
    }
  }

  private best(place: number, health: number): number {
    const { actionsFrom, chancesFrom, chances, leads } = this
    const values = slate
    const end = actionsFrom[place + 1] as number
    let best = 0
    let chance = chancesFrom[actionsFrom[place] as number] as number
    for (let action = actionsFrom[place] as number; action < end; action++) {
      const until = chancesFrom[action + 1] as number
      let sum = 0
      for (; chance < until; chance++)
        sum += (chances[chance] as number) * (values[(leads[chance] as number) + health] as number)
      if (sum > best) best = sum
    }
    return best
  }
}

/** What the ends of a fight are worth: each a row by health that begins at its place. */
export interface Rows {
  readonly data: Float64Array
  readonly at: readonly number[] | Int32Array
}

/** Stands for the first state, as long as one is ambushed in it. */
const ambush = Number.MIN_SAFE_INTEGER

/** All states and ends that a fight can come to. */
function reached(hurried: Stand | undefined, standOf: (number: number) => Stand): { stands: Stand[]; ends: number[] } {
  const stands: Stand[] = []
  const open = [0]
  const seen = new Set(open)
  const ends = new Set<number>()
  const note = ({ actions }: Stand): void => {
    for (const arcs of actions)
      for (let i = 2; i < arcs.length; i += 3) {
        const to = arcs[i] as number
        if (to < 0) ends.add(-1 - to)
        else if (!seen.has(to)) {
          seen.add(to)
          open.push(to)
        }
      }
  }
  if (hurried) note(hurried)
  for (let number = open.pop(); number !== undefined; number = open.pop()) {
    const stand = standOf(number)
    stands.push(stand)
    note(stand)
  }
  return { stands, ends: [...ends] }
}

function grouped(group: readonly number[], all: readonly Stand[], places: ReadonlyMap<number, number>): Group {
  const last = group.at(-1) as number
  const leadsOn = (arcs: Arcs, from: number): boolean =>
    arcs.some((to, i) => {
      const place = i % 3 === 2 && arcs[i - 1] === 0 ? places.get(to) : undefined
      return place !== undefined && place > from && place <= last
    })
  return {
    places: group,
    circular: group.some(place => (all[place] as Stand).actions.some(arcs => leadsOn(arcs, place))),
  }
}

/** What an action comes to when it is done until it changes something; nothing where it never does. */
function movesOf(arcs: Arcs, number: number): Move[] {
  const moves: Move[] = []
  let stays = 0
  for (let i = 0; i < arcs.length; i += 3) {
    const [chance, damage, to] = [arcs[i] as number, arcs[i + 1] as number, arcs[i + 2] as number]
    if (to === number && damage === 0) stays += chance
    else moves.push({ chance, damage, to })
  }
  return stays < 1 ? moves.map(move => ({ ...move, chance: move.chance / (1 - stays) })) : []
}

/** Going back and forth is a matter of ties: each sweep leaves a small part of the one before. */
const mostSweeps = 1_000
