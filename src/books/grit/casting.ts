// Spells: what they cost, stretching them over turns, and what they do.
import type { Dice } from '../../dice/index.ts'
import { distance, type Reached } from '../../grid/index.ts'
import { type Decision, isRefusal, type Refusal, refuse } from '../../kernel/index.ts'
import { entryOf, exerted, strike } from './attacks.ts'
import { inTurn } from './damage.ts'
import { lastSpace } from './data.ts'
import { type Anyone, heroOf, isDying, knows, onTurn, sameSide, serialId, spellById, target, unknown } from './find.ts'
import { bandOf, isFree, reachRefusal, spotOf } from './places.ts'
import { endConcentration, fold } from './roll.ts'
import { plainEffect } from './saves.ts'
import { totalThrow } from './throws.ts'
import type {
  Cast,
  Channel,
  CommandOf,
  GritEvent,
  GritScene,
  Hero,
  SaveEffect,
  Spell,
  SpellEffect,
  Spot,
} from './types.ts'

type Decided = Decision<GritEvent>
type Harmful = Extract<SpellEffect, { kind: 'save' }>
type Healing = Extract<SpellEffect, { kind: 'heal' }>

/** TA-6.3, TA-6.7, TA-Q40: a spell is paid at once or in parts; when all is paid, it happens. */
export function cast(state: GritScene, command: Cast, dice: Dice): Decided {
  const hero = heroOf(state, command.hero)
  if (!hero) return unknown(command.hero)
  if (hero.out) return refuse('down', `${hero.name} is out of it.`, 'TA-9.3')
  const spell = spellById(state, command.spell)
  if (!spell || !hero.sheet.spells.includes(spell.id))
    return refuse('untrained', `${hero.name} knows no spell called "${command.spell}".`, 'TA-6.3')
  const aimed = targetsOf(state, hero, spell, command)
  if (isRefusal(aimed)) return aimed
  const paid = pay(state, hero, spell, command)
  if (isRefusal(paid)) return paid
  if (isDying(hero) && !(paid.complete && !holds(spell)))
    return refuse('not-usable', `${hero.name} is Dying and cannot concentrate.`, 'TA-9.5')
  if (leansIn(command) && !(paid.complete && spell.does.kind === 'attack'))
    return refuse('not-usable', `${spell.name} is not thrown as an attack now: nothing can be leaned in.`, 'TA-Q41')
  if (!paid.complete) return paid.events
  const now = fold(state, paid.events)
  const done = happen(now, heroOf(now, hero.id) ?? hero, spell, command, aimed, dice)
  return isRefusal(done) ? done : [...paid.events, ...done]
}

const holds = ({ does }: Spell): boolean => does.kind === 'save' && does.hold === true

const leansIn = ({ boons, banes, secretBanes, steady, helps, defends, interposer }: Cast): boolean =>
  [boons, banes, helps, defends].some(given => given !== undefined && given.length > 0) ||
  [secretBanes, steady, interposer].some(given => given !== undefined && given !== 0)

/** How much of it has been paid in earlier turns. */
export const progress = (hero: Hero, spell: Spell, targets: readonly string[]): number => {
  const { channel } = hero
  const same = channel && !channel.holding && channel.spell === spell.id && channel.targets.join() === targets.join()
  return same ? channel.paid : 0
}

interface Paid {
  readonly events: readonly GritEvent[]
  readonly complete: boolean
}

function pay(state: GritScene, hero: Hero, spell: Spell, { targets, spend }: Cast): Paid | Refusal {
  if (hero.sparks < spell.sparks)
    return refuse('cannot-pay', `${spell.name} takes ${spell.sparks} sparks; ${hero.sparks} left.`, 'TA-9.12')
  const before = progress(hero, spell, targets)
  const open = spell.cost - before
  const now = state.fight ? (spend ?? open) : open
  if (now < 1 || now > open) return refuse('limit', `${spell.name} takes ${open} more, not ${now}.`, 'TA-6.3')
  const refusal = onTurn(state, hero, now, 'TA-6.3')
  if (refusal) return refusal
  const other = before === 0 && !hero.channel?.holding ? endConcentration(state, hero, 'TA-Q40') : []
  const actions: GritEvent[] = state.fight
    ? [{ type: 'ActionsSpent', who: hero.id, cost: now, to: hero.actions - now }]
    : []
  const complete = now === open
  const last: GritEvent[] = complete
    ? [{ type: 'SpellCast', hero: hero.id, spell: spell.id, sparks: hero.sparks - spell.sparks }]
    : [
        ...(hero.channel?.holding ? endConcentration(state, hero, 'TA-6.7') : []),
        { type: 'Channelled', who: hero.id, channel: channelOf(spell, targets, before + now, false) },
      ]
  return { events: [...other, ...actions, ...last], complete }
}

