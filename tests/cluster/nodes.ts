// Nodes as processes, and players who go to another node when theirs is gone; what each was told is kept for comparing.
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { brokenSeal, isRefusal, noHash, type Refusal } from '../../src/kernel/index.ts'
import {
  type Client,
  connect,
  type SeatGiven,
  socketWire,
  type TableFile,
  verifyTableFile,
} from '../../src/table/index.ts'
import { lanternWalk } from '../tiny/book.ts'
import { opened, until } from '../tiny/server.ts'

export class Node {
  port = 0
  private child: ChildProcess | undefined
  private readonly args: readonly string[]

  constructor(database: string, nats: string, name: string) {
    this.args = [database, nats, name]
  }

  /** Always at the same port. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'node.ts'), String(this.port), ...this.args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.child = child
    child.stdout.setEncoding('utf8')
    const [line] = (await once(child.stdout, 'data')) as [string]
    this.port = Number(line)
  }

  async stop(signal: NodeJS.Signals): Promise<void> {
    const { child } = this
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }

  async get<T>(path: string, token = ''): Promise<T> {
    const headers = { Authorization: `Bearer ${token}` }
    return (await (await fetch(`http://127.0.0.1:${this.port}${path}`, { headers })).json()) as T
  }

  /** Asks again while the node says that it cannot tell now. */
  async told<T>(path: string, token: string): Promise<T> {
    for (let tries = 0; ; tries++) {
      const answer = await this.get<T | Refusal>(path, token)
      if (!isRefusal(answer)) return answer
      assert(answer.refused === 'not-now' && tries < 50, answer.text)
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  }

  async metric(name: string): Promise<number> {
    const answer = await fetch(`http://127.0.0.1:${this.port}/api/metrics`)
    return Number(new RegExp(`^quincunx_${name} (.+)$`, 'm').exec(await answer.text())?.[1])
  }
}

/** Goes through the nodes, or what stands before them, in turn; `heard` gets every frame's text. */
export function roamingClient(
  nodes: readonly { readonly port: number }[],
  first: number,
  seat: SeatGiven,
  heard?: string[],
): Client {
  let turn = first
  return connect({
    book: lanternWalk,
    table: seat.table,
    token: seat.token,
    open: end => {
      const { port } = nodes[turn++ % nodes.length] as (typeof nodes)[number]
      const origin = `http://127.0.0.1:${port}`
      const wire = socketWire(address => new WebSocket(address, { origin }), `ws://127.0.0.1:${port}/ws`)
      const frame = (text: string) => {
        heard?.push(text)
        end.frame(text)
      }
      return wire({ ...end, frame })
    },
    later: (ms, run) => {
      const timer = setTimeout(run, ms).unref()
      return () => clearTimeout(timer)
    },
    backoff: () => 30,
  })
}

export interface Seated {
  readonly seat: SeatGiven
  readonly client: Client
  /** What was acknowledged: the entry's number and the words said in it. */
  readonly acknowledged?: ReadonlyMap<number, string>
}

export interface Player extends Seated {
  readonly acknowledged: ReadonlyMap<number, string>
  readonly heard: readonly string[]
  /** Sentences of refusals. */
  readonly refusals: string[]
  stop(): Promise<void>
}

/** Says one thing after another, every other one for `ear` alone, as fast as it is answered; what was refused is said again. */
export function talk(nodes: readonly Node[], first: number, seat: SeatGiven, ear: SeatGiven, name: string): Player {
  const heard: string[] = []
  const client = roamingClient(nodes, first, seat, heard)
  const acknowledged = new Map<number, string>()
  const refusals: string[] = []
  let stopped = false
  const run = async () => {
    await opened(client)
    for (let n = 1; !stopped; ) {
      const whispers = n % 2 === 0
      const words = `${name}, ${seat.seat} ${whispers ? 'whispers' : 'says'} ${n}`
      const answer = await client.give({ type: 'Say', text: words, ...(whispers && { to: [ear.seat] }) })
      if (isRefusal(answer)) {
        refusals.push(answer.text)
        await new Promise(resolve => setTimeout(resolve, 20))
      } else {
        acknowledged.set(answer.seq, words)
        n++
      }
    }
  }
  const finished = run()
  const stop = async () => {
    stopped = true
    await finished
  }
  return { seat, client, heard, acknowledged, refusals, stop }
}

/** Waits until a player was answered so many times more. */
export async function answers(player: Player, more: number): Promise<void> {
  const enough = player.acknowledged.size + more
  await until(player.client, () => player.acknowledged.size >= enough)
}

const wordsOf = (file: TableFile): [number, string][] =>
  file.entries.flatMap(({ seq, events }) =>
    events.flatMap(event => (event.type === 'Said' && 'text' in event ? [[seq, String(event.text)] as const] : [])),
  ) as [number, string][]

/** The journal is whole and proven; all that was acknowledged is in it, once; every client ends with the state folded from it. */
export async function assertAgreed(node: Node, gm: SeatGiven, players: readonly Seated[]): Promise<void> {
  const file = await node.told<TableFile>(`/api/tables/${gm.table}/journal`, gm.token)
  let previous = { seq: 0, hash: noHash }
  for (const entry of file.entries) {
    assert.equal(brokenSeal(previous, entry), undefined)
    previous = entry
  }
  assert.equal(verifyTableFile(lanternWalk, file).wrong, undefined)
  const words = new Map(wordsOf(file))
  assert.equal(new Set(words.values()).size, words.size, 'something was done twice')
  for (const { acknowledged = [] } of players)
    for (const [seq, said] of acknowledged) assert.equal(words.get(seq), said, `entry ${seq} was acknowledged`)
  for (const { client, seat } of players) {
    await until(client, ({ status, seq }) => status === 'open' && seq >= previous.seq)
    const folded = await node.told(`/api/tables/${gm.table}/after/${previous.seq}`, seat.token)
    assert.deepEqual(JSON.parse(JSON.stringify(client.state.table)), folded)
  }
}
