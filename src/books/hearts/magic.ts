// Magic: described freely, measured in four tiers, paid in Mana before the die falls.
import type { Dice } from '../../dice/index.ts'
import { distance } from '../../grid/index.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/index.ts'
import { adjacent, inSight, isFree } from './board.ts'
import { aimShifts, crowdComplicates, crowdShift, hit, target } from './combat.ts'
import { blinkSquares, healedHearts, tiers } from './data.ts'
import { clocksOf, complicationsOf, criticalOf, lapsed } from './fallout.ts'
import { acting, heroOf, noHero, tnOf } from './find.ts'
import { plays } from './options.ts'
import { actionsSpent, isFailure, type RuledShift, throwDie, weigh } from './roll.ts'
import type { Cast, Decided, Foe, HeartsEvent, HeartsScene, Hero, MagicKind, Tier } from './types.ts'

/** HM-6.4–6.7: what each tier is good for, beyond what people tell. */
const kindsOfTier: Readonly<Record<Tier, readonly MagicKind[]>> = {
  trick: ['free'],
  standard: ['free', 'harm', 'blink'],
  strong: ['free', 'harm', 'pin', 'heal', 'blink'],
  great: ['free', 'harm', 'pin', 'heal', 'blink'],
}

/** HM-6.2, HM-Q25: the tier's price; a trick may be priced at 1. */
export function costOf({ tier, cost }: Cast): number | Refusal {
  const usual = tiers[tier].cost
  if (cost === undefined || cost === usual || (tier === 'trick' && cost === 1)) return cost ?? usual
  return refuse('illegal', `That tier costs ${usual}${tier === 'trick' ? ' or 1' : ''}, not ${cost}.`, tiers[tier].rule)
}

/** HM-Q17. */
function spellTn(state: HeartsScene, tier: Tier, foes: readonly Foe[]): number {
  const own = tiers[tier].tn
  if (foes.length === 0 || plays(state, 'hm.spell_tn', 'tier')) return own
  const theirs = Math.max(...foes.map(tnOf))
  return plays(state, 'hm.spell_tn', 'foe') ? theirs : Math.max(own, theirs)
}

/** HM-6.5–6.7, HM-Q43: one foe; with Strong those who stand together; with Great all that are named. */
function targetsOf(state: HeartsScene, { kind, tier, foes: ids = [] }: Cast): readonly Foe[] | Refusal {
  const aimed = kind === 'harm' || kind === 'pin'
  if (!aimed)
    return ids.length === 0 ? [] : refuse('illegal', 'Only magic that harms or pins is aimed at foes.', 'HM-6.2')
  const foes: Foe[] = []
  for (const id of ids) {
    const foe = target(state, id)
    if (isRefusal(foe)) return foe
    foes.push(foe)
  }
  const [first] = foes
  if (!first) return refuse('illegal', 'Magic that harms or pins needs a foe to aim at.', 'HM-6.2')
  if (new Set(ids).size < ids.length) return refuse('illegal', 'Each foe is named once.', 'HM-6.2')
  if (tier === 'standard' && foes.length > 1) return refuse('limit', 'A Standard effect has one target.', 'HM-6.5')
  const apart = foes.some(({ at }) => at && first.at && distance(at, first.at) > 1)
  return tier === 'strong' && apart
    ? refuse('limit', 'A Strong effect takes in three squares by three around its first target.', 'HM-6.6')
    : foes
}

/** HM-Q43: from afar, magic minds cover as a shot does; at worst that of the best covered target. */
function aim(state: HeartsScene, hero: Hero, foes: readonly Foe[], { cover }: Cast): readonly RuledShift[] | Refusal {
  let worst: readonly RuledShift[] = []
  for (const foe of foes) {
    if (foe.at && hero.at && state.map && adjacent(state, hero, foe)) continue
    const shifts = aimShifts(state, hero, foe, cover)
    if (isRefusal(shifts)) return shifts
    if (shifts.length > worst.length) worst = shifts
  }
  return foes.length > 0 ? [...worst, ...crowdShift(state, hero)] : []
}

