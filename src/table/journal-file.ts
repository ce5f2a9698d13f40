// A table's journal as a file, and the proof of it: seals, permissions, rules and dice, naming the first entry that differs.
import { z } from 'zod'
import {
  auditEntry,
  type Book,
  brokenSeal,
  isRefusal,
  noHash,
  type Refusal,
  type Rules,
  refuse,
} from '../kernel/index.ts'
import { entrySchema, tellVerdict, unprovenThrow, type Verdict } from '../kernel/verify.ts'
import { tableRules } from './decide.ts'
import { type Fold, foldEntry, tablesOf, unopened, versionWarning } from './fold.ts'
import { saltOf } from './room.ts'
import type { TableEntry } from './seat-view.ts'
import { seatOf } from './seats.ts'
import type { TableCommand, TableEvent } from './types.ts'
import { forbidden, isByHand, nobody } from './verbs.ts'

export interface TableFile {
  readonly quincunx: 'table'
  readonly book: string
  readonly version: number
  readonly title: string
  readonly entries: readonly TableEntry[]
}

const mostEntriesInFile = 1_000_000

const tableFileSchema = z.object({
  quincunx: z.literal('table'),
  book: z.string().max(80),
  version: z.int(),
  title: z.string().max(200),
  entries: z.array(entrySchema).min(1).max(mostEntriesInFile),
})

/** The file itself is given back, not a copy: hashes depend on the order in which fields were written. */
export function parseTableFile(json: unknown): TableFile | Refusal {
  const parsed = tableFileSchema.safeParse(json)
  return parsed.success ? (json as TableFile) : refuse('malformed', firstProblems(parsed.error))
}

const firstProblems = (error: z.ZodError): string =>
  error.issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.join('.') || 'file'}: ${message}`)
    .join('\n')

export function tableFile(book: Book, title: string, entries: readonly TableEntry[]): TableFile {
  const [first] = entries
  const version =
    first?.command.type === 'OpenTable' && 'version' in first.command ? first.command.version : book.version
  return { quincunx: 'table', book: book.id, version, title, entries }
}

export interface TableVerdict extends Verdict {
  /** Throws whose faces people typed in: nobody can prove those. */
  readonly byHand: number
  readonly warning?: string
}

/** Goes through the whole journal as it was played. The secrets that were revealed on the way prove the dice before them. */
export function verifyTableFile(book: Book, { entries }: TableFile): TableVerdict {
  const secrets = revealed(entries)
  const count = { entries: 0, throws: 0, proven: 0, byHand: 0 }
  let fold: Fold = unopened
  let previous = { seq: 0, hash: noHash }
  for (const entry of entries) {
    const wrong = (text: string): TableVerdict => ({ ...count, wrong: { seq: previous.seq + 1, text } })
    const problem = brokenSeal(previous, entry) ?? notAllowed(book, fold, entry) ?? differs(book, fold, entry)
    if (problem !== undefined) return wrong(problem)
    const secret = secrets.get(fold.table?.dice.commitment)
    const loaded = secret && !isByHand(entry.command) ? unprovenThrow(entry, secret, saltOf(fold.table)) : undefined
    if (loaded) return wrong(loaded)
    if (isByHand(entry.command)) count.byHand += entry.throws.length
    else if (secret) count.proven += entry.throws.length
    const tables = tryFold(() => tablesOf(book, fold, entry))
    if (typeof tables === 'string') return wrong(`entry ${entry.seq} cannot be folded: ${tables}`)
    fold = foldEntry(book, fold, entry, tables)
    previous = entry
    count.entries++
    count.throws += entry.throws.length
  }
  const warning = versionWarning(book, fold.table)
  return warning === undefined ? count : { ...count, warning }
}

/** Every revealed secret under the hash that was published before it. */
function revealed(entries: readonly TableEntry[]): ReadonlyMap<string, string> {
  const secrets = new Map<string, string>()
  let sealed = ''
  for (const event of entries.flatMap(({ events }) => events)) {
    if (event.type === 'DiceRotated' && 'secret' in event) secrets.set(sealed, event.secret as string)
    if ('commitment' in event) sealed = event.commitment as string
  }
  return secrets
}

const roomCommands: ReadonlySet<string> = new Set(['OpenTable', 'AskSeat', 'MoveTable'])

function notAllowed(book: Book, { table }: Fold, { seq, by, command }: TableEntry): string | undefined {
  if (roomCommands.has(command.type) || by === nobody) return undefined
  if (!table) return `entry ${seq} stands before the table was opened`
  const no = forbidden(book, table, seatOf(table, by), command)
  return no && `entry ${seq} was not allowed: ${no.text}`
}

function differs(book: Book, fold: Fold, entry: TableEntry): string | undefined {
  const rules = tableRules(book, entry.by) as Rules<Fold, TableCommand, TableEvent>
  const answer = tryFold(() => [auditEntry(rules, fold, entry)])
  return typeof answer === 'string' ? `entry ${entry.seq}: ${answer}` : answer[0]
}

/** A forged journal may lead a rule anywhere; that is an answer too. */
function tryFold<T>(run: () => readonly T[]): readonly T[] | string {
  try {
    return run()
  } catch (problem) {
    return (problem as Error).message
  }
}

/** The fold at the end of a file, for going on with it; a refusal names the first entry that cannot be read. */
export function foldFile(book: Book, { entries }: TableFile): Fold | Refusal {
  let fold: Fold = unopened
  let previous = { seq: 0, hash: noHash }
  for (const entry of entries) {
    const broken = brokenSeal(previous, entry)
    if (broken) return refuse('illegal', `The journal is not as it was written: ${broken}.`)
    const next = tryFold(() => [foldEntry(book, fold, entry)])
    if (typeof next === 'string') return refuse('illegal', `Entry ${entry.seq} cannot be read: ${next}.`)
    fold = next[0] as Fold
    previous = entry
  }
  return fold.table ? fold : refuse('illegal', 'The journal does not begin with the opening of a table.')
}

export const isTableFile = (file: unknown): boolean =>
  !isRefusal(file) && typeof file === 'object' && file !== null && (file as { quincunx?: unknown }).quincunx === 'table'

/** The verdict in a sentence. */
export function tellTableVerdict({ byHand, warning, ...verdict }: TableVerdict): string {
  const { entries, throws, proven, wrong } = verdict
  if (wrong) return tellVerdict(verdict)
  const open = throws - proven - byHand
  const dice = [
    ...(proven > 0 ? [`${proven} proven`] : []),
    ...(byHand > 0 ? [`${byHand} thrown by hand`] : []),
    ...(open > 0 ? [`${open} whose secret is not revealed yet`] : []),
  ].join(', ')
  const good = `✔ ${entries} entries, ${throws} throws${dice === '' ? '' : ` (${dice})`}: seals, permissions, dice and rules agree.`
  return warning === undefined ? good : `${good}\n${warning}`
}
