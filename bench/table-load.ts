// The same load on every server of the table bench: tables of four, one of them speaks as fast as it hears itself.
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { io } from 'socket.io-client'
import { WebSocket } from 'ws'
import type { SeatGiven } from '../src/table/index.ts'
import type { Kind } from './table-server.ts'

// boardgame.io can only be required: its folders have no exports that an import would find.
const require = createRequire(import.meta.url)
const { Client: BoardgameClient } = require('boardgame.io/client') as typeof import('boardgame.io/client')
const { SocketIO } = require('boardgame.io/multiplayer') as typeof import('boardgame.io/multiplayer')

/** One table of four as the load sees it. `speak` resolves when the speaker has heard it. */
export interface Group {
  speak(): Promise<void>
  close(): void
}

/** As long as what a table of ours sends for one throw, so that all send the same number of bytes. */
export const frameBytes = 420

let number = 0
const nextId = () => `bench-${(++number).toString(36).padStart(8, '0')}`

export const groupOf: Readonly<Record<Kind, (port: number) => Promise<Group>>> = {
  'raw ws': rawGroup,
  quincunx: quincunxGroup,
  'socket.io': socketIoGroup,
  'boardgame.io': boardgameGroup,
}

async function socket(port: number, hello: string, path = ''): Promise<WebSocket> {
  const ws = new WebSocket(`ws://127.0.0.1:${port}${path}`, { perMessageDeflate: false })
  await once(ws, 'open')
  ws.send(hello)
  await once(ws, 'message')
  return ws
}

/** Hears itself when a message holds the id that it sent. */
function speaker(ws: WebSocket, write: (id: string) => string): () => Promise<void> {
  let waiting: { id: string; done: () => void } | undefined
  ws.on('message', (data: Buffer) => {
    if (!waiting || !data.includes(waiting.id)) return
    const { done } = waiting
    waiting = undefined
    done()
  })
  return () =>
    new Promise(done => {
      const id = nextId()
      waiting = { id, done }
      ws.send(write(id))
    })
}

async function rawGroup(port: number): Promise<Group> {
  const room = nextId()
  const four = await Promise.all(Array.from({ length: 4 }, () => socket(port, room)))
  return {
    speak: speaker(four[0] as WebSocket, id => id.padEnd(frameBytes, '.')),
    close: () => four.map(ws => ws.terminate()),
  }
}

export async function post<T>(port: number, path: string, body: unknown): Promise<T> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as T
}

export const helloOf = ({ table, token }: SeatGiven): string => JSON.stringify({ type: 'hello', table, token })

/** A game master who throws, two players, a spectator. */
export async function quincunxSeats(port: number): Promise<SeatGiven[]> {
  const gm = await post<SeatGiven>(port, '/api/tables', { book: 'lantern', name: 'Guide', scene: 'bridge' })
  const ws = await socket(port, helloOf(gm), '/ws')
  await speaker(ws, id => JSON.stringify({ type: 'give', id, command: { type: 'SetAdmission', door: 'open' } }))()
  const roles = ['player', 'player', 'spectator']
  const join = (role: string) =>
    post<SeatGiven>(port, `/api/tables/${gm.table}/join`, { link: gm.link, name: role, role })
  const others = await Promise.all(roles.map(join))
  ws.terminate()
  return [gm, ...others]
}

export const quincunxSocket = (port: number, seat: SeatGiven): Promise<WebSocket> => socket(port, helloOf(seat), '/ws')

/** Comes in and goes again; answers with the bytes of the welcome. */
export async function visit(port: number, seat: SeatGiven): Promise<number> {
  const ws = new WebSocket(`ws://127.0.0.1:${port}/ws`, { perMessageDeflate: false })
  await once(ws, 'open')
  ws.send(helloOf(seat))
  const [welcome] = (await once(ws, 'message')) as [Buffer]
  ws.terminate()
  return welcome.length
}

export const quincunxSpeaker = (ws: WebSocket): (() => Promise<void>) =>
  speaker(ws, id => JSON.stringify({ type: 'give', id, command: { type: 'RollDice', notation: '2d6' } }))

async function quincunxGroup(port: number): Promise<Group> {
  const seats = await quincunxSeats(port)
  const four = await Promise.all(seats.map(seat => quincunxSocket(port, seat)))
  return { speak: quincunxSpeaker(four[0] as WebSocket), close: () => four.map(ws => ws.terminate()) }
}

async function socketIoGroup(port: number): Promise<Group> {
  const room = nextId()
  const four = Array.from({ length: 4 }, () =>
    io(`http://127.0.0.1:${port}`, { transports: ['websocket'], forceNew: true }),
  )
  await Promise.all(four.map(each => new Promise<void>(done => each.emit('room', room, done))))
  const [first] = four
  let waiting: { id: string; done: () => void } | undefined
  for (const each of four)
    each.on('said', (text: string) => {
      if (each === first && waiting && text.startsWith(waiting.id)) waiting.done()
    })
  return {
    speak: () =>
      new Promise(done => {
        const id = nextId()
        waiting = { id, done }
        first?.emit('say', id.padEnd(frameBytes, '.'))
      }),
    close: () => four.map(each => each.close()),
  }
}

interface BoardgameState {
  readonly G: { readonly text: string }
}

async function boardgameGroup(port: number): Promise<Group> {
  const { matchID } = await post<{ matchID: string }>(port + 1, '/games/bench/create', { numPlayers: 4 })
  const game = { name: 'bench', setup: () => ({ text: '' }), moves: { say: { move: () => undefined, client: false } } }
  const seat = async (playerID: string) => {
    const { playerCredentials: credentials } = await post<{ playerCredentials: string }>(
      port + 1,
      `/games/bench/${matchID}/join`,
      { playerID, playerName: playerID },
    )
    const multiplayer = SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts: { transports: ['websocket'] } })
    const client = BoardgameClient({ game: game as never, matchID, playerID, credentials, multiplayer, debug: false })
    client.start()
    return client
  }
  const four = await Promise.all(['0', '1', '2', '3'].map(seat))
  const [first] = four
  await new Promise<void>(done => first?.subscribe(state => state && done()))
  let waiting: { id: string; done: () => void } | undefined
  first?.subscribe((state: BoardgameState | null) => {
    if (waiting && state?.G.text.startsWith(waiting.id)) waiting.done()
  })
  return {
    speak: () =>
      new Promise(done => {
        const id = nextId()
        waiting = { id, done }
        first?.moves.say?.(id.padEnd(frameBytes, '.'))
      }),
    close: () => four.map(each => each.stop()),
  }
}
