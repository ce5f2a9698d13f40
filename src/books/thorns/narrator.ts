// The game master's side: impact moves, pools, conditions, follow-ups, the scene, and an adjustment for every ruling.
import type { Dice } from '../../dice/index.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/index.ts'
import { arrive } from './create.ts'
import { challenges } from './data.ts'
import { evolve } from './evolve.ts'
import { heroOf, noChoice, noHero, noPool, openOf, outAt, poolOf, talentOf } from './find.ts'
import { hurt } from './harm.ts'
import { plays } from './options.ts'
import { depletion, isBusy, ready, trigger } from './pools.ts'
import type { CommandOf, Decided, Hit, MakeImpact, NewPool, Pool, ThornsEvent, ThornsScene } from './types.ts'

const largest = { pool: 20, stat: 6, pools: 24, heroes: 12, tokens: 24, conditions: 12 }

/** TP-action.5, TP-Q06: an open impact move reaches those who are exposed to it, nobody else. */
function hitProblem(state: ThornsScene, exposed: readonly string[] | undefined, hits: readonly Hit[]) {
  for (const { hero: id, marks = 0, condition } of hits) {
    const hero = heroOf(state, id)
    if (!hero) return noHero(id)
    if (exposed && !exposed.includes(id))
      return refuse('illegal', `${hero.name} is not exposed to this move: call for a defence first.`, 'TP-Q06')
    if (marks > 0 && !plays(state, 'tp.harm_track', 'on'))
      return refuse('not-usable', 'At this table harm is not counted; use a condition or words.', 'TP-harm.1')
    const problem = condition && conditionProblem(state, id, condition.id)
    if (problem) return problem
  }
  return undefined
}

function conditionProblem(state: ThornsScene, id: string, condition: string): Refusal | undefined {
  const hero = heroOf(state, id)
  if (!hero) return noHero(id)
  if (hero.conditions.some(each => each.id === condition))
    return refuse('illegal', `${hero.name} has a condition "${condition}" already.`)
  if (hero.conditions.length >= largest.conditions) return refuse('limit', `${hero.name} has conditions enough.`)
  return undefined
}

/** TP-action.5, TP-core.10, TP-Q25: consequences for those exposed, doubled on a disaster. */
export function makeImpact(state: ThornsScene, command: MakeImpact, dice: Dice): Decided | Refusal {
  const { choice: id, text, hits, danger } = command
  const choice = id === undefined ? undefined : openOf(state, id)
  if (id !== undefined && choice?.kind !== 'impact') return noChoice(id)
  const impact = choice?.kind === 'impact' ? choice : undefined
  const problem = hitProblem(state, impact?.exposed, hits)
  if (problem) return problem
  const pool = danger === undefined ? undefined : ready(state, danger)
  if (isRefusal(pool)) return pool
  if (pool && pool.kind !== 'danger') return refuse('not-usable', `${pool.name} is no danger pool.`, 'TP-pool.5')
  const factor = impact?.factor ?? 1
  const heroes = [...new Set(hits.map(({ hero }) => hero))]
  const events: ThornsEvent[] = [
    ...(impact ? [{ type: 'ChoiceClosed' as const, choice: impact.id }] : []),
    { type: 'ImpactMade', text, heroes, doubled: factor === 2 },
  ]
  let now = state
  for (const hit of hits) {
    const landed = land(now, hit, factor)
    events.push(...landed)
    now = landed.reduce(evolve, now)
  }
  return pool ? [...events, ...trigger(now, pool, { action: false, why: 'an impact move' }, dice)] : events
}

function land(state: ThornsScene, { hero: id, marks = 0, condition }: Hit, factor: 1 | 2): Decided {
  const hero = heroOf(state, id)
  if (!hero) return []
  const has = condition && hero.conditions.some(each => each.id === condition.id)
  const added: Decided = condition && !has ? [{ type: 'ConditionAdded', hero: id, condition }] : []
  return [...hurt(state, hero, marks, factor), ...added]
}

export function skipChoice(state: ThornsScene, { choice, reason }: CommandOf<'SkipChoice'>): Decided | Refusal {
  return openOf(state, choice) ? [{ type: 'ChoiceSkipped', choice, reason }] : noChoice(choice)
}

export function addHero(state: ThornsScene, { sheet }: CommandOf<'AddHero'>): Decided | Refusal {
  if (heroOf(state, sheet.id)) return refuse('illegal', `A hero "${sheet.id}" is at the table already.`)
  if (state.heroes.length >= largest.heroes) return refuse('limit', `A table has at most ${largest.heroes} heroes.`)
  const hero = arrive(sheet, state)
  return isRefusal(hero) ? hero : [{ type: 'HeroJoined', hero }]
}

export function dismissHero(state: ThornsScene, { hero }: CommandOf<'DismissHero'>): Decided | Refusal {
  return heroOf(state, hero) ? [{ type: 'HeroLeft', hero }] : noHero(hero)
}

export function renameStat(state: ThornsScene, { from, to }: CommandOf<'RenameStat'>): Decided | Refusal {
  if (!state.stats.includes(from))
    return refuse('unknown', `There is no stat "${from}"; there is ${state.stats.join(', ')}.`)
  if (state.stats.includes(to)) return refuse('illegal', `A stat "${to}" is there already.`)
  return [{ type: 'StatRenamed', from, to }]
}

