// quincunx scenario and verify as a person calls them, with wrong input too.
import assert from 'node:assert/strict'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { callCli } from '../../tests/call-cli.ts'

const folder = mkdtempSync(join(tmpdir(), 'quincunx-'))

function file(name: string, content: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

const call = (...args: string[]) => callCli(args)

describe('quincunx scenario and verify', () => {
  test('a schema for editors', async () => {
    const { code, out } = await call('scenario', '--schema')
    assert.equal(code, 0)
    assert.equal(JSON.parse(out).type, 'object')
  })

  test('no file, a missing file, no JSON, no scenario: exit 2 and a sentence', async () => {
    const wrong = [[], [join(folder, 'none.json')], [file('a.json', '{')], [file('b.json', { title: 7 })]]
    for (const words of wrong) {
      const { code, err } = await call('scenario', ...words)
      assert.equal(code, 2)
      assert.match(err, /Name at least|cannot be read|is not JSON|is not a scenario/)
    }
  })

  test('an unknown book is answered in words', async () => {
    const { code, err } = await call('scenario', file('c.json', { title: 'x', book: 'last-thrw', steps: [] }))
    assert.equal(code, 2)
    assert.match(err, /book "last-thrw"/)
  })

  test('a file that is no journal: exit 2', async () => {
    const { code, err } = await call('verify', file('d.json', { quincunx: 'journal' }))
    assert.equal(code, 2)
    assert.match(err, /entries/)
  })
})
