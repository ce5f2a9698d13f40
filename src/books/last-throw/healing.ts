// Chapter VIII, the mending: healing and its choice, rests, and who dies or is spared.
import { type Decision, isRefusal, type Refusal, refuse } from '../../kernel/index.ts'
import type { CommandOf } from './commands.ts'
import type { Event } from './events.ts'
import { fold } from './evolve.ts'
import { chosen } from './options.ts'
import type { Foe, Kind, Protagonist, State } from './types.ts'
import { foeLeft, foeOf, heroOf, remaining, unknownHero, woundState } from './who.ts'
import { brink, strangers } from './wounds.ts'

/** LT-Q34, LT-Q37: never above the maximum; which kind first is the owner's choice where the table says so. */
export function heal(state: State, id: string, points: number, first?: Kind): Event[] {
  const hero = heroOf(state, id)
  if (!hero || hero.dead || hero.wounds + hero.fatigue === 0) return []
  const all = points + below(state, hero)
  const order = chosen(state.options, 'heal_order')
  const open = order === 'choose' && first === undefined && hero.wounds > 0 && hero.fatigue > 0
  if (open && all < hero.wounds + hero.fatigue)
    return [{ type: 'ChoiceLeft', choice: { kind: 'heal', hero: id, points } }]
  return healed(state, hero, all, first ?? suggested(state))
}

/** LT-Q34: wounds first lowers the risk of death. */
export const suggested = ({ options }: State): Kind =>
  chosen(options, 'heal_order') === 'fatigue_first' ? 'fatigue' : 'wounds'

/** LT-Q31: where Hit Points stop at zero, what lies below it goes with the first healed point. */
const below = ({ options }: State, { hp, wounds, fatigue }: Protagonist): number =>
  chosen(options, 'below_zero') === 'track' ? 0 : Math.max(0, wounds + fatigue - hp)

function healed(state: State, hero: Protagonist, points: number, kind: Kind): Event[] {
  const other = kind === 'wounds' ? 'fatigue' : 'wounds'
  const first = Math.min(hero[kind], points)
  const part = { [kind]: first, [other]: Math.min(hero[other], points - first) } as Record<Kind, number>
  const after = { ...hero, wounds: hero.wounds - part.wounds, fatigue: hero.fatigue - part.fatigue }
  const [from, to] = [remaining(state, hero), remaining(state, after)]
  const mended: Event = { type: 'Healed', hero: hero.id, ...part, from, to, state: woundState(state, after) }
  return after.wounds < hero.hp ? [mended, ...brink(state, after)] : [mended]
}

export function chooseHealing(state: State, { hero, first }: CommandOf<'ChooseHealing'>): Decision<Event> {
  const choice = state.pending.find(({ kind, hero: id }) => kind === 'heal' && id === hero)
  if (choice?.kind !== 'heal') return refuse('not-now', 'Nothing is waiting to be healed.', 'LT-Q34')
  const made: Event = { type: 'ChoiceMade', kind: 'heal', hero, answer: first }
  return [made, ...heal(fold(state, [made]), hero, choice.points, first)]
}

/** LT-VIII.4: only the table lets somebody die; sparing leaves them down, and out of danger for now. */
export function settleDeath(
  state: State,
  { type, hero }: CommandOf<'ConfirmDeath'> | CommandOf<'Spare'>,
): Decision<Event> {
  if (!state.pending.some(choice => choice.kind === 'death' && choice.hero === hero))
    return refuse('not-now', 'Nobody of that name is on the brink of death.', 'LT-VIII.4')
  const made = (answer: string): Event => ({ type: 'ChoiceMade', kind: 'death', hero, answer })
  return type === 'Spare' ? [made('spared')] : [made('dies'), { type: 'Died', hero }]
}

function resters(state: State, ids: readonly string[] | undefined): readonly Protagonist[] | Refusal {
  const unknown = ids?.find(id => !heroOf(state, id))
  if (unknown !== undefined) return unknownHero(unknown)
  return state.heroes.filter(({ id, dead }) => !dead && (ids?.includes(id) ?? true))
}

/** LT-VIII.16, LT-VIII.17, LT-Q35: one point, or all and every lock. */
export function takeRest(
  state: State,
  { type, heroes }: CommandOf<'ShortRest'> | CommandOf<'LongRest'>,
): Decision<Event> {
  const resting = resters(state, heroes)
  if (isRefusal(resting)) return resting
  if (resting.length === 0) return refuse('not-now', 'There is nobody to rest.')
  const rest = type === 'LongRest' ? 'long' : 'short'
  const points = (hero: Protagonist) => (rest === 'long' ? hero.wounds + hero.fatigue : 1)
  return [
    { type: 'Rested', rest, heroes: resting.map(({ id }) => id) },
    ...resting.flatMap(hero => heal(state, hero.id, points(hero))),
  ]
}

/** The Narrator mends several at once. */
export function mend(state: State, { targets, amount }: CommandOf<'Mend'>): Decision<Event> {
  const unknown = strangers(state, targets)
  if (unknown) return unknown
  const events = targets.flatMap(id => {
    const foe = foeOf(state, id)
    return foe ? regain(foe, amount) : heal(state, id, amount)
  })
  return events.length > 0 ? events : refuse('not-now', 'Nobody of these is hurt.', 'LT-Q37')
}

/** LT-XI.14: an enemy's own wounds close first. */
export function regain(foe: Foe, most: number): Event[] {
  const kind = foe.taken > 0 ? 'wounds' : 'fatigue'
  const amount = Math.min(most, kind === 'wounds' ? foe.taken : foe.stunned)
  return amount === 0 ? [] : [{ type: 'FoeRegained', foe: foe.id, kind, amount, to: foeLeft(foe) + amount }]
}
