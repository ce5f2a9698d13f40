// A real server of the tiny book on a free port, and clients that come in over real sockets.
import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { isRefusal } from '../../src/kernel/index.ts'
import { createLog, type RunningServer, type ServerOptions, startServer } from '../../src/server/index.ts'
import { type Client, type ClientState, connect, type SeatGiven, socketWire } from '../../src/table/index.ts'
import { lanternWalk } from './book.ts'

export const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'quincunx-test-'))

export const startTestServer = (data: string, more: Partial<ServerOptions> = {}): Promise<RunningServer> =>
  startServer({
    books: [lanternWalk],
    data,
    files: new Map(),
    host: '127.0.0.1',
    port: 0,
    log: createLog('error', line => process.stderr.write(line)),
    version: 'test',
    ...more,
  })

export async function post<T>(port: number, path: string, body: unknown): Promise<T> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as T
}

export const createTable = (port: number): Promise<SeatGiven & { link: string }> =>
  post(port, '/api/tables', { book: 'lantern', name: 'Guide', title: 'Night', scene: 'bridge' })

export const joinTable = (port: number, { table, link }: SeatGiven, name: string): Promise<SeatGiven> =>
  post(port, `/api/tables/${table}/join`, { link, name })

export function clientOf(port: number, { table, token }: SeatGiven): Client {
  return connect({
    book: lanternWalk,
    table,
    token,
    open: socketWire(address => new WebSocket(address), `ws://127.0.0.1:${port}/ws`),
    later: (ms, run) => {
      const timer = setTimeout(run, ms).unref()
      return () => clearTimeout(timer)
    },
    backoff: () => 20,
  })
}

/** Resolves with the first state for which this holds. */
export function until(client: Client, holds: (state: ClientState) => boolean): Promise<ClientState> {
  return new Promise(resolve => {
    let stop: (() => void) | undefined
    let done = false
    stop = client.subscribe(state => {
      if (done || !holds(state)) return
      done = true
      resolve(state)
      queueMicrotask(() => stop?.())
    })
  })
}

export const opened = (client: Client): Promise<ClientState> => until(client, ({ status }) => status === 'open')

/** Knocks and is let in by the game master's client. */
export async function admitted(
  port: number,
  table: SeatGiven,
  gm: Client,
  name: string,
): Promise<SeatGiven & { client: Client }> {
  const given = await joinTable(port, table, name)
  const client = clientOf(port, given)
  await until(client, ({ status }) => status === 'waiting')
  assert(!isRefusal(await gm.give({ type: 'AdmitSeat', seat: given.seat })))
  await opened(client)
  return { ...given, client }
}
