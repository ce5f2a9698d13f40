// The shipped book keeps its difficulty: seeded plays for two readers and three archetypes, held against the gates that stand beside it; and nothing in it is out of reach.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { isRefusal } from '../../src/kernel/index.ts'
import { loadStory } from '../../src/story/load.ts'
import { coverage, curiousOdds } from '../../src/story/odds/coverage.ts'
import { gateProblems, parseGates } from '../../src/story/odds/gates.ts'
import { storyOdds } from '../../src/story/odds/report.ts'

const shelf = new URL('../../stories/', import.meta.url)
const read = (file: string): string => readFileSync(new URL(file, shelf), 'utf8')

const { book, outline } = loadStory('rent-day.ink', read)
assert(book && outline)

const all = parseGates(JSON.parse(read('gates.json')))
assert(!isRefusal(all))
const gatesOf = (...readers: string[]) => ({ gates: all.gates.filter(({ reader }) => readers.includes(reader)) })

test('Rent Day is as hard as it means to be, for whoever reads it', () => {
  const odds = storyOdds(book, outline, {
    archetypes: ['fighter', 'rogue', 'mage'],
    readers: ['random', 'careful'],
    aims: [],
    method: 'play',
    plays: 2_000,
    seed: 61,
  })
  assert.deepEqual(gateProblems(gatesOf('random', 'careful'), odds), [])
})

test('every passage of Rent Day is seen by one in five hundred of those who look for what they have not seen', () => {
  const question = { plays: 600, seed: 61 }
  assert.deepEqual(gateProblems(gatesOf('curious'), [curiousOdds(book, outline, question)]), [])
  assert.deepEqual(
    coverage(book, outline, question).choices.filter(({ times }) => times === 0),
    [],
  )
})
