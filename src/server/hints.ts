// Hints between nodes over NATS: "this entry is in the journal now", "these seats are here". A hint may be lost, late or doubled; the
// journal tells the truth.
import { setTimeout as delay } from 'node:timers/promises'
import { connect, type NatsConnection, type NodeConnectionOptions, type Subscription } from '@nats-io/transport-node'
import type { Log } from './log.ts'

export type Hint =
  /** An entry's number and, unless it is very large, its JSON. */
  | { readonly type: 'entry'; readonly seq: number; readonly body?: string }
  /** Another node asks for its turn, after so many losses. */
  | { readonly type: 'turn'; readonly losses: number }
  /** The seats that are connected to another node. */
  | { readonly type: 'here'; readonly node: string; readonly seats: readonly string[] }

export type Hear = (hint: Hint) => void

export interface Hints {
  readonly connected: boolean
  publish(table: string, hint: Hint): void
  /** Hears what other nodes tell of this table, until `leave`. */
  follow(table: string, hear: Hear): void
  leave(table: string): void
  close(): Promise<void>
}

/** NATS carries up to a megabyte; what is larger is read from the journal. */
const largestBody = 500_000
const secondsToTry = 1
/** So many milliseconds for the last words to go out. */
const lastWords = 500

const subjectOf = (table: string): string => `quincunx.entries.${table}`

/** Several addresses may have commas between them; name and password, or a token alone, are those of the first. */
function addressed(servers: string): Pick<NodeConnectionOptions, 'servers' | 'tls' | 'user' | 'pass' | 'token'> {
  const urls = servers.split(',').map(url => new URL(url))
  const [user, pass] = [urls[0]?.username ?? '', urls[0]?.password ?? ''].map(decodeURIComponent) as [string, string]
  return {
    servers: urls.map(({ host }) => host),
    ...(urls.some(({ protocol }) => protocol === 'tls:') && { tls: {} }),
    ...(pass !== '' ? { user, pass } : user !== '' && { token: user }),
  }
}

/** Begins to connect and does not wait for it: a server starts, and plays on, with no NATS in sight. */
export const openHints = (url: string, node: string, log: Log): Hints => new NatsHints(url, node, log)

class NatsHints implements Hints {
  private nats: NatsConnection | undefined
  private up = false
  private readonly hearers = new Map<string, Hear>()
  private readonly subscriptions = new Map<string, Subscription>()
  private readonly log: Log
  private readonly closing = new AbortController()
  private readonly living: Promise<void>

  constructor(url: string, node: string, log: Log) {
    this.log = log
    this.living = this.live(url, node)
  }

  get connected(): boolean {
    return this.up
  }

  publish(table: string, hint: Hint): void {
    if (this.up) this.nats?.publish(subjectOf(table), writeHint(hint))
  }

  follow(table: string, hear: Hear): void {
    this.hearers.set(table, hear)
    this.subscribe(table)
  }

  leave(table: string): void {
    this.hearers.delete(table)
    this.subscriptions.get(table)?.unsubscribe()
    this.subscriptions.delete(table)
  }

  async close(): Promise<void> {
    this.hearers.clear()
    this.closing.abort()
    if (this.nats && this.up)
      await Promise.race([this.nats.flush().catch(() => undefined), delay(lastWords, undefined, { ref: false })])
    await this.nats?.close()
    await this.living
  }

  /** Until it is closed: connects, and again where the connection was given up for good. */
  private async live(servers: string, name: string): Promise<void> {
    let said = ''
    const { signal } = this.closing
    while (!signal.aborted) {
      try {
        await this.connect(servers, name)
        said = ''
      } catch (problem) {
        const { message } = problem as Error
        if (message !== said) this.log.warn('NATS cannot be used; it is tried again and again', { problem: message })
        said = message
      }
      await delay(secondsToTry * 1000, undefined, { signal }).catch(() => undefined)
    }
  }

  private async connect(servers: string, name: string): Promise<void> {
    const nats = await connect({
      ...addressed(servers),
      name,
      noEcho: true,
      timeout: 2000,
      maxReconnectAttempts: -1,
      ignoreAuthErrorAbort: true,
      reconnectTimeWait: secondsToTry * 1000,
      pingInterval: 5000,
      maxPingOut: 1,
    })
    if (this.closing.signal.aborted) return nats.close()
    this.nats = nats
    this.turned(true)
    this.subscriptions.clear()
    for (const table of this.hearers.keys()) this.subscribe(table)
    await this.watch(nats)
  }

  private async watch(nats: NatsConnection): Promise<void> {
    for await (const { type } of nats.status()) {
      if (type === 'disconnect') this.turned(false)
      if (type === 'reconnect') this.turned(true)
    }
    this.up = false
  }

  private turned(up: boolean): void {
    this.up = up
    if (up) this.log.info('NATS is here')
    else this.log.warn('NATS is gone: other nodes are heard by looking in the journal')
  }

  private subscribe(table: string): void {
    if (!this.nats || this.nats.isClosed() || this.subscriptions.has(table)) return
    const callback = (problem: Error | null, message: { string(): string }) => {
      const hint = problem ? undefined : parseHint(message.string())
      if (hint) this.hearers.get(table)?.(hint)
    }
    this.subscriptions.set(table, this.nats.subscribe(subjectOf(table), { callback }))
  }
}

/** Entries are most of it, so theirs is the shortest form: `12 {…}`; else `turn 3` and `here NODE s1 s2`. */
export function writeHint(hint: Hint): string {
  switch (hint.type) {
    case 'entry':
      return hint.body === undefined || hint.body.length > largestBody ? `${hint.seq}` : `${hint.seq} ${hint.body}`
    case 'turn':
      return `turn ${hint.losses}`
    case 'here':
      return ['here', hint.node, ...hint.seats].join(' ')
  }
}

/** What is not understood is no hint: a newer node may say more. */
export function parseHint(text: string): Hint | undefined {
  const [, seq, body] = /^(\d+)(?: (.+))?$/s.exec(text) ?? []
  if (seq !== undefined) return { type: 'entry', seq: Number(seq), ...(body !== undefined && { body }) }
  const [word, first, ...rest] = text.split(' ')
  if (word === 'turn' && Number(first) > 0) return { type: 'turn', losses: Number(first) }
  if (word === 'here' && first) return { type: 'here', node: first, seats: rest }
  return undefined
}
