// Hearts & Mana on random maps: whatever is asked for, nobody stands in a wall, shares a square or goes too far.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { squaresLeft, tokens } from '../../src/books/hearts/board.ts'
import { hearts } from '../../src/books/hearts/book.ts'
import { squaresPerTurn, woundsOfRank } from '../../src/books/hearts/data.ts'
import { bestiary } from '../../src/books/hearts/foes.ts'
import { readyHeroes } from '../../src/books/hearts/heroes.ts'
import type { HeartsCommand, HeartsEvent, HeartsScene } from '../../src/books/hearts/types.ts'
import type { Draw } from '../../src/dice/index.ts'
import { type Square, sees, terrainAt, touching } from '../../src/grid/index.ts'
import { checkStanding, pick, playOnMaps } from '../grid/on-map.ts'

/** Three heroes and up to five foes, wherever there is room. */
const enter = (draw: Draw, anywhere: () => { readonly at?: Square }): readonly HeartsCommand[] => [
  ...readyHeroes
    .slice(draw(4))
    .slice(0, 3)
    .flatMap((sheet): HeartsCommand[] => [
      { type: 'AddHero', sheet },
      { type: 'Place', who: sheet.id, ...anywhere() },
    ]),
  ...[0, 1, 2, 3, 4].map(
    (n): HeartsCommand => ({ type: 'AddFoe', foe: { ...pick(draw, bestiary), id: `foe-${n}` }, ...anywhere() }),
  ),
  { type: 'StartCombat' },
]

function wild(scene: HeartsScene, draw: Draw): HeartsCommand {
  const at = { x: draw(16), y: draw(16) }
  const hero = scene.heroes.length > 0 ? pick(draw, scene.heroes).id : 'nobody'
  const foe = scene.foes.length > 0 ? pick(draw, scene.foes).id : 'nobody'
  return pick<HeartsCommand>(draw, [
    { type: 'Move', hero, to: at },
    { type: 'Move', hero, to: at },
    { type: 'MoveFoe', foe, to: at },
    { type: 'Place', who: hero, at },
    { type: 'Place', who: foe, at },
    { type: 'SetSquare', at, terrain: pick(draw, ['wall', 'gap', 'low', 'floor'] as const) },
    { type: 'Cast', hero, what: 'gone', tier: 'standard', kind: 'blink', to: at },
    { type: 'Attack', hero, foe, way: 'ranged' },
    { type: 'Attack', hero, foe, way: 'melee' },
  ])
}

function checkMove(before: HeartsScene, event: HeartsEvent & { type: 'Moved' }): void {
  const { map } = before
  const token = tokens(before).find(({ id }) => id === event.who)
  assert(map && token?.at)
  let [here, cost] = [token.at, 0]
  for (const next of event.path) {
    assert(touching(map, here, next), 'a path is made of open steps')
    cost += ['rough', 'low'].includes(terrainAt(map, next)) ? 2 : 1
    here = next
  }
  assert.equal(cost, event.cost)
  assert(cost <= squaresLeft(before, token), 'no move is over budget')
}

function checkScene({ map, heroes, foes, phase, ...rest }: HeartsScene): void {
  checkStanding(map, tokens({ map, heroes, foes, phase, ...rest } as HeartsScene))
  for (const { hearts: now, mostHearts, mana, mostMana, moved } of heroes) {
    assert(now >= 0 && now <= mostHearts && mana >= 0 && mana <= mostMana)
    assert(moved <= squaresPerTurn)
  }
  for (const { wounds, rank, hidden, at, moved } of foes) {
    assert(wounds >= 0 && wounds <= woundsOfRank[rank] && moved <= squaresPerTurn)
    assert(!(hidden && at), 'a hidden foe has no square')
  }
}

/** A shot that was let through had a line, or a ruling. */
function checkShot({ map, heroes, foes }: HeartsScene, event: HeartsEvent, command: HeartsCommand): void {
  if (event.type !== 'Attacked' || event.way !== 'ranged' || !('foe' in command) || 'cover' in command) return
  const [a, b] = [heroes.find(({ id }) => id === event.hero)?.at, foes.find(({ id }) => id === event.foe)?.at]
  if (map && a && b) assert(sees(map, a, b))
}

test('random play on random maps keeps every invariant', () => {
  playOnMaps<HeartsScene, HeartsCommand, HeartsEvent>({
    book: hearts,
    enter,
    wild,
    checkEvent: (before, event, command) => {
      if (event.type === 'Moved') checkMove(before, event)
      checkShot(before, event, command)
    },
    checkScene,
    occur: ['Moved', 'Attacked', 'Placed', 'SquareSet', 'MagicWorked', 'FoeDefeated'],
  })
})