/** The ally who is healed, or the square to which one blinks, is there, in sight and free. */
function placeProblem(state: HeartsScene, hero: Hero, { kind, ally, to }: Cast): Refusal | undefined {
  if (kind === 'heal') {
    const healed = ally === undefined ? hero : heroOf(state, ally)
    if (!healed) return noHero(ally ?? '')
    if (healed.hearts >= healed.mostHearts) return refuse('not-now', `${healed.name} has all Hearts.`, 'HM-6.6')
    return inSight(state, hero, healed.at)
      ? undefined
      : refuse('out-of-reach', `${hero.name} does not see ${healed.name}.`, 'HM-6.6')
  }
  if (kind !== 'blink') return undefined
  if (!state.map || !hero.at || !to) return refuse('illegal', 'A blink needs a map and a square on it.', 'HM-6.5')
  if (distance(hero.at, to) > blinkSquares)
    return refuse('out-of-reach', `A blink goes ${blinkSquares} squares, not ${distance(hero.at, to)}.`, 'HM-6.5')
  if (!isFree(state, to)) return refuse('out-of-reach', 'Nobody can stand there.', 'HM-6.5')
  return inSight(state, hero, to) ? undefined : refuse('out-of-reach', 'That square is out of sight.', 'HM-6.5')
}

/** HM-6.1–6.8. */
export function cast(state: HeartsScene, command: Cast, dice: Dice): Decided | Refusal {
  const { hero: id, tier, kind, what } = command
  const hero = acting(state, id)
  if (isRefusal(hero)) return hero
  const cost = costOf(command)
  if (isRefusal(cost)) return cost
  if (!kindsOfTier[tier].includes(kind))
    return refuse('illegal', `A ${tier} effect cannot ${kind}; that takes a higher tier.`, tiers[tier].rule)
  const foes = targetsOf(state, command)
  if (isRefusal(foes)) return foes
  if (foes.length > 0 && state.phase === 'free')
    return refuse('not-now', 'There is no fight: start one before foes are harmed.', 'HM-5.1')
  const ruled = aim(state, hero, foes, command)
  if (isRefusal(ruled)) return ruled
  const problem = placeProblem(state, hero, command)
  if (problem) return problem
  const prepared = weigh(state, hero, command, {
    label: 'Magic',
    attribute: 'magic',
    tn: spellTn(state, tier, foes),
    ruled,
  })
  if (isRefusal(prepared)) return prepared
  if (hero.mana < cost)
    return refuse('cannot-pay', `That costs ${cost} ${state.terms.mana}; ${hero.name} has ${hero.mana}.`, 'HM-Q26')
  const word = throwDie(prepared, dice)
  const worked: HeartsEvent = {
    type: 'MagicWorked',
    hero: id,
    what,
    tier,
    word,
    tn: prepared.tn,
    ...(prepared.automatic && { automatic: true }),
  }
  // HM-Q18: only magic that harms counts as a hit, and so may leave a Wound more.
  const struck = kind === 'harm' ? foes[0] : undefined
  const crowd = foes.length > 0 && crowdComplicates(state, hero)
  return [
    ...lapsed(state, id),
    ...actionsSpent(state, command),
    ...paid(hero, cost),
    worked,
    ...clocksOf(state, word),
    ...(isFailure(word) ? complicationsOf({ hero: id, word, magic: true, crowd }) : effectOf(state, command, foes)),
    ...criticalOf(word, { hero: id, by: 'hero', of: 'magic', ...(struck && { foe: struck.id }), spent: cost }),
  ]
}

/** HM-6.2, HM-6.3: Mana goes before the die falls, whatever it shows. */
const paid = ({ id, mana }: Hero, cost: number): Decided =>
  cost === 0 ? [] : [{ type: 'ManaChanged', hero: id, from: mana, to: mana - cost, why: 'magic', rule: 'HM-6.2' }]

/** HM-Q18, HM-6.5, HM-6.6: what is counted; everything else is told. */
function effectOf(state: HeartsScene, { kind, hero: id, ally = id, to }: Cast, foes: readonly Foe[]): Decided {
  switch (kind) {
    case 'harm':
      return foes.flatMap(hit)
    case 'pin':
      return foes
        .filter(({ conditions }) => !conditions.includes('immobilised'))
        .map(foe => ({ type: 'ConditionAdded', who: foe.id, condition: 'immobilised' }))
    case 'heal': {
      const healed = heroOf(state, ally)
      if (!healed) return []
      const hearts = Math.min(healed.mostHearts, healed.hearts + healedHearts)
      return [{ type: 'HeartsChanged', hero: ally, from: healed.hearts, to: hearts, why: 'healed', rule: 'HM-6.6' }]
    }
    case 'blink':
      return to ? [{ type: 'Placed', who: id, at: to, why: 'blink' }] : []
    case 'free':
      return []
  }
}
