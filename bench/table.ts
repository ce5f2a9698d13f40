// Tables against peers in one run: raw ws broadcast, Socket.IO rooms and boardgame.io, which store nothing; ours stores every
// entry with synchronous=FULL before it speaks, and filters for each role.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { median, milliseconds, printTable, times } from './measure.ts'
import { type Group, groupOf, quincunxSeats, quincunxSocket, quincunxSpeaker, visit } from './table-load.ts'
import type { Kind, Ready, Usage } from './table-server.ts'

const seconds = 4
/** All peers take turns, so that a slow moment of the machine hits them alike. */
const rounds = 3
/** Before anything is counted: long enough for the compiler to be done. */
const warmUp = 4

class Peer {
  readonly kind: Kind
  private readonly child: ChildProcess
  port = 0

  constructor(kind: Kind) {
    this.kind = kind
    this.child = fork(join(import.meta.dirname, 'table-server.ts'), [kind], { execArgv: ['--expose-gc'] })
  }

  async start(): Promise<this> {
    const [ready] = (await once(this.child, 'message')) as [Ready]
    this.port = ready.port
    return this
  }

  async usage(): Promise<Usage> {
    this.child.send('usage')
    const [usage] = (await once(this.child, 'message')) as [Usage]
    return usage
  }

  async stop(): Promise<void> {
    this.child.kill()
    await once(this.child, 'exit')
  }
}

interface Measured {
  readonly perSecond: number
  /** Microseconds of the server's processor for one command. */
  readonly cpu: number
  /** Of commands at a steady, easy pace. */
  readonly p99: number
}

async function gather(peer: Peer, tables: number): Promise<Group[]> {
  const groups: Group[] = []
  while (groups.length < tables) {
    const some = Array.from({ length: Math.min(50, tables - groups.length) }, () => groupOf[peer.kind](peer.port))
    groups.push(...(await Promise.all(some)))
  }
  return groups
}

/** Every table speaks again as soon as it has heard itself. */
async function flatOut(groups: readonly Group[], duration: number): Promise<number> {
  const end = performance.now() + duration * 1000
  let count = 0
  const run = async (group: Group) => {
    while (performance.now() < end) {
      await group.speak()
      count++
    }
  }
  await Promise.all(groups.map(run))
  return count
}

/** Two hundred commands a second over all tables. */
async function paced(groups: readonly Group[]): Promise<number> {
  const samples: number[] = []
  const speaking: Promise<void>[] = []
  for (let i = 0; i < 200 * seconds; i++) {
    const began = performance.now()
    const group = groups[i % groups.length] as Group
    speaking.push(group.speak().then(() => void samples.push(performance.now() - began)))
    await new Promise(resolve => setTimeout(resolve, 5))
  }
  await Promise.all(speaking)
  return samples.sort((a, b) => a - b)[Math.floor(samples.length * 0.99)] as number
}

async function round(peer: Peer, groups: readonly Group[]): Promise<Measured> {
  const before = await peer.usage()
  const count = await flatOut(groups, seconds)
  const after = await peer.usage()
  return { perSecond: count / seconds, cpu: (after.cpu - before.cpu) / count, p99: await paced(groups) }
}

/** What a kind did in its rounds: the median figure, and the median of its ratios to raw ws in the same round. */
function figures(rounds: readonly Measured[], raw: readonly Measured[], of: (each: Measured) => number) {
  return [median(rounds.map(of)), median(rounds.map((each, i) => of(each) / of(raw[i] as Measured)))] as const
}

