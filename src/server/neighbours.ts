// Other nodes on the same journal: hints tell at once what they wrote, and looking in the journal finds whatever was not told.
import { type Host, newId, type TableEntry, type Turns } from '../table/index.ts'
import type { Hint, Hints } from './hints.ts'
import { parseEntry } from './load.ts'
import type { Log } from './log.ts'
import { Presence } from './presence.ts'
import { type Store, type StoreProblem, StoreTrouble } from './store/store.ts'

export interface NeighboursOptions {
  readonly store: Store
  readonly log: Log
  readonly hints?: Hints
  /** Milliseconds between two looks in the journal: with hints, and without. */
  readonly look?: { readonly hinted: number; readonly alone: number }
  /** Milliseconds between two times of telling who is here. */
  readonly beat?: number
}

const usualLook = { hinted: 2000, alone: 250 }
const usualBeat = 5000
/** A store that is away is asked again after so many milliseconds. */
const askAgain = 200
/** Whoever waits for a node that stops is sent away, and waits no more. */
const never = new Promise<never>(() => undefined)

export class Neighbours {
  /** Why the journal cannot be reached, if so. */
  trouble: string | undefined
  private readonly options: NeighboursOptions
  private readonly hosts: ReadonlyMap<string, Host>
  /** Of this run of the program: a node that comes back under its old name is another one. */
  private readonly node = newId()
  private readonly presences = new Map<string, Presence>()
  private readonly beating: NodeJS.Timeout
  private timer: NodeJS.Timeout | undefined
  private stopped = false

  constructor(options: NeighboursOptions, hosts: ReadonlyMap<string, Host>) {
    this.options = options
    this.hosts = hosts
    this.beating = setInterval(() => this.beat(), options.beat ?? usualBeat)
    this.beating.unref()
    void this.look()
  }

  get hinted(): boolean {
    return this.options.hints?.connected === true
  }

  follow(id: string, host: Host): void {
    const { hints } = this.options
    if (hints) {
      const presence = new Presence(host, seats => hints.publish(id, { type: 'here', node: this.node, seats }))
      this.presences.set(id, presence)
      hints.follow(id, hint => heed(hint, host, presence))
    }
    void this.compare([id])
  }

  leave(id: string): void {
    this.presences.get(id)?.leave()
    this.presences.delete(id)
    this.options.hints?.leave(id)
  }

  /** Somebody came to this table here, or went. */
  moved(id: string): void {
    this.presences.get(id)?.changed()
  }

  wrote(id: string, seq: number, body: string): void {
    this.turned(undefined)
    this.options.hints?.publish(id, { type: 'entry', seq, body })
  }

  note({ code, text }: StoreProblem): void {
    if (code === 'away' || code === 'unsure') this.turned(text)
  }

  /** Taking turns at a table that several nodes write to. */
  turnsAt(id: string): Turns {
    return {
      after: (milliseconds, run) => void setTimeout(run, milliseconds),
      ask: losses => this.options.hints?.publish(id, { type: 'turn', losses }),
    }
  }

  /** Asks until the store answers. */
  async patiently<T>(ask: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await ask()
      } catch (problem) {
        if (this.stopped) return never
        if (!(problem instanceof StoreTrouble) || problem.problem.code !== 'away') throw problem
        this.note(problem.problem)
        await new Promise(resolve => setTimeout(resolve, askAgain))
      }
    }
  }

  async stop(): Promise<void> {
    this.stopped = true
    clearTimeout(this.timer)
    clearInterval(this.beating)
    for (const presence of this.presences.values()) presence.leave()
    await this.options.hints?.close()
  }

  private turned(trouble: string | undefined): void {
    const before = this.trouble
    this.trouble = trouble
    if (before === undefined && trouble !== undefined)
      this.options.log.warn('the database is gone: commands are refused')
    if (before !== undefined && trouble === undefined) this.options.log.info('the database is back')
  }

  private beat(): void {
    for (const presence of this.presences.values()) presence.beat()
  }

  private async look(): Promise<void> {
    await this.compare([...this.hosts.keys()])
    if (this.stopped) return
    const { hinted, alone } = this.options.look ?? usualLook
    this.timer = setTimeout(() => void this.look(), this.hinted ? hinted : alone)
  }

  private async compare(ids: readonly string[]): Promise<void> {
    try {
      for (const [id, last] of await this.options.store.lasts(ids)) this.hosts.get(id)?.hear(last)
      this.turned(undefined)
    } catch (problem) {
      if (problem instanceof StoreTrouble) this.note(problem.problem)
    }
  }
}

function heed(hint: Hint, host: Host, presence: Presence): void {
  if (hint.type === 'entry') host.hear(hint.seq, entryIn(hint.body))
  else if (hint.type === 'turn') host.yield(hint.losses)
  else presence.hear(hint.node, hint.seats)
}

/** What is no entry is no hint. */
function entryIn(body: string | undefined): TableEntry | undefined {
  try {
    return body === undefined ? undefined : parseEntry({ body })
  } catch {
    return undefined
  }
}
