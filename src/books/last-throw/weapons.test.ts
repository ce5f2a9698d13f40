// Chapter VII: weapons, armour, the shield, notable objects.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  after,
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
import type { Attack, Strike } from './commands.ts'
import { objects, weapons } from './data.ts'
import { pending } from './pending.ts'
import type { Foe, State } from './types.ts'
import { weaponOf } from './who.ts'

const able: Sheet = { levels: { strength: 'expert', dexterity: 'expert' } }
const armed = (weapon: string, more: Partial<Foe> = {}, options = {}): State =>
  scene(
    [hero('ana', { ...able, weapons: [weapon] })],
    [foe('orc', 'orc-raider', { armour: 'none', band: 'close', ...more })],
    options,
  )
const blow = (weapon: string, attribute: 'strength' | 'dexterity', more: Partial<Attack> = {}): Attack => ({
  type: 'Attack',
  hero: 'ana',
  weapon,
  attribute,
  target: 'orc',
  ...more,
})
const hit = (weapon: string, attribute: 'strength' | 'dexterity') => {
  const dice = weapon === 'bow' ? [5] : [5, 1]
  const { kind, amount } = the(play(armed(weapon), blow(weapon, attribute), dice).events, 'FoeHurt')
  return `${amount}${kind === 'wounds' ? 'W' : 'F'}`
}

describe('weapons', () => {
  test('[LT-VII.1, LT-VII.2, LT-VII.3, LT-VII.4, LT-VII.5, LT-VII.7, LT-VII.8, LT-VII.9, LT-VII.10, LT-VII.11, LT-VII.12, LT-Q50] each by the Attribute it is used with', () => {
    const table = ['dagger', 'sword', 'warhammer', 'spear', 'battle-axe', 'mace', 'staff', 'fists'].map(weapon => [
      weapon,
      hit(weapon, 'strength'),
      hit(weapon, 'dexterity'),
    ])
    assert.deepEqual(table, [
      ['dagger', '1W', '2W'],
      ['sword', '2W', '2W'],
      ['warhammer', '3W', '1W'],
      ['spear', '2W', '2W'],
      ['battle-axe', '2W', '1W'],
      ['mace', '2F', '1F'],
      ['staff', '1F', '1F'],
      ['fists', '1F', '1F'],
    ])
  })

  test('[LT-VII.6] a bow is not usable with Strength', () => {
    assert.equal(hit('bow', 'dexterity'), '2W')
    assert.equal(refusal(armed('bow'), blow('bow', 'strength')).refused, 'not-usable')
  })

  test('[LT-VII.14, LT-QR.5] a Critical does one more', () => {
    assert.equal(the(play(armed('sword'), blow('sword', 'strength'), [6, 6]).events, 'FoeHurt').amount, 3)
  })

  test('[LT-Q42] its point is of the weapon’s kind, or a Wound', () => {
    const [tired] = eventsOf(play(armed('mace'), blow('mace', 'strength'), [6, 6]).events, 'FoeHurt')
    assert.deepEqual([tired?.kind, tired?.amount], ['fatigue', 3])
    const lethal = armed('mace', {}, { 'lt.crit_extra_kind': 'lethal' })
    const hurts = eventsOf(play(lethal, blow('mace', 'strength'), [6, 6]).events, 'FoeHurt')
    assert.deepEqual(
      hurts.map(({ kind, amount }) => [kind, amount]),
      [
        ['wounds', 1],
        ['fatigue', 2],
      ],
    )
    const weak = scene([hero('ana', { ...able, weapons: ['mace'] })], [foe('orc', 'goblin')], {
      'lt.crit_extra_kind': 'lethal',
    })
    const fell = the(play(weak, blow('mace', 'strength'), [6, 6]).events, 'FoeFell')
    assert.equal(fell.knockedOut, false, 'there was a Wound in it')
  })

  test('[LT-Q47] no weapon is for one class alone', () => {
    const mystic = scene(
      [hero('ana', { ...able, class: 'mystic', weapons: ['warhammer'] })],
      [foe('orc', 'orc-raider')],
    )
    assert.equal(success(mystic, blow('warhammer', 'strength')), '5/9')
  })

  test('[LT-Q48] which Skill helps which weapon', () => {
    const table = weapons.filter(({ skill }) => skill !== undefined).map(({ id, skill }) => [id, skill])
    assert.deepEqual(table, [
      ['warhammer', 'Heavy Weapons'],
      ['bow', 'Aim'],
      ['battle-axe', 'Heavy Weapons'],
      ['fists', 'Wrestling'],
      ['shield', 'Shields'],
    ])
    const bash = scene(
      [hero('ana', { ...able, shield: true, skills: ['Shields'] })],
      [foe('orc', 'orc-raider', { band: 'close' })],
    )
    assert.equal(success(bash, blow('shield', 'strength')), '19/27')
  })

  test('[LT-Q49] the attacker picks the Attribute, and damage follows it', () => {
    assert.equal(
      poolOf(
        scene([hero('ana', { levels: { dexterity: 'expert' }, weapons: ['warhammer'] })], [foe('orc', 'orc-raider')]),
        blow('warhammer', 'dexterity'),
      ),
      '2',
    )
  })

  test('nobody strikes with what they do not have', () => {
    assert.match(refusal(armed('sword'), blow('mace', 'strength')).text, /ana has no weapon "mace"/)
    assert.equal(refusal(armed('sword'), blow('shield', 'strength')).refused, 'unknown')
    assert.equal(refusal(armed('sword'), blow('claws', 'strength')).refused, 'unknown')
  })
})

