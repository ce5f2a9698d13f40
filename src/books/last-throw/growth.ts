// Chapter X: three questions, points committed one at a time, and what the Narrator may refuse.
import { type Decision, isRefusal, type Refusal, refuse } from '../../kernel/index.ts'
import type { CommandOf } from './commands.ts'
import { allSkills, grimoireProblem, skillProblem, targetPrice } from './create.ts'
import { attributes, classes } from './data.ts'
import type { Event } from './events.ts'
import { growthOf } from './evolve.ts'
import { chosen } from './options.ts'
import type { Protagonist, State, Target } from './types.ts'
import { grimoireOf, heroOf, shelf, unknownHero } from './who.ts'

function living(state: State, id: string): Protagonist | Refusal {
  const hero = heroOf(state, id)
  if (!hero) return unknownHero(id)
  return hero.dead ? refuse('down', `${hero.name} is dead.`, 'LT-VIII.11') : hero
}

/** LT-X.1, LT-X.2, LT-Q72: a point for each yes, answered by the group for each Protagonist. */
export function award(state: State, { hero: id, discovery, trouble, changed }: CommandOf<'Award'>): Decision<Event> {
  const hero = living(state, id)
  if (isRefusal(hero)) return hero
  return [{ type: 'PointsEarned', hero: id, points: [discovery, trouble, changed].filter(Boolean).length }]
}

/** Why a hero cannot grow that way. */
function growthProblem({ options, own }: State, hero: Protagonist, target: Target): string | undefined {
  switch (target.kind) {
    case 'attribute':
      return hero.levels[target.attribute] === 'exceptional' ? 'Nothing is above Exceptional.' : undefined
    case 'skill':
      return hero.skills.includes(target.skill)
        ? `${hero.name} has ${target.skill} already.`
        : skillProblem(hero, target.skill, options)
    case 'grimoire': {
      const grimoire = grimoireOf({ own }, target.grimoire)
      if (!grimoire) return `There is no Grimoire "${target.grimoire}".`
      return hero.grimoires.includes(grimoire.id)
        ? `${hero.name} has ${grimoire.name} already.`
        : grimoireProblem(hero, grimoire, options)
    }
    case 'hp':
      if (chosen(options, 'advance_hp') === 'off') return 'Hit Points do not grow at this table.'
      return hero.hp >= classes[hero.class].hp[1] ? 'That is the most a hero of this class can have.' : undefined
  }
}

/** LT-X.4, LT-X.5: one point at a time to a declared target; the last one brings the growth. LT-Q70: what is free is free. */
export function commit(state: State, { hero: id, target }: CommandOf<'Commit'>): Decision<Event> {
  const hero = living(state, id)
  if (isRefusal(hero)) return hero
  const problem = growthProblem(state, hero, target)
  if (problem !== undefined) return refuse('illegal', problem, target.kind === 'hp' ? 'LT-Q71' : 'LT-X.3')
  const price = targetPrice(hero, target) ?? 0
  if (price === 0) return [{ type: 'Grown', hero: id, target, price }]
  if (hero.points < 1) return refuse('cannot-pay', `${hero.name} has no advancement point to commit.`, 'LT-X.2')
  const paid = (growthOf(hero, target)?.paid ?? 0) + 1
  const committed: Event = { type: 'PointCommitted', hero: id, target, paid, price }
  return paid < price ? [committed] : [committed, { type: 'Grown', hero: id, target, price }]
}

/** LT-X.7: growth that was never played; the points go back to be declared anew. */
export function refuseGrowth(state: State, { hero: id, target, reason }: CommandOf<'RefuseGrowth'>): Decision<Event> {
  const hero = living(state, id)
  if (isRefusal(hero)) return hero
  const growth = growthOf(hero, target)
  if (!growth) return refuse('not-now', `${hero.name} is not growing that way.`, 'LT-X.7')
  return [{ type: 'GrowthRefused', hero: id, target, back: growth.paid, reason }]
}

/** Every way in which a hero may grow now. */
export function growthTargets(state: State, hero: Protagonist): readonly Target[] {
  const all: readonly Target[] = [
    ...attributes.map(attribute => ({ kind: 'attribute', attribute }) as const),
    ...allSkills.map(skill => ({ kind: 'skill', skill }) as const),
    ...[...shelf.grimoires, ...state.own.grimoires].map(({ id }) => ({ kind: 'grimoire', grimoire: id }) as const),
    { kind: 'hp' },
  ]
  return all.filter(target => growthProblem(state, hero, target) === undefined)
}
