// A seat at a table for the terminal: asked for with the link once, and found again by its token after that.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { bookById } from '../books/index.ts'
import { type Book, isRefusal, type Refusal } from '../kernel/index.ts'
import { type Client, connect, parseLink, type SeatGiven, socketWire } from '../table/index.ts'
import { BadCall, type Flag, type Io } from './command.ts'
import { dataFolder } from './data.ts'
import { dataFlag } from './settings.ts'

export const seatFlags = {
  name: { type: 'string', value: 'NAME', text: 'your name at the table; without it "Terminal"' },
  server: {
    type: 'string',
    value: 'URL',
    text: 'where the table is, when the link does not say; without it http://localhost:4200',
  },
  data: { ...dataFlag, text: 'the folder in which your seats are remembered' },
} as const satisfies Record<string, Flag>

export interface SeatRequest {
  readonly link: string | undefined
  readonly role: 'player' | 'spectator'
  readonly name?: string | undefined
  readonly server?: string | undefined
  readonly data?: string | undefined
}

/** A client that sits at the table; undefined when the table said no, and that was told. */
export async function takeSeat(request: SeatRequest, io: Io): Promise<Client | undefined> {
  const link = parseLink(request.link ?? '')
  if (!link) throw new BadCall('Give the link to the table, as its game master passes it on.')
  const origin = link.origin ?? request.server ?? 'http://localhost:4200'
  const seats = join(dataFolder(request.data), 'seats.json')
  const known = readSeats(seats)[link.table]
  const seat = known ?? (await askFor(origin, link, request))
  if (isRefusal(seat)) {
    io.stderr.write(`${seat.text}\n`)
    return undefined
  }
  writeSeats(seats, { ...readSeats(seats), [link.table]: seat })
  return sitDown(origin, seat, io)
}

type Seats = Readonly<Record<string, SeatGiven>>

const readSeats = (file: string): Seats => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Seats) : {})

/** Tokens are for their owner's eyes. */
function writeSeats(file: string, seats: Seats): void {
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, JSON.stringify(seats, undefined, 2), { mode: 0o600 })
}

async function askFor(
  origin: string,
  { table, link }: { table: string; link: string },
  { name = 'Terminal', role }: SeatRequest,
): Promise<SeatGiven | Refusal> {
  try {
    const answer = await fetch(`${origin}/api/tables/${table}/join`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ link, name, role }),
    })
    return (await answer.json()) as SeatGiven | Refusal
  } catch {
    return { refused: 'not-now', text: `Nobody answers at ${origin}.` }
  }
}

/** Which book it is, the server tells; the client needs it to fold. */
async function sitDown(origin: string, { table, token }: SeatGiven, io: Io): Promise<Client | undefined> {
  const book = await bookOf(origin, table, token)
  if (isRefusal(book)) {
    io.stderr.write(`${book.text}\n`)
    return undefined
  }
  const open = socketWire(address => new WebSocket(address), `${origin.replace(/^http/, 'ws')}/ws`)
  const later = (ms: number, run: () => void) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  }
  const client = connect({ book, table, token, open, later })
  return (await admitted(client, io)) ? client : undefined
}

async function bookOf(origin: string, table: string, token: string): Promise<Book | Refusal> {
  const answer = await fetch(`${origin}/api/tables/${table}`, { headers: { Authorization: `Bearer ${token}` } })
  const about = (await answer.json()) as { book: string } | Refusal
  if (isRefusal(about)) return about
  return bookById(about.book) ?? { refused: 'not-usable', text: `The book "${about.book}" is not installed here.` }
}

function admitted(client: Client, io: Io): Promise<boolean> {
  return new Promise(resolve => {
    let told = false
    const stop = client.subscribe(({ status, reason }) => {
      if (status === 'waiting' && !told) {
        told = true
        io.stderr.write('Waiting for the game master to let you in.\n')
      }
      if (status === 'closed') io.stderr.write(`${reason}\n`)
      if (status !== 'open' && status !== 'closed') return
      queueMicrotask(() => stop())
      resolve(status === 'open')
    })
  })
}