describe('armour', () => {
  const strike: Strike = { type: 'Strike', foe: 'orc', target: 'ana' }
  const struck = (sheet: Sheet, more: Partial<Foe> = {}, options = {}, faces = [5, 1]) => {
    const state = scene([hero('ana', { hp: 7, ...sheet })], [foe('orc', 'orc-raider', more)], options)
    const { wounds, fatigue } = of(play(state, strike, faces).state, 'ana')
    return [wounds, fatigue]
  }

  test('[LT-VII.15, LT-VII.16] light takes off 1, heavy 2', () => {
    assert.deepEqual(struck({}), [3, 0])
    assert.deepEqual(struck({ armour: 'light' }), [2, 0])
    assert.deepEqual(struck({ armour: 'heavy' }), [1, 0])
  })

  test('[LT-Q43, LT-D11] weapon and Critical first, then armour, once', () => {
    assert.deepEqual(struck({ armour: 'heavy' }, {}, {}, [6, 6]), [2, 0])
    const both = { 'lt.crit_extra_kind': 'lethal', 'lt.armour_stops_fatigue': 'weapons' }
    const mace = (armour: 'light' | 'heavy', options = {}) =>
      struck({ armour }, { weapon: 'mace' }, { ...both, ...options }, [6, 6])
    assert.deepEqual(mace('light'), [0, 2], 'one point off the whole hit, the Wound first')
    assert.deepEqual(mace('heavy'), [0, 1])
    assert.deepEqual(mace('light', { 'lt.armour_floor': '1' }), [0, 2], 'something got through')
  })

  test('[LT-Q39] against Fatigue it does nothing, unless the table says so for weapons', () => {
    assert.deepEqual(struck({ armour: 'heavy' }, { weapon: 'mace' }), [0, 2])
    assert.deepEqual(struck({ armour: 'heavy' }, { weapon: 'mace' }, { 'lt.armour_stops_fatigue': 'weapons' }), [0, 0])
    const tired = scene([hero('ana', { armour: 'heavy' })], [], { 'lt.armour_stops_fatigue': 'weapons' })
    const harm = { type: 'Harm', targets: ['ana'], kind: 'fatigue', amount: 2, reason: 'the run' } as const
    assert.equal(of(after(tired, harm), 'ana').fatigue, 2)
  })

  test('[LT-Q40] it can take all of a hit, or must let 1 through', () => {
    assert.deepEqual(struck({ armour: 'heavy' }, { weapon: 'sword' }), [0, 0])
    assert.deepEqual(struck({ armour: 'heavy' }, { weapon: 'sword' }, { 'lt.armour_floor': '1' }), [1, 0])
  })

  test('[LT-Q41] it works against weapons and claws, or against all Wounds', () => {
    assert.deepEqual(struck({ armour: 'light' }, { weapon: 'claws' }), [1, 0])
    const fall = { type: 'Harm', targets: ['ana'], kind: 'wounds', amount: 2, reason: 'a fall' } as const
    const fallen = (options = {}) =>
      of(after(scene([hero('ana', { armour: 'light' })], [], options), fall), 'ana').wounds
    assert.deepEqual([fallen(), fallen({ 'lt.armour_scope': 'all_wounds' })], [2, 1])
  })

  test('[LT-Q45] the shield as armour, by option', () => {
    const bearer: Sheet = { shield: true, skills: ['Shields'], armour: 'light', weapons: ['sword'] }
    assert.deepEqual(struck(bearer, {}, { 'lt.shield_mode': 'flat_armour' }), [1, 0])
    assert.deepEqual(struck({ ...bearer, skills: [] }, {}, { 'lt.shield_mode': 'flat_armour' }), [2, 0])
  })
})

