// The worked examples of the book and the cases between them, with those very dice, through the commands that people give.
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
  hero,
  play,
  refused,
  shift,
  shoot,
  stepsFor,
  strike,
  table,
  test,
  tnOf,
  withDie,
  word,
} from '../../../tests/hearts/table.ts'
import { isRefusal } from '../../kernel/index.ts'
import { hearts } from './book.ts'
import { openSteps } from './create.ts'
import type { Cast, Sheet } from './types.ts'

check('[HM-E1, HM-2.1, HM-2.5] a Rogue: S d6, D d10, M d6, five Hearts, three Mana, two talents', () => {
  const rogue: Sheet = {
    id: 'scout',
    name: 'A scout',
    concept: '',
    role: 'rogue',
    dice: { strength: 6, dexterity: 10, magic: 6 },
    mostHearts: 5,
    mostMana: 3,
    talents: ['Scout', 'Negotiator'],
    gear: { weapon: { name: 'ranged tool', reach: 'ranged' }, items: ['lockpicks', 'rope', 'light source'] },
    advances: 0,
  }
  assert.deepEqual(hearts.heroes.check(rogue, {}).problems, [])
  assert.deepEqual(hearts.heroes.parse(JSON.parse(JSON.stringify(rogue))), rogue)
  const { hearts: now, mana } = hero(play(table(), { type: 'AddHero', sheet: rogue }).state, 'scout')
  assert.deepEqual([now, mana], [5, 3])
})

check('[HM-E2, HM-Q06] d10 shows 5 against 6: failure, and the game master adds a complication by choice', () => {
  const { state, events } = play(table(), test('wren', 'dexterity', 6), 5)
  assert.equal(word(events), 'failure')
  const text = 'Somebody heard a sound and starts to look.'
  const told = play(state, { type: 'Complicate', choice: choice(state, 'complication'), text })
  assert.equal(find(told.events, 'Complicated')?.text, text)
  const spared = play(state, { type: 'SpareComplication', choice: choice(state, 'complication') })
  assert.deepEqual(choices(spared.state), [])
})

check('[HM-E3, HM-3.15, HM-Q12] d10 with one helper is a d12; 12 is critical', () => {
  const command = test('brida', 'strength', 6, { helpers: ['wren'] })
  assert.equal(dieFor(table(), command), 12)
  assert.equal(word(play(table(), command, 12).events), 'critical')
  assert.equal(word(play(table(), command, 10).events), 'success')
})

check('[HM-E4, HM-1.12, HM-5.11] a Warrior misses the Minion on the next square: Hearts 5 to 4', () => {
  const before = fight('1a', ['minion'], { 'hm.armor_token': 'off' })
  const { state, events } = play(before, strike('brida', 'foe-1'), 4)
  assert.equal(word(events), 'failure')
  assert.equal(hero(state, 'brida').hearts, 4)
})

check(
  '[HM-E5, HM-5.8, HM-5.9] d10 with help and from a better place against a Boss: d12, TN 8, two of three Wounds',
  () => {
    const before = brawl(['boss'])
    const command = shoot('wren', 'boss', { helpers: ['sefa'], shifts: [shift(-1, 'a better place')] })
    assert.equal(dieFor(before, command), 12)
    const { state, events } = play(before, command, 12)
    assert.deepEqual([word(events), tnOf(events)], ['critical', 8])
    assert.equal(hero(state, 'sefa').acted, true)
    const after = play(state, {
      type: 'ChooseBenefit',
      hero: 'wren',
      choice: choice(state, 'critical'),
      benefit: 'wound',
    })
    assert.equal(foe(after.state, 'boss').wounds, 2)
  },
)

const cast = (more: Partial<Cast>): Cast => ({
  type: 'Cast',
  hero: 'sefa',
  what: 'something bright',
  tier: 'standard',
  kind: 'free',
  ...more,
})

check('[HM-E6, HM-6.2, HM-6.5] a barrier, Standard, 9: success, Mana 3 to 2', () => {
  const { state, events } = play(table(), cast({ what: 'a barrier to run behind' }), 9)
  assert.deepEqual([word(events), hero(state, 'sefa').mana], ['success', 2])
})

check('[HM-E7, HM-6.3, HM-6.6] holding an Elite, Strong, 3: failure, Mana 3 to 1, a complication', () => {
  const before = brawl(['elite'])
  const { state, events } = play(before, cast({ tier: 'strong', kind: 'pin', foes: ['elite'] }), 3)
  assert.deepEqual([word(events), tnOf(events), hero(state, 'sefa').mana], ['failure', 8, 1])
  assert.equal(choices(state, 'complication').length, 1)
  assert.equal(refused(state, { type: 'SpareComplication', choice: choice(state, 'complication') }).rule, 'HM-6.3')
  assert.deepEqual(foe(state, 'elite').conditions, [])
})

check('[HM-E8, HM-3.4] d10 shows 7 against 6: success', () => {
  assert.equal(word(play(table(), test('wren', 'dexterity', 6), 7).events), 'success')
})

