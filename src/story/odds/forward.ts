// The forward pass: a reader's whole chance flows through the story, node by node, sheet by sheet, and is counted where it ends.
import type { Hero } from '../../books/gamebook/types.ts'
import type { StoryNode } from './automaton.ts'
import { type Build, isOffered } from './builds.ts'
import type { Column, Page } from './columns.ts'
import { TooLarge } from './explore.ts'
import type { Prepared } from './prepare.ts'
import type { StoryReader } from './readers.ts'
import { matters, Sheets, xpRange } from './sheets.ts'
import { type Crowd, type Leaf, type Throw, Turns } from './turns.ts'

export interface Arrivals {
  chance: number
  /** Health times chance: divided by the chance it is the mean. */
  health: number
}

export interface Forward {
  readonly endings: Map<string, number>
  readonly deaths: Map<string, number>
  readonly arrivals: Map<string, Arrivals>
  /** Sheets that were alive with some chance, summed over the nodes. */
  states: number
  transitions: number
  unresolved: number
}

/** Chance below this, over a whole component, is let go and reported. */
const negligible = 1e-13

/** Beyond this many live sheets the exact pass gives up in favour of simulation; it looks ahead from the share it has done. */
const mostStates = 30_000_000
const enoughToJudge = 500_000

export interface Watch {
  /** Called now and then with how far the pass has come, from 0 to 1. */
  readonly progress?: (share: number) => void
}

export class ForwardPass {
  readonly result: Forward
  private readonly story: Prepared
  private readonly reader: StoryReader
  private turns: Turns
  private readonly pending = new Map<StoryNode, Sheets>()
  /** When set, chance that arrives at this passage is taken out: it has been there. */
  private absorb: string | undefined
  private within: number | undefined
  /** Chance that came into each region from outside, by the passages of it that were seen in coming: for the second look. */
  private readonly inflow = new Map<number, Map<string, Map<StoryNode, Sheets>>>()
  private fromRegion: number | undefined

  constructor(story: Prepared, reader: StoryReader) {
    this.story = story
    this.reader = reader
    this.turns = new Turns(story)
    this.result = {
      endings: new Map(),
      deaths: new Map(),
      arrivals: new Map(),
      states: 0,
      transitions: 0,
      unresolved: 0,
    }
  }

  run(hero: Hero, { progress }: Watch = {}): Forward {
    const build = this.story.builds.of(hero)
    const page = this.turns.columns.open(build, [build.hp - hero.damage], hero.rations)
    this.pass(page, hero.unused, [1], 0)
    this.count(page, [1])
    this.flow(progress)
    this.secondLook()
    return this.result
  }

  private flow(progress?: (share: number) => void): void {
    const { order } = this.story
    for (let round = 0; round < 3 && (round === 0 || this.left(this.pending.keys()) > negligible); round++) {
      for (const [i, component] of order.entries()) {
        this.drain(component)
        this.judge((i + 1) / order.length)
        progress?.((i + 1) / order.length)
      }
      // Nodes that were found on the way stand in no component yet.
      const known = new Set(order.flat())
      this.drain([...this.pending.keys()].filter(node => !known.has(node)))
    }
    this.result.unresolved += this.left(this.pending.keys())
    this.pending.clear()
  }

  private judge(done: number): void {
    const { states } = this.result
    if (states > mostStates || (states > enoughToJudge && states / done > 2 * mostStates))
      throw new TooLarge(`about ${Math.round(states / done / 1e6)} million live sheets`)
  }

  /** Pushes on what waits in a component until nothing worth counting is left in it. */
  private drain(component: readonly StoryNode[]): void {
    for (let sweep = 0; sweep < 100_000; sweep++) {
      let pushed = 0
      for (const node of component) pushed += this.push(node)
      if (pushed === 0) return
      const left = this.left(component)
      if (left === 0) return
      if (left < negligible) {
        if (this.within === undefined) this.result.unresolved += left
        for (const node of component) this.pending.delete(node)
        return
      }
    }
  }

  private left(nodes: Iterable<StoryNode>): number {
    let sum = 0
    for (const node of nodes)
      for (const table of this.pending.get(node)?.tables.values() ?? []) for (const chance of table) sum += chance
    return sum
  }

