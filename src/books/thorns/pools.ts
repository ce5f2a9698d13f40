// Diminishing pools of all kinds: when they are due, triggering, dropping, the last die, the secondary effect.
import type { Dice } from '../../dice/index.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/index.ts'
import { evolve } from './evolve.ts'
import { aFew, isBusy, noChoice, noPool, openOf, owes, poolOf, standing } from './find.ts'
import { plays } from './options.ts'
import { poolThrow } from './throws.ts'
import type {
  CommandOf,
  Decided,
  LastDieChoice,
  NoDropChoice,
  Pool,
  PoolKind,
  ThornsEvent,
  ThornsScene,
  TriggerPool,
} from './types.ts'

/** TP-pool.4–7: when the book has each kind thrown. */
export const moments: Readonly<Record<PoolKind, { readonly rule: string; readonly text: string }>> = {
  timer: { rule: 'TP-pool.4', text: 'a key moment, time passing, or a few actions' },
  danger: { rule: 'TP-pool.5', text: 'an impact move, a major event, or a rising threat' },
  task: { rule: 'TP-pool.6', text: 'progress, usually by an action' },
  resource: { rule: 'TP-pool.7', text: 'significant use' },
  tension: { rule: 'TP-tension.1', text: 'a decision left to luck' },
}

/** TP-pool.4–5: why a pool is due now; the other kinds are thrown by what people do. */
export function due(state: ThornsScene, pool: Pool): string | undefined {
  if (pool.dice === 0 || isBusy(state, pool)) return undefined
  if (pool.kind === 'timer' && pool.since >= aFew) return 'time has passed'
  return pool.kind === 'danger' && state.open.some(({ kind }) => kind === 'impact')
    ? 'an impact move is due'
    : undefined
}

/** TP-pool.3. */
export const depletion = ({ id, fiction }: Pool, left: number): Decided =>
  left === 0 ? [{ type: 'PoolDepleted', pool: id, fiction }] : []

function dropOne(pool: Pool, rule: string): Decided {
  const to = pool.dice - 1
  return [{ type: 'DieDropped', pool: pool.id, from: pool.dice, to, rule }, ...depletion(pool, to)]
}

export const emptyPool = ({ name }: Pool): Refusal =>
  refuse('spent', `${name} is empty: nothing is left to throw.`, 'TP-Q15')

interface Trigger {
  /** Who decides what is left to decide; the game master without one. */
  readonly hero?: string
  readonly action: boolean
  readonly why: string
}

/** TP-pool.2, TP-pool.10–11: a pool is triggered; a choice stays open where the book leaves one. */
export function trigger(state: ThornsScene, pool: Pool, how: Trigger, dice: Dice): Decided {
  const lastDie = pool.kind === 'task' && pool.dice === 1 && plays(state, 'tp.last_die', 'at_one')
  if (!lastDie) return throwPool(state, pool, how, dice)
  const { hero, action } = how
  const choice: LastDieChoice = {
    kind: 'last-die',
    id: choiceId(state, pool),
    pool: pool.id,
    action,
    ...(hero && { hero }),
  }
  return [{ type: 'ChoiceOpened', choice }]
}

const choiceId = (state: ThornsScene, pool: Pool): string => `r${state.rolls}-pool-${pool.id}`

function throwPool(state: ThornsScene, pool: Pool, how: Trigger, dice: Dice): Decided {
  const { rule } = moments[pool.kind]
  const steps = [{ text: `${pool.name}: ${pool.dice}d, ${how.why}`, rule }]
  return thinned(state, pool, how, dice.throw(poolThrow(pool.id, pool.dice, steps)))
}

/** TP-pool.2–3, TP-pool.10, TP-Q19: what a throw leaves of a pool, and the choice when it has dropped nothing. */
export function thinned(state: ThornsScene, pool: Pool, { hero, action, why }: Trigger, drops: number): Decided {
  const to = pool.dice - drops
  const thrown: ThornsEvent = { type: 'PoolThrown', pool: pool.id, from: pool.dice, to, why }
  if (drops > 0) return [thrown, ...depletion(pool, to)]
  const mayDrop = plays(state, 'tp.last_die', 'no_drop_drops_one')
  const secondary = action && pool.kind === 'task'
  if (!mayDrop && !secondary) return [thrown]
  const id = choiceId(state, pool)
  const choice: NoDropChoice = { kind: 'no-drop', id, pool: pool.id, mayDrop, secondary, ...(hero && { hero }) }
  return [thrown, { type: 'ChoiceOpened', choice }]
}

