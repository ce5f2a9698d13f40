// Diminishing pools: triggers, when they are due, task pools with last die and secondary effect, power pools.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  act,
  acts,
  type Chosen,
  find,
  opened,
  own,
  play,
  poolDice,
  refused,
  table,
  withPool,
  word,
} from '../../../tests/thorns/at-the-table.ts'
import { isRefusal } from '../../kernel/index.ts'
import { thorns } from './book.ts'
import { challenges, poolSizes } from './data.ts'
import { due } from './pools.ts'
import type { ThornsScene } from './types.ts'

const trigger = { type: 'TriggerPool', pool: 'p', why: 'it is time' } as const
const kinds = ['timer', 'danger', 'task', 'resource'] as const
const dueNow = (state: ThornsScene) => state.pools.map(pool => due(state, pool))

test('[TP-pool.1–3, TP-Q15] every kind drops a die for each 1 to 3, and at none the fiction changes', () => {
  for (const kind of kinds) {
    const some = play(withPool(table(), kind, 6), trigger, { pool: [1, 2, 3, 4, 5, 6] })
    assert.equal(poolDice(some.state), 3)
    assert.equal(find(some.events, 'PoolDepleted'), undefined)
    const none = play(withPool(table(), kind, 2), trigger, { pool: [3, 1] })
    assert.deepEqual(find(none.events, 'PoolDepleted'), { type: 'PoolDepleted', pool: 'p', fiction: 'All changes.' })
    assert.equal(refused(none.state, trigger).rule, 'TP-Q15')
    const shown = thorns
      .offers(none.state, { role: 'gm', heroes: [] })
      .find(({ command }) => command.type === 'TriggerPool')
    assert.equal(shown?.refusal?.rule, 'TP-Q15')
  }
})

test('[TP-pool.4] a timer is due after three actions or a montage, and no longer once it was thrown', () => {
  let state = withPool(table(), 'timer', 4)
  for (const expected of [undefined, undefined, 'time has passed']) {
    state = play(state, act(), own([6, 1])).state
    assert.deepEqual(dueNow(state), [expected])
  }
  const group = (now: ThornsScene) =>
    thorns.offers(now, { role: 'gm', heroes: [] }).find(({ command }) => command.type === 'TriggerPool')?.group
  assert.equal(group(state), 'Due now')
  state = play(state, trigger, { pool: [6, 6, 6, 6] }).state
  assert.deepEqual(dueNow(state), [undefined])
  assert.equal(group(state), 'Pools')
  const montage = { type: 'Montage', hero: 'mara', difficulty: 0, how: 'a week' } as const
  assert.deepEqual(dueNow(play(state, montage, { 'hero mara': [6, 1], thorns: [] }).state), ['time has passed'])
})

test('[TP-pool.5] a danger is due while an impact move is, and the move itself may throw it', () => {
  const calm = withPool(table(), 'danger', 4)
  assert.deepEqual(dueNow(calm), [undefined])
  const state = play(calm, act(), own([1, 2])).state
  assert.deepEqual(dueNow(state), ['an impact move is due'])
  const answer = thorns.pending(state)[0]?.answers.find(({ label }) => label === 'Trigger The pool')
  assert(answer)
  assert.equal(poolDice(play(state, answer.command, { pool: [1, 5, 5, 5] }).state), 3)
  const wrong = { type: 'MakeImpact', text: 'It grows.', hits: [], danger: 'p' } as const
  assert.equal(refused(withPool(table(), 'timer', 4), wrong).rule, 'TP-pool.5')
  assert.equal(refused(table(), wrong).refused, 'unknown')
})

test('[TP-pool.6, TP-Q17] an action that makes progress throws its task pool, a Grim does not', () => {
  const state = withPool(table(), 'task', 3)
  assert.equal(find(play(state, act({ task: 'p' }), own([4, 1]), { pool: [1, 6, 6] }).events, 'PoolThrown')?.to, 2)
  assert.equal(find(acts(state, own([3, 1]), { task: 'p' }), 'PoolThrown'), undefined)
  assert.equal(find(acts(state, own([3, 1], { thorns: [8] }), { task: 'p', difficulty: 1 }), 'PoolThrown'), undefined)
  assert.equal(refused(withPool(table(), 'timer', 3), act({ task: 'p' })).rule, 'TP-pool.6')
  assert.equal(refused(withPool(table(), 'task', 3, true), act({ task: 'p' })).refused, 'not-now')
  assert.equal(refused(table(), act({ task: 'p' })).refused, 'unknown')
  const works = thorns.contributions(state, act()).find(({ id }) => id === 'task:p')
  assert.deepEqual(works?.apply(act()), act({ task: 'p' }))
})

