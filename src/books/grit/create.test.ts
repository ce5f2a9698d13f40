// Heroes: content in full, what a sheet may be, levels, and what comes in as JSON.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { calm, hero, play, plays, refused } from '../../../tests/grit/at-the-table.ts'
import { isRefusal } from '../../kernel/index.ts'
import { bestiary } from './bestiary.ts'
import { grit } from './book.ts'
import { classes } from './classes.ts'
import { armours, weapons } from './gear.ts'
import { parsePack } from './parse.ts'
import { readyHeroes } from './ready-heroes.ts'
import { checkSheet, heroFrom } from './sheet.ts'
import { spells } from './spells.ts'
import type { HeroSheet } from './types.ts'

const pip = readyHeroes.find(({ id }) => id === 'pip') ?? assert.fail()
const problems = (change: Partial<HeroSheet>) => checkSheet({ ...pip, ...change }).problems

test('there is enough to play with, and no id twice', () => {
  assert(classes.length >= 6 && weapons.length >= 14 && spells.length >= 16 && armours.length >= 4)
  assert(bestiary.length >= 16 && readyHeroes.length >= 4)
  for (const list of [classes, weapons, spells, armours, bestiary, readyHeroes]) {
    const ids = list.map(({ id }) => id)
    assert.equal(new Set(ids).size, ids.length)
  }
  assert.deepEqual(new Set(spells.map(({ cost }) => cost)), new Set([1, 2, 3]))
  assert.deepEqual(new Set(bestiary.map(({ kind }) => kind)), new Set(['minion', 'monster', 'elite', 'solo']))
  const known = classes.flatMap(({ features }) => features.map(({ knack }) => knack))
  assert.deepEqual([known.length, new Set(known).size], [18, 18])
})

test('the content of the book passes the door for content packs', () => {
  assert(!Array.isArray(parsePack({ title: 'All', weapons, spells, monsters: bestiary })))
})

test('[TA-1.5–1.8] two arrays, the best modifiers on the key attributes of the class', () => {
  assert.deepEqual(problems({}), [])
  assert.match(problems({ modifiers: { str: 3, dex: 3, int: 3, wil: 3 } })[0]?.text ?? '', /3, 2, 1, -1/)
  assert.match(problems({ modifiers: { str: 1, dex: 3, int: 2, wil: -1 } })[0]?.text ?? '', /DEX and STR/)
  assert.match(problems({ ratings: { str: 3, dex: 3, int: 3, wil: 3 } })[0]?.text ?? '', /2, 1, 0, -1/)
  const { scores } = heroFrom(pip, 0)
  assert.deepEqual(scores.dex, { modifier: 3, rating: 2 })
})

test('gear has prices, and what is wrong is told by path', () => {
  assert.equal(checkSheet(pip).left, 25 - 3 - 6 - 3 - 5)
  assert.match(
    problems({ weapons: ['clothespeg-crossbow', 'nutcracker', 'razor-sliver'] })[0]?.text ?? '',
    /8 crumbs over/,
  )
  assert.equal(problems({ armour: 'bottlecap-plate' })[0]?.path, 'armour')
  assert.equal(problems({ weapons: ['broom'] })[0]?.path, 'weapons.0')
  assert.equal(problems({ weapons: ['fists', 'fists'] })[0]?.path, 'weapons.1')
  assert.equal(problems({ spells: ['dazzle'] })[0]?.path, 'spells')
  assert.equal(problems({ class: 'wizard' })[0]?.path, 'class')
  assert.equal(problems({ name: ' ' })[0]?.path, 'name')
  assert.equal(problems({ level: 2 })[0]?.path, 'raises')
})

test('a level brings HP, a Hit Die and one number: a modifier, then a rating, in turn', () => {
  const state = plays(calm(), { type: 'GrantLevel', to: ['pip'] })
  assert.deepEqual(
    grit.pending(state).map(({ to }) => to),
    ['pip'],
  )
  const before = hero(state, 'pip')
  const second = hero(play(state, { type: 'Advance', hero: 'pip', attribute: 'dex' }).state, 'pip')
  assert.deepEqual([second.sheet.level, second.scores.dex.modifier, second.hitDice], [2, 4, before.hitDice + 1])
  const third = heroFrom({ ...pip, level: 3, raises: ['str', 'int'] }, 0)
  assert.deepEqual([third.maxHp, third.hitDice, third.scores.int.rating], [11 + 3 + 10, 3, 2])
  assert.equal(refused(calm(), { type: 'Advance', hero: 'pip', attribute: 'dex' }).refused, 'not-now')
  assert.equal(refused(state, { type: 'GrantLevel', to: ['pip'] }).refused, 'pending')
  const high = { ...pip, level: 3, raises: ['dex', 'dex'] as const }
  assert.deepEqual(checkSheet(high).problems, [])
  assert.match(checkSheet({ ...high, level: 5, raises: ['dex', 'dex', 'dex', 'dex'] }).problems[0]?.text ?? '', /\+3/)
})

