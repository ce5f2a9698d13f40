// The action roll: reading the dice, thorns, criticals and their bonus, the impact move, a late assist.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  act,
  acts,
  find,
  opened,
  own,
  play,
  refused,
  table,
  withPool,
  word,
} from '../../../tests/thorns/at-the-table.ts'
import { thorns } from './book.ts'

const impact = 'r1-impact'
const bonus = { type: 'ChooseBonus', hero: 'mara', choice: 'r1-bonus' } as const

test('[TP-core.2] as many dice as the stat has, and a stat of the hero', () => {
  for (const dice of [1, 2, 3, 4]) assert.equal(find(acts(table(dice), own(Array(dice).fill(1))), 'Acted')?.dice, dice)
  assert.equal(refused(table(), act({ stat: 'Luck' })).refused, 'unknown')
  assert.equal(refused(table(), act({ stat: 'Brawn', power: 'ember-call' })).rule, 'TP-core.2')
  assert.equal(refused(table(), act({ dice: 1 })).rule, 'TP-pool.9')
})

/** What the book says, told a second time over faces: the reading must agree with it for any dice. */
function byTheBook(dice: readonly number[], cutters: readonly number[]): string {
  if (dice.filter(face => face === 6).length > 1) return 'critical'
  const best = Math.max(...dice)
  const steps = ['disaster', 'grim', 'messy', 'perfect']
  const cuts = cutters.filter(face => face >= 7).length
  return steps[Math.max(0, (best === 6 ? 3 : best >= 4 ? 2 : 1) - cuts)] as string
}

test('[TP-core.3–8, TP-thorn.2–3, TP-Q03] any dice under any thorns are read as the book says', () => {
  const d = (sides: number) => fc.integer({ min: 1, max: sides })
  fc.assert(
    fc.property(
      fc.array(d(6), { minLength: 1, maxLength: 6 }),
      fc.array(d(8), { maxLength: 2 }),
      fc.array(d(6), { maxLength: 2 }),
      (dice, cutters, help) => {
        const assists = ['hild', 'tobin'].slice(0, help.length)
        const faces = own(dice, { thorns: cutters, assists: help })
        const events = acts(table(dice.length), faces, { difficulty: cutters.length, assists })
        assert.equal(word(events), byTheBook([...dice, ...help], cutters))
      },
    ),
    { seed: 4, numRuns: 400 },
  )
})

test('[TP-thorn.1, TP-thorn.4, TP-Q01–02] none, one or two thorns are thrown; three are refused with advice, or thrown', () => {
  for (const difficulty of [0, 1, 2]) {
    const events = acts(table(), own([6, 1], { thorns: Array(difficulty).fill(1) }), { difficulty })
    assert.equal(find(events, 'Acted')?.thorns, difficulty)
  }
  const no = refused(table(), act({ difficulty: 3 }))
  assert.deepEqual([no.refused, no.rule], ['impossible', 'TP-Q01'])
  assert.match(no.text, /break it up or change the approach/)
  const daring = table(2, { 'tp.three_thorns': 'roll' })
  assert.equal(word(acts(daring, own([6, 1], { thorns: [8, 1, 1] }), { difficulty: 3 })), 'messy')
})

test('[TP-Q01] thorns of harm and conditions go past two', () => {
  const condition = { id: 'dazed', name: 'Dazed', thorns: 2 }
  const hits = [{ hero: 'mara', marks: 3, condition }]
  const state = play(table(), { type: 'MakeImpact', text: 'A fall.', hits }).state
  const events = acts(state, own([6, 1], { thorns: [1, 2, 3, 4, 5] }), { difficulty: 2 })
  assert.equal(find(events, 'Acted')?.thorns, 5)
})

test('[TP-action.2] a Perfect leaves nothing to settle', () => {
  const { state, events } = play(table(), act(), own([6, 1]))
  assert.deepEqual(opened(events), [])
  assert.equal(play(state, act(), own([6, 1])).state.rolls, 2)
})

