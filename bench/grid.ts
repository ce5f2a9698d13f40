// The grid on a map of 60 by 60: ways, and cover to fifty targets, against the same written the plain way.
import { fastDraw } from '../src/dice/index.ts'
import {
  coverBetween,
  type GridMap,
  noLimit,
  reach,
  type Square,
  sees,
  standable,
  withTerrain,
} from '../src/grid/index.ts'
import { milliseconds, printTable, timeBoth, times } from './measure.ts'
import { plainLines, plainReach } from './plain-grid.ts'

const side = 60
const draw = fastDraw(60)
const pick = (symbols: string): string => symbols[draw(symbols.length)] as string

/** One square in five is something: walls, pillars, low things, rough ground, gaps. */
const map: GridMap = {
  name: 'The field',
  rows: Array.from({ length: side }, () =>
    Array.from({ length: side }, () => pick('................###&&+~:')).join(''),
  ),
  walls: [],
  doors: [],
  starts: { heroes: [], foes: [] },
}

function somewhere(): Square {
  for (;;) {
    const square = { x: draw(side), y: draw(side) }
    if (standable(map, square)) return square
  }
}

const from = somewhere()
const targets = Array.from({ length: 50 }, somewhere)

export function grid(): void {
  const questions: readonly [string, () => unknown, () => unknown][] = [
    ['squares within 5', () => reach(map, from, 5), () => plainReach(map, from, 5)],
    ['squares within 30', () => reach(map, from, 30), () => plainReach(map, from, 30)],
    ['the whole map', () => reach(map, from, noLimit), () => plainReach(map, from, noLimit)],
    [
      'cover to 50 targets',
      () => targets.map(target => coverBetween(map, from, target)),
      () => targets.map(target => plainLines(map, from, target)),
    ],
    [
      'who of 50 is seen',
      () => targets.map(target => sees(map, from, target)),
      () => targets.map(target => plainLines(map, from, target) > 0),
    ],
    [
      'a turn: within 5, then cover to 50',
      () => [reach(map, from, 5), targets.map(target => coverBetween(map, from, target))],
      () => [plainReach(map, from, 5), targets.map(target => plainLines(map, from, target))],
    ],
    [
      'a changed map: all of it anew',
      () => reach(withTerrain(map, from, 'low'), from, 5),
      () => plainReach(withTerrain(map, from, 'low'), from, 5),
    ],
  ]
  const rows = questions.map(([name, ours, peer]) => {
    const timed = timeBoth(ours, peer)
    return [
      name,
      milliseconds(timed.ours.first),
      milliseconds(timed.ours.steady),
      milliseconds(timed.peer.steady),
      times(timed.peer.steady / timed.ours.steady),
    ]
  })
  printTable(
    'The grid, 60 by 60 squares: how many times faster than the plain way',
    ['', 'first call', 'steady', 'plain', 'ratio'],
    rows,
  )
}
