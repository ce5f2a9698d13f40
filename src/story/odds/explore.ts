// Walks the whole story without a sheet: every choice, every outcome, every answer that could be given; then puts the nodes in order.
import type { Answer, InkOutcome, Question } from '../ink.ts'
import { type Outline, reachable } from '../outline.ts'
import type { Automaton, Step, StoryNode, Way } from './automaton.ts'

/** The story is too large to be walked in full. */
export class TooLarge extends Error {}

const mostNodes = 30_000
/** A turn that asks for more than this many combinations mostly prints numbers; what it misses is found when a sheet gets there. */
const enoughAnswers = 60

/** Answers worth trying: around every number that the story compares with. */
function plausible(question: Question, archetype: string, numbers: ReadonlySet<number>): readonly Answer[] {
  if (question === 'knows') return [true, false]
  if (question === 'archetype') return [archetype]
  const [least, most] = question === 'ability' || question === 'rations' ? [0, 6] : [1, 14]
  const near = [...numbers].flatMap(number => [number - 1, number, number + 1])
  return [...new Set([least, most, ...near.filter(number => number > least && number < most)])]
}

const outcomesOf = (kind: string | undefined): readonly InkOutcome[] => {
  if (kind === 'test' || kind === 'cast' || kind === 'flee') return ['win', 'tie', 'lose']
  return kind === 'fight' ? ['win', 'fled'] : ['none']
}

/** What a choice pays under which name, when it comes out so. */
export function payers(
  path: string,
  roll: StoryNode['choices'][number]['roll'],
  outcome: InkOutcome,
): readonly string[] {
  if (!roll || roll.kind === 'rest' || roll.kind === 'safe' || roll.again) return []
  if (roll.kind !== 'fight') return outcome === 'win' ? [path] : []
  const [first = ''] = roll.enemies
  return [outcome === 'fled' ? `${path}/${first}/escape` : `${path}/${first}`]
}

export function exploreStory(automaton: Automaton, archetype: string, { numbers }: Outline): void {
  const tryAll = (
    way: Way,
    node: StoryNode | undefined,
    choice: number,
    outcome: InkOutcome,
    paying: readonly string[],
  ) => {
    const open: Answer[][] = [[]]
    for (let runs = 0; open.length > 0 && runs < enoughAnswers; runs++) {
      const given = open.pop() as Answer[]
      let asked = 0
      automaton.learn(way, node, choice, outcome, paying, {
        answer: question => {
          const answers = plausible(question, archetype, numbers)
          const at = asked++
          if (at < given.length) return given[at] as Answer
          for (const other of answers.slice(1)) open.push([...given, other])
          given.push(answers[0] as Answer)
          return answers[0] as Answer
        },
        feel: () => true,
      })
    }
  }
  if (automaton.start.root.do === 'unknown') tryAll(automaton.start, undefined, 0, 'none', [])
  for (let i = 0; i < automaton.nodes.length; i++) {
    if (i > mostNodes) throw new TooLarge(`more than ${mostNodes} states of the story`)
    const node = automaton.nodes[i] as StoryNode
    for (const [c, { roll, path }] of node.choices.entries())
      for (const outcome of outcomesOf(roll?.kind)) {
        const fresh = payers(path, roll, outcome).filter(name => !node.paid.includes(name))
        const way = automaton.way(node, c, outcome, fresh)
        if (way.root.do === 'unknown') tryAll(way, node, c, outcome, fresh)
      }
  }
}

/** The nodes that a turn can lead to. */
function* arrivals(step: Step): Generator<StoryNode> {
  if (step.do === 'arrive') yield step.node
  else if (step.do === 'ask') for (const next of step.answers.values()) yield* arrivals(next)
  else if (step.do === 'visit' || step.do === 'effect') yield* arrivals(step.next)
}

export const successors = (node: StoryNode): Set<StoryNode> =>
  new Set(node.choices.flatMap(({ ways }) => [...ways.values()].flatMap(({ root }) => [...arrivals(root)])))

/** Strongly connected components, first things first (Tarjan, without recursion on the call stack). */
export function components(nodes: readonly StoryNode[]): StoryNode[][] {
  const index = new Map<StoryNode, number>()
  const low = new Map<StoryNode, number>()
  const onStack = new Set<StoryNode>()
  const stack: StoryNode[] = []
  const found: StoryNode[][] = []
  for (const root of nodes) {
    if (index.has(root)) continue
    const work: { node: StoryNode; next: Iterator<StoryNode> }[] = []
    const enter = (node: StoryNode) => {
      index.set(node, index.size)
      low.set(node, index.get(node) as number)
      stack.push(node)
      onStack.add(node)
      work.push({ node, next: successors(node).values() })
    }
    enter(root)
    for (let top = work.at(-1); top; top = work.at(-1)) {
      const { node } = top
      const { value, done } = top.next.next()
      if (!done) {
        if (!index.has(value)) enter(value)
        else if (onStack.has(value)) low.set(node, Math.min(low.get(node) as number, index.get(value) as number))
        continue
      }
      work.pop()
      const above = work.at(-1)?.node
      if (above) low.set(above, Math.min(low.get(above) as number, low.get(node) as number))
      if (low.get(node) !== index.get(node)) continue
      const component: StoryNode[] = []
      for (let member = stack.pop(); member; member = stack.pop()) {
        onStack.delete(member)
        component.push(member)
        if (member === node) break
      }
      found.push(component)
    }
  }
  return found.reverse()
}

/** Passages to which one can come back, in groups that lead to one another. */
export function regions(outline: Outline): ReadonlyMap<string, number> {
  const ahead = new Map([...outline.passages.keys()].map(name => [name, after(outline, name)]))
  const region = new Map<string, number>()
  let count = 0
  for (const [name, reached] of ahead) {
    if (region.has(name) || !reached.has(name)) continue
    for (const other of reached) if (ahead.get(other)?.has(name)) region.set(other, count)
    count++
  }
  return region
}

/** What can come after a passage, itself only if one can come back. */
function after(outline: Outline, name: string): Set<string> {
  const turns = outline.passages.get(name)?.turns ?? []
  return reachable(outline, [
    ...turns.flatMap(({ targets }) => targets.map(target => target.name)),
    ...anyNamed(outline),
  ])
}

const anyNamed = (outline: Outline): readonly string[] => [...outline.named]