test('[TP-action.3–5, TP-Q06] Messy and Grim leave an impact move to the game master, before the hero acts again', () => {
  for (const faces of [
    [5, 1],
    [3, 1],
  ]) {
    const { state, events } = play(table(), act(), own(faces))
    const [choice] = opened(events)
    assert(choice?.kind === 'impact')
    assert.deepEqual([choice.hero, choice.exposed, choice.factor], ['mara', ['mara'], 1])
    assert.equal(thorns.pending(state)[0]?.to, 'gm')
    assert.equal(refused(state, act()).refused, 'pending')
    const done = play(state, { type: 'MakeImpact', choice: impact, text: 'The gap widens.', hits: [] })
    assert.deepEqual(done.state.open, [])
    assert.equal(
      refused(done.state, { type: 'MakeImpact', choice: impact, text: 'Again.', hits: [] }).refused,
      'unknown',
    )
  }
})

test('[TP-action.5, TP-Q06] a move lands on those exposed, on several at once, and on nobody else', () => {
  const state = play(table(), act({ assists: ['hild'] }), own([1, 1], { assists: [2] })).state
  const hit = (hero: string) => ({ hero, marks: 1, condition: { id: 'singed', name: 'Singed', thorns: 0 } })
  const move = (...heroes: string[]) =>
    ({ type: 'MakeImpact', choice: impact, text: 'Fire.', hits: heroes.map(hit) }) as const
  assert.equal(refused(state, move('tobin')).rule, 'TP-Q06')
  assert.equal(refused(state, move('nobody')).refused, 'unknown')
  const after = play(state, move('mara', 'hild')).state
  assert.deepEqual(
    after.heroes.map(({ marks, conditions }) => [marks, conditions.length]),
    [
      [1, 1],
      [0, 0],
      [1, 1],
    ],
  )
})

test('[TP-core.10, TP-Q25] a disaster doubles the marks of its move', () => {
  const state = play(table(), act({ difficulty: 1 }), own([3, 3], { thorns: [8] })).state
  const move = { type: 'MakeImpact', choice: impact, text: 'It falls.', hits: [{ hero: 'mara', marks: 1 }] } as const
  const { events } = play(state, move)
  assert.equal(find(events, 'ImpactMade')?.weight, 'doubled')
  assert.deepEqual(find(events, 'HarmMarked'), { type: 'HarmMarked', hero: 'mara', from: 0, to: 2, doubled: true })
})

test('[TP-core.8–9, TP-Q04, TP-Q21] a critical is uncut and gives one bonus of three to the one who rolled', () => {
  const { state, events } = play(table(), act({ difficulty: 2 }), own([6, 6], { thorns: [8, 8] }))
  assert.equal(word(events), 'critical')
  assert.deepEqual(
    thorns.pending(state)[0]?.answers.map(({ label }) => label),
    ['Greater effect', 'Secondary effect', 'Set up a follow-up'],
  )
  assert.equal(refused(state, act()).refused, 'pending')
  assert.equal(refused(state, { ...bonus, hero: 'hild', bonus: 'greater' }).refused, 'forbidden')
  for (const chosen of ['greater', 'secondary', 'setup'] as const) {
    const after = play(state, { ...bonus, bonus: chosen, text: 'a way in' })
    assert.deepEqual(after.state.open, [])
    assert.deepEqual(
      after.state.tokens.map(({ by, text }) => [by, text]),
      chosen === 'setup' ? [['mara', 'a way in']] : [],
    )
    assert.equal(refused(after.state, { ...bonus, bonus: chosen }).refused, 'unknown')
  }
})

test('[TP-Q04, TP-Q17] a critical is a Perfect to a task pool', () => {
  const { state, events } = play(withPool(table(), 'task', 3), act({ task: 'p' }), own([6, 6]), { pool: [1, 5, 6] })
  assert.equal(find(events, 'PoolThrown')?.to, 2)
  assert.deepEqual(
    state.open.map(({ kind }) => kind),
    ['bonus'],
  )
})

test('[TP-Q05] two sixes over all dice of the roll, or only over one’s own', () => {
  const ownOnly = { 'tp.assist_crits': 'off' }
  const rope = { type: 'GrantFollowUp', token: { id: 't', by: 'hild', text: 'a rope' } } as const
  const helped = { assists: ['hild'], followUps: ['t'], outside: ['the wind'] }
  const faces = own([1], { assists: [1], followUps: [6], outside: [6] })
  assert.equal(word(acts(play(table(1), rope).state, faces, helped)), 'critical')
  assert.equal(word(acts(play(table(1, ownOnly), rope).state, faces, helped)), 'perfect')
  assert.equal(word(acts(table(2, ownOnly), own([6, 6], { assists: [1] }), { assists: ['hild'] })), 'critical')
})

