// The room: takes one command after another and answers each with an entry or a refusal. It has no I/O, no clock and no chance
// of its own, so the server, a browser and a test run the very same one.
import { describeWanted, diceOf, type FaceSource, fromScript, runWithFaces, ScriptMismatch } from '../dice/index.ts'
import {
  type Book,
  chooseOptions,
  type EntryText,
  isRefusal,
  noHash,
  type Options,
  type Refusal,
  refuse,
  sealAndWrite,
} from '../kernel/index.ts'
import { tableRules } from './decide.ts'
import { type Fold, foldEntry, tablesOf, unopened } from './fold.ts'
import { diceCommitment, diceSecret, linkKey, type MasterKey, sameText, seatOfToken, seatToken } from './keys.ts'
import { parseCommand } from './parse.ts'
import type { JoinTable } from './protocol.ts'
import type { TableEntry } from './seat-view.ts'
import { seatOf } from './seats.ts'
import type { RoomCommand, Table, TableCommand } from './types.ts'
import { anonymous, forbidden, isByHand, nobody } from './verbs.ts'

/** An entry with the table before each of its events and, last, after all of them. */
export interface Taken {
  readonly entry: TableEntry
  readonly tables: readonly Table[]
  /** As it was written when it was decided here. */
  readonly text?: EntryText
}

/** The command was done before, as this entry. */
export interface Before {
  readonly before: number
}

/** Where a room begins: at nothing, or at a snapshot. */
export interface RoomStart {
  readonly fold: Fold
  readonly seq: number
  readonly hash: string
}

export const fromNothing: RoomStart = { fold: unopened, seq: 0, hash: noHash }

/** A repeat is recognised among so many commands here; older ones by the store's unique key. */
const idsRemembered = 64

export class Room {
  readonly id: string
  readonly book: Book
  readonly masterKey: MasterKey
  private readonly ids = new Map<string, { readonly seq: number; readonly by: string }>()
  private now: RoomStart
  private dice: { readonly rotation: number; readonly of: ReturnType<typeof diceOf> } | undefined

  constructor(book: Book, id: string, master: MasterKey, start: RoomStart = fromNothing) {
    this.book = book
    this.id = id
    this.masterKey = master
    this.now = start
  }

  /** Where the room stands: keep it to come back to. */
  get place(): RoomStart {
    return this.now
  }

  get table(): Table {
    return this.now.fold.table
  }

  get seq(): number {
    return this.now.seq
  }

  get hash(): string {
    return this.now.hash
  }

  get link(): string {
    return linkKey(this.masterKey, this.table.link)
  }

  tokenOf(seat: string): string {
    return seatToken(this.masterKey, seat)
  }

  /** The seat behind a token, if it is of this table and still there. */
  seatBehind(token: string): string | undefined {
    const seat = seatOfToken(this.masterKey, token)
    return seat !== undefined && seatOf(this.table, seat) ? seat : undefined
  }

  open(asked: { title: string; name: string; options?: Options }, id: string, at: string): Taken | Refusal {
    const options = chooseOptions(this.book, asked.options)
    if (isRefusal(options)) return options
    const { title, name } = asked
    const { id: book, version } = this.book
    const sealed = diceCommitment(this.masterKey, 1)
    const command: RoomCommand = { type: 'OpenTable', book, version, options, title, name, commitment: sealed }
    return this.write(this.nextSeat, id, command, at)
  }

  /** Somebody with the link wants to come in. Their seat is named after the entry that says so. */
  ask({ link, name, role = 'player' }: JoinTable, id: string, at: string): Taken | Refusal {
    if (!sameText(this.link, link))
      return refuse('forbidden', 'This link is not, or no longer, good. Ask the game master for the present one.')
    return this.write(this.nextSeat, id, { type: 'AskSeat', name, role }, at)
  }

  /** A journal from elsewhere goes on here: its old secret stays where it was made, so new dice are sealed. */
  move(id: string, at: string): Taken | Refusal {
    const gm = this.table.seats.find(({ role, waiting }) => role === 'gm' && !waiting)
    if (!gm) return refuse('illegal', 'This journal has no game master.')
    const commitment = diceCommitment(this.masterKey, this.table.dice.rotation + 1)
    return this.write(gm.id, id, { type: 'MoveTable', commitment }, at)
  }

