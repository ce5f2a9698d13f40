// The action call: how everybody leans into it, with consent, at which price, and what is kept from whom.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { act, own, play, refused, table, withPool, word } from '../../../tests/thorns/at-the-table.ts'
import { fromScript } from '../../dice/index.ts'
import {
  type CallCommand,
  draftOf,
  type Game,
  gameOf,
  isRefusal,
  isWaiting,
  leanable,
  perform,
  type Viewer,
} from '../../kernel/index.ts'
import { thorns } from './book.ts'
import type { Act, Defend, ThornsCommand, ThornsScene } from './types.ts'

const rules = gameOf(thorns)
type Table = Game<ThornsScene, ThornsCommand>

function give(game: Table, command: CallCommand<ThornsCommand>, ...faces: ReturnType<typeof own>[]) {
  const played = perform(rules, game, command, fromScript(faces.map(line => ({ faces: line }))))
  if (isRefusal(played) || isWaiting(played)) return assert.fail(JSON.stringify(played))
  return played
}

const open = (draft: Act | Defend, scene: ThornsScene = table()): Table =>
  give({ scene, calls: [] }, { type: 'OpenCall', call: 'c', hero: draft.hero, draft }).state
const lean = (game: Table, contribution: string): Table => give(game, { type: 'LeanIn', call: 'c', contribution }).state
const accept = (game: Table, contribution: string): Table =>
  give(game, { type: 'AcceptHelp', call: 'c', contribution }).state
const toss = (game: Table, faces: ReturnType<typeof own>) => give(game, { type: 'ThrowCall', call: 'c' }, faces)

function draft(game: Table): ThornsCommand {
  const [call] = game.calls
  assert(call)
  const made = draftOf(thorns, game.scene, call)
  assert(!isRefusal(made))
  return made
}
function way(game: Table, id: string) {
  const [call] = game.calls
  assert(call)
  return leanable(thorns, game.scene, call).find(({ contribution }) => contribution.id === id)
}
const actors = (game: Table, contribution: string) => rules.actors(game, { type: 'LeanIn', call: 'c', contribution })

test('[TP-team.1, TP-Q06] an assistant offers, the one who rolls accepts, and then both are exposed', () => {
  const offered = lean(open(act()), 'assist:hild')
  assert.deepEqual(actors(open(act()), 'assist:hild'), ['hild'])
  assert.deepEqual(rules.actors(offered, { type: 'AcceptHelp', call: 'c', contribution: 'assist:hild' }), ['mara'])
  assert.deepEqual(draft(offered), act())
  const agreed = accept(offered, 'assist:hild')
  assert.deepEqual(draft(agreed), act({ assists: ['hild'] }))
  const { state } = toss(agreed, own([1, 2], { assists: [5] }))
  assert.deepEqual(state.scene.open[0]?.kind === 'impact' && state.scene.open[0].exposed, ['mara', 'hild'])
})

test('[TP-team.2, TP-Q24] the game master has the best or the worst roll, and it takes three', () => {
  const offered = thorns.offers(table(1), { role: 'gm', heroes: [] }).filter(({ group }) => group === 'Teamwork')
  const leads = offered.flatMap(({ command }) => (command.type === 'Act' && command.stat === 'Brawn' ? [command] : []))
  assert.deepEqual(
    leads.map(({ hero }) => hero),
    ['hild', 'mara'],
  )
  assert.deepEqual(leads[0]?.assists, ['mara', 'tobin'])
  assert.equal(word(play(table(1), leads[1] as Act, own([1], { assists: [6, 1] })).events), 'perfect')
  assert.equal(refused(table(), act({ teamwork: true, assists: ['hild'] })).rule, 'TP-Q24')
  const two = { ...table(), heroes: table().heroes.slice(0, 2) }
  assert(!thorns.offers(two, { role: 'gm', heroes: [] }).some(({ group }) => group === 'Teamwork'))
  assert.equal(way(open(act(), two), 'teamwork'), undefined)
})

test('[TP-team.2, TP-Q24] whoever will not share the risk stays out, and with two it is a plain assist', () => {
  const game = accept(lean(open(act()), 'teamwork'), 'teamwork')
  assert.deepEqual(draft(game), act({ teamwork: true, assists: ['tobin', 'hild'] }))
  assert.deepEqual(actors(game, 'aside:hild'), ['hild'])
  assert.deepEqual(draft(lean(game, 'aside:hild')), act({ assists: ['tobin'] }))
})

