// Universal VTT maps (.dd2vtt, .uvtt): free lines become walls between squares, portals become doors.
import { type Refusal, refuse } from '../kernel/index.ts'
import { type Door, type Edge, type GridMap, largestSide, longestName, symbolOf } from './map.ts'

export interface ImportedMap {
  readonly map: GridMap
  /** The picture under the squares, when the file has one: for the screen, not for the rules. */
  readonly image?: { readonly type: 'image/png' | 'image/jpeg' | 'image/webp'; readonly base64: string }
  readonly pixelsPerSquare: number
}

interface Point {
  readonly x: number
  readonly y: number
}

/** What a file may hold; more is refused before any work is done on it. */
const most = { characters: 64_000_000, points: 50_000, portals: 500, imageCharacters: 48_000_000 }

class Broken extends Error {}
const broken = (text: string): never => {
  throw new Broken(text)
}

/** The text of a file becomes a map, or a sentence about what is wrong with it. */
export function importUvtt(name: string, file: string): ImportedMap | Refusal {
  if (file.length > most.characters) return refuse('limit', `${name} is larger than 64 MB.`)
  try {
    return readFile(name, JSON.parse(file))
  } catch (problem) {
    if (problem instanceof SyntaxError) return refuse('malformed', `${name} is no Universal VTT file: it is not JSON.`)
    if (problem instanceof Broken) return refuse('malformed', `${name}: ${problem.message}`)
    throw problem
  }
}

type Fields = Readonly<Record<string, unknown>>

const record = (value: unknown, what: string): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : broken(`${what} must be an object.`)
const list = (value: unknown, what: string, longest: number): readonly unknown[] => {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) return broken(`${what} must be a list.`)
  return value.length <= longest ? value : broken(`${what} has ${value.length} parts; at most ${longest} are read.`)
}
const number = (value: unknown, what: string): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : broken(`${what} must be a number.`)

function point(value: unknown, what: string): Point {
  const { x, y } = record(value, what)
  return { x: number(x, `${what}.x`), y: number(y, `${what}.y`) }
}

function side(value: number, what: string): number {
  const squares = Math.round(value)
  return squares >= 1 && squares <= largestSide
    ? squares
    : broken(`${what} is ${value} squares; a map has 1 to ${largestSide}.`)
}

/** What all points of a file are measured by. */
interface Frame {
  readonly width: number
  readonly height: number
  readonly origin: Point
}

function readFile(name: string, json: unknown): ImportedMap {
  const file = record(json, 'The file')
  const resolution = record(file.resolution, 'resolution')
  const size = point(resolution.map_size, 'resolution.map_size')
  const origin = resolution.map_origin === undefined ? { x: 0, y: 0 } : point(resolution.map_origin, 'map_origin')
  const frame = { width: side(size.x, 'The width'), height: side(size.y, 'The height'), origin }
  const pixels = number(resolution.pixels_per_grid, 'resolution.pixels_per_grid')
  if (pixels < 1 || pixels > 10_000) broken(`resolution.pixels_per_grid is ${pixels}; it must be 1 to 10000.`)
  const drawn = polylines(frame, file.line_of_sight, 'line_of_sight')
  const objects = polylines(frame, file.objects_line_of_sight, 'objects_line_of_sight')
  const count = [...drawn, ...objects].reduce((sum, { length }) => sum + length, 0)
  if (count > most.points) broken(`its walls have ${count} points; at most ${most.points} are read.`)
  const image = readImage(file.image)
  const map: GridMap = {
    name: name.trim().slice(0, longestName) || 'A map',
    rows: drawObjects(objects, frame),
    walls: edgesUnder(drawn, frame),
    doors: list(file.portals, 'portals', most.portals)
      .map((portal, i) => readDoor(frame, portal, i))
      .filter(({ edges }) => edges.length > 0),
    starts: { heroes: [], foes: [] },
  }
  return { map, ...(image && { image }), pixelsPerSquare: pixels }
}

/** A line of points, moved so that the map begins at 0, 0. */
function polyline({ origin }: Frame, value: unknown, what: string): readonly Point[] {
  return list(value, what, most.points).map((each, i) => {
    const { x, y } = point(each, `${what}[${i}]`)
    const near = { x: x - origin.x, y: y - origin.y }
    const far = Math.max(Math.abs(near.x), Math.abs(near.y)) > 4 * largestSide
    return far ? broken(`${what}[${i}] lies far outside the map.`) : near
  })
}

const polylines = (frame: Frame, value: unknown, what: string): readonly (readonly Point[])[] =>
  list(value, what, most.points).map((each, i) => polyline(frame, each, `${what}[${i}]`))

