// Writing to the SQLite file: one transaction a batch. When one table spoils it, each table is tried alone.
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Append, StoreProblem } from './store.ts'
import { storeProblem } from './trouble.ts'

export class SqliteWriter {
  private readonly db: DatabaseSync
  /** What is known of tables, as long as nobody else writes to the file. */
  private readonly known = new Map<string, Known>()
  private version: unknown
  private readonly statements: Readonly<
    Record<'begin' | 'commit' | 'version' | 'find' | 'open' | 'entry' | 'snapshot', StatementSync>
  >

  constructor(db: DatabaseSync) {
    this.db = db
    this.statements = {
      begin: db.prepare('BEGIN IMMEDIATE'),
      commit: db.prepare('COMMIT'),
      version: db.prepare('PRAGMA data_version'),
      find: db.prepare(
        'SELECT n, coalesce((SELECT max(seq) FROM entries WHERE entries.n = tables.n), 0) AS last FROM tables WHERE id = ?',
      ),
      open: db.prepare('INSERT INTO tables (id, book, master, created) VALUES (?, ?, ?, ?)'),
      entry: db.prepare('INSERT INTO entries (n, seq, id, body) VALUES (?, ?, ?, ?)'),
      snapshot: db.prepare('INSERT OR REPLACE INTO snapshots (n, seq, hash, body) VALUES (?, ?, ?, ?)'),
    }
  }

  append(batch: readonly Append[]): (StoreProblem | undefined)[] {
    const problem = this.transaction(batch)
    if (!problem) return batch.map(() => undefined)
    if (problem.code !== 'conflict' || batch.length === 1) return batch.map(() => problem)
    return batch.map(each => this.transaction([each]))
  }

  delete(table: string): StoreProblem | undefined {
    try {
      this.db.prepare('DELETE FROM tables WHERE id = ?').run(table)
      this.known.delete(table)
      return undefined
    } catch (error) {
      return storeProblem(error)
    }
  }

  private transaction(batch: readonly Append[]): StoreProblem | undefined {
    try {
      this.statements.begin.run()
      this.forgetWhatOthersChanged()
      for (const each of batch) this.write(each)
      this.statements.commit.run()
      return undefined
    } catch (error) {
      if (this.db.isTransaction) this.db.exec('ROLLBACK')
      for (const { table } of batch) this.known.delete(table)
      return error instanceof Conflict ? error.problem : storeProblem(error)
    }
  }

  private write({ table, after, entries, opens, snapshot }: Append): void {
    const { open, entry } = this.statements
    if (opens) open.run(opens.id, opens.book, opens.master, opens.created)
    const { n, last } = this.find(table)
    if (last !== after) throw new Conflict(`entry ${after} was expected to be the last of ${table}, but it is ${last}`)
    for (const { seq, id, body } of entries) entry.run(n, seq, id, body)
    if (snapshot) this.statements.snapshot.run(n, snapshot.seq, snapshot.hash, snapshot.body)
    this.known.set(table, { n, last: after + entries.length })
  }

  private find(table: string): Known {
    const found = this.known.get(table) ?? (this.statements.find.get(table) as Known | undefined)
    if (!found) throw new Conflict(`there is no table ${table}`)
    return found
  }

  /** SQLite tells by a number that another connection has written. Ours has the lock, so it stays true until the commit. */
  private forgetWhatOthersChanged(): void {
    const { data_version: version } = this.statements.version.get() as { data_version: number }
    if (version !== this.version) this.known.clear()
    this.version = version
  }
}

interface Known {
  readonly n: number
  readonly last: number
}

class Conflict extends Error {
  readonly problem: StoreProblem = { code: 'conflict', text: `The journal has moved on: ${this.message}.` }
}
