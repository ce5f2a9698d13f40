// Random maps for property tests: every terrain, thin walls, doors, any proportion.
import fc from 'fast-check'
import { type Edge, type GridMap, type Square, standable, symbolOf } from '../../src/grid/index.ts'

const symbol = fc.oneof(
  { weight: 8, arbitrary: fc.constant(symbolOf.floor) },
  { weight: 1, arbitrary: fc.constantFrom(...Object.values(symbolOf)) },
)

export const randomMap = (least = 2, most = 14): fc.Arbitrary<GridMap> =>
  fc
    .record({ width: fc.integer({ min: least, max: most }), height: fc.integer({ min: least, max: most }) })
    .chain(({ width, height }) => {
      const row = fc.array(symbol, { minLength: width, maxLength: width }).map(symbols => symbols.join(''))
      const edge = fc
        .record({
          x: fc.nat(width - 2),
          y: fc.nat(height - 2),
          side: fc.constantFrom<Edge['side']>('east', 'south'),
        })
        .map(({ x, y, side }): Edge => ({ x, y, side }))
      const door = fc.record({ edges: fc.array(edge, { minLength: 1, maxLength: 2 }), open: fc.boolean() })
      return fc.record({
        name: fc.constant('A random map'),
        rows: fc.array(row, { minLength: height, maxLength: height }),
        walls: fc.array(edge, { maxLength: 8 }),
        doors: fc
          .array(door, { maxLength: 3 })
          .map(doors => doors.map(({ edges, open }, i) => ({ id: `door-${i + 1}`, edges, open }))),
        starts: fc.constant({ heroes: [], foes: [] }),
      })
    })
    .map(map => JSON.parse(JSON.stringify(map)) as GridMap)

export const squaresOf = (map: GridMap): readonly Square[] =>
  map.rows.flatMap((row, y) => [...row].map((_, x) => ({ x, y }))).filter(square => standable(map, square))
