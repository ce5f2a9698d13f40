// What the Narrator keeps is nowhere in what a player's or a spectator's seat receives.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { possible, setUp } from '../../../tests/contract/random-play.ts'
import { after, foe, hero, play, scene } from '../../../tests/last-throw/play.ts'
import { fastDraw, fromDraw } from '../../dice/index.ts'
import {
  chooseOptions,
  type Game,
  gameOf,
  isRefusal,
  isWaiting,
  perform,
  spectator,
  type Viewer,
} from '../../kernel/index.ts'
import { lastThrow } from './book.ts'
import type { Command, Test } from './commands.ts'
import type { Event } from './events.ts'
import { starterPack } from './starters.ts'
import type { State } from './types.ts'

const marker = 'MARKER-7f3a'
const player: Viewer = { role: 'player', heroes: ['ana'] }
const secret: Test = { type: 'Test', hero: 'ana', attribute: 'strength', tn: 6, secretTn: true }
const clean = (value: unknown, what: string) => assert(!JSON.stringify(value)?.includes(marker), what)

const lurking = (options = {}): State =>
  scene(
    [hero('ana', { levels: { strength: 'expert' } })],
    [
      foe('orc', 'orc-raider', { behaviour: marker }),
      foe('lurker', 'wyvern', { name: marker, hidden: true, behaviour: marker }),
    ],
    options,
  )

describe('hidden things', () => {
  test('a hidden foe, and how any enemy thinks, are not on a player’s screen', () => {
    for (const viewer of [player, spectator]) {
      const seen = lastThrow.view(lurking(), viewer)
      clean(seen, 'the state')
      assert.deepEqual(
        seen.foes.map(({ id, special }) => [id, special]),
        [['orc', undefined]],
      )
    }
  })

  test('nothing that happens to a hidden foe is shown', () => {
    const state = lurking()
    const commands: Command[] = [
      { type: 'MoveFoe', foe: 'lurker', band: 'far' },
      { type: 'Burn', foe: 'lurker' },
      { type: 'Adjust', who: 'lurker', field: 'wounds', to: 1, reason: marker },
      { type: 'Harm', targets: ['lurker'], kind: 'wounds', amount: 5, reason: 'a trap' },
      { type: 'RemoveFoe', foe: 'lurker', how: 'gone' },
      { type: 'AddFoe', id: 'other', from: 'goblin', hidden: true },
    ]
    for (const command of commands)
      for (const event of play(state, command).events)
        assert.equal(lastThrow.show(state, event, player), undefined, event.type)
    const shown = lastThrow.show(state, { type: 'FoeRevealed', foe: 'lurker' }, player)
    assert.equal(shown?.type, 'FoeAdded')
    assert(shown?.type === 'FoeAdded' && shown.foe.behaviour === '' && shown.foe.special === undefined)
  })

  test('[LT-I.13] a secret TN is in no draft, no event and no open choice', () => {
    assert.deepEqual(lastThrow.showDraft(lurking(), secret, player), { ...secret, tn: 'secret' })
    assert.deepEqual(lastThrow.showDraft(lurking(), secret, { role: 'gm', heroes: [] }), secret)
    const late = lurking({ 'lt.exertion_timing': 'after_add' })
    const { state, events } = play(late, secret, [1, 2])
    const seen = events.map(event => lastThrow.show(late, event, player))
    const resolved = seen.find(event => event?.type === 'Resolved')
    assert(resolved?.type === 'Resolved')
    assert.deepEqual([resolved.tn, resolved.margin, resolved.word], ['secret', undefined, 'failure'])
    assert.doesNotMatch(JSON.stringify([seen, lastThrow.view(state, player).pending]), /"tn":6|margin/)
  })

  test('[LT-I.13] a secret TN is not moved by leaning in, which everybody sees', () => {
    const ids = (draft: Test) => lastThrow.contributions(lurking(), draft).map(({ id }) => id)
    assert(ids({ ...secret, secretTn: false }).includes('easier:5'))
    assert(!ids(secret).some(id => /harder|easier/.test(id)))
    const seen = lastThrow.contributions(lurking(), { ...secret, tn: 'secret' }).find(({ id }) => id === 'exert')
    assert.equal(seen?.refusal, undefined, 'a player may still lean in')
  })

  test('a pack’s enemies are the Narrator’s, its Grimoires everybody’s', () => {
    const state = after(lurking(), { type: 'LoadPack', pack: starterPack })
    const seen = lastThrow.view(state, player)
    assert.deepEqual([seen.own.foes.length, seen.own.grimoires.length], [0, 1])
  })

  test('random play with marked foes leaks to nobody', () => {
    const options = chooseOptions(lastThrow)
    assert(!isRefusal(options))
    const rules = gameOf(lastThrow)
    for (const seed of [1, 2, 3]) {
      const draw = fastDraw(seed)
      let game = setUp(lastThrow, options) as Game<State, Command>
      const lurker = { ...foe('lurker', 'wyvern'), name: marker, behaviour: marker, hidden: true, id: marker }
      game = rules.evolve(game, { type: 'FoeAdded', foe: lurker } as Event)
      for (let ply = 0; ply < 120; ply++) {
        const commands = possible(lastThrow, game as Game).filter(command => !JSON.stringify(command).includes(marker))
        const answer = perform(rules, game, commands[draw(commands.length)] as Command, fromDraw(draw))
        if (isRefusal(answer) || isWaiting(answer)) continue
        let now = game
        for (const event of answer.events) {
          clean(rules.show(now, event, spectator), event.type)
          now = rules.evolve(now, event)
        }
        game = answer.state
        clean(rules.view(game, spectator), 'the state')
      }
    }
  })
})
