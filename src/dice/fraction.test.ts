// Fractions: exact, in lowest terms, and turned into doubles and text only at the end.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  compare,
  dividedBy,
  fraction,
  minus,
  one,
  parseFraction,
  plus,
  sum,
  times,
  toNumber,
  writeFraction,
  writePercent,
  zero,
} from './index.ts'

const anyFraction = fc
  .tuple(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: 1, max: 1000 }))
  .map(([over, under]) => fraction(over, under))

test('a fraction is kept in lowest terms with the sign above the line', () => {
  assert.deepEqual(fraction(6, -4), { over: -3n, under: 2n })
  assert.deepEqual(fraction(0, 7), zero)
  assert.throws(() => fraction(1, 0), RangeError)
})

test('adding and multiplying can be undone', () => {
  fc.assert(
    fc.property(anyFraction, anyFraction, (a, b) => {
      assert.deepEqual(minus(plus(a, b), b), a)
      if (b.over !== 0n) assert.deepEqual(dividedBy(times(a, b), b), a)
      assert.equal(compare(a, b), Math.sign(toNumber(a) - toNumber(b)))
    }),
  )
  assert.deepEqual(sum([fraction(1, 2), fraction(1, 3), fraction(1, 6)]), one)
})

test('what is written can be read again, and nothing else', () => {
  fc.assert(fc.property(anyFraction, a => assert.deepEqual(parseFraction(writeFraction(a)), a)))
  for (const wrong of ['', '1/0', '1/00', '1.5', '1/-2', 'one']) assert.equal(parseFraction(wrong), undefined)
})

test('percent is for people', () => {
  assert.equal(writePercent(fraction(5, 9)), '55.56 %')
  assert.equal(writePercent(one, 0), '100 %')
})

test('doubles come out right for numbers of any length', () => {
  assert.equal(toNumber(fraction(1, 3)), 1 / 3)
  assert.equal(toNumber({ over: 10n ** 400n, under: 4n * 10n ** 400n }), 0.25)
  assert.equal(toNumber({ over: -(10n ** 400n), under: 4n * 10n ** 400n }), -0.25)
  assert.equal(toNumber({ over: 1n, under: 2n ** 1000n }), 2 ** -1000)
  assert.equal(toNumber({ over: 3n ** 200n, under: 1n }), Number(3n ** 200n))
})
