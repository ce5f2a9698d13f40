// Exact odds, counted by exhaustive dice through the very commands that play.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { act, type Chosen, find, poolDice, table, withPool, word } from '../../../tests/thorns/at-the-table.ts'
import { byDiceAndThorns } from '../../../tests/thorns/golden.ts'
import { type Fraction, one, sum, toNumber, writeFraction } from '../../dice/index.ts'
import { chain, groupBy, isRefusal, odds } from '../../kernel/index.ts'
import { thorns } from './book.ts'
import { type Ending, outlook, poolOutlook } from './outlook.ts'
import type { ThornsCommand, ThornsEvent, ThornsScene, Word } from './types.ts'

/** The chance of everything that `of` tells apart, as written fractions; together they make exactly 1. */
function shares(
  state: ThornsScene,
  command: ThornsCommand,
  of: (events: readonly ThornsEvent[]) => string | undefined = word,
): Record<string, string> {
  const answer = odds(thorns, state, command)
  if (isRefusal(answer)) return assert.fail(answer.text)
  const groups = groupBy(answer, ({ events }) => of(events) ?? 'nothing')
  assert.deepEqual(sum(groups.map(({ share }) => share)), one)
  return Object.fromEntries(groups.map(({ value, share }) => [value, writeFraction(share)]))
}

const words: readonly Word[] = ['critical', 'perfect', 'messy', 'grim', 'disaster']

test('[TP-P1] one to five dice under none to two thorns', () => {
  assert.equal(byDiceAndThorns.length, 15)
  for (const [dice, difficulty, ...expected] of byDiceAndThorns) {
    const found = shares(table(Number(dice)), act({ difficulty: Number(difficulty) }))
    assert.deepEqual(
      words.map(each => found[each] ?? '0'),
      expected,
      `${dice}d ${difficulty}t`,
    )
  }
})

test('[TP-P1, TP-Q05] a helper’s die is a die of the heap, and no more than a plain one where only own dice make criticals', () => {
  assert.deepEqual(shares(table(2), act({ assists: ['hild'] })), shares(table(3), act()))
  const { critical, perfect, ...lower } = shares(table(2, { 'tp.assist_crits': 'off' }), act({ assists: ['hild'] }))
  assert.deepEqual([critical, perfect], ['1/36', '85/216'])
  assert.deepEqual(lower, { messy: '49/108', grim: '1/8' })
})

test('[TP-Q16] two dice of which the lower counts', () => {
  const state = table(0, { 'tp.zero_dice': 'two_keep_low' })
  assert.deepEqual(shares(state, act()), { perfect: '1/36', messy: '2/9', grim: '3/4' })
})

const montage = (...joined: string[]) =>
  ({ type: 'Montage', hero: 'mara', joined, difficulty: 0, how: 'a week of work' }) as const

test('[TP-montage.1–3, TP-Q08–09] montages of one, two and three', () => {
  assert.deepEqual(shares(table(), montage()), { perfect: '11/36', messy: '4/9', grim: '1/4' })
  assert.deepEqual(shares(table(), montage('hild')), { perfect: '671/1296', messy: '34/81', grim: '1/16' })
  const three = shares(table(), montage('hild', 'tobin'))
  assert.deepEqual(three, { perfect: '31031/46656', messy: '931/2916', grim: '1/64' })
  const thorny = shares(table(), { ...montage(), difficulty: 1 })
  assert.deepEqual(thorny, { perfect: '11/48', messy: '59/144', grim: '43/144', disaster: '1/16' })
  const pairs = shares(table(2, { 'tp.montage_crits': 'own_pair' }), montage('hild'))
  assert.deepEqual(pairs, { critical: '71/1296', perfect: '25/54', messy: '34/81', grim: '1/16' })
})

const jointly = (events: readonly ThornsEvent[]) => {
  const dropped = find(events, 'PowerDropped')
  return `${word(events)}, ${dropped ? dropped.from - dropped.to : 0} drop`
}

test('[TP-pool.8–9, TP-Q12] a power pool: outcome and drops of one throw, jointly', () => {
  const power = 'ember-call'
  assert.deepEqual(shares(table(), act({ power, dice: 1 }), jointly), {
    'perfect, 0 drop': '1/6',
    'messy, 0 drop': '1/3',
    'grim, 1 drop': '1/2',
  })
  assert.deepEqual(shares(table(), act({ power, dice: 2 }), jointly), {
    'critical, 0 drop': '1/36',
    'perfect, 0 drop': '1/9',
    'perfect, 1 drop': '1/6',
    'messy, 0 drop': '1/9',
    'messy, 1 drop': '1/3',
    'grim, 2 drop': '1/4',
  })
})

