// Saves: resisting what attacks, spells and the world do; partial saves; strain while dying.
import type { Dice } from '../../dice/index.ts'
import { type Decision, isRefusal, type Refusal, refuse } from '../../kernel/index.ts'
import { harmOf, inTurn, sufferArea, wound } from './damage.ts'
import { actor, busy, creatureOf, has, heroOf, isDying, serialId, target, unknown } from './find.ts'
import { saveInfluences } from './pool.ts'
import { rollTest } from './roll.ts'
import { type Kept, totalThrow } from './throws.ts'
import type { Affliction, CommandOf, ConditionKind, GritEvent, GritScene, Save, SaveEffect } from './types.ts'

type Decided = Decision<GritEvent>

/** What an effect is unless something says otherwise. */
export const plainEffect = {
  kind: 'save',
  from: null,
  damage: null,
  condition: null,
  weaker: null,
  held: false,
  rushed: 0,
  critical: false,
  boosted: false,
  spell: false,
  strenuous: false,
} as const

/** TA-4.1–4.10: a test to resist. Against something pending, the result is applied. */
export function save(state: GritScene, command: Save, dice: Dice): Decided {
  const who = actor(state, command)
  if (isRefusal(who)) return who
  const effect = command.effect === undefined ? undefined : effectOf(state, command.effect)
  const stuck = command.effect === undefined ? busy(state) : undefined
  if (stuck) return stuck
  if (command.effect !== undefined && (!effect || effect.target !== who.id))
    return refuse('unknown', `${who.name} has nothing called "${command.effect}" to resist.`)
  if (effect && effect.attribute !== command.attribute)
    return refuse('illegal', `That is resisted with ${effect.attribute.toUpperCase()}.`, 'TA-4.2')
  const influences = saveInfluences(state, who, command.attribute, command, effect)
  const text = effect?.text ?? command.against ?? 'what is coming'
  const said = { attribute: command.attribute, what: 'save', text } as const
  const rolled = rollTest(state, who, command, influences, said, dice)
  if (isRefusal(rolled)) return rolled
  if (!effect) return rolled.events
  return inTurn(state, [() => rolled.events, now => resolve(now, effect, rolled.kept)])
}

const effectOf = (state: GritScene, id: string): SaveEffect | undefined =>
  state.effects.find((each): each is SaveEffect => each.id === id && each.kind === 'save')

/** TA-4.4–4.6, TA-Q06: nothing, half and the weaker condition, or all of it. */
function resolve(state: GritScene, effect: SaveEffect, kept: Kept): readonly GritEvent[] {
  const word = kept === 'one' ? 'failure' : kept
  const done: readonly GritEvent[] = [{ type: 'EffectClosed', effect: effect.id, word }]
  if (word === 'full') return done
  const strained = effect.strenuous && word === 'failure' ? wound(state, effect.target, 1, 'TA-9.6') : []
  return inTurn(state, [
    () => done,
    () => strained,
    now => damaged(now, effect, word === 'partial'),
    now => afflicted(now, effect, word === 'partial' ? effect.weaker : effect.condition),
  ])
}

function damaged(state: GritScene, { id, target, damage }: SaveEffect, partial: boolean): readonly GritEvent[] {
  const who = creatureOf(state, target)
  if (!damage || !who) return []
  const hit = { ...damage, critical: false, piercing: false, halved: partial ? 1 : 0 }
  return sufferArea(state, target, harmOf(state, who, hit), `${id}-batch`)
}

function afflicted(state: GritScene, effect: SaveEffect, condition: ConditionKind | null): readonly GritEvent[] {
  const who = creatureOf(state, effect.target)
  if (!condition || !who || who.out) return []
  return [gains(state, who.id, condition, effect.from, effect.held)]
}

/** A condition with whom it comes from; what is held needs the caster to concentrate still. */
export function gains(
  state: GritScene,
  who: string,
  kind: ConditionKind,
  from: string | null,
  held: boolean,
): GritEvent {
  const holds = held && from !== null && creatureOf(state, from)?.channel?.holding === true
  const condition: Affliction = { kind, ...(from !== null && { source: from }), ...(holds && { heldBy: from }) }
  return { type: 'ConditionGained', who, condition }
}