/** Whatever a ruling needs; the reason stands in the journal. */
export function adjustHero(state: ThornsScene, command: CommandOf<'AdjustHero'>): Decided | Refusal {
  const { what, name = '', to, reason } = command
  const hero = heroOf(state, command.hero)
  if (!hero) return noHero(command.hero)
  const power = talentOf(hero, name)?.power
  const from = { marks: hero.marks, stat: hero.stats[name], power: power?.left }[what]
  if (from === undefined) return refuse('unknown', `${hero.name} has no ${what} "${name}".`)
  const most = { marks: outAt, stat: largest.stat, power: power?.size ?? 0 }[what]
  if (to > most) return refuse('limit', `${what === 'marks' ? 'Marks' : name} can be 0 to ${most}, not ${to}.`)
  if (to === from) return refuse('not-now', `That is ${to} already.`)
  return [{ type: 'HeroAdjusted', hero: hero.id, what, name, from, to, reason }]
}

export function addCondition(state: ThornsScene, { hero, condition }: CommandOf<'AddCondition'>): Decided | Refusal {
  return conditionProblem(state, hero, condition.id) ?? [{ type: 'ConditionAdded', hero, condition }]
}

export function clearCondition(state: ThornsScene, command: CommandOf<'ClearCondition'>): Decided | Refusal {
  const hero = heroOf(state, command.hero)
  if (!hero) return noHero(command.hero)
  if (!hero.conditions.some(({ id }) => id === command.condition))
    return refuse('unknown', `${hero.name} has no condition "${command.condition}".`)
  return [{ type: 'ConditionCleared', hero: hero.id, condition: command.condition }]
}

/** TP-team.3: an earlier action makes a later one more effective. */
export function grantFollowUp(state: ThornsScene, { token }: CommandOf<'GrantFollowUp'>): Decided | Refusal {
  if (!heroOf(state, token.by)) return noHero(token.by)
  if (state.tokens.some(({ id }) => id === token.id))
    return refuse('illegal', `A follow-up "${token.id}" is there already.`)
  if (state.tokens.length >= largest.tokens) return refuse('limit', 'There are follow-ups enough; use some first.')
  return [{ type: 'FollowUpSet', token }]
}

export function dropFollowUp(state: ThornsScene, { token }: CommandOf<'DropFollowUp'>): Decided | Refusal {
  const known = state.tokens.some(({ id }) => id === token)
  return known ? [{ type: 'FollowUpDropped', token }] : refuse('unknown', `There is no follow-up "${token}".`)
}

/** TP-pool.1, TP-Q26: a set of dice, of any size. */
function newPool(state: ThornsScene, pool: NewPool): Pool | Refusal {
  if (poolOf(state, pool.id)) return refuse('illegal', `A pool "${pool.id}" is on the table already.`)
  if (state.pools.length >= largest.pools) return refuse('limit', `A table holds at most ${largest.pools} pools.`)
  if (pool.holder !== undefined && !heroOf(state, pool.holder)) return noHero(pool.holder)
  return { ...pool, dice: pool.size, told: false, since: 0 }
}

export function addPool(state: ThornsScene, { pool }: CommandOf<'AddPool'>): Decided | Refusal {
  const made = newPool(state, pool)
  return isRefusal(made) ? made : [{ type: 'PoolAdded', pool: made }]
}

/** A challenge from the list or the table's own pack: its task pool, and its danger pool. */
export function addChallenge(state: ThornsScene, command: CommandOf<'AddChallenge'>): Decided | Refusal {
  const { id, challenge: wanted, hidden = false } = command
  const challenge = [...challenges, ...state.pack.challenges].find(each => each.id === wanted)
  if (!challenge) return refuse('unknown', `There is no challenge "${wanted}".`)
  const kinds = ['task', 'danger'] as const
  const made = kinds.map(kind => {
    const { name, dice: size, fiction } = challenge[kind]
    return newPool(state, { id: `${id}-${kind}`, name, kind, size, hidden, fiction })
  })
  const problem = made.find(pool => isRefusal(pool))
  if (problem) return problem as Refusal
  return (made as Pool[]).map(pool => ({ type: 'PoolAdded', pool }))
}

export function showPool(state: ThornsScene, { pool: id }: CommandOf<'ShowPool'>): Decided | Refusal {
  const pool = poolOf(state, id)
  if (!pool) return noPool(id)
  if (isBusy(state, pool)) return refuse('pending', `First the open choice about ${pool.name} has to be settled.`)
  return pool.hidden ? [{ type: 'PoolShown', pool: id }] : refuse('not-now', `${pool.name} is no secret.`)
}

/** TP-Q11, TP-Q15: the game master feeds, refills and thins pools. */
export function adjustPool(state: ThornsScene, { pool: id, to, reason }: CommandOf<'AdjustPool'>): Decided | Refusal {
  const pool = poolOf(state, id)
  if (!pool) return noPool(id)
  if (to > largest.pool) return refuse('limit', `A pool has at most ${largest.pool} dice, not ${to}.`)
  if (to === pool.dice) return refuse('not-now', `${pool.name} has ${to}d already.`)
  return [{ type: 'PoolSet', pool: id, from: pool.dice, to, reason }, ...depletion(pool, to)]
}

export function removePool(state: ThornsScene, { pool }: CommandOf<'RemovePool'>): Decided | Refusal {
  return poolOf(state, pool) ? [{ type: 'PoolRemoved', pool }] : noPool(pool)
}

export const setScene = ({ title, text }: CommandOf<'SetScene'>): Decided => [{ type: 'SceneSet', title, text }]

export const loadPack = ({ pack }: CommandOf<'LoadPack'>): Decided => [{ type: 'PackLoaded', pack }]

/** TP-team.2: the one with the most, or the fewest, dice in a stat. */
export function pickRoller(state: ThornsScene, stat: string, which: 'best' | 'worst'): string | undefined {
  const sorted = [...state.heroes].sort((a, b) => (a.stats[stat] ?? 0) - (b.stats[stat] ?? 0))
  return (which === 'best' ? sorted.at(-1) : sorted[0])?.id
}
