// The map: a space is a square, bands are read from squares, walls stop feet and eyes, and cover is the game master's to count.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  brawl,
  brawlOn,
  calm,
  club,
  dice,
  find,
  foe,
  having,
  hero,
  mites,
  net,
  play,
  plays,
  pool,
  post,
  refused,
  sergeant,
  strike,
  testWeapons,
  until,
} from '../../../tests/grit/at-the-table.ts'
import { parseSquareName, type Square, squareName } from '../../grid/index.ts'
import { gmViewer, type Viewer } from '../../kernel/index.ts'
import { grit } from './book.ts'
import { leapsOf } from './casting.ts'
import { creatureOf } from './find.ts'
import { readyMaps } from './maps.ts'
import { bandOf, waysOf } from './places.ts'
import { spells } from './spells.ts'
import type { GritCommand, GritScene, Monster } from './types.ts'

const sq = (name: string): Square => parseSquareName(name) as Square
const where = (state: GritScene, id: string): string => {
  const square = creatureOf(state, id)?.square
  return square ? squareName(square) : 'nowhere'
}
const move = (hero: string, to: string, careful = false): GritCommand => ({
  type: 'Move',
  hero,
  to: sq(to),
  ...(careful && { careful }),
})
const cast = (spell: string, targets: readonly string[], more = {}): GritCommand => ({
  type: 'Cast',
  hero: 'thimble',
  spell,
  targets,
  ...more,
})
const shot = strike({ with: 'bow' })

describe('distance', () => {
  const band = (drawing: string) => {
    const state = brawlOn(drawing)
    return bandOf(state, hero(state, 'thimble'), foe(state, 'post'))
  }

  test('[TA-10.4, TA-Q42] the next square is Close, diagonals too, up to 6 Mid, beyond Far', () => {
    const apart = ['1a', '1.\n.a', '1.a', '1.....a', '1......a']
    assert.deepEqual(apart.map(band), ['close', 'close', 'mid', 'mid', 'far'])
  })

  test('[TA-10.4, TA-Q42] a wall between two squares keeps them apart, and who is not on the map is Far', () => {
    assert.equal(band('1a\nwall A1 east'), 'mid')
    assert.equal(band('1#\n#a'), 'mid')
    assert.equal(band('1.'), 'far')
    assert.equal(refused(brawlOn('1.'), strike()).rule, 'TA-Q42')
  })

  test('[TA-10.5, TA-Q42] weapons and spells reach as many squares as they list spaces, whatever the table counts by', () => {
    const far = (squares: number) => `1${'.'.repeat(squares - 1)}a`
    for (const options of [{}, { 'ta.distance': 'spaces' }]) {
      assert.equal(refused(brawlOn('1.a', [post], options), strike()).rule, 'TA-10.4')
      assert(play(brawlOn(far(18), [post], options), shot, dice([3])))
      const beyond = refused(brawlOn(far(19), [post], options), shot)
      assert.equal(beyond.refused, 'out-of-reach')
      assert.match(beyond.text, /19 spaces away, and it reaches 18/)
      assert(play(brawlOn(far(6), [post], options), cast('cobweb', ['post'])))
      assert.equal(refused(brawlOn(far(7), [post], options), cast('cobweb', ['post'])).rule, 'TA-10.4')
    }
  })

  test('[TA-10.4] an area takes those who stand next to the first whom it is aimed at', () => {
    const state = brawlOn('1...ab\n.....c', [post, sergeant, mites])
    assert(find(play(state, cast('cobweb', ['post', 'sergeant', 'mites'])).events, 'EffectOpened'))
    const apart = brawlOn('1...a.b', [post, sergeant])
    assert.equal(refused(apart, cast('cobweb', ['post', 'sergeant'])).refused, 'out-of-reach')
    const offered = grit.offers(state, gmViewer).filter(({ command }) => command.type === 'Cast')
    const webs = offered.flatMap(({ command }) =>
      command.type === 'Cast' && command.spell === 'cobweb' ? [[...command.targets].sort().join()] : [],
    )
    assert(webs.includes('mites,post,sergeant'))
  })

  test('[TA-6.11] Defend shields an ally on the next square', () => {
    const at = (drawing: string) => until(brawlOn(drawing), 'post')
    assert.equal(net(play(at('12\na.'), club({ defends: ['pip'] }), dice([5, 3])).events), -1)
    assert.equal(refused(at('1.2\na..'), club({ defends: ['pip'] })).rule, 'TA-6.11')
  })
})

