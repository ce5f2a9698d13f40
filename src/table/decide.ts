// What a command does at the table: the game's by the book, all others here.
import { commitment, type Dice } from '../dice/index.ts'
import { type Book, type Decision, gameOf, isRefusal, type Refusal, type Rules, refuse } from '../kernel/index.ts'
import { evolve } from './evolve.ts'
import type { Fold } from './fold.ts'
import { askSeat, decideSeat } from './seats.ts'
import { openRoll, removeNote, rollDice, say, writeNote } from './talk.ts'
import type {
  AnyGameCommand,
  RoomCommand,
  SharedCommand,
  SharedEvent,
  Table,
  TableCommand,
  TableEvent,
} from './types.ts'
import { isByHand, isSharedCommand, sits } from './verbs.ts'

const mostBoundaries = 100
const mostSalts = 200

/** The rules of the table for commands that the seat `by` gives. Whether it may is asked before, by `forbidden`. */
export const tableRules = (book: Book, by: string): Pick<Rules<Fold, TableCommand, TableEvent>, 'decide'> => ({
  decide: (fold, command, dice) => decide(book, fold, by, command, dice),
})

function decide(book: Book, fold: Fold, by: string, command: TableCommand, dice: Dice): Decision<TableEvent> {
  if (isByHand(command)) return decide(book, fold, by, command.command, dice)
  if (isRoomCommand(command)) return decideRoom(fold, by, command)
  if (isSharedCommand(command)) return decideShared(book, fold, by, command, dice)
  return decideGame(book, fold.table, by, command, dice)
}

const isRoomCommand = (command: TableCommand): command is RoomCommand =>
  command.type === 'OpenTable' || command.type === 'AskSeat' || command.type === 'MoveTable'

function decideRoom({ table }: Fold, by: string, command: RoomCommand): Decision<TableEvent> {
  if (command.type === 'AskSeat') return askSeat(table, by, command)
  if (command.type === 'MoveTable') return [{ type: 'TableMoved', commitment: command.commitment }]
  if (table) return refuse('not-now', 'This table is open already.')
  const { book, version, options, title, name, commitment } = command
  const gm = { id: by, name, role: 'gm', heroes: [] } as const
  return [{ type: 'TableOpened', book, version, options, title, gm, commitment }]
}

/** Who brings a hero to the table plays it. */
function decideGame(book: Book, table: Table, by: string, command: AnyGameCommand, dice: Dice): Decision<TableEvent> {
  const decision = gameOf(book).decide(table.game, command, dice)
  if (isRefusal(decision) || !sits(table, by, 'player')) return decision
  const before = heroesOf(book, table)
  const after = heroesOf(
    book,
    decision.reduce((now, event) => evolve(book, now, event), table),
  )
  const brought = after.filter(hero => !before.includes(hero))
  return [...decision, ...brought.map(hero => ({ type: 'HeroGiven', hero, seat: by }) as const)]
}

export const heroesOf = (book: Book, { game }: Table): readonly string[] =>
  book.cast(game.scene).flatMap(({ id, kind }) => (kind === 'hero' ? [id] : []))

function decideShared(book: Book, fold: Fold, by: string, command: SharedCommand, dice: Dice): Decision<TableEvent> {
  const { table } = fold
  switch (command.type) {
    case 'SetAdmission':
      return table.door === command.door
        ? refuse('not-now', 'The door stands that way already.')
        : [{ type: 'AdmissionSet', door: command.door }]
    case 'RenewLink':
      return [{ type: 'LinkRenewed', link: table.link + 1 }]
    case 'SetTitle':
      return [{ type: 'TitleSet', title: command.title }]
    case 'StageScene':
      return stageScene(book, table, command.scene, dice)
    case 'Say':
      return say(table, by, command)
    case 'RollDice':
      return rollDice(by, command, dice)
    case 'OpenRoll':
      return openRoll(table, command)
    case 'WriteNote':
      return writeNote(table, by, command)
    case 'RemoveNote':
      return removeNote(table, by, command)
    case 'PauseTable':
      return table.paused ? refuse('not-now', 'The table is paused already.') : [{ type: 'TablePaused' }]
    case 'ResumeTable':
      return table.paused ? [{ type: 'TableResumed' }] : refuse('not-now', 'The table is not paused.')
    case 'SetBoundary':
    case 'RemoveBoundary':
      return setBoundary(table, command)
    case 'Undo':
      return undo(fold, by)
    case 'Redo':
      return redo(fold, by)
    case 'AddSalt':
      return addSalt(table, by, command.salt)
    case 'RotateDice':
      return rotateDice(table, command)
    default:
      return decideSeat(table, by, command, heroesOf(book, table))
  }
}

