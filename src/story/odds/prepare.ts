// Everything about a story that does not depend on who reads it how: walked once, asked often.
import type { FoeKind } from '../../books/gamebook/types.ts'
import type { StoryBook } from '../load.ts'
import type { Outline } from '../outline.ts'
import { type Ahead, lookAhead } from './ahead.ts'
import { mergeAlike } from './alike.ts'
import { Automaton, type StoryNode } from './automaton.ts'
import { Builds } from './builds.ts'
import { components, exploreStory, regions } from './explore.ts'
import { Fights } from './fights.ts'

export interface Prepared {
  readonly automaton: Automaton
  readonly builds: Builds
  readonly fights: Fights
  readonly enemies: readonly FoeKind[]
  /** Components of nodes, first things first. */
  readonly order: readonly (readonly StoryNode[])[]
  /** What can still matter at each node. */
  readonly ahead: ReadonlyMap<StoryNode, Ahead>
  readonly region: ReadonlyMap<string, number>
  /** More rations than these are not to be had. */
  readonly mostRations: number
  /** The story asks for margins, so they must be kept apart. */
  readonly margins: boolean
}

/** Rations beyond these are as good as these. */
const enoughRations = 15

export function prepare(book: StoryBook, outline: Outline, archetype: string, startRations: number): Prepared {
  const automaton = new Automaton(book, outline)
  exploreStory(automaton, archetype, outline)
  mergeAlike(automaton, components(automaton.nodes))
  const builds = new Builds(book.options)
  const order = components(automaton.nodes)
  return {
    automaton,
    builds,
    fights: new Fights(builds, book.enemies),
    enemies: book.enemies,
    order,
    ahead: lookAhead(order, book.enemies),
    region: regions(outline),
    mostRations: Math.min(enoughRations, startRations + rationsToFind(outline)),
    margins: [...outline.passages.values()].some(({ turns }) =>
      turns.some(({ targets }) => targets.some(({ name }) => name === 'margin')),
    ),
  }
}

const rationsToFind = (outline: Outline): number =>
  [...outline.passages.values()]
    .flatMap(({ turns }) => turns.flatMap(({ tags }) => tags.map(({ tag }) => tag)))
    .reduce((sum, tag) => sum + (tag.kind === 'ration' && tag.amount > 0 ? tag.amount : 0), 0)
