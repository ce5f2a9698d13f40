// What the chronicle makes of an entry: which dice counted, what kind it is, which sentence goes without saying.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { kindOf, readingWords, readLines, textOf, thrownDice } from './told.ts'

const thrown = (reading: string, ...faces: number[]) => ({
  label: 'throw',
  groups: { pool: { sides: faces.map(() => 6), faces, reading } },
})
const counting = (reading: string, ...faces: number[]) =>
  thrownDice(thrown(reading, ...faces)).map(({ counts }) => counts)

test('of dice that keep one, one counts; sixes count too where the rule looks for them', () => {
  assert.deepEqual(counting('highest', 2, 5, 5), [false, true, false])
  assert.deepEqual(counting('lowest', 2, 5, 1), [false, false, true])
  assert.deepEqual(counting('both(highest, countAtLeast(6))', 6, 2, 6), [true, false, true])
  assert.deepEqual(counting('total', 2, 5), [true, true])
})

test('how dice were read is said in words, and a reading without words by its name', () => {
  assert.equal(readingWords('both(highest, countAtLeast(6))'), 'the highest counts, and how many show 6 or more')
  assert.equal(readingWords('totalOfHighest(3)'), 'the highest 3, added up')
  assert.equal(readingWords('sideways(2)'), 'sideways(2)')
})

test('talk, throws, seats and story are told apart', () => {
  assert.equal(kindOf({ seq: 1, lines: [], events: [{ type: 'Said', by: 's1', text: 'hello' }] }), 'talk')
  assert.equal(kindOf({ seq: 2, lines: [], events: [{ type: 'TablePaused' }], throws: [thrown('total', 1)] }), 'throw')
  assert.equal(kindOf({ seq: 3, lines: [], events: [{ type: 'AdmissionSet', door: 'open' }] }), 'table')
  assert.equal(kindOf({ seq: 4, lines: [], events: [{ type: 'TablePaused' }] }), 'story')
})

test('that a call was thrown goes without saying once its outcome is told', () => {
  const lines = [{ text: 'Ana dares it.' }, { lead: 'Ana', text: 'dares it', word: 'success' }]
  const events = [{ type: 'CallThrown', call: 'c' }, { type: 'TablePaused' }] as const
  assert.deepEqual(readLines({ seq: 1, lines, events }), [lines[1]])
  assert.deepEqual(readLines({ seq: 1, lines: lines.slice(0, 1), events: events.slice(0, 1) }), [lines[0]])
  assert.equal(textOf({ seq: 1, lines }), 'Ana dares it. Ana success dares it')
})
