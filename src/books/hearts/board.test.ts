// The board: chapter 4, and what fights take from the map.
import assert from 'node:assert/strict'
import { test as check } from 'node:test'
import {
  brawl,
  changeFoe,
  choices,
  fight,
  find,
  foe,
  hero,
  play,
  playAll,
  refused,
  shift,
  shoot,
  stepsFor,
  strike,
  table,
  test,
  tnOf,
} from '../../../tests/hearts/table.ts'
import { couldStrikeBack, crowded, waysOf } from './board.ts'
import { hearts } from './book.ts'
import { readyMaps } from './maps.ts'

check('[HM-1.1] three ready maps: heroes and foes take their starting squares', () => {
  assert.equal(readyMaps.length, 3)
  for (const map of readyMaps) {
    const state = play(table(), { type: 'SetMap', map }).state
    assert.deepEqual(
      state.heroes.map(({ at }) => at),
      map.starts.heroes.slice(0, 3),
    )
    assert(map.starts.foes.length >= 5, map.name)
    const lows = map.rows.join('').split('+').length - 1
    assert(lows >= 6, `${map.name} has cover`)
  }
})

check('[HM-4.4, HM-1.11] full cover: no shot gets through, and what is in the way is named', () => {
  const state = fight('2..#.a', ['minion'])
  const refusal = refused(state, shoot('wren', 'foe-1'))
  assert.deepEqual([refusal.refused, refusal.rule], ['out-of-reach', 'HM-4.4'])
  assert.match(refusal.text, /the wall at D1/)
})

check(
  '[HM-4.5, HM-Q42] partial cover is found on the map; something low shields who stands beside it, and nobody else',
  () => {
    const state = fight('2+..+a', ['minion'])
    assert.equal(tnOf(play(state, shoot('wren', 'foe-1'), 9).events), 8)
    const open = fight('2+...a', ['minion'])
    assert.equal(tnOf(play(open, shoot('wren', 'foe-1'), 9).events), 6)
  },
)

check('[HM-4.5] the game master overrules the map either way', () => {
  const state = fight('2...+a', ['minion'])
  assert.equal(tnOf(play(state, shoot('wren', 'foe-1', { cover: 'none' }), 9).events), 6)
  assert.equal(refused(state, shoot('wren', 'foe-1', { cover: 'full' })).rule, 'HM-4.4')
  const open = fight('2....a', ['minion'])
  assert.equal(tnOf(play(open, shoot('wren', 'foe-1', { cover: 'partial' }), 9).events), 8)
})

check('[HM-4.6] cover may count for noticing and hiding, if the game master says so', () => {
  const command = test('wren', 'dexterity', 6, { what: 'spots who is behind the wall' })
  const covered = hearts.contributions(table(), command).find(({ id }) => id === 'worse:cover')
  assert.equal(covered?.by, 'gm')
  assert.equal(tnOf(play(table(), covered?.apply(command) as typeof command, 9).events), 8)
})

check('[HM-Q21] hand to hand, cover does not count', () => {
  const state = playAll(fight('1.\n.a', ['minion']), { type: 'SetSquare', at: { x: 1, y: 1 }, terrain: 'low' })
  assert.equal(tnOf(play(state, strike('brida', 'foe-1'), 7).events), 6)
})

check('[HM-5.14, HM-Q37] the next square, diagonals included, with no wall between', () => {
  assert.equal(play(fight('1.\n.a', ['minion']), strike('brida', 'foe-1'), 7).events.length > 0, true)
  assert.equal(refused(fight('1.a', ['minion']), strike('brida', 'foe-1')).rule, 'HM-5.14')
  assert.equal(refused(fight('1a\nwall A1 east', ['minion']), strike('brida', 'foe-1')).rule, 'HM-5.14')
})

check(
  '[HM-5.15, HM-Q23] whatever is seen can be shot at; with the limit, beyond ten squares it is a step harder',
  () => {
    const far = (squares: number) => `2${'.'.repeat(squares - 1)}a`
    const tn = (squares: number, limit: string) =>
      tnOf(play(fight(far(squares), ['minion'], { 'hm.range_limit': limit }), shoot('wren', 'foe-1'), 9).events)
    assert.deepEqual([tn(30, 'off'), tn(10, '10'), tn(11, '10')], [6, 6, 8])
  },
)

check('[HM-5.16, HM-Q24] three Minions around a hero: a step harder, or one complication more', () => {
  const around = 'ab.\nc1.\n...'
  const ranks = ['minion', 'minion', 'minion'] as const
  const pressed = fight(around, ranks)
  assert.equal(crowded(pressed, hero(pressed, 'brida')), true)
  assert.match(stepsFor(pressed, strike('brida', 'foe-1')).join(), /Minions all around: \+1 step \[HM-5.16\]/)
  const two = changeFoe(pressed, 'foe-3', { wounds: 1 })
  assert.equal(tnOf(play(two, strike('brida', 'foe-1'), 9).events), 6)
  const other = fight(around, ranks, { 'hm.crowd': 'complication', 'hm.armor_token': 'off' })
  assert.equal(tnOf(play(other, strike('brida', 'foe-1'), 7).events), 6)
  const { state } = play(other, strike('brida', 'foe-1'), 3)
  assert.deepEqual(
    choices(state).map(open => open.kind === 'complication' && [open.rule, open.forced]),
    [
      ['HM-Q06', false],
      ['HM-5.16', true],
    ],
  )
})

