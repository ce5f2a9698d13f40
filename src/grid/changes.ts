// What a game master does to the map of a scene: the commands, the rules of them, the events, and how they are told.
import { isRefusal, type Refusal, refuse, type Sentence } from '../kernel/index.ts'
import { type CommandFields, flag, object, oneOf, optional, type Shape, textOf, whole } from '../kernel/shape.ts'
import { isFreeOn, type Standing, someFree } from './board.ts'
import { parseGridMap } from './json.ts'
import {
  type GridMap,
  heightOf,
  largestSide,
  onMap,
  standable,
  type Terrain,
  widthOf,
  withDoor,
  withTerrain,
} from './map.ts'
import { type Square, sameSquare, squareName } from './square.ts'

export type MapCommand =
  | { readonly type: 'SetMap'; readonly map: GridMap }
  | { readonly type: 'ClearMap' }
  | { readonly type: 'SetSquare'; readonly at: Square; readonly terrain: Terrain }
  | { readonly type: 'SetDoor'; readonly door: string; readonly open: boolean }
  | { readonly type: 'Place'; readonly who: string; readonly at?: Square }
type MapCommandOf<T extends MapCommand['type']> = Extract<MapCommand, { type: T }>

export type MapEvent =
  | { readonly type: 'MapSet'; readonly map: GridMap }
  | { readonly type: 'MapCleared' }
  | { readonly type: 'SquareSet'; readonly at: Square; readonly terrain: Terrain }
  | { readonly type: 'DoorSet'; readonly door: string; readonly open: boolean }
type Changed = readonly MapEvent[] | Refusal

/** A scene that may have a map. */
interface Mapped {
  readonly map?: GridMap
}

const gm = (text: string) => ({ by: 'gm', text }) as const
export const mapVerbs = {
  SetMap: gm('Lay out a map'),
  ClearMap: gm('Take the map away'),
  SetSquare: gm('Change a square'),
  SetDoor: gm('Open or close a door'),
  Place: gm('Put somebody on a square'),
}

export const squareShape = object<Square>({ x: whole(0, largestSide - 1), y: whole(0, largestSide - 1) })

/** Maps have their own door. */
const mapShape: Shape<GridMap> & { readonly optional?: never } = {
  tell: (value, path, problems) => {
    const parsed = parseGridMap(value)
    if (isRefusal(parsed)) problems.push({ path, text: parsed.text })
  },
}
const id = textOf(80)

export const mapFields: CommandFields<MapCommand> = {
  SetMap: { map: mapShape },
  ClearMap: {},
  SetSquare: { at: squareShape, terrain: oneOf('floor', 'wall', 'obstacle', 'low', 'rough', 'gap') },
  SetDoor: { door: id, open: flag },
  Place: { who: id, at: optional(squareShape) },
}

export const noMap = (): Refusal => refuse('not-now', 'There is no map on the table.')

/** Why nobody can be put there. */
export function placeProblem({ map }: Mapped, standing: readonly Standing[], square: Square): Refusal | undefined {
  if (!map) return noMap()
  const { x, y } = square
  return isFreeOn(map, standing, square)
    ? undefined
    : refuse('out-of-reach', `Nobody can be put on x ${x}, y ${y}: it is taken, blocked, or not on the map.`)
}

/** On a new map everybody takes a starting square, in order; who finds none waits beside it. */
export function laidOut(
  map: GridMap,
  heroes: readonly string[],
  foes: readonly string[],
): readonly { readonly who: string; readonly at?: Square }[] {
  const onto = (ids: readonly string[], squares: readonly Square[]) => {
    const free = squares.filter(square => standable(map, square))
    return ids.map((who, i) => ({ who, ...(free[i] && { at: free[i] }) }))
  }
  return [...onto(heroes, map.starts.heroes), ...onto(foes, map.starts.foes)]
}

export const clearMap = ({ map }: Mapped): Changed => (map ? [{ type: 'MapCleared' }] : noMap())

