// The backward pass: the best that any reader could do, choosing, fighting and growing with the ending in mind.
// Nodes are solved from the last to the first; the values of a node are let go when nobody is left who leads there.
import { abilities } from '../../books/gamebook/data.ts'
import type { Hero } from '../../books/gamebook/types.ts'
import type { Step, StoryNode } from './automaton.ts'
import type { Build } from './builds.ts'
import type { Landing, Page } from './columns.ts'
import type { Row } from './duel.ts'
import { successors } from './explore.ts'
import type { Prepared } from './forward.ts'
import type { Box, Reach } from './reach.ts'
import type { Leaf, Option, Turn } from './turns.ts'

/** What an ending is worth to the reader: 1 for what is wanted, 0 for everything else. */
export type Worth = (ending: string) => number

export interface Optimal {
  readonly value: number
  /** There were fights against several, and each was only fought to the end or run from at once: nobody does worse than this. */
  readonly atLeast: boolean
  readonly sheets: number
}

/** The values of all sheets of a build at a node, by experience, rations and health; where experience makes no difference, once. */
interface Values {
  readonly data: Float64Array
  readonly box: Box
  readonly perXp: number
  readonly perRation: number
}

/** Where a choice was the best there was, by its path. */
export type Best = Set<string>

const settled = 1e-13
const mostSweeps = 2_000
/** Values nearer than this are equal but for rounding. */
const near = 1e-12

export class OptimalPass {
  private readonly story: Prepared
  private readonly reach: Reach
  private readonly worth: Worth
  private readonly best: Best | undefined
  private readonly tables = new Map<StoryNode, Map<Build, Values>>()
  private readonly hopeless = new Set<StoryNode>()
  private atLeast = false
  /** The row that was last looked up. */
  private data: Float64Array = nowhere
  private at = 0

  /** `best` gathers the choices that are worth taking somewhere. */
  constructor(story: Prepared, reach: Reach, worth: Worth, best?: Best) {
    this.story = story
    this.reach = reach
    this.worth = worth
    this.best = best
  }

  run(hero: Hero, progress?: (share: number) => void): Optimal {
    const left = this.leadingTo()
    const order = this.reach.order.toReversed()
    for (const [i, component] of order.entries()) {
      this.settle(component)
      for (const node of component)
        for (const next of successors(node)) {
          left.set(next, (left.get(next) ?? 0) - 1)
          if (left.get(next) === 0) this.tables.delete(next)
        }
      progress?.((i + 1) / order.length)
    }
    const build = this.story.builds.of(hero)
    const page = this.reach.turns.columns.open(build, [build.hp - hero.damage], hero.rations)
    const [value = 0] = this.pageWorth(page, hero.unused, new Float64Array(1))
    return { value, atLeast: this.atLeast, sheets: this.reach.sheets }
  }

  /** How many nodes lead to each; the first page leads on from nowhere, and what it leads to is kept. */
  private leadingTo(): Map<StoryNode, number> {
    const left = new Map<StoryNode, number>()
    for (const node of this.reach.order.flat())
      for (const next of successors(node)) left.set(next, (left.get(next) ?? 0) + 1)
    return left
  }

  private settle(component: readonly StoryNode[]): void {
    if (component.every(node => !this.hopes(node, component))) {
      for (const node of component) this.hopeless.add(node)
      return
    }
    const circular = component.length > 1 || component.some(node => successors(node).has(node))
    for (const node of component) this.tables.set(node, new Map())
    if (circular)
      for (const node of component) for (const [build, box] of this.boxes(node)) this.blank(node, build, box)
    for (let sweep = 0; sweep < mostSweeps; sweep++) {
      let moved = 0
      for (const node of component)
        for (const [build, box] of this.boxes(node)) moved = Math.max(moved, this.solve(node, build, box, circular))
      if (!circular || moved < settled) return
    }
  }

  private boxes(node: StoryNode): Iterable<[Build, Box]> {
    return this.reach.boxes.get(node) ?? []
  }

  /** Whether anything wanted can still come about. */
  private hopes(node: StoryNode, component: readonly StoryNode[]): boolean {
    if (this.worth('death') > 0 || this.worth('unfinished') > 0) return true
    const along = (step: Step): boolean => {
      if (step.do === 'visit' || step.do === 'effect') return along(step.next)
      if (step.do === 'ask') return [...step.answers.values()].some(along)
      if (step.do === 'arrive') return !this.hopeless.has(step.node) && !component.includes(step.node)
      return step.do === 'unknown' || this.worth(step.ending) > 0
    }
    return node.choices.some(({ ways }) => [...ways.values()].some(({ root }) => along(root)))
  }

