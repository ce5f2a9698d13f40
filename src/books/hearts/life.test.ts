// Hearts, rest, growth, protection, clocks, and the d6 variant: chapters 7, 8, 9 and 11.
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
  hero,
  play,
  playAll,
  refused,
  stepsFor,
  strike,
  table,
  test,
  tnOf,
  withDie,
  word,
} from '../../../tests/hearts/table.ts'
import { hearts } from './book.ts'
import { openSteps, sheetOf } from './create.ts'
import type { CommandOf } from './types.ts'

const off = { 'hm.armor_token': 'off' }
const harm = (heroes: readonly string[], count: number): CommandOf<'Harm'> => ({
  type: 'Harm',
  heroes,
  hearts: count,
  reason: 'the roof comes down',
})

check('[HM-7.1] Hearts are lost one by one, and several heroes may lose them at once', () => {
  const { state } = play(table(off), harm(['brida', 'wren'], 2))
  assert.deepEqual(
    state.heroes.map(each => each.hearts),
    [3, 3, 5],
  )
  assert.equal(refused(table(off), harm(['nobody'], 1)).refused, 'unknown')
})

check('[HM-7.2, HM-Q29] who is down does nothing and loses nothing more', () => {
  const down = change(brawl(['minion'], off), 'brida', { hearts: 0 })
  for (const command of [
    strike('brida', 'minion'),
    test('brida', 'strength', 6),
    { type: 'UseItem', hero: 'brida', item: 'a pitch torch', what: 'light' } as const,
    { type: 'Raise', hero: 'brida', ally: 'brida' } as const,
  ])
    assert.equal(refused(down, command).refused, 'down')
  assert.equal(refused(down, harm(['brida'], 1)).rule, 'HM-Q29')
  const foes = play(down, { type: 'EndPhase' }).state
  const threat = {
    type: 'Threaten',
    foes: ['minion'],
    target: 'brida',
    attribute: 'strength',
    text: 'kicks',
    hearts: 1,
  } as const
  assert.equal(refused(foes, threat).rule, 'HM-Q29')
})

check('[HM-7.2, HM-Q29] who goes down while a threat is open has nothing to resist any more', () => {
  const foes = play(fight('1a', ['minion'], off), { type: 'EndPhase' }).state
  const threat = { foes: ['foe-1'], target: 'brida', attribute: 'strength', text: 'kicks', hearts: 1 } as const
  const threatened = play(foes, { type: 'Threaten', ...threat }).state
  const down = play(threatened, harm(['brida'], 5))
  assert.deepEqual(choices(down.state), [])
  assert.equal(play(down.state, { type: 'EndPhase' }).state.phase, 'heroes')
  const failed = play(
    change(threatened, 'brida', { hearts: 1 }),
    {
      type: 'Resist',
      hero: 'brida',
      choice: choice(threatened, 'threat'),
    },
    2,
  )
  assert.equal(failed.events.filter(({ type }) => type === 'ChoiceClosed').length, 1, 'closed once')
})

check('[HM-7.3, HM-Q30] up again by an ally on the next square; who has not acted still may', () => {
  const start = change(fight('12.\n..3\na..', ['minion'], off), 'brida', { hearts: 0 })
  assert.equal(refused(start, { type: 'Raise', hero: 'sefa', ally: 'brida' }).rule, 'HM-Q30')
  assert.equal(refused(start, { type: 'Raise', hero: 'wren', ally: 'sefa' }).refused, 'not-now')
  const up = play(start, { type: 'Raise', hero: 'wren', ally: 'brida' }).state
  assert.equal(hero(up, 'brida').hearts, 1)
  assert.equal(word(play(up, test('brida', 'strength', 6), 7).events), 'success')
  assert.equal(refused(up, { type: 'Raise', hero: 'wren', ally: 'brida' }).refused, 'spent')
})