  private push(node: StoryNode): number {
    const sheets = this.pending.get(node)
    if (!sheets) return 0
    this.pending.delete(node)
    this.fromRegion = this.story.region.get(node.passage)
    let pushed = 0
    for (const [build, table] of sheets.tables)
      for (let rations = 0; rations < sheets.width; rations++) {
        const rows: Row[] = []
        for (let xp = 0; xp < xpRange(build); xp++) {
          const from = sheets.place(build, rations, xp)
          const column = table.subarray(from, from + build.hp + 1)
          const count = column.reduce((sum, chance) => sum + (chance > 0 ? 1 : 0), 0)
          if (count > 0) rows.push({ xp, column })
          pushed += count
        }
        if (rows.length > 0) this.choose(node, build, rations, rows)
      }
    if (this.within === undefined) this.result.states += pushed
    return pushed
  }

  /** All sheets of a build with the same rations take the choices that the reader takes. */
  private choose(node: StoryNode, build: Build, rations: number, rows: readonly Row[]): void {
    const offered = node.choices.flatMap((choice, i) => (isOffered(choice, build) ? [{ choice, i }] : []))
    const choices = offered.map(({ choice }) => choice)
    const all = new Float64Array(build.hp + 1)
    for (const { column } of rows)
      for (let h = 1; h <= build.hp; h++) all[h] = (all[h] as number) + (column[h] as number)
    if (choices.length === 0) {
      this.end('unfinished', sumOf(all))
      return
    }
    const taken = choices.map(() => new Float64Array(build.hp + 1))
    for (let h = 1; h <= build.hp; h++)
      if ((all[h] as number) > 0)
        for (const { value, share } of this.reader.choose(choices, build, h, rations))
          (taken[value] as Float64Array)[h] = share
    for (const [k, shares] of taken.entries())
      if (sumOf(shares) > 0) this.take(node, (offered[k] as (typeof offered)[number]).i, build, rations, rows, shares)
  }

  private take(
    node: StoryNode,
    index: number,
    build: Build,
    rations: number,
    rows: readonly Row[],
    shares: Float64Array,
  ): void {
    const { leaves, ...turn } = this.turns.followed(node, index, build, rations, this.reader)
    const arrived = leaves.map(() => new Float64Array(build.hp + 1))
    const now = new Float64Array(build.hp + 1)
    let fallen = 0
    for (const { xp, column } of rows) {
      for (let h = 1; h <= build.hp; h++) now[h] = (column[h] as number) * (shares[h] as number)
      fallen += fallenOf(turn, now)
      const outs = arrive(turn, leaves.length, now)
      for (const [i, out] of outs.entries()) {
        const { page, xp: gained } = leaves[i] as Leaf
        const into = arrived[i] as Float64Array
        for (let h = 1; h <= build.hp; h++) {
          if (out[h] === 0) continue
          into[h] = (into[h] as number) + (out[h] as number)
          this.result.transitions++
        }
        this.pass(page, xp + gained, out, 1)
      }
    }
    for (const [i, into] of arrived.entries()) this.count((leaves[i] as Leaf).page, into)
    this.die(node.passage, fallen)
  }

  /** Sheets come to where a page leaves them, by the place in its columns. */
  private pass({ landings }: Page, xp: number, chances: ArrayLike<number>, from: number): void {
    for (const { node, build, rations, xp: more, column, seen } of landings)
      this.reach(node, build, rations, xp + more, chances, column, from, 0, 1, seen)
  }
  /** GB-adv.1: a level is taken as soon as it can be, and brings `more` health. */
  private reach(
    node: StoryNode,
    build: Build,
    rations: number,
    xp: number,
    chances: ArrayLike<number>,
    column: Column,
    from: number,
    more: number,
    part: number,
    seen: readonly string[],
  ): void {
    if (xp >= build.cost) {
      for (const { value, share } of this.reader.grow(build)) {
        const grown = this.story.builds.level(build, value)
        this.reach(node, grown, rations, xp - build.cost, chances, column, from, more + 1, part * share, seen)
      }
      return
    }
    const region = this.story.region.get(node.passage)
    if (this.within !== undefined && region !== this.within) return
    const [food, kept] = matters(this.story, node, build, rations, xp)
    const into = [this.pending]
    if (this.within === undefined && region !== undefined && region !== this.fromRegion)
      into.push(this.inflowOf(region, seen))
    for (const each of into) {
      const sheets = each.get(node) ?? new Sheets(this.story.mostRations)
      each.set(node, sheets)
      const table = sheets.table(build)
      const at = sheets.place(build, food, kept) + more
      for (let i = from; i < column.length; i++) {
        const health = column[i] as number
        if (health > 0) table[at + health] = (table[at + health] as number) + part * (chances[i] as number)
      }
    }
  }

