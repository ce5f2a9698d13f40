// The PostgreSQL database: how it is laid out, and how an older one is brought up to date, by one node at a time.
import type { Sql } from 'postgres'
import { openSecret, sealSecret } from './sealed-key.ts'
import { StoreTrouble } from './store.ts'

/**
 * Number n brings a database of version n to version n + 1. Never change one that has been released; add the next.
 * Entries have no foreign key: it would lock a row of `tables` for every batch. Numbers of tables are never used again.
 */
const migrations: readonly string[] = [
  `CREATE TABLE tables (
     n bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, id text NOT NULL UNIQUE, book text NOT NULL, master text NOT NULL,
     created text NOT NULL
   );
   CREATE TABLE entries (
     n bigint NOT NULL, seq integer NOT NULL, id text NOT NULL, body text NOT NULL,
     PRIMARY KEY (n, seq), UNIQUE (n, id)
   );
   CREATE TABLE snapshots (
     n bigint NOT NULL, seq integer NOT NULL, hash text NOT NULL, body text NOT NULL, PRIMARY KEY (n, seq)
   );`,
]

/** Any number will do, as long as every node uses the same. */
const lock = 5_105_105

const known = 'quincunx'

/** Under an advisory lock, so that nodes that start together do not do it twice. */
export async function migratePostgres(sql: Sql, schema: string, key: Buffer, steps = migrations): Promise<void> {
  await sql.begin(async sql => {
    await sql`SET LOCAL statement_timeout = 0`
    await sql`SELECT pg_advisory_xact_lock(${lock})`
    await sql`CREATE SCHEMA IF NOT EXISTS ${sql(schema)}`
    await sql`CREATE TABLE IF NOT EXISTS about (version integer NOT NULL, sealed text NOT NULL)`
    const [about] = await sql<{ version: number; sealed: string }[]>`SELECT version, sealed FROM about`
    const version = about?.version ?? 0
    if (about) openSecret(key, about.sealed, known)
    if (version > steps.length)
      throw new StoreTrouble({
        code: 'broken',
        text: `The database was set up by a newer Quincunx (version ${version}, here ${steps.length}). Use that one.`,
      })
    if (version === steps.length) return
    for (const step of steps.slice(version)) await sql.unsafe(step)
    await sql`DELETE FROM about`
    await sql`INSERT INTO about VALUES (${steps.length}, ${sealSecret(key, known, known)})`
  })
}
