// The SQLite file: how it is laid out, and how an older one is brought up to date.
import { existsSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import type { SqliteOptions } from './sqlite.ts'
import { StoreTrouble } from './store.ts'

/** Number n brings a file of version n to version n + 1. Never change one that has been released; add the next. */
export const migrations: readonly string[] = [
  `CREATE TABLE tables (
     n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, book TEXT NOT NULL, master TEXT NOT NULL, created TEXT NOT NULL
   ) STRICT;
   CREATE TABLE entries (
     n INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, seq INTEGER NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL,
     PRIMARY KEY (n, seq), UNIQUE (n, id)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE snapshots (
     n INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, seq INTEGER NOT NULL, hash TEXT NOT NULL, body TEXT NOT NULL,
     PRIMARY KEY (n, seq)
   ) STRICT, WITHOUT ROWID;`,
  // Entries lie in the order in which they were written, not table by table: a commit over many tables touches a page for each
  // few entries, and beyond that only the two indexes.
  `CREATE TABLE written (
     k INTEGER PRIMARY KEY, n INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, seq INTEGER NOT NULL, id TEXT NOT NULL,
     body TEXT NOT NULL, UNIQUE (n, seq), UNIQUE (n, id)
   ) STRICT;
   INSERT INTO written (n, seq, id, body) SELECT n, seq, id, body FROM entries ORDER BY n, seq;
   DROP TABLE entries;
   ALTER TABLE written RENAME TO entries;`,
]

const pageBytes = 4096
/** The log is folded into the file after 32 MB: rarely, so that hot pages are written once and not a hundred times. */
const pagesBeforeCheckpoint = 8192
/** In kibibytes: the last pages of a thousand tables' indexes stay in memory. */
const pageCache = 32_768

/** Every connection: nothing is spoken of before it is on the disk, and a lock is waited for a little. */
export const pragmas = ({ mostBytes, patience = 2000 }: SqliteOptions): string =>
  [
    'PRAGMA synchronous = FULL',
    `PRAGMA wal_autocheckpoint = ${pagesBeforeCheckpoint}`,
    `PRAGMA cache_size = -${pageCache}`,
    'PRAGMA foreign_keys = ON',
    `PRAGMA busy_timeout = ${patience}`,
    ...(mostBytes === undefined ? [] : [`PRAGMA max_page_count = ${Math.ceil(mostBytes / pageBytes)}`]),
  ].join('; ')

export function fileVersion(db: DatabaseSync): number {
  return Number((db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version)
}

/** Brings a file up to date, after a copy of it was put beside it; answers with the copy's name. */
export function migrate(db: DatabaseSync, file: string, steps = migrations): string | undefined {
  const version = fileVersion(db)
  if (version > steps.length)
    throw new StoreTrouble({
      code: 'broken',
      text: `${file} was written by a newer Quincunx (version ${version}, here ${steps.length}). Use that one, or another data folder.`,
    })
  if (version === steps.length) return undefined
  const copy = version === 0 ? undefined : copyBeside(db, file, version)
  db.exec('BEGIN IMMEDIATE')
  try {
    for (const step of steps.slice(version)) db.exec(step)
    db.exec(`PRAGMA user_version = ${steps.length}`)
    db.exec('COMMIT')
  } catch (problem) {
    db.exec('ROLLBACK')
    throw problem
  }
  return copy
}

function copyBeside(db: DatabaseSync, file: string, version: number): string {
  for (let n = 0; ; n++) {
    const copy = `${file}.version-${version}${n === 0 ? '' : `-${n}`}`
    if (existsSync(copy)) continue
    db.prepare('VACUUM INTO ?').run(copy)
    return copy
  }
}
