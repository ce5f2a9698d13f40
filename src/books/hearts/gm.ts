// The game master's side: heroes and foes come and go, the map, the scene, clocks, rest, milestones, and any ruling.
import { firstFree, laidOut, placeProblem, type Square } from '../../grid/index.ts'
import { isRefusal, nameAmong, type Refusal, refuse, renamedWhenShown } from '../../kernel/index.ts'
import { tokens } from './board.ts'
import { addable } from './create.ts'
import { squaresPerTurn, woundsOfRank } from './data.ts'
import { foeOf, heroOf, inPlay, isDown, nameOf, noFoe, noHero, whoOf } from './find.ts'
import type { Adjustable, CommandOf, Decided, Foe, HeartsEvent, HeartsScene } from './types.ts'

const most = { heroes: 8, foes: 60, clocks: 12, conditions: 12 }

/** The next starting square of a side, if there is a map. */
const startOf = (state: HeartsScene, side: 'heroes' | 'foes'): Square | undefined =>
  state.map && firstFree(state.map, tokens(state), state.map.starts[side])

/** A hero joins, on the next starting square if there is a map. */
export function addHero(state: HeartsScene, { sheet }: CommandOf<'AddHero'>): Decided | Refusal {
  if (state.heroes.length >= most.heroes) return refuse('limit', `A table has at most ${most.heroes} heroes.`)
  if (foeOf(state, sheet.id)) return refuse('illegal', `"${sheet.id}" is the id of a foe.`)
  const hero = addable(state, sheet)
  if (isRefusal(hero)) return hero
  const at = startOf(state, 'heroes')
  return [{ type: 'HeroJoined', hero: { ...hero, ...(at && { at }) } }]
}

const closedFor = (state: HeartsScene, about: (choice: HeartsScene['open'][number]) => boolean): Decided =>
  state.open.filter(about).map(({ id }) => ({ type: 'ChoiceClosed', choice: id }))

export const dismissHero = (state: HeartsScene, { hero }: CommandOf<'DismissHero'>): Decided | Refusal =>
  heroOf(state, hero) ? [...closedFor(state, choice => choice.hero === hero), { type: 'HeroLeft', hero }] : noHero(hero)

/** HM-5.5, HM-5.10: of any rank, from the bestiary or of one's own. A hidden one waits off the map (HM-Q44). */
export function addFoe(state: HeartsScene, { foe: sheet, at, hidden = false }: CommandOf<'AddFoe'>): Decided | Refusal {
  if (whoOf(state, sheet.id)) return refuse('illegal', `"${sheet.id}" is in the scene already.`)
  if (state.foes.length >= most.foes) return refuse('limit', `A scene holds at most ${most.foes} foes.`)
  if (hidden && at)
    return refuse('illegal', 'A hidden foe waits off the map; give it a square when it is shown.', 'HM-Q44')
  const problem = at && placeProblem(state, tokens(state), at)
  if (problem) return problem
  const square = hidden ? undefined : (at ?? startOf(state, 'foes'))
  const foe: Foe = {
    ...sheet,
    name: nameAmong([...state.heroes, ...state.foes], { name: sheet.name, hidden }),
    wounds: 0,
    hidden,
    ...(square && { at: square }),
    moved: 0,
    acted: false,
    conditions: [],
  }
  return [{ type: 'FoeAdded', foe }]
}

export function showFoe(state: HeartsScene, { foe: id, at }: CommandOf<'ShowFoe'>): Decided | Refusal {
  const foe = foeOf(state, id)
  if (!foe) return noFoe(id)
  if (!foe.hidden) return refuse('not-now', `${foe.name} is no secret.`)
  const problem = at && placeProblem(state, tokens(state), at)
  if (problem) return problem
  const square = at ?? startOf(state, 'foes')
  const name = renamedWhenShown([...state.heroes, ...state.foes], foe)
  return [{ type: 'FoeShown', foe: id, ...name, ...(square && { at: square }) }]
}

export const removeFoe = (state: HeartsScene, { foe }: CommandOf<'RemoveFoe'>): Decided | Refusal =>
  foeOf(state, foe)
    ? [
        ...closedFor(state, choice => choice.kind === 'threat' && choice.foes.includes(foe)),
        { type: 'FoeRemoved', foe },
      ]
    : noFoe(foe)

/** A new map: heroes and foes take its starting squares, in order. */
export function setMap(state: HeartsScene, { map }: CommandOf<'SetMap'>): Decided {
  const heroes = state.heroes.map(({ id }) => id)
  const foes = state.foes.filter(inPlay).map(({ id }) => id)
  const placed = laidOut(map, heroes, foes).map(each => ({ type: 'Placed', ...each, why: 'map' }) as const)
  return [{ type: 'MapSet', map }, ...placed]
}

/** Puts a token anywhere free, or takes it off the map: the game master's hand. */
export function place(state: HeartsScene, { who, at }: CommandOf<'Place'>): Decided | Refusal {
  const token = whoOf(state, who)
  if (!token) return refuse('unknown', `Nobody called "${who}" is in the scene.`)
  if ('rank' in token && !inPlay(token)) return refuse('not-now', `${token.name} is not there to be placed.`, 'HM-Q44')
  if (!at)
    return token.at ? [{ type: 'Placed', who, why: 'placed' }] : refuse('not-now', `${token.name} is not on the map.`)
  return placeProblem(state, tokens(state), at) ?? [{ type: 'Placed', who, at, why: 'placed' }]
}

