// One table with the people connected to it: takes their frames, has every entry kept, and speaks only of what is kept.
// It knows neither sockets nor files: lines and a keeper are given to it.
import { type Book, type Refusal, refuse, writeEntry } from '../kernel/index.ts'
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
import { Recent, type Remembered } from './recent.ts'
import { askedSeat, type Room, type RoomStart, type Taken } from './room.ts'
import { type Keeper, Scribe } from './scribe.ts'
import { seatEntry, type TableEntry, toldEntry, wholeEntry, wholeText } from './seat-view.ts'
import { seatOf, viewerOf } from './seats.ts'
import type { Seat, SeatViewer, Table } from './types.ts'
import { viewTable } from './view.ts'

/** A connection as a table sees it. Frames are text; a line that cannot take more closes itself. */
export interface Line {
  send(frame: string): void
  /** After a last word that says why. */
  end(): void
}

/** What a host is given by the program around it. */
export interface HostOptions {
  /** ISO time, for people. */
  readonly clock: () => string
  /** Hears of an exception in a rule: it stops the command, not the table. */
  readonly bug?: (problem: unknown) => void
  /** The last entries, where the table was loaded. */
  readonly recent?: readonly Remembered[]
  /** Hears that the table must be loaded afresh. */
  readonly lost?: () => void
  /** Hears that somebody came or went. */
  readonly moved?: () => void
}

interface Connection {
  readonly line: Line
  readonly seat: string
}

export class Host {
  readonly room: Room
  private readonly book: Book
  private readonly keeper: Keeper
  private readonly options: HostOptions
  private readonly connections = new Map<Line, Connection>()
  private readonly recent: Recent
  private readonly scribe: Scribe
  private elsewhere: readonly string[] = []
  private toldOnline = ''
  private hushed = false

  constructor(room: Room, keeper: Keeper, options: HostOptions) {
    this.room = room
    this.book = room.book
    this.keeper = keeper
    this.options = options
    this.recent = new Recent(room.book, options.recent)
    this.scribe = new Scribe(room, keeper, {
      speak: (taken, before) => this.speak(taken, before),
      bug: problem => options.bug?.(problem),
      lost: () => options.lost?.(),
    })
  }

  /** Others have stored an entry of this table. */
  hear(seq: number, entry?: TableEntry): void {
    this.scribe.hear(seq, entry)
  }

  /** Another node lost more than once: it may write first. */
  yield(losses: number): void {
    this.scribe.yield(losses)
  }

  /** Seats with a connection to this host, also those who wait. */
  get here(): readonly string[] {
    return [...new Set([...this.connections.values()].map(({ seat }) => seat))]
  }

  /** Seats with a connection to other hosts of the same table. */
  sitElsewhere(seats: readonly string[]): void {
    this.elsewhere = seats
    this.tellOnline()
  }

  /** The number of the last entry that was spoken. */
  get seq(): number {
    return this.scribe.spoken.seq
  }

  private get table(): Table {
    return this.scribe.spoken.fold.table
  }

  get size(): number {
    return this.connections.size
  }

  /** True when everything that was taken has been spoken. */
  get quiet(): boolean {
    return this.scribe.quiet
  }

  /** Somebody with the link; answers once the request itself is durable. */
  ask(join: JoinTable): Promise<SeatGiven | Refusal> {
    const id = newId()
    return new Promise(answer =>
      this.scribe.write({
        id,
        decide: () => this.room.ask(join, id, this.options.clock()),
        kept: seq => answer({ table: this.room.id, seat: askedSeat(seq), token: this.room.tokenOf(askedSeat(seq)) }),
        refused: answer,
      }),
    )
  }

  /** True when the token opened a seat; otherwise the line has been told why not. */
  connect(line: Line, token: string, since?: number): boolean {
    const seat = this.room.seatBehind(token)
    if (seat === undefined || !seatOf(this.table, seat)) {
      tell(line, {
        type: 'bye',
        text: 'This seat is not, or no longer, at the table. Ask for a seat with the link.',
        again: false,
      })
      line.end()
      return false
    }
    this.connections.set(line, { line, seat })
    this.greet(line, seat, since)
    this.tellOnline(line)
    return true
  }

