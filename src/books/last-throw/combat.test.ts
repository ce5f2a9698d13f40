// Chapter VI: spotlight, fleeing, opposed throws, help, distances.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  after,
  eventsOf,
  foe,
  hero,
  of,
  play,
  poolOf,
  refusal,
  type Sheet,
  scene,
  success,
  the,
} from '../../../tests/last-throw/play.ts'
import type { Attack, Opposed, Test } from './commands.ts'
import { contributions } from './contributions.ts'
import { offers } from './offers.ts'
import type { Band, State } from './types.ts'
import { distance, foeOf, spotlight } from './who.ts'

const tried = (more: Partial<Test> = {}): Test => ({ type: 'Test', hero: 'ana', attribute: 'strength', tn: 4, ...more })
const expert: Sheet = { levels: { strength: 'expert' } }
const competent: Sheet = { levels: { strength: 'competent' } }
const pair = (bo: Sheet, ana: Sheet = competent, options = {}): State =>
  scene([hero('ana', ana), hero('bo', bo)], [], options)

describe('the loop', () => {
  test('[LT-VI.1, LT-VI.4] anybody may act at any time, and who has acted least is shown', () => {
    const state = pair(competent)
    const once = play(state, tried(), [3]).state
    const twice = play(once, tried(), [3]).state
    assert.deepEqual(
      spotlight(twice).map(({ id }) => id),
      ['bo', 'ana'],
    )
    assert.deepEqual(twice.acts, { ana: 2 })
    assert.deepEqual(twice.acted, ['ana'])
  })

  test('[LT-VI.2, LT-Q56] the world answers, and the next exchange begins with everybody fresh', () => {
    const state = after(play(pair(competent), tried(), [3]).state, { type: 'NextExchange' })
    assert.deepEqual([state.exchange, state.acted, state.acts], [2, [], { ana: 1 }])
  })

  test('[LT-VI.3] a scene ends in one of five ways, and not over an open choice', () => {
    const state = scene([hero('ana', { fled: true })], [foe('orc', 'orc-raider')])
    const ended = after(state, { type: 'EndScene', ending: 'flight' })
    assert.deepEqual([ended.foes, ended.exchange, of(ended, 'ana').fled], [[], 1, false])
    const open = play(scene([hero('ana')]), {
      type: 'Harm',
      targets: ['ana'],
      kind: 'wounds',
      amount: 4,
      reason: 'a fall',
    })
    assert.equal(refusal(open.state, { type: 'EndScene', ending: 'death' }).refused, 'pending')
    const gone = after(state, { type: 'RemoveFoe', foe: 'orc', how: 'surrendered' })
    assert.equal(gone.foes.length, 0)
  })

  test('[LT-VI.5, LT-E15] fleeing is Dexterity against a TN: 3 from a slow goblin, 5 from a knight', () => {
    const state = scene([hero('ana', { levels: { dexterity: 'expert' } })])
    assert.equal(success(state, { type: 'Flee', hero: 'ana', tn: 3 }), '8/9')
    assert.equal(success(state, { type: 'Flee', hero: 'ana', tn: 5 }), '5/9')
    const away = play(state, { type: 'Flee', hero: 'ana', tn: 5 }, [5, 1]).state
    assert.equal(of(away, 'ana').fled, true)
    assert.equal(refusal(away, tried()).refused, 'down')
    const caught = play(state, { type: 'Flee', hero: 'ana', tn: 5 }, [4, 1]).state
    assert.equal(of(caught, 'ana').fled, false)
  })
})