test('[TP-Q13, TP-Q14] neither thorns nor helpers change what a power pool drops', () => {
  const drops = (events: readonly ThornsEvent[]) => `${find(events, 'PowerDropped')?.to ?? 4} left`
  const plain = shares(table(), act({ power: 'ember-call' }), drops)
  assert.deepEqual(plain, { '4 left': '1/16', '3 left': '1/4', '2 left': '3/8', '1 left': '1/4', '0 left': '1/16' })
  const helped = act({ power: 'ember-call', difficulty: 2, assists: ['hild'], outside: ['the wind'] })
  assert.deepEqual(shares(table(), helped, drops), plain)
})

test('[TP-tension.2, TP-Q10] tension: word and drops jointly', () => {
  const ask = { type: 'Tension', pool: 'p', question: 'Who comes?' } as const
  const seen = (events: readonly ThornsEvent[]) => `${word(events)}, ${find(events, 'PoolThrown')?.to} left`
  assert.deepEqual(shares(withPool(table(), 'tension', 2), ask, seen), {
    'perfect, 2 left': '5/36',
    'perfect, 1 left': '1/6',
    'messy, 2 left': '1/9',
    'messy, 1 left': '1/3',
    'grim, 0 left': '1/4',
  })
})

const trigger = { type: 'TriggerPool', pool: 'p', why: 'it is time' } as const

test('[TP-pool.2–3] what one trigger leaves of a pool', () => {
  const left = (events: readonly ThornsEvent[]) => `${find(events, 'PoolThrown')?.to}`
  const found = shares(withPool(table(), 'timer', 6), trigger, left)
  assert.deepEqual(found, { 6: '1/64', 5: '3/32', 4: '15/64', 3: '5/16', 2: '15/64', 1: '3/32', 0: '1/64' })
})

const written = (dice: number, ending?: Ending) => {
  const { holds, triggers } = outlook(dice, ending)
  return [writeFraction(holds), writeFraction(triggers)]
}

test('[TP-pool.3] the chance that a pool holds once more, and how many triggers empty it', () => {
  const expected = [
    ['0', '0'],
    ['1/2', '2'],
    ['3/4', '8/3'],
    ['7/8', '22/7'],
    ['15/16', '368/105'],
    ['31/32', '2470/651'],
    ['63/64', '7880/1953'],
  ]
  assert.deepEqual(
    expected.map((_, dice) => written(dice)),
    expected,
  )
})

test('[TP-pool.11, TP-Q19] the outlook when dice are given up as the table allows', () => {
  assert.deepEqual(written(1, 'at-one'), ['0', '1'])
  assert.deepEqual(written(2, 'at-one'), ['3/4', '2'])
  assert.deepEqual(written(1, 'one-at-least'), ['0', '1'])
  assert.deepEqual(written(2, 'one-at-least'), ['3/4', '7/4'])
})

/** Triggers until the pool is empty, giving dice up wherever that is allowed. */
function playedOut(state: ThornsScene): number {
  const answer = chain(thorns, state, {
    policy: ({ open: [choice] }): ThornsCommand =>
      choice ? { type: 'AnswerPool', choice: choice.id, answer: 'drop' } : trigger,
    end: now => (poolDice(now) === 0 ? 'empty' : undefined),
  })
  assert(answer.unresolved < 1e-12)
  return answer.expectedLength
}

test('[TP-pool.3, TP-Q19] the outlook agrees with the pool played out, command by command', () => {
  const near = (found: number, expected: Fraction) => assert(Math.abs(found - toNumber(expected)) < 1e-9, `${found}`)
  for (const size of [1, 2, 5, 8]) near(playedOut(withPool(table(), 'danger', size)), outlook(size).triggers)
  const off: Chosen = { 'tp.last_die': 'off' }
  near(playedOut(withPool(table(2, off), 'task', 4)), outlook(4).triggers)
})

test('[TP-Q19] a pool on the table is seen by the table’s own rule for the last die', () => {
  const seen = (kind: 'task' | 'timer', options: Chosen) => {
    const state = withPool(table(2, options), kind, 2)
    const [pool] = state.pools
    assert(pool)
    return writeFraction(poolOutlook(state, pool).triggers)
  }
  assert.equal(seen('task', {}), '2')
  assert.equal(seen('timer', {}), '8/3')
  assert.equal(seen('task', { 'tp.last_die': 'off' }), '8/3')
  assert.equal(seen('timer', { 'tp.last_die': 'no_drop_drops_one' }), '7/4')
})
