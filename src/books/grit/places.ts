// Where everybody is: in zones, on the spaces of a lane or on the squares of a map; how far apart, who sees whom, behind what.
import {
  type Covered,
  coverTold,
  distance,
  firstFree,
  isFreeOn,
  noLimit,
  type Reach as Reached,
  type Square,
  type Standing,
  sees,
  touching,
  waysPast,
} from '../../grid/index.ts'
import { type Refusal, refuse } from '../../kernel/index.ts'
import { usualSpeed } from './data.ts'
import { type Anyone, everyone, isPresent, sameSide } from './find.ts'
import { plays } from './options.ts'
import type { Band, Creature, GritScene, Spot } from './types.ts'

/** Where somebody is, as the table counts; whatever else they are does not matter. */
type Somewhere = Pick<Creature, 'name' | 'at' | 'square'>

/** TA-Q42: with a map on the table a space is a square of it. */
export const bySpaces = (state: GritScene): boolean => state.map !== undefined || plays(state, 'ta.distance', 'spaces')

export const spotOf = ({ map }: GritScene, { at, square }: Somewhere): Spot => (map && square) || at

const onSquare = ({ id, name, square }: Anyone): Standing => ({ id, name, ...(square && { at: square }) })

/** Everybody who takes up room on the map, or could. */
export const standing = (state: GritScene): readonly Standing[] => everyone(state).filter(isPresent).map(onSquare)

export const isFree = (state: GritScene, square: Square): boolean =>
  state.map !== undefined && isFreeOn(state.map, standing(state), square)

/** The next starting square of a side, if there is a map. */
export const startOf = (state: GritScene, side: 'heroes' | 'foes'): Square | undefined =>
  state.map && firstFree(state.map, standing(state), state.map.starts[side])

/** In spaces or zones. Who is not on the map is nowhere near. */
export function spacesBetween({ map }: GritScene, a: Somewhere, b: Somewhere): number {
  if (!map) return Math.abs(a.at - b.at)
  return a.square && b.square ? distance(a.square, b.square) : Infinity
}

/** TA-10.4, TA-Q42: how far apart, as the table counts; a wall between two squares keeps them apart. */
export function bandOf(state: GritScene, a: Somewhere, b: Somewhere): Band {
  const apart = spacesBetween(state, a, b)
  const [close, mid] = bySpaces(state) ? [1, usualSpeed] : [0, 1]
  const walled = apart === 1 && state.map && a.square && b.square && !touching(state.map, a.square, b.square)
  return apart <= close && !walled ? 'close' : apart <= mid ? 'mid' : 'far'
}

/** TA-Q43: without a map everybody sees everybody. */
export const inSight = ({ map }: GritScene, a: Somewhere, b: Somewhere): boolean =>
  !map || (a.square !== undefined && b.square !== undefined && sees(map, a.square, b.square))

/** TA-Q45: what half hides somebody from somebody else, and what hides them altogether. */
export const coverOf = ({ map }: GritScene, from: Somewhere, target: Somewhere): Covered =>
  map && from.square && target.square ? coverTold(map, from.square, target.square) : { level: 'none', by: '' }

const bands: readonly Band[] = ['close', 'mid', 'far']

/** TA-10.4, TA-10.5, TA-Q42, TA-Q43: why a weapon or spell does not get there. */
export function reachRefusal(
  state: GritScene,
  who: Somewhere,
  target: Somewhere,
  { name, reach, spaces }: { readonly name: string; readonly reach: Band; readonly spaces: number },
): Refusal | undefined {
  const tooFar = `${target.name} is out of reach of ${name}`
  const apart = spacesBetween(state, who, target)
  const reached = bySpaces(state) ? apart <= spaces : bands.indexOf(bandOf(state, who, target)) <= bands.indexOf(reach)
  if (!state.map) return reached ? undefined : refuse('out-of-reach', `${tooFar}.`, 'TA-10.4')
  const away = [who, target].find(({ square }) => !square)
  if (away) return refuse('out-of-reach', `${away.name} is not on the map.`, 'TA-Q42')
  if (!reached) return refuse('out-of-reach', `${tooFar}: ${apart} spaces away, and it reaches ${spaces}.`, 'TA-10.4')
  return inSight(state, who, target)
    ? undefined
    : refuse(
        'out-of-reach',
        `${who.name} does not see ${target.name}, behind ${coverOf(state, who, target).by}.`,
        'TA-Q43',
      )
}

/** TA-Q44: where somebody can go over the squares, and at what cost in spaces (TA-10.3, TA-Q37). */
export function waysOf(state: GritScene, who: Anyone, spaces = noLimit): Reached | undefined {
  if (!state.map || !who.square) return undefined
  const others = everyone(state).filter(each => isPresent(each) && each.id !== who.id)
  const friends = others.filter(each => sameSide(each, who)).map(onSquare)
  const enemies = others.filter(each => !sameSide(each, who)).map(onSquare)
  return waysPast(state.map, who.square, friends, enemies, spaces)
}