  disconnect(line: Line) {
    if (this.connections.delete(line)) this.tellOnline()
  }

  receive(line: Line, frame: FrameUp) {
    const connection = this.connections.get(line)
    if (!connection || this.hushed) return
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

  /** Takes nothing more: whoever is not answered asks again elsewhere, or when the table is back. */
  hush() {
    this.hushed = true
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
    this.scribe.write({
      id,
      decide: () => this.take(seat, id, command),
      kept: (seq, before) => before && tell(line, { type: 'repeated', id, seq }),
      refused: refusal => tell(line, { type: 'refused', id, refusal }),
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

  private speak(taken: Taken, { fold }: RoomStart) {
    const { entry, tables, text = writeEntry(entry) } = taken
    const before = fold.table
    const after = tables.at(-1) as Table
    this.recent.add({ seq: entry.seq, line: text.line, before: fold })
    const whole = wholeEntry(entry)
    const frame = `{"type":"entry","entry":${wholeText(entry, text)}}`
    for (const { line, seat: id } of this.connections.values()) {
      const seat = seatOf(after, id)
      if (!seat) this.dismiss(line, entry.by === id ? entry : undefined)
      else if (seat.waiting) continue
      else if (!before || seatOf(before, id)?.waiting) this.greet(line, id)
      else this.speakTo(line, seat, taken, whole, frame)
    }
    if (entry.events.some(({ type }) => type === 'SeatTaken' || type === 'SeatRemoved')) this.tellOnline()
  }

  private speakTo(line: Line, seat: Seat, { entry, tables }: Taken, whole: SeatEntry, frame: string) {
    const viewer = viewerOf(seat)
    const mine = seatEntry(this.book, tables, entry, viewer, whole)
    const afresh = resets(entry.events, seat.id)
    const link = viewer.role === 'gm' && entry.events.some(({ type }) => type === 'LinkRenewed')
    if (mine === whole && !afresh && !link) return line.send(frame)
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
    const { table, seq } = this
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
    const { seq } = this
    if (since === seq) return []
    const missed = since > seq ? undefined : this.recent.read(since + 1, seq)
    if (!missed || missed.some(({ entry }) => resets(entry.events, viewer.seat))) return undefined
    return missed.map(({ entry, tables }) => seatEntry(this.book, tables, entry, viewer, wholeEntry(entry)))
  }

  private async history({ line, seat: id }: Connection, before: number, count: number): Promise<void> {
    const seat = seatOf(this.table, id)
    const last = Math.min(before - 1, this.seq)
    const first = Math.max(1, last - Math.min(count, mostEntries) + 1)
    if (!seat || seat.waiting || last < first) return tell(line, { type: 'history', before, entries: [], more: false })
    const viewer = viewerOf(seat)
    const told = this.recent.read(first, last) ?? (await this.keeper.past(first, last))
    const entries = told.map(({ entry, tables }) => toldEntry(this.book, tables, entry, viewer))
    tell(line, { type: 'history', before, entries, more: first > 1 })
  }

  /** Who sits at the table and is here; those who wait are the game master's business. */
  private online(): string[] {
    const here = new Set([...this.here, ...this.elsewhere])
    return this.table.seats.flatMap(({ id, waiting }) => (!waiting && here.has(id) ? [id] : []))
  }

  /** Only what has changed, and not to whom has just been greeted with it. */
  private tellOnline(greeted?: Line) {
    this.options.moved?.()
    const frame = JSON.stringify({ type: 'online', seats: this.online() } satisfies FrameDown)
    if (frame === this.toldOnline) return
    this.toldOnline = frame
    for (const { line, seat } of this.connections.values())
      if (line !== greeted && !seatOf(this.table, seat)?.waiting) line.send(frame)
  }
}

const tell = (line: Line, frame: FrameDown): void => line.send(JSON.stringify(frame))
