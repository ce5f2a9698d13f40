// However a die falls, the face that was recorded is the one that counts, on every die and every face.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { solidOf } from './solids.ts'
import { landed, reads, symmetryOf, tumble } from './tumble.ts'

/** A fixed sequence, so that every run throws alike. */
function sequence(seed: number): () => number {
  let now = seed
  return () => {
    now = (now * 16807) % 2147483647
    return now / 2147483647
  }
}

for (const sides of [4, 6, 8, 10, 12, 20])
  test(`a d${sides} lands on each of its faces when asked to`, () => {
    const solid = solidOf(sides)
    assert.ok(solid)
    for (let face = 1; face <= sides; face++) {
      const { moments } = tumble(solid, face, sequence(face * 7919 + sides))
      const last = moments.at(-1)
      assert.ok(last)
      assert.equal(landed(solid, last) + 1, face)
      assert.equal(reads(solid, last.turn), face, 'what is painted on top')
      assert.ok(Math.abs(last.at[1]) < 1.2, 'it lies on the table')
    }
  })

test('a symmetry takes every face to every other, and the solid onto itself', () => {
  for (const sides of [4, 6, 8, 10, 12, 20]) {
    const solid = solidOf(sides)
    assert.ok(solid)
    for (let to = 1; to < sides; to++) {
      const { x, y, z, w } = symmetryOf(solid, 0, to)
      assert.ok(
        Math.abs(w) < 0.9999 || Math.abs(x) + Math.abs(y) + Math.abs(z) > 0.01,
        `d${sides}: ${to} was not found`,
      )
    }
  }
})