/** A new scene: tokens of armour come back, what failed may be tried again, who was down gets up (HM-11.1, HM-Q28). */
export function setScene(state: HeartsScene, { title, text }: CommandOf<'SetScene'>): Decided {
  const up = state.heroes.filter(isDown).map(({ id }): HeartsEvent => ({ type: 'HeroRaised', hero: id }))
  const over: HeartsEvent[] = state.phase === 'free' ? [] : [{ type: 'CombatEnded' }]
  return [...over, ...closedFor(state, () => true), { type: 'SceneSet', title, text }, ...up]
}

/** HM-11.2: time presses. */
export function startClock(
  state: HeartsScene,
  { id, name, size, outcome }: CommandOf<'StartClock'>,
): Decided | Refusal {
  if (state.clocks.some(clock => clock.id === id)) return refuse('illegal', `A clock "${id}" is there already.`)
  if (state.clocks.length >= most.clocks) return refuse('limit', `A table has at most ${most.clocks} clocks.`)
  return [
    { type: 'ClockAdded', clock: { id, name, size, filled: 0, hidden: false } },
    { type: 'PressureSet', clock: id, outcome },
  ]
}

/** HM-7.4: after a conflict, in a safe moment, everybody is whole again. */
export function rest(state: HeartsScene): Decided | Refusal {
  if (state.phase !== 'free') return refuse('not-now', 'Nobody rests in the middle of a fight.', 'HM-7.4')
  if (state.open.length > 0) return refuse('pending', 'Something has to be settled before anybody rests.')
  const worn = state.heroes.filter(hero => hero.hearts < hero.mostHearts || hero.mana < hero.mostMana)
  return worn.length > 0
    ? [{ type: 'Rested', heroes: worn.map(({ id }) => id) }]
    : refuse('not-now', 'Everybody is rested.', 'HM-7.4')
}

/** HM-8.1: the end of an adventure, or a great step on the way. */
export function grantMilestone(state: HeartsScene, { heroes }: CommandOf<'GrantMilestone'>): Decided | Refusal {
  const missing = heroes.find(id => !heroOf(state, id))
  if (missing !== undefined) return noHero(missing)
  return heroes.length > 0 ? [{ type: 'MilestoneReached', heroes }] : refuse('malformed', 'Name those who reached it.')
}

export function addCondition(state: HeartsScene, { who, condition }: CommandOf<'AddCondition'>): Decided | Refusal {
  const token = whoOf(state, who)
  if (!token) return refuse('unknown', `Nobody called "${who}" is in the scene.`)
  if (token.conditions.includes(condition)) return refuse('not-now', `${token.name} is ${condition} already.`)
  return token.conditions.length >= most.conditions
    ? refuse('limit', `${token.name} bears enough.`)
    : [{ type: 'ConditionAdded', who, condition }]
}

export const clearCondition = (
  state: HeartsScene,
  { who, condition }: CommandOf<'ClearCondition'>,
): Decided | Refusal =>
  whoOf(state, who)?.conditions.includes(condition)
    ? [{ type: 'ConditionCleared', who, condition }]
    : refuse('unknown', `${nameOf(state, who)} is not ${condition}.`)

/** What can be adjusted on whom: its value now, and its most. */
function adjustable(state: HeartsScene, who: string, what: Adjustable): readonly [number, number] | undefined {
  const [hero, foe] = [heroOf(state, who), foeOf(state, who)]
  const token = hero ?? foe
  if (!token) return undefined
  if (what === 'moved') return [token.moved, squaresPerTurn]
  if (what === 'acted') return [Number(token.acted), 1]
  if (foe) return what === 'wounds' ? [foe.wounds, woundsOfRank[foe.rank]] : undefined
  if (!hero || what === 'wounds') return undefined
  if (what === 'armor') return hero.gear.protection === undefined ? undefined : [Number(hero.armor), 1]
  return what === 'hearts' ? [hero.hearts, hero.mostHearts] : [hero.mana, hero.mostMana]
}

/** Whatever a ruling needs; the reason stands in the journal. */
export function adjust(state: HeartsScene, { who, what, to, reason }: CommandOf<'Adjust'>): Decided | Refusal {
  const found = adjustable(state, who, what)
  if (!found) return refuse('unknown', `${nameOf(state, who)} has no ${what} to adjust.`)
  const [from, largest] = found
  if (to > largest) return refuse('limit', `${what} can be 0 to ${largest}, not ${to}.`)
  if (to === from) return refuse('not-now', `That is ${to} already.`)
  const defeated: HeartsEvent[] = what === 'wounds' && to === largest ? [{ type: 'FoeDefeated', foe: who }] : []
  return [{ type: 'Adjusted', who, what, from, to, reason }, ...defeated]
}

/** HM-2.2: role names are technical, and a table may have its own. */
export const nameTerm = (state: HeartsScene, { term, name }: CommandOf<'NameTerm'>): Decided | Refusal =>
  state.terms[term] === name ? refuse('not-now', `It is called ${name} already.`) : [{ type: 'TermNamed', term, name }]

export const loadPack = ({ pack }: CommandOf<'LoadPack'>): Decided => [{ type: 'PackLoaded', pack }]
