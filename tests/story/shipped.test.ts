// The stories that ship: what the shelf promises of them, counted; and two whole plays, from the peg to an ending.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { preset } from '../../src/books/gamebook/create.ts'
import { spells } from '../../src/books/gamebook/data.ts'
import { soak } from '../../src/books/gamebook/harm.ts'
import { fromScript } from '../../src/dice/index.ts'
import { isRefusal, isWaiting } from '../../src/kernel/index.ts'
import { type InkOutcome, InkRunner, type Reader } from '../../src/story/ink.ts'
import { loadStory, type StoryBook } from '../../src/story/load.ts'
import { Builds } from '../../src/story/odds/builds.ts'
import { Fights } from '../../src/story/odds/fights.ts'
import { heroOf } from '../../src/story/odds/report.ts'
import type { Outline } from '../../src/story/outline.ts'
import { offered, taleOf } from '../../src/story/play.ts'
import { audit, give, openReading, type Reading, taleNow } from '../../src/story/reading.ts'
import { plainLines, type Sources, tagsOf } from '../../src/story/source.ts'
import { isBadTag, isChoiceTag, parseTag, type Tag, tagNames } from '../../src/story/tags.ts'
import { heroOfTale, type TaleCommand } from '../../src/story/tale.ts'
import { deeds } from '../../src/web/reader/deeds.ts'

const shelf = new URL('../../stories/', import.meta.url)

function load(name: string): { book: StoryBook; outline: Outline; sources: Sources; tags: readonly Tag[] } {
  const { book, outline, sources, problems } = loadStory(name, file => readFileSync(new URL(file, shelf), 'utf8'))
  assert.deepEqual(problems, [])
  assert(book && outline)
  const tags = tagsOf(sources).flatMap(({ text }) => {
    const tag = parseTag(text)
    return isBadTag(tag) ? [] : [tag]
  })
  return { book, outline, sources, tags }
}

const rentDay = load('rent-day.ink')
const nightFerry = load('night-ferry.ink')
const rules = taleOf(rentDay.book)
const rentLines = [...rentDay.sources.files]
  .flatMap(([file, text]) => plainLines(file, text))
  .map(({ text }) => text.trim())

