// The only file that names dice. Everything in this book is thrown with six-siders.
import { both, countAtLeast, type Dice, highest, lowest, pool, type Step } from '../../dice/index.ts'
import { chosen } from './options.ts'
import type { State } from './types.ts'

/** Dice of which the highest counts, and dice of which the lowest does; the better of the two is kept. */
export interface Shape {
  readonly high: number
  readonly low: number
}

/** LT-I.2–I.4, LT-I.8, LT-I.11: tier 0 is one die; each tier up adds one and keeps the highest, each down the lowest. */
const ladder = (tier: number): Shape => (tier >= 0 ? { high: tier + 1, low: 0 } : { high: 0, low: 1 - tier })

/** LT-Q02: what bonus dice make of a tier. */
export function shapeOf({ options }: State, tier: number, bonus: number): Shape {
  const reading = chosen(options, 'bonus_die_low_pool')
  if (tier >= 0 || bonus === 0 || reading === 'tier_step') return ladder(tier + bonus)
  const { low } = ladder(tier)
  return reading === 'beside' ? { high: bonus, low } : { high: 0, low: low + bonus }
}

/** What the rules learn of a throw. */
export interface Read {
  readonly kept: number
  /** Sixes that may count for a Critical, up to as many as matter; none where the lowest is kept (LT-Q04). */
  readonly sixes: number
}

export function throwPool(dice: Dice, label: string, { high, low }: Shape, steps: readonly Step[], most = 2): Read {
  if (low === 0)
    return dice.throw({
      label,
      groups: { pool: { dice: pool(high, 6), reading: both(highest, countAtLeast(6)) } },
      summary: ({ pool: [kept, sixes] }) => ({ kept, sixes: Math.min(most, sixes) }),
      steps,
    })
  if (high === 0)
    return dice.throw({
      label,
      groups: { pool: { dice: pool(low, 6), reading: lowest } },
      summary: ({ pool }) => ({ kept: pool, sixes: 0 }),
      steps,
    })
  return dice.throw({
    label,
    groups: {
      pool: { dice: pool(low, 6), reading: lowest },
      bonus: { dice: pool(high, 6), reading: highest },
    },
    summary: ({ pool, bonus }) => ({ kept: Math.max(pool, bonus), sixes: 0 }),
    steps,
  })
}
