// A generated book of three chapters: without a problem, and solved exactly within the interval of ten thousand plays.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fastDraw } from '../../src/dice/index.ts'
import { loadStory } from '../../src/story/load.ts'
import { ForwardPass } from '../../src/story/odds/forward.ts'
import { prepare } from '../../src/story/odds/prepare.ts'
import { randomReader } from '../../src/story/odds/readers.ts'
import { heroOf } from '../../src/story/odds/report.ts'
import { interval, Simulation } from '../../src/story/odds/simulate.ts'
import { generatedBook, rulesInk } from './generated.ts'

const { book, outline, problems } = loadStory('book.ink', file =>
  file === 'rules.ink' ? rulesInk : generatedBook(30, 1),
)
assert(book && outline)
const hero = heroOf('fighter')
const story = prepare(book, outline, 'fighter', hero.rations)

test('a generated book has no problem, and every flag of it is read', () => {
  assert.deepEqual(problems, [])
})

test('the exact odds lie in the interval of ten thousand plays, and are the same with nothing merged', () => {
  const exact = new ForwardPass(story, randomReader).run(hero)
  const apart = new ForwardPass({ ...story, ahead: new Map() }, randomReader).run(hero)
  const played = new Simulation(story, randomReader, fastDraw(3)).run(hero, 10_000)
  assert(exact.states < apart.states, `${exact.states} sheets, ${apart.states} with nothing merged`)
  assert.deepEqual([...exact.endings.keys()].sort(), ['death', 'e0', 'e1', 'e2'])
  for (const [id, chance] of exact.endings) {
    assert(Math.abs(chance - (apart.endings.get(id) ?? 0)) < 1e-12, id)
    const [low, high] = interval(played.endings.get(id) ?? 0, 10_000)
    assert(chance > low && chance < high, `${id}: ${chance} is not from ${low} to ${high}`)
  }
})
