// The door for maps that come as JSON: the same data as a GridMap, checked square by square.
import { type Refusal, refuse } from '../kernel/index.ts'
import { type Door, type Edge, type GridMap, largestSide, longestName, onMap, standable, terrainOf } from './map.ts'
import { type Square, squareName } from './square.ts'
import { edgeProblem } from './text.ts'

const mostSides = 20_000
const mostDoors = 500
const mostStarts = 40

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longestName
const isSquare = (value: unknown): value is Square =>
  isRecord(value) && [value.x, value.y].every(n => Number.isInteger(n) && (n as number) >= 0)
const isEdge = (value: unknown): value is Edge =>
  isSquare(value) && ((value as Edge).side === 'east' || (value as Edge).side === 'south')
const isList = <T>(value: unknown, most: number, of: (each: unknown) => each is T): value is T[] =>
  Array.isArray(value) && value.length <= most && value.every(of)
const isDoor = (value: unknown): value is Door =>
  isRecord(value) && isText(value.id) && typeof value.open === 'boolean' && isList(value.edges, mostSides, isEdge)
const isRow = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length > 0 &&
  value.length <= largestSide &&
  [...value].every(symbol => terrainOf[symbol] !== undefined)

const wrong = (text: string): Refusal => refuse('malformed', `A map ${text}`)

export function parseGridMap(json: unknown): GridMap | Refusal {
  if (!isRecord(json)) return wrong('is an object with name, rows, walls, doors and starts.')
  const { name, rows, walls, doors, starts } = json
  if (!isText(name)) return wrong(`needs a name of 1 to ${longestName} characters.`)
  if (!isList(rows, largestSide, isRow) || rows.length === 0)
    return wrong(
      `has 1 to ${largestSide} rows of 1 to ${largestSide} squares, each one of ${Object.keys(terrainOf).join(' ')}.`,
    )
  if (rows.some(row => row.length !== rows[0]?.length)) return wrong('has rows of one and the same length.')
  if (!isList(walls, mostSides, isEdge)) return wrong('has walls as a list of {x, y, side: "east" or "south"}.')
  if (!isList(doors, mostDoors, isDoor)) return wrong('has doors as a list of {id, edges, open}.')
  if (new Set(doors.map(({ id }) => id)).size < doors.length) return wrong('has doors with different ids.')
  if (!isRecord(starts) || !isList(starts.heroes, mostStarts, isSquare) || !isList(starts.foes, mostStarts, isSquare))
    return wrong('has starts: {heroes, foes}, each a list of {x, y}.')
  const side = ({ x, y, side }: Edge): Edge => ({ x, y, side })
  const map: GridMap = {
    name,
    rows,
    walls: walls.map(side),
    doors: doors.map(({ id, edges, open }) => ({ id, edges: edges.map(side), open })),
    starts: { heroes: starts.heroes.map(plain), foes: starts.foes.map(plain) },
  }
  const lost = [...map.starts.heroes, ...map.starts.foes].find(at => !onMap(map, at) || !standable(map, at))
  if (lost) return wrong(`has starts where somebody can stand; x ${lost.x}, y ${lost.y} is no such square.`)
  const names = [...map.starts.heroes, ...map.starts.foes].map(squareName)
  const twice = names.find((name, i) => names.indexOf(name) < i)
  return twice === undefined ? (edgeProblem(map) ?? map) : wrong(`has each start once; ${twice} is there twice.`)
}

const plain = ({ x, y }: Square): Square => ({ x, y })
