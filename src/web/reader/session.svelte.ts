// One reading on the screen: every command goes through here, and is kept in this browser as soon as it is done.
import type { Hero } from '../../books/gamebook/types.ts'
import { isRefusal, isWaiting, type Refusal, refuse } from '../../kernel/index.ts'
import { type TaleRules, taleOf } from '../../story/play.ts'
import { give, openReading, type Reading, resume, rewind, saveOf, taleNow } from '../../story/reading.ts'
import { heroOfTale, type TaleCommand } from '../../story/tale.ts'
import type { BoundStory } from '../parts/bound-story.ts'
import { type Deed, deeds, findings, nothingFound } from './deeds.ts'
import { changesOf, pageOf } from './page.ts'
import { placeName } from './places.ts'
import { type Found, type KeptSave, keep, kept } from './store.ts'

type Begin = Extract<TaleCommand, { readonly type: 'Begin' }>

const now = (): string => new Date().toISOString()

export class ReadingSession {
  readonly id: string
  readonly story: string
  readonly bound: BoundStory
  /** False for a try in the workshop: it leaves no trace. */
  readonly keeps: boolean
  reading: Reading = $state.raw() as Reading
  found: Found = $state.raw() as Found
  /** What the reader should be told once: a refusal, a carried-over save, a deed. */
  notice: string | undefined = $state()
  /** Whether dice fall before their page is turned. */
  tumbles: () => boolean = () => false
  /** The page that stays open while dice are in the air. The journal is ahead of it already. */
  private before: Reading | undefined = $state.raw()
  readonly open = $derived(this.before ?? this.reading)
  readonly falling = $derived(this.before ? this.reading.entries.at(-1)?.throws[0] : undefined)
  readonly tale = $derived(taleNow(this.open))
  readonly page = $derived(pageOf(this.open))
  readonly changes = $derived(changesOf(this.open))

  constructor(
    id: string,
    story: string,
    bound: BoundStory,
    reading: Reading,
    found: Found,
    notice?: string,
    keeps = true,
  ) {
    this.id = id
    this.story = story
    this.bound = bound
    this.keeps = keeps
    this.reading = reading
    this.found = found
    this.notice = notice
  }

  give(command: TaleCommand): boolean {
    return this.take(() => give(this.reading, command, now()))
  }

  rewind(to: number): boolean {
    return this.take(() => rewind(this.reading, to, now()))
  }

  /** The dice lie: the page is turned. */
  land(): void {
    this.before = undefined
  }

  private take(act: () => ReturnType<typeof give>): boolean {
    const next = attempt(act)
    if (typeof next === 'string' || isRefusal(next)) {
      this.notice = typeof next === 'string' ? next : next.text
      return false
    }
    if (isWaiting(next)) return false
    this.notice = undefined
    // A fight to the end is read, not watched.
    if (next.entries.at(-1)?.throws.length === 1 && this.tumbles()) this.before = this.reading
    this.reading = next
    void this.keep()
    return true
  }

  async keep(): Promise<void> {
    if (!this.keeps) return
    const found = findings(this.reading, this.found)
    const fresh = deeds.filter(({ id }) => found.deeds.includes(id) && !this.found.deeds.includes(id))
    this.found = found
    if (fresh.length > 0) this.notice = deedsInWords(fresh)
    try {
      await Promise.all([keep('saves', keptSave(this)), keep('found', found)])
    } catch {
      this.notice = 'This browser keeps nothing for you: save your place as a file before you close the page.'
    }
  }
}

const deedsInWords = (all: readonly Deed[]): string =>
  all.length === 1
    ? all.map(({ name, line }) => `A deed, ${name}: ${line}`).join('')
    : `${all.length} deeds: ${all.map(({ name }) => name).join(', ')}.`

/** The story's own mistakes at run time end the command, not the page. */
function attempt<T>(act: () => T): T | string {
  try {
    return act()
  } catch (problem) {
    return `The story cannot go on here: ${problem instanceof Error ? problem.message : 'something is wrong with it'}.`
  }
}

function keptSave({ id, story, reading, bound }: ReadingSession): KeptSave {
  const tale = taleNow(reading)
  return {
    id,
    story,
    hero: heroOfTale(tale).name,
    place: placeName(bound.book, tale.passage),
    at: now(),
    ending: tale.ending?.id ?? null,
    rewinds: reading.rewinds,
    save: saveOf(reading),
  }
}

export const newId = (): string => crypto.randomUUID()

const foundIn = async (story: string): Promise<Found> => {
  try {
    return (await kept('found', story)) ?? nothingFound(story)
  } catch {
    return nothingFound(story)
  }
}

function firstPage({ book }: BoundStory, command: Begin, seed: string): Reading | Refusal {
  const opened = attempt(() => give(openReading(taleOf(book), seed), command, now()))
  if (typeof opened === 'string') return refuse('not-usable', opened)
  if (isWaiting(opened)) throw new Error('A story does not begin with a throw.')
  return opened
}

export async function beginReading(
  story: string,
  bound: BoundStory,
  command: Begin,
  seed: string,
): Promise<ReadingSession | Refusal> {
  const found = await foundIn(story)
  const opened = firstPage(bound, command, seed)
  if (isRefusal(opened)) return opened
  const session = new ReadingSession(newId(), story, bound, opened, found)
  await session.keep()
  return session
}

/** Plays without keeping anything. */
export function tryOut(bound: BoundStory, sheet: Hero, seed: string): ReadingSession | Refusal {
  const opened = firstPage(bound, { type: 'Begin', sheet }, seed)
  if (isRefusal(opened)) return opened
  return new ReadingSession('try', '', bound, opened, nothingFound(''), undefined, false)
}

export async function resumeReading(
  id: string,
  story: string,
  bound: BoundStory,
  save: unknown,
): Promise<ReadingSession | Refusal> {
  const rules: TaleRules = taleOf(bound.book)
  const resumed = resume(rules, save)
  if (isRefusal(resumed)) return resumed
  const session = new ReadingSession(
    id,
    story,
    bound,
    resumed.reading,
    await foundIn(story),
    resumed.notes.join(' ') || undefined,
  )
  return session
}
