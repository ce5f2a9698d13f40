// quincunx import: a journal from a file becomes a table here, with new links.
import { books } from '../books/index.ts'
import { isRefusal } from '../kernel/index.ts'
import { importTable } from '../server/index.ts'
import { readArgs } from './args.ts'
import { BadCall, type Command } from './command.ts'
import { withStore } from './data.ts'
import { readJsonFile } from './file.ts'
import { storeFlags } from './settings.ts'

const flags = storeFlags

export const importCommand: Command = {
  name: 'import',
  summary: 'take the journal of a table over from a file',
  usage: 'FILE [--data FOLDER | --database URL --key-file FILE]',
  flags,
  examples: ['quincunx import evening.json'],
  run(args, io) {
    const { words, flags: given } = readArgs(flags, args)
    const [file] = words
    if (file === undefined) throw new BadCall('Name the journal file.')
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
