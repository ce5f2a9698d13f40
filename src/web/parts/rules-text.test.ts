// Rules are told as text with ids: every id is found, markup stays visible text, tables keep their cells.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { bookOfRule, findRule, plain, readRules, spans } from './rules-text.ts'

const sample = `# The Lantern Walk
Walk in *the dark*.

## 1 Daring
- **TB-1** Throw two dice
  and keep the highest, see TB-2. *(advice: told by the guide)*
- **TB-Q1 Nerve** Does it stop at \`3\`?

| dice | chance |
| --- | --- |
| 2 | 3/4 |

<script>alert(1)</script>
`

test('a rule spreads over source lines, loses its advice mark and links to others', () => {
  const rule = findRule(readRules(sample), 'TB-1')
  assert.equal(rule && plain(rule), 'Throw two dice and keep the highest, see TB-2.')
  assert.deepEqual(
    rule?.spans.filter(({ kind }) => kind === 'rule').map(({ text }) => text),
    ['TB-2'],
  )
})

test('a ruling has a title, a table its rows, and markup stays text', () => {
  const [, section] = readRules(sample)
  assert.equal(findRule(readRules(sample), 'TB-Q1')?.title, 'Nerve')
  const table = section?.lines.find(line => line.kind === 'table')
  assert.deepEqual(table?.rows, [[spans('2'), spans('3/4')]])
  const last = section?.lines.at(-1)
  assert.equal(last && 'spans' in last && plain(last), '<script>alert(1)</script>')
})

test('every rule of every book can be found by its id, and its id leads back to the book', () => {
  for (const file of globSync('src/books/*/rules.md')) {
    const text = readFileSync(file, 'utf8')
    const sections = readRules(text)
    const ids = [...text.matchAll(/^- \*\*([A-Z]{2}-[^\s*]+)/gm)].map(([, id]) => id ?? '')
    assert.ok(ids.length > 0, file)
    for (const id of ids) {
      assert.ok(findRule(sections, id), `${file}: ${id}`)
      assert.ok(file.includes(bookOfRule(id) ?? 'no book'), `${file}: ${id}`)
    }
  }
})
