// Turning a page for a whole column of sheets at once: they differ in health alone, and part where the story asks for it or somebody falls.
import type { Answer, InkOutcome } from '../ink.ts'
import type { Step, StoryNode } from './automaton.ts'
import { answerFor, type Build } from './builds.ts'
import { learn } from './learn.ts'
import { type Opening, Openings } from './openings.ts'
import type { Prepared } from './prepare.ts'

/** The health of each sheet in a column; 0 for whoever is no longer in it. */
export type Column = readonly number[]

/** Sheets that wait for the reader's next choice. */
export interface Landing {
  readonly node: StoryNode
  readonly build: Build
  readonly rations: number
  /** Experience that the page itself gave. */
  readonly xp: number
  readonly column: Column
  /** Passages on the way. */
  readonly seen: readonly string[]
}

interface Seen {
  readonly passage: string
  readonly column: Column
}

/** What a page does to a column. */
export interface Page {
  /** Passages in the order in which they are seen, with the health of those who see them. */
  readonly visits: Seen[]
  /** Those who fall, with the health they had. */
  readonly deaths: Seen[]
  readonly ends: { readonly ending: string; readonly column: Column }[]
  readonly landings: Landing[]
}

const isThere = (health: number): boolean => health > 0
const allKnown = -1

export class Columns {
  private readonly story: Prepared
  private readonly openings: Openings
  private readonly until: string | undefined
  private readonly whole = new Map<number, Column>()
  private readonly changed = new Map<Column, Map<string, Column>>()

  /** Whoever comes to the passage `until` is followed no further. */
  constructor(story: Prepared, until?: string) {
    this.story = story
    this.until = until
    this.openings = new Openings(story.automaton)
  }

  /** Every health there is, each at its own place. */
  all(most: number): Column {
    const column = this.whole.get(most) ?? Array.from({ length: most + 1 }, (_, health) => health)
    this.whole.set(most, column)
    return column
  }

  /** What a column becomes by something that always does the same under its name: one column, however often it is asked. */
  become(column: Column, name: string, of: (health: number) => number): Column {
    const known = this.changed.get(column) ?? new Map<string, Column>()
    this.changed.set(column, known)
    const found = known.get(name) ?? column.map(health => (health > 0 ? of(health) : 0))
    known.set(name, found)
    return found
  }

  healed(column: Column, heal: number, most: number): Column {
    return this.become(column, `healed ${heal} up to ${most}`, health => Math.min(most, health + heal))
  }

  /** The first page of all. */
  open(build: Build, column: Column, rations: number): Page {
    const opening = { fresh: [], pays: false, way: this.story.automaton.start }
    return this.turn(undefined, 0, 'none', opening, build, column, rations, 0)
  }

  /** The page after a choice that came out so. */
  page(
    node: StoryNode,
    index: number,
    outcome: InkOutcome,
    build: Build,
    column: Column,
    rations: number,
    margin: number,
  ): Page {
    return this.turn(node, index, outcome, this.openings.of(node, index, outcome), build, column, rations, margin)
  }

  /** Whether the experience of a choice that came out so is still to be had. */
  pays(node: StoryNode, index: number, outcome: InkOutcome): boolean {
    return this.openings.of(node, index, outcome).pays
  }

  private turn(
    node: StoryNode | undefined,
    index: number,
    outcome: InkOutcome,
    { way, fresh }: Opening,
    build: Build,
    column: Column,
    rations: number,
    margin: number,
  ): Page {
    for (;;) {
      const page: Page = { visits: [], deaths: [], ends: [], landings: [] }
      const unknown = this.follow(way.root, page, build, column, rations, 0, margin)
      if (unknown === allKnown) return page
      learn(this.story, way, node, index, outcome, fresh, build, column[unknown] as number, rations, margin)
    }
  }

  /** Fills the page; answers with the place of a sheet for which ink has not been run yet. */
  private follow(
    from: Step,
    page: Page,
    startBuild: Build,
    startColumn: Column,
    startRations: number,
    startXp: number,
    margin: number,
    before: readonly string[] = [],
  ): number {
    let [step, build, column, rations, xp, seen] = [from, startBuild, startColumn, startRations, startXp, before]
    for (;;) {
      switch (step.do) {
        case 'visit':
          page.visits.push({ passage: step.passage, column })
          if (step.passage === this.until) return allKnown
          seen = [...seen, step.passage]
          step = step.next
          break
        case 'effect': {
          const {
            damage,
            heal,
            rations: food,
            xp: gained,
            build: changed,
          } = this.story.builds.change(build, step.effect)
          if (damage > 0) {
            const fallen = this.become(column, `fell by ${damage}`, health => (health <= damage ? health : 0))
            if (fallen.some(isThere)) page.deaths.push({ passage: step.passage, column: fallen })
            column = this.become(column, `hurt by ${damage}`, health => Math.max(0, health - damage))
            if (!column.some(isThere)) return allKnown
          }
          build = changed
          if (heal > 0) column = this.healed(column, heal, changed.hp)
          rations = Math.max(0, Math.min(this.story.mostRations, rations + food))
          xp += gained
          step = step.next
          break
        }
        case 'ask': {
          for (const [answer, part] of this.parted(step, build, column, rations, margin)) {
            const next = step.answers.get(answer)
            const unknown = next
              ? this.follow(next, page, build, part, rations, xp, margin, seen)
              : part.findIndex(isThere)
            if (unknown !== allKnown) return unknown
          }
          return allKnown
        }
        case 'arrive':
          page.landings.push({ node: step.node, build, rations, xp, column, seen })
          return allKnown
        case 'end':
          page.ends.push({ ending: step.ending, column })
          return allKnown
        case 'unknown':
          return column.findIndex(isThere)
      }
    }
  }

  /** The column by what each sheet would answer; only health is not the same for all. */
  private parted(
    { question, about }: Extract<Step, { do: 'ask' }>,
    build: Build,
    column: Column,
    rations: number,
    margin: number,
  ): readonly (readonly [Answer, Column])[] {
    const { builds } = this.story
    const of = (health: number): Answer => answerFor(builds, build, health, rations, margin, question, about)
    if (question !== 'hp') return [[of(build.hp), column]]
    const answers = new Set(column.filter(isThere).map(of))
    return [...answers].map(answer => [
      answer,
      this.become(column, `asked ${answer}`, health => (of(health) === answer ? health : 0)),
    ])
  }
}
