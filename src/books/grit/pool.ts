// Boons and Banes: everything that touches a throw, each with its reason, and the net that is left of them.
import type { Step } from '../../dice/index.ts'
import { type Refusal, refuse } from '../../kernel/index.ts'
import { attributeNames } from './data.ts'
import { type Anyone, classOf, creatureOf, has, isHero, isHeroic, isPresent, knows, nameOf } from './find.ts'
import { plays } from './options.ts'
import { inSight } from './places.ts'
import type { About, Attribute, GritScene, Lean, SaveEffect, Weapon } from './types.ts'

/** One reason for Boons (above 0) or Banes (below 0). */
export interface Influence {
  readonly text: string
  readonly rule: string
  readonly net: number
}

const when = (holds: boolean, text: string, rule: string, net: number): readonly Influence[] =>
  holds && net !== 0 ? [{ text, rule, net }] : []

/** TA-2.4. */
const rating = (who: Anyone, attribute: Attribute): readonly Influence[] =>
  when(true, `${attributeNames[attribute].name} rating`, 'TA-2.4', who.scores[attribute].rating)

/** TA-2.5–2.6, TA-3.6, TA-6.14: what people lean into the throw. */
function leaned(state: GritScene, { boons = [], banes = [], secretBanes = 0, steady, helps = [] }: Lean): Influence[] {
  return [
    ...boons.map(text => ({ text, rule: 'TA-2.5', net: 1 })),
    ...banes.map(text => ({ text, rule: 'TA-2.6', net: -1 })),
    ...when(secretBanes !== 'withheld', 'what nobody knew', 'TA-2.6', -secretBanes),
    ...helps.map(id => ({ text: `Help from ${nameOf(state, id)}`, rule: 'TA-6.14', net: helpOf(state, id) })),
    ...when(steady !== undefined, steady === 'cancel' ? 'Steady: a Bane cancelled' : 'Steady: a Boon', 'TA-3.6', 1),
  ]
}

const helpOf = (state: GritScene, id: string): number => {
  const helper = creatureOf(state, id)
  return helper && knows(helper, 'captain') ? 2 : 1
}

/** TA-Q30, TA-Q43: fear counts while its source can be seen; a fear without a source always does. */
const isAfraid = (state: GritScene, who: Anyone): boolean =>
  who.conditions.some(({ kind, source }) => {
    if (kind !== 'frightened') return false
    const feared = source === undefined ? undefined : creatureOf(state, source)
    return source === undefined || (feared !== undefined && isPresent(feared) && inSight(state, who, feared))
  })

/** TA-10.10. */
const fear = (state: GritScene, who: Anyone): readonly Influence[] =>
  when(isAfraid(state, who), 'Frightened', 'TA-10.10', -1)

export function testInfluences(
  state: GritScene,
  who: Anyone,
  { attribute, about, lean }: { readonly attribute: Attribute; readonly about?: About | 'assess'; readonly lean: Lean },
): readonly Influence[] {
  return [
    ...rating(who, attribute),
    ...when(knows(who, 'keen-eyed') && (about === 'perception' || about === 'assess'), 'Whiskers', 'TA-2.5', 1),
    ...when(has(who, 'grappled') && attribute === 'dex', 'Grappled', 'TA-10.7', -1),
    ...when(has(who, 'blinded') && about === 'perception', 'Blinded', 'TA-10.9', -1),
    ...fear(state, who),
    ...leaned(state, lean),
  ]
}

/** TA-4.7–4.10, TA-Q05, TA-7.13, TA-Q18. */
export function saveInfluences(
  state: GritScene,
  who: Anyone,
  attribute: Attribute,
  lean: Lean,
  effect: SaveEffect | undefined,
): readonly Influence[] {
  const saves = isHero(who) ? classOf(who).saves : undefined
  const from = effect?.from == null ? undefined : creatureOf(state, effect.from)
  const rushed = effect?.rushed ?? 0
  const scared = effect?.condition === 'frightened' || effect?.strenuous === true
  return [
    ...(plays(state, 'ta.save_uses_rating', 'on') ? rating(who, attribute) : []),
    ...when(saves?.up === attribute, 'advantaged save', 'TA-4.7', 1),
    ...when(saves?.down === attribute, 'disadvantaged save', 'TA-4.8', -1),
    ...when(has(who, 'restrained') && attribute === 'dex', 'Restrained', 'TA-10.8', -1),
    ...fear(state, who),
    ...when(knows(who, 'stubborn') && scared, 'Too small to fall', 'TA-2.5', 1),
    ...when(rushed > 0, 'a rushed attack', 'TA-7.13', plays(state, 'ta.rushed_save_boon', 'flat') ? 1 : rushed),
    ...when(effect?.boosted === true, 'boosted by a critical', 'TA-7.9', -1),
    ...when(effect?.spell === true && from !== undefined && knows(from, 'overwhelming'), 'Too bright', 'TA-4.10', -1),
    ...leaned(state, lean),
  ]
}

