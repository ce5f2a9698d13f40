// Choices that rules leave to people: complications, the benefit of a critical, and passing over either.
import { distance, type Square } from '../../grid/index.ts'
import { type Refusal, refuse } from '../../kernel/index.ts'
import { isFree, pushedTo } from './board.ts'
import { hit } from './combat.ts'
import { foeOf, heroOf, isDefeated, noChoice } from './find.ts'
import { loseHearts } from './harm.ts'
import type { Benefit, CommandOf, Complicate, CriticalChoice, Decided, Foe, HeartsEvent, HeartsScene } from './types.ts'

/** How far a complication can drive somebody. */
const driven = 2

/** HM-3.6, HM-5.13, HM-Q06, HM-Q15: in the game master's words; it costs a Heart, a place or a state only if so said. */
export function complicate(state: HeartsScene, command: Complicate): Decided | Refusal {
  const { choice, text, hearts = 0, condition, to } = command
  const open = state.open.find(({ id }) => id === choice)
  if (open?.kind !== 'complication') return noChoice(choice)
  const hero = heroOf(state, open.hero)
  if (!hero) return noChoice(choice)
  if (to && (!hero.at || distance(hero.at, to) > driven || !isFree(state, to)))
    return refuse(
      'out-of-reach',
      `${hero.name} cannot be driven there: a free square at most ${driven} away.`,
      'HM-5.13',
    )
  const marked = condition !== undefined && !hero.conditions.includes(condition)
  return [
    { type: 'ChoiceClosed', choice },
    { type: 'Complicated', hero: hero.id, text, forced: open.forced },
    ...loseHearts(state, hero.id, hearts, text, 'HM-5.13'),
    ...(marked ? [{ type: 'ConditionAdded', who: hero.id, condition } as const] : []),
    ...(to ? [{ type: 'Placed', who: hero.id, at: to, why: 'pushed' } as const] : []),
  ]
}

/** HM-Q06: only a 1, failed magic and the like make a complication compulsory. */
export function spareComplication(state: HeartsScene, { choice }: CommandOf<'SpareComplication'>): Decided | Refusal {
  const open = state.open.find(({ id }) => id === choice)
  if (open?.kind !== 'complication') return noChoice(choice)
  return open.forced
    ? refuse('illegal', `This complication is compulsory: ${open.why}.`, open.rule)
    : [{ type: 'ChoiceClosed', choice }]
}

/** Whatever is open, the game master may pass over it; the reason stands in the journal. */
export const skipChoice = (state: HeartsScene, { choice, reason }: CommandOf<'SkipChoice'>): Decided | Refusal =>
  state.open.some(({ id }) => id === choice) ? [{ type: 'ChoiceSkipped', choice, reason }] : noChoice(choice)

const standingFoe = (state: HeartsScene, { foe: id }: CriticalChoice): Foe | undefined => {
  const foe = id === undefined ? undefined : foeOf(state, id)
  return foe && !isDefeated(foe) ? foe : undefined
}

/** HM-5.9, HM-6.8, HM-Q19, HM-Q20, HM-Q27: what there is to choose from; one of it, never two. */
export function benefitsOf(state: HeartsScene, choice: CriticalChoice): readonly Benefit[] {
  const foe = standingFoe(state, choice)
  const struck: readonly Benefit[] = foe && foe.rank !== 'minion' ? ['wound'] : []
  if (choice.of === 'magic') return [...struck, 'scale', ...(choice.spent > 0 ? (['refund'] as const) : []), 'other']
  if (choice.of === 'test') return ['other']
  const pushed: readonly Benefit[] = pushOf(state, choice) ? ['push'] : []
  const disarmed: readonly Benefit[] = foe && !foe.conditions.includes('disarmed') ? ['disarm'] : []
  return [...struck, ...pushed, ...disarmed, 'position', 'other']
}

/** Where a push sends the foe. */
export function pushOf(state: HeartsScene, choice: CriticalChoice): Square | undefined {
  const [foe, hero] = [standingFoe(state, choice), heroOf(state, choice.hero)]
  return foe && hero && pushedTo(state, foe, hero)
}

export function chooseBenefit(state: HeartsScene, command: CommandOf<'ChooseBenefit'>): Decided | Refusal {
  const { choice, benefit, text = '' } = command
  const open = state.open.find(({ id }) => id === choice)
  if (open?.kind !== 'critical') return noChoice(choice)
  if (command.hero !== (open.by === 'hero' ? open.hero : undefined))
    return refuse(
      'forbidden',
      open.by === 'gm' ? 'This benefit is found by the game master.' : 'That is not theirs to choose.',
      'HM-Q19',
    )
  if (!benefitsOf(state, open).includes(benefit))
    return refuse('not-usable', `There is ${benefitsOf(state, open).join(', ')} to choose from.`, 'HM-Q20')
  const chosen: HeartsEvent = { type: 'BenefitChosen', hero: open.hero, benefit, text }
  return [{ type: 'ChoiceClosed', choice }, chosen, ...benefitEffect(state, open, benefit)]
}

function benefitEffect(state: HeartsScene, choice: CriticalChoice, benefit: Benefit): Decided {
  const [foe, hero] = [standingFoe(state, choice), heroOf(state, choice.hero)]
  const to = pushOf(state, choice)
  if (benefit === 'wound' && foe) return hit(foe)
  if (benefit === 'push' && foe && to) return [{ type: 'Placed', who: foe.id, at: to, why: 'pushed' }]
  if (benefit === 'disarm' && foe) return [{ type: 'ConditionAdded', who: foe.id, condition: 'disarmed' }]
  if (benefit === 'refund' && hero && hero.mana < hero.mostMana)
    return [{ type: 'ManaChanged', hero: hero.id, from: hero.mana, to: hero.mana + 1, why: 'refund', rule: 'HM-Q27' }]
  return []
}
