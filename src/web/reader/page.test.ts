// The open page is read from the journal: what it shows after a roll, a fight, a rewinding; and which deeds a reading counts.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { preset } from '../../books/gamebook/create.ts'
import { fromScript } from '../../dice/index.ts'
import { isRefusal, isWaiting } from '../../kernel/index.ts'
import { taleOf } from '../../story/play.ts'
import { give, openReading, type Reading, rewind } from '../../story/reading.ts'
import type { TaleCommand } from '../../story/tale.ts'
import { bindStory } from '../parts/bind-story.ts'
import { findings, nothingFound } from './deeds.ts'
import { changesOf, pageOf } from './page.ts'
import { passageMap } from './passage-map.ts'

const files: Record<string, string> = {
  'salt.ink': `# title: The Salt Stair
# enemy: crab, ds 8, weapon 0
LIST outcome = (none), win, tie, lose, fled
-> gate
=== gate ===
# place: The gate
The gate is *barred*.
+ [Shoulder it # test: power 9]
    {outcome == tie: It gives.}
    Wood, and a splinter. # damage: 1
    -> yard
+ [Face the crab # fight: crab] -> yard
=== yard ===
# place: The yard
A yard.
+ [Home] -> home
+ [Back] -> gate
=== home ===
Home. # ending: home good
-> END
`,
}
const { bound } = bindStory('salt.ink', file => files[file])
assert(bound)

function play(reading: Reading, command: TaleCommand, ...pools: number[][]): Reading {
  const next = give(reading, command, 'now', fromScript(pools.map(pool => ({ faces: { pool } }))))
  assert(!isRefusal(next) && !isWaiting(next), JSON.stringify(next))
  return next
}
const begun = (): Reading =>
  play(openReading(taleOf(bound.book), 'seed'), { type: 'Begin', sheet: preset('fighter', 'Berrit') })
const kinds = (reading: Reading) => pageOf(reading).map(item => item.kind)

test('a roll stands between the choice and what follows, with its numbers and its effects', () => {
  const reading = play(begun(), { type: 'Choose', choice: 0 }, [5, 5])
  assert.deepEqual(kinds(reading), ['chosen', 'throw', 'told', 'effect', 'told'])
  const [, thrown] = pageOf(reading)
  assert(thrown?.kind === 'throw')
  assert.equal(thrown.sum, '12 against DS 9.')
  assert.match(thrown.effects.map(({ text }) => text).join(), /9 experience/)
  assert.deepEqual(changesOf(reading), [
    { what: 'hp', by: -1 },
    { what: 'xp', by: 9 },
  ])
})

test('a fight is one page: every exchange, and then the words', () => {
  const fight = play(begun(), { type: 'Choose', choice: 1 })
  assert.deepEqual(kinds(fight), ['chosen'])
  const won = play(play(fight, { type: 'Attack' }, [5, 5]), { type: 'Attack' }, [5, 5])
  assert.deepEqual(kinds(won), ['chosen', 'throw', 'throw', 'told'])
})

test('after a rewinding the page is the one that was gone back to; a bookmark opens no page', () => {
  const yard = play(begun(), { type: 'Choose', choice: 0 }, [5, 5])
  const back = rewind(yard, 1, 'now')
  assert(!isRefusal(back))
  assert.deepEqual(kinds(back), ['told'])
  const marked = play(back, { type: 'Bookmark', name: 'here' })
  assert.equal(kinds(marked)[0], 'told')
  assert.deepEqual(changesOf(back), [])
})

test('deeds and endings are found in the journal, and kept with what was found before', () => {
  const yard = play(begun(), { type: 'Choose', choice: 0 }, [6, 6])
  const end = play(yard, { type: 'Choose', choice: 0 })
  const found = findings(end, nothingFound('salt'))
  assert.deepEqual(found.endings, ['home'])
  assert.deepEqual(found.deeds, ['end', 'good', 'straight', 'half', 'endings'])
  const back = rewind(end, 1, 'now')
  assert(!isRefusal(back))
  const again = play(play(back, { type: 'Choose', choice: 0 }, [6, 6]), { type: 'Choose', choice: 0 })
  assert(!findings(again, nothingFound('salt')).deeds.includes('straight'))
  assert(findings(again, found).deeds.includes('straight'))
})

test('the map shows places seen and ways not taken, and names nothing that was not seen', () => {
  const { spots, ways } = passageMap(bound, ['gate', 'yard'])
  assert.deepEqual(spots.map(({ id }) => id).sort(), ['?home', 'The gate', 'The yard'])
  assert.deepEqual(ways.map(({ from, to }) => `${from} > ${to}`).sort(), [
    'The gate > The yard',
    'The yard > ?home',
    'The yard > The gate',
  ])
})
