// Chapter VIII: one pool, states, fainting, death, conditions, rests, Medicine.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { after, foe, hero, of, play, refusal, type Sheet, scene, success, the } from '../../../tests/last-throw/play.ts'
import type { Command, Test, Treat } from './commands.ts'
import { pending } from './pending.ts'
import type { Kind, State } from './types.ts'

const hurt = (sheet: Sheet, options = {}): State => scene([hero('ana', { hp: 4, ...sheet })], [], options)
const harm = (kind: Kind, amount: number): Command => ({
  type: 'Harm',
  targets: ['ana'],
  kind,
  amount,
  reason: 'the test',
})
const tried: Test = { type: 'Test', hero: 'ana', attribute: 'strength', tn: 4 }
const ana = (state: State) => of(state, 'ana')
const questions = (state: State) => pending(state).map(({ rule }) => rule)

describe('states', () => {
  test('[LT-VIII.1, LT-VIII.6] Wounds and Fatigue share one pool', () => {
    assert.equal(ana(after(hurt({}), harm('wounds', 1), harm('fatigue', 2))).left, 1)
  })

  test('[LT-VIII.7, LT-VIII.8, LT-VIII.9, LT-VIII.10, LT-Q30, LT-QR.6, LT-D8] by the Hit Points that remain', () => {
    const states = [0, 1, 2, 3, 4].map(wounds => ana(hurt({ wounds })).state)
    assert.deepEqual(states, ['Healthy', 'Wounded', 'Battered', 'Severe', 'Out'])
    const chances = [0, 1, 2, 3].map(wounds => success(hurt({ wounds, levels: { strength: 'expert' } }), tried))
    assert.deepEqual(chances, ['3/4', '3/4', '1/2', '1/4'])
    assert.equal(refusal(hurt({ wounds: 4 }), tried).refused, 'down')
  })

  test('[LT-Q28] unhurt is Healthy even with 2 Hit Points, unless the table reads it otherwise', () => {
    assert.equal(ana(hurt({ hp: 2 })).state, 'Healthy')
    assert.equal(ana(hurt({ hp: 2 }, { 'lt.full_hp_two': 'battered' })).state, 'Battered')
    assert.equal(ana(hurt({ hp: 2, wounds: 1 })).state, 'Severe')
  })

  test('[LT-Q29] Severe takes the place of Battered: two tiers in all', () => {
    assert.equal(success(hurt({ wounds: 3, levels: { strength: 'exceptional' } }), tried), '1/2')
  })

  test('[LT-Q31] the counters run on below zero, or what remains stops there', () => {
    const deep = after(hurt({ fatigue: 2 }), harm('wounds', 3))
    assert.deepEqual([ana(deep).left, ana(deep).state], [-1, 'Out'])
    const mended: Command = { type: 'Mend', targets: ['ana'], amount: 1, reason: 'care' }
    const first: Command = { type: 'ChooseHealing', hero: 'ana', first: 'wounds' }
    assert.equal(ana(after(deep, mended, first)).state, 'Out')
    const clamped = after(hurt({ fatigue: 2 }, { 'lt.below_zero': 'clamp_at_zero' }), harm('wounds', 3))
    assert.equal(ana(clamped).wounds, 3, 'the counter itself is not clamped')
    assert.deepEqual([the(play(clamped, harm('wounds', 1)).events, 'Hurt').to], [0])
    assert.equal(ana(after(clamped, mended, first)).left, 1)
  })

  test('[LT-VIII.15] a condition is one tier down until it is resolved', () => {
    const set = (on: boolean): Command => ({
      type: 'SetCondition',
      hero: 'ana',
      condition: 'Blind',
      on,
      reason: 'sand',
    })
    const blind = after(hurt({ levels: { strength: 'expert' } }), set(true))
    assert.equal(success(blind, tried), '1/2')
    assert.equal(success(after(blind, set(false)), tried), '3/4')
    assert.equal(refusal(blind, set(true)).refused, 'not-now')
  })
})

