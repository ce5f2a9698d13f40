// A ready scene, set up by its own commands from an empty table.
import type { Book, Command, Options, ReadyScene } from './book.ts'
import { type Game, gameOf } from './game.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'
import { isWaiting, perform } from './run.ts'

/** The game after the commands of a scene; a command that is refused, or that wants dice, is told with its number. */
export function setUpScene(
  book: Book,
  options: Options,
  { id, commands }: Pick<ReadyScene<object>, 'id' | 'commands'>,
): Game | Refusal {
  const rules = gameOf(book)
  let game: Game = rules.start(options)
  for (const [i, command] of commands.entries()) {
    const answer = perform(rules, game, command as Command, () => undefined)
    const where = `${book.title}, scene "${id}", command ${i + 1} (${(command as Command).type})`
    if (isRefusal(answer)) return { ...answer, text: `${where}: ${answer.text}` }
    if (isWaiting(answer)) return refuse('not-now', `${where} wants dice, and a scene is set up without.`)
    game = answer.state
  }
  return game
}
