// The tension roll: the game master leaves a decision to luck, and luck is not on the players' side.
import type { Dice } from '../../dice/index.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/index.ts'
import { plays } from './options.ts'
import { ready, thinned } from './pools.ts'
import { tensionThrow } from './throws.ts'
import type { Decided, Tension, ThornsEvent, ThornsScene } from './types.ts'

/** TP-tension.1–2, TP-Q09–10. */
export function tension(state: ThornsScene, { pool: id, question }: Tension, dice: Dice): Decided | Refusal {
  const pool = ready(state, id)
  if (isRefusal(pool)) return pool
  if (pool.kind !== 'tension') return refuse('not-usable', `${pool.name} is no tension pool.`, 'TP-tension.1')
  const falls = plays(state, 'tp.tension_drops', 'on')
  const steps = [
    { text: `${pool.name}: ${pool.dice}d, read against the players`, rule: 'TP-tension.2' },
    { text: falls ? 'Each 1 to 3 drops' : 'No die drops', rule: 'TP-Q10' },
  ]
  const { level, drops } = dice.throw(tensionThrow(pool.dice, falls, steps))
  const word = level >= 3 ? 'perfect' : level === 2 ? 'messy' : 'grim'
  const read: ThornsEvent = { type: 'TensionRead', pool: id, question, word, double: level === 4 }
  return falls ? [read, ...thinned(state, pool, { action: false, why: question }, drops)] : [read]
}
