// A bot for coverage: it goes where it has been least, so that an author learns what nobody gets to see. It is no reader, and its plays are no odds.
import { preset } from '../../books/gamebook/create.ts'
import { archetypes, spells } from '../../books/gamebook/data.ts'
import type { Hero } from '../../books/gamebook/types.ts'
import { type Draw, fastDraw } from '../../dice/index.ts'
import { deathPassage } from '../check.ts'
import type { StoryBook } from '../load.ts'
import { endingsIn, type Outline } from '../outline.ts'
import type { NodeChoice } from './automaton.ts'
import { prepare } from './prepare.ts'
import { randomReader, type StoryReader } from './readers.ts'
import type { ReaderOdds } from './report.ts'
import { Simulation } from './simulate.ts'

export interface Seen {
  readonly name: string
  readonly times: number
}

export interface SeenChoice extends Seen {
  readonly passage: string
}

export interface Coverage {
  /** With each archetype. */
  readonly plays: number
  /** With all of them. */
  readonly total: number
  readonly passages: readonly Seen[]
  readonly endings: readonly Seen[]
  /** Those that may be offered at all. */
  readonly choices: readonly SeenChoice[]
}

export interface CoverageQuestion {
  readonly plays: number
  readonly seed: number
  readonly progress?: (what: string, share: number) => void
}

export function coverage(book: StoryBook, outline: Outline, { plays, seed, progress }: CoverageQuestion): Coverage {
  const draw = fastDraw(seed)
  const taken = new Map<string, number>()
  const choices = new Map<string, { readonly passage: string; readonly text: string }>()
  let total = 0
  const [passages, endings] = [new Map<string, number>(), new Map<string, number>()]
  for (const { id, name } of archetypes.filter(({ id }) => id !== 'free')) {
    const told = (share: number) => progress?.(`the ${name.toLowerCase()}`, share)
    told(0)
    const heroes = heroesOf(id)
    const story = prepare(book, outline, id, heroes[0]?.rations ?? 0)
    const simulation = new Simulation(story, curious(taken, draw), draw)
    for (const [i, hero] of heroes.entries())
      simulation.run(hero, Math.ceil(plays / heroes.length), share => told((i + share) / heroes.length))
    total += simulation.result.plays
    for (const [passage, { chance }] of simulation.result.arrivals) count(passages, passage, chance)
    for (const [ending, times] of simulation.result.endings) count(endings, ending, times)
    for (const node of story.automaton.nodes)
      for (const { path, text } of node.choices) choices.set(path, { passage: node.passage, text })
  }
  // Whoever falls is told so in a passage to which nobody walks.
  const deaths = endings.get('death') ?? 0
  if (book.death) count(passages, deathPassage, deaths)
  for (const id of endingsIn(outline, deathPassage)) count(endings, id, deaths)
  return {
    plays,
    total,
    passages: book.passages.map(name => ({ name, times: passages.get(name) ?? 0 })),
    endings: book.endings.map(({ id }) => ({ name: id, times: endings.get(id) ?? 0 })),
    choices: [...choices].map(([path, { passage, text }]) => ({ name: text, passage, times: taken.get(path) ?? 0 })),
  }
}

/** How often the bots came to each passage, as a row that gates can be held against; its shares say nothing about people. */
export function curiousOdds(book: StoryBook, outline: Outline, question: CoverageQuestion): ReaderOdds {
  const { passages, plays, total } = coverage(book, outline, question)
  const share = (times: number) => ({ chance: times / total, low: times / total, high: times / total })
  return {
    archetype: 'free',
    reader: 'curious',
    method: 'played',
    how: `${plays} plays with each archetype`,
    endings: [],
    good: share(0),
    passages: passages.map(({ name, times }) => ({ passage: name, ...share(times), health: 0, deaths: 0 })),
  }
}

/** As many as it takes for every spell to be in somebody's hand. */
function heroesOf(id: (typeof archetypes)[number]['id']): Hero[] {
  const { name = '', spells: may = { count: 0, level: 0 } } = archetypes.find(each => each.id === id) ?? {}
  const open = spells.filter(({ level }) => level <= may.level).map(each => each.id)
  if (may.count === 0) return [preset(id, name, [], 'reader')]
  const hands = Math.ceil(open.length / may.count)
  const hand = (first: number) => Array.from({ length: may.count }, (_, i) => open[(first + i) % open.length] as string)
  return Array.from({ length: hands }, (_, i) => preset(id, name, hand(i * may.count), 'reader'))
}

const count = (counts: Map<string, number>, name: string, times: number): void => {
  counts.set(name, (counts.get(name) ?? 0) + times)
}

/** Takes what was taken least, by this bot or one before it; strikes more often than it runs, so that it sees both ends of a fight. */
function curious(taken: Map<string, number>, draw: Draw): StoryReader {
  const times = ({ path }: NodeChoice) => taken.get(path) ?? 0
  return {
    name: 'curious',
    text: 'takes what was taken least',
    choose: choices => {
      const least = Math.min(...choices.map(times))
      const open = choices.flatMap((choice, i) => (times(choice) === least ? [i] : []))
      const value = open[draw(open.length)] as number
      count(taken, (choices[value] as NodeChoice).path, 1)
      return [{ value, share: 1 }]
    },
    fight: (_, actions) =>
      actions.includes('run')
        ? [
            { action: 'attack', share: 0.85 },
            { action: 'run', share: 0.15 },
          ]
        : [{ action: 'attack', share: 1 }],
    grow: randomReader.grow,
  }
}

/** What no bot has seen. */
export const unseen = <T extends Seen>(all: readonly T[]): readonly T[] => all.filter(({ times }) => times === 0)
