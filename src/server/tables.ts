// The tables that are open on this server: made, loaded when somebody comes, and let go when nobody is there.
import { type Book, isRefusal, type Refusal, refuse } from '../kernel/index.ts'
import {
  type CreateTable,
  Host,
  type JoinTable,
  newId,
  newMasterKey,
  openTable,
  Room,
  type SeatGiven,
  type Taken,
} from '../table/index.ts'
import { importTable } from './archive.ts'
import { GroupCommit } from './group-commit.ts'
import { loadPast, loadRoom, snapshotEvery } from './load.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { type Snapshot, type Store, type StoredTable, type StoreProblem, StoreTrouble } from './store/store.ts'

export interface TablesOptions {
  readonly books: readonly Book[]
  readonly store: Store
  readonly log: Log
  readonly metrics: Metrics
}

const now = () => new Date().toISOString()

export class Tables {
  readonly books: readonly Book[]
  readonly store: Store
  private readonly log: Log
  private readonly metrics: Metrics
  private readonly commit: GroupCommit
  private readonly hosts = new Map<string, Host>()
  private stopping = false

  constructor({ books, store, log, metrics }: TablesOptions) {
    this.books = books
    this.store = store
    this.log = log
    this.metrics = metrics
    this.commit = new GroupCommit(store, {
      committed: (entries, milliseconds) => metrics.committed(entries, milliseconds),
      bug: (table, problem) => this.bug(table, problem),
    })
  }

  get open(): number {
    return this.hosts.size
  }

  async create(asked: CreateTable): Promise<SeatGiven | Refusal> {
    if (this.stopping) return stoppingRefusal
    const book = this.books.find(({ id }) => id === asked.book)
    if (!book)
      return refuse('unknown', `There is no book "${asked.book}" here: ${this.books.map(({ id }) => id).join(', ')}.`)
    const room = new Room(book, newId(), newMasterKey())
    const taken = openTable(room, asked, now)
    if (isRefusal(taken)) return taken
    const opens: StoredTable = { id: room.id, book: book.id, master: room.masterKey, created: now() }
    const problem = await this.keepAll(room, taken, opens)
    if (problem) return refuse('not-now', `${problem.text} The table was not opened.`)
    this.hosts.set(room.id, this.hostOf(room))
    this.log.info('table opened', { table: shortId(room.id), book: book.id })
    const { by: seat } = (taken[0] as Taken).entry
    return { table: room.id, seat, token: room.tokenOf(seat), link: room.link }
  }

  /** The table with this id, loaded if need be; or why it cannot be had. */
  find(id: string): Host | Refusal {
    const open = this.hosts.get(id)
    if (open) return open
    if (this.stopping) return stoppingRefusal
    try {
      const stored = this.store.table(id)
      if (!stored) return refuse('unknown', 'There is no such table here.')
      const book = this.books.find(({ id }) => id === stored.book)
      if (!book) return refuse('not-usable', `The book of this table, "${stored.book}", is not installed here.`)
      const host = this.hostOf(loadRoom(this.store, book, stored))
      this.hosts.set(id, host)
      return host
    } catch (problem) {
      this.log.error('table cannot be loaded', { table: shortId(id), problem: (problem as Error).message })
      const why = problem instanceof StoreTrouble ? problem.problem.text : 'Its journal cannot be read.'
      return refuse('not-usable', `This table cannot be opened: ${why}`)
    }
  }

  async join(id: string, join: JoinTable): Promise<SeatGiven | Refusal> {
    const host = this.find(id)
    return isRefusal(host) ? host : host.ask(join)
  }

  /** Takes a journal over from a file, as a table of its own. */
  async import(json: unknown): Promise<SeatGiven | Refusal> {
    return this.stopping ? stoppingRefusal : importTable(this.store, this.books, json, now())
  }

  /** Lets tables go that nobody is at. Their journals stay. */
  sweep(): void {
    for (const [id, host] of this.hosts) if (host.size === 0 && host.quiet) this.hosts.delete(id)
  }

  /** Takes nothing new, stores and speaks what was taken, and says goodbye. */
  async stop(): Promise<void> {
    this.stopping = true
    await this.commit.drained()
    for (const host of this.hosts.values()) host.close('The server is stopping. It will be back soon.', true)
    this.hosts.clear()
    await this.store.close()
  }

  private hostOf(room: Room): Host {
    const keep = (taken: Taken, done: (problem?: string) => void) =>
      this.keepOne(room, taken, problem => {
        if (problem) this.lose(room.id, problem)
        done(problem?.text)
      })
    const seqOf = (id: string) => this.store.seqOf(room.id, id)
    const past = async (first: number, last: number) => loadPast(this.store, room.book, room.id, first, last)
    const bug = (problem: unknown) => this.bug(room.id, problem)
    return new Host(room, { keep, seqOf, past }, { clock: now, bug })
  }

  /** An exception is a mistake of ours, or of a journal from elsewhere: it is told to the operator and stops nothing else. */
  bug(id: string, problem: unknown): void {
    this.metrics.add('bugs_total')
    this.log.error('something ended in an exception', { table: shortId(id), problem: String(problem) })
  }

  private keepOne(room: Room, taken: Taken, done: (problem?: StoreProblem) => void, opens?: StoredTable): void {
    const { entry } = taken
    const snapshot = snapshotOf(taken)
    this.commit.keep({
      table: room.id,
      entry: { seq: entry.seq, id: entry.id, body: JSON.stringify(entry) },
      ...(opens && { opens }),
      ...(snapshot && { snapshot }),
      done,
    })
  }

  private keepAll(room: Room, taken: readonly Taken[], opens: StoredTable): Promise<StoreProblem | undefined> {
    const kept = taken.map(
      (each, i) =>
        new Promise<StoreProblem | undefined>(done => this.keepOne(room, each, done, i === 0 ? opens : undefined)),
    )
    return Promise.all(kept).then(problems => problems.find(problem => problem !== undefined))
  }

  /** What was taken but not stored is forgotten: whoever comes back finds the table as it is stored. */
  private lose(id: string, { code, text }: StoreProblem): void {
    const host = this.hosts.get(id)
    if (!host) return
    this.hosts.delete(id)
    this.metrics.add('store_problems_total')
    this.log.error('entries could not be stored', { table: shortId(id), code, text })
    setImmediate(() => host.close(`${text} The table is read again from the disk.`, true))
  }
}

/** Enough of an id to find it again in a log, too little to use it. */
export const shortId = (id: string): string => id.slice(0, 6)

const stoppingRefusal = refuse('not-now', 'The server is stopping. Try again in a moment.')

function snapshotOf({ entry: { seq, hash }, tables }: Taken): Snapshot | undefined {
  return seq % snapshotEvery === 0 ? { seq, hash, body: JSON.stringify(tables.at(-1)) } : undefined
}
