// Group commit: everything that was taken in one turn of the event loop, at all tables, becomes one transaction. What comes in
// while the disk is busy makes the next one.
import type { Append, Snapshot, Store, StoredEntry, StoredTable, StoreProblem } from './store/store.ts'

/** One entry on its way to the store. */
export interface Kept {
  readonly table: string
  readonly entry: StoredEntry
  readonly opens?: StoredTable
  readonly snapshot?: Snapshot
  done(problem?: StoreProblem): void
}

export interface CommitCount {
  /** After every batch: how many entries, and how long it took in milliseconds. */
  committed(entries: number, milliseconds: number): void
  /** Speaking of an entry ended in an exception: that table's trouble, not the others'. */
  bug(table: string, problem: unknown): void
}

export class GroupCommit {
  private readonly store: Store
  private readonly count: CommitCount
  private queue: Kept[] = []
  private busy = false
  private scheduled = false
  private idle: (() => void)[] = []

  constructor(store: Store, count: CommitCount) {
    this.store = store
    this.count = count
  }

  keep(kept: Kept): void {
    this.queue.push(kept)
    if (this.busy || this.scheduled) return
    this.scheduled = true
    setImmediate(() => void this.flush())
  }

  /** Resolves when nothing is on its way any more. */
  drained(): Promise<void> {
    if (!this.busy && this.queue.length === 0) return Promise.resolve()
    return new Promise(resolve => this.idle.push(resolve))
  }

  private async flush(): Promise<void> {
    this.scheduled = false
    this.busy = true
    while (this.queue.length > 0) {
      const batch = this.queue
      this.queue = []
      await this.commit(batch)
      await turn()
    }
    this.busy = false
    for (const resolve of this.idle.splice(0)) resolve()
  }

  private async commit(batch: readonly Kept[]): Promise<void> {
    const groups = Map.groupBy(batch, ({ table }) => table)
    const began = performance.now()
    const problems = await this.store.append([...groups.values()].map(appendOf))
    this.count.committed(batch.length, performance.now() - began)
    const failed = new Map([...groups.keys()].flatMap((table, i) => (problems[i] ? [[table, problems[i]]] : [])))
    const alsoFailed = failed.size > 0 ? this.takeOut(failed) : []
    for (const kept of batch) this.answer(kept, failed.get(kept.table))
    for (const kept of alsoFailed) this.answer(kept, failed.get(kept.table))
  }

  private answer({ table, done }: Kept, problem: StoreProblem | undefined): void {
    try {
      done(problem)
    } catch (bug) {
      this.count.bug(table, bug)
    }
  }

  /** What was built on something that is not stored must not be stored either, though its number may fit by chance. */
  private takeOut(failed: ReadonlyMap<string, StoreProblem>): readonly Kept[] {
    const taken = this.queue.filter(({ table }) => failed.has(table))
    this.queue = this.queue.filter(({ table }) => !failed.has(table))
    return taken
  }
}

/** Lets in what has arrived meanwhile, so that batches grow with the load. */
const turn = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

function appendOf(kept: readonly Kept[]): Append {
  const [first] = kept as [Kept]
  const snapshot = kept.findLast(({ snapshot }) => snapshot)?.snapshot
  return {
    table: first.table,
    after: first.entry.seq - 1,
    entries: kept.map(({ entry }) => entry),
    ...(first.opens && { opens: first.opens }),
    ...(snapshot && { snapshot }),
  }
}
