// Records a random play as a journal file, with the table's own dice, as an exported table would hold it.
import { commitment, type Draw, fromKey } from '../../src/dice/index.ts'
import {
  type Book,
  type Command,
  type Entry,
  type Event,
  type Game,
  type GameCommand,
  type GameEvent,
  gameOf,
  isRefusal,
  isWaiting,
  noHash,
  perform,
  seal,
} from '../../src/kernel/index.ts'
import type { JournalFile } from '../../src/kernel/verify.ts'
import { possible } from './random-play.ts'

const secret = '5a'.repeat(32)
const salt = 'ana:blue,bo:heron'

export function recordPlay(book: Book, options: Game['scene']['options'], draw: Draw, plies: number): JournalFile {
  const rules = gameOf(book)
  const entries: Entry<GameCommand<Command>, GameEvent<Command, Event>>[] = []
  let game: Game = rules.start(options)
  const give = (command: GameCommand<Command>) => {
    const seq = entries.length + 1
    const played = perform(rules, game, command, fromKey({ secret, salt, entry: seq }))
    if (isRefusal(played) || isWaiting(played)) return
    const { events, throws } = played
    const at = new Date(Date.UTC(2026, 0, 1, 20, 0, seq)).toISOString()
    entries.push(seal(entries.at(-1)?.hash ?? noHash, { seq, at, by: 'gm', id: `c${seq}`, command, throws, events }))
    game = played.state
  }
  for (const command of book.scenes[0]?.commands ?? []) give(command as Command)
  for (let ply = 0; ply < plies; ply++) {
    const commands = possible(book, game)
    if (commands.length > 0) give(commands[draw(commands.length)] as Command)
  }
  const file = {
    quincunx: 'journal',
    book: book.id,
    version: book.version,
    options,
    dice: { commitment: commitment(secret), salt, secret },
    entries,
  }
  return JSON.parse(JSON.stringify(file)) as JournalFile
}
