// Fights: chapter 5, and the foes' phase.
import assert from 'node:assert/strict'
import { test as check } from 'node:test'
import {
  brawl,
  change,
  choice,
  choices,
  dieFor,
  fight,
  find,
  foe,
  foeSheet,
  hero,
  play,
  playAll,
  refused,
  shoot,
  strike,
  table,
  test,
  tnOf,
  word,
} from '../../../tests/hearts/table.ts'
import { hearts } from './book.ts'
import { bestiary } from './foes.ts'
import type { CommandOf, HeartsScene, Rank } from './types.ts'

check('[HM-5.1] without a fight nobody attacks: start one, or settle it with a single test', () => {
  const state = play(table(), { type: 'AddFoe', foe: foeSheet('rat', 'minion') }).state
  assert.equal(refused(state, strike('brida', 'rat')).rule, 'HM-5.1')
  assert.equal(word(play(state, test('brida', 'strength', 6, { what: 'chases it off' }), 8).events), 'success')
  assert.equal(refused(table(), { type: 'StartCombat' }).rule, 'HM-5.1')
  assert.equal(refused(brawl(['minion']), { type: 'StartCombat' }).refused, 'not-now')
})

check('[HM-5.2, HM-Q38] heroes in any order, then foes, then again; there is no initiative', () => {
  const state = brawl(['minion', 'elite'])
  const order = (ids: readonly string[]) =>
    ids.reduce((now, id) => play(now, test(id, 'strength', 4, { what: id }), 5).state, state)
  for (const ids of [
    ['brida', 'wren', 'sefa'],
    ['sefa', 'brida', 'wren'],
  ])
    assert(order(ids).heroes.every(({ acted }) => acted))
  assert.equal(refused(state, { type: 'MoveFoe', foe: 'minion', to: { x: 0, y: 0 } }).refused, 'not-now')
  const foes = play(state, { type: 'EndPhase' }).state
  assert.equal(refused(foes, test('brida', 'strength', 6)).rule, 'HM-5.2')
  const again = play(foes, { type: 'EndPhase' }).state
  assert.deepEqual([again.phase, again.round], ['heroes', 2])
})

check('[HM-1.6, HM-5.3] one action a turn, whatever it is, and it comes back with the next', () => {
  const acts = [
    strike('brida', 'minion'),
    test('brida', 'strength', 6),
    { type: 'Cast', hero: 'brida', what: 'a light', tier: 'trick', kind: 'free' } as const,
  ]
  for (const act of acts) {
    const { state } = play(brawl(['minion']), act, 4)
    const settled = choices(state).reduce(
      (now, { id }) => play(now, { type: 'SkipChoice', choice: id, reason: 'settled' }).state,
      state,
    )
    for (const second of acts) assert.equal(refused(settled, second).refused, 'spent')
    const next = playAll(settled, { type: 'EndPhase' }, { type: 'EndPhase' })
    assert.equal(hero(next, 'brida').acted, false)
  }
})

check('[HM-5.4] hand to hand is Strength, from afar Dexterity, against the TN of the target', () => {
  const state = change(brawl(['elite']), 'brida', {
    dice: { strength: 12, dexterity: 8, magic: 6 },
    gear: { weapon: { name: 'spear', reach: 'both' }, items: [] },
  })
  assert.equal(dieFor(state, strike('brida', 'elite')), 12)
  assert.equal(dieFor(state, shoot('brida', 'elite')), 8)
  assert.equal(tnOf(play(state, strike('brida', 'elite'), 9).events), 8)
})

check('[HM-5.5, HM-1.13, HM-5.6] TN and Wounds by rank; a foe may have a TN of its own', () => {
  const hits = (rank: Rank) => {
    let state: HeartsScene = change(brawl([rank]), 'brida', { dice: { strength: 20, dexterity: 6, magic: 6 } })
    let count = 0
    for (; foe(state, rank).wounds < { minion: 1, elite: 2, boss: 3 }[rank]; count++)
      state = change(play(state, strike('brida', rank), 15).state, 'brida', { acted: false })
    assert.equal(refused(state, strike('brida', rank)).refused, 'not-now')
    return [count, foe(state, rank).wounds]
  }
  assert.deepEqual(
    [hits('minion'), hits('elite'), hits('boss')],
    [
      [1, 1],
      [2, 2],
      [3, 3],
    ],
  )
  const own = brawl(['elite'], {}, { tn: 10 })
  assert.equal(tnOf(play(own, strike('brida', 'elite'), 10).events), 10)
})

