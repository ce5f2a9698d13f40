// Runs ink for one sheet, so that the way a page takes for it is known from then on.
import type { InkOutcome } from '../ink.ts'
import type { StoryNode, Way } from './automaton.ts'
import { answerFor, type Build } from './builds.ts'
import type { Prepared } from './prepare.ts'

export function learn(
  { automaton, builds }: Pick<Prepared, 'automaton' | 'builds'>,
  way: Way,
  node: StoryNode | undefined,
  index: number,
  outcome: InkOutcome,
  fresh: readonly string[],
  startBuild: Build,
  startHealth: number,
  startRations: number,
  margin: number,
): void {
  let [build, health, rations] = [startBuild, startHealth, startRations]
  automaton.learn(way, node, index, outcome, fresh, {
    answer: (question, about) => answerFor(builds, build, health, rations, margin, question, about),
    feel: effect => {
      const change = builds.change(build, effect)
      build = change.build
      health = Math.min(build.hp, health - change.damage + (health > change.damage ? change.heal : 0))
      rations = Math.max(0, rations + change.rations)
      return health > 0
    },
  })
}