describe('opposed throws', () => {
  const contest: Opposed = { type: 'Opposed', hero: 'ana', attribute: 'strength', against: 'bo' }
  const word = (state: State, command: Opposed, mine: number[], theirs: number[]) =>
    the(play(state, command, mine, theirs).events, 'Contested').word

  test('[LT-VI.6, LT-VI.7] the higher die wins and a tie is a stalemate', () => {
    const state = pair(expert)
    assert.equal(word(state, contest, [5], [4, 2]), 'won')
    assert.equal(word(state, contest, [3], [4, 2]), 'lost')
    assert.equal(word(state, contest, [4], [4, 2]), 'stalemate')
    const against = scene([hero('ana', expert)], [foe('orc', 'orc-raider')])
    assert.equal(word(against, { ...contest, against: 'orc' }, [5, 1], [6, 1]), 'lost')
    assert.equal(refusal(state, { ...contest, against: 'ana' }).refused, 'illegal')
  })

  test('[LT-Q16] a Critical does not break a tie, unless the table says so', () => {
    assert.equal(word(pair(expert, expert), contest, [6, 6], [6, 5]), 'stalemate')
    const breaking = pair(expert, expert, { 'lt.opposed_crit_breaks_tie': 'on' })
    assert.equal(word(breaking, contest, [6, 6], [6, 5]), 'won')
    assert.equal(word(breaking, contest, [6, 5], [6, 6]), 'lost')
    assert.equal(word(breaking, contest, [6, 6], [6, 6]), 'stalemate')
  })

  test('[LT-VI.10] clumsy help has no TN to raise, so it is not taken', () => {
    const three = scene([hero('ana', competent), hero('bo', competent), hero('cim', competent)])
    assert.equal(refusal(three, { ...contest, helpers: ['cim'] }).refused, 'not-usable')
  })
})

describe('help', () => {
  test('[LT-VI.8, LT-VI.9, LT-Q17] help by a tier of Expert is one die more', () => {
    assert.equal(success(pair(expert), tried({ helpers: ['bo'] })), '3/4')
    const trained: Sheet = { ...competent, skills: ['Demolish'] }
    assert.equal(success(pair(trained), tried({ skill: 'Demolish', helpers: ['bo'] })), '3/4')
  })

  test('[LT-VI.10, LT-Q17] help by anybody below is one die more and the TN one up', () => {
    for (const clumsy of [competent, {}]) assert.equal(success(pair(clumsy), tried({ helpers: ['bo'] })), '5/9')
    assert.equal(the(play(pair(competent), tried({ helpers: ['bo'] }), [5, 1]).events, 'Resolved').tn, 5)
  })

  test('[LT-VI.11, LT-Q05, LT-D5] from 6 the TN becomes two sixes, for which the help die counts', () => {
    const state = pair({}, expert)
    const word = (...faces: number[]) =>
      the(play(state, tried({ tn: 6, helpers: ['bo'] }), faces).events, 'Resolved').word
    assert.equal(word(6, 6, 1), 'critical')
    assert.equal(word(6, 5, 5), 'failure')
  })

  test('[LT-VI.12, LT-Q21, LT-D6] and from two sixes three, though the helper has no Skill', () => {
    const state = pair({}, { ...expert, skills: ['Demolish'] })
    const command = tried({ tn: 'C2', skill: 'Demolish', helpers: ['bo'] })
    const { events, dice } = play(state, command, [6, 6, 6, 2])
    const { tn, word } = the(events, 'Resolved')
    assert.deepEqual([tn, word, dice], ['C3', 'critical', [4]])
    assert.equal(the(play(state, command, [6, 6, 5, 2]).events, 'Resolved').word, 'failure')
  })

  test('[LT-Q08, LT-D7] two clumsy helpers make it four sixes', () => {
    const state = scene([hero('ana', { ...competent, skills: ['Demolish'] }), hero('bo'), hero('cim')])
    const command = tried({ tn: 'C2', skill: 'Demolish', helpers: ['bo', 'cim'] })
    assert.equal(success(state, command), '1/1296')
    assert.equal(the(play(state, command, [6, 6, 6, 6]).events, 'Resolved').tn, 'C4')
  })

  test('[LT-VI.13, LT-Q20] the thrower has to accept it, and sees what it does', () => {
    const state = pair(competent)
    const help = contributions(state, tried()).find(({ id }) => id === 'help:bo')
    assert(help)
    assert.deepEqual([help.consent, help.by, help.rules, help.refusal], [true, 'bo', ['LT-VI.10'], undefined])
    assert.deepEqual(help.apply(tried()), tried({ helpers: ['bo'] }))
    const able = contributions(pair(expert), tried()).find(({ id }) => id === 'help:bo')
    assert.deepEqual(able?.rules, ['LT-VI.9'])
  })

  test('[LT-Q18] the helper is measured with their own object and wounds, and without their exertion', () => {
    const gloves: Sheet = { ...competent, objects: ['forge-gloves'] }
    assert.equal(success(pair(gloves), tried({ skill: 'Demolish', helpers: ['bo'] })), '3/4')
    assert.equal(success(pair({ ...expert, wounds: 2 }), tried({ helpers: ['bo'] })), '5/9', 'Battered')
  })

  test('[LT-Q19] any number of helpers, each with their action; or one', () => {
    const three = (options = {}) =>
      scene([hero('ana', competent), hero('bo', expert), hero('cim', expert)], [], options)
    const command = tried({ helpers: ['bo', 'cim'] })
    const { state, dice } = play(three(), command, [1, 1, 4])
    assert.deepEqual([dice, state.acts], [[3], { ana: 1, bo: 1, cim: 1 }])
    assert.equal(refusal(three({ 'lt.max_helpers': '1' }), command).refused, 'limit')
    assert.equal(refusal(three(), tried({ helpers: ['ana'] })).refused, 'illegal')
    assert.equal(refusal(pair({ ...expert, wounds: 4 }), tried({ helpers: ['bo'] })).refused, 'down')
  })
})

