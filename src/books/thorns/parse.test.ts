// Bad input is refused with a sentence: what was wrong, where, and what would be right.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { isRefusal } from '../../kernel/index.ts'
import { thorns } from './book.ts'
import { challenges, impactMoves, readyHeroes, talents } from './data.ts'
import { parsePack } from './parse.ts'

const said = (json: unknown): string => {
  const answer = thorns.parse(json)
  return isRefusal(answer) ? answer.text : 'accepted'
}
const act = { type: 'Act', hero: 'mara', stat: 'Wits', difficulty: 1, how: 'reads the seal' }

test('a good command passes unchanged', () => {
  assert.deepEqual(thorns.parse(act), act)
  const draft = { ...act, difficulty: 'secret', secret: true, assists: ['hild'], outside: ['the wind'] }
  assert.deepEqual(thorns.parse(draft), draft)
})

const bad: readonly (readonly [unknown, string])[] = [
  [{ ...act, difficulty: 4 }, 'Act: difficulty must be a whole number from 0 to 3, or "secret".'],
  [{ ...act, difficulty: undefined }, 'Act: difficulty must be a whole number from 0 to 3, or "secret".'],
  [{ ...act, how: '  ' }, 'Act: how must be a text of 1 to 2000 characters.'],
  [{ ...act, dice: 0 }, 'Act: dice must be a whole number from 1 to 12.'],
  [{ ...act, luck: 3 }, 'Act: luck is not part of it.'],
  [{ ...act, assists: 'hild' }, 'Act: assists must be a list of at most 12.'],
  [{ ...act, assists: [7] }, 'Act: assists.0 must be a text of 1 to 80 characters.'],
  [
    { type: 'ChooseBonus', hero: 'mara', choice: 'r1', bonus: 'gold' },
    'ChooseBonus: bonus must be "greater" or "secondary" or "setup".',
  ],
  [
    { type: 'MakeImpact', text: 'Boom.', hits: [{ hero: 'mara', marks: 9 }] },
    'MakeImpact: hits.0.marks must be a whole number from 0 to 4.',
  ],
  [
    { type: 'AddPool', pool: { id: 'p', name: 'P', kind: 'clock', size: 0, hidden: 1, fiction: '' } },
    'AddPool: pool.kind must be "timer" or "danger" or "task" or "resource" or "tension". pool.size must be a whole number from 1 to 20. pool.hidden must be true or false.',
  ],
  [
    { type: 'AddHero', sheet: 'mara' },
    'AddHero: sheet must be an object with id, name, concept, stats, traits, talents, items, conditions, marks.',
  ],
  [{ type: 'AdjustPool', pool: 'p', to: -1, reason: 'x' }, 'AdjustPool: to must be a whole number from 0 to 20.'],
  [{ type: 'act' }, 'Thorns & Pools has no command "act".'],
]

test('every wrong field is named, with what would be right', () => {
  for (const [json, text] of bad) assert.equal(said(json), text)
})

test('no value at all breaks the door', () => {
  const types = Object.keys(thorns.verbs)
  fc.assert(
    fc.property(fc.constantFrom(...types), fc.dictionary(fc.string(), fc.jsonValue()), (type, fields) => {
      const answer = thorns.parse({ ...fields, type })
      assert(!isRefusal(answer) || answer.refused === 'malformed')
    }),
    { seed: 7, numRuns: 300 },
  )
})

test('heroes go out and come back as JSON, and a broken one is told by path', () => {
  for (const hero of readyHeroes) assert.deepEqual(thorns.heroes.parse(JSON.parse(JSON.stringify(hero))), hero)
  const [mara] = readyHeroes
  assert.deepEqual(thorns.heroes.parse({ ...mara, marks: 5, talents: [{ id: 'x', name: 'X', text: '', power: 3 }] }), [
    { path: 'talents.0.power', text: 'talents.0.power must be an object with size, left.' },
    { path: 'marks', text: 'marks must be a whole number from 0 to 4.' },
  ])
})

test('a content pack is checked field by field', () => {
  const pack = { title: 'All of it', talents, challenges, moves: impactMoves }
  assert.deepEqual(parsePack(JSON.parse(JSON.stringify(pack))), pack)
  assert.deepEqual(parsePack({ ...pack, moves: [''], challenges: [{ ...challenges[0], task: {} }] }), [
    { path: 'challenges.0.task.name', text: 'challenges.0.task.name must be a text of 1 to 80 characters.' },
    { path: 'challenges.0.task.dice', text: 'challenges.0.task.dice must be a whole number from 1 to 20.' },
    { path: 'challenges.0.task.fiction', text: 'challenges.0.task.fiction must be a text of 1 to 2000 characters.' },
    { path: 'moves.0', text: 'moves.0 must be a text of 1 to 2000 characters.' },
  ])
})

test('the content is there: 20 talents, half with power pools, 12 challenges, 20 impact moves, 6 heroes', () => {
  assert.equal(talents.length, 20)
  assert.equal(talents.filter(({ power }) => power).length, 10)
  assert.equal(challenges.length, 12)
  assert.equal(impactMoves.length, 20)
  assert.equal(readyHeroes.length, 6)
  for (const list of [talents, challenges, readyHeroes])
    assert.equal(new Set(list.map(({ id }) => id)).size, list.length)
  assert.equal(new Set(impactMoves).size, impactMoves.length)
})
