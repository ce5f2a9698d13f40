// A table from its store: the newest snapshot, and the entries since.
import type { Book } from '../kernel/index.ts'
import {
  FoldedTooLate,
  foldFrom,
  fromNothing,
  type Remembered,
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

export const parseEntry = ({ body }: Pick<StoredEntry, 'body'>): TableEntry => JSON.parse(body) as TableEntry

/** A snapshot is a convenience: one that cannot be read is passed over, and the journal folded from its beginning. */
async function readSnapshot(store: Store, id: string, upTo: number): Promise<RoomStart | undefined> {
  try {
    const found = await store.snapshot(id, upTo)
    return found && { fold: foldFrom(JSON.parse(found.body) as Table), seq: found.seq, hash: found.hash }
  } catch {
    return undefined
  }
}

/** A room, and its last entries for those who come back after a short break. */
export interface Loaded {
  readonly room: Room
  readonly recent: readonly Remembered[]
}

/** Begins far enough back that the last steps can be undone, and further when an undo reaches beyond that. */
export async function loadRoom(store: Store, book: Book, { id, master }: StoredTable): Promise<Loaded> {
  return beginningAt(store, id, (await store.last(id)) - snapshotEvery / 2, async start => {
    const room = new Room(book, id, master, start)
    const recent = (await store.read(id, start.seq + 1)).map(stored => {
      const before = room.place.fold
      room.follow(parseEntry(stored))
      return { seq: stored.seq, line: stored.body, before }
    })
    return { room, recent }
  })
}

/** Entries of the past with the tables around them. */
export async function loadPast(
  store: Store,
  book: Book,
  id: string,
  first: number,
  last: number,
): Promise<readonly Taken[]> {
  return beginningAt(store, id, first - 1, async ({ fold, seq }) =>
    takenFrom(book, fold, (await store.read(id, seq + 1, last)).map(parseEntry)).slice(first - 1 - seq),
  )
}

async function beginningAt<T>(
  store: Store,
  id: string,
  seq: number,
  build: (start: RoomStart) => Promise<T>,
): Promise<T> {
  const snapshot = seq > 0 ? await readSnapshot(store, id, seq) : undefined
  try {
    return await build(snapshot ?? fromNothing)
  } catch (problem) {
    if (!snapshot || !(problem instanceof FoldedTooLate)) throw problem
    return beginningAt(store, id, snapshot.seq - 1, build)
  }
}
