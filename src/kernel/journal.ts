// The journal: facts with the command and the dice that led to them, each entry sealed to the one before.
import { hashText, runScripted, ScriptMismatch, scriptOf, type Thrown } from '../dice/index.ts'
import type { Rules } from './book.ts'
import { isRefusal } from './refusal.ts'

export interface Entry<C = unknown, E = unknown> {
  readonly seq: number
  /** ISO time, for people; nothing depends on it. */
  readonly at: string
  /** The seat. */
  readonly by: string
  /** The sender's id of the command: a repeat is answered again and not done twice. */
  readonly id: string
  readonly command: C
  readonly throws: readonly Thrown[]
  readonly events: readonly E[]
  readonly hash: string
}

/** What the first entry is sealed to. */
export const noHash = '0'.repeat(64)

export type Unsealed<C, E> = Omit<Entry<C, E>, 'hash'>

/** An entry's JSON, written once: the seal, the journal's line and what a seat is sent are put together from it. */
export interface EntryText {
  readonly throws: string
  readonly events: string
  /** The whole entry, as a journal keeps it. */
  readonly line: string
}

/** The hash covers every field in a fixed order, so that the stored text may be laid out in any way. */
function hashOf<C, E>(previous: string, entry: Unsealed<C, E>, parts: PartsText = partsText(entry)): string {
  const { seq, at, by, id } = entry
  const head = write([previous, seq, at, by, id]).slice(0, -1)
  return hashText(`${head},${parts.join()}]`)
}

type PartsText = readonly [command: string, throws: string, events: string]

const partsText = ({ command, throws, events }: Pick<Entry, 'command' | 'throws' | 'events'>): PartsText => [
  write(command),
  write(throws),
  write(events),
]

const write = (value: unknown): string => JSON.stringify(value)

export const seal = <C, E>(previous: string, entry: Unsealed<C, E>): Entry<C, E> => ({
  ...entry,
  hash: hashOf(previous, entry),
})

export function writeEntry<C, E>(
  { seq, at, by, id, command, throws, events, hash }: Entry<C, E>,
  [c, t, e]: PartsText = partsText({ command, throws, events }),
): EntryText {
  const head = write({ seq, at, by, id }).slice(0, -1)
  return { throws: t, events: e, line: `${head},"command":${c},"throws":${t},"events":${e},"hash":"${hash}"}` }
}

/** Seals an entry and writes it, both from one text of its parts. */
export function sealAndWrite<C, E>(
  previous: string,
  body: Unsealed<C, E>,
): { readonly entry: Entry<C, E>; readonly text: EntryText } {
  const parts = partsText(body)
  const entry = { ...body, hash: hashOf(previous, body, parts) }
  return { entry, text: writeEntry(entry, parts) }
}

/** What is wrong with the chain at this entry, in a sentence. */
export function brokenSeal(previous: { seq: number; hash: string }, entry: Entry): string | undefined {
  if (entry.seq !== previous.seq + 1) return `entry ${entry.seq} follows entry ${previous.seq}`
  const { hash, ...body } = entry
  return hashOf(previous.hash, body) === hash ? undefined : `entry ${entry.seq} does not match its hash`
}

/** Re-runs the command of an entry on its own dice and compares: where the rules of today differ, it says so. */
export function auditEntry<S, C, E>(rules: Rules<S, C, E>, state: S, entry: Entry<C, E>): string | undefined {
  try {
    const { value } = runScripted(dice => rules.decide(state, entry.command, dice), scriptOf(entry.throws))
    if (isRefusal(value)) return `entry ${entry.seq} would be refused: ${value.text}`
    const at = entry.events.findIndex((event, i) => text(event) !== text(value[i]))
    if (at >= 0) return `entry ${entry.seq}, event ${at + 1}: written ${text(entry.events[at])}, now ${text(value[at])}`
    return value.length === entry.events.length
      ? undefined
      : `entry ${entry.seq} has ${entry.events.length} events, now ${value.length}`
  } catch (mismatch) {
    if (mismatch instanceof ScriptMismatch) return `entry ${entry.seq}: ${mismatch.message}`
    throw mismatch
  }
}

const text = (value: unknown): string => JSON.stringify(value) ?? 'nothing'
