// Attribute tests: plain ones, looking for an opening, breaking free.
import type { Dice } from '../../dice/index.ts'
import { type Decision, isRefusal, refuse } from '../../kernel/index.ts'
import { actor, busy, has, isHero, onTurn, sameSide, target } from './find.ts'
import { testInfluences } from './pool.ts'
import { fold, rollTest, spend } from './roll.ts'
import type { Assess, Escape, GritEvent, GritScene, Test } from './types.ts'

type Decided = Decision<GritEvent>

/** TA-2.1–2.16, TA-6.6: a test costs actions only where it is a move of its own. */
export function test(state: GritScene, command: Test, dice: Dice): Decided {
  const { attribute, how, about, position, effect, cost = 0 } = command
  const who = actor(state, command)
  if (isRefusal(who)) return who
  const refusal = cost > 0 ? onTurn(state, who, cost, 'TA-6.6') : busy(state)
  if (refusal) return refusal
  const paid = spend(state, who, cost)
  const now = fold(state, paid)
  const influences = testInfluences(now, who, { attribute, ...(about && { about }), lean: command })
  const said = { attribute, what: 'test', text: how, ...(position && { position }), ...(effect && { effect }) } as const
  const rolled = rollTest(now, who, command, influences, said, dice)
  return isRefusal(rolled) ? rolled : [...paid, ...rolled.events]
}

/** TA-6.5: an INT test for one action; a success finds an opening, a Boon on the next attack on them. */
export function assess(state: GritScene, command: Assess, dice: Dice): Decided {
  const who = actor(state, command)
  if (isRefusal(who)) return who
  const whom = target(state, command.target)
  if (isRefusal(whom)) return whom
  if (sameSide(who, whom)) return refuse('not-usable', `${whom.name} is an ally.`, 'TA-6.5')
  const refusal = onTurn(state, who, 1, 'TA-6.5')
  if (refusal) return refusal
  const paid = spend(state, who, 1)
  const now = fold(state, paid)
  const influences = testInfluences(now, who, { attribute: 'int', about: 'assess', lean: command })
  const said = { attribute: 'int', what: 'assess', text: `how ${whom.name} moves` } as const
  const rolled = rollTest(now, who, command, influences, said, dice)
  if (isRefusal(rolled)) return rolled
  const found = rolled.kept === 'partial' || rolled.kept === 'full'
  const opening: GritEvent[] = found ? [{ type: 'OpeningFound', who: who.id, target: whom.id }] : []
  return [...paid, ...rolled.events, ...opening]
}

/** TA-10.7: a STR test for one action breaks a grapple. */
export function breakFree(state: GritScene, command: Escape, dice: Dice): Decided {
  const who = actor(state, command)
  if (isRefusal(who)) return who
  if (!has(who, 'grappled'))
    return refuse('not-now', `${who.name} is not Grappled${isHero(who) ? '' : ' now'}.`, 'TA-10.7')
  const refusal = onTurn(state, who, 1, 'TA-10.7')
  if (refusal) return refusal
  const paid = spend(state, who, 1)
  const now = fold(state, paid)
  const influences = testInfluences(now, who, { attribute: 'str', lean: command })
  const said = { attribute: 'str', what: 'escape', text: 'breaking free' } as const
  const rolled = rollTest(now, who, command, influences, said, dice)
  if (isRefusal(rolled)) return rolled
  const freed = rolled.kept === 'partial' || rolled.kept === 'full'
  const ended: GritEvent[] = freed ? [{ type: 'ConditionEnded', who: who.id, condition: 'grappled' }] : []
  return [...paid, ...rolled.events, ...ended]
}
