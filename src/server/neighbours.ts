// Other nodes on the same journal: hints tell at once what they wrote, and looking in the journal finds whatever was not told.
import type { Host, TableEntry, Turns } from '../table/index.ts'
import type { Hints } from './hints.ts'
import { parseEntry } from './load.ts'
import { type Store, type StoreProblem, StoreTrouble } from './store/store.ts'

export interface NeighboursOptions {
  readonly store: Store
  readonly hints?: Hints
  /** Milliseconds between two looks in the journal: with hints, and without. */
  readonly look?: { readonly hinted: number; readonly alone: number }
}

const usualLook = { hinted: 2000, alone: 250 }
/** A store that is away is asked again after so many milliseconds. */
const askAgain = 200
/** Whoever waits for a node that stops is sent away, and waits no more. */
const never = new Promise<never>(() => undefined)

export class Neighbours {
  /** Why the journal cannot be reached, if so. */
  trouble: string | undefined
  private readonly options: NeighboursOptions
  private readonly hosts: ReadonlyMap<string, Host>
  private timer: NodeJS.Timeout | undefined
  private stopped = false

  constructor(options: NeighboursOptions, hosts: ReadonlyMap<string, Host>) {
    this.options = options
    this.hosts = hosts
    void this.look()
  }

  get hinted(): boolean {
    return this.options.hints?.connected === true
  }

  follow(id: string, host: Host): void {
    this.options.hints?.follow(id, (seq, body) =>
      seq === 0 ? host.yield(Number(body)) : host.hear(seq, entryIn(body)),
    )
    void this.compare([id])
  }

  leave(id: string): void {
    this.options.hints?.leave(id)
  }

  wrote(id: string, seq: number, body: string): void {
    this.trouble = undefined
    this.options.hints?.publish(id, seq, body)
  }

  note({ code, text }: StoreProblem): void {
    if (code === 'away' || code === 'unsure') this.trouble = text
  }

  /** Taking turns at a table that several nodes write to. */
  turnsAt(id: string): Turns {
    return {
      after: (milliseconds, run) => void setTimeout(run, milliseconds),
      ask: losses => this.options.hints?.publish(id, 0, String(losses)),
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
    await this.options.hints?.close()
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
      this.trouble = undefined
    } catch (problem) {
      if (problem instanceof StoreTrouble) this.note(problem.problem)
    }
  }
}

/** What is no entry is no hint. */
function entryIn(body: string | undefined): TableEntry | undefined {
  try {
    return body === undefined ? undefined : parseEntry({ body })
  } catch {
    return undefined
  }
}
