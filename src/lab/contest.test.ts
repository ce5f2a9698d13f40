// Contests: exact and simulated answers agree, the best policy is never beaten, too many states are played out instead.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { face } from '../dice/index.ts'
import type { Rules } from '../kernel/index.ts'
import { answer, type Contest, optimum, simulate, solve } from './index.ts'

interface Race {
  readonly mine: number
  readonly theirs: number
}
type Move = 'steady' | 'bold'

/** First to nothing loses. Steady takes 1 from them for 1; bold takes 3 on a 5 or 6 of a d6, and costs 2 otherwise. */
const race: Rules<Race, Move, Race> = {
  decide: ({ mine, theirs }, move, dice) => {
    const shown = dice.throw({ label: move, groups: { die: { dice: [6], reading: face } }, summary: ({ die }) => die })
    if (move === 'bold') return [shown >= 5 ? { mine, theirs: theirs - 3 } : { mine: mine - 2, theirs }]
    return [shown >= 4 ? { mine, theirs: theirs - 1 } : { mine: mine - 1, theirs }]
  },
  evolve: (_before, now) => now,
  fingerprint: ({ mine, theirs }) => `${mine} ${theirs}`,
}

const end = ({ mine, theirs }: Race) => (theirs <= 0 ? 'won' : mine <= 0 ? 'lost' : undefined)
const start: Race = { mine: 6, theirs: 6 }
const contest = (next: (state: Race) => Move): Contest<Race, Move, Race> => ({
  rules: race,
  start,
  next,
  end,
  measures: { left: ({ mine }) => Math.max(0, mine) },
  endsRound: ({ mine }) => mine % 2 === 0,
  watch: { ahead: ({ mine, theirs }) => mine > theirs },
})

const policies: Readonly<Record<string, (state: Race) => Move>> = {
  steady: () => 'steady',
  bold: () => 'bold',
  desperate: ({ mine, theirs }) => (mine < theirs ? 'bold' : 'steady'),
}

describe('contests', () => {
  for (const [name, next] of Object.entries(policies)) {
    test(`${name}: the simulation lies around the exact answer`, () => {
      const exact = solve(contest(next))
      const found = simulate(contest(next), { plays: 20_000, within: 0, seed: 3 })
      assert.equal(found.method === 'simulated' && found.plays, 20_000)
      for (const [word, { chance }] of exact.ends) {
        const { chance: near, within } = found.ends.get(word) ?? { chance: 0, within: 0 }
        assert.ok(Math.abs(near - chance) < 2 * within, `${word}: ${near} ± ${within}, exactly ${chance}`)
      }
      const { mean, within } = found.measures.left ?? assert.fail()
      assert.ok(Math.abs(mean - (exact.measures.left?.mean ?? 0)) < 2 * within)
      assert.ok(Math.abs(found.length - exact.length) < 0.2)
      assert.ok(Math.abs(found.rounds - exact.rounds) < 0.1)
      for (const [n, { ends, watched }] of exact.byRound.slice(0, 5).entries()) {
        const played = found.byRound[n]
        assert.ok(Math.abs((played?.ends.get('won') ?? 0) - (ends.get('won') ?? 0)) < 0.02)
        assert.ok(Math.abs((played?.watched.ahead ?? 0) - (watched.ahead ?? 0)) < 0.02)
      }
    })
  }

  test('steady against an equal is even', () => {
    const { ends, unresolved } = solve(contest(() => 'steady'))
    assert.ok(Math.abs((ends.get('won')?.chance ?? 0) - 0.5) < 1e-12)
    assert.ok(unresolved < 1e-12)
  })

  test('the best policy is never beaten, and playing it gives its value', () => {
    const worth: Readonly<Record<string, number>> = { won: 1, lost: 0 }
    const best = optimum<Race, Move, Race>({
      rules: race,
      start,
      choices: () => ['steady', 'bold'],
      worth: state => worth[end(state) ?? 'open'],
    })
    for (const next of Object.values(policies))
      assert.ok(best.value >= (solve(contest(next)).ends.get('won')?.chance ?? 0) - 1e-12)
    const played = solve(contest(state => best.best(state) ?? 'steady'))
    assert.ok(Math.abs((played.ends.get('won')?.chance ?? 0) - best.value) < 1e-9)
  })

  test('too many states are simulated instead, with an estimate of how many there are', () => {
    const found = answer(
      contest(() => 'steady'),
      { mostStates: 5, plays: 2_000 },
    )
    assert.ok(found.method === 'simulated')
    assert.ok(found.estimatedStates >= 25 && found.estimatedStates < 60, `${found.estimatedStates}`)
    assert.equal(answer(contest(() => 'steady')).method, 'exact')
  })

  test('simulation stops when it is close enough, when it is told to, and tells how far it is', () => {
    const close = simulate(
      contest(() => 'steady'),
      { within: 0.02 },
    )
    assert.ok(close.method === 'simulated' && close.plays < 5_000)
    let asked = 0
    const told: number[] = []
    const left = simulate(
      contest(() => 'steady'),
      { within: 0, cancelled: () => asked++ >= 2, progress: done => told.push(done) },
    )
    assert.ok(left.method === 'simulated' && left.plays === 1_000)
    assert.equal(told.length, 2)
  })

  test('the same seed plays the same plays', () => {
    const once = () =>
      simulate(
        contest(() => 'bold'),
        { plays: 1_000, within: 0, seed: 9 },
      )
    assert.deepEqual(once(), once())
  })

  test('a policy that breaks the rules is a mistake and says which', () => {
    const broken = {
      ...contest(() => 'bold'),
      rules: { ...race, decide: () => ({ refused: 'illegal' as const, text: 'Not so.' }) },
    }
    assert.throws(() => simulate(broken), /refused: Not so\./)
  })
})
