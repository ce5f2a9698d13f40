// Journals in and out of a store: the same for the server and for the command line.
import { type Book, isRefusal, type Refusal, refuse } from '../kernel/index.ts'
import {
  chronicle,
  foldFile,
  newId,
  newMasterKey,
  parseTableFile,
  Room,
  type SeatGiven,
  type SeatViewer,
  type Table,
  type TableFile,
  type Taken,
  tableFile,
  takenBack,
  toldEntry,
  viewTable,
} from '../table/index.ts'
import { loadPast, parseEntry } from './load.ts'
import type { Store } from './store/store.ts'

/** The whole journal of a table as a file. */
export async function exportTable(store: Store, book: Book, id: string): Promise<TableFile> {
  const entries = (await store.read(id, 1)).map(parseEntry)
  const titles = entries.flatMap(({ events }) => events).filter(event => 'title' in event)
  const title = (titles.findLast(({ type }) => type === 'TableOpened' || type === 'TitleSet') as { title?: string })
    ?.title
  return tableFile(book, title ?? book.title, entries)
}

/** The story of a table as one seat may know it, as Markdown. */
export async function exportChronicle(
  store: Store,
  book: Book,
  id: string,
  title: string,
  viewer: SeatViewer,
): Promise<string> {
  const past = await loadPast(store, book, id, 1, await store.last(id))
  const entries = past.map(({ entry, tables }) => toldEntry(book, tables, entry, viewer))
  const undone = entries.reduce(
    (undone, { events = [] }) => takenBack(undone, events),
    new Set() as ReadonlySet<number>,
  )
  return chronicle(book, title, entries, undone)
}

/** The table as a seat may know it, as it was after an entry: replay from anywhere. */
export async function tableAfter(
  store: Store,
  book: Book,
  id: string,
  seq: number,
  viewer: SeatViewer,
): Promise<Table | Refusal> {
  const last = await store.last(id)
  if (seq < 1 || seq > last) return refuse('unknown', `There are entries 1 to ${last}, and no entry ${seq}.`)
  const [past] = await loadPast(store, book, id, seq, seq)
  const table = past?.tables.at(-1)
  return table ? viewTable(book, table, viewer) : refuse('unknown', `There is no entry ${seq}.`)
}

/** Puts a journal from a file into the store as a table of its own, with new keys; answers with its game master's seat. */
export async function importTable(
  store: Store,
  books: readonly Book[],
  json: unknown,
  at: string,
): Promise<SeatGiven | Refusal> {
  const file = parseTableFile(json)
  if (isRefusal(file)) return file
  const book = books.find(({ id }) => id === file.book)
  if (!book) return refuse('not-usable', `The book "${file.book}" is not installed here.`)
  const fold = foldFile(book, file)
  if (isRefusal(fold)) return fold
  const last = file.entries.at(-1) as Taken['entry']
  const room = new Room(book, newId(), newMasterKey(), { fold, seq: last.seq, hash: last.hash })
  const moved = room.move(newId(), at)
  if (isRefusal(moved)) return moved
  const entries = [...file.entries, moved.entry].map(entry => ({
    seq: entry.seq,
    id: entry.id,
    body: JSON.stringify(entry),
  }))
  const opens = { id: room.id, book: book.id, master: room.masterKey, created: at }
  const [problem] = await store.append([{ table: room.id, after: 0, entries, opens }])
  if (problem) return refuse('not-now', `${problem.text} The table was not taken over.`)
  const seat = moved.entry.by
  return { table: room.id, seat, token: room.tokenOf(seat), link: room.link }
}
