// Grit on random maps: whatever is asked for, nobody stands in a wall, shares a square, goes too far or strikes through a wall.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entryOf } from '../../src/books/grit/attacks.ts'
import { bestiary } from '../../src/books/grit/bestiary.ts'
import { grit } from '../../src/books/grit/book.ts'
import { creatureOf, everyone } from '../../src/books/grit/find.ts'
import { inSight, spacesBetween, standing, waysOf } from '../../src/books/grit/places.ts'
import { readyHeroes } from '../../src/books/grit/ready-heroes.ts'
import type { EventOf, GritCommand, GritEvent, GritScene } from '../../src/books/grit/types.ts'
import type { Draw } from '../../src/dice/index.ts'
import type { Square } from '../../src/grid/index.ts'
import { checkStanding, pick, playOnMaps } from '../grid/on-map.ts'

/** Three heroes and up to five foes, wherever there is room, and one that is hidden. */
function enter(draw: Draw, anywhere: () => { readonly at?: Square }): readonly GritCommand[] {
  const heroes = readyHeroes.slice(draw(4)).slice(0, 3)
  const foes = [0, 1, 2, 3, 4].map(
    (n): GritCommand => ({ type: 'AddFoe', id: `foe-${n}`, monster: pick(draw, bestiary).id, ...anywhere() }),
  )
  return [
    ...heroes.map((sheet): GritCommand => ({ type: 'AddHero', sheet })),
    ...heroes.map(({ id }): GritCommand => ({ type: 'Place', who: id, ...anywhere() })),
    ...foes,
    { type: 'AddFoe', id: 'lurker', monster: 'wasp', hidden: true },
    { type: 'BeginFight' },
    { type: 'GrantInitiative', heroes: heroes.map(({ id }) => id) },
  ]
}

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
  playOnMaps<GritScene, GritCommand, GritEvent>({
    book: grit,
    enter,
    wild,
    checkEvent: (before, event, command) => {
      if (event.type === 'Moved' && before.map) checkMove(before, event, command)
      checkAttack(before, event)
    },
    checkScene,
    occur: ['Moved', 'Attacked', 'Placed', 'SquareSet', 'Provoked', 'FoeShown', 'Defeated'],
  })
})
