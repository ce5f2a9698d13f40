// The door of a game: outside JSON becomes a command of the kernel, or is handed to the book's own door.
import type { Book, Command } from './book.ts'
import type { CallCommand } from './call.ts'
import type { GameCommand } from './game.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'
import type { SceneCommand } from './scene.ts'

/** Outside JSON becomes a command of the game, or a refusal that says what is wrong with it. */
export function parseGameCommand<C extends Command>(
  book: Pick<Book<never, C>, 'parse'>,
  json: unknown,
): GameCommand<C> | Refusal {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return refuse('malformed', 'A command is an object with a type.')
  const command = json as Record<string, unknown>
  const type = command.type
  if (typeof type !== 'string') return refuse('malformed', 'A command needs a type, such as "ThrowCall".')
  const fields = fieldsOf[type as keyof typeof fieldsOf]
  if (!fields || !Object.hasOwn(fieldsOf, type)) return book.parse(json)
  const problem = fieldProblem(command, fields)
  if (problem) return refuse('malformed', `${type}: ${problem}`)
  if (!('draft' in fields)) return json as GameCommand<C>
  const draft = book.parse(command.draft)
  return isRefusal(draft) ? draft : ({ ...command, draft } as unknown as GameCommand<C>)
}

type Field = 'id' | 'text' | 'text?' | 'whole' | 'flag?' | 'command'

const fieldsOf: Readonly<Record<CallCommand['type'] | SceneCommand['type'], Readonly<Record<string, Field>>>> = {
  OpenCall: { call: 'id', hero: 'id', draft: 'command', stake: 'text?' },
  ReframeCall: { call: 'id', draft: 'command', stake: 'text?' },
  LeanIn: { call: 'id', contribution: 'id', text: 'text?' },
  StepBack: { call: 'id', contribution: 'id' },
  AcceptHelp: { call: 'id', contribution: 'id' },
  ThrowCall: { call: 'id' },
  WithdrawCall: { call: 'id' },
  SetOption: { option: 'id', value: 'id' },
  AddClock: { id: 'id', name: 'text', size: 'whole', hidden: 'flag?' },
  TickClock: { clock: 'id', by: 'whole' },
  ShowClock: { clock: 'id' },
  RemoveClock: { clock: 'id' },
}

const longestId = 80
const longestText = 2_000

const fieldChecks: Readonly<Record<Field, (value: unknown) => string | undefined>> = {
  id: value =>
    typeof value === 'string' && value.length > 0 && value.length <= longestId
      ? undefined
      : `a text of 1 to ${longestId} characters`,
  text: value =>
    typeof value === 'string' && value.trim() !== '' && value.length <= longestText
      ? undefined
      : `a text of 1 to ${longestText} characters`,
  'text?': value =>
    value === undefined || (typeof value === 'string' && value.length <= longestText)
      ? undefined
      : `a text of at most ${longestText} characters`,
  whole: value => (Number.isSafeInteger(value) ? undefined : 'a whole number'),
  'flag?': value => (value === undefined || typeof value === 'boolean' ? undefined : 'true or false'),
  command: value => (typeof value === 'object' && value !== null ? undefined : 'a command of the book'),
}

function fieldProblem(command: Record<string, unknown>, fields: Readonly<Record<string, Field>>): string | undefined {
  for (const [name, field] of Object.entries(fields)) {
    const wanted = fieldChecks[field](command[name])
    if (wanted) return `${name} must be ${wanted}.`
  }
  const extra = Object.keys(command).find(name => name !== 'type' && !Object.hasOwn(fields, name))
  return extra === undefined ? undefined : `${extra} is not part of it.`
}
