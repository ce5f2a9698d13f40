// Random play of Hearts & Mana until everything that can happen has happened.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hearts } from '../../src/books/hearts/book.ts'
import type { HeartsEvent } from '../../src/books/hearts/types.ts'
import { fastDraw } from '../../src/dice/index.ts'
import { randomOptions, randomPlay, setUp } from '../contract/random-play.ts'

/** Every type of event, so that a new one cannot be forgotten. */
const all: Readonly<Record<HeartsEvent['type'], true>> = {
  ActionSpent: true,
  Adjusted: true,
  Advanced: true,
  ArmorSpent: true,
  Attacked: true,
  BenefitChosen: true,
  ChoiceClosed: true,
  ChoiceOpened: true,
  ChoiceSkipped: true,
  ClockAdded: true,
  ClockFilled: true,
  ClockTicked: true,
  CombatEnded: true,
  CombatStarted: true,
  Complicated: true,
  ConditionAdded: true,
  ConditionCleared: true,
  DoorSet: true,
  FoeAdded: true,
  FoeDefeated: true,
  FoeRemoved: true,
  FoeShown: true,
  FoesActed: true,
  FoeWounded: true,
  HeartsChanged: true,
  Helped: true,
  HeroDowned: true,
  HeroJoined: true,
  HeroLeft: true,
  HeroRaised: true,
  ItemUsed: true,
  Locked: true,
  MagicWorked: true,
  ManaChanged: true,
  MapCleared: true,
  MapSet: true,
  MilestoneReached: true,
  Moved: true,
  PackLoaded: true,
  PhaseStarted: true,
  Placed: true,
  PressureSet: true,
  Resisted: true,
  Rested: true,
  SceneLost: true,
  SceneSet: true,
  SquareSet: true,
  TermNamed: true,
  Tested: true,
  Unlocked: true,
}

test('every type of event occurs', () => {
  const missing = new Set<string>(Object.keys(all))
  for (let seed = 1; seed <= 60 && missing.size > 0; seed++)
    for (const scene of hearts.scenes) {
      const start = setUp(hearts, randomOptions(hearts, fastDraw(seed)), scene)
      for (const { events } of randomPlay(hearts, start, fastDraw(seed), 200))
        for (const { type } of events) missing.delete(type)
    }
  assert.deepEqual([...missing], [])
})