  private get nextSeat(): string {
    return askedSeat(this.seq + 1)
  }

  /** One command of a seat: done as an entry, found to be done before, or refused. */
  take(seat: string, id: string, json: unknown, at: string): Taken | Before | Refusal {
    const known = this.ids.get(id)
    if (known)
      return known.by === seat || known.by === nobody
        ? { before: known.seq }
        : refuse('illegal', 'That id belongs to another command.')
    const command = parseCommand(this.book, json)
    if (isRefusal(command)) return command
    const no = forbidden(this.book, this.table, seatOf(this.table, seat), command)
    return no ?? this.write(seat, id, this.completed(command), at)
  }

  /** Fills in what only the room knows: the secret to reveal, and the hash of the next. */
  private completed(command: TableCommand): TableCommand {
    if (command.type !== 'RotateDice') return command
    const { rotation } = this.table.dice
    const next = diceCommitment(this.masterKey, rotation + 1)
    return { type: 'RotateDice', secret: diceSecret(this.masterKey, rotation), commitment: next }
  }

  private write(seat: string, id: string, command: TableCommand, at: string): Taken | Refusal {
    const { fold, seq, hash } = this.now
    const by = anonymous.has(command.type) ? nobody : seat
    try {
      const source = isByHand(command) ? fromScript(command.throws) : this.keyedDice(seq + 1)
      const run = runWithFaces(dice => tableRules(this.book, seat).decide(fold, command, dice), source)
      if (!run.done)
        return refuse('malformed', `Another throw is needed, "${run.wanted.label}": ${describeWanted(run.wanted)}.`)
      if (isRefusal(run.value)) return run.value
      if (isByHand(command) && run.throws.length < command.throws.length)
        return refuse(
          'malformed',
          `${command.throws.length} throws are given, but only ${run.throws.length} were needed.`,
        )
      const body = { seq: seq + 1, at, by, id, command, throws: run.throws, events: run.value }
      const { entry, text } = sealAndWrite(hash, body)
      const taken = this.follow(entry)
      this.remember(id, entry.seq, seat)
      return { ...taken, text }
    } catch (mismatch) {
      if (mismatch instanceof ScriptMismatch) return refuse('malformed', `${mismatch.message}.`)
      throw mismatch
    }
  }

  private keyedDice(entry: number): FaceSource {
    let source: FaceSource | undefined
    return (thrown, index) => {
      source ??= this.presentDice()(saltOf(this.table), entry)
      return source(thrown, index)
    }
  }

  private presentDice(): ReturnType<typeof diceOf> {
    const { rotation } = this.table.dice
    if (this.dice?.rotation !== rotation) this.dice = { rotation, of: diceOf(diceSecret(this.masterKey, rotation)) }
    return this.dice.of
  }

  /** Folds an entry that was written before, or elsewhere. */
  follow(entry: TableEntry): Taken {
    const tables = tablesOf(this.book, this.now.fold, entry)
    this.now = { fold: foldEntry(this.book, this.now.fold, entry, tables), seq: entry.seq, hash: entry.hash }
    this.remember(entry.id, entry.seq, entry.by)
    return { entry, tables }
  }

  /** What was taken since that place is forgotten. */
  back(place: RoomStart): void {
    this.now = place
    for (const [id, { seq }] of this.ids) if (seq > place.seq) this.ids.delete(id)
  }

  /** An anonymous entry keeps its sender out of the journal, so after loading its id belongs to whoever repeats it. */
  private remember(id: string, seq: number, by: string): void {
    this.ids.set(id, { seq, by })
    if (this.ids.size > idsRemembered) this.ids.delete(this.ids.keys().next().value as string)
  }
}

/** The seat that was asked for in an entry. */
export const askedSeat = (seq: number): string => `s${seq}`

/** All salt in the order in which it was thrown in. */
export const saltOf = ({ dice }: Table): string => dice.salts.map(({ seat, salt }) => `${seat}:${salt}`).join()

/** Entries of the past with the tables around them, from the fold before the first of them. */
export function takenFrom(book: Book, start: Fold, entries: readonly TableEntry[]): Taken[] {
  let fold = start
  return entries.map(entry => {
    const tables = tablesOf(book, fold, entry)
    fold = foldEntry(book, fold, entry, tables)
    return { entry, tables }
  })
}
