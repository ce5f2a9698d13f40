// HP, Wounds, dying, rest; movement, range and conditions; minions and elites.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  amount,
  brawl,
  calm,
  club,
  dice,
  find,
  foe,
  having,
  hero,
  mites,
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
import { restPreview } from './rests.ts'
import type { Creature, GritScene, Monster } from './types.ts'

const incoming = (options = {}, change: Partial<Creature> = {}): GritScene =>
  having(until(brawl(options), 'post'), 'thimble', change)
const thimble = (state: GritScene) => hero(state, 'thimble')

describe('Wounds', () => {
  test('[TA-D13, TA-9.1–9.3, TA-9.7, TA-Q25, TA-10.12] down is a Wound, then two for a hit and three for a critical, and six are death', () => {
    const strong = having(incoming({}, { hp: 4 }), 'post', { scores: scores(6) })
    const down = play(strong, club(), dice([3]))
    assert.deepEqual([amount(down.events), thimble(down.state).hp, thimble(down.state).wounds], [9, 0, 1])
    assert(find(down.events, 'FellDying'))
    const hit = play(having(down.state, 'post', { attacks: 0 }), club(), dice([3]))
    assert.equal(thimble(hit.state).wounds, 3)
    const critical = play(having(hit.state, 'post', { attacks: 0 }), club(), dice([6])).state
    const dead = play(critical, { type: 'Explode' }, next(5))
    assert.deepEqual([thimble(dead.state).wounds, thimble(dead.state).out], [6, true])
    assert(find(dead.events, 'Died'))
    assert.equal(refused(dead.state, { type: 'Test', hero: 'thimble', attribute: 'str', how: 'rises' }).refused, 'down')
  })

  test('[TA-D14, TA-Q24, TA-Q25] healed is up, with the same Wounds; down again is one more', () => {
    const down = play(incoming({}, { hp: 4 }), club(), dice([4])).state
    const up = plays(down, { type: 'Adjust', who: 'thimble', what: 'hp', to: 1, reason: 'a kind word' })
    assert.deepEqual([grit.cast(up)[0]?.standing, thimble(up).wounds], [true, 1])
    const again = play(having(up, 'post', { attacks: 0 }), club(), dice([4])).state
    assert.equal(thimble(again).wounds, 2)
  })

  test('[TA-9.3] a grittier table lowers the cap', () => {
    const state = plays(incoming({}, { hp: 0, wounds: 2 }), { type: 'SetWoundCap', cap: 4 })
    assert.equal(thimble(play(state, club(), dice([3])).state).out, true)
    assert.equal(refused(state, { type: 'SetWoundCap', cap: 2 }).rule, 'TA-9.3')
  })

  test('[TA-9.6, TA-Q26] strain is a STR save when the game master says so: a Wound on 1–2 alone', () => {
    const state = incoming({}, { hp: 0, wounds: 1 })
    assert.equal(refused(incoming(), { type: 'Strain', hero: 'thimble', why: 'crawls' }).rule, 'TA-9.6')
    const strained = play(state, { type: 'Strain', hero: 'thimble', why: 'crawls' }).state
    const save = { type: 'Save', hero: 'thimble', attribute: 'str', effect: 'effect-1' } as const
    const wounds = (face: number) => thimble(play(strained, save, pool(face, 1)).state).wounds
    assert.deepEqual([wounds(1), wounds(2), wounds(3), wounds(5)], [2, 2, 1, 1])
    const stubborn = having(strained, 'thimble', { knacks: ['stubborn'] })
    assert.equal(net(play(stubborn, save, pool(1, 1, 3)).events), 2)
  })

  test('[TA-Q26] or every attack and every spell of the dying is strenuous', () => {
    const state = having(brawl({ 'ta.dying_strenuous': 'attack_or_cast_always' }), 'thimble', { hp: 0, actions: 1 })
    assert.equal(play(state, strike(), dice([3])).state.effects.length, 1)
    assert.equal(play(state, strike(), dice([1])).state.effects.length, 1)
    const healed = play(having(state, 'thimble', { actions: 1 }), {
      type: 'Cast',
      hero: 'thimble',
      spell: 'clear-dew',
      targets: ['pip'],
    })
    assert.equal(healed.state.effects.length, 1)
    assert.equal(play(having(brawl(), 'thimble', { hp: 0 }), strike(), dice([3])).state.effects.length, 0)
  })

  test('[TA-Q22] no damage is no Wound and no dead minion', () => {
    const state = having(incoming({}, { hp: 0, wounds: 1, armour: 'heavy' }), 'post', { scores: scores(-3) })
    assert.equal(thimble(play(state, club(), dice([3])).state).wounds, 1)
    const gang = having(brawl({}, [mites]), 'mites', { armour: 'heavy', count: 3 })
    const weak = having(gang, 'thimble', { scores: scores(-3) })
    assert.equal(foe(play(weak, strike({ target: 'mites' }), dice([3])).state, 'mites').count, 3)
  })
})

