// Turning pages with a sheet in hand: what a choice pays, what its lines do, and where it leads. The exact pass and the simulation share it.
import type { InkOutcome } from '../ink.ts'
import type { NodeChoice, Step, StoryNode, Way } from './automaton.ts'
import { answerFor, type Build } from './builds.ts'
import { payers } from './explore.ts'
import type { Prepared } from './forward.ts'
import { learn } from './learn.ts'

/** Hears what becomes of a chance. */
export interface Sink {
  /** A passage is seen; true when nothing after it matters. */
  arrive(passage: string, chance: number, health: number): boolean
  die(passage: string, chance: number): void
  end(ending: string, chance: number): void
  reach(node: StoryNode, build: Build, health: number, rations: number, xp: number, chance: number): void
}

/** What a choice pays when it comes out so, and the way it then takes: worked out once for each node. */
interface Page {
  readonly fresh: readonly string[]
  readonly pays: boolean
  readonly way: Way
}

export class Pages {
  private readonly story: Prepared
  private readonly sink: Sink
  private readonly pages = new Map<NodeChoice, Map<InkOutcome, Page>>()

  constructor(story: Prepared, sink: Sink) {
    this.story = story
    this.sink = sink
  }

  open(build: Build, health: number, rations: number, xp: number): void {
    const { start } = this.story.automaton
    this.follow(start, undefined, 0, 'none', [], build, health, rations, xp, 0, 1)
  }

  private page(node: StoryNode, index: number, choice: NodeChoice, outcome: InkOutcome): Page {
    let pages = this.pages.get(choice)
    if (!pages) {
      pages = new Map()
      this.pages.set(choice, pages)
    }
    let page = pages.get(outcome)
    if (!page) {
      const names = payers(choice.path, choice.roll, outcome)
      const fresh = names.filter(name => !node.paid.includes(name))
      const way = this.story.automaton.way(node, index, outcome, fresh)
      page = { fresh, way, pays: names.length === 0 || fresh.length > 0 }
      pages.set(outcome, page)
    }
    return page
  }

  /** Pays, once by its name, and turns the page. */
  settle(
    node: StoryNode,
    index: number,
    choice: NodeChoice,
    outcome: InkOutcome,
    build: Build,
    health: number,
    rations: number,
    xp: number,
    gained: number,
    margin: number,
    chance: number,
  ): void {
    const { way, fresh, pays } = this.page(node, index, choice, outcome)
    this.follow(way, node, index, outcome, fresh, build, health, rations, pays ? xp + gained : xp, margin, chance)
  }

  private follow(
    way: Way,
    node: StoryNode | undefined,
    index: number,
    outcome: InkOutcome,
    fresh: readonly string[],
    startBuild: Build,
    startHealth: number,
    startRations: number,
    startXp: number,
    margin: number,
    chance: number,
  ): void {
    const { automaton, builds } = this.story
    if (way.root.do === 'unknown')
      learn(this.story, way, node, index, outcome, fresh, startBuild, startHealth, startRations, margin)
    let [build, health, rations, xp] = [startBuild, startHealth, startRations, startXp]
    let step: Step = way.root
    for (;;) {
      switch (step.do) {
        case 'visit':
          if (this.sink.arrive(step.passage, chance, health)) return
          step = step.next
          break
        case 'effect': {
          const change = builds.change(build, step.effect)
          health -= change.damage
          if (health <= 0) {
            this.sink.die(step.passage, chance)
            return
          }
          build = change.build
          health = Math.min(build.hp, health + change.heal)
          rations = Math.max(0, Math.min(this.story.mostRations, rations + change.rations))
          xp += change.xp
          step = step.next
          break
        }
        case 'ask': {
          const answer = answerFor(builds, build, health, rations, margin, step.question, step.about)
          let next: Step | undefined = step.answers.get(answer)
          if (next === undefined || next.do === 'unknown') {
            learn(this.story, way, node, index, outcome, fresh, startBuild, startHealth, startRations, margin)
            next = step.answers.get(answer)
          }
          if (next === undefined) throw new Error(`${automaton.runs}: a question was answered and then not asked`)
          step = next
          break
        }
        case 'arrive':
          this.sink.reach(step.node, build, health, rations, xp, chance)
          return
        case 'end':
          this.sink.end(step.ending, chance)
          return
        case 'unknown':
          learn(this.story, way, node, index, outcome, fresh, startBuild, startHealth, startRations, margin)
          this.follow(way, node, index, outcome, fresh, startBuild, startHealth, startRations, startXp, margin, chance)
          return
      }
    }
  }
}
