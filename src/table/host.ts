// One table with the people connected to it: takes their frames, has every entry kept, and speaks only of what is kept.
// It knows neither sockets nor files: lines and a keeper are given to it.
import { type Book, isRefusal, type Refusal, refuse } from '../kernel/index.ts'
import { resets } from './events.ts'
import { versionWarning } from './fold.ts'
import { newId } from './keys.ts'
import {
  type FrameDown,
  type FrameUp,
  type Give,
  type JoinTable,
  mostEntries,
  protocolVersion,
  type SeatEntry,
  type SeatGiven,
} from './protocol.ts'
import type { Before, Room, Taken } from './room.ts'
import { seatEntry, type TableEntry, toldEntry, wholeEntry } from './seat-view.ts'
import { seatOf, viewerOf } from './seats.ts'
import type { Seat, SeatViewer, Table } from './types.ts'
import { viewTable } from './view.ts'

/** A connection as a table sees it. Frames are text; a line that cannot take more closes itself. */
export interface Line {
  send(frame: string): void
  /** After a last word that says why. */
  end(): void
}

export interface Keeper {
  /** Makes an entry durable, then calls back; with a sentence when that was not possible. In order, never at once. */
  keep(taken: Taken, done: (problem?: string) => void): void
  /** The entry that a command's id became, however long ago. */
  seqOf(id: string): number | undefined
  /** Entries from `first` to `last`, both included. */
  past(first: number, last: number): Promise<readonly Taken[]>
}

/** What a host is given by the program around it. */
export interface HostOptions {
  /** ISO time, for people. */
  readonly clock: () => string
  /** Hears of an exception in a rule: it stops the command, not the table. */
  readonly bug?: (problem: unknown) => void
}

interface Connection {
  readonly line: Line
  readonly seat: string
}

/** What was spoken last: newcomers are told this, never what is not durable yet. */
interface Spoken {
  readonly table: Table
  readonly seq: number
}

/** So many entries are held in memory for those who come back after a short break. */
const recentEntries = 16

export class Host {
  readonly room: Room
  private readonly book: Book
  private readonly keeper: Keeper
  private readonly options: HostOptions
  private readonly connections = new Map<Line, Connection>()
  private readonly recent: Taken[] = []
  private spoken: Spoken
  private broken: string | undefined

  constructor(room: Room, keeper: Keeper, options: HostOptions) {
    this.room = room
    this.book = room.book
    this.keeper = keeper
    this.options = options
    this.spoken = { table: room.table, seq: room.seq }
  }

  get size(): number {
    return this.connections.size
  }

  /** True when everything that was taken has been spoken. */
  get quiet(): boolean {
    return this.spoken.seq === this.room.seq
  }

  /** Somebody with the link; answers once the request itself is durable. */
  ask(join: JoinTable): Promise<SeatGiven | Refusal> {
    if (this.broken) return Promise.resolve(unkept(this.broken))
    const taken = this.room.ask(join, newId(), this.options.clock())
    if (isRefusal(taken)) return Promise.resolve(taken)
    const seat = taken.entry.by
    const given = { table: this.room.id, seat, token: this.room.tokenOf(seat) }
    return new Promise(answer => this.keep(taken, problem => answer(problem === undefined ? given : unkept(problem))))
  }

  /** True when the token opened a seat; otherwise the line has been told why not. */
  connect(line: Line, token: string, since?: number): boolean {
    const seat = this.room.seatBehind(token)
    if (seat === undefined || !seatOf(this.spoken.table, seat)) {
      tell(line, {
        type: 'bye',
        text: 'This seat is not, or no longer, at the table. Ask for a seat with the link.',
        again: false,
      })
      line.end()
      return false
    }
    this.greet(line, seat, since)
    this.connections.set(line, { line, seat })
    this.tellOnline()
    return true
  }

  disconnect(line: Line) {
    if (this.connections.delete(line)) this.tellOnline()
  }

  receive(line: Line, frame: FrameUp) {
    const connection = this.connections.get(line)
    if (!connection) return
    switch (frame.type) {
      case 'give':
        return this.give(connection, frame)
      case 'missing':
        return this.greet(line, connection.seat, frame.since)
      case 'history':
        return void this.history(connection, frame.before, frame.count).catch(problem => this.options.bug?.(problem))
      case 'ping':
        return tell(line, { type: 'pong' })
      case 'hello':
        return tell(line, { type: 'refused', refusal: refuse('not-now', 'This connection has a seat already.') })
    }
  }

  /** Everybody is told why, and sent away. */
  close(text: string, again: boolean) {
    for (const { line } of this.connections.values()) {
      tell(line, { type: 'bye', text, again })
      line.end()
    }
    this.connections.clear()
  }

  private give({ line, seat }: Connection, { id, command }: Give) {
    const refused = (refusal: Refusal) => tell(line, { type: 'refused', id, refusal })
    if (this.broken) return refused(unkept(this.broken))
    const answer = this.take(seat, id, command)
    if (isRefusal(answer)) return refused(answer)
    if (isBefore(answer)) return this.repeat(line, id, answer.before)
    this.keep(answer, problem => {
      if (problem === undefined) return
      const before = this.keeper.seqOf(id)
      if (before === undefined) refused(unkept(problem))
      else tell(line, { type: 'repeated', id, seq: before })
    })
  }

  private take(seat: string, id: string, command: unknown) {
    try {
      return this.room.take(seat, id, command, this.options.clock())
    } catch (problem) {
      this.options.bug?.(problem)
      return refuse(
        'impossible',
        'The rules went wrong over this command, and that is a mistake of ours. Nothing has happened.',
      )
    }
  }