describe('rest', () => {
  const tired = (options = {}) => having(calm(options), 'thimble', { hp: 5, scores: scores(2) })

  test('[TA-9.8, TA-9.9, TA-Q27] Hit Dice become HP and are gone; with the STR modifier where the table says so', () => {
    const rested = play(tired(), { type: 'FieldRest', hero: 'thimble', dice: 1 }, { hitDice: [7] }).state
    assert.deepEqual([thimble(rested).hp, thimble(rested).hitDice], [12, 0])
    assert.equal(refused(rested, { type: 'FieldRest', hero: 'thimble', dice: 1 }).rule, 'TA-9.9')
    const strong = tired({ 'ta.hit_die_bonus': 'str_mod' })
    assert.equal(thimble(play(strong, { type: 'FieldRest', hero: 'thimble', dice: 1 }, { hitDice: [7] }).state).hp, 14)
    const cooked = having(tired(), 'pip', { knacks: ['camp-cook'] })
    assert.equal(thimble(play(cooked, { type: 'FieldRest', hero: 'thimble', dice: 1 }, { hitDice: [7] }).state).hp, 13)
    assert.equal(refused(brawl(), { type: 'FieldRest', hero: 'thimble', dice: 1 }).rule, 'TA-9.8')
  })

  test('[TA-9.8] a preview says what it would give before anybody commits to it', () => {
    assert.deepEqual(restPreview(tired(), thimble(tired()), 1), { least: 1, most: 10 })
    const rest = grit.offers(tired(), { role: 'player', heroes: ['thimble'] }).find(({ group }) => group === 'Rest')
    assert.match(rest?.label ?? '', /1d10: 1 to 10 HP/)
  })

  test('[TA-9.10–9.13] a Safe Rest gives back HP, Hit Dice and sparks, and heals one Wound', () => {
    const state = having(tired(), 'thimble', { hitDice: 0, wounds: 3, sparks: 0 })
    const rested = thimble(play(having(state, 'wick', { sparks: 0 }), { type: 'SafeRest' }).state)
    assert.deepEqual([rested.hp, rested.hitDice, rested.wounds], [20, 1, 2])
    const wick = hero(
      play(having(calm(), 'wick', { sparks: 0, knacks: ['deep-well'] }), { type: 'SafeRest' }).state,
      'wick',
    )
    assert.equal(wick.sparks, 6)
    assert.equal(refused(brawl(), { type: 'SafeRest' }).rule, 'TA-9.10')
  })
})

