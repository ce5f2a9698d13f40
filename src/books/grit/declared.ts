// Declared attacks: they wait for those who may react; and Defend where it halves what has hit.
import type { Dice } from '../../dice/index.ts'
import { type Decision, isRefusal, type Refusal, refuse } from '../../kernel/index.ts'
import { attack, attackRefusal, landed } from './attacks.ts'
import { creatureOf, unknown } from './find.ts'
import { defenceOf } from './pool.ts'
import { defendRefusal, reactors, stepIn } from './reactions.ts'
import { fold, react } from './roll.ts'
import type { Attack, CommandOf, GritEvent, GritScene } from './types.ts'

type Decided = Decision<GritEvent>

/** An attack is announced, so that those who may react choose first (TA-Q10, TA-Q11). */
export function declare(state: GritScene, { hero, attack }: CommandOf<'Declare'>): Decided {
  if (hero !== attack.hero) return refuse('illegal', 'The attack is not that of whoever declares it.')
  const refusal = attackRefusal(state, attack)
  if (refusal) return refusal
  const waiting = reactors(state, attack.target).map(({ id }) => id)
  if (waiting.length === 0) return refuse('not-now', 'Nobody may react to it: throw it at once.', 'TA-6.10')
  return [{ type: 'AttackDeclared', declared: { attack, waiting } }]
}

/** The reaction joins the declared attack; or, where Defend halves, it halves the blow that has hit. */
export function chooseReaction(state: GritScene, command: CommandOf<'React'>): Decided {
  const id = command.hero ?? command.foe ?? ''
  if (state.declared?.waiting.includes(id)) return joinDeclared(state, state.declared.attack, id, command.how)
  if (state.blow?.waiting.includes(id) && command.how !== 'interpose') return halveBlow(state, id, command.how)
  return refuse('not-now', 'There is nothing to react to.', 'TA-6.8')
}

type How = CommandOf<'React'>['how']

function joinDeclared(state: GritScene, attack: Attack, who: string, how: How): Decided {
  const joined = how === 'pass' ? attack : joinedBy(state, attack, who, how)
  if (isRefusal(joined)) return joined
  const other = how === 'defend' ? 'interpose' : 'defend'
  const more = how !== 'pass' && !isRefusal(joinedBy(state, joined, who, other))
  return [{ type: 'ReactionChosen', who, attack: joined, how, ...(more && { more }) }]
}

/** TA-Q11: the attack with one reaction more; whoever has an action left may Interpose and Defend. */
function joinedBy(state: GritScene, attack: Attack, who: string, how: Exclude<How, 'pass'>): Attack | Refusal {
  if (how === 'interpose' && attack.interposer !== undefined)
    return refuse('spent', 'Somebody has stepped in already.', 'TA-6.12')
  const joined: Attack =
    how === 'defend' ? { ...attack, defends: [...(attack.defends ?? []), who] } : { ...attack, interposer: who }
  const attacker = attack.hero ?? attack.foe ?? ''
  const stepped = stepIn(state, attacker, joined.target, joined.interposer, joined.defends ?? [])
  return isRefusal(stepped) ? stepped : joined
}

function halveBlow(state: GritScene, id: string, how: 'defend' | 'pass'): Decided {
  const who = creatureOf(state, id)
  const target = state.blow?.target ?? ''
  const refusal = how === 'pass' ? undefined : defendRefusal(state, id, target)
  if (!who || refusal) return refusal ?? unknown(id)
  const answered: readonly GritEvent[] =
    how === 'pass'
      ? [{ type: 'BlowPassed', who: id }]
      : [...react(state, who, 'defend', target), { type: 'BlowHalved', who: id, times: defenceOf(state, id) }]
  const now = fold(state, answered)
  return now.blow?.waiting.length === 0 ? [...answered, ...landed(now)] : answered
}

/** The declared attack is thrown, whether all have answered or not: nothing waits for a slow connection. */
export function throwDeclared(state: GritScene, { hero }: CommandOf<'ThrowDeclared'>, dice: Dice): Decided {
  const { declared } = state
  if (!declared) return refuse('not-now', 'No attack has been declared.')
  if (hero !== undefined && hero !== declared.attack.hero)
    return refuse('forbidden', 'That attack is somebody else’s to throw.')
  const thrown: GritEvent = { type: 'DeclaredThrown' }
  const struck = attack(fold(state, [thrown]), declared.attack, dice)
  return isRefusal(struck) ? struck : [thrown, ...struck]
}
