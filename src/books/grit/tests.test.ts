// Tests, Grit and saves: the net, the kept die, what it earns and what may be leaned in.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  brawl,
  calm,
  find,
  foe,
  having,
  hero,
  net,
  play,
  plays,
  pool,
  post,
  refused,
  scores,
  word,
} from '../../../tests/grit/at-the-table.ts'
import { runScripted } from '../../dice/index.ts'
import { grit } from './book.ts'
import type { Attribute, GritScene, Lean, Save, Test } from './types.ts'

const climb = (more: Partial<Test> = {}): Test => ({
  type: 'Test',
  hero: 'thimble',
  attribute: 'str',
  how: 'climbs the jar',
  ...more,
})
const save = (attribute: Attribute, more: Partial<Save> = {}): Save => ({
  type: 'Save',
  hero: 'thimble',
  attribute,
  ...more,
})
const rated = (rating: number, options = {}): GritScene =>
  having(calm(options), 'thimble', { scores: scores(0, rating) })
const gritty = (state: GritScene, count: number): GritScene => having(state, 'thimble', { grit: count })
const stepsOf = (state: GritScene, command: Test | Save, faces: readonly number[]) =>
  runScripted(dice => grit.decide(state, command, dice), [{ faces: { pool: faces } }]).throws[0]?.steps ?? []

test('[TA-2.3, TA-2.8, TA-2.11–2.13] one d6 in three bands', () => {
  const words = ['failure', 'failure', 'success at a cost', 'success at a cost', 'full success', 'full success']
  for (const [i, expected] of words.entries()) assert.equal(word(play(calm(), climb(), pool(i + 1)).events), expected)
})

test('[TA-D1, TA-0.1, TA-1.6, TA-2.4–2.7, TA-2.9, TA-2.12] Boons, Banes and the rating add up, and the highest of 1+N counts', () => {
  const { events } = play(rated(1), climb({ boons: ['a rope', 'a plan'], banes: ['the dark'] }), pool(2, 4, 1))
  assert.equal(net(events), 2)
  assert.equal(word(events), 'success at a cost')
})

test('[TA-D2, TA-2.10, TA-3.5–3.6] the lowest counts, and the Grit that was paid comes back', () => {
  const { events, state } = play(gritty(rated(-2), 1), climb({ banes: ['the dark'], steady: 'cancel' }), pool(3, 5, 1))
  assert.equal(net(events), -2)
  assert.equal(word(events), 'failure')
  assert.equal(hero(state, 'thimble').grit, 1)
  assert.deepEqual(find(events, 'GritSpent'), { type: 'GritSpent', who: 'thimble', how: 'cancel', to: 0 })
})

test('[TA-1.1–1.4, TA-2.2] every attribute is tested by its own rating', () => {
  for (const attribute of ['str', 'dex', 'int', 'wil'] as const) {
    const state = having(calm(), 'thimble', { scores: { ...scores(), [attribute]: { modifier: 0, rating: 1 } } })
    assert.equal(net(play(state, climb({ attribute }), pool(3, 3)).events), 1)
    const other = attribute === 'str' ? 'wil' : 'str'
    assert.equal(net(play(state, climb({ attribute: other }), pool(3)).events), 0)
  }
})

test('[TA-2.14–2.16] position and effect are told and never change a die', () => {
  const draft = climb({ position: 'desperate', effect: 'great' })
  const failed = play(calm(), draft, pool(2)).events
  assert.equal(net(failed), 0)
  const [told] = failed.map(event => grit.say(calm(), event))
  assert.match(told?.text ?? '', /desperate/)
  assert.doesNotMatch(told?.text ?? '', /great/)
  const [full] = play(calm(), draft, pool(6)).events.map(event => grit.say(calm(), event))
  assert.match(full?.text ?? '', /great/)
})

test('[TA-Q01] no cap on the net, or three', () => {
  const boons = ['a', 'b', 'c', 'd', 'e']
  assert.equal(net(play(calm(), climb({ boons }), pool(1, 1, 1, 1, 1, 5)).events), 5)
  assert.equal(net(play(calm({ 'ta.net_cap': '3' }), climb({ boons }), pool(1, 1, 1, 5)).events), 3)
})

test('[TA-D3, TA-3.1] five Grit and a kept 1 stay five', () => {
  assert.equal(hero(play(gritty(calm(), 5), climb(), pool(1)).state, 'thimble').grit, 5)
})