test('[TP-pool.7] a player throws a resource that is theirs or everybody’s, and no other pool', () => {
  const use = { ...trigger, hero: 'mara' }
  assert.equal(poolDice(play(withPool(table(), 'resource', 2), use, { pool: [1, 6] }).state), 1)
  for (const kind of ['timer', 'danger', 'task'] as const)
    assert.equal(refused(withPool(table(), kind, 2), use).refused, 'forbidden')
  assert.equal(refused(withPool(table(), 'resource', 2, true), use).refused, 'forbidden')
  const pool = {
    id: 'p',
    name: 'Arrows',
    kind: 'resource',
    size: 3,
    hidden: false,
    fiction: '',
    holder: 'hild',
  } as const
  const held = play(table(), { type: 'AddPool', pool }).state
  assert.equal(refused(held, use).refused, 'forbidden')
  play(held, { ...use, hero: 'hild' }, { pool: [6, 6, 6] })
})

const answer = (state: ThornsScene, answer: 'drop' | 'roll' | 'secondary' | 'leave', hero?: string) =>
  ({ type: 'AnswerPool', choice: state.open.at(-1)?.id ?? '', answer, ...(hero && { hero }) }) as const
const worked = (size: number, faces: readonly number[], options: Chosen = {}) =>
  play(withPool(table(2, options), 'task', size), act({ task: 'p' }), own([6, 1]), { pool: faces }).state
const atOne = (options: Chosen = {}) =>
  play(withPool(table(2, options), 'task', 1), act({ task: 'p' }), own([6, 1])).state

test('[TP-pool.10, TP-Q18] a task pool that drops nothing gives a secondary effect to the one who acted', () => {
  const state = worked(3, [4, 5, 6])
  assert.equal(thorns.pending(state)[0]?.to, 'mara')
  assert.equal(refused(state, answer(state, 'leave', 'mara')).refused, 'illegal')
  assert.equal(refused(state, answer(state, 'secondary', 'hild')).refused, 'forbidden')
  const { events } = play(state, { ...answer(state, 'secondary', 'mara'), text: 'a hidden door' })
  assert.equal(find(events, 'SecondaryTaken')?.text, 'a hidden door')
  assert.deepEqual(worked(3, [1, 5, 6]).open, [])
  for (const kind of ['timer', 'danger', 'resource'] as const)
    assert.deepEqual(opened(play(withPool(table(), kind, 2), trigger, { pool: [6, 6] }).events), [])
  assert.deepEqual(opened(play(withPool(table(), 'task', 2), trigger, { pool: [6, 6] }).events), [])
})

test('[TP-pool.11, TP-Q19] the last die of a task pool may be dropped or thrown when it is triggered', () => {
  const state = atOne()
  assert.equal(state.open.at(-1)?.kind, 'last-die')
  const dropped = play(state, answer(state, 'drop', 'mara'))
  assert.equal(find(dropped.events, 'DieDropped')?.rule, 'TP-pool.11')
  assert(find(dropped.events, 'PoolDepleted'))
  assert.equal(poolDice(play(state, answer(state, 'roll', 'mara'), { pool: [2] }).state), 0)
  const kept = play(state, answer(state, 'roll', 'mara'), { pool: [6] }).state
  assert.deepEqual([poolDice(kept), kept.open[0]?.kind], [1, 'no-drop'])
  assert.deepEqual(worked(2, [1, 6]).open, [])
})

test('[TP-pool.11] the game master’s own trigger leaves the last die to the game master', () => {
  const { state } = play(withPool(table(), 'task', 1), trigger)
  assert.equal(thorns.pending(state)[0]?.to, 'gm')
  assert(find(play(state, answer(state, 'drop')).events, 'PoolDepleted'))
  assert.equal(refused(state, answer(state, 'drop', 'mara')).refused, 'forbidden')
})

test('[TP-Q19] by another reading any pool that drops nothing may drop one; by the third only dice drop dice', () => {
  const wide = { 'tp.last_die': 'no_drop_drops_one' }
  const task = worked(3, [4, 5, 6], wide)
  assert.equal(poolDice(play(task, answer(task, 'drop', 'mara')).state), 2)
  assert.equal(poolDice(play(task, answer(task, 'secondary', 'mara')).state), 3)
  const timer = play(withPool(table(2, wide), 'timer', 2), trigger, { pool: [6, 6] }).state
  assert.equal(poolDice(play(timer, answer(timer, 'drop')).state), 1)
  assert.equal(poolDice(play(timer, answer(timer, 'leave')).state), 2)
  const ask = { type: 'Tension', pool: 'p', question: 'Who?' } as const
  const tense = play(withPool(table(2, wide), 'tension', 2), ask, { tension: [4, 5] }).state
  assert.equal(poolDice(play(tense, answer(tense, 'drop')).state), 1)
  const off = worked(1, [6], { 'tp.last_die': 'off' })
  assert.deepEqual([poolDice(off), off.open[0]?.kind], [1, 'no-drop'])
  assert.equal(refused(off, answer(off, 'drop', 'mara')).refused, 'illegal')
})

