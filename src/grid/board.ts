// A map and those who stand on it: who is in the way, where one can go, what covers whom.
import { type GridMap, heightOf, standable, terrainAt, widthOf } from './map.ts'
import { noLimit, type Reach, type Reached, reach } from './reach.ts'
import { type CoverLevel, coverBetween } from './sight.ts'
import { distance, type Square, sameSquare, squareName } from './square.ts'

/** Somebody on the map, or waiting beside it. */
export interface Standing {
  readonly id: string
  readonly name: string
  readonly at?: Square
}

/** Somebody can stand there, and nobody does. */
export const isFreeOn = (map: GridMap, standing: readonly Standing[], square: Square): boolean =>
  standable(map, square) && !standing.some(({ at }) => at !== undefined && sameSquare(at, square))

export const firstFree = (
  map: GridMap,
  standing: readonly Standing[],
  squares: readonly Square[],
): Square | undefined => squares.find(square => isFreeOn(map, standing, square))

const squaresOf = (standing: readonly Standing[]): readonly Square[] => standing.flatMap(({ at }) => at ?? [])

/** Friends are passed, enemies are not, and nobody stops where somebody is. */
export const waysPast = (
  map: GridMap,
  from: Square,
  friends: readonly Standing[],
  enemies: readonly Standing[],
  squares: number,
): Reach => reach(map, from, squares, { barred: squaresOf(enemies), taken: squaresOf([...friends, ...enemies]) })

/** Of the squares that can be reached the one from which the way to the nearest goal is shortest. */
export function towards(map: GridMap, ways: readonly Reached[], goals: readonly Square[]): Reached | undefined {
  const from = goals.map(goal => reach(map, goal, noLimit))
  const left = ({ square }: Reached) => Math.min(...from.map(({ costTo }) => costTo(square) ?? Infinity))
  let [best, nearest] = [undefined as Reached | undefined, Infinity]
  for (const way of ways) {
    const far = left(way)
    if (far < nearest) [best, nearest] = [way, far]
  }
  return best
}

/** A few squares worth going to: beside somebody, close by, far away, and in between. The map itself offers all of them. */
export function worthGoing(ways: readonly Reached[], goals: readonly Square[]): readonly Reached[] {
  const beside = ways.filter(({ square }) => goals.some(goal => distance(goal, square) === 1)).slice(0, 2)
  const some = [ways[0], ways[Math.floor(ways.length / 2)], ways.at(-1)].flatMap(each => each ?? [])
  return [...new Set([...beside, ...some])]
}

export interface Covered {
  readonly level: CoverLevel
  /** "something low at C4". */
  readonly by: string
}

const inTheWay = {
  low: 'something low',
  wall: 'the wall',
  obstacle: 'an obstacle',
  floor: 'a wall',
  rough: 'a wall',
  gap: 'a wall',
}

/** The cover of `target` from `from`, with the squares that give it. */
export function coverTold(map: GridMap, from: Square, target: Square): Covered {
  const { level, by } = coverBetween(map, from, target)
  const named = by.slice(0, 2).map(square => `${inTheWay[terrainAt(map, square)]} at ${squareName(square)}`)
  return { level, by: named.join(' and ') }
}

/** A free square, another one for each count. */
export function someFree(map: GridMap, standing: readonly Standing[], count: number): Square | undefined {
  const [width, all] = [widthOf(map), widthOf(map) * heightOf(map)]
  for (let n = 0; n < all; n++) {
    const i = (count * 37 + n * 7) % all
    const square = { x: i % width, y: Math.floor(i / width) }
    if (isFreeOn(map, standing, square)) return square
  }
  return undefined
}