test('[TP-team.3, TP-Q21] a follow-up is one die without risk, for one roll', () => {
  const token = { id: 't', by: 'hild', text: 'a rope over the gap' }
  const scene = play(table(), { type: 'GrantFollowUp', token }).state
  const { state } = toss(lean(open(act(), scene), 'follow-up:t'), own([1, 2], { followUps: [3] }))
  assert.deepEqual(state.scene.tokens, [])
  assert.deepEqual(state.scene.open[0]?.kind === 'impact' && state.scene.open[0].exposed, ['mara'])
  assert.equal(refused(state.scene, { type: 'DropFollowUp', token: 't' }).refused, 'unknown')
  assert.equal(refused(scene, { type: 'GrantFollowUp', token }).refused, 'illegal')
  assert.deepEqual(play(scene, { type: 'DropFollowUp', token: 't' }).state.tokens, [])
})

test('[TP-team.4] help from the world is the game master’s die', () => {
  assert.equal(actors(open(act()), 'outside'), undefined)
  const game = lean(open(act()), 'outside')
  assert.equal(word(toss(game, own([1, 2], { outside: [6] })).events as never), 'perfect')
  assert.equal(way(game, 'outside')?.state, 'in')
})

test('[TP-action.1, TP-thorn.1, TP-Q01] the game master picks stat and thorns, three with advice', () => {
  for (const id of ['stat:Wits', 'thorns:2']) assert.equal(actors(open(act()), id), undefined)
  const game = lean(lean(open(act()), 'stat:Wits'), 'thorns:2')
  assert.deepEqual(draft(game), act({ stat: 'Wits', difficulty: 2 }))
  assert.deepEqual(draft(lean(game, 'thorns:0')), act({ stat: 'Wits', difficulty: 0 }))
  assert.match(way(game, 'thorns:3')?.contribution.refusal?.text ?? '', /break it up/)
  assert.equal(way(open(act(), table(2, { 'tp.three_thorns': 'roll' })), 'thorns:3')?.contribution.refusal, undefined)
  const weak = { ...act(), stat: 'Wits' }
  assert.equal(way(open(weak, table(0)), 'stat:Brawn')?.contribution.refusal?.rule, 'TP-Q16')
})

test('[TP-pool.9] fewer dice of a power pool are the roller’s own choice', () => {
  const game = open(act({ power: 'ember-call' }))
  assert.deepEqual(actors(game, 'dice:2'), ['mara'])
  assert.deepEqual(draft(lean(game, 'dice:2')), act({ power: 'ember-call', dice: 2 }))
})

test('[TP-montage.2] joining a montage is offered and accepted like help', () => {
  const montage = { type: 'Montage', hero: 'mara', difficulty: 0, how: 'a week' } as const
  const [join] = thorns.contributions(table(), montage)
  assert.deepEqual([join?.id, join?.by, join?.consent], ['join:tobin', 'tobin', true])
  assert.deepEqual(join?.apply(montage), { ...montage, joined: ['tobin'] })
})

const player: Viewer = { role: 'player', heroes: ['mara'] }

test('a secret difficulty is not in what a player receives, and no contribution tells of it', () => {
  const game = open(act({ difficulty: 2, secret: true }))
  const seen = rules.view(game, player)
  assert.deepEqual(draft(seen), act({ difficulty: 'secret', secret: true }))
  assert.equal(refused(table(), draft(seen)).refused, 'withheld')
  for (const now of [game, seen]) assert.equal(way(now, 'thorns:1'), undefined)
  assert.equal(rules.view(game, { role: 'gm', heroes: [] }), game)
})

test('only drafts that name nothing hidden are shown', () => {
  const state = withPool(table(), 'task', 3)
  const shown = (command: ThornsCommand) => thorns.showDraft(state, command, player) !== undefined
  assert(shown(act()))
  assert(shown({ type: 'TriggerPool', hero: 'mara', pool: 'p', why: 'use' }))
  assert(shown({ type: 'UsePower', hero: 'mara', power: 'ember-call', how: 'a light' }))
  assert(!shown({ type: 'TriggerPool', pool: 'p', why: 'time' }))
  assert(!shown({ type: 'Tension', pool: 'p', question: 'Who?' }))
  assert(!shown({ type: 'MakeImpact', text: 'Secret.', hits: [], danger: 'p' }))
})
