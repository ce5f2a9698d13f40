// quincunx serve: tables and the web app, on this machine alone unless asked otherwise.
import { hostname, networkInterfaces } from 'node:os'
import { join, resolve } from 'node:path'
import { renderUnicodeCompact } from 'uqr'
import { books } from '../books/index.ts'
import {
  createLog,
  isTaken,
  type Level,
  type PostgresOptions,
  type RunningServer,
  readWebFiles,
  StoreTrouble,
  startServer,
} from '../server/index.ts'
import { readArgs, wholeNumber } from './args.ts'
import { BadCall, type Command, type Io } from './command.ts'
import { databaseOf } from './data.ts'
import { readSettings, settle, storeFlags, usualData, withEnvNames } from './settings.ts'
import { packageVersion } from './version.ts'

const usualPort = 4200
const portsToTry = 20
const loopback = '127.0.0.1'
const everywhere = '0.0.0.0'
const webFolder = join(import.meta.dirname, '../../dist/web')
const levels: readonly Level[] = ['error', 'warn', 'info']

const settings = {
  port: { type: 'string', value: 'N', text: `the port; without it ${usualPort}, or the next one that is free` },
  host: { type: 'string', value: 'H', text: `the address to listen on; without it ${loopback}` },
  lan: { type: 'boolean', text: 'let other machines of this network in, and print the address and a QR code for them' },
  ...storeFlags,
  nats: {
    type: 'string',
    value: 'URL',
    text: 'with --database: the NATS server, such as nats://name:password@host:4222, through which nodes hear of each other at once',
  },
  node: { type: 'string', value: 'NAME', text: 'the name of this node in logs; without it the name of the machine' },
  drain: {
    type: 'string',
    value: 'SECONDS',
    text: 'how long to go on after a stop was asked for, while /health already says so; without it 0',
  },
  origin: {
    type: 'string',
    value: 'URL',
    multiple: true,
    text: 'another origin whose pages may connect; may be given again',
  },
  'most-data': {
    type: 'string',
    value: 'MB',
    text: 'megabytes that the data file may have; without it as many as the disk has',
  },
  proxy: { type: 'boolean', text: 'a reverse proxy stands in front: believe its X-Forwarded-For' },
  log: {
    type: 'string',
    value: 'LEVEL',
    text: 'error, warn or info, as JSON lines on standard error; without it warn',
  },
} as const

const flags = {
  ...withEnvNames(settings),
  config: { type: 'string', value: 'FILE', text: 'settings as JSON; without it settings.json in the data folder' },
} as const

interface Settled {
  readonly port: number | undefined
  readonly host: string
  readonly data: string
  readonly origins: readonly string[]
  readonly proxy: boolean
  readonly level: Level
  readonly mostMegabytes: number | undefined
  readonly database: PostgresOptions | undefined
  readonly nats: string | undefined
  readonly node: string
  readonly drain: number
}

export const serve: Command = {
  name: 'serve',
  summary: 'serve tables and the web app until it is stopped',
  usage:
    '[--port N] [--host H] [--lan] [--data FOLDER | --database URL --key-file FILE [--nats URL] [--node NAME] [--drain SECONDS]] [--origin URL]… [--most-data MB] [--proxy] [--log LEVEL] [--config FILE]',
  flags,
  examples: ['quincunx serve', 'quincunx serve --port 8080', 'quincunx serve --lan', 'quincunx serve --data ./tables'],
  async run(args, io) {
    const asked = settled(args)
    const stopped = stopSignal()
    const server = await start(asked, io)
    if (!server) return 1
    io.stdout.write(
      `${addressLine(asked.host, server.port)}Tables are kept in ${asked.database ? 'the database' : asked.data}\n`,
    )
    if (asked.host === everywhere) io.stdout.write(qrCode(server.port))
    await stopped
    await server.stop()
    return 0
  },
}

