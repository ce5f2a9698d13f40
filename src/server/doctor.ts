// Looks through a store: is the file whole, is every journal as it was written, and what can still be read?
import { brokenSeal, noHash } from '../kernel/index.ts'
import type { TableEntry } from '../table/index.ts'
import { parseEntry } from './load.ts'
import type { Store, TableSummary } from './store/store.ts'

export interface TableHealth {
  readonly id: string
  readonly book: string
  /** Entries that were read and are as they were written. */
  readonly good: number
  /** What is wrong, each in a sentence. */
  readonly problems: readonly string[]
  /** Everything that can be read, in order; up to the first gap it is a journal that can be imported. */
  readonly readable: readonly TableEntry[]
}

export async function examineTable(store: Store, { id, book, entries: last }: TableSummary): Promise<TableHealth> {
  const problems: string[] = []
  const readable: TableEntry[] = []
  let previous = { seq: 0, hash: noHash }
  for (let seq = 1; seq <= last; seq++) {
    const entry = await readOne(store, id, seq)
    const problem = typeof entry === 'string' ? entry : brokenSeal(previous, entry)
    if (problem !== undefined) problems.push(typeof entry === 'string' ? `entry ${seq}: ${problem}` : problem)
    if (typeof entry === 'string') continue
    readable.push(entry)
    previous = entry
  }
  return { id, book, good: readable.length, problems: summed(problems), readable }
}

async function readOne(store: Store, id: string, seq: number): Promise<TableEntry | string> {
  try {
    const [stored] = await store.read(id, seq, seq)
    return stored ? parseEntry(stored) : 'is missing'
  } catch (problem) {
    return (problem as Error).message
  }
}

const mostProblems = 10

function summed(problems: readonly string[]): readonly string[] {
  const more = problems.length - mostProblems
  return more > 0 ? [...problems.slice(0, mostProblems), `and ${more} more`] : problems
}

/** The entries from the first up to the first gap. */
export function wholeBeginning(readable: readonly TableEntry[]): readonly TableEntry[] {
  const gap = readable.findIndex(({ seq }, i) => seq !== i + 1)
  return gap < 0 ? readable : readable.slice(0, gap)
}
