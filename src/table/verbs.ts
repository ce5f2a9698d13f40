// Who may give which command: a table of verbs and roles that refuses by default.
import { type Book, gameOf, judgementIn, type Refusal, refuse, verbsOf } from '../kernel/index.ts'
import { seatOf } from './seats.ts'
import type { AnyGameCommand, ByHand, Role, Seat, SharedCommand, Table, TableCommand } from './types.ts'

interface SharedVerb {
  readonly by: readonly (Role | 'waiting')[]
  readonly text: string
}

const gm = ['gm'] as const
const players = ['gm', 'player'] as const
const everybody = ['gm', 'player', 'spectator', 'waiting'] as const

export const sharedVerbs: Readonly<Record<SharedCommand['type'], SharedVerb>> = {
  AdmitSeat: { by: gm, text: 'Let somebody in' },
  RefuseSeat: { by: gm, text: 'Turn somebody away' },
  RemoveSeat: { by: gm, text: 'Remove somebody from the table' },
  ChangeRole: { by: gm, text: 'Make somebody game master, player or spectator' },
  RenameSeat: { by: ['gm', 'player', 'spectator'], text: 'Take another name' },
  LeaveTable: { by: everybody, text: 'Leave the table' },
  SetAdmission: { by: gm, text: 'Ask before people come in, let everybody in, or nobody' },
  RenewLink: { by: gm, text: 'Make the old link useless and get a new one' },
  GiveHero: { by: gm, text: 'Give a hero to somebody' },
  TakeHero: { by: players, text: 'Play a hero that nobody plays' },
  FreeHero: { by: players, text: 'Give a hero back' },
  SetTitle: { by: gm, text: 'Name the table' },
  StageScene: { by: gm, text: 'Set up a ready scene' },
  Say: { by: players, text: 'Say something, to all or in a whisper' },
  RollDice: { by: players, text: 'Roll dice of any kind' },
  OpenRoll: { by: gm, text: 'Open a secret roll' },
  WriteNote: { by: players, text: 'Write a note' },
  RemoveNote: { by: players, text: 'Remove a note' },
  PauseTable: { by: players, text: 'Pause the game; nobody learns who' },
  ResumeTable: { by: gm, text: 'Go on after a pause' },
  SetBoundary: { by: players, text: 'Set a line or a veil; nobody learns who' },
  RemoveBoundary: { by: gm, text: 'Take a line or a veil away' },
  Undo: { by: players, text: 'Take the last step back' },
  Redo: { by: players, text: 'Take the step again that was taken back' },
  AddSalt: { by: players, text: 'Throw chance of your own into the dice' },
  RotateDice: { by: gm, text: 'Reveal the secret behind the dice and commit to a new one' },
}

export const isSharedCommand = (command: { readonly type: string }): command is SharedCommand =>
  Object.hasOwn(sharedVerbs, command.type)

export const isByHand = (command: { readonly type: string }): command is ByHand => command.type === 'ByHand'

/** Commands whose entry names nobody. */
export const anonymous: ReadonlySet<string> = new Set(['PauseTable', 'SetBoundary'])

/** What goes into the journal in place of a seat when nobody is to be named. */
export const nobody = 'table'

/** Why this seat may not give this command; undefined when it may. Whatever is not allowed here is refused. */
export function forbidden(
  book: Book,
  table: Table,
  seat: Seat | undefined,
  command: TableCommand,
): Refusal | undefined {
  if (!seat) return refuse('forbidden', 'This seat is not at the table.')
  if (isByHand(command)) return forbidden(book, table, seat, command.command)
  const role = seat.waiting ? 'waiting' : seat.role
  if (isSharedCommand(command)) return sharedVerbs[command.type].by.includes(role) ? undefined : notFor(role)
  if (role === 'waiting' || role === 'spectator') return notFor(role)
  if (!Object.hasOwn(verbsOf(book), command.type)) return refuse('unknown', `Nobody can give "${command.type}".`)
  if (role === 'gm') return undefined
  return table.paused
    ? refuse('not-now', 'The table is paused. The game master goes on when everybody is ready.')
    : forbiddenToPlayer(book, table, seat, command as AnyGameCommand)
}

function notFor(role: Role | 'waiting'): Refusal {
  if (role === 'waiting') return refuse('forbidden', 'The game master has not let you in yet.')
  if (role === 'spectator')
    return refuse('forbidden', 'Spectators watch. The game master can give you a seat as player.')
  return refuse('forbidden', 'Only the game master may do that.')
}

/** Where a player's command goes too far by one field, the sentence names it. */
function gmAlone(book: Book, command: AnyGameCommand): string {
  const field = judgementIn(book, command)
  return field === undefined
    ? 'Only the game master may do that.'
    : `Only the game master sets ${field}; leave it out, and let them lean in.`
}

function forbiddenToPlayer(book: Book, table: Table, seat: Seat, command: AnyGameCommand): Refusal | undefined {
  const actors = gameOf(book).actors(table.game, command)
  if (actors === undefined) return refuse('forbidden', gmAlone(book, command))
  if (actors.length === 0 || actors.some(hero => seat.heroes.includes(hero))) return undefined
  const owner = table.seats.find(({ heroes }) => actors.some(hero => heroes.includes(hero)))
  return refuse('forbidden', owner ? `Only ${owner.name} may do that.` : 'You play none of the heroes who may do that.')
}

/** True when the seat sits at the table in this role. */
export const sits = (table: Table, id: string, role: Role): boolean => {
  const seat = seatOf(table, id)
  return seat !== undefined && !seat.waiting && seat.role === role
}
