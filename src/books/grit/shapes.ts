// Checks for outside JSON: a shape looks at a value and tells what is wrong, where, and what would be right.
import type { Problem } from '../../kernel/index.ts'

export type Shape = (value: unknown, path: string) => readonly Problem[]

const wrong = (path: string, wanted: string): readonly Problem[] => [{ path, text: `must be ${wanted}` }]
const join = (path: string, name: string | number): string => (path === '' ? String(name) : `${path}.${name}`)
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const text =
  (most: number, least = 1): Shape =>
  (value, path) =>
    typeof value === 'string' && value.length <= most && value.trim().length >= least
      ? []
      : wrong(path, `a text of ${least} to ${most} characters`)

export const whole =
  (least: number, most: number): Shape =>
  (value, path) =>
    Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most
      ? []
      : wrong(path, `a whole number from ${least} to ${most}`)

export const oneOf =
  (...values: readonly (string | number)[]): Shape =>
  (value, path) =>
    values.includes(value as string | number) ? [] : wrong(path, `one of ${values.join(', ')}`)

export const flag: Shape = (value, path) => (typeof value === 'boolean' ? [] : wrong(path, 'true or false'))

export const list =
  (of: Shape, most: number, least = 0): Shape =>
  (value, path) =>
    Array.isArray(value) && value.length >= least && value.length <= most
      ? value.flatMap((each, i) => of(each, join(path, i)))
      : wrong(path, `a list of ${least} to ${most}`)

export const either =
  (wanted: string, ...shapes: readonly Shape[]): Shape =>
  (value, path) =>
    shapes.some(shape => shape(value, path).length === 0) ? [] : wrong(path, wanted)

/** By name, each value of one shape. */
export const record =
  (of: Shape, most: number): Shape =>
  (value, path) =>
    isRecord(value) && Object.keys(value).length <= most
      ? Object.entries(value).flatMap(([name, each]) => of(each, join(path, name)))
      : wrong(path, `an object of at most ${most} entries`)

/** All fields named, none besides; a name that ends in `?` may be left out. */
export const object =
  (fields: Readonly<Record<string, Shape>>): Shape =>
  (value, path) => {
    if (!isRecord(value)) return wrong(path, 'an object')
    const names = new Set(Object.keys(fields).map(bare))
    const extra = Object.keys(value).filter(name => !names.has(name))
    return [
      ...Object.entries(fields).flatMap(([name, shape]) => field(value, path, name, shape)),
      ...extra.map(name => ({ path: join(path, name), text: 'is not part of it' })),
    ]
  }

const bare = (name: string): string => name.replace(/\?$/, '')

function field(value: Readonly<Record<string, unknown>>, path: string, name: string, shape: Shape): readonly Problem[] {
  const key = bare(name)
  if (Object.hasOwn(value, key)) return shape(value[key], join(path, key))
  return name.endsWith('?') ? [] : [{ path: join(path, key), text: 'is missing' }]
}

/** The shape named by a field of the value itself. */
export const by =
  (key: string, shapes: Readonly<Record<string, Shape>>): Shape =>
  (value, path) => {
    const name = isRecord(value) ? value[key] : undefined
    const shape = typeof name === 'string' && Object.hasOwn(shapes, name) ? shapes[name] : undefined
    return shape ? shape(value, path) : wrong(join(path, key), `one of ${Object.keys(shapes).join(', ')}`)
  }

/** Something that needs more than its fields: what is wrong is told at the place itself. */
export const also =
  (shape: Shape, holds: (value: never) => boolean, wanted: string): Shape =>
  (value, path) => {
    const problems = shape(value, path)
    return problems.length > 0 || holds(value as never) ? problems : wrong(path, wanted)
  }
