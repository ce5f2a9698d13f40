// quincunx export: the journal or the chronicle of a table, also while the server runs.
import { exportChronicle, exportTable, packTable, type Store } from '../server/index.ts'
import { readArgs } from './args.ts'
import { requireBook } from './book.ts'
import type { Command, ExitCode, Io } from './command.ts'
import { findTable, withExistingStore } from './data.ts'
import { storeFlags } from './settings.ts'

const flags = {
  ...storeFlags,
  house: {
    type: 'boolean',
    text: 'to move house: all tables, or those named, whole, with ids, links and secrets, one a line; keep the file safe',
  },
  chronicle: { type: 'boolean', text: 'the story as Markdown, as the game master knows it, in place of the journal' },
} as const

export const exportCommand: Command = {
  name: 'export',
  summary: 'write the journal of a table to standard output',
  usage: '[TABLE…] [--chronicle | --house] [--data FOLDER | --database URL --key-file FILE]',
  flags,
  examples: [
    'quincunx export 3f9a > evening.json',
    'quincunx export 3f9a --chronicle > evening.md',
    'quincunx export --house > house.jsonl',
  ],
  run(args, io) {
    const { words, flags: given } = readArgs(flags, args)
    return withExistingStore(given, io, async (store): Promise<ExitCode> => {
      if (given.house) return pack(store, words, io)
      const id = await findTable(store, words[0])
      const book = requireBook((await store.table(id))?.book ?? '')
      const file = await exportTable(store, book, id)
      const gm = { role: 'gm', heroes: [], seat: 'gm' } as const
      io.stdout.write(
        given.chronicle ? await exportChronicle(store, book, id, file.title, gm) : `${JSON.stringify(file)}\n`,
      )
      return 0
    })
  },
}

async function pack(store: Store, named: readonly string[], io: Io): Promise<ExitCode> {
  const all = named.length === 0 ? (await store.list()).map(({ id }) => id) : []
  for (const beginning of named) all.push(await findTable(store, beginning))
  for (const id of all) io.stdout.write(`${await packTable(store, id)}\n`)
  io.stderr.write(`${all.length} tables packed, with everything that is secret of them.\n`)
  return 0
}
