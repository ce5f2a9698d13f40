// Playing: choices with rolls, fights, effects, death and endings, with scripted dice; and the journal around it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { preset } from '../books/gamebook/create.ts'
import { fromScript } from '../dice/index.ts'
import { isRefusal, isWaiting } from '../kernel/index.ts'
import { loadStory, type StoryBook } from './load.ts'
import { offered, taleOf } from './play.ts'
import { audit, bookmarks, give, openReading, type Reading, resume, rewind, saveOf, stops, taleNow } from './reading.ts'
import { heroOfTale, type TaleCommand, type TaleEvent } from './tale.ts'

const rules = `EXTERNAL hp()
EXTERNAL knows(spell)
EXTERNAL margin()
LIST outcome = (none), win, tie, lose, fled
=== function hp() ===
~ return 1
=== function knows(spell) ===
~ return true
=== function margin() ===
~ return 1
`

const text = `# title: The Salt Stair
# enemy: crab, ds 8, weapon 0
# enemy: widow, ds 11, weapon 2, immune coldsnap
INCLUDE rules.ink
VAR wet = false
-> gate

=== gate ===
# place: North gate
The gate is barred.
+ [Shoulder it # test: power 9]
    { outcome:
    - win:
        It bursts by {margin()}.
        -> yard
    - tie:
        It gives, loudly. # damage: 1
        -> yard
    - else:
        It holds.
        -> gate
    }
+ [Freeze the hinge # cast: coldsnap 9]
    {outcome == tie: Half of it.}
    -> yard
+ [Face the crab # fight: crab] -> after_crab
+ [Walk into an ambush # fight: widow noflee ambush] -> after_crab
+ [Run along the wall # flee: 10]
    {outcome == tie: Nearly.}
    -> yard
+ [Listen # test: focus 12 nodamage]
    {outcome == tie: A word.}
    {outcome == lose: Nothing at all.}
    -> gate
* [Rest in the lee # rest] -> gate
+ [Drink the sea]
    ~ wet = true
    It is salt. # damage: 9
    You will never read this.
    -> yard

=== after_crab ===
{ outcome:
- win:
    It is still.
- fled:
    You are out of its reach.
}
-> yard

=== yard ===
A chest, and {hp()} breaths left in you. # ration: 1 # learn: sunburst # xp: 5 # weapon: spear 2
+ [Go home] -> home
+ [Back] -> gate

=== home ===
Home. # ending: home good
-> END

=== death ===
You lie in the {wet: sea|sand}.
-> END
`

function bookOf(story = text): StoryBook {
  const files: Record<string, string> = { 'salt.ink': story, 'rules.ink': rules }
  const { book, problems } = loadStory('salt.ink', file => files[file])
  assert.deepEqual(problems, [])
  assert(book)
  return book
}

const at = '2026-01-01T20:00:00Z'

function play(reading: Reading, command: TaleCommand, ...pools: number[][]): Reading {
  const next = give(reading, command, at, fromScript(pools.map(pool => ({ faces: { pool } }))))
  assert(!isRefusal(next) && !isWaiting(next), JSON.stringify(next))
  return next
}

const begin = (kind: 'fighter' | 'mage' = 'fighter', book = bookOf()): Reading =>
  play(openReading(taleOf(book), 'seed'), {
    type: 'Begin',
    sheet: preset(kind, 'Ilse', kind === 'mage' ? ['coldsnap', 'windstorm'] : []),
  })

const choose = (reading: Reading, words: string): TaleCommand => {
  const choice = taleNow(reading).choices.findIndex(({ text }) => text.startsWith(words))
  assert(choice >= 0, `no choice "${words}"`)
  return { type: 'Choose', choice }
}
const pick = (reading: Reading, words: string, ...pools: number[][]): Reading =>
  play(reading, choose(reading, words), ...pools)
const said = (reading: Reading): string =>
  taleNow(reading)
    .lines.map(({ text }) => text)
    .join(' ')
const lastEvents = ({ entries }: Reading): readonly string[] => (entries.at(-1)?.events ?? []).map(({ type }) => type)
const hero = (reading: Reading) => heroOfTale(taleNow(reading))

test('a story opens with its first passage and its choices; a spell that is not known is not offered', () => {
  const reading = begin()
  assert.equal(said(reading), 'The gate is barred.')
  assert.equal(taleNow(reading).passage, 'gate')
  assert(!offered(taleNow(reading)).includes(1))
  assert(offered(taleNow(begin('mage'))).includes(1))
})

