// Attacks: the Primary Die, criticals by hand, haste, armour, resistance and vulnerability, riders.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  amount,
  brawl,
  club,
  dice,
  find,
  foe,
  having,
  hero,
  net,
  next,
  play,
  plays,
  pool,
  post,
  refused,
  scores,
  sergeant,
  strike,
  until,
  word,
} from '../../../tests/grit/at-the-table.ts'
import { grit } from './book.ts'
import type { ArmourKind, Creature, GritScene } from './types.ts'

/** Thimble with a modifier, against a post of some kind. */
const facing = (modifier: number, target: Partial<Creature> = {}, options = {}): GritScene =>
  having(having(brawl(options), 'thimble', { scores: scores(modifier) }), 'post', target)
const cast = { type: 'Cast', hero: 'thimble', spell: 'four', targets: ['post'] } as const
const explode = { type: 'Explode', hero: 'thimble' } as const

test('[TA-E1, TA-0.4, TA-7.4, TA-7.7, TA-Q13–Q15] 1d8+3: 8, then 8, then 1 is 20', () => {
  const first = play(facing(3), strike({ with: 'd8' }), dice([8]))
  assert.equal(word(first.events), 'critical')
  assert.equal(foe(first.state, 'post').hp, 300)
  assert.deepEqual(
    grit.pending(first.state).map(({ to, rule }) => [to, rule]),
    [['thimble', 'TA-7.7']],
  )
  const second = play(first.state, explode, next(8))
  assert.equal(word(second.events), 'explodes again')
  const third = play(second.state, explode, next(1))
  assert.equal(amount(third.events), 20)
  assert.equal(foe(third.state, 'post').hp, 280)
  assert.equal(hero(third.state, 'thimble').grit, 0)
})

test('[TA-E2, TA-7.1, TA-7.6] a spell of 4d6: Primary 6, others 5 3 1, then 4 is 19', () => {
  const first = play(facing(0), cast, dice([6], [5, 3, 1]))
  assert.equal(amount(play(first.state, explode, next(4)).events), 19)
})

test('[TA-E3, TA-0.2, TA-7.3, TA-Q04] a Primary of 1 misses and earns Grit, whatever the others show', () => {
  const { state, events } = play(facing(3), cast, dice([1], [6, 6, 6]))
  assert.equal(word(events), 'miss')
  assert.equal(amount(events), undefined)
  assert.equal(hero(state, 'thimble').grit, 1)
})

test('[TA-E4] only the Primary explodes, a die of another source does not', () => {
  const hidden = having(facing(0), 'thimble', { knacks: ['ambusher'], openings: ['post'] })
  const first = play(hidden, strike({ with: 'bow' }), dice([6, 1], [6]))
  assert.equal(amount(play(first.state, explode, next(3)).events), 15)
})

test('[TA-E5, TA-Q16] with dice dropped from the pool, the leftmost that stays is the Primary', () => {
  const state = facing(0, {}, { 'ta.attack_net': 'drop_from_pool' })
  const banes = ['the dark', 'the mud']
  const faces = (...shown: readonly number[]) => ({
    ...Object.fromEntries(shown.map((face, i) => [`die ${i + 1}`, [face]])),
    others: [],
  })
  assert.equal(word(play(state, strike({ with: 'two', banes }), faces(6, 1, 5, 4)).events), 'miss')
  assert.equal(amount(play(state, strike({ with: 'two', banes }), faces(4, 6, 1, 6)).events), 5)
  assert.equal(word(play(state, strike({ with: 'two', banes: ['the mud'] }), faces(6, 1, 6)).events), 'miss')
  const boons = ['the light']
  assert.equal(amount(play(state, strike({ with: 'two', boons }), faces(2, 3, 2)).events), 5)
  const single = play(state, strike({ banes }), dice([4, 2, 6]))
  assert.equal(amount(single.events), 2)
})

