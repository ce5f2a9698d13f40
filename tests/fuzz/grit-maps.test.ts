// Grit on random maps: whatever is asked for, nobody stands in a wall, shares a square, goes too far or strikes through a wall.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { entryOf } from '../../src/books/grit/attacks.ts'
import { bestiary } from '../../src/books/grit/bestiary.ts'
import { grit } from '../../src/books/grit/book.ts'
import { creatureOf, everyone } from '../../src/books/grit/find.ts'
import { inSight, spacesBetween, standing, waysOf } from '../../src/books/grit/places.ts'
import { readyHeroes } from '../../src/books/grit/ready-heroes.ts'
import type { EventOf, GritCommand, GritEvent, GritScene } from '../../src/books/grit/types.ts'
import { type Draw, fastDraw, fromDraw } from '../../src/dice/index.ts'
import type { GridMap } from '../../src/grid/index.ts'
import { freezeStates, type Game, gameOf, isRefusal, isWaiting, perform } from '../../src/kernel/index.ts'
import { possible, randomOptions } from '../contract/random-play.ts'
import { checkStanding } from '../grid/on-map.ts'
import { randomMap, squaresOf } from '../grid/random-map.ts'

const rules = gameOf(grit)
const pick = <T>(draw: Draw, from: readonly T[]): T => from[draw(from.length)] as T

/** A fight on this map: three heroes and up to five foes, wherever there is room, one of them hidden. */
function fightOn(map: GridMap, draw: Draw): Game<GritScene, GritCommand> {
  let game = rules.start(randomOptions(grit, draw))
  const give = (command: GritCommand) => {
    const played = perform(rules, game, command, () => undefined)
    if (!isRefusal(played) && !isWaiting(played)) game = played.state as typeof game
  }
  give({ type: 'SetMap', map })
  const places = squaresOf(map)
  const anywhere = () => (places.length > 0 ? { at: pick(draw, places) } : {})
  const heroes = readyHeroes.slice(draw(4)).slice(0, 3)
  for (const sheet of heroes) {
    give({ type: 'AddHero', sheet })
    give({ type: 'Place', who: sheet.id, ...anywhere() })
  }
  for (let n = 0; n < 5; n++) give({ type: 'AddFoe', id: `foe-${n}`, monster: pick(draw, bestiary).id, ...anywhere() })
  give({ type: 'AddFoe', id: 'lurker', monster: 'wasp', hidden: true })
  give({ type: 'BeginFight' })
  give({ type: 'GrantInitiative', heroes: heroes.map(({ id }) => id) })
  return game
}

/** Not only what is offered: any square at all, on the map or off it. */
function wild(scene: GritScene, draw: Draw): GritCommand {
  const at = { x: draw(16), y: draw(16) }
  const hero = pick(draw, scene.heroes).id
  const who = scene.fight?.turn ?? hero
  const by = scene.heroes.some(({ id }) => id === who) ? { hero: who } : { foe: who }
  const someone = pick(draw, everyone(scene)).id
  return pick<GritCommand>(draw, [
    { type: 'Move', ...by, to: at },
    { type: 'Move', ...by, to: at },
    { type: 'Move', ...by, to: at, careful: true },
    { type: 'Move', ...by, to: draw(3) },
    { type: 'Place', who: someone, at },
    { type: 'ShowFoe', foe: 'lurker', at },
    { type: 'SetSquare', at, terrain: pick(draw, ['wall', 'gap', 'low', 'floor'] as const) },
    { type: 'Cast', hero, spell: 'crumb-step', targets: [], to: at },
    { type: 'Attack', ...by, with: pick(draw, ['hairpin-bow', 'fists', 'glow-jar']), target: someone },
  ])
}

/** By hand or by magic, a move ends where a way or a line led; in a turn it was paid for. */
function checkMove(before: GritScene, { who, to }: EventOf<'Moved'>, command: GritCommand): void {
  const mover = creatureOf(before, who)
  assert(before.map && mover?.square && typeof to === 'object', 'over a map people move from square to square')
  const led =
    command.type === 'Cast' && command.hero === who
      ? inSight(before, mover, { ...mover, square: to })
      : waysOf(before, mover)?.costTo(to) !== undefined
  assert(led, 'some way or line leads there')
}

/** What was thrown on one's own turn had reached its target, and a line led there. */
function checkAttack(before: GritScene, event: GritEvent): void {
  if (event.type !== 'Attacked' || event.reaction || !before.map) return
  const [who, target] = [creatureOf(before, event.attacker), creatureOf(before, event.target)]
  const entry = who && entryOf(before, who, event.with)
  assert(who && target && entry)
  const stepped = target.reacted.includes('interpose')
  if (!stepped) assert(inSight(before, who, target) && spacesBetween(before, who, target) <= entry.spaces)
}

function checkScene(scene: GritScene): void {
  checkStanding(scene.map, standing(scene))
  for (const who of everyone(scene))
    assert(
      !(who.square && (who.out || (who.kind !== 'hero' && who.hidden))),
      `${who.name} is out or hidden, and stands`,
    )
}

test('[TA-Q42, TA-Q43, TA-Q44, TA-Q47] random play on random maps keeps every invariant', () => {
  freezeStates(true)
  const types = new Set<string>()
  fc.assert(
    fc.property(randomMap(3, 12), fc.nat(), (map, seed) => {
      const draw = fastDraw(seed)
      let game = fightOn(map, draw)
      for (let ply = 0; ply < 60; ply++) {
        const offered = possible(grit, game) as GritCommand[]
        const command = draw(2) === 0 || offered.length === 0 ? wild(game.scene, draw) : pick(draw, offered)
        const played = perform(rules, game, command, fromDraw(draw))
        if (isRefusal(played) || isWaiting(played)) continue
        let scene = game.scene
        for (const event of played.events as GritEvent[]) {
          types.add(event.type)
          if (event.type === 'Moved' && scene.map) checkMove(scene, event, command)
          checkAttack(scene, event)
          scene = grit.evolve(scene, event)
          if (event.type !== 'MapSet') checkScene(scene)
        }
        game = played.state as typeof game
      }
    }),
    { numRuns: 60, seed: 5 },
  )
  for (const type of ['Moved', 'Attacked', 'Placed', 'SquareSet', 'Provoked', 'FoeShown', 'Defeated'])
    assert(types.has(type), type)
})
