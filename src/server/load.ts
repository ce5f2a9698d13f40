// A table from its store: the newest snapshot, and the entries since.
import type { Book } from '../kernel/index.ts'
import {
  FoldedTooLate,
  foldFrom,
  fromNothing,
  Room,
  type RoomStart,
  type Table,
  type TableEntry,
  type Taken,
  takenFrom,
} from '../table/index.ts'
import type { Store, StoredEntry, StoredTable } from './store/store.ts'

/** A snapshot is written after so many entries. */
export const snapshotEvery = 200

export const parseEntry = ({ body }: StoredEntry): TableEntry => JSON.parse(body) as TableEntry

/** A snapshot is a convenience: one that cannot be read is passed over, and the journal folded from its beginning. */
function readSnapshot(store: Store, id: string, upTo: number): RoomStart | undefined {
  try {
    const found = store.snapshot(id, upTo)
    return found && { fold: foldFrom(JSON.parse(found.body) as Table), seq: found.seq, hash: found.hash }
  } catch {
    return undefined
  }
}

/** Begins far enough back that the last steps can be undone, and further when an undo reaches beyond that. */
export function loadRoom(store: Store, book: Book, { id, master }: StoredTable): Room {
  return beginningAt(store, id, store.last(id) - snapshotEvery / 2, start => {
    const room = new Room(book, id, master, start)
    for (const stored of store.read(id, start.seq + 1)) {
      const entry = parseEntry(stored)
      room.follow(entry)
      room.remember(entry.id, entry.seq, entry.by)
    }
    return room
  })
}

/** Entries of the past with the tables around them. */
export function loadPast(store: Store, book: Book, id: string, first: number, last: number): readonly Taken[] {
  return beginningAt(store, id, first - 1, ({ fold, seq }) =>
    takenFrom(book, fold, store.read(id, seq + 1, last).map(parseEntry)).slice(first - 1 - seq),
  )
}

function beginningAt<T>(store: Store, id: string, seq: number, build: (start: RoomStart) => T): T {
  const snapshot = seq > 0 ? readSnapshot(store, id, seq) : undefined
  try {
    return build(snapshot ?? fromNothing)
  } catch (problem) {
    if (!snapshot || !(problem instanceof FoldedTooLate)) throw problem
    return beginningAt(store, id, snapshot.seq - 1, build)
  }
}