check('[HM-E9, HM-4.5] a Minion in partial cover: 6 becomes 8, and 9 hits', () => {
  const before = fight('2...+a', ['minion'])
  assert.match(stepsFor(before, shoot('wren', 'foe-1')).join('; '), /Partial cover: something low at E1: \+1 step/)
  const { state, events } = play(before, shoot('wren', 'foe-1'), 9)
  assert.deepEqual([word(events), tnOf(events)], ['success', 8])
  assert.equal(find(events, 'FoeDefeated')?.foe, 'foe-1')
  assert.equal(foe(state, 'foe-1').at, undefined)
})

check('[HM-E10, HM-6.5] a blink of five squares, 7 against 6: there, Mana one less', () => {
  const before = fight('3......\n......a', ['minion'])
  const to = { x: 5, y: 0 }
  const { state } = play(before, cast({ kind: 'blink', to }), 7)
  assert.deepEqual([hero(state, 'sefa').at, hero(state, 'sefa').mana], [to, 2])
  assert.equal(refused(before, cast({ kind: 'blink', to: { x: 6, y: 0 } })).refused, 'out-of-reach')
})

check('[HM-D1, HM-Q04] d6 shows 6 against 8: failure without a compulsory complication, or critical', () => {
  const command = test('wren', 'strength', 8)
  const { state, events } = play(table(), command, 6)
  assert.equal(word(events), 'failure')
  assert.deepEqual(
    choices(state, 'complication').map(open => 'forced' in open && open.forced),
    [false],
  )
  assert(stepsFor(table(), command).includes('A d6 cannot reach TN 8 [HM-Q04]'))
  assert.match(hearts.describe(table(), command), /against TN 8: A d6 cannot reach TN 8$/)
  const other = table({ 'hm.max_below_tn': 'critical' })
  assert.equal(word(play(other, command, 6).events), 'critical')
  assert.equal(
    stepsFor(other, command).some(step => step.includes('cannot reach')),
    false,
  )
})

check('[HM-D2, HM-3.6, HM-Q05] d20 shows 1 against 4: failure and a complication', () => {
  const { state, events } = play(withDie(table(), 'wren', 'dexterity', 20), test('wren', 'dexterity', 4), 1)
  assert.equal(word(events), 'complication')
  assert.equal(refused(state, { type: 'SpareComplication', choice: choice(state, 'complication') }).rule, 'HM-3.6')
})

check('[HM-D3, HM-3.7] d8 shows 8 against 8: critical', () => {
  assert.equal(word(play(withDie(table(), 'wren', 'dexterity', 8), test('wren', 'dexterity', 8), 8).events), 'critical')
})

const tnWith = (tn: number, shifts: readonly number[], talent?: string): number | undefined => {
  const more = { shifts: shifts.map(by => shift(by)), ...(talent !== undefined && { talent }) }
  return tnOf(play(table(), test('wren', 'dexterity', tn, more), 5).events)
}

check('[HM-D4, HM-Q07, HM-Q13, HM-3.12] steps are netted, limited to two, and below 4 it just works', () => {
  assert.equal(tnWith(6, [1], 'Pathfinder'), 6)
  assert.equal(tnWith(8, [-1, -1]), 4)
  const { events } = play(table(), test('wren', 'dexterity', 6, { shifts: [shift(-1), shift(-1), shift(-1)] }))
  assert.deepEqual([word(events), find(events, 'Tested')?.automatic], ['success', true])
})

check(
  '[HM-D5, HM-Q22, HM-3.13] partial cover: an Elite has 12, a Boss is out of reach until something makes up for it',
  () => {
    const elite = fight('2...+a', ['elite'])
    const boss = fight('2...+a', ['boss'])
    assert.equal(tnOf(play(elite, shoot('wren', 'foe-1'), 10).events), 12)
    assert.deepEqual(refused(boss, shoot('wren', 'foe-1')).rule, 'HM-Q08')
    assert.equal(tnOf(play(boss, shoot('wren', 'foe-1', { shifts: [shift(-1)] }), 10).events), 12)
  },
)

check('[HM-D6, HM-5.7] a critical on a fresh Elite, Wound chosen: down; on a Boss one of three is left', () => {
  const crit = (rank: 'elite' | 'boss') => {
    const before = withDie(brawl([rank]), 'brida', 'strength', 12)
    const { state } = play(before, strike('brida', rank), 12)
    const open = choice(state, 'critical')
    return foe(play(state, { type: 'ChooseBenefit', hero: 'brida', choice: open, benefit: 'wound' }).state, rank).wounds
  }
  assert.equal(crit('elite'), 2)
  assert.equal(crit('boss'), 2)
})

check('[HM-D7, HM-Q15] from behind full cover a miss costs nothing, and a 1 only a complication', () => {
  const before = brawl(['minion'], {}, { reach: 'ranged' })
  const covered = shoot('wren', 'minion', { strikesBack: false })
  assert.equal(hero(play(before, covered, 3).state, 'wren').hearts, 5)
  const { state } = play(before, covered, 1)
  assert.equal(hero(state, 'wren').hearts, 5)
  assert.deepEqual(
    choices(state).map(({ kind }) => kind),
    ['complication'],
  )
})