describe('moving', () => {
  test('[TA-6.4, TA-10.2] one Move goes as many squares as the Speed, and more of them follow in a row', () => {
    const state = brawlOn(`1${'.'.repeat(18)}\na${'#'.repeat(18)}`.replace('a', '#'))
    const actions = (to: string) => hero(play(state, move('thimble', to)).state, 'thimble').actions
    assert.deepEqual(['G1', 'H1', 'M1', 'S1'].map(actions), [2, 1, 1, 0])
    const after = play(state, move('thimble', 'M1')).state
    assert.equal(where(after, 'thimble'), 'M1')
    assert.equal(refused(after, move('thimble', 'A1')).refused, 'cannot-pay')
  })

  test('[TA-10.3, TA-Q37] sugar and what is low cost two a square', () => {
    const state = brawlOn('1~+.~~\n######')
    const cost = (to: string) => waysOf(state, hero(state, 'thimble'))?.costTo(sq(to))
    assert.deepEqual(['B1', 'C1', 'D1', 'F1'].map(cost), [2, 4, 5, 9])
    assert.equal(find(play(state, move('thimble', 'F1')).events, 'ActionsSpent')?.cost, 2)
  })

  test('[TA-Q44] walls, doors and enemies bar the way, friends are passed, and nobody shares a square', () => {
    const state = brawlOn('12.a..\n######')
    assert.equal(where(play(state, move('thimble', 'C1')).state, 'thimble'), 'C1')
    for (const to of ['B1', 'D1', 'E1', 'A2']) {
      const refusal = refused(state, move('thimble', to))
      assert.deepEqual([refusal.refused, refusal.rule], ['out-of-reach', 'TA-Q44'])
    }
    assert.equal(refused(state, move('thimble', 'A1')).refused, 'not-now')
    const door = brawlOn('1..\n###\ndoor lid A1 east closed')
    assert.equal(refused(door, move('thimble', 'B1')).rule, 'TA-Q44')
    const open = play(door, { type: 'SetDoor', door: 'lid', open: true }).state
    assert.equal(where(play(open, move('thimble', 'B1')).state, 'thimble'), 'B1')
  })

  test('[TA-10.7, TA-10.8] who is held goes nowhere on squares either', () => {
    for (const kind of ['grappled', 'restrained'] as const) {
      const state = having(brawlOn('1..'), 'thimble', { conditions: [{ kind }] })
      assert.equal(refused(state, move('thimble', 'B1')).rule, kind === 'grappled' ? 'TA-10.7' : 'TA-10.8')
    }
  })

  test('[TA-6.13, TA-Q44] who ends a move next to an enemy no longer gives the opportunity, unless they go carefully', () => {
    const state = until(brawlOn('.1...\na....', [sergeant]), 'thimble')
    const left = play(state, move('thimble', 'D1'))
    assert.deepEqual(find(left.events, 'Provoked')?.provocation.by, ['sergeant'])
    const answer = {
      type: 'Attack',
      foe: 'sergeant',
      with: 'club',
      target: 'thimble',
      opportunity: 'opening-1',
    } as const
    assert.equal(find(play(left.state, answer, dice([4])).events, 'Attacked')?.reaction, true)
    assert.equal(find(play(state, move('thimble', 'B2')).events, 'Provoked'), undefined)
    const careful = play(state, move('thimble', 'D1', true))
    assert.equal(find(careful.events, 'Provoked'), undefined)
    assert.equal(hero(careful.state, 'thimble').actions, 1)
    const walled = until(brawlOn('.1...\na....\nwall A1 south\nwall B1 south\nwall A1 east', [sergeant]), 'thimble')
    assert.equal(find(play(walled, move('thimble', 'D1')).events, 'Provoked'), undefined)
  })

  test('outside a fight nobody counts spaces, but walls still stand', () => {
    const state = play(brawlOn(`1${'.'.repeat(40)}#.`), { type: 'EndFight' }).state
    assert.equal(where(play(state, move('thimble', 'AO1')).state, 'thimble'), 'AO1')
    assert.equal(refused(state, move('thimble', 'AQ1')).rule, 'TA-Q44')
  })

  test('[TA-Q42] zones are for tables without a map, squares for tables with one', () => {
    assert.equal(refused(brawlOn('1.a'), { type: 'Move', hero: 'thimble', to: 1 }).rule, 'TA-Q42')
    assert.equal(refused(brawl(), move('thimble', 'B1')).refused, 'not-now')
    assert.equal(refused(brawlOn('a.'), move('thimble', 'B1')).rule, 'TA-Q42')
  })
})

