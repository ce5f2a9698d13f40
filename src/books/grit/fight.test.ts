// Rounds, turns, actions, reactions and Concentration.
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
import { isRefusal } from '../../kernel/index.ts'
import { grit } from './book.ts'
import { turnOrder } from './fight.ts'
import type { GritScene } from './types.ts'

const begun = (options = {}): GritScene => {
  const state = calm(options)
  return plays(state, { type: 'AddFoe', id: 'post', monster: post, at: 0 }, { type: 'BeginFight' })
}
const initiative = (hero: string, more = {}) => ({ type: 'Initiative', hero, ...more }) as const

describe('Initiative', () => {
  test('[TA-5.1–5.4, TA-Q35] a DEX test gives the actions of the first round; foes have theirs without a throw', () => {
    const state = begun()
    for (const [face, actions] of [
      [1, 1],
      [2, 1],
      [3, 2],
      [4, 2],
      [5, 3],
      [6, 3],
    ] as const)
      assert.equal(hero(play(state, initiative('pip'), pool(face)).state, 'pip').actions, actions)
    assert.equal(foe(state, 'post').actions, 3)
    assert.equal(
      net(
        play(
          having(state, 'pip', { scores: { ...scores(), dex: { modifier: 0, rating: 2 } } }),
          initiative('pip'),
          pool(1, 1, 4),
        ).events,
      ),
      2,
    )
  })

  test('[TA-D7, TA-5.5, TA-5.6, TA-6.1] 2 and 3 with a Boon: two actions, and three from the second round', () => {
    let state = begun()
    state = play(state, initiative('thimble', { boons: ['an ambush'] }), pool(2, 3)).state
    state = plays(state, { type: 'GrantInitiative', heroes: ['pip', 'wick'] })
    assert.deepEqual([state.fight?.turn, hero(state, 'thimble').actions], ['thimble', 2])
    assert.equal(hero(until(until(state, 'post'), 'thimble'), 'thimble').actions, 3)
  })

  test('[TA-5.7] who clearly ambushes counts as 5–6', () => {
    const state = plays(begun(), { type: 'GrantInitiative', heroes: ['pip'] })
    assert.equal(hero(state, 'pip').actions, 3)
    assert.equal(refused(state, { type: 'GrantInitiative', heroes: ['pip'] }).rule, 'TA-5.7')
  })

  test('[TA-Q03, TA-3.2] it can be steadied, and a kept 1 earns Grit', () => {
    const { state } = play(having(begun(), 'pip', { grit: 1 }), initiative('pip', { steady: 'boon' }), pool(1, 1))
    assert.equal(hero(state, 'pip').grit, 1)
  })

  test('[TA-Q09] whoever has thrown may react before the first turn', () => {
    const state = play(begun(), initiative('pip'), pool(4)).state
    const helped = play(state, initiative('wick', { helps: ['pip'] }), pool(5, 2)).state
    assert.equal(hero(helped, 'pip').actions, 1)
    const turn = until(play(helped, initiative('thimble'), pool(5)).state, 'pip')
    assert.equal(hero(turn, 'pip').actions, 1)
  })
})

