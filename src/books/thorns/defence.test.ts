// Defence, montage and tension: the throws beside the action.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  act,
  find,
  opened,
  own,
  play,
  poolDice,
  refused,
  table,
  withPool,
  word,
} from '../../../tests/thorns/at-the-table.ts'
import { thorns } from './book.ts'
import type { Defend } from './types.ts'

const tobin: Defend = { type: 'Defend', hero: 'tobin', stat: 'Grace', difficulty: 0, trouble: 'falling rubble' }

test('[TP-defense.1] the game master calls for it and picks the stat', () => {
  assert.equal(thorns.verbs.Defend.by, 'gm')
  const { events } = play(table(), { ...tobin, stat: 'Wits' }, own([6, 1, 1]))
  assert.deepEqual([find(events, 'Defended')?.with, find(events, 'Defended')?.dice], ['Wits', 3])
  assert(
    !thorns.offers(table(), { role: 'player', heroes: ['tobin'] }).some(({ command }) => command.type === 'Defend'),
  )
  assert(thorns.contributions(table(), tobin).some(({ id, by }) => id === 'stat:Wits' && by === 'gm'))
})

test('[TP-defense.2] a Perfect avoids the trouble', () => {
  assert.deepEqual(opened(play(table(), tobin, own([6, 1, 1, 1])).events), [])
})

test('[TP-defense.3–4, TP-Q22] Messy lightens, Grim lands, a disaster doubles, a critical gives a bonus', () => {
  const choice = (faces: readonly number[], cutters: readonly number[] = []) =>
    opened(play(table(), { ...tobin, difficulty: cutters.length }, own(faces, { thorns: cutters })).events)[0]
  const messy = choice([5, 1, 1, 1])
  assert(messy?.kind === 'impact' && messy.lightened && messy.factor === 1)
  const grim = choice([3, 1, 1, 1])
  assert(grim?.kind === 'impact' && !grim.lightened && grim.factor === 1)
  const disaster = choice([3, 1, 1, 1], [8])
  assert(disaster?.kind === 'impact' && !disaster.lightened && disaster.factor === 2)
  assert.equal(choice([6, 6, 1, 1], [8])?.kind, 'bonus')
})

test('[TP-action.5, TP-Q23] not by the one who acted, not by who shared the risk, but by another whom it would hit', () => {
  const state = play(table(), act({ assists: ['hild'] }), own([3, 1], { assists: [1] })).state
  const against = 'r1-impact'
  for (const hero of ['mara', 'hild'])
    assert.equal(refused(state, { ...tobin, hero, stat: 'Grace', against }).rule, 'TP-action.5')
  assert.equal(refused(state, { ...tobin, against: 'r9-impact' }).refused, 'unknown')
  const grim = play(state, { ...tobin, against }, own([1, 1, 1, 1])).state
  assert.deepEqual(
    grim.open.map(({ id }) => id),
    ['r1-impact', 'r2-impact'],
  )
  const move = {
    type: 'MakeImpact',
    choice: 'r2-impact',
    text: 'Rubble.',
    hits: [{ hero: 'tobin', marks: 1 }],
  } as const
  assert.equal(find(play(grim, move).events, 'HarmMarked')?.to, 1)
})

test('[TP-Q07, TP-defense.3] late help may lighten what would have landed', () => {
  const state = play(table(2, { 'tp.late_assist': 'on' }), tobin, own([1, 1, 1, 1])).state
  const [choice] = opened(
    play(state, { type: 'LateAssist', hero: 'hild', choice: 'r1-impact' }, { assist: [4] }).events,
  )
  assert(choice?.kind === 'impact' && choice.lightened)
})

const montage = { type: 'Montage', hero: 'mara', difficulty: 0, how: 'a week of work' } as const

