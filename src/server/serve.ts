// A whole server: store, tables, HTTP and sockets, started and stopped as one.
import { hash } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { hashWith } from '../dice/index.ts'
import type { Book } from '../kernel/index.ts'
import { createApi } from './api.ts'
import { createApp } from './app.ts'
import { openHints } from './hints.ts'
import { type Limits, limits as usualLimits } from './limits.ts'
import { type Listening, listen, listenFrom } from './listen.ts'
import type { Log } from './log.ts'
import { Metrics } from './metrics.ts'
import { Sockets } from './sockets.ts'
import { openPostgres, type PostgresOptions } from './store/postgres.ts'
import { openSqlite, type SqliteOptions } from './store/sqlite.ts'
import { Tables } from './tables.ts'
import type { WebFiles } from './web-files.ts'

export interface ServerOptions {
  readonly books: readonly Book[]
  /** The folder of the data file. */
  readonly data: string
  readonly files: WebFiles
  readonly host: string
  /** Without it the first free one from `firstPort` on. */
  readonly port?: number
  readonly firstPort?: number
  readonly origins?: readonly string[]
  /** Believe X-Forwarded-For: only behind a proxy that sets it. */
  readonly proxy?: boolean
  readonly log: Log
  readonly version: string
  readonly limits?: Partial<Limits>
  readonly store?: SqliteOptions
  /** In place of the data file: one database for any number of nodes. */
  readonly database?: PostgresOptions
  /** The NATS server through which nodes hear of each other. */
  readonly nats?: string
  /** Milliseconds between two times of telling the other nodes who is here. */
  readonly beat?: number
  /** The name of this node, for logs and for the database's and NATS's lists of connections. */
  readonly node?: string
  /** Seconds between saying so in /health and closing, so that a load balancer sends nobody here any more. */
  readonly drain?: number
}

export interface RunningServer {
  readonly port: number
  readonly tables: Tables
  /** Answers what was taken, says goodbye, and leaves the data file in good order. */
  stop(): Promise<void>
}

const portsToTry = 20
const sweepEvery = 30_000

export const dataFile = (folder: string): string => join(folder, 'quincunx.sqlite')

/** Throws StoreTrouble, or Node's own error when the port cannot be had. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  hashWith(text => hash('sha256', text))
  const {
    books,
    data,
    files,
    host,
    port,
    firstPort = 4200,
    origins = [],
    proxy = false,
    log,
    version,
    limits,
    database,
    nats,
    drain = 0,
  } = options
  const metrics = new Metrics()
  const store = database ? await openPostgres(database) : openSqlite(dataFile(data), options.store)
  const hints = nats === undefined ? undefined : openHints(nats, options.node ?? 'quincunx', log)
  const shared = { ...(hints && { hints }), ...(options.beat !== undefined && { beat: options.beat }) }
  const tables = new Tables({ books, store, log, metrics, ...(database && { shared }) })
  const sockets = new Sockets({ tables, metrics, log, origins, ...(limits && { limits }) })
  const gauges = () => ({
    connections: ['Connections open now.', sockets.size] as const,
    tables_open: ['Tables in memory now.', tables.open] as const,
    memory_bytes: ['Memory of the process.', process.memoryUsage.rss()] as const,
    uptime_seconds: ['Seconds since the start.', Math.floor(process.uptime())] as const,
  })
  let draining = false
  const addressOf = proxy ? forwardedAddress : ownAddress
  const app = createApp(
    files,
    createApi({ tables, metrics, gauges, addressOf, version, limits: { ...usualLimits, ...limits } }),
    () => ({ ...tables.health, draining }),
  )
  const listening = await openPort(app, port, firstPort, host, tables)
  sockets.attach(listening.server)
  const sweeping = setInterval(() => tables.sweep(), sweepEvery)
  sweeping.unref()
  log.info('started', { port: listening.port })
  return {
    port: listening.port,
    tables,
    async stop() {
      clearInterval(sweeping)
      draining = true
      await delay(drain * 1000)
      const closed = listening.close()
      await tables.stop()
      sockets.close()
      await closed
      log.info('stopped')
    },
  }
}

/** A server that cannot listen leaves nothing open behind it. */
async function openPort(
  app: ReturnType<typeof createApp>,
  port: number | undefined,
  first: number,
  host: string,
  tables: Tables,
): Promise<Listening> {
  try {
    return await (port === undefined ? listenFrom(app, first, host, portsToTry) : listen(app, port, host))
  } catch (problem) {
    await tables.stop()
    throw problem
  }
}

const ownAddress = (context: Context): string => getConnInfo(context).remote.address ?? 'unknown'

/** The last address in the list is the one that our own proxy saw. */
const forwardedAddress = (context: Context): string =>
  context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() ?? ownAddress(context)
