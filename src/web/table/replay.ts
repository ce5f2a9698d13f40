// A table played back: the same client's face over a journal, entry by entry, so that the same screen shows it.
import { type Book, refuse } from '../../kernel/index.ts'
import { type Client, type ClientState, takenBack } from '../../table/client.ts'
import { type Fold, foldEntry, tablesOf, unopened } from '../../table/fold.ts'
import type { ToldEntry } from '../../table/protocol.ts'
import { type TableEntry, toldEntry } from '../../table/seat-view.ts'
import { seatOf, viewerOf } from '../../table/seats.ts'
import type { Seat, Table } from '../../table/types.ts'

export interface Replay extends Client {
  readonly length: number
  /** Shows the table as it was after so many entries. */
  goTo(step: number): void
}

interface Moment {
  readonly table: Table
  readonly told: ToldEntry
}

/** Everything is told as the game master may know it, since the journal is theirs. */
function momentsOf(book: Book, entries: readonly TableEntry[]): readonly Moment[] {
  let fold: Fold = unopened
  const moments: Moment[] = []
  const gm = { seat: entries[0]?.by ?? '', role: 'gm' as const, heroes: [] }
  for (const entry of entries) {
    const tables = tablesOf(book, fold, entry)
    fold = foldEntry(book, fold, entry, tables)
    moments.push({ table: fold.table, told: toldEntry(book, tables, entry, gm) })
  }
  return moments
}

export function replayOf(book: Book, entries: readonly TableEntry[]): Replay {
  const moments = momentsOf(book, entries)
  const listeners = new Set<(state: ClientState) => void>()
  const replay: { state: ClientState } = { state: stateAt(moments, moments.length) }
  return {
    get state() {
      return replay.state
    },
    length: moments.length,
    goTo(step) {
      replay.state = stateAt(moments, Math.max(1, Math.min(moments.length, step)))
      for (const listener of listeners) listener(replay.state)
    },
    subscribe(listener) {
      listeners.add(listener)
      listener(replay.state)
      return () => listeners.delete(listener)
    },
    give: async () => refuse('not-now', 'This is a replay: nothing can be done in it.'),
    earlier: () => undefined,
    close: () => listeners.clear(),
  }
}

/** The seat of a spectator, with the knowledge of the game master. */
function stateAt(moments: readonly Moment[], step: number): ClientState {
  const shown = moments.slice(0, step)
  const table = (shown.at(-1) as Moment).table
  const entries = shown.map(({ told }) => told)
  const gm = table.seats.find(({ role }) => role === 'gm') as Seat
  return {
    status: 'open',
    seq: entries.at(-1)?.seq ?? 0,
    entries,
    undone: entries.reduce(
      (undone, { events = [] }) => takenBack(undone, events),
      new Set<number>() as ReadonlySet<number>,
    ),
    more: false,
    pending: [],
    online: [],
    warnings: [],
    table,
    seat: { ...viewerOf(seatOf(table, gm.id) ?? gm), id: gm.id, name: gm.name, role: 'spectator', heroes: [] },
  }
}
