// The last entries of a table, for those who come back after a short break. They are kept as text beside the state before them:
// that costs next to nothing while nobody asks, and what was spoken is made from it again for whoever does.
import type { Book } from '../kernel/index.ts'
import { type Fold, tablesOf } from './fold.ts'
import type { Taken } from './room.ts'
import type { TableEntry } from './seat-view.ts'

export interface Remembered {
  readonly seq: number
  /** The entry as JSON. */
  readonly line: string
  readonly before: Fold
}

/** So many entries are held in memory. */
export const recentEntries = 16

export class Recent {
  private readonly book: Book
  private readonly kept: Remembered[]

  constructor(book: Book, kept: readonly Remembered[] = []) {
    this.book = book
    this.kept = kept.slice(-recentEntries)
  }

  add(remembered: Remembered): void {
    this.kept.push(remembered)
    if (this.kept.length > recentEntries) this.kept.shift()
  }

  /** From `first` to `last`, both included; undefined when `first` is too long ago. */
  read(first: number, last: number): readonly Taken[] | undefined {
    const start = this.kept[0]?.seq
    if (start === undefined || start > first) return undefined
    return this.kept.slice(first - start, last - start + 1).map(each => this.again(each))
  }

  private again({ line, before }: Remembered): Taken {
    const entry = JSON.parse(line) as TableEntry
    return { entry, tables: tablesOf(this.book, before, entry) }
  }
}
