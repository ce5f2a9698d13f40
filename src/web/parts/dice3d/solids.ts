// The solids of dice from four sides to twenty: corners, and faces in the order of their numbers.

export type Point = readonly [number, number, number]

export interface Solid {
  readonly corners: readonly Point[]
  /** Face i shows i + 1; corners counter-clockwise from outside. */
  readonly faces: readonly (readonly number[])[]
  /** A four-sided die is read at the corner on top, and corner i shows i + 1 like the face below it; all others at the face on top. */
  readonly liesOn: boolean
}

const golden = (1 + Math.sqrt(5)) / 2
const signs = [-1, 1] as const

export const minus = ([a, b, c]: Point, [x, y, z]: Point): Point => [a - x, b - y, c - z]
export const cross = ([a, b, c]: Point, [x, y, z]: Point): Point => [b * z - c * y, c * x - a * z, a * y - b * x]
export const dot = ([a, b, c]: Point, [x, y, z]: Point): number => a * x + b * y + c * z
const times = ([a, b, c]: Point, by: number): Point => [a * by, b * by, c * by]
export const unit = (point: Point): Point => times(point, 1 / Math.sqrt(dot(point, point)))
export const middle = (points: readonly Point[]): Point =>
  times(
    points.reduce(([a, b, c], [x, y, z]): Point => [a + x, b + y, c + z], [0, 0, 0]),
    1 / points.length,
  )

const turned = ([a, b, c]: Point): readonly Point[] => [
  [a, b, c],
  [b, c, a],
  [c, a, b],
]
const bothSigns = (a: number, b: number): readonly Point[] =>
  signs.flatMap(s => signs.flatMap(t => turned([0, s * a, t * b])))

const cube: readonly Point[] = signs.flatMap(x => signs.flatMap(y => signs.map((z): Point => [x, y, z])))

const corners: Readonly<Record<number, readonly Point[]>> = {
  4: [
    [1, 1, 1],
    [-1, -1, 1],
    [-1, 1, -1],
    [1, -1, -1],
  ],
  6: cube,
  8: signs.flatMap(s => turned([s, 0, 0])),
  10: [
    [0, 0, 1],
    [0, 0, -1],
    ...Array.from({ length: 10 }, (_, i): Point => {
      const angle = (i * Math.PI) / 5
      return [Math.cos(angle), Math.sin(angle), 0.1056 * (i % 2 === 0 ? 1 : -1)]
    }),
  ],
  12: [...cube, ...bothSigns(1 / golden, golden)],
  20: bothSigns(1, golden),
}

const near = 1e-3

/** The faces of a convex solid: planes through three corners with all others on one side. */
function hull(points: readonly Point[]): number[][] {
  const faces = new Map<string, number[]>()
  for (let a = 0; a < points.length; a++)
    for (let b = a + 1; b < points.length; b++)
      for (let c = b + 1; c < points.length; c++) {
        const [p, q, r] = [points[a] as Point, points[b] as Point, points[c] as Point]
        const normal = cross(minus(q, p), minus(r, p))
        const sides = points.map(point => dot(normal, minus(point, p)))
        if (sides.some(side => side > near) && sides.some(side => side < -near)) continue
        const flat = points.flatMap((_, i) => (Math.abs(sides[i] as number) <= near ? [i] : []))
        faces.set(flat.join(), around(points, flat))
      }
  return [...faces.values()]
}

/** Corners of a face in order, counter-clockwise as seen from outside. */
function around(points: readonly Point[], face: readonly number[]): number[] {
  const at = (i: number) => points[i] as Point
  const centre = middle(face.map(at))
  const normal = unit(centre)
  const first = unit(minus(at(face[0] as number), centre))
  const second = cross(normal, first)
  const angle = (i: number) => Math.atan2(dot(minus(at(i), centre), second), dot(minus(at(i), centre), first))
  return [...face].sort((a, b) => angle(a) - angle(b))
}

/** Opposite faces add up to one more than the number of sides, as on real dice. */
function numbered(points: readonly Point[], faces: readonly number[][]): number[][] {
  const normal = (face: readonly number[]) => unit(middle(face.map(i => points[i] as Point)))
  const order = Array<number[] | undefined>(faces.length).fill(undefined)
  for (const face of faces) {
    if (order.includes(face)) continue
    const place = order.indexOf(undefined)
    order[place] = face
    const opposite = faces.find(other => dot(normal(face), normal(other)) < -1 + near)
    if (opposite) order[faces.length - 1 - place] = opposite
  }
  return order as number[][]
}

/** On a four-sided die a face is numbered like the corner that it lacks. */
const acrossCorners = (faces: readonly number[][]): number[][] => faces.toSorted((a, b) => lacking(a) - lacking(b))
const lacking = (face: readonly number[]): number => [0, 1, 2, 3].findIndex(corner => !face.includes(corner))

/** The number that is read when this way is up: what is painted on the corner or the face on top. */
export function readsUp(solid: Solid, up: Point): number {
  const ways = solid.liesOn ? solid.corners : solid.faces.map((_, i) => normalOf(solid, i))
  const heights = ways.map(way => dot(way, up))
  return heights.indexOf(Math.max(...heights)) + 1
}

/** Straight out of a face. */
export function normalOf({ corners, faces }: Solid, face: number): Point {
  const [a, b, c] = (faces[face] as readonly number[]).map(i => corners[i] as Point) as [Point, Point, Point]
  const normal = unit(cross(minus(b, a), minus(c, a)))
  return dot(normal, a) < 0 ? times(normal, -1) : normal
}

const made = new Map<number, Solid>()

/** A die with so many sides; undefined when there is no such solid. */
export function solidOf(sides: number): Solid | undefined {
  const known = made.get(sides)
  if (known) return known
  const raw = corners[sides]
  if (!raw) return undefined
  const reach = Math.max(...raw.map(point => Math.sqrt(dot(point, point))))
  const points = raw.map(point => times(point, 1 / reach))
  const liesOn = sides === 4
  const faces = liesOn ? acrossCorners(hull(points)) : numbered(points, hull(points))
  const solid = { corners: points, faces, liesOn }
  made.set(sides, solid)
  return solid
}
