// The game master's side: foes, gangs, the place, adjustments, own content, and what is passed over.
import { laidOut, placeProblem } from '../../grid/index.ts'
import { type Decision, nameAmong, refuse, renamedWhenShown } from '../../kernel/index.ts'
import { bestiary } from './bestiary.ts'
import { fall } from './damage.ts'
import { mostGrit } from './data.ts'
import {
  type Anyone,
  busy,
  creatureOf,
  foeOf,
  heroOf,
  isHero,
  isHeroic,
  isMinion,
  isPresent,
  monsterById,
  unknown,
  woundCapOf,
} from './find.ts'
import { weapons } from './gear.ts'
import { standing, startOf } from './places.ts'
import { sparksOf } from './rests.ts'
import { endConcentration } from './roll.ts'
import { spells } from './spells.ts'
import type { AdjustWhat, CommandOf, Foe, GritEvent, GritScene, Monster } from './types.ts'

type Decided = Decision<GritEvent>

export const mostFoes = 40

export function addFoe(state: GritScene, command: CommandOf<'AddFoe'>): Decided {
  const { id, monster, name, count = 1, at = 1, hidden = false } = command
  if (creatureOf(state, id)) return refuse('illegal', `Somebody called "${id}" is on the table already.`)
  if (state.foes.length >= mostFoes) return refuse('limit', `At most ${mostFoes} foes stand on a table.`)
  const entry = typeof monster === 'string' ? monsterById(state, monster) : monster
  if (!entry) return refuse('unknown', `There is no monster "${String(monster)}" in the bestiary or the pack.`)
  if (count > 1 && entry.kind !== 'minion')
    return refuse('illegal', `Only minions come in gangs; add each ${entry.name} by itself.`, 'TA-11.2')
  const wanted = typeof at === 'number' ? undefined : at
  if (wanted && hidden)
    return refuse('illegal', 'A hidden foe waits off the map; give it a square when it is shown.', 'TA-Q47')
  const problem = gangProblem(entry) ?? (wanted && placeProblem(state, standing(state), wanted))
  if (problem) return problem
  const square = hidden ? undefined : (wanted ?? startOf(state, 'foes'))
  const called = nameAmong([...state.heroes, ...state.foes], { name: name ?? entry.name, hidden })
  const own = { id, name: called, count, at: typeof at === 'number' ? at : 1, hidden }
  return [{ type: 'FoeAdded', foe: { ...foeFrom(entry, own, state), ...(square && { square }) } }]
}

/** TA-11.4: a gang throws one die a minion, so its attacks have no more. */
const gangProblem = ({ kind, name, attacks }: Monster) =>
  kind === 'minion' && attacks.some(({ dice }) => dice > 1)
    ? refuse('illegal', `${name} is a minion: each of its attacks has one die.`, 'TA-11.4')
    : undefined

/** TA-11.1: the same core as a hero. */
function foeFrom(entry: Monster, own: Pick<Foe, 'id' | 'name' | 'count' | 'at' | 'hidden'>, { fight }: GritScene): Foe {
  const { kind, scores, hp, armour, speed, resists, vulnerable, knacks, actions } = entry
  return {
    ...own,
    kind,
    entry,
    scores,
    hp,
    maxHp: hp,
    wounds: 0,
    armour,
    speed,
    conditions: [],
    resists,
    vulnerable,
    knacks,
    grit: 0,
    actions: fight ? actions : 0,
    reacted: [],
    attacks: 0,
    openings: [],
    channel: null,
    out: false,
  }
}

/** TA-Q47: whoever is shown stands somewhere, if there is a map. */
export function showFoe(state: GritScene, { foe: id, at }: CommandOf<'ShowFoe'>): Decided {
  const foe = foeOf(state, id)
  if (!foe) return unknown(id)
  if (!foe.hidden) return refuse('not-now', `${foe.name} is no secret.`)
  const problem = at && placeProblem(state, standing(state), at)
  if (problem) return problem
  const square = at ?? startOf(state, 'foes')
  const name = renamedWhenShown([...state.heroes, ...state.foes], foe)
  return [{ type: 'FoeShown', foe: id, ...name, ...(square && { square }) }]
}

