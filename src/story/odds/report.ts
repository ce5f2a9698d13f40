// The odds of a story for each archetype and each reader: exact where that can be done, else by seeded play, and always saying which.
import { preset } from '../../books/gamebook/create.ts'
import { archetypes } from '../../books/gamebook/data.ts'
import type { ArchetypeId, Hero } from '../../books/gamebook/types.ts'
import { fastDraw } from '../../dice/index.ts'
import { deathPassage } from '../check.ts'
import type { StoryBook } from '../load.ts'
import { endingsIn, type Outline } from '../outline.ts'
import { isOffered } from './builds.ts'
import { TooLarge } from './explore.ts'
import { type Forward, ForwardPass } from './forward.ts'
import { type Optimal, OptimalPass } from './optimal.ts'
import { type Prepared, prepare } from './prepare.ts'
import { Reach } from './reach.ts'
import { carefulReader, randomReader, type StoryReader } from './readers.ts'
import { interval, Simulation } from './simulate.ts'
import type { Best, Worth } from './weigh.ts'

export interface Chance {
  readonly chance: number
  /** The 95 % interval, when it was played and not counted. */
  readonly low: number
  readonly high: number
}

export interface PassageOdds extends Chance {
  readonly passage: string
  /** Mean health of those who arrive. */
  readonly health: number
  /** Of all readers, those who die here. */
  readonly deaths: number
}

export interface ReaderOdds {
  readonly archetype: ArchetypeId
  readonly reader: string
  readonly method: 'exact' | 'played' | 'not computed'
  /** "exact", "95 % interval, 100000 plays", or why not. */
  readonly how: string
  readonly endings: readonly (Chance & { readonly ending: string })[]
  readonly good: Chance
  readonly passages: readonly PassageOdds[]
  /** Of an optimal reader: every choice that can be offered to this archetype, and whether it is ever the best for any aim, with this archetype or one told before. */
  readonly choices?: readonly OfferedChoice[]
}

export interface OfferedChoice {
  readonly path: string
  readonly passage: string
  readonly text: string
  readonly line: number
  readonly isBest: boolean
}

export interface OddsQuestion {
  readonly archetypes: readonly ArchetypeId[]
  readonly readers: readonly ('random' | 'careful' | 'optimal')[]
  /** Endings that an optimal reader aims for, besides surviving and any good one. */
  readonly aims: readonly string[]
  /** Of an optimal reader: only the odds of these, by their names; without it, of all. */
  readonly told?: readonly string[]
  /** Weigh the choices too: which are ever the best for some aim of an optimal reader. */
  readonly choices?: boolean
  readonly method: 'auto' | 'exact' | 'play'
  readonly plays: number
  readonly seed: number
  /** An optimal reader with more sheets than this is not computed. */
  readonly mostSheets?: number
  readonly progress?: (what: string, share: number) => void
}

/** The hero that an archetype begins with, with the spells that a newcomer would take. */
export function heroOf(archetype: ArchetypeId): Hero {
  const spells = { fighter: [], rogue: ['smokescreen'], mage: ['sunburst', 'coldsnap'], free: [] }[archetype]
  const name = archetypes.find(({ id }) => id === archetype)?.name ?? 'Hero'
  return preset(archetype, `The ${name}`, spells, 'reader')
}

export function storyOdds(book: StoryBook, outline: Outline, question: OddsQuestion): ReaderOdds[] {
  const best: Best | undefined = question.choices ? new Set() : undefined
  const odds = question.archetypes.flatMap(archetype => {
    const hero = heroOf(archetype)
    const story = prepare(book, outline, archetype, hero.rations)
    const readers = { random: randomReader, careful: carefulReader(story.builds, story.fights) }
    return question.readers.flatMap(name =>
      name === 'optimal'
        ? optimal(book, outline, story, hero, archetype, question, best)
        : [followed(book, outline, story, hero, archetype, readers[name], question)],
    )
  })
  return best ? weighed(book, outline, question, odds, best) : odds
}

