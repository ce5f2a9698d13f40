// The tables that are open on this server: made, loaded when somebody comes, and let go when nobody is there.
import { type Book, isRefusal, type Refusal, refuse, writeEntry } from '../kernel/index.ts'
import {
  type CreateTable,
  Host,
  type JoinTable,
  type Keeper,
  newId,
  newMasterKey,
  openTable,
  type Remembered,
  Room,
  type SeatGiven,
  type Taken,
  type Unkept,
} from '../table/index.ts'
import { importTable } from './archive.ts'
import { GroupCommit } from './group-commit.ts'
import { loadPast, loadRoom, parseEntry, snapshotEvery } from './load.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { Neighbours, type NeighboursOptions } from './neighbours.ts'
import { type Snapshot, type Store, type StoredTable, type StoreProblem, StoreTrouble } from './store/store.ts'

export interface TablesOptions {
  readonly books: readonly Book[]
  readonly store: Store
  readonly log: Log
  readonly metrics: Metrics
  /** Where other nodes write to the same journals. */
  readonly shared?: Omit<NeighboursOptions, 'store' | 'log'>
}

const now = () => new Date().toISOString()

export class Tables {
  readonly books: readonly Book[]
  readonly store: Store
  private readonly log: Log
  private readonly metrics: Metrics
  private readonly commit: GroupCommit
  private readonly hosts = new Map<string, Host>()
  private readonly loading = new Map<string, Promise<Host | Refusal>>()
  private readonly neighbours: Neighbours | undefined
  private stopping = false

  constructor({ books, store, log, metrics, shared }: TablesOptions) {
    this.books = books
    this.store = store
    this.log = log
    this.metrics = metrics
    this.commit = new GroupCommit(store, {
      committed: (entries, milliseconds) => metrics.committed(entries, milliseconds),
      bug: (table, problem) => this.bug(table, problem),
    })
    if (shared) this.neighbours = new Neighbours({ store, log, ...shared }, this.hosts)
  }

  /** For whoever asks after the server's health: what is wrong with the journal, and whether other nodes are heard at once. */
  get health(): { readonly trouble?: string; readonly hinted?: boolean } {
    if (!this.neighbours) return {}
    const { trouble, hinted } = this.neighbours
    return { hinted, ...(trouble !== undefined && { trouble }) }
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
    this.host(room)
    this.log.info('table opened', { table: shortId(room.id), book: book.id })
    const { by: seat } = (taken[0] as Taken).entry
    return { table: room.id, seat, token: room.tokenOf(seat), link: room.link }
  }

  /** The table with this id, loaded if need be; or why it cannot be had. */
  async find(id: string): Promise<Host | Refusal> {
    const open = this.hosts.get(id)
    if (open) return open
    if (this.stopping) return stoppingRefusal
    const loading = this.loading.get(id) ?? this.load(id).finally(() => this.loading.delete(id))
    this.loading.set(id, loading)
    return loading
  }

  private async load(id: string): Promise<Host | Refusal> {
    try {
      const stored = await this.store.table(id)
      if (!stored) return refuse('unknown', 'There is no such table here.')
      const book = this.books.find(({ id }) => id === stored.book)
      if (!book) return refuse('not-usable', `The book of this table, "${stored.book}", is not installed here.`)
      const { room, recent } = await loadRoom(this.store, book, stored)
      return this.stopping ? stoppingRefusal : this.host(room, recent)
    } catch (problem) {
      return this.unreadable(id, problem)
    }
  }

  private unreadable(id: string, problem: unknown): Refusal {
    this.log.error('table cannot be loaded', { table: shortId(id), problem: (problem as Error).message })
    if (!(problem instanceof StoreTrouble))
      return refuse('not-usable', 'This table cannot be opened: Its journal cannot be read.')
    const { code, text } = problem.problem
    this.neighbours?.note(problem.problem)
    return refuse(code === 'away' ? 'not-now' : 'not-usable', `This table cannot be opened: ${text}`)
  }

  async join(id: string, join: JoinTable): Promise<SeatGiven | Refusal> {
    const host = await this.find(id)
    return isRefusal(host) ? host : host.ask(join)
  }

  /** Takes a journal over from a file, as a table of its own. */
  async import(json: unknown): Promise<SeatGiven | Refusal> {
    return this.stopping ? stoppingRefusal : importTable(this.store, this.books, json, now())
  }

