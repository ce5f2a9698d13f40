// Experience, used and unused, and the ladder of levels.
import { type Decision, isRefusal, type Options, refuse } from '../../kernel/index.ts'
import { abilityNames } from './data.ts'
import { able } from './find.ts'
import { plays } from './options.ts'
import type { Ability, GamebookEvent, GamebookScene, Hero } from './types.ts'

/** GB-adv.2: experience for something overcome; what has a name pays once. */
export function gain(hero: Hero, xp: number, why: string, name?: string): GamebookEvent[] {
  if (xp <= 0 || (name !== undefined && hero.paid.includes(name))) return []
  return [{ type: 'XpGained', hero: hero.id, xp, to: hero.unused + xp, why, paid: name ?? null }]
}

/** GB-adv.5: what a level costs at a used total. */
const rungs: readonly { readonly below: number; readonly cost: number }[] = [
  { below: 100, cost: 35 },
  { below: 250, cost: 50 },
  { below: 500, cost: 85 },
]

/** GB-adv.6, GB-Q23, GB-Q24: from 500 on each cost is the sum of the two before, and the limit doubles. */
export function costOfLevel(used: number, options: Options): number | undefined {
  const rung = rungs.find(({ below }) => used < below)
  if (rung) return rung.cost
  if (plays({ options }, 'gb.xp_beyond_500', 'stop')) return undefined
  let [before, cost, below] = [50, 85, 500]
  while (used >= below) [before, cost, below] = [cost, before + cost, below * 2]
  return cost
}

export function mayLevelUp(hero: Hero, options: Options): boolean {
  const cost = costOfLevel(hero.used, options)
  return cost !== undefined && hero.unused >= cost
}

/** GB-adv.1, GB-adv.4. */
export function levelUp(state: GamebookScene, id: string, ability: Ability): Decision<GamebookEvent> {
  const hero = able(state, id)
  if (isRefusal(hero)) return hero
  const cost = costOfLevel(hero.used, state.options)
  if (cost === undefined) return refuse('limit', 'At this table the ladder ends at 500 used experience.', 'GB-Q24')
  if (hero.unused < cost)
    return refuse(
      'cannot-pay',
      `A level costs ${cost}; ${hero.name} has ${hero.unused} unused, so ${abilityNames[ability]} must wait.`,
      'GB-adv.5',
    )
  return [{ type: 'LeveledUp', hero: id, ability, cost, level: hero.level + 1 }]
}