/** Nobody leaves in the middle of a turn or of something pending. */
const mayLeave = (state: GritScene, { id, name }: Anyone) =>
  busy(state) ??
  (state.fight?.turn === id || state.fight?.waiting.includes(id)
    ? refuse('not-now', `The fight waits for ${name}: end the turn or the fight first.`)
    : undefined)

export function removeFoe(state: GritScene, { foe: id }: CommandOf<'RemoveFoe'>): Decided {
  const foe = foeOf(state, id)
  if (!foe) return unknown(id)
  return mayLeave(state, foe) ?? [...endConcentration(state, foe, 'TA-6.7'), { type: 'FoeRemoved', foe: id }]
}

export function dismissHero(state: GritScene, { who: id }: CommandOf<'DismissHero'>): Decided {
  const hero = heroOf(state, id)
  if (!hero) return unknown(id)
  return mayLeave(state, hero) ?? [...endConcentration(state, hero, 'TA-6.7'), { type: 'HeroLeft', hero: id }]
}

/** TA-11.5, TA-Q34: the GM takes minions away in batches. */
export function removeMinions(state: GritScene, { foe: id, count, effect }: CommandOf<'RemoveMinions'>): Decided {
  const foe = foeOf(state, id)
  if (!foe) return unknown(id)
  if (!isMinion(foe) || foe.out) return refuse('not-usable', `${foe.name} is no gang of minions.`, 'TA-11.5')
  if (count > foe.count) return refuse('limit', `Only ${foe.count} of ${foe.name} are left.`, 'TA-11.5')
  const open = state.effects.find(each => each.id === effect)
  if (effect !== undefined && (open?.kind !== 'batch' || open.target !== id))
    return refuse('unknown', `Nothing called "${effect}" waits for that.`)
  const closed: GritEvent[] = effect === undefined ? [] : [{ type: 'EffectClosed', effect }]
  if (closed.length === 0 && count === 0) return refuse('limit', 'Say how many fall.', 'TA-11.5')
  return [...closed, ...fall(foe, count, 'TA-11.5')]
}

/** How far each number may go. */
function mostOf(state: GritScene, who: Anyone, what: AdjustWhat): number | undefined {
  switch (what) {
    case 'hp':
      return who.maxHp
    case 'wounds':
      return woundCapOf(state, who)
    case 'grit':
      return isHeroic(who) ? mostGrit : undefined
    case 'actions':
      return state.fight ? 6 : undefined
    case 'hitDice':
      return isHero(who) ? who.sheet.level : undefined
    case 'sparks':
      return isHero(who) ? sparksOf(who) : undefined
    case 'count':
      return isMinion(who) ? 40 : undefined
    case 'at':
      return 60
  }
}

const numberOf = (who: Anyone, what: AdjustWhat): number => ({ hitDice: 0, sparks: 0, count: 1, ...who })[what]

/** Whatever a ruling needs, with its reason. */
export function adjust(state: GritScene, { who: id, what, to, reason }: CommandOf<'Adjust'>): Decided {
  const who = creatureOf(state, id)
  if (!who) return unknown(id)
  const most = mostOf(state, who, what)
  if (most === undefined) return refuse('not-usable', `${who.name} has no ${what} to adjust now.`)
  if (to < 0 || to > most) return refuse('limit', `${what} of ${who.name} runs from 0 to ${most}, not ${to}.`)
  const from = numberOf(who, what)
  if (from === to) return refuse('not-now', `${what} of ${who.name} is ${to} already.`)
  const broken = what === 'hp' && to === 0 ? endConcentration(state, who, 'TA-9.5') : []
  return [...broken, { type: 'Adjusted', who: id, what, from, to, out: isOut(state, who, what, to), reason }]
}