describe('distances', () => {
  const armed: Sheet = { levels: { strength: 'expert', dexterity: 'expert' }, weapons: ['sword', 'dagger', 'bow'] }
  const at = (band: Band, options = {}) => scene([hero('ana', armed)], [foe('orc', 'orc-raider', { band })], options)
  const attack = (weapon: string, more: Partial<Attack> = {}): Attack => ({
    type: 'Attack',
    hero: 'ana',
    weapon,
    attribute: 'dexterity',
    target: 'orc',
    ...more,
  })
  const reaches = (weapon: string): Band[] =>
    (['close', 'near', 'in-range', 'far'] as const).filter(band => {
      try {
        poolOf(at(band), attack(weapon))
        return true
      } catch {
        return false
      }
    })

  test('[LT-VI.14, LT-VI.15, LT-VI.16, LT-VI.17, LT-Q59] what reaches how far', () => {
    assert.deepEqual(reaches('dagger'), ['close'])
    assert.deepEqual(reaches('fists'), ['close'])
    assert.deepEqual(reaches('sword'), ['close', 'near'])
    assert.deepEqual(reaches('bow'), ['close', 'near', 'in-range'])
    assert.equal(refusal(at('far'), attack('bow')).refused, 'out-of-reach')
    assert.equal(success(at('near'), attack('bow')), '5/9')
    assert.equal(success(at('close'), attack('bow')), '1/3', 'at arm’s length with a weight')
    assert.equal(success(at('close'), attack('bow', { fallBack: true })), '5/9', 'a step back first')
  })

  test('[LT-VI.18] closing in is an action of one band', () => {
    const { state } = play(at('in-range'), { type: 'Close', hero: 'ana', target: 'orc' })
    const orc = foeOf(state, 'orc')
    assert(orc)
    assert.deepEqual([distance(orc, 'ana'), state.acts], ['near', { ana: 1 }])
    assert.equal(refusal(at('close'), { type: 'Close', hero: 'ana', target: 'orc' }).refused, 'not-now')
  })

  test('[LT-VI.19] under pressure it takes a throw', () => {
    const close = { type: 'Close', hero: 'ana', target: 'orc', tn: 5 } as const
    assert.equal(success(at('in-range'), close), '5/9')
    assert.equal(eventsOf(play(at('in-range'), close, [4, 1]).events, 'Moved').length, 0)
    assert.equal(the(play(at('in-range'), close, [5, 1]).events, 'Moved').band, 'near')
    const { tn: _, ...free } = close
    assert.equal(refusal(at('in-range'), { ...free, exert: true }).refused, 'not-usable', 'no throw, no effort')
  })

  test('[LT-Q58] falling back rides along with a shot, not with a blow; or is always an action', () => {
    const shot = play(at('near'), attack('bow', { fallBack: true }), [5, 1])
    assert.equal(the(shot.events, 'Moved').band, 'in-range')
    assert.equal(refusal(at('near'), attack('sword', { fallBack: true })).refused, 'illegal')
    const strict = at('near', { 'lt.fall_back': 'action' })
    assert.equal(refusal(strict, attack('bow', { fallBack: true })).refused, 'not-now')
    const { state, events } = play(at('near'), { type: 'FallBack', hero: 'ana', bands: 2 })
    assert.deepEqual([the(events, 'Moved').band, state.acts], ['far', { ana: 1 }])
    assert.equal(refusal(state, { type: 'FallBack', hero: 'ana', bands: 1 }).refused, 'not-now')
  })

  test('the Narrator moves enemies, for all or towards one', () => {
    const two = scene([hero('ana'), hero('bo')], [foe('orc', 'orc-raider')])
    const bandsOf = (state: State) => {
      const orc = foeOf(state, 'orc')
      assert(orc)
      return [distance(orc, 'ana'), distance(orc, 'bo')]
    }
    const towards = after(two, { type: 'MoveFoe', foe: 'orc', band: 'close', from: 'bo' })
    assert.deepEqual(bandsOf(towards), ['near', 'close'])
    assert.deepEqual(bandsOf(after(towards, { type: 'MoveFoe', foe: 'orc', band: 'far' })), ['far', 'far'])
  })
})

