// The backward pass: the best that any reader could do, choosing, fighting and growing with the ending in mind; for several aims at once.
// Nodes are solved from the last to the first; the values of a node are let go when nobody is left who leads there.
import type { Hero } from '../../books/gamebook/types.ts'
import type { Step, StoryNode } from './automaton.ts'
import { type Build, isOffered } from './builds.ts'
import { successors } from './explore.ts'
import { type Arrival, type Plan, Plans } from './plan.ts'
import type { Prepared } from './prepare.ts'
import type { Box, Reach } from './reach.ts'
import { Memo } from './rows.ts'
import { type Places, Values, type Worths } from './values.ts'
import { type Best, Scales, type Worth } from './weigh.ts'

export interface Optimal {
  readonly value: number
  /** There were fights against several, and each was only fought to the end or run from at once: nobody does worse than this. */
  readonly atLeast: boolean
}

const settled = 1e-13
const mostSweeps = 2_000

/** Somebody who reads for one thing. */
interface Aim {
  readonly worth: Worth
  readonly values: Values
  readonly scales: Scales
  /** Where nothing wanted can come about any more. */
  readonly hopeless: Set<StoryNode>
}

export class OptimalPass {
  private readonly story: Prepared
  private readonly reach: Reach
  private readonly aims: readonly Aim[]
  private readonly plans: Plans
  private readonly best: Best | undefined
  private rows = new Int32Array(1024)

  /** `best` gathers the choices that are worth taking somewhere. */
  constructor(story: Prepared, reach: Reach, worths: readonly Worth[], best?: Best) {
    this.story = story
    this.reach = reach
    this.best = best
    this.plans = new Plans(reach.turns)
    this.aims = worths.map(worth => {
      const values = new Values(story, reach)
      return { worth, values, scales: new Scales(values, reach.health + 1, worth, best), hopeless: new Set() }
    })
  }

  run(hero: Hero, progress?: (share: number) => void): Optimal[] {
    this.walk(() => true, progress)
    const build = this.story.builds.of(hero)
    const page = this.reach.turns.columns.open(build, [build.hp - hero.damage], hero.rations)
    return this.aims.map(({ values, scales }) => {
      const arrivals = page.landings.map((landing): Arrival => ({ ...landing, xp: hero.unused + landing.xp }))
      const rows = Int32Array.from(arrivals, arrival => values.rowOf(arrival))
      return { value: scales.page(page, rows)[0] ?? 0, atLeast: scales.atLeast }
    })
  }

  /** Only looks for choices that are worth taking: where none is left open, at a node or before it, nothing is worked out. */
  seek(progress?: (share: number) => void): void {
    let open = openNodes(this.reach, this.best)
    let known = this.best?.size
    this.walk(component => {
      if (this.best?.size !== known) open = openNodes(this.reach, this.best)
      known = this.best?.size
      return component.some(node => open.has(node))
    }, progress)
  }

  private walk(isAsked: (component: readonly StoryNode[]) => boolean, progress?: (share: number) => void): void {
    const left = this.leadingTo()
    const order = this.reach.order.toReversed()
    for (const [i, component] of order.entries()) {
      if (isAsked(component)) this.settle(component)
      for (const node of component)
        for (const next of successors(node)) {
          left.set(next, (left.get(next) ?? 0) - 1)
          if (left.get(next) === 0) for (const { values } of this.aims) values.forget(next)
        }
      progress?.((i + 1) / order.length)
    }
  }

  /** How many nodes lead to each; the first page leads on from nowhere, and what it leads to is kept. */
  private leadingTo(): Map<StoryNode, number> {
    const left = new Map<StoryNode, number>()
    for (const node of this.reach.order.flat())
      for (const next of successors(node)) left.set(next, (left.get(next) ?? 0) + 1)
    return left
  }

  private settle(component: readonly StoryNode[]): void {
    const aims = this.aims.filter(aim => isHopeful(aim, component))
    const circular = component.length > 1 || component.some(node => successors(node).has(node))
    for (const node of component) for (const { values } of aims) values.begin(node, !circular)
    if (circular) this.goRound(component, aims)
    else for (const node of component) this.solve(node, aims)
  }

  private boxes(node: StoryNode): Iterable<[Build, Box]> {
    return this.reach.boxes.get(node) ?? []
  }

  /** Works out all sheets of a node; those that lead to the same rows are worth the same. */
  private solve(node: StoryNode, aims: readonly Aim[]): void {
    if (aims.length === 0) return
    this.plans.begin()
    const memos = aims.map(() => new Memo())
    for (const [build, box] of this.boxes(node)) {
      const { least } = this.reach.ladder.rung(node, build)
      for (let rations = box.leastRations; rations <= box.mostRations; rations++) {
        const plan = this.plans.plan(node, build, rations)
        for (const [i, aim] of aims.entries()) {
          const worths = aim.values.at(node) as Worths
          const places = worths.places.get(build) as Places
          this.lookAhead(aim, plan, least, box)
          this.fill(aim, plan, worths, places, rations, memos[i] as Memo)
        }
      }
    }
  }