  private blank(node: StoryNode, build: Build, box: Box): Values {
    const perRation = build.hp + 1
    const perXp = perRation * (box.mostRations - box.leastRations + 1)
    const data = new Float64Array(perXp * (box.mostXp - box.leastXp + 1))
    const values = { data, box, perXp, perRation }
    this.tables.get(node)?.set(build, values)
    return values
  }

  /** Works out all sheets of a build at a node; answers how far any value has moved. */
  private solve(node: StoryNode, build: Build, box: Box, circular: boolean): number {
    const { least } = this.reach.ladder.rung(node, build)
    const values = this.tables.get(node)?.get(build) ?? this.blank(node, build, box)
    const most = new Float64Array(build.hp + 1)
    let moved = 0
    for (let rations = box.leastRations; rations <= box.mostRations; rations++) {
      const offers = this.reach.turns
        .options(node, build, rations)
        .map(option => offerOf(option, build.hp))
        .sort(duelsLast)
      const open = this.best !== undefined && offers.some(({ path }) => !this.best?.has(path))
      for (let xp = box.leastXp; xp <= box.mostXp; xp++) {
        const at = (xp - box.leastXp) * values.perXp + (rations - box.leastRations) * values.perRation
        most.fill(offers.length === 0 ? this.worth('unfinished') : 0)
        for (const offer of offers) this.weigh(offer, least[xp] as number, box.health, most)
        for (let health = 1; health <= box.health; health++) {
          if (circular) moved = Math.max(moved, (most[health] as number) - (values.data[at + health] as number))
          values.data[at + health] = most[health] as number
        }
        if (open) this.note(offers, values.data, at, box.health)
      }
    }
    if (!circular) this.tables.get(node)?.set(build, flattened(values))
    return moved
  }

  /** Keeps in mind which choices are the best there is, for some sheet. */
  private note(offers: readonly Offer[], most: Float64Array, at: number, health: number): void {
    for (const { path, worth } of offers) {
      if (this.best?.has(path)) continue
      for (let h = 1; h <= health; h++)
        if ((most[at + h] as number) > near && (worth[h] as number) > (most[at + h] as number) - near) {
          this.best?.add(path)
          break
        }
    }
  }

  /** What a choice is worth at each health: the best of the ways to take it. Raises what was the most so far. */
  private weigh({ path, turns, worth }: Offer, xp: number, health: number, most: Float64Array): void {
    worth.fill(0)
    for (const way of turns) {
      const isProven = this.best === undefined || this.best.has(path)
      const sum =
        way.turn.kind === 'duel'
          ? this.duelWorth(way, way.turn, xp, health, most, isProven)
          : this.turnWorth(way, xp, health)
      for (let h = 1; h <= health; h++) {
        const now = sum[h] as number
        if (now > (worth[h] as number)) worth[h] = now
        if (now > (most[h] as number)) most[h] = now
      }
    }
  }

  /** A fight is only worked out where it could be better than what was found so far, and where its ends have changed. */
  private duelWorth(
    { rows, sum, ends }: Way,
    { duel, ends: leaves }: Extract<Turn, { kind: 'duel' }>,
    xp: number,
    health: number,
    most: Float64Array,
    isProven: boolean,
  ): Float64Array {
    const death = this.worth('death')
    let same = true
    for (const [i, { number, leaf }] of leaves.entries()) {
      const { data, at } = this.leafWorth(leaf, xp, rows[2 * i] as Float64Array)
      const kept = rows[2 * i + 1] as Float64Array
      for (let h = 1; h <= health; h++)
        if (kept[h] !== data[at + h]) {
          kept[h] = data[at + h] as number
          same = false
        }
      ends[number] = { data: kept, at: 0 }
    }
    if (same) return sum
    if (death === 0 && isProven && duel.isPoor(health, ends, most)) {
      // Not worked out, so it must not pass for worked out when the next total is alike.
      for (const row of rows) row.fill(Number.NaN)
      return nowhere
    }
    sum.set(duel.solve(health, ends, death).subarray(0, health + 1))
    return sum
  }

  private turnWorth({ turn, rows, sum }: Way, xp: number, health: number): Float64Array {
    const death = this.worth('death')
    sum.fill(0)
    if (turn.kind === 'crowd') {
      this.atLeast = true
      sum.fill(death)
      const worths = new Map(turn.leaves.map((leaf, i) => [leaf, this.leafWorth(leaf, xp, rows[i] as Float64Array)]))
      for (const { leaf, from, to, chance } of turn.passes) {
        if (from > health) continue
        const { data, at } = worths.get(leaf) as Row
        sum[from] = (sum[from] as number) + chance * ((data[at + to] as number) - death)
      }
      return sum
    }
    if (turn.kind === 'duel') throw new Error('a duel is weighed by itself')
    for (const [i, leaf] of turn.leaves.entries()) {
      const { data, at } = this.leafWorth(leaf, xp, rows[i] as Float64Array)
      for (const { leaf: of, damage, chance } of turn.blows) {
        if (of !== leaf) continue
        for (let h = damage + 1; h <= health; h++)
          sum[h] = (sum[h] as number) + chance * (data[at + h - damage] as number)
        if (death > 0) for (let h = 1; h <= Math.min(damage, health); h++) sum[h] = (sum[h] as number) + chance * death
      }
    }
    return sum
  }