check('[HM-5.10] Minions and Bosses alone make a whole fight', () => {
  const state = change(brawl(['minion', 'boss']), 'brida', { dice: { strength: 20, dexterity: 6, magic: 6 } })
  const fought = playAll(
    state,
    [strike('brida', 'minion'), 8],
    { type: 'EndPhase' },
    { type: 'EndPhase' },
    [strike('brida', 'boss'), 14],
    { type: 'EndCombat' },
  )
  assert.deepEqual([fought.phase, foe(fought, 'boss').wounds], ['free', 1])
})

check(
  '[HM-5.13, HM-Q15] a 1 brings retaliation and a complication; a second Heart only if the game master says so',
  () => {
    const { state } = play(fight('1a', ['minion'], { 'hm.armor_token': 'off' }), strike('brida', 'foe-1'), 1)
    assert.equal(hero(state, 'brida').hearts, 4)
    const open = choice(state, 'complication')
    assert.equal(hero(play(state, { type: 'Complicate', choice: open, text: 'Dropped.' }).state, 'brida').hearts, 4)
    const hard = play(state, { type: 'Complicate', choice: open, text: 'Knocked flat.', hearts: 1 }).state
    assert.equal(hero(hard, 'brida').hearts, 3)
  },
)

check('[HM-5.13] a complication can drive a hero out of cover, to a free square nearby', () => {
  const { state } = play(fight('1a...\n.....', ['minion']), strike('brida', 'foe-1'), 1)
  const drive = { type: 'Complicate', choice: choice(state, 'complication'), text: 'Driven off.' } as const
  assert.deepEqual(hero(play(state, { ...drive, to: { x: 0, y: 1 } }).state, 'brida').at, { x: 0, y: 1 })
  assert.equal(refused(state, { ...drive, to: { x: 1, y: 0 } }).refused, 'out-of-reach')
  assert.equal(refused(state, { ...drive, to: { x: 4, y: 1 } }).refused, 'out-of-reach')
})

check('[HM-5.18] one throw settles one attack: there is a single throw and a single outcome', () => {
  for (const face of [1, 4, 7, 10]) {
    const { throws, events } = play(fight('1a', ['elite']), strike('brida', 'foe-1'), face)
    assert.equal(throws.length, 1)
    assert.equal(events.filter(({ type }) => type === 'Attacked').length, 1)
  }
})

check('[HM-Q19] a critical takes a Minion out, and the game master finds the benefit', () => {
  const { state } = play(brawl(['minion']), strike('brida', 'minion'), 10)
  assert.equal(foe(state, 'minion').wounds, 1)
  assert.equal(hearts.pending(state)[0]?.to, 'gm')
  const command = {
    type: 'ChooseBenefit',
    choice: choice(state, 'critical'),
    benefit: 'other',
    text: 'They waver.',
  } as const
  assert.equal(refused(state, { ...command, hero: 'brida' }).refused, 'forbidden')
  assert.equal(find(play(state, command).events, 'BenefitChosen')?.text, 'They waver.')
})

const critical = (drawing: string) =>
  play(
    change(fight(drawing, ['elite']), 'brida', { dice: { strength: 12, dexterity: 6, magic: 6 } }),
    strike('brida', 'foe-1'),
    12,
  ).state

check('[HM-5.9, HM-Q20, HM-Q45] a Wound or a boon, never both', () => {
  const state = critical('.....\n.1a..\n.....')
  const choose = (benefit: CommandOf<'ChooseBenefit'>['benefit']) =>
    play(state, { type: 'ChooseBenefit', hero: 'brida', choice: choice(state, 'critical'), benefit }).state
  assert.deepEqual([choose('wound').foes[0]?.wounds, choose('push').foes[0]?.wounds], [2, 1])
  assert.deepEqual(foe(choose('push'), 'foe-1').at, { x: 3, y: 0 })
  assert.equal(choices(choose('push')).length, 0)
  const disarmed = choose('disarm')
  assert.equal(
    hero(play(change(disarmed, 'brida', { acted: false, armor: false }), strike('brida', 'foe-1'), 2).state, 'brida')
      .hearts,
    5,
  )
  const round = playAll(disarmed, { type: 'EndPhase' }, { type: 'EndPhase' })
  assert.deepEqual(foe(round, 'foe-1').conditions, [])
  const cornered = critical('1a#')
  const pushed = {
    type: 'ChooseBenefit',
    hero: 'brida',
    choice: choice(cornered, 'critical'),
    benefit: 'push',
  } as const
  assert.equal(refused(cornered, pushed).refused, 'not-usable')
})

check('[HM-2.13, HM-Q45] without a weapon in hand there is no attack with it', () => {
  const state = play(brawl(['minion']), { type: 'AddCondition', who: 'brida', condition: 'disarmed' }).state
  assert.equal(refused(state, strike('brida', 'minion')).rule, 'HM-2.13')
})

