// Maps as text and as JSON: read, written, and refused with a sentence.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { randomMap } from '../../tests/grid/random-map.ts'
import { isRefusal } from '../kernel/index.ts'
import { parseGridMap, parseMap, parseSquareName, squareName, writeMap } from './index.ts'

test('a drawing becomes a map: squares, starts, thin walls and doors', () => {
  const map = parseMap('The shed\n#####\n#1.a#\n#####\nwall B2 east\ndoor gate C2 east closed\n')
  assert.deepEqual(map, {
    name: 'The shed',
    rows: ['#####', '#...#', '#####'],
    walls: [{ x: 1, y: 1, side: 'east' }],
    doors: [{ id: 'gate', edges: [{ x: 2, y: 1, side: 'east' }], open: false }],
    starts: { heroes: [{ x: 1, y: 1 }], foes: [{ x: 3, y: 1 }] },
  })
})

test('what is written reads back the same, as text and as JSON', () => {
  fc.assert(
    fc.property(randomMap(), map => {
      assert.deepEqual(parseGridMap(JSON.parse(JSON.stringify(map))), map)
      const again = parseMap(writeMap(map))
      assert(!isRefusal(again))
      assert.deepEqual(parseMap(writeMap(again)), again)
      assert.deepEqual(again.rows, map.rows)
    }),
  )
})

test('squares have names as on a chessboard', () => {
  assert.equal(squareName({ x: 2, y: 3 }), 'C4')
  assert.equal(squareName({ x: 26, y: 0 }), 'AA1')
  for (let x = 0; x < 200; x++) assert.deepEqual(parseSquareName(squareName({ x, y: 9 })), { x, y: 9 })
  assert.equal(parseSquareName('4C'), undefined)
})

const badTexts: readonly (readonly [string, RegExp])[] = [
  ['', /empty/],
  ['Only a name', /no squares/],
  [`${'x'.repeat(81)}\n..`, /at most 80 characters/],
  ['Uneven\n...\n..', /Line 3: this row has 2 squares, the first has 3/],
  ['Odd\n.?.', /Line 2: "\?" means nothing/],
  ['Twice\n1.1', /Line 2: "1" marks a second square/],
  ['Wall\n..\nwall A1 north', /Line 3: a side is told as/],
  ['Wall\n..\nwall A1 east shut', /Line 3: "shut" is too much/],
  ['Door\n..\ndoor gate A1 east ajar', /Line 3: a door ends with/],
  ['Late\n..\nwall A1 east\n..', /Line 4: walls and doors come after/],
  ['Edge\n..\nwall B1 east', /east side of B1 is not between two squares/],
  [`Wide\n${'.'.repeat(201)}`, /at most 200 squares/],
  [`Tall\n${'.\n'.repeat(201)}`, /at most 200 rows/],
]

for (const [text, reason] of badTexts)
  test(`a drawing is refused with a sentence: ${reason.source}`, () => {
    const answer = parseMap(text)
    assert(isRefusal(answer))
    assert.match(answer.text, reason)
  })

const good = { name: 'A', rows: ['..'], walls: [], doors: [], starts: { heroes: [], foes: [] } }
const badJson: readonly (readonly [unknown, RegExp])[] = [
  [null, /is an object/],
  [{ ...good, name: '' }, /needs a name/],
  [{ ...good, rows: [] }, /1 to 200 rows/],
  [{ ...good, rows: ['.x'] }, /each one of/],
  [{ ...good, rows: ['..', '.'] }, /one and the same length/],
  [{ ...good, walls: [{ x: 0, y: 0, side: 'up' }] }, /walls as a list/],
  [{ ...good, walls: [{ x: 1, y: 0, side: 'east' }] }, /not between two squares/],
  [{ ...good, doors: [{ id: 'd' }] }, /doors as a list/],
  [{ ...good, doors: [0, 1].map(() => ({ id: 'd', edges: [], open: true })) }, /different ids/],
  [{ ...good, starts: { heroes: [{ x: 9, y: 9 }], foes: [] } }, /x 9, y 9 is no such square/],
  [{ ...good, starts: [] }, /has starts/],
  [{ ...good, starts: { heroes: [{ x: 0, y: 0 }], foes: [{ x: 0, y: 0 }] } }, /A1 is there twice/],
]

for (const [json, reason] of badJson)
  test(`a map as JSON is refused with a sentence: ${reason.source}`, () => {
    const answer = parseGridMap(json)
    assert(isRefusal(answer))
    assert.match(answer.text, reason)
  })
