// Finding somebody or something, and how somebody stands.
import { type Refusal, refuse } from '../../kernel/index.ts'
import { bands, bestiary, grimoires, objects, weapons } from './data.ts'
import { chosen } from './options.ts'
import { ownFoes } from './own-foes.ts'
import { ownGrimoires } from './own-grimoires.ts'
import { ownObjects } from './own-objects.ts'
import type { Band, Content, Creature, Foe, Grimoire, NotableObject, Protagonist, State, Weapon } from './types.ts'

export const heroOf = (state: State, id: string): Protagonist | undefined => state.heroes.find(hero => hero.id === id)
export const foeOf = (state: State, id: string): Foe | undefined => state.foes.find(foe => foe.id === id)
/** A hidden foe is nobody to those who may not see it. */
export const seenFoe = (state: State, id: string): Foe | undefined =>
  state.foes.find(foe => foe.id === id && !foe.hidden)
export const weaponOf = (id: string): Weapon | undefined => weapons.find(weapon => weapon.id === id)

/** What stands in the book and what is ours; a table's own content comes on top of it. */
export const shelf: Content = {
  grimoires: [...grimoires, ...ownGrimoires],
  objects: [...objects, ...ownObjects],
  foes: [...bestiary, ...ownFoes],
}
const byId = <T extends { readonly id: string }>(id: string, ...lists: readonly (readonly T[])[]): T | undefined => {
  for (const list of lists) for (const each of list) if (each.id === id) return each
  return undefined
}
export const grimoireOf = ({ own }: { readonly own: Content }, id: string): Grimoire | undefined =>
  byId(id, shelf.grimoires, own.grimoires)
export const objectOf = ({ own }: { readonly own: Content }, id: string): NotableObject | undefined =>
  byId(id, shelf.objects, own.objects)
export const creatureOf = ({ own }: State, id: string): Creature | undefined => byId(id, shelf.foes, own.foes)

export const nameOf = (state: State, id: string): string => heroOf(state, id)?.name ?? foeOf(state, id)?.name ?? id

/** LT-VIII.1, LT-VIII.6, LT-Q31: one pool, two counters. */
export function remaining({ options }: State, { hp, wounds, fatigue }: Protagonist): number {
  const left = hp - wounds - fatigue
  return chosen(options, 'below_zero') === 'track' ? left : Math.max(0, left)
}

export type WoundState = 'Healthy' | 'Wounded' | 'Battered' | 'Severe' | 'Out'

/** LT-VIII.7–VIII.10, LT-Q28, LT-Q30: read from the Hit Points that remain. */
export function woundState(state: State, hero: Protagonist): WoundState {
  const left = remaining(state, hero)
  if (left <= 0) return 'Out'
  const unhurt = hero.wounds + hero.fatigue === 0
  if (unhurt && (left > 2 || chosen(state.options, 'full_hp_two') === 'healthy')) return 'Healthy'
  if (left === 1) return 'Severe'
  return left === 2 ? 'Battered' : 'Wounded'
}

/** LT-Q29: Severe replaces Battered. Whoever has paid their last point still throws, as Severe (LT-Q26). */
export const woundTiers: Readonly<Record<WoundState, number>> = {
  Healthy: 0,
  Wounded: 0,
  Battered: 1,
  Severe: 2,
  Out: 2,
}

/** Dead or fled, a hero is no longer there; out of the scene one still lies there. */
export const present = ({ dead, fled }: Protagonist): boolean => !dead && !fled
export const standing = (state: State, hero: Protagonist): boolean => present(hero) && woundState(state, hero) !== 'Out'

export const foeLeft = ({ wounds, taken, stunned }: Foe): number => wounds - taken - stunned
/** LT-XI.4: what its Wounds make of an enemy. */
export const rankOf = ({ wounds, block }: Pick<Foe, 'wounds' | 'block'>): string =>
  block ? 'block' : wounds <= 3 ? 'minion' : wounds <= 6 ? 'veteran' : 'boss'
export const foeStanding = (foe: Foe): boolean => foeLeft(foe) > 0

export const distance = (foe: Foe, hero: string): Band => foe.bands[hero] ?? foe.band
export const further = (band: Band, by: number): Band =>
  bands[Math.max(0, Math.min(3, bands.indexOf(band) + by))] as Band

/** LT-VI.4: the heroes who can act, those who have acted least first. */
export const spotlight = (state: State): readonly Protagonist[] =>
  state.heroes
    .filter(hero => standing(state, hero))
    .toSorted((a, b) => (state.acts[a.id] ?? 0) - (state.acts[b.id] ?? 0))

export const unknownHero = (id: string): Refusal => refuse('unknown', `There is no Protagonist "${id}" in this scene.`)

/** A throw that waits for its answer comes before everything else. */
export function openThrow(state: State): Refusal | undefined {
  const first = state.pending.find(({ kind }) => kind === 'exert' || kind === 'block')
  return first && refuse('pending', `${nameOf(state, first.hero)} has to choose first.`)
}

/** The hero who would act, or why they cannot. */
export function actor(state: State, id: string): Protagonist | Refusal {
  const hero = heroOf(state, id)
  if (!hero) return unknownHero(id)
  if (hero.dead) return refuse('down', `${hero.name} is dead.`, 'LT-VIII.11')
  if (hero.fled) return refuse('down', `${hero.name} has left the scene.`, 'LT-VI.5')
  if (!standing(state, hero)) return refuse('down', `${hero.name} is out of the scene.`, 'LT-VIII.10')
  return openThrow(state) ?? hero
}
