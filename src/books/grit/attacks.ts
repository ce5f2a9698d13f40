// Attacks: the Primary Die, rushed attacks, criticals that explode by hand, and the blow that lands.
import type { Dice } from '../../dice/index.ts'
import { type Decision, isRefusal, type Refusal, refuse } from '../../kernel/index.ts'
import { harmOf, inTurn, isVulnerable, suffer } from './damage.ts'
import {
  type Anyone,
  actor,
  busy,
  creatureOf,
  dieOf,
  has,
  isDying,
  isMinion,
  knows,
  mayReact,
  onTurn,
  sameSide,
  serialId,
  spellById,
  target,
  weaponsOf,
} from './find.ts'
import { plays } from './options.ts'
import { reachRefusal } from './places.ts'
import { attackInfluences, builtFrom } from './pool.ts'
import { mayHalve, stepIn } from './reactions.ts'
import { fold, gritFor, leanIn, react, spend } from './roll.ts'
import { plainEffect, strainOf } from './saves.ts'
import { attackThrow, explosionThrow, gangThrow } from './throws.ts'
import type { Attack, Blow, CommandOf, Die, Foe, GritEvent, GritScene, Lean, SaveEffect, Weapon } from './types.ts'

type Decided = Decision<GritEvent>

/** TA-7.1: a weapon of theirs, or a spell that is thrown as an attack. */
export function entryOf(state: GritScene, who: Anyone, id: string): Weapon | undefined {
  const weapon = weaponsOf(state, who).find(each => each.id === id)
  if (weapon) return weapon
  const spell = spellById(state, id)
  if (spell?.does.kind !== 'attack') return undefined
  const { kind: _, ...does } = spell.does
  const { name, text, attribute, reach, spaces } = spell
  return { id, name, text, attribute, reach, spaces, price: 0, ...does }
}

export interface Aim {
  readonly target: string
  readonly defends?: readonly string[]
  readonly interposer?: string
  readonly opportunity?: string
  readonly lean: Lean
}

/** TA-6.2: an attack costs one action; as an opportunity, a reaction. */
export function attack(state: GritScene, command: Attack, dice: Dice): Decided {
  const ready = readyAttack(state, command)
  if (isRefusal(ready)) return ready
  const struck = strike(ready.state, ready.who, ready.weapon, ready.aim, dice)
  return isRefusal(struck) ? struck : [...ready.events, ...struck]
}

/** Why the attack could not be thrown now; nothing when only the dice are missing. */
export function attackRefusal(state: GritScene, command: Attack): Refusal | undefined {
  const ready = readyAttack(state, command)
  if (isRefusal(ready)) return ready
  const aimed = aimAt(ready.state, ready.who, ready.weapon, ready.aim)
  return isRefusal(aimed) ? aimed : undefined
}

interface Ready {
  readonly who: Anyone
  readonly weapon: Weapon
  readonly aim: Aim
  readonly events: readonly GritEvent[]
  readonly state: GritScene
}

function readyAttack(state: GritScene, command: Attack): Ready | Refusal {
  const { with: id, target, defends, interposer, opportunity } = command
  const who = actor(state, command)
  if (isRefusal(who)) return who
  const weapon = weaponsOf(state, who).find(each => each.id === id)
  if (!weapon) return refuse('unknown', `${who.name} has nothing called "${id}" to attack with.`, 'TA-7.1')
  if (!state.fight) return refuse('not-now', 'Attacks belong to a fight: begin one first.', 'TA-6.2')
  const paid = opportunity === undefined ? onOwnTurn(state, who) : seize(state, who, weapon, command)
  if (isRefusal(paid)) return paid
  const aim = {
    target,
    ...(defends && { defends }),
    ...(interposer !== undefined && { interposer }),
    ...(opportunity !== undefined && { opportunity }),
    lean: command,
  }
  return { who, weapon, aim, events: paid, state: fold(state, paid) }
}

const onOwnTurn = (state: GritScene, who: Anyone): readonly GritEvent[] | Refusal =>
  onTurn(state, who, 1, 'TA-6.2') ?? spend(state, who, 1)

/** TA-6.13, TA-Q12: one melee attack on whoever gave the opportunity, never rushed. */
function seize(
  state: GritScene,
  who: Anyone,
  weapon: Weapon,
  { opportunity, target }: Attack,
): readonly GritEvent[] | Refusal {
  const open = state.provoked.find(({ id }) => id === opportunity)
  if (!open?.by.includes(who.id) || open.mover !== target)
    return refuse('not-now', `${who.name} has no such opportunity.`, 'TA-6.13')
  if (weapon.reach !== 'close') return refuse('not-usable', 'An Opportunity Attack is made in melee.', 'TA-Q12')
  const stuck = busy({ ...state, provoked: [] })
  if (stuck) return stuck
  return (
    mayReact(state, who, 'opportunity') ?? [
      { type: 'OpportunityClosed', provoked: open.id, who: who.id, taken: true },
      ...react(state, who, 'opportunity', target),
    ]
  )
}

