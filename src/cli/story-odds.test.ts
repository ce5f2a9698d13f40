// quincunx story odds: what it prints, which method it names, and gates that hold or fail.
import assert from 'node:assert/strict'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { callCli } from '../../tests/call-cli.ts'

const story = 'tests/stories/ten.ink'
const folder = mkdtempSync(join(tmpdir(), 'quincunx-odds-'))

function gateFile(name: string, gates: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(gates))
  return path
}

test('odds name their method and tell endings, passages and deaths', async () => {
  const { code, out } = await callCli(['story', 'odds', story, '--hero', 'rogue', '--passages', '--aim', 'gold'])
  assert.equal(code, 0)
  assert.match(out, /^rogue, random \[exact\]\n {2}gold +27\.14 %/)
  assert.match(out, /deaths: pit/)
  assert.match(out, / {2}door +99\.\d\d %, health 9\.\d/)
  assert.match(out, /rogue, optimal for gold \[exact\]: 51\.39 %/)
  const played = await callCli([
    'story',
    'odds',
    story,
    '--hero',
    'mage',
    '--reader',
    'random',
    '--method',
    'play',
    '--plays',
    '2000',
  ])
  assert.match(played.out, /^mage, random \[95 % interval, 2000 plays\]\n {2}gold +\d+\.\d\d % \(\d+\.\d\d % to/)
})

test('a gate that does not hold fails and says which number is where', async () => {
  const call = (file: string) => callCli(['story', 'odds', story, '--reader', 'random,careful', '--gate', file])
  const holds = gateFile('holds.json', {
    gates: [
      { reader: 'random', of: 'good', least: 0.05, most: 0.9 },
      { reader: 'random', of: 'reach', least: 0.001 },
      { reader: 'random', of: 'deaths', most: 0.3 },
      { archetype: 'rogue', reader: 'random', of: 'ending', ending: 'home', least: 0.6 },
      { reader: 'careful', of: 'spread', most: 0.2 },
    ],
  })
  const fine = await call(holds)
  assert.deepEqual([fine.code, fine.err], [0, '✔ all 5 gates hold\n'])
  const broken = await call(
    gateFile('broken.json', { gates: [{ archetype: 'rogue', reader: 'random', of: 'good', least: 0.5 }] }),
  )
  assert.equal(broken.code, 1)
  assert.match(broken.err, /✖ rogue, random: a good ending is 27\.14 %, not at least 50\.00 %\./)
  const none = await call(gateFile('none.json', { gates: [{ reader: 'lucky', of: 'good' }] }))
  assert.match(none.err, /There are no odds for any archetype, lucky\./)
  const wrong = await call(gateFile('wrong.json', { gates: [{ reader: 'random', of: 'luck', least: 7 }] }))
  assert.equal(wrong.code, 2)
  assert.match(wrong.err, /gates\.0\.of must be .*gates\.0\.least must be a share from 0 to 1/)
})

test('a gate asks for the best reader, for what bots see, and for choices that are never the best', async () => {
  const file = gateFile('best.json', {
    gates: [
      { archetype: 'rogue', reader: 'optimal for gold', of: 'ending', ending: 'gold', least: 0.6 },
      { reader: 'optimal for a good ending', of: 'good', least: 0.5, most: 0.7 },
      { reader: 'curious', of: 'reach', least: 0.002 },
      { reader: 'optimal', of: 'choices' },
    ],
  })
  const { code, out, err } = await callCli(['story', 'odds', story, '--gate', file])
  assert.equal(code, 1)
  assert.deepEqual(err.trim().split('\n'), [
    '✖ rogue, optimal for gold: the ending "gold" is 51.39 %, not at least 60.00 %.',
    '✖ "Face it" in "cave", line 36, is never the best choice for anything.',
  ])
  assert.doesNotMatch(out, /random|careful|curious/)
  assert.match(out, /mage, optimal for a good ending \[exact\]: 65\.28 %/)
  assert.doesNotMatch(out, /optimal for home/)
})

test('bad calls are answered with what there is', async () => {
  assert.match((await callCli(['story', 'odds', story, '--aim', 'goldd'])).err, /Did you mean "gold"\?/)
  assert.match((await callCli(['story', 'odds', story, '--reader', 'carefull'])).err, /Did you mean "careful"\?/)
  assert.match((await callCli(['story', 'odds'])).err, /Name one story\./)
  const broken = await callCli(['story', 'odds', 'tests/stories/broken/tie.ink'])
  assert.equal(broken.code, 1)
  assert.match(broken.err, /Odds are only for a story without problems/)
})
