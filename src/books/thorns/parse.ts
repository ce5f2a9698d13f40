// The only door: outside JSON becomes a command, a hero or a content pack, or a clear problem by path.
import { z } from 'zod'
import { type Problem, type Refusal, refuse } from '../../kernel/index.ts'
import type { Hero, Pack, ThornsCommand } from './types.ts'

const id = z.string().min(1).max(80)
const name = z.string().trim().min(1).max(80)
const text = z.string().min(1).max(2000)
const optionalText = z.exactOptional(z.string().max(2000))
const dice = z.int().min(0).max(20)
const poolSize = z.int().min(1).max(20)

const power = z.strictObject({ size: z.int().min(1).max(12), left: z.int().min(0).max(12) })
const talent = z.strictObject({ id, name, text: z.string().max(2000), power: z.exactOptional(power) })
const condition = z.strictObject({ id, name, thorns: z.int().min(0).max(2) })
const hero = z.strictObject({
  id,
  name,
  concept: z.string().max(2000),
  stats: z.record(name, z.int().min(0).max(6)),
  traits: z.array(name).max(12),
  talents: z.array(talent).max(12),
  items: z.array(talent).max(12),
  conditions: z.array(condition).max(12),
  marks: z.int().min(0).max(4),
})
const part = z.strictObject({ name, dice: poolSize, fiction: text })
const challenge = z.strictObject({ id, name, text, task: part, danger: part })
const pack = z.strictObject({
  title: name,
  talents: z.array(talent).max(200),
  challenges: z.array(challenge).max(200),
  moves: z.array(text).max(200),
})

const flag = z.exactOptional(z.boolean())
const some = z.exactOptional(z.array(id).max(12))
const difficulty = z.union([z.int().min(0).max(3), z.literal('secret')])
const roll = {
  hero: id,
  stat: z.exactOptional(name),
  power: z.exactOptional(id),
  dice: z.exactOptional(z.int().min(1).max(12)),
  difficulty,
  secret: flag,
  assists: some,
  followUps: some,
  outside: z.exactOptional(z.array(name).max(4)),
}
const hit = z.strictObject({
  hero: id,
  marks: z.exactOptional(z.int().min(0).max(4)),
  condition: z.exactOptional(condition),
})
const newPool = z.strictObject({
  id,
  name,
  kind: z.enum(['timer', 'danger', 'task', 'resource', 'tension']),
  size: poolSize,
  hidden: z.boolean(),
  fiction: z.string().max(2000),
  holder: z.exactOptional(id),
})

const command = <T extends string, F extends z.ZodRawShape>(type: T, fields: F) =>
  z.strictObject({ type: z.literal(type), ...fields })

const commands = z.discriminatedUnion('type', [
  command('Act', { ...roll, how: text, teamwork: flag, task: z.exactOptional(id) }),
  command('Defend', { ...roll, trouble: text, against: z.exactOptional(id) }),
  command('Montage', { hero: id, how: text, joined: some, difficulty, secret: flag }),
  command('Tension', { pool: id, question: text }),
  command('TriggerPool', { hero: z.exactOptional(id), pool: id, why: text }),
  command('MakeImpact', {
    choice: z.exactOptional(id),
    text,
    hits: z.array(hit).max(12),
    danger: z.exactOptional(id),
  }),
  command('LateAssist', { hero: id, choice: id }),
  command('ChooseBonus', {
    hero: id,
    choice: id,
    bonus: z.enum(['greater', 'secondary', 'setup']),
    text: optionalText,
  }),
  command('AnswerPool', {
    hero: z.exactOptional(id),
    choice: id,
    answer: z.enum(['roll', 'drop', 'secondary', 'leave']),
    text: optionalText,
  }),
  command('SkipChoice', { choice: id, reason: text }),
  command('AddHero', { sheet: hero }),
  command('DismissHero', { hero: id }),
  command('RenameStat', { from: name, to: name }),
  command('AdjustHero', {
    hero: id,
    what: z.enum(['stat', 'power', 'marks']),
    name: z.exactOptional(name),
    to: dice,
    reason: text,
  }),
  command('AddCondition', { hero: id, condition }),
  command('ClearCondition', { hero: id, condition: id }),
  command('GrantFollowUp', { token: z.strictObject({ id, by: id, text }) }),
  command('DropFollowUp', { token: id }),
  command('AddPool', { pool: newPool }),
  command('AddChallenge', { id, challenge: id, hidden: flag }),
  command('ShowPool', { pool: id }),
  command('AdjustPool', { pool: id, to: dice, reason: text }),
  command('RemovePool', { pool: id }),
  command('SetScene', { title: name, text }),
  command('LoadPack', { pack }),
])

const problemsOf = (error: z.ZodError): readonly Problem[] =>
  error.issues.map(({ path, message }) => ({ path: path.join('.'), text: message }))

export function parse(json: unknown): ThornsCommand | Refusal {
  const parsed = commands.safeParse(json)
  if (parsed.success) return parsed.data
  const said = problemsOf(parsed.error).map(({ path, text }) => (path ? `${path}: ${text}` : text))
  return refuse('malformed', `That is no command of this book. ${said.join('. ')}.`)
}

export function parseHero(json: unknown): Hero | readonly Problem[] {
  const parsed = hero.safeParse(json)
  return parsed.success ? parsed.data : problemsOf(parsed.error)
}

/** A table's own content: talents, challenges and impact moves. */
export function parsePack(json: unknown): Pack | readonly Problem[] {
  const parsed = pack.safeParse(json)
  return parsed.success ? parsed.data : problemsOf(parsed.error)
}
