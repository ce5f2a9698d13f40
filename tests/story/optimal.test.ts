// The shipped book for the best there is: held against the gates that ask for it, and no choice in it that is never the best for anybody.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { isRefusal } from '../../src/kernel/index.ts'
import { loadStory } from '../../src/story/load.ts'
import { askedBy, gateProblems, parseGates } from '../../src/story/odds/gates.ts'
import { storyOdds } from '../../src/story/odds/report.ts'

const shelf = new URL('../../stories/', import.meta.url)
const read = (file: string): string => readFileSync(new URL(file, shelf), 'utf8')

test('Rent Day can be won as often as it means to be, and every choice in it is the best for somebody', () => {
  const { book, outline } = loadStory('rent-day.ink', read)
  const parsed = parseGates(JSON.parse(read('gates.json')))
  assert(book && outline && !isRefusal(parsed))
  const gates = parsed.gates.filter(({ reader }) => reader.startsWith('optimal'))
  const { aims, told, choices } = askedBy(
    { gates },
    book.endings.map(({ id }) => id),
  )
  const question = { aims, choices: choices ?? false, method: 'exact', plays: 0, seed: 1 } as const
  const readers = gates.length > 0 ? (['optimal'] as const) : []
  const odds = storyOdds(book, outline, {
    ...question,
    ...(told && { told }),
    archetypes: ['rogue', 'mage', 'fighter'],
    readers,
  })
  assert.deepEqual(gateProblems({ gates }, odds), [])
})
