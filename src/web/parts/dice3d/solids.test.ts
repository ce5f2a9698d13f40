// The dice are the solids that people know: so many faces, corners that meet, opposite numbers that add up.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dot, middle, type Point, solidOf, unit } from './solids.ts'

const faceCorners: readonly (readonly [number, number])[] = [
  [4, 3],
  [6, 4],
  [8, 3],
  [10, 4],
  [12, 5],
  [20, 3],
]

for (const [sides, corners] of faceCorners)
  test(`a d${sides} has ${sides} faces of ${corners} corners each`, () => {
    const solid = solidOf(sides)
    assert.equal(solid?.faces.length, sides)
    assert.ok(solid?.faces.every(face => face.length === corners))
    assert.equal(new Set(solid?.faces.map(face => [...face].sort().join())).size, sides)
  })

test('opposite faces add up to one more than the number of sides', () => {
  for (const sides of [6, 8, 10, 12, 20]) {
    const solid = solidOf(sides)
    assert.ok(solid)
    const normal = (i: number) => unit(middle((solid.faces[i] as number[]).map(c => solid.corners[c] as Point)))
    for (let i = 0; i < sides; i++) assert.ok(dot(normal(i), normal(sides - 1 - i)) < -0.99, `d${sides}, face ${i + 1}`)
  }
})

test('there is no solid for a die that nobody makes', () => assert.equal(solidOf(7), undefined))
