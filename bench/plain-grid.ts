// The grid as one would write it first: squares as texts in maps, a sorted list, lines walked in small steps.
import { directions, type GridMap, type Square, sameSquare, standable, terrainAt } from '../src/grid/index.ts'

const key = ({ x, y }: Square): string => `${x},${y}`
const solid = (map: GridMap, square: Square): boolean => ['wall', 'obstacle'].includes(terrainAt(map, square))

/** Where one gets to, and at what cost. */
export function plainReach(map: GridMap, from: Square, budget: number): ReadonlyMap<string, number> {
  const costs = new Map<string, number>([[key(from), 0]])
  const open: { square: Square; cost: number }[] = [{ square: from, cost: 0 }]
  while (open.length > 0) {
    open.sort((a, b) => a.cost - b.cost)
    const { square, cost } = open.shift() as { square: Square; cost: number }
    for (const by of directions) {
      const next = { x: square.x + by.x, y: square.y + by.y }
      if (!standable(map, next)) continue
      const corners = [
        { x: next.x, y: square.y },
        { x: square.x, y: next.y },
      ]
      if (by.x !== 0 && by.y !== 0 && corners.every(corner => solid(map, corner))) continue
      const sum = cost + (['rough', 'low'].includes(terrainAt(map, next)) ? 2 : 1)
      if (sum > budget || (costs.get(key(next)) ?? Infinity) <= sum) continue
      costs.set(key(next), sum)
      open.push({ square: next, cost: sum })
    }
  }
  return costs
}

const offsets = [0.25, 0.5, 0.75]
const points = offsets.flatMap(x => offsets.map(y => ({ x, y }))).filter(({ x, y }) => (x === 0.5) === (y === 0.5))

/** How many of the 25 lines nothing is in the way of, sampled. */
export function plainLines(map: GridMap, from: Square, to: Square): number {
  let clear = 0
  for (const p of points)
    for (const q of points) {
      const [a, b] = [
        { x: from.x + p.x, y: from.y + p.y },
        { x: to.x + q.x, y: to.y + q.y },
      ]
      const samples = Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) * 8)
      let free = true
      for (let i = 1; i < samples && free; i++) {
        const t = i / samples
        const square = { x: Math.floor(a.x + (b.x - a.x) * t), y: Math.floor(a.y + (b.y - a.y) * t) }
        if (!sameSquare(square, from) && !sameSquare(square, to) && solid(map, square)) free = false
      }
      if (free) clear++
    }
  return clear
}
