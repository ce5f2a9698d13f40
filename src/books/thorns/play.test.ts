// Random legal play under the usual and other readings: invariants after every command, until every kind of event has occurred.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomOptions, randomPlay, setUp } from '../../../tests/contract/random-play.ts'
import { fastDraw } from '../../dice/index.ts'
import { chooseOptions, isRefusal } from '../../kernel/index.ts'
import { thorns } from './book.ts'
import { outAt, powersOf } from './find.ts'
import type { ThornsEvent, ThornsScene } from './types.ts'

/** Every type of event, so that the checker tells when one is missing. `StatsNamed` belongs to an empty table. */
const awaited: Record<Exclude<ThornsEvent['type'], 'StatsNamed'>, true> = {
  Acted: true,
  Defended: true,
  MontagePlayed: true,
  PowerUsed: true,
  TensionRead: true,
  LateAssisted: true,
  PowerDropped: true,
  PowerDepleted: true,
  FollowUpSet: true,
  FollowUpUsed: true,
  FollowUpDropped: true,
  ChoiceOpened: true,
  ChoiceClosed: true,
  ChoiceSkipped: true,
  BonusChosen: true,
  SecondaryTaken: true,
  ImpactMade: true,
  HarmMarked: true,
  HeroOut: true,
  ConditionAdded: true,
  ConditionCleared: true,
  PoolAdded: true,
  PoolThrown: true,
  DieDropped: true,
  PoolDepleted: true,
  PoolShown: true,
  PoolSet: true,
  PoolRemoved: true,
  HeroJoined: true,
  HeroLeft: true,
  StatRenamed: true,
  HeroRested: true,
  ThingGiven: true,
  ThingTaken: true,
  HeroAdjusted: true,
  SceneSet: true,
  PackLoaded: true,
}

const within = (number: number, most: number) => assert(number >= 0 && number <= most, `${number} of ${most}`)
const unique = (things: readonly { readonly id: string }[]) =>
  assert.equal(new Set(things.map(({ id }) => id)).size, things.length)

function holds({ heroes, pools, tokens, open, stats }: ThornsScene): void {
  for (const list of [heroes, pools, tokens, open]) unique(list)
  for (const hero of heroes) {
    within(hero.marks, outAt)
    assert.deepEqual(Object.keys(hero.stats), stats)
    unique([...hero.talents, ...hero.items])
    unique(hero.conditions)
    for (const { power } of powersOf(hero)) within(power?.left ?? 0, power?.size ?? 0)
  }
  for (const { dice, size, told } of pools) {
    within(dice, size)
    assert(dice > 0 || told)
  }
  const here = (id: string) =>
    assert(
      heroes.some(hero => hero.id === id),
      id,
    )
  for (const choice of open) {
    if (choice.hero !== undefined) here(choice.hero)
    if (choice.kind === 'impact') for (const id of choice.exposed) here(id)
    if ('pool' in choice) assert(pools.some(({ id, dice }) => id === choice.pool && dice > 0))
  }
}

test('whatever is played, dice, marks and choices stay in order, and every kind of event occurs', () => {
  const usual = chooseOptions(thorns)
  assert(!isRefusal(usual))
  const missing = new Set<string>(Object.keys(awaited))
  for (let seed = 1; seed <= 80 && missing.size > 0; seed++) {
    const start = setUp(thorns, seed % 2 === 1 ? usual : randomOptions(thorns, fastDraw(seed)))
    for (const { events, after } of randomPlay(thorns, start, fastDraw(seed), 200)) {
      for (const { type } of events) missing.delete(type)
      holds(after.scene as ThornsScene)
    }
  }
  assert.deepEqual([...missing], [])
})
