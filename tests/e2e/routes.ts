// Finds a way through a story to an ending, with the engine itself: the same seed and the same choices give the same tale in a browser.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { preset } from '../../src/books/gamebook/create.ts'
import { fastDraw } from '../../src/dice/index.ts'
import { isRefusal, isWaiting } from '../../src/kernel/index.ts'
import { loadStory } from '../../src/story/load.ts'
import { offered, taleOf } from '../../src/story/play.ts'
import { give, openReading, type Reading, taleNow } from '../../src/story/reading.ts'
import type { TaleCommand } from '../../src/story/tale.ts'

/** One key for each step: the number of a choice, or f to fight to the end. */
export interface Route {
  readonly ending: string
  readonly keys: readonly string[]
}

const folder = new URL('../../stories/', import.meta.url)
const { book } = loadStory('rent-day.ink', file => readFileSync(new URL(file, folder), 'utf8'))
assert(book)
const rules = taleOf(book)

function play(seed: string, way: number): Route | undefined {
  const draw = fastDraw(way)
  let reading = step(openReading(rules, seed), { type: 'Begin', sheet: preset('fighter', 'Berrit') })
  const keys: string[] = []
  for (let tale = taleNow(reading); !tale.ending; tale = taleNow(reading)) {
    if (keys.length > 90) return undefined
    const open = offered(tale)
    const at = tale.fight ? -1 : draw(open.length)
    keys.push(tale.fight ? 'f' : String(at + 1))
    reading = step(reading, tale.fight ? { type: 'FightOn' } : { type: 'Choose', choice: open[at] as number })
  }
  return { ending: taleNow(reading).ending?.id ?? '', keys }
}

function step(reading: Reading, command: TaleCommand): Reading {
  const next = give(reading, command, 'now')
  assert(!isRefusal(next) && !isWaiting(next), JSON.stringify(next))
  return next
}

/** As many routes as asked for, each to another ending, none of them a death. */
export function routes(seed: string, count: number): readonly Route[] {
  const found = new Map<string, Route>()
  for (let way = 1; found.size < count && way < 2000; way++) {
    const route = play(seed, way)
    const told = route && book?.endings.some(({ id }) => id === route.ending)
    if (route && told && !found.has(route.ending)) found.set(route.ending, route)
  }
  assert.equal(found.size, count, `only ${[...found.keys()].join(', ')}`)
  return [...found.values()]
}
