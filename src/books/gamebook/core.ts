// Tests: two dice and an ability against a difficulty.
import type { Dice } from '../../dice/index.ts'
import { type Decision, isRefusal, type Refusal, refuse } from '../../kernel/index.ts'
import { gain } from './advance.ts'
import { abilityNames } from './data.ts'
import { able, compare, obstacleOf } from './find.ts'
import { hurt } from './harm.ts'
import { twoDice } from './throws.ts'
import type { Compared, GamebookEvent, GamebookScene, Hero, Obstacle, OpenCost, Test } from './types.ts'

type Tricky = Pick<Test, 'ds' | 'secret' | 'obstacle' | 'shift' | 'instead'>

/** What is rolled against: the DS as it is now and as it was at first, and what goes with it. */
export interface Against {
  readonly ds: number
  readonly initial: number
  readonly name: string
  readonly secret: boolean
  readonly instead: string | undefined
  readonly obstacle: string | undefined
}

/** GB-core.2: a DS that was given, or that of an obstacle on the table; the game master may shift it. */
export function against(state: GamebookScene, tricky: Tricky): Against | Refusal {
  const there: Obstacle | undefined = tricky.obstacle === undefined ? undefined : obstacleOf(state, tricky.obstacle)
  if (there && tricky.ds !== undefined)
    return refuse('illegal', `${there.name} has a DS of its own: leave "ds" out.`, 'GB-core.2')
  const initial = there?.ds ?? tricky.ds
  if (initial === undefined)
    return refuse('unknown', `A DS is missing, or an obstacle on the table to take it from.`, 'GB-core.2')
  if (initial === 'secret') return refuse('withheld', 'The game master keeps the difficulty.', 'GB-core.2')
  return {
    ds: Math.max(1, initial + (tricky.shift ?? 0)),
    initial,
    name: there?.name ?? 'the obstacle',
    secret: there?.secret ?? tricky.secret ?? false,
    instead: tricky.instead ?? there?.instead,
    obstacle: tricky.obstacle,
  }
}

/** GB-Q31: who takes the damage; a friend may have stepped in. */
export function struck(state: GamebookScene, hero: Hero, cover: string | undefined): Hero | Refusal {
  if (cover === undefined) return hero
  if (cover === hero.id) return refuse('illegal', 'Nobody can stand in for themselves.', 'GB-Q31')
  const friend = able(state, cover)
  if (isRefusal(friend)) return friend
  return friend.away && !hero.away ? refuse('out-of-reach', `${friend.name} has left the fight.`, 'GB-Q31') : friend
}

export const costLeft = (state: GamebookScene, hero: string, kind: OpenCost['kind'], text: string): GamebookEvent => ({
  type: 'CostLeft',
  cost: { id: `cost-${state.costs + 1}`, hero, kind, text },
})

/** GB-core.5–GB-core.7, GB-adv.2, GB-Q04, GB-Q09, GB-Q27: what follows from a throw outside a fight. */
export function consequences(
  state: GamebookScene,
  hero: Hero,
  victim: Hero,
  { result, margin }: Compared & { readonly margin: number },
  { initial, name, instead, obstacle }: Against,
): GamebookEvent[] {
  if (result === 'success') return gain(hero, initial, `${name} overcome`, obstacle)
  if (result === 'tie') return [costLeft(state, hero.id, 'partial', `${name}: a partial success`)]
  if (instead !== undefined) return [costLeft(state, hero.id, 'consequence', instead)]
  return hurt(state, victim, margin, name, false)
}

export function test(state: GamebookScene, command: Test, dice: Dice): Decision<GamebookEvent> {
  const { ability, cover } = command
  const hero = able(state, command.hero)
  if (isRefusal(hero)) return hero
  const victim = struck(state, hero, cover)
  if (isRefusal(victim)) return victim
  const goal = against(state, command)
  if (isRefusal(goal)) return goal
  const compared = compare(dice.throw(twoDice('test', ability, hero.abilities[ability])), goal.ds)
  const what = command.what ?? `${abilityNames[ability]} against ${goal.name}`
  return [
    { type: 'Tested', hero: hero.id, ability, what, secret: goal.secret, ...compared },
    ...consequences(state, hero, victim, compared, goal),
  ]
}
