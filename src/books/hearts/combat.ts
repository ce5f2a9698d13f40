// Fighting: attacks, hits, misses that are answered, and the tests that foes force.
import type { Dice } from '../../dice/index.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/index.ts'
import { adjacent, couldStrikeBack, coverOf, crowded, farApart, inSight } from './board.ts'
import { shortRange, woundsOfRank } from './data.ts'
import { clocksOf, complicationsOf, criticalOf, lapsed } from './fallout.ts'
import {
  acting,
  foeOf,
  heroOf,
  inPlay,
  isDefeated,
  isDown,
  nameOf,
  noChoice,
  noFoe,
  noHero,
  owes,
  tnOf,
} from './find.ts'
import { loseHearts } from './harm.ts'
import { plays } from './options.ts'
import { actionsSpent, isFailure, type RuledShift, throwDie, weigh } from './roll.ts'
import type {
  Attack,
  CommandOf,
  Decided,
  Foe,
  HeartsEvent,
  HeartsScene,
  Hero,
  Resist,
  ThreatChoice,
  Way,
  Word,
} from './types.ts'

export const attributeOf = (way: Way) => (way === 'melee' ? 'strength' : 'dexterity')

/** A foe that can be aimed at, or why not. */
export function target(state: HeartsScene, id: string): Foe | Refusal {
  const foe = foeOf(state, id)
  if (!foe || foe.hidden) return noFoe(id)
  return isDefeated(foe) ? refuse('not-now', `${foe.name} is out of the fight.`, 'HM-5.6') : foe
}

/** HM-4.4, HM-4.5, HM-5.15, HM-Q21–Q23: what lies between, as steps; or that nothing gets through. */
export function aimShifts(
  state: HeartsScene,
  hero: Hero,
  foe: Foe,
  ruled: Attack['cover'],
): readonly RuledShift[] | Refusal {
  const seen = ruled === undefined ? coverOf(state, hero, foe) : { level: ruled, by: 'as the game master rules' }
  if (seen.level === 'full')
    return refuse('out-of-reach', `${foe.name} is behind full cover: ${seen.by || 'nothing gets through'}.`, 'HM-4.4')
  const covered = seen.level === 'partial' ? [{ by: 1, text: `Partial cover: ${seen.by}`, rule: 'HM-4.5' }] : []
  const far = plays(state, 'hm.range_limit', '10') && farApart(hero, foe) > shortRange
  return [...covered, ...(far ? [{ by: 1, text: `Beyond ${shortRange} squares`, rule: 'HM-5.15' }] : [])]
}

/** HM-5.16, HM-Q24. */
export const crowdShift = (state: HeartsScene, hero: Hero): readonly RuledShift[] =>
  crowded(state, hero) && plays(state, 'hm.crowd', 'tn_step')
    ? [{ by: 1, text: 'Minions all around', rule: 'HM-5.16' }]
    : []

export const crowdComplicates = (state: HeartsScene, hero: Hero): boolean =>
  crowded(state, hero) && plays(state, 'hm.crowd', 'complication')

/** HM-2.13, HM-5.4, HM-5.14: gear permits, and the target is in reach and line. */
function attackShifts(
  state: HeartsScene,
  hero: Hero,
  foe: Foe,
  { way, cover }: Attack,
): readonly RuledShift[] | Refusal {
  const { weapon } = hero.gear
  if (hero.conditions.includes('disarmed'))
    return refuse('not-usable', `${hero.name} has lost hold of ${weapon.name}.`, 'HM-2.13')
  if (weapon.reach !== 'both' && weapon.reach !== way)
    return refuse('not-usable', `With ${weapon.name}, ${hero.name} has no ${way} attack.`, 'HM-2.13')
  if (way === 'ranged') return aimShifts(state, hero, foe, cover)
  return adjacent(state, hero, foe) ? [] : refuse('out-of-reach', `${foe.name} is not next to ${hero.name}.`, 'HM-5.14')
}

/** HM-5.4–5.16. */
export function attack(state: HeartsScene, command: Attack, dice: Dice): Decided | Refusal {
  const { hero: id, way } = command
  if (state.phase === 'free')
    return refuse('not-now', 'There is no fight: start one, or settle a trivial one with a single test.', 'HM-5.1')
  const hero = acting(state, id)
  if (isRefusal(hero)) return hero
  const foe = target(state, command.foe)
  if (isRefusal(foe)) return foe
  const between = attackShifts(state, hero, foe, command)
  if (isRefusal(between)) return between
  const ruled = [...between, ...crowdShift(state, hero)]
  const prepared = weigh(state, hero, command, { label: 'Attack', attribute: attributeOf(way), tn: tnOf(foe), ruled })
  if (isRefusal(prepared)) return prepared
  const word = throwDie(prepared, dice)
  const attacked: HeartsEvent = {
    type: 'Attacked',
    hero: id,
    foe: foe.id,
    way,
    word,
    tn: prepared.tn,
    ...(prepared.automatic && { automatic: true }),
  }
  const answered = command.strikesBack ?? couldStrikeBack(state, foe, hero, way)
  const crowd = crowdComplicates(state, hero)
  return [
    ...lapsed(state, id),
    ...actionsSpent(state, command),
    attacked,
    ...clocksOf(state, word),
    ...(isFailure(word)
      ? [...(answered ? retaliation(state, hero, foe) : []), ...complicationsOf({ hero: id, word, crowd })]
      : [...hit(foe), ...attackCritical(foe, id, word)]),
  ]
}