describe('the Narrator’s part', () => {
  test('[LT-XIII.1] 4 unless harder or easier, by leaning into the call', () => {
    const state = pair(competent)
    const parts = contributions(state, tried()).filter(({ by }) => by === 'gm')
    const harder = parts.find(({ id }) => id === 'harder:5')
    const easier = parts.find(({ id }) => id === 'easier:3')
    assert(harder && easier)
    assert.deepEqual([harder.apply(tried()), easier.apply(tried())], [tried({ tn: 5 }), tried({ tn: 3 })])
  })

  test('[LT-XIII.3] the same aim by another way is another throw', () => {
    const ana = hero('ana', { levels: { strength: 'expert', wisdom: 'untrained' } })
    assert.equal(success(scene([ana]), tried({ tn: 5, task: 'the guard' })), '5/9')
    assert.equal(success(scene([ana]), tried({ tn: 3, attribute: 'wisdom', task: 'the guard' })), '4/9')
  })

  test('[LT-XIII.4, LT-Q27, LT-VIII.2] any feat may cost Fatigue, paid before the throw', () => {
    const state = scene([hero('ana', { ...expert, hp: 3 })])
    const { events } = play(state, tried({ cost: 1 }), [4])
    assert.deepEqual([the(events, 'Hurt').to, the(events, 'Hurt').state], [2, 'Battered'])
  })

  test('[LT-XIII.5] a casting is offered as a call, so that the group is asked', () => {
    const state = scene([
      hero('ana', { levels: { wonder: 'expert' }, skills: ['Channelling'], grimoires: ['wall-of-flames'] }),
    ])
    const cast = offers(state, { role: 'player', heroes: ['ana'] }).find(({ command }) => command.type === 'Cast')
    assert.equal(cast?.call, true)
  })

  test('[LT-XIII.6, LT-Q73] words are Wisdom with a Skill against a TN, and may tire', () => {
    const state = scene(
      [hero('ana', { levels: { wisdom: 'expert' }, skills: ['Intimidation'] })],
      [foe('orc', 'orc-raider')],
    )
    assert.equal(success(state, tried({ attribute: 'wisdom', skill: 'Intimidation', tn: 5 })), '19/27')
    const worn = after(state, {
      type: 'Harm',
      targets: ['ana', 'orc'],
      kind: 'fatigue',
      amount: 1,
      reason: 'harsh words',
    })
    assert.deepEqual([of(worn, 'ana').fatigue, foeOf(worn, 'orc')?.stunned], [1, 1])
  })
})
