// Random play of Grit, from every scene and under random readings, until everything that can happen has happened.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { grit } from '../../src/books/grit/book.ts'
import type { GritEvent } from '../../src/books/grit/types.ts'
import { fastDraw } from '../../src/dice/index.ts'
import { randomOptions, randomPlay, setUp } from '../contract/random-play.ts'

/** Every type of event, so that a new one cannot be forgotten. */
const all: Readonly<Record<GritEvent['type'], true>> = {
  ActionsRolled: true,
  ActionsSpent: true,
  Adjusted: true,
  Advanced: true,
  AttackDeclared: true,
  Attacked: true,
  BlowHalved: true,
  BlowLanded: true,
  BlowOpened: true,
  BlowPassed: true,
  BlowWaits: true,
  Channelled: true,
  ChoiceSkipped: true,
  ConcentrationEnded: true,
  ConditionEnded: true,
  ConditionGained: true,
  Damaged: true,
  DangerRolled: true,
  DeclaredThrown: true,
  DoorSet: true,
  Defeated: true,
  Died: true,
  EffectBoosted: true,
  EffectClosed: true,
  EffectOpened: true,
  Exploded: true,
  FellDying: true,
  FieldRested: true,
  FightBegan: true,
  FightEnded: true,
  FoeAdded: true,
  FoeRemoved: true,
  FoeShown: true,
  GangAttacked: true,
  GritGained: true,
  GritSpent: true,
  Healed: true,
  HeroJoined: true,
  HeroLeft: true,
  LevelGranted: true,
  MapCleared: true,
  MapSet: true,
  MinionsFell: true,
  Moved: true,
  OpeningFound: true,
  OpportunityClosed: true,
  OrderSet: true,
  Outfitted: true,
  PackLoaded: true,
  Placed: true,
  Provoked: true,
  Reacted: true,
  ReactionChosen: true,
  RoundBegan: true,
  SafelyRested: true,
  SceneSet: true,
  SpellCast: true,
  SpellRolled: true,
  SquareSet: true,
  TerrainSet: true,
  Tested: true,
  TurnBegan: true,
  TurnEnded: true,
  WoundCapSet: true,
  Wounded: true,
}

test('every type of event occurs', () => {
  const missing = new Set<string>(Object.keys(all))
  for (let seed = 1; seed <= 300 && missing.size > 0; seed++)
    for (const scene of grit.scenes) {
      const start = setUp(grit, randomOptions(grit, fastDraw(seed)), scene)
      for (const { events } of randomPlay(grit, start, fastDraw(seed), 200))
        for (const { type } of events) missing.delete(type)
    }
  assert.deepEqual([...missing], [])
})