const channelOf = ({ id }: Spell, targets: readonly string[], paid: number, holding: boolean): Channel => ({
  spell: id,
  targets,
  paid,
  holding,
})

/** Whom a spell may be aimed at: foes to harm, friends to mend, everybody within its reach. */
function targetsOf(state: GritScene, hero: Hero, spell: Spell, { targets, to }: Cast): readonly Anyone[] | Refusal {
  const { does, name } = spell
  if (does.kind === 'step') return stepRefusal(state, hero, spell, to) ?? []
  const area = 'area' in does && does.area
  if (targets.length === 0 || (!area && targets.length > 1))
    return refuse('illegal', `${name} needs ${area ? 'at least one target' : 'one target'}.`, 'TA-6.3')
  const harmful = does.kind === 'attack' || does.kind === 'save'
  if (harmful && !state.fight) return refuse('not-now', 'Attacks belong to a fight: begin one first.', 'TA-6.2')
  const found: Anyone[] = []
  for (const [i, id] of targets.entries()) {
    const whom = target(state, id)
    if (isRefusal(whom)) return whom
    if (targets.indexOf(id) !== i) return refuse('illegal', `${whom.name} is named twice.`)
    if (sameSide(hero, whom) === harmful) return refuse('not-usable', `${name} is not for ${whom.name}.`, 'TA-6.3')
    const far = state.fight ? reachRefusal(state, hero, whom, spell) : undefined
    if (far) return far
    if (found[0] && bandOf(state, found[0], whom) !== 'close')
      return refuse('out-of-reach', `${whom.name} does not stand with ${found[0].name}.`, 'TA-10.4')
    found.push(whom)
  }
  return found
}

function stepRefusal(state: GritScene, hero: Hero, spell: Spell, to: Spot | undefined): Refusal | undefined {
  if (state.map)
    return typeof to === 'object' && isFree(state, to)
      ? reachRefusal(state, hero, { ...hero, name: 'That square', square: to }, spell)
      : refuse('illegal', `${spell.name} needs a free square of the map.`, 'TA-Q42')
  if (typeof to !== 'number' || to < 0 || to > lastSpace || to === hero.at)
    return refuse('illegal', `${spell.name} needs another place, from 0 to ${lastSpace}.`, 'TA-10.4')
  return reachRefusal(state, hero, { ...hero, name: 'That place', at: to }, spell)
}

/** TA-Q43: the squares to which a spell takes the hero now; none for a spell that takes nobody anywhere. */
export function leapsOf(state: GritScene, hero: Hero, spell: Spell): readonly Reached[] {
  const { map } = state
  const from = hero.square
  const ready = !isRefusal(pay(state, hero, spell, { type: 'Cast', hero: hero.id, spell: spell.id, targets: [] }))
  if (!map || !from || hero.out || spell.does.kind !== 'step' || !ready) return []
  const far = Array.from({ length: 2 * spell.spaces + 1 }, (_, i) => i - spell.spaces)
  const squares = far.flatMap(y => far.map(x => ({ x: from.x + x, y: from.y + y })))
  return squares
    .filter(square => !stepRefusal(state, hero, spell, square))
    .map(square => ({ square, cost: distance(from, square) }))
}

function happen(
  state: GritScene,
  hero: Hero,
  spell: Spell,
  command: Cast,
  targets: readonly Anyone[],
  dice: Dice,
): Decided {
  const { does } = spell
  if (does.kind === 'attack') return throwSpell(state, hero, spell, command, dice)
  const done = quietly(state, hero, spell, does, command, targets, dice)
  return inTurn(state, [() => done, now => exerted(now, hero.id)])
}