  /** What a leaf is worth by the health with which its page begins. */
  private leafWorth({ page, xp: gained }: Leaf, xp: number, into: Float64Array): Row {
    const [landing] = page.landings
    const plain = page.landings.length === 1 && page.ends.length === 0 && page.deaths.length === 0
    if (landing && plain && isWhole(landing)) {
      this.look(landing.node, landing.build, xp + gained + landing.xp, landing.rations)
      return { data: this.data, at: this.at }
    }
    return { data: this.pageWorth(page, xp + gained, into), at: 0 }
  }

  private pageWorth(page: Page, xp: number, into: Float64Array): Float64Array {
    into.fill(0)
    const [death, size] = [this.worth('death'), into.length]
    if (death > 0)
      for (const { column } of page.deaths)
        for (let i = 0; i < size; i++) if ((column[i] as number) > 0) into[i] = death
    for (const { ending, column } of page.ends) {
      const worth = this.worth(ending)
      if (worth > 0) for (let i = 0; i < size; i++) if ((column[i] as number) > 0) into[i] = worth
    }
    for (const { node, build, rations, xp: more, column } of page.landings) {
      this.look(node, build, xp + more, rations)
      const { data, at } = this
      for (let i = 0; i < size; i++) if ((column[i] as number) > 0) into[i] = data[at + (column[i] as number)] as number
    }
    return into
  }

  /** Looks up the values of a place by health, after the best way to grow: `data` from `at` on. */
  private look(node: StoryNode, build: Build, xp: number, rations: number): void {
    if (this.hopeless.has(node)) {
      this.data = nowhere
      this.at = 0
      return
    }
    if (xp >= build.cost) {
      this.grow(node, build, xp - build.cost, rations)
      return
    }
    const kin = this.reach.needs.kin(node, build)
    const values = this.tables.get(node)?.get(kin)
    if (!values) throw new Error(`nobody was expected at ${node.passage}`)
    const food = Math.min(rations, this.story.ahead.get(node)?.rations ?? rations)
    const rung = this.reach.ladder.rung(node, kin).of[xp] ?? 0
    this.data = values.data
    this.at = (rung - values.box.leastXp) * values.perXp + (food - values.box.leastRations) * values.perRation
  }

  /** GB-adv.1: a level brings one more health, and one more in whatever ability is the best to grow in. */
  private grow(node: StoryNode, build: Build, xp: number, rations: number): void {
    const best = new Float64Array(build.hp + 1)
    for (const ability of abilities) {
      this.look(node, this.story.builds.level(build, ability), xp, rations)
      const { data, at } = this
      for (let h = 1; h <= build.hp; h++) best[h] = Math.max(best[h] as number, data[at + h + 1] as number)
    }
    this.data = best
    this.at = 0
  }
}

/** A way to take a choice, with room for what its leaves are worth. */
interface Way {
  readonly turn: Turn
  readonly rows: readonly Float64Array[]
  readonly sum: Float64Array
  readonly ends: Row[]
}

interface Offer {
  readonly path: string
  readonly turns: readonly Way[]
  readonly worth: Float64Array
}

const offerOf = ({ choice, turns }: Option, hp: number): Offer => ({
  path: choice.path,
  worth: new Float64Array(hp + 1),
  turns: turns.map(turn => ({
    turn,
    // Each end of a duel has two: one to work with, and one of what was worked with.
    rows: (turn.kind === 'duel' ? [...turn.ends, ...turn.ends] : turn.leaves).map(() =>
      new Float64Array(hp + 1).fill(Number.NaN),
    ),
    sum: new Float64Array(hp + 1),
    ends: [],
  })),
})

const isDuel = ({ turns }: Offer): boolean => turns.some(({ turn }) => turn.kind === 'duel')
/** What is quickly weighed comes first. */
const duelsLast = (a: Offer, b: Offer): number => Number(isDuel(a)) - Number(isDuel(b))

const nowhere = new Float64Array(100)

const isWhole = ({ column }: Landing): boolean => column.every((health, place) => health === place)

/** Keeps one row for all totals of experience where they are worth the same. */
function flattened(values: Values): Values {
  const { data, perXp } = values
  for (let i = perXp; i < data.length; i++) if (data[i] !== data[i - perXp]) return values
  return data.length === perXp ? values : { ...values, data: data.slice(0, perXp), perXp: 0 }
}