test('[TA-D4, TA-0.5, TA-3.2–3.3] a kept 1 earns one Grit, once', () => {
  assert.equal(hero(play(calm(), climb(), pool(1)).state, 'thimble').grit, 1)
  const { state, events } = play(calm(), climb({ boons: ['a rope'] }), pool(1, 1))
  assert.equal(word(events), 'failure')
  assert.equal(hero(state, 'thimble').grit, 1)
})

test('[TA-D5] a 1 that is not kept earns nothing', () => {
  const { state, events } = play(calm(), climb({ boons: ['a rope'] }), pool(1, 5))
  assert.equal(word(events), 'full success')
  assert.equal(hero(state, 'thimble').grit, 0)
})

test('[TA-3.4, TA-3.5] Grit is spent before the throw, so what it brings cannot pay for it', () => {
  assert.equal(refused(calm(), climb({ steady: 'boon' })).refused, 'cannot-pay')
  const { events } = play(gritty(calm(), 1), climb({ steady: 'boon' }), pool(1, 1))
  const types = events.map(({ type }) => type)
  assert.deepEqual(types, ['GritSpent', 'Tested', 'GritGained'])
})

test('[TA-3.6, TA-3.7, TA-Q02] both ways of steadying are one net Boon, once; cancelling needs a Bane', () => {
  const state = gritty(calm(), 3)
  const banes = ['the dark']
  const ways = grit.contributions(state, climb({ banes }))
  assert.deepEqual(
    ways.filter(({ id }) => id.startsWith('steady')).map(({ id, refusal }) => [id, refusal]),
    [
      ['steady:boon', undefined],
      ['steady:cancel', undefined],
    ],
  )
  for (const steady of ['boon', 'cancel'] as const)
    assert.equal(net(play(state, climb({ banes, steady }), pool(3)).events), 0)
  assert.equal(refused(state, climb({ steady: 'cancel' })).rule, 'TA-Q02')
  const again = grit.contributions(state, climb({ banes, steady: 'boon' }))
  assert(!again.some(({ id }) => id.startsWith('steady')))
})

test('[TA-4.1, TA-4.3, TA-4.7–4.9] a save is a test with the save types of the class', () => {
  assert.equal(net(play(calm(), save('str'), pool(3, 3)).events), 1)
  assert.equal(net(play(calm(), save('dex'), pool(3, 3)).events), -1)
  assert.equal(net(play(calm(), save('int'), pool(3)).events), 0)
  assert.equal(net(play(calm(), save('wil', { boons: ['a friend'] }), pool(3, 3)).events), 1)
})

test('[TA-4.10, TA-Q05] rating, save type and circumstances, or without the rating', () => {
  const draft = save('str', { banes: ['no air'] })
  assert.equal(net(play(rated(2), draft, pool(1, 2, 3)).events), 2)
  assert.equal(net(play(rated(2, { 'ta.save_uses_rating': 'off' }), draft, pool(3)).events), 0)
})

const burn = {
  type: 'Threaten',
  targets: ['thimble'],
  attribute: 'int',
  text: 'the fire',
  damage: 9,
  kind: 'fire',
} as const
const scare = {
  type: 'Threaten',
  targets: ['thimble', 'pip'],
  attribute: 'wil',
  text: 'the cat',
  condition: 'frightened',
  weaker: 'dazed',
} as const

test('[TA-4.2, TA-4.4–4.6, TA-Q06] nothing, half after armour, or all of the damage', () => {
  const state = play(calm(), burn).state
  const resist = save('int', { effect: 'effect-1' })
  const hp = (face: number, armour: 'none' | 'heavy' = 'none') =>
    hero(play(having(state, 'thimble', { armour }), resist, pool(face)).state, 'thimble').hp
  assert.deepEqual([hp(5), hp(3), hp(2)], [20, 16, 11])
  assert.deepEqual([hp(5, 'heavy'), hp(3, 'heavy'), hp(2, 'heavy')], [20, 18, 16])
  assert.equal(refused(state, save('str', { effect: 'effect-1' })).rule, 'TA-4.2')
})

test('[TA-4.1, TA-Q41] a danger is thrown once for all whom it threatens, and each saves', () => {
  const fire = {
    type: 'Threaten',
    targets: ['thimble', 'pip'],
    attribute: 'int',
    text: 'the fire',
    roll: { dice: 2, die: 6 },
  } as const
  const state = play(calm(), fire, { dice: [6, 1] }).state
  const burnt = play(state, save('int', { effect: 'effect-1' }), pool(2)).state
  const both = play(burnt, { ...save('int', { effect: 'effect-2' }), hero: 'pip' }, pool(4)).state
  assert.deepEqual([hero(both, 'thimble').hp, hero(both, 'pip').hp], [13, 17])
  assert.equal(refused(calm(), { ...fire, targets: ['pip', 'pip'] }).refused, 'illegal')
})

