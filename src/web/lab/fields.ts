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
