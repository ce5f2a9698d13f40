// What a seat may do now, and why not. Every offer without a refusal is accepted.
import { isRefusal, type Offer, refuse, type Viewer } from '../../kernel/index.ts'
import { pending } from './choices.ts'
import { isBusy, isOut, openTasks, owes, powersOf, statOf } from './find.ts'
import { gmOffers, type Offered, offer } from './gm-offers.ts'
import { plays } from './options.ts'
import { outlook, sayOutlook } from './outlook.ts'
import { progressRefusal } from './pools.ts'
import { statDice } from './roll.ts'
import type { Hero, Talent, ThornsCommand, ThornsScene } from './types.ts'

/** TP-Q15: a power pool without dice is shown, with the reason. */
const unlessUsedUp = ({ name, power }: Talent, made: Offered): Offered =>
  power?.left === 0 ? { ...made, refusal: refuse('spent', `${name} is used up until it is refilled.`, 'TP-Q15') } : made

/** TP-action.1: the player says how and why; the stat is a proposal, and the game master picks. */
function actOffers(state: ThornsScene, hero: Hero): Offered[] {
  const { id, name } = hero
  const act = { type: 'Act', hero: id, difficulty: 0, how: 'tries something risky' } as const
  const stats = Object.keys(hero.stats).map(stat => {
    const made = offer('Act', `${name} acts with ${stat}`, { ...act, stat }, true)
    const dice = statDice(state, hero, stat)
    return isRefusal(dice) ? { ...made, refusal: dice } : made
  })
  const powers = powersOf(hero).flatMap(talent => {
    const power = talent.id
    const left = talent.power?.left ?? 0
    const named = `${talent.name} (${sayOutlook(left, outlook(left))})`
    const use = { type: 'UsePower', hero: id, power, how: 'where nothing is at risk' } as const
    return [
      unlessUsedUp(talent, offer('Act', `${name} acts with ${named}`, { ...act, power }, true)),
      unlessUsedUp(talent, offer('Pools', `${name} uses ${named} without risk`, use)),
    ]
  })
  return [...stats, ...powers]
}

/** TP-pool.6: work on each task, with the stat that the hero is best at. */
function taskOffers(state: ThornsScene, hero: Hero): Offered[] {
  const dice = (stat: string) => statOf(hero, stat) ?? 0
  const [stat] = Object.keys(hero.stats).sort((a, b) => dice(b) - dice(a))
  if (stat === undefined || dice(stat) === 0) return []
  return openTasks(state).map(({ id: task, name }) => {
    const act = { type: 'Act', hero: hero.id, stat, difficulty: 0, how: `works on it: ${name}`, task } as const
    return offer('Act', `${hero.name} works on ${name}`, act, true)
  })
}

/** TP-pool.7: resources that are theirs, or everybody's. */
function resourceOffers(state: ThornsScene, { id, name }: Hero): Offered[] {
  const usable = state.pools.filter(
    pool =>
      pool.kind === 'resource' &&
      !pool.hidden &&
      pool.dice > 0 &&
      !isBusy(state, pool) &&
      (pool.holder === undefined || pool.holder === id),
  )
  return usable.map(pool =>
    offer('Pools', `${name} uses ${pool.name}`, { type: 'TriggerPool', hero: id, pool: pool.id, why: 'it is used' }),
  )
}

/** TP-Q07: those who could still help. */
function lateOffers(state: ThornsScene, hero: Hero): Offered[] {
  if (!plays(state, 'tp.late_assist', 'on')) return []
  return state.open.flatMap(choice =>
    choice.kind === 'impact' && choice.heap && !choice.exposed.includes(hero.id) && !progressRefusal(state, choice.task)
      ? [offer('Help', `${hero.name} still helps`, { type: 'LateAssist', hero: hero.id, choice: choice.id })]
      : [],
  )
}

function heroOffers(state: ThornsScene, hero: Hero): Offered[] {
  if (isOut(state, hero)) return []
  const late = lateOffers(state, hero)
  if (owes(state, hero)) return late
  const montage = { type: 'Montage', hero: hero.id, difficulty: 0, how: 'time passes' } as const
  return [
    ...actOffers(state, hero),
    ...taskOffers(state, hero),
    offer('Montage', `A montage led by ${hero.name}`, montage, true),
    ...resourceOffers(state, hero),
    ...late,
  ]
}

export function offers(state: ThornsScene, { role, heroes }: Viewer): readonly Offer<ThornsCommand>[] {
  if (role === 'spectator') return []
  const gm = role === 'gm'
  const mine = state.heroes.filter(({ id }) => gm || heroes.includes(id))
  const answers = pending(state)
    .filter(({ to }) => gm || heroes.includes(to))
    .flatMap(({ answers }) => answers.map(({ label, command }) => offer('Choices', label, command)))
  return [...answers, ...mine.flatMap(hero => heroOffers(state, hero)), ...(gm ? gmOffers(state) : [])]
}
