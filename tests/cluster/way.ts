// A way between a node and a service that can be cut, slowed, or have bad weather: bytes stay in order, as TCP keeps them, and
// what the network loses shows as stalls, as broken connections and, where messages are told apart, as messages that never come.
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface Way {
  readonly port: number
  /** Nothing goes through any more, in either direction. */
  cut(): void
  /** What waited goes through. */
  mend(): void
  /** Every chunk takes so many milliseconds longer. */
  slow(milliseconds: number): void
  /** From now on something may happen to everything that comes along; without it nothing does. */
  weather(weather?: Weather): void
  close(): void
}

/** What happens to each message: it stalls for so many milliseconds, comes so many times, or breaks the connection. */
export interface Weather {
  readonly stall?: () => number
  readonly copies?: (message: Buffer) => number
  readonly breaks?: () => boolean
}

/** Cuts a stream into what is lost or comes as a whole; without it, into chunks as they arrive. */
export type Messages = () => (chunk: Buffer) => readonly Buffer[]

const chunks: Messages = () => chunk => [chunk]

export async function wayTo(port: number, messages = chunks): Promise<Way> {
  const sockets = new Set<Socket>()
  let whole = true
  let delay = 0
  let weather: Weather = {}
  let waiting: (() => void)[] = []
  const pass = (run: () => void) => {
    if (whole) run()
    else waiting.push(run)
  }
  const join = (from: Socket, to: Socket) => {
    const split = messages()
    const line = inOrder()
    sockets.add(from)
    from.on('data', chunk => {
      for (const message of split(chunk as Buffer)) {
        if (weather.breaks?.()) return void from.resetAndDestroy()
        const copies = weather.copies?.(message) ?? 1
        const send = () => {
          if (to.writable) for (let n = 0; n < copies; n++) to.write(message)
        }
        line(delay + (weather.stall?.() ?? 0), () => pass(send))
      }
    })
    from.on('error', () => to.destroy())
    from.on('close', () => {
      sockets.delete(from)
      line(0, () => pass(() => to.destroy()))
    })
  }
  const server = createServer(socket => {
    const other = connect(port, '127.0.0.1')
    join(socket, other)
    join(other, socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as { port: number }).port,
    cut() {
      whole = false
    },
    mend() {
      whole = true
      for (const run of waiting.splice(0)) run()
      waiting = []
    },
    slow(milliseconds) {
      delay = milliseconds
    },
    weather(next = {}) {
      weather = next
    },
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Runs each thing after its own delay, and never before what came earlier. */
function inOrder(): (milliseconds: number, run: () => void) => void {
  let queue = 0
  let last = Promise.resolve()
  return (milliseconds, run) => {
    if (queue === 0 && milliseconds === 0) return run()
    queue++
    const due = new Promise<void>(resolve => setTimeout(resolve, milliseconds))
    last = Promise.all([last, due]).then(() => {
      queue--
      run()
    })
  }
}

/** NATS's protocol: a line, and a payload of so many bytes after those that announce one. */
export const natsMessages: Messages = () => {
  let rest = Buffer.alloc(0)
  return chunk => {
    rest = Buffer.concat([rest, chunk])
    const whole: Buffer[] = []
    for (let end = lineEnd(rest); end > 0; end = lineEnd(rest)) {
      const payload = /^H?(?:PUB|MSG) .* (\d+)$/i.exec(rest.toString('latin1', 0, end - 2))
      const length = payload ? end + Number(payload[1]) + 2 : end
      if (rest.length < length) break
      whole.push(rest.subarray(0, length))
      rest = rest.subarray(length)
    }
    return whole
  }
}

/** Where the first line is over; 0 when it has not come yet. */
function lineEnd(bytes: Buffer): number {
  const at = bytes.indexOf('\r\n')
  return at < 0 ? 0 : at + 2
}
