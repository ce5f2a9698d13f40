// What actions and defences share: whose dice, how many thorns, who helps, who is exposed.
import type { Dice, Step } from '../../dice/index.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/index.ts'
import { nameOf, owes, standing, statOf, talentOf } from './find.ts'
import { ownThorns } from './harm.ts'
import { plays } from './options.ts'
import { type RollDice, type Rolled, rollThrow } from './throws.ts'
import type { Decided, Hero, Roll, Talent, ThornsEvent, ThornsScene } from './types.ts'

interface Own {
  readonly name: string
  readonly count: number
  readonly keepLow: boolean
  readonly talent?: Talent
  readonly step: Step
}

/** TP-core.2, TP-Q16: as many dice as the stat has. */
export function statDice(state: ThornsScene, hero: Hero, stat: string): Own | Refusal {
  const count = statOf(hero, stat)
  if (count === undefined)
    return refuse('unknown', `${hero.name} has no stat "${stat}"; there is ${state.stats.join(', ')}.`)
  if (count > 0) return { name: stat, count, keepLow: false, step: { text: `${stat}: ${count}d`, rule: 'TP-core.2' } }
  if (plays(state, 'tp.zero_dice', 'refuse'))
    return refuse('impossible', `${hero.name} has no dice in ${stat}, and a roll needs at least one.`, 'TP-Q16')
  return { name: stat, count: 2, keepLow: true, step: { text: `${stat} 0: 2d, the lower counts`, rule: 'TP-Q16' } }
}

/** TP-pool.8–9, TP-Q12, TP-Q15. */
function powerDice(state: ThornsScene, hero: Hero, id: string, wanted: number | undefined): Own | Refusal {
  const talent = talentOf(hero, id)
  if (!talent) return refuse('unknown', `${hero.name} has no talent or item "${id}".`)
  if (!talent.power) return refuse('not-usable', `${talent.name} has no power pool.`, 'TP-pool.8')
  const { left } = talent.power
  if (left === 0) return refuse('spent', `${talent.name} is used up until it is refilled.`, 'TP-Q15')
  const count = wanted ?? left
  if (count > left) return refuse('cannot-pay', `${talent.name} has ${left}d left, not ${count}.`, 'TP-Q12')
  if (count < left && !plays(state, 'tp.power_partial', 'on'))
    return refuse('illegal', `At this table ${talent.name} is rolled whole: ${left}d.`, 'TP-Q12')
  const step = { text: `${talent.name}: ${count} of ${left}d`, rule: count < left ? 'TP-pool.9' : 'TP-pool.8' }
  return { name: talent.name, count, keepLow: false, talent, step }
}

function ownDice(state: ThornsScene, hero: Hero, { stat, power, dice }: Roll): Own | Refusal {
  if ((stat === undefined) === (power === undefined))
    return refuse('illegal', 'A roll is made with a stat or with a power pool: one of them.', 'TP-core.2')
  if (power !== undefined) return powerDice(state, hero, power, dice)
  if (dice !== undefined) return refuse('illegal', 'Only a power pool can be rolled with fewer dice.', 'TP-pool.9')
  return statDice(state, hero, stat as string)
}

/** TP-thorn.1, TP-thorn.4, TP-Q01. */
export function difficultyThorns(state: ThornsScene, difficulty: number | 'secret'): number | Refusal {
  if (difficulty === 'secret')
    return refuse('withheld', 'The game master keeps the difficulty of this secret until the dice fall.')
  if (difficulty < 3 || plays(state, 'tp.three_thorns', 'roll')) return difficulty
  return refuse('impossible', 'Three thorns are an impossible task: break it up or change the approach.', 'TP-Q01')
}

const repeated = (list: readonly string[]): string | undefined => list.find((each, i) => list.indexOf(each) !== i)

/** TP-team.1, TP-Q07: other heroes who stand, each once. */
export function assistProblem(state: ThornsScene, lead: string, assists: readonly string[]): Refusal | undefined {
  for (const id of assists) {
    if (id === lead) return refuse('illegal', `${nameOf(state, id)} cannot assist in a roll of their own.`, 'TP-team.1')
    const hero = standing(state, id)
    if (isRefusal(hero)) return hero
  }
  const twice = repeated(assists)
  return twice === undefined
    ? undefined
    : refuse('spent', `${nameOf(state, twice)} gives one die to a roll, once.`, 'TP-Q07')
}