check('[HM-5.12] who could strike back is worked out from the map', () => {
  const back = (drawing: string, reach: 'melee' | 'ranged') => {
    const state = fight(drawing, ['minion'], {}, { reach })
    return couldStrikeBack(state, foe(state, 'foe-1'), hero(state, 'wren'), 'ranged')
  }
  assert.equal(back('2a', 'melee'), true)
  assert.equal(back('2...a', 'melee'), false)
  assert.equal(back('2...a', 'ranged'), true)
  assert.equal(back('2+...a', 'ranged'), false)
  assert.equal(back('2#..a', 'ranged'), false)
  const state = fight('2...a', ['minion'], {}, { reach: 'ranged' })
  assert.equal(hero(play(state, shoot('wren', 'foe-1'), 3).state, 'wren').hearts, 4)
  assert.equal(hero(play(state, shoot('wren', 'foe-1', { strikesBack: false }), 3).state, 'wren').hearts, 5)
  const disarmed = changeFoe(state, 'foe-1', { conditions: ['disarmed'] })
  assert.equal(hero(play(disarmed, shoot('wren', 'foe-1'), 3).state, 'wren').hearts, 5)
  const melee = brawl(['minion'])
  assert.equal(couldStrikeBack(melee, foe(melee, 'minion'), hero(melee, 'wren'), 'melee'), true)
  assert.equal(couldStrikeBack(melee, foe(melee, 'minion'), hero(melee, 'wren'), 'ranged'), false)
})

check('[HM-Q40] rough ground and low things cost two; walls, obstacles and gaps are not entered', () => {
  const state = fight('1~+.:&#\n#######', ['minion'])
  const goes = (x: number) => waysOf(state, hero(state, 'brida'))?.costTo({ x, y: 0 })
  assert.deepEqual([1, 2, 3, 4, 5, 6].map(goes), [2, 4, 5, undefined, undefined, undefined])
  assert.equal(find(play(state, { type: 'Move', hero: 'brida', to: { x: 2, y: 0 } }).events, 'Moved')?.cost, 4)
})

check('[HM-Q41] friends are passed, foes are not, and nobody shares a square', () => {
  const state = fight('12.a..\n######', ['minion'])
  assert.equal(find(play(state, { type: 'Move', hero: 'brida', to: { x: 2, y: 0 } }).events, 'Moved')?.cost, 2)
  for (const x of [1, 3, 4])
    assert.equal(refused(state, { type: 'Move', hero: 'brida', to: { x, y: 0 } }).refused, 'out-of-reach')
  assert.equal(refused(state, { type: 'Place', who: 'brida', at: { x: 3, y: 0 } }).refused, 'out-of-reach')
})

check('outside a fight nobody counts squares, but walls still stand', () => {
  const state = playAll(fight(`1${'.'.repeat(20)}#.\na......................`.replace('a', '.'), ['minion']), {
    type: 'EndCombat',
  })
  const goes = waysOf(state, hero(state, 'brida'))
  assert.equal(goes?.costTo({ x: 20, y: 0 }), 20)
  assert.equal(goes?.costTo({ x: 21, y: 0 }), undefined)
})

check('doors open and close, squares change, and nobody ends up in a wall', () => {
  const state = fight('1.a\n...\ndoor gate A1 east closed\nwall A2 east', ['minion'])
  assert.equal(refused(state, { type: 'Move', hero: 'brida', to: { x: 1, y: 0 } }).refused, 'out-of-reach')
  const open = play(state, { type: 'SetDoor', door: 'gate', open: true }).state
  assert.equal(find(play(open, { type: 'Move', hero: 'brida', to: { x: 1, y: 0 } }).events, 'Moved')?.cost, 1)
  assert.equal(refused(open, { type: 'SetDoor', door: 'gate', open: true }).refused, 'not-now')
  assert.equal(refused(open, { type: 'SetDoor', door: 'cellar', open: true }).refused, 'unknown')
  assert.equal(refused(open, { type: 'SetSquare', at: { x: 0, y: 0 }, terrain: 'wall' }).refused, 'out-of-reach')
  assert.equal(refused(open, { type: 'SetSquare', at: { x: 9, y: 0 }, terrain: 'wall' }).refused, 'unknown')
  const built = play(open, { type: 'SetSquare', at: { x: 1, y: 0 }, terrain: 'wall' }).state
  assert.equal(refused(built, { type: 'Move', hero: 'brida', to: { x: 1, y: 0 } }).refused, 'out-of-reach')
  const cleared = play(built, { type: 'ClearMap' }).state
  assert.deepEqual([cleared.map, hero(cleared, 'brida').at], [undefined, undefined])
  assert.equal(refused(cleared, { type: 'Move', hero: 'brida', to: { x: 1, y: 0 } }).refused, 'not-now')
})

check('[HM-Q13, HM-Q22] cover, talent and conditions are netted together', () => {
  const boss = fight('2...+a', ['boss'])
  const command = shoot('wren', 'foe-1', { talent: 'Pathfinder', shifts: [shift(-1)] })
  assert.equal(tnOf(play(boss, command, 8).events), 8)
})
