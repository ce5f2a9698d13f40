// The forward pass: a reader's whole chance flows through the story, node by node, sheet by sheet, and is counted where it ends.

import { gamebook } from '../../books/gamebook/book.ts'
import type { FoeKind, Hero } from '../../books/gamebook/types.ts'
import { isRefusal } from '../../kernel/index.ts'
import { reader as readerId } from '../tale.ts'
import type { Ahead } from './ahead.ts'
import type { Automaton, NodeChoice, StoryNode } from './automaton.ts'
import { type Build, type Builds, isRoll, noDice } from './builds.ts'
import { TooLarge } from './explore.ts'
import type { Fights } from './fights.ts'
import { Pages, type Sink } from './pages.ts'
import type { StoryReader } from './readers.ts'

export interface Prepared {
  readonly automaton: Automaton
  readonly builds: Builds
  readonly fights: Fights
  readonly enemies: readonly FoeKind[]
  /** Components of nodes, first things first. */
  readonly order: readonly (readonly StoryNode[])[]
  /** What can still matter at each node. */
  readonly ahead: ReadonlyMap<StoryNode, Ahead>
  readonly region: ReadonlyMap<string, number>
  /** More rations than these are not to be had. */
  readonly mostRations: number
  /** The story asks for margins, so they must be kept apart. */
  readonly margins: boolean
}

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

/** The sheets at one node: for each build a dense table over experience, rations and health. */
export class Sheets {
  readonly tables = new Map<Build, Float64Array>()
  readonly width: number

  constructor(mostRations: number) {
    this.width = mostRations + 1
  }

  table(build: Build): Float64Array {
    let table = this.tables.get(build)
    if (!table) {
      table = new Float64Array(xpRange(build) * this.width * (build.hp + 1))
      this.tables.set(build, table)
    }
    return table
  }

  place(build: Build, health: number, rations: number, xp: number): number {
    return (xp * this.width + rations) * (build.hp + 1) + health
  }
}

/** Experience below the price of the next level; where there is none, it no longer matters. */
export const xpRange = ({ cost }: Build): number => (Number.isFinite(cost) ? cost : 1)

