// Chapter IX: casting, its price, its backlash, and Grimoires of one's own.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  after,
  chance,
  eventsOf,
  foe,
  hero,
  left,
  of,
  play,
  poolOf,
  refusal,
  type Sheet,
  scene,
  success,
  the,
} from '../../../tests/last-throw/play.ts'
import type { Cast, Command } from './commands.ts'
import { contributions } from './contributions.ts'
import { grimoires } from './data.ts'
import { ownGrimoires } from './own-grimoires.ts'
import { starterGrimoire, starterPack } from './starters.ts'
import type { Creature, Grimoire, Pack, State } from './types.ts'
import { balanceAdvice, balanceBand } from './writing.ts'

const all = ['Channelling', 'Rituals', 'Alchemy', 'Occultism', 'Arcane Perception']
const mystic = (more: Sheet = {}): Sheet => ({
  class: 'mystic',
  hp: 6,
  levels: { wonder: 'expert' },
  skills: all,
  grimoires: [...grimoires, ...ownGrimoires].map(({ id }) => id),
  ...more,
})
const circle = (more: Sheet = {}, options = {}): State =>
  scene(
    [hero('ana', mystic(more)), hero('bo', { wounds: 2, armour: 'heavy' })],
    [
      foe('orc', 'orc-raider'),
      foe('far', 'orc-raider', { band: 'far' }),
      foe('archer', 'marsh-archer', { band: 'in-range' }),
    ],
    options,
  )
const cast = (grimoire: string, targets: readonly string[] = [], more: Partial<Cast> = {}): Cast => ({
  type: 'Cast',
  hero: 'ana',
  grimoire,
  targets,
  ...more,
})
const good = [5, 1, 1]
const bad = [1, 1, 1]

describe('casting', () => {
  test('[LT-IX.2, LT-Q24] the cost is paid first, and weighs on the throw; or only afterwards', () => {
    const { state, events } = play(circle(), cast('wall-of-flames'), good)
    assert.equal(of(state, 'ana').fatigue, 2)
    assert(events.findIndex(({ type }) => type === 'Hurt') < events.findIndex(({ type }) => type === 'Resolved'))
    assert.equal(poolOf(circle({ hp: 4 }), cast('wall-of-flames')), '2', 'Battered by its own cost')
    assert.equal(poolOf(circle({ hp: 4 }, { 'lt.cast_cost_state': 'after_roll' }), cast('wall-of-flames')), '3')
  })

  test('[LT-Q25] cost, state, then Exertion, which does not touch this throw', () => {
    const { state, dice } = play(circle({ hp: 5 }), cast('wall-of-flames', [], { exert: true }), [1, 1, 1, 5])
    assert.deepEqual([dice, of(state, 'ana').fatigue, of(state, 'ana').state], [[4], 3, 'Battered'])
  })

  test('[LT-Q26] the last point may be paid: thrown as Severe, then a faint; or it may not', () => {
    const { state } = play(circle({ hp: 2, fatigue: 1 }), cast('healing-touch', ['bo']), [3])
    assert.deepEqual([of(state, 'ana').state, of(state, 'bo').wounds], ['Out', 0])
    const strict = circle({ hp: 2, fatigue: 1 }, { 'lt.pay_to_zero': 'forbidden' })
    assert.equal(refusal(strict, cast('healing-touch', ['bo'])).refused, 'cannot-pay')
    assert.equal(
      refusal(circle({ hp: 2 }, { 'lt.pay_to_zero': 'forbidden' }), cast('wall-of-flames')).refused,
      'cannot-pay',
    )
  })

  test('[LT-IX.3, LT-IV.8, LT-Q61] a failure sets the backlash off, on whom the text names but the spared', () => {
    const { state } = play(circle(), cast('wall-of-flames', [], { exempt: ['bo'] }), bad)
    assert.deepEqual(
      [of(state, 'ana').wounds, of(state, 'bo').wounds, left(state, 'orc'), left(state, 'far')],
      [2, 2, 2, 2],
    )
    const spare = contributions(circle(), cast('wall-of-flames')).find(({ id }) => id === 'spare:bo')
    assert(spare)
    assert.deepEqual(
      [spare.by, spare.apply(cast('wall-of-flames'))],
      ['gm', cast('wall-of-flames', [], { exempt: ['bo'] })],
    )
    assert.equal(refusal(circle(), cast('wall-of-flames', [], { exempt: ['nobody'] })).refused, 'unknown')
  })

  test('[LT-IX.15, LT-Q68] nobody casts what they could not buy, also when the table changes its mind', () => {
    const scholar = (options = {}) => scene([hero('ana', mystic({ class: 'scholar' }))], [], options)
    assert.equal(play(scholar(), cast('wall-of-flames'), [6, 1, 1]).events.at(-1)?.type, 'Worked')
    assert.equal(
      refusal(scholar({ 'lt.grimoire_access': 'mystic_only' }), cast('wall-of-flames')).text,
      'Only Mystics use Grimoires at this table.',
    )
    const dabbler = scene([hero('ana', mystic({ skills: [] }))])
    assert.equal(refusal(dabbler, cast('wall-of-flames')).refused, 'untrained')
  })

  test('only what is on the sheet, at whom it can reach', () => {
    assert.equal(refusal(circle({ grimoires: [] }), cast('spark', ['orc'])).refused, 'unknown')
    assert.equal(refusal(circle(), cast('spark', ['far'])).refused, 'out-of-reach')
    assert.equal(refusal(circle(), cast('spark', ['nobody'])).refused, 'unknown')
    assert.equal(refusal(circle(), cast('spark')).refused, 'illegal')
    assert.equal(refusal(circle(), cast('spark', ['orc', 'archer'])).refused, 'limit')
    assert.equal(refusal(circle(), cast('wall-of-flames', ['orc'])).refused, 'illegal')
    assert.equal(refusal(circle(), cast('bitter-draught', ['orc'])).refused, 'not-usable')
  })
})

