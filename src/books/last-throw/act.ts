// How every action against a TN goes: check, pay, throw, and what comes of it. LT-VI.2.
import type { Dice } from '../../dice/index.ts'
import { type Decision, isRefusal, type Refusal, refuse } from '../../kernel/index.ts'
import { askedBy, priceOf, taskOf, tnOf } from './actions.ts'
import { afterAttack, checkAttack, draw } from './attack.ts'
import type { Action, ThrownAction } from './commands.ts'
import { type Built, build, criticalSkill, judged, marginOf, sixesFor } from './die.ts'
import type { Event } from './events.ts'
import { fold } from './evolve.ts'
import { heal } from './healing.ts'
import { afterCast, checkCast } from './magic.ts'
import { approach, checkClose, checkFallBack, closeIn, stepBack } from './moves.ts'
import { checkObject, useCost } from './objects.ts'
import { chosen } from './options.ts'
import { checkPrice, payAll, tiredHero } from './paying.ts'
import { throwPool } from './throws.ts'
import type { Protagonist, Rolled, State, Tn } from './types.ts'
import { actor, heroOf, present, remaining, unknownHero } from './who.ts'

function checkAction(state: State, action: ThrownAction): Refusal | undefined {
  switch (action.type) {
    case 'Attack':
      return checkAttack(state, action)
    case 'Cast':
      return checkCast(state, action)
    case 'Treat':
      return checkTreat(state, action.hero, action.patient)
    case 'Close':
      return checkClose(state, action)
    default:
      return undefined
  }
}

/** LT-VIII.18, LT-Q36. */
function checkTreat(state: State, id: string, patientId: string): Refusal | undefined {
  const patient = heroOf(state, patientId)
  if (!patient) return unknownHero(patientId)
  if (!heroOf(state, id)?.skills.includes('Medicine'))
    return refuse('untrained', 'Treating somebody needs the Medicine skill.', 'LT-VIII.18')
  if (!present(patient)) return refuse('impossible', `${patient.name} is beyond help.`, 'LT-VIII.18')
  if (patient.wounds + patient.fatigue === 0) return refuse('not-now', `${patient.name} is unhurt.`, 'LT-Q37')
  if (chosen(state.options, 'treatment_limit') !== 'none' && state.treated.includes(patientId))
    return refuse('spent', `${patient.name} has been treated in this scene.`, 'LT-Q36')
  return undefined
}

/** LT-I.19, LT-Q63. */
function checkLock(state: State, hero: Protagonist, task: string, tn: Tn): Refusal | undefined {
  const locked = sixesFor(tn) > 0 && state.locks.some(lock => lock.hero === hero.id && lock.task === task)
  return locked
    ? refuse('locked', `${hero.name} has failed at this; something has to change first.`, 'LT-I.19')
    : undefined
}

/** LT-Q22. */
function checkTiming(state: State, { exert }: Action): Refusal | undefined {
  if (!exert || chosen(state.options, 'exertion_timing') === 'before') return undefined
  return refuse('not-now', 'At this table Exertion is declared after a failure.', 'LT-Q22')
}

/** What holds for every action, opposed ones too. */
export function checkCommon(state: State, hero: Protagonist, action: Action): Refusal | undefined {
  const price = priceOf(state, action) + (action.exert ? 1 : 0)
  return (
    checkTiming(state, action) ??
    checkFallBack(state, action) ??
    checkObject(state, hero, askedBy(state, action)) ??
    checkPrice(state, hero, price)
  )
}

/** LT-VI.4, LT-Q19: whoever acts or helps has had the spotlight. */
export const acting = ({ hero, helpers = [] }: Action): Event[] => [
  { type: 'Acted', who: hero },
  ...helpers.map(helper => ({ type: 'Acted' as const, who: helper, helping: hero })),
]

interface Ready {
  /** What is paid and moved before the throw. */
  readonly events: readonly Event[]
  readonly built: Built
}

