// Chapter VIII, the harm: armour, two counters in one pool, and the lethal line.
import { type Decision, type Refusal, refuse } from '../../kernel/index.ts'
import type { CommandOf } from './commands.ts'
import { soak } from './data.ts'
import type { Event } from './events.ts'
import { foeCounters, fold } from './evolve.ts'
import { chosen } from './options.ts'
import type { Blow, Kind, Protagonist, State } from './types.ts'
import { foeLeft, foeOf, foeStanding, heroOf, remaining, weaponOf, woundState } from './who.ts'

/** What a hit or a fall does, by kind; `weapon` when a weapon or natural weapon did it. */
interface Dealt extends Readonly<Record<Kind, number>> {
  readonly weapon: boolean
}

/** LT-Q39–Q41, LT-Q43: what is left after armour, which counts once a hit, against its Wounds first. */
function armoured({ options }: State, { wounds, fatigue, weapon }: Dealt, stops: Readonly<Record<Kind, number>>) {
  const stopsWounds = weapon || chosen(options, 'armour_scope') === 'all_wounds'
  const stopsFatigue = weapon && chosen(options, 'armour_stops_fatigue') === 'weapons'
  const off = stopsWounds ? Math.min(wounds, stops.wounds) : 0
  const left = {
    wounds: wounds - off,
    fatigue: fatigue - (stopsFatigue ? Math.min(fatigue, Math.max(0, stops.fatigue - off)) : 0),
  }
  const swallowed = left.wounds + left.fatigue === 0 && wounds + fatigue > 0
  if (!swallowed || chosen(options, 'armour_floor') === '0') return left
  return wounds > 0 ? { wounds: 1, fatigue: 0 } : { wounds: 0, fatigue: 1 }
}

/** LT-VII.19, LT-Q46: a shield, the skill and a free hand. */
export const shieldReady = ({ shield, skills, inHand }: Protagonist): boolean =>
  shield && skills.includes('Shields') && !weaponOf(inHand)?.twoHanded

/** LT-VII.15, LT-VII.16, LT-Q45: a shield worn as armour takes off one Wound more. */
function heroSoak({ options }: State, hero: Protagonist): Readonly<Record<Kind, number>> {
  const flat = chosen(options, 'shield_mode') === 'flat_armour' && shieldReady(hero)
  const stops = soak[hero.armour]
  return { wounds: stops + (flat ? 1 : 0), fatigue: stops }
}

const kinds: readonly Kind[] = ['wounds', 'fatigue']

/** One event for each kind that was dealt, also where armour took all of it. */
const each = (dealt: Dealt, then: (kind: Kind) => Event[]): Event[] =>
  kinds.filter(kind => dealt[kind] > 0).flatMap(then)

/** Harm to a hero, by whatever did it. LT-Q31: the counters run on below zero. */
function hurtHero(state: State, id: string, dealt: Dealt, cause: string): Event[] {
  const hero = heroOf(state, id)
  if (!hero || hero.dead) return []
  const left = armoured(state, dealt, heroSoak(state, hero))
  let now = hero
  return each(dealt, kind => {
    const amount = left[kind]
    const from = remaining(state, now)
    now = { ...now, [kind]: now[kind] + amount }
    const to = remaining(state, now)
    const hurt: Event = { type: 'Hurt', hero: id, kind, amount, from, to, cause, state: woundState(state, now) }
    return kind === 'wounds' && amount > 0 ? [hurt, ...brink(state, now)] : [hurt]
  })
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
function hurtFoe(state: State, id: string, dealt: Dealt): Event[] {
  const foe = foeOf(state, id)
  if (!foe || !foeStanding(foe)) return []
  const stops = soak[foe.armour]
  const left = armoured(state, dealt, { wounds: stops, fatigue: stops })
  let now = foe
  return each(dealt, kind => {
    if (!foeStanding(now)) return []
    const amount = Math.min(foeLeft(now), left[kind])
    now = { ...now, [foeCounters[kind]]: now[foeCounters[kind]] + amount }
    const hurt: Event = { type: 'FoeHurt', foe: id, kind, amount, to: foeLeft(now) }
    return foeStanding(now) ? [hurt] : [hurt, { type: 'FoeFell', foe: id, knockedOut: now.taken === 0 }]
  })
}

const hurt = (state: State, id: string, dealt: Dealt, cause: string): Event[] =>
  heroOf(state, id) ? hurtHero(state, id, dealt, cause) : hurtFoe(state, id, dealt)

/** Harm of one kind that no weapon did: a backlash, a price, a fall. */
export const hurtAny = (state: State, id: string, kind: Kind, amount: number, cause: string): Event[] =>
  hurt(state, id, { wounds: 0, fatigue: 0, [kind]: amount, weapon: false }, cause)

/** A whole blow: weapon, Critical and block in one, armour once (LT-Q43), then what comes on top of it (LT-Q57). */
export function landBlow(state: State, id: string, { kind, amount, extraWound, venom }: Blow, cause: string): Event[] {
  const dealt = { wounds: extraWound ? 1 : 0, fatigue: 0, [kind]: amount, weapon: true }
  const events = hurt(state, id, dealt, cause)
  return venom ? [...events, ...hurtAny(fold(state, events), id, 'fatigue', 1, 'venom')] : events
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
