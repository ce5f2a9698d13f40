// Opens a port for the app, and closes it again without cutting anybody off.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'

export interface Listening {
  readonly port: number
  readonly server: Server
  /** Lets running answers end, for two seconds at most. */
  close(): Promise<void>
}

const patience = 2000

/** Rejects with Node's own error, such as EADDRINUSE, when the port cannot be had. */
export function listen(app: Hono, port: number, host: string): Promise<Listening> {
  const server = createServer(getRequestListener(app.fetch))
  return new Promise((done, fail) => {
    server.once('error', fail)
    server.listen(port, host, () => {
      server.off('error', fail)
      done({ port: (server.address() as AddressInfo).port, server, close: () => close(server) })
    })
  })
}

function close(server: Server): Promise<void> {
  return new Promise(done => {
    const impatient = setTimeout(() => server.closeAllConnections(), patience)
    server.close(() => {
      clearTimeout(impatient)
      done()
    })
  })
}

/** From `first` on, the first port that is free; `tries` ports at most. */
export async function listenFrom(app: Hono, first: number, host: string, tries: number): Promise<Listening> {
  for (let port = first; port < first + tries - 1; port++) {
    try {
      return await listen(app, port, host)
    } catch (problem) {
      if (!isTaken(problem)) throw problem
    }
  }
  return listen(app, first + tries - 1, host)
}

export function isTaken(problem: unknown): boolean {
  return (problem as NodeJS.ErrnoException).code === 'EADDRINUSE'
}
