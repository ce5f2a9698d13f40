// Chapter I: tiers, target numbers, Criticals, Exhaustion; and what people add to a throw.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  after,
  chance,
  hero,
  play,
  poolOf,
  refusal,
  type Sheet,
  scene,
  success,
  the,
} from '../../../tests/last-throw/play.ts'
import type { Test } from './commands.ts'
import { raised } from './die.ts'
import type { Level, State } from './types.ts'

const alone = (sheet: Sheet = {}, options = {}): State => scene([hero('ana', sheet)], [], options)
const strong = (strength: Level, more: Sheet = {}): Sheet => ({ levels: { strength }, ...more })
const demolish: Sheet = { skills: ['Demolish'] }
const tried = (more: Partial<Test> = {}): Test => ({ type: 'Test', hero: 'ana', attribute: 'strength', tn: 4, ...more })
const skilled = (more: Partial<Test> = {}): Test => tried({ skill: 'Demolish', ...more })
const word = (state: State, command: Test, ...faces: number[]): string =>
  the(play(state, command, faces).events, 'Resolved').word

describe('the die', () => {
  test('[LT-I.1, LT-I.2, LT-I.3, LT-I.4, LT-QR.1] the level says how many dice and which of them counts', () => {
    assert.equal(the(play(alone(strong('untrained')), tried(), [6, 2]).events, 'Resolved').kept, 2)
    assert.equal(the(play(alone(strong('competent')), tried(), [5]).events, 'Resolved').kept, 5)
    assert.equal(the(play(alone(strong('expert')), tried(), [1, 5]).events, 'Resolved').kept, 5)
  })

  test('[LT-I.5, LT-I.9, LT-I.10, LT-I.11] a Skill that fits is one tier up', () => {
    assert.equal(success(alone(strong('untrained', demolish)), skilled()), '1/2')
    assert.equal(success(alone(strong('competent', demolish)), skilled()), '3/4')
    assert.equal(success(alone(strong('expert', demolish)), skilled()), '7/8')
    assert.equal(success(alone(strong('expert')), skilled()), '3/4', 'a Skill that nobody has does not count')
  })

  test('[LT-I.6, LT-I.8] what hinders is one tier down; Untrained becomes Poor', () => {
    assert.equal(success(alone(strong('untrained')), tried({ penalties: ['Darkness'] })), '1/8')
    assert.equal(success(alone(strong('expert')), tried({ penalties: ['Darkness'] })), '1/2')
  })

  test('[LT-I.7] lifts and weights cancel one for one', () => {
    assert.equal(success(alone(strong('competent', demolish)), skilled({ penalties: ['Darkness'] })), '1/2')
    const { steps } = play(alone(strong('competent', demolish)), skilled({ penalties: ['Darkness'] }), [4])
    assert.deepEqual(
      steps.map(({ text, rule }) => `${text} (${rule})`),
      ['Strength: Competent (LT-I.3)', 'Demolish: one tier up (LT-I.5)', 'Darkness: one tier down (LT-I.6)'],
    )
  })

  test('[LT-I.12, LT-I.13, LT-QR.2] the die succeeds from the TN on, for each difficulty', () => {
    for (const [tn, share] of [
      [3, '2/3'],
      [4, '1/2'],
      [5, '1/3'],
      [6, '1/6'],
    ] as const)
      assert.equal(success(alone(strong('competent')), tried({ tn })), share)
    assert.equal(success(alone(strong('competent', demolish)), skilled({ tn: 'C2' })), '1/36')
  })

  test('[LT-I.13] a TN that is kept secret gives a player no odds', () => {
    assert.equal(refusal(alone(strong('competent')), tried({ tn: 'secret' })).refused, 'withheld')
  })

  test('[LT-I.14, LT-E14] the margin is shown and changes nothing', () => {
    const state = alone(strong('competent'))
    const margin = (tn: 3 | 4, face: number) => the(play(state, tried({ tn }), [face]).events, 'Resolved').margin
    assert.deepEqual([margin(4, 6), margin(4, 4), margin(3, 6), margin(4, 1)], [2, 0, 3, -3])
    const miracle = play(alone(strong('expert', demolish)), skilled({ tn: 'C2' }), [6, 6, 6])
    assert.equal(the(miracle.events, 'Resolved').margin, 1, 'a six more than it took')
  })

  test('[LT-I.15, LT-I.16, LT-Q06] two sixes are a Critical for anybody with two dice, and for nobody below', () => {
    assert.equal(word(alone(strong('expert')), tried(), 6, 6), 'critical')
    assert.equal(word(alone(strong('expert')), tried(), 6, 5), 'success')
    assert.equal(chance(alone(strong('competent')), tried(), 'critical'), '0')
  })

  test('[LT-I.17, LT-I.18, LT-QR.3] a feat that demands a Critical demands a Skill', () => {
    assert.equal(word(alone(strong('expert', demolish)), skilled({ tn: 'C2' }), 6, 6, 1), 'critical')
    assert.equal(word(alone(strong('expert', demolish)), skilled({ tn: 'C2' }), 6, 5, 5), 'failure')
    assert.equal(refusal(alone(strong('expert')), skilled({ tn: 'C2' })).refused, 'untrained')
    assert.equal(refusal(alone(strong('expert', demolish)), tried({ tn: 'C2' })).refused, 'untrained')
  })

  test('[LT-I.19, LT-XIII.2, LT-Q63] who failed at it cannot try again, but others can', () => {
    const gate = skilled({ tn: 'C2', task: 'the gate' })
    const both = scene([hero('ana', strong('expert', demolish)), hero('bo', strong('expert', demolish))])
    const { state, events } = play(both, gate, [1, 2, 3])
    assert.deepEqual(the(events, 'Locked'), { type: 'Locked', hero: 'ana', task: 'the gate' })
    assert.equal(refusal(state, gate).refused, 'locked')
    play(state, { ...gate, hero: 'bo' }, [6, 6, 6])
    play(state, { ...gate, task: 'the window' }, [6, 6, 6])
    play(state, { ...gate, tn: 6 }, [6, 6, 6])
  })

  test('[LT-I.20, LT-Q64] the Narrator lifts it when enough has changed', () => {
    const gate = skilled({ tn: 'C2', task: 'the gate' })
    const { state } = play(alone(strong('expert', demolish)), gate, [1, 2, 3])
    const lift = { type: 'LiftLock', hero: 'ana', task: 'the gate', reason: 'A ram was found.' } as const
    play(after(state, lift), gate, [1, 6, 6])
    assert.equal(refusal(after(state, lift), lift).refused, 'unknown')
  })
})

