// Heroes at the table: making them, what they have, what changes it, and the game master's adjustments.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { act, acts, find, own, play, refused, table, withPool } from '../../../tests/thorns/at-the-table.ts'
import { thorns } from './book.ts'
import { pointsFor } from './create.ts'
import { readyHeroes, talents } from './data.ts'
import { heroOf, talentOf } from './find.ts'
import type { Hero, ThornsScene } from './types.ts'

const mara = readyHeroes[0] as Hero
const heroAt = (state: ThornsScene, id = 'mara'): Hero => heroOf(state, id) as Hero
const problems = (hero: Hero, options = {}) => thorns.heroes.check(hero, options).problems.map(({ text }) => text)
const spread = (...dice: number[]) =>
  Object.fromEntries(['Brawn', 'Grace', 'Wits', 'Heart'].map((stat, i) => [stat, dice[i] as number]))

test('[TP-hero.1] nine points over four stats of one to four dice, told live', () => {
  assert.equal(pointsFor(4), 9)
  assert.deepEqual(problems({ ...mara, stats: spread(4, 4, 2, 1) }), ['2 points over: the stats share 9 dice.'])
  assert.deepEqual(problems({ ...mara, stats: spread(2, 2, 2, 2) }), ['1 point left to put into the stats.'])
  assert.equal(thorns.heroes.check({ ...mara, stats: spread(2, 2, 2, 1) }, {}).left, 2)
  assert.deepEqual(problems({ ...mara, stats: spread(5, 1, 2, 1) }), ['Brawn can have 1 to 4 dice, not 5.'])
  assert.deepEqual(problems({ ...mara, stats: spread(0, 4, 4, 1) }), ['Brawn can have 1 to 4 dice, not 0.'])
  assert.deepEqual(problems({ ...mara, stats: spread(0, 4, 4, 1) }, { 'tp.zero_dice': 'two_keep_low' }), [])
  assert.deepEqual(problems({ ...mara, name: ' ' }), ['A hero needs a name.'])
  assert.match(problems({ ...mara, stats: { Only: 3 } })[0] ?? '', /2 to 8 stats, not 1/)
})

test('[TP-hero.2] traits, talents, items and power dice have their limits', () => {
  const [a, b, c] = talents
  assert(a && b && c)
  assert.deepEqual(problems({ ...mara, talents: [a, b, c] }), ['At most 2 talents, not 3.'])
  assert.deepEqual(problems({ ...mara, talents: [a, a] }), [`"${a.id}" is there twice.`])
  assert.deepEqual(problems({ ...mara, traits: ['a', 'b', 'c', 'd'] }), ['At most 3 traits, not 4.'])
  const strong = (id: string, size: number, left = size) => ({ id, name: id, text: '', power: { size, left } })
  assert.deepEqual(problems({ ...mara, talents: [strong('x', 6), strong('y', 5)] }), [
    'Power pools share 10 dice, not 11.',
  ])
  assert.deepEqual(problems({ ...mara, items: [strong('x', 2, 3)] }), ['x cannot have 3 of 2 dice left.'])
})

test('[TP-hero.1] a table names its own stats, and heroes come with them', () => {
  const empty = thorns.start({})
  const three = play(empty, { type: 'NameStats', stats: ['Body', 'Mind', 'Soul'] }).state
  assert.match(refused(three, { type: 'AddHero', sheet: mara }).text, /Body, Mind, Soul/)
  const sheet = { ...mara, stats: { Body: 3, Mind: 3, Soul: 1 } }
  assert.equal(heroAt(play(three, { type: 'AddHero', sheet }).state).stats.Body, 3)
  assert.equal(refused(empty, { type: 'NameStats', stats: ['Body'] }).refused, 'limit')
  assert.equal(refused(empty, { type: 'NameStats', stats: ['Body', 'Body'] }).refused, 'illegal')
  assert.equal(refused(table(), { type: 'NameStats', stats: ['Body', 'Mind'] }).refused, 'not-now')
})

test('[TP-hero.1] a renamed stat keeps its dice, and a hero with the usual names still fits in', () => {
  const renamed = play(table(4), { type: 'RenameStat', from: 'Brawn', to: 'Might' }).state
  assert.equal(heroAt(renamed).stats.Might, 4)
  acts(renamed, own([6, 1, 1, 1]), { stat: 'Might' })
  assert.match(refused(renamed, act()).text, /no stat "Brawn"; there is Might, Grace, Wits, Heart/)
  const joined = play(renamed, { type: 'AddHero', sheet: readyHeroes[3] as Hero }).state
  assert.deepEqual(Object.keys(heroAt(joined, 'sefa').stats), ['Might', 'Grace', 'Wits', 'Heart'])
  assert.equal(refused(renamed, { type: 'RenameStat', from: 'Brawn', to: 'X' }).refused, 'unknown')
  assert.equal(refused(renamed, { type: 'RenameStat', from: 'Wits', to: 'Heart' }).refused, 'illegal')
  assert.equal(refused(table(), act({ stat: 'constructor' })).refused, 'unknown')
})