describe('the shield', () => {
  const bearer: Sheet = { shield: true, skills: ['Shields'], weapons: ['sword'], levels: { strength: 'competent' } }
  const hitBy = (sheet: Sheet = {}, options = {}): State => {
    const state = scene([hero('ana', { ...bearer, ...sheet })], [foe('orc', 'orc-raider')], options)
    return play(state, { type: 'Strike', foe: 'orc', target: 'ana' }, [5, 1]).state
  }
  const block = { type: 'Block', hero: 'ana' } as const

  test('[LT-VII.17, LT-VII.18, LT-D13, LT-Q44] a hit leaves the choice; Strength one tier up against the enemy’s TN', () => {
    const state = hitBy()
    const choice = pending(state)[0]
    assert.deepEqual(
      [choice?.to, choice?.answers.map(({ label }) => label)],
      ['ana', ['Block', 'Block with Exertion: 1 Fatigue', 'Take the blow']],
    )
    assert.equal(of(state, 'ana').wounds, 0)
    assert.equal(success(state, block), '5/9')
    assert.equal(of(play(state, block, [5, 1]).state, 'ana').wounds, 0)
    assert.equal(of(play(state, block, [4, 1]).state, 'ana').wounds, 3)
    assert.equal(of(after(state, { type: 'TakeBlow', hero: 'ana' }), 'ana').wounds, 3)
    assert.equal(success(hitBy({}, { 'lt.shield_stacks_with_skill': 'on' }), block), '19/27')
  })

  test('[LT-VII.19, LT-Q46] not without the Skill, and not with both hands full; wounds weigh on it', () => {
    for (const sheet of [{ skills: [] }, { weapons: ['warhammer'] }, { weapons: ['bow'] }, { weapons: ['staff'] }]) {
      assert.deepEqual(pending(hitBy(sheet)), [])
      assert.equal(of(hitBy(sheet), 'ana').wounds, 3)
    }
    assert.equal(success(hitBy({ hp: 5, wounds: 3 }), block), '1/3', 'Battered')
    const again = play(play(hitBy(), block, [5, 1]).state, { type: 'Strike', foe: 'orc', target: 'ana' }, [5, 1])
    assert.equal(pending(again.state).length, 1, 'no limit an exchange')
  })

  test('[LT-VII.19] what somebody attacks with is in their hands', () => {
    const two = scene(
      [hero('ana', { ...bearer, weapons: ['sword', 'warhammer'] })],
      [foe('orc', 'orc-raider', { taken: 1 })],
    )
    const swung = play(two, blow('warhammer', 'strength'), [1]).state
    assert.equal(of(swung, 'ana').inHand, 'warhammer')
    assert.deepEqual(pending(play(swung, { type: 'Strike', foe: 'orc', target: 'ana' }, [5, 1]).state), [])
    const gear = { weapons: ['sword', 'warhammer'], armour: 'none', shield: true, objects: [] } as const
    assert.equal(of(after(swung, { type: 'Equip', hero: 'ana', gear }), 'ana').inHand, 'sword')
  })

  test('nobody else acts while a blow is on its way', () => {
    const state = hitBy()
    assert.equal(refusal(state, blow('sword', 'strength')).refused, 'pending')
    assert.equal(refusal(state, { type: 'NextExchange' }).refused, 'pending')
    assert.equal(refusal(scene([hero('ana')]), block).refused, 'not-now')
    const fallen = after(state, { type: 'Harm', targets: ['ana'], kind: 'fatigue', amount: 9, reason: 'a collapse' })
    assert.equal(refusal(fallen, block).refused, 'down')
    assert.equal(after(state, { type: 'RemoveFoe', foe: 'orc', how: 'fled' }).pending.length, 0)
  })

  test('[LT-XII.1] a block is a throw too: exertion is a die more', () => {
    const state = hitBy()
    assert.equal(success(state, { ...block, exert: true }), '19/27')
    assert.equal(of(play(state, { ...block, exert: true }, [1, 1, 5]).state, 'ana').fatigue, 1)
    assert.equal(
      refusal(hitBy({}, { 'lt.exertion_timing': 'after_add' }), { ...block, exert: true }).refused,
      'not-now',
    )
  })
})

