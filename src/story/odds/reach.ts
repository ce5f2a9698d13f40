// Which sheets can be at which node, whatever the reader does: for each build the bounds of experience, rations and health.
import { abilities } from '../../books/gamebook/data.ts'
import type { Hero } from '../../books/gamebook/types.ts'
import type { StoryNode } from './automaton.ts'
import type { Build } from './builds.ts'
import type { Landing } from './columns.ts'
import { components, TooLarge } from './explore.ts'
import { Ladder } from './ladder.ts'
import { Needs } from './needs.ts'
import type { Prepared } from './prepare.ts'
import { Turns } from './turns.ts'

/** Bounds of what can be, both ends included; experience by its class on the ladder. */
export interface Box {
  leastXp: number
  mostXp: number
  leastRations: number
  mostRations: number
  health: number
}

/** Beyond this many sheets nobody would wait for the answer, not even over night. */
const mostSheets = 3_000_000_000

export class Reach {
  readonly boxes = new Map<StoryNode, Map<Build, Box>>()
  readonly ladder: Ladder
  readonly needs: Needs
  readonly turns: Turns
  readonly order: readonly (readonly StoryNode[])[]
  /** All sheets within the bounds. */
  sheets = 0
  /** The most health that anybody has. */
  health = 0
  private readonly story: Prepared
  private readonly most: number
  private changed = false

  constructor(story: Prepared, hero: Hero, progress?: (share: number) => void, most = mostSheets) {
    this.story = story
    this.most = most
    this.turns = new Turns(story)
    let order = story.order
    for (;;) {
      const nodes = story.automaton.nodes.length
      this.order = order
      this.ladder = new Ladder(order, story.enemies, story.builds.options)
      this.needs = new Needs(order, story.builds, story.enemies)
      this.walk(hero, progress)
      if (story.automaton.nodes.length === nodes) return
      // Ink has told of places that nobody had thought of: once more, with them.
      order = components(story.automaton.nodes)
    }
  }

  private walk(hero: Hero, progress?: (share: number) => void): void {
    this.boxes.clear()
    this.sheets = 0
    const build = this.story.builds.of(hero)
    const health = build.hp - hero.damage
    for (const landing of this.turns.columns.open(build, [health], hero.rations).landings)
      this.land(landing, 0, hero.unused, hero.unused)
    for (const [i, component] of this.order.entries()) {
      do {
        this.changed = false
        for (const node of component) this.leave(node)
      } while (this.changed && component.length > 0 && this.isCircular(component))
      for (const node of component) this.count(node)
      progress?.((i + 1) / this.order.length)
    }
  }

  private isCircular(component: readonly StoryNode[]): boolean {
    return component.length > 1 || this.again
  }

  /** Whether the last node left led back to itself. */
  private again = false

  private leave(node: StoryNode): void {
    this.again = false
    for (const [build, box] of [...(this.boxes.get(node) ?? [])]) {
      const { least } = this.ladder.rung(node, build)
      const [low, high] = [least[box.leastXp] as number, least[box.mostXp] as number]
      for (let rations = box.leastRations; rations <= box.mostRations; rations++)
        for (const { turns } of this.turns.options(node, build, rations))
          for (const { leaves } of turns)
            for (const { page, xp } of leaves)
              for (const landing of page.landings) {
                if (landing.node === node) this.again = true
                this.land(landing, box.health, low + xp, high + xp)
              }
    }
  }

  private land({ node, build, rations, xp, column }: Landing, most: number, low: number, high: number): void {
    let health = 0
    for (let place = 0; place < column.length && (most === 0 || place <= most); place++)
      health = Math.max(health, column[place] as number)
    if (health > 0) this.cover(node, build, rations, low + xp, high + xp, health)
  }

  /** GB-adv.1: a level is taken as soon as it can be, in any ability. */
  private cover(node: StoryNode, build: Build, rations: number, low: number, high: number, health: number): void {
    if (high >= build.cost)
      for (const ability of abilities) {
        const grown = this.story.builds.level(build, ability)
        this.cover(node, grown, rations, Math.max(0, low - build.cost), high - build.cost, health + 1)
      }
    if (low >= build.cost) return
    this.health = Math.max(this.health, build.hp)
    const kin = this.needs.kin(node, build)
    const { of } = this.ladder.rung(node, kin)
    const food = Math.min(rations, this.story.ahead.get(node)?.rations ?? rations)
    const [leastXp, mostXp] = [of[low] ?? 0, of[Math.min(high, of.length - 1)] ?? 0]
    this.widen(node, kin, leastXp, mostXp, food, health)
  }

  private widen(node: StoryNode, build: Build, leastXp: number, mostXp: number, rations: number, health: number): void {
    let byBuild = this.boxes.get(node)
    if (!byBuild) {
      byBuild = new Map()
      this.boxes.set(node, byBuild)
    }
    const box = byBuild.get(build)
    if (!box) {
      byBuild.set(build, { leastXp, mostXp, leastRations: rations, mostRations: rations, health })
      this.changed = true
      return
    }
    if (
      leastXp >= box.leastXp &&
      mostXp <= box.mostXp &&
      rations >= box.leastRations &&
      rations <= box.mostRations &&
      health <= box.health
    )
      return
    this.changed = true
    box.leastXp = Math.min(box.leastXp, leastXp)
    box.mostXp = Math.max(box.mostXp, mostXp)
    box.leastRations = Math.min(box.leastRations, rations)
    box.mostRations = Math.max(box.mostRations, rations)
    box.health = Math.max(box.health, health)
  }

  private count(node: StoryNode): void {
    for (const { leastXp, mostXp, leastRations, mostRations, health } of this.boxes.get(node)?.values() ?? [])
      this.sheets += (mostXp - leastXp + 1) * (mostRations - leastRations + 1) * health
    if (this.sheets > this.most) throw new TooLarge(`more than ${this.most / 1e6} million sheets`)
  }
}
