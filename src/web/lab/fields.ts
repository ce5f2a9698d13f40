// The numbers and switches of a command or a sheet, found by looking at it: what a question can vary.

export interface Field {
  /** `abilities.power`, as `withField` walks it. */
  readonly path: string
  readonly value: number | boolean
}

const deepest = 2

export function fieldsOf(value: object, before = '', depth = 0): Field[] {
  return Object.entries(value).flatMap(([name, each]): Field[] => {
    const path = before === '' ? name : `${before}.${name}`
    if ((typeof each === 'number' && Number.isFinite(each)) || typeof each === 'boolean') return [{ path, value: each }]
    if (typeof each !== 'object' || each === null || Array.isArray(each) || depth >= deepest) return []
    return fieldsOf(each, path, depth + 1)
  })
}

/** `hitPoints` and `abilities.power` as a person reads them. */
export const fieldName = (path: string): string =>
  (path.split('.').at(-1) ?? path).replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()

/** Numbers that go in steps of their own: the dice and the difficulties of Hearts & Mana. */
const ladders: Readonly<Record<string, readonly [paths: RegExp, steps: readonly number[]][]>> = {
  hearts: [
    [/^(hero\.)?dice\./, [6, 8, 10, 12, 20]],
    [/^tn$/, [4, 6, 8, 12]],
  ],
}

const ladderOf = (book: string, path: string): readonly number[] | undefined =>
  ladders[book]?.find(([paths]) => paths.test(path))?.[1]

/** One step up or down; at the end of a ladder it stays. */
export function stepped(book: string, { path, value }: Field, by: 1 | -1): number {
  const ladder = ladderOf(book, path)
  const number = Number(value)
  if (!ladder) return number + by
  return (by > 0 ? ladder.find(each => each > number) : ladder.findLast(each => each < number)) ?? number
}

/** What a table goes through: the whole ladder, or the numbers around this one. */
export function valuesAround(book: string, { path, value }: Field): readonly unknown[] {
  if (typeof value !== 'number') return [false, true]
  const least = Math.max(0, value - 4)
  return ladderOf(book, path) ?? Array.from({ length: 9 }, (_, i) => least + i)
}
