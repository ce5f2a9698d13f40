// Rounds and turns: Initiative, the order, the actions of a turn, and what is left of them.
import type { Dice } from '../../dice/index.ts'
import { type Decision, isRefusal, refuse } from '../../kernel/index.ts'
import { fullActions } from './data.ts'
import { type Anyone, actor, busy, everyone, has, heroOf, isDying, isHero, isPresent, knows, unknown } from './find.ts'
import { plays } from './options.ts'
import { testInfluences } from './pool.ts'
import { fold, rollTest } from './roll.ts'
import type { By, CommandOf, Fight, GritEvent, GritScene, Initiative } from './types.ts'

type Decided = Decision<GritEvent>

export function beginFight(state: GritScene): Decided {
  if (state.fight) return refuse('not-now', 'A fight is going on already.')
  if (!state.heroes.some(({ out }) => !out)) return refuse('not-now', 'There is no hero who could fight.')
  const scrappy = state.heroes
    .filter(hero => knows(hero, 'scrappy') && hero.grit === 0 && !hero.out)
    .map(({ id }): GritEvent => ({ type: 'GritGained', who: id, from: 0, to: 1 }))
  return [{ type: 'FightBegan' }, ...scrappy]
}

export const endFight = (state: GritScene): Decided =>
  state.fight ? [{ type: 'FightEnded' }] : refuse('not-now', 'There is no fight to end.')

const actionsFor = { full: 3, partial: 2, failure: 1, one: 1 } as const

/** TA-5.1–5.4: a DEX test that says how many actions round 1 has. */
export function initiative(state: GritScene, { hero: id, ...lean }: Initiative, dice: Dice): Decided {
  const hero = heroOf(state, id)
  if (!hero) return unknown(id)
  if (!state.fight?.waiting.includes(id)) return refuse('not-now', `No Initiative is asked of ${hero.name}.`, 'TA-5.1')
  const influences = testInfluences(state, hero, { attribute: 'dex', lean })
  const said = { attribute: 'dex', what: 'initiative', text: 'who moves first' } as const
  const rolled = rollTest(state, hero, lean, influences, said, dice)
  if (isRefusal(rolled)) return rolled
  const set: GritEvent = { type: 'ActionsRolled', hero: id, actions: actionsFor[rolled.kept], granted: false }
  return withFirstTurn(state, [...rolled.events, set])
}

/** TA-5.7: whoever clearly ambushes counts as 5–6 without a throw. */
export function grantInitiative(state: GritScene, { heroes }: CommandOf<'GrantInitiative'>): Decided {
  const { fight } = state
  if (!fight) return refuse('not-now', 'There is no fight.', 'TA-5.7')
  const stranger = heroes.find(id => !fight.waiting.includes(id))
  if (stranger !== undefined) return refuse('not-now', `No Initiative is asked of "${stranger}".`, 'TA-5.7')
  const granted = [...new Set(heroes)].map(
    (hero): GritEvent => ({ type: 'ActionsRolled', hero, actions: fullActions, granted: true }),
  )
  return withFirstTurn(state, granted)
}

/** When nobody's Initiative is missing, the first turn begins. */
function withFirstTurn(state: GritScene, events: readonly GritEvent[]): readonly GritEvent[] {
  const now = fold(state, events)
  return now.fight?.waiting.length === 0 && now.fight.turn === null ? [...events, ...nextTurn(now, undefined)] : events
}

/** TA-5.8, TA-5.9, TA-Q36: table order, heroes first; a finer order puts higher numbers first, and ties fall back on that. */
export function turnOrder(state: GritScene): readonly Anyone[] {
  const order = state.fight?.order ?? []
  const score = (who: Anyone) => order.find(({ id }) => id === who.id)?.score ?? 0
  return everyone(state)
    .filter(who => isHero(who) || !who.hidden)
    .sort((a, b) => score(b) - score(a))
}

export function orderTurns(state: GritScene, { order }: CommandOf<'OrderTurns'>): Decided {
  if (!state.fight) return refuse('not-now', 'There is no fight to order.', 'TA-5.8')
  const known = new Set(turnOrder(state).map(({ id }) => id))
  const stranger = order.find(({ id }) => !known.has(id))
  return stranger === undefined ? [{ type: 'OrderSet', order }] : unknown(stranger.id)
}

/** TA-6.1, TA-9.4, TA-Q35: what a turn has, before anything takes from it. */
export const allowance = (who: Anyone): number => {
  const full = isHero(who) ? fullActions : who.entry.actions
  return isDying(who) ? Math.min(1, full) : full
}

/** TA-5.5, TA-9.4, TA-10.11, TA-Q08, TA-Q09, TA-Q28: set, not added; Dying first, then Dazed. */
function actionsAtStart(state: GritScene, fight: Fight, who: Anyone): number {
  const kept = plays(state, 'ta.reaction_pool', 'borrow_next') || fight.round === 1
  const full = kept ? who.actions : allowance(who)
  const able = isDying(who) ? Math.min(1, full) : full
  return has(who, 'dazed') ? Math.max(0, able - 1) : able
}

/** The next who can act begins a turn; after the last, a new round does. */
function nextTurn(state: GritScene, after: string | undefined): readonly GritEvent[] {
  const { fight } = state
  if (!fight) return []
  const order = turnOrder(state)
  const from = order.findIndex(({ id }) => id === after) + 1
  const later = order.slice(from).find(isPresent)
  if (later) return [began(state, fight, later)]
  const first = order.find(isPresent)
  if (!first) return []
  const round: GritEvent = { type: 'RoundBegan', round: fight.round + 1 }
  const now = fold(state, [round])
  return [round, began(now, { ...fight, round: fight.round + 1 }, first)]
}

const began = (state: GritScene, fight: Fight, who: Anyone): GritEvent => ({
  type: 'TurnBegan',
  who: who.id,
  actions: actionsAtStart(state, fight, who),
  dazed: has(who, 'dazed'),
})

/** TA-Q08: what is left stays for reactions; or the actions come back now and reactions borrow from them. */
export function passTurn(state: GritScene, who: Anyone): readonly GritEvent[] {
  const actions = plays(state, 'ta.reaction_pool', 'borrow_next') ? allowance(who) : who.actions
  const ended: GritEvent = { type: 'TurnEnded', who: who.id, actions }
  return [ended, ...nextTurn(fold(state, [ended]), who.id)]
}

export function endTurn(state: GritScene, by: By): Decided {
  const id = by.hero ?? by.foe ?? ''
  if (state.fight?.turn !== id || !state.fight) return refuse('not-now', 'It is somebody else’s turn.', 'TA-5.8')
  const stuck = busy(state)
  if (stuck) return stuck
  const who = actor(state, by)
  // Whoever fell in their own turn ends it too.
  const fallen = everyone(state).find(each => each.id === id)
  if (isRefusal(who)) return fallen ? passTurn(state, fallen) : who
  return passTurn(state, who)
}
