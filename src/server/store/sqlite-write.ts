// Writing to the SQLite file: one transaction a batch. When one table spoils it, each table is tried alone.
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Append, StoreProblem } from './store.ts'
import { storeProblem } from './trouble.ts'

export class SqliteWriter {
  private readonly db: DatabaseSync
  private readonly numbers = new Map<string, number>()
  private readonly statements: Readonly<
    Record<'begin' | 'commit' | 'find' | 'last' | 'open' | 'entry' | 'snapshot', StatementSync>
  >

  constructor(db: DatabaseSync) {
    this.db = db
    this.statements = {
      begin: db.prepare('BEGIN IMMEDIATE'),
      commit: db.prepare('COMMIT'),
      find: db.prepare('SELECT n FROM tables WHERE id = ?'),
      last: db.prepare('SELECT max(seq) AS seq FROM entries WHERE n = ?'),
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
      this.numbers.delete(table)
      return undefined
    } catch (error) {
      return storeProblem(error)
    }
  }

  private transaction(batch: readonly Append[]): StoreProblem | undefined {
    try {
      this.statements.begin.run()
      for (const each of batch) this.write(each)
      this.statements.commit.run()
      return undefined
    } catch (error) {
      if (this.db.isTransaction) this.db.exec('ROLLBACK')
      for (const { table } of batch) this.numbers.delete(table)
      return error instanceof Conflict ? error.problem : storeProblem(error)
    }
  }

  private write({ table, after, entries, opens, snapshot }: Append): void {
    const { open, entry, last } = this.statements
    if (opens) open.run(opens.id, opens.book, opens.master, opens.created)
    const n = this.number(table)
    const { seq } = last.get(n) as { seq: number | null }
    if ((seq ?? 0) !== after)
      throw new Conflict(`entry ${after} was expected to be the last of ${table}, but it is ${seq ?? 0}`)
    for (const { seq, id, body } of entries) entry.run(n, seq, id, body)
    if (snapshot) this.statements.snapshot.run(n, snapshot.seq, snapshot.hash, snapshot.body)
  }

  private number(table: string): number {
    let n = this.numbers.get(table)
    if (n === undefined) {
      n = (this.statements.find.get(table) as { n: number } | undefined)?.n
      if (n === undefined) throw new Conflict(`there is no table ${table}`)
      this.numbers.set(table, n)
    }
    return n
  }
}

class Conflict extends Error {
  readonly problem: StoreProblem = { code: 'conflict', text: `The journal has moved on: ${this.message}.` }
}