interface Aimed {
  readonly state: GritScene
  readonly events: readonly GritEvent[]
  readonly target: Anyone
  readonly rushed: number
  readonly net: number
  readonly steps: ReturnType<typeof builtFrom>['steps']
}

/** Everything before the dice: reach, who steps in, what is leaned in, and the net of it all. */
function aimAt(state: GritScene, who: Anyone, weapon: Weapon, aim: Aim): Aimed | Refusal {
  const whom = target(state, aim.target)
  if (isRefusal(whom)) return whom
  if (sameSide(who, whom)) return refuse('not-usable', `${whom.name} is on the same side as ${who.name}.`)
  const opportunity = aim.opportunity !== undefined
  const far = opportunity ? undefined : reachRefusal(state, who, whom, weapon)
  if (far) return far
  const stepped = stepIn(state, who.id, whom.id, aim.interposer, aim.defends ?? [])
  if (isRefusal(stepped)) return stepped
  const guarded = fold(state, stepped.events)
  const struck = creatureOf(guarded, stepped.target) ?? whom
  const rushed = opportunity ? 0 : rushedBy(who)
  const influences = attackInfluences(guarded, who, struck, {
    weapon,
    rushed,
    defends: aim.defends ?? [],
    opportunity,
    lean: aim.lean,
  })
  const paid = leanIn(guarded, who, aim.lean, influences)
  if (isRefusal(paid)) return paid
  const events = [...stepped.events, ...paid]
  const { net, steps } = builtFrom(state, influences, `d${dieOf(who, weapon)}`)
  return { state: fold(state, events), events, target: struck, rushed, net, steps }
}

/** TA-7.10–7.14, TA-Q17: each attack before this one in the same turn is one Bane. */
export const rushedBy = (who: Anyone): number => Math.max(0, who.attacks - (knows(who, 'flurry') ? 1 : 0))

/** TA-7.2–7.6: the throw, and what comes of it. A gang of minions throws together. */
export function strike(state: GritScene, who: Anyone, weapon: Weapon, aim: Aim, dice: Dice): Decided {
  const aimed = aimAt(state, who, weapon, aim)
  if (isRefusal(aimed)) return aimed
  if (isMinion(who)) return gangStrike(who, weapon, aimed, dice)
  const { target, rushed, net, steps } = aimed
  const die = dieOf(who, weapon)
  const extra: readonly Die[] = knows(who, 'ambusher') && who.openings.includes(target.id) ? [6] : []
  const dropFromPool = plays(state, 'ta.attack_net', 'drop_from_pool')
  const rolled = dice.throw(attackThrow({ label: 'Attack', die, dice: weapon.dice, extra, net, dropFromPool, steps }))
  const certain = isVulnerable(target, weapon.damage) && plays(state, 'ta.vulnerability', 'auto_crit')
  const word = rolled.word === 'hit' && certain ? 'critical' : rolled.word
  const { id: attacker } = who
  const reaction = aim.opportunity !== undefined
  const attacked: GritEvent = {
    type: 'Attacked',
    attacker,
    target: target.id,
    with: weapon.id,
    word,
    net,
    dice: rolled.dice,
    rushed,
    reaction,
  }
  const events = [...aimed.events, attacked]
  const now = fold(state, events)
  if (word === 'miss') return [...events, ...gritFor(now, attacker), ...exerted(now, attacker)]
  const bonus = word === 'critical' && plays(state, 'ta.crit_math', 'bonus_max') ? die : 0
  const flat = who.scores[weapon.attribute].modifier + (weapon.bonus ?? 0)
  const critical = word === 'critical'
  const blow: Blow = {
    ...unhurt,
    attacker,
    target: target.id,
    with: weapon.id,
    die,
    dice: rolled.dice + bonus,
    flat,
    critical,
    exploding: critical,
    rushed,
  }
  return [...events, ...opened(now, blow)]
}

const unhurt = { critical: false, exploding: false, waiting: [], halved: 0 } as const

/** TA-9.6, TA-Q26: where every attack and spell of the dying is strenuous. */
export function exerted(state: GritScene, id: string): readonly GritEvent[] {
  const who = creatureOf(state, id)
  if (!who || !isDying(who) || !plays(state, 'ta.dying_strenuous', 'attack_or_cast_always')) return []
  return [strainOf(state, id, 'the strain of it')]
}

/** A blow that still explodes, or that somebody may still halve, waits; any other lands at once. */
function opened(state: GritScene, blow: Blow): readonly GritEvent[] {
  if (blow.exploding) return [{ type: 'BlowOpened', blow }]
  const waiting = mayHalve(state, blow.target)
  return waiting.length > 0 ? [{ type: 'BlowOpened', blow: { ...blow, waiting } }] : land(state, blow)
}

