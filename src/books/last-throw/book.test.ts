// The book as a whole: the example scene, every event reached, the screens' helpers, how fights are told apart.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { randomOptions, randomPlay, setUp } from '../../../tests/contract/random-play.ts'
import { foe, hero, optionsOf, play, scene, the } from '../../../tests/last-throw/play.ts'
import { fastDraw, toNumber } from '../../dice/index.ts'
import {
  chain,
  chanceThat,
  chooseOptions,
  freezeStates,
  gameOf,
  isRefusal,
  leanable,
  odds,
} from '../../kernel/index.ts'
import { lastThrow } from './book.ts'
import type { Command } from './commands.ts'
import { contributions } from './contributions.ts'
import { objects } from './data.ts'
import { describe as title } from './describe.ts'
import { outcome } from './outcome.ts'
import { ownObjects } from './own-objects.ts'
import { eventTypes, say } from './say.ts'
import type { State } from './types.ts'
import { foeStanding, standing } from './who.ts'

/** Long random plays: that no rule changes what it was given is for the contract suite to see. */
freezeStates(false)

describe('the example scene', () => {
  const game = setUp(lastThrow, optionsOf())
  const state = game.scene as State

  test('three Protagonists of three classes, two raiders Near, the first call open', () => {
    assert.equal(new Set(state.heroes.map(hero => hero.class)).size, 3)
    assert.deepEqual(
      state.foes.map(({ name, band }) => [name, band]),
      [
        ['Orc Raider', 'near'],
        ['Scarred Raider', 'near'],
      ],
    )
    assert.equal(game.calls.length, 1)
    assert(lastThrow.scenes[0]?.text.includes('What do you do?'))
  })

  test('the call shows what each contribution would change', () => {
    const call = game.calls[0]
    assert(call)
    const share = (command: Command) => {
      const answer = odds(lastThrow, state, command)
      assert(!isRefusal(answer))
      return toNumber(chanceThat(answer, ({ events }) => outcome(events)?.word !== 'miss')).toFixed(3)
    }
    const seen = leanable(lastThrow, state, call as never).map(({ contribution, with: taken, without }) => [
      contribution.id,
      share(without as Command),
      share(taken as Command),
    ])
    assert.deepEqual(seen.slice(0, 4), [
      ['exert', '0.556', '0.704'],
      ['help:sael', '0.556', '0.421'],
      ['help:corvin', '0.556', '0.421'],
      ['penalty:Darkness', '0.556', '0.333'],
    ])
  })

  test('a contribution that would make it impossible says so', () => {
    const untrained = scene([hero('ana'), hero('bo')])
    const help = contributions(untrained, { type: 'Test', hero: 'ana', attribute: 'strength', tn: 6 }).find(
      ({ id }) => id === 'help:bo',
    )
    assert.equal(help?.refusal?.refused, 'impossible')
  })
})

test('random play, by the defaults and by other readings, reaches every kind of event', () => {
  const missing = new Set<string>(eventTypes)
  for (let seed = 1; seed <= 80 && missing.size > 0; seed++) {
    const options = chooseOptions(lastThrow, seed % 2 === 1 ? {} : randomOptions(lastThrow, fastDraw(seed)))
    assert(!isRefusal(options))
    for (const { events } of randomPlay(lastThrow, setUp(lastThrow, options), fastDraw(seed), 200))
      for (const { type } of events) missing.delete(type)
  }
  missing.delete('HeroJoined') // the scene is set up by it
  assert.deepEqual([...missing], [])
})

test('counters stay whole and within their bounds, whatever is played', () => {
  for (const seed of [11, 12, 13, 14]) {
    const options = chooseOptions(lastThrow, randomOptions(lastThrow, fastDraw(seed)))
    assert(!isRefusal(options))
    for (const { after } of randomPlay(lastThrow, setUp(lastThrow, options), fastDraw(seed), 200)) {
      const { heroes, foes, acted } = after.scene as State
      for (const { wounds, fatigue, points } of heroes) assert(Math.min(wounds, fatigue, points) >= 0)
      for (const { taken, stunned } of foes) assert(Math.min(taken, stunned) >= 0)
      for (const who of acted)
        assert(
          [...heroes, ...foes].some(({ id }) => id === who),
          who,
        )
    }
  }
})

test('a table may change its readings in the middle of anything', () => {
  const rules = gameOf(lastThrow)
  for (const seed of [21, 22, 23]) {
    const draw = fastDraw(seed)
    let game = setUp(lastThrow, optionsOf())
    for (let change = 0; change < 12; change++) {
      const refused = (no: { text: string }, command: object) => assert.fail(`${JSON.stringify(command)}: ${no.text}`)
      for (const { after } of randomPlay(lastThrow, game, draw, 10, refused)) game = after
      for (const [option, value] of Object.entries(randomOptions(lastThrow, draw)))
        game = rules.evolve(game as never, { type: 'OptionSet', option, value })
    }
  }
})

