// What is to be expected of a pool: exact, and counted by the very dice that thin it.
import {
  dividedBy,
  type Fraction,
  fraction,
  minus,
  one,
  outcomes,
  plus,
  times,
  toNumber,
  writePercent,
  zero,
} from '../../dice/index.ts'
import { plays } from './options.ts'
import { poolThrow } from './throws.ts'
import type { Pool, ThornsScene } from './types.ts'

export interface Outlook {
  /** The chance that dice are left after one more trigger. */
  readonly holds: Fraction
  /** How many triggers empty it, on average. */
  readonly triggers: Fraction
}

/** How a pool ends: by its dice alone, by its last die given up, or by one die at least with every trigger (TP-Q19). */
export type Ending = 'dice' | 'at-one' | 'one-at-least'

/** Entry k: the chance that a throw of so many dice leaves k of them. */
function leaves(dice: number, ending: Ending): Fraction[] {
  const left = Array<Fraction>(dice + 1).fill(zero)
  const add = (to: number, share: Fraction) => {
    left[to] = plus(left[to] as Fraction, share)
  }
  if (dice === 1 && ending === 'at-one') return [one, zero]
  const { classes, total } = outcomes(poolThrow('', dice, []))
  for (const { value: drops, ways } of classes as readonly { value: number; ways: bigint }[])
    add(dice - (ending === 'one-at-least' ? Math.max(1, drops) : drops), fraction(ways, total))
  return left
}

const known: Record<Ending, Outlook[]> = { dice: [], 'at-one': [], 'one-at-least': [] }

/** Of a pool with so many dice, if every die that may be given up is given up. Kept, since screens ask often. */
export function outlook(dice: number, ending: Ending = 'dice'): Outlook {
  const sofar = known[ending]
  for (let n = sofar.length; n <= dice; n++) sofar.push(n === 0 ? { holds: zero, triggers: zero } : next(n, ending))
  return sofar[dice] as Outlook
}

function next(dice: number, ending: Ending): Outlook {
  const spread = leaves(dice, ending)
  let sum = one
  for (let left = 0; left < dice; left++)
    sum = plus(sum, times(spread[left] as Fraction, outlook(left, ending).triggers))
  const stays = spread[dice] as Fraction
  return { holds: minus(one, spread[0] as Fraction), triggers: dividedBy(sum, minus(one, stays)) }
}

/** The same for a pool on the table, by the table's own rule for the last die. */
export function poolOutlook(state: ThornsScene, { kind, dice }: Pool): Outlook {
  if (plays(state, 'tp.last_die', 'no_drop_drops_one')) return outlook(dice, 'one-at-least')
  return outlook(dice, kind === 'task' && plays(state, 'tp.last_die', 'at_one') ? 'at-one' : 'dice')
}

/** "6d, holds 98 %, 4.0 more triggers": what stands beside a pool. */
export const sayOutlook = (dice: number, { holds, triggers }: Outlook): string =>
  `${dice}d, holds ${writePercent(holds, 0)}, ${toNumber(triggers).toFixed(1)} more triggers`
