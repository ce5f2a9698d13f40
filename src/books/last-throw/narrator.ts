// The Narrator's hand on the scene: who is there, conditions, locks, corrections; and what a player changes on a sheet.
import { type Decision, type Refusal, refuse } from '../../kernel/index.ts'
import type { AdjustField, CommandOf } from './commands.ts'
import { checkHero, gearProblems } from './create.ts'
import type { Event } from './events.ts'
import { fold } from './evolve.ts'
import type { Foe, Hero, Protagonist, State } from './types.ts'
import { foeOf, heroOf, unknownHero } from './who.ts'
import { brink } from './wounds.ts'

const illegal = (problems: readonly { readonly text: string }[]): Refusal | undefined =>
  problems.length === 0 ? undefined : refuse('illegal', problems.map(({ text }) => text).join(' '), 'LT-II.2')

/** LT-II.2, LT-Q66: only a legal sheet joins. */
export function addHero(state: State, { sheet }: CommandOf<'AddHero'>): Decision<Event> {
  if (heroOf(state, sheet.id) || foeOf(state, sheet.id))
    return refuse('illegal', `"${sheet.id}" is in the scene already.`)
  return illegal(checkHero(sheet, state.options, state.own).problems) ?? [{ type: 'HeroJoined', hero: sheet }]
}

/** A ruling may bend any sheet; the journal keeps the reason. */
export function revise(state: State, { sheet, reason }: CommandOf<'Revise'>): Decision<Event> {
  const revised: Event = { type: 'SheetRevised', hero: sheet.id, sheet, reason }
  return onHero(state, sheet.id, () => corrected(state, revised, sheet.id))
}

function corrected(state: State, event: Event, id: string): Event[] {
  const after = heroOf(fold(state, [event]), id)
  return after ? [event, ...brink(state, after)] : [event]
}

function onHero(state: State, id: string, then: (hero: Protagonist) => Decision<Event>): Decision<Event> {
  const hero = heroOf(state, id)
  return hero ? then(hero) : unknownHero(id)
}

/** What cannot happen to the dead. */
const onLiving = (state: State, id: string, then: (hero: Protagonist) => Decision<Event>): Decision<Event> =>
  onHero(state, id, hero => (hero.dead ? refuse('down', `${hero.name} is dead.`, 'LT-VIII.11') : then(hero)))

export const removeHero = (state: State, { hero: id }: CommandOf<'RemoveHero'>): Decision<Event> =>
  onHero(state, id, () => [{ type: 'HeroLeft', hero: id }])

/** LT-VI.3: a scene does not end over an open choice. */
export function endScene(state: State, { ending }: CommandOf<'EndScene'>): Decision<Event> {
  if (state.pending.length > 0) return refuse('pending', 'Somebody has to choose before the scene ends.')
  return [{ type: 'SceneEnded', ending }]
}

/** LT-VIII.15: a condition is a penalty until it is resolved. */
export const setCondition = (
  state: State,
  { hero: id, condition, on, reason }: CommandOf<'SetCondition'>,
): Decision<Event> =>
  onLiving(state, id, ({ name, conditions }) =>
    conditions.includes(condition) === on
      ? refuse('not-now', `${name} is ${on ? 'already' : 'not'} under "${condition}".`, 'LT-VIII.15')
      : [{ type: 'ConditionSet', hero: id, condition, on, reason }],
  )

/** LT-I.20, LT-Q64: the Narrator judges whether enough has changed. */
export function liftLock(state: State, { hero, task, reason }: CommandOf<'LiftLock'>): Decision<Event> {
  const locked = state.locks.some(lock => lock.hero === hero && lock.task === task)
  return locked
    ? [{ type: 'LockLifted', hero, task, reason }]
    : refuse('unknown', `Nothing called "${task}" is barred to "${hero}".`, 'LT-I.19')
}

/** A ruling may set any counter; the journal keeps the reason. */
export function adjust(state: State, { who, field, to, reason }: CommandOf<'Adjust'>): Decision<Event> {
  const hero = heroOf(state, who)
  const foe = foeOf(state, who)
  if (!hero && !foe) return refuse('unknown', `There is nobody "${who}" in this scene.`)
  const now = hero ? hero[field] : foe && foeCounter(foe, field)
  if (now === undefined) return refuse('not-usable', 'Enemies earn no advancement points.', 'LT-X.2')
  if (now === to) return refuse('not-now', `That is ${to} already.`)
  const event: Event = { type: 'Adjusted', who, field, to, reason }
  return hero ? corrected(state, event, who) : [event]
}

const foeCounter = ({ wounds, taken, stunned }: Foe, field: AdjustField): number | undefined =>
  ({ wounds: taken, fatigue: stunned, hp: wounds, points: undefined })[field]

/** Who fled, or even died, is brought back by the story. */
export const bringBack = (state: State, { hero: id, reason }: CommandOf<'Return'>): Decision<Event> =>
  onHero(state, id, ({ name, dead, fled }) =>
    dead || fled ? [{ type: 'Returned', hero: id, reason }] : refuse('not-now', `${name} is here.`),
  )

/** LT-VII.16. */
export const equip = (state: State, { hero: id, gear }: CommandOf<'Equip'>): Decision<Event> =>
  onLiving(
    state,
    id,
    hero => illegal(gearProblems({ ...hero, ...gear }, state.own)) ?? [{ type: 'Equipped', hero: id, gear }],
  )

/** LT-X.8, LT-X.9. */
export const rewrite = (
  state: State,
  command: CommandOf<'RewriteTrait'> | CommandOf<'RewriteBurden'>,
): Decision<Event> =>
  onLiving(state, command.hero, () =>
    command.type === 'RewriteTrait'
      ? [{ type: 'TraitRewritten', hero: command.hero, trait: command.trait }]
      : [{ type: 'BurdenRewritten', hero: command.hero, burden: command.burden }],
  )

/** The sheet that a Protagonist would take to another table. */
export function sheetOf({
  wounds,
  fatigue,
  conditions,
  inHand,
  dead,
  fled,
  points,
  growth,
  ...sheet
}: Protagonist): Hero {
  return sheet
}
