// Everything about a story that does not depend on who reads it how: walked once, asked often.
import type { StoryBook } from '../load.ts'
import type { Outline } from '../outline.ts'
import { lookAhead } from './ahead.ts'
import { mergeAlike } from './alike.ts'
import { Automaton } from './automaton.ts'
import { Builds } from './builds.ts'
import { components, exploreStory, regions } from './explore.ts'
import { Fights } from './fights.ts'
import type { Prepared } from './forward.ts'

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
