// Squares of a board: distance, neighbours, and the names that people call them by.

export interface Square {
  readonly x: number
  readonly y: number
}

export const sameSquare = (a: Square, b: Square): boolean => a.x === b.x && a.y === b.y

/** A diagonal counts as one square. */
export const distance = (a: Square, b: Square): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))

/** "C4": the column by letter, the row from 1 at the top. */
export function squareName({ x, y }: Square): string {
  let column = ''
  for (let left = x + 1; left > 0; left = Math.floor((left - 1) / 26))
    column = String.fromCharCode(65 + ((left - 1) % 26)) + column
  return `${column}${y + 1}`
}

export function parseSquareName(name: string): Square | undefined {
  const found = /^([A-Za-z]{1,2})([1-9]\d{0,2})$/.exec(name.trim())
  if (!found) return undefined
  const [, column = '', row] = found
  const x = [...column.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return { x, y: Number(row) - 1 }
}

/** The eight ways to go, straight ones first, so that of two equal paths the straighter is found. */
export const directions: readonly Square[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: -1 },
]
