// The tiny book's rules, and through them the kernel: calls, choices, hidden things, odds, chains.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fraction, fromScript, writeFraction } from '../../src/dice/index.ts'
import {
  chain,
  chanceThat,
  chooseOptions,
  type Game,
  gameOf,
  gmViewer,
  isRefusal,
  isWaiting,
  leanable,
  odds,
  perform,
  spectator,
} from '../../src/kernel/index.ts'
import { setUp } from '../contract/random-play.ts'
import { type Dare, lanternWalk, type Walk, type WalkCommand } from './book.ts'

const rules = gameOf(lanternWalk)
type WalkGame = Game<Walk, WalkCommand>
type Given = Parameters<typeof rules.decide>[1]

const fresh = (chosen = {}): WalkGame => {
  const options = chooseOptions(lanternWalk, chosen)
  assert(!isRefusal(options))
  return setUp(lanternWalk, options) as WalkGame
}

function play(game: WalkGame, command: Given, ...faces: number[][]): WalkGame {
  const played = perform(rules, game, command, fromScript(faces.map(pool => ({ faces: { pool } }))))
  assert(!isRefusal(played), isRefusal(played) ? played.text : '')
  assert(!isWaiting(played))
  return played.state
}

function refusal(game: WalkGame, command: Given): string {
  const answer = perform(rules, game, command, () => undefined)
  assert(isRefusal(answer))
  return answer.refused
}

const dare = (more: Partial<Dare> = {}): Dare => ({ type: 'Dare', hero: 'ana', difficulty: 5, ...more })
const nerve = (game: WalkGame, id: string) => game.scene.heroes.find(hero => hero.id === id)?.nerve

