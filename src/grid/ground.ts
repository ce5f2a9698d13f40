// A map made ready for quick questions: bytes instead of letters. Kept for as long as its map lives.
import { type Edge, type GridMap, heightOf, terrainOf, widthOf } from './map.ts'
import { directions, type Square } from './square.ts'

export interface Ground {
  readonly width: number
  readonly height: number
  /** Stops eyes: 1 by wall or obstacle; 2 is low and only shields in part. */
  readonly shade: Uint8Array
  /** What a step into the square costs; 0 when nobody can stand there. */
  readonly cost: Uint8Array
  /** 1 when a thin wall or a closed door stands on the east or south side. */
  readonly east: Uint8Array
  readonly south: Uint8Array
  /** One bit for each direction in which the ground lets somebody go; -1 until somebody asks. */
  readonly ways: Int16Array
}

export const opaque = 1
export const lowShade = 2

const grounds = new WeakMap<GridMap, Ground>()

export function groundOf(map: GridMap): Ground {
  const known = grounds.get(map)
  if (known) return known
  const ground = prepare(map)
  grounds.set(map, ground)
  return ground
}

const shades = { floor: 0, wall: opaque, obstacle: opaque, low: lowShade, rough: 0, gap: 0 } as const
const costs = { floor: 1, wall: 0, obstacle: 0, low: 2, rough: 2, gap: 0 } as const

function prepare(map: GridMap): Ground {
  const [width, height] = [widthOf(map), heightOf(map)]
  const bytes = () => new Uint8Array(width * height)
  const ways = new Int16Array(width * height).fill(-1)
  const ground = { width, height, shade: bytes(), cost: bytes(), east: bytes(), south: bytes(), ways }
  for (const [y, row] of map.rows.entries())
    for (let x = 0; x < width; x++) {
      const terrain = terrainOf[row[x] ?? '#'] ?? 'wall'
      ground.shade[y * width + x] = shades[terrain]
      ground.cost[y * width + x] = costs[terrain]
    }
  const close = ({ x, y, side }: Edge) => {
    ground[side][y * width + x] = 1
  }
  map.walls.forEach(close)
  for (const door of map.doors) if (!door.open) door.edges.forEach(close)
  return ground
}

/** The ways out of a square, found once. */
export function waysAt(ground: Ground, from: number): number {
  const known = ground.ways[from] as number
  if (known >= 0) return known
  const ways = waysFrom(ground, from)
  ground.ways[from] = ways
  return ways
}

function waysFrom(ground: Ground, from: number): number {
  const at = { x: from % ground.width, y: Math.floor(from / ground.width) }
  if (ground.cost[from] === 0) return 0
  return directions.reduce((ways, by, bit) => (stepOpen(ground, at, by) ? ways | (1 << bit) : ways), 0)
}

const inside = ({ width, height }: Ground, x: number, y: number): boolean => x >= 0 && y >= 0 && x < width && y < height

/** No thin wall between two squares that share a side. */
export function sideOpen({ width, east, south }: Ground, from: number, by: Square): boolean {
  if (by.x !== 0) return east[by.x > 0 ? from : from - 1] === 0
  return south[by.y > 0 ? from : from - width] === 0
}

/** A step is open when the ground bears and no wall is between; a diagonal needs one of its two ways round to be open. */
function stepOpen(ground: Ground, { x, y }: Square, by: Square): boolean {
  if (!inside(ground, x + by.x, y + by.y)) return false
  const from = y * ground.width + x
  if (ground.cost[from + by.y * ground.width + by.x] === 0) return false
  if (by.x === 0 || by.y === 0) return sideOpen(ground, from, by)
  return cornerOpen(ground, from, by)
}

/** From corner to corner: past the square beside or past the one above, whichever neither wall nor obstacle closes. */
export function cornerOpen(ground: Ground, from: number, by: Square): boolean {
  const [across, down] = [from + by.x, from + by.y * ground.width]
  const [sideways, upright] = [
    { x: by.x, y: 0 },
    { x: 0, y: by.y },
  ]
  return (
    (ground.shade[across] !== opaque && sideOpen(ground, from, sideways) && sideOpen(ground, across, upright)) ||
    (ground.shade[down] !== opaque && sideOpen(ground, from, upright) && sideOpen(ground, down, sideways))
  )
}
