// Damage on both sides: what armour takes off, who falls, and when a fight is over.
import type { Options } from '../../kernel/index.ts'
import { gain } from './advance.ts'
import { evolve } from './evolve.ts'
import { defeated, facing, foeOf, heroOf, inFight, standing } from './find.ts'
import { plays } from './options.ts'
import type { Foe, GamebookEvent, GamebookScene, Hero } from './types.ts'

/** GB-combat.4, GB-Q06: the whole score, and only from damage that is larger; or always, down to 1. */
export function soak(incoming: number, protection: number, options: Options): number {
  if (plays({ options }, 'gb.armour', 'min_one')) return Math.min(protection, Math.max(0, incoming - 1))
  return incoming > protection ? protection : 0
}

/** GB-Q07: armour helps in fights; by the option, always. Damage stops at the HP total: there is no more to lose. */
export function hurt(
  state: GamebookScene,
  hero: Hero,
  incoming: number,
  why: string,
  fighting: boolean,
): GamebookEvent[] {
  if (incoming <= 0) return []
  const covered = fighting || plays(state, 'gb.armour_scope', 'all_damage')
  const soaked = covered ? soak(incoming, hero.armour.protection, state.options) : 0
  const to = Math.min(hero.hp, hero.damage + incoming - soaked)
  const events: GamebookEvent[] = [{ type: 'Hurt', hero: hero.id, incoming, soaked, from: hero.damage, to, why }]
  return standing(hero) && to >= hero.hp ? [...events, { type: 'HeroFell', hero: hero.id }] : events
}

/** GB-combat.5, GB-adv.2, GB-Q25: a foe takes damage; when it falls, it pays its initial DS. */
export function hurtFoe(state: GamebookScene, hero: Hero, foe: Foe, amount: number): GamebookEvent[] {
  if (amount <= 0) return []
  const hit: GamebookEvent = { type: 'FoeHurt', foe: foe.id, from: foe.damage, to: foe.damage + amount }
  return [hit, ...falls(evolve(state, hit), hero, foe.id)]
}

/** GB-Q10: also a foe falls that was weakened below the damage it has taken. */
export function falls(state: GamebookScene, { id }: Hero, foeId: string): GamebookEvent[] {
  const [hero, foe] = [heroOf(state, id), foeOf(state, foeId)]
  if (!hero || !foe || !defeated(foe)) return []
  return [{ type: 'FoeFell', foe: foe.id }, ...gain(hero, foe.ds, `${foe.name} defeated`, foe.pays)]
}

/** GB-combat.8: over when no foe stands, or nobody is left who faces one. */
export function closing(state: GamebookScene, events: readonly GamebookEvent[]): GamebookEvent[] {
  const now = events.reduce(evolve, state)
  if (facing(state).length === 0 || now.heroes.some(hero => inFight(now, hero))) return [...events]
  const reason = facing(now).length === 0 ? 'No foe is left standing.' : 'Nobody is left who faces them.'
  return [...events, { type: 'FightEnded', reason }]
}
