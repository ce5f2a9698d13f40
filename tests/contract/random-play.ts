// Random legal play from offers: the fuzz players, the contract suite and the recorder of journals all use this one.
import { type Draw, fromDraw, type Thrown } from '../../src/dice/index.ts'
import {
  type Book,
  type Command,
  type Event,
  type Game,
  type GameCommand,
  type GameEvent,
  gameOf,
  gmViewer,
  isRefusal,
  isWaiting,
  leanable,
  type Options,
  perform,
  type Refusal,
  refusalBeforeThrowing,
  setUpScene,
} from '../../src/kernel/index.ts'

export interface Ply {
  readonly before: Game
  readonly command: GameCommand<Command>
  readonly events: readonly GameEvent<Command, Event>[]
  readonly throws: readonly Thrown[]
  readonly after: Game
}

const pick = <T>(draw: Draw, from: readonly T[]): T => from[draw(from.length)] as T

/** Everything that somebody could do now: the book's offers, calls opened from them, and leaning into open calls. */
export function possible(book: Book, game: Game): GameCommand<Command>[] {
  const offers = book.offers(game.scene, gmViewer).filter(offer => !offer.refusal)
  const calls = offers
    .filter(({ call, command }) => call && command.hero !== undefined && game.calls.length < 3)
    .map(({ command }) => ({
      type: 'OpenCall' as const,
      call: freeId(game),
      hero: command.hero,
      draft: command,
    }))
  return [
    ...offers.map(({ command }) => command),
    ...calls,
    ...game.calls.flatMap(call => aroundCall(book, game, call)).filter(command => stillGood(book, game, command)),
  ]
}

/** What was right when a call was opened need not be right any more: its hero may have fallen since. */
const stillGood = (book: Book, game: Game, command: GameCommand<Command>): boolean =>
  !refusalBeforeThrowing(gameOf(book), game, command)

const freeId = (game: Game): string => {
  for (let n = 1; ; n++) if (!game.calls.some(({ id }) => id === `call-${n}`)) return `call-${n}`
}

/** A call that has become impossible since it was opened, as when its hero is down, can only be left. */
function aroundCall(book: Book, game: Game, call: Game['calls'][number]): GameCommand<Command>[] {
  const toss: GameCommand<Command> = { type: 'ThrowCall', call: call.id }
  const withdraw: GameCommand<Command> = { type: 'WithdrawCall', call: call.id }
  const back = call.leanings.map(({ contribution }) => ({ type: 'StepBack' as const, call: call.id, contribution }))
  if (refusalBeforeThrowing(gameOf(book), game, toss)) return [...back, withdraw]
  const leaning = leanable(book, game.scene, call).flatMap(({ contribution, state }): GameCommand<Command>[] => {
    const about = { call: call.id, contribution: contribution.id }
    if (state === 'offered')
      return [
        { type: 'AcceptHelp', ...about },
        { type: 'StepBack', ...about },
      ]
    if (state === 'in') return [{ type: 'StepBack', ...about }]
    return contribution.refusal ? [] : [{ type: 'LeanIn', ...about }]
  })
  return [...leaning, toss, withdraw]
}

/** Other readings of the rules, drawn for a table. */
export const randomOptions = (book: Book, draw: Draw): Options =>
  Object.fromEntries(book.options.map(({ id, values }) => [id, pick(draw, values).id]))

/** The ready scene of a book, set up by its own commands. A refusal is a broken scene, so it throws. */
export function setUp(book: Book, options: Game['scene']['options'], scene = book.scenes[0]): Game {
  const game = scene ? setUpScene(book, options, scene) : gameOf(book).start(options)
  if (isRefusal(game)) throw new Error(game.text)
  return game
}

/** Plays on and on; a step that is refused is passed over here and told to `refused`. */
export function* randomPlay(
  book: Book,
  start: Game,
  draw: Draw,
  plies: number,
  refused: (refusal: Refusal, command: GameCommand<Command>, game: Game) => void = () => undefined,
): Generator<Ply> {
  const rules = gameOf(book)
  let game = start
  for (let ply = 0; ply < plies; ply++) {
    const commands = possible(book, game)
    if (commands.length === 0) return
    const command = pick(draw, commands)
    const answer = perform(rules, game, command, fromDraw(draw))
    if (isRefusal(answer)) refused(answer, command, game)
    else if (!isWaiting(answer)) {
      yield { before: game, command, events: answer.events, throws: answer.throws, after: answer.state }
      game = answer.state
    }
  }
}