test('[TP-hero.3] a hero learns, finds, loses and grows', () => {
  const thing = talents.find(({ id }) => id === 'stone-skin')
  assert(thing)
  const learned = play(table(), { type: 'Give', hero: 'mara', as: 'talents', thing }).state
  assert.deepEqual(talentOf(heroAt(learned), 'stone-skin'), thing)
  assert.equal(refused(learned, { type: 'Give', hero: 'mara', as: 'items', thing }).refused, 'illegal')
  const bad = { ...thing, power: { size: 2, left: 3 } }
  assert.equal(refused(table(), { type: 'Give', hero: 'mara', as: 'talents', thing: bad }).refused, 'illegal')
  const lost = play(learned, { type: 'Take', hero: 'mara', thing: 'stone-skin' }).state
  assert.equal(talentOf(heroAt(lost), 'stone-skin'), undefined)
  assert.equal(refused(lost, { type: 'Take', hero: 'mara', thing: 'stone-skin' }).refused, 'unknown')
  const adjust = { type: 'AdjustHero', hero: 'mara', reason: 'a hard winter' } as const
  const grown = play(table(2), { ...adjust, what: 'stat', name: 'Brawn', to: 3 }).state
  assert.equal(find(acts(grown, own([6, 1, 1])), 'Acted')?.dice, 3)
  assert.equal(refused(table(), { ...adjust, what: 'stat', name: 'Brawn', to: 7 }).refused, 'limit')
  assert.equal(refused(table(), { ...adjust, what: 'stat', name: 'toString', to: 2 }).refused, 'unknown')
  assert.equal(refused(table(2), { ...adjust, what: 'stat', name: 'Brawn', to: 2 }).refused, 'not-now')
})

const hit = (marks: number) => ({ type: 'MakeImpact', text: 'It hurts.', hits: [{ hero: 'mara', marks }] }) as const

test('[TP-harm.1–3] marks, a thorn from two on, out at four; or no track at all', () => {
  const once = play(table(), hit(1)).state
  assert.equal(find(acts(once, own([6, 1])), 'Acted')?.thorns, 0)
  const twice = play(once, hit(1)).state
  assert.equal(find(acts(twice, own([6, 1], { thorns: [1] })), 'Acted')?.thorns, 1)
  const out = play(twice, hit(4))
  assert.equal(find(out.events, 'HarmMarked')?.to, 4)
  assert(find(out.events, 'HeroOut'))
  assert.equal(refused(out.state, act()).rule, 'TP-harm.3')
  assert.equal(refused(out.state, act({ hero: 'hild', assists: ['mara'] })).rule, 'TP-harm.3')
  const montage = { type: 'Montage', hero: 'hild', joined: ['mara'], difficulty: 0, how: 'rest' } as const
  assert.equal(refused(out.state, montage).rule, 'TP-harm.3')
  assert(!thorns.cast(out.state).find(({ id }) => id === 'mara')?.standing)
  assert.equal(refused(table(2, { 'tp.harm_track': 'off' }), hit(1)).rule, 'TP-harm.1')
  const off = { ...out.state, options: { ...out.state.options, 'tp.harm_track': 'off' } }
  assert.equal(find(acts(off, own([6, 1])), 'Acted')?.thorns, 0)
})

test('[TP-harm.4] a condition puts its thorns into actions and defences until it is cleared', () => {
  const condition = { id: 'dazed', name: 'Dazed', thorns: 2 }
  const dazed = play(table(), { type: 'AddCondition', hero: 'mara', condition }).state
  assert.equal(find(acts(dazed, own([6, 1], { thorns: [1, 1] })), 'Acted')?.thorns, 2)
  const defend = { type: 'Defend', hero: 'mara', stat: 'Brawn', difficulty: 1, trouble: 'rubble' } as const
  assert.equal(find(play(dazed, defend, own([6, 1], { thorns: [1, 1, 1] })).events, 'Defended')?.thorns, 3)
  assert.equal(refused(dazed, { type: 'AddCondition', hero: 'mara', condition }).refused, 'illegal')
  const clear = { type: 'ClearCondition', hero: 'mara', condition: 'dazed' } as const
  assert.equal(find(acts(play(dazed, clear).state, own([6, 1])), 'Acted')?.thorns, 0)
  assert.equal(refused(table(), clear).refused, 'unknown')
})