/** Everything up to the throw. */
function ready(state: State, action: ThrownAction): Ready | Refusal {
  const hero = actor(state, action.hero)
  if (isRefusal(hero)) return hero
  const tn = tnOf(state, action)
  if (tn === 'secret') return refuse('withheld', 'The Narrator keeps this TN secret.', 'LT-I.13')
  const asked = askedBy(state, action)
  const task = taskOf(state, action)
  const refusal =
    checkCommon(state, hero, action) ??
    checkAction(state, action) ??
    checkLock(state, hero, task, tn) ??
    criticalSkill(state, hero, asked, tn)
  if (refusal) return refusal
  const paid = payAll(state, action.hero, priceOf(state, action), task, action.exert ?? false)
  const thrower = { hero: tiredHero(state, action.hero, paid), helpers: action.helpers, exerted: action.exert ?? false }
  const built = build(state, thrower, asked, tn)
  if (isRefusal(built)) return built
  const drawn = action.type === 'Attack' ? draw(state, action) : []
  const events = [...acting(action), ...drawn, ...stepBack(state, action), ...paid.price, ...paid.exertion]
  return { built, events }
}

const words: Readonly<Record<ThrownAction['type'], readonly [string, string]>> = {
  Test: ['failure', 'success'],
  Attack: ['miss', 'hit'],
  Cast: ['backlash', 'cast'],
  Treat: ['failure', 'treated'],
  Flee: ['caught', 'away'],
  Close: ['held off', 'closed in'],
}

export function resolved(state: State, action: ThrownAction, tn: Tn, rolled: Rolled): Event {
  const { kept, success, critical } = rolled
  const [bad, good] = words[action.type]
  return {
    type: 'Resolved',
    hero: action.hero,
    action: action.type,
    what: taskOf(state, action),
    tn,
    kept,
    margin: marginOf(tn, rolled),
    ...(action.secretTn && { secret: true }),
    word: critical ? 'critical' : success ? good : bad,
    success,
    critical,
  }
}

/** The most sixes that can matter; where sixes are the TN, all of them make the margin (LT-I.14). */
export const countedSixes = (tn: Tn): number => (sixesFor(tn) > 0 ? Number.POSITIVE_INFINITY : 2)

/** Test, Attack, Cast, Treat, Flee, and Close under pressure. */
export function act(state: State, action: ThrownAction, dice: Dice): Decision<Event> {
  if (action.type === 'Close' && action.tn === undefined) return closeIn(state, action)
  const before = ready(state, action)
  if (isRefusal(before)) return before
  const { built, events } = before
  const rolled = judged(state, built, throwPool(dice, action.type, built.shape, built.steps, countedSixes(built.tn)))
  const so: Event[] = [...events, resolved(state, action, built.tn, rolled)]
  const now = fold(state, so)
  if (rolled.success || !mayStillExert(now, action)) return [...so, ...consequences(now, action, rolled)]
  const high = built.shape.low === 0
  return [...so, { type: 'ChoiceLeft', choice: { kind: 'exert', hero: action.hero, command: action, rolled, high } }]
}

/** LT-Q22: after a failure, where the table plays it so, and when there is something left to pay with. */
export function mayStillExert(state: State, action: Action): boolean {
  if (chosen(state.options, 'exertion_timing') === 'before') return false
  const hero = heroOf(state, action.hero) as Protagonist
  return remaining(state, hero) > 0 && checkPrice(state, hero, 1) === undefined
}

/** What comes of a throw: the lock, the action's own effect, and what an object takes for its help. */
export function consequences(state: State, action: ThrownAction, rolled: Rolled): Event[] {
  const events = [...exhausted(state, action, rolled), ...effect(state, action, rolled)]
  return [...events, ...useCost(fold(state, events), action.hero, action.object)]
}

/** LT-I.19, LT-XIII.2. */
function exhausted(state: State, action: ThrownAction, { success }: Rolled): Event[] {
  if (success || sixesFor(tnOf(state, action)) === 0) return []
  return [{ type: 'Locked', hero: action.hero, task: taskOf(state, action) }]
}

function effect(state: State, action: ThrownAction, rolled: Rolled): Event[] {
  switch (action.type) {
    case 'Attack':
      return afterAttack(state, action, rolled)
    case 'Cast':
      return afterCast(state, action, rolled)
    case 'Treat': {
      const treated: Event = { type: 'Treated', hero: action.hero, patient: action.patient }
      return rolled.success ? [treated, ...heal(state, action.patient, rolled.critical ? 2 : 1)] : [treated]
    }
    case 'Flee':
      return rolled.success ? [{ type: 'Fled', hero: action.hero }] : []
    case 'Close':
      return rolled.success ? approach(state, action) : []
    case 'Test':
      return []
  }
}
