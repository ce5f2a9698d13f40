// An entry as one seat may know it: filtered event by event, told in sentences where the reader cannot do it.
import { type Book, type Entry, type EntryText, gameOf, type Sentence } from '../kernel/index.ts'
import { isSharedEvent } from './events.ts'
import type { SeatEntry, ToldEntry } from './protocol.ts'
import { sayEvent } from './say.ts'
import type { AnyGameCommand, SeatViewer, Table, TableCommand, TableEvent } from './types.ts'
import { isByHand } from './verbs.ts'
import { showEvent, viewTable } from './view.ts'

export type TableEntry = Entry<TableCommand, TableEvent>

/** `tables` are the table before each event of the entry. Answers with the very `whole` when nothing is hidden. */
export function seatEntry(
  book: Book,
  tables: readonly Table[],
  entry: TableEntry,
  viewer: SeatViewer,
  whole: SeatEntry,
): SeatEntry {
  if (viewer.role === 'gm') return whole
  let same = true
  const events = entry.events.flatMap((event, i) => {
    const shown = showEvent(book, tables[i] as Table, event, viewer)
    if (shown !== event) same = false
    return shown ?? []
  })
  const throws = shownThrows(book, tables[0] as Table, entry, events, viewer)
  if (same && throws === entry.throws) return whole
  const { seq, id, by } = entry
  if (events.length === 0) return by === viewer.seat ? { seq, id } : { seq }
  return { ...whole, throws, events }
}

function shownThrows(
  book: Book,
  table: Table,
  { command, throws }: TableEntry,
  shown: readonly TableEvent[],
  viewer: SeatViewer,
): TableEntry['throws'] {
  if (throws.length === 0) return throws
  if (shown.length === 0) return []
  const given = isByHand(command) ? command.command : command
  if (shown.every(isSharedEvent)) return throws
  return gameOf(book).showThrows(table.game, given as AnyGameCommand, throws, shown, viewer)
}

/** What a seat that may know everything is sent. The command stays behind: its facts are the events. */
export const wholeEntry = ({ seq, at, by, id, command, throws, events }: TableEntry): SeatEntry => ({
  seq,
  at,
  by,
  id,
  ...(isByHand(command) && { byHand: true as const }),
  throws,
  events,
})

/** The same as JSON, from what was written already. */
export function wholeText({ seq, at, by, id, command }: TableEntry, { throws, events }: EntryText): string {
  const head = JSON.stringify({ seq, at, by, id, ...(isByHand(command) && { byHand: true }) }).slice(0, -1)
  return `${head},"throws":${throws},"events":${events}}`
}

/** The sentences of an entry, from the tables before its events as the viewer knew them. */
export function toldEntry(book: Book, tables: readonly Table[], entry: TableEntry, viewer: SeatViewer): ToldEntry {
  const lines: Sentence[] = []
  for (const [i, event] of entry.events.entries()) {
    const table = tables[i] as Table
    const shown = showEvent(book, table, event, viewer)
    if (shown) lines.push(sayEvent(book, table && viewTable(book, table, viewer), shown))
  }
  return { ...seatEntry(book, tables, entry, viewer, wholeEntry(entry)), lines }
}