/** HM-1.12, HM-5.11, HM-Q15: one Heart from the miss itself. */
const retaliation = (state: HeartsScene, hero: Hero, foe: Foe): Decided =>
  loseHearts(state, hero.id, 1, `${foe.name} strikes back`, 'HM-5.11')

/** HM-5.6–5.8, HM-1.13: a minion is gone; the others take a wound. */
export function hit(foe: Foe): Decided {
  const to = Math.min(woundsOfRank[foe.rank], foe.wounds + 1)
  if (to === foe.wounds) return []
  const wounded: HeartsEvent = { type: 'FoeWounded', foe: foe.id, from: foe.wounds, to }
  return to === woundsOfRank[foe.rank] ? [wounded, { type: 'FoeDefeated', foe: foe.id }] : [wounded]
}

/** HM-5.9, HM-Q19, HM-Q20: against a minion the game master finds the benefit, else the attacker chooses. */
const attackCritical = (foe: Foe, hero: string, word: Word): Decided =>
  criticalOf(word, { hero, by: foe.rank === 'minion' ? 'gm' : 'hero', of: 'attack', foe: foe.id, spent: 0 })

/** HM-Q14: a group of foes forces one test on a hero whom one of them can get at. */
export function threaten(state: HeartsScene, command: CommandOf<'Threaten'>): Decided | Refusal {
  const { foes: ids, target: id, attribute, text, hearts, condition } = command
  if (state.phase !== 'foes') return refuse('not-now', 'Foes force tests on their own phase.', 'HM-Q14')
  if (plays(state, 'hm.foe_phase', 'retaliation_only'))
    return refuse('illegal', 'At this table foes hurt only those who miss them.', 'HM-Q14')
  const hero = heroOf(state, id)
  if (!hero) return noHero(id)
  if (isDown(hero)) return refuse('not-now', `${hero.name} is down; nobody is hurt any further.`, 'HM-Q29')
  if (owes(state, id)) return refuse('pending', `Something about ${hero.name} has to be settled first.`)
  if ((hearts === 1) === (condition !== undefined))
    return refuse('illegal', 'A forced test costs a Heart, or does what the foe does: one of them.', 'HM-Q14')
  const foes: Foe[] = []
  for (const each of ids) {
    const foe = target(state, each)
    if (isRefusal(foe)) return foe
    if (foe.acted) return refuse('spent', `${foe.name} has acted.`, 'HM-Q14')
    foes.push(foe)
  }
  const [first] = foes
  if (!first) return refuse('malformed', 'Somebody has to threaten.')
  if (foes.some(({ group }) => group !== first.group))
    return refuse('illegal', 'Only foes of one group act together.', 'HM-Q14')
  if (!foes.some(foe => canReach(state, foe, hero)))
    return refuse('out-of-reach', `None of them can get at ${hero.name} from there.`, 'HM-Q14')
  const group = state.foes.filter(foe => foe.group === first.group && inPlay(foe)).map(foe => foe.id)
  const tn = Math.max(...foes.map(tnOf))
  const choice: ThreatChoice = {
    kind: 'threat',
    id: '',
    hero: id,
    foes: ids,
    attribute,
    tn,
    text,
    hearts,
    ...(condition !== undefined && { condition }),
  }
  return [
    { type: 'FoesActed', foes: group },
    { type: 'ChoiceOpened', choice },
  ]
}

/** Close enough to strike, or with a line to shoot along. */
export const canReach = (state: HeartsScene, foe: Foe, hero: Hero): boolean =>
  (foe.reach !== 'ranged' && adjacent(state, foe, hero)) || (foe.reach !== 'melee' && inSight(state, foe, hero.at))

/** HM-Q14, HM-5.18: failure is a Heart, or what the foe does; one test, one outcome. */
export function resist(state: HeartsScene, command: Resist, dice: Dice): Decided | Refusal {
  const { hero: id, choice } = command
  const open = state.open.find(each => each.id === choice)
  if (open?.kind !== 'threat') return noChoice(choice)
  const hero = heroOf(state, id)
  if (!hero || open.hero !== id) return refuse('forbidden', `That is not aimed at ${nameOf(state, id)}.`, 'HM-Q14')
  const { attribute, tn, text, hearts, condition } = open
  const prepared = weigh(state, hero, command, { label: 'Forced test', attribute, tn })
  if (isRefusal(prepared)) return prepared
  const word = throwDie(prepared, dice)
  const failed = isFailure(word)
  const resisted: HeartsEvent = {
    type: 'Resisted',
    hero: id,
    attribute,
    text,
    word,
    tn: prepared.tn,
    ...(prepared.automatic && { automatic: true }),
  }
  const settled = { ...state, open: state.open.filter(each => each !== open) }
  const caught = failed && condition !== undefined && !hero.conditions.includes(condition)
  return [
    ...lapsed(state, id),
    { type: 'ChoiceClosed', choice },
    ...actionsSpent(state, command, false),
    resisted,
    ...clocksOf(state, word),
    ...(failed ? loseHearts(settled, id, hearts, text, 'HM-Q14') : []),
    ...(caught ? [{ type: 'ConditionAdded', who: id, condition } as const] : []),
    ...complicationsOf({ hero: id, word }),
    ...criticalOf(word, { hero: id, by: 'hero', of: 'test', spent: 0 }),
  ]
}
