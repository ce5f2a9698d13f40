// quincunx story cover: what the bots have seen, what they have not, and the exit code that says so.
import assert from 'node:assert/strict'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { callCli } from '../../tests/call-cli.ts'

const folder = mkdtempSync(join(tmpdir(), 'quincunx-cover-'))
const ladder = `# title: The Ladder
LIST outcome = (none), win, tie, lose, fled
EXTERNAL max_hp()
-> foot
=== foot ===
A ladder.
+ {max_hp() > 90} [Jump] -> roof
+ [Go home] -> home
=== roof ===
Up. # ending: up good
-> END
=== home ===
Home. # ending: home
-> END
=== function max_hp() ===
~ return 0
`

test('what no bot can see is named, and fails', async () => {
  const path = join(folder, 'ladder.ink')
  writeFileSync(path, ladder)
  const { code, out } = await callCli(['story', 'cover', path, '--plays', '30'])
  assert.equal(code, 1)
  assert.equal(out, '2 of 3 passages seen\n  not roof\n1 of 2 endings reached\n  not up\n1 of 1 choices taken\n')
})

test('a story that is seen whole passes', async () => {
  const { code, out } = await callCli(['story', 'cover', 'tests/stories/ten.ink'])
  assert.equal(out.match(/^ {2}not/gm), null, out)
  assert.equal(code, 0)
})

test('a story that does not compile is not walked', async () => {
  const path = join(folder, 'broken.ink')
  writeFileSync(path, '-> nowhere\n')
  const { code, err } = await callCli(['story', 'cover', path])
  assert.equal(code, 1)
  assert.match(err, /Bots only walk a story without problems/)
})
