// A map: plain data that goes through JSON, one character a square, with thin walls and doors between squares.
import type { Square } from './square.ts'

/**
 * floor: free. wall, obstacle: stop feet and eyes. low: partial cover for those beside it, double cost.
 * rough: double cost. gap: nobody stands there, everybody sees across.
 */
export type Terrain = 'floor' | 'wall' | 'obstacle' | 'low' | 'rough' | 'gap'

export const symbolOf: Readonly<Record<Terrain, string>> = {
  floor: '.',
  wall: '#',
  obstacle: '&',
  low: '+',
  rough: '~',
  gap: ':',
}

export const terrainOf: Readonly<Record<string, Terrain>> = Object.fromEntries(
  Object.entries(symbolOf).map(([terrain, symbol]) => [symbol, terrain as Terrain]),
)

/** A side of a square: the one to the east, or the one to the south. */
export interface Edge extends Square {
  readonly side: 'east' | 'south'
}

export interface Door {
  readonly id: string
  readonly edges: readonly Edge[]
  readonly open: boolean
}

export interface GridMap {
  readonly name: string
  readonly rows: readonly string[]
  readonly walls: readonly Edge[]
  readonly doors: readonly Door[]
  /** Where heroes and foes begin, in order. */
  readonly starts: { readonly heroes: readonly Square[]; readonly foes: readonly Square[] }
}

export const longestName = 80
/** The largest side of a map, in squares. */
export const largestSide = 200

export const widthOf = ({ rows }: GridMap): number => rows[0]?.length ?? 0
export const heightOf = ({ rows }: GridMap): number => rows.length

export const onMap = (map: GridMap, { x, y }: Square): boolean =>
  Number.isInteger(x) && Number.isInteger(y) && x >= 0 && y >= 0 && x < widthOf(map) && y < heightOf(map)

export const terrainAt = ({ rows }: GridMap, { x, y }: Square): Terrain => terrainOf[rows[y]?.[x] ?? '#'] ?? 'wall'

const solid: ReadonlySet<Terrain> = new Set<Terrain>(['wall', 'obstacle', 'gap'])

/** Somebody can stand there, as far as the ground goes. */
export const standable = (map: GridMap, square: Square): boolean =>
  onMap(map, square) && !solid.has(terrainAt(map, square))

export function withTerrain(map: GridMap, { x, y }: Square, terrain: Terrain): GridMap {
  const changed = (row: string) => row.slice(0, x) + symbolOf[terrain] + row.slice(x + 1)
  return { ...map, rows: map.rows.map((row, i) => (i === y ? changed(row) : row)) }
}

export const withDoor = (map: GridMap, id: string, open: boolean): GridMap => ({
  ...map,
  doors: map.doors.map(door => (door.id === id ? { ...door, open } : door)),
})
