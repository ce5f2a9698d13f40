// Where a rule ends: each case stands just inside it and just outside, so that no line of it can be changed unseen.
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
  play,
  plays,
  pool,
  post,
  refused,
  sergeant,
  strike,
  until,
} from '../../../tests/grit/at-the-table.ts'
import { writeFraction } from '../../dice/index.ts'
import { isRefusal, odds } from '../../kernel/index.ts'
import { grit } from './book.ts'
import { moveOf } from './movement.ts'
import { bandOf } from './places.ts'

const cast = (spell: string, targets: readonly string[]) => ({ type: 'Cast', hero: 'thimble', spell, targets }) as const
const resists = { type: 'Save', foe: 'post', attribute: 'str', effect: 'effect-1' } as const

describe('throws', () => {
  test('[TA-6.5, TA-2.5] whiskers help to Assess', () => {
    const keen = having(brawl(), 'thimble', { knacks: ['keen-eyed'] })
    assert.equal(net(play(keen, { type: 'Assess', hero: 'thimble', target: 'post' }, pool(3, 2)).events), 1)
  })

  test('[TA-Q01] where three are the most, they are for Banes as for Boons', () => {
    const five = ['a', 'b', 'c', 'd', 'e']
    const test = { type: 'Test', hero: 'pip', attribute: 'str', how: 'lifts' } as const
    const capped = calm({ 'ta.net_cap': '3' })
    assert.equal(net(play(capped, { ...test, banes: five }, pool(2, 3, 4, 5)).events), -3)
    assert.equal(net(play(capped, { ...test, boons: five }, pool(2, 3, 4, 5)).events), 3)
  })

  test('[TA-6.14] outside a fight Help costs nothing, and an enemy is no help', () => {
    const test = { type: 'Test', hero: 'pip', attribute: 'str', how: 'lifts', helps: ['wick'] } as const
    assert.equal(hero(play(calm(), test, pool(2, 3)).state, 'wick').actions, 0)
    const state = brawl({}, [sergeant])
    assert.equal(refused(state, strike({ target: 'sergeant', helps: ['sergeant'] })).rule, 'TA-6.14')
  })

  test('[TA-11.6] solos have Grit and reactions as elites have', () => {
    const state = brawl({}, [{ ...sergeant, kind: 'solo' }])
    assert.equal(net(play(state, strike({ target: 'sergeant', defends: ['sergeant'] }), dice([5, 3])).events), -1)
  })
})

describe('attacks', () => {
  test('[TA-7.6] a bonus of the weapon is added like the modifier', () => {
    const [club] = post.attacks
    assert(club)
    const state = until(brawl({}, [{ ...post, attacks: [{ ...club, bonus: 2 }] }]), 'post')
    const blow = { type: 'Attack', foe: 'post', with: 'club', target: 'thimble' } as const
    assert.equal(amount(play(state, blow, dice([3])).events), 5)
    assert.equal(amount(play(having(state, 'thimble', { armour: 'medium' }), blow, dice([3])).events), 3)
  })

  test('[TA-Q16, TA-Q01] however many Banes there are, so many dice join the pool and leave it', () => {
    const banes = ['a', 'b', 'c', 'd', 'e']
    const swing = strike({ with: 'two', banes })
    const faces = Object.fromEntries([6, 4, 6, 2, 5, 6, 5].map((face, i) => [`die ${i + 1}`, [face]]))
    const state = brawl({ 'ta.attack_net': 'drop_from_pool' })
    const struck = play(state, swing, { ...faces, others: [] })
    assert.deepEqual([net(struck.events), amount(struck.events)], [-5, 6])
    const counted = odds(grit, state, swing)
    assert(!isRefusal(counted))
    assert.equal(counted.unresolved.over, 0n)
    const endless = odds(grit, state, { ...swing, banes: [...banes, 'f', 'g', 'h', 'i'] })
    assert(!isRefusal(endless))
    assert.equal(writeFraction(endless.unresolved), '1')
  })

  test('[TA-7.9] nothing rides on a hit that has finished its target', () => {
    const struck = play(having(brawl(), 'post', { hp: 3 }), strike({ with: 'net' }), dice([3]))
    assert(find(struck.events, 'Defeated'))
    assert.equal(find(struck.events, 'EffectOpened'), undefined)
  })

  test('[TA-E4, TA-6.5] the die of an ambush needs an opening', () => {
    const scout = having(brawl(), 'thimble', { knacks: ['ambusher'] })
    assert.equal(amount(play(scout, strike(), dice([3])).events), 3)
    const open = having(scout, 'thimble', { openings: ['post'] })
    assert.equal(amount(play(open, strike(), dice([3, 2], [5])).events), 8)
  })

  test('[TA-7.7, TA-7.2] an explosion and a declared attack are thrown by whose they are', () => {
    const critical = play(brawl(), strike(), dice([6])).state
    assert.equal(refused(critical, { type: 'Explode', hero: 'pip' }).refused, 'forbidden')
    const attack = strike({ target: 'sergeant' })
    const declared = play(brawl({}, [sergeant]), { type: 'Declare', hero: 'thimble', attack }).state
    assert.equal(refused(declared, { type: 'ThrowDeclared', hero: 'pip' }).refused, 'forbidden')
  })

  test('[TA-9.3] Wounds stop at the cap', () => {
    const dying = having(until(brawl(), 'post'), 'thimble', { hp: 0, wounds: 5 })
    assert.equal(hero(play(dying, club(), dice([3])).state, 'thimble').wounds, 6)
  })

  test('[TA-11.4] a minion of one’s own has one die in each attack', () => {
    const big = { ...mites, attacks: post.attacks.map(each => ({ ...each, dice: 2 })) }
    assert.equal(refused(calm(), { type: 'AddFoe', id: 'big', monster: big }).rule, 'TA-11.4')
    const pack = { title: 'Big', weapons: [], spells: [], monsters: [big] }
    assert.equal(refused(calm(), { type: 'LoadPack', pack }).rule, 'TA-11.4')
  })

  test('[TA-11.5] there is nothing to judge where one minion is left', () => {
    const opened = play(brawl({}, [mites]), cast('lamp-flare', ['mites']), { dice: [4, 4, 4] }).state
    const save = { type: 'Save', foe: 'mites', attribute: 'dex', effect: 'effect-1' } as const
    const burnt = play(opened, save, pool(1)).state
    assert.deepEqual([foe(burnt, 'mites').out, burnt.effects], [true, []])
  })
})

