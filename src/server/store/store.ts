// Where journals are kept: a small interface, so that another kind of store can stand behind the same server.

/** What is known of a table besides its journal. */
export interface StoredTable {
  readonly id: string
  readonly book: string
  /** Everything secret of the table follows from this; it never leaves the server. */
  readonly master: string
  readonly created: string
}

export interface StoredEntry {
  readonly seq: number
  /** The sender's id of the command: unique within the table. */
  readonly id: string
  /** The whole entry as JSON. */
  readonly body: string
}

/** A table as it was after an entry, so that loading need not begin at the first. Can be made again at any time. */
export interface Snapshot {
  readonly seq: number
  readonly hash: string
  readonly body: string
}

/** Entries to add to one table, all of them or none. */
export interface Append {
  readonly table: string
  /** The number of the last entry that is there already. */
  readonly after: number
  readonly entries: readonly StoredEntry[]
  /** With `after: 0`: the table is new. */
  readonly opens?: StoredTable
  readonly snapshot?: Snapshot
}

/**
 * Why something could not be stored. `conflict`: others wrote to this table, or a command's id was used before. `away`: the
 * database cannot be reached, and nothing was stored. `unsure`: the answer was lost, and only the journal tells.
 */
export interface StoreProblem {
  readonly code: 'conflict' | 'away' | 'unsure' | 'full' | 'locked' | 'read-only' | 'damaged' | 'broken'
  readonly text: string
}

export interface TableSummary {
  readonly id: string
  readonly book: string
  readonly created: string
  readonly entries: number
}

export interface Store {
  /**
   * Adds a batch in one transaction and answers when it is durable: for each table undefined, or why nothing of it was stored.
   * The trouble of one table is not another's.
   */
  append(batch: readonly Append[]): Promise<readonly (StoreProblem | undefined)[]>
  table(id: string): Promise<StoredTable | undefined>
  /** The number of the table's last entry; 0 when there is none. */
  last(table: string): Promise<number>
  /** The same for many tables at once; those without entries are left out. */
  lasts(tables: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** From `first` to `last`, both included, in order. */
  read(table: string, first: number, last?: number): Promise<readonly StoredEntry[]>
  /** The entry that a command's id became. */
  seqOf(table: string, commandId: string): Promise<number | undefined>
  /** The newest snapshot that is not newer than entry `seq`. */
  snapshot(table: string, seq: number): Promise<Snapshot | undefined>
  list(): Promise<readonly TableSummary[]>
  delete(table: string): Promise<void>
  /** What is wrong with the file itself, each in a line; nothing when it is whole. */
  check(): Promise<readonly string[]>
  /** A whole copy, taken while the store is in use. */
  backup(file: string): Promise<void>
  close(): Promise<void>
}

/** A store cannot be opened or read: the sentence says why, and what to do. */
export class StoreTrouble extends Error {
  readonly problem: StoreProblem
  constructor(problem: StoreProblem) {
    super(problem.text)
    this.problem = problem
  }
}
