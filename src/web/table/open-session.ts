// Connects a known seat to its table over a WebSocket, with the table's book and screen.
import { isRefusal } from '../../kernel/index.ts'
import { connect } from '../../table/client.ts'
import { socketWire } from '../../table/socket.ts'
import { tellTable } from '../parts/api.ts'
import { loadBook } from '../parts/books.ts'
import { type KnownTable, rememberTable } from '../parts/known-tables.ts'
import { openSocket } from './early-socket.ts'
import { loadScreen } from './screens.ts'
import { Session } from './session.svelte.ts'

const address = () => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`

function later(milliseconds: number, run: () => void): () => void {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

/** Who comes by a link learns from the table itself which book it plays, and what it is called. */
async function introduce(known: KnownTable): Promise<KnownTable> {
  const told = await tellTable(known.id, known.token)
  if (isRefusal(told)) throw new Error(told.text)
  const met = { ...known, book: told.book, name: told.title }
  rememberTable(met)
  return met
}

export async function openSession(known: KnownTable): Promise<Session> {
  const { id, token, book: bookId } = known.book === '' ? await introduce(known) : known
  const [book, screen] = await Promise.all([loadBook(bookId), loadScreen(bookId)])
  return new Session(
    id,
    book,
    screen,
    connect({ book, table: id, token, open: socketWire(address => openSocket(address, id), address()), later }),
  )
}
