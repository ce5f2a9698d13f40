// quincunx throw: plays at a table from the terminal: throws an open call, or any dice.
import { isRefusal } from '../kernel/index.ts'
import type { Client, ClientState, TableCommand } from '../table/index.ts'
import { readArgs } from './args.ts'
import type { Command, Io } from './command.ts'
import { seatFlags, takeSeat } from './seat.ts'
import { sentence } from './watch.ts'

export const throwCommand: Command = {
  name: 'throw',
  summary: 'throw an open call at a table, or any dice, from the terminal',
  usage: 'LINK [CALL | DICE] [--name NAME] [--server URL]',
  flags: seatFlags,
  examples: ['quincunx throw LINK', 'quincunx throw LINK cross', 'quincunx throw LINK 2d6+3'],
  async run(args, io) {
    const { words, flags: given } = readArgs(seatFlags, args)
    const [link, what] = words
    const client = await takeSeat({ link, role: 'player', ...given }, io)
    if (!client) return 1
    try {
      if (what === undefined) return list(client.state, io)
      return await give(client, commandFor(client.state, what), io)
    } finally {
      client.close()
    }
  },
}

function commandFor({ table }: ClientState, what: string): TableCommand {
  const call = table?.game.calls.find(({ id }) => id === what)
  return call ? { type: 'ThrowCall', call: call.id } : { type: 'RollDice', notation: what }
}

function list({ table }: ClientState, io: Io): 0 {
  const calls = table?.game.calls ?? []
  if (calls.length === 0) io.stdout.write('No call is open. Any dice can be thrown: quincunx throw LINK 2d6+3\n')
  for (const { id, hero, stake } of calls) io.stdout.write(`${id}: ${hero} throws. ${stake}\n`)
  return 0
}

async function give(client: Client, command: TableCommand, io: Io): Promise<0 | 1> {
  const answer = await client.give(command)
  if (isRefusal(answer)) {
    io.stderr.write(`${answer.text}\n`)
    return 1
  }
  const told = client.state.entries.find(({ seq }) => seq === answer.seq)
  for (const { label, groups } of told?.throws ?? [])
    io.stdout.write(
      `${label}: ${Object.values(groups)
        .map(({ faces }) => faces.join(' '))
        .join(' | ')}\n`,
    )
  for (const line of told?.lines ?? []) io.stdout.write(`${sentence(line)}\n`)
  return 0
}