test('[TA-Q16] by default the Primary alone is thrown more often', () => {
  const { events } = play(facing(0), strike({ with: 'two', banes: ['the mud'] }), dice([5, 2], [6]))
  assert.equal(amount(events), 8)
})

test('[TA-D8, TA-0.1, TA-7.5, TA-7.10–7.12, TA-7.14, TA-Q17] each attack before it is one more die, and the lowest counts', () => {
  const one = play(facing(2), strike(), dice([4]))
  assert.equal(net(one.events), 0)
  const two = play(one.state, strike(), dice([4, 2]))
  assert.deepEqual([net(two.events), amount(two.events)], [-1, 4])
  assert.equal(word(play(two.state, strike(), dice([6, 6, 6])).events), 'critical')
  assert.equal(word(play(two.state, strike(), dice([6, 1, 5])).events), 'miss')
  const turn = until(play(two.state, strike(), dice([2, 2, 2])).state, 'pip')
  assert.equal(net(play(until(turn, 'thimble'), strike(), dice([3])).events), 0)
})

test('[TA-7.2] the Primary is a group of its own', () => {
  const { state } = play(facing(0), strike({ with: 'two' }), dice([2], [6]))
  assert.equal(foe(state, 'post').hp, 292)
})

describe('armour', () => {
  const kinds: readonly ArmourKind[] = ['none', 'light', 'medium', 'heavy']
  const damage = (target: Partial<Creature>, face: number, modifier: number, options = {}) =>
    amount(play(facing(modifier, target, options), strike(), dice([face])).events)

  test('[TA-D9, TA-8.1–8.3, TA-8.5, TA-Q21, TA-Q22] dice and modifiers, dice alone, half the dice; then halved by resistance', () => {
    assert.deepEqual(
      kinds.map(armour => damage({ armour }, 5, 3)),
      [8, 8, 5, 2],
    )
    assert.deepEqual(
      kinds.map(armour => damage({ armour, resists: ['cut'] }, 5, 3)),
      [4, 4, 2, 1],
    )
  })

  test('[TA-D10, TA-7.8, TA-8.4] a critical goes through any armour, not through resistance', () => {
    const critical = (target: Partial<Creature>) => {
      const first = play(facing(3, target), strike(), dice([6]))
      return amount(play(first.state, explode, next(2)).events)
    }
    assert.deepEqual(
      kinds.map(armour => critical({ armour })),
      [11, 11, 11, 11],
    )
    assert.equal(critical({ armour: 'heavy', resists: ['cut'] }), 5)
  })

  test('[TA-D11, TA-8.6, TA-Q23] the vulnerable take double without armour; together with resistance neither counts', () => {
    assert.equal(damage({ armour: 'heavy', vulnerable: ['cut'] }, 5, 3), 16)
    assert.equal(damage({ armour: 'heavy', vulnerable: ['cut'], resists: ['cut'] }, 5, 3), 2)
    assert.equal(damage({ armour: 'heavy', vulnerable: ['fire'] }, 5, 3), 2)
  })

  test('[TA-Q23] or a hit on them is a critical, and a 1 still misses', () => {
    const state = facing(3, { armour: 'heavy', vulnerable: ['cut'] }, { 'ta.vulnerability': 'auto_crit' })
    const first = play(state, strike(), dice([5]))
    assert.equal(word(first.events), 'critical')
    assert.equal(amount(play(first.state, explode, next(2)).events), 10)
    assert.equal(word(play(state, strike(), dice([1])).events), 'miss')
  })

  test('[TA-8.4, TA-Q23, TA-Q41] what is resisted has no critical, yet armour does not count for the vulnerable', () => {
    const state = having(until(brawl({ 'ta.vulnerability': 'auto_crit' }), 'post'), 'pip', {
      armour: 'heavy',
      vulnerable: ['fire'],
    })
    const burning = play(state, {
      type: 'Threaten',
      targets: ['pip'],
      attribute: 'dex',
      text: 'the fire',
      damage: 6,
      kind: 'fire',
    }).state
    const burnt = play(burning, { type: 'Save', hero: 'pip', attribute: 'dex', effect: 'effect-1' }, pool(1, 1))
    assert.equal(amount(burnt.events), 6)
  })

  test('[TA-D12, TA-Q20] a negative modifier lowers what armour lets through, or is ignored too', () => {
    const d4 = (options = {}) =>
      amount(play(facing(-1, { armour: 'medium' }, options), strike({ with: 'd4' }), dice([2])).events)
    assert.equal(d4(), 1)
    assert.equal(d4({ 'ta.armour_negative_mod': 'ignore' }), 2)
  })
})