/** Something is built, broken or spilt. Nobody ends up inside a wall. */
export function setSquare(
  { map }: Mapped,
  standing: readonly Standing[],
  { at: square, terrain }: MapCommandOf<'SetSquare'>,
): Changed {
  if (!map) return noMap()
  if (!onMap(map, square))
    return refuse(
      'unknown',
      `The map has ${widthOf(map)} by ${heightOf(map)} squares; x ${square.x}, y ${square.y} is not on it.`,
    )
  const someone = standing.find(({ at }) => at && sameSquare(at, square))
  if (someone && ['wall', 'obstacle', 'gap'].includes(terrain))
    return refuse('out-of-reach', `${someone.name} stands there.`)
  return [{ type: 'SquareSet', at: square, terrain }]
}

export function setDoor({ map }: Mapped, { door: id, open }: MapCommandOf<'SetDoor'>): Changed {
  if (!map) return noMap()
  const door = map.doors.find(each => each.id === id)
  if (!door) return refuse('unknown', `There is no door "${id}" on this map.`)
  return door.open === open
    ? refuse('not-now', `The door is ${open ? 'open' : 'closed'} already.`)
    : [{ type: 'DoorSet', door: id, open }]
}

/** The scene with its map as it is now. Whoever stood on another one has been taken off by the book. */
export function evolveMap<S extends Mapped>(scene: S, event: MapEvent): S {
  const { map } = scene
  switch (event.type) {
    case 'MapSet':
      return { ...scene, map: event.map }
    case 'MapCleared': {
      const { map: _, ...rest } = scene
      return rest as S
    }
    case 'SquareSet':
      return map ? { ...scene, map: withTerrain(map, event.at, event.terrain) } : scene
    case 'DoorSet':
      return map ? { ...scene, map: withDoor(map, event.door, event.open) } : scene
  }
}

const terrainTexts: Readonly<Record<Terrain, string>> = {
  floor: 'free ground',
  wall: 'a wall',
  obstacle: 'blocked',
  low: 'half covered by something low',
  rough: 'rough ground',
  gap: 'a gap',
}

export function sayMap(event: MapEvent, rule: string): Sentence {
  switch (event.type) {
    case 'MapSet':
      return { lead: event.map.name, text: 'lies on the table.', rules: [rule] }
    case 'MapCleared':
      return { text: 'The map is taken off the table.' }
    case 'SquareSet':
      return { text: `${squareName(event.at)} is ${terrainTexts[event.terrain]} now.` }
    case 'DoorSet':
      return { text: `The door ${event.door} is ${event.open ? 'open' : 'closed'}.` }
  }
}

export const sayPlaced = (at: Square | undefined): string => (at ? `is on ${squareName(at)}` : 'is not on the map')

/** What lies at hand for the game master: a ready map, or what can be done to the one that lies there. */
export function mapOffers(
  { map }: Mapped,
  standing: readonly Standing[],
  { ready, calm, count }: { readonly ready: readonly GridMap[]; readonly calm: boolean; readonly count: number },
): readonly { readonly label: string; readonly command: MapCommand }[] {
  if (!map) return ready.map(each => ({ label: each.name, command: { type: 'SetMap', map: each } }))
  const at = someFree(map, standing, count)
  const [someone] = standing
  return [
    ...(calm ? [{ label: 'Take the map away', command: { type: 'ClearMap' } } as const] : []),
    ...map.doors.map(({ id, open }) => ({
      label: `${open ? 'Close' : 'Open'} the ${id}`,
      command: { type: 'SetDoor', door: id, open: !open } as const,
    })),
    ...(at
      ? [
          {
            label: `Something lies on ${squareName(at)} now`,
            command: { type: 'SetSquare', at, terrain: 'low' },
          } as const,
        ]
      : []),
    ...(at && someone
      ? [
          {
            label: `Put ${someone.name} on ${squareName(at)}`,
            command: { type: 'Place', who: someone.id, at },
          } as const,
        ]
      : []),
  ]
}
