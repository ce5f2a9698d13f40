// Journals: every changed byte is found and located; loaded dice too.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { recordPlay } from '../../tests/contract/record.ts'
import { lanternWalk } from '../../tests/tiny/book.ts'
import { fastDraw } from '../dice/index.ts'
import { type Entry, noHash, seal } from './journal.ts'
import { isRefusal } from './refusal.ts'
import { type JournalFile, parseJournal, verifyJournal } from './verify.ts'

const journal = recordPlay(lanternWalk, { 'tb.nerve_cap': 'three' }, fastDraw(3), 60)

/** Reseals everything from an entry on, as a clever cheat would. */
function resealed(file: JournalFile): JournalFile {
  let previous = noHash
  const entries = file.entries.map(({ hash: _, ...body }) => {
    const entry = seal(previous, body as unknown as Entry) as unknown as JournalFile['entries'][number]
    previous = entry.hash
    return entry
  })
  return { ...file, entries }
}

function changed(index: number, change: (entry: JournalFile['entries'][number]) => void): JournalFile {
  const copy = structuredClone(journal)
  change(copy.entries[index] as JournalFile['entries'][number])
  return copy
}

const thrownAt = journal.entries.findIndex(({ throws }) => throws.length > 0)

describe('verifying a journal', () => {
  test('an honest journal holds, with every die proven', () => {
    const verdict = verifyJournal(lanternWalk, journal)
    assert.equal(verdict.wrong, undefined)
    assert.equal(verdict.entries, journal.entries.length)
    assert(verdict.throws >= 3 && verdict.proven === verdict.throws)
  })

  test('one byte changed anywhere is found in its entry', () => {
    const text = JSON.stringify(journal)
    const draw = fastDraw(9)
    const from = text.indexOf('"entries":[') + 11
    for (let i = 0; i < 300; i++) {
      const at = from + draw(text.length - from)
      const was = text.charCodeAt(at)
      const other = String.fromCharCode(was === 0x31 ? 0x32 : 0x31)
      let json: unknown
      try {
        json = JSON.parse(text.slice(0, at) + other + text.slice(at + 1))
      } catch {
        continue // no longer JSON: the file cannot even be read
      }
      const file = parseJournal(json)
      if (isRefusal(file) || JSON.stringify(file) === text) continue
      const verdict = verifyJournal(lanternWalk, file)
      assert(verdict.wrong, `byte ${at} changed from ${String.fromCharCode(was)} to ${other}`)
      const seq = 1 + (text.slice(from, at).match(/"seq":/g)?.length ?? 0) - 1
      assert(Math.abs(verdict.wrong.seq - seq) <= 1, `found at ${verdict.wrong.seq}, changed in ${seq}`)
    }
  })

  test('a face changed and everything sealed again is found by the dice', () => {
    const cheat = changed(thrownAt, ({ throws }) => {
      const pool = throws[0]?.groups.pool as { faces: number[] }
      pool.faces.reverse()
      if (pool.faces.join() === [...pool.faces].reverse().join())
        pool.faces[0] = (pool.faces[0] as number) === 6 ? 5 : 6
    })
    const verdict = verifyJournal(lanternWalk, resealed(cheat))
    assert.equal(verdict.wrong?.seq, thrownAt + 1)
  })

  test('an event changed and everything sealed again is found by the rules', () => {
    const at = journal.entries.findIndex(({ events }) => events.some(({ type }) => type === 'NerveChanged'))
    const cheat = changed(at, ({ events }) => {
      const event = events.find(({ type }) => type === 'NerveChanged') as unknown as { to: number }
      event.to = 3 - event.to
    })
    assert.match(verifyJournal(lanternWalk, resealed(cheat)).wrong?.text ?? '', new RegExp(`entry ${at + 1}, event`))
  })

  test('a missing entry, a wrong secret and an unknown option are named', () => {
    const missing = { ...journal, entries: journal.entries.toSpliced(4, 1) }
    assert.equal(verifyJournal(lanternWalk, missing).wrong?.seq, 5)
    assert(journal.dice)
    const secret = { ...journal, dice: { ...journal.dice, secret: '00'.repeat(32) } }
    assert.match(verifyJournal(lanternWalk, secret).wrong?.text ?? '', /secret/)
    assert.match(verifyJournal(lanternWalk, { ...journal, options: { 'tb.no': 'x' } }).wrong?.text ?? '', /no option/)
  })

  test('without the secret the rules are still checked, and nothing is called proven', () => {
    assert(journal.dice)
    const { secret: _, ...dice } = journal.dice
    assert.deepEqual(verifyJournal(lanternWalk, { ...journal, dice }).proven, 0)
  })
})