/** TA-7.7: the Primary again, one die at a time, by the hand of whoever struck. */
export function explode(state: GritScene, { hero }: CommandOf<'Explode'>, dice: Dice): Decided {
  const { blow } = state
  if (!blow?.exploding) return refuse('not-now', 'No critical is waiting for its next die.', 'TA-7.7')
  if (hero !== undefined && hero !== blow.attacker) return refuse('forbidden', 'That die is somebody else’s.', 'TA-7.7')
  const face = dice.throw(explosionThrow(blow.die, [{ text: `the Primary again: d${blow.die}`, rule: 'TA-7.7' }]))
  const again = face === blow.die
  const exploded: GritEvent = { type: 'Exploded', who: blow.attacker, face, dice: blow.dice + face, again }
  if (again) return [exploded]
  const waiting = mayHalve(state, blow.target)
  if (waiting.length > 0) return [exploded, { type: 'BlowWaits', waiting }]
  return [exploded, ...landed(fold(state, [exploded]))]
}

/** Ends the blow on the table and lets it land. */
export const landed = (state: GritScene): readonly GritEvent[] => {
  if (!state.blow) return []
  const done: GritEvent = { type: 'BlowLanded' }
  return [done, ...land(fold(state, [done]), state.blow)]
}

/** Damage, then the rider, then the strain of whoever struck while Dying. */
function land(state: GritScene, blow: Blow): readonly GritEvent[] {
  const [who, whom] = [creatureOf(state, blow.attacker), creatureOf(state, blow.target)]
  const weapon = who && entryOf(state, who, blow.with)
  if (!who || !whom || !weapon) return []
  const { dice, flat, critical, halved } = blow
  const hit = {
    dice,
    flat,
    critical,
    halved,
    kind: weapon.damage,
    ignoresArmour: false,
    piercing: knows(who, 'piercing'),
  }
  // The dice of a gang have met the armour one by one.
  const met = { amount: Math.floor(dice / 2 ** halved), why: [], rules: ['TA-11.4'] }
  return inTurn(state, [
    now => suffer(now, whom.id, isMinion(who) ? met : harmOf(now, whom, hit), critical),
    now => toppled(now, who, whom.id, critical),
    now => ridden(now, weapon, blow),
    now => exerted(now, who.id),
  ])
}

function toppled(state: GritScene, who: Anyone, id: string, critical: boolean): readonly GritEvent[] {
  const whom = creatureOf(state, id)
  if (!critical || !knows(who, 'toppler') || !whom || whom.out || has(whom, 'prone')) return []
  return [{ type: 'ConditionGained', who: id, condition: { kind: 'prone', source: who.id } }]
}

/** TA-7.9, TA-7.13: the condition that comes with the hit is resisted by a save. */
function ridden(
  state: GritScene,
  { rider, name }: Weapon,
  { attacker, target, rushed, critical, with: id }: Blow,
): readonly GritEvent[] {
  const whom = creatureOf(state, target)
  if (!rider || !whom || whom.out) return []
  const effect: SaveEffect = {
    ...plainEffect,
    id: serialId(state, 'effect'),
    target,
    from: attacker,
    text: name,
    attribute: rider.save,
    condition: rider.condition,
    weaker: rider.weaker ?? null,
    rushed,
    critical,
    spell: spellById(state, id) !== undefined,
  }
  return [{ type: 'EffectOpened', effect }]
}

/** TA-11.4, TA-Q33: one die a minion, each its own Primary: a 1 misses, everything else hits, nothing explodes. */
function gangStrike(foe: Foe, weapon: Weapon, aimed: Aimed, dice: Dice): Decided {
  const { state, target, net, steps, rushed } = aimed
  const die = dieOf(foe, weapon)
  const flat = foe.scores[weapon.attribute].modifier + (weapon.bonus ?? 0)
  const hit = { flat, kind: weapon.damage, critical: false, ignoresArmour: false, piercing: false, halved: 0 }
  const worth = (face: number) => (face === 1 ? 0 : harmOf(state, target, { ...hit, dice: face }).amount)
  const many = { text: `${foe.count} of them, a die each`, rule: 'TA-11.4' }
  const damage = dice.throw(gangThrow(foe.count, die, net, worth, [many, ...steps]))
  const attacked: GritEvent = { type: 'GangAttacked', foe: foe.id, target: target.id, dice: foe.count, damage }
  const events = [...aimed.events, attacked]
  if (damage === 0) return events
  const blow: Blow = {
    ...unhurt,
    attacker: foe.id,
    target: target.id,
    with: weapon.id,
    die,
    dice: damage,
    flat: 0,
    rushed,
  }
  return [...events, ...opened(fold(state, [attacked]), blow)]
}
