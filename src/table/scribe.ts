// The scribe of a table: decides what is asked, has every entry kept before it is spoken, and follows what others write into
// the same journal. Where they were faster, or where nobody knows what was kept, the journal is read and the rest decided again.
import { brokenSeal, isRefusal, type Refusal, refuse } from '../kernel/index.ts'
import type { Before, Room, RoomStart, Taken } from './room.ts'
import type { TableEntry } from './seat-view.ts'

/** Why an entry is not kept. `next`: the journal tells what is; or nothing was kept, and the next may be; or nothing will be. */
export interface Unkept {
  readonly text: string
  readonly next: 'read-again' | 'go-on' | 'give-up'
}

export interface Keeper {
  /** Makes an entry durable, then calls back; with the reason when that was not possible. In order, never at once. */
  keep(taken: Taken, done: (problem?: Unkept) => void): void
  /** The entry that a command's id became, however long ago. Waits for a store that is away. */
  seqOf(id: string): Promise<number | undefined>
  /** Every entry after this one. Waits for a store that is away. */
  since(seq: number): Promise<readonly TableEntry[]>
  /** Entries from `first` to `last`, both included. */
  past(first: number, last: number): Promise<readonly Taken[]>
  /** Why nothing can be kept now, if so. */
  trouble?(): string | undefined
  /** Where others write to the same journal. */
  readonly turns?: Turns
}

/** A lease that helps and that nothing depends on: who writes, or has lost, goes on first, and what the others have makes one batch. */
export interface Turns {
  after(milliseconds: number, run: () => void): void
  /** Asks the others to let this one go first, having lost so many times in a row. */
  ask(losses: number): void
}

/** Who wrote last has the table for a moment; who lost again and again for a longer one, since it may be far from the journal. */
const shortTurn = 20
const longTurn = 200
const lossesToAsk = 2

/** Something to write, until it is answered: once with the entry that it became, or with a refusal. */
export interface Asked {
  readonly id: string
  decide(): Taken | Before | Refusal
  /** `before`: it was done already, so no entry is about to be spoken for it. */
  kept(seq: number, before: boolean): void
  refused(refusal: Refusal): void
}

/** What the scribe tells its host. */
export interface Listener {
  /** Durable now; `before` is what had been spoken until then. */
  speak(taken: Taken, before: RoomStart): void
  bug?(problem: unknown): void
  /** The journal cannot be followed from here: the table must be loaded afresh. */
  lost(): void
}

export class Scribe {
  /** What was spoken last: newcomers are told this, never what is not durable yet. */
  spoken: RoomStart
  private readonly room: Room
  private readonly keeper: Keeper
  private readonly listener: Listener
  /** Decided and on its way to the store, in order. */
  private readonly inFlight: Asked[] = []
  /** To be decided when the journal is read, or when it is our turn. */
  private readonly undecided: Asked[] = []
  private reading = false
  private notOurTurn = false
  private yielding = false
  private losses = 0
  private broken: string | undefined
  /** The newest entry that is said to be in the journal. */
  private heard = 0

  constructor(room: Room, keeper: Keeper, listener: Listener) {
    this.room = room
    this.keeper = keeper
    this.listener = listener
    this.spoken = room.place
  }

  get quiet(): boolean {
    return this.inFlight.length === 0 && this.undecided.length === 0 && !this.reading
  }

  write(asked: Asked) {
    const why = this.broken ?? this.keeper.trouble?.()
    if (why !== undefined && !this.inFlight.some(({ id }) => id === asked.id)) return asked.refused(unkept(why))
    if (this.waits) this.undecided.push(asked)
    else this.decide(asked)
  }

  /** Others have stored an entry. It may be told along; it is believed only where it is sealed to the last one here. */
  hear(seq: number, entry?: TableEntry): void {
    this.heard = Math.max(this.heard, seq)
    if (this.reading || this.inFlight.length > 0 || seq <= this.spoken.seq) return
    this.leaveTurn()
    if (entry && brokenSeal(this.spoken, entry) === undefined) this.tryTo(() => this.follow(entry))
    else void this.readAgain()
  }

  /** Another node has lost so many times in a row; it goes first if that is more often than we did. */
  yield(losses: number): void {
    const { turns } = this.keeper
    if (!turns || this.yielding || losses <= this.losses) return
    this.yielding = true
    turns.after(longTurn, () => {
      this.yielding = false
      this.decideRest()
    })
  }

  private get waits(): boolean {
    return this.reading || this.notOurTurn || this.yielding
  }

  private decide(asked: Asked): void {
    const answer = asked.decide()
    if (isRefusal(answer)) asked.refused(answer)
    else if (isTaken(answer)) this.keep(answer, asked)
    else if (answer.before <= this.spoken.seq) asked.kept(answer.before, true)
  }

  private keep(taken: Taken, asked: Asked): void {
    const { place } = this.room
    this.inFlight.push(asked)
    this.keeper.keep(taken, problem => {
      if (problem?.next === 'read-again') return void this.readAgain()
      this.inFlight.shift()
      this.losses = 0
      if (problem) return this.unkept(asked, problem)
      this.speak(taken, place)
      asked.kept(taken.entry.seq, false)
      if (this.heard > this.spoken.seq && this.quiet) void this.readAgain()
    })
  }

  private unkept(asked: Asked, { text, next }: Unkept): void {
    if (next === 'give-up') this.broken = text
    else this.room.back(this.spoken)
    asked.refused(unkept(text))
  }

  private speak(taken: Taken, place: RoomStart): void {
    const before = this.spoken
    this.spoken = place
    this.listener.speak(taken, before)
  }

  private follow(entry: TableEntry): void {
    const taken = this.room.follow(entry)
    this.speak(taken, this.room.place)
  }

  /** Ids first: one that is found there is then among the entries, or older than all of them. */
  private async readAgain(): Promise<void> {
    if (this.reading) return
    this.reading = true
    this.room.back(this.spoken)
    if (this.inFlight.length > 0 && ++this.losses >= lossesToAsk) this.keeper.turns?.ask(this.losses)
    try {
      const known = await Promise.all(this.inFlight.map(({ id }) => this.keeper.seqOf(id)))
      for (const entry of await this.keeper.since(this.spoken.seq)) this.follow(entry)
      this.reading = false
      const again: Asked[] = []
      for (const [i, asked] of this.inFlight.splice(0).entries()) {
        const seq = known[i]
        if (seq !== undefined) asked.kept(seq, true)
        else if (this.yielding) again.push(asked)
        else this.decide(asked)
      }
      this.undecided.unshift(...again)
      this.decideRest()
    } catch (problem) {
      this.lose(problem)
    }
  }

  private leaveTurn(): void {
    const { turns } = this.keeper
    if (this.notOurTurn || !turns) return
    this.notOurTurn = true
    turns.after(shortTurn, () => {
      this.notOurTurn = false
      this.decideRest()
    })
  }

  private decideRest(): void {
    if (!this.waits) for (const asked of this.undecided.splice(0)) this.decide(asked)
  }

  private tryTo(run: () => void): void {
    try {
      run()
    } catch (problem) {
      this.lose(problem)
    }
  }

  private lose(problem: unknown): void {
    this.broken = 'The table is read again.'
    this.listener.bug?.(problem)
    this.listener.lost()
  }
}

const isTaken = (answer: Taken | Before): answer is Taken => 'entry' in answer

const unkept = (problem: string): Refusal => refuse('not-now', `${problem} Nothing has happened; try again later.`)