describe('down and dead', () => {
  test('[LT-VIII.3] Wounds to 0: out of the scene', () => {
    const down = after(hurt({ fatigue: 1 }), harm('wounds', 3))
    assert.deepEqual([ana(down).state, questions(down)], ['Out', []])
  })

  test('[LT-VII.13, LT-VIII.5, LT-Q38, LT-Q35, LT-D9] by Fatigue alone a faint: no death, and a short rest wakes', () => {
    assert.equal(ana(after(hurt({}), harm('fatigue', 3))).state, 'Severe')
    const faint = after(hurt({}), harm('fatigue', 9))
    assert.deepEqual([ana(faint).state, questions(faint)], ['Out', []])
    const woken = after(hurt({ fatigue: 4 }), { type: 'ShortRest' })
    assert.deepEqual([ana(woken).fatigue, ana(woken).state], [3, 'Severe'])
    assert.equal(ana(after(faint, { type: 'ShortRest' })).state, 'Out', 'still below zero')
  })

  test('[LT-VIII.4, LT-VIII.11, LT-Q32] Wounds at the maximum make death possible, and the table decides', () => {
    const brink = after(hurt({}), harm('wounds', 4))
    assert.deepEqual([ana(brink).dead, questions(brink)], [false, ['LT-VIII.4']])
    assert.equal(ana(after(brink, { type: 'ConfirmDeath', hero: 'ana' })).dead, true)
    const spared = after(brink, { type: 'Spare', hero: 'ana' })
    assert.deepEqual([ana(spared).dead, questions(spared)], [false, []])
    assert.deepEqual(questions(after(spared, harm('wounds', 1))), ['LT-VIII.4'], 'another blow asks again')
    assert.equal(refusal(hurt({}), { type: 'ConfirmDeath', hero: 'ana' }).refused, 'not-now')
    assert.equal(ana(after(hurt({}, { 'lt.death': 'automatic' }), harm('wounds', 4))).dead, true)
  })

  test('[LT-VIII.12, LT-VIII.13, LT-D10] brought down with the help of Fatigue they live; Wounds at the line kill', () => {
    const down = hurt({ wounds: 2, fatigue: 2 })
    assert.deepEqual([ana(down).state, questions(down)], ['Out', []])
    assert.deepEqual(questions(after(down, harm('wounds', 1))), [])
    assert.deepEqual(questions(after(down, harm('wounds', 2))), ['LT-VIII.4'])
  })

  test('[LT-Q33] only the Wounds decide, whatever the Fatigue', () => {
    assert.deepEqual(questions(after(hurt({ fatigue: 1 }), harm('wounds', 4))), ['LT-VIII.4'])
  })

  test('[LT-VIII.13, LT-VIII.14] somebody on the ground can be finished off, and the group can step in first', () => {
    const healer = hero('bo', { levels: { wisdom: 'expert' }, skills: ['Medicine'] })
    const state = scene([hero('ana', { wounds: 2, fatigue: 2 }), healer], [foe('orc', 'orc-raider')])
    const brink = play(state, { type: 'Strike', foe: 'orc', target: 'ana' }, [5, 1]).state
    assert.deepEqual([ana(brink).wounds, questions(brink)], [5, ['LT-VIII.4']])
    const treat: Treat = { type: 'Treat', hero: 'bo', patient: 'ana' }
    const treated = after(play(brink, treat, [6, 6, 4]).state, { type: 'ChooseHealing', hero: 'ana', first: 'wounds' })
    assert.deepEqual([ana(treated).wounds, questions(treated)], [3, []], 'back from the brink')
  })

  test('the dead do nothing, and the story may bring them back', () => {
    const dead = hurt({ wounds: 4, dead: true })
    assert.equal(refusal(dead, tried).refused, 'down')
    assert.equal(refusal(dead, { type: 'LongRest' }).refused, 'not-now')
    assert.equal(refusal(dead, harm('wounds', 1)).refused, 'not-now')
    const back = after(dead, { type: 'Return', hero: 'ana', reason: 'a bargain' })
    assert.deepEqual([ana(back).dead, ana(back).state], [false, 'Out'])
  })

  test('a ruling may set any counter, with the brink of death looked at anew', () => {
    const adjust = (field: 'wounds' | 'hp', to: number): Command => ({
      type: 'Adjust',
      who: 'ana',
      field,
      to,
      reason: 'a ruling',
    })
    assert.deepEqual(questions(after(hurt({}), adjust('wounds', 4))), ['LT-VIII.4'])
    assert.deepEqual(questions(after(hurt({}), adjust('wounds', 4), adjust('wounds', 3))), [])
    assert.deepEqual(questions(after(hurt({ wounds: 3 }), adjust('hp', 3))), ['LT-VIII.4'])
  })
})

