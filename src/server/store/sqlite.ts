// Journals in one SQLite file: read here, written by a thread of their own, durable before anybody hears of it.
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { backup, DatabaseSync, type StatementSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { migrate, pragmas } from './schema.ts'
import type { Done, Job } from './sqlite-worker.ts'
import {
  type Append,
  type Snapshot,
  type Store,
  type StoredEntry,
  type StoredTable,
  type StoreProblem,
  StoreTrouble,
  type TableSummary,
} from './store.ts'
import { storeProblem } from './trouble.ts'

export interface SqliteOptions {
  /** The file may not grow beyond this many bytes; what would make it larger is refused as if the disk were full. */
  readonly mostBytes?: number
  /** How long another program's lock is waited for, in milliseconds. */
  readonly patience?: number
}

/** Opens the file, and makes it or brings it up to date where needed. Throws StoreTrouble with a sentence. */
export function openSqlite(file: string, options: SqliteOptions = {}): Store {
  try {
    mkdirSync(dirname(file), { recursive: true })
    const db = new DatabaseSync(file)
    try {
      db.exec(`PRAGMA journal_mode = WAL; ${pragmas(options)}`)
      migrate(db, file)
      return new SqliteStore(file, db, options)
    } catch (problem) {
      db.close()
      throw problem
    }
  } catch (error) {
    if (error instanceof StoreTrouble) throw error
    const problem = folderProblem(error) ?? storeProblem(error)
    throw new StoreTrouble({ ...problem, text: `${file}: ${problem.text}` })
  }
}

function folderProblem(error: unknown): StoreProblem | undefined {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return { code: 'read-only', text: 'Nothing may be written in this folder.' }
  return code === 'ENOSPC' ? { code: 'full', text: 'The disk is full.' } : undefined
}

class SqliteStore implements Store {
  private readonly file: string
  private readonly options: SqliteOptions
  private readonly db: DatabaseSync
  private readonly waiting: ((done: Done) => void)[] = []
  private readonly statements: Readonly<
    Record<'table' | 'last' | 'read' | 'seqOf' | 'snapshot' | 'list', StatementSync>
  >
  private worker: Worker | undefined

  constructor(file: string, db: DatabaseSync, options: SqliteOptions) {
    this.file = file
    this.options = options
    this.db = db
    const byId = '(SELECT n FROM tables WHERE id = ?)'
    this.statements = {
      table: db.prepare('SELECT id, book, master, created FROM tables WHERE id = ?'),
      last: db.prepare(`SELECT max(seq) AS seq FROM entries WHERE n = ${byId}`),
      read: db.prepare(`SELECT seq, id, body FROM entries WHERE n = ${byId} AND seq BETWEEN ? AND ? ORDER BY seq`),
      seqOf: db.prepare(`SELECT seq FROM entries WHERE n = ${byId} AND id = ?`),
      snapshot: db.prepare(
        `SELECT seq, hash, body FROM snapshots WHERE n = ${byId} AND seq <= ? ORDER BY seq DESC LIMIT 1`,
      ),
      list: db.prepare(
        `SELECT id, book, created, coalesce((SELECT max(seq) FROM entries WHERE entries.n = tables.n), 0) AS entries
         FROM tables ORDER BY created, id`,
      ),
    }
  }

  async append(batch: readonly Append[]): Promise<Done> {
    const done = await this.job({ type: 'append', batch })
    return done.length === batch.length ? done : batch.map(() => lostWriter)
  }

  async table(id: string): Promise<StoredTable | undefined> {
    return reading(() => this.statements.table.get(id) as StoredTable | undefined)
  }

  async last(table: string): Promise<number> {
    return reading(() => (this.statements.last.get(table) as { seq: number | null }).seq ?? 0)
  }

  async lasts(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const all = await Promise.all(tables.map(async table => [table, await this.last(table)] as const))
    return new Map(all.filter(([, seq]) => seq > 0))
  }

  async read(table: string, first: number, last = Number.MAX_SAFE_INTEGER): Promise<readonly StoredEntry[]> {
    return reading(() => this.statements.read.all(table, first, last) as unknown as StoredEntry[])
  }

  async seqOf(table: string, commandId: string): Promise<number | undefined> {
    return reading(() => (this.statements.seqOf.get(table, commandId) as { seq: number } | undefined)?.seq)
  }

  async snapshot(table: string, seq: number): Promise<Snapshot | undefined> {
    return reading(() => this.statements.snapshot.get(table, seq) as Snapshot | undefined)
  }

  async list(): Promise<readonly TableSummary[]> {
    return reading(() => this.statements.list.all() as unknown as TableSummary[])
  }

  async delete(table: string): Promise<void> {
    const [problem] = await this.job({ type: 'delete', table })
    if (problem) throw new StoreTrouble(problem)
  }

  async check(): Promise<readonly string[]> {
    try {
      const lines = this.db.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[]
      return lines.map(line => line.integrity_check).filter(line => line !== 'ok')
    } catch (error) {
      return [storeProblem(error).text]
    }
  }

  async backup(file: string): Promise<void> {
    await backup(this.db, file)
  }

  async close(): Promise<void> {
    if (this.worker) await this.job({ type: 'close' })
    this.db.close()
  }

  private job(job: Job): Promise<Done> {
    this.worker ??= this.startWorker()
    this.worker.postMessage(job)
    return new Promise(resolve => this.waiting.push(resolve))
  }

  /** A writer that dies leaves its jobs undone; the next job gets a new one. */
  private startWorker(): Worker {
    const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
      workerData: { file: this.file, options: this.options },
    })
    worker.on('message', (done: Done) => this.waiting.shift()?.(done))
    worker.on('error', () => undefined)
    worker.on('exit', () => {
      this.worker = undefined
      for (const resolve of this.waiting.splice(0)) resolve([])
    })
    return worker
  }
}

const lostWriter: StoreProblem = { code: 'broken', text: 'The data file could not be written.' }

function reading<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new StoreTrouble(storeProblem(error))
  }
}