/** All commands of a ready scene as one step, so that one undo takes it away again. */
function stageScene(book: Book, table: Table, id: string, dice: Dice): Decision<TableEvent> {
  const scene = book.scenes.find(scene => scene.id === id)
  if (!scene)
    return refuse('unknown', `${book.title} has no scene "${id}": ${book.scenes.map(({ id }) => id).join(', ')}.`)
  const events: TableEvent[] = []
  let now = table
  for (const command of scene.commands) {
    const decision = gameOf(book).decide(now.game, command, dice)
    if (isRefusal(decision)) return decision
    events.push(...decision)
    now = decision.reduce((table, event) => evolve(book, table, event), now)
  }
  return events
}

function setBoundary(
  { boundaries }: Table,
  command: SharedCommand & { type: 'SetBoundary' | 'RemoveBoundary' },
): readonly SharedEvent[] | Refusal {
  const { boundary: id } = command
  const there = boundaries.some(boundary => boundary.id === id)
  if (command.type === 'RemoveBoundary')
    return there ? [{ type: 'BoundaryRemoved', boundary: id }] : refuse('unknown', `There is no line or veil "${id}".`)
  if (!there && boundaries.length >= mostBoundaries)
    return refuse('limit', `A table keeps at most ${mostBoundaries} lines and veils.`)
  return [{ type: 'BoundarySet', boundary: { id, kind: command.kind, text: command.text } }]
}

/** The game master takes back anything. A player takes back an own step, unless dice have fallen. */
function undo({ table, done }: Fold, by: string): readonly SharedEvent[] | Refusal {
  const step = done.at(-1)
  if (!step) return refuse('not-now', 'There is nothing to take back.')
  if (!sits(table, by, 'gm')) {
    if (step.by !== by) return refuse('forbidden', 'Only the game master takes back what another did.')
    if (step.thrown) return refuse('forbidden', 'Dice have fallen: only the game master takes that back.')
  }
  return [{ type: 'Undone', entry: step.seq }]
}

function redo({ table, undone }: Fold, by: string): readonly SharedEvent[] | Refusal {
  const step = undone.at(-1)
  if (!step) return refuse('not-now', 'Nothing was taken back since the last step.')
  if (step.by !== by && !sits(table, by, 'gm'))
    return refuse('forbidden', 'Only the game master brings back what another did.')
  return [{ type: 'Redone', entry: step.seq }]
}

function addSalt({ dice }: Table, by: string, salt: string): readonly SharedEvent[] | Refusal {
  if (dice.salts.length >= mostSalts)
    return refuse('limit', 'There is enough salt in these dice. The game master can rotate them.')
  return [{ type: 'SaltAdded', seat: by, salt }]
}

function rotateDice(
  { dice }: Table,
  { secret, commitment: next }: SharedCommand & { type: 'RotateDice' },
): readonly SharedEvent[] | Refusal {
  if (secret === undefined || next === undefined || commitment(secret) !== dice.commitment)
    return refuse('illegal', 'The revealed secret does not match the hash that was published.')
  return [{ type: 'DiceRotated', secret, commitment: next }]
}
