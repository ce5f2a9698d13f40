// Folding a journal: every entry changes the table, and undoing one puts the game back to where it was before it.
import { type Book, frozen, type Game } from '../kernel/index.ts'
import { isSharedEvent } from './events.ts'
import { evolve } from './evolve.ts'
import type { EntryFacts, Table, TableEvent } from './types.ts'

/** A step of the game that can be taken back: the game before it and after it. */
export interface Step {
  readonly seq: number
  readonly by: string
  readonly thrown: boolean
  readonly before: Game
  readonly after: Game
}

export interface Fold {
  readonly table: Table
  /** The last is undone first. */
  readonly done: readonly Step[]
  /** The last is redone first. */
  readonly undone: readonly Step[]
}

/** So many steps can be taken back. */
export const undoDepth = 50

/** Secret rolls that are never opened are forgotten after so many; the journal keeps them. */
const mostSecretRolls = 100

/** An undo reaches back beyond the place where this fold began: begin at an earlier snapshot. */
export class FoldedTooLate extends Error {}

const nothing = undefined as unknown as Table

/** Before the first entry there is no table: `OpenTable` makes it. */
export const unopened: Fold = { table: nothing, done: [], undone: [] }

export const foldFrom = (table: Table): Fold => ({ table, done: [], undone: [] })

/** The table before each event of an entry, and after the last. */
export function tablesOf(book: Book, fold: Fold, { seq, throws, events }: EntryFacts): readonly Table[] {
  const tables = [fold.table]
  for (const event of events) tables.push(afterEvent(book, fold, tables.at(-1) as Table, event, seq, throws))
  return tables
}

function afterEvent(
  book: Book,
  fold: Fold,
  table: Table,
  event: TableEvent,
  seq: number,
  throws: EntryFacts['throws'],
): Table {
  if (isSharedEvent(event)) {
    if (event.type === 'Undone') return { ...table, game: stepAt(fold.done, event.entry).before }
    if (event.type === 'Redone') return { ...table, game: stepAt(fold.undone, event.entry).after }
    if (event.type === 'DiceRolled' && event.secret) {
      const secretRolls = [...table.secretRolls, { ...event.roll, entry: seq, throws }]
      return { ...table, secretRolls: secretRolls.slice(-mostSecretRolls) }
    }
  }
  return frozen(evolve(book, table, event))
}

function stepAt(steps: readonly Step[], seq: number): Step {
  const step = steps.at(-1)
  if (step?.seq !== seq) throw new FoldedTooLate(`entry ${seq} lies before the place where folding began`)
  return step
}

/** The fold after an entry. `tables` are those of `tablesOf`, where somebody has them already. */
export function foldEntry(
  book: Book,
  fold: Fold,
  entry: EntryFacts & { readonly by: string },
  tables = tablesOf(book, fold, entry),
): Fold {
  const table = tables.at(-1) as Table
  const last = entry.events.at(-1)
  if (last && isSharedEvent(last) && last.type === 'Undone')
    return { table, done: fold.done.slice(0, -1), undone: [...fold.undone, stepAt(fold.done, last.entry)] }
  if (last && isSharedEvent(last) && last.type === 'Redone')
    return { table, done: [...fold.done, stepAt(fold.undone, last.entry)], undone: fold.undone.slice(0, -1) }
  const before = fold.table?.game
  if (before === undefined || entry.events.every(isSharedEvent)) return { ...fold, table }
  const step = { seq: entry.seq, by: entry.by, thrown: entry.throws.length > 0, before, after: table.game }
  return { table, done: [...fold.done.slice(1 - undoDepth), step], undone: [] }
}

/** What a person may be told about a journal that is not quite of this program's version. */
export function versionWarning(book: Book, table: Table): string | undefined {
  if (table.version === book.version) return undefined
  const age = table.version > book.version ? 'a newer' : 'an older'
  return `This table was opened with ${age} version of ${book.title} (${table.version}, here ${book.version}). What is unknown here is kept and passed over.`
}