test('a test is rolled before its words, which hear how it came out and by how much', () => {
  const won = pick(begin(), 'Shoulder', [5, 5])
  assert.match(said(won), /^It bursts by 3\. A chest, and 11 breaths/)
  assert.deepEqual([hero(won).unused, hero(won).rations, hero(won).weapon.points], [9 + 5, 3, 2])
  assert.deepEqual(hero(won).spells, ['sunburst'])
  const tied = pick(begin(), 'Shoulder', [3, 4])
  assert.match(said(tied), /^It gives, loudly\./)
  assert.equal(hero(tied).damage, 1)
  const lost = pick(begin(), 'Shoulder', [1, 3])
  assert.deepEqual([said(lost), hero(lost).damage], ['It holds. The gate is barred.', 3])
})

test('a choice pays once, however often it is won', () => {
  const once = pick(begin(), 'Shoulder', [6, 6])
  const twice = pick(pick(once, 'Back'), 'Shoulder', [6, 6])
  assert.equal(hero(twice).unused, 9 + 5 + 5)
})

test('a test that does no damage, a flight, a spell and a rest', () => {
  const deaf = pick(begin(), 'Listen', [1, 1])
  assert.deepEqual([said(deaf), hero(deaf).damage], ['Nothing at all. The gate is barred.', 0])
  assert.equal(hero(pick(begin(), 'Run along', [6, 5])).unused, 2 + 5)
  const frozen = pick(begin('mage'), 'Freeze', [6, 6])
  assert.equal(hero(frozen).unused, 9 + 5)
  const rested = pick(pick(begin(), 'Shoulder', [1, 2]), 'Rest')
  assert.deepEqual([hero(rested).damage, hero(rested).rations], [1, 1])
  assert(!taleNow(rested).choices.some(({ text }) => text.startsWith('Rest')))
})

test('a fight is rounds, and its end is told: won, or fled', () => {
  const met = pick(begin(), 'Face the crab')
  assert.deepEqual(lastEvents(met), ['Chosen', 'FoeAdded', 'FightBegan'])
  assert(isRefusal(give(met, { type: 'Choose', choice: 0 }, at)))
  const hit = play(met, { type: 'Attack' }, [5, 5])
  assert.equal(taleNow(hit).scene.foes[0]?.damage, 5)
  const won = play(hit, { type: 'Attack' }, [5, 5])
  assert.match(said(won), /^It is still\./)
  assert.equal(hero(won).unused, 8 + 5)
  const fled = play(met, { type: 'Run' }, [6, 6])
  assert.match(said(fled), /^You are out of its reach\./)
  assert.deepEqual(taleNow(fled).scene.foes, [])
})

test('an ambush leaves no time to run or cast, and a fight without a way out none at all', () => {
  const met = pick(begin('mage'), 'Walk into')
  const cast: TaleCommand = { type: 'Cast', spell: 'windstorm' }
  assert(isRefusal(give(met, { type: 'Run' }, at)) && isRefusal(give(met, cast, at)))
  const later = play(met, { type: 'Attack' }, [5, 6])
  assert(isRefusal(give(later, { type: 'Run' }, at)))
  assert.equal(taleNow(play(later, cast, [6, 6])).scene.foes[0]?.reduced, 1)
})

test('fighting on strikes until it is over, all throws in one entry', () => {
  const won = play(pick(begin(), 'Face the crab'), { type: 'FightOn' }, [5, 5], [1, 5], [5, 5])
  assert.equal(won.entries.at(-1)?.throws.length, 3)
  assert.match(said(won), /^It is still\./)
})

test('who falls goes to the passage of that name, and the lines after the blow are not read', () => {
  const drowned = pick(pick(begin(), 'Shoulder', [1, 3]), 'Drink')
  assert.equal(said(drowned), 'It is salt. You lie in the sea.')
  assert.deepEqual(taleNow(drowned).ending, { id: 'death', tone: 'bad', passage: 'gate' })
  assert(isRefusal(give(drowned, { type: 'Choose', choice: 0 }, at)))
  const killed = play(pick(begin(), 'Walk into'), { type: 'FightOn' }, ...Array<number[]>(2).fill([1, 1]))
  assert.match(said(killed), /You lie in the sand\./)
})

test('an ending has its name', () => {
  const home = pick(pick(begin(), 'Shoulder', [6, 6]), 'Go home')
  assert.deepEqual(taleNow(home).ending, { id: 'home', tone: 'good', passage: 'home' })
})

