// Every scenario file in this folder comes out as it says.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { bookById } from '../../src/books/index.ts'
import { isRefusal } from '../../src/kernel/index.ts'
import { parseScenario, runScenario } from '../../src/kernel/scenario.ts'
import { lanternWalk } from '../tiny/book.ts'

const folder = new URL('./', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.json'))

for (const file of files) {
  test(`scenario ${file}`, () => {
    const scenario = parseScenario(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
    assert(!isRefusal(scenario), isRefusal(scenario) ? scenario.text : '')
    const book = scenario.book === lanternWalk.id ? lanternWalk : bookById(scenario.book)
    assert(book, `there is no book "${scenario.book}"`)
    assert.deepEqual(runScenario(book, scenario), [])
  })
}

test('there are scenario files to play', () => assert(files.length > 0))