/** TA-4.1: the world acts on one or several at once. */
export function threaten(state: GritScene, command: CommandOf<'Threaten'>, dice: Dice): Decided {
  const stuck = busy(state)
  if (stuck) return stuck
  const { targets, attribute, text, kind = 'crush', condition, weaker } = command
  const wrong = targetsRefusal(state, targets)
  if (wrong) return wrong
  const { damage, events } = dangerOf(command, dice)
  const effects = targets.map((id, i): GritEvent => {
    const effect: SaveEffect = {
      ...plainEffect,
      id: serialId(state, 'effect', i),
      target: id,
      text,
      attribute,
      damage: damage === undefined ? null : { dice: damage, flat: 0, kind, ignoresArmour: false },
      condition: condition ?? null,
      weaker: weaker ?? null,
    }
    return { type: 'EffectOpened', effect }
  })
  return [...events, ...effects]
}

function targetsRefusal(state: GritScene, targets: readonly string[]): Refusal | undefined {
  for (const [i, id] of targets.entries()) {
    const who = target(state, id)
    if (isRefusal(who)) return who
    if (targets.indexOf(id) !== i) return refuse('illegal', `${who.name} is named twice.`)
  }
  return undefined
}

/** The damage of a danger, thrown once for all whom it threatens. */
function dangerOf(
  { damage, roll, text }: CommandOf<'Threaten'>,
  dice: Dice,
): { readonly damage: number | undefined; readonly events: readonly GritEvent[] } {
  if (!roll) return { damage, events: [] }
  const steps = [{ text: `${roll.dice}d${roll.die}, no Primary Die`, rule: 'TA-Q41' }]
  const rolled = dice.throw(totalThrow('Danger', roll.dice, roll.die, Infinity, steps))
  return { damage: rolled + (damage ?? 0), events: [{ type: 'DangerRolled', text, dice: rolled }] }
}

/** TA-9.6, TA-Q26: a strenuous act while Dying asks for a STR save. */
export function strain(state: GritScene, { hero: id, why }: CommandOf<'Strain'>): Decided {
  const stuck = busy(state)
  if (stuck) return stuck
  const hero = heroOf(state, id)
  if (!hero) return unknown(id)
  if (!isDying(hero)) return refuse('not-now', `${hero.name} is not Dying.`, 'TA-9.6')
  return [strainOf(state, id, why)]
}

export const strainOf = (state: GritScene, target: string, text: string, more = 0): GritEvent => ({
  type: 'EffectOpened',
  effect: { ...plainEffect, id: serialId(state, 'effect', more), target, text, attribute: 'str', strenuous: true },
})

/** TA-7.9: the GM may make the rider of a critical harder to resist. */
export function boostRider(state: GritScene, { effect: id }: CommandOf<'BoostRider'>): Decided {
  const effect = effectOf(state, id)
  if (!effect) return refuse('unknown', `There is nothing called "${id}" to resist.`)
  if (!effect.critical) return refuse('not-usable', 'Only the rider of a critical hit may be boosted.', 'TA-7.9')
  return effect.boosted
    ? refuse('spent', 'That is boosted already.', 'TA-7.9')
    : [{ type: 'EffectBoosted', effect: id }]
}

/** TA-10.6–10.11: the GM sets or ends a condition, for several at once. */
export function setCondition(state: GritScene, { targets, condition, on, source }: CommandOf<'SetCondition'>): Decided {
  const events: GritEvent[] = []
  if (source !== undefined) {
    const from = target(state, source)
    if (isRefusal(from)) return from
  }
  for (const id of new Set(targets)) {
    const who = target(state, id)
    if (isRefusal(who)) return who
    if (!on && !has(who, condition)) return refuse('not-now', `${who.name} does not suffer from that.`)
    events.push(
      on ? gains(state, id, condition, source ?? null, false) : { type: 'ConditionEnded', who: id, condition },
    )
  }
  return events
}
