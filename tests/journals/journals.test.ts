// Recorded tables, audited on every run: seals, dice and rules must still agree with what was written.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, test } from 'node:test'
import { bookById, books } from '../../src/books/index.ts'
import { isRefusal } from '../../src/kernel/index.ts'
import { parseJournal, verifyJournal } from '../../src/kernel/verify.ts'

const files = globSync('*.json', { cwd: import.meta.dirname })

describe('recorded journals', () => {
  for (const file of files) {
    test(`${file} is as it was written`, () => {
      const journal = parseJournal(JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')))
      if (isRefusal(journal)) assert.fail(journal.text)
      const book = bookById(journal.book) ?? assert.fail(`no book ${journal.book}`)
      const { wrong, entries, throws, proven } = verifyJournal(book, journal)
      assert.equal(wrong, undefined)
      assert.ok(entries > 50 && throws > 0 && proven === throws)
    })
  }

  test('there is one of every book', () => {
    const recorded = new Set(files.map(file => basename(file, '.json')))
    assert.deepEqual(
      books.map(({ id }) => id).filter(id => !recorded.has(id)),
      [],
      'record it with: npm run record BOOK',
    )
  })
})
