// quincunx watch: follows a table in the terminal, sentence by sentence.
import type { Sentence } from '../kernel/index.ts'
import type { Client, ToldEntry } from '../table/index.ts'
import { readArgs } from './args.ts'
import type { Command, Io } from './command.ts'
import { seatFlags, takeSeat } from './seat.ts'

const flags = {
  ...seatFlags,
  once: { type: 'boolean', text: 'print what there is and end, without waiting for more' },
} as const

export const watch: Command = {
  name: 'watch',
  summary: 'follow a table in the terminal',
  usage: 'LINK [--name NAME] [--server URL] [--once]',
  flags,
  examples: ['quincunx watch http://localhost:4200/table/#3f9ac1….8d02aa…'],
  async run(args, io) {
    const { words, flags: given } = readArgs(flags, args)
    const client = await takeSeat({ link: words[0], role: 'spectator', ...given }, io)
    if (!client) return 1
    const left = follow(client, io, given.once === true)
    process.once('SIGINT', () => client.close())
    await left
    client.close()
    return 0
  },
}

/** Resolves when the table is closed to this seat, or when everything was printed and that is enough. */
function follow(client: Client, io: Io, once: boolean): Promise<void> {
  let told = 0
  return new Promise(resolve => {
    client.subscribe(({ entries, seq, status }) => {
      for (const entry of entries) if (entry.seq > told) print(entry, io)
      told = Math.max(told, entries.at(-1)?.seq ?? 0)
      if (status === 'closed' || (once && entries.length > 0 && told <= seq)) resolve()
    })
  })
}

function print({ lines }: ToldEntry, io: Io): void {
  for (const line of lines) io.stdout.write(`${sentence(line)}\n`)
}

export const sentence = ({ lead, text, word }: Sentence): string =>
  [lead, text, word?.toUpperCase()].filter(part => part !== undefined).join(' ')