describe('the lantern walk', () => {
  test('[TB-1] two dice, the highest counts, and the chance is exact', () => {
    const answer = odds(lanternWalk, fresh().scene, dare())
    assert(!isRefusal(answer))
    const fails = chanceThat(answer, ({ events }) =>
      events.some(event => event.type === 'Dared' && event.result === 'failure'),
    )
    assert.deepEqual(fails, fraction(4, 9))
  })

  test('[TB-2] failing costs one nerve, and without nerve nobody dares', () => {
    let game = fresh()
    for (const left of [2, 1, 0]) {
      game = play(game, dare(), [1, 2])
      assert.equal(nerve(game, 'ana'), left)
    }
    assert.equal(refusal(game, dare()), 'down')
  })

  test('[TB-3] gripping the lantern pays before the throw and adds a die', () => {
    const game = play(fresh(), dare({ grip: true }), [1, 2, 5])
    assert.equal(nerve(game, 'ana'), 2)
  })

  test('[TB-4] a friend counts only once accepted, pays when it fails, and can be declined', () => {
    const offered = play(fresh(), { type: 'LeanIn', call: 'cross', contribution: 'beside:bo' })
    const alone = play(offered, { type: 'ThrowCall', call: 'cross' }, [1, 2])
    assert.deepEqual([nerve(alone, 'ana'), nerve(alone, 'bo')], [2, 3])
    const accepted = play(offered, { type: 'AcceptHelp', call: 'cross', contribution: 'beside:bo' })
    const together = play(accepted, { type: 'ThrowCall', call: 'cross' }, [1, 2, 4])
    assert.deepEqual([nerve(together, 'ana'), nerve(together, 'bo')], [2, 2])
    const declined = play(accepted, { type: 'StepBack', call: 'cross', contribution: 'beside:bo' })
    assert.equal(declined.calls[0]?.leanings.length, 0)
  })

  test('who leans in may say how, and all can read it', () => {
    const how = { type: 'LeanIn', call: 'cross', contribution: 'beside:bo', text: ' I hold the rope. ' } as const
    const game = play(fresh(), how)
    assert.equal(game.calls[0]?.leanings[0]?.text, 'I hold the rope.')
    const leaned = perform(rules, fresh(), how, () => undefined)
    assert('events' in leaned && leaned.events[0])
    assert.match(rules.say(fresh(), leaned.events[0]).text, /“I hold the rope[.]”$/)
  })

  test("in a call of the game master's own, only the game master steps back", () => {
    const leanings = [{ contribution: 'dark', by: 'gm', accepted: true }]
    const strike = { type: 'Strike', lurker: 'breath', target: 'ana' } as const
    const game: WalkGame = { ...fresh(), calls: [{ id: 'own', hero: 'gm', base: strike, stake: '', leanings }] }
    assert.equal(rules.actors(game, { type: 'StepBack', call: 'own', contribution: 'dark' }), undefined)
  })

  test("a call belongs to whoever may give its draft: nobody opens one for what is the game master's", () => {
    const open = (draft: WalkCommand) => ({ type: 'OpenCall', call: 'mine', hero: 'ana', draft }) as const
    assert.deepEqual(rules.actors(fresh(), open(dare())), ['ana'])
    assert.equal(rules.actors(fresh(), open({ type: 'Strike', lurker: 'breath', target: 'bo' })), undefined)
  })

  test('[TB-4] the call shows what each contribution would change', () => {
    const game = fresh()
    const call = game.calls[0]
    assert(call)
    const chance = (command: WalkCommand) => {
      const answer = odds(lanternWalk, game.scene, command)
      assert(!isRefusal(answer))
      return writeFraction(chanceThat(answer, ({ events }) => lanternWalk.outcome(events)?.word !== 'failure'))
    }
    const effects = leanable(lanternWalk, game.scene, call).map(({ contribution, with: taken, without }) => [
      contribution.id,
      chance(without),
      chance(taken),
    ])
    assert.deepEqual(effects, [
      ['grip', '5/9', '19/27'],
      ['beside:bo', '5/9', '19/27'],
    ])
  })

  test('[TB-5] a six leaves a choice, which must be answered first', () => {
    const six = play(fresh(), dare(), [6, 2])
    assert.equal(refusal(six, dare()), 'pending')
    assert.equal(lanternWalk.pending(six.scene).length, 1)
    assert.equal(play(six, { type: 'Choose', hero: 'ana', bonus: 'light' }).scene.light, 1)
  })

  test('[TB-5] the odds reach past the choice when a policy answers it', () => {
    const policy = (state: Walk): WalkCommand | undefined => lanternWalk.pending(state)[0]?.answers[1]?.command
    const answer = odds(lanternWalk, fresh().scene, dare(), { policy })
    assert(!isRefusal(answer))
    assert.deepEqual(
      chanceThat(answer, ({ state }) => state.light === 1),
      fraction(11, 36),
    )
  })

  test('[TB-6] a secret difficulty is never on a player’s table, and gives no odds there', () => {
    const reframe: Given = { type: 'ReframeCall', call: 'cross', draft: dare({ difficulty: 6, secret: true }) }
    const game = play(fresh(), reframe)
    const seen = rules.view(game, spectator)
    assert.deepEqual(seen.calls[0]?.base, dare({ difficulty: 'secret', secret: true }))
    assert.deepEqual(rules.view(game, gmViewer).calls[0]?.base, dare({ difficulty: 6, secret: true }))
    const answer = odds(rules, seen, { type: 'ThrowCall', call: 'cross' })
    assert(isRefusal(answer) && answer.refused === 'withheld')
  })

  test('[TB-7] what lurks is not there for players until it is shown', () => {
    const game = fresh()
    assert.equal(rules.view(game, spectator).scene.lurkers.length, 0)
    const shown = rules.show(game, { type: 'Shown', lurker: 'breath' }, spectator)
    assert.equal(shown?.type, 'Lurking')
    assert.equal(nerve(play(game, { type: 'Strike', lurker: 'breath', target: 'bo' }), 'bo'), 2)
  })

  test('[TB-Q1] nerve stops at three unless the table says otherwise', () => {
    const six = (options: object) =>
      play(play(fresh(options), dare(), [6, 2]), { type: 'Choose', hero: 'ana', bonus: 'heart' })
    assert.equal(nerve(six({}), 'ana'), 3)
    assert.equal(nerve(six({ 'tb.nerve_cap': 'none' }), 'ana'), 4)
  })

  test('a whole walk is a chain: it ends in light or in fear, and nothing is lost', () => {
    const answer = chain(lanternWalk, fresh().scene, {
      policy: state => lanternWalk.pending(state)[0]?.answers[1]?.command ?? dare({ difficulty: 4 }),
      end: state => (state.light >= 2 ? 'light' : nerve({ scene: state, calls: [] }, 'ana') === 0 ? 'fear' : undefined),
      measures: { nerve: state => nerve({ scene: state, calls: [] }, 'ana') ?? 0 },
    })
    // Each dare: 1/4 costs a nerve, 11/36 is a six, the rest changes nothing. Of the dares that matter 11 in 20 are sixes.
    const light = 1 - (0.45 ** 3 + 3 * 0.55 * 0.45 ** 3)
    assert(Math.abs((answer.ends.get('light') ?? 0) - light) < 1e-12)
    const total = [...answer.ends.values()].reduce((a, b) => a + b, answer.unresolved)
    assert(Math.abs(total - 1) < 1e-12)
    assert(answer.unresolved < 1e-12)
  })

  test('the game master withdraws a call, and clocks run for all or unseen', () => {
    const gone = play(fresh(), { type: 'WithdrawCall', call: 'cross' })
    assert.equal(gone.calls.length, 0)
    const clock = play(gone, { type: 'AddClock', id: 'dawn', name: 'Dawn', size: 4, hidden: true })
    assert.equal(rules.view(clock, spectator).scene.clocks.length, 0)
    const ticked = play(play(clock, { type: 'TickClock', clock: 'dawn', by: 9 }), { type: 'ShowClock', clock: 'dawn' })
    assert.deepEqual(rules.view(ticked, spectator).scene.clocks[0]?.filled, 4)
    assert.equal(refusal(ticked, { type: 'TickClock', clock: 'dawn', by: 1 }), 'not-now')
    assert.equal(refusal(ticked, { type: 'AddClock', id: 'x', name: 'X', size: 1 }), 'limit')
  })

  test('calls refuse what makes no sense, and nothing changes', () => {
    const game = fresh()
    const open = { type: 'OpenCall', call: 'cross', hero: 'ana', draft: dare() } as const
    assert.equal(refusal(game, open), 'illegal')
    assert.equal(refusal(game, { ...open, call: 'two', hero: 'bo' }), 'illegal')
    assert.equal(refusal(game, { ...open, call: 'two', stake: 'x'.repeat(3000) }), 'limit')
    assert.equal(refusal(game, { type: 'LeanIn', call: 'cross', contribution: 'wings' }), 'unknown')
    assert.equal(refusal(game, { type: 'ThrowCall', call: 'nowhere' }), 'unknown')
  })
})
