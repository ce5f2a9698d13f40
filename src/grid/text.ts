// Maps as text that people draw: a name, a drawing of squares, then thin walls and doors.
import { isRefusal, type Refusal, refuse } from '../kernel/index.ts'
import {
  type Door,
  type Edge,
  type GridMap,
  heightOf,
  largestSide,
  longestName,
  symbolOf,
  terrainOf,
  widthOf,
} from './map.ts'
import { parseSquareName, type Square, squareName } from './square.ts'

/** Digits are where heroes begin, small letters where foes do; both stand on floor. */
const heroMarks = '123456789'
const foeMarks = 'abcdefghijklmnopqrstuvwxyz'
const symbols = Object.entries(symbolOf)
  .map(([terrain, symbol]) => `${symbol} ${terrain}`)
  .join(', ')

const wrong = (line: number, text: string): Refusal => refuse('malformed', `Line ${line}: ${text}`)

export function parseMap(text: string): GridMap | Refusal {
  const lines = text.replaceAll('\r', '').split('\n')
  const first = lines.findIndex(line => line.trim() !== '')
  const name = lines[first]?.trim()
  if (!name) return refuse('malformed', 'The map is empty: it needs a name, then its squares.')
  if (name.length > longestName) return refuse('malformed', `The name has at most ${longestName} characters.`)
  const rows: string[] = []
  const marks = new Map<string, Square>()
  const walls: Edge[] = []
  const doors: Door[] = []
  for (let i = first + 1; i < lines.length; i++) {
    const line = (lines[i] ?? '').trim()
    if (line === '') continue
    const problem = /^(wall|door)\s/.test(line)
      ? readSide(line, i + 1, walls, doors)
      : readRow(line, i + 1, rows, marks, walls.length + doors.length > 0)
    if (problem) return problem
  }
  if (rows.length === 0) return refuse('malformed', `"${name}" has no squares: draw them with ${symbols}.`)
  const startsOf = (all: string) => [...all].flatMap(mark => marks.get(mark) ?? [])
  const map = { name, rows, walls, doors, starts: { heroes: startsOf(heroMarks), foes: startsOf(foeMarks) } }
  return edgeProblem(map) ?? map
}

/** A map that ships: whoever drew it wrong has broken the book. */
export function drawnMap(text: string): GridMap {
  const map = parseMap(text)
  if (isRefusal(map)) throw new Error(map.text)
  return map
}

function readRow(
  line: string,
  number: number,
  rows: string[],
  marks: Map<string, Square>,
  late: boolean,
): Refusal | undefined {
  if (late) return wrong(number, 'walls and doors come after the squares.')
  if (rows.length >= largestSide) return wrong(number, `a map has at most ${largestSide} rows.`)
  if (line.length > largestSide) return wrong(number, `a row has at most ${largestSide} squares.`)
  const width = rows[0]?.length ?? line.length
  if (line.length !== width) return wrong(number, `this row has ${line.length} squares, the first has ${width}.`)
  for (const [x, symbol] of [...line].entries()) {
    if (terrainOf[symbol] !== undefined) continue
    if (!heroMarks.includes(symbol) && !foeMarks.includes(symbol))
      return wrong(number, `"${symbol}" means nothing here; there is ${symbols}, 1-9 for heroes and a-z for foes.`)
    if (marks.has(symbol)) return wrong(number, `"${symbol}" marks a second square; each mark stands once.`)
    marks.set(symbol, { x, y: rows.length })
  }
  rows.push([...line].map(symbol => (terrainOf[symbol] === undefined ? symbolOf.floor : symbol)).join(''))
  return undefined
}

/** `wall C4 east`, `door gate C4 south closed`: a door of several sides has several lines. */
function readSide(line: string, number: number, walls: Edge[], doors: Door[]): Refusal | undefined {
  const [kind, ...words] = line.split(/\s+/)
  const [id, at = '', side, state] = kind === 'wall' ? ['', ...words] : words
  const square = parseSquareName(at)
  if (!square || (side !== 'east' && side !== 'south'))
    return wrong(number, 'a side is told as "wall C4 east" or "door gate C4 south closed".')
  const edge: Edge = { ...square, side }
  if (kind === 'wall') {
    walls.push(edge)
    return state === undefined ? undefined : wrong(number, `"${state}" is too much for a wall.`)
  }
  if (!id || (state !== 'open' && state !== 'closed')) return wrong(number, 'a door ends with "open" or "closed".')
  const known = doors.findIndex(door => door.id === id)
  if (known < 0) doors.push({ id, edges: [edge], open: state === 'open' })
  else doors[known] = { id, edges: [...(doors[known]?.edges ?? []), edge], open: state === 'open' }
  return undefined
}

export function edgeProblem(map: GridMap): Refusal | undefined {
  const [width, height] = [widthOf(map), heightOf(map)]
  const outside = [...map.walls, ...map.doors.flatMap(({ edges }) => edges)].find(
    ({ x, y, side }) => x >= width - (side === 'east' ? 1 : 0) || y >= height - (side === 'south' ? 1 : 0),
  )
  return (
    outside && refuse('malformed', `The ${outside.side} side of ${squareName(outside)} is not between two squares.`)
  )
}

export function writeMap({ name, rows, walls, doors, starts }: GridMap): string {
  const marked = rows.map(row => [...row])
  const mark = (squares: readonly Square[], all: string) => {
    for (const [i, { x, y }] of squares.entries()) if (marked[y]?.[x] !== undefined) marked[y][x] = all[i] ?? '.'
  }
  mark(starts.heroes, heroMarks)
  mark(starts.foes, foeMarks)
  const side = (edge: Edge) => `${squareName(edge)} ${edge.side}`
  return [
    name,
    ...marked.map(row => row.join('')),
    ...walls.map(edge => `wall ${side(edge)}`),
    ...doors.flatMap(({ id, edges, open }) =>
      edges.map(edge => `door ${id} ${side(edge)} ${open ? 'open' : 'closed'}`),
    ),
    '',
  ].join('\n')
}