describe('sight and cover', () => {
  test('[TA-Q43] a shot and a spell need a line; what is in the way is named', () => {
    const state = brawlOn('1.#.a')
    for (const command of [shot, cast('cobweb', ['post']), cast('four', ['post'])]) {
      const refusal = refused(state, command)
      assert.deepEqual([refusal.refused, refusal.rule], ['out-of-reach', 'TA-Q43'])
      assert.match(refusal.text, /does not see Post, behind the wall at C1\./)
    }
    assert(play(brawlOn('1.:.a'), shot, dice([3])))
  })

  test('[TA-10.10, TA-Q30, TA-Q43] fear counts while its source is in sight', () => {
    const afraid = (drawing: string) => {
      const conditions = [{ kind: 'frightened', source: 'post' }] as const
      const state = having(brawlOn(drawing), 'thimble', { conditions })
      const test = { type: 'Test', hero: 'thimble', attribute: 'wil', how: 'stands' } as const
      return net(play(state, test, drawing.includes('#') ? pool(4) : pool(4, 5)).events)
    }
    assert.deepEqual([afraid('1.#.a'), afraid('1...a')], [0, -1])
  })

  test('[TA-10.4, TA-Q43] a step by magic needs a free square in sight', () => {
    const state = brawlOn('1..#..\n...#a.')
    assert.equal(where(play(state, cast('crumb-step', [], { to: sq('C2') })).state, 'thimble'), 'C2')
    assert.equal(refused(state, cast('crumb-step', [], { to: sq('F1') })).rule, 'TA-Q43')
    assert.equal(refused(state, cast('crumb-step', [], { to: sq('E2') })).rule, 'TA-Q42')
    assert.equal(refused(state, cast('crumb-step', [], { to: 3 })).rule, 'TA-Q42')
    const [step] = spells.filter(({ id }) => id === 'crumb-step')
    assert(step)
    const leaps = (scene: GritScene) =>
      leapsOf(scene, hero(scene, 'thimble'), step).map(({ square }) => squareName(square))
    assert.deepEqual(leaps(state).sort(), ['A2', 'B1', 'B2', 'C1', 'C2'])
    assert.deepEqual(leaps(having(state, 'thimble', { sparks: 0 })), [])
    assert.deepEqual(leaps(having(state, 'thimble', { actions: 0 })), [])
  })

  test('[TA-Q45] cover never counts by itself: it is shown, and a Bane that the game master may lay on', () => {
    const state = brawlOn('1...+a')
    const bare = play(state, shot, dice([3]))
    assert.equal(net(bare.events), 0)
    const offered = grit.contributions(state, shot).find(({ id }) => id.startsWith('bane:cover'))
    assert.equal(offered?.by, 'gm')
    assert.equal(offered?.label, 'A Bane: cover, something low at E1')
    const laid = offered?.apply(shot) as typeof shot
    assert.equal(net(play(state, laid, dice([5, 3])).events), -1)
    assert(!grit.contributions(state, laid).some(({ id }) => id.startsWith('bane:cover')))
    const none = (drawing: string, draft: GritCommand) =>
      assert(!grit.contributions(brawlOn(drawing), draft).some(({ id }) => id.startsWith('bane:cover')))
    none('1....a', shot)
    none('1#\n.a', strike())
    assert.equal(grit.verbs.Attack.gmFields?.includes('banes'), true)
  })
})

describe('stepping in between', () => {
  const far: Monster = { ...post, attacks: testWeapons.filter(({ id }) => id === 'bow') }
  const arrow = { type: 'Attack', foe: 'post', with: 'bow', target: 'thimble' } as const

  test('[TA-6.12, TA-Q11, TA-Q46] within one Move, onto the free square beside the ally that is nearest to the blow', () => {
    const state = until(brawlOn('......\n21...a\n......', [far]), 'post')
    const stepped = play(state, { ...arrow, interposer: 'pip' }, dice([3]))
    assert.equal(find(stepped.events, 'Attacked')?.target, 'pip')
    assert.equal(where(stepped.state, 'pip'), 'C2')
    const there = until(brawlOn('1\n2\n.\na', [far]), 'post')
    assert.equal(find(play(there, { ...arrow, interposer: 'pip' }, dice([3])).events, 'Moved'), undefined)
  })

  test('[TA-Q11, TA-Q46] nobody steps in from farther away, nor where no square is free', () => {
    const away = until(brawlOn(`1${'.'.repeat(8)}2\na${'.'.repeat(9)}`), 'post')
    assert.equal(refused(away, club({ interposer: 'pip' })).rule, 'TA-Q11')
    const crammed = until(brawlOn('1a#\n##2'), 'post')
    assert.equal(refused(crammed, club({ interposer: 'pip' })).rule, 'TA-Q11')
  })
})