check('[HM-Q28, HM-Q46] all down, the scene is lost; a new scene gets them up', () => {
  const { state, events } = play(table(off), harm(['brida', 'wren', 'sefa'], 7))
  assert.equal(events.filter(({ type }) => type === 'SceneLost').length, 1)
  assert.deepEqual(hearts.offers(state, { role: 'player', heroes: ['brida'] }), [])
  const later = play(state, { type: 'SetScene', title: 'Later', text: 'You wake up in a cell.' }).state
  assert.deepEqual(
    later.heroes.map(each => each.hearts),
    [1, 1, 1],
  )
  const two = play(table(off), harm(['brida', 'wren'], 7)).events
  assert.equal(find(two, 'SceneLost'), undefined)
  const missed = change(change(fight('1a', ['minion'], off), 'wren', { hearts: 0 }), 'sefa', { hearts: 0 })
  assert(find(play(change(missed, 'brida', { hearts: 1 }), strike('brida', 'foe-1'), 3).events, 'SceneLost'))
})

check('[HM-7.4] after the fight, in a safe moment, everything comes back; never in its middle', () => {
  const worn = change(change(brawl(['minion']), 'brida', { hearts: 0 }), 'sefa', { mana: 0 })
  assert.equal(refused(worn, { type: 'Rest' }).rule, 'HM-7.4')
  const rested = playAll(worn, { type: 'EndCombat' }, { type: 'Rest' })
  assert.deepEqual([hero(rested, 'brida').hearts, hero(rested, 'sefa').mana], [5, 3])
  assert.equal(refused(rested, { type: 'Rest' }).refused, 'not-now')
})

check(
  '[HM-11.1, HM-Q31, HM-Q46] protection: offered to its owner, one a scene, only with protection and the option on',
  () => {
    const { state } = play(table(), harm(['brida', 'wren'], 1))
    assert.equal(hero(state, 'wren').hearts, 4, 'Wren wears nothing')
    assert.equal(hearts.pending(state)[0]?.to, 'brida')
    const answer = { type: 'AnswerArmor', hero: 'brida', choice: choice(state, 'armor'), spend: false } as const
    assert.equal(hero(play(state, answer).state, 'brida').hearts, 4)
    assert.equal(hero(play(state, answer).state, 'brida').armor, true)
    assert.equal(refused(state, { ...answer, hero: 'wren' }).refused, 'forbidden')
    const spent = play(state, { ...answer, spend: true }).state
    assert.equal(hero(play(spent, harm(['brida'], 1)).state, 'brida').hearts, 4)
    const next = playAll(spent, { type: 'SetScene', title: 'Later', text: 'Another place.' })
    assert.equal(choices(play(next, harm(['brida'], 1)).state, 'armor').length, 1)
    assert.equal(hero(play(table(off), harm(['brida'], 1)).state, 'brida').hearts, 4)
    const heavy = play(table(), harm(['brida'], 3)).state
    assert.deepEqual([hero(heavy, 'brida').hearts, choices(heavy, 'armor').length], [3, 1])
    const deadly = play(change(table(), 'brida', { hearts: 1 }), harm(['brida'], 2)).state
    assert.deepEqual([hero(deadly, 'brida').hearts, choices(deadly, 'armor').length], [0, 0])
  },
)

check('[HM-8.1] one step for a milestone: a larger die, a Heart or a Mana', () => {
  const state = play(table(), { type: 'GrantMilestone', heroes: ['brida', 'sefa'] }).state
  assert.equal(refused(state, { type: 'Advance', hero: 'wren', into: 'heart' }).rule, 'HM-8.1')
  const into = (each: CommandOf<'Advance'>['into']) =>
    hero(play(state, { type: 'Advance', hero: 'brida', into: each }).state, 'brida')
  assert.deepEqual([into('strength').dice.strength, into('magic').dice.magic], [12, 8])
  assert.deepEqual([into('heart').mostHearts, into('heart').hearts, into('mana').mostMana], [6, 6, 4])
  assert.equal(into('heart').milestones, 0)
  const grown = into('strength')
  assert.deepEqual(hearts.heroes.check(sheetOf(grown), {}).problems, [], 'what has grown by the rules is a legal sheet')
  const again = play(state, { type: 'Advance', hero: 'brida', into: 'heart' }).state
  assert.equal(refused(again, { type: 'Advance', hero: 'brida', into: 'heart' }).refused, 'not-now')
})