test('[TP-montage.1–2, TP-Q08] two dice for everyone who joins, the best one counts, and all are exposed', () => {
  assert.equal(word(play(table(), montage, { 'hero mara': [4, 1], thorns: [] }).events), 'messy')
  const three = { ...montage, joined: ['hild', 'tobin'] }
  const faces = { 'hero mara': [1, 1], 'hero hild': [2, 3], 'hero tobin': [3, 3], thorns: [] }
  const { events } = play(table(), three, faces)
  assert.equal(word(events), 'grim')
  const [choice] = opened(events)
  assert(choice?.kind === 'impact')
  assert.deepEqual(choice.exposed, ['mara', 'hild', 'tobin'])
  assert.equal(refused(table(), { ...montage, joined: ['mara'] }).refused, 'illegal')
})

test('[TP-montage.3, TP-Q08–09] no criticals, and thorns always bite; by the other reading a pair of one’s own is one', () => {
  const two = { ...montage, joined: ['hild'], difficulty: 1 }
  const pair = { 'hero mara': [1, 2], 'hero hild': [6, 6], thorns: [8] }
  assert.equal(word(play(table(), two, pair).events), 'messy')
  const own_pair = table(2, { 'tp.montage_crits': 'own_pair' })
  const { state, events } = play(own_pair, two, pair)
  assert.equal(word(events), 'critical')
  assert.equal(state.open[0]?.hero, 'hild')
  assert.equal(word(play(own_pair, two, { ...pair, 'hero mara': [6, 2], 'hero hild': [6, 1] }).events), 'messy')
})

test('[TP-action.5, TP-montage.1] whoever has an impact move to settle leads no montage', () => {
  const messy = play(table(), act(), own([4, 1])).state
  assert.equal(refused(messy, { type: 'Montage', hero: 'mara', how: 'a week', difficulty: 0 }).refused, 'pending')
})

test('[TP-Q09] thorns of harm stay out of a montage, and three are as impossible as ever', () => {
  const hurt = play(table(), { type: 'MakeImpact', text: 'A fall.', hits: [{ hero: 'mara', marks: 2 }] }).state
  assert.equal(find(play(hurt, montage, { 'hero mara': [6, 1], thorns: [] }).events, 'MontagePlayed')?.thorns, 0)
  assert.equal(refused(table(), { ...montage, difficulty: 3 }).rule, 'TP-Q01')
})

const ask = { type: 'Tension', pool: 'p', question: 'Who comes?' } as const

test('[TP-tension.1–2, TP-Q10] tension is the game master’s and read against the players', () => {
  assert.equal(thorns.verbs.Tension.by, 'gm')
  const read = (...tension: number[]) => thorns.outcome(play(withPool(table(), 'tension', 3), ask, { tension }).events)
  assert.deepEqual(read(6, 2, 5), { word: 'perfect', tone: 'bad', detail: 'the worst' })
  assert.deepEqual(read(5, 2, 4), { word: 'messy', tone: 'partial', detail: 'bad' })
  assert.deepEqual(read(3, 2, 1), { word: 'grim', tone: 'good', detail: 'mild' })
  assert.equal(refused(withPool(table(), 'timer', 3), ask).rule, 'TP-tension.1')
})

test('[TP-Q10] each 1 to 3 drops, two sixes are only an especially bad Perfect; by the other reading nothing drops', () => {
  const thinned = play(withPool(table(), 'tension', 3), ask, { tension: [6, 6, 1] })
  assert.equal(find(thinned.events, 'TensionRead')?.double, true)
  assert.deepEqual(thinned.state.open, [])
  assert.equal(poolDice(thinned.state), 2)
  assert(find(play(withPool(table(), 'tension', 2), ask, { tension: [1, 2] }).events, 'PoolDepleted'))
  const kept = withPool(table(2, { 'tp.tension_drops': 'off' }), 'tension', 3)
  assert.equal(poolDice(play(kept, ask, { tension: [1, 2, 3] }).state), 3)
})

test('[TP-Q11] the game master feeds the tension pool', () => {
  const state = withPool(table(), 'tension', 3)
  const fed = play(state, { type: 'AdjustPool', pool: 'p', to: 5, reason: 'fate was spent' }).state
  assert.equal(poolDice(fed), 5)
  assert.equal(refused(fed, { type: 'AdjustPool', pool: 'p', to: 5, reason: 'again' }).refused, 'not-now')
})