/** Says which choices are the best for somebody. Where the aims that were told leave one open, the other aims are asked too. */
function weighed(
  book: StoryBook,
  outline: Outline,
  question: OddsQuestion,
  odds: readonly ReaderOdds[],
  best: Best,
): ReaderOdds[] {
  const others = wishesOf(book, outline, question).filter(([reader]) => !odds.some(row => row.reader === reader))
  const isOpen = ({ path }: OfferedChoice) => !best.has(path)
  for (const archetype of question.archetypes) {
    if (others.length === 0 || !odds.some(row => row.archetype === archetype && row.choices?.some(isOpen))) continue
    const hero = heroOf(archetype)
    const story = prepare(book, outline, archetype, hero.rations)
    const told = (share: number) => question.progress?.(`${archetype}, every choice`, share)
    const reach = new Reach(story, hero, undefined, question.mostSheets)
    new OptimalPass(
      story,
      reach,
      others.map(([, worth]) => worth),
      best,
    ).seek(told)
  }
  return odds.map(row =>
    row.choices ? { ...row, choices: row.choices.map(each => ({ ...each, isBest: best.has(each.path) })) } : row,
  )
}

/** RANDOM and turn counts are beyond the exact method. */
const isTame = ({ chance, untamed }: Outline): boolean =>
  chance.length === 0 && !untamed.some(({ name }) => name.startsWith('TURNS'))

function followed(
  book: StoryBook,
  outline: Outline,
  story: Prepared,
  hero: Hero,
  archetype: ArchetypeId,
  reader: StoryReader,
  question: OddsQuestion,
): ReaderOdds {
  const about = { archetype, reader: reader.name }
  const progress = (share: number) => question.progress?.(`${archetype}, ${reader.name}`, share)
  if (question.method !== 'play' && isTame(outline)) {
    try {
      const pass = new ForwardPass(story, reader).run(hero, { progress })
      const left = pass.unresolved > 0 ? `, ${pass.unresolved.toExponential(1)} left open` : ''
      return { ...about, method: 'exact', how: `exact${left}`, ...table(book, named(pass, outline), 1, exactly) }
    } catch (problem) {
      if (!(problem instanceof TooLarge) || question.method === 'exact') throw problem
    }
  }
  const played = new Simulation(story, reader, fastDraw(question.seed)).run(hero, question.plays, progress)
  const byPlay = (hits: number): Chance => {
    const [low, high] = interval(hits, question.plays)
    return { chance: hits / question.plays, low, high }
  }
  return {
    ...about,
    method: 'played',
    how: `95 % interval, ${question.plays} plays`,
    ...table(book, named(played, outline), question.plays, byPlay),
  }
}

type Followed = Pick<Forward, 'endings' | 'deaths' | 'arrivals'>

/** Whoever falls comes to the ending that the passage of death tells, if it tells one. */
function named(result: Followed, outline: Outline): Followed {
  const fallen = result.endings.get('death') ?? 0
  const name = deathEnding(outline)
  if (name === undefined || fallen === 0) return result
  const endings = new Map(result.endings)
  endings.delete('death')
  endings.set(name, (endings.get(name) ?? 0) + fallen)
  const walked = result.arrivals.get(deathPassage) ?? { chance: 0, health: 0 }
  const arrivals = new Map(result.arrivals).set(deathPassage, { ...walked, chance: walked.chance + fallen })
  return { ...result, endings, arrivals }
}

function deathEnding(outline: Outline): string | undefined {
  const [name, ...others] = new Set(endingsIn(outline, deathPassage))
  return others.length === 0 ? name : undefined
}

const exactly = (chance: number): Chance => ({ chance, low: chance, high: chance })