function readDoor(frame: Frame, value: unknown, i: number): Door {
  const { bounds, closed } = record(value, `portals[${i}]`)
  const line = polyline(frame, bounds, `portals[${i}].bounds`)
  if (line.length !== 2) broken(`portals[${i}].bounds must be two points.`)
  if (typeof closed !== 'boolean') broken(`portals[${i}].closed must be true or false.`)
  return { id: `door-${i + 1}`, edges: edgesUnder([line], frame), open: !closed }
}

/**
 * A free line becomes a wall on each side of a square whose two middles it comes between. What the lines enclose stays
 * enclosed: every way from middle to middle that crosses a line crosses a wall.
 */
function edgesUnder(lines: readonly (readonly Point[])[], { width, height }: Frame): readonly Edge[] {
  const found = new Map<string, Edge>()
  const add = (x: number, y: number, side: Edge['side']) => {
    const [mostX, mostY] = side === 'east' ? [width - 2, height - 1] : [width - 1, height - 2]
    if (x >= 0 && y >= 0 && x <= mostX && y <= mostY) found.set(`${x},${y},${side}`, { x, y, side })
  }
  for (const line of lines)
    for (let i = 1; i < line.length; i++) {
      const [p, q] = [line[i - 1] as Point, line[i] as Point]
      for (const [y, x] of crossings(p.y, q.y, p.x, q.x, height)) add(Math.floor(x - 0.5), y, 'east')
      for (const [x, y] of crossings(p.x, q.x, p.y, q.y, width)) add(x, Math.floor(y - 0.5), 'south')
    }
  return [...found.values()]
}

/** Where a line crosses the middles of rows or columns: the number of each, and how far along it. */
function* crossings(from: number, to: number, start: number, end: number, count: number): Generator<[number, number]> {
  const [low, high] = [Math.min(from, to), Math.max(from, to)]
  for (let i = Math.max(0, Math.floor(low - 0.5)); i <= Math.min(count - 1, Math.ceil(high - 0.5)); i++) {
    const middle = i + 0.5
    if (from < middle !== to < middle) yield [i, start + ((middle - from) / (to - from)) * (end - start)]
  }
}

/** Things that stand about: an obstacle where one covers the middle of a square; a smaller one is a low thing. */
function drawObjects(objects: readonly (readonly Point[])[], { width, height }: Frame): readonly string[] {
  const rows = Array.from({ length: height }, () => Array<string>(width).fill(symbolOf.floor))
  for (const object of objects) {
    if (object.length < 3) continue
    const closed = [...object, object[0] as Point]
    const covered: Point[] = []
    for (let y = 0; y < height; y++) covered.push(...coveredIn(closed, y, width))
    const [first] = covered
    for (const { x, y } of covered) (rows[y] as string[])[x] = symbolOf.obstacle
    if (first) continue
    const middle = (of: (p: Point) => number) => Math.floor(object.reduce((sum, p) => sum + of(p), 0) / object.length)
    const [x, y] = [middle(p => p.x), middle(p => p.y)]
    if (rows[y]?.[x] === symbolOf.floor) (rows[y] as string[])[x] = symbolOf.low
  }
  return rows.map(row => row.join(''))
}

/** The squares of a row whose middles lie inside a closed line: between its first and second crossing, and so on. */
function coveredIn(closed: readonly Point[], row: number, width: number): Point[] {
  const middle = row + 0.5
  const cuts: number[] = []
  for (let i = 1; i < closed.length; i++) {
    const [p, q] = [closed[i - 1] as Point, closed[i] as Point]
    if (p.y < middle !== q.y < middle) cuts.push(p.x + ((middle - p.y) / (q.y - p.y)) * (q.x - p.x))
  }
  cuts.sort((a, b) => a - b)
  const inside: Point[] = []
  for (let i = 0; i + 1 < cuts.length; i += 2)
    for (let x = Math.max(0, Math.ceil((cuts[i] as number) - 0.5)); x < width && x + 0.5 < (cuts[i + 1] as number); x++)
      inside.push({ x, y: row })
  return inside
}

/** The first characters of the picture in base 64 tell its kind; anything else is not handed on. */
const kinds = { iVBORw0KGgo: 'image/png', '/9j/': 'image/jpeg', UklGR: 'image/webp' } as const

function readImage(value: unknown): ImportedMap['image'] {
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value !== 'string') return broken('image must be a text in base 64.')
  if (value.length > most.imageCharacters) return broken('image is larger than 36 MB.')
  const kind = Object.entries(kinds).find(([start]) => value.startsWith(start))
  if (!kind || !/^[A-Za-z0-9+/]+={0,2}$/.test(value)) return broken('image must be a PNG, JPEG or WebP in base 64.')
  return { type: kind[1], base64: value }
}