check('[HM-Q32] a critical turns the clock back only where the table plays so', () => {
  const clock = { type: 'StartClock', id: 'fire', name: 'Fire', size: 4, outcome: 'All burns.' } as const
  const filled = (option: string) => {
    const state = playAll(table({ 'hm.clock_untick_on_critical': option }), clock, [test('brida', 'magic', 6), 3])
    return play(state, test('wren', 'dexterity', 6), 10).state.clocks[0]?.filled
  }
  assert.deepEqual([filled('off'), filled('on')], [1, 0])
  const never = play(
    play(table({ 'hm.clock_untick_on_critical': 'on' }), clock).state,
    test('wren', 'dexterity', 6),
    10,
  )
  assert.equal(never.state.clocks[0]?.filled, 0)
})

check('[HM-11.2] failures of every kind move the clock, successes do not, and other clocks stand still', () => {
  const clock = { type: 'StartClock', id: 'bell', name: 'Bell', size: 6, outcome: 'Dawn.' } as const
  const plain = { id: 'mood', name: 'Mood', size: 4, filled: 0, hidden: false }
  const base = play(brawl(['minion']), clock).state
  const state = { ...base, clocks: [...base.clocks, plain] }
  const filled = (now: typeof state) => now.clocks.map(each => each.filled)
  assert.deepEqual(filled(play(state, strike('brida', 'minion'), 3).state as typeof state), [1, 0])
  assert.deepEqual(filled(play(state, strike('brida', 'minion'), 8).state as typeof state), [0, 0])
  const cast = { type: 'Cast', hero: 'sefa', what: 'a light', tier: 'trick', kind: 'free' } as const
  assert.deepEqual(filled(play(state, cast, 2).state as typeof state), [1, 0])
  assert.equal(refused(state, clock).refused, 'illegal')
})

const d6 = { 'hm.dice': 'd6' }

check('[HM-1.3, HM-9.1, HM-Q33] with d6 alone every throw is a d6 against the threshold of the attribute', () => {
  assert.equal(dieFor(table(d6), test('wren', 'dexterity', 6)), 6)
  assert.deepEqual(stepsFor(table(d6), test('wren', 'dexterity', 6)), [
    'Dexterity, Trained: 4+ [HM-9.1]',
    'Threshold 4+ [HM-Q35]',
  ])
  const need = (die: 6 | 8 | 10 | 12 | 20) =>
    tnOf(play(withDie(table(d6), 'wren', 'magic', die), test('wren', 'magic', 6), 2).events)
  assert.deepEqual([need(6), need(8), need(10), need(12), need(20)], [6, 5, 4, 3, 3])
})

check('[HM-Q05, HM-Q34] on a d6 a 6 is critical and a 1 fails even at 2+', () => {
  const master = withDie(table(d6), 'wren', 'dexterity', 12)
  assert.equal(word(play(master, test('wren', 'dexterity', 4), 1).events), 'complication')
  assert.equal(word(play(master, test('wren', 'dexterity', 4), 2).events), 'success')
  assert.equal(word(play(brawl(['boss'], d6), strike('brida', 'boss'), 6).events), 'critical')
  assert.equal(word(play(brawl(['boss'], d6), strike('brida', 'boss'), 5).events), 'failure')
})

check('[HM-9.5, HM-Q36] with d6 alone a level ends at Master', () => {
  const master = withDie(table(d6), 'wren', 'dexterity', 12)
  assert.equal(openSteps(hero(master, 'wren'), d6).includes('dexterity'), false)
  assert.equal(openSteps(hero(master, 'wren'), {}).includes('dexterity'), true)
  const state = play(withDie(table(d6), 'wren', 'magic', 8), { type: 'GrantMilestone', heroes: ['wren'] }).state
  const grown = play(state, { type: 'Advance', hero: 'wren', into: 'magic' }).state
  assert.equal(tnOf(play(grown, test('wren', 'magic', 6), 4).events), 4)
})