/** TA-7.1: an attack like any other, with the spell's dice. */
function throwSpell(state: GritScene, hero: Hero, { id }: Spell, command: Cast, dice: Dice): Decided {
  const weapon = entryOf(state, hero, id)
  const [target = ''] = command.targets
  if (!weapon) return refuse('not-usable', `"${id}" is no attack.`)
  const { defends, interposer } = command
  const aim = {
    target,
    ...(defends && { defends }),
    ...(interposer !== undefined && { interposer }),
    lean: command,
  }
  return strike(state, hero, weapon, aim, dice)
}

function quietly(
  state: GritScene,
  hero: Hero,
  spell: Spell,
  does: Exclude<SpellEffect, { kind: 'attack' }>,
  { to = 0 }: Cast,
  targets: readonly Anyone[],
  dice: Dice,
): readonly GritEvent[] {
  switch (does.kind) {
    case 'save':
      return harm(state, hero, spell, does, targets, dice)
    case 'heal':
      return heal(hero, spell, does, targets, dice)
    case 'cleanse':
      return targets.flatMap(({ id, conditions }) =>
        conditions.map(({ kind }): GritEvent => ({ type: 'ConditionEnded', who: id, condition: kind })),
      )
    case 'step':
      return [{ type: 'Moved', who: hero.id, from: spotOf(state, hero), to }]
  }
}

/** TA-Q41: the dice are thrown once, and everybody in it saves. */
function harm(
  state: GritScene,
  hero: Hero,
  spell: Spell,
  does: Harmful,
  targets: readonly Anyone[],
  dice: Dice,
): readonly GritEvent[] {
  const modifier = hero.scores[spell.attribute].modifier
  const steps = [{ text: `${does.dice}d${does.die}, no Primary Die`, rule: 'TA-Q41' }]
  const rolled = does.dice === 0 ? 0 : dice.throw(totalThrow('Spell', does.dice, does.die, Infinity, steps))
  const shown: GritEvent[] =
    does.dice === 0 ? [] : [{ type: 'SpellRolled', hero: hero.id, spell: spell.id, dice: rolled }]
  const held: GritEvent[] = does.hold
    ? [
        ...endConcentration(state, hero, 'TA-6.7'),
        {
          type: 'Channelled',
          who: hero.id,
          channel: channelOf(
            spell,
            targets.map(({ id }) => id),
            spell.cost,
            true,
          ),
        },
      ]
    : []
  const damage = { dice: rolled, flat: modifier, kind: does.damage, ignoresArmour: does.ignoresArmour ?? false }
  const effects = targets.map(({ id }, i): GritEvent => {
    const effect: SaveEffect = {
      ...plainEffect,
      id: serialId(state, 'effect', i),
      target: id,
      from: hero.id,
      text: spell.name,
      attribute: does.save,
      damage: does.dice === 0 ? null : damage,
      condition: does.condition ?? null,
      weaker: does.weaker ?? null,
      held: does.hold ?? false,
      spell: true,
    }
    return { type: 'EffectOpened', effect }
  })
  return [...shown, ...held, ...effects]
}

/** TA-9.14, TA-Q24: HP back, the same for all; above 0, Dying is over. */
function heal(hero: Hero, spell: Spell, does: Healing, targets: readonly Anyone[], dice: Dice): readonly GritEvent[] {
  const many = does.dice + (knows(hero, 'green-hands') ? 1 : 0)
  const modifier = Math.max(0, hero.scores[spell.attribute].modifier)
  const missing = Math.max(...targets.map(({ hp, maxHp }) => maxHp - hp))
  const steps = [{ text: `${many}d${does.die} and ${modifier}`, rule: 'TA-9.14' }]
  const rolled = dice.throw(totalThrow('Healing', many, does.die, Math.max(0, missing - modifier), steps))
  return targets.map(({ id, hp, maxHp }) => ({
    type: 'Healed',
    who: id,
    from: hp,
    to: Math.min(maxHp, hp + rolled + modifier),
  }))
}

/** Lets go of what is held or in the making. */
export function letGo(state: GritScene, { hero: id }: CommandOf<'LetGo'>): Decided {
  const hero = heroOf(state, id)
  if (!hero) return unknown(id)
  const ended = endConcentration(state, hero, 'TA-6.7')
  return ended.length > 0 ? ended : refuse('not-now', `${hero.name} concentrates on nothing.`, 'TA-6.7')
}
