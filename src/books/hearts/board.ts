// What the map says: where somebody can go, who is next to whom, who sees whom, and behind what.
import {
  type Covered,
  coverTold,
  distance,
  isFreeOn,
  noLimit,
  type Reach as Reached,
  type Square,
  sees,
  touching,
  waysPast,
} from '../../grid/index.ts'
import { crowdSize, squaresPerTurn } from './data.ts'
import { inPlay, isDefeated } from './find.ts'
import type { Foe, HeartsScene, Hero, Way } from './types.ts'

type Token = Hero | Foe

const isHero = (token: Token): token is Hero => 'role' in token

/** Everybody who takes up room on the map. */
export const tokens = (state: HeartsScene): readonly Token[] => [
  ...state.heroes,
  ...state.foes.filter(foe => !isDefeated(foe)),
]

export const isFree = (state: HeartsScene, square: Square): boolean =>
  state.map !== undefined && isFreeOn(state.map, tokens(state), square)

/** HM-4.2, HM-4.3: what is left of the turn's squares; outside a fight nobody counts them. */
export const squaresLeft = (state: HeartsScene, { moved }: Token): number =>
  state.phase === 'free' ? noLimit : squaresPerTurn - moved

/** HM-4.1–4.3, HM-Q41: friends are passed, foes are not, and nobody stops where somebody is. */
export function waysOf(state: HeartsScene, token: Token): Reached | undefined {
  if (!state.map || !token.at) return undefined
  const others = tokens(state).filter(({ id }) => id !== token.id)
  const friends = others.filter(other => isHero(other) === isHero(token))
  const enemies = others.filter(other => isHero(other) !== isHero(token))
  return waysPast(state.map, token.at, friends, enemies, squaresLeft(state, token))
}

/** HM-5.14, HM-Q37: next to each other with nothing between. Without places on a map, people can always get there. */
export const adjacent = ({ map }: HeartsScene, a: Token, b: Token): boolean =>
  !map || !a.at || !b.at || touching(map, a.at, b.at)

/** HM-4.4, HM-4.5: the cover of `target` from `from`, with the squares that give it. */
export const coverOf = ({ map }: HeartsScene, from: Token, target: Token): Covered =>
  map && from.at && target.at ? coverTold(map, from.at, target.at) : { level: 'none', by: '' }

export const inSight = ({ map }: HeartsScene, from: Token, square: Square | undefined): boolean =>
  !map || !from.at || !square || sees(map, from.at, square)

export const farApart = (a: Token, b: Token): number => (a.at && b.at ? distance(a.at, b.at) : 0)

/** HM-5.16, HM-Q24: the minions around a hero. */
export const crowded = (state: HeartsScene, hero: Hero): boolean =>
  state.map !== undefined &&
  hero.at !== undefined &&
  state.foes.filter(foe => foe.rank === 'minion' && inPlay(foe) && foe.at && adjacent(state, hero, foe)).length >=
    crowdSize

/** HM-5.12: beside the foe, yes; from afar, if it can shoot and the hero stands in the open. A disarmed foe cannot. */
export function couldStrikeBack(state: HeartsScene, foe: Foe, hero: Hero, way: Way): boolean {
  if (foe.conditions.includes('disarmed')) return false
  const close = state.map && foe.at && hero.at ? touching(state.map, foe.at, hero.at) : way === 'melee'
  return close || (foe.reach !== 'melee' && coverOf(state, foe, hero).level === 'none')
}

/** The free square beside `token` that is farthest from `from`: where a push sends somebody. */
export function pushedTo(state: HeartsScene, token: Token, from: Token): Square | undefined {
  const { map } = state
  const [at, source] = [token.at, from.at]
  if (!map || !at || !source) return undefined
  const around = [-1, 0, 1].flatMap(dx => [-1, 0, 1].map(dy => ({ x: at.x + dx, y: at.y + dy })))
  const free = around.filter(square => isFree(state, square) && touching(map, at, square))
  const away = ({ x, y }: Square) => (x - source.x) ** 2 + (y - source.y) ** 2
  const [best] = [...free].sort((a, b) => away(b) - away(a))
  return best && away(best) > away(at) ? best : undefined
}
