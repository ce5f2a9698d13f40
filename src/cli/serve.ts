// quincunx serve: the web app in a browser, on this machine alone unless asked otherwise.
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { createApp, isTaken, type Listening, listen, listenFrom, readWebFiles } from '../server/index.ts'
import { readArgs, wholeNumber } from './args.ts'
import { BadCall, type Command } from './command.ts'

const usualPort = 4200
const portsToTry = 20
const loopback = '127.0.0.1'
const everywhere = '0.0.0.0'
const webFolder = join(import.meta.dirname, '../../dist/web')

const flags = {
  port: { type: 'string', value: 'N', text: `the port; without it ${usualPort}, or the next one that is free` },
  host: { type: 'string', value: 'H', text: `the address to listen on; without it ${loopback}` },
  lan: { type: 'boolean', text: 'let other machines of this network in, and print the address for them' },
} as const

export const serve: Command = {
  name: 'serve',
  summary: 'serve the web app until it is stopped',
  usage: '[--port N] [--host H] [--lan]',
  flags,
  examples: ['quincunx serve', 'quincunx serve --port 8080', 'quincunx serve --lan'],
  async run(args, io) {
    const read = readArgs(flags, args).flags
    if (read.lan && read.host !== undefined) throw new BadCall('--lan and --host say two things: choose one.')
    const port = read.port === undefined ? undefined : wholeNumber('--port', read.port, 0, 65535)
    const host = read.lan ? everywhere : (read.host ?? loopback)
    try {
      const listening = await open(port, host)
      io.stdout.write(addressLine(host, listening.port))
      await stopSignal()
      await listening.close()
      return 0
    } catch (problem) {
      io.stderr.write(`${whyNot(problem, host, port)}\n`)
      return 1
    }
  },
}

function open(port: number | undefined, host: string): Promise<Listening> {
  const app = createApp(readWebFiles(webFolder))
  return port === undefined ? listenFrom(app, usualPort, host, portsToTry) : listen(app, port, host)
}

function addressLine(host: string, port: number): string {
  if (host !== everywhere) return `Quincunx is at ${address(host === loopback ? 'localhost' : host, port)}\n`
  const others = networkHosts().map(other => address(other, port))
  const forOthers = others.length > 0 ? `, for your network at ${others.join(' or ')}` : ''
  return `Quincunx is at ${address('localhost', port)}${forOthers}\n`
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

function stopSignal(): Promise<void> {
  return new Promise(stop => {
    process.once('SIGINT', () => stop())
    process.once('SIGTERM', () => stop())
  })
}