describe('turns', () => {
  test('[TA-5.8, TA-5.9, TA-Q36] table order, heroes first; in a finer order heroes win ties, then the table', () => {
    const state = brawl()
    assert.deepEqual(
      turnOrder(state).map(({ id }) => id),
      ['thimble', 'pip', 'wick', 'post'],
    )
    const order = [
      { id: 'post', score: 4 },
      { id: 'wick', score: 4 },
      { id: 'pip', score: 4 },
      { id: 'thimble', score: 1 },
    ]
    const finer = plays(state, { type: 'OrderTurns', order })
    assert.deepEqual(
      turnOrder(finer).map(({ id }) => id),
      ['pip', 'wick', 'post', 'thimble'],
    )
    assert.equal(refused(state, { type: 'OrderTurns', order: [{ id: 'nobody', score: 1 }] }).refused, 'unknown')
  })

  test('[TA-5.5, TA-Q08] a turn begins with three actions, set and not added', () => {
    const state = until(until(brawl(), 'post'), 'thimble')
    assert.equal(state.fight?.round, 2)
    assert.equal(hero(state, 'thimble').actions, 3)
  })

  test('[TA-10.11, TA-Q28, TA-9.4] Dazed takes one, Dying leaves one, both leave none', () => {
    const at = (change: Parameters<typeof having>[2]) =>
      hero(until(having(until(brawl(), 'post'), 'thimble', change), 'thimble'), 'thimble')
    const dazed = at({ conditions: [{ kind: 'dazed' }] })
    assert.deepEqual([dazed.actions, dazed.conditions], [2, []])
    assert.equal(at({ hp: 0 }).actions, 1)
    assert.equal(at({ hp: 0, conditions: [{ kind: 'dazed' }] }).actions, 0)
  })

  test('[TA-Q28] in the first round Dazed takes from what Initiative gave', () => {
    const state = play(
      having(begun(), 'thimble', { conditions: [{ kind: 'dazed' }] }),
      initiative('thimble'),
      pool(1),
    ).state
    const turn = plays(state, { type: 'GrantInitiative', heroes: ['pip', 'wick'] })
    assert.equal(hero(turn, 'thimble').actions, 0)
    const helpful = play(state, initiative('pip', { helps: ['thimble'] }), pool(5, 5)).state
    const spent = plays(helpful, { type: 'GrantInitiative', heroes: ['wick'] })
    assert.equal(hero(spent, 'thimble').actions, 0)
  })

  test('[TA-9.4, TA-Q08] whoever falls keeps one action, and where actions come back at once, only one does', () => {
    const felled = play(having(until(brawl(), 'post'), 'thimble', { hp: 1 }), club(), dice([4])).state
    assert.equal(hero(felled, 'thimble').actions, 1)
    const dying = having(brawl({ 'ta.reaction_pool': 'borrow_next' }), 'thimble', { hp: 0 })
    assert.equal(hero(plays(dying, { type: 'EndTurn', hero: 'thimble' }), 'thimble').actions, 1)
  })

  test('class features: spoiling for it, a word in time', () => {
    const scrappy = plays(having(calm(), 'pip', { knacks: ['scrappy'] }), { type: 'BeginFight' })
    assert.deepEqual([hero(scrappy, 'pip').grit, hero(scrappy, 'wick').grit], [1, 0])
    const captain = having(calm(), 'pip', { knacks: ['captain'] })
    const helped = play(
      captain,
      { type: 'Test', hero: 'wick', attribute: 'int', how: 'reads', helps: ['pip'] },
      pool(1, 1, 4),
    )
    assert.equal(net(helped.events), 2)
  })

  test('a fallen hero’s turn can be ended, and the fallen are passed over', () => {
    const state = until(having(brawl(), 'pip', { out: true, hp: 0 }), 'wick')
    assert.equal(state.fight?.turn, 'wick')
    const mine = having(state, 'wick', { out: true })
    assert.equal(plays(mine, { type: 'EndTurn', hero: 'wick' }).fight?.turn, 'post')
  })
})

