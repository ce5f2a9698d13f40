// The data file for commands that work on it, with the sentences for what can be wrong.
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  dataFile,
  openPostgres,
  openSqlite,
  type PostgresOptions,
  parseKey,
  placeOf,
  type Store,
  StoreTrouble,
} from '../server/index.ts'
import { BadCall, type ExitCode, type Io } from './command.ts'
import { usualData } from './settings.ts'

/** The flags that name a store, as they were given. */
export interface StoreGiven {
  readonly data?: string | undefined
  readonly database?: string | undefined
  readonly 'key-file'?: string | undefined
}

export const dataFolder = (flag: string | undefined): string => resolve(flag ?? process.env.QUINCUNX_DATA ?? usualData)

/** The database that is meant, by flag or by environment; nothing when it is a folder. */
export function databaseOf(given: StoreGiven): PostgresOptions | undefined {
  const url = given.database ?? (given.data === undefined ? process.env.QUINCUNX_DATABASE : undefined)
  if (url === undefined || url === '') return undefined
  if (!/^postgres(ql)?:\/\//.test(url)) throw new BadCall('--database begins with postgres://')
  const file = given['key-file'] ?? process.env.QUINCUNX_KEY_FILE
  if (file === undefined) throw new BadCall('A database needs --key-file: "openssl rand -hex 32" makes a key.')
  return { url, key: readKey(file) }
}

function readKey(file: string): Buffer {
  try {
    return parseKey(readFileSync(file, 'utf8'), file)
  } catch (problem) {
    if (problem instanceof StoreTrouble) throw new BadCall(problem.message)
    throw new BadCall(`${file} cannot be read.`)
  }
}

/** Where the store is, for people: neither user nor password is told. */
export function storeName(given: StoreGiven): string {
  const url = databaseOf(given)?.url
  return url === undefined ? dataFile(dataFolder(given.data)) : `postgres://${placeOf(url)}`
}

/** Runs something on the store of a folder and closes it again. Trouble with the file is a sentence and exit code 1. */
export async function withStore(
  given: StoreGiven,
  io: Io,
  run: (store: Store) => Promise<ExitCode> | ExitCode,
): Promise<ExitCode> {
  try {
    const database = databaseOf(given)
    const store = database ? await openPostgres(database) : openSqlite(dataFile(dataFolder(given.data)))
    try {
      return await run(store)
    } finally {
      await store.close()
    }
  } catch (problem) {
    if (!(problem instanceof StoreTrouble)) throw problem
    io.stderr.write(`${problem.message}\n`)
    return 1
  }
}

/** The same for commands that only look: a folder without tables is a mistake in the call, and stays as it is. */
export function withExistingStore(...[given, io, run]: Parameters<typeof withStore>): Promise<ExitCode> {
  const file = dataFile(dataFolder(given.data))
  if (!databaseOf(given) && !existsSync(file))
    throw new BadCall(`There is no ${file}: no table was ever kept there. --data names the folder of tables.`)
  return withStore(given, io, run)
}

/** The one table whose id begins like this. */
export async function findTable(store: Store, beginning: string | undefined): Promise<string> {
  const ids = (await store.list()).map(({ id }) => id)
  const found = ids.filter(id => beginning !== undefined && id.startsWith(beginning))
  const [only, another] = found
  if (only !== undefined && another === undefined) return only
  const all = ids.length === 0 ? 'There are no tables.' : `Tables here: ${ids.join(', ')}.`
  throw new BadCall(
    found.length > 1 ? `"${beginning}" begins the ids of ${found.length} tables.` : `Name one table by its id. ${all}`,
  )
}
