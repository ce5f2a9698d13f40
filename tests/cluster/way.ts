// A way between a node and a service that can be cut or slowed: bytes wait, connections stay, as on a network that went away.
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
  close(): void
}

export async function wayTo(port: number): Promise<Way> {
  const sockets = new Set<Socket>()
  let whole = true
  let delay = 0
  let waiting: (() => void)[] = []
  const pass = (run: () => void) => {
    if (!whole) waiting.push(run)
    else if (delay > 0) setTimeout(run, delay)
    else run()
  }
  const join = (from: Socket, to: Socket) => {
    sockets.add(from)
    from.on('data', chunk => pass(() => to.writable && to.write(chunk)))
    from.on('error', () => to.destroy())
    from.on('close', () => {
      sockets.delete(from)
      pass(() => to.destroy())
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
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