describe('the printed Grimoires', () => {
  const fields = (id: string) => {
    const found = grimoires.find(each => each.id === id)
    assert(found)
    return [found.skill, found.tn, found.cost]
  }
  const word = (grimoire: string) => chance(circle(), cast(grimoire), 'cast', 'critical')

  test('[LT-IX.4] six fields each', () => {
    for (const { name, skill, tn, cost, effect, backlash } of [...grimoires, ...ownGrimoires])
      assert(
        name && all.includes(skill) && [3, 4, 5, 6, 'C2'].includes(tn) && cost > 0 && effect.text && backlash.text,
        name,
      )
  })

  test('[LT-IX.5] Wall of Flames', () => {
    assert.deepEqual(fields('wall-of-flames'), ['Channelling', 5, 2])
    assert.equal(word('wall-of-flames'), '19/27')
    const { state } = play(circle(), cast('wall-of-flames'), bad)
    assert.deepEqual([of(state, 'ana').wounds, of(state, 'bo').wounds, left(state, 'orc')], [2, 4, 2])
  })

  test('[LT-IX.6, LT-Q62] Healing Touch, and the wounds that pass to the Mystic', () => {
    assert.deepEqual(fields('healing-touch'), ['Channelling', 3, 1])
    assert.equal(of(play(circle(), cast('healing-touch', ['bo']), good).state, 'bo').wounds, 0)
    const passed = play(circle(), cast('healing-touch', ['bo']), bad).state
    assert.deepEqual([of(passed, 'bo').wounds, of(passed, 'ana').wounds], [0, 2])
    const tired = { ...circle(), heroes: [hero('ana', mystic()), hero('bo', { wounds: 1, fatigue: 3 })] }
    const mixed = play(tired, cast('healing-touch', ['bo']), bad).state
    assert.deepEqual([of(mixed, 'ana').wounds, of(mixed, 'ana').fatigue], [1, 1 + 1])
    const low = scene([hero('ana', mystic()), hero('bo', { wounds: 6 })], [], { 'lt.below_zero': 'clamp_at_zero' })
    const woken = play(low, cast('healing-touch', ['bo']), bad).state
    assert.deepEqual([of(woken, 'bo').left, of(woken, 'ana').wounds], [2, 2], 'two pass, what lay below zero is gone')
    assert.equal(refusal(circle(), cast('healing-touch', ['ana'])).refused, 'not-usable')
    assert.equal(refusal(circle(), cast('healing-touch', ['orc'])).refused, 'not-usable')
  })

  test('[LT-IX.7] Circle of Protection', () => {
    assert.deepEqual(fields('circle-of-protection'), ['Rituals', 4, 1])
    assert.match(the(play(circle(), cast('circle-of-protection'), good).events, 'Worked').text, /no enemy can enter/)
    assert.match(the(play(circle(), cast('circle-of-protection'), bad).events, 'Worked').text, /nobody can leave/)
  })

  test('[LT-IX.8] Alchemical Fire: an area, and the hand that threw it', () => {
    assert.deepEqual(fields('alchemical-fire'), ['Alchemy', 4, 1])
    const hit = play(circle(), cast('alchemical-fire', ['orc', 'archer']), good).state
    assert.deepEqual([left(hit, 'orc'), left(hit, 'archer'), left(hit, 'far')], [2, 1, 4])
    const burst = play(circle(), cast('alchemical-fire', ['orc']), bad).state
    assert.deepEqual(
      [of(burst, 'ana').wounds, of(burst, 'bo').wounds, left(burst, 'orc'), left(burst, 'archer')],
      [1, 3, 3, 3],
      'caster, friends beside and enemies Near, nobody In Range',
    )
  })

  test('[LT-IX.9] Voice of the Dead', () => {
    assert.deepEqual(fields('voice-of-the-dead'), ['Occultism', 5, 2])
    assert.match(
      the(play(circle(), cast('voice-of-the-dead'), bad).events, 'Worked').text,
      /possesses one of the group/,
    )
  })

  test('[LT-IX.10] Eye of the Void', () => {
    assert.deepEqual(fields('eye-of-the-void'), ['Arcane Perception', 4, 1])
    assert.match(the(play(circle(), cast('eye-of-the-void'), good).events, 'Worked').text, /walls and illusions/)
  })
})