test('[TP-Q20] a greater effect is told; by the other reading it takes a die before the task pool is thrown', () => {
  const told = play(withPool(table(), 'task', 3), act({ task: 'p' }), own([6, 6]), { pool: [1, 6, 6] }).state
  const greater = { type: 'ChooseBonus', hero: 'mara', choice: 'r1-bonus', bonus: 'greater' } as const
  assert.equal(poolDice(play(told, greater).state), 2)
  const options = { 'tp.greater_effect_predrop': 'on' }
  const waiting = play(withPool(table(2, options), 'task', 3), act({ task: 'p' }), own([6, 6])).state
  assert.equal(poolDice(waiting), 3)
  assert.equal(poolDice(play(waiting, greater, { pool: [1, 6] }).state), 1)
  assert.equal(poolDice(play(waiting, { ...greater, bonus: 'setup' }, { pool: [1, 6, 6] }).state), 2)
  const skip = { type: 'SkipChoice', choice: 'r1-bonus', reason: 'time' } as const
  assert.equal(poolDice(play(waiting, skip, { pool: [1, 6, 6] }).state), 2)
  const last = play(withPool(table(2, options), 'task', 1), act({ task: 'p' }), own([6, 6])).state
  assert(find(play(last, greater).events, 'PoolDepleted'))
})

test('[TP-Q20, TP-Q17] progress is not lost while another choice about the same task pool is open', () => {
  const options = { 'tp.greater_effect_predrop': 'on' }
  const waiting = play(withPool(table(2, options), 'task', 3), act({ task: 'p' }), own([6, 6])).state
  const hild = { ...act({ task: 'p' }), hero: 'hild' }
  const both = play(waiting, hild, own([6, 1, 1, 1]), { pool: [4, 5, 6] }).state
  const greater = { type: 'ChooseBonus', hero: 'mara', choice: 'r1-bonus', bonus: 'greater' } as const
  assert.equal(refused(both, greater).refused, 'pending')
  assert.equal(refused(both, { type: 'SkipChoice', choice: 'r1-bonus', reason: 'time' }).refused, 'pending')
  assert.deepEqual(thorns.pending(both).find(({ id }) => id === 'r1-bonus')?.answers, [])
  const settled = play(both, answer(both, 'secondary', 'hild')).state
  assert.equal(poolDice(play(settled, greater, { pool: [1, 6] }).state), 1)
})

test('[TP-Q10] where tension drops nothing, no trigger thins its pool either', () => {
  const keeps = withPool(table(2, { 'tp.tension_drops': 'off' }), 'tension', 3)
  assert.equal(refused(keeps, trigger).rule, 'TP-Q10')
  assert.equal(poolDice(play(withPool(table(), 'tension', 3), trigger, { pool: [1, 4, 5] }).state), 2)
})

const power = 'ember-call'
const left = (state: ThornsScene) => state.heroes[0]?.talents[0]?.power?.left

test('[TP-pool.8, TP-Q13–14] one throw decides and thins; assists and thorns never drop', () => {
  const faces = own([2, 4, 5, 1], { assists: [1], thorns: [8] })
  const { state, events } = play(table(), act({ power, assists: ['hild'], difficulty: 1 }), faces)
  assert.equal(word(events), 'grim')
  assert.equal(left(state), 2)
  assert.equal(word(acts(table(), own([4, 4, 5, 1], { assists: [6] }), { power, assists: ['hild'] })), 'perfect')
  assert.equal(word(acts(table(), own([6, 4, 5, 1], { assists: [6] }), { power, assists: ['hild'] })), 'critical')
  assert.equal(refused(table(), act({ power: 'unshaken' })).rule, 'TP-pool.8')
  assert.equal(refused(table(), act({ power: 'none' })).refused, 'unknown')
})

