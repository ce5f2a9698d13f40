// Who sees whom, and what is in the way: 25 straight lines between two squares, counted in whole numbers.
import { cornerOpen, type Ground, groundOf, lowShade, opaque, sideOpen } from './ground.ts'
import { type GridMap, onMap } from './map.ts'
import { distance, type Square } from './square.ts'

export type CoverLevel = 'none' | 'partial' | 'full'

export interface Cover {
  readonly level: CoverLevel
  /** How many of the 25 lines nothing is in the way of. */
  readonly clear: number
  /** The squares that are in the way, those that stop most lines first; of a thin wall, the square in front of it. */
  readonly by: readonly Square[]
}

/** A square has five points: its middle, and half way from there to each corner; in quarters of a square. */
const points: readonly Square[] = [
  { x: 2, y: 2 },
  { x: 1, y: 1 },
  { x: 3, y: 1 },
  { x: 1, y: 3 },
  { x: 3, y: 3 },
]
const lines = points.length ** 2

const clear = -1

/** What a line meets: `clear`, or the number of the square that stops it, or a low square told below `clear`; and back. */
const dimmedBy = (square: number): number => -2 - square

const squareAt = ({ width }: Ground, number: number): Square => ({ x: number % width, y: Math.floor(number / width) })

/** Something low shields those right behind it; over anything farther away everybody looks. */
const shields = (ground: Ground, low: number, target: Square): boolean => distance(squareAt(ground, low), target) <= 1

/**
 * Walks the squares under a line from one point to another. The points never lie on the sides of a square, and all is
 * counted in whole numbers, so the way back passes the very same squares: who sees is seen.
 */
function meet(ground: Ground, from: Square, to: Square, a: Square, b: Square): number {
  const [dx, dy] = [4 * (to.x - from.x) + b.x - a.x, 4 * (to.y - from.y) + b.y - a.y]
  const [sx, sy] = [dx > 0 ? 1 : -1, dy > 0 ? 1 : -1]
  const [wide, high] = [Math.abs(dx), Math.abs(dy)]
  const [right, down] = [
    { x: sx, y: 0 },
    { x: 0, y: sy },
  ]
  const both = { x: sx, y: sy }
  let [nextX, nextY] = [sx > 0 ? 4 - a.x : a.x, sy > 0 ? 4 - a.y : a.y]
  let here = from.y * ground.width + from.x
  const end = to.y * ground.width + to.x
  let dimmed = clear
  while (here !== end) {
    const sooner = nextX * high - nextY * wide
    const by = sooner < 0 ? right : sooner > 0 ? down : both
    const open = by === both ? cornerOpen(ground, here, by) : sideOpen(ground, here, by)
    if (!open) return here
    here += by.y * ground.width + by.x
    if (by !== down) nextX += 4
    if (by !== right) nextY += 4
    if (here === end) break
    if (ground.shade[here] === opaque) return here
    if (ground.shade[here] === lowShade && dimmed === clear && shields(ground, here, to)) dimmed = dimmedBy(here)
  }
  return dimmed
}

/** A sees B exactly when B sees A: some line between them is stopped by no wall, obstacle or closed door. */
export function sees(map: GridMap, a: Square, b: Square): boolean {
  if (!onMap(map, a) || !onMap(map, b)) return false
  const ground = groundOf(map)
  return points.some(p => points.some(q => meet(ground, a, b, p, q) < 0))
}

/**
 * The cover that `target` has from `from`. Full: every line is stopped. Partial: fewer than half of the lines are
 * clear.
 */
export function coverBetween(map: GridMap, from: Square, target: Square): Cover {
  if (!onMap(map, from) || !onMap(map, target)) return { level: 'full', clear: 0, by: [] }
  const ground = groundOf(map)
  const stops = new Map<number, number>()
  let [free, stopped] = [0, 0]
  for (const p of points)
    for (const q of points) {
      const met = meet(ground, from, target, p, q)
      if (met === clear) free++
      else {
        if (met >= 0) stopped++
        const cause = met >= 0 ? met : dimmedBy(met)
        stops.set(cause, (stops.get(cause) ?? 0) + 1)
      }
    }
  const level = stopped === lines ? 'full' : free * 2 < lines ? 'partial' : 'none'
  const causes = [...stops].sort(([a, more], [b, less]) => less - more || a - b)
  return { level, clear: free, by: level === 'none' ? [] : causes.map(([number]) => squareAt(ground, number)) }
}
