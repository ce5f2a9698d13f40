// What each choice is worth to somebody with one aim, by what it leads to is worth: a row by health for all sheets of a plan that lead to the same rows.
import type { StoryNode } from './automaton.ts'
import type { Landing, Page } from './columns.ts'
import type { Plan, PlanWay } from './plan.ts'
import { grownTo, Memo, Rows } from './rows.ts'
import { type Fight, type Leaf, surely } from './turns.ts'
import type { Values } from './values.ts'

/** What an ending is worth to the reader: 1 for what is wanted, 0 for everything else. */
export type Worth = (ending: string) => number

/** Where a choice was the best there was, by its path. */
export type Best = Set<string>

/** Values nearer than this are equal but for rounding. */
const near = 1e-12

export class Scales {
  /** There were fights against several, and each was only fought to the end or run from at once. */
  atLeast = false
  private readonly values: Values
  private readonly worth: Worth
  private readonly death: number
  private readonly best: Best | undefined
  private readonly most: Float64Array
  private readonly sums: Float64Array
  private readonly leaf: Float64Array
  /** What fights have come to, by what their ends are worth. */
  private readonly ends: Rows
  private readonly fought: Rows
  private readonly fights = new Memo()
  private readonly numbers = new Map<Fight['odds'], number>()
  private list = new Int32Array(64)
  /** The row that was last looked up. */
  private data: Float64Array
  private at = 0

  constructor(values: Values, width: number, worth: Worth, best: Best | undefined) {
    this.values = values
    this.worth = worth
    this.death = worth('death')
    this.best = best
    this.most = new Float64Array(width)
    this.sums = new Float64Array(width)
    this.leaf = new Float64Array(width)
    this.ends = new Rows(width)
    this.fought = new Rows(width)
    this.data = this.leaf
  }

  /** The best of all choices at each health; `rows` holds, from a place on, the row of each arrival. Notes which choices are the best up to a health. */
  row(plan: Plan, rows: Int32Array, from: number, health: number): Float64Array {
    const { most } = this
    most.fill(0)
    if (plan.offers.length === 0) most.fill(this.worth('unfinished'), 1, plan.hp + 1)
    const open: { path: string; worth: Float64Array }[] = []
    for (const { choice, ways } of plan.offers) {
      const isOpen = this.best !== undefined && !this.best.has(choice.path)
      const worth = isOpen ? new Float64Array(most.length) : most
      if (isOpen) open.push({ path: choice.path, worth })
      for (const way of ways) {
        this.weigh(plan, way, rows, from, !isOpen)
        raise(worth, this.data, this.at, plan.hp)
      }
      if (isOpen) raise(most, worth, 0, plan.hp)
    }
    for (const { path, worth } of open)
      for (let h = 1; h <= health; h++)
        if ((most[h] as number) > near && (worth[h] as number) > (most[h] as number) - near) this.best?.add(path)
    return most
  }

  /** What a page is worth by the place in its columns; `rows` are those of its landings. */
  page(page: Page, rows: Int32Array): Float64Array {
    this.look(page, rows, 0, this.leaf.length)
    return this.data.subarray(this.at)
  }

  /** Works out what a way to take a choice is worth at each health: `data` from `at` on. */
  private weigh(plan: Plan, { turn, from: leaves }: PlanWay, rows: Int32Array, from: number, isProven: boolean): void {
    const { sums, death } = this
    const { hp } = plan
    if (turn.kind === 'duel') {
      this.fight(plan, turn, leaves, rows, from, isProven)
      return
    }
    if (turn.odds === surely) {
      this.look((turn.leaves[0] as Leaf).page, rows, from + (leaves[0] as number), hp + 1)
      return
    }
    sums.fill(0)
    if (turn.kind === 'crowd') {
      this.atLeast = true
      sums.fill(death, 1, hp + 1)
    }
    for (let i = 0; i < leaves.length; i++) {
      this.look((turn.leaves[i] as Leaf).page, rows, from + (leaves[i] as number), hp + 1)
      const { data, at } = this
      if (turn.kind === 'crowd') {
        for (const { leaf, from: before, to, chance } of turn.odds)
          if (leaf === i) sums[before] = (sums[before] as number) + chance * ((data[at + to] as number) - death)
        continue
      }
      for (const { damage, chance } of turn.odds[i] ?? []) {
        for (let h = damage + 1; h <= hp; h++)
          sums[h] = (sums[h] as number) + chance * (data[at + h - damage] as number)
        if (death > 0) for (let h = 1; h <= Math.min(damage, hp); h++) sums[h] = (sums[h] as number) + chance * death
      }
    }
    this.data = sums
    this.at = 0
  }

