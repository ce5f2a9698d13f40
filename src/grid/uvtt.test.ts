// Universal VTT maps: walls, doors, origin and picture come over; hostile and broken files do not.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { isRefusal } from '../kernel/index.ts'
import { coverBetween, importUvtt, noLimit, reach, sees, terrainAt, withDoor } from './index.ts'

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const box = (x: number, y: number, w: number, h: number) => [
  { x, y },
  { x: x + w, y },
  { x: x + w, y: y + h },
  { x, y: y + h },
  { x, y },
]

/** Two rooms of four by four side by side, a door between, everything moved by an origin. */
const file = (closed: boolean, origin = { x: 10, y: 20 }) => ({
  format: 0.3,
  resolution: { map_origin: origin, map_size: { x: 8, y: 4 }, pixels_per_grid: 70 },
  line_of_sight: [
    box(origin.x, origin.y, 8, 4),
    [
      { x: origin.x + 4, y: origin.y },
      { x: origin.x + 4, y: origin.y + 1 },
    ],
    [
      { x: origin.x + 4, y: origin.y + 2 },
      { x: origin.x + 4, y: origin.y + 4 },
    ],
  ],
  objects_line_of_sight: [box(origin.x + 1, origin.y + 2, 1, 1), box(origin.x + 6.1, origin.y + 3.1, 0.3, 0.3)],
  portals: [
    {
      position: { x: origin.x + 4, y: origin.y + 1.5 },
      bounds: [
        { x: origin.x + 4, y: origin.y + 1 },
        { x: origin.x + 4, y: origin.y + 2 },
      ],
      rotation: 0,
      closed,
      freestanding: false,
    },
  ],
  lights: [],
  image: png,
})

function imported(json: unknown) {
  const answer = importUvtt('rooms.dd2vtt', JSON.stringify(json))
  assert(!isRefusal(answer), isRefusal(answer) ? answer.text : '')
  return answer
}

test('size, origin, walls, doors, things and picture come over', () => {
  const { map, image, pixelsPerSquare } = imported(file(true))
  assert.equal(pixelsPerSquare, 70)
  assert.deepEqual(image, { type: 'image/png', base64: png })
  assert.deepEqual([map.rows.length, map.rows[0]?.length], [4, 8])
  assert.deepEqual(map.doors, [{ id: 'door-1', edges: [{ x: 3, y: 1, side: 'east' }], open: false }])
  assert.deepEqual(
    map.walls,
    [0, 2, 3].map(y => ({ x: 3, y, side: 'east' })),
  )
  assert.equal(terrainAt(map, { x: 1, y: 2 }), 'obstacle')
  assert.equal(terrainAt(map, { x: 6, y: 3 }), 'low')
})

test('through the closed door nobody goes or sees, through the open one both', () => {
  const [a, b] = [
    { x: 2, y: 1 },
    { x: 5, y: 1 },
  ]
  const { map } = imported(file(true))
  assert.equal(sees(map, a, b), false)
  assert.equal(reach(map, a, noLimit).costTo(b), undefined)
  const open = withDoor(map, 'door-1', true)
  assert.equal(coverBetween(open, a, b).level, 'none')
  assert.equal(reach(open, a, noLimit).costTo(b), 3)
  assert.deepEqual(open, imported(file(false)).map)
})

test('a closed line of any shape encloses: nobody leaves a cave whose wall is no polygon of squares', () => {
  const point = fc.record({
    r: fc.double({ min: 1.2, max: 5.5, noNaN: true }),
    a: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(point, { minLength: 3, maxLength: 12 }), points => {
      const ring = [...points]
        .sort((p, q) => p.a - q.a)
        .map(({ r }, i, all) => {
          const angle = (2 * Math.PI * i) / all.length
          return { x: 6.5 + r * Math.cos(angle), y: 6.5 + r * Math.sin(angle) }
        })
      const { map } = imported({
        resolution: { map_size: { x: 13, y: 13 }, pixels_per_grid: 50 },
        line_of_sight: [[...ring, ring[0]]],
      })
      const inside = reach(map, { x: 6, y: 6 }, noLimit)
      assert.equal(inside.costTo({ x: 0, y: 0 }), undefined)
      assert(map.walls.length >= 4)
    }),
  )
})

const whole = file(true)
const bad: readonly (readonly [string, RegExp])[] = [
  ['no json', /not JSON/],
  ['[]', /The file must be an object/],
  ['{}', /resolution must be an object/],
  [JSON.stringify({ ...whole, resolution: { ...whole.resolution, map_size: { x: 9e9, y: 4 } } }), /1 to 200/],
  [
    JSON.stringify({ ...whole, resolution: { ...whole.resolution, map_size: { x: '8', y: 4 } } }),
    /map_size.x must be a number/,
  ],
  [JSON.stringify({ ...whole, resolution: { ...whole.resolution, pixels_per_grid: 0 } }), /must be 1 to 10000/],
  [JSON.stringify({ ...whole, line_of_sight: 'walls' }), /line_of_sight must be a list/],
  [JSON.stringify({ ...whole, line_of_sight: [[{ x: 1 }]] }), /line_of_sight\[0\]\[0\].y must be a number/],
  [JSON.stringify({ ...whole, line_of_sight: [[{ x: 1e12, y: 0 }]] }), /far outside/],
  [JSON.stringify({ ...whole, line_of_sight: Array(50_001).fill([]) }), /at most 50000/],
  [JSON.stringify({ ...whole, portals: [{ bounds: [], closed: true }] }), /must be two points/],
  [JSON.stringify({ ...whole, portals: [{ ...whole.portals[0], closed: 'yes' }] }), /true or false/],
  [JSON.stringify({ ...whole, image: '<svg onload=alert(1)>' }), /PNG, JPEG or WebP/],
  [JSON.stringify({ ...whole, image: `${png}"><script>` }), /PNG, JPEG or WebP/],
  [JSON.stringify({ ...whole, image: 5 }), /text in base 64/],
]

for (const [text, reason] of bad)
  test(`a broken file is refused with a sentence: ${reason.source}`, () => {
    const answer = importUvtt('evil.uvtt', text)
    assert(isRefusal(answer))
    assert.match(answer.text, reason)
  })

test('whatever JSON a file holds, it is a map or a sentence', () => {
  fc.assert(
    fc.property(fc.json(), text => {
      const answer = importUvtt('any.uvtt', text)
      assert(isRefusal(answer) ? answer.text.length > 10 : answer.map.rows.length > 0)
    }),
  )
})