test('a duel is a chain: it ends in victory or defeat, and nothing is lost', () => {
  const ana = hero('ana', { hp: 5, levels: { strength: 'expert' }, weapons: ['sword'], armour: 'light' })
  const start = scene([ana], [foe('gob', 'goblin', { band: 'close' })], { 'lt.death': 'automatic' })
  const answer = chain(lastThrow, start, {
    policy: ({ acted }): Command => {
      if (!acted.includes('ana'))
        return { type: 'Attack', hero: 'ana', weapon: 'sword', attribute: 'strength', target: 'gob' }
      return acted.includes('gob') ? { type: 'NextExchange' } : { type: 'Strike', foe: 'gob', target: 'ana' }
    },
    end: state => {
      if (!state.foes.some(foeStanding)) return 'victory'
      return state.heroes.some(each => standing(state, each)) ? undefined : 'defeat'
    },
  })
  const won = answer.ends.get('victory') ?? 0
  assert(won > 0.98 && won < 1)
  assert(Math.abs(won + (answer.ends.get('defeat') ?? 0) + answer.unresolved - 1) < 1e-9)
  assert(answer.states < 200)
})

test('the 28 table options are those of rules.md, default first, each by the ruling that it answers', () => {
  const text = readFileSync(new URL('./rules.md', import.meta.url), 'utf8')
  const printed = [...text.matchAll(/^\| `(lt\.\w+)` \| (.*) \| (Q\d+) \|$/gm)].map(([, ...row]) => row)
  const ours = lastThrow.options.map(({ id, values, ruling }) => [
    id,
    values.map(each => each.id).join(', '),
    ruling.slice(3),
  ])
  assert.deepEqual(ours, printed)
  assert.equal(ours.length, 28)
})

test('eight notable objects of our own', () => {
  assert(ownObjects.length >= 8)
  assert.equal(new Set([...objects, ...ownObjects].map(({ id }) => id)).size, objects.length + ownObjects.length)
})

describe('words', () => {
  const state = scene(
    [hero('ana', { name: 'Ana', hp: 4, levels: { strength: 'expert' }, weapons: ['sword'] })],
    [foe('orc', 'orc-raider')],
  )
  const attack: Command = { type: 'Attack', hero: 'ana', weapon: 'sword', attribute: 'strength', target: 'orc' }

  test('a throw is told with its margin, its rules and its outcome', () => {
    const { events } = play(state, attack, [6, 1])
    const { lead, text, word, rules } = say(state, the(events, 'Resolved'))
    assert.deepEqual(
      [lead, text, word, rules],
      ['Ana', 'attacks with sword: 6 against TN 5, by 1.', 'hit', ['LT-I.12']],
    )
    assert.deepEqual(outcome(events), { word: 'hit', tone: 'good', detail: '1 Wound' })
    assert.equal(outcome([{ type: 'SceneSet', text: 'x' }]), undefined)
    const struck = play(state, { type: 'Strike', foe: 'orc', target: 'ana' }, [5, 1]).events
    assert.deepEqual(outcome(struck), { word: 'hit', tone: 'bad', detail: '3 Wounds' })
  })

  test('harm is told with what is left and the state it makes', () => {
    const { events } = play(state, { type: 'Strike', foe: 'orc', target: 'ana' }, [5, 1])
    assert.equal(say(state, the(events, 'Hurt')).text, 'takes 3 Wounds from Orc Raider: 4 → 1, Severe.')
  })

  test('every command has a title', () => {
    for (const { command } of lastThrow.offers(state, { role: 'gm', heroes: [] }))
      assert(title(state, command).length > 0, command.type)
    assert.equal(title(state, attack), 'Ana attacks Orc Raider with sword, TN 5')
  })

  test('the fingerprint forgets words and the count of exchanges, and nothing else', () => {
    const print = (more: Partial<State>) => lastThrow.fingerprint({ ...state, ...more })
    assert.equal(print({ text: 'other', exchange: 9, acts: { ana: 3 } }), print({}))
    assert.notEqual(print({ acted: ['ana'] }), print({}))
    assert.notEqual(print({ locks: [{ hero: 'ana', task: 'x' }] }), print({}))
  })

  test('measures count who stands and what is left', () => {
    const values = lastThrow.measures.map(({ id, of }) => [id, of(state, [], state)])
    assert.deepEqual(values, [
      ['standing', 1],
      ['hit-points', 4],
      ['foe-wounds', 4],
      ['dead', 0],
    ])
  })

  test('a player gives only commands for their own hero', () => {
    const rules = gameOf(lastThrow)
    const game = { scene: state, calls: [] }
    assert.deepEqual(rules.actors(game, attack), ['ana'])
    assert.equal(rules.actors(game, { type: 'Strike', foe: 'orc', target: 'ana' }), undefined)
    assert.deepEqual(rules.actors(game, { type: 'WriteGrimoire' } as Command), [])
  })
})
