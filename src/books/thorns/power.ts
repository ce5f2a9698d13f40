// A power pool used where nothing is at risk: the throw tells how well it works, and thins the pool.
import type { Dice } from '../../dice/index.ts'
import { isRefusal, type Refusal } from '../../kernel/index.ts'
import { critical } from './action.ts'
import { evolve } from './evolve.ts'
import { prepare, rollId, spent } from './roll.ts'
import { rollThrow } from './throws.ts'
import type { Decided, ThornsEvent, ThornsScene, UsePower } from './types.ts'

/** TP-pool.8–9: without risk there are no thorns, nobody is exposed and no impact move follows. */
export function usePower(state: ThornsScene, command: UsePower, dice: Dice): Decided | Refusal {
  const { type: _, how, ...roll } = command
  const made = prepare(state, { ...roll, difficulty: 0 }, 'Power')
  if (isRefusal(made)) return made
  const { hero, own } = made
  const { word, drops } = dice.throw(rollThrow({ ...made.dice, thorns: 0, late: false, steps: [own.step] }))
  const id = rollId(state)
  const used: ThornsEvent = {
    type: 'PowerUsed',
    roll: id,
    hero: hero.id,
    power: roll.power,
    how,
    word,
    dice: own.count,
  }
  const events = [used, ...spent(made, drops, [])]
  return word === 'critical' ? [...events, ...critical(evolve(state, used), id, hero.id, undefined, dice)] : events
}
