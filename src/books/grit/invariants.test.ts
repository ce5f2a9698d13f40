// Whatever people do, the numbers of the book stay within its bounds; and what holds for every hit.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { randomOptions, randomPlay, setUp } from '../../../tests/contract/random-play.ts'
import { brawl, foe, having } from '../../../tests/grit/at-the-table.ts'
import { fastDraw } from '../../dice/index.ts'
import { grit } from './book.ts'
import { type Hit, harmOf } from './damage.ts'
import { bearsWounds, everyone, isDying, isHero, woundCapOf } from './find.ts'
import { netOf } from './pool.ts'
import { sparksOf } from './rests.ts'
import type { ArmourKind, GritScene } from './types.ts'

/** What is wrong with a state, in words. */
function broken(state: GritScene): readonly string[] {
  const within = (what: string, number: number, most: number) =>
    Number.isInteger(number) && number >= 0 && number <= most ? [] : [`${what} is ${number}, not 0 to ${most}`]
  return everyone(state).flatMap(who => [
    ...within(`hp of ${who.id}`, who.hp, who.maxHp),
    ...within(`grit of ${who.id}`, who.grit, 5),
    ...within(`actions of ${who.id}`, who.actions, 6),
    ...within(`wounds of ${who.id}`, who.wounds, woundCapOf(state, who) ?? 0),
    ...within(`place of ${who.id}`, who.at, 60),
    ...(isHero(who) ? within(`Hit Dice of ${who.id}`, who.hitDice, who.sheet.level) : []),
    ...(isHero(who) ? within(`sparks of ${who.id}`, who.sparks, sparksOf(who)) : []),
    ...(new Set(who.reacted).size === who.reacted.length ? [] : [`${who.id} reacted twice alike`]),
    ...(new Set(who.conditions.map(({ kind }) => kind)).size === who.conditions.length
      ? []
      : [`${who.id} is twice so`]),
    ...(isDying(who) && who.channel ? [`${who.id} concentrates while Dying`] : []),
    ...(bearsWounds(who) && who.wounds >= (woundCapOf(state, who) ?? 0) && !who.out
      ? [`${who.id} should be dead`]
      : []),
    ...(!bearsWounds(who) && who.hp === 0 && !who.out ? [`${who.id} should be out`] : []),
  ])
}

describe('random play under random readings of the rules', () => {
  for (let seed = 1; seed <= 8; seed++)
    test(`[TA-3.1, TA-9.1, TA-9.3, TA-9.5, TA-6.15] every number stays within its bounds, table ${seed}`, () => {
      const table = setUp(grit, randomOptions(grit, fastDraw(seed)))
      for (const { command, after } of randomPlay(grit, table, fastDraw(100 + seed), 150))
        assert.deepEqual(broken(after.scene as GritScene), [], JSON.stringify(command))
    })
})

const hits: fc.Arbitrary<Hit> = fc.record({
  dice: fc.integer({ min: 1, max: 60 }),
  flat: fc.integer({ min: -3, max: 8 }),
  kind: fc.constantFrom('cut', 'fire'),
  critical: fc.boolean(),
  ignoresArmour: fc.boolean(),
  piercing: fc.boolean(),
  halved: fc.integer({ min: 0, max: 2 }),
})

describe('every hit', () => {
  const state = brawl()
  const against = (armour: ArmourKind, hit: Hit, more = {}) =>
    harmOf(state, foe(having(state, 'post', { armour, ...more }), 'post'), hit).amount

  test('[TA-8.1–8.4] heavier armour never lets more through, and none counts against a critical', () => {
    fc.assert(
      fc.property(hits, hit => {
        const [none, light, medium, heavy] = (['none', 'light', 'medium', 'heavy'] as const).map(armour =>
          against(armour, hit),
        )
        assert(none !== undefined && medium !== undefined && heavy !== undefined)
        assert.equal(none, light)
        // A modifier that takes away more than the dice give is the same under any armour: nothing is left.
        assert(medium <= none && heavy <= medium)
        if (hit.critical) assert.equal(heavy, none)
      }),
    )
  })

  test('[TA-8.5, TA-8.6, TA-Q22, TA-Q23] resistance halves downwards, vulnerability doubles, both together do nothing', () => {
    fc.assert(
      fc.property(hits, hit => {
        const plain = { ...hit, halved: 0, kind: 'cut' as const }
        const bare = against('none', plain)
        assert.equal(against('none', plain, { resists: ['cut'] }), Math.floor(bare / 2))
        assert.equal(against('heavy', plain, { vulnerable: ['cut'] }), 2 * bare)
        assert.equal(against('none', plain, { vulnerable: ['cut'], resists: ['cut'] }), bare)
      }),
    )
  })

  test('[TA-2.7, TA-Q01] the net is the sum, however the reasons are ordered', () => {
    const reasons = fc.array(
      fc.record({ text: fc.string(), rule: fc.constant('TA-2.5'), net: fc.integer({ min: -2, max: 2 }) }),
    )
    fc.assert(
      fc.property(reasons, influences => {
        const net = netOf(state, influences)
        assert.equal(netOf(state, [...influences].reverse()), net)
        assert.equal(netOf(brawl({ 'ta.net_cap': '3' }), influences), Math.max(-3, Math.min(3, net)))
      }),
      { numRuns: 30 },
    )
  })
})
