// Journals in a PostgreSQL database, for any number of nodes. What keeps them apart are the unique keys (table, seq) and (table, id):
// of two nodes that write the same entry one is told to read again.
import postgres, { type ISql, type Sql } from 'postgres'
import { migratePostgres } from './postgres-schema.ts'
import { databaseProblem } from './postgres-trouble.ts'
import { openSecret, sealSecret } from './sealed-key.ts'
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

export interface PostgresOptions {
  /** postgres://user:password@host:port/database */
  readonly url: string
  /** Seals what is secret of a table. Every node needs the same. */
  readonly key: Buffer
  readonly schema?: string
  /** Milliseconds after which no answer is an answer. */
  readonly patience?: number
}

const readers = 3
/** A journal that comes in whole gets as much patience again for every so many entries. */
const manyEntries = 1000

const writeList = (values: readonly (string | number)[]): string =>
  `{${values.map(value => `"${String(value).replace(/[\\"]/g, '\\$&')}"`).join()}}`

/**
 * Lists as parameters, by PostgreSQL's numbers of their types. The driver would ask the database for them as each connection begins;
 * when that breaks off, nobody catches its exception, and the node ends.
 */
const list = (number: number) => ({ to: number, from: [number], serialize: writeList, parse: (text: string) => text })
const types = { integers: list(1007), texts: list(1009) }

/** Connects, and sets the database up or brings it up to date where needed. Throws StoreTrouble with a sentence. */
export async function openPostgres(options: PostgresOptions): Promise<Store> {
  const { url, key, schema = 'quincunx', patience = 5000 } = options
  const connect = (max: number) =>
    postgres(url, {
      max,
      connect_timeout: Math.max(1, Math.ceil(patience / 1000)),
      backoff: () => 0.1,
      fetch_types: false,
      types,
      onnotice: () => undefined,
      connection: { application_name: 'quincunx', search_path: schema, statement_timeout: patience },
    })
  const patient = (connections: number) => new Patient(() => connect(connections), 2 * patience)
  try {
    const setUp = patient(1)
    await setUp.ask(sql => sql`SELECT 1`).finally(() => setUp.close())
    const sql = connect(1)
    await migratePostgres(sql, schema, key).finally(() => sql.end({ timeout: 1 }))
    return new PostgresStore(patient(1), patient(readers), key)
  } catch (error) {
    throw new StoreTrouble(startProblem(error, url))
  }
}

/** Where a database is, without user and password. */
export const placeOf = (url: string): string =>
  url
    .replace(/^\w+:\/\//, '')
    .replace(/^.*@/, '')
    .replace(/\?.*$/, '')

/** Only whoever starts a node is told where the database should be. */
function startProblem(error: unknown, url: string): StoreProblem {
  const problem = databaseProblem(error)
  if ((error as { code?: string }).code === 'ERR_INVALID_URL')
    return { ...problem, text: 'This is no address of a database: it is like postgres://user:password@host:5432/name.' }
  if (problem.code !== 'away' && problem.code !== 'unsure') return problem
  return { ...problem, text: `The database does not answer at ${placeOf(url)}.` }
}

/** Connections that are given up, and made anew, when they say nothing for too long. */
class Patient {
  private readonly connect: () => Sql
  private readonly patience: number
  private sql: Sql

  constructor(connect: () => Sql, patience: number) {
    this.connect = connect
    this.patience = patience
    this.sql = connect()
  }

  async ask<T>(run: (sql: Sql) => PromiseLike<T>, times = 1): Promise<T> {
    const { sql } = this
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.giveUp(sql)
        reject(new StoreTrouble({ code: 'unsure', text: 'The database does not answer.' }))
      }, this.patience * times)
    })
    return Promise.race([run(sql), late]).finally(() => clearTimeout(timer))
  }

  close(): Promise<void> {
    return this.sql.end({ timeout: 1 }).catch(() => undefined)
  }

  private giveUp(sql: Sql): void {
    if (this.sql !== sql) return
    this.sql = this.connect()
    sql.end({ timeout: 0 }).catch(() => undefined)
  }
}

