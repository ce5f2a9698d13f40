// Who sees whom: the same both ways, and what is in the way is named.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { randomMap, squaresOf } from '../../tests/grid/random-map.ts'
import { isRefusal } from '../kernel/index.ts'
import {
  coverBetween,
  type GridMap,
  parseMap,
  type Square,
  sees,
  squareName,
  terrainAt,
  withDoor,
  withTerrain,
} from './index.ts'

function drawn(text: string): GridMap {
  const map = parseMap(`A drawing\n${text}`)
  assert(!isRefusal(map), isRefusal(map) ? map.text : '')
  return map
}

/** The cover of the foe marked `a` from the hero marked `1`, with the squares that give it. */
function cover(text: string): string {
  const map = drawn(text)
  const [from, to] = [map.starts.heroes[0] as Square, map.starts.foes[0] as Square]
  const { level, by } = coverBetween(map, from, to)
  return [level, ...by.map(squareName)].join(' ')
}

test('in the open there is no cover', () => {
  assert.equal(cover('1....a'), 'none')
  assert.equal(cover('1.....\n......\n...a..'), 'none')
})

test('a wall, a pillar or a closed door between is full cover, and it is named', () => {
  assert.equal(cover('1..#.a'), 'full D1')
  assert.equal(cover('1..&.a'), 'full D1')
  assert.equal(cover('1....a\nwall C1 east'), 'full C1')
  assert.equal(cover('1....a\ndoor d C1 east closed'), 'full C1')
  assert.equal(cover('1....a\ndoor d C1 east open'), 'none')
})

test('something low right before the target is partial cover; anywhere else it is looked over', () => {
  assert.equal(cover('1...+a'), 'partial E1')
  assert.equal(cover('1+...a'), 'none')
  assert.equal(cover('1.+..a'), 'none')
  assert.equal(cover('1+..+a'), 'partial E1')
  assert.equal(cover('1+a'), 'partial B1')
})

test('the edge of a wall hides half a body', () => {
  assert.equal(cover('1.....\n...##.\n.....a'), 'full D2')
  assert.equal(cover('1....#\n.....a'), 'none')
  assert.equal(cover('1.....\n...#.a'), 'partial D2')
  assert.equal(cover('1.....\n......\n..#..a'), 'none')
})

test('two walls that touch at a corner are tight, one corner is looked past', () => {
  assert.equal(cover('1#\n#a'), 'full A1 B1 A2')
  assert.equal(cover('1#\n.a').startsWith('full'), false)
})

test('across a gap everybody sees', () => {
  assert.equal(cover('1::::a'), 'none')
})

test('outside the map there is nothing to see', () => {
  const map = drawn('..')
  assert.equal(sees(map, { x: 0, y: 0 }, { x: 5, y: 0 }), false)
  assert.equal(coverBetween(map, { x: 5, y: 0 }, { x: 0, y: 0 }).level, 'full')
})

const pairs = (map: GridMap, ...picks: readonly number[]): readonly [Square, Square] | undefined => {
  const squares = squaresOf(map)
  const pick = (i: number) => squares[(picks[i] as number) % squares.length] as Square
  return squares.length > 0 ? [pick(0), pick(1)] : undefined
}

test('A sees B exactly when B sees A, and that is when there is not full cover', () => {
  fc.assert(
    fc.property(randomMap(), fc.nat(), fc.nat(), (map, i, j) => {
      const [a, b] = pairs(map, i, j) ?? []
      if (!a || !b) return
      assert.equal(sees(map, a, b), sees(map, b, a))
      assert.equal(sees(map, a, b), coverBetween(map, a, b).level !== 'full')
    }),
    { numRuns: 400 },
  )
})

test('what is named is in the way: a wall, something low, or the square before a thin wall', () => {
  fc.assert(
    fc.property(randomMap(), fc.nat(), fc.nat(), (map, i, j) => {
      const [a, b] = pairs(map, i, j) ?? []
      if (!a || !b) return
      const { level, by, clear } = coverBetween(map, a, b)
      assert.equal(level === 'none', by.length === 0)
      assert.equal(level === 'none', clear >= 13)
      const sides = map.walls.length + map.doors.length
      for (const square of by)
        assert(sides > 0 || ['wall', 'obstacle', 'low'].includes(terrainAt(map, square)) || cutCorner(map, square))
    }),
  )
})

/** Before two walls that touch at a corner, the square in front of them is named. */
const cutCorner = (map: GridMap, { x, y }: Square): boolean =>
  [-1, 1].some(dx =>
    [-1, 1].some(
      dy =>
        ['wall', 'obstacle'].includes(terrainAt(map, { x: x + dx, y })) &&
        ['wall', 'obstacle'].includes(terrainAt(map, { x, y: y + dy })),
    ),
  )

test('taking something away never lessens what is seen', () => {
  fc.assert(
    fc.property(randomMap(), fc.nat(), fc.nat(), fc.nat(), (map, i, j, k) => {
      const [a, b] = pairs(map, i, j) ?? []
      if (!a || !b) return
      const gone = { x: k % (map.rows[0]?.length ?? 1), y: (k >> 8) % map.rows.length }
      const opened = map.doors.reduce((now, { id }) => withDoor(now, id, true), withTerrain(map, gone, 'floor'))
      assert(coverBetween(opened, a, b).clear >= coverBetween(map, a, b).clear)
    }),
  )
})