  /** For each total of experience a list: the plan's shape, and the row of each arrival. */
  private lookAhead({ values }: Aim, { shape, arrivals }: Plan, least: readonly number[], box: Box): void {
    const size = arrivals.length + 1
    const needed = size * (box.mostXp - box.leastXp + 1)
    if (this.rows.length < needed) this.rows = new Int32Array(2 * needed)
    for (let at = 0; at < needed; at += size) this.rows[at] = shape
    for (const [i, arrival] of arrivals.entries()) values.rowsOf(arrival, least, box, this.rows, i + 1, size)
  }

  private fill({ scales }: Aim, plan: Plan, worths: Worths, places: Places, rations: number, memo: Memo): void {
    const { rows } = this
    const { rows: all, sheets: mine } = worths
    const { box, perXp, from } = places
    const size = plan.arrivals.length + 1
    let to = from + rations - box.leastRations
    for (let xp = box.leastXp, at = 0; xp <= box.mostXp; xp++, at += size, to += perXp) {
      if (at > 0 && isSame(rows, at, size)) {
        mine[to] = mine[to - perXp] as number
        continue
      }
      let found = memo.find(rows, at, size)
      if (found < 0) {
        all.draft.set(scales.row(plan, rows, at + 1, box.health))
        found = all.keep()
        memo.keep(rows, at, size, found)
      }
      mine[to] = found
    }
  }

  /** Where one can come back, all is worked out again and again until nothing moves. */
  private goRound(component: readonly StoryNode[], aims: readonly Aim[]): void {
    for (let sweep = 0, moved = 1; sweep < mostSweeps && moved >= settled; sweep++) {
      moved = 0
      for (const node of component) {
        this.plans.begin()
        for (const [build, box] of this.boxes(node)) {
          const { least } = this.reach.ladder.rung(node, build)
          for (let rations = box.leastRations; rations <= box.mostRations; rations++) {
            const plan = this.plans.plan(node, build, rations)
            for (const aim of aims) {
              this.lookAhead(aim, plan, least, box)
              moved = Math.max(moved, this.refill(aim, plan, node, build, rations))
            }
          }
        }
      }
    }
  }

  /** Answers how far any value has moved. */
  private refill({ scales, values }: Aim, plan: Plan, node: StoryNode, build: Build, rations: number): number {
    const { rows: all, sheets: mine, places } = values.at(node) as Worths
    const { box, perXp, from } = places.get(build) as Places
    const size = plan.arrivals.length + 1
    let moved = 0
    for (let xp = box.leastXp; xp <= box.mostXp; xp++) {
      const i = xp - box.leastXp
      const now = scales.row(plan, this.rows, i * size + 1, box.health)
      const at = (mine[from + i * perXp + rations - box.leastRations] as number) * all.width
      for (let h = 1; h <= plan.hp; h++) moved = Math.max(moved, (now[h] as number) - (all.data[at + h] as number))
      all.data.set(now, at)
    }
    return moved
  }
}

/** Nodes with a choice that somebody is offered and that was never the best, and all that come after one. */
function openNodes({ order, boxes }: Reach, best: Best | undefined): ReadonlySet<StoryNode> {
  const open = new Set<StoryNode>()
  for (const component of order) {
    const isOpen = component.some(node => {
      const builds = [...(boxes.get(node)?.keys() ?? [])]
      return (
        open.has(node) ||
        node.choices.some(choice => !best?.has(choice.path) && builds.some(build => isOffered(choice, build)))
      )
    })
    if (!isOpen) continue
    for (const node of component) for (const each of [node, ...successors(node)]) open.add(each)
  }
  return open
}

/** Whether a list is the same as the one before it. */
function isSame(lists: Int32Array, at: number, size: number): boolean {
  for (let i = at; i < at + size; i++) if (lists[i] !== lists[i - size]) return false
  return true
}

/** Whether anything wanted can still come about; keeps in mind where it cannot. */
function isHopeful({ worth, hopeless }: Aim, component: readonly StoryNode[]): boolean {
  const along = (step: Step): boolean => {
    if (step.do === 'visit' || step.do === 'effect') return along(step.next)
    if (step.do === 'ask') return [...step.answers.values()].some(along)
    if (step.do === 'arrive') return !hopeless.has(step.node) && !component.includes(step.node)
    return step.do === 'unknown' || worth(step.ending) > 0
  }
  const hopes =
    worth('death') > 0 ||
    worth('unfinished') > 0 ||
    component.some(({ choices }) => choices.some(({ ways }) => [...ways.values()].some(({ root }) => along(root))))
  if (!hopes) for (const node of component) hopeless.add(node)
  return hopes
}