/** The words that a reader may come to see: no code, no tags, no comments. */
function wordsOf(lines: readonly string[]): number {
  const shown = lines
    .filter(text => !/^\s*(?:~|==|VAR|LIST|INCLUDE|EXTERNAL|->)/.test(text))
    .map(text => text.replaceAll(/#[^\]]*|\{[^|}]*[:}]|->.*$/g, ' '))
  return shown.join(' ').match(/\p{L}[\p{L}'’-]*/gu)?.length ?? 0
}

const { passages, endings, enemies } = rentDay.book
const tests = rentDay.tags.filter(tag => tag.kind === 'test')
const within = (share: number, least: number, most: number) =>
  assert(share >= least && share <= most, `${share.toFixed(2)} is not from ${least} to ${most}`)

const ink = new InkRunner(rentDay.book)
const kinds = ['fighter', 'rogue', 'mage'] as const
type Kind = (typeof kinds)[number] | 'free'

/** Somebody of this kind who knows every spell and wants for nothing. */
const somebody = (kind: Kind, line: Reader['line'] = () => 'on'): Reader => ({
  ask: question => (question === 'archetype' ? kind : question === 'knows' || 5),
  line,
})

/** What a passage says to somebody who opens the book there, and where each of its choices leads. */
function opened(passage: string, kind: Kind = 'free') {
  const lines: string[] = []
  const first = ink.run('', { kind: 'start' }, somebody(kind))
  const listen = somebody(kind, ({ text }) => {
    lines.push(text)
    return 'on'
  })
  const { state, choices } = ink.run(first.state, { kind: 'go', passage }, listen)
  const ways = choices.map(({ text, tags }, index) => ({
    text,
    passage,
    roll: tags.map(parseTag).find(isChoiceTag),
    to: (outcome: InkOutcome) => ink.run(state, { kind: 'choose', index, outcome }, somebody(kind)).passage,
  }))
  return { lines, ways }
}

const everyWay = passages.flatMap(passage => opened(passage).ways)
const fights = everyWay.flatMap(way => (way.roll?.kind === 'fight' ? [{ ...way, enemies: way.roll.enemies }] : []))

test('Rent Day has 100 to 120 passages, and pages of 150 to 220 words before what comes of their choices', () => {
  within(passages.length, 100, 120)
  let isPage = true
  const page = rentLines.filter(line => {
    isPage = line.startsWith('===') || (isPage && !line.startsWith('+'))
    return isPage
  })
  within(wordsOf(page), 18_000, 25_000)
  within(wordsOf(page) / passages.length, 150, 220)
})

test('Rent Day has a true ending and two good ones, two between, three bad ones, and deaths', () => {
  const [death, ...others] = [...endings].reverse()
  assert.equal(death?.id, 'struck-off')
  const ids = (tone: string) => others.filter(each => each.tone === tone).map(({ id }) => id)
  assert.deepEqual(ids('good').sort(), ['all-present', 'dry-valley', 'quit-rent'])
  assert.deepEqual(ids('plain').sort(), ['fourteen', 'sitting-tenant'])
  assert.deepEqual(ids('bad').sort(), ['high-water', 'paid-in-full', 'situation-filled'])
})

test('Rent Day has 45 to 55 tests, for the three abilities alike, easy, medium and hard', () => {
  within(tests.length, 45, 55)
  const asked = ['power', 'grace', 'focus'].map(ability => tests.filter(each => each.ability === ability).length)
  within(Math.min(...asked) / Math.max(...asked), 0.8, 1)
  const share = (low: number, high: number) => tests.filter(({ ds }) => ds >= low && ds <= high).length / tests.length
  within(share(7, 8), 0.37, 0.43)
  within(share(9, 10), 0.37, 0.43)
  within(share(11, 12), 0.17, 0.23)
})

test('Rent Day teaches every spell, has a use for each outside a fight, and shows each of them turning on its reader', () => {
  for (const { id } of spells) {
    assert(
      rentDay.tags.some(tag => tag.kind === 'learn' && tag.spell === id),
      `nobody teaches ${id}`,
    )
    const uses = everyWay.filter(({ roll }) => roll?.kind === 'cast' && roll.spell === id)
    assert(uses.length > 0, `nothing to do for ${id}`)
    assert(
      uses.some(({ to }) => to('lose') !== to('win')),
      `${id} never turns`,
    )
  }
})

test('Rent Day has eight to ten foes from DS 7 to 12, three of them armed, one immune, each of them met', () => {
  within(enemies.length, 8, 10)
  assert.deepEqual(
    [...new Set(enemies.map(({ ds }) => ds))].sort((a, b) => a - b),
    [7, 8, 9, 10, 11, 12],
  )
  assert(enemies.filter(({ weapon }) => weapon > 0).length >= 3)
  assert(enemies.some(({ immune }) => immune.length > 0))
  const met = new Set(rentDay.tags.flatMap(tag => (tag.kind === 'fight' ? tag.enemies : [])))
  assert.deepEqual([...met].sort(), enemies.map(({ id }) => id).sort())
})

test('from every fight of Rent Day one may run, to a passage of its own', () => {
  for (const { passage, to } of fights) {
    assert(![to('win'), passage].includes(to('fled')), `whoever runs in ${passage} comes to ${to('fled')}`)
    assert(!opened(to('fled')).ways.some(way => way.to('none') === passage), `from ${to('fled')} one comes back`)
  }
})

test('two foes of Rent Day let themselves be talked round', () => {
  const talk = ['larks', 'orchard_man', 'hooks_seen'].map(passage => opened(passage).ways)
  for (const ways of talk) {
    const fight = ways.find(({ roll }) => roll?.kind === 'fight')
    assert(ways.some(({ roll, to }) => roll?.kind !== 'fight' && to('win') !== fight?.to('fled')))
  }
})

test('from the pike and from the grist it is right to run: whoever strikes on, as the book begins, loses two times in three', () => {
  for (const kind of kinds) {
    const hero = heroOf(kind)
    const builds = new Builds(rentDay.book.options)
    const fights = new Fights(builds, enemies)
    for (const foe of ['pike', 'grist']) {
      const fight = { kind: 'fight', enemies: [foe], noflee: false, ambush: false, again: false } as const
      const ends = fights.ends(builds.of(hero), fight, hero.hp, 'strikes on', () => [{ action: 'attack', share: 1 }])
      const won = ends.filter(({ how }) => how === 'win').reduce((sum, { chance }) => sum + chance, 0)
      assert(won < 1 / 3, `a ${kind} beats the ${foe} in ${won}`)
    }
  }
})

test('the Landlord is at DS 12, and falls only on dry stones and to somebody who has a writ', () => {
  assert.deepEqual(
    enemies.filter(({ ds }) => ds === 12).map(({ id }) => id),
    ['landlord'],
  )
  const last = fights.filter(({ to }) => to('win') === 'drained')
  assert.deepEqual(
    last.map(({ passage, enemies }) => [passage, ...enemies]),
    [['shallows', 'shallows']],
  )
  const ignorant: Reader = { ...somebody('fighter'), ask: question => (question === 'knows' ? false : 5) }
  const first = ink.run('', { kind: 'start' }, ignorant)
  const { choices } = ink.run(first.state, { kind: 'go', passage: 'shallows' }, ignorant)
  assert(!choices.some(({ tags }) => tags.some(tag => tag.startsWith('fight'))))
  assert.deepEqual(
    [...new Set(fights.filter(each => each.enemies[0] === 'landlord').map(each => each.to('win')))],
    ['shallows'],
  )
})

test('Rent Day has three weapons and two armours to find, and one of them is a trap', () => {
  const gear = rentDay.tags.flatMap(tag =>
    tag.kind === 'weapon' ? [tag.weapon.name] : tag.kind === 'armour' ? [tag.armour.name] : [],
  )
  assert.deepEqual([...new Set(gear)].sort(), ['billhook', 'eel-spear', 'eelskin', 'plate', 'tipstaff'])
  const through = (protection: number) =>
    [1, 2, 3, 4, 5].map(blow => blow - soak(blow, protection, rentDay.book.options))
  const [plate, eelskin] = [through(5), through(2)]
  assert(plate.every((harm, i) => harm >= (eelskin[i] ?? 0)) && plate.join() !== eelskin.join())
})

test('Rent Day has five to seven rests, one of them against time, and four to six rations to find', () => {
  const rests = everyWay.filter(({ roll }) => roll?.kind === 'rest')
  within(rests.length, 5, 7)
  assert(rests.some(({ to }) => opened(to('none')).ways.some(({ to }) => to('none') === 'eve_late')))
  const finds = rentLines.filter((line, i) => /# ration: [1-9]/.test(line) && rentLines[i - 1] !== '- tie:')
  within(finds.length, 4, 6)
})

test('each archetype of Rent Day has four to six lines and two choices that the others never see', () => {
  const seen = new Map(
    kinds.map(kind => {
      const pages = passages.map(passage => opened(passage, kind))
      return [
        kind,
        {
          lines: pages.flatMap(({ lines }) => lines),
          choices: pages.flatMap(({ ways }) => ways.map(({ text }) => text)),
        },
      ]
    }),
  )
  for (const kind of kinds) {
    const own = (part: 'lines' | 'choices') =>
      seen
        .get(kind)
        ?.[part].filter(text => kinds.every(other => other === kind || !seen.get(other)?.[part].includes(text)))
    within(own('lines')?.length ?? 0, 4, 6)
    assert.equal(own('choices')?.length, 2, `${kind}: ${own('choices')?.join(' / ')}`)
  }
})

test('what is done in Rent Day is remembered two chapters later', () => {
  const chapter = (file: string): number => Number(/(\d)-/.exec(file)?.[1])
  const { outline } = rentDay
  const turns = [...outline.passages.values()].flatMap(passage => passage.turns)
  const remembered = [...outline.flags.keys()].filter(name => {
    const set = Math.min(...outline.sets.filter(each => each.name === name).map(({ file }) => chapter(file)))
    return turns.some(({ reads, file }) => reads.has(name) && chapter(file) >= set + 2)
  })
  for (const flag of ['paybook', 'counterpart', 'key', 'eased', 'whistle', 'befriended', 'stayed'])
    assert(remembered.includes(flag), `${flag} is forgotten`)
})

test('a reading may be remembered for a dozen deeds', () => {
  assert(deeds.length >= 12)
  assert.equal(new Set(deeds.map(({ name }) => name)).size, deeds.length)
})

test('every roll of Rent Day has words of its own for a tie, and a death is told for each place', () => {
  const ties = rentLines.flatMap((line, i) => (line === '- tie:' ? [`${rentLines[i + 1]} ${rentLines[i + 2]}`] : []))
  const rolls = rentDay.tags.filter(({ kind }) => kind === 'test' || kind === 'cast' || kind === 'flee')
  assert.equal(ties.length, rolls.length)
  assert.equal(new Set(ties).size, ties.length, 'two ties are told alike')
  const places = new Set(rentLines.flatMap(line => /^~ where = "(\w+)"$/.exec(line)?.[1] ?? []))
  for (const place of places)
    if (place !== 'flood') assert(rentLines.includes(`- "${place}":`), `nobody tells of a death at the ${place}`)
  assert(places.size >= 8, `${places.size} places`)
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
    'Ask to borrow it',
    'Ask him right',
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
    'Try the place that Joseph',
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
  within(taleNow(reading).visited.length, 25, 40)
  const hero = heroOfTale(taleNow(reading))
  assert.deepEqual(hero.weapon, { name: 'billhook', points: 2 })
  within(hero.used + hero.unused, 110, 170)
  assert.equal(audit(reading), undefined)
})

test('a whole play: the Distrainer is paid in full, and goes home', () => {
  const reading = [
    'See Mrs Amblin',
    'Shift the barrel',
    'Put your shoulder | 1 2',
    'Go down into High Hask, late',
    'Go on to the Wall',
    'Take up a hod | 3 3',
    'Borrow the key',
    'Go down the three hundred',
    'Try the sluice key',
    'Stand quite still | 5 5',
    'Ease it',
    'Go out across the bed',
    'Follow the Causey',
    'Walk up the middle',
    'Offer them a licence',
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
    'Read the lease | 2 2',
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
