// What each seat is offered: only its own, all of it accepted, and every choice with its answers.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomOptions, randomPlay, setUp } from '../../../tests/contract/random-play.ts'
import { act, own, play, refused, table, withPool } from '../../../tests/thorns/at-the-table.ts'
import { fastDraw } from '../../dice/index.ts'
import { gameOf, isRefusal, refusalBeforeThrowing, spectator, type Viewer } from '../../kernel/index.ts'
import { thorns } from './book.ts'
import { impactMoves } from './data.ts'

const gm: Viewer = { role: 'gm', heroes: [] }
const player = (hero: string): Viewer => ({ role: 'player', heroes: [hero] })

test('a player is offered what their hero may do and nothing of the game master’s', () => {
  const rules = gameOf(thorns)
  const start = setUp(thorns, randomOptions(thorns, fastDraw(5)))
  let offered = 0
  for (const { after } of randomPlay(thorns, start, fastDraw(5), 120)) {
    const game = after as ReturnType<typeof rules.start>
    for (const { id } of game.scene.heroes)
      for (const { command, refusal } of thorns.offers(rules.view(game, player(id)).scene, player(id))) {
        assert.deepEqual(rules.actors(game, command), [id], JSON.stringify(command))
        if (!refusal) assert.equal(refusalBeforeThrowing(rules, game, command), undefined)
        offered++
      }
  }
  assert(offered > 500)
  assert.deepEqual(thorns.offers(table(), spectator), [])
})

test('[TP-harm.3] one who is out, or has something to settle, is offered no throw', () => {
  const hits = [{ hero: 'mara', marks: 4 }]
  const out = play(table(), { type: 'MakeImpact', text: 'A fall.', hits }).state
  assert.deepEqual(thorns.offers(out, player('mara')), [])
  const owing = play(table(), act(), own([1, 2])).state
  assert.deepEqual(thorns.offers(owing, player('mara')), [])
})

test('[TP-action.5, TP-core.10, TP-harm.1] the impact move is asked of the game master, with prompts, marks, a condition', () => {
  const state = play(
    table(),
    act({ difficulty: 1, assists: ['hild'] }),
    own([1, 2], { assists: [3], thorns: [7] }),
  ).state
  const [choice] = thorns.pending(state)
  assert.equal(choice?.question, 'Which impact move, doubled? Exposed: Mara Venn, Hild Ironvow.')
  const labels = choice?.answers.map(({ label }) => label) ?? []
  assert.equal(labels.filter(label => impactMoves.includes(label)).length, 3)
  assert.deepEqual(labels.slice(3), [
    'Two marks for Mara Venn',
    'Two marks for everyone exposed',
    'Mara Venn is shaken',
  ])
  for (const { command } of choice?.answers ?? []) assert.deepEqual(play(state, command).state.open, [])
  const all = choice?.answers.find(({ label }) => label === 'Two marks for everyone exposed')
  assert.deepEqual(all && play(state, all.command).state.heroes.map(({ marks }) => marks), [2, 0, 2])
})

test('[TP-harm.5] the buttons of a lightened move leave one mark', () => {
  const defend = { type: 'Defend', hero: 'mara', stat: 'Brawn', difficulty: 0, trouble: 'rubble' } as const
  const state = play(table(), defend, own([5, 1])).state
  const mark = thorns.pending(state)[0]?.answers.find(({ label }) => label === 'One mark for Mara Venn')
  assert.equal(mark && play(state, mark.command).state.heroes[0]?.marks, 1)
})

test('[TP-Q07] those who could still help are offered it where the table allows it', () => {
  const offersOf = (options: Record<string, string>) =>
    thorns.offers(play(table(2, options), act(), own([1, 2])).state, player('hild')).map(({ command }) => command.type)
  assert(offersOf({ 'tp.late_assist': 'on' }).includes('LateAssist'))
  assert(!offersOf({}).includes('LateAssist'))
})

test('[TP-pool.3] a trigger is offered with the chance that the pool holds and how many triggers are left', () => {
  const label = thorns
    .offers(withPool(table(), 'timer', 6), gm)
    .find(({ command }) => command.type === 'TriggerPool')?.label
  assert.match(label ?? '', /6d, holds 98 %, 4\.0 more triggers/)
  const power = thorns.offers(table(), player('mara')).find(({ command }) => command.type === 'UsePower')?.label
  assert.equal(power, 'Mara Venn uses Ember Call (4d, holds 94 %, 3.5 more triggers) without risk')
})

test('the table’s own content is offered: its talents, challenges and moves', () => {
  const part = { name: 'P', dice: 3, fiction: 'So.' }
  const pack = {
    title: 'Ours',
    talents: [{ id: 'ours', name: 'Ours', text: '' }],
    challenges: [{ id: 'ours', name: 'Our challenge', text: '-', task: part, danger: part }],
    moves: ['Our move.'],
  }
  const state = play(table(), { type: 'LoadPack', pack }).state
  const labels = thorns.offers(state, gm).map(({ label }) => label)
  for (const label of ['Mara Venn learns Ours', 'Our challenge']) assert(labels.includes(label), label)
})

test('the measures count harm and dropped dice', () => {
  const state = withPool(table(), 'timer', 3)
  const { events, state: after } = play(state, { type: 'TriggerPool', pool: 'p', why: 'time' }, { pool: [1, 2, 6] })
  const measured = thorns.measures.map(({ id, of }) => [id, of(state, events, after)])
  assert.deepEqual(measured, [
    ['marks', 0],
    ['dropped', 2],
  ])
})

test('states that play on alike have the same fingerprint, others not', () => {
  const one = play(table(), act(), own([6, 1])).state
  const two = play(one, act(), own([6, 1])).state
  assert.equal(thorns.fingerprint(one), thorns.fingerprint(two))
  const hurt = play(two, { type: 'MakeImpact', text: 'A fall.', hits: [{ hero: 'mara', marks: 1 }] }).state
  assert.notEqual(thorns.fingerprint(two), thorns.fingerprint(hurt))
})

test('whoever is not there, and whatever is not there, is named', () => {
  assert.match(refused(table(), act({ hero: 'nobody' })).text, /no hero "nobody"/)
  assert.match(refused(table(), { type: 'TriggerPool', pool: 'none', why: 'x' }).text, /no pool "none"/)
  assert(isRefusal(thorns.parse({ type: 'Act' })))
})
