// quincunx doctor: is the data file whole, and is every journal as it was written? Saves what can be read.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bookById } from '../books/index.ts'
import { examineTable, type TableHealth, wholeBeginning } from '../server/index.ts'
import { tableFile } from '../table/index.ts'
import { readArgs } from './args.ts'
import type { Command, Io } from './command.ts'
import { storeName, withExistingStore } from './data.ts'
import { storeFlags } from './settings.ts'

const flags = {
  ...storeFlags,
  rescue: {
    type: 'string',
    value: 'FOLDER',
    text: 'write the journals of damaged tables there, as far as they can be read',
  },
} as const

export const doctor: Command = {
  name: 'doctor',
  summary: 'examine the data file and every journal in it',
  usage: '[--data FOLDER | --database URL --key-file FILE] [--rescue FOLDER]',
  flags,
  examples: ['quincunx doctor', 'quincunx doctor --rescue ./rescued'],
  run(args, io) {
    const { flags: given } = readArgs(flags, args)
    return withExistingStore(given, io, async store => {
      io.stdout.write(`${storeName(given)}\n`)
      const broken = await store.check()
      for (const line of broken) io.stdout.write(`✖ file: ${line}\n`)
      const tables: TableHealth[] = []
      for (const table of await store.list()) tables.push(await examineTable(store, table))
      for (const table of tables) report(table, io)
      if (tables.length === 0) io.stdout.write('There are no tables in it.\n')
      if (given.rescue !== undefined) for (const table of tables) rescue(table, given.rescue, io)
      return broken.length === 0 && tables.every(({ problems }) => problems.length === 0) ? 0 : 1
    })
  },
}

function report({ id, book, good, problems }: TableHealth, io: Io): void {
  io.stdout.write(`${problems.length === 0 ? '✔' : '✖'} table ${id} (${book}): ${good} entries\n`)
  for (const problem of problems) io.stdout.write(`    ${problem}\n`)
}

function rescue({ id, book: bookId, problems, readable }: TableHealth, folder: string, io: Io): void {
  const book = bookById(bookId)
  if (problems.length === 0 || !book) return
  mkdirSync(folder, { recursive: true })
  const whole = wholeBeginning(readable)
  writeFileSync(join(folder, `${id}.json`), JSON.stringify(tableFile(book, `Rescued ${id.slice(0, 6)}`, whole)))
  writeFileSync(join(folder, `${id}.entries.json`), JSON.stringify(readable))
  io.stdout.write(
    `    ${whole.length} of ${readable.length} readable entries make a journal: ${join(folder, `${id}.json`)}\n`,
  )
}