/** Rations and experience, as far as anything ahead of a node can tell them apart. */
export function matters(
  { ahead }: Prepared,
  node: StoryNode,
  build: Build,
  rations: number,
  xp: number,
): readonly [number, number] {
  const left = ahead.get(node)
  if (!left) return [rations, Math.min(xp, xpRange(build) - 1)]
  return [Math.min(rations, left.rations), xp + left.xp < build.cost ? 0 : Math.min(xp, xpRange(build) - 1)]
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

export class ForwardPass implements Sink {
  readonly result: Forward
  private readonly story: Prepared
  private readonly reader: StoryReader
  private readonly pages: Pages
  private readonly pending = new Map<StoryNode, Sheets>()
  /** When set, chance that arrives at this passage is taken out: it has been there. */
  private absorb: string | undefined
  private within: number | undefined
  /** Chance that came into each region from outside, by the passages of it that were seen in coming: for the second look. */
  private readonly inflow = new Map<number, Map<string, Map<StoryNode, Sheets>>>()
  private fromRegion: number | undefined
  private entered: string[] = []

  constructor(story: Prepared, reader: StoryReader) {
    this.story = story
    this.reader = reader
    this.pages = new Pages(story, this)
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
    this.pages.open(build, build.hp - hero.damage, hero.rations, hero.unused)
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
    for (const [build, table] of sheets.tables) {
      const offered = node.choices.flatMap((choice, i) => (isOffered(choice, build) ? [{ choice, i }] : []))
      const choices = offered.map(({ choice }) => choice)
      const cache = new Map<number, ReturnType<StoryReader['choose']>>()
      const height = build.hp + 1
      for (let place = 0; place < table.length; place++) {
        const chance = table[place] as number
        if (chance === 0) continue
        pushed++
        const health = place % height
        const rest = (place - health) / height
        const rations = rest % sheets.width
        const xp = (rest - rations) / sheets.width
        if (choices.length === 0) {
          this.end('unfinished', chance)
          continue
        }
        const mood = health * 2 + (rations > 0 ? 1 : 0)
        let shares = cache.get(mood)
        if (!shares) {
          shares = this.reader.choose(choices, build, health, rations)
          cache.set(mood, shares)
        }
        for (const { value, share } of shares) {
          const { choice, i } = offered[value] as (typeof offered)[number]
          this.take(node, i, choice, build, health, rations, xp, chance * share)
        }
      }
    }
    if (this.within === undefined) this.result.states += pushed
    return pushed
  }

  private take(
    node: StoryNode,
    index: number,
    choice: NodeChoice,
    build: Build,
    health: number,
    rations: number,
    xp: number,
    chance: number,
  ): void {
    const { roll } = choice
    if (isRoll(roll)) {
      for (const each of this.story.builds.roll(build, roll, this.story.margins)) {
        const left = health - each.damage
        if (left <= 0) this.die(node.passage, chance * each.chance)
        else
          this.turn(
            node,
            index,
            choice,
            each.outcome,
            build,
            left,
            rations,
            xp,
            each.xp,
            each.margin,
            chance * each.chance,
          )
      }
    } else if (roll?.kind === 'fight') {
      const ends = this.story.fights.ends(build, roll, health, this.reader.name, this.reader.fight)
      for (const end of ends) {
        if (end.how === 'death') this.die(node.passage, chance * end.chance)
        else this.turn(node, index, choice, end.how, build, end.health, rations, xp, end.xp, 0, chance * end.chance)
      }
    } else if (roll?.kind === 'rest') {
      const eats = rations > 0 && build.hp - health > 1
      const rested = restOf(this.story.builds, build, eats)
      const better = Math.min(build.hp, health + rested)
      this.turn(node, index, choice, 'none', build, better, rations - (eats ? 1 : 0), xp, 0, 0, chance)
    } else this.turn(node, index, choice, 'none', build, health, rations, xp, 0, 0, chance)
  }

  private turn(...page: Parameters<Pages['settle']>): void {
    this.result.transitions++
    this.entered.length = 0
    this.pages.settle(...page)
  }

  /** GB-adv.1: a level is taken as soon as it can be. */
  reach(node: StoryNode, build: Build, health: number, rations: number, xp: number, chance: number): void {
    if (xp >= build.cost) {
      for (const { value, share } of this.reader.grow(build)) {
        const grown = this.story.builds.level(build, value)
        this.reach(node, grown, health + 1, rations, xp - build.cost, chance * share)
      }
      return
    }
    const region = this.story.region.get(node.passage)
    if (this.within !== undefined && region !== this.within) return
    const [food, kept] = matters(this.story, node, build, rations, xp)
    this.add(this.pending, node, build, health, food, kept, chance)
    if (this.within === undefined && region !== undefined && region !== this.fromRegion)
      this.add(this.inflowOf(region), node, build, health, food, kept, chance)
  }

  private inflowOf(region: number): Map<StoryNode, Sheets> {
    const seen = this.entered.join(' ')
    const byPassages = this.inflow.get(region) ?? new Map<string, Map<StoryNode, Sheets>>()
    this.inflow.set(region, byPassages)
    const into = byPassages.get(seen) ?? new Map<StoryNode, Sheets>()
    byPassages.set(seen, into)
    return into
  }

  private add(
    into: Map<StoryNode, Sheets>,
    node: StoryNode,
    build: Build,
    health: number,
    rations: number,
    xp: number,
    chance: number,
  ): void {
    let sheets = into.get(node)
    if (!sheets) {
      sheets = new Sheets(this.story.mostRations)
      into.set(node, sheets)
    }
    const table = sheets.table(build)
    const place = sheets.place(build, health, rations, xp)
    table[place] = (table[place] as number) + chance
  }

  end(id: string, chance: number): void {
    if (this.within === undefined) this.result.endings.set(id, (this.result.endings.get(id) ?? 0) + chance)
  }

  die(passage: string, chance: number): void {
    this.end('death', chance)
    if (this.within === undefined) this.result.deaths.set(passage, (this.result.deaths.get(passage) ?? 0) + chance)
  }

  /**
   * Counts an arrival; true when this chance has now been where it was awaited. In a region one may come by again and
   * again: there only coming from outside is counted at once, and what happens within is left to the second look.
   */
  arrive(passage: string, chance: number, health: number): boolean {
    if (this.within !== undefined) {
      if (passage !== this.absorb) return false
      this.count(passage, chance, health)
      return true
    }
    const region = this.story.region.get(passage)
    if (region === undefined || region !== this.fromRegion) this.count(passage, chance, health)
    if (region !== undefined && region !== this.fromRegion) this.entered.push(passage)
    return false
  }

  private count(passage: string, chance: number, health: number): void {
    const arrivals = this.result.arrivals.get(passage) ?? { chance: 0, health: 0 }
    arrivals.chance += chance
    arrivals.health += chance * health
    this.result.arrivals.set(passage, arrivals)
  }

  /** Each region is walked again for each of its passages, up to the first visit. */
  private secondLook(): void {
    for (const [passage, region] of this.story.region) {
      this.absorb = passage
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

/** A spell that the reader does not know is not offered. */
export function isOffered({ roll }: NodeChoice, { hero }: Build): boolean {
  if (roll?.kind !== 'cast') return true
  return roll.spell === 'any' ? hero.spells.length > 0 : hero.spells.includes(roll.spell)
}

const rests = new WeakMap<Build, [number, number]>()

/** GB-rest.2, by the rule itself: what a rest heals, with a ration and without. */
export function restOf(builds: Builds, build: Build, eats: boolean): number {
  let healed = rests.get(build)
  if (!healed) {
    const tired = builds.scene({ ...build.hero, hp: 100, damage: 50, rations: 1 })
    const rest = (ration: boolean): number => {
      const events = gamebook.decide(tired, { type: 'Rest', hero: readerId, ration }, noDice)
      if (isRefusal(events)) throw new Error(events.text)
      return events.reduce((sum, event) => sum + (event.type === 'Healed' ? event.from - event.to : 0), 0)
    }
    healed = [rest(false), rest(true)]
    rests.set(build, healed)
  }
  return healed[eats ? 1 : 0]
}
