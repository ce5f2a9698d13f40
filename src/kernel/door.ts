// The parts of a book's door: small checks that outside JSON passes, or that say what is wrong, where, and what would be right.
import type { Problem } from './book.ts'
import { type Refusal, refuse } from './refusal.ts'

/** What is wrong with a value that stands at a path; nothing when it may come in. */
export type Check = (value: unknown, path: string) => readonly Problem[]

const fits =
  (holds: (value: unknown) => boolean, wanted: string): Check =>
  (value, path) =>
    holds(value) ? [] : [{ path, text: `${path || 'it'} must be ${wanted}, not ${told(value)}.` }]

const longestTold = 40

/** A value as a sentence can carry it. */
function told(value: unknown): string {
  if (value === undefined) return 'missing'
  const text = JSON.stringify(value) ?? typeof value
  return text.length > longestTold ? `${text.slice(0, longestTold)}…` : text
}

/** Ids are keys of records and parts of other ids: short, plain, and nothing that every object has by itself. */
const idPattern = /^[A-Za-z0-9][\w.-]{0,59}$/
export const id = fits(
  value => typeof value === 'string' && idPattern.test(value) && value !== 'gm' && !(value in {}),
  'an id of 1 to 60 letters, digits, dots and dashes',
)

/** Control characters and anything that looks like markup; line breaks are fine. */
const unplain = /[\p{Cc}--\n]|<[A-Za-z!\/]/v
const plain = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most && !unplain.test(value)

/** Words by people: never empty, plain text only. */
export const text = (most: number): Check =>
  fits(value => plain(value, most) && value.trim() !== '', `plain text of 1 to ${most} characters without markup`)
/** Words by people that may still be missing, as on the draft of a sheet. */
export const anyText = (most: number): Check =>
  fits(value => plain(value, most), `plain text of at most ${most} characters without markup`)

export const whole = (least: number, most: number): Check =>
  fits(
    value => Number.isInteger(value) && (value as number) >= least && (value as number) <= most,
    `a whole number from ${least} to ${most}`,
  )
export const flag = fits(value => typeof value === 'boolean', 'true or false')
export const oneOf = (...words: readonly unknown[]): Check =>
  fits(value => words.includes(value), words.map(word => JSON.stringify(word)).join(' or '))

export const list =
  (each: Check, most: number): Check =>
  (value, path) => {
    if (!Array.isArray(value) || value.length > most)
      return [{ path, text: `${path} must be a list of at most ${most}.` }]
    return value.flatMap((part, i) => each(part, `${path}.${i}`))
  }

/** A list in which nothing stands twice. */
export const set =
  (each: Check, most: number): Check =>
  (value, path) => {
    const problems = list(each, most)(value, path)
    if (problems.length > 0 || new Set(value as unknown[]).size === (value as unknown[]).length) return problems
    return [{ path, text: `${path} names something twice.` }]
  }

const optionals = new WeakSet<Check>()
/** The field may be left out. */
export function optional(check: Check): Check {
  const or: Check = (value, path) => check(value, path)
  optionals.add(or)
  return or
}

/** Every field of `T` by its own check, and no other field: the type checker sees to it that none is forgotten. */
export const record =
  <T>(fields: { readonly [K in keyof T]-?: Check }): Check =>
  (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return [{ path, text: `${path || 'it'} must be an object, not ${told(value)}.` }]
    const below = (name: string) => (path === '' ? name : `${path}.${name}`)
    const known = Object.entries<Check>(fields).flatMap(([name, check]) => {
      const there = Object.hasOwn(value, name)
      return there || !optionals.has(check) ? check((value as Record<string, unknown>)[name], below(name)) : []
    })
    const strange = Object.keys(value).filter(name => !Object.hasOwn(fields, name))
    return [...known, ...strange.map(name => ({ path: below(name), text: `${below(name)} is not part of it.` }))]
  }

/** The door for commands: by its type each is held against its own check. */
export function parseCommand<C extends { readonly type: string }>(
  checks: Readonly<Record<C['type'], Check>>,
  json: unknown,
): C | Refusal {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return refuse('malformed', 'A command is an object with a type.')
  const type = (json as { type?: unknown }).type
  if (typeof type !== 'string' || !Object.hasOwn(checks, type))
    return refuse('malformed', `There is no command ${told(type)}; there are ${Object.keys(checks).join(', ')}.`)
  const problems = checks[type as C['type']](json, '')
  return problems.length === 0
    ? (json as C)
    : refuse('malformed', `${type}: ${problems.map(({ text }) => text).join(' ')}`)
}