describe('movement and range', () => {
  const spaces = { 'ta.distance': 'spaces' }
  const moved = (state: GritScene, to: number) => thimble(play(state, { type: 'Move', hero: 'thimble', to }).state)

  test('[TA-6.4, TA-10.1, TA-10.2, TA-10.5] one Move covers the Speed in spaces, or one zone', () => {
    assert.equal(thimble(calm()).speed, 6)
    assert.deepEqual([moved(brawl(spaces), 6).actions, moved(brawl(spaces), 7).actions], [2, 1])
    assert.deepEqual([moved(brawl(), 1).actions, moved(brawl(), 2).actions], [2, 1])
    assert.equal(refused(brawl(), { type: 'Move', hero: 'thimble', to: 4 }).refused, 'cannot-pay')
  })

  test('[TA-10.3, TA-Q37] difficult ground costs two', () => {
    const rough = (options = {}) => plays(brawl(options), { type: 'SetTerrain', difficult: [1, 2] })
    assert.deepEqual([moved(rough(spaces), 4).actions, moved(rough(spaces), 5).actions], [2, 1])
    assert.equal(moved(rough(), 1).actions, 1)
  })

  test('[TA-10.4, TA-10.5] Close, Mid and Far, by zones or by spaces', () => {
    const reach = (options: object, at: number, weapon: string) => {
      const state = having(brawl({ ...options }), 'post', { at })
      const answer = grit.offers(state, { role: 'player', heroes: ['thimble'] })
      const found = answer.find(({ command }) => command.type === 'Attack' && command.with === weapon)
      return found !== undefined && found.refusal === undefined
    }
    assert.deepEqual(
      [0, 1].map(at => reach({}, at, 'd6')),
      [true, false],
    )
    assert.deepEqual(
      [1, 2, 9].map(at => reach({}, at, 'bow')),
      [true, true, true],
    )
    assert.deepEqual(
      [1, 2].map(at => reach(spaces, at, 'd6')),
      [true, false],
    )
    assert.deepEqual(
      [18, 19].map(at => reach(spaces, at, 'bow')),
      [true, false],
    )
    assert.equal(refused(having(brawl(), 'post', { at: 1 }), strike()).rule, 'TA-10.4')
  })
})

describe('conditions', () => {
  const with_ = (kind: Creature['conditions'][number]['kind'], id = 'thimble', state = brawl()) =>
    having(state, id, { conditions: [{ kind }] })
  const attackNet = (state: GritScene, weapon = 'd6') => {
    const attack = strike({ with: weapon })
    for (const count of [1, 2]) {
      try {
        return net(play(state, attack, dice(Array(count).fill(3))).events)
      } catch {}
    }
    return assert.fail('no pool fits')
  }

  test('[TA-10.6, TA-Q29] Prone: a Bane on own melee, a Boon on melee against; getting up costs an action', () => {
    assert.deepEqual([attackNet(with_('prone')), attackNet(with_('prone'), 'bow')], [-1, 0])
    assert.deepEqual([attackNet(with_('prone', 'post')), attackNet(with_('prone', 'post'), 'bow')], [1, 0])
    const up = play(with_('prone'), { type: 'StandUp', hero: 'thimble' }).state
    assert.deepEqual([thimble(up).conditions, thimble(up).actions], [[], 2])
    assert.equal(refused(up, { type: 'StandUp', hero: 'thimble' }).rule, 'TA-10.6')
  })

  test('[TA-10.7] Grappled: no movement, a Bane on DEX tests, a STR test breaks free', () => {
    const state = with_('grappled')
    assert.equal(refused(state, { type: 'Move', hero: 'thimble', to: 1 }).rule, 'TA-10.7')
    assert.equal(
      net(play(state, { type: 'Test', hero: 'thimble', attribute: 'dex', how: 'wriggles' }, pool(3, 3)).events),
      -1,
    )
    const freed = (face: number) => thimble(play(state, { type: 'Escape', hero: 'thimble' }, pool(face)).state)
    assert.deepEqual([freed(2).conditions.length, freed(3).conditions.length, freed(5).conditions.length], [1, 0, 0])
    assert.equal(freed(5).actions, 2)
    assert.equal(refused(brawl(), { type: 'Escape', hero: 'thimble' }).rule, 'TA-10.7')
  })

  test('[TA-10.8] Restrained: no movement, a Bane on attacks and DEX saves', () => {
    const state = with_('restrained')
    assert.equal(refused(state, { type: 'Move', hero: 'thimble', to: 1 }).rule, 'TA-10.8')
    assert.deepEqual([attackNet(state), attackNet(state, 'bow')], [-1, -1])
    assert.equal(net(play(state, { type: 'Save', hero: 'thimble', attribute: 'dex' }, pool(3, 3, 3)).events), -2)
    assert.equal(net(play(state, { type: 'Save', hero: 'thimble', attribute: 'int' }, pool(3)).events), 0)
  })

  test('[TA-10.9] Blinded: a Bane on attacks and perception, a Boon for others', () => {
    assert.deepEqual([attackNet(with_('blinded')), attackNet(with_('blinded', 'post'), 'bow')], [-1, 1])
    const look = { type: 'Test', hero: 'thimble', attribute: 'int', how: 'listens' } as const
    assert.equal(net(play(with_('blinded'), { ...look, about: 'perception' }, pool(3, 3)).events), -1)
    assert.equal(net(play(with_('blinded'), { ...look, about: 'lore' }, pool(3)).events), 0)
    const keen = having(with_('blinded'), 'thimble', { knacks: ['keen-eyed'] })
    assert.equal(net(play(keen, { ...look, about: 'perception' }, pool(3)).events), 0)
  })

  test('[TA-10.10, TA-Q30] Frightened: a Bane on every throw while the source is there', () => {
    const state = having(brawl(), 'thimble', { conditions: [{ kind: 'frightened', source: 'post' }] })
    assert.equal(attackNet(state), -1)
    assert.equal(
      net(play(state, { type: 'Test', hero: 'thimble', attribute: 'int', how: 'thinks' }, pool(3, 3)).events),
      -1,
    )
    assert.equal(net(play(state, { type: 'Save', hero: 'thimble', attribute: 'int' }, pool(3, 3)).events), -1)
    const gone = having(state, 'post', { out: true })
    assert.equal(net(play(gone, { type: 'Test', hero: 'thimble', attribute: 'int', how: 'thinks' }, pool(3)).events), 0)
    const brave = having(brawl(), 'thimble', { knacks: ['stubborn'] })
    const scared = play(brave, {
      type: 'Threaten',
      targets: ['thimble'],
      attribute: 'int',
      text: 'the cat',
      condition: 'frightened',
    }).state
    assert.equal(
      net(play(scared, { type: 'Save', hero: 'thimble', attribute: 'int', effect: 'effect-1' }, pool(1, 3)).events),
      1,
    )
  })

  test('[TA-10.11, TA-10.12] the game master sets and ends conditions, for several at once; Dying is never set by hand', () => {
    const all = ['thimble', 'pip', 'post']
    const set = play(brawl(), { type: 'SetCondition', targets: all, condition: 'dazed', on: true }).state
    assert(all.every(id => [...set.heroes, ...set.foes].find(each => each.id === id)?.conditions.length === 1))
    const ended = play(set, { type: 'SetCondition', targets: all, condition: 'dazed', on: false }).state
    assert.equal(
      refused(ended, { type: 'SetCondition', targets: all, condition: 'dazed', on: false }).refused,
      'not-now',
    )
    const dying = grit.parse({ type: 'SetCondition', targets: all, condition: 'dying', on: true })
    assert('refused' in dying)
  })
})

