// What every sheet is worth to somebody with one aim: for each node the rows of values by health, and for each build which row is whose.
import { abilities } from '../../books/gamebook/data.ts'
import type { StoryNode } from './automaton.ts'
import type { Build } from './builds.ts'
import type { Arrival } from './plan.ts'
import type { Prepared } from './prepare.ts'
import type { Box, Reach } from './reach.ts'
import { Rows } from './rows.ts'

/** Where the rows of a build stand, by experience and rations. */
export interface Places {
  readonly from: number
  readonly box: Box
  readonly perXp: number
}

/** What is known of a node. */
export interface Worths {
  readonly rows: Rows
  /** The number of the row of each sheet. */
  readonly sheets: Int32Array
  readonly places: Map<Build, Places>
  /** The rows of those who come with enough experience for a level, by what they have beyond its price, and by rations. */
  readonly grown: Map<Build, Int32Array[]>
  /** The row among the ends of fights that each row is the same as, and one more; 0 as long as no fight has ended here. */
  ends: Int32Array<ArrayBuffer>
  /** False while a circle is walked: then rows still change. */
  readonly kept: boolean
}

const notYet = -1

export class Values {
  private readonly story: Prepared
  private readonly reach: Reach
  private readonly width: number
  private readonly nodes = new Map<StoryNode, Worths>()

  /** Rows are so wide that the health of every build has its place. */
  constructor(story: Prepared, reach: Reach) {
    this.story = story
    this.reach = reach
    this.width = reach.health + 1
  }

  /** Room for all sheets of a node; each is worth nothing yet. Where rows change, everybody has one of their own. */
  begin(node: StoryNode, kept: boolean): void {
    const places = new Map<Build, Places>()
    let size = 0
    for (const [build, box] of this.reach.boxes.get(node) ?? []) {
      const perXp = box.mostRations - box.leastRations + 1
      places.set(build, { from: size, box, perXp })
      size += perXp * (box.mostXp - box.leastXp + 1)
    }
    const rows = new Rows(this.width)
    const sheets = new Int32Array(size)
    if (!kept) for (let i = 0; i < size; i++) sheets[i] = rows.add()
    this.nodes.set(node, { rows, sheets, places, grown: new Map(), kept, ends: new Int32Array(0) })
  }

  at(node: StoryNode): Worths | undefined {
    return this.nodes.get(node)
  }

  forget(node: StoryNode): void {
    this.nodes.delete(node)
  }

  /** Which row of the node they come to is worth what, for every total of experience in a list: at every so many places. */
  rowsOf(arrival: Arrival, least: readonly number[], box: Box, into: Int32Array, from: number, step: number): void {
    const worths = this.nodes.get(arrival.node)
    let at = from
    if (!worths) {
      for (let xp = box.leastXp; xp <= box.mostXp; xp++, at += step) into[at] = 0
      return
    }
    const kin = this.reach.needs.kin(arrival.node, arrival.build)
    const food = this.food(arrival)
    const places = worths.places.get(kin)
    const { of } = this.reach.ladder.rung(arrival.node, kin)
    const perXp = places?.perXp ?? 0
    const offset = places ? places.from + food - places.box.leastRations - places.box.leastXp * perXp : -1
    for (let xp = box.leastXp; xp <= box.mostXp; xp++, at += step) {
      const total = (least[xp] as number) + arrival.xp
      into[at] =
        total >= kin.cost
          ? this.grown(worths, { ...arrival, build: kin, rations: food, xp: total - kin.cost })
          : (worths.sheets[(of[total] ?? 0) * perXp + offset] ?? nobody(arrival))
    }
  }

  /** The one row of those who come with so much experience. */
  rowOf(arrival: Arrival): number {
    const one = new Int32Array(1)
    this.rowsOf(arrival, [0], alone, one, 0, 1)
    return one[0] as number
  }

  private food({ node, rations }: Arrival): number {
    return Math.min(rations, this.story.ahead.get(node)?.rations ?? rations)
  }

  /** GB-adv.1: a level brings one more health, and one more in whatever ability is the best to grow in. `xp` is what is left. */
  private grown({ rows, grown, kept }: Worths, { node, build, rations, xp }: Arrival): number {
    const byXp = grown.get(build) ?? []
    grown.set(build, byXp)
    const byRations = byXp[xp] ?? new Int32Array(this.story.mostRations + 1).fill(notYet)
    byXp[xp] = byRations
    const known = byRations[rations] as number
    if (known !== notYet && kept) return known
    const from = abilities.map(ability =>
      this.rowOf({ node, build: this.story.builds.level(build, ability), rations, xp }),
    )
    const { draft, width } = rows
    draft.fill(0)
    for (const row of from)
      for (let health = 1; health <= build.hp; health++)
        draft[health] = Math.max(draft[health] as number, rows.data[row * width + health + 1] as number)
    if (known !== notYet) rows.data.set(draft, known * width)
    else byRations[rations] = kept ? rows.keep() : rows.add()
    return byRations[rations] as number
  }
}

const alone: Box = { leastXp: 0, mostXp: 0, leastRations: 0, mostRations: 0, health: 0 }

function nobody({ node }: Arrival): never {
  throw new Error(`nobody was expected at ${node.passage}`)
}