/** TA-9.3, TA-11.2, TA-Q38: whether they are out once the number stands so. */
function isOut(state: GritScene, who: Anyone, what: AdjustWhat, to: number): boolean {
  const now = { hp: who.hp, wounds: who.wounds, count: isHero(who) ? 1 : who.count, [what]: to }
  const cap = woundCapOf(state, who)
  return isMinion(who) ? now.count === 0 : cap === undefined ? now.hp === 0 : now.wounds >= cap
}

/** TA-9.3: a grittier table has a lower cap; nobody dies of the change alone. */
export function setWoundCap(state: GritScene, { cap }: CommandOf<'SetWoundCap'>): Decided {
  if (cap === state.woundCap) return refuse('not-now', `The cap is ${cap} already.`, 'TA-9.3')
  const worse = state.heroes.find(({ wounds, out }) => !out && wounds >= cap)
  if (worse) return refuse('illegal', `${worse.name} has ${worse.wounds} Wounds already.`, 'TA-9.3')
  return [{ type: 'WoundCapSet', from: state.woundCap, to: cap }]
}

export const setTerrain = ({ difficult }: CommandOf<'SetTerrain'>): Decided => [
  { type: 'TerrainSet', difficult: [...new Set(difficult)].sort((a, b) => a - b) },
]

/** A new map: heroes and foes take its starting squares, in order. */
export function setMap(state: GritScene, { map }: CommandOf<'SetMap'>): Decided {
  const present = (all: readonly Anyone[]) => all.filter(isPresent).map(({ id }) => id)
  const placed = laidOut(map, present(state.heroes), present(state.foes))
  return [{ type: 'MapSet', map }, ...placed.map(each => ({ type: 'Placed', ...each }) as const)]
}

/** Puts somebody anywhere free, or takes them off the map: the game master's hand. */
export function place(state: GritScene, { who: id, at }: CommandOf<'Place'>): Decided {
  const who = creatureOf(state, id)
  if (!who) return unknown(id)
  if (!isPresent(who)) return refuse('not-now', `${who.name} is not there to be placed.`, 'TA-Q47')
  if (!at) return who.square ? [{ type: 'Placed', who: id }] : refuse('not-now', `${who.name} is not on the map.`)
  return placeProblem(state, standing(state), at) ?? [{ type: 'Placed', who: id, at }]
}

export const setScene = ({ title, text }: CommandOf<'SetScene'>): Decided => [{ type: 'SceneSet', title, text }]

/** A pack adds to the book and never replaces a part of it. */
export function loadPack({ pack }: CommandOf<'LoadPack'>): Decided {
  for (const [part, book] of [
    ['weapons', weapons],
    ['spells', spells],
    ['monsters', bestiary],
  ] as const) {
    const ids = [...book, ...pack[part]].map(({ id }) => id)
    const twice = ids.find((id, i) => ids.indexOf(id) !== i)
    if (twice !== undefined) return refuse('illegal', `pack.${part}: "${twice}" is there already; give it another id.`)
  }
  for (const monster of pack.monsters) {
    const problem = gangProblem(monster)
    if (problem) return problem
  }
  return [{ type: 'PackLoaded', pack }]
}

/** Something that waits is passed over, and nothing comes of it. */
export function skip(state: GritScene, { choice, reason }: CommandOf<'Skip'>): Decided {
  const open = openChoices(state)
  if (!open.includes(choice)) return refuse('unknown', `Nothing called "${choice}" is waiting.`)
  return [{ type: 'ChoiceSkipped', choice, reason }]
}

export const openChoices = (state: GritScene): readonly string[] => [
  ...(state.declared ? ['declared'] : []),
  ...(state.blow ? ['blow'] : []),
  ...[...state.effects, ...state.provoked].map(({ id }) => id),
  ...state.rising.map(id => `level:${id}`),
]
