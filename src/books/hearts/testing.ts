// Tests outside and inside a fight, and not repeating them without a change.
import type { Dice } from '../../dice/index.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/index.ts'
import { clocksOf, complicationsOf, criticalOf, lapsed } from './fallout.ts'
import { acting } from './find.ts'
import { actionsSpent, isFailure, throwDie, weigh } from './roll.ts'
import type { Decided, HeartsEvent, HeartsScene, Test, Tried } from './types.ts'

const same = (a: Tried, b: Tried): boolean => a.hero === b.hero && a.attribute === b.attribute && a.what === b.what

const triedBy = ({ hero, attribute, what }: Test): Tried => ({ hero, attribute, what: what.trim().toLowerCase() })

/** HM-3.17: what was tried and failed stands, until the approach changes or a complication is accepted. */
const failedBefore = (state: HeartsScene, test: Test): Tried | undefined =>
  state.tried.find(tried => same(tried, triedBy(test)))

/** HM-3.1–3.7, HM-5.3: one attribute die against a TN; in a fight it is the action of the turn. */
export function test(state: HeartsScene, command: Test, dice: Dice): Decided | Refusal {
  const { hero, attribute, what, secret, again } = command
  if (command.tn === 'secret') return refuse('withheld', 'The game master keeps this TN until the die has fallen.')
  const actor = acting(state, hero)
  if (isRefusal(actor)) return actor
  const prepared = weigh(state, actor, command, { label: 'Test', attribute, tn: command.tn })
  if (isRefusal(prepared)) return prepared
  const before = failedBefore(state, command)
  if (before && again === undefined)
    return refuse('locked', 'That has failed: change the approach, accept a complication, or let it be.', 'HM-3.17')
  const word = throwDie(prepared, dice)
  const tested: HeartsEvent = {
    type: 'Tested',
    hero,
    attribute,
    what,
    word,
    tn: prepared.tn,
    ...(secret && { secret }),
    ...(prepared.automatic && { automatic: true }),
  }
  return [
    ...lapsed(state, hero),
    ...actionsSpent(state, command),
    ...(before && again ? [{ type: 'Unlocked', tried: before, again } as const] : []),
    tested,
    ...(isFailure(word) ? [{ type: 'Locked', tried: triedBy(command) } as const] : []),
    ...clocksOf(state, word),
    ...complicationsOf({ hero, word, accepted: before !== undefined && again === 'complication' }),
    ...criticalOf(word, { hero, by: 'hero', of: 'test', spent: 0 }),
  ]
}
