// The door of the table: outside JSON becomes a frame or a command, or a refusal that says what would be right.
import { z } from 'zod'
import { type Book, isRefusal, parseGameCommand, type Refusal, refuse } from '../kernel/index.ts'
import { unplain } from './plain.ts'
import type { CreateTable, FrameUp, JoinTable } from './protocol.ts'
import type { AnyGameCommand, ByHand, SharedCommand } from './types.ts'
import { isSharedCommand } from './verbs.ts'

const id = z.string().min(1).max(80)
const name = z.string().trim().min(1, 'a name of 1 to 40 characters').max(40, 'a name of 1 to 40 characters')
const text = z.string().min(1).max(4000)
const line = z.string().min(1).max(200)
const role = z.enum(['gm', 'player', 'spectator'])
const number = z.int().min(0)

const commandSchemas = {
  AdmitSeat: { seat: id, role: z.exactOptional(role) },
  RefuseSeat: { seat: id },
  RemoveSeat: { seat: id },
  ChangeRole: { seat: id, role },
  RenameSeat: { name },
  LeaveTable: {},
  SetAdmission: { door: z.enum(['ask', 'open', 'closed']) },
  RenewLink: {},
  GiveHero: { hero: id, seat: id },
  TakeHero: { hero: id },
  FreeHero: { hero: id },
  SetTitle: { title: line },
  StageScene: { scene: id },
  Say: { text, to: z.exactOptional(z.array(id).min(1).max(20)) },
  RollDice: { notation: line, label: z.exactOptional(z.string().max(80)), secret: z.exactOptional(z.boolean()) },
  OpenRoll: { entry: number },
  WriteNote: { note: id, title: line, text: z.string().max(20_000), for: z.enum(['all', 'gm']) },
  RemoveNote: { note: id },
  PauseTable: {},
  ResumeTable: {},
  SetBoundary: { boundary: id, kind: z.enum(['line', 'veil']), text: line },
  RemoveBoundary: { boundary: id },
  Undo: {},
  Redo: {},
  AddSalt: { salt: z.string().min(1).max(64) },
  RotateDice: {},
} satisfies Record<SharedCommand['type'], z.ZodRawShape>

/** One schema for each shared command, by its type; OpenAPI and docs read them too. */
export const sharedCommandSchemas: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  Object.entries(commandSchemas).map(([type, shape]) => [type, z.strictObject({ type: z.literal(type), ...shape })]),
)

const throwsSchema = z
  .array(
    z.strictObject({
      label: z.exactOptional(z.string().max(200)),
      faces: z.record(z.string().max(80), z.array(z.int().min(1).max(1000)).max(1000)),
    }),
  )
  .max(100)
const byHandSchema = z.strictObject({ type: z.literal('ByHand'), command: z.unknown(), throws: throwsSchema })

const says = (error: z.ZodError): string =>
  error.issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message)).join('; ')

/** What a seat sent becomes a command of the table or of the book. */
export function parseCommand(book: Book, json: unknown): SharedCommand | ByHand | AnyGameCommand | Refusal {
  const problem = unplain(json)
  if (problem) return refuse('malformed', problem)
  const type = typeof json === 'object' && json !== null ? (json as { type?: unknown }).type : undefined
  if (typeof type !== 'string') return refuse('malformed', 'A command is an object with a type, such as "Say".')
  if (type === 'ByHand') return parseByHand(book, json)
  if (!isSharedCommand({ type })) return parseGameCommand(book, json)
  const parsed = (sharedCommandSchemas[type] as z.ZodType).safeParse(json)
  return parsed.success ? (parsed.data as SharedCommand) : refuse('malformed', `${type}: ${says(parsed.error)}`)
}

function parseByHand(book: Book, json: unknown): ByHand | Refusal {
  const parsed = byHandSchema.safeParse(json)
  if (!parsed.success) return refuse('malformed', `ByHand: ${says(parsed.error)}`)
  const command = parseCommand(book, parsed.data.command)
  if (isRefusal(command)) return command
  if (command.type !== 'RollDice' && (command.type === 'ByHand' || isSharedCommand(command)))
    return refuse('malformed', `ByHand: ${command.type} throws no dice.`)
  return { type: 'ByHand', command: command as ByHand['command'], throws: parsed.data.throws }
}

const commandId = z.string().min(8, 'an id of 8 to 64 characters').max(64, 'an id of 8 to 64 characters')

export const frameUpSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello'), table: id, token: z.string().max(200), since: z.exactOptional(number) }),
  z.strictObject({ type: z.literal('give'), id: commandId, command: z.unknown() }),
  z.strictObject({ type: z.literal('missing'), since: number }),
  z.strictObject({ type: z.literal('history'), before: number, count: number }),
  z.strictObject({ type: z.literal('ping') }),
])

/** A frame from outside. The command in a `give` is parsed later, by the book of its table. */
export function parseFrame(json: unknown): FrameUp | Refusal {
  const parsed = frameUpSchema.safeParse(json)
  return parsed.success ? (parsed.data as FrameUp) : refuse('malformed', says(parsed.error))
}

export const createTableSchema = z.strictObject({
  book: id,
  title: z.exactOptional(line),
  name,
  options: z.exactOptional(z.record(z.string().max(80), z.string().max(80))),
  scene: z.exactOptional(id),
})

export const joinTableSchema = z.strictObject({
  link: z.string().max(200),
  name,
  role: z.exactOptional(z.enum(['player', 'spectator'])),
})

export const parseCreateTable = (json: unknown): CreateTable | Refusal =>
  parseWith<CreateTable>(createTableSchema, json)
export const parseJoinTable = (json: unknown): JoinTable | Refusal => parseWith<JoinTable>(joinTableSchema, json)

function parseWith<T>(schema: z.ZodType<T>, json: unknown): T | Refusal {
  const problem = unplain(json)
  if (problem) return refuse('malformed', problem)
  const parsed = schema.safeParse(json)
  return parsed.success ? parsed.data : refuse('malformed', says(parsed.error))
}
