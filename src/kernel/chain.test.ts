// Chains against what can be worked out by hand: races, circles, endless games.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { countAtLeast, type Dice, face, pool } from '../dice/index.ts'
import type { Rules } from './book.ts'
import { Chain, ChainTooLarge, chain } from './chain.ts'

const near = (found: number | undefined, expected: number, far = 1e-12) =>
  assert.ok(Math.abs((found ?? Number.NaN) - expected) < far, `${found} is not ${expected}`)

const coin = (dice: Dice): boolean =>
  dice.throw({ label: 'coin', groups: { coin: { dice: [2], reading: face } }, summary: ({ coin }) => coin === 2 })

/** Heads one up, tails one down. */
const walk: Rules<number, string, number> = {
  decide: (_at, _command, dice) => [coin(dice) ? 1 : -1],
  evolve: (at, by) => at + by,
  fingerprint: String,
}
const ruin = {
  policy: () => 'step',
  end: (at: number) => (at === 0 ? 'ruined' : at === 10 ? 'rich' : undefined),
}

describe('chains', () => {
  test('a fair walk from 3 between 0 and 10 ends at 10 three times in ten, after 21 steps', () => {
    const { ends, expectedLength, unresolved, states } = chain(walk, 3, ruin)
    near(ends.get('rich'), 0.3)
    near(ends.get('ruined'), 0.7)
    near(expectedLength, 21, 1e-9)
    assert.equal(states, 11)
    near(unresolved, 0)
  })

  test('round by round it is told how it has ended by then, and what is watched', () => {
    const rounds = new Chain(walk, 3, ruin).rounds({ high: at => at > 3 })
    assert.deepEqual(
      rounds.slice(0, 4).map(({ ends }) => ends.get('ruined') ?? 0),
      [0, 0, 0.125, 0.125],
    )
    assert.deepEqual(
      rounds.slice(0, 3).map(({ watched }) => watched.high),
      [0.5, 0.25, 0.5],
    )
    const last = rounds.at(-1)?.ends
    near(last?.get('ruined'), 0.7, 1e-10)
    near(last?.get('rich'), 0.3, 1e-10)
    near(chain(walk, 3, ruin).expectedRounds, 21, 1e-9)
  })

  test('a round of two commands is one round, also when it is over in the middle', () => {
    const turns: Rules<{ at: number; odd: boolean }, string, number> = {
      decide: (_state, _command, dice) => [coin(dice) ? 1 : 2],
      evolve: ({ at, odd }, by) => ({ at: at + by, odd: !odd }),
      fingerprint: ({ at, odd }) => `${at} ${odd}`,
    }
    const twice: Rules<{ at: number; odd: boolean }, string, number | 'round'> = {
      decide: (state, command, dice) => {
        const events = turns.decide(state, command, dice) as number[]
        return state.odd ? [...events, 'round'] : events
      },
      evolve: (state, event) => (event === 'round' ? state : turns.evolve(state, event)),
      fingerprint: turns.fingerprint,
    }
    const question = {
      policy: () => 'climb',
      end: ({ at }: { at: number }) => (at >= 3 ? 'up' : undefined),
      endsRound: (event: number | 'round') => event === 'round',
    }
    const start = { at: 0, odd: false }
    // Two throws of one or two: 3 or more in three of four cases; the rest needs one more throw.
    assert.deepEqual(
      new Chain(twice, start, question).rounds().map(({ ends }) => ends.get('up')),
      [0.75, 1],
    )
    near(chain(twice, start, question).expectedRounds, 1.25)
    near(chain(twice, start, question).expectedLength, 2.25)
  })

  test('a pool that keeps its dice from 4 up lasts as long as its longest die', () => {
    const diminishing: Rules<number, string, number> = {
      decide: (left, _command, dice) => [
        dice.throw({
          label: 'pool',
          groups: { pool: { dice: pool(left, 6), reading: countAtLeast(4) } },
          summary: ({ pool }) => pool,
        }),
      ],
      evolve: (_left, stay) => stay,
      fingerprint: String,
    }
    const { expectedLength } = chain(diminishing, 8, {
      policy: () => 'throw',
      end: left => (left === 0 ? 'empty' : undefined),
    })
    let expected = 0
    for (let n = 0; n < 200; n++) expected += 1 - (1 - 0.5 ** n) ** 8
    near(expectedLength, expected)
  })

  test('measures are spread over the ends', () => {
    const { measures } = chain(walk, 3, { ...ruin, measures: { gold: at => at } })
    assert.deepEqual([...(measures.gold?.keys() ?? [])].sort(), [0, 10])
    near(measures.gold?.get(10), 0.3)
  })

  test('what never ends is unresolved, not shared out among the rest', () => {
    const stuck: Rules<number, string, number> = {
      ...walk,
      decide: (at, _c, dice) => [at === 1 ? 0 : coin(dice) ? 1 : -1],
    }
    const { ends, unresolved } = chain(stuck, 2, { ...ruin, end: at => (at === 3 ? 'out' : undefined) })
    near(ends.get('out'), 0.5)
    near(unresolved, 0.5)
  })

  test('a chance that is spread over a long way is not lost on it', () => {
    const stair: Rules<number, string, number> = { ...walk, decide: (_at, _c, dice) => [coin(dice) ? 1 : 2] }
    const { ends } = chain(stair, 0, { policy: () => 'climb', end: at => (at >= 500 ? 'up' : undefined) })
    near(ends.get('up'), 1)
  })

  test('too many states are refused, and a policy that breaks the rules is a mistake', () => {
    const wander: Rules<number, string, number> = { ...walk, decide: (_at, _c, dice) => [coin(dice) ? 1 : 0] }
    assert.throws(() => chain(wander, 0, { policy: () => 'go', end: () => undefined, mostStates: 50 }), ChainTooLarge)
    const never: Rules<number, string, number> = { ...walk, decide: () => ({ refused: 'illegal', text: 'No.' }) }
    assert.throws(() => chain(never, 3, ruin), /the policy's command was refused: No\./)
  })
})