describe('Grimoires of one’s own', () => {
  test('twelve of ours, over all skills and all bands, each by the guideline', () => {
    assert(ownGrimoires.length >= 12)
    assert.equal(new Set(ownGrimoires.map(({ skill }) => skill)).size, 5)
    assert.deepEqual([...new Set(ownGrimoires.map(({ tn }) => balanceBand(tn).name))].sort(), [
      'miracle',
      'modest',
      'powerful',
    ])
    for (const grimoire of ownGrimoires) assert.deepEqual(balanceAdvice(grimoire), [], grimoire.name)
  })

  test('[LT-IX.11] one is written with its six fields, and can be learned and cast', () => {
    const { state, events } = play(circle(), { type: 'WriteGrimoire', grimoire: starterGrimoire })
    assert.deepEqual(the(events, 'ContentAdded').advice, [])
    const known = { ...state, heroes: [hero('ana', mystic({ grimoires: ['my-grimoire'] }))] }
    assert.equal(of(play(known, cast('my-grimoire'), bad).state, 'ana').fatigue, 1 + 1)
    const clash = { ...starterGrimoire, id: 'spark' }
    assert.equal(refusal(circle(), { type: 'WriteGrimoire', grimoire: clash }).refused, 'illegal')
    const again = after(state, { type: 'WriteGrimoire', grimoire: { ...starterGrimoire, cost: 2 } })
    assert.deepEqual(
      again.own.grimoires.map(({ cost }) => cost),
      [2],
      'a second draft takes the place of the first',
    )
  })

  test('[LT-IX.12, LT-IX.13, LT-IX.14] the guideline is advice: cost and reach of the backlash', () => {
    const draft = (more: Partial<Grimoire>): Grimoire => ({ ...starterGrimoire, name: 'Draft', ...more })
    assert.match(balanceAdvice(draft({ cost: 3 })).join(), /a cost of 1 for a modest effect, not 3/)
    assert.match(balanceAdvice(draft({ tn: 5, cost: 2 })).join(), /a backlash on the group/)
    assert.match(balanceAdvice(draft({ tn: 'C2', cost: 1 })).join(), /a cost of 3 for a miracle.*a catastrophe/)
    const group = { ...starterGrimoire.backlash, whom: 'everyone' } as const
    assert.match(balanceAdvice(draft({ backlash: group })).join(), /a backlash on the caster/)
    assert.deepEqual(balanceAdvice(draft({ tn: 'C2', cost: 3, backlash: group })), [])
  })

  test('[LT-XI.5] a pack in which something stands twice, or an enemy cannot use its weapon, is refused', () => {
    const load = (foes: Pack['foes']): Command => ({ type: 'LoadPack', pack: { ...starterPack, foes } })
    const [beast] = starterPack.foes as readonly [Creature]
    assert.match(refusal(circle(), load([beast, beast])).text, /stands twice among the foes/)
    assert.equal(refusal(circle(), load([{ ...beast, weapon: 'bow', attribute: 'strength' }])).refused, 'not-usable')
    assert.equal(refusal(circle(), load([{ ...beast, weapon: 'trombone' }])).refused, 'not-usable')
  })

  test('a pack brings Grimoires, objects and enemies, and can be loaded again', () => {
    const state = after(circle(), { type: 'LoadPack', pack: starterPack }, { type: 'LoadPack', pack: starterPack })
    assert.deepEqual([state.own.grimoires.length, state.own.objects.length, state.own.foes.length], [1, 1, 1])
    const joined = after(state, { type: 'AddFoe', id: 'keeper', from: 'toll-keeper' })
    assert.equal(left(joined, 'keeper'), 4)
  })

  test('a miracle is locked once it has failed', () => {
    const storm = cast('still-the-storm')
    assert.equal(success(circle({ hp: 9 }), storm), '2/27')
    const { state, events } = play(circle({ hp: 9 }), storm, bad)
    assert.equal(eventsOf(events, 'Locked')[0]?.task, 'Still the Storm')
    assert.equal(refusal(state, storm).refused, 'locked')
  })
})