function settled(args: readonly string[]): Settled {
  const { config, ...given } = readArgs(flags, args).flags
  const file = readSettings(config, given.data ?? process.env.QUINCUNX_DATA ?? usualData)
  const values = settle(settings, given, process.env, file)
  const text = (name: keyof typeof settings) => (values[name] === undefined ? undefined : String(values[name]))
  if (values.lan && values.host !== undefined) throw new BadCall('--lan and --host say two things: choose one.')
  const level = text('log') ?? 'warn'
  if (!levels.includes(level as Level)) throw new BadCall(`--log is ${levels.join(', ')}, not "${level}".`)
  const database = databaseOf({ database: text('database'), 'key-file': text('key-file') })
  const port = text('port')
  const most = text('most-data')
  return {
    port: port === undefined ? undefined : wholeNumber('--port', port, 0, 65535),
    host: values.lan ? everywhere : (text('host') ?? loopback),
    data: resolve(text('data') ?? usualData),
    origins: [values.origin ?? []].flat().map(String),
    proxy: values.proxy === true,
    level: level as Level,
    database,
    nats: natsOf(text('nats'), database !== undefined),
    node: text('node') ?? hostname(),
    drain: wholeNumber('--drain', text('drain') ?? '0', 0, 3600),
    mostMegabytes: most === undefined ? undefined : wholeNumber('--most-data', most, 1, 1_000_000),
  }
}

/** One address, or several with commas between them. */
function natsOf(text: string | undefined, shared: boolean): string | undefined {
  if (text === undefined) return undefined
  if (!shared) throw new BadCall('--nats is for nodes that share a --database.')
  const good = text.split(',').every(url => /^(nats|tls):\/\/[^/]/.test(url) && URL.canParse(url))
  if (!good) throw new BadCall('--nats is an address such as nats://host:4222.')
  return text
}

async function start(
  { port, level, mostMegabytes, database, nats, ...asked }: Settled,
  io: Io,
): Promise<RunningServer | undefined> {
  try {
    return await startServer({
      ...asked,
      ...(port !== undefined && { port }),
      ...(mostMegabytes !== undefined && { store: { mostBytes: mostMegabytes * 1024 * 1024 } }),
      ...(database && { database }),
      ...(nats !== undefined && { nats }),
      firstPort: usualPort,
      books,
      files: readWebFiles(webFolder),
      log: createLog(level, line => io.stderr.write(line), database ? { node: asked.node } : {}),
      version: packageVersion(),
    })
  } catch (problem) {
    io.stderr.write(`${whyNot(problem, asked.host, port)}\n`)
    return undefined
  }
}

function addressLine(host: string, port: number): string {
  if (host !== everywhere) return `Quincunx is at ${address(host === loopback ? 'localhost' : host, port)}\n`
  const others = networkHosts().map(other => address(other, port))
  const forOthers = others.length > 0 ? `, for your network at ${others.join(' or ')}` : ''
  return `Quincunx is at ${address('localhost', port)}${forOthers}\n`
}

/** For the phones of friends in the room. */
function qrCode(port: number): string {
  const [host] = networkHosts()
  return host === undefined ? '' : `${renderUnicodeCompact(address(host, port))}\n`
}

function address(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** The addresses under which other machines see this one. */
function networkHosts(): string[] {
  const all = Object.values(networkInterfaces()).flatMap(list => list ?? [])
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address)
}

function whyNot(problem: unknown, host: string, port: number | undefined): string {
  if (problem instanceof StoreTrouble) return problem.message
  if (isTaken(problem)) return taken(port)
  const { code } = problem as NodeJS.ErrnoException
  if (code === 'EACCES') return `Port ${port} needs more rights than this user has: choose one from 1024 on.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `This machine has no address ${host}.`
  throw problem
}

function taken(port: number | undefined): string {
  if (port === undefined)
    return `Ports ${usualPort} to ${usualPort + portsToTry - 1} are all taken: choose with --port.`
  return `Port ${port} is taken by another program: choose another with --port, or leave --port out.`
}

/** One may come twice, from a supervisor and from the program in between; it must not cut the stopping short. */
function stopSignal(): Promise<void> {
  return new Promise(stop => {
    process.on('SIGINT', () => stop())
    process.on('SIGTERM', () => stop())
  })
}