describe('notable objects', () => {
  const carrying = (object: string, more: Sheet = {}): State =>
    scene(
      [hero('ana', { levels: { wisdom: 'competent', strength: 'competent' }, objects: [object], ...more })],
      [foe('orc', 'orc-raider', { band: 'close' })],
    )

  test('[LT-VII.20] one tier up where it fits, refused where it does not', () => {
    const state = carrying('forge-gloves')
    const test = { type: 'Test', hero: 'ana', attribute: 'strength', tn: 4, object: 'forge-gloves' } as const
    assert.equal(success(state, { ...test, skill: 'Demolish' }), '3/4')
    assert.equal(refusal(state, { ...test, skill: 'Endurance' }).refused, 'not-usable')
    assert.equal(refusal(state, { ...test, object: 'crown-of-command' }).refused, 'unknown')
  })

  test('[LT-VII.21] the Blade of Salt, where the table says the creature is unnatural', () => {
    assert.equal(success(carrying('blade-of-salt'), blow('fists', 'strength', { object: 'blade-of-salt' })), '5/9')
    assert.equal(success(carrying('blade-of-salt'), blow('fists', 'strength')), '1/3')
  })

  test('[LT-VII.22, LT-VII.24] the Key and the Lantern need no throw', () => {
    for (const object of ['key-of-elsewhere', 'lantern-of-the-dead']) {
      const { events } = play(carrying(object), { type: 'UseObject', hero: 'ana', object })
      assert.deepEqual(
        events.map(({ type }) => type),
        ['Acted', 'ObjectUsed'],
      )
      assert(objects.find(({ id }) => id === object)?.cost)
    }
    assert.equal(
      refusal(carrying('blade-of-salt'), { type: 'UseObject', hero: 'ana', object: 'blade-of-salt' }).refused,
      'not-usable',
    )
  })

  test('[LT-VII.23] the Crown of Command lifts Rhetoric', () => {
    const speech = {
      type: 'Test',
      hero: 'ana',
      attribute: 'wisdom',
      skill: 'Rhetoric',
      tn: 4,
      object: 'crown-of-command',
    } as const
    assert.equal(success(carrying('crown-of-command'), speech), '3/4')
  })

  test('[LT-VII.25] the Forge Gloves take 1 Fatigue after each use', () => {
    const wall = {
      type: 'Test',
      hero: 'ana',
      attribute: 'strength',
      skill: 'Demolish',
      tn: 4,
      object: 'forge-gloves',
    } as const
    const { state, events } = play(carrying('forge-gloves'), wall, [1, 2])
    assert.equal(of(state, 'ana').fatigue, 1)
    assert(events.findIndex(({ type }) => type === 'Hurt') > events.findIndex(({ type }) => type === 'Resolved'))
  })

  test('every object has its name, an effect and at most one number', () => {
    for (const { name, effect, tier, fatigue } of objects) assert(name && effect && (!fatigue || tier))
    assert.equal(weaponOf('no-such'), undefined)
  })

  test('a hit on somebody who is down is no hit', () => {
    const state = armed('sword', { taken: 4 })
    assert.equal(refusal(state, blow('sword', 'strength')).refused, 'down')
    assert.equal(left(state, 'orc'), 0)
  })
})
