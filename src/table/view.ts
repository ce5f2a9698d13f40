// What a seat may know: of the table, and of each event. What it may not know is never sent to it.
import { type Book, gameOf } from '../kernel/index.ts'
import { isSharedEvent } from './events.ts'
import type { Note, SeatViewer, SharedEvent, Table, TableEvent } from './types.ts'

export function viewTable(book: Book, table: Table, viewer: SeatViewer): Table {
  if (viewer.role === 'gm') return table
  return {
    ...table,
    game: gameOf(book).view(table.game, viewer),
    seats: table.seats.filter(({ waiting }) => !waiting),
    notes: table.notes.filter(note => reads(viewer, note)),
    secretRolls: table.secretRolls.filter(({ by }) => by === viewer.seat),
  }
}

const reads = ({ role, seat }: SeatViewer, note: Note): boolean =>
  role === 'gm' || note.for === 'all' || note.by === seat

/** The event as a seat may know it, judged by the table before it; undefined when it is none of its business. */
export function showEvent(book: Book, table: Table, event: TableEvent, viewer: SeatViewer): TableEvent | undefined {
  if (viewer.role === 'gm') return event
  return isSharedEvent(event) ? showShared(table, event, viewer) : gameOf(book).show(table.game, event, viewer)
}

function showShared(table: Table, event: SharedEvent, viewer: SeatViewer): SharedEvent | undefined {
  switch (event.type) {
    case 'SeatAsked':
    case 'SeatRefused':
      return undefined
    case 'SeatRemoved':
    case 'SeatRenamed':
      return table.seats.some(({ id, waiting }) => id === event.seat && !waiting) ? event : undefined
    case 'Said':
      return event.to === undefined || event.by === viewer.seat || event.to.includes(viewer.seat) ? event : undefined
    case 'DiceRolled':
      return event.secret && event.roll.by !== viewer.seat ? undefined : event
    case 'NoteWritten':
      return showNote(table, event, viewer)
    case 'NoteRemoved':
      return table.notes.some(note => note.id === event.note && reads(viewer, note)) ? event : undefined
    default:
      return event
  }
}

/** A note that is taken from view looks removed. */
function showNote(
  { notes }: Table,
  event: SharedEvent & { type: 'NoteWritten' },
  viewer: SeatViewer,
): SharedEvent | undefined {
  if (reads(viewer, event.note)) return event
  return notes.some(note => note.id === event.note.id && reads(viewer, note))
    ? { type: 'NoteRemoved', note: event.note.id }
    : undefined
}
