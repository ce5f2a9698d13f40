// A book on random maps: a fight wherever there is room, half of what is offered and half of anything at all, and what holds of
// everybody on a map.
import assert from 'node:assert/strict'
import fc from 'fast-check'
import { type Draw, fastDraw, fromDraw } from '../../src/dice/index.ts'
import { type GridMap, type Square, type Standing, sameSquare, standable } from '../../src/grid/index.ts'
import {
  type Book,
  type Command,
  type Event,
  freezeStates,
  type Game,
  gameOf,
  isRefusal,
  isWaiting,
  perform,
  type Scene,
} from '../../src/kernel/index.ts'
import { possible, randomOptions } from '../contract/random-play.ts'
import { randomMap, squaresOf } from './random-map.ts'

export const pick = <T>(draw: Draw, from: readonly T[]): T => from[draw(from.length)] as T

/** Nobody stands in something solid, and nobody shares a square. */
export function checkStanding(map: GridMap | undefined, standing: readonly Standing[]): void {
  for (const [i, { at, name }] of standing.entries()) {
    if (!at) continue
    assert(map && standable(map, at), `${name} stands in something solid`)
    for (const other of standing.slice(i + 1))
      assert(!(other.at && sameSquare(at, other.at)), `${other.name} shares a square`)
  }
}

interface MapPlay<S, C, E extends Event> {
  readonly book: Book
  /** Who comes to the fight; `anywhere` is a square of the map, if it has one where somebody can stand. */
  enter(draw: Draw, anywhere: () => { readonly at?: Square }): readonly C[]
  /** Not only what is offered: any square at all, on the map or off it. */
  wild(scene: S, draw: Draw): C
  /** What holds of an event and the scene before it. */
  checkEvent(before: S, event: E, command: C): void
  checkScene(scene: S): void
  /** Events that have to occur, or the play was too tame. */
  readonly occur: readonly E['type'][]
}

/** Plays on 60 random maps, 60 commands each. What is refused changes nothing. */
export function playOnMaps<S extends Scene, C extends Command, E extends Event>(play: MapPlay<S, C, E>): void {
  freezeStates(true)
  const { book } = play
  const rules = gameOf(book)
  const types = new Set<string>()
  const given = (game: Game, command: Command, draw: Draw): Game => {
    const played = perform(rules, game, command, fromDraw(draw))
    if (isRefusal(played) || isWaiting(played)) return game
    let scene = game.scene as S
    for (const event of played.events as E[]) {
      types.add(event.type)
      play.checkEvent(scene, event, command as C)
      scene = book.evolve(scene, event) as S
      if (event.type !== 'MapSet') play.checkScene(scene)
    }
    return played.state
  }
  fc.assert(
    fc.property(randomMap(3, 12), fc.nat(), (map, seed) => {
      const draw = fastDraw(seed)
      const places = squaresOf(map)
      const anywhere = () => (places.length > 0 ? { at: pick(draw, places) } : {})
      let game: Game = rules.start(randomOptions(book, draw))
      for (const command of [{ type: 'SetMap', map }, ...play.enter(draw, anywhere)]) game = given(game, command, draw)
      for (let ply = 0; ply < 60; ply++) {
        const offered = possible(book, game)
        const command = draw(2) === 0 || offered.length === 0 ? play.wild(game.scene as S, draw) : pick(draw, offered)
        game = given(game, command, draw)
      }
    }),
    { numRuns: 60, seed: 5 },
  )
  for (const type of play.occur) assert(types.has(type), type)
}
