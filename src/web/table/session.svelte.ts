// A seat at a table, as the screen knows it: the shared client's state made reactive, and the questions that screens ask of it.
import { type Book, type Call, isRefusal, type Refusal, type Scene } from '../../kernel/index.ts'
import type { Answer, Client, ClientState } from '../../table/client.ts'
import type { ToldEntry } from '../../table/protocol.ts'
import { viewerOf } from '../../table/seats.ts'
import type { Seat, Table, TableCommand } from '../../table/types.ts'
import { type BookScreen, forPlayers } from './book-screen.ts'
import type { CommandOdds } from './odds-of.ts'

export class Session {
  readonly book: Book
  private readonly whole: BookScreen
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

  // Derived one by one: a line of chat changes the entries, and nothing that hangs on the scene is counted again.
  readonly status = $derived(this.state.status)
  readonly reason = $derived(this.state.reason)
  readonly waiting = $derived(this.state.waiting)
  readonly entries: readonly ToldEntry[] = $derived(this.state.entries)
  readonly undone = $derived(this.state.undone)
  readonly more = $derived(this.state.more)
  readonly online = $derived(this.state.online)
  readonly link = $derived(this.state.link)
  readonly warnings = $derived(this.state.warnings)
  readonly seq = $derived(this.state.seq)
  readonly busy = $derived(this.state.pending.some(({ command }) => command.type !== 'AddSalt'))
  readonly there = $derived(this.state.table !== undefined && this.state.seat !== undefined)
  /** These are only asked for once the seat is at the table: see `there`. */
  readonly table = $derived(this.state.table as Table)
  readonly seat = $derived(this.state.seat as Seat)
  readonly viewer = $derived(viewerOf(this.seat))
  readonly gm = $derived(this.seat.role === 'gm')
  readonly screen: BookScreen = $derived.by(() => (this.gm ? this.whole : forPlayers(this.whole)))
  readonly watching = $derived(this.seat.role === 'spectator')
  readonly scene: Scene = $derived(this.table.game.scene)
  readonly calls: readonly Call[] = $derived(this.table.game.calls)
  readonly cast = $derived.by(() => this.book.cast(this.scene))
  readonly offers = $derived.by(() => this.book.offers(this.scene, this.viewer))
  /** Choices to make, but for those that an open call is about to make. */
  readonly choices = $derived.by(() =>
    this.book
      .pending(this.scene)
      .filter(({ to, answers }) =>
        this.calls.every(({ hero, base }) => hero !== to || answers.every(({ command }) => command.type !== base.type)),
      ),
  )

  constructor(id: string, book: Book, screen: BookScreen, client: Client) {
    this.id = id
    this.book = book
    this.whole = screen
    this.client = client
    client.subscribe(state => this.follow(state))
  }

  private follow(state: ClientState): void {
    const before = this.state.entries?.at(-1)?.seq
    const open = this.openChoices()
    this.state = state
    const last = state.entries.at(-1)
    if (before === undefined || !last || last.seq <= before) return
    const thrown = last.events?.find(({ type }) => type === 'CallThrown') as { call: string } | undefined
    const odds = thrown && this.oddsOfCall.get(thrown.call)
    if (odds) this.oddsAt.set(last.seq, odds)
    if (last.throws?.length) {
      this.fresh = last
      this.tumbling = last
      return
    }
    const over = last.events?.some(({ type }) => type === 'Undone' || type === 'CallOpened')
    if (over || this.openChoices().some(id => !open.includes(id))) this.fresh = undefined
  }

  /** What a choice was caused by is the newest throw, or nothing that was thrown. */
  private openChoices(): readonly string[] {
    const scene = this.state.table?.game.scene
    return scene ? this.book.pending(scene).map(({ id }) => id) : []
  }

  /** True when this seat may act for somebody: the game master for all, a player for their own. */
  plays(hero: string): boolean {
    return this.gm || (hero !== 'gm' && this.seat.heroes.includes(hero))
  }

  /** True when the table waits for this very seat: for one's own hero or, as game master, for one that nobody plays. */
  awaited(who: string): boolean {
    return this.gm ? this.playerOf(who) === undefined : this.plays(who)
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
