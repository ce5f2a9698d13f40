// What a table and its seats say to each other: one JSON object a frame, over a WebSocket or within one browser.
// docs/protocol.md tells it in prose.
import type { Refusal, Sentence } from '../kernel/index.ts'
import type { EntryFacts, SharedCommand, Table, TableCommand, TableEvent } from './types.ts'

export const protocolVersion = 1

/** Frames above this many bytes are refused. */
export const largestFrame = 64 * 1024

/** So many entries at most are sent for one question. */
export const mostEntries = 100

// ── up ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The first frame: who is there, and the last entry that they have. */
export interface Hello {
  readonly type: 'hello'
  readonly table: string
  readonly token: string
  /** The number of the last entry that this client has folded; without it the whole table is sent. */
  readonly since?: number
}

/** A command, with an id by which its answer is known. The same id is never done twice. */
export interface Give {
  readonly type: 'give'
  readonly id: string
  readonly command: TableCommand
}

/** Something was missed: send what came after `since`. */
export interface Missing {
  readonly type: 'missing'
  readonly since: number
}

/** The chronicle before an entry, newest last. */
export interface AskHistory {
  readonly type: 'history'
  readonly before: number
  readonly count: number
}

export interface Ping {
  readonly type: 'ping'
}

export type FrameUp = Hello | Give | Missing | AskHistory | Ping

// ── down ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** An entry as a seat may know it. One that it may not know has its number and nothing else. */
export interface SeatEntry {
  readonly seq: number
  readonly at?: string
  readonly by?: string
  /** The id that the sender gave to its command. */
  readonly id?: string
  /** Dice thrown on a real table and typed in. */
  readonly byHand?: true
  readonly throws?: EntryFacts['throws']
  readonly events?: readonly TableEvent[]
}

/** An entry of the past with its sentences, since the table before it is long gone. */
export interface ToldEntry extends SeatEntry {
  readonly lines: readonly Sentence[]
}

/** The whole table as this seat may know it, after entry `seq`. */
export interface Welcome {
  readonly type: 'welcome'
  readonly protocol: typeof protocolVersion
  readonly seat: string
  readonly seq: number
  readonly table: Table
  readonly online: readonly string[]
  /** The secret part of the link, for game masters. */
  readonly link?: string
  readonly warnings?: readonly string[]
}

/** The game master has not answered yet. */
export interface Waiting {
  readonly type: 'waiting'
  readonly seat: string
  readonly name: string
  readonly book: string
  readonly title: string
}

/** What came after the entry that the client has: nothing else is needed to be up to date. */
export interface Since {
  readonly type: 'since'
  readonly entries: readonly SeatEntry[]
  readonly online: readonly string[]
}

/** Something happened. `table` stands there when folding is not enough: after undo, redo, or a change of what one may know. */
export interface Happened {
  readonly type: 'entry'
  readonly entry: SeatEntry
  readonly table?: Table
  readonly link?: string
}

/** The command was done before, as this entry. */
export interface Repeated {
  readonly type: 'repeated'
  readonly id: string
  readonly seq: number
}

export interface Refused {
  readonly type: 'refused'
  /** The command's id, where there was one. */
  readonly id?: string
  readonly refusal: Refusal
}

export interface History {
  readonly type: 'history'
  readonly before: number
  readonly entries: readonly ToldEntry[]
  /** True when there is more before the first of these. */
  readonly more: boolean
}

export interface Online {
  readonly type: 'online'
  readonly seats: readonly string[]
}

export interface Pong {
  readonly type: 'pong'
}

/** The last frame: why the connection ends, and whether coming back makes sense. */
export interface Bye {
  readonly type: 'bye'
  readonly text: string
  readonly again: boolean
}

export type FrameDown = Welcome | Waiting | Since | Happened | Repeated | Refused | History | Online | Pong | Bye

/** What people ask for over HTTP. */
export interface CreateTable {
  readonly book: string
  readonly title?: string
  readonly name: string
  readonly options?: Readonly<Record<string, string>>
  /** A ready scene of the book to begin with. */
  readonly scene?: string
}

export interface JoinTable {
  readonly link: string
  readonly name: string
  readonly role?: 'player' | 'spectator'
}

/** The answer to both: keep the token, it is the seat. */
export interface SeatGiven {
  readonly table: string
  readonly seat: string
  readonly token: string
  /** For whoever opened the table: the secret part of the link for the others. */
  readonly link?: string
}

export type { SharedCommand }