  /** A repeat of something that is still on its way is answered by its entry. */
  private repeat(line: Line, id: string, seq: number) {
    if (seq <= this.spoken.seq) tell(line, { type: 'repeated', id, seq })
  }

  private keep(taken: Taken, done: (problem?: string) => void) {
    this.keeper.keep(taken, problem => {
      if (problem === undefined) this.speak(taken)
      else this.broken = problem
      done(problem)
    })
  }

  private speak(taken: Taken) {
    const { entry, tables } = taken
    const [before, after] = [this.spoken.table, tables.at(-1) as Table]
    this.spoken = { table: after, seq: entry.seq }
    this.recent.push(taken)
    if (this.recent.length > recentEntries) this.recent.shift()
    const whole = wholeEntry(entry)
    const wholeText = JSON.stringify({ type: 'entry', entry: whole })
    for (const { line, seat: id } of this.connections.values()) {
      const seat = seatOf(after, id)
      if (!seat) this.dismiss(line, entry.by === id ? entry : undefined)
      else if (seat.waiting) continue
      else if (!before || seatOf(before, id)?.waiting) this.greet(line, id)
      else this.speakTo(line, seat, taken, whole, wholeText)
    }
    if (entry.events.some(({ type }) => type === 'SeatTaken' || type === 'SeatRemoved')) this.tellOnline()
  }

  private speakTo(line: Line, seat: Seat, { entry, tables }: Taken, whole: SeatEntry, wholeText: string) {
    const viewer = viewerOf(seat)
    const mine = seatEntry(this.book, tables, entry, viewer, whole)
    const afresh = resets(entry.events, seat.id)
    const link = viewer.role === 'gm' && entry.events.some(({ type }) => type === 'LinkRenewed')
    if (mine === whole && !afresh && !link) return line.send(wholeText)
    const table = afresh ? { table: viewTable(this.book, tables.at(-1) as Table, viewer) } : {}
    tell(line, { type: 'entry', entry: mine, ...table, ...(link && { link: this.room.link }) })
  }

  /** Who left by an own command is answered first. */
  private dismiss(line: Line, left?: TableEntry) {
    if (left) tell(line, { type: 'repeated', id: left.id, seq: left.seq })
    tell(line, { type: 'bye', text: 'You are no longer at this table.', again: false })
    this.connections.delete(line)
    line.end()
  }

  /** The way in: what came since, where that is little and enough; the whole table otherwise. */
  private greet(line: Line, id: string, since?: number) {
    const { table, seq } = this.spoken
    const seat = seatOf(table, id)
    if (!seat) return this.dismiss(line)
    const { name, waiting } = seat
    if (waiting) return tell(line, { type: 'waiting', seat: id, name, book: table.book, title: table.title })
    const viewer = viewerOf(seat)
    const missed = since === undefined ? undefined : this.missed(viewer, since)
    if (missed) return tell(line, { type: 'since', entries: missed, online: this.online() })
    const warning = versionWarning(this.book, table)
    tell(line, {
      type: 'welcome',
      protocol: protocolVersion,
      seat: id,
      seq,
      table: viewTable(this.book, table, viewer),
      online: this.online(),
      ...(viewer.role === 'gm' && { link: this.room.link }),
      ...(warning !== undefined && { warnings: [warning] }),
    })
  }

  private missed(viewer: SeatViewer, since: number): SeatEntry[] | undefined {
    const { seq } = this.spoken
    if (since === seq) return []
    const missed = this.recent.filter(({ entry }) => entry.seq > since)
    if (since > seq || missed[0]?.entry.seq !== since + 1) return undefined
    if (missed.some(({ entry }) => resets(entry.events, viewer.seat))) return undefined
    return missed.map(({ entry, tables }) => seatEntry(this.book, tables, entry, viewer, wholeEntry(entry)))
  }

  private async history({ line, seat: id }: Connection, before: number, count: number): Promise<void> {
    const seat = seatOf(this.spoken.table, id)
    const last = Math.min(before - 1, this.spoken.seq)
    const first = Math.max(1, last - Math.min(count, mostEntries) + 1)
    if (!seat || seat.waiting || last < first) return tell(line, { type: 'history', before, entries: [], more: false })
    const viewer = viewerOf(seat)
    const told = this.remembered(first, last) ?? (await this.keeper.past(first, last))
    const entries = told.map(({ entry, tables }) => toldEntry(this.book, tables, entry, viewer))
    tell(line, { type: 'history', before, entries, more: first > 1 })
  }

  private remembered(first: number, last: number): readonly Taken[] | undefined {
    const start = this.recent[0]?.entry.seq
    return start !== undefined && start <= first ? this.recent.slice(first - start, last - start + 1) : undefined
  }

  /** Who sits at the table and is here; those who wait are the game master's business. */
  private online(): string[] {
    const here = new Set([...this.connections.values()].map(({ seat }) => seat))
    return this.spoken.table.seats.flatMap(({ id, waiting }) => (!waiting && here.has(id) ? [id] : []))
  }

  private tellOnline() {
    const frame = JSON.stringify({ type: 'online', seats: this.online() } satisfies FrameDown)
    for (const { line, seat } of this.connections.values())
      if (!seatOf(this.spoken.table, seat)?.waiting) line.send(frame)
  }
}

const tell = (line: Line, frame: FrameDown): void => line.send(JSON.stringify(frame))

const isBefore = (answer: object): answer is Before => 'before' in answer

const unkept = (problem: string): Refusal => refuse('not-now', `${problem} Nothing has happened; try again later.`)
