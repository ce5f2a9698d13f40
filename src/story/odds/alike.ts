// Nodes of a passage that differ in what only the words ask for play on alike: one stands for all of them.
import type { Automaton, Step, StoryNode, Way } from './automaton.ts'
import { successors } from './explore.ts'

/** `order` holds the components of the story, first things first. Nodes to which one can come back are left as they are. */
export function mergeAlike(automaton: Automaton, order: readonly (readonly StoryNode[])[]): void {
  const known = new Map<string, StoryNode>()
  const stands = new Map<StoryNode, StoryNode>()
  for (const component of order.toReversed()) {
    const [node] = component
    if (!node || component.length > 1 || successors(node).has(node)) continue
    const form = formOf(node, stands)
    const first = form === undefined ? node : (known.get(form) ?? node)
    if (form !== undefined) known.set(form, first)
    if (first !== node) stands.set(node, first)
  }
  automaton.merge(stands)
}

/** All that can happen from a node; nothing where ink has not told it all. */
function formOf({ passage, choices }: StoryNode, stands: ReadonlyMap<StoryNode, StoryNode>): string | undefined {
  let isTold = true
  const along = (step: Step): unknown => {
    switch (step.do) {
      case 'visit':
        return [step.passage, along(step.next)]
      case 'effect':
        return [step.effect, step.passage, along(step.next)]
      case 'ask':
        if (!isAnswered(step)) isTold = false
        return [
          step.question,
          step.about,
          [...step.answers].map(([answer, next]) => [answer, along(next)]).sort(byName),
        ]
      case 'arrive':
        return (stands.get(step.node) ?? step.node).id
      case 'end':
        return [step.ending]
      case 'unknown':
        isTold = false
        return undefined
    }
  }
  const ofWays = (ways: ReadonlyMap<string, Way>) => [...ways].map(([key, { root }]) => [key, along(root)]).sort(byName)
  const form = JSON.stringify([passage, choices.map(({ path, roll, ways }) => [path, roll, ofWays(ways)])])
  return isTold ? form : undefined
}

/** Of a number only some answers are tried beforehand: what is asked of it may still turn out to differ. */
const isAnswered = ({ question, answers }: Extract<Step, { do: 'ask' }>): boolean =>
  question === 'archetype' || (question === 'knows' && answers.size === 2)

const byName = (a: readonly unknown[], b: readonly unknown[]): number => (String(a[0]) < String(b[0]) ? -1 : 1)
