// Turning pages with a sheet in hand: what a choice pays, what its lines do, and where it leads. For the simulation; the exact passes turn them for whole columns.
import type { InkOutcome } from '../ink.ts'
import type { Step, StoryNode, Way } from './automaton.ts'
import { answerFor, type Build } from './builds.ts'
import { learn } from './learn.ts'
import { Openings } from './openings.ts'
import type { Prepared } from './prepare.ts'

/** Hears what becomes of a sheet. */
export interface Sink {
  arrive(passage: string, health: number): void
  die(passage: string): void
  end(ending: string): void
  reach(node: StoryNode, build: Build, health: number, rations: number, xp: number): void
}

export class Pages {
  private readonly story: Prepared
  private readonly sink: Sink
  private readonly openings: Openings

  constructor(story: Prepared, sink: Sink) {
    this.story = story
    this.sink = sink
    this.openings = new Openings(story.automaton)
  }

  open(build: Build, health: number, rations: number, xp: number): void {
    const { start } = this.story.automaton
    this.follow(start, undefined, 0, 'none', [], build, health, rations, xp, 0)
  }

  /** Pays, once by its name, and turns the page. */
  settle(
    node: StoryNode,
    index: number,
    outcome: InkOutcome,
    build: Build,
    health: number,
    rations: number,
    xp: number,
    gained: number,
    margin: number,
  ): void {
    const { way, fresh, pays } = this.openings.of(node, index, outcome)
    this.follow(way, node, index, outcome, fresh, build, health, rations, pays ? xp + gained : xp, margin)
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
  ): void {
    const { automaton, builds } = this.story
    if (way.root.do === 'unknown')
      learn(this.story, way, node, index, outcome, fresh, startBuild, startHealth, startRations, margin)
    let [build, health, rations, xp] = [startBuild, startHealth, startRations, startXp]
    let step: Step = way.root
    for (;;) {
      switch (step.do) {
        case 'visit':
          this.sink.arrive(step.passage, health)
          step = step.next
          break
        case 'effect': {
          const change = builds.change(build, step.effect)
          health -= change.damage
          if (health <= 0) {
            this.sink.die(step.passage)
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
          this.sink.reach(step.node, build, health, rations, xp)
          return
        case 'end':
          this.sink.end(step.ending)
          return
        case 'unknown':
          learn(this.story, way, node, index, outcome, fresh, startBuild, startHealth, startRations, margin)
          this.follow(way, node, index, outcome, fresh, startBuild, startHealth, startRations, startXp, margin)
          return
      }
    }
  }
}