describe('minions and their betters', () => {
  const gang = (count: number, options = {}, change: Partial<Monster> = {}): GritScene =>
    having(brawl(options, [{ ...mites, ...change }]), 'mites', { count })
  const left = (state: GritScene) => foe(state, 'mites').count

  test('[TA-11.2, TA-Q33] a hit that hurts removes one, however hard; attacks on them may crit', () => {
    const state = having(gang(5), 'thimble', { scores: scores(9) })
    assert.equal(left(play(state, strike({ target: 'mites' }), dice([5])).state), 4)
    const first = play(state, strike({ target: 'mites' }), dice([6]))
    assert.equal(word(first.events), 'critical')
    assert.equal(left(play(first.state, { type: 'Explode', hero: 'thimble' }, next(5)).state), 4)
    assert.equal(foe(play(gang(1), strike({ target: 'mites' }), dice([5])).state, 'mites').out, true)
  })

  test('[TA-Q34] or the damage is divided by what one can bear', () => {
    const state = having(gang(5, { 'ta.minion_overflow': 'hp_each' }), 'thimble', { scores: scores(4) })
    assert.equal(left(play(state, strike({ target: 'mites' }), dice([5])).state), 3)
    assert.equal(
      left(play(gang(5, { 'ta.minion_overflow': 'hp_each' }), strike({ target: 'mites' }), dice([2])).state),
      4,
    )
  })

  test('[TA-11.4, TA-11.3, TA-Q33] a gang attacks with one gesture: every 1 misses, no 6 explodes, no Grit', () => {
    const state = until(gang(5), 'mites')
    const attack = { type: 'Attack', foe: 'mites', with: 'club', target: 'thimble' } as const
    const struck = play(state, attack, { gang: [1, 6, 1, 2, 6] })
    assert.deepEqual([thimble(struck.state).hp, foe(struck.state, 'mites').grit, struck.state.blow], [6, 0, null])
    const armoured = having(state, 'thimble', { armour: 'heavy' })
    assert.equal(thimble(play(armoured, attack, { gang: [1, 6, 1, 3, 5] }).state).hp, 14)
    const defended = play(state, { ...attack, defends: ['thimble'] }, { gang: [1, 6, 1, 2, 6, 3] })
    assert.equal(thimble(defended.state).hp, 9)
    const boon = play(state, { ...attack, boons: ['the dark'] }, { gang: [1, 6, 1, 2, 6, 3] })
    assert.equal(thimble(boon.state).hp, 3)
    assert.equal(
      play(state, attack, { gang: [1, 1, 1, 1, 1] }).events.some(({ type }) => type === 'GritGained'),
      false,
    )
    assert.equal(
      thimble(play(having(state, 'thimble', { hp: 0, wounds: 1 }), attack, { gang: [2, 2, 2, 2, 2] }).state).wounds,
      3,
    )
  })

  test('[TA-11.5, TA-Q34] area damage takes several: as the game master says, or by division', () => {
    const flare = { type: 'Cast', hero: 'thimble', spell: 'lamp-flare', targets: ['mites'] } as const
    const save = { type: 'Save', foe: 'mites', attribute: 'dex', effect: 'effect-1' } as const
    const opened = play(gang(5), flare, { dice: [4, 4, 4] }).state
    const burnt = play(opened, save, pool(1)).state
    assert.deepEqual([left(burnt), burnt.effects[0]?.kind], [5, 'batch'])
    assert.equal(grit.pending(burnt)[0]?.answers.length, 6)
    const judged = play(burnt, {
      type: 'RemoveMinions',
      foe: 'mites',
      count: 3,
      effect: burnt.effects[0]?.id ?? '',
    }).state
    assert.deepEqual([left(judged), judged.effects], [2, []])
    const divided = play(gang(5, { 'ta.minion_overflow': 'hp_each' }), flare, { dice: [4, 4, 4] }).state
    assert.equal(left(play(divided, save, pool(1)).state), 2)
    assert.equal(left(play(gang(5), { type: 'RemoveMinions', foe: 'mites', count: 2 }).state), 3)
    assert.equal(refused(gang(2), { type: 'RemoveMinions', foe: 'mites', count: 3 }).refused, 'limit')
  })

  test('[TA-Q38, TA-11.1] ordinary foes are out at 0 HP; those whose entry says so bear Wounds', () => {
    const out = play(having(brawl(), 'post', { hp: 2 }), strike(), dice([3]))
    assert(find(out.events, 'Defeated'))
    const tough = having(brawl({}, [{ ...sergeant, wounds: 3 }]), 'sergeant', { hp: 2 })
    const down = play(tough, strike({ target: 'sergeant' }), dice([3]))
    assert.deepEqual([foe(down.state, 'sergeant').wounds, foe(down.state, 'sergeant').out], [1, false])
    const dead = play(down.state, strike({ target: 'sergeant' }), dice([3, 3]))
    assert.equal(foe(dead.state, 'sergeant').out, true)
  })

  test('[TA-11.1, TA-Q35] a foe of one’s own plays like one of the book', () => {
    const own = { ...post, id: 'own', name: 'Own', actions: 2 }
    const state = plays(calm(), { type: 'AddFoe', id: 'own', monster: own }, { type: 'BeginFight' })
    assert.equal(foe(state, 'own').actions, 2)
    assert.equal(refused(state, { type: 'AddFoe', id: 'x', monster: 'no-such' }).refused, 'unknown')
    assert.equal(refused(state, { type: 'AddFoe', id: 'x', monster: own, count: 3 }).rule, 'TA-11.2')
  })
})