  /** A fight is only worked out where it could be better than what was found so far, and not twice for ends that are worth the same. */
  private fight(
    { hp }: Plan,
    { odds, leaves }: Fight,
    firsts: readonly number[],
    rows: Int32Array,
    from: number,
    isProven: boolean,
  ): void {
    const { ends, fought, sums, death } = this
    const size = leaves.length + 2
    if (this.list.length < size) this.list = new Int32Array(size)
    this.list[0] = this.number(odds)
    this.list[1] = hp
    for (let i = 0; i < leaves.length; i++)
      this.list[i + 2] = this.end((leaves[i] as Leaf).page, rows, from + (firsts[i] as number), hp)
    const known = this.fights.find(this.list, 0, size)
    this.data = known >= 0 ? fought.data : sums
    this.at = Math.max(0, known) * fought.width
    if (known >= 0) return
    const at = leaves.map((_, i) => (this.list[i + 2] as number) * ends.width)
    sums.fill(0)
    if (death === 0 && isProven && odds.isPoor(hp, { data: ends.data, at }, this.most)) return
    odds.solve(hp, { data: ends.data, at }, death, sums)
    fought.draft.set(sums)
    this.fights.keep(this.list, 0, size, fought.keep())
  }

  /** The number of what an end of a fight is worth, among all that ends have been worth. */
  private end(page: Page, rows: Int32Array, from: number, hp: number): number {
    const { ends } = this
    const [landing] = page.landings
    const worths = landing && isPlain(page) ? this.values.at(landing.node) : undefined
    const row = rows[from] as number
    if (worths?.kept) {
      const known = worths.ends[row] ?? 0
      if (known > 0) return known - 1
    }
    this.look(page, rows, from, hp + 1)
    ends.draft.fill(0)
    for (let h = 1; h <= hp; h++) ends.draft[h] = this.data[this.at + h] as number
    const number = ends.keep()
    if (worths?.kept) {
      worths.ends = grownTo(worths.ends, row + 1)
      worths.ends[row] = number + 1
    }
    return number
  }

  private number(duel: Fight['odds']): number {
    const number = this.numbers.get(duel) ?? this.numbers.size
    this.numbers.set(duel, number)
    return number
  }

  /** Looks up what a page is worth: `data` from `at` on. */
  private look(page: Page, rows: Int32Array, from: number, size: number): void {
    const { landings, ends, deaths } = page
    if (isPlain(page)) {
      this.find((landings[0] as Landing).node, rows[from] as number)
      return
    }
    const { leaf, death } = this
    leaf.fill(0)
    if (death > 0)
      for (const { column } of deaths) for (let i = 0; i < size; i++) if ((column[i] as number) > 0) leaf[i] = death
    for (const { ending, column } of ends) {
      const worth = this.worth(ending)
      if (worth > 0) for (let i = 0; i < size; i++) if ((column[i] as number) > 0) leaf[i] = worth
    }
    for (const [k, { node, column }] of landings.entries()) {
      this.find(node, rows[from + k] as number)
      const { data, at } = this
      for (let i = 0; i < size; i++) if ((column[i] as number) > 0) leaf[i] = data[at + (column[i] as number)] as number
    }
    this.data = leaf
    this.at = 0
  }

  private find(node: StoryNode, row: number): void {
    const rows = this.values.at(node)?.rows ?? this.fought
    this.data = rows.data
    this.at = row * rows.width
  }
}

function raise(to: Float64Array, by: Float64Array, at: number, hp: number): void {
  for (let h = 1; h <= hp; h++) if ((by[at + h] as number) > (to[h] as number)) to[h] = by[at + h] as number
}

/** Whether everybody comes to the same node with the health they had. */
const isPlain = ({ landings, ends, deaths }: Page): boolean =>
  landings.length === 1 && ends.length === 0 && deaths.length === 0 && isWhole((landings[0] as Landing).column)

const wholes = new WeakMap<readonly number[], boolean>()

function isWhole(column: readonly number[]): boolean {
  let known = wholes.get(column)
  if (known === undefined) {
    known = column.every((health, place) => health === place)
    wholes.set(column, known)
  }
  return known
}