function table(
  { endings, passages }: StoryBook,
  result: Followed,
  plays: number,
  of: (hits: number) => Chance,
): Pick<ReaderOdds, 'endings' | 'good' | 'passages'> {
  const ids = [...new Set([...endings.map(({ id }) => id), ...result.endings.keys()])]
  const good = endings
    .filter(({ tone }) => tone === 'good')
    .reduce((sum, { id }) => sum + (result.endings.get(id) ?? 0), 0)
  return {
    endings: ids.map(ending => ({ ending, ...of(result.endings.get(ending) ?? 0) })),
    good: of(good),
    passages: passages.map(passage => {
      const arrived = result.arrivals.get(passage) ?? { chance: 0, health: 0 }
      const health = arrived.chance > 0 ? arrived.health / arrived.chance : 0
      return { passage, ...of(arrived.chance), health, deaths: (result.deaths.get(passage) ?? 0) / plays }
    }),
  }
}

/** What a best reader may wish for: to survive, to reach any good ending, and each ending that was asked for. */
function wishesOf(book: StoryBook, outline: Outline, { aims }: OddsQuestion): readonly (readonly [string, Worth])[] {
  const called = (ending: string) => (ending === 'death' ? (deathEnding(outline) ?? ending) : ending)
  const tone = (id: string) => book.endings.find(ending => ending.id === id)?.tone
  return [
    ['optimal for survival', ending => (ending === 'death' ? 0 : 1)],
    ['optimal for a good ending', ending => (tone(ending) === 'good' ? 1 : 0)],
    ...aims.map(aim => [`optimal for ${aim}`, (ending: string) => (called(ending) === aim ? 1 : 0)] as const),
  ]
}

/** One answer for each wish. */
function optimal(
  book: StoryBook,
  outline: Outline,
  story: Prepared,
  hero: Hero,
  archetype: ArchetypeId,
  question: OddsQuestion,
  best: Best | undefined,
): ReaderOdds[] {
  const { told: wanted, mostSheets, progress } = question
  const told = (what: string) => (share: number) => progress?.(`${archetype}, ${what}`, share)
  const reach = tried(() => new Reach(story, hero, told('all that can be'), mostSheets))
  const asked = wishesOf(book, outline, question).filter(([reader]) => !wanted || wanted.includes(reader))
  const row = { archetype, endings: [], passages: [] }
  if (typeof reach === 'string') {
    const how = `not computed: ${reach}`
    return asked.map(([reader]) => ({ ...row, reader, method: 'not computed', how, good: exactly(Number.NaN) }))
  }
  const worths = asked.map(([, worth]) => worth)
  const solved = new OptimalPass(story, reach, worths, best).run(hero, told('optimal'))
  const choices = best && { choices: offeredChoices(reach, outline, best) }
  return asked.map(([reader], i) => {
    const { value, atLeast } = solved[i] as Optimal
    const how = atLeast ? 'exact, at least' : 'exact'
    return { ...row, reader, method: 'exact', how, good: exactly(value), ...choices }
  })
}

/** Every choice that some sheet can be offered, in the order of the story. */
function offeredChoices({ boxes }: Reach, outline: Outline, best: Best): OfferedChoice[] {
  const all = new Map<string, OfferedChoice>()
  for (const [{ passage, choices }, builds] of boxes)
    for (const choice of choices) {
      const { path, text } = choice
      if (all.has(path) || ![...builds.keys()].some(build => isOffered(choice, build))) continue
      all.set(path, { path, passage, text, line: lineOf(outline, passage, path), isBest: best.has(path) })
    }
  return [...all.values()].sort((a, b) => a.line - b.line)
}

/** The line of a choice, which ink numbers within its passage; within another choice, that of the passage. */
function lineOf({ passages }: Outline, passage: string, path: string): number {
  const [number, ...within] = [...path.matchAll(/\bc-(\d+)/g)].map(([, digits]) => Number(digits))
  const found = passages.get(passage)
  const turn = within.length === 0 && found?.turns.filter(({ choice }) => choice)[number ?? -1]
  return (turn || found)?.line ?? 0
}

/** What comes of it, or why it was not computed. */
function tried<T>(work: () => T): T | string {
  try {
    return work()
  } catch (problem) {
    if (problem instanceof TooLarge) return problem.message
    throw problem
  }
}
