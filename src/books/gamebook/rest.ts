// Rest: a good one heals, a ration makes it better.
import { type Decision, isRefusal, refuse } from '../../kernel/index.ts'
import { able, inFight } from './find.ts'
import type { GamebookEvent, GamebookScene, Hero } from './types.ts'

/** GB-Q22: damage never goes below 0; the surplus is lost. */
export function healed({ id, damage }: Hero, amount: number, why: string): GamebookEvent[] {
  const to = Math.max(0, damage - amount)
  return to === damage ? [] : [{ type: 'Healed', hero: id, from: damage, to, why }]
}

/** GB-rest.1, GB-rest.2, GB-Q21: one ration for a rest, and eaten in no other way. */
export function rest(state: GamebookScene, id: string, ration: boolean): Decision<GamebookEvent> {
  const hero = able(state, id)
  if (isRefusal(hero)) return hero
  if (inFight(state, hero)) return refuse('not-now', 'Nobody rests in a fight.', 'GB-rest.1')
  if (ration && hero.rations < 1) return refuse('cannot-pay', `${hero.name} has no ration left.`, 'GB-rest.2')
  const eaten: GamebookEvent[] = ration
    ? [{ type: 'RationsChanged', hero: id, from: hero.rations, to: hero.rations - 1 }]
    : []
  return [{ type: 'Rested', hero: id, ration }, ...eaten, ...healed(hero, ration ? 3 : 1, 'a good rest')]
}
