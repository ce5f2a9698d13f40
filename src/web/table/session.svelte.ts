// A seat at a table, as the screen knows it: the shared client's state made reactive, and the questions that screens ask of it.
import { type Book, type Call, isRefusal, type Refusal, type Scene } from '../../kernel/index.ts'
import type { Answer, Client, ClientState } from '../../table/client.ts'
import type { ToldEntry } from '../../table/protocol.ts'
import { viewerOf } from '../../table/seats.ts'
import type { Seat, Table, TableCommand } from '../../table/types.ts'
import type { BookScreen } from './book-screen.ts'
import type { CommandOdds } from './odds-of.ts'

export class Session {
  readonly book: Book
  readonly screen: BookScreen
  readonly id: string
  private readonly client: Client
  private state: ClientState = $state.raw({} as ClientState)
  /** The last no, until it is read or the next command is given. */
  refusal: Refusal | undefined = $state.raw()
  /** The newest throw that came in while this page was open: its dice tumble and its outcome stands on the desk. */
  fresh: ToldEntry | undefined = $state.raw()
  /** The throw whose dice are still in the air. */
  tumbling: ToldEntry | undefined = $state.raw()
  /** What the odds were when a throw was made, by entry: "was 56 %". */
  readonly oddsAt = new Map<number, CommandOdds>()
  private readonly oddsOfCall = new Map<string, CommandOdds>()

  constructor(id: string, book: Book, screen: BookScreen, client: Client) {
    this.id = id
    this.book = book
    this.screen = screen
    this.client = client
    client.subscribe(state => this.follow(state))
  }

  private follow(state: ClientState): void {
    const before = this.state.entries?.at(-1)?.seq
    this.state = state
    const last = state.entries.at(-1)
    if (before === undefined || !last || last.seq <= before) return
    const thrown = last.events?.find(({ type }) => type === 'CallThrown') as { call: string } | undefined
    const odds = thrown && this.oddsOfCall.get(thrown.call)
    if (odds) this.oddsAt.set(last.seq, odds)
    if (last.throws?.length) {
      this.fresh = last
      this.tumbling = last
    } else if (last.events?.some(({ type }) => type === 'Undone' || type === 'CallOpened')) this.fresh = undefined
  }

  get status() {
    return this.state.status
  }
  get reason() {
    return this.state.reason
  }
  get waiting() {
    return this.state.waiting
  }
  get entries(): readonly ToldEntry[] {
    return this.state.entries
  }
  get undone() {
    return this.state.undone
  }
  get more() {
    return this.state.more
  }
  get online() {
    return this.state.online
  }
  get link() {
    return this.state.link
  }
  get warnings() {
    return this.state.warnings
  }
  get seq() {
    return this.state.seq
  }
  get busy(): boolean {
    return this.state.pending.some(({ command }) => command.type !== 'AddSalt')
  }
  get there(): boolean {
    return this.state.table !== undefined && this.state.seat !== undefined
  }
  /** Only asked for once the seat is at the table: see `there`. */
  get table(): Table {
    return this.state.table as Table
  }
  get seat(): Seat {
    return this.state.seat as Seat
  }
  get viewer() {
    return viewerOf(this.seat)
  }
  get gm(): boolean {
    return this.seat.role === 'gm'
  }
  get watching(): boolean {
    return this.seat.role === 'spectator'
  }
  get scene(): Scene {
    return this.table.game.scene
  }
  get calls(): readonly Call[] {
    return this.table.game.calls
  }
  get cast() {
    return this.book.cast(this.scene)
  }

  /** True when this seat may act for somebody: the game master for all, a player for their own. */
  plays(hero: string): boolean {
    return this.gm || (hero !== 'gm' && this.seat.heroes.includes(hero))
  }

  nameOf(id: string): string {
    return id === 'gm' ? 'The game master' : (this.cast.find(member => member.id === id)?.name ?? id)
  }

  playerOf(hero: string): Seat | undefined {
    return this.table.seats.find(({ heroes }) => heroes.includes(hero))
  }

  async give(command: TableCommand): Promise<Answer> {
    this.refusal = undefined
    const answer = await this.client.give(command)
    if (isRefusal(answer)) this.refusal = answer
    return answer
  }

  noteOdds(call: string, odds: CommandOdds): void {
    this.oddsOfCall.set(call, odds)
  }

  earlier(): void {
    this.client.earlier(100)
  }

  close(): void {
    this.client.close()
  }
}
