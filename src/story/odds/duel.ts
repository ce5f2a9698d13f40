// A fight against one foe as a small graph over the states of the foe: which exchange leads where, whatever the reader's health.
import type { FoeKind } from '../../books/gamebook/types.ts'
import type { Build } from './builds.ts'
import { type Action, type Exchange, type FoeState, land } from './exchange.ts'

/** How a fight can end for somebody who lives. */
export interface DuelEnd {
  readonly how: 'win' | 'fled'
  readonly xp: number
}

/** Chance, damage and where to, three numbers for each thing that an action can do: to a state by its number, to an end below zero. */
type Arcs = Float64Array

/** The arcs of an action in each state of the foe; equal for all builds that are equal in what the action asks for. */
type Table = (Arcs | undefined)[]

/** What an end is worth by the health that is left. */
export interface Row {
  readonly data: Float64Array
  readonly at: number
}

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
      arcs = Float64Array.from(
        this.exchanges(build, action, from).flatMap(each => [each.chance, each.damage, this.to(from, each)]),
      )
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
    return numbered(this.ends, this.endNumbers, `${how} ${xp}`, { how, xp })
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

/** States in an order in which each comes after those that it leads to, unless one can go round in circles. */
interface Group {
  readonly stands: readonly Stand[]
  readonly circular: boolean
}

function grouped(stands: readonly Stand[]): Group {
  const place = new Map(stands.map(({ number }, i) => [number, i]))
  const leadsOn = (arcs: Arcs, from: number): boolean =>
    arcs.some((to, i) => i % 3 === 2 && arcs[i - 1] === 0 && (place.get(to) ?? from) > from)
  return { stands, circular: stands.some(({ actions }, i) => actions.some(arcs => leadsOn(arcs, i))) }
}

/** The fight of a build against a foe. */
export class Duel {
  /** The ends that can come about, by their number. */
  readonly ends: readonly { readonly number: number; readonly end: DuelEnd }[]
  /** States with the same damage, most damage first: within such a group alone one can go back and forth unhurt. */
  private readonly groups: readonly Group[]
  private readonly first: number
  private values: Float64Array[] = []

  constructor(
    opponent: Opponent,
    build: Build,
    actions: readonly Action[],
    ambushed: readonly Action[] | undefined,
    keyOf: (action: Action) => string,
  ) {
    const tables = actions.map(action => ({ action, table: opponent.table(keyOf(action)) }))
    const found: Stand[] = []
    const open = [0]
    const seen = new Set(open)
    const ends = new Set<number>()
    const note = (arcs: Arcs): Arcs => {
      for (let i = 2; i < arcs.length; i += 3) {
        const to = arcs[i] as number
        if (to < 0) ends.add(-1 - to)
        else if (!seen.has(to)) {
          seen.add(to)
          open.push(to)
        }
      }
      return arcs
    }
    const hurried = ambushed?.map(action => note(opponent.arcs(opponent.table(keyOf(action)), build, action, 0)))
    for (let number = open.pop(); number !== undefined; number = open.pop()) {
      const at = number
      found.push({
        number,
        actions: tables.map(({ action, table }) => note(opponent.arcs(table, build, action, at))),
      })
    }
    this.ends = [...ends].map(number => ({ number, end: opponent.ends[number] as DuelEnd }))
    const damageOf = ({ number }: Stand): number => (opponent.states[number] as FoeState).damage
    const damages = [...new Set(found.map(damageOf))].sort((a, b) => b - a)
    const reducedOf = ({ number }: Stand): number => (opponent.states[number] as FoeState).reduced
    const groups = damages.map(damage =>
      grouped(found.filter(stand => damageOf(stand) === damage).sort((a, b) => reducedOf(b) - reducedOf(a))),
    )
    this.first = hurried ? opponent.states.length : 0
    this.groups = hurried ? [...groups, grouped([{ number: this.first, actions: hurried }])] : groups
  }

  /**
   * Whether the fight is beyond doubt no better than something else at any health. Nobody does better than to live as
   * often as can be and to come to the best that fleeing brings, and to win as often as can be and to gain the rest.
   */
  isPoor(most: number, ends: readonly Row[], other: Float64Array): boolean {
    const { live, win } = this.oddsTo(most)
    let [won, fled] = [0, 0]
    for (let health = 1; health <= most; health++) {
      for (const { number, end } of this.ends) {
        const { data, at } = ends[number] as Row
        if (end.how === 'win') won = Math.max(won, data[at + health] as number)
        else fled = Math.max(fled, data[at + health] as number)
      }
      const bound = (live[health] as number) * fled + (win[health] as number) * Math.max(0, won - fled)
      if (bound > (other[health] as number)) return false
    }
    return true
  }

  private chances: { readonly live: Float64Array; readonly win: Float64Array } | undefined

  /** The best chance to live, and the best chance to win, from each health. */
  private oddsTo(most: number): { readonly live: Float64Array; readonly win: Float64Array } {
    if (!this.chances || this.chances.live.length <= most) {
      const worth = (isWorth: (end: DuelEnd) => boolean): Float64Array => {
        const rows: Row[] = []
        for (const { number, end } of this.ends)
          rows[number] = { data: new Float64Array(most + 1).fill(isWorth(end) ? 1 : 0), at: 0 }
        return this.solve(most, rows, 0).slice(0, most + 1)
      }
      this.chances = { live: worth(() => true), win: worth(({ how }) => how === 'win') }
    }
    return this.chances
  }

  /** What the fight is worth from each health, by what each end is worth. */
  solve(most: number, ends: readonly Row[], death: number): Float64Array {
    for (const { stands } of this.groups)
      for (const { number } of stands) {
        const mine = this.values[number]
        if (mine && mine.length > most) mine.fill(0)
        else this.values[number] = new Float64Array(most + 1)
      }
    for (let health = 1; health <= most; health++)
      for (const group of this.groups) this.settle(group, health, ends, death)
    return this.values[this.first] as Float64Array
  }

  private settle({ stands, circular }: Group, health: number, ends: readonly Row[], death: number): void {
    for (let sweep = 0; sweep < mostSweeps; sweep++) {
      let moved = false
      for (const stand of stands) {
        const mine = this.values[stand.number] as Float64Array
        const now = this.best(stand, health, ends, death)
        if (now > (mine[health] as number)) moved = true
        mine[health] = now
      }
      if (!moved || !circular) return
    }
  }

  private best({ number, actions }: Stand, health: number, ends: readonly Row[], death: number): number {
    const { values } = this
    let best = 0
    for (const arcs of actions) {
      let sum = 0
      let stays = 0
      for (let i = 0; i < arcs.length; i += 3) {
        const chance = arcs[i] as number
        const left = health - (arcs[i + 1] as number)
        const to = arcs[i + 2] as number
        if (left <= 0) sum += chance * death
        else if (to < 0) {
          const { data, at } = ends[-1 - to] as Row
          sum += chance * (data[at + left] as number)
        } else if (to === number && left === health) stays += chance
        else sum += chance * ((values[to] as Float64Array)[left] as number)
      }
      if (stays < 1 && sum / (1 - stays) > best) best = sum / (1 - stays)
    }
    return best
  }
}

/** Going back and forth is a matter of ties: each sweep leaves a small part of the one before. */
const mostSweeps = 1_000
