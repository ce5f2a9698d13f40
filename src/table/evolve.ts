// The arithmetic of a table: one event, one change. Undoing lives in fold.ts, since it needs what was before.
import { type Book, gameOf } from '../kernel/index.ts'
import { isSharedEvent } from './events.ts'
import { evolveSeats } from './seats.ts'
import type { SharedEvent, Table, TableEvent } from './types.ts'

export function evolve(book: Book, table: Table, event: TableEvent): Table {
  if (isSharedEvent(event)) return evolveShared(book, table, event)
  const game = gameOf(book).evolve(table.game, event)
  return game === table.game ? table : { ...table, game }
}

function evolveShared(book: Book, table: Table, event: SharedEvent): Table {
  switch (event.type) {
    case 'TableOpened':
      return opened(book, event)
    case 'AdmissionSet':
      return { ...table, door: event.door }
    case 'LinkRenewed':
      return { ...table, link: event.link }
    case 'TitleSet':
      return { ...table, title: event.title }
    case 'RollOpened':
      return { ...table, secretRolls: table.secretRolls.filter(({ entry }) => entry !== event.roll.entry) }
    case 'NoteWritten':
      // Who reads it for the first time finds it last, so it stands last for everybody.
      return { ...table, notes: [...table.notes.filter(({ id }) => id !== event.note.id), event.note] }
    case 'NoteRemoved':
      return { ...table, notes: table.notes.filter(({ id }) => id !== event.note) }
    case 'TablePaused':
    case 'TableResumed':
      return { ...table, paused: event.type === 'TablePaused' }
    case 'BoundarySet': {
      const others = table.boundaries.filter(({ id }) => id !== event.boundary.id)
      return { ...table, boundaries: [...others, event.boundary] }
    }
    case 'BoundaryRemoved':
      return { ...table, boundaries: table.boundaries.filter(({ id }) => id !== event.boundary) }
    case 'SaltAdded': {
      const salts = [...table.dice.salts, { seat: event.seat, salt: event.salt }]
      return { ...table, dice: { ...table.dice, salts } }
    }
    case 'DiceRotated':
    case 'TableMoved':
      return { ...table, dice: { commitment: event.commitment, rotation: table.dice.rotation + 1, salts: [] } }
    default: {
      const seats = evolveSeats(table.seats, event)
      return seats === table.seats ? table : { ...table, seats }
    }
  }
}

function opened(book: Book, { version, options, title, gm, commitment }: SharedEvent & { type: 'TableOpened' }): Table {
  return {
    book: book.id,
    version,
    options,
    title,
    game: gameOf(book).start(options),
    seats: [gm],
    door: 'ask',
    link: 1,
    notes: [],
    paused: false,
    boundaries: [],
    dice: { commitment, rotation: 1, salts: [] },
    secretRolls: [],
  }
}
