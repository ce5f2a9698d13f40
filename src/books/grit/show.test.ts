// What players may not know, what everybody may do, and what the game master may adjust.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  brawl,
  calm,
  club,
  having,
  hero,
  play,
  plays,
  post,
  refused,
  strike,
  until,
} from '../../../tests/grit/at-the-table.ts'
import { gmViewer, spectator, type Viewer } from '../../kernel/index.ts'
import { grit } from './book.ts'
import type { GritCommand } from './types.ts'

const player: Viewer = { role: 'player', heroes: ['thimble'] }
const secret = 'SECRET'

test('a hidden foe is in nothing that a player receives, until it is shown', () => {
  const before = calm()
  const add: GritCommand = {
    type: 'AddFoe',
    id: 'lurker',
    monster: { ...post, name: secret },
    name: secret,
    hidden: true,
  }
  const added = play(before, add)
  for (const viewer of [player, spectator]) {
    assert.deepEqual(
      added.events.map(event => grit.show(before, event, viewer)),
      [undefined],
    )
    assert.doesNotMatch(JSON.stringify(grit.view(added.state, viewer)), /SECRET|lurker/)
    const adjusted = play(added.state, { type: 'Adjust', who: 'lurker', what: 'hp', to: 5, reason: secret })
    assert.deepEqual(
      adjusted.events.map(event => grit.show(added.state, event, viewer)),
      [undefined],
    )
    const gone = play(added.state, { type: 'RemoveFoe', foe: 'lurker' })
    assert.deepEqual(
      gone.events.map(event => grit.show(added.state, event, viewer)),
      [undefined],
    )
    assert.equal(grit.showDraft(added.state, strike({ target: 'lurker' }), viewer), undefined)
    assert.equal(grit.showDraft(added.state, add, viewer), undefined)
  }
  assert.equal(
    refused(plays(added.state, { type: 'BeginFight' }), { type: 'EndTurn', foe: 'lurker' }).refused,
    'not-now',
  )
  const shown = play(added.state, { type: 'ShowFoe', foe: 'lurker' })
  assert.equal(shown.events.map(event => grit.show(added.state, event, player))[0]?.type, 'FoeAdded')
})

test('secret Banes of a declared attack stay secret', () => {
  const state = until(brawl(), 'post')
  const declared = play(state, { type: 'Declare', attack: club({ secretBanes: 2 }) })
  assert.equal(grit.view(declared.state, player).declared?.attack.secretBanes, 'withheld')
  assert.equal(grit.view(declared.state, gmViewer).declared?.attack.secretBanes, 2)
})

test('a player is offered what their heroes may do, a spectator nothing', () => {
  const state = brawl()
  const mine = grit.offers(state, player)
  assert(mine.some(({ command }) => command.type === 'Attack'))
  assert(mine.every(({ command }) => !('hero' in command) || command.hero === 'thimble'))
  assert(mine.every(({ command }) => grit.verbs[command.type].by !== 'gm'))
  assert.deepEqual(grit.offers(state, spectator), [])
  const far = grit.offers(having(state, 'post', { at: 1 }), player).find(({ command }) => command.type === 'Attack')
  assert.equal(far?.refusal?.refused, 'out-of-reach')
})

test('the game master adjusts any number, with a reason and within its bounds', () => {
  const to = (
    what: 'hp' | 'wounds' | 'grit' | 'actions' | 'hitDice' | 'sparks' | 'at',
    value: number,
  ): GritCommand => ({
    type: 'Adjust',
    who: 'thimble',
    what,
    to: value,
    reason: 'a ruling',
  })
  const state = brawl()
  for (const what of ['hp', 'wounds', 'grit', 'actions', 'at'] as const)
    assert.equal(hero(play(state, to(what, 2)).state, 'thimble')[what], 2)
  assert.equal(hero(play(state, to('wounds', 6)).state, 'thimble').out, true)
  assert.equal(refused(state, to('grit', 6)).refused, 'limit')
  assert.equal(
    refused(state, { type: 'Adjust', who: 'post', what: 'sparks', to: 1, reason: 'a ruling' }).refused,
    'not-usable',
  )
})

test('whatever waits can be passed over by the game master', () => {
  const declared = play(until(brawl(), 'post'), { type: 'Declare', attack: club() }).state
  assert.equal(refused(declared, { type: 'EndTurn', foe: 'post' }).refused, 'pending')
  const open = play(declared, { type: 'Skip', choice: 'declared', reason: 'never mind' }).state
  assert.equal(plays(open, { type: 'EndTurn', foe: 'post' }).fight?.round, 2)
  assert.equal(refused(open, { type: 'Skip', choice: 'declared', reason: 'never mind' }).refused, 'unknown')
})

test('the example scene: three heroes, a wasp, a gang, and Initiative open', () => {
  const [scene] = grit.scenes
  const types = scene?.commands.map(({ type }) => type)
  assert.deepEqual(types?.filter(type => type === 'AddHero').length, 3)
  assert.equal(types?.at(-1), 'OpenCall')
  assert((scene?.text.split('. ').length ?? 0) >= 3)
})

test('everything that happens in a fight can be read aloud with its rule', () => {
  const state = until(brawl(), 'post')
  const { events } = play(state, club({ defends: ['thimble'], interposer: 'pip' }), { primary: [4, 5], others: [] })
  const told = events.map(event => grit.say(state, event))
  assert(told.every(({ rules }) => (rules?.length ?? 0) > 0))
  assert.match(told.map(({ lead, text }) => `${lead} ${text}`).join('\n'), /Pip steps in between for Thimble/)
  assert.equal(grit.describe(state, club()), 'Post attacks Thimble with club')
})
