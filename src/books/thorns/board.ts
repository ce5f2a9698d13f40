// What lies on the table: pools put there, fed, shown and taken away, challenges, the scene, the table's own content.
import { isRefusal, nameAmong, type Refusal, refuse, renamedWhenShown } from '../../kernel/index.ts'
import { challenges } from './data.ts'
import { heroOf, isBusy, noHero, noPool, poolOf } from './find.ts'
import { depletion } from './pools.ts'
import type { CommandOf, Decided, NewPool, Pool, ThornsScene } from './types.ts'

const largest = { dice: 20, pools: 24 }

/** TP-pool.1, TP-Q26: a set of dice, of any size. */
function newPool(state: ThornsScene, pool: NewPool): Pool | Refusal {
  if (poolOf(state, pool.id)) return refuse('illegal', `A pool "${pool.id}" is on the table already.`)
  if (state.pools.length >= largest.pools) return refuse('limit', `A table holds at most ${largest.pools} pools.`)
  if (pool.holder !== undefined && !heroOf(state, pool.holder)) return noHero(pool.holder)
  return { ...pool, name: nameAmong(state.pools, pool), dice: pool.size, told: false, since: 0 }
}

export function addPool(state: ThornsScene, { pool }: CommandOf<'AddPool'>): Decided | Refusal {
  const made = newPool(state, pool)
  return isRefusal(made) ? made : [{ type: 'PoolAdded', pool: made }]
}

/** A challenge from the table's own pack or from the list: its task pool, and its danger pool. */
export function addChallenge(state: ThornsScene, command: CommandOf<'AddChallenge'>): Decided | Refusal {
  const { id, challenge: wanted, hidden = false } = command
  const challenge = [...state.pack.challenges, ...challenges].find(each => each.id === wanted)
  if (!challenge) return refuse('unknown', `There is no challenge "${wanted}".`)
  const make = (kind: 'task' | 'danger') => {
    const { name, dice: size, fiction } = challenge[kind]
    return newPool(state, { id: `${id}-${kind}`, name, kind, size, hidden, fiction })
  }
  const [task, danger] = [make('task'), make('danger')]
  if (isRefusal(task)) return task
  if (isRefusal(danger)) return danger
  return [
    { type: 'PoolAdded', pool: task },
    { type: 'PoolAdded', pool: danger },
  ]
}

/** A pool about which nothing is left to choose; or why not. */
function settled(state: ThornsScene, id: string): Pool | Refusal {
  const pool = poolOf(state, id)
  if (!pool) return noPool(id)
  return isBusy(state, pool) ? refuse('pending', `First the open choice about ${pool.name} has to be settled.`) : pool
}

export function showPool(state: ThornsScene, { pool: id }: CommandOf<'ShowPool'>): Decided | Refusal {
  const pool = settled(state, id)
  if (isRefusal(pool)) return pool
  if (!pool.hidden) return refuse('not-now', `${pool.name} is no secret.`)
  return [{ type: 'PoolShown', pool: id, ...renamedWhenShown(state.pools, pool) }]
}

/** TP-Q11, TP-Q15: the game master feeds, refills and thins pools. */
export function adjustPool(state: ThornsScene, { pool: id, to, reason }: CommandOf<'AdjustPool'>): Decided | Refusal {
  const pool = settled(state, id)
  if (isRefusal(pool)) return pool
  if (to > largest.dice) return refuse('limit', `A pool has at most ${largest.dice} dice, not ${to}.`)
  if (to === pool.dice) return refuse('not-now', `${pool.name} has ${to}d already.`)
  return [{ type: 'PoolSet', pool: id, from: pool.dice, to, reason }, ...depletion(pool, to)]
}

export function removePool(state: ThornsScene, { pool }: CommandOf<'RemovePool'>): Decided | Refusal {
  return poolOf(state, pool) ? [{ type: 'PoolRemoved', pool }] : noPool(pool)
}

export const setScene = ({ title, text }: CommandOf<'SetScene'>): Decided => [{ type: 'SceneSet', title, text }]

export const loadPack = ({ pack }: CommandOf<'LoadPack'>): Decided => [{ type: 'PackLoaded', pack }]
