// A journal file, and the proof of it: seals, dice and rules, entry by entry, naming the first that differs.
import { z } from 'zod'
import { type AnyThrow, commitment, type Faces, fromKey, type Thrown } from '../dice/index.ts'
import type { Book, Command, Event } from './book.ts'
import { type GameCommand, type GameEvent, gameOf } from './game.ts'
import { auditEntry, brokenSeal, type Entry, noHash } from './journal.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'
import { after } from './run.ts'
import { chooseOptions } from './scene.ts'

const thrownGroup = z.object({ sides: z.array(z.int()), faces: z.array(z.int()), reading: z.string() })
export const entrySchema = z.object({
  seq: z.int().min(1),
  at: z.string(),
  by: z.string(),
  id: z.string(),
  command: z.looseObject({ type: z.string() }),
  throws: z.array(z.looseObject({ label: z.string(), groups: z.record(z.string(), thrownGroup) })),
  events: z.array(z.looseObject({ type: z.string() })),
  hash: z.string(),
})

export const journalSchema = z.object({
  quincunx: z.literal('journal'),
  book: z.string(),
  version: z.int(),
  options: z.record(z.string(), z.string()),
  /** The hash of the secret behind the dice, published before the first throw; the secret itself once it is revealed. */
  dice: z.exactOptional(z.object({ commitment: z.string(), salt: z.string(), secret: z.exactOptional(z.string()) })),
  entries: z.array(entrySchema),
})

export type JournalFile = z.infer<typeof journalSchema>

export function parseJournal(json: unknown): JournalFile | Refusal {
  const parsed = journalSchema.safeParse(json)
  // The file itself, not zod's copy: hashes depend on the order in which fields were written.
  return parsed.success ? (json as JournalFile) : refuse('malformed', z.prettifyError(parsed.error))
}

export interface Verdict {
  readonly entries: number
  readonly throws: number
  /** How many throws were made by dice that are proven; typed-in dice and unrevealed secrets are not. */
  readonly proven: number
  /** The first entry that differs, and how; undefined when all is well. */
  readonly wrong?: { readonly seq: number; readonly text: string }
}

export function verifyJournal(book: Book, journal: JournalFile): Verdict {
  const rules = gameOf(book)
  const options = chooseOptions(book, journal.options)
  const wrongAt = (seq: number, text: string, sofar = { entries: 0, throws: 0, proven: 0 }): Verdict => ({
    ...sofar,
    wrong: { seq, text },
  })
  if (isRefusal(options)) return wrongAt(0, options.text)
  const secret = journal.dice?.secret
  if (secret !== undefined && commitment(secret) !== journal.dice?.commitment)
    return wrongAt(0, 'the revealed secret does not match the hash that was published before the first throw')
  let game = rules.start(options)
  let previous = { seq: 0, hash: noHash }
  const sofar = { entries: 0, throws: 0, proven: 0 }
  for (const each of journal.entries as unknown as Entry<GameCommand<Command>, GameEvent<Command, Event>>[]) {
    const broken = brokenSeal(previous, each) ?? auditEntry(rules, game, each)
    if (broken) return wrongAt(previous.seq + 1, broken, sofar)
    if (secret !== undefined) {
      const loaded = unprovenThrow(each, secret, journal.dice?.salt ?? '')
      if (loaded) return wrongAt(each.seq, loaded, sofar)
      sofar.proven += each.throws.length
    }
    game = after(rules, game, each.events)
    previous = each
    sofar.entries++
    sofar.throws += each.throws.length
  }
  return sofar
}

/** Draws every die of the entry again from the revealed secret. */
export function unprovenThrow({ seq, throws }: Entry, secret: string, salt: string): string | undefined {
  const draw = fromKey({ secret, salt, entry: seq })
  const at = throws.findIndex((thrown, index) => !sameFaces(draw(asThrow(thrown), index) as Faces, thrown))
  return at < 0 ? undefined : `entry ${seq}, "${throws[at]?.label}": the faces are not those that the secret gives`
}

const asThrow = ({ label, groups }: Thrown): AnyThrow => ({
  label,
  groups: Object.fromEntries(Object.entries(groups).map(([name, { sides }]) => [name, { dice: sides }])) as never,
  summary: () => undefined,
})

const sameFaces = (drawn: Faces, { groups }: Thrown): boolean =>
  Object.entries(groups).every(([name, { faces }]) => faces.join() === drawn[name]?.join())

/** The verdict in a sentence. */
export function tellVerdict({ entries, throws, proven, wrong }: Verdict): string {
  if (wrong) return `✖ ${wrong.text}. The ${entries} entries before it are as they were written.`
  const dice = proven === throws ? 'all proven' : `${proven} proven, the secret of the others is not in the file`
  return `✔ ${entries} entries, ${throws} throws (${dice}): seals, dice and rules agree.`
}
