// quincunx backup: a whole copy of the data file, taken while the server runs.
import { existsSync } from 'node:fs'
import { readArgs } from './args.ts'
import { BadCall, type Command, type ExitCode } from './command.ts'
import { withExistingStore } from './data.ts'
import { storeFlags } from './settings.ts'

const flags = storeFlags

export const backup: Command = {
  name: 'backup',
  summary: 'copy the data file, also while the server runs',
  usage: 'FILE [--data FOLDER | --database URL --key-file FILE]',
  flags,
  examples: ['quincunx backup tuesday.sqlite'],
  run(args, io) {
    const { words, flags: given } = readArgs(flags, args)
    const [file] = words
    if (file === undefined) throw new BadCall('Name the file to write.')
    if (existsSync(file)) throw new BadCall(`${file} is there already: nothing was overwritten.`)
    return withExistingStore(given, io, async (store): Promise<ExitCode> => {
      await store.backup(file)
      io.stdout.write(`${(await store.list()).length} tables copied to ${file}\n`)
      return 0
    })
  },
}
