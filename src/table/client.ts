// The client of a table, for the web app, the terminal and tests: folds what its seat is sent, fills gaps, comes back after a
// break, and keeps every command until it is answered. It knows no browser: a wire and a timer are given to it.
import { type Book, isRefusal, type Refusal, refuse, type Sentence } from '../kernel/index.ts'
import { evolve } from './evolve.ts'
import { foldFrom, tablesOf } from './fold.ts'
import { newId } from './keys.ts'
import type { FrameDown, FrameUp, Happened, SeatEntry, ToldEntry, Waiting, Welcome } from './protocol.ts'
import { sayEvent } from './say.ts'
import { seatOf } from './seats.ts'
import type { Seat, Table, TableCommand, TableEvent } from './types.ts'

/** A connection as the client uses it: a WebSocket, or a table in the same program. */
export interface Wire {
  send(frame: string): void
  close(): void
}

/** What a wire tells the client. */
export interface WireEnd {
  opened(): void
  frame(text: string): void
  closed(): void
}

export interface ClientOptions {
  /** Finds the table's book among those that this program has. */
  readonly book: Book
  readonly table: string
  readonly token: string
  readonly open: (end: WireEnd) => Wire
  /** Runs something later; answers with a way to call it off. */
  readonly later: (milliseconds: number, run: () => void) => () => void
  /** Gaps between attempts: the nth wait in milliseconds. Without it 0.5, 1, 2, 4, 8, then 15 seconds. */
  readonly backoff?: (attempt: number) => number
}

/** A command that nobody has answered yet. */
export interface Unanswered {
  readonly id: string
  readonly command: TableCommand
}

export interface ClientState {
  /** `waiting`: in the waiting room. `broken`: trying to come back. `closed`: for good, and `reason` says why. */
  readonly status: 'connecting' | 'waiting' | 'open' | 'broken' | 'closed'
  readonly reason?: string
  /** While in the waiting room. */
  readonly waiting?: Waiting
  readonly seat?: Seat
  /** The table as this seat knows it; there once the seat was let in, and kept through a break. */
  readonly table?: Table
  readonly seq: number
  /** The chronicle, oldest first; what this seat may not know is not in it. */
  readonly entries: readonly ToldEntry[]
  /** Numbers of entries that were taken back. */
  readonly undone: ReadonlySet<number>
  /** There is more of the chronicle before the first entry here. */
  readonly more: boolean
  readonly pending: readonly Unanswered[]
  readonly online: readonly string[]
  /** The secret part of the link, for game masters. */
  readonly link?: string
  readonly warnings: readonly string[]
}

export interface Client {
  readonly state: ClientState
  /** Called after every change, and once at once; answers with a way to stop. */
  subscribe(listener: (state: ClientState) => void): () => void
  /** Resolves when the table has answered; a break in the connection only makes that later. */
  give(command: TableCommand): Promise<Answer>
  /** Loads older entries into the chronicle. */
  earlier(count?: number): void
  close(): void
}

/** Done as the entry with this number, or refused. */
export type Answer = { readonly seq: number } | Refusal

const chronicleTail = 50
const breaks = [500, 1000, 2000, 4000, 8000, 15_000]
/** After so much silence the client asks whether anybody is there; as much again, and the connection counts as lost. */
const silence = 30_000

export function connect(options: ClientOptions): Client {
  return new TableClient(options)
}

class TableClient implements Client {
  state: ClientState = {
    status: 'connecting',
    seq: 0,
    entries: [],
    undone: new Set(),
    more: false,
    pending: [],
    online: [],
    warnings: [],
  }
  private readonly options: ClientOptions
  private readonly listeners = new Set<(state: ClientState) => void>()
  private readonly answers = new Map<string, (answer: Answer) => void>()
  private wire: Wire | undefined
  private attempt = 0
  private asking = false
  private callOff: () => void = () => undefined

  constructor(options: ClientOptions) {
    this.options = options
    this.dial()
  }

  subscribe(listener: (state: ClientState) => void): () => void {
    this.listeners.add(listener)
    listener(this.state)
    return () => this.listeners.delete(listener)
  }

  give(command: TableCommand): Promise<Answer> {
    if (this.state.status === 'closed')
      return Promise.resolve(refuse('not-now', this.state.reason ?? 'The table is closed.'))
    const id = newId()
    this.change({ pending: [...this.state.pending, { id, command }] })
    if (this.state.status === 'open' || this.state.status === 'waiting') this.send({ type: 'give', id, command })
    return new Promise(resolve => this.answers.set(id, resolve))
  }

  earlier(count = chronicleTail) {
    if (this.asking || this.state.status !== 'open') return
    this.asking = true
    const before = this.state.entries[0]?.seq ?? this.state.seq + 1
    this.send({ type: 'history', before, count })
  }

  close() {
    this.finish('You have left.')
    this.wire?.close()
  }

  private change(changes: Partial<ClientState>) {
    this.state = { ...this.state, ...changes }
    for (const listener of this.listeners) listener(this.state)
  }

  private send(frame: FrameUp) {
    this.wire?.send(JSON.stringify(frame))
  }

  private dial() {
    let current = true
    const lost = () => {
      if (!current) return
      current = false
      this.lost()
    }
    this.wire = this.options.open({
      opened: () => current && this.hello(),
      frame: text => {
        if (!current) return
        this.listen(lost)
        this.frame(JSON.parse(text) as FrameDown)
      },
      closed: lost,
    })
  }

  private hello() {
    const { table, token } = this.options
    const since = this.state.table === undefined ? {} : { since: this.state.seq }
    this.send({ type: 'hello', table, token, ...since })
  }

