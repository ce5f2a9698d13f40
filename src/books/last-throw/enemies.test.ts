// Chapter XI: the four values, how enemies strike, blocks, what ticks each exchange, hidden ones.
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
import type { Attack, Strike } from './commands.ts'
import { contributions } from './contributions.ts'
import { bestiary } from './data.ts'
import { ownFoes } from './own-foes.ts'
import type { Foe, Level, State } from './types.ts'
import { foeOf, rankOf } from './who.ts'

const strike: Strike = { type: 'Strike', foe: 'it', target: 'ana' }
const facing = (from: string, more: Partial<Foe> = {}, sheet: Sheet = {}, options = {}): State =>
  scene(
    [
      hero('ana', {
        hp: 7,
        levels: { strength: 'expert', dexterity: 'competent' },
        weapons: ['sword', 'mace'],
        ...sheet,
      }),
    ],
    [foe('it', from, more)],
    options,
  )
const sword: Attack = { type: 'Attack', hero: 'ana', weapon: 'sword', attribute: 'strength', target: 'it' }
const level = (level: Level) => facing('orc-raider', { level, armour: 'none' })
const entry = (id: string) => {
  const { level, wounds, weapon, attribute, armour, special } = bestiary.find(
    each => each.id === id,
  ) as (typeof bestiary)[0]
  return [level, wounds, weapon, attribute, armour, special]
}

describe('enemies', () => {
  test('[LT-XI.1, LT-XI.6] four values, from the bestiary or made up on the spot', () => {
    const sheet = {
      name: 'Owl',
      level: 'untrained',
      wounds: 1,
      weapon: 'claws',
      attribute: 'strength',
      armour: 'none',
      behaviour: 'Hoots.',
    } as const
    const state = after(
      scene([]),
      { type: 'AddFoe', id: 'owl', foe: sheet },
      { type: 'AddFoe', id: 'orc', from: 'orc-raider', band: 'far' },
    )
    assert.deepEqual([left(state, 'owl'), foeOf(state, 'orc')?.band], [1, 'far'])
    assert.equal(refusal(state, { type: 'AddFoe', id: 'owl', from: 'goblin' }).refused, 'illegal')
    assert.equal(refusal(state, { type: 'AddFoe', id: 'x', from: 'no-such' }).refused, 'unknown')
    assert.equal(refusal(state, { type: 'AddFoe', id: 'x' }).refused, 'illegal')
    assert.equal(refusal(state, { type: 'AddFoe', id: 'x', foe: { ...sheet, weapon: 'bow' } }).refused, 'not-usable')
  })

  test('[LT-XI.2, LT-XI.3, LT-Q52] the Level is its throw and the TN to hit it', () => {
    assert.deepEqual(
      (['untrained', 'competent', 'expert', 'exceptional'] as const).map(each => [
        success(level(each), sword),
        chance(level(each), strike, 'hit', 'critical'),
      ]),
      [
        ['8/9', '1/4'],
        ['3/4', '1/2'],
        ['5/9', '3/4'],
        ['11/36', '7/8'],
      ],
    )
  })

  test('[LT-XI.4] minions, veterans and bosses among twelve of our own', () => {
    assert(ownFoes.length >= 12)
    assert.deepEqual(
      [1, 3, 4, 6, 7].map(wounds => rankOf({ wounds })),
      ['minion', 'minion', 'veteran', 'veteran', 'boss'],
    )
    assert.deepEqual([...new Set(ownFoes.map(rankOf))].sort(), ['block', 'boss', 'minion', 'veteran'])
    assert.equal(ownFoes.filter(({ block }) => block).length, 2)
    assert.equal(new Set(ownFoes.flatMap(({ special }) => special ?? [])).size, 2)
    for (const each of ownFoes) after(scene([]), { type: 'AddFoe', id: 'x', from: each.id })
  })

  test('[LT-XI.5, LT-XI.7, LT-XI.8, LT-XI.9] the printed ones and their weapons', () => {
    assert.deepEqual(entry('goblin'), ['competent', 2, 'dagger', 'dexterity', 'none', undefined])
    assert.deepEqual(entry('orc-raider'), ['expert', 4, 'warhammer', 'strength', 'light', undefined])
    assert.deepEqual(entry('corrupted-knight'), ['expert', 6, 'sword', 'strength', 'heavy', undefined])
    const dealt = (from: string, faces: number[]) =>
      of(play(facing(from, { band: 'close' }), strike, faces).state, 'ana').wounds
    assert.deepEqual([dealt('goblin', [4]), dealt('orc-raider', [4, 1]), dealt('corrupted-knight', [4, 1])], [2, 3, 2])
  })

  test('[LT-Q53] wounds do not weigh on an enemy’s throw', () => {
    assert.equal(chance(facing('orc-raider', { taken: 3 }), strike, 'hit', 'critical'), '3/4')
  })

  test('[LT-Q54] emptied by Fatigue alone it is knocked out, else it falls', () => {
    const mace: Attack = { ...sword, weapon: 'mace' }
    const fell = (more: Partial<Foe>) => the(play(facing('goblin', more), mace, [5, 1]).events, 'FoeFell').knockedOut
    assert.deepEqual([fell({}), fell({ taken: 1 })], [true, false])
  })
})