describe('recovery', () => {
  test('[LT-VIII.16, LT-QR.7] a short rest gives back 1', () => {
    assert.equal(ana(after(hurt({ wounds: 3 }), { type: 'ShortRest' })).wounds, 2)
  })

  test('[LT-VIII.17, LT-QR.7] a long rest gives back all and ends Exhaustion', () => {
    const worn: State = { ...hurt({ wounds: 3, fatigue: 2 }), locks: [{ hero: 'ana', task: 'the gate' }] }
    const rested = after(worn, { type: 'LongRest' })
    assert.deepEqual([ana(rested).left, rested.locks], [4, []])
    assert.deepEqual(after(worn, { type: 'ShortRest' }).locks, worn.locks)
  })

  test('[LT-VIII.18, LT-Q36] Medicine gives back 1, a Critical 2, against TN 4; the unconscious too', () => {
    const healer = hero('bo', { levels: { wisdom: 'expert' }, skills: ['Medicine'] })
    const ward = (wounds: number, options = {}) => scene([hero('ana', { wounds }), healer], [], options)
    const treat: Treat = { type: 'Treat', hero: 'bo', patient: 'ana' }
    assert.equal(success(ward(2), treat), '7/8')
    assert.equal(ana(play(ward(4), treat, [1, 2, 4]).state).wounds, 3)
    assert.equal(ana(play(ward(4), treat, [6, 6, 4]).state).wounds, 2)
    assert.equal(ana(play(ward(4), treat, [1, 2, 3]).state).wounds, 4)
    assert.equal(refusal(scene([hero('ana', { wounds: 2 }), hero('bo')]), treat).refused, 'untrained')
    const once = { 'lt.treatment_limit': 'once_per_patient_per_scene' }
    const failed = play(ward(2, once), treat, [1, 1, 1]).state
    assert.equal(refusal(failed, treat).refused, 'spent')
    play(play(ward(2), treat, [1, 1, 1]).state, treat, [1, 1, 4])
    play(after(failed, { type: 'EndScene', ending: 'peace' }), treat, [1, 1, 4])
  })

  test('[LT-Q37] never above the maximum', () => {
    assert.deepEqual(
      ana(after(hurt({ wounds: 1 }), { type: 'Mend', targets: ['ana'], amount: 9, reason: 'care' })).wounds,
      0,
    )
    assert.equal(refusal(hurt({}), { type: 'Mend', targets: ['ana'], amount: 1, reason: 'care' }).refused, 'not-now')
    const healer = scene([hero('ana'), hero('bo', { skills: ['Medicine'] })])
    assert.equal(refusal(healer, { type: 'Treat', hero: 'bo', patient: 'ana' }).refused, 'not-now')
  })

  test('[LT-Q34] what heals first is the owner’s choice, or fixed', () => {
    const both = { wounds: 1, fatigue: 1 }
    const asked = after(hurt(both), { type: 'ShortRest' })
    assert.deepEqual([questions(asked), ana(asked).left], [['LT-Q34'], 2])
    const chosen = (first: Kind) => ana(after(asked, { type: 'ChooseHealing', hero: 'ana', first }))
    assert.deepEqual([chosen('wounds').wounds, chosen('fatigue').fatigue], [0, 0])
    const fixed = (order: string) => ana(after(hurt(both, { 'lt.heal_order': order }), { type: 'ShortRest' }))
    assert.deepEqual([fixed('wounds_first').wounds, fixed('fatigue_first').fatigue], [0, 0])
    assert.deepEqual(questions(after(hurt({ wounds: 2 }), { type: 'ShortRest' })), [], 'no choice, no question')
  })
})