test('a sheet survives JSON, an illegal one is refused at the table', () => {
  assert.deepEqual(grit.heroes.parse(JSON.parse(JSON.stringify(pip))), pip)
  const wrong = grit.heroes.parse({ ...pip, level: 9, armour: 7, extra: 1 })
  assert(Array.isArray(wrong))
  assert.deepEqual(
    wrong.map(({ path }) => path),
    ['level', 'armour', 'extra'],
  )
  assert.match(
    refused(calm(), { type: 'AddHero', sheet: { ...pip, id: 'new', armour: 'bottlecap-plate' } }).text,
    /light armour/,
  )
  assert.equal(refused(calm(), { type: 'AddHero', sheet: pip }).refused, 'illegal')
  assert(grit.heroes.check(grit.heroes.blank({}), {}).problems.length === 0)
})

test('bad input is refused with what was wrong, where, and what would be right', () => {
  const cases: readonly (readonly [unknown, RegExp])[] = [
    [{ type: 'Attack', hero: 'pip', with: 'd6' }, /target/],
    [{ type: 'Attack', hero: 'pip', foe: 'post', with: 'd6', target: 'post' }, /not both/],
    [{ type: 'Test', hero: 'pip', attribute: 'luck', how: 'x' }, /"str" or "dex" or "int" or "wil"/],
    [{ type: 'Test', hero: 'pip', attribute: 'str', how: ' ' }, /how must be a text of 1 to 2000/],
    [{ type: 'Move', hero: 'pip', to: 1.5 }, /whole number/],
    [{ type: 'Adjust', who: 'pip', what: 'fame', to: 1, reason: 'x' }, /what must be/],
    [
      { type: 'LoadPack', pack: { title: 'X', weapons: [], spells: [{ id: 's' }], monsters: [] } },
      /pack\.spells\.0\.name/,
    ],
    [
      { type: 'LoadPack', pack: { title: 'X', weapons: [], spells: [{ does: { kind: 'wish' } }], monsters: [] } },
      /does\.kind/,
    ],
    [{ type: 'GrantLevel', to: [] }, /at least one/],
    [{ type: 'Save', attribute: 'str' }, /a hero or a foe/],
  ]
  for (const [json, text] of cases) {
    const answer = grit.parse(json)
    assert(isRefusal(answer), JSON.stringify(json))
    assert.match(answer.text, text)
  }
})

test('whatever JSON comes in, the door answers with a command or a refusal and never fails', () => {
  const types = Object.keys(grit.verbs)
  const anything = fc.record({
    type: fc.constantFrom(...types),
    hero: fc.anything(),
    attack: fc.anything(),
    pack: fc.anything(),
    sheet: fc.anything(),
  })
  fc.assert(
    fc.property(anything, json => {
      const answer = grit.parse(json)
      assert(isRefusal(answer) || typeof answer.type === 'string')
    }),
    { numRuns: 300 },
  )
})

test('gear is found and lost at the table, whatever it would have cost', () => {
  const found = plays(calm(), {
    type: 'Outfit',
    who: 'pip',
    armour: 'bottlecap-plate',
    weapons: ['nutcracker'],
    spells: ['dazzle'],
  })
  const { armour, sheet } = hero(found, 'pip')
  assert.deepEqual([armour, sheet.weapons, sheet.spells], ['heavy', ['nutcracker'], ['dazzle']])
  const wrong = refused(calm(), { type: 'Outfit', who: 'pip', armour: 'none', weapons: ['broom'], spells: [] })
  assert.match(wrong.text, /weapons\.0: There is nothing called "broom"/)
})

test('a pack adds to the book and never replaces a part of it', () => {
  const pack = { title: 'Twice', weapons: [weapons[0] ?? assert.fail()], spells: [], monsters: [] }
  assert.match(refused(calm(), { type: 'LoadPack', pack }).text, /pack\.weapons: "fists"/)
})

test('a table’s own pack brings weapons, spells and monsters', () => {
  const blade = { ...(weapons[1] ?? assert.fail()), id: 'own-blade', name: 'Own blade' }
  const beast = { ...(bestiary[7] ?? assert.fail()), id: 'own-beast', name: 'Own beast' }
  const state = plays(calm(), {
    type: 'LoadPack',
    pack: { title: 'Ours', weapons: [blade], spells: [], monsters: [beast] },
  })
  const armed = plays(
    state,
    { type: 'AddHero', sheet: { ...pip, id: 'new', weapons: ['own-blade'] } },
    { type: 'AddFoe', id: 'b', monster: 'own-beast' },
  )
  assert.equal(armed.foes[0]?.name, 'Own beast')
  assert.deepEqual(grit.view(armed, { role: 'player', heroes: ['new'] }).pack.monsters, [])
})
