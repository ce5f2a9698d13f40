// quincunx export: the journal or the chronicle of a table, also while the server runs.
import { exportChronicle, exportTable } from '../server/index.ts'
import { readArgs } from './args.ts'
import { requireBook } from './book.ts'
import type { Command, ExitCode } from './command.ts'
import { findTable, withStore } from './data.ts'
import { storeFlags } from './settings.ts'

const flags = {
  ...storeFlags,
  chronicle: { type: 'boolean', text: 'the story as Markdown, as the game master knows it, in place of the journal' },
} as const

export const exportCommand: Command = {
  name: 'export',
  summary: 'write the journal of a table to standard output',
  usage: 'TABLE [--chronicle] [--data FOLDER | --database URL --key-file FILE]',
  flags,
  examples: ['quincunx export 3f9a > evening.json', 'quincunx export 3f9a --chronicle > evening.md'],
  run(args, io) {
    const { words, flags: given } = readArgs(flags, args)
    return withStore(given, io, async (store): Promise<ExitCode> => {
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
