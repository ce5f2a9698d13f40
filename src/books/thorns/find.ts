// Looking things up in a scene, with a sentence when they are not there.
import { type Refusal, refuse } from '../../kernel/index.ts'
import { plays } from './options.ts'
import type { Hero, Open, Pool, Talent, ThornsScene } from './types.ts'

/** TP-harm.1: the boxes of the harm track. */
export const outAt = 4

/** TP-pool.4: after so many actions a timer is due; a montage counts as that many. */
export const aFew = 3

export const heroOf = (state: ThornsScene, id: string): Hero | undefined => state.heroes.find(hero => hero.id === id)
export const poolOf = (state: ThornsScene, id: string): Pool | undefined => state.pools.find(pool => pool.id === id)
export const openOf = (state: ThornsScene, id: string): Open | undefined => state.open.find(choice => choice.id === id)
export const nameOf = (state: ThornsScene, id: string): string => heroOf(state, id)?.name ?? id
/** How many dice a hero has in a stat; undefined when there is no such stat. */
export const statOf = ({ stats }: Hero, name: string): number | undefined =>
  Object.hasOwn(stats, name) ? stats[name] : undefined
export const powersOf = (hero: Hero): readonly Talent[] => [...hero.talents, ...hero.items].filter(({ power }) => power)
export const talentOf = (hero: Hero, id: string): Talent | undefined =>
  [...hero.talents, ...hero.items].find(talent => talent.id === id)

/** TP-harm.3: all four boxes filled. */
export const isOut = (state: ThornsScene, hero: Hero): boolean =>
  plays(state, 'tp.harm_track', 'on') && hero.marks >= outAt

/** TP-pool.6: the task pools that an action can work on. */
export const openTasks = (state: ThornsScene): readonly Pool[] =>
  state.pools.filter(pool => pool.kind === 'task' && !pool.hidden && pool.dice > 0 && !isBusy(state, pool))

/** Something about this pool is still to be chosen. */
export const isBusy = (state: ThornsScene, pool: Pool): boolean =>
  state.open.some(choice => 'pool' in choice && choice.pool === pool.id)

export const noHero = (id: string): Refusal => refuse('unknown', `There is no hero "${id}" at the table.`)
export const noPool = (id: string): Refusal => refuse('unknown', `There is no pool "${id}" on the table.`)
export const noChoice = (id: string): Refusal => refuse('unknown', `No choice "${id}" is open.`)

/** A hero who is there and not out. */
export function standing(state: ThornsScene, id: string): Hero | Refusal {
  const hero = heroOf(state, id)
  if (!hero) return noHero(id)
  return isOut(state, hero) ? refuse('down', `${hero.name} is out of the scene.`, 'TP-harm.3') : hero
}

/** What of a hero's own has to be settled before the next throw. */
export function owes(state: ThornsScene, hero: Hero): Refusal | undefined {
  const open = state.open.find(choice => choice.hero === hero.id)
  if (!open) return undefined
  const what = open.kind === 'impact' ? 'the impact move of the last throw' : 'a choice of the last throw'
  return refuse('pending', `First ${what} of ${hero.name} has to be settled.`)
}