check('[HM-D8, HM-11.1, HM-Q31] protection takes the first blow of a scene, the second costs a Heart', () => {
  const before = fight('1a', ['minion'])
  const missed = play(before, strike('brida', 'foe-1'), 4).state
  assert.equal(hero(missed, 'brida').hearts, 5)
  const saved = play(missed, { type: 'AnswerArmor', hero: 'brida', choice: choice(missed, 'armor'), spend: true }).state
  assert.deepEqual([hero(saved, 'brida').hearts, hero(saved, 'brida').armor], [5, false])
  const again = play(change(saved, 'brida', { acted: false }), strike('brida', 'foe-1'), 4).state
  assert.equal(hero(again, 'brida').hearts, 4)
  assert.deepEqual(choices(again, 'armor'), [])
})

check('[HM-D9, HM-7.2, HM-7.3] with the last Heart gone a hero is down; an ally brings one back', () => {
  const before = change(fight('12\na.', ['minion'], { 'hm.armor_token': 'off' }), 'brida', { hearts: 1 })
  const down = play(before, strike('brida', 'foe-1'), 2).state
  assert.equal(hero(down, 'brida').hearts, 0)
  assert.equal(refused(down, { type: 'Move', hero: 'brida', to: { x: 1, y: 1 } }).refused, 'down')
  const up = play(down, { type: 'Raise', hero: 'wren', ally: 'brida' }).state
  assert.deepEqual([hero(up, 'brida').hearts, hero(up, 'wren').acted], [1, true])
})

check('[HM-D10, HM-1.5, HM-4.1, HM-4.2, HM-4.3] three squares, an attack, two squares; a sixth is refused', () => {
  const before = fight('1......\n....a..\n.......\n.......\n.......\n.......\n.......', ['minion'])
  const near = play(before, { type: 'Move', hero: 'brida', to: { x: 3, y: 0 } }).state
  const struck = play(near, strike('brida', 'foe-1'), 7).state
  const gone = play(struck, { type: 'Move', hero: 'brida', to: { x: 3, y: 2 } }).state
  assert.deepEqual([hero(gone, 'brida').moved, hero(gone, 'brida').acted], [5, true])
  assert.equal(refused(gone, { type: 'Move', hero: 'brida', to: { x: 3, y: 3 } }).rule, 'HM-4.2')
  assert.equal(refused(before, { type: 'Move', hero: 'brida', to: { x: 6, y: 0 } }).refused, 'out-of-reach')
  assert.equal(find(play(before, { type: 'Move', hero: 'brida', to: { x: 5, y: 5 } }).events, 'Moved')?.cost, 5)
})

check('[HM-D11, HM-Q36] at seven Hearts no eighth is on offer, at five Mana no sixth, at d20 no larger die', () => {
  const full = change(table(), 'brida', {
    mostHearts: 7,
    mostMana: 5,
    milestones: 1,
    dice: { strength: 20, dexterity: 6, magic: 20 },
  })
  assert.deepEqual(openSteps(hero(full, 'brida'), {}), ['dexterity'])
  assert.equal(refused(full, { type: 'Advance', hero: 'brida', into: 'heart' }).rule, 'HM-Q36')
  assert.equal(refused(full, { type: 'Advance', hero: 'brida', into: 'strength' }).rule, 'HM-Q36')
})

check(
  '[HM-D12, HM-9.2, HM-9.3, HM-9.4, HM-Q35] thresholds of the d6 variant, added up and held between 2 and 6',
  () => {
    const d6 = { 'hm.dice': 'd6' }
    const novice = withDie(brawl(['elite'], d6), 'brida', 'strength', 8)
    assert.equal(tnOf(play(novice, strike('brida', 'elite', { helpers: ['wren'] }), 5).events), 5)
    assert.equal(tnOf(play(brawl(['boss'], d6), shoot('brida', 'boss', { way: 'melee', hero: 'sefa' }), 6).events), 6)
    const master = withDie(table(d6), 'brida', 'strength', 12)
    assert.equal(tnOf(play(master, test('brida', 'strength', 4, { helpers: ['wren'] }), 2).events), 2)
  },
)

check('[HM-D13, HM-11.2, HM-Q32] a clock of three is full at the third failure, and its outcome is told', () => {
  const clock = { type: 'StartClock', id: 'alarm', name: 'Alarm', size: 3, outcome: 'The guards come.' } as const
  let state = play(table(), clock).state
  for (const [n, id] of ['brida', 'wren', 'sefa'].entries()) {
    const played = play(state, test(id, 'dexterity', 8), n === 0 ? 1 : 3)
    assert.equal(played.state.clocks[0]?.filled, n + 1)
    assert.equal(find(played.events, 'ClockFilled')?.outcome, n === 2 ? 'The guards come.' : undefined)
    state = play(played.state, {
      type: 'SkipChoice',
      choice: choice(played.state, 'complication'),
      reason: 'enough',
    }).state
  }
  assert(!isRefusal(state))
})
