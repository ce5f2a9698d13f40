// What a choice pays when it comes out so, and the way it then takes: worked out once for each node.
import type { InkOutcome } from '../ink.ts'
import type { Automaton, NodeChoice, StoryNode, Way } from './automaton.ts'
import { payers } from './explore.ts'

export interface Opening {
  /** What pays now for the first time. */
  readonly fresh: readonly string[]
  readonly pays: boolean
  readonly way: Way
}

export class Openings {
  private readonly automaton: Automaton
  private readonly known = new Map<NodeChoice, Map<InkOutcome, Opening>>()

  constructor(automaton: Automaton) {
    this.automaton = automaton
  }

  of(node: StoryNode, index: number, outcome: InkOutcome): Opening {
    const choice = node.choices[index] as NodeChoice
    const byOutcome = this.known.get(choice) ?? new Map<InkOutcome, Opening>()
    this.known.set(choice, byOutcome)
    let opening = byOutcome.get(outcome)
    if (!opening) {
      const names = payers(choice.path, choice.roll, outcome)
      const fresh = names.filter(name => !node.paid.includes(name))
      const way = this.automaton.way(node, index, outcome, fresh)
      opening = { fresh, way, pays: names.length === 0 || fresh.length > 0 }
      byOutcome.set(outcome, opening)
    }
    return opening
  }
}
