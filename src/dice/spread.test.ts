// The one evaluator of all odds against brute force over faces, for every reading and all small pools.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type AnyReading,
  both,
  chances,
  countAtLeast,
  countAtMost,
  face,
  highest,
  lowest,
  type Pool,
  pool,
  type Reading,
  read,
  spread,
  toNumber,
  total,
  totalOfHighest,
  totalWithoutHighest,
  valueKey,
} from './index.ts'

/** A reading with nothing to help the evaluator: neither settled nor enough nor worth. */
const plain = <T, S>({ name, start, step, end }: Reading<T, S>): Reading<T, S> => ({ name, start, step, end })

const words: Reading<string, string> = {
  name: 'faces from the highest down',
  start: '',
  step: (state, face, count) => `${state}${count}×${face}&`,
  end: state => state,
}

const readings: readonly AnyReading[] = [
  highest,
  lowest,
  face,
  total,
  plain(total),
  countAtLeast(6),
  countAtLeast(3),
  plain(countAtLeast(3)),
  countAtMost(2),
  plain(countAtMost(2)),
  ...[0, 1, 2, 3, 9].map(totalOfHighest),
  ...[0, 1, 2, 9].map(totalWithoutHighest),
  words,
  both(highest, countAtLeast(6)),
  both(lowest, countAtLeast(4)),
  both(lowest, highest),
  both(totalOfHighest(2), countAtMost(1)),
  both(total, both(highest, lowest)),
  both(words, words),
]

function* allPools(sizes: readonly number[], most: number, from = 0): Generator<number[]> {
  yield []
  if (most === 0) return
  for (let i = from; i < sizes.length; i++)
    for (const rest of allPools(sizes, most - 1, i)) yield [sizes[i] as number, ...rest]
}

/** Sorted faces with the number of throws that show them. */
function bruteForce(dice: Pool): { faces: number[]; ways: number }[] {
  let throws = new Map<string, { faces: number[]; ways: number }>([['', { faces: [], ways: 1 }]])
  for (const sides of dice) {
    const next: typeof throws = new Map()
    for (const { faces, ways } of throws.values()) {
      for (let face = 1; face <= sides; face++) {
        const more = [...faces, face].sort((a, b) => a - b)
        const known = next.get(more.join())
        if (known) known.ways += ways
        else next.set(more.join(), { faces: more, ways })
      }
    }
    throws = next
  }
  return [...throws.values()]
}

function checkPool(dice: Pool): void {
  const throws = bruteForce(dice)
  const all = BigInt(dice.reduce((ways, sides) => ways * sides, 1))
  for (const reading of readings) {
    const expected = new Map<unknown, bigint>()
    for (const { faces, ways } of throws) {
      const key = valueKey(read(reading, faces))
      expected.set(key, (expected.get(key) ?? 0n) + BigInt(ways))
    }
    const found = spread(dice, reading)
    const got = new Map<unknown, bigint>(found.classes.map(({ value, ways }) => [valueKey(value), ways]))
    const name = `${reading.name} of ${dice.join()}`
    assert.equal(got.size, found.classes.length, `${name}: every value once`)
    assert.equal(got.size, expected.size, `${name}: all values`)
    for (const [value, ways] of expected) assert.equal(got.get(value), ways, `${name}: ${value}`)
    assert.equal(found.total, all, name)
  }
}

test('the spread agrees with brute force for all pools of up to five dice with 2, 3, 4 and 6 sides', () => {
  for (const dice of allPools([2, 3, 4, 6], 5)) checkPool(dice)
})

test('the spread agrees with brute force for all pools of up to three dice with 1, 8, 10 and 12 sides', () => {
  for (const dice of allPools([1, 8, 10, 12], 3)) checkPool(dice)
})

test('the order of the dice in a pool makes no difference', () => {
  assert.deepEqual(spread([4, 12, 6], total), spread([12, 6, 4], total))
})

test('the total is exactly 1, also for a hundred dice', () => {
  for (const dice of [pool(20, 6), pool(21, 6), pool(100, 6), [...pool(30, 6), ...pool(30, 8), ...pool(5, 20)]]) {
    for (const reading of [
      highest,
      lowest,
      total,
      countAtLeast(5),
      totalOfHighest(3),
      both(highest, countAtLeast(6)),
    ]) {
      const { classes, total } = spread<unknown>(dice, reading)
      const ways = classes.reduce((sum, each) => sum + each.ways, 0n)
      assert.equal(ways, total, `${reading.name} of ${dice.length} dice`)
    }
  }
})

test('a hundred dice: known counts', () => {
  const dice = pool(100, 6)
  const ways = <T>(reading: AnyReading<T>, value: T) => spread(dice, reading).classes.find(c => c.value === value)?.ways
  assert.equal(ways(highest, 1), 1n)
  assert.equal(ways(highest, 5), 5n ** 100n - 4n ** 100n)
  assert.equal(ways(lowest, 6), 1n)
  assert.equal(ways(total, 101), 100n)
  assert.equal(ways(countAtLeast(6), 1), 100n * 5n ** 99n)
  assert.equal(ways(totalOfHighest(3), 4), 100n)
  assert.equal(ways(totalOfHighest(3), 18), 6n ** 100n - 5n ** 100n - 100n * 5n ** 99n - 4950n * 5n ** 98n)
})

test('sums of large pools agree with the plain fold', () => {
  const dice = [...pool(18, 6), ...pool(12, 4)]
  const byValue = (reading: AnyReading<number>) => spread(dice, reading).classes.toSorted((a, b) => a.value - b.value)
  assert.deepEqual(byValue(total), byValue(plain(total)))
  assert.deepEqual(byValue(countAtLeast(4)), byValue(plain(countAtLeast(4))))
})

test('chances in doubles agree with the exact spread, past the range of doubles too', () => {
  for (const dice of [[], pool(3, 6), pool(100, 6), [4, 6, 8, 10, 12], pool(500, 6)]) {
    for (const reading of [countAtLeast(5), totalOfHighest(3), both(highest, lowest)]) {
      const exact = spread<unknown>(dice, reading)
      for (const [i, { value, chance }] of chances<unknown>(dice, reading).entries()) {
        const { value: same, ways } = exact.classes[i] as (typeof exact.classes)[number]
        assert.deepEqual(value, same)
        const share = toNumber({ over: ways, under: exact.total })
        assert.ok(Math.abs(chance - share) <= 1e-12, `${reading.name} of ${dice.length} dice: ${chance}, ${share}`)
      }
    }
  }
})