async function compare(tables: number, kinds: readonly Kind[]): Promise<void> {
  const peers = await Promise.all(kinds.map(kind => new Peer(kind).start()))
  const all: Group[][] = []
  for (const peer of peers) all.push(await gather(peer, tables))
  for (const groups of all) await flatOut(groups, warmUp)
  const measured: Measured[][] = peers.map(() => [])
  for (let i = 0; i < rounds; i++)
    for (const [k, peer] of peers.entries()) measured[k]?.push(await round(peer, all[k] as Group[]))
  const memory: number[] = []
  for (const peer of peers) memory.push((await peer.usage()).memory)
  for (const group of all.flat()) group.close()
  for (const peer of peers) await peer.stop()
  const [raw = []] = measured
  const rows = kinds.map((kind, k) => {
    const [each, bytes] = [measured[k] as Measured[], memory[k] as number]
    const [speed, speedRatio] = figures(each, raw, ({ perSecond }) => perSecond)
    const [cpu, cpuRatio] = figures(each, raw, ({ cpu }) => cpu)
    const [p99, p99Ratio] = figures(each, raw, ({ p99 }) => p99)
    return [
      kind,
      speed.toFixed(0),
      times(speedRatio),
      `${cpu.toFixed(0)} µs`,
      times(cpuRatio),
      milliseconds(p99),
      times(p99Ratio),
      `${(bytes / 2 ** 20).toFixed(0)} MB`,
      times(bytes / (memory[0] as number)),
    ]
  })
  printTable(
    `${tables} tables of four: commands a second, processor and p99 at a steady pace, against raw ws; medians of ${rounds} rounds`,
    ['', 'per second', '', 'cpu', '', 'p99', '', 'memory', ''],
    rows,
  )
}

/** Time and bytes of hello and welcome, the median of many. */
async function joining(entries: number): Promise<{ time: number; bytes: number }> {
  const peer = await new Peer('quincunx').start()
  const seats = await quincunxSeats(peer.port)
  const [gm] = seats
  if (!gm) throw new Error('no seat')
  const ws = await quincunxSocket(peer.port, gm)
  const speak = quincunxSpeaker(ws)
  for (let i = 0; i < entries; i++) await speak()
  const samples: number[] = []
  let bytes = 0
  for (let i = 0; i < 200; i++) {
    const began = performance.now()
    bytes = await visit(peer.port, seats[1] ?? gm)
    samples.push(performance.now() - began)
  }
  await peer.stop()
  return { time: median(samples), bytes }
}

/** All at once: connect, say hello, be welcomed. */
async function storm(kind: 'raw ws' | 'quincunx', tables: number): Promise<number> {
  const peer = await new Peer(kind).start()
  const groups = await gather(peer, tables)
  for (const group of groups) group.close()
  const seats =
    kind === 'quincunx' ? await Promise.all(Array.from({ length: tables }, () => quincunxSeats(peer.port))) : []
  const began = performance.now()
  await Promise.all(
    kind === 'quincunx'
      ? seats.flat().map(seat => quincunxSocket(peer.port, seat))
      : Array.from({ length: tables }, () => groupOf[kind](peer.port)),
  )
  const time = performance.now() - began
  await peer.stop()
  return time
}

export async function table(): Promise<void> {
  await compare(100, ['raw ws', 'quincunx', 'socket.io', 'boardgame.io'])
  await compare(1000, ['raw ws', 'quincunx', 'socket.io'])
  const [empty, long] = [await joining(0), await joining(10_000)]
  const storms: { raw: number; ours: number }[] = []
  for (let i = 0; i < rounds; i++)
    storms.push({ raw: await storm('raw ws', 1000), ours: await storm('quincunx', 1000) })
  const [raw, ours] = [median(storms.map(({ raw }) => raw)), median(storms.map(({ ours }) => ours))]
  printTable(
    'Coming in',
    ['', 'of', 'against', ''],
    [
      [
        'a table with 10,000 entries, time',
        milliseconds(long.time),
        `empty ${milliseconds(empty.time)}`,
        times(long.time / empty.time),
      ],
      [
        'a table with 10,000 entries, bytes',
        String(long.bytes),
        `empty ${empty.bytes}`,
        times(long.bytes / empty.bytes),
      ],
      [
        '4,000 clients at once',
        milliseconds(ours),
        `raw ws ${milliseconds(raw)}`,
        times(median(storms.map(({ raw, ours }) => ours / raw))),
      ],
    ],
  )
}
