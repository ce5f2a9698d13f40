// Pools in the lab against what the book itself says of them, and races against plain arithmetic.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { outlook } from '../books/thorns/outlook.ts'
import { toNumber } from '../dice/index.ts'
import { isRefusal } from '../kernel/index.ts'
import { poolRace, type RaceQuestion, simulate, solve } from './index.ts'

function race(question: RaceQuestion) {
  const contest = poolRace(question)
  if (isRefusal(contest)) assert.fail(contest.text)
  return contest
}

describe('pools in the lab', () => {
  for (const dice of [1, 3, 6, 8]) {
    test(`[TP-pool.2, TP-pool.3] a timer of ${dice} lasts as long as the sheet says`, () => {
      const { length, ends } = solve(race({ task: 0, timer: dice, actions: 1 }))
      assert.ok(Math.abs(length - toNumber(outlook(dice).triggers)) < 1e-9)
      assert.ok(Math.abs((ends.get('late')?.chance ?? 0) - 1) < 1e-12)
    })
  }

  test('one die each, and every throw takes one at least: who throws first has won', () => {
    const plain = { 'tp.last_die': 'no_drop_drops_one' }
    const { ends } = solve(race({ task: 1, timer: 1, actions: 1, options: plain }))
    assert.ok(Math.abs((ends.get('done')?.chance ?? 0) - 1) < 1e-12)
  })

  test('more actions for each throw of the timer make a task more likely done, and simulation agrees', () => {
    let before = 0
    for (const actions of [1, 2, 3]) {
      const contest = race({ task: 6, timer: 4, actions })
      const chance = solve(contest).ends.get('done')?.chance ?? 0
      assert.ok(chance > before)
      before = chance
      const { chance: near, within } = simulate(contest, { plays: 4_000, within: 0 }).ends.get('done') ?? assert.fail()
      assert.ok(Math.abs(near - chance) < 2 * within)
    }
  })

  test('impossible races get a sentence', () => {
    for (const wrong of [
      { task: 0, timer: 0 },
      { task: -1, timer: 2 },
      { task: 31, timer: 1 },
      { task: 2.5, timer: 1 },
    ])
      assert.ok(isRefusal(poolRace({ ...wrong, actions: 1 })))
    assert.ok(isRefusal(poolRace({ task: 1, timer: 1, actions: 0 })))
  })
})
