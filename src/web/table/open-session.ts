// Connects a known seat to its table over a WebSocket, with the table's book and screen.
import { connect, type Wire, type WireEnd } from '../../table/index.ts'
import { loadBook } from '../parts/books.ts'
import type { KnownTable } from '../parts/known-tables.ts'
import { loadScreen } from './screens.ts'
import { Session } from './session.svelte.ts'

function openSocket(end: WireEnd): Wire {
  const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`)
  socket.addEventListener('open', () => end.opened())
  socket.addEventListener('message', ({ data }) => end.frame(String(data)))
  socket.addEventListener('close', () => end.closed())
  return {
    send: frame => socket.readyState === WebSocket.OPEN && socket.send(frame),
    close: () => socket.close(),
  }
}

function later(milliseconds: number, run: () => void): () => void {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

export async function openSession({ id, book: bookId, token }: KnownTable): Promise<Session> {
  const [book, screen] = await Promise.all([loadBook(bookId), loadScreen(bookId)])
  return new Session(id, book, screen, connect({ book, table: id, token, open: openSocket, later }))
}