  /** Chance that came in, by the passages of regions that were seen in coming. */
  private inflowOf(region: number, passages: readonly string[]): Map<StoryNode, Sheets> {
    const isNew = (of: number | undefined) => of !== undefined && of !== this.fromRegion
    const seen = passages.filter(passage => isNew(this.story.region.get(passage))).join(' ')
    const byPassages = this.inflow.get(region) ?? new Map<string, Map<StoryNode, Sheets>>()
    this.inflow.set(region, byPassages)
    const into = byPassages.get(seen) ?? new Map<StoryNode, Sheets>()
    byPassages.set(seen, into)
    return into
  }

  private end(id: string, chance: number): void {
    if (this.within === undefined) this.result.endings.set(id, (this.result.endings.get(id) ?? 0) + chance)
  }

  private die(passage: string, chance: number): void {
    if (chance === 0) return
    this.end('death', chance)
    if (this.within === undefined) this.result.deaths.set(passage, (this.result.deaths.get(passage) ?? 0) + chance)
  }

  /**
   * Counts what a page shows and ends, by the place in its columns. In a region one may come by again and again: there only
   * coming from outside is counted at once, and what happens within is left to the second look.
   */
  private count({ visits, deaths, ends }: Page, chances: ArrayLike<number>): void {
    for (const { passage, column } of visits) {
      const region = this.story.region.get(passage)
      const counts =
        this.within === undefined ? region === undefined || region !== this.fromRegion : passage === this.absorb
      if (!counts) continue
      const arrivals = this.result.arrivals.get(passage) ?? { chance: 0, health: 0 }
      this.result.arrivals.set(passage, arrivals)
      for (const [i, health] of column.entries()) {
        if (health <= 0) continue
        arrivals.chance += chances[i] as number
        arrivals.health += (chances[i] as number) * health
      }
    }
    for (const { passage, column } of deaths) this.die(passage, within(column, chances))
    for (const { ending, column } of ends) this.end(ending, within(column, chances))
  }

  /** Each region is walked again for each of its passages, up to the first visit. */
  private secondLook(): void {
    for (const [passage, region] of this.story.region) {
      this.absorb = passage
      this.turns = new Turns(this.story, passage)
      this.within = region
      for (const [seen, inflow] of this.inflow.get(region) ?? []) {
        if (seen.split(' ').includes(passage)) continue
        for (const [node, { tables }] of inflow) for (const [build, table] of tables) this.refill(node, build, table)
      }
      for (const component of this.story.order) this.drain(component)
      this.pending.clear()
    }
    this.absorb = undefined
    this.within = undefined
  }

  private refill(node: StoryNode, build: Build, table: Float64Array): void {
    const into = this.pending.get(node) ?? new Sheets(this.story.mostRations)
    this.pending.set(node, into)
    const sum = into.table(build)
    for (let place = 0; place < table.length; place++) sum[place] = (sum[place] as number) + (table[place] as number)
  }
}

/** Sheets that differ in health alone. */
interface Row {
  readonly xp: number
  readonly column: Float64Array
}

type Odds = Pick<Throw, 'kind' | 'odds'> | Pick<Crowd, 'kind' | 'odds' | 'fallen'>

/** The chance with which a column comes to each leaf, by health. */
function arrive({ kind, odds }: Odds, leaves: number, column: Float64Array): readonly Float64Array[] {
  const outs = Array.from({ length: leaves }, () => new Float64Array(column.length))
  if (kind === 'crowd')
    for (const { leaf, from, to, chance } of odds) {
      const out = outs[leaf] as Float64Array
      out[to] = (out[to] as number) + (column[from] as number) * chance
    }
  else
    for (const [leaf, blows] of odds.entries()) {
      const out = outs[leaf] as Float64Array
      for (const { damage, chance } of blows)
        for (let h = damage + 1; h < column.length; h++)
          out[h - damage] = (out[h - damage] as number) + (column[h] as number) * chance
    }
  return outs
}

/** The chance of those who do not come to any leaf. */
function fallenOf(turn: Odds, column: Float64Array): number {
  if (turn.kind === 'crowd') return column.reduce((sum, each, h) => sum + each * (turn.fallen[h] ?? 0), 0)
  let sum = 0
  for (const blows of turn.odds)
    for (const { damage, chance } of blows)
      for (let h = 1; h <= damage && h < column.length; h++) sum += chance * (column[h] as number)
  return sum
}

const sumOf = (column: Float64Array): number => column.reduce((sum, each) => sum + each, 0)

const within = (column: Column, chances: ArrayLike<number>): number =>
  column.reduce((sum, health, i) => sum + (health > 0 ? (chances[i] as number) : 0), 0)