describe('spells', () => {
  test('[TA-6.7] letting go ends what was held and nothing else, and what comes later is held by nobody', () => {
    const opened = play(brawl(), cast('cobweb', ['post'])).state
    const dazed = plays(opened, { type: 'SetCondition', targets: ['post'], condition: 'dazed', on: true })
    const webbed = play(dazed, resists, pool(2)).state
    const free = play(webbed, { type: 'LetGo', hero: 'thimble' }).state
    assert.deepEqual(foe(free, 'post').conditions, [{ kind: 'dazed' }])
    const early = play(play(opened, { type: 'LetGo', hero: 'thimble' }).state, resists, pool(2)).state
    assert.deepEqual(foe(early, 'post').conditions, [{ kind: 'restrained', source: 'thimble' }])
  })

  test('[TA-10.4] a spell reaches so far, and an area takes those who stand together', () => {
    const two = brawl({}, [post, sergeant])
    assert(find(play(two, cast('cobweb', ['post', 'sergeant'])).events, 'EffectOpened'))
    const apart = having(two, 'sergeant', { at: 1 })
    assert.equal(refused(apart, cast('cobweb', ['post', 'sergeant'])).refused, 'out-of-reach')
    assert.equal(refused(having(two, 'post', { at: 2 }), cast('cobweb', ['post'])).refused, 'out-of-reach')
  })
})

describe('places, turns and rests', () => {
  test('[TA-10.4] in spaces, Close is up to 1 and Mid up to 6', () => {
    const state = brawl({ 'ta.distance': 'spaces' })
    const band = (at: number) => bandOf(state, hero(state, 'pip'), { ...hero(state, 'wick'), at })
    assert.deepEqual([1, 2, 6, 7].map(band), ['close', 'mid', 'mid', 'far'])
  })

  test('[TA-10.2] in zones a Speed of 12 covers two', () => {
    const state = brawl()
    const zones = (speed: number) => moveOf(state, { ...hero(state, 'pip'), speed })
    assert.deepEqual([4, 6, 11, 12].map(zones), [1, 1, 1, 2])
  })

  test('[TA-6.13] a step within reach gives no opportunity; one that does has to be answered first', () => {
    const spaces = until(brawl({ 'ta.distance': 'spaces' }), 'post')
    assert.equal(find(play(spaces, { type: 'Move', foe: 'post', to: 1 }).events, 'Provoked'), undefined)
    const left = play(spaces, { type: 'Move', foe: 'post', to: 2 })
    assert(find(left.events, 'Provoked'))
    assert.equal(refused(left.state, { type: 'EndTurn', foe: 'post' }).refused, 'pending')
  })

  test('[TA-5.1] a fight that goes on is not begun again', () => {
    assert.equal(refused(brawl(), { type: 'BeginFight' }).refused, 'not-now')
  })

  test('[TA-9.8] a cook who is dead makes no soup', () => {
    const rest = { type: 'FieldRest', hero: 'pip', dice: 1 } as const
    const healed = (out: boolean) => {
      const state = having(having(calm(), 'wick', { knacks: ['camp-cook'], out }), 'pip', { hp: 5 })
      return hero(play(state, rest, { hitDice: [4] }).state, 'pip').hp
    }
    assert.deepEqual([healed(false), healed(true)], [10, 9])
  })
})