describe('reactions', () => {
  /** The post's turn; everybody has what was left of their three actions. */
  const incoming = (options = {}): GritScene => until(brawl(options), 'post')

  test('[TA-D15, TA-0.3, TA-6.8–6.10, TA-Q08] one action left pays for one reaction; then three again', () => {
    const state = having(incoming(), 'thimble', { actions: 1 })
    const struck = play(state, club({ defends: ['thimble'] }), dice([5, 3]))
    assert.equal(net(struck.events), -1)
    assert.equal(hero(struck.state, 'thimble').actions, 0)
    assert.equal(refused(struck.state, club({ interposer: 'thimble', target: 'pip' })).refused, 'cannot-pay')
    assert.equal(hero(until(struck.state, 'thimble'), 'thimble').actions, 3)
    assert.equal(refused(until(brawl(), 'thimble'), strike({ helps: ['thimble'] })).refused, 'impossible')
  })

  test('[TA-Q08] or the actions come back at the end of the turn, and reactions borrow from the next', () => {
    const state = until(brawl({ 'ta.reaction_pool': 'borrow_next' }), 'post')
    const spent = having(state, 'thimble', { actions: 3 })
    const struck = play(spent, club({ defends: ['thimble'] }), dice([5, 3])).state
    assert.equal(hero(until(struck, 'thimble'), 'thimble').actions, 2)
  })

  test('[TA-6.11, TA-Q10] Defend, for oneself or an ally who is Close, is a Bane', () => {
    const both = play(incoming(), club({ defends: ['thimble', 'pip'] }), dice([5, 3, 4]))
    assert.equal(net(both.events), -2)
    for (const at of [1, 3]) {
      const away = having(incoming(), 'pip', { at })
      assert.equal(refused(away, club({ defends: ['pip'] })).refused, 'out-of-reach')
    }
    const rim = having(incoming(), 'thimble', { knacks: ['guard'] })
    assert.equal(net(play(rim, club({ defends: ['thimble'] }), dice([5, 3, 4])).events), -2)
  })

  test('[TA-6.8] nobody reacts in their own turn', () => {
    const test = { type: 'Test', hero: 'pip', attribute: 'int', how: 'reads', helps: ['thimble'] } as const
    assert.equal(refused(brawl(), test).rule, 'TA-6.8')
    assert.equal(net(play(until(brawl(), 'wick'), test, pool(3, 4)).events), 1)
  })

  test('[TA-6.15] each kind once a round', () => {
    const once = play(incoming(), club({ defends: ['thimble'] }), dice([5, 3])).state
    assert.deepEqual(
      [refused(once, club({ defends: ['thimble'] })).refused, hero(once, 'thimble').actions],
      ['spent', 2],
    )
    const later = until(until(once, 'thimble'), 'post')
    assert(play(later, club({ defends: ['thimble'] }), dice([5, 3])))
  })

  test('[TA-6.12, TA-Q11] Interpose: within one Move, becomes the target, and may Defend as well', () => {
    const state = having(incoming(), 'pip', { at: 1 })
    const stepped = play(state, club({ interposer: 'pip', defends: ['pip'] }), dice([5, 3]))
    assert.equal(find(stepped.events, 'Attacked')?.target, 'pip')
    assert.deepEqual(
      [hero(stepped.state, 'pip').at, hero(stepped.state, 'pip').actions, hero(stepped.state, 'pip').hp],
      [0, 1, 17],
    )
    assert.equal(refused(having(state, 'pip', { at: 2 }), club({ interposer: 'pip' })).rule, 'TA-Q11')
    assert.equal(
      refused(having(state, 'pip', { conditions: [{ kind: 'grappled' }] }), club({ interposer: 'pip' })).rule,
      'TA-Q11',
    )
    const free = having(incoming(), 'wick', { knacks: ['bulwark'], actions: 0 })
    assert.equal(hero(play(free, club({ interposer: 'wick' }), dice([3])).state, 'wick').hp, 17)
  })

  test('[TA-Q10] or Defend is said after the hit, and halves it', () => {
    const state = having(until(brawl({ 'ta.defend': 'halve' }), 'post'), 'wick', { at: 3 })
    assert.equal(refused(state, club({ defends: ['thimble'] })).rule, 'TA-Q10')
    const hit = play(state, club(), dice([5]))
    assert.equal(hero(hit.state, 'thimble').hp, 20)
    assert.deepEqual(
      grit.pending(hit.state).map(({ to }) => to),
      ['thimble', 'pip'],
    )
    const shielded = play(hit.state, { type: 'React', hero: 'thimble', how: 'defend' })
    const landed = play(shielded.state, { type: 'React', hero: 'pip', how: 'pass' })
    assert.equal(hero(landed.state, 'thimble').hp, 18)
    const critical = play(state, club(), dice([6])).state
    const waits = play(critical, { type: 'Explode' }, next(1))
    assert(find(waits.events, 'BlowWaits'))
    const done = plays(
      waits.state,
      { type: 'React', hero: 'thimble', how: 'pass' },
      { type: 'React', hero: 'pip', how: 'defend' },
    )
    assert.equal(hero(done, 'thimble').hp, 17)
  })

  test('[TA-6.8, TA-6.11–6.12] a declared attack waits for everybody who may react, as pending choices', () => {
    const declared = play(incoming(), { type: 'Declare', attack: club() }).state
    const choices = grit.pending(declared)
    assert.deepEqual(
      choices.map(({ to }) => to),
      ['thimble', 'pip', 'wick', 'gm'],
    )
    assert.deepEqual(
      choices[1]?.answers.map(({ label }) => label),
      ['Defend', 'Interpose', 'Let it come'],
    )
    assert.deepEqual(
      choices[0]?.answers.map(({ label }) => label),
      ['Defend', 'Let it come'],
    )
    const answered = plays(
      declared,
      { type: 'React', hero: 'pip', how: 'interpose' },
      { type: 'React', hero: 'wick', how: 'defend' },
      { type: 'React', hero: 'thimble', how: 'pass' },
    )
    assert.equal(refused(answered, { type: 'React', hero: 'thimble', how: 'defend' }).refused, 'not-now')
    const thrown = play(answered, { type: 'ThrowDeclared' }, dice([5, 4]))
    assert.deepEqual([hero(thrown.state, 'pip').hp, net(thrown.events)], [16, -1])
    assert.equal(refused(incoming(), { type: 'ThrowDeclared' }).refused, 'not-now')
    const nobody = { ...incoming(), heroes: incoming().heroes.map(each => ({ ...each, actions: 0 })) }
    assert.equal(refused(nobody, { type: 'Declare', attack: club() }).rule, 'TA-6.10')
  })

  test('[TA-Q11] whoever steps in on a declared attack may also Defend, if an action is left for it', () => {
    const declared = play(incoming(), { type: 'Declare', attack: club() }).state
    const labels = (state: GritScene) =>
      grit
        .pending(state)
        .find(({ id }) => id === 'react:pip')
        ?.answers.map(({ label }) => label)
    const stepped = play(declared, { type: 'React', hero: 'pip', how: 'interpose' }).state
    assert.deepEqual(labels(stepped), ['Defend', 'Let it come'])
    const both = play(stepped, { type: 'React', hero: 'pip', how: 'defend' }).state
    assert.equal(labels(both), undefined)
    const thrown = play(both, { type: 'ThrowDeclared' }, dice([5, 4]))
    assert.deepEqual([net(thrown.events), hero(thrown.state, 'pip').actions, hero(thrown.state, 'pip').hp], [-1, 1, 16])
    const poor = having(declared, 'pip', { actions: 1 })
    assert.equal(labels(play(poor, { type: 'React', hero: 'pip', how: 'interpose' }).state), undefined)
  })

  test('[TA-6.9] what is announced is thrown before anybody resists something else', () => {
    const declared = play(incoming(), { type: 'Declare', attack: club() }).state
    assert.equal(refused(declared, { type: 'Save', hero: 'pip', attribute: 'wil' }).refused, 'pending')
  })

  test('[TA-Q08, TA-Q09, TA-Q35] an elite that reacts in the first round has spent that action', () => {
    const state = play(brawl({}, [sergeant]), strike({ target: 'sergeant', defends: ['sergeant'] }), dice([5, 3])).state
    assert.equal(foe(until(state, 'sergeant'), 'sergeant').actions, 2)
  })

  test('[TA-11.6] an elite may defend against a hero, ordinary monsters not', () => {
    const state = brawl({}, [sergeant])
    const ways = grit.contributions(state, strike({ target: 'sergeant' })).filter(({ id }) => id.startsWith('defend'))
    assert.deepEqual(
      ways.map(({ by }) => by),
      ['gm'],
    )
    assert.equal(net(play(state, strike({ target: 'sergeant', defends: ['sergeant'] }), dice([5, 3])).events), -1)
    assert.equal(refused(brawl(), strike({ defends: ['post'] })).rule, 'TA-11.6')
    const declared = play(state, { type: 'Declare', hero: 'thimble', attack: strike({ target: 'sergeant' }) }).state
    const guarded = play(declared, { type: 'React', foe: 'sergeant', how: 'defend' }).state
    assert.equal(word(play(guarded, { type: 'ThrowDeclared', hero: 'thimble' }, dice([1, 4])).events), 'miss')
  })

  test('[TA-6.13, TA-Q12] leaving a melee gives an opportunity: one melee attack, never rushed', () => {
    const fleeing = play(having(incoming(), 'pip', { attacks: 2, actions: 1 }), { type: 'Move', foe: 'post', to: 1 })
    assert.deepEqual(find(fleeing.events, 'Provoked')?.provocation.by, ['thimble', 'pip', 'wick'])
    const provoked = find(fleeing.events, 'Provoked')?.provocation.id ?? ''
    const swing = strike({ hero: 'pip', opportunity: provoked })
    const struck = play(fleeing.state, swing, dice([4]))
    assert.deepEqual([net(struck.events), amount(struck.events), hero(struck.state, 'pip').actions], [0, 4, 0])
    assert.equal(refused(fleeing.state, strike({ hero: 'pip', opportunity: provoked, with: 'bow' })).rule, 'TA-Q12')
    assert.equal(refused(struck.state, swing).rule, 'TA-6.13')
    const quiet = plays(
      struck.state,
      { type: 'PassOpportunity', hero: 'wick', provoked },
      { type: 'PassOpportunity', hero: 'thimble', provoked },
    )
    assert.deepEqual(quiet.provoked, [])
    const careful = play(incoming(), { type: 'Move', foe: 'post', to: 1, careful: true })
    assert.equal(find(careful.events, 'Provoked'), undefined)
    assert.equal(foe(careful.state, 'post').actions, 1)
    const loose = having(fleeing.state, 'thimble', { knacks: ['opportunist'] })
    assert.equal(net(play(loose, strike({ opportunity: provoked }), dice([4, 2])).events), 1)
  })

  test('[TA-6.13] a risky act gives one too, and the light-footed give none by moving', () => {
    const state = brawl({}, [sergeant])
    const risky = play(state, { type: 'Provoke', mover: 'thimble', why: 'reads a map' })
    assert.deepEqual(find(risky.events, 'Provoked')?.provocation.by, ['sergeant'])
    assert.equal(refused(brawl(), { type: 'Provoke', mover: 'thimble', why: 'reads a map' }).rule, 'TA-6.13')
    const light = having(state, 'thimble', { knacks: ['light-footed'] })
    assert.equal(find(play(light, { type: 'Move', hero: 'thimble', to: 1 }).events, 'Provoked'), undefined)
    assert(find(play(state, { type: 'Move', hero: 'thimble', to: 1 }).events, 'Provoked'))
  })
})