test('[TA-Q13] or one more maximum is added before the Primary is thrown again', () => {
  const first = play(facing(0, {}, { 'ta.crit_math': 'bonus_max' }), strike(), dice([6]))
  assert.equal(amount(play(first.state, explode, next(2)).events), 14)
})

test('[TA-Q07] ratings do not count in attacks, or they do', () => {
  const rated = (options = {}) => having(brawl(options), 'thimble', { scores: scores(0, 2) })
  assert.equal(net(play(rated(), strike(), dice([3])).events), 0)
  assert.equal(net(play(rated({ 'ta.attack_uses_rating': 'on' }), strike(), dice([3, 3, 3])).events), 2)
})

test('[TA-Q03, TA-3.5] an attack can be steadied', () => {
  const { events } = play(having(facing(0), 'thimble', { grit: 1 }), strike({ steady: 'boon' }), dice([1, 3]))
  assert.deepEqual([net(events), word(events)], [1, 'hit'])
})

test('[TA-1.8, TA-Q19] a weapon without a die of its own is thrown with that of the class', () => {
  const armed = (id: string) => {
    const state = brawl()
    const { sheet } = hero(state, 'thimble')
    return having(state, 'thimble', { sheet: { ...sheet, weapons: [id] } })
  }
  assert.equal(amount(play(armed('button-mace'), strike({ with: 'button-mace' }), dice([7])).events), 7)
  assert.equal(amount(play(armed('button-mace'), strike({ with: 'fists' }), dice([3])).events), 3)
})

test('[TA-1.5, TA-7.6] the modifier of the entry’s attribute is added to the dice', () => {
  assert.equal(amount(play(facing(4), strike(), dice([3])).events), 7)
})

test('[TA-7.13, TA-Q18, TA-D6] saves against a rushed attack have a Boon, or one for each step of haste', () => {
  const rider = (attacks: number, options = {}) => {
    const state = having(brawl(options), 'thimble', { attacks })
    const faces = Array.from({ length: attacks + 1 }, () => 3)
    return play(state, strike({ with: 'net' }), dice(faces)).state
  }
  const save = { type: 'Save', foe: 'post', attribute: 'dex', effect: 'effect-1' } as const
  assert.equal(net(play(rider(0), save, pool(3)).events), 0)
  assert.equal(net(play(rider(1), save, pool(3, 3)).events), 1)
  assert.equal(net(play(rider(2), save, pool(3, 3)).events), 1)
  assert.equal(net(play(rider(2, { 'ta.rushed_save_boon': 'scaling' }), save, pool(3, 3, 3)).events), 2)
  const rushed = having(until(brawl(), 'post'), 'post', { attacks: 1 })
  const snared = play(rushed, club({ with: 'snare', target: 'thimble' }), dice([3, 3])).state
  const advantaged = play(
    snared,
    { type: 'Save', hero: 'thimble', attribute: 'str', effect: 'effect-1' },
    pool(5, 1, 1),
  )
  assert.equal(net(advantaged.events), 2)
})

