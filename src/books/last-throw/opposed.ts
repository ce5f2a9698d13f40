// Opposed throws: both throw, the higher kept die wins. LT-VI.6, LT-VI.7, LT-Q16.
import type { Dice } from '../../dice/index.ts'
import { type Decision, isRefusal, type Refusal, refuse } from '../../kernel/index.ts'
import { acting, checkCommon, mayStillExert } from './act.ts'
import { askedBy, priceOf } from './actions.ts'
import type { Opposed } from './commands.ts'
import { type Asked, type Built, build, competentHelp, judged } from './die.ts'
import { foeThrow } from './enemies.ts'
import type { Event } from './events.ts'
import { fold } from './evolve.ts'
import { stepBack, targetOf } from './moves.ts'
import { useCost } from './objects.ts'
import { chosen } from './options.ts'
import { payAll, tiredHero } from './paying.ts'
import { throwPool } from './throws.ts'
import type { Rolled, State, Tn } from './types.ts'
import { actor, heroOf, seenFoe } from './who.ts'

/** An opposed throw has no TN; the lowest stands in, and nothing is judged by it. */
export const noTn: Tn = 2

export function opposed(state: State, action: Opposed, dice: Dice): Decision<Event> {
  const { hero: id, helpers, object, exert: exerted = false } = action
  const hero = actor(state, id)
  if (isRefusal(hero)) return hero
  const asked = askedBy(state, action)
  const refusal = checkCommon(state, hero, action) ?? clumsyHelp(state, action, asked)
  if (refusal) return refusal
  const rival = rivalOf(state, action)
  if (isRefusal(rival)) return rival
  const paid = payAll(state, id, priceOf(state, action), 'the effort', exerted)
  const built = build(state, { hero: tiredHero(state, id, paid), helpers, exerted }, asked, noTn)
  if (isRefusal(built)) return built
  const mine = judged(state, built, throwPool(dice, 'Opposed', built.shape, built.steps))
  const theirs = judged(state, rival, throwPool(dice, 'Against', rival.shape, rival.steps))
  const so: Event[] = [
    ...acting(action),
    ...stepBack(state, action),
    ...paid.price,
    ...paid.exertion,
    contested(state, action, mine, theirs),
  ]
  const now = fold(state, so)
  if (contestWord(state, mine, theirs) !== 'lost' || !mayStillExert(now, action))
    return [...so, ...useCost(now, id, object)]
  const high = built.shape.low === 0
  const choice = { kind: 'exert', hero: id, command: action, rolled: mine, theirs, high } as const
  return [...so, { type: 'ChoiceLeft', choice }]
}

/** How it stands between the two, by what each has thrown. */
export const contested = (state: State, { hero, against }: Opposed, mine: Rolled, theirs: Rolled): Event => ({
  type: 'Contested',
  hero,
  against,
  kept: mine.kept,
  theirs: theirs.kept,
  word: contestWord(state, mine, theirs),
})

/** LT-VI.10 makes clumsy help raise the TN; without one it cannot be weighed, so it is not taken. */
function clumsyHelp(state: State, { helpers = [] }: Opposed, asked: Asked): Refusal | undefined {
  const clumsy = helpers.map(id => heroOf(state, id)).find(helper => helper && !competentHelp(state, helper, asked))
  if (!clumsy) return undefined
  return refuse('not-usable', `An opposed throw has no TN that ${clumsy.name}'s help could raise.`, 'LT-VI.10')
}

function contestWord({ options }: State, mine: Rolled, theirs: Rolled): 'won' | 'lost' | 'stalemate' {
  if (mine.kept !== theirs.kept) return mine.kept > theirs.kept ? 'won' : 'lost'
  if (chosen(options, 'opposed_crit_breaks_tie') === 'off' || mine.critical === theirs.critical) return 'stalemate'
  return mine.critical ? 'won' : 'lost'
}

function rivalOf(state: State, { hero, attribute, against, againstAttribute, againstSkill }: Opposed): Built | Refusal {
  if (against === hero) return refuse('illegal', 'Nobody throws against themselves.', 'LT-VI.6')
  if (seenFoe(state, against) || !heroOf(state, against)) {
    const foe = targetOf(state, against)
    return isRefusal(foe) ? foe : foeThrow(state, foe, noTn)
  }
  const other = actor(state, against)
  if (isRefusal(other)) return other
  return build(state, { hero: other }, { attribute: againstAttribute ?? attribute, skill: againstSkill }, noTn)
}