/** TP-pool.6, TP-Q17, TP-Q20: an action has made progress; a greater effect may take one die first. */
export function progress(state: ThornsScene, id: string, hero: string, first: boolean, dice: Dice): Decided {
  const pool = poolOf(state, id)
  if (!pool || pool.dice === 0 || isBusy(state, pool)) return []
  const before = first ? dropOne(pool, 'TP-Q20') : []
  const left = { ...pool, dice: pool.dice - (first ? 1 : 0) }
  return left.dice === 0 ? before : [...before, ...trigger(state, left, { hero, action: true, why: 'progress' }, dice)]
}

/** TP-Q17: no progress is lost to a choice that is still open about the same task pool; that comes first. */
export function progressRefusal(state: ThornsScene, id: string | undefined): Refusal | undefined {
  const pool = id === undefined ? undefined : poolOf(state, id)
  return pool && isBusy(state, pool) ? openAlready(pool) : undefined
}

const openAlready = ({ name }: Pool): Refusal => refuse('pending', `A choice about ${name} is open already.`)

/** A pool that could be thrown now; or why not. */
export function ready(state: ThornsScene, id: string): Pool | Refusal {
  const pool = poolOf(state, id)
  if (!pool) return noPool(id)
  if (isBusy(state, pool)) return openAlready(pool)
  return pool.dice === 0 ? emptyPool(pool) : pool
}

/** TP-pool.4–7: the game master's trigger, or a player's use of a resource. */
export function triggerPool(state: ThornsScene, { hero, pool: id, why }: TriggerPool, dice: Dice): Decided | Refusal {
  const pool = ready(state, id)
  if (isRefusal(pool)) return pool
  if (pool.kind === 'tension' && plays(state, 'tp.tension_drops', 'off'))
    return refuse('not-usable', `At this table no throw thins ${pool.name}: leave a decision to it.`, 'TP-Q10')
  if (hero === undefined) return trigger(state, pool, { action: false, why }, dice)
  const user = standing(state, hero)
  if (isRefusal(user)) return user
  const owed = owes(state, user)
  if (owed) return owed
  if (pool.kind !== 'resource' || pool.hidden)
    return refuse(
      'forbidden',
      "Players throw resources; the other pools are the game master's to trigger.",
      'TP-pool.7',
    )
  if (pool.holder !== undefined && pool.holder !== hero)
    return refuse('forbidden', `${pool.name} is not ${user.name}'s to use.`, 'TP-pool.7')
  return trigger(state, pool, { hero, action: false, why }, dice)
}

/** TP-pool.10–11, TP-Q18–19: the last die, one die in place of none, or a secondary effect. */
export function answerPool(state: ThornsScene, command: CommandOf<'AnswerPool'>, dice: Dice): Decided | Refusal {
  const { choice: id, answer, hero, text = 'a secondary effect' } = command
  const choice = openOf(state, id)
  if (choice?.kind !== 'last-die' && choice?.kind !== 'no-drop') return noChoice(id)
  if (hero !== undefined && choice.hero !== hero) return refuse('forbidden', "That choice is somebody else's.")
  const pool = poolOf(state, choice.pool)
  if (!pool) return noPool(choice.pool)
  const closed: ThornsEvent = { type: 'ChoiceClosed', choice: id }
  const decider = choice.hero === undefined ? {} : { hero: choice.hero }
  if (!answersTo(choice).includes(answer))
    return refuse('illegal', `That can be answered by ${answersTo(choice).join(' or ')}, not by ${answer}.`, 'TP-Q19')
  switch (answer) {
    case 'drop':
      return [closed, ...dropOne(pool, choice.kind === 'last-die' ? 'TP-pool.11' : 'TP-Q19')]
    case 'secondary':
      return [closed, { type: 'SecondaryTaken', pool: pool.id, text, ...decider }]
    case 'leave':
      return [closed]
    case 'roll': {
      const how = { ...decider, action: choice.kind === 'last-die' && choice.action, why: 'the last die is thrown' }
      return [closed, ...throwPool(evolve(state, closed), pool, how, dice)]
    }
  }
}

export const answersTo = (
  choice: LastDieChoice | NoDropChoice,
): readonly ('roll' | 'drop' | 'secondary' | 'leave')[] =>
  choice.kind === 'last-die'
    ? ['drop', 'roll']
    : [
        ...(choice.mayDrop ? (['drop'] as const) : []),
        ...(choice.secondary ? (['secondary'] as const) : ['leave' as const]),
      ]
