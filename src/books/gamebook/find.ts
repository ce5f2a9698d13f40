// Who and what is on the table, and the numbers that follow from it: what sheets, screens and rules all ask for.
import { type Refusal, refuse } from '../../kernel/index.ts'
import { spells } from './data.ts'
import { plays } from './options.ts'
import type { Compared, Foe, GamebookScene, Hero, Obstacle, Result, Spell } from './types.ts'

export const heroOf = (state: GamebookScene, id: string): Hero | undefined => state.heroes.find(hero => hero.id === id)
export const foeOf = (state: GamebookScene, id: string): Foe | undefined => state.foes.find(foe => foe.id === id)
export const obstacleOf = (state: GamebookScene, id: string): Obstacle | undefined =>
  state.obstacles.find(obstacle => obstacle.id === id)
export const allSpells = (state: Pick<GamebookScene, 'pack'>): readonly Spell[] => [...spells, ...state.pack.spells]
export const spellOf = (state: Pick<GamebookScene, 'pack'>, id: string): Spell | undefined =>
  allSpells(state).find(spell => spell.id === id)

export const nameOf = (state: GamebookScene, id: string): string =>
  heroOf(state, id)?.name ?? foeOf(state, id)?.name ?? id

/** GB-abil.2, GB-Q20: out when damage has reached the HP total. */
export const standing = (hero: Pick<Hero, 'damage' | 'hp'>): boolean => hero.damage < hero.hp

export const healthOf = ({ hp, damage }: Pick<Hero, 'damage' | 'hp'>): number => Math.max(0, hp - damage)

/** GB-Q11: what spells have left of a DS, 1 at the least. */
const weakenedDs = ({ ds, reduced }: Foe): number => Math.max(1, ds - reduced)

/** GB-combat.5, GB-Q10: damage has reached the DS as it is now. */
export const defeated = (foe: Foe): boolean => foe.damage >= weakenedDs(foe)

/** GB-Q01: the DS to beat. */
export const currentDs = (state: GamebookScene, foe: Foe): number =>
  plays(state, 'gb.ds_falls_with_damage', 'on') ? weakenedDs(foe) - foe.damage : weakenedDs(foe)

/** The foes that a fight is with: a hidden one has not come yet. */
export const facing = (state: GamebookScene): readonly Foe[] => state.foes.filter(foe => !foe.hidden && !defeated(foe))

export const inFight = (state: GamebookScene, hero: Hero): boolean =>
  standing(hero) && !hero.away && facing(state).length > 0

/** GB-core.4–GB-core.6, GB-Q05: greater is success, equal is a tie, less is failure. */
export function compare(total: number, ds: number): Compared & { readonly ds: number; readonly margin: number } {
  const result: Result = total > ds ? 'success' : total === ds ? 'tie' : 'failure'
  return { total, ds, result, margin: Math.abs(total - ds) }
}

/** The hero who may act: there, and not out. */
export function able(state: GamebookScene, id: string): Hero | Refusal {
  const hero = heroOf(state, id)
  if (!hero) return refuse('unknown', `Nobody called "${id}" is at the table.`)
  return standing(hero) ? hero : refuse('down', `${hero.name} is out and cannot continue.`, 'GB-abil.2')
}