test('[TP-pool.9, TP-Q12, TP-Q15] from one die to all; what was not thrown cannot drop; an empty one is used up', () => {
  for (const dice of [1, 2, 3, 4])
    assert.equal(left(play(table(), act({ power, dice }), own(Array(dice).fill(1))).state), 4 - dice)
  assert.equal(refused(table(), act({ power, dice: 5 })).refused, 'cannot-pay')
  const whole = table(2, { 'tp.power_partial': 'off' })
  assert.equal(refused(whole, act({ power, dice: 3 })).rule, 'TP-Q12')
  play(whole, act({ power, dice: 4 }), own([6, 1, 1, 1]))
  assert(!thorns.contributions(whole, act({ power })).some(({ id }) => id.startsWith('dice:')))
  const fewer = thorns.contributions(table(), act({ power })).filter(({ id }) => id.startsWith('dice:'))
  assert.deepEqual(
    fewer.map(({ id }) => id),
    ['dice:1', 'dice:2', 'dice:3'],
  )
  const spent = play(table(), act({ power }), own([1, 1, 1, 1]))
  assert(find(spent.events, 'PowerDepleted'))
  const settled = { ...spent.state, open: [] }
  assert.equal(refused(settled, act({ power })).rule, 'TP-Q15')
  const offered = thorns.offers(settled, { role: 'player', heroes: ['mara'] })
  assert.equal(offered.filter(({ refusal }) => refusal?.rule === 'TP-Q15').length, 2)
})

test('[TP-pool.8–9] a power used where nothing is at risk: no thorns, nobody exposed, dice drop all the same', () => {
  const condition = { id: 'dazed', name: 'Dazed', thorns: 2 }
  const dazed = play(table(), { type: 'AddCondition', hero: 'mara', condition }).state
  const use = { type: 'UsePower', hero: 'mara', power, dice: 2, how: 'lights the lamps' } as const
  const { state, events } = play(dazed, use, own([3, 2]))
  assert.equal(word(events), 'grim')
  assert.deepEqual([left(state), state.open], [2, []])
  assert.equal(play(dazed, use, own([6, 6])).state.open[0]?.kind, 'bonus')
  assert.equal(refused(dazed, { ...use, dice: 5 }).refused, 'cannot-pay')
})

test('[TP-Q26] any size; short, mid and long are offered for every kind', () => {
  assert.deepEqual(poolSizes, { short: 4, mid: 6, long: 8 })
  const offered = thorns
    .offers(table(), { role: 'gm', heroes: [] })
    .flatMap(({ command }) =>
      command.type === 'AddPool' && !command.pool.hidden ? [`${command.pool.kind} ${command.pool.size}`] : [],
    )
  for (const kind of [...kinds, 'tension']) for (const size of [4, 6, 8]) assert(offered.includes(`${kind} ${size}`))
  assert.equal(poolDice(withPool(table(), 'timer', 13)), 13)
})

test('the game master adds, feeds, shows and removes pools, but not under an open choice', () => {
  const hidden = withPool(table(), 'task', 1, true)
  assert.equal(
    refused(hidden, { type: 'AddPool', pool: { ...hidden.pools[0], kind: 'task', id: 'p' } as never }).refused,
    'illegal',
  )
  const busy = play(hidden, trigger).state
  for (const command of [
    trigger,
    { type: 'ShowPool', pool: 'p' },
    { type: 'AdjustPool', pool: 'p', to: 0, reason: 'x' },
  ] as const)
    assert.equal(refused(busy, command).refused, 'pending')
  assert.deepEqual(play(busy, { type: 'RemovePool', pool: 'p' }).state.open, [])
  const shown = play(hidden, { type: 'ShowPool', pool: 'p' }).state
  assert.equal(refused(shown, { type: 'ShowPool', pool: 'p' }).refused, 'not-now')
  const emptied = play(shown, { type: 'AdjustPool', pool: 'p', to: 0, reason: 'done' })
  assert(find(emptied.events, 'PoolDepleted'))
  for (const type of ['ShowPool', 'RemovePool'] as const)
    assert.equal(refused(table(), { type, pool: 'none' }).refused, 'unknown')
})

test('every challenge puts its task and its danger on the table; the table’s own come first', () => {
  for (const { id, task, danger } of challenges) {
    const { state } = play(table(), { type: 'AddChallenge', id: 'c', challenge: id })
    assert.deepEqual(
      state.pools.map(({ kind, name, dice }) => [kind, name, dice]),
      [
        ['task', task.name, task.dice],
        ['danger', danger.name, danger.dice],
      ],
    )
  }
  assert.equal(refused(table(), { type: 'AddChallenge', id: 'c', challenge: 'none' }).refused, 'unknown')
  const part = { name: 'Ours', dice: 3, fiction: 'So.' }
  const pack = {
    title: 'Ours',
    talents: [],
    moves: [],
    challenges: [{ id: 'heist', name: 'Ours', text: '-', task: part, danger: part }],
  }
  const packed = play(table(), { type: 'LoadPack', pack }).state
  assert.equal(play(packed, { type: 'AddChallenge', id: 'c', challenge: 'heist' }).state.pools[0]?.dice, 3)
  assert(!isRefusal(thorns.parse({ type: 'LoadPack', pack })))
})