test('[TP-Q16] a stat of 0 is refused, or two dice are thrown and the lower one counts', () => {
  assert.equal(refused(table(0), act()).rule, 'TP-Q16')
  const state = table(0, { 'tp.zero_dice': 'two_keep_low' })
  assert.equal(word(acts(state, own([6, 2]))), 'grim')
  assert.equal(word(acts(state, own([5, 6]))), 'messy')
  assert.equal(word(acts(state, own([6, 6]))), 'perfect')
  assert.equal(word(acts(state, own([6, 6], { assists: [6] }), { assists: ['hild'] })), 'critical')
})

const late = { 'tp.late_assist': 'on' }
const lateAssist = { type: 'LateAssist', hero: 'hild', choice: impact } as const

test('[TP-Q07] assists are declared before the roll, each helper once', () => {
  const state = play(table(), act(), own([1, 2])).state
  assert.equal(refused(state, lateAssist).rule, 'TP-Q07')
  assert.equal(refused(table(), act({ assists: ['hild', 'hild'] })).rule, 'TP-Q07')
  assert.equal(refused(table(), act({ outside: ['the wind', 'the wind'] })).rule, 'TP-Q07')
  assert.equal(refused(table(), act({ assists: ['mara'] })).rule, 'TP-team.1')
  assert.equal(refused(table(), act({ followUps: ['none'] })).rule, 'TP-team.3')
})

test('[TP-Q07] by the other reading one may still help while the move is open, and is then exposed', () => {
  const state = play(table(2, late), act(), own([2, 3])).state
  const messy = play(state, lateAssist, { assist: [4] })
  assert.equal(word(messy.events), 'messy')
  const [choice] = opened(messy.events)
  assert(choice?.kind === 'impact')
  assert.deepEqual([choice.exposed, choice.lightened], [['mara', 'hild'], false])
  assert.equal(refused(messy.state, lateAssist).refused, 'spent')
  const perfect = play(messy.state, { ...lateAssist, hero: 'tobin' }, { assist: [6] })
  assert.equal(word(perfect.events), 'perfect')
  assert.deepEqual(perfect.state.open, [])
})

test('[TP-Q07, TP-Q03] late help is read under the cuts that have fallen', () => {
  const state = play(table(2, late), act({ difficulty: 1 }), own([6, 3], { thorns: [7] })).state
  assert.equal(word(play(state, lateAssist, { assist: [5] }).events), 'messy')
  const crit = play(state, lateAssist, { assist: [6] })
  assert.equal(word(crit.events), 'critical')
  assert.deepEqual(
    crit.state.open.map(({ kind, hero }) => [kind, hero]),
    [['bonus', 'mara']],
  )
  const ownOnly = play(
    table(2, { ...late, 'tp.assist_crits': 'off' }),
    act({ difficulty: 1 }),
    own([6, 3], { thorns: [7] }),
  ).state
  assert.equal(word(play(ownOnly, lateAssist, { assist: [6] }).events), 'messy')
})

test('[TP-Q07, TP-Q17] progress that only late help has made triggers the task pool, once', () => {
  const grim = play(withPool(table(2, late), 'task', 3), act({ task: 'p' }), own([2, 3])).state
  assert.equal(find(play(grim, lateAssist, { assist: [5] }, { pool: [1, 4, 4] }).events, 'PoolThrown')?.to, 2)
  assert.equal(find(play(grim, lateAssist, { assist: [3] }).events, 'PoolThrown'), undefined)
  const messy = play(withPool(table(2, late), 'task', 3), act({ task: 'p' }), own([5, 3]), { pool: [1, 4, 4] }).state
  assert.equal(find(play(messy, lateAssist, { assist: [6] }).events, 'PoolThrown'), undefined)
})

test('a choice may be passed over by the game master', () => {
  const state = play(table(), act(), own([1, 2])).state
  assert.deepEqual(play(state, { type: 'SkipChoice', choice: impact, reason: 'enough' }).state.open, [])
  assert.equal(refused(state, { type: 'SkipChoice', choice: 'r9', reason: 'enough' }).refused, 'unknown')
})
