// The stories that ship: what the shelf promises of them, counted; and two whole plays, from the peg to an ending.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { preset } from '../../src/books/gamebook/create.ts'
import { spells } from '../../src/books/gamebook/data.ts'
import { fromScript } from '../../src/dice/index.ts'
import { isRefusal, isWaiting } from '../../src/kernel/index.ts'
import { loadStory, type StoryBook } from '../../src/story/load.ts'
import { offered, taleOf } from '../../src/story/play.ts'
import { audit, give, openReading, type Reading, taleNow } from '../../src/story/reading.ts'
import { plainLines, type Sources, tagsOf } from '../../src/story/source.ts'
import { isBadTag, parseTag, type Tag, tagNames } from '../../src/story/tags.ts'
import { heroOfTale, type TaleCommand } from '../../src/story/tale.ts'

const shelf = new URL('../../stories/', import.meta.url)

function load(name: string): { book: StoryBook; sources: Sources; tags: readonly Tag[] } {
  const { book, sources, problems } = loadStory(name, file => readFileSync(new URL(file, shelf), 'utf8'))
  assert.deepEqual(problems, [])
  assert(book)
  const tags = tagsOf(sources).flatMap(({ text }) => {
    const tag = parseTag(text)
    return isBadTag(tag) ? [] : [tag]
  })
  return { book, sources, tags }
}

const rentDay = load('rent-day.ink')
const nightFerry = load('night-ferry.ink')
const rules = taleOf(rentDay.book)

