// A reading: the journal of one reader with one story. Saves, bookmarks, rewinding, replay and audit all come from it.
import { commitment, type FaceSource, fromKey, hashText } from '../dice/index.ts'
import {
  after,
  auditEntry,
  brokenSeal,
  type Entry,
  isRefusal,
  isWaiting,
  noHash,
  perform,
  type Refusal,
  refuse,
  seal,
  type Waiting,
} from '../kernel/index.ts'
import type { StoryBook } from './load.ts'
import type { TaleRules } from './play.ts'
import type { Tale, TaleCommand, TaleEvent } from './tale.ts'

/** Back to where the journal stood after an entry. Only the reading knows what that was, so it is no rule of the tale. */
export interface Rewind {
  readonly type: 'Rewind'
  readonly to: number
}
export interface Rewound {
  readonly type: 'Rewound'
  readonly to: number
}

export type ReadingEntry = Entry<TaleCommand | Rewind, TaleEvent | Rewound>

export interface Reading {
  readonly rules: TaleRules
  /** Every die follows from it: the same seed and the same choices give the same tale. */
  readonly seed: string
  readonly entries: readonly ReadingEntry[]
  /** The tale after each entry; the first is the tale before any. */
  readonly tales: readonly Tale[]
  /** How often the reader has gone back. */
  readonly rewinds: number
}

export const taleNow = ({ tales }: Reading): Tale => tales.at(-1) as Tale

export const openReading = (rules: TaleRules, seed: string): Reading => ({
  rules,
  seed,
  entries: [],
  tales: [rules.start()],
  rewinds: 0,
})

/** A seed of any words becomes a secret of 32 bytes, as a table's dice have. */
const secretOf = (seed: string): string => hashText(`quincunx story ${seed}`)

export const diceFor = (seed: string, seq: number): FaceSource =>
  fromKey({ secret: secretOf(seed), salt: '', entry: seq })

/** Gives a command; `at` is the time, for people. Other dice than the seed's may be given: typed in, or scripted. */
export function give(
  reading: Reading,
  command: TaleCommand,
  at: string,
  dice: FaceSource = diceFor(reading.seed, reading.entries.length + 1),
): Reading | Refusal | Waiting {
  const played = perform(reading.rules, taleNow(reading), command, dice)
  if (isRefusal(played) || isWaiting(played)) return played
  return append(reading, { command, throws: played.throws, events: played.events }, at, played.state)
}

type Happening = Pick<ReadingEntry, 'command' | 'throws' | 'events'>

function append(reading: Reading, happening: Happening, at: string, tale: Tale): Reading {
  const { entries, tales } = reading
  const seq = entries.length + 1
  const entry = seal(entries.at(-1)?.hash ?? noHash, { seq, at, by: 'reader', id: `r${seq}`, ...happening })
  return { ...reading, entries: [...entries, entry], tales: [...tales, tale] }
}

/** The places one can go back to: after each entry that offered choices. */
export function stops(reading: Reading): readonly { readonly seq: number; readonly passage: string }[] {
  return reading.entries.flatMap(({ seq, events }) =>
    events.some(({ type }) => type === 'Offered') ? [{ seq, passage: (reading.tales[seq] as Tale).passage }] : [],
  )
}

export interface Bookmark {
  readonly name: string
  readonly seq: number
  readonly passage: string
}

export const bookmarks = ({ entries }: Reading): readonly Bookmark[] =>
  entries.flatMap(({ seq, events }) =>
    events.flatMap(event => (event.type === 'Bookmarked' ? [{ name: event.name, seq, passage: event.passage }] : [])),
  )

/** The tale is as it was; the journal keeps what happened since, and that the reader went back. */
export function rewind(reading: Reading, to: number, at: string): Reading | Refusal {
  const tale = to >= 1 && to <= reading.entries.length ? reading.tales[to] : undefined
  if (!tale) return refuse('unknown', `The journal has entries 1 to ${reading.entries.length}, not ${to}.`)
  const happening: Happening = { command: { type: 'Rewind', to }, throws: [], events: [{ type: 'Rewound', to }] }
  return { ...append(reading, happening, at, tale), rewinds: reading.rewinds + 1 }
}

/** A save: the whole journal, with the seed and the hash of the story that it was read in. */
export interface Save {
  readonly quincunx: 'reading'
  readonly version: 1
  readonly title: string
  readonly story: string
  readonly seed: string
  readonly commitment: string
  readonly entries: readonly ReadingEntry[]
}

