// Chapter VIII, the harm: armour, two counters in one pool, and the lethal line.
import { type Decision, type Refusal, refuse } from '../../kernel/index.ts'
import type { CommandOf } from './commands.ts'
import { soak } from './data.ts'
import type { Event } from './events.ts'
import { fold } from './evolve.ts'
import { chosen } from './options.ts'
import type { Blow, Kind, Protagonist, State } from './types.ts'
import { foeLeft, foeOf, heroOf, remaining, weaponOf, woundState } from './who.ts'

/** LT-Q39–Q41: what is left after armour; `weapon` when a weapon or natural weapon did it. */
function armoured({ options }: State, kind: Kind, amount: number, weapon: boolean, stops: number): number {
  const counts =
    kind === 'wounds'
      ? weapon || chosen(options, 'armour_scope') === 'all_wounds'
      : weapon && chosen(options, 'armour_stops_fatigue') === 'weapons'
  if (!counts || stops === 0 || amount === 0) return amount
  return Math.max(Number(chosen(options, 'armour_floor')), amount - stops)
}

/** LT-VII.19, LT-Q46: a shield, the skill and a free hand. */
export const shieldReady = ({ shield, skills, inHand }: Protagonist): boolean =>
  shield && skills.includes('Shields') && !weaponOf(inHand)?.twoHanded

/** LT-VII.15, LT-VII.16, LT-Q45. */
function heroSoak({ options }: State, hero: Protagonist, kind: Kind): number {
  const flat = chosen(options, 'shield_mode') === 'flat_armour' && kind === 'wounds' && shieldReady(hero)
  return soak[hero.armour] + (flat ? 1 : 0)
}

/** Harm to a hero, by whatever did it. LT-Q31: the counters run on below zero. */
export function hurtHero(state: State, id: string, kind: Kind, raw: number, cause: string, weapon = false): Event[] {
  const hero = heroOf(state, id)
  if (!hero || hero.dead) return []
  const amount = armoured(state, kind, raw, weapon, heroSoak(state, hero, kind))
  const after = { ...hero, [kind]: hero[kind] + amount }
  const [from, to] = [remaining(state, hero), remaining(state, after)]
  const hurt: Event = { type: 'Hurt', hero: id, kind, amount, from, to, cause, state: woundState(state, after) }
  return kind === 'wounds' && amount > 0 ? [hurt, ...brink(state, after)] : [hurt]
}

/**
 * LT-VIII.11–VIII.14, LT-Q32, LT-Q33: only the Wounds count. At the line the table decides; back from it, the question
 * is gone.
 */
export function brink(state: State, { id, hp, wounds, dead }: Protagonist): Event[] {
  const asked = state.pending.some(({ kind, hero }) => kind === 'death' && hero === id)
  if (wounds < hp || dead) return asked ? [{ type: 'ChoiceMade', kind: 'death', hero: id, answer: 'saved' }] : []
  if (chosen(state.options, 'death') === 'automatic') return [{ type: 'Died', hero: id }]
  return asked ? [] : [{ type: 'ChoiceLeft', choice: { kind: 'death', hero: id } }]
}

/** LT-Q54: the same pool; emptied by Fatigue alone means knocked out. A block loses a member a point (LT-XI.12). */
function hurtFoe(state: State, id: string, kind: Kind, raw: number, weapon: boolean): Event[] {
  const foe = foeOf(state, id)
  if (!foe || foeLeft(foe) <= 0) return []
  const amount = Math.min(foeLeft(foe), armoured(state, kind, raw, weapon, soak[foe.armour]))
  const to = foeLeft(foe) - amount
  const hurt: Event = { type: 'FoeHurt', foe: id, kind, amount, to }
  return to > 0 ? [hurt] : [hurt, { type: 'FoeFell', foe: id, knockedOut: foe.taken === 0 && kind === 'fatigue' }]
}

export const hurtAny = (
  state: State,
  id: string,
  kind: Kind,
  amount: number,
  cause: string,
  weapon = false,
): Event[] =>
  heroOf(state, id) ? hurtHero(state, id, kind, amount, cause, weapon) : hurtFoe(state, id, kind, amount, weapon)

/** A whole blow: weapon, Critical and block in one, armour once (LT-Q43), then what comes on top of it (LT-Q57). */
export function landBlow(state: State, id: string, blow: Blow, cause: string): Event[] {
  const events = hurtAny(state, id, blow.kind, blow.amount, cause, true)
  if (blow.extraWound) events.push(...hurtAny(fold(state, events), id, 'wounds', 1, cause, true))
  if (blow.venom) events.push(...hurtAny(fold(state, events), id, 'fatigue', 1, 'venom'))
  return events
}

export function strangers(state: State, targets: readonly string[]): Refusal | undefined {
  const unknown = targets.find(id => !heroOf(state, id) && !foeOf(state, id))
  return unknown === undefined ? undefined : refuse('unknown', `There is nobody "${unknown}" in this scene.`)
}

/** Consequences by the Narrator, on several at once: a fall, a fire, tiring hours, words that wear down (LT-Q73). */
export function harm(state: State, { targets, kind, amount, reason }: CommandOf<'Harm'>): Decision<Event> {
  const unknown = strangers(state, targets)
  if (unknown) return unknown
  const events = targets.flatMap(id => hurtAny(state, id, kind, amount, reason))
  return events.length > 0 ? events : refuse('not-now', 'Nobody of these can be hurt any more.')
}