test('[TA-4.5, TA-4.6] a condition in full, its weaker form, or none; for several at once', () => {
  const state = play(calm(), scare).state
  assert.equal(grit.pending(state).length, 2)
  const kinds = (face: number) =>
    hero(play(state, save('wil', { effect: 'effect-1' }), pool(face)).state, 'thimble').conditions.map(
      ({ kind }) => kind,
    )
  assert.deepEqual([kinds(1), kinds(4), kinds(6)], [['frightened'], ['dazed'], []])
})

test('[TA-6.14, TA-Q31, TA-Q32] allies help before the throw, each with a Boon; or one of them alone', () => {
  const helps = ['pip', 'wick']
  assert.equal(net(play(calm(), climb({ helps }), pool(1, 2, 3)).events), 2)
  assert.equal(refused(calm({ 'ta.help_stack': 'one' }), climb({ helps })).rule, 'TA-Q31')
  assert.equal(refused(calm(), climb({ helps: ['thimble'] })).rule, 'TA-6.14')
  assert.equal(refused(calm(), climb({ helps: ['pip', 'pip'] })).refused, 'spent')
})

test('[TA-6.9, TA-6.15, TA-D16] in a fight Help costs an action and can be given once a round', () => {
  const state = plays(brawl(), { type: 'EndTurn', hero: 'thimble' })
  const help: Lean = { helps: ['thimble'] }
  const { state: helped } = play(
    state,
    { type: 'Test', hero: 'pip', attribute: 'dex', how: 'leaps', ...help },
    pool(3, 3),
  )
  assert.equal(hero(helped, 'thimble').actions, 2)
  const again = refused(helped, { type: 'Test', hero: 'wick', attribute: 'dex', how: 'leaps', ...help })
  assert.deepEqual([again.refused, again.rule], ['spent', 'TA-6.15'])
})

test('[TA-6.6] a move with a price takes its actions', () => {
  const { state } = play(brawl(), climb({ cost: 2 }), pool(3))
  assert.equal(hero(state, 'thimble').actions, 1)
  assert.equal(refused(state, climb({ cost: 2 })).refused, 'cannot-pay')
})

test('[TA-2.6] secret Banes count at the throw and are withheld before it', () => {
  const draft = climb({ secretBanes: 2 })
  assert.equal(net(play(calm(), draft, pool(5, 5, 2)).events), -2)
  const seen = grit.showDraft(calm(), draft, { role: 'player', heroes: ['thimble'] })
  assert(seen)
  assert.equal(refused(calm(), seen as Test).refused, 'withheld')
})

test('[TA-2.5–2.6] every step of the pool is named with its rule', () => {
  const steps = stepsOf(rated(1), climb({ boons: ['a rope'], banes: ['the dark'] }), [3, 3])
  assert.deepEqual(
    steps.map(({ text, rule }) => `${rule} ${text}`),
    [
      'TA-2.4 STR rating: +1 Boon',
      'TA-2.5 a rope: +1 Boon',
      'TA-2.6 the dark: −1 Bane',
      'TA-2.9 2d6, keep the highest',
    ],
  )
})

test('[TA-6.5] Assess costs one action; a success is a Boon on the next attack', () => {
  const state = brawl()
  const found = play(state, { type: 'Assess', hero: 'thimble', target: 'post' }, pool(3)).state
  assert.equal(hero(found, 'thimble').actions, 2)
  const attack = { type: 'Attack', hero: 'thimble', with: 'd6', target: 'post' } as const
  const first = play(found, attack, { primary: [3, 2], others: [] })
  assert.equal(net(first.events), 1)
  assert.equal(hero(first.state, 'thimble').openings.length, 0)
  assert.deepEqual(
    hero(play(state, { type: 'Assess', hero: 'thimble', target: 'post' }, pool(2)).state, 'thimble').openings,
    [],
  )
})

test('[TA-11.1, TA-11.3, TA-11.6] foes test and save alike; elites have Grit, others none', () => {
  const state = brawl({}, [post, { ...post, id: 'elite', kind: 'elite' }])
  const by = (id: string) => play(state, { type: 'Save', foe: id, attribute: 'wil' }, pool(1)).state
  assert.equal(foe(by('post'), 'post').grit, 0)
  assert.equal(foe(by('elite'), 'elite').grit, 1)
})
