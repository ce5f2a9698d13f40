// Connects a known seat to its table over a WebSocket, with the table's book and screen.
import { connect, type Wire, type WireEnd } from '../../table/client.ts'
import type { FrameDown } from '../../table/protocol.ts'
import { loadBook } from '../parts/books.ts'
import { type KnownTable, rememberTable } from '../parts/known-tables.ts'
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

/** Who comes by a link learns from the table itself which book it plays, and what it is called. */
function introduce(known: KnownTable): Promise<KnownTable> {
  return new Promise((done, fail) => {
    const wire = openSocket({
      opened: () => wire.send(JSON.stringify({ type: 'hello', table: known.id, token: known.token })),
      frame(text) {
        const frame = JSON.parse(text) as FrameDown
        if (frame.type !== 'waiting' && frame.type !== 'welcome') return
        const { book, title } = frame.type === 'waiting' ? frame : frame.table
        const met = { ...known, book, name: title }
        rememberTable(met)
        done(met)
        wire.close()
      },
      closed: () => fail(new Error('The table does not answer.')),
    })
  })
}

export async function openSession(known: KnownTable): Promise<Session> {
  const { id, token, book: bookId } = known.book === '' ? await introduce(known) : known
  const [book, screen] = await Promise.all([loadBook(bookId), loadScreen(bookId)])
  return new Session(id, book, screen, connect({ book, table: id, token, open: openSocket, later }))
}
