// Chapter IX: casting from a Grimoire, and what the backlash does.
import { type Refusal, refuse } from '../../kernel/index.ts'
import type { Cast } from './commands.ts'
import { grimoireProblem } from './create.ts'
import type { Event } from './events.ts'
import { fold } from './evolve.ts'
import { heal, suggested } from './healing.ts'
import type { Grimoire, Kind, Protagonist, Rolled, State, Working } from './types.ts'
import { distance, foeOf, foeStanding, grimoireOf, heroOf, nameOf, present, seenFoe } from './who.ts'
import { hurtAny } from './wounds.ts'

const aimed = ({ effect: { whom } }: Grimoire): boolean => whom === 'targets' || whom === 'ally'

/** LT-IX.1, LT-IX.15, LT-Q68, LT-VI.16: what may be bought may be used, and nothing else. */
export function checkCast(
  state: State,
  { hero: id, grimoire: which, targets, exempt = [] }: Cast,
): Refusal | undefined {
  const hero = heroOf(state, id) as Protagonist
  const grimoire = grimoireOf(state, which)
  if (!grimoire || !hero.grimoires.includes(which))
    return refuse('unknown', `${hero.name} has no Grimoire "${which}".`, 'LT-IX.1')
  const { name, effect } = grimoire
  const untrained = grimoireProblem(hero, grimoire, state.options)
  if (untrained !== undefined) return refuse('untrained', untrained, 'LT-IX.15')
  if (!aimed(grimoire) && targets.length > 0) return refuse('illegal', `${name} is not aimed at anybody.`, 'LT-IX.4')
  if (aimed(grimoire) && targets.length === 0) return refuse('illegal', `${name} needs somebody to work on.`, 'LT-IX.4')
  if (effect.most !== undefined && targets.length > effect.most)
    return refuse('limit', `${name} works on ${effect.most} at a time.`, 'LT-IX.4')
  const stranger = exempt.find(spared => !heroOf(state, spared) && !seenFoe(state, spared))
  if (stranger !== undefined) return refuse('unknown', `There is nobody "${stranger}" to spare.`, 'LT-Q61')
  for (const target of targets) {
    const refusal = checkTarget(state, id, grimoire, target)
    if (refusal) return refusal
  }
  return undefined
}

function checkTarget(state: State, caster: string, { name, effect }: Grimoire, id: string): Refusal | undefined {
  const foe = seenFoe(state, id)
  const hero = heroOf(state, id)
  if (foe && (effect.whom === 'ally' || effect.heal !== undefined))
    return refuse('not-usable', `${name} is for allies.`, 'LT-IX.6')
  if (foe && !foeStanding(foe)) return refuse('down', `${foe.name} is down already.`)
  if (foe)
    return distance(foe, caster) === 'far' ? refuse('out-of-reach', `${foe.name} is Far.`, 'LT-VI.17') : undefined
  if (!hero || !present(hero)) return refuse('unknown', `There is nobody "${id}" in sight.`)
  return effect.whom === 'ally' && id === caster
    ? refuse('not-usable', `${name} works on an ally, not on ${nameOf(state, caster)}.`, 'LT-IX.6')
    : undefined
}

/** LT-IX.3: the effect, or the backlash. */
export function afterCast(state: State, action: Cast, { success }: Rolled): Event[] {
  const { name, effect, backlash } = grimoireOf(state, action.grimoire) as Grimoire
  const working = success ? effect : backlash
  const { text } = working
  const worked: Event = { type: 'Worked', hero: action.hero, grimoire: name, backlash: !success, text }
  return [worked, ...work(state, action, working, name)]
}

function work(state: State, action: Cast, working: Working, cause: string): Event[] {
  if (working.whom === 'patient-to-caster') return transfer(state, action, working.heal ?? 0, cause)
  const { heal: mended, harm } = working
  const events: Event[] = []
  for (const id of reached(state, action, working)) {
    const now = fold(state, events)
    if (mended !== undefined) events.push(...heal(now, id, mended))
    if (harm?.fire && foeOf(now, id)) events.push({ type: 'FoeBurned', foe: id })
    if (harm) events.push(...hurtAny(now, id, harm.kind, harm.amount, cause))
  }
  return events
}

/** LT-Q61: whom it reaches; the Narrator's exemptions count for what reaches further than it was meant to. */
function reached(state: State, { hero, targets, exempt = [] }: Cast, { whom }: Working): readonly string[] {
  const heroes = state.heroes.filter(present).map(({ id }) => id)
  const foes = state.foes.filter(foeStanding)
  const near = foes.filter(foe => ['close', 'near'].includes(distance(foe, hero)))
  const spared = (...ids: readonly string[]) => ids.filter(id => !exempt.includes(id))
  switch (whom) {
    case 'caster':
      return [hero]
    case 'targets':
    case 'ally':
      return targets
    case 'group':
      return spared(...heroes)
    case 'everyone':
      return spared(...heroes, ...foes.map(({ id }) => id))
    case 'caster-and-near':
      return spared(...heroes, ...near.map(({ id }) => id))
    default:
      return []
  }
}

/**
 * LT-IX.6, LT-Q62: the patient is healed, and the caster suffers as many points of the same kind. What lay below zero and
 * went with the first point (LT-Q31) passes to nobody.
 */
function transfer(state: State, { hero, targets }: Cast, points: number, cause: string): Event[] {
  const first = suggested(state)
  const events = targets.flatMap(patient => heal(state, patient, points, first))
  const order: readonly Kind[] = first === 'wounds' ? ['wounds', 'fatigue'] : ['fatigue', 'wounds']
  for (const event of events.filter(each => each.type === 'Healed')) {
    let left = points
    for (const kind of order) {
      const passed = Math.min(event[kind], left)
      left -= passed
      if (passed > 0) events.push(...hurtAny(fold(state, events), hero, kind, passed, cause))
    }
  }
  return events
}
