// The same question many times: one number varied, two numbers as a table, an option read the other way.
import type { Fraction } from '../dice/index.ts'
import {
  type Book,
  type Command,
  chooseOptions,
  isRefusal,
  type Options,
  type Refusal,
  refuse,
  type Scene,
} from '../kernel/index.ts'
import { type Answer, ask, shareOfWord } from './ask.ts'

/**
 * A field by its path and the values that it takes: `difficulty` is a field of the command, `hero.level` one of the sheet
 * of the hero who acts.
 */
export interface Range {
  readonly path: string
  readonly values: readonly unknown[]
}

/** What a cell shows: the share of an outcome, or the mean of a measure. */
export type Wanted = { readonly word: string } | { readonly measure: string }

export type Cell = Fraction | Refusal

/** A copy with one field changed; lists and objects on the way are copied too. Only what is there already is walked through. */
export function withField<T>(value: T, path: string, field: unknown): T | Refusal {
  const [name, ...rest] = path.split('.') as [string, ...string[]]
  if (typeof value !== 'object' || value === null || name in Object.prototype)
    return refuse('unknown', `There is no field "${path}" to change.`)
  const inner = rest.length === 0 ? field : withField((value as Record<string, unknown>)[name], rest.join('.'), field)
  if (isRefusal(inner)) return inner
  if (Array.isArray(value)) return value.with(Number(name), inner) as T
  return { ...value, [name]: inner }
}

/** A question: the command, and the scene in which it is given. */
interface Asked<S, C> {
  readonly scene: S
  readonly command: C
}

/** One row of cells for each value of `rows`, one cell in it for each value of `columns`. */
export function table<S extends Scene, C extends Command>(
  book: Book<S, C>,
  scene: S,
  command: C,
  wanted: Wanted,
  rows: Range,
  columns: Range,
): Cell[][] {
  return rows.values.map(row =>
    columns.values.map(column => {
      const first = varied(book, { scene, command }, rows.path, row)
      const both = isRefusal(first) ? first : varied(book, first, columns.path, column)
      return isRefusal(both) ? both : cell(ask(book, both.scene, both.command), wanted)
    }),
  )
}

const ofHero = 'hero.'

/** The question with one field changed. A command goes through the book's own door again. */
function varied<S extends Scene, C extends Command>(
  book: Book<S, C>,
  { scene, command }: Asked<S, C>,
  path: string,
  value: unknown,
): Asked<S, C> | Refusal {
  if (path.startsWith(ofHero)) {
    const changed = withHeroField(scene, command.hero, path.slice(ofHero.length), value)
    return isRefusal(changed) ? changed : { scene: changed, command }
  }
  const changed = withField(command, path, value)
  const parsed = isRefusal(changed) ? changed : book.parse(changed)
  return isRefusal(parsed) ? parsed : { scene, command: parsed }
}

/** A scene in which one number on a hero's sheet is another. */
export function withHeroField<S extends Scene>(
  scene: S,
  hero: string | undefined,
  path: string,
  value: unknown,
): S | Refusal {
  const heroes = (scene as { readonly heroes?: readonly { readonly id: string }[] }).heroes
  const at = heroes?.findIndex(({ id }) => id === hero) ?? -1
  if (at < 0) return refuse('unknown', 'No hero acts here, so no sheet can be changed.')
  if (fieldAt(heroes?.[at], path) === undefined)
    return refuse('unknown', `The sheet of "${hero}" has no field "${path}" to change.`)
  return withField(scene, `heroes.${at}.${path}`, value)
}

const fieldAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (at, name) => (Object.hasOwn(Object(at), name) ? (at as Record<string, unknown>)[name] : undefined),
      value,
    )

function cell(answer: Answer | Refusal, wanted: Wanted): Cell {
  if (isRefusal(answer)) return answer
  if ('word' in wanted) return shareOfWord(answer, wanted.word)
  const measure = answer.measures.find(({ id }) => id === wanted.measure)
  return measure?.mean ?? { over: 0n, under: 1n }
}

/** The same question at a table that reads some rules the other way. */
export function askWith<S extends Scene, C extends Command>(
  book: Book<S, C>,
  scene: S,
  command: C,
  options: Options,
): Answer | Refusal {
  const chosen = chooseOptions(book, { ...scene.options, ...options })
  return isRefusal(chosen) ? chosen : ask(book, { ...scene, options: chosen }, command)
}