test('[TP-harm.5] a messy defence lets one mark fewer through', () => {
  const defend = { type: 'Defend', hero: 'mara', stat: 'Brawn', difficulty: 0, trouble: 'rubble' } as const
  const state = play(table(), defend, own([5, 1])).state
  const move = { ...hit(2), choice: 'r1-impact' }
  assert.equal(find(play(state, move).events, 'HarmMarked')?.to, 1)
  assert.equal(find(play(state, { ...hit(1), choice: 'r1-impact' }).events, 'HarmMarked'), undefined)
  assert.equal(find(play(state, move).events, 'ImpactMade')?.weight, 'lightened')
})

test('[TP-harm.6] a rest mends marks and fills power pools; conditions stay', () => {
  const condition = { id: 'dazed', name: 'Dazed', thorns: 1 }
  let state = play(table(), { ...hit(4), hits: [{ hero: 'mara', marks: 4, condition }] }).state
  const adjust = {
    type: 'AdjustHero',
    hero: 'mara',
    what: 'power',
    name: 'ember-call',
    to: 0,
    reason: 'spent',
  } as const
  state = play(play(state, adjust).state, { type: 'Rest', heroes: ['mara', 'hild'] }).state
  assert.equal(heroAt(state).marks, 0)
  assert.equal(talentOf(heroAt(state), 'ember-call')?.power?.left, 4)
  assert.equal(heroAt(state).conditions.length, 1)
  assert.equal(refused(state, { type: 'Rest', heroes: [] }).refused, 'malformed')
  assert.equal(refused(state, { type: 'Rest', heroes: ['nobody'] }).refused, 'unknown')
})

test('[TP-hero.3] a grown hero from another table is the game master’s to welcome, as long as the sheet is sound', () => {
  const grown = { ...mara, id: 'grown', stats: spread(5, 3, 3, 3) }
  assert.match(refused(table(), { type: 'AddHero', sheet: grown }).text, /Brawn can have 1 to 4 dice/)
  const welcome = { type: 'WelcomeHero', sheet: grown, reason: 'from last winter’s table' } as const
  assert.equal(thorns.verbs.WelcomeHero.by, 'gm')
  assert.equal(heroAt(play(table(), welcome).state, 'grown').stats.Brawn, 5)
  const condition = { id: 'x', name: 'X', thorns: 1 }
  const unsound = { ...welcome, sheet: { ...grown, conditions: [condition, condition] } }
  assert.equal(refused(table(), unsound).text, '"x" is there twice.')
  const odd = { ...welcome, sheet: { ...grown, stats: { Body: 9 } } }
  assert.equal(refused(table(), odd).rule, 'TP-hero.1')
})

test('a sheet with the same stats in another order is read by name', () => {
  const { Brawn, ...rest } = spread(1, 2, 3, 3)
  const joined = play(table(), { type: 'AddHero', sheet: { ...mara, id: 'other', stats: { ...rest, Brawn: 1 } } }).state
  assert.equal(Brawn, 1)
  assert.deepEqual(Object.entries(heroAt(joined, 'other').stats), Object.entries(spread(1, 2, 3, 3)))
})

test('nobody is called gm', () => {
  assert.match(refused(table(), { type: 'AddHero', sheet: { ...mara, id: 'gm' } }).text, /that is the game master/)
})

test('heroes come once, and leave with what was theirs to settle', () => {
  assert.equal(refused(table(), { type: 'AddHero', sheet: mara }).refused, 'illegal')
  const state = play(table(), act({ assists: ['hild'] }), own([1, 2], { assists: [3] })).state
  assert.deepEqual(
    play(state, { type: 'DismissHero', hero: 'hild' }).state.open.map(open => 'exposed' in open && open.exposed),
    [['mara']],
  )
  assert.deepEqual(play(state, { type: 'DismissHero', hero: 'mara' }).state.open, [])
  assert.equal(refused(state, { type: 'DismissHero', hero: 'nobody' }).refused, 'unknown')
  const many = readyHeroes.flatMap(hero => [hero, { ...hero, id: `${hero.id}-2` }]).slice(0, 8)
  const full = { ...table(), heroes: many }
  assert.equal(refused(full, { type: 'AddHero', sheet: { ...mara, id: 'ninth' } }).refused, 'limit')
})

test('a resource may have a holder at the table, nobody else', () => {
  const pool = {
    id: 'q',
    name: 'Arrows',
    kind: 'resource',
    size: 4,
    hidden: false,
    fiction: '',
    holder: 'nobody',
  } as const
  assert.equal(refused(withPool(table(), 'timer', 4), { type: 'AddPool', pool }).refused, 'unknown')
})