export interface Strike {
  readonly weapon: Pick<Weapon, 'attribute' | 'reach'>
  readonly rushed: number
  readonly defends: readonly string[]
  readonly opportunity: boolean
  readonly lean: Lean
}

/** TA-Q07: what counts in an attack. */
export function attackInfluences(state: GritScene, who: Anyone, target: Anyone, strike: Strike): readonly Influence[] {
  const melee = strike.weapon.reach === 'close'
  const held = has(target, 'prone') || has(target, 'grappled') || has(target, 'restrained')
  const defended = plays(state, 'ta.defend', 'bane') ? strike.defends : []
  return [
    ...(plays(state, 'ta.attack_uses_rating', 'on') ? rating(who, strike.weapon.attribute) : []),
    ...when(
      strike.rushed > 0,
      strike.rushed > 1 ? `rushed ${strike.rushed} times over` : 'rushed',
      'TA-7.12',
      -strike.rushed,
    ),
    ...when(has(who, 'prone') && melee, 'Prone', 'TA-10.6', -1),
    ...when(has(who, 'restrained'), 'Restrained', 'TA-10.8', -1),
    ...when(has(who, 'blinded'), 'Blinded', 'TA-10.9', -1),
    ...fear(state, who),
    ...when(has(target, 'prone') && melee, `${target.name} is Prone`, 'TA-10.6', 1),
    ...when(has(target, 'blinded'), `${target.name} is Blinded`, 'TA-10.9', 1),
    ...when(who.openings.includes(target.id), 'an opening', 'TA-6.5', 1),
    ...when(knows(who, 'merciless') && held, 'While it is down', 'TA-2.5', 1),
    ...when(knows(who, 'opportunist') && strike.opportunity, 'Loose thread', 'TA-2.5', 1),
    ...defended.map(id => ({ text: `${nameOf(state, id)} defends`, rule: 'TA-6.11', net: -defenceOf(state, id) })),
    ...leaned(state, strike.lean),
  ]
}

/** How much a Defend counts: a thimble's rim counts twice. */
export const defenceOf = (state: GritScene, id: string): number => {
  const defender = creatureOf(state, id)
  return defender && knows(defender, 'guard') ? 2 : 1
}

/** TA-2.7, TA-Q01: each Boon cancels one Bane; the rest counts. */
export function netOf(state: GritScene, influences: readonly Influence[]): number {
  const net = influences.reduce((sum, each) => sum + each.net, 0)
  return plays(state, 'ta.net_cap', '3') ? Math.max(-3, Math.min(3, net)) : net
}

/** The net and how it came about, for the throw. */
export function builtFrom(
  state: GritScene,
  influences: readonly Influence[],
  die: string,
): { readonly net: number; readonly steps: readonly Step[] } {
  const net = netOf(state, influences)
  const kept = net === 0 ? `one ${die}` : `${1 + Math.abs(net)}${die}, keep the ${net > 0 ? 'highest' : 'lowest'}`
  const rule = net === 0 ? 'TA-2.8' : net > 0 ? 'TA-2.9' : 'TA-2.10'
  return { net, steps: [...influences.map(toStep), { text: kept, rule }] }
}

const toStep = ({ text, rule, net }: Influence): Step => {
  const many = Math.abs(net)
  const word = net > 0 ? (many > 1 ? 'Boons' : 'Boon') : many > 1 ? 'Banes' : 'Bane'
  return { text: `${text}: ${net > 0 ? '+' : '−'}${many} ${word}`, rule }
}

/** TA-3.5–3.7, TA-Q02, TA-Q03: whether the throw may be steadied this way. */
export function steadyRefusal(
  who: Anyone,
  steady: Lean['steady'],
  influences: readonly Influence[],
): Refusal | undefined {
  if (steady === undefined) return undefined
  if (!isHeroic(who)) return refuse('not-usable', `${who.name} has no Grit to spend.`, 'TA-11.3')
  if (who.grit < 1) return refuse('cannot-pay', `${who.name} has no Grit left.`, 'TA-3.5')
  if (steady === 'cancel' && !influences.some(({ net }) => net < 0))
    return refuse('impossible', 'There is no Bane to cancel.', 'TA-Q02')
  return undefined
}