function helpProblem(state: ThornsScene, roll: Roll): Refusal | undefined {
  const { hero, assists = [], followUps = [], outside = [] } = roll
  const missing = followUps.find(id => !state.tokens.some(token => token.id === id))
  if (missing !== undefined) return refuse('unknown', `There is no follow-up "${missing}" to use.`, 'TP-team.3')
  const twice = repeated(followUps) ?? repeated(outside)
  if (twice !== undefined) return refuse('spent', `"${twice}" gives one die to a roll, once.`, 'TP-Q07')
  return assistProblem(state, hero, assists)
}

export interface Prepared {
  readonly hero: Hero
  readonly own: Own
  readonly thorns: number
  readonly exposed: readonly string[]
  readonly dice: RollDice
}

/** All that can be said before the dice fall; or why they may not. */
export function prepare(state: ThornsScene, roll: Roll, label: string): Prepared | Refusal {
  const hero = standing(state, roll.hero)
  if (isRefusal(hero)) return hero
  const owed = owes(state, hero)
  if (owed) return owed
  const difficulty = difficultyThorns(state, roll.difficulty)
  if (isRefusal(difficulty)) return difficulty
  const own = ownDice(state, hero, roll)
  if (isRefusal(own)) return own
  const problem = helpProblem(state, roll)
  if (problem) return problem
  const { assists = [], followUps = [], outside = [] } = roll
  const more = ownThorns(state, hero)
  const thorns = difficulty + more.thorns
  const helpCrits = plays(state, 'tp.assist_crits', 'on')
  const steps: Step[] = [
    own.step,
    ...assists.map(id => ({ text: `${nameOf(state, id)} assists: 1d, shares the risk`, rule: 'TP-team.1' })),
    ...followUps.map(id => ({ text: `Follow-up, ${tokenText(state, id)}: 1d, no risk`, rule: 'TP-team.3' })),
    ...outside.map(source => ({ text: `Outside help, ${source}: 1d by the game master`, rule: 'TP-team.4' })),
    ...(difficulty ? [{ text: `Difficulty: ${difficulty}t`, rule: 'TP-thorn.1' }] : []),
    ...more.steps,
    ...(helpCrits ? [] : [{ text: 'Only own dice make a critical', rule: 'TP-Q05' }]),
  ]
  const dice: RollDice = {
    label,
    own: own.count,
    keepLow: own.keepLow,
    power: own.talent !== undefined,
    assists: assists.length,
    followUps: followUps.length,
    outside: outside.length,
    thorns,
    helpCrits,
    late: plays(state, 'tp.late_assist', 'on'),
    steps,
  }
  return { hero, own, thorns, exposed: [hero.id, ...assists], dice }
}

const tokenText = (state: ThornsScene, id: string): string => state.tokens.find(token => token.id === id)?.text ?? id

export const throwRoll = ({ dice: how }: Prepared, dice: Dice): Rolled => dice.throw(rollThrow(how))

/** What a roll uses up: dice of a power pool, and follow-ups. */
export function spent({ hero, own: { talent } }: Prepared, drops: number, followUps: readonly string[]): Decided {
  const events: ThornsEvent[] = followUps.map(token => ({ type: 'FollowUpUsed', token, hero: hero.id }))
  if (!talent?.power || drops === 0) return events
  const from = talent.power.left
  events.push({ type: 'PowerDropped', hero: hero.id, power: talent.id, from, to: from - drops })
  if (from === drops) events.push({ type: 'PowerDepleted', hero: hero.id, power: talent.id })
  return events
}

export const rollId = (state: ThornsScene): string => `r${state.rolls + 1}`
export const bonusId = (roll: string): string => `${roll}-bonus`
export const impactId = (roll: string): string => `${roll}-impact`

/** Messy, Perfect and critical make progress (TP-Q17). */
export const isProgress = (word: string): boolean => word !== 'grim' && word !== 'disaster'