  /** Lets tables go that nobody is at. Their journals stay. */
  sweep(): void {
    for (const [id, host] of this.hosts) if (host.size === 0 && host.quiet) this.drop(id)
  }

  /** Takes nothing new, stores and speaks what was taken, and says goodbye. */
  async stop(): Promise<void> {
    this.stopping = true
    for (const host of this.hosts.values()) host.hush()
    await this.commit.drained()
    for (const host of this.hosts.values()) host.close('The server is stopping. It will be back soon.', true)
    this.hosts.clear()
    await this.neighbours?.stop()
    await this.store.close()
  }

  private host(room: Room, recent: readonly Remembered[] = []): Host {
    const { neighbours } = this
    const patiently = <T>(ask: () => Promise<T>) => (neighbours ? neighbours.patiently(ask) : ask())
    const keeper: Keeper = {
      keep: (taken, done) => this.keepOne(room, taken, problem => done(problem && this.unkept(room.id, problem))),
      seqOf: id => patiently(() => this.store.seqOf(room.id, id)),
      since: seq => patiently(async () => (await this.store.read(room.id, seq + 1)).map(parseEntry)),
      past: (first, last) => loadPast(this.store, room.book, room.id, first, last),
      ...(neighbours && { trouble: () => neighbours.trouble, turns: neighbours.turnsAt(room.id) }),
    }
    const bug = (problem: unknown) => this.bug(room.id, problem)
    const lost = () => this.lose(room.id, 'The table is read again.')
    const moved = () => neighbours?.moved(room.id)
    const host = new Host(room, keeper, { clock: now, bug, lost, recent, moved })
    this.hosts.set(room.id, host)
    neighbours?.follow(room.id, host)
    return host
  }

  private drop(id: string): void {
    this.hosts.delete(id)
    this.neighbours?.leave(id)
  }

  /** An exception is a mistake of ours, or of a journal from elsewhere: it is told to the operator and stops nothing else. */
  bug(id: string, problem: unknown): void {
    this.metrics.add('bugs_total')
    this.log.error('something ended in an exception', { table: shortId(id), problem: String(problem) })
  }

  private keepOne(room: Room, taken: Taken, done: (problem?: StoreProblem) => void, opens?: StoredTable): void {
    const { entry, text = writeEntry(entry) } = taken
    const { seq, id } = entry
    const body = text.line
    const snapshot = snapshotOf(taken)
    this.commit.keep({
      table: room.id,
      entry: { seq, id, body },
      ...(opens && { opens }),
      ...(snapshot && { snapshot }),
      done: problem => {
        if (!problem) this.neighbours?.wrote(room.id, seq, body)
        done(problem)
      },
    })
  }

  private keepAll(room: Room, taken: readonly Taken[], opens: StoredTable): Promise<StoreProblem | undefined> {
    const kept = taken.map(
      (each, i) =>
        new Promise<StoreProblem | undefined>(done => this.keepOne(room, each, done, i === 0 ? opens : undefined)),
    )
    return Promise.all(kept).then(problems => problems.find(problem => problem !== undefined))
  }

  /** Others were faster, or the answer was lost: the journal tells. The rest is for the operator. */
  private unkept(id: string, problem: StoreProblem): Unkept {
    const { code, text } = problem
    this.neighbours?.note(problem)
    if (code === 'conflict' || code === 'unsure') {
      this.metrics.add('decided_again_total')
      return { text, next: 'read-again' }
    }
    this.metrics.add('store_problems_total')
    this.log.error('entries could not be stored', { table: shortId(id), code, text })
    if (code === 'away') return { text, next: 'go-on' }
    this.lose(id, `${text} The table is read again from the disk.`)
    return { text, next: 'give-up' }
  }

  /** What was taken but not stored is forgotten: whoever comes back finds the table as it is stored. */
  private lose(id: string, text: string): void {
    const host = this.hosts.get(id)
    if (!host) return
    this.drop(id)
    setImmediate(() => host.close(text, true))
  }
}

/** Enough of an id to find it again in a log, too little to use it. */
export const shortId = (id: string): string => id.slice(0, 6)

const stoppingRefusal = refuse('not-now', 'The server is stopping. Try again in a moment.')

function snapshotOf({ entry: { seq, hash }, tables }: Taken): Snapshot | undefined {
  return seq % snapshotEvery === 0 ? { seq, hash, body: JSON.stringify(tables.at(-1)) } : undefined
}
