// Fights: striking a foe, and running from one. One roll is the whole exchange (GB-Q28).
import type { Dice } from '../../dice/index.ts'
import { type Decision, isRefusal, type Refusal, refuse } from '../../kernel/index.ts'
import { gain } from './advance.ts'
import { against, consequences, costLeft, struck } from './core.ts'
import { evolve } from './evolve.ts'
import { able, compare, currentDs, facing, foeOf, standing } from './find.ts'
import { closing, hurt, hurtFoe } from './harm.ts'
import { plays } from './options.ts'
import { twoDice } from './throws.ts'
import type { Attack, Foe, GamebookEvent, GamebookScene, Hero, Run } from './types.ts'

interface Exchange {
  readonly hero: Hero
  readonly victim: Hero
  readonly foe: Foe
}

/** A hero in the fight, and a foe that stands in it. */
export function exchange(
  state: GamebookScene,
  { hero: id, cover }: Pick<Attack, 'hero' | 'cover'>,
  foeId: string,
): Exchange | Refusal {
  const hero = able(state, id)
  if (isRefusal(hero)) return hero
  if (hero.away) return refuse('out-of-reach', `${hero.name} has got away from this fight.`, 'GB-combat.8')
  const foe = foeOf(state, foeId)
  if (!foe || foe.hidden) return refuse('unknown', `There is no foe "${foeId}" in sight.`)
  if (!facing(state).includes(foe)) return refuse('not-now', `${foe.name} is defeated already.`, 'GB-combat.5')
  const victim = struck(state, hero, cover)
  return isRefusal(victim) ? victim : { hero, victim, foe }
}

/** GB-combat.9, GB-Q08, GB-Q14: margin and weapon together, and the others' weapons by the option, before armour. */
export function struckBy(state: GamebookScene, victim: Hero, foe: Foe, margin: number): GamebookEvent[] {
  const others = facing(state).filter(({ id }) => id !== foe.id)
  const crowd = plays(state, 'gb.crowd', 'each_untargeted_adds_weapon') ? others : []
  const incoming = crowd.reduce((sum, { weapon }) => sum + weapon, margin + foe.weapon)
  return strike(state, victim, foe, incoming)
}

/** GB-Q12: a stunned foe lets its chance pass, when the table plays so. */
export function strike(state: GamebookScene, victim: Hero, foe: Foe, incoming: number): GamebookEvent[] {
  if (foe.stunned) return [{ type: 'StunPassed', foe: foe.id }]
  return hurt(state, victim, incoming, foe.name, true)
}

/** GB-Q11: by the option, a roll uses up what a spell has done to the foe. */
export function usedUp(state: GamebookScene, foe: Foe): GamebookEvent[] {
  const passes = plays(state, 'gb.ds_reduction', 'next_roll') && foe.reduced > 0
  return passes ? [{ type: 'WeaknessPassed', foe: foe.id }] : []
}

const stillStands = (state: GamebookScene, events: readonly GamebookEvent[], { id }: Foe): boolean =>
  facing(events.reduce(evolve, state)).some(foe => foe.id === id)

/** GB-combat.2, GB-combat.3, GB-Q29: Power alone, and the margin with the weapon's points is the damage. */
export function attack(state: GamebookScene, command: Attack, dice: Dice): Decision<GamebookEvent> {
  const found = exchange(state, command, command.foe)
  if (isRefusal(found)) return found
  const { hero, victim, foe } = found
  const compared = compare(dice.throw(twoDice('attack', 'power', hero.abilities.power)), currentDs(state, foe))
  const { result, margin } = compared
  const events: GamebookEvent[] = [
    { type: 'Attacked', hero: hero.id, foe: foe.id, ...compared },
    ...(result === 'success' ? hurtFoe(state, hero, foe, margin + hero.weapon.points) : []),
    ...(result === 'tie' ? tiedAttack(state, found) : []),
    ...(result === 'failure' ? struckBy(state, victim, foe, margin) : []),
  ]
  return closing(state, [...events, ...(stillStands(state, events, foe) ? usedUp(state, foe) : [])])
}

