// Seeded play on the story's automaton: the same readers, sheets and rules as the exact pass, one throw at a time.
import type { Hero } from '../../books/gamebook/types.ts'
import type { Draw } from '../../dice/index.ts'
import type { NodeChoice, StoryNode } from './automaton.ts'
import { type Build, isOffered, isRoll, restOf } from './builds.ts'
import { type FightEnd, land } from './exchange.ts'
import type { FightTag } from './fights.ts'
import type { Arrivals } from './forward.ts'
import { Pages, type Sink } from './pages.ts'
import type { Prepared } from './prepare.ts'
import type { StoryReader } from './readers.ts'

export interface Simulated {
  readonly plays: number
  readonly endings: Map<string, number>
  readonly deaths: Map<string, number>
  readonly arrivals: Map<string, Arrivals>
}

interface Place {
  readonly node: StoryNode
  readonly build: Build
  readonly health: number
  readonly rations: number
  readonly xp: number
}

/** Two draws of this size make one number between 0 and 1. */
const unit = 2 ** 20

/** A tale this long goes round in circles. */
const mostTurns = 5_000

export class Simulation implements Sink {
  readonly result: Simulated & { plays: number } = {
    plays: 0,
    endings: new Map(),
    deaths: new Map(),
    arrivals: new Map(),
  }
  private readonly story: Prepared
  private readonly reader: StoryReader
  private readonly draw: Draw
  private readonly pages: Pages
  private place: Place | undefined
  private readonly seen = new Set<string>()

  constructor(story: Prepared, reader: StoryReader, draw: Draw) {
    this.story = story
    this.reader = reader
    this.draw = draw
    this.pages = new Pages(story, this)
  }

  run(hero: Hero, plays: number, progress?: (share: number) => void): Simulated {
    const build = this.story.builds.of(hero)
    for (let play = 0; play < plays; play++) {
      this.seen.clear()
      this.place = undefined
      this.pages.open(build, build.hp - hero.damage, hero.rations, hero.unused)
      for (let turn = 0; this.place; turn++) {
        if (turn > mostTurns) this.end('unfinished')
        else this.turn(this.place)
      }
      if (play % 1000 === 999) progress?.((play + 1) / plays)
    }
    this.result.plays += plays
    return this.result
  }

  private turn({ node, build, health, rations, xp }: Place): void {
    this.place = undefined
    const offered = node.choices.flatMap((choice, i) => (isOffered(choice, build) ? [{ choice, i }] : []))
    if (offered.length === 0) {
      this.end('unfinished')
      return
    }
    const shares = this.reader.choose(
      offered.map(({ choice }) => choice),
      build,
      health,
      rations,
    )
    const { choice, i } = offered[this.pick(shares)] as (typeof offered)[number]
    this.take(node, i, choice.roll, build, health, rations, xp)
  }

  private pick(shares: readonly { readonly value: number; readonly share: number }[]): number {
    return this.drawn(shares, ({ share }) => share).value
  }

  /** One of the list, as likely as its chance says. */
  private drawn<T>(list: readonly T[], chance: (each: T) => number): T {
    let left = (this.draw(unit) + this.draw(unit) / unit) / unit
    for (const each of list) {
      left -= chance(each)
      if (left < 0) return each
    }
    return list.at(-1) as T
  }

  private take(
    node: StoryNode,
    index: number,
    roll: NodeChoice['roll'],
    build: Build,
    health: number,
    rations: number,
    xp: number,
  ): void {
    if (isRoll(roll)) {
      const {
        outcome,
        damage,
        xp: gained,
        margin,
      } = this.drawn(this.story.builds.roll(build, roll, this.story.margins), ({ chance }) => chance)
      if (damage >= health) this.die(node.passage)
      else this.pages.settle(node, index, outcome, build, health - damage, rations, xp, gained, margin)
    } else if (roll?.kind === 'fight') {
      const end = this.fight(build, roll, health)
      if (end.how === 'death') this.die(node.passage)
      else this.pages.settle(node, index, end.how, build, end.health, rations, xp, end.xp, 0)
    } else if (roll?.kind === 'rest') {
      const eats = rations > 0 && build.hp - health > 1
      const better = Math.min(build.hp, health + restOf(this.story.builds, build, eats))
      this.pages.settle(node, index, 'none', build, better, rations - (eats ? 1 : 0), xp, 0, 0)
    } else this.pages.settle(node, index, 'none', build, health, rations, xp, 0, 0)
  }

  /** A fight, exchange by exchange. */
  private fight(build: Build, fight: FightTag, start: number): Omit<FightEnd, 'chance'> {
    const { fights } = this.story
    if (fight.enemies.length > 1)
      return fights.playOnce(build, fight, start, this.reader.fight, (list, chance) => this.drawn(list, chance))
    const kind = fights.foe(fight)
    let [health, state] = [start, { damage: 0, reduced: 0, stunned: false }]
    for (let round = 0; ; round++) {
      const actions = fights.actions(fight, build, fight.ambush && round === 0)
      const { action } = this.drawn(this.reader.fight(health, actions), ({ share }) => share)
      const each = this.drawn(fights.exchange(build, kind, action, state), ({ chance }) => chance)
      const to = land(kind, health, state, each)
      if (typeof to !== 'string') [health, state] = [to.health, to.state]
      else return { how: to, health: health - each.damage, xp: to === 'win' ? kind.ds : each.xp }
    }
  }

  arrive(passage: string, health: number): void {
    if (this.seen.has(passage)) return
    this.seen.add(passage)
    const arrivals = this.result.arrivals.get(passage) ?? { chance: 0, health: 0 }
    arrivals.chance++
    arrivals.health += health
    this.result.arrivals.set(passage, arrivals)
  }

  die(passage: string): void {
    this.end('death')
    this.result.deaths.set(passage, (this.result.deaths.get(passage) ?? 0) + 1)
  }

  end(id: string): void {
    this.place = undefined
    this.result.endings.set(id, (this.result.endings.get(id) ?? 0) + 1)
  }

  reach(node: StoryNode, build: Build, health: number, rations: number, xp: number): void {
    if (xp < build.cost) {
      this.place = { node, build, health, rations, xp }
      return
    }
    const { value } = this.drawn(this.reader.grow(build), ({ share }) => share)
    this.reach(node, this.story.builds.level(build, value), health + 1, rations, xp - build.cost)
  }
}

/** The 95 % interval of a share by Wilson's formula: honest at the edges too. */
export function interval(hits: number, plays: number): readonly [number, number] {
  const z = 1.959964
  const share = hits / plays
  const middle = (share + (z * z) / (2 * plays)) / (1 + (z * z) / plays)
  const half = (z / (1 + (z * z) / plays)) * Math.sqrt((share * (1 - share)) / plays + (z * z) / (4 * plays * plays))
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}