describe('how enemies hit', () => {
  test('[LT-Q51] against TN 4, adjusted by the Narrator; two sixes do 1 more', () => {
    assert.equal(chance(facing('orc-raider'), { ...strike, tn: 6 }, 'hit', 'critical'), '11/36')
    assert.equal(of(play(facing('orc-raider'), strike, [6, 6]).state, 'ana').wounds, 4)
    assert.equal(refusal(facing('orc-raider'), { ...strike, tn: 'C2' }).refused, 'not-usable')
    assert.equal(refusal(facing('goblin', { band: 'in-range' }), strike).refused, 'out-of-reach')
  })

  test('[LT-Q51] opposed: against the target’s Dexterity or Strength, a tie is no hit', () => {
    const state = facing('orc-raider', {}, {}, { 'lt.enemy_attack': 'opposed' })
    assert.equal(the(play(state, strike, [4, 1], [4]).events, 'Struck').word, 'miss')
    assert.equal(the(play(state, strike, [5, 1], [4]).events, 'Struck').word, 'hit')
    assert.equal(chance(state, { ...strike, defence: 'strength' }, 'hit', 'critical'), '505/1296')
  })

  test('[LT-Q51] on a failed action: a failed defence or attack opens the way, and no enemy throws', () => {
    const state = facing('orc-raider', {}, {}, { 'lt.enemy_attack': 'on_failed_action' })
    assert.equal(chance(state, strike, 'hit'), '2/3', 'Dexterity Competent against the TN of its Level')
    assert.equal(of(play(state, strike, [5]).state, 'ana').wounds, 0)
    assert.equal(of(play(state, strike, [4]).state, 'ana').wounds, 3)
    assert.equal(of(play(state, sword, [4, 1]).state, 'ana').wounds, 3)
    assert.equal(of(play(state, sword, [5, 1]).state, 'ana').wounds, 0)
    assert.equal(of(play(facing('orc-raider'), sword, [4, 1]).state, 'ana').wounds, 0, 'by default a miss is a miss')
  })

  test('[LT-XII.1, LT-Q51] whoever throws to defend may pick the Attribute and exert', () => {
    const state = facing('orc-raider', {}, {}, { 'lt.enemy_attack': 'on_failed_action' })
    const parts = contributions(state, strike)
    assert.deepEqual(
      parts.map(({ id, by, refusal: no }) => [id, by, no]),
      [
        ['exert', 'ana', undefined],
        ['defence:strength', 'ana', undefined],
      ],
    )
    const exerting = parts[0]?.apply(strike) as Strike
    assert.equal(chance(state, exerting, 'hit'), '4/9')
    assert.equal(of(play(state, exerting, [1, 5]).state, 'ana').fatigue, 1)
    assert.equal(chance(state, { ...strike, defence: 'strength' }, 'hit'), '4/9')
    assert.equal(refusal(facing('orc-raider'), exerting).refused, 'not-usable')
    assert.deepEqual(
      contributions(facing('orc-raider'), strike).map(({ id, by }) => [id, by]),
      [
        ['harder:5', 'gm'],
        ['easier:3', 'gm'],
      ],
    )
    const late = facing('orc-raider', {}, {}, { 'lt.enemy_attack': 'opposed', 'lt.exertion_timing': 'after_add' })
    assert.equal(refusal(late, exerting).refused, 'not-now')
  })

  test('whoever lies on the ground does not defend', () => {
    const state = facing('orc-raider', {}, { fatigue: 7 }, { 'lt.enemy_attack': 'opposed' })
    assert.equal(of(play(state, strike, [4, 1]).state, 'ana').wounds, 3)
    const still = facing('orc-raider', {}, { fatigue: 7 }, { 'lt.enemy_attack': 'on_failed_action' })
    assert.equal(of(play(still, strike).state, 'ana').wounds, 3, 'where enemies never throw, they do not throw now')
  })

  test('[LT-Q59] a bow at arm’s length is one tier down for an enemy too', () => {
    const archer = (band: 'close' | 'near') => facing('orc-raider', { weapon: 'bow', attribute: 'dexterity', band })
    assert.deepEqual([poolOf(archer('near'), strike), poolOf(archer('close'), strike)], ['2', '1'])
  })
})

