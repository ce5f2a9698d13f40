// Hearts & Mana on random maps: whatever is asked for, nobody stands in a wall, shares a square or goes too far.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { squaresLeft, tokens } from '../../src/books/hearts/board.ts'
import { hearts } from '../../src/books/hearts/book.ts'
import { squaresPerTurn, woundsOfRank } from '../../src/books/hearts/data.ts'
import { bestiary } from '../../src/books/hearts/foes.ts'
import { readyHeroes } from '../../src/books/hearts/heroes.ts'
import type { HeartsCommand, HeartsEvent, HeartsScene } from '../../src/books/hearts/types.ts'
import { type Draw, fastDraw, fromDraw } from '../../src/dice/index.ts'
import { type GridMap, sees, terrainAt, touching } from '../../src/grid/index.ts'
import { freezeStates, type Game, gameOf, isRefusal, isWaiting, perform } from '../../src/kernel/index.ts'
import { possible, randomOptions } from '../contract/random-play.ts'
import { checkStanding } from '../grid/on-map.ts'
import { randomMap, squaresOf } from '../grid/random-map.ts'

const rules = gameOf(hearts)
const pick = <T>(draw: Draw, from: readonly T[]): T => from[draw(from.length)] as T

/** A fight on this map: three heroes and up to five foes, wherever there is room. */
function fightOn(map: GridMap, draw: Draw): Game<HeartsScene, HeartsCommand> {
  let game = rules.start(randomOptions(hearts, draw))
  const give = (command: HeartsCommand) => {
    const played = perform(rules, game, command, () => undefined)
    if (!isRefusal(played) && !isWaiting(played)) game = played.state as typeof game
  }
  give({ type: 'SetMap', map })
  const places = squaresOf(map)
  const anywhere = () => (places.length > 0 ? { at: pick(draw, places) } : {})
  for (const sheet of readyHeroes.slice(draw(4)).slice(0, 3)) {
    give({ type: 'AddHero', sheet })
    give({ type: 'Place', who: sheet.id, ...anywhere() })
  }
  for (let n = 0; n < 5; n++) give({ type: 'AddFoe', foe: { ...pick(draw, bestiary), id: `foe-${n}` }, ...anywhere() })
  give({ type: 'StartCombat' })
  return game
}

/** Not only what is offered: any square at all, on the map or off it. */
function wild(scene: HeartsScene, draw: Draw): HeartsCommand {
  const at = { x: draw(16), y: draw(16) }
  const hero = pick(draw, scene.heroes).id
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
  freezeStates(true)
  const types = new Set<string>()
  fc.assert(
    fc.property(randomMap(3, 12), fc.nat(), (map, seed) => {
      const draw = fastDraw(seed)
      let game = fightOn(map, draw)
      for (let ply = 0; ply < 60; ply++) {
        const offered = possible(hearts, game) as HeartsCommand[]
        const command = draw(2) === 0 && game.scene.heroes.length > 0 ? wild(game.scene, draw) : pick(draw, offered)
        const played = perform(rules, game, command, fromDraw(draw))
        if (isRefusal(played) || isWaiting(played)) continue
        let scene = game.scene
        for (const event of played.events as HeartsEvent[]) {
          types.add(event.type)
          if (event.type === 'Moved') checkMove(scene, event)
          checkShot(scene, event, command)
          scene = hearts.evolve(scene, event)
          if (event.type !== 'MapSet') checkScene(scene)
        }
        game = played.state as typeof game
      }
    }),
    { numRuns: 60, seed: 5 },
  )
  for (const type of ['Moved', 'Attacked', 'Placed', 'SquareSet', 'MagicWorked', 'FoeDefeated'])
    assert(types.has(type), type)
})
