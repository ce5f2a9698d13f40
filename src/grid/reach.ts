// Where somebody can go, at what cost, and by which path.
import { groundOf, waysAt } from './ground.ts'
import { type GridMap, onMap } from './map.ts'
import { directions, distance, type Square } from './square.ts'

/** Who is in the way: nobody goes through `barred`, nobody stops in `taken`. */
export interface Others {
  readonly barred?: readonly Square[]
  readonly taken?: readonly Square[]
}

export interface Reached {
  readonly square: Square
  readonly cost: number
}

export interface Reach {
  /** Every square where the way may end, the start not among them. */
  readonly squares: readonly Reached[]
  /** What the cheapest way there costs; undefined when there is none. */
  costTo(square: Square): number | undefined
  /** The squares of the cheapest way, its end included. */
  pathTo(square: Square): readonly Square[] | undefined
}

/** More steps than any map has squares to offer. */
export const noLimit = 1_000_000

/** Spreads out from the start, cheapest squares first; steps cost 1 or 2, so a short row of lists is all the order needed. */
export function reach(map: GridMap, from: Square, budget: number, { barred = [], taken = [] }: Others = {}): Reach {
  const ground = groundOf(map)
  const { width, cost } = ground
  const at = ({ x, y }: Square) => y * width + x
  const spent = new Int32Array(cost.length).fill(-1)
  const before = new Int32Array(cost.length).fill(-1)
  const closed = new Uint8Array(cost.length)
  const [bar, full] = [1, 2]
  for (const square of taken) if (onMap(map, square)) closed[at(square)] = full
  for (const square of barred) if (onMap(map, square)) closed[at(square)] = bar
  const offsets = directions.map(({ x, y }) => y * width + x)
  const squares: Reached[] = []
  const found: number[][] = [onMap(map, from) ? [at(from)] : []]
  if (onMap(map, from)) spent[at(from)] = 0
  for (let total = 0; total < found.length; total++) {
    for (const here of found[total] ?? []) {
      if (spent[here] !== total) continue
      if (total > 0 && closed[here] === 0)
        squares.push({ square: { x: here % width, y: Math.floor(here / width) }, cost: total })
      const open = waysAt(ground, here)
      for (let bit = 0; bit < 8; bit++) {
        if ((open & (1 << bit)) === 0) continue
        const next = here + (offsets[bit] as number)
        const sum = total + (cost[next] as number)
        if (sum > budget || closed[next] === bar || (spent[next] !== -1 && (spent[next] as number) <= sum)) continue
        spent[next] = sum
        before[next] = here
        const list = found[sum]
        if (list) list.push(next)
        else {
          while (found.length < sum) found.push([])
          found[sum] = [next]
        }
      }
    }
  }
  const ends = (square: Square) =>
    onMap(map, square) && (spent[at(square)] as number) > 0 && closed[at(square)] === 0 ? at(square) : undefined
  return {
    squares,
    costTo: square => {
      const end = ends(square)
      return end === undefined ? undefined : spent[end]
    },
    pathTo: square => {
      const path: Square[] = []
      for (let here = ends(square) ?? -1; here >= 0 && spent[here] !== 0; here = before[here] as number)
        path.unshift({ x: here % width, y: Math.floor(here / width) })
      return path.length > 0 ? path : undefined
    },
  }
}

/** Next to each other, diagonals included, with no wall between. */
export function touching(map: GridMap, a: Square, b: Square): boolean {
  if (distance(a, b) !== 1 || !onMap(map, a) || !onMap(map, b)) return false
  const ground = groundOf(map)
  const bit = directions.findIndex(by => a.x + by.x === b.x && a.y + by.y === b.y)
  return (waysAt(ground, a.y * ground.width + a.x) & (1 << bit)) !== 0
}
