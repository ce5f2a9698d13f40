// What a seat may know: marker words in the game master's fields, and none of them in what a player receives.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { act, own, play, table } from '../../../tests/thorns/at-the-table.ts'
import { fastDraw, fromDraw } from '../../dice/index.ts'
import { gameOf, gmViewer, isRefusal, isWaiting, perform, spectator, type Viewer } from '../../kernel/index.ts'
import { thorns } from './book.ts'
import type { NewPool, PoolKind, ThornsCommand, ThornsScene } from './types.ts'

const player: Viewer = { role: 'player', heroes: ['mara'] }
const hiddenWords = /UNSEEN|UNTOLD|OURS/
const pool = (id: string, kind: PoolKind, size: number, hidden: boolean): NewPool => ({
  id: hidden ? `UNSEEN-${id}` : id,
  name: hidden ? `UNSEEN ${id}` : id,
  kind,
  size,
  hidden,
  fiction: `UNTOLD ${id}`,
})
const part = { name: 'OURS', dice: 4, fiction: 'OURS' }
const pack = {
  title: 'A pack',
  talents: [],
  challenges: [{ id: 'OURS', name: 'OURS', text: 'OURS', task: part, danger: part }],
  moves: ['OURS'],
}

/** A table on which much is hidden, and a game master who uses it. */
const commands: readonly ThornsCommand[] = [
  { type: 'LoadPack', pack },
  { type: 'AddPool', pool: pool('danger', 'danger', 4, true) },
  { type: 'AddPool', pool: pool('tension', 'tension', 4, true) },
  { type: 'AddPool', pool: pool('task', 'task', 1, true) },
  { type: 'AddPool', pool: pool('clock', 'timer', 8, false) },
  { type: 'TriggerPool', pool: 'UNSEEN-danger', why: 'UNSEEN' },
  { type: 'Tension', pool: 'UNSEEN-tension', question: 'UNSEEN?' },
  { type: 'TriggerPool', pool: 'UNSEEN-task', why: 'UNSEEN' },
  { type: 'AnswerPool', choice: 'r0-pool-UNSEEN-task', answer: 'drop' },
  { type: 'MakeImpact', text: 'Something stirs.', hits: [{ hero: 'mara', marks: 1 }], danger: 'UNSEEN-danger' },
  { type: 'AdjustPool', pool: 'UNSEEN-danger', to: 7, reason: 'UNSEEN' },
  { type: 'AddChallenge', id: 'UNSEEN-2', challenge: 'OURS', hidden: true },
  { type: 'RemovePool', pool: 'UNSEEN-task' },
]

test('nothing of a hidden pool, an untold fiction or a pack reaches a player: not in the view, events, throws or offers', () => {
  const rules = gameOf(thorns)
  const source = fromDraw(fastDraw(3))
  let game = { scene: table(), calls: [] } as ReturnType<typeof rules.start>
  let seen = 0
  for (const command of commands) {
    const played = perform(rules, game, command, source)
    if (isRefusal(played) || isWaiting(played)) return assert.fail(JSON.stringify([command, played]))
    for (const viewer of [player, spectator]) {
      const shown: unknown[] = []
      let before = game
      for (const event of played.events) {
        const told = rules.show(before, event, viewer)
        if (told) shown.push(told, rules.say(rules.view(before, viewer), told))
        before = rules.evolve(before, event)
      }
      const throws = rules.showThrows(game, command, played.throws, shown, viewer)
      const view = rules.view(played.state, viewer)
      const offers = thorns.offers(view.scene, viewer)
      assert.doesNotMatch(JSON.stringify([shown, throws, view, offers, thorns.pending(view.scene)]), hiddenWords)
      seen += shown.length
    }
    game = played.state
  }
  assert(seen > 4)
  assert.match(JSON.stringify(rules.view(game, gmViewer)), hiddenWords)
})

const view = (state: ThornsScene) => thorns.view(state, player)

test('a shown pool is seen for the first time and last in line; its fiction only when it is empty', () => {
  const hidden = play(table(), { type: 'AddPool', pool: pool('danger', 'danger', 2, true) }).state
  const two = play(hidden, { type: 'AddPool', pool: pool('clock', 'timer', 2, false) }).state
  const shown = play(two, { type: 'ShowPool', pool: 'UNSEEN-danger' })
  const [event] = shown.events
  assert(event)
  assert.equal(thorns.show(two, event, player)?.type, 'PoolAdded')
  assert.deepEqual(
    view(shown.state).pools.map(({ id, fiction }) => [id, fiction]),
    [
      ['clock', ''],
      ['UNSEEN-danger', ''],
    ],
  )
  const empty = play(shown.state, { type: 'TriggerPool', pool: 'clock', why: 'time' }, { pool: [1, 1] }).state
  assert.equal(view(empty).pools.find(({ id }) => id === 'clock')?.fiction, 'UNTOLD clock')
})

test('everybody sees what a secret difficulty was once the dice have fallen', () => {
  const { state, events } = play(table(), act({ difficulty: 1, secret: true }), own([6, 1], { thorns: [1] }))
  const [event] = events
  assert(event)
  assert.deepEqual(thorns.show(state, event, spectator), event)
  assert.equal(event.type === 'Acted' && event.thorns, 1)
})
