// Shapes for outside JSON, small enough for the browser: each tells what is wrong, where, and what would be right.
import type { Command, Problem } from './book.ts'
import { type Refusal, refuse } from './refusal.ts'

/** What a value has to look like. Without a problem told, the value is a `T`. */
export interface Shape<T> {
  readonly tell: (value: unknown, path: string, problems: Problem[]) => void
  /** A field that may be left out. */
  readonly optional?: true
  /** For the type checker alone. */
  readonly of?: T
}

type FieldOf<T, K extends keyof T> = Shape<Exclude<T[K], undefined>> &
  (Record<never, never> extends Pick<T, K> ? { readonly optional: true } : { readonly optional?: never })

/** One shape for every field, and an optional one exactly where the type has an optional field. */
export type Fields<T> = { readonly [K in keyof T]-?: FieldOf<T, K> }

function shape<T>(fits: (value: unknown) => boolean, wanted: string): Shape<T> & { readonly optional?: never } {
  return {
    tell: (value, path, problems) => {
      if (!fits(value)) problems.push({ path, text: `${path === '' ? 'This' : path} must be ${wanted}.` })
    },
  }
}

const inRange = (number: number, least: number, most: number): boolean => number >= least && number <= most

export const textOf = (most: number, least = 1) =>
  shape<string>(
    value => typeof value === 'string' && value.length <= most && value.trim().length >= least,
    least > 0 ? `a text of ${least} to ${most} characters` : `a text of at most ${most} characters`,
  )

export const whole = (least: number, most: number) =>
  shape<number>(
    value => Number.isInteger(value) && inRange(value as number, least, most),
    `a whole number from ${least} to ${most}`,
  )

export const flag = shape<boolean>(value => typeof value === 'boolean', 'true or false')

export const oneOf = <const W extends string>(...words: readonly W[]) =>
  shape<W>(value => words.includes(value as W), words.map(word => `"${word}"`).join(' or '))

/** A whole number, or a word in its place: a difficulty, or `secret`. */
export const wholeOr = <const W extends string>(least: number, most: number, word: W) =>
  shape<number | W>(
    value => value === word || (Number.isInteger(value) && inRange(value as number, least, most)),
    `a whole number from ${least} to ${most}, or "${word}"`,
  )

export const optional = <T>({ tell }: Shape<T>): Shape<T> & { readonly optional: true } => ({ tell, optional: true })

const under = (path: string, name: string | number): string => (path === '' ? `${name}` : `${path}.${name}`)

export function listOf<T>(each: Shape<T>, most: number): Shape<readonly T[]> & { readonly optional?: never } {
  const list = shape(value => Array.isArray(value) && value.length <= most, `a list of at most ${most}`)
  return {
    tell: (value, path, problems) => {
      const before = problems.length
      list.tell(value, path, problems)
      if (problems.length > before) return
      for (const [i, item] of (value as unknown[]).entries()) each.tell(item, under(path, i), problems)
    },
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Names of the sender's choosing, each with a value of one shape. */
export function recordOf<T>(name: Shape<string>, each: Shape<T>, most: number) {
  const record = shape(value => isRecord(value) && Object.keys(value).length <= most, `an object of at most ${most}`)
  const made: Shape<Readonly<Record<string, T>>> & { readonly optional?: never } = {
    tell: (value, path, problems) => {
      const before = problems.length
      record.tell(value, path, problems)
      if (problems.length > before) return
      for (const [key, item] of Object.entries(value as object)) {
        name.tell(key, under(path, key), problems)
        each.tell(item, under(path, key), problems)
      }
    },
  }
  return made
}

/** Exactly these fields: one that is missing or one too many is a problem. */
export function object<T>(fields: Fields<T>): Shape<T> & { readonly optional?: never } {
  const shapes = Object.entries(fields) as [string, Shape<unknown>][]
  const anObject = shape(isRecord, `an object with ${shapes.map(([name]) => name).join(', ')}`)
  return {
    tell: (value, path, problems) => {
      if (!isRecord(value)) return anObject.tell(value, path, problems)
      for (const [name, { tell, optional }] of shapes)
        if (Object.hasOwn(value, name) || !optional) tell(value[name], under(path, name), problems)
      for (const name of Object.keys(value))
        if (!Object.hasOwn(fields, name))
          problems.push({ path: under(path, name), text: `${under(path, name)} is not part of it.` })
    },
  }
}

/** Outside JSON becomes a value of this shape, or every problem by its path. */
export function parseShape<T>({ tell }: Shape<T>, json: unknown): T | readonly Problem[] {
  const problems: Problem[] = []
  tell(json, '', problems)
  return problems.length > 0 ? problems : (json as T)
}

/** The fields of every command but its type. */
export type CommandFields<C extends Command> = {
  readonly [K in C['type']]: Fields<Omit<Extract<C, { type: K }>, 'type'>>
}

/** The door of a book: outside JSON becomes one of its commands, or is refused with all that is wrong with it. */
export function commandDoor<C extends Command>(
  title: string,
  commands: CommandFields<C>,
): (json: unknown) => C | Refusal {
  return json => {
    const type = isRecord(json) ? json.type : undefined
    if (typeof type !== 'string') return refuse('malformed', 'A command is an object with a type.')
    if (!Object.hasOwn(commands, type)) return refuse('malformed', `${title} has no command "${type.slice(0, 80)}".`)
    const { type: _, ...fields } = json as Record<string, unknown>
    const problems: Problem[] = []
    object(commands[type as C['type']]).tell(fields, '', problems)
    return problems.length > 0
      ? refuse('malformed', `${type}: ${problems.map(({ text }) => text).join(' ')}`)
      : (json as C)
  }
}