class PostgresStore implements Store {
  private readonly writer: Patient
  private readonly readers: Patient
  private readonly key: Buffer
  private writing: Promise<unknown> = Promise.resolve()

  constructor(writer: Patient, readers: Patient, key: Buffer) {
    this.writer = writer
    this.readers = readers
    this.key = key
  }

  append(batch: readonly Append[]): Promise<readonly (StoreProblem | undefined)[]> {
    const done = this.writing.then(() => this.write(batch))
    this.writing = done
    return done
  }

  async table(id: string): Promise<StoredTable | undefined> {
    const [found] = await this.reading(
      sql => sql<StoredTable[]>`SELECT id, book, master, created FROM tables WHERE id = ${id}`,
    )
    return found && { ...found, master: openSecret(this.key, found.master, id) }
  }

  async last(table: string): Promise<number> {
    return (await this.lasts([table])).get(table) ?? 0
  }

  async lasts(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.reading(
      sql => sql<{ id: string; seq: number }[]>`
        SELECT id, seq FROM tables
        CROSS JOIN LATERAL (SELECT max(seq) AS seq FROM entries WHERE entries.n = tables.n) AS newest
        WHERE id = ANY(${[...tables]}::text[]) AND seq IS NOT NULL`,
    )
    return new Map(rows.map(({ id, seq }) => [id, seq]))
  }

  async read(table: string, first: number, last = 2 ** 31 - 1): Promise<readonly StoredEntry[]> {
    const rows = await this.reading(
      sql => sql<StoredEntry[]>`
        SELECT seq, entries.id, body FROM entries JOIN tables USING (n)
        WHERE tables.id = ${table} AND seq BETWEEN ${first} AND ${last} ORDER BY seq`,
    )
    return [...rows]
  }

  async seqOf(table: string, commandId: string): Promise<number | undefined> {
    const [found] = await this.reading(
      sql => sql<{ seq: number }[]>`
        SELECT seq FROM entries JOIN tables USING (n) WHERE tables.id = ${table} AND entries.id = ${commandId}`,
    )
    return found?.seq
  }

  async snapshot(table: string, seq: number): Promise<Snapshot | undefined> {
    const [found] = await this.reading(
      sql => sql<Snapshot[]>`
        SELECT seq, hash, body FROM snapshots JOIN tables USING (n)
        WHERE tables.id = ${table} AND seq <= ${seq} ORDER BY seq DESC LIMIT 1`,
    )
    return found
  }

  list(): Promise<readonly TableSummary[]> {
    return this.reading(
      sql => sql<TableSummary[]>`
        SELECT id, book, created, coalesce((SELECT max(seq) FROM entries WHERE entries.n = tables.n), 0) AS entries
        FROM tables ORDER BY created, id`,
    )
  }

  async delete(table: string): Promise<void> {
    await this.reading(sql =>
      sql.begin(async sql => {
        const [gone] = await sql<{ n: string }[]>`DELETE FROM tables WHERE id = ${table} RETURNING n`
        if (!gone) return
        await sql`DELETE FROM entries WHERE n = ${gone.n}`
        await sql`DELETE FROM snapshots WHERE n = ${gone.n}`
      }),
    )
  }

  async check(): Promise<readonly string[]> {
    const gaps = await this.reading(
      sql => sql<{ id: string; missing: number }[]>`
        SELECT tables.id, max(seq) - count(*)::int AS missing FROM tables JOIN entries USING (n)
        GROUP BY tables.id HAVING max(seq) <> count(*)`,
    )
    return gaps.map(({ id, missing }) => `table ${id} lacks ${missing} entries`)
  }

  async backup(): Promise<void> {
    throw new StoreTrouble({
      code: 'broken',
      text: 'A PostgreSQL database is copied with pg_dump, also while it is in use; docs/operating.md says how.',
    })
  }

  async close(): Promise<void> {
    await this.writing
    await Promise.all([this.writer.close(), this.readers.close()])
  }