/** The words that a reader may come to see: no code, no tags, no comments. */
function wordsOf({ files }: Sources): number {
  const lines = [...files].flatMap(([file, text]) => (file === 'rules.ink' ? [] : plainLines(file, text)))
  const shown = lines
    .map(({ text }) => text)
    .filter(text => !/^\s*(?:~|==|VAR|LIST|INCLUDE|EXTERNAL|->)/.test(text))
    .map(text => text.replaceAll(/#[^\]]*|\{[^|}]*[:}]|->.*$/g, ' '))
  return shown.join(' ').match(/\p{L}[\p{L}'’-]*/gu)?.length ?? 0
}

const tests = rentDay.tags.filter(tag => tag.kind === 'test')
const within = (share: number, least: number, most: number) =>
  assert(share >= least && share <= most, `${share.toFixed(2)} is not from ${least} to ${most}`)

test('Rent Day has 100 to 120 passages and at least 18,000 words', () => {
  within(rentDay.book.passages.length, 100, 120)
  assert(wordsOf(rentDay.sources) >= 18_000, `${wordsOf(rentDay.sources)} words`)
})

test('Rent Day has eight to ten endings: three good ones, two between, the rest bad', () => {
  const tones = rentDay.book.endings.map(({ tone }) => tone)
  within(tones.length, 8, 10)
  assert.equal(tones.filter(tone => tone === 'good').length, 3)
  assert.equal(tones.filter(tone => tone === 'plain').length, 2)
})

test('Rent Day asks for the three abilities alike, and for easy, medium and hard things', () => {
  const asked = ['power', 'grace', 'focus'].map(ability => tests.filter(each => each.ability === ability).length)
  within(Math.min(...asked) / Math.max(...asked), 0.8, 1)
  const share = (low: number, high: number) => tests.filter(({ ds }) => ds >= low && ds <= high).length / tests.length
  within(share(7, 8), 0.35, 0.5)
  within(share(9, 10), 0.35, 0.45)
  within(share(11, 12), 0.15, 0.25)
})

test('Rent Day teaches every spell, and has a use for each outside a fight', () => {
  for (const { id } of spells) {
    assert(
      rentDay.tags.some(tag => tag.kind === 'learn' && tag.spell === id),
      `nobody teaches ${id}`,
    )
    assert(
      rentDay.tags.some(tag => tag.kind === 'cast' && tag.spell === id),
      `nothing to do for ${id}`,
    )
  }
})

test('Rent Day has foes from DS 7 to 12, gear to find, rests, and food', () => {
  const { enemies } = rentDay.book
  assert.deepEqual(
    [...new Set(enemies.map(({ ds }) => ds))].sort((a, b) => a - b),
    [7, 8, 9, 10, 11, 12],
  )
  assert(enemies.filter(({ weapon }) => weapon > 0).length >= 3)
  assert(enemies.some(({ immune }) => immune.length > 0))
  const names = (kind: 'weapon' | 'armour') =>
    new Set(rentDay.tags.flatMap(tag => (tag.kind === kind && kind in tag ? [JSON.stringify(tag)] : [])))
  assert.deepEqual([names('weapon').size, names('armour').size], [3, 2])
  within(rentDay.tags.filter(({ kind }) => kind === 'rest').length, 5, 7)
  assert(rentDay.tags.some(tag => tag.kind === 'ration' && tag.amount > 0))
})

test('every roll of Rent Day has words of its own for a tie, and a death is told for each place', () => {
  const lines = [...rentDay.sources.files]
    .flatMap(([file, text]) => plainLines(file, text))
    .map(({ text }) => text.trim())
  const ties = lines.flatMap((line, i) => (line === '- tie:' ? [lines[i + 1] ?? ''] : []))
  const rolls = rentDay.tags.filter(({ kind }) => kind === 'test' || kind === 'cast' || kind === 'flee')
  assert.equal(ties.length, rolls.length)
  assert.equal(new Set(ties).size, ties.length, 'two ties are told alike')
  const places = new Set(lines.flatMap(line => /^~ where = "(\w+)"$/.exec(line)?.[1] ?? []))
  for (const place of places)
    if (place !== 'flood') assert(lines.includes(`- "${place}":`), `nobody tells of a death at the ${place}`)
  assert(places.size >= 8, `${places.size} places`)
})

test('every enemy of Rent Day is met', () => {
  const met = new Set(rentDay.tags.flatMap(tag => (tag.kind === 'fight' ? tag.enemies : [])))
  assert.deepEqual([...met].sort(), rentDay.book.enemies.map(({ id }) => id).sort())
})

test('The Night Ferry shows every tag in 12 to 15 passages', () => {
  within(nightFerry.book.passages.length, 12, 15)
  const used = new Set(nightFerry.tags.map(({ kind }) => kind))
  assert.deepEqual([...tagNames].sort(), [...used].sort())
})

const at = '2026-01-01T20:00:00Z'

function begin(kind: 'fighter' | 'rogue' | 'mage', known: string[]): Reading {
  const reading = give(openReading(rules, 'peg'), { type: 'Begin', sheet: preset(kind, 'Ilse', known) }, at)
  assert(!isRefusal(reading) && !isWaiting(reading))
  return reading
}

/** A line is the beginning of a choice, and after a stroke the faces of its throw. */
function choose(reading: Reading, line: string): Reading {
  const [words = '', faces] = line.split(' | ')
  const tale = taleNow(reading)
  const choice = offered(tale).find(index => tale.choices[index]?.text.startsWith(words))
  assert(choice !== undefined, `no "${words}" in ${tale.passage}: ${tale.choices.map(({ text }) => text).join(' / ')}`)
  const script = faces ? [{ faces: { pool: faces.split(' ').map(Number) } }] : []
  const command: TaleCommand = { type: 'Choose', choice }
  const next = give(reading, command, at, fromScript(script))
  assert(!isRefusal(next) && !isWaiting(next), JSON.stringify(next))
  return next
}

const told = (reading: Reading): string =>
  taleNow(reading)
    .lines.map(({ text }) => text)
    .join('\n')

test('a whole play: the Clerk of the Seals finds both papers and ends the lease', () => {
  const reading = [
    'Ask who Crake was',
    'Ask to borrow it | 6 6',
    'Ask him right | 5 5',
    'Go down into High Hask',
    'See what the old woman',
    'Take the whistle',
    'Go down to the gate',
    'Go over the wall | 4 4',
    'Step down',
    'Go by the orchard',
    'Go and see who is sawing',
    'Say good morning | 5 5',
    'Take the billhook',
    'Leave by the far door',
    'Find the stile | 3 3',
    'Tell him yes',
    'Go down the lane into',
    'Go with Miss Clegg',
    'Take off your coat | 4 4',
    'Be introduced',
    'Let him show you',
    'Go to the church',
    'See about the chest',
    'Ask the parson | 5 4',
    'Go up to the green',
    'Enter a caveat | 5 5',
    'Get ready for the weir',
    'Go by the lane',
    'Call the roll | 6 4',
    'Tell him that he can',
    'Get up, and brush off',
    'Lay the pay-book | 6 5',
    'Blot it',
  ].reduce(choose, begin('mage', ['sunburst', 'coldsnap']))
  assert.equal(taleNow(reading).ending?.id, 'quit-rent')
  assert.match(told(reading), /"It was in with the hen," says Wilf/)
  assert.deepEqual(heroOfTale(taleNow(reading)).weapon, { name: 'billhook', points: 2 })
  assert.equal(audit(reading), undefined)
})

test('a whole play: the Distrainer is paid in full, and goes home', () => {
  const reading = [
    'See Mrs Amblin',
    'Shift the barrel | 1 1',
    'Put your shoulder | 1 2',
    'Go down into High Hask, late',
    'Go on to the Wall',
    'Take up a hod | 3 3',
    'Borrow the key',
    'Go down the three hundred',
    'Try the sluice key | 3 3',
    'Go round it by the pipes | 5 3',
    'Ease it | 2 3',
    'Go out across the bed',
    'Follow the Causey',
    'Walk up the middle',
    'Give the boys the pie',
    'Take the eel-spear',
    'Ask him the way',
    'See what they have ready',
    'Shoulder the churn | 5 6',
  ].reduce(choose, begin('fighter', []))
  assert.equal(taleNow(reading).ending?.id, 'paid-in-full')
  const hero = heroOfTale(taleNow(reading))
  assert.deepEqual([hero.weapon.points, hero.damage > 0], [3, true])
  assert.equal(audit(reading), undefined)
})

test('whoever falls is told so in the words of the place', () => {
  let reading = begin('mage', ['sunburst', 'coldsnap'])
  for (const line of [
    'Read the lease | 1 1',
    'Put your shoulder | 1 1',
    'Go down into High Hask, late',
    'Go on to the Wall',
    'Climb the scaffolding | 1 1',
  ])
    reading = choose(reading, line)
  assert.equal(taleNow(reading).ending?.id, 'struck-off')
  assert.match(told(reading), /has eleven men in it already, from the building\. It makes room/)
})

test('thirty readers who choose anyhow all come to an ending that has a name', () => {
  const endings = new Set(rentDay.book.endings.map(({ id }) => id))
  const kinds = ['fighter', 'rogue', 'mage'] as const
  for (let i = 0; i < 30; i++) {
    const kind = kinds[i % 3] ?? 'fighter'
    const known = { fighter: [], rogue: ['smokescreen'], mage: ['undergrowth', 'windstorm'] }[kind]
    let reading: Reading = { ...begin(kind, known), seed: `reader ${i}` }
    for (let turn = 0; !taleNow(reading).ending; turn++) {
      const tale = taleNow(reading)
      const open = offered(tale)
      const command: TaleCommand = tale.fight
        ? { type: turn % 3 === 0 && !tale.fight.noflee ? 'Run' : 'Attack' }
        : { type: 'Choose', choice: open[(i * 7 + turn * 5) % open.length] ?? 0 }
      const next = give(reading, command, at)
      assert(!isRefusal(next) && !isWaiting(next), JSON.stringify(next))
      reading = next
    }
    assert(endings.has(taleNow(reading).ending?.id ?? ''), taleNow(reading).passage)
  }
})