test('the same seed and the same choices give the same tale; another seed another', () => {
  const tell = (seed: string) => {
    let reading = openReading(taleOf(bookOf()), seed)
    for (const command of [
      { type: 'Begin', sheet: preset('fighter', 'Ilse') },
      { type: 'Choose', choice: 0 },
      { type: 'Choose', choice: 0 },
    ] as TaleCommand[]) {
      const next = give(reading, command, at)
      if (!isRefusal(next) && !isWaiting(next)) reading = next
    }
    return JSON.stringify(reading.entries)
  }
  assert.equal(tell('heron'), tell('heron'))
  assert(new Set(['a', 'b', 'c', 'd', 'e'].map(tell)).size > 1)
})

test('a save is the journal: it comes back as it was, and its audit is clean', () => {
  const reading = pick(play(pick(begin(), 'Shoulder', [6, 6]), { type: 'Bookmark', name: 'the chest' }), 'Back')
  const back = resume(reading.rules, JSON.parse(JSON.stringify(saveOf(reading))))
  assert(!isRefusal(back))
  assert.deepEqual([back.notes, taleNow(back.reading), back.reading.rewinds], [[], taleNow(reading), 0])
  assert.deepEqual(bookmarks(back.reading), [{ name: 'the chest', seq: 3, passage: 'yard' }])
  assert.equal(audit(back.reading), undefined)
})

test('a save that was tampered with is refused, and so is anything else', () => {
  const save = JSON.parse(JSON.stringify(saveOf(pick(begin(), 'Shoulder', [6, 6]))))
  save.entries[1].events[1].total = 40
  const answer = resume(taleOf(bookOf()), save)
  assert(isRefusal(answer) && /entry 2/.test(answer.text))
  for (const nonsense of [null, {}, { quincunx: 'journal' }, { ...save, version: 9 }, { ...save, entries: [{}] }])
    assert(isRefusal(resume(taleOf(bookOf()), nonsense)))
})

test('rewinding brings the sheet and the words back, is marked, and survives a save', () => {
  const reading = pick(pick(begin(), 'Shoulder', [6, 6]), 'Back')
  assert.deepEqual(
    stops(reading).map(({ seq, passage }) => `${seq} ${passage}`),
    ['1 gate', '2 yard', '3 gate'],
  )
  const back = rewind(reading, 1, at)
  assert(!isRefusal(back))
  assert.deepEqual([hero(back).unused, taleNow(back).visited, back.rewinds], [0, ['gate'], 1])
  const again = pick(back, 'Shoulder', [1, 2])
  const resumed = resume(again.rules, JSON.parse(JSON.stringify(saveOf(again))))
  assert(!isRefusal(resumed))
  assert.deepEqual([taleNow(resumed.reading), resumed.reading.rewinds], [taleNow(again), 1])
  assert.equal(audit(resumed.reading), undefined)
  assert(isRefusal(rewind(reading, 9, at)))
})

test('a save survives an edited story where the passage exists, and says so where it does not', () => {
  const save = JSON.parse(JSON.stringify(saveOf(pick(begin(), 'Shoulder', [6, 6]))))
  const edited = resume(taleOf(bookOf(text.replace('A chest, and', 'A very old chest, and'))), save)
  assert(!isRefusal(edited))
  assert.match(said(edited.reading), /^A very old chest, and 11/)
  assert.match(edited.notes[0] ?? '', /still there/)
  assert.deepEqual([hero(edited.reading).rations, hero(edited.reading).unused], [3, 14])
  const renamed = text.replaceAll('yard', 'court')
  const moved = resume(taleOf(bookOf(renamed)), save)
  assert(!isRefusal(moved))
  assert.match(moved.notes[0] ?? '', /"yard" is gone: you go on from "gate"/)
  assert.deepEqual([taleNow(moved.reading).passage, hero(moved.reading).unused], ['gate', 0])
  const again = resume(moved.reading.rules, JSON.parse(JSON.stringify(saveOf(moved.reading))))
  assert(!isRefusal(again))
  assert.deepEqual(taleNow(again.reading), taleNow(moved.reading))
})

test('every event of a play is plain data', () => {
  const reading = play(pick(begin(), 'Face the crab'), { type: 'FightOn' }, [5, 5], [5, 5])
  const events: readonly TaleEvent[] = reading.entries.flatMap(({ events }) => events as TaleEvent[])
  assert.deepEqual(JSON.parse(JSON.stringify(events)), events)
})

test('a passage that never ends is an error, not a page that hangs', () => {
  const endless = loadStory('round.ink', () => '-> a\n=== a ===\n{not b: -> b}\n-> b\n=== b ===\n-> a\n').book
  assert(endless)
  assert.throws(() => begin('fighter', endless), /never comes to an end/)
})
