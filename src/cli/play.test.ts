// Playing in a terminal, from a script: what is printed, saves, and wrong input.
import assert from 'node:assert/strict'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { callCli } from '../../tests/call-cli.ts'

const story = 'tests/stories/every-tag.ink'
const folder = mkdtempSync(join(tmpdir(), 'quincunx-play-'))
let scripts = 0

async function played(lines: readonly string[], ...flags: string[]) {
  const script = join(folder, `script-${++scripts}.txt`)
  writeFileSync(script, lines.join('\n'))
  return callCli(['play', story, '--script', script, '--seed', 'heron', ...flags])
}

test('a script plays to an ending, with dice, sheet and choices on the way', async () => {
  const { code, out } = await played(['7'], '--hero', 'fighter')
  assert.equal(code, 0)
  assert.match(out, /^Every tag\n=========\n\nThe gate is barred\./)
  assert.match(out, /HP 11\/11 · Power 2, Grace 1, Focus 0/)
  assert.match(out, / 1\. Shoulder it \[power 9\] \(42 %, tie 17 %, fail 42 %\)/)
  assert.match(out, /This is the end: home\./)
  assert.match(out, /You have seen 2 of 4 passages\. The dice: seed "heron"\./)
})

test('no line is wider than asked, and odds can be words or nothing', async () => {
  const { out } = await played(['7'], '--hero', 'mage', '--width', '50', '--odds', 'words')
  assert(
    out.split('\n').every(line => line.length <= 50),
    out,
  )
  assert.match(out, /likely|even|long shot/)
  const { out: silent } = await played(['7'], '--hero', 'mage', '--odds', 'off')
  assert.doesNotMatch(silent, / %/)
})

test('the hero is asked for; a fight is fought by letters; the same seed gives the same output', async () => {
  const lines = ['2', '4', 'a', 'f']
  const first = await played(lines)
  assert.match(first.out, /Who are you\?/)
  assert.match(first.out, /\(a\)ttack {2}\(f\)ight on {2}\(r\)un/)
  assert.match(first.out, /crab: is defeated|is out and cannot continue/)
  assert.deepEqual(await played(lines), first)
})

test('a save can be loaded, gone back in, and marked', async () => {
  const save = join(folder, 'save.json')
  await played(['mark the gate', `save ${save}`, 'quit'], '--hero', 'fighter')
  const { code, out } = await callCli(['play', story, '--load', save, '--script', join(folder, 'script-1.txt')])
  assert.equal(code, 0)
  assert.match(out, /The gate is barred|A chest/)
  const back = await played(['mark the gate', '1', 'back 1', 'marks', 'map', 'log', '7'], '--hero', 'fighter')
  assert.match(back.out, /marked as rewound/)
  assert.match(back.out, /having gone back 1 times/)
  assert.match(back.out, /the audit is clean/)
})

test('input that ends early, or makes no sense, is answered', async () => {
  const { code, out } = await played(['99', 'dance', 'level luck', 'back 77'], '--hero', 'fighter')
  assert.equal(code, 0)
  assert.match(out, /There is no 99 here\./)
  assert.match(out, /A number takes that choice/)
  assert.match(out, /power, grace or focus\?/)
  assert.match(out, /The story is not over/)
})

test('bad calls say what would be right', async () => {
  assert.match((await played([], '--hero', 'wizard')).err, /Unknown archetype "wizard"/)
  assert.match((await played([], '--hero', 'mage', '--spells', 'fire')).err, /begins with 2 spells/)
  assert.match((await callCli(['play', 'nowhere.ink'])).err, /There is no story "nowhere\.ink"/)
  assert.match((await callCli(['story', 'chekc', story])).err, /Did you mean "check"\?/)
  const checked = await callCli(['story', 'check', 'tests/stories/broken/enemy.ink'])
  assert.equal(checked.code, 1)
  assert.match(checked.out, /enemy\.ink:7: Unknown enemy "carb"\. Did you mean "crab"\? \[enemy\]/)
  assert.equal((await callCli(['story', 'check', story])).code, 0)
})
