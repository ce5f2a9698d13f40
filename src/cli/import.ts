// quincunx import: a journal from a file becomes a table here, with new links.
import { books } from '../books/index.ts'
import { isRefusal } from '../kernel/index.ts'
import { importTable, type Store, unpackTable } from '../server/index.ts'
import { readArgs } from './args.ts'
import { BadCall, type Command, type ExitCode, type Io } from './command.ts'
import { withStore } from './data.ts'
import { readJsonFile, readLines } from './file.ts'
import { storeFlags } from './settings.ts'

const flags = {
  ...storeFlags,
  house: { type: 'boolean', text: 'the file is of quincunx export --house: tables keep their ids, links and secrets' },
} as const

export const importCommand: Command = {
  name: 'import',
  summary: 'take the journal of a table over from a file',
  usage: 'FILE [--house] [--data FOLDER | --database URL --key-file FILE]',
  flags,
  examples: ['quincunx import evening.json'],
  run(args, io) {
    const { words, flags: given } = readArgs(flags, args)
    const [file] = words
    if (file === undefined) throw new BadCall('Name the journal file.')
    if (given.house) return withStore(given, io, store => unpack(store, readLines(file), io))
    const json = readJsonFile(file)
    return withStore(given, io, async store => {
      const seat = await importTable(store, books, json, new Date().toISOString())
      if (isRefusal(seat)) {
        io.stderr.write(`${seat.text}\n`)
        return 1
      }
      io.stdout.write(
        `Table ${seat.table} is here.\nGame master: ${seat.token}\nLink for the others: ${seat.table}.${seat.link}\n`,
      )
      return 0
    })
  },
}

/** What cannot be taken over is said; the others are. */
async function unpack(store: Store, lines: AsyncIterable<string>, io: Io): Promise<ExitCode> {
  let refused = 0
  for await (const line of lines) {
    if (line.trim() === '') continue
    const id = await unpackTable(store, line)
    if (isRefusal(id)) refused++
    if (isRefusal(id)) io.stderr.write(`${id.text}\n`)
    else io.stdout.write(`Table ${id} is here.\n`)
  }
  return refused === 0 ? 0 : 1
}