describe('spells and Concentration', () => {
  const cast = (spell: string, targets: readonly string[], more = {}) =>
    ({ type: 'Cast', hero: 'thimble', spell, targets, ...more }) as const

  test('[TA-6.3] a spell costs its actions and sparks', () => {
    const { state } = play(brawl(), cast('lamp-flare', ['post']), { dice: [1, 2, 3] })
    assert.deepEqual([hero(state, 'thimble').actions, hero(state, 'thimble').sparks], [1, 7])
    assert.equal(refused(having(brawl(), 'thimble', { sparks: 1 }), cast('lamp-flare', ['post'])).rule, 'TA-9.12')
    assert.equal(refused(having(brawl(), 'thimble', { actions: 1 }), cast('lamp-flare', ['post'])).rule, 'TA-6.3')
    assert.equal(refused(brawl(), cast('dazzle', ['post'])).refused, 'untrained')
  })

  test('[TA-6.7, TA-Q40] three actions may be spread over turns', () => {
    const begun = play(brawl(), cast('jar-lightning', ['post'], { spend: 2 })).state
    assert.deepEqual(hero(begun, 'thimble').channel, {
      spell: 'jar-lightning',
      targets: ['post'],
      paid: 2,
      holding: false,
    })
    assert.equal(hero(begun, 'thimble').sparks, 9)
    const turn = until(until(begun, 'post'), 'thimble')
    const done = play(turn, cast('jar-lightning', ['post']), dice([3], [1, 1, 1]))
    assert.equal(amount(done.events), 6)
    assert.deepEqual(
      [hero(done.state, 'thimble').actions, hero(done.state, 'thimble').sparks, hero(done.state, 'thimble').channel],
      [2, 6, null],
    )
  })

  test('[TA-6.7] what has been paid is paid for one aim: at somebody else it begins anew', () => {
    const begun = play(brawl({}, [post, sergeant]), cast('jar-lightning', ['post'], { spend: 2 })).state
    assert.equal(refused(begun, cast('jar-lightning', ['sergeant'])).refused, 'cannot-pay')
    const turned = play(begun, cast('jar-lightning', ['sergeant'], { spend: 1 })).state
    assert.deepEqual(
      [hero(turned, 'thimble').channel?.targets, hero(turned, 'thimble').channel?.paid],
      [['sergeant'], 1],
    )
  })

  test('[TA-Q40, TA-9.5] another action, a reaction or dying loses what was paid; an unflickering mind keeps it', () => {
    const begun = play(brawl(), cast('jar-lightning', ['post'], { spend: 1 })).state
    assert.equal(hero(play(begun, strike(), dice([2])).state, 'thimble').channel, null)
    const later = until(begun, 'post')
    assert.equal(hero(play(later, club({ defends: ['thimble'] }), dice([2, 2])).state, 'thimble').channel, null)
    const steady = having(later, 'thimble', { knacks: ['steady-mind'] })
    assert(hero(play(steady, club({ defends: ['thimble'] }), dice([2, 2])).state, 'thimble').channel)
    const felled = play(having(later, 'thimble', { hp: 2 }), club(), dice([4]))
    assert.equal(find(felled.events, 'ConcentrationEnded')?.rule, 'TA-9.5')
  })

  test('[TA-9.5] the dying cannot begin to concentrate', () => {
    const dying = having(brawl(), 'thimble', { hp: 0, actions: 1 })
    assert.equal(refused(dying, cast('jar-lightning', ['post'], { spend: 1 })).rule, 'TA-9.5')
    assert.equal(refused(having(dying, 'thimble', { actions: 3 }), cast('cobweb', ['post'])).rule, 'TA-9.5')
    assert(play(having(dying, 'thimble', { actions: 3 }), cast('lamp-flare', ['post']), { dice: [1, 2, 3] }))
  })

  test('[TA-Q41, TA-3.5] what is not thrown as an attack takes no Grit and no Help', () => {
    const state = having(brawl(), 'thimble', { grit: 2 })
    assert.equal(refused(state, cast('lamp-flare', ['post'], { steady: 'boon' })).rule, 'TA-Q41')
    assert.equal(refused(state, cast('jar-lightning', ['post'], { spend: 1, helps: ['pip'] })).rule, 'TA-Q41')
    assert.deepEqual(grit.contributions(state, cast('jar-lightning', ['post'], { spend: 1 })), [])
  })

  test('[TA-6.7, TA-9.5] what is held lasts while it is held', () => {
    const opened = play(brawl(), cast('cobweb', ['post'])).state
    const webbed = play(opened, { type: 'Save', foe: 'post', attribute: 'str', effect: 'effect-1' }, pool(2)).state
    assert.deepEqual(foe(webbed, 'post').conditions, [{ kind: 'restrained', source: 'thimble', heldBy: 'thimble' }])
    const busy = play(webbed, strike(), dice([2])).state
    assert.equal(hero(busy, 'thimble').channel?.holding, true)
    assert.deepEqual(foe(play(webbed, { type: 'LetGo', hero: 'thimble' }).state, 'post').conditions, [])
    const felled = play(having(until(webbed, 'post'), 'thimble', { hp: 1 }), club(), dice([4, 4])).state
    assert.deepEqual(foe(felled, 'post').conditions, [])
    assert.equal(refused(brawl(), { type: 'LetGo', hero: 'thimble' }).refused, 'not-now')
  })

  test('[TA-Q41] a save spell has no Primary Die: a 1 does damage, a 6 does not explode, armour counts', () => {
    const flare = (armour: 'none' | 'heavy', spell = 'lamp-flare', faces = [6, 6, 1]) => {
      const state = having(brawl(), 'post', { armour })
      const opened = play(state, cast(spell, ['post']), { dice: faces }).state
      assert.equal(opened.blow, null)
      return amount(play(opened, { type: 'Save', foe: 'post', attribute: 'dex', effect: 'effect-1' }, pool(1)).events)
    }
    assert.deepEqual([flare('none'), flare('heavy'), flare('heavy', 'thistle-burst', [1, 6])], [13, 6, 7])
  })

  test('class features: too bright to look at', () => {
    const state = having(brawl(), 'thimble', { knacks: ['overwhelming'] })
    const opened = play(state, cast('cobweb', ['post'])).state
    assert.equal(
      net(play(opened, { type: 'Save', foe: 'post', attribute: 'str', effect: 'effect-1' }, pool(2, 5)).events),
      -1,
    )
  })

  test('[TA-9.14] healing, cleansing and stepping do what they say', () => {
    const state = having(brawl(), 'pip', { hp: 3, conditions: [{ kind: 'dazed' }, { kind: 'prone' }] })
    assert.equal(hero(play(state, cast('moss-poultice', ['pip']), { dice: [4] }).state, 'pip').hp, 7)
    const green = having(state, 'thimble', { knacks: ['green-hands'] })
    assert.equal(hero(play(green, cast('moss-poultice', ['pip']), { dice: [4, 5] }).state, 'pip').hp, 12)
    assert.deepEqual(hero(play(state, cast('clear-dew', ['pip'])).state, 'pip').conditions, [])
    assert.equal(hero(play(state, cast('crumb-step', [], { to: 5 })).state, 'thimble').at, 5)
    assert.equal(refused(state, cast('moss-poultice', ['post'])).refused, 'not-usable')
    assert.equal(refused(state, cast('clear-dew', [])).refused, 'illegal')
  })

  test('everything that may be leaned in is refused by the rule that would be broken', () => {
    const answer = grit.contributions(brawl(), strike({ helps: ['pip'] }))
    assert(answer.every(({ refusal }) => refusal === undefined || isRefusal(refusal)))
  })
})