describe('the game master’s map', () => {
  const player: Viewer = { role: 'player', heroes: ['thimble'] }

  test('[TA-Q42] three heroes and the foes take the starting squares in order; who finds none waits beside it', () => {
    const state = brawlOn('12\na.', [post, sergeant])
    assert.deepEqual(
      ['thimble', 'pip', 'wick', 'post', 'sergeant'].map(id => where(state, id)),
      ['A1', 'B1', 'nowhere', 'A2', 'nowhere'],
    )
    const placed = play(state, { type: 'Place', who: 'wick', at: sq('B2') }).state
    assert.equal(where(placed, 'wick'), 'B2')
    assert.equal(refused(placed, { type: 'Place', who: 'sergeant', at: sq('B2') }).refused, 'out-of-reach')
    assert.equal(where(play(placed, { type: 'Place', who: 'wick' }).state, 'wick'), 'nowhere')
    assert.equal(refused(state, { type: 'Place', who: 'wick' }).refused, 'not-now')
    assert.equal(refused(calm(), { type: 'Place', who: 'wick', at: sq('B2') }).refused, 'not-now')
  })

  test('[TA-Q42] without the map everybody is in the zone where they were', () => {
    const before = having(brawl(), 'post', { at: 1 })
    const [map] = readyMaps
    assert(map)
    const there = play(before, { type: 'SetMap', map }).state
    const cleared = play(there, { type: 'ClearMap' }).state
    assert.deepEqual(cleared, before)
    assert.equal(refused(cleared, { type: 'ClearMap' }).refused, 'not-now')
    assert.equal(refused(cleared, { type: 'SetDoor', door: 'lid', open: true }).refused, 'not-now')
    assert.equal(refused(cleared, { type: 'SetSquare', at: sq('A1'), terrain: 'floor' }).refused, 'not-now')
  })

  test('squares change, and nobody ends up in a wall', () => {
    const state = brawlOn('1.a')
    assert.equal(refused(state, { type: 'SetSquare', at: sq('A1'), terrain: 'wall' }).refused, 'out-of-reach')
    const built = play(state, { type: 'SetSquare', at: sq('B1'), terrain: 'wall' }).state
    assert.equal(refused(built, shot).rule, 'TA-Q43')
  })

  test('[TA-Q47] a hidden foe waits off the map, and its square is known when it is shown', () => {
    const state = brawlOn('1.a.b\n.....')
    const lurker = { type: 'AddFoe', id: 'lurker', monster: 'wasp', hidden: true } as const
    assert.equal(refused(state, { ...lurker, at: sq('B2') }).rule, 'TA-Q47')
    const hidden = play(state, lurker).state
    assert.equal(where(hidden, 'lurker'), 'nowhere')
    assert.equal(refused(hidden, { type: 'Place', who: 'lurker', at: sq('B2') }).rule, 'TA-Q47')
    const shown = play(hidden, { type: 'ShowFoe', foe: 'lurker', at: sq('B2') })
    assert.equal(where(shown.state, 'lurker'), 'B2')
    assert.equal(where(play(hidden, { type: 'ShowFoe', foe: 'lurker' }).state, 'lurker'), 'E1')
    assert.equal(refused(hidden, { type: 'ShowFoe', foe: 'lurker', at: sq('A1') }).refused, 'out-of-reach')
    const [told] = shown.events.map(event => grit.show(hidden, event, player))
    assert.deepEqual(told?.type === 'FoeAdded' && told.foe.square, sq('B2'))
  })

  test('[TA-11.2, TA-Q44] who is out leaves the square free; a gang stands on one square', () => {
    const state = having(brawlOn('1a..', [mites]), 'mites', { count: 2 })
    const one = play(state, strike({ target: 'mites' }), dice([3])).state
    assert.deepEqual([foe(one, 'mites').count, where(one, 'mites')], [1, 'B1'])
    const none = play(one, strike({ target: 'mites' }), dice([3, 4])).state
    assert.deepEqual([foe(none, 'mites').out, where(none, 'mites')], [true, 'nowhere'])
    assert.equal(where(plays(none, move('thimble', 'B1')), 'thimble'), 'B1')
  })

  test('[TA-Q45] the ready maps have room for five heroes and four foes, and something to hide behind', () => {
    assert.equal(readyMaps.length, 2)
    for (const { name, starts, rows } of readyMaps) {
      assert.deepEqual([starts.heroes.length, starts.foes.length], [5, 4], name)
      assert(rows.join('').includes('+') && rows.join('').includes('~'), name)
    }
  })

  test('every sentence about squares names them', () => {
    const state = brawlOn('1..a')
    const told = (command: GritCommand) => play(state, command).events.map(event => grit.say(state, event).text)
    assert(told(move('thimble', 'B1')).includes('moves from A1 to B1.'))
    assert.deepEqual(told({ type: 'Place', who: 'post', at: sq('C1') }), ['is on C1.'])
    assert.deepEqual(told({ type: 'SetSquare', at: sq('C1'), terrain: 'rough' }), ['C1 is rough ground now.'])
  })
})