describe('rulings on dice', () => {
  test('[LT-Q01] tiers end at Poor and Exceptional, unless the ladder is open', () => {
    const crown: Sheet = { levels: { wisdom: 'expert' }, skills: ['Rhetoric'], objects: ['crown-of-command'] }
    const speech = tried({ attribute: 'wisdom', skill: 'Rhetoric', object: 'crown-of-command' })
    assert.equal(poolOf(alone(crown), speech), '3')
    assert.equal(poolOf(alone(crown), { ...speech, penalties: ['Noise'] }), '3', 'the crown absorbs a weight')
    assert.equal(poolOf(alone(crown, { 'lt.ladder_ends': 'extend' }), speech), '4')
    const sunk = tried({ penalties: ['a', 'b', 'c'] })
    assert.equal(poolOf(alone(strong('untrained')), sunk), '3')
    assert.equal(poolOf(alone(strong('untrained'), { 'lt.ladder_ends': 'extend' }), sunk), '5')
  })

  test('[LT-Q02, LT-D4] a bonus die on a pool that keeps the lowest, by three readings', () => {
    const helped = (reading: string) =>
      scene([hero('ana'), hero('bo', { levels: { strength: 'expert' } })], [], { 'lt.bonus_die_low_pool': reading })
    const command = tried({ helpers: ['bo'] })
    const kept = (reading: string, ...faces: Parameters<typeof play>[2][]) =>
      the(play(helped(reading), command, ...faces).events, 'Resolved').kept
    assert.equal(kept('tier_step', [3]), 3)
    assert.equal(kept('beside', { pool: [2, 5], bonus: [4] }), 4)
    assert.equal(kept('literal', [2, 5, 4]), 2)
  })

  test('[LT-Q03, LT-D3] a bonus die can make a Critical possible, unless Expert is asked for', () => {
    const exerting = tried({ exert: true })
    assert.equal(word(alone(strong('competent')), exerting, 6, 6), 'critical')
    assert.equal(word(alone(strong('competent'), { 'lt.crit_gate': 'expert_tier' }), exerting, 6, 6), 'success')
  })

  test('[LT-Q04, LT-D1] two sixes where the lowest counts are a 6 and no Critical', () => {
    const { events } = play(alone(strong('untrained')), tried({ tn: 6 }), [6, 6])
    const { kept, success: made, critical } = the(events, 'Resolved')
    assert.deepEqual([kept, made, critical], [6, true, false])
  })

  test('[LT-Q07] too few dice for so many sixes is said before the throw', () => {
    assert.equal(refusal(alone(strong('untrained', demolish)), skilled({ tn: 'C2' })).refused, 'impossible')
    assert.equal(refusal(alone(strong('competent', demolish)), skilled({ tn: 'C3' })).refused, 'impossible')
  })

  test('[LT-Q08, LT-Q09] the ladder of TNs goes on in sixes and is lowered to 3 at most', () => {
    assert.deepEqual([raised(3, 1), raised(6, 1), raised('C2', 1), raised(5, 4)], [4, 'C2', 'C3', 'C4'])
    assert.deepEqual([raised(4, -1), raised(3, -1), raised('C2', -1), raised(2, -1)], [3, 3, 6, 2])
    assert.equal(success(alone(strong('competent')), tried({ tn: 2 })), '5/6')
  })

  test('[LT-Q10] several weights add up, or the worst alone counts', () => {
    const hurt = strong('expert', { wounds: 3, conditions: ['Poisoned'] })
    assert.equal(
      success(alone(hurt), tried({ penalties: ['Darkness', 'Poisoned'] })),
      '1/8',
      'Severe, poison, darkness',
    )
    const poisoned = strong('exceptional', { conditions: ['Poisoned'] })
    assert.equal(success(alone(poisoned), tried({ penalties: ['Poisoned'] })), '3/4', 'the same weight counts once')
    assert.equal(success(alone(hurt, { 'lt.penalties': 'worst_only' }), tried({ penalties: ['Darkness'] })), '1/4')
  })

  test('[LT-Q11] one Skill and one object at most', () => {
    const both = strong('untrained', { skills: ['Demolish', 'Endurance'], objects: ['forge-gloves', 'wolf-banner'] })
    assert.equal(poolOf(alone(both), skilled({ object: 'forge-gloves' })), '2')
  })

  test('[LT-Q12] a Skill may lift another Attribute, where the table allows it', () => {
    const read: Sheet = { skills: ['History'], levels: { strength: 'untrained', wisdom: 'competent' } }
    const command = tried({ skill: 'History' })
    assert.equal(success(alone(read), command), '1/2')
    assert.equal(success(alone(read, { 'lt.cross_attribute_skill': 'own_attribute_only' }), command), '1/4')
  })

  test('[LT-Q13] an Attribute bought to Exceptional throws three dice without any Skill', () => {
    assert.equal(success(alone(strong('exceptional')), tried()), '7/8')
  })

  test('[LT-Q74] a Critical at a plain test has no number', () => {
    const { events } = play(alone(strong('expert')), tried(), [6, 6])
    assert.deepEqual(
      events.map(({ type }) => type),
      ['Acted', 'Resolved'],
    )
  })
})