/** GB-Q02. */
function tiedAttack(state: GamebookScene, { hero, victim, foe }: Exchange): GamebookEvent[] {
  if (plays(state, 'gb.tie_attack', 'stalemate')) return []
  const graze = hurtFoe(state, hero, foe, hero.weapon.points)
  return plays(state, 'gb.tie_attack', 'graze') ? graze : [...graze, ...strike(state, victim, foe, foe.weapon)]
}

/** GB-combat.7–GB-combat.9. */
export function run(state: GamebookScene, command: Run, dice: Dice): Decision<GamebookEvent> {
  if (command.foe === undefined) return runFromPeril(state, command, dice)
  if (command.ds !== undefined || command.obstacle !== undefined || command.shift !== undefined)
    return refuse('illegal', 'One runs from a foe or from something with a DS, not from both.', 'GB-combat.7')
  const found = exchange(state, command, command.foe)
  if (isRefusal(found)) return found
  const { hero, victim, foe } = found
  const compared = compare(dice.throw(twoDice('run', 'grace', hero.abilities.grace)), currentDs(state, foe))
  const { result, margin, ds } = compared
  const ran: GamebookEvent = { type: 'Ran', hero: hero.id, foe: foe.id, secret: false, ...compared }
  const used = usedUp(state, foe)
  if (result === 'success') return closing(state, [ran, ...getAway(state, hero, margin, ds, foe), ...used])
  if (result === 'failure') return closing(state, [ran, ...struckBy(state, victim, foe, margin), ...used])
  if (plays(state, 'gb.tie_run', 'stay')) return [ran, ...used]
  return closing(state, [ran, ...awayAtCost(state, hero, victim, foe), ...used])
}

/** GB-adv.3, GB-Q26: safely away, worth the margin or the present DS. */
function getAway(state: GamebookScene, hero: Hero, margin: number, ds: number, foe: Foe): GamebookEvent[] {
  const xp = plays(state, 'gb.escape_xp', 'current_ds') ? ds : margin
  const name = foe.pays === undefined ? undefined : `${foe.pays}/escape`
  return [{ type: 'Escaped', hero: hero.id }, ...gain(hero, xp, `away from ${foe.name}`, name)]
}

/** GB-Q03: the other reading of a tie. Who falls on the way has not got away. */
function awayAtCost(state: GamebookScene, hero: Hero, victim: Hero, foe: Foe): GamebookEvent[] {
  const cost = strike(state, victim, foe, Math.max(1, foe.weapon))
  const after = cost.reduce(evolve, state).heroes.find(({ id }) => id === hero.id)
  return after && standing(after) ? [...cost, { type: 'Escaped', hero: hero.id }] : cost
}

/** GB-combat.7, GB-adv.3: running from something that is no foe; its margin is the damage, and armour helps as in a fight. */
function runFromPeril(state: GamebookScene, command: Run, dice: Dice): Decision<GamebookEvent> {
  const hero = able(state, command.hero)
  if (isRefusal(hero)) return hero
  const victim = struck(state, hero, command.cover)
  if (isRefusal(victim)) return victim
  const goal = against(state, command)
  if (isRefusal(goal)) return goal
  const compared = compare(dice.throw(twoDice('run', 'grace', hero.abilities.grace)), goal.ds)
  const { result, margin } = compared
  const ran: GamebookEvent = { type: 'Ran', hero: hero.id, foe: null, secret: goal.secret, ...compared }
  if (result === 'success') {
    const xp = plays(state, 'gb.escape_xp', 'current_ds') ? goal.ds : margin
    return [ran, ...gain(hero, xp, `away from ${goal.name}`, goal.obstacle)]
  }
  if (result === 'failure' && goal.instead === undefined)
    return closing(state, [ran, ...hurt(state, victim, margin, goal.name, true)])
  if (result === 'tie') return [ran, costLeft(state, hero.id, 'partial', `${goal.name}: away, or nearly so`)]
  return [ran, ...consequences(state, hero, victim, compared, goal)]
}