test('[TA-D6] an advantaged DEX save of rating 0 against a rushed attack has net +2', () => {
  const rushed = having(until(brawl(), 'post'), 'post', { attacks: 1 })
  const netting = {
    ...post,
    attacks: [{ ...(post.attacks[1] ?? assert.fail()), rider: { condition: 'prone', save: 'dex' } as const }],
  }
  const state = having(rushed, 'post', { entry: netting })
  const snared = play(state, club({ with: 'snare', target: 'pip' }), dice([3, 3])).state
  assert.equal(
    net(play(snared, { type: 'Save', hero: 'pip', attribute: 'dex', effect: 'effect-1' }, pool(1, 1, 5)).events),
    2,
  )
})

test('[TA-7.9] the rider of a critical may be boosted, once, by the game master', () => {
  const first = play(facing(0), strike({ with: 'net' }), dice([6]))
  const landed = play(first.state, explode, next(2)).state
  const boosted = play(landed, { type: 'BoostRider', effect: 'effect-1' }).state
  assert.equal(refused(boosted, { type: 'BoostRider', effect: 'effect-1' }).refused, 'spent')
  const saved = play(boosted, { type: 'Save', foe: 'post', attribute: 'dex', effect: 'effect-1' }, pool(5, 3))
  assert.equal(net(saved.events), -1)
  assert.deepEqual(
    foe(saved.state, 'post').conditions.map(({ kind }) => kind),
    ['grappled'],
  )
  const plain = play(facing(0), strike({ with: 'net' }), dice([3])).state
  assert.equal(refused(plain, { type: 'BoostRider', effect: 'effect-1' }).rule, 'TA-7.9')
})

test('[TA-6.2] an attack costs an action, on one’s own turn, in a fight', () => {
  const { state } = play(brawl(), strike(), dice([3]))
  assert.equal(hero(state, 'thimble').actions, 2)
  assert.equal(refused(having(state, 'thimble', { actions: 0 }), strike()).refused, 'cannot-pay')
  assert.equal(refused(state, strike({ hero: 'pip' })).refused, 'not-now')
  assert.equal(refused(plays(until(until(brawl(), 'post'), 'thimble'), { type: 'EndFight' }), strike()).rule, 'TA-6.2')
})

test('[TA-11.6, TA-3.2] an elite that misses gains Grit and may steady its next attack', () => {
  const state = until(brawl({}, [sergeant]), 'sergeant')
  const missed = play(state, club({ foe: 'sergeant' }), dice([1])).state
  assert.equal(foe(missed, 'sergeant').grit, 1)
  const again = play(missed, club({ foe: 'sergeant', steady: 'cancel' }), dice([4]))
  assert.equal(net(again.events), 0)
  assert.equal(refused(until(brawl(), 'post'), club({ steady: 'boon' })).rule, 'TA-11.3')
})

test('class features: two stitches, the seam, while it is down, off its feet', () => {
  const able = (knack: Creature['knacks'][number], target: Partial<Creature> = {}) =>
    having(facing(0, target), 'thimble', { knacks: [knack] })
  const flurry = having(able('flurry'), 'thimble', { attacks: 1 })
  assert.equal(net(play(flurry, strike(), dice([3])).events), 0)
  assert.equal(amount(play(able('piercing', { armour: 'heavy' }), strike(), dice([5])).events), 5)
  const down = able('merciless', { conditions: [{ kind: 'grappled' }] })
  assert.equal(net(play(down, strike(), dice([3, 3])).events), 1)
  const first = play(able('toppler'), strike(), dice([6]))
  assert.equal(find(play(first.state, explode, next(2)).events, 'ConditionGained')?.condition.kind, 'prone')
})

test('an unknown weapon, an ally and somebody out of it are refused with a sentence', () => {
  const state = brawl()
  assert.equal(refused(state, strike({ with: 'broom' })).refused, 'unknown')
  assert.equal(refused(state, strike({ target: 'pip' })).refused, 'not-usable')
  assert.equal(refused(state, strike({ target: 'nobody' })).refused, 'unknown')
  assert.equal(refused(having(state, 'post', { out: true }), strike()).refused, 'impossible')
  assert.equal(refused(state, explode).refused, 'not-now')
})
