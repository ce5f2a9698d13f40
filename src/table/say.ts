// What people read of the table's own events; a book tells its own.
import { type Book, gameOf, type Sentence } from '../kernel/index.ts'
import { isSharedEvent } from './events.ts'
import { seatOf } from './seats.ts'
import type { SharedEvent, Table, TableEvent } from './types.ts'

/** The sentence for an event, told from the table before it as the reader knows it. */
export function sayEvent(book: Book, table: Table, event: TableEvent): Sentence {
  return isSharedEvent(event) ? sayShared(book, table, event) : gameOf(book).say(table.game, event)
}

const roles = { gm: 'game master', player: 'player', spectator: 'spectator' } as const
const doors = {
  ask: 'The game master asks before anybody comes in.',
  open: 'Everybody with the link comes in.',
  closed: 'Nobody comes in for now.',
} as const

function sayShared(book: Book, table: Table, event: SharedEvent): Sentence {
  const name = (id: string) => seatOf(table, id)?.name ?? 'Somebody'
  const hero = (id: string) => book.cast(table.game.scene).find(member => member.id === id)?.name ?? 'a hero'
  switch (event.type) {
    case 'TableOpened':
      return { lead: event.gm.name, text: `opens the table "${event.title}".` }
    case 'SeatAsked':
      return { lead: event.seat.name, text: 'asks to come in.' }
    case 'SeatTaken':
      return { lead: event.seat.name, text: `sits down as ${roles[event.seat.role]}.` }
    case 'SeatRefused':
      return { lead: name(event.seat), text: 'was turned away.' }
    case 'SeatRemoved':
      return { lead: name(event.seat), text: 'is no longer at the table.' }
    case 'RoleChanged':
      return { lead: name(event.seat), text: `is now ${roles[event.role]}.` }
    case 'SeatRenamed':
      return { lead: name(event.seat), text: `is now called ${event.name}.` }
    case 'AdmissionSet':
      return { text: doors[event.door] }
    case 'LinkRenewed':
      return { text: 'The table has a new link; the old one is good no longer.' }
    case 'HeroGiven':
      return { lead: name(event.seat), text: `plays ${hero(event.hero)}.` }
    case 'HeroFreed':
      return { lead: hero(event.hero), text: 'can be played by another.' }
    case 'TitleSet':
      return { text: `The table is called "${event.title}".` }
    case 'Said':
      return event.to
        ? { lead: name(event.by), text: `whispers to ${event.to.map(name).join(' and ')}: ${event.text}` }
        : { lead: name(event.by), text: event.text }
    case 'DiceRolled':
    case 'RollOpened':
      return sayRoll(name(event.roll.by), event)
    case 'NoteWritten':
      return { lead: name(event.note.by), text: `has a note: ${event.note.title}.` }
    case 'NoteRemoved':
      return { text: `The note "${table.notes.find(({ id }) => id === event.note)?.title ?? ''}" is gone.` }
    case 'TablePaused':
      return { text: 'Somebody asks for a pause. The game rests until all are ready.', tone: 'bad' }
    case 'TableResumed':
      return { text: 'The game goes on.' }
    case 'BoundarySet':
      return { text: `${event.boundary.kind === 'line' ? 'A line' : 'A veil'}: ${event.boundary.text}` }
    case 'BoundaryRemoved': {
      const gone = table.boundaries.find(({ id }) => id === event.boundary)
      return { text: `No longer a ${gone?.kind ?? 'line'}: ${gone?.text ?? ''}` }
    }
    case 'Undone':
      return { text: `Entry ${event.entry} is taken back.` }
    case 'Redone':
      return { text: `Entry ${event.entry} stands again.` }
    case 'SaltAdded':
      return { lead: name(event.seat), text: 'throws salt into the dice.' }
    case 'TableMoved':
      return { text: 'The table goes on in another place, with new links and new dice.' }
    case 'DiceRotated':
      return { text: 'The secret behind the dice so far is revealed, and a new one is sealed.' }
  }
}

function sayRoll(lead: string, event: SharedEvent & { type: 'DiceRolled' | 'RollOpened' }): Sentence {
  const { label, notation, detail, total } = event.roll
  const verb = event.type === 'RollOpened' ? 'had rolled in secret' : event.secret ? 'rolls in secret' : 'rolls'
  return { lead, text: `${verb} ${label === '' ? notation : `${label}, ${notation}`}: ${detail}`, word: `${total}` }
}
