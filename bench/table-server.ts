// One of the servers that the table bench compares, as a process of its own: it tells where it is, and what it has used.

import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Server as SocketIo } from 'socket.io'
import { type WebSocket, WebSocketServer } from 'ws'
import { createLog, startServer } from '../src/server/index.ts'
import { lanternWalk } from '../tests/tiny/book.ts'

const { Server: BoardgameServer } = createRequire(import.meta.url)(
  'boardgame.io/server',
) as typeof import('boardgame.io/server')

export type Kind = 'raw ws' | 'quincunx' | 'socket.io' | 'boardgame.io'

/** What the bench is told once the server listens. */
export interface Ready {
  readonly port: number
}

export interface Usage {
  /** Microseconds of processor time, of all threads. */
  readonly cpu: number
  readonly memory: number
}

const unlimited = { perSecond: 1e9, burst: 1e9 }

async function quincunx(): Promise<Ready> {
  const data = mkdtempSync(join(tmpdir(), 'quincunx-bench-'))
  process.on('exit', () => rmSync(data, { recursive: true, force: true }))
  const { port } = await startServer({
    books: [lanternWalk],
    data,
    files: new Map(),
    host: '127.0.0.1',
    port: 0,
    log: createLog('error', line => process.stderr.write(line)),
    version: 'bench',
    limits: { frames: unlimited, requests: unlimited, hello: 600_000, connections: 100_000 },
  })
  return { port }
}

/** Everything that comes in goes to everybody who said the same room first. Nothing is stored, checked or hidden. */
async function rawWs(): Promise<Ready> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
  const rooms = new Map<string, Set<WebSocket>>()
  server.on('connection', ws => {
    let room: Set<WebSocket> | undefined
    ws.on('message', data => {
      if (!room) {
        const name = String(data)
        room = rooms.get(name) ?? new Set()
        rooms.set(name, room)
        room.add(ws)
        ws.on('close', () => room?.delete(ws))
        ws.send('welcome')
        return
      }
      for (const each of room) each.send(data, { binary: false })
    })
  })
  await new Promise(resolve => server.on('listening', resolve))
  return { port: (server.address() as AddressInfo).port }
}

async function socketIo(): Promise<Ready> {
  const http = createServer()
  const server = new SocketIo(http, { transports: ['websocket'], perMessageDeflate: false })
  server.on('connection', socket => {
    socket.on('room', (room: string, done: () => void) => {
      void socket.join(room)
      socket.on('say', (text: string) => server.to(room).emit('said', text))
      done()
    })
  })
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
  return { port: (http.address() as AddressInfo).port }
}

/** The smallest game there is: a line of text. State in memory. */
async function boardgame(): Promise<Ready> {
  const game = {
    name: 'bench',
    setup: () => ({ text: '' }),
    moves: { say: { move: say, client: false } },
    turn: { activePlayers: { all: 'on' } },
  }
  const server = BoardgameServer({ games: [game as never], origins: [/./] })
  // Its lobby answers only at a port of its own: the next one.
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  await server.run({ port, lobbyConfig: { apiPort: port + 1 } } as never)
  return { port }
}

function say({ G }: { G: { text: string } }, text: string): void {
  G.text = text
}

const [, , kind] = process.argv
const starters: Readonly<Record<Kind, () => Promise<Ready>>> = {
  'raw ws': rawWs,
  quincunx,
  'socket.io': socketIo,
  'boardgame.io': boardgame,
}
process.on('message', () => {
  globalThis.gc?.()
  const { user, system } = process.cpuUsage()
  process.send?.({ cpu: user + system, memory: process.memoryUsage.rss() } satisfies Usage)
})
process.on('disconnect', () => process.exit())
process.send?.(await starters[kind as Kind]())
