// Chapter XII: one Fatigue for one die, and the readings of when and how it weighs.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { after, foe, hero, of, play, refusal, type Sheet, scene, success, the } from '../../../tests/last-throw/play.ts'
import type { Options } from '../../kernel/index.ts'
import type { Cast, Test } from './commands.ts'
import { contributions } from './contributions.ts'
import { pending } from './pending.ts'
import type { State } from './types.ts'

const scholar = (options = {}, more: Sheet = {}): State =>
  scene([hero('ana', { hp: 3, levels: { wisdom: 'expert' }, ...more })], [], options)
const inscription: Test = { type: 'Test', hero: 'ana', attribute: 'wisdom', tn: 5, task: 'the inscription' }
const exerting: Test = { ...inscription, exert: true }
const reroll = { 'lt.exertion_timing': 'after_reroll' }
const add = { 'lt.exertion_timing': 'after_add' }
const exert = { type: 'Exert', hero: 'ana' } as const
const word = (played: ReturnType<typeof play>) => the(played.events, 'Resolved').word

describe('exertion', () => {
  test('[LT-XII.1, LT-XII.2, LT-XII.3, LT-QR.4] before the throw, 1 Fatigue, one die more', () => {
    const { state, dice } = play(scholar(), exerting, [1, 1, 5])
    assert.deepEqual([of(state, 'ana').fatigue, dice], [1, [3]])
  })

  test('[LT-XII.4] the die counts for the result and for the Critical', () => {
    assert.equal(word(play(scholar(), exerting, [6, 1, 6])), 'critical')
  })

  test('[LT-XII.5] once in an action', () => {
    assert(contributions(scholar(), inscription).some(({ id }) => id === 'exert'))
    assert(!contributions(scholar(), exerting).some(({ id }) => id === 'exert'))
    const again = play(scholar(add), inscription, [1, 1]).state
    const done = play(again, exert, [2]).state
    assert.equal(refusal(done, exert).refused, 'not-now')
  })

  test('[LT-XII.6, LT-E10] outside a fight too: without it the Scholar fails', () => {
    assert.equal(word(play(scholar(), inscription, [3, 4])), 'failure')
  })

  test('[LT-E12] declared first: three dice, and Battered from the next throw on', () => {
    const played = play(scholar(), exerting, [2, 4, 6])
    assert.deepEqual(
      [word(played), of(played.state, 'ana').left, of(played.state, 'ana').state],
      ['success', 2, 'Battered'],
    )
    assert.equal(success(scholar(), exerting), '19/27')
  })

  test('[LT-E11, LT-Q22] after a failure with all dice anew, where the table plays it as the example does', () => {
    const failed = play(scholar(reroll), inscription, [3, 4]).state
    assert.deepEqual(
      pending(failed).map(({ to, rule }) => [to, rule]),
      [['ana', 'LT-Q22']],
    )
    const played = play(failed, exert, [2, 4, 6])
    assert.deepEqual(
      [word(played), of(played.state, 'ana').left, of(played.state, 'ana').state],
      ['success', 2, 'Battered'],
    )
    assert.equal(refusal(scholar(reroll), exerting).refused, 'not-now')
    assert.equal(refusal(failed, inscription).refused, 'pending')
  })

  test('[LT-E13, LT-Q22] after a failure with one die beside those that lie there', () => {
    const failed = play(scholar(add), inscription, [3, 4]).state
    const { events, dice } = play(failed, exert, [6])
    assert.deepEqual([the(events, 'Resolved').kept, the(events, 'Resolved').word, dice], [6, 'success', [1]])
    assert.equal(success(failed, exert), '1/3')
  })

  test('[LT-Q22] a failure may stand, and then has its consequences', () => {
    const gate: Test = { ...inscription, skill: 'Languages', tn: 'C2' }
    const failed = play(scholar(add, { skills: ['Languages'] }), gate, [6, 1, 2]).state
    assert.deepEqual(failed.locks, [], 'not before the choice is made')
    assert.equal(after(failed, { type: 'AcceptFailure', hero: 'ana' }).locks.length, 1)
    const turned = play(failed, exert, [6])
    assert.deepEqual([word(turned), turned.state.locks], ['critical', []])
  })

  test('[LT-Q22, LT-VI.6] a contest that is lost may be tried once more, against what the other has thrown', () => {
    const against = (options: Options) =>
      scene([hero('ana', { levels: { strength: 'expert' } })], [foe('orc', 'orc-raider')], options)
    const contest = { type: 'Opposed', hero: 'ana', attribute: 'strength', against: 'orc' } as const
    const lost = play(against(add), contest, [2, 3], [5, 4]).state
    assert.equal(the(play(lost, exert, [6]).events, 'Contested').word, 'won')
    assert.equal(the(play(lost, exert, [5]).events, 'Contested').word, 'stalemate')
    const again = play(play(against(reroll), contest, [2, 3], [5, 4]).state, exert, [1, 6, 1])
    assert.deepEqual([the(again.events, 'Contested').word, of(again.state, 'ana').fatigue], ['won', 1])
    assert.deepEqual(after(lost, { type: 'AcceptFailure', hero: 'ana' }).pending, [])
    assert.deepEqual(play(against(add), contest, [5, 3], [5, 4]).state.pending, [], 'a stalemate is no failure')
  })

  test('[LT-Q22] beside a pool that keeps the lowest the better die counts, by the letter the worse', () => {
    const poor = (options: object) => play(scholar({ ...add, ...options }, { levels: {} }), inscription, [2, 5]).state
    assert.equal(the(play(poor({}), exert, [6]).events, 'Resolved').kept, 6)
    assert.equal(the(play(poor({ 'lt.bonus_die_low_pool': 'literal' }), exert, [6]).events, 'Resolved').kept, 2)
  })

  test('[LT-Q23, LT-E9] its Fatigue does not weigh on its own throw, unless the table says so', () => {
    const spell: Cast = { type: 'Cast', hero: 'ana', grimoire: 'hex-of-rust', targets: [], tn: 5 }
    const sheet: Sheet = {
      hp: 3,
      fatigue: 1,
      levels: { wonder: 'expert' },
      skills: ['Occultism'],
      grimoires: ['hex-of-rust'],
    }
    const test: Test = { type: 'Test', hero: 'ana', attribute: 'wonder', skill: 'Occultism', tn: 5 }
    const at = (options = {}) => scene([hero('ana', sheet)], [], options)
    assert.equal(success(at(), test), '5/9')
    assert.equal(success(at(), { ...test, exert: true }), '19/27')
    assert.equal(success(at({ 'lt.exertion_state': 'immediate' }), { ...test, exert: true }), '5/9', 'no gain at all')
    const { state } = play(at(), { ...test, exert: true }, [1, 1, 5])
    assert.deepEqual([of(state, 'ana').fatigue, of(state, 'ana').state], [2, 'Severe'])
    assert.equal(success(at({ 'lt.cast_cost_state': 'after_roll' }), spell), '5/9')
  })

  test('[LT-D2] a Critical feat without the Skill is not attempted; with it exertion makes three dice', () => {
    const competent = (skills: readonly string[]) => scene([hero('ana', { levels: { wisdom: 'competent' }, skills })])
    const feat: Test = { ...exerting, skill: 'Languages', tn: 'C2' }
    assert.equal(refusal(competent([]), feat).refused, 'untrained')
    assert.deepEqual(play(competent(['Languages']), feat, [6, 6, 1]).dice, [3])
  })
})
