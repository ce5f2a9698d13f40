// The data file for commands that work on it, with the sentences for what can be wrong.
import { resolve } from 'node:path'
import { dataFile, openSqlite, type Store, StoreTrouble } from '../server/index.ts'
import { BadCall, type ExitCode, type Io } from './command.ts'
import { usualData } from './settings.ts'

export const dataFolder = (flag: string | undefined): string => resolve(flag ?? process.env.QUINCUNX_DATA ?? usualData)

/** Runs something on the store of a folder and closes it again. Trouble with the file is a sentence and exit code 1. */
export async function withStore(
  folder: string | undefined,
  io: Io,
  run: (store: Store) => Promise<ExitCode> | ExitCode,
): Promise<ExitCode> {
  try {
    const store = openSqlite(dataFile(dataFolder(folder)))
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

/** The one table whose id begins like this. */
export function findTable(store: Store, beginning: string | undefined): string {
  const ids = store.list().map(({ id }) => id)
  const found = ids.filter(id => beginning !== undefined && id.startsWith(beginning))
  const [only, another] = found
  if (only !== undefined && another === undefined) return only
  const all = ids.length === 0 ? 'There are no tables.' : `Tables here: ${ids.join(', ')}.`
  throw new BadCall(
    found.length > 1 ? `"${beginning}" begins the ids of ${found.length} tables.` : `Name one table by its id. ${all}`,
  )
}