  /** Half-open connections say nothing for ever; so ask after a while, and give up after another. */
  private listen(lost: () => void) {
    this.callOff()
    this.callOff = this.options.later(silence, () => {
      this.send({ type: 'ping' })
      this.callOff = this.options.later(silence, () => {
        this.wire?.close()
        lost()
      })
    })
  }

  private lost() {
    this.callOff()
    this.asking = false
    if (this.state.status === 'closed') return
    this.change({ status: 'broken', online: [] })
    const wait = this.options.backoff?.(this.attempt) ?? breaks[Math.min(this.attempt, breaks.length - 1)] ?? 0
    this.attempt++
    this.callOff = this.options.later(wait, () => this.dial())
  }

  private finish(reason: string) {
    this.callOff()
    for (const resolve of this.answers.values()) resolve(refuse('not-now', reason))
    this.answers.clear()
    this.change({ status: 'closed', reason, pending: [], online: [] })
  }

  private frame(frame: FrameDown) {
    switch (frame.type) {
      case 'welcome':
        return this.welcome(frame)
      case 'waiting':
        this.attempt = 0
        return this.change({ status: 'waiting', waiting: frame })
      case 'since':
        this.change({ status: 'open', online: frame.online })
        for (const entry of frame.entries) this.happened({ type: 'entry', entry })
        return this.arrived()
      case 'entry':
        return this.happened(frame)
      case 'history':
        return this.history(frame.entries, frame.more)
      case 'repeated':
        return this.answer(frame.id, { seq: frame.seq })
      case 'refused':
        return frame.id === undefined ? undefined : this.answer(frame.id, frame.refusal)
      case 'online':
        return this.change({ online: frame.seats })
      case 'bye':
        return frame.again ? undefined : this.finish(frame.text)
      case 'pong':
        return undefined
    }
  }

  /** The whole table: what is in the chronicle stays if it is the very past of this one. */
  private welcome({ seat, seq, table, online, link, warnings = [] }: Welcome) {
    const gap = this.state.entries.length > 0 && this.state.seq !== seq
    const { waiting: _, ...state } = this.state
    this.state = { ...state, ...(gap ? { entries: [], undone: new Set<number>() } : {}) }
    this.change({ status: 'open', seq, ...seated(table, seat), online, warnings, ...(link !== undefined && { link }) })
    if (this.state.entries.length === 0) {
      this.asking = false
      this.earlier()
    }
    this.arrived()
  }

  private arrived() {
    this.attempt = 0
    for (const { id, command } of this.state.pending) this.send({ type: 'give', id, command })
    this.addSalt()
  }

  /** Every player has a part in the dice: chance of their own, thrown in after the table has committed to its secret. */
  private addSalt() {
    const { seat, table, pending } = this.state
    if (seat?.role !== 'player' || table?.dice.salts.some(salt => salt.seat === seat.id)) return
    if (!pending.some(({ command }) => command.type === 'AddSalt')) void this.give({ type: 'AddSalt', salt: newId() })
  }

  private happened({ entry, table: afresh, link }: Happened) {
    const { table, seat, seq } = this.state
    if (!table || !seat || entry.seq <= seq) return
    if (entry.seq > seq + 1) return this.send({ type: 'missing', since: seq })
    const told = entry.events && { ...entry, lines: linesOf(this.options.book, table, entry.events) }
    this.change({
      seq: entry.seq,
      ...seated(afresh ?? folded(this.options.book, table, entry), seat.id),
      ...(told && { entries: [...this.state.entries, told], undone: takenBack(this.state.undone, entry.events) }),
      ...(link !== undefined && { link }),
    })
    if (entry.id !== undefined) this.answer(entry.id, { seq: entry.seq })
    if (entry.events?.some(({ type }) => type === 'DiceRotated')) this.addSalt()
  }

  private history(entries: readonly ToldEntry[], more: boolean) {
    this.asking = false
    const first = this.state.entries[0]?.seq ?? Number.POSITIVE_INFINITY
    const older = entries.filter(({ seq, events }) => seq < first && events)
    const all = [...older, ...this.state.entries]
    const undone = all.reduce(
      (undone, { events = [] }) => takenBack(undone, events),
      new Set<number>() as ReadonlySet<number>,
    )
    this.change({ entries: all, undone, more })
  }

  private answer(id: string, answer: Answer) {
    if (!this.state.pending.some(pending => pending.id === id)) return
    this.change({ pending: this.state.pending.filter(pending => pending.id !== id) })
    this.answers.get(id)?.(answer)
    this.answers.delete(id)
  }
}

function seated(table: Table, id: string): { table: Table; seat?: Seat } {
  const seat = seatOf(table, id)
  return seat ? { table, seat } : { table }
}

function folded(book: Book, table: Table, { seq, throws = [], events = [] }: SeatEntry): Table {
  return tablesOf(book, foldFrom(table), { seq, throws, events }).at(-1) as Table
}

/** Told from the table before each event; what an undo does to the table is not needed to tell of it. */
function linesOf(book: Book, start: Table, events: readonly TableEvent[]): Sentence[] {
  let table = start
  return events.map(event => {
    const line = sayEvent(book, table, event)
    table = evolve(book, table, event)
    return line
  })
}

/** Which entries are taken back after these events. */
export function takenBack(undone: ReadonlySet<number>, events: readonly TableEvent[]): ReadonlySet<number> {
  let now = undone
  for (const event of events) {
    if (event.type === 'Undone' && 'entry' in event) now = new Set([...now, event.entry as number])
    if (event.type === 'Redone' && 'entry' in event) now = new Set([...now].filter(seq => seq !== event.entry))
  }
  return now
}

export const isDone = (answer: Answer): answer is { readonly seq: number } => !isRefusal(answer)