check('[HM-Q16] only attacks are answered: failed tests and magic cost no Heart', () => {
  const state = fight('3a', ['minion'])
  assert.equal(hero(play(state, test('sefa', 'strength', 8), 3).state, 'sefa').hearts, 5)
  const bolt = { type: 'Cast', hero: 'sefa', what: 'a bolt', tier: 'standard', kind: 'harm', foes: ['foe-1'] } as const
  assert.equal(hero(play(state, bolt, 3).state, 'sefa').hearts, 5)
})

const threat = (more: Partial<CommandOf<'Threaten'>> = {}): CommandOf<'Threaten'> => ({
  type: 'Threaten',
  foes: ['foe-1'],
  target: 'wren',
  attribute: 'dexterity',
  text: 'swings a chain',
  hearts: 1,
  ...more,
})

check('[HM-Q14] a group of foes forces one test; failing costs a Heart or what the foe does', () => {
  const start = fight('2ab', ['elite', 'minion'])
  assert.equal(refused(start, threat()).refused, 'not-now')
  const foes = play(start, { type: 'EndPhase' }).state
  assert.equal(refused(foes, threat({ condition: 'prone' })).rule, 'HM-Q14')
  const forced = play(foes, threat()).state
  assert.equal(foe(forced, 'foe-1').acted, true)
  assert.equal(refused(forced, threat({ target: 'brida' })).refused, 'spent')
  assert.equal(refused(forced, { type: 'EndPhase' }).refused, 'pending')
  const resist = { type: 'Resist', hero: 'wren', choice: choice(forced, 'threat') } as const
  assert.equal(dieFor(forced, resist), 10)
  const failed = play(forced, resist, 7)
  assert.equal(tnOf(failed.events), 8)
  assert.deepEqual([hero(failed.state, 'wren').hearts, hero(failed.state, 'wren').conditions], [4, []])
  assert.equal(hero(play(forced, resist, 8).state, 'wren').hearts, 5)
  assert.equal(refused(forced, { ...resist, hero: 'brida' }).refused, 'forbidden')
  const tripped = play(foes, threat({ hearts: 0, condition: 'prone' })).state
  const down = hero(play(tripped, resist, 7).state, 'wren')
  assert.deepEqual([down.hearts, down.conditions], [5, ['prone']])
})

check(
  '[HM-Q14] foes of one group act together, one test for all of them, and only from where they can get at somebody',
  () => {
    const together = { group: 'gang' }
    const state = playAll(fight('2a.b', ['minion', 'minion'], {}, together), { type: 'EndPhase' })
    const forced = play(state, threat({ foes: ['foe-1', 'foe-2'] })).state
    assert(forced.foes.every(({ acted }) => acted))
    assert.equal(refused(state, threat({ foes: ['foe-2'] })).refused, 'out-of-reach')
    const apart = playAll(fight('2ab', ['minion', 'minion']), { type: 'EndPhase' })
    assert.equal(refused(apart, threat({ foes: ['foe-1', 'foe-2'] })).rule, 'HM-Q14')
  },
)

check('[HM-Q14] where foes only retaliate, they force nothing', () => {
  const state = playAll(fight('2a', ['minion'], { 'hm.foe_phase': 'retaliation_only' }), { type: 'EndPhase' })
  assert.equal(refused(state, threat()).refused, 'illegal')
  assert.equal(find(play(state, { type: 'EndPhase' }).events, 'PhaseStarted')?.phase, 'heroes')
})

check('foes move up to five squares on their phase, and not when they are held', () => {
  const state = playAll(fight('2.....a', ['minion']), { type: 'EndPhase' })
  const moved = play(state, { type: 'MoveFoe', foe: 'foe-1', to: { x: 1, y: 0 } }).state
  assert.equal(foe(moved, 'foe-1').moved, 5)
  assert.equal(refused(moved, { type: 'MoveFoe', foe: 'foe-1', to: { x: 2, y: 0 } }).rule, 'HM-4.2')
  const held = play(state, { type: 'AddCondition', who: 'foe-1', condition: 'immobilised' }).state
  assert.equal(refused(held, { type: 'MoveFoe', foe: 'foe-1', to: { x: 2, y: 0 } }).refused, 'not-usable')
})

check('fourteen foes over three ranks, each with a threat and a way to be played', () => {
  assert.equal(bestiary.length, 14)
  assert.equal(new Set(bestiary.map(({ id }) => id)).size, 14)
  assert.deepEqual([...new Set(bestiary.map(({ rank }) => rank))], ['minion', 'elite', 'boss'])
  for (const { behaviour, threat } of bestiary) assert(behaviour.length > 20 && threat.text.length > 5)
})
