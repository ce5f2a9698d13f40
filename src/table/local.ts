// A table within one program, with no server: solo play in a browser, and tests. The same room and the same host as online.
import { type Book, isRefusal, type Refusal } from '../kernel/index.ts'
import type { Wire, WireEnd } from './client.ts'
import { unopened } from './fold.ts'
import { Host } from './host.ts'
import { type MasterKey, newId, newMasterKey } from './keys.ts'
import { parseFrame } from './parse.ts'
import type { CreateTable, SeatGiven } from './protocol.ts'
import { Room, type Taken, takenFrom } from './room.ts'
import type { Keeper } from './scribe.ts'
import type { TableEntry } from './seat-view.ts'

/** All that is needed to go on with a local table later: keep it wherever you like. */
export interface LocalJournal {
  readonly id: string
  readonly book: string
  readonly master: MasterKey
  readonly entries: readonly TableEntry[]
}

export interface LocalTable {
  readonly seat: SeatGiven
  readonly host: Host
  /** For `connect` of the client. */
  open(end: WireEnd): Wire
  journal(): LocalJournal
}

export interface LocalOptions {
  /** ISO time, for people. */
  readonly clock: () => string
  /** Called with every entry before it is spoken, so that it can be kept. */
  readonly kept?: (entry: TableEntry) => void
}

/** Opens a table here; with `scene`, its ready scene stands on it. The opener is its game master. */
export function createLocalTable(book: Book, asked: CreateTable, options: LocalOptions): LocalTable | Refusal {
  const room = new Room(book, newId(), newMasterKey())
  const taken = openTable(room, asked, options.clock)
  if (isRefusal(taken)) return taken
  for (const { entry } of taken) options.kept?.(entry)
  return localTable(
    room,
    taken.map(({ entry }) => entry),
    options,
  )
}

/** Goes on with a table that was kept. */
export function resumeLocalTable(book: Book, journal: LocalJournal, options: LocalOptions): LocalTable {
  const room = new Room(book, journal.id, journal.master)
  for (const entry of journal.entries) room.follow(entry)
  return localTable(room, journal.entries, options)
}

/** The first entries of a table: it is opened, and its first scene set. */
export function openTable(room: Room, asked: CreateTable, clock: () => string): readonly Taken[] | Refusal {
  const { name, title = room.book.title, options = {}, scene } = asked
  const opened = room.open({ title, name, options }, newId(), clock())
  if (isRefusal(opened) || scene === undefined) return isRefusal(opened) ? opened : [opened]
  const set = room.take(opened.entry.by, newId(), { type: 'StageScene', scene }, clock())
  if (isRefusal(set)) return set
  return [opened, set as Taken]
}

function localTable(room: Room, before: readonly TableEntry[], { clock, kept }: LocalOptions): LocalTable {
  const entries = [...before]
  const keeper: Keeper = {
    keep({ entry }, done) {
      entries.push(entry)
      kept?.(entry)
      soon(() => done())
    },
    seqOf: async id => entries.find(entry => entry.id === id)?.seq,
    since: async seq => entries.slice(seq),
    async past(first, last) {
      return takenFrom(room.book, unopened, entries.slice(0, last)).slice(first - 1)
    },
  }
  const host = new Host(room, keeper, { clock })
  const seat = (entries[0] as TableEntry).by
  return {
    seat: { table: room.id, seat, token: room.tokenOf(seat), link: room.link },
    host,
    open: end => openLocally(host, end),
    journal: () => ({ id: room.id, book: room.book.id, master: room.masterKey, entries: [...entries] }),
  }
}

/** After what runs now, never within it: as on a socket. */
const soon = (run: () => void): void => void Promise.resolve().then(() => run())

/** Frames go through JSON both ways, as they would over a socket. */
function openLocally(host: Host, end: WireEnd): Wire {
  const line = {
    send: (frame: string) => soon(() => end.frame(frame)),
    end: () => soon(end.closed),
  }
  soon(end.opened)
  return {
    send(text) {
      const frame = parseFrame(JSON.parse(text))
      if (isRefusal(frame)) return line.send(JSON.stringify({ type: 'refused', refusal: frame }))
      if (frame.type === 'hello') host.connect(line, frame.token, frame.since)
      else host.receive(line, frame)
    },
    close: () => host.disconnect(line),
  }
}
