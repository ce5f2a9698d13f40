// The impact move: consequences for those who are exposed; and passing over a choice that nobody makes.
import type { Dice } from '../../dice/index.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/index.ts'
import { evolve } from './evolve.ts'
import { heroOf, noChoice, noHero, openOf } from './find.ts'
import { conditionProblem, hurt, weightOf } from './harm.ts'
import { plays } from './options.ts'
import { progress, progressRefusal, ready, trigger } from './pools.ts'
import type { CommandOf, Decided, Hit, MakeImpact, Pool, ThornsEvent, ThornsScene, Weight } from './types.ts'

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

/** TP-pool.5: an impact move may throw a danger pool. */
function dangerOf(state: ThornsScene, id: string | undefined): Pool | Refusal | undefined {
  const pool = id === undefined ? undefined : ready(state, id)
  if (pool === undefined || isRefusal(pool) || pool.kind === 'danger') return pool
  return refuse('not-usable', `${pool.name} is no danger pool.`, 'TP-pool.5')
}

/** TP-action.5, TP-core.10, TP-Q25: consequences for those exposed, doubled on a disaster. */
export function makeImpact(state: ThornsScene, command: MakeImpact, dice: Dice): Decided | Refusal {
  const { choice: id, text, hits, danger } = command
  const choice = id === undefined ? undefined : openOf(state, id)
  if (id !== undefined && choice?.kind !== 'impact') return noChoice(id)
  const impact = choice?.kind === 'impact' ? choice : undefined
  const pool = dangerOf(state, danger)
  if (isRefusal(pool)) return pool
  const problem = hitProblem(state, impact?.exposed, hits)
  if (problem) return problem
  const weight = impact ? weightOf(impact) : 'plain'
  const heroes = [...new Set(hits.map(({ hero }) => hero))]
  const events: ThornsEvent[] = [
    ...(impact ? [{ type: 'ChoiceClosed' as const, choice: impact.id }] : []),
    { type: 'ImpactMade', text, heroes, weight },
  ]
  let now = state
  for (const hit of hits) {
    const landed = land(now, hit, weight)
    events.push(...landed)
    now = landed.reduce(evolve, now)
  }
  return pool ? [...events, ...trigger(now, pool, { action: false, why: 'an impact move' }, dice)] : events
}

function land(state: ThornsScene, { hero: id, marks = 0, condition }: Hit, weight: Weight): Decided {
  const hero = heroOf(state, id)
  if (!hero) return []
  const has = condition && hero.conditions.some(each => each.id === condition.id)
  const added: Decided = condition && !has ? [{ type: 'ConditionAdded', hero: id, condition }] : []
  return [...hurt(state, hero, marks, weight), ...added]
}

/** A bonus that nobody chooses holds no progress back: the task pool that waited for it is thrown (TP-Q20). */
export function skipChoice(state: ThornsScene, command: CommandOf<'SkipChoice'>, dice: Dice): Decided | Refusal {
  const { choice: id, reason } = command
  const choice = openOf(state, id)
  if (!choice) return noChoice(id)
  const skipped: ThornsEvent = { type: 'ChoiceSkipped', choice: id, reason }
  const waiting = choice.kind === 'bonus' ? choice.task : undefined
  const stuck = progressRefusal(state, waiting)
  if (stuck) return stuck
  return waiting === undefined
    ? [skipped]
    : [skipped, ...progress(evolve(state, skipped), waiting, choice.hero as string, false, dice)]
}