describe('blocks', () => {
  const pack = (members: number): State =>
    after(
      facing('goblin'),
      { type: 'RemoveFoe', foe: 'it', how: 'gone' },
      { type: 'AddFoe', id: 'it', from: 'goblin', members, band: 'close' },
    )

  test('[LT-XI.10, LT-XI.11, LT-XI.12, LT-Q55, LT-D12] throw once, do up to 3 more, lose a member a point', () => {
    const state = pack(5)
    assert.equal(left(state, 'it'), 5)
    const { state: hit, events } = play(state, strike, [4])
    assert.deepEqual([eventsOf(events, 'Struck').length, of(hit, 'ana').wounds], [1, 5])
    assert.deepEqual(
      [2, 3, 9].map(members => of(play(pack(members), strike, [4]).state, 'ana').wounds),
      [3, 4, 5],
    )
    const hammer = { ...state, heroes: [hero('ana', { levels: { strength: 'expert' }, weapons: ['warhammer'] })] }
    const cut = play(hammer, { ...sword, weapon: 'warhammer' }, [4, 1]).state
    assert.equal(left(cut, 'it'), 2)
    assert.equal(of(play(cut, strike, [4]).state, 'ana').wounds, 3, 'counted before each hit')
  })
})

describe('special abilities', () => {
  test('[LT-XI.13, LT-XI.14, LT-Q56] the troll regains 1 each exchange unless it burned', () => {
    assert.deepEqual(entry('swamp-troll'), ['expert', 6, 'claws', 'strength', 'none', 'regeneration'])
    const state = facing('swamp-troll', { taken: 3 })
    const next = { type: 'NextExchange' } as const
    assert.equal(left(after(state, next), 'it'), 4)
    assert.equal(left(after(state, { type: 'Burn', foe: 'it' }, next), 'it'), 3)
    assert.equal(left(after(state, { type: 'Burn', foe: 'it' }, next, next), 'it'), 4, 'fire lasts one exchange')
    assert.equal(left(after(facing('swamp-troll'), next), 'it'), 6)
    assert.equal(left(after(facing('swamp-troll', { taken: 6 }), next), 'it'), 0)
  })

  test('[LT-XI.14] magic fire stops it too', () => {
    const sheet: Sheet = { levels: { wonder: 'expert' }, skills: ['Alchemy'], grimoires: ['alchemical-fire'] }
    const burnt = play(
      facing('swamp-troll', {}, sheet),
      { type: 'Cast', hero: 'ana', grimoire: 'alchemical-fire', targets: ['it'] },
      [4, 1, 1],
    ).state
    assert.equal(left(after(burnt, { type: 'NextExchange' }), 'it'), 4)
  })

  test('[LT-XI.15, LT-Q57] the wyvern adds 1 Fatigue to each hit that is not blocked, whatever armour took', () => {
    assert.deepEqual(entry('wyvern'), ['expert', 5, 'bite', 'strength', 'none', 'venom'])
    const bitten = (sheet: Sheet) => {
      const { wounds, fatigue } = of(play(facing('wyvern', { weapon: 'sword' }, sheet), strike, [5, 1]).state, 'ana')
      return [wounds, fatigue]
    }
    assert.deepEqual(
      [bitten({}), bitten({ armour: 'heavy' })],
      [
        [2, 1],
        [0, 1],
      ],
    )
    const bearer: Sheet = { shield: true, skills: ['Shields'], weapons: ['sword'] }
    const coming = play(facing('wyvern', {}, bearer), strike, [5, 1]).state
    assert.deepEqual(of(play(coming, { type: 'Block', hero: 'ana' }, [5, 1, 1]).state, 'ana').fatigue, 0)
    assert.deepEqual(of(play(coming, { type: 'Block', hero: 'ana' }, [1, 1, 1]).state, 'ana').fatigue, 1)
  })
})

describe('hidden enemies', () => {
  test('nobody can aim at one, and its first strike shows it', () => {
    const state = facing('orc-raider', { hidden: true })
    assert.equal(refusal(state, sword).refused, 'unknown')
    const { state: seen, events } = play(state, strike, [1, 1])
    assert.equal(events[0]?.type, 'FoeRevealed')
    assert.equal(foeOf(seen, 'it')?.hidden, false)
    assert.equal(refusal(seen, { type: 'Reveal', foe: 'it' }).refused, 'not-now')
  })
})