  /** One statement for all tables. Where one of them meets another node's entry at this very moment, each is tried alone. */
  private async write(batch: readonly Append[]): Promise<readonly (StoreProblem | undefined)[]> {
    const problems = await this.statement(batch.toSorted((a, b) => (a.table < b.table ? -1 : 1)))
    if (!(problems instanceof StoreTrouble)) return batch.map(({ table }) => problems.get(table))
    const { problem } = problems
    if (problem.code !== 'conflict' || batch.length === 1) return batch.map(() => problem)
    const alone: (StoreProblem | undefined)[] = []
    for (const each of batch) alone.push(...(await this.write([each])))
    return alone
  }

  /** Tables that did not end where the batch expected it, each with its problem; or why nothing at all is stored. */
  private async statement(batch: readonly Append[]): Promise<ReadonlyMap<string, StoreProblem> | StoreTrouble> {
    const opens = batch.flatMap(({ opens }) => opens ?? [])
    const entries = batch.flatMap(({ table, entries }) => entries.map(entry => ({ ...entry, table })))
    const snapshots = batch.flatMap(({ table, snapshot }) => (snapshot ? [{ ...snapshot, table }] : []))
    const write = (sql: ISql) => sql<{ id: string }[]>`
          WITH opened AS (
            INSERT INTO tables (id, book, master, created) SELECT * FROM unnest(
              ${opens.map(({ id }) => id)}::text[], ${opens.map(({ book }) => book)}::text[],
              ${opens.map(({ id, master }) => sealSecret(this.key, master, id))}::text[],
              ${opens.map(({ created }) => created)}::text[])
            RETURNING n, id
          ), given AS (
            SELECT * FROM unnest(${batch.map(({ table }) => table)}::text[], ${batch.map(({ after }) => after)}::int[])
              AS given (id, last)
          ), fitting AS (
            SELECT n, id FROM given JOIN tables USING (id)
            WHERE last = coalesce((SELECT max(seq) FROM entries WHERE entries.n = tables.n), 0)
            UNION ALL SELECT n, id FROM given JOIN opened USING (id) WHERE last = 0
          ), written AS (
            INSERT INTO entries (n, seq, id, body) SELECT n, seq, entry, body FROM unnest(
              ${entries.map(({ table }) => table)}::text[], ${entries.map(({ seq }) => seq)}::int[],
              ${entries.map(({ id }) => id)}::text[], ${entries.map(({ body }) => body)}::text[])
              AS new (id, seq, entry, body) JOIN fitting USING (id)
          ), pictured AS (
            INSERT INTO snapshots (n, seq, hash, body) SELECT n, seq, hash, body FROM unnest(
              ${snapshots.map(({ table }) => table)}::text[], ${snapshots.map(({ seq }) => seq)}::int[],
              ${snapshots.map(({ hash }) => hash)}::text[], ${snapshots.map(({ body }) => body)}::text[])
              AS new (id, seq, hash, body) JOIN fitting USING (id)
            ON CONFLICT (n, seq) DO UPDATE SET hash = excluded.hash, body = excluded.body
          )
          SELECT id FROM fitting`
    const atLength = (sql: Sql) =>
      sql.begin(async sql => {
        await sql`SET LOCAL statement_timeout = 0`
        return write(sql)
      })
    const times = Math.ceil(entries.length / manyEntries)
    try {
      const rows = await this.writer.ask(times > 1 ? atLength : write, Math.max(1, times))
      const stored = new Set(rows.map(({ id }) => id))
      return new Map(batch.flatMap(({ table }) => (stored.has(table) ? [] : [[table, movedOn(table)]])))
    } catch (error) {
      return new StoreTrouble(databaseProblem(error))
    }
  }

  private async reading<T>(ask: (sql: Sql) => PromiseLike<T>): Promise<T> {
    try {
      return await this.readers.ask(ask)
    } catch (error) {
      const problem = databaseProblem(error)
      throw new StoreTrouble(problem.code === 'unsure' ? { ...problem, code: 'away' } : problem)
    }
  }
}

const movedOn = (table: string): StoreProblem => ({
  code: 'conflict',
  text: `The journal has moved on: another entry was expected to be the last of ${table}.`,
})
