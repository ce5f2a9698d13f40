// Ways over the squares: what is reached, at what cost, and never through a wall.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { randomMap, squaresOf } from '../../tests/grid/random-map.ts'
import { isRefusal } from '../kernel/index.ts'
import {
  distance,
  type GridMap,
  noLimit,
  parseMap,
  reach,
  type Square,
  sameSquare,
  terrainAt,
  touching,
} from './index.ts'

function drawn(text: string): GridMap {
  const map = parseMap(`A drawing\n${text}`)
  assert(!isRefusal(map), isRefusal(map) ? map.text : '')
  return map
}

const at = (x: number, y: number): Square => ({ x, y })

test('a diagonal counts as one square: five steps from corner to corner of a field of six', () => {
  const map = drawn('......\n'.repeat(6))
  assert.equal(reach(map, at(0, 0), 5).costTo(at(5, 5)), 5)
  assert.equal(reach(map, at(0, 0), 4).costTo(at(5, 5)), undefined)
  assert.equal(reach(map, at(0, 0), 5).squares.length, 35)
})

test('rough ground and low things cost double, a gap and a wall cannot be entered', () => {
  const map = drawn('.~.\n.+.\n.:.\n.#.')
  const { costTo } = reach(map, at(0, 0), 3)
  assert.equal(costTo(at(1, 0)), 2)
  assert.equal(costTo(at(1, 1)), 2)
  assert.equal(costTo(at(2, 0)), 3)
  assert.equal(costTo(at(1, 2)), undefined)
  assert.equal(costTo(at(1, 3)), undefined)
})

test('nobody slips between two walls that touch at a corner, but one corner may be cut', () => {
  assert.equal(touching(drawn('.#\n#.'), at(0, 0), at(1, 1)), false)
  assert.equal(touching(drawn('.#\n..'), at(0, 0), at(1, 1)), true)
  assert.equal(touching(drawn('..\n..\nwall A1 east\nwall A1 south'), at(0, 0), at(1, 1)), false)
})

test('a thin wall and a closed door are gone round, an open door is gone through', () => {
  const room = (door: string) => drawn(`..\n..\nwall A1 east\ndoor d A2 east ${door}`)
  assert.equal(reach(room('closed'), at(0, 0), 9).costTo(at(1, 0)), undefined)
  assert.equal(reach(room('open'), at(0, 0), 9).costTo(at(1, 0)), 2)
})

test('foes bar the way, friends are passed, and nobody stops on anybody', () => {
  const map = drawn('....')
  assert.equal(reach(map, at(0, 0), 5, { taken: [at(1, 0)] }).costTo(at(2, 0)), 2)
  assert.equal(reach(map, at(0, 0), 5, { taken: [at(1, 0)] }).costTo(at(1, 0)), undefined)
  assert.equal(reach(map, at(0, 0), 5, { barred: [at(1, 0)] }).costTo(at(2, 0)), undefined)
})

test('a start outside the map reaches nothing', () => {
  assert.deepEqual(reach(drawn('..'), at(7, 7), 5).squares, [])
})

test('every path is made of open steps that cost what was said, and the way back costs its own ground', () => {
  fc.assert(
    fc.property(randomMap(), fc.nat(), fc.nat(), fc.integer({ min: 0, max: 9 }), (map, a, b, budget) => {
      const squares = squaresOf(map)
      if (squares.length === 0) return
      const [from, barred] = [squares[a % squares.length] as Square, squares[b % squares.length] as Square]
      const others = sameSquare(from, barred) ? {} : { barred: [barred] }
      const found = reach(map, from, budget, others)
      for (const { square, cost } of found.squares) {
        const path = found.pathTo(square) as readonly Square[]
        assert(cost <= budget && cost >= distance(from, square))
        assert(sameSquare(path.at(-1) as Square, square))
        let [spent, here] = [0, from]
        for (const next of path) {
          assert(touching(map, here, next))
          assert(!('barred' in others) || !sameSquare(next, barred))
          spent += ['rough', 'low'].includes(terrainAt(map, next)) ? 2 : 1
          here = next
        }
        assert.equal(spent, cost)
      }
    }),
  )
})

test('the cheapest cost is that of a plain search which relaxes every step until nothing changes', () => {
  fc.assert(
    fc.property(randomMap(2, 8), fc.nat(), (map, a) => {
      const squares = squaresOf(map)
      if (squares.length === 0) return
      const from = squares[a % squares.length] as Square
      const best = new Map(squares.map(square => [square, sameSquare(square, from) ? 0 : Infinity]))
      for (let changed = true; changed; ) {
        changed = false
        for (const here of squares)
          for (const next of squares) {
            const step = ['rough', 'low'].includes(terrainAt(map, next)) ? 2 : 1
            const sum = (best.get(here) as number) + step
            if (!touching(map, here, next) || sum >= (best.get(next) as number)) continue
            best.set(next, sum)
            changed = true
          }
      }
      const found = reach(map, from, noLimit)
      for (const [square, cost] of best)
        if (cost > 0) assert.equal(found.costTo(square) ?? Infinity, cost, JSON.stringify(square))
    }),
  )
})

test('touching goes both ways', () => {
  fc.assert(
    fc.property(randomMap(), map => {
      const squares = squaresOf(map)
      for (const a of squares)
        for (const b of squares) if (distance(a, b) <= 1) assert.equal(touching(map, a, b), touching(map, b, a))
    }),
  )
})