export const storyHash = ({ ink }: Pick<StoryBook, 'ink'>): string => hashText(ink).slice(0, 16)

export const saveOf = ({ rules, seed, entries }: Reading): Save => ({
  quincunx: 'reading',
  version: 1,
  title: rules.book.title,
  story: storyHash(rules.book),
  seed,
  commitment: commitment(secretOf(seed)),
  entries,
})

export interface Resumed {
  readonly reading: Reading
  /** What the reader should know: the story was edited, and how far the save was carried over. */
  readonly notes: readonly string[]
}

/** Folds a save. An edited story is told of; where the reader stood in a passage that is gone, the save goes back to the last one that is there. */
export function resume(rules: TaleRules, json: unknown): Resumed | Refusal {
  const save = parseSave(json)
  if (isRefusal(save)) return save
  let reading: Reading = openReading(rules, save.seed)
  let previous = { seq: 0, hash: noHash }
  for (const entry of save.entries) {
    const broken = brokenSeal(previous, entry as Entry)
    if (broken) return refuse('malformed', `The save is damaged: ${broken}.`)
    previous = entry
    reading = replay(reading, entry)
  }
  if (save.story === storyHash(rules.book)) return { reading, notes: [] }
  return carryOver(reading)
}

function replay(reading: Reading, entry: ReadingEntry): Reading {
  const back = entry.events.find((event): event is Rewound => event.type === 'Rewound')
  const tale = back
    ? (reading.tales[back.to] as Tale)
    : after(reading.rules, taleNow(reading), entry.events as readonly TaleEvent[])
  return {
    ...reading,
    entries: [...reading.entries, entry],
    tales: [...reading.tales, tale],
    rewinds: reading.rewinds + (back ? 1 : 0),
  }
}

/** The story has changed since: the last passage on the way that still exists is opened anew. */
function carryOver(reading: Reading): Resumed | Refusal {
  const now = taleNow(reading)
  const at = reading.entries.at(-1)?.at ?? ''
  if (now.ending || reading.entries.length === 0) return { reading, notes: ['The story was edited since.'] }
  const seq = reading.tales.findLastIndex(({ passage }, i) => i > 0 && reading.rules.book.passages.includes(passage))
  if (seq < 0) return refuse('not-usable', 'The story was edited, and no passage of this save is left in it.')
  const there = seq === reading.tales.length - 1
  const back = there ? reading : rewind(reading, seq, at)
  const opened = isRefusal(back) ? back : give(back, { type: 'Reopen' }, at)
  if (isRefusal(opened)) return opened
  if (isWaiting(opened)) return refuse('not-now', 'A passage cannot be opened in the middle of a throw.')
  const note = there
    ? 'The story was edited since; the passage is still there, and it is opened anew.'
    : `The story was edited since, and the passage "${now.passage}" is gone: you go on from "${taleNow(opened).passage}".`
  return { reading: opened, notes: [note] }
}

/** Runs every entry again on its own dice: where today's rules or words differ, it says so. */
export function audit({ rules, entries, tales }: Reading): string | undefined {
  for (const [i, entry] of entries.entries()) {
    if (entry.command.type === 'Rewind') continue
    const wrong = auditEntry(rules, tales[i] as Tale, entry as Entry<TaleCommand, TaleEvent>)
    if (wrong) return wrong
  }
  return undefined
}

function parseSave(json: unknown): Save | Refusal {
  const save = json as Partial<Save> | null
  if (typeof save !== 'object' || save === null || save.quincunx !== 'reading')
    return refuse('malformed', 'That is no save of a story: it should say "quincunx": "reading".')
  if (save.version !== 1) return refuse('malformed', `This save has version ${save.version}; version 1 can be read.`)
  if (typeof save.seed !== 'string' || typeof save.story !== 'string' || !Array.isArray(save.entries))
    return refuse('malformed', 'The save lacks its seed, its story or its entries.')
  const odd = save.entries.findIndex(entry => !isEntry(entry))
  if (odd >= 0) return refuse('malformed', `Entry ${odd + 1} of the save is no entry.`)
  return save as Save
}

const isEntry = (entry: unknown): boolean => {
  const { seq, command, throws, events, hash } = (entry ?? {}) as Partial<ReadingEntry>
  return (
    typeof seq === 'number' &&
    typeof hash === 'string' &&
    typeof command?.type === 'string' &&
    Array.isArray(throws) &&
    Array.isArray(events) &&
    events.every(event => typeof event?.type === 'string')
  )
}
