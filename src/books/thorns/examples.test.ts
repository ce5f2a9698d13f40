// The derived cases and the rules behind them, played with those very dice through the commands that people give.
import assert from 'node:assert/strict'
import { test } from 'node:test'
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
import { readyHeroes } from './data.ts'

test('[TP-D1, TP-core.2, TP-core.3–6, TP-thorn.4, TP-Q02] the highest die decides', () => {
  assert.equal(word(acts(table(3), own([6, 4, 2]))), 'perfect')
  assert.equal(word(acts(table(3), own([5, 5, 4]))), 'messy')
  assert.equal(word(acts(table(3), own([3, 2, 1]))), 'grim')
})
test('[TP-D2, TP-thorn.1–3] each 7 or 8 cuts a step, a 6 does not', () => {
  assert.equal(word(acts(table(3), own([6, 4, 2], { thorns: [7] }), { difficulty: 1 })), 'messy')
  assert.equal(word(acts(table(3), own([6, 4, 2], { thorns: [8, 7] }), { difficulty: 2 })), 'grim')
  assert.equal(word(acts(table(3), own([6, 4, 2], { thorns: [6, 6] }), { difficulty: 2 })), 'perfect')
})
test('[TP-D3, TP-core.10, TP-Q03, TP-Q25] a cut Grim is a disaster, never worse, and doubles', () => {
  const events = acts(table(2), own([3, 3], { thorns: [8] }), { difficulty: 1 })
  assert.equal(word(events), 'disaster')
  assert.equal(word(acts(table(2), own([3, 3], { thorns: [8, 8] }), { difficulty: 2 })), 'disaster')
  assert.equal(word(acts(table(2), own([5, 1], { thorns: [7, 8] }), { difficulty: 2 })), 'disaster')
  const state = play(table(2), act({ difficulty: 1 }), own([3, 3], { thorns: [8] })).state
  const move = {
    type: 'MakeImpact',
    choice: 'r1-impact',
    text: 'It falls.',
    hits: [{ hero: 'mara', marks: 1 }],
  } as const
  assert.deepEqual(find(play(state, move).events, 'HarmMarked')?.to, 2)
})
test('[TP-D4, TP-core.1, TP-core.7–9, TP-Q04, TP-Q21] a critical ignores cuts and gives one bonus', () => {
  const { state, events } = play(table(2), act({ difficulty: 2 }), own([6, 6], { thorns: [8, 8] }))
  assert.equal(word(events), 'critical')
  assert.equal(refused(state, act()).refused, 'pending')
  for (const bonus of ['greater', 'secondary', 'setup'] as const) {
    const chosen = play(state, { type: 'ChooseBonus', hero: 'mara', choice: 'r1-bonus', bonus })
    assert.equal(chosen.state.open.length, 0)
    assert.equal(chosen.state.tokens.length, bonus === 'setup' ? 1 : 0)
  }
})
test('[TP-D5, TP-Q05] two sixes over all dice, or over one’s own', () => {
  const faces = own([6], { assists: [6] })
  assert.equal(word(acts(table(1), faces, { assists: ['hild'] })), 'critical')
  assert.equal(word(acts(table(1, { 'tp.assist_crits': 'off' }), faces, { assists: ['hild'] })), 'perfect')
})
test('[TP-D6, TP-team.1, TP-team.3–4, TP-Q06–07, TP-action.3] who helps and who is exposed', () => {
  const helped = acts(table(2), own([2, 3], { assists: [5] }), { assists: ['hild'] })
  assert.equal(word(helped), 'messy')
  assert.deepEqual(find(helped, 'Acted')?.exposed, ['mara', 'hild'])
  const state = play(table(2), { type: 'GrantFollowUp', token: { id: 't', by: 'hild', text: 'a rope' } }).state
  const followed = play(
    state,
    act({ followUps: ['t'], outside: ['the wind'] }),
    own([2, 3], { followUps: [5], outside: [1] }),
  )
  assert.deepEqual(find(followed.events, 'Acted')?.exposed, ['mara'])
  assert.equal(followed.state.tokens.length, 0)
  assert.equal(refused(table(2), act({ assists: ['hild', 'hild'] })).refused, 'spent')
  assert.equal(refused(table(2), { type: 'LateAssist', hero: 'hild', choice: 'r1-impact' }).rule, 'TP-Q07')
  const late = play(table(2, { 'tp.late_assist': 'on' }), act(), own([2, 3])).state
  const joined = play(late, { type: 'LateAssist', hero: 'hild', choice: 'r1-impact' }, { assist: [6] })
  assert.equal(word(joined.events), 'perfect')
  assert.equal(joined.state.open.length, 0)
})
test('[TP-D7, TP-Q01, TP-harm.1–4] three difficulty thorns are refused, harm and conditions come on top', () => {
  assert.equal(refused(table(2), act({ difficulty: 3 })).refused, 'impossible')
  assert.equal(
    word(acts(table(2, { 'tp.three_thorns': 'roll' }), own([6, 1], { thorns: [1, 1, 1] }), { difficulty: 3 })),
    'perfect',
  )
  const hit = { type: 'MakeImpact', text: 'Ouch.', hits: [{ hero: 'mara', marks: 2 }] } as const
  const hurt = play(table(2), hit).state
  assert.equal(find(acts(hurt, own([6, 1], { thorns: [1, 1, 1] }), { difficulty: 2 }), 'Acted')?.thorns, 3)
  const out = play(hurt, hit)
  assert(find(out.events, 'HeroOut'))
  assert.equal(refused(out.state, act()).refused, 'down')
  assert.equal(refused(table(2, { 'tp.harm_track': 'off' }), hit).refused, 'not-usable')
  const shaken = play(table(2), {
    type: 'AddCondition',
    hero: 'mara',
    condition: { id: 's', name: 'Shaken', thorns: 1 },
  }).state
  assert.equal(find(acts(shaken, own([6, 1], { thorns: [1] })), 'Acted')?.thorns, 1)
})
test('[TP-D8, TP-montage.1–3, TP-Q08–09] a montage pools two dice each and has no criticals', () => {
  const montage = { type: 'Montage', hero: 'mara', joined: ['hild'], difficulty: 0, how: 'a week of work' } as const
  const faces = { 'hero mara': [6, 1], 'hero hild': [6, 2], thorns: [] }
  assert.equal(word(play(table(2), montage, faces).events), 'perfect')
  const pair = { ...faces, 'hero hild': [6, 6], thorns: [8] }
  const thorny = { ...montage, difficulty: 1 }
  assert.equal(word(play(table(2), thorny, pair).events), 'messy')
  assert.equal(word(play(table(2, { 'tp.montage_crits': 'own_pair' }), thorny, pair).events), 'critical')
})
test('[TP-D9, TP-pool.1–5, TP-pool.7, TP-Q15, TP-Q26] every 1 to 3 drops, at none the fiction changes', () => {
  for (const kind of ['timer', 'danger', 'resource'] as const) {
    const trigger = { type: 'TriggerPool', pool: 'p', why: 'it is time' } as const
    assert.equal(
      find(play(withPool(table(2), kind, 6), trigger, { pool: [1, 2, 3, 4, 5, 6] }).events, 'PoolThrown')?.to,
      3,
    )
    const gone = play(withPool(table(2), kind, 2), trigger, { pool: [3, 1] })
    assert.equal(find(gone.events, 'PoolDepleted')?.fiction, 'All changes.')
    assert.equal(refused(gone.state, trigger).rule, 'TP-Q15')
  }
})
test('[TP-D10, TP-pool.6, TP-pool.10–11, TP-Q17–20] progress, the last die and the secondary effect', () => {
  const last = play(withPool(table(2), 'task', 1), act({ task: 'p' }), own([5, 1]))
  const choice = opened(last.events).find(({ kind }) => kind === 'last-die')?.id as string
  const dropped = play(last.state, { type: 'AnswerPool', hero: 'mara', choice, answer: 'drop' })
  assert(find(dropped.events, 'PoolDepleted'))
  const perfect = play(withPool(table(2), 'task', 3), act({ task: 'p' }), own([6, 1]), { pool: [4, 5, 6] })
  const instead = opened(perfect.events)[0]?.id as string
  assert(
    find(
      play(perfect.state, { type: 'AnswerPool', hero: 'mara', choice: instead, answer: 'secondary' }).events,
      'SecondaryTaken',
    ),
  )
  assert.equal(find(acts(withPool(table(2), 'task', 3), own([3, 1]), { task: 'p' }), 'PoolThrown'), undefined)
  const wide = withPool(table(2, { 'tp.last_die': 'no_drop_drops_one' }), 'task', 3)
  const none = play(wide, act({ task: 'p' }), own([6, 1]), { pool: [4, 5, 6] })
  const one = play(none.state, {
    type: 'AnswerPool',
    hero: 'mara',
    choice: opened(none.events)[0]?.id as string,
    answer: 'drop',
  })
  assert.equal(one.state.pools[0]?.dice, 2)
  const off = play(withPool(table(2, { 'tp.last_die': 'off' }), 'task', 1), act({ task: 'p' }), own([6, 1]), {
    pool: [1],
  })
  assert.equal(off.state.pools[0]?.dice, 0)
  const waits = play(
    withPool(table(2, { 'tp.greater_effect_predrop': 'on' }), 'task', 3),
    act({ task: 'p' }),
    own([6, 6]),
  )
  const greater = { type: 'ChooseBonus', hero: 'mara', choice: 'r1-bonus', bonus: 'greater' } as const
  assert.equal(play(waits.state, greater, { pool: [1, 6] }).state.pools[0]?.dice, 1)
})
test('[TP-D11, TP-D12, TP-pool.8–9, TP-Q12–14] one throw decides and thins a power pool', () => {
  const power = 'ember-call'
  const some = acts(table(2), own([6, 2]), { power, dice: 2 })
  assert.equal(word(some), 'perfect')
  assert.equal(find(some, 'PowerDropped')?.to, 3)
  const all = acts(table(2), own([3, 3, 1, 2]), { power })
  assert.equal(word(all), 'grim')
  assert(find(all, 'PowerDepleted'))
  const three = play(table(2), {
    type: 'AdjustHero',
    hero: 'mara',
    what: 'power',
    name: power,
    to: 3,
    reason: 'used',
  }).state
  const helped = acts(three, own([2, 4], { assists: [1] }), { power, dice: 2, assists: ['hild'] })
  assert.equal(word(helped), 'messy')
  assert.equal(find(helped, 'PowerDropped')?.to, 2)
  assert.equal(refused(table(2, { 'tp.power_partial': 'off' }), act({ power, dice: 2 })).rule, 'TP-Q12')
  assert.equal(
    find(acts(table(2), own([6, 4], { thorns: [8] }), { power, dice: 2, difficulty: 1 }), 'PowerDropped'),
    undefined,
  )
})
test('[TP-D13, TP-tension.1–2, TP-Q10–11] tension is read against the players', () => {
  const tension = { type: 'Tension', pool: 'p', question: 'Who comes?' } as const
  const { state, events } = play(withPool(table(2), 'tension', 3), tension, { tension: [6, 2, 5] })
  assert.deepEqual(thorns.outcome(events), { word: 'perfect', tone: 'bad', detail: 'the worst' })
  assert.equal(state.pools[0]?.dice, 2)
  const kept = play(withPool(table(2, { 'tp.tension_drops': 'off' }), 'tension', 3), tension, { tension: [6, 2, 5] })
  assert.equal(kept.state.pools[0]?.dice, 3)
  assert.equal(play(state, { type: 'AdjustPool', pool: 'p', to: 4, reason: 'fate' }).state.pools[0]?.dice, 4)
})
test('[TP-Q16] a stat of 0 is refused, or two dice keep the lower', () => {
  assert.equal(refused(table(0), act()).rule, 'TP-Q16')
  assert.equal(word(acts(table(0, { 'tp.zero_dice': 'two_keep_low' }), own([6, 2]))), 'grim')
})
test('[TP-team.2, TP-Q24] teamwork takes three', () => {
  assert.equal(refused(table(2), act({ teamwork: true, assists: ['hild'] })).rule, 'TP-Q24')
  assert.equal(
    word(acts(table(2), own([1, 1], { assists: [6, 1] }), { teamwork: true, assists: ['hild', 'tobin'] })),
    'perfect',
  )
})
test('[TP-action.1–2, TP-action.4–5, TP-defense.1–4, TP-Q22–23] defence, but never against one’s own trouble', () => {
  assert.deepEqual(opened(acts(table(2), own([6, 1]))), [])
  const state = play(table(2), act({ assists: ['hild'] }), own([3, 1], { assists: [1] })).state
  const defend = { type: 'Defend', stat: 'Grace', difficulty: 0, trouble: 'rubble', against: 'r1-impact' } as const
  for (const hero of ['mara', 'hild']) assert.equal(refused(state, { ...defend, hero }).rule, 'TP-action.5')
  const tobin = { ...defend, hero: 'tobin' }
  assert.deepEqual(opened(play(state, tobin, own([6, 1, 1, 1])).events), [])
  const [messy] = opened(play(state, tobin, own([5, 1, 1, 1])).events)
  assert(messy?.kind === 'impact' && messy.lightened)
  const [grim] = opened(play(state, tobin, own([1, 1, 1, 1])).events)
  assert(grim?.kind === 'impact' && !grim.lightened && grim.factor === 1)
  const [worst] = opened(play(state, { ...tobin, difficulty: 1 }, own([1, 1, 1, 1], { thorns: [8] })).events)
  assert(worst?.kind === 'impact' && worst.factor === 2)
})
test('[TP-hero.1–2] a hero obeys the points', () => {
  const sheet = {
    ...(readyHeroes[0] as (typeof readyHeroes)[number]),
    id: 'new',
    stats: { Brawn: 4, Grace: 4, Wits: 4, Heart: 4 },
  }
  assert.match(refused(table(2), { type: 'AddHero', sheet }).text, /7 points over/)
})
test('a secret difficulty is withheld from players', () => {
  const draft = thorns.showDraft(table(2), act({ secret: true, difficulty: 2 }), { role: 'player', heroes: ['mara'] })
  assert(draft)
  assert.equal(refused(table(2), draft).refused, 'withheld')
})
