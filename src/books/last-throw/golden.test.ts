// The golden odds of the book, as exact fractions, through the very commands that play.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { chance, hero, type Sheet, scene, success } from '../../../tests/last-throw/play.ts'
import { parseFraction, toNumber } from '../../dice/index.ts'
import type { Options } from '../../kernel/index.ts'
import type { Test } from './commands.ts'
import type { State, Tn } from './types.ts'

/** A hero whose net tier is what is wanted: Attribute and Skill for the upper rows, weights for the lower. */
const tiers: Readonly<Record<number, readonly [Sheet, readonly string[]]>> = {
  [-4]: [{}, ['a', 'b', 'c', 'd']],
  [-3]: [{}, ['a', 'b', 'c']],
  [-2]: [{}, ['a', 'b']],
  [-1]: [{}, ['a']],
  0: [{}, []],
  1: [{ levels: { strength: 'competent' } }, []],
  2: [{ levels: { strength: 'expert' } }, []],
  3: [{ levels: { strength: 'exceptional' } }, []],
  4: [{ levels: { strength: 'exceptional' }, objects: ['forge-gloves'] }, []],
}

/** The Skill is there for the Critical TN; it lifts everybody by one tier, which the table above allows for. */
function at(tier: number, tn: Tn, options: Options = {}, helper?: Sheet): [State, Test] {
  const [sheet, penalties] = tiers[tier] as (typeof tiers)[number]
  const heroes = [hero('ana', { skills: ['Demolish'], ...sheet }), ...(helper ? [hero('bo', helper)] : [])]
  const command: Test = {
    type: 'Test',
    hero: 'ana',
    attribute: 'strength',
    skill: 'Demolish',
    tn,
    penalties,
    ...(sheet.objects && { object: 'forge-gloves' }),
    ...(helper && { helpers: ['bo'] }),
  }
  return [scene(heroes, [], options), command]
}

/** A throw that cannot succeed is refused before it is thrown: its chance is 0 (LT-Q07). */
function share([state, command]: [State, Test]): string {
  try {
    return success(state, command)
  } catch (error) {
    assert.match(String(error), /no throw could succeed/)
    return '0'
  }
}

const five = [-2, -1, 0, 1, 2]
const tns: readonly Tn[] = [3, 4, 5, 6, 'C2', 'C3', 'C4']

describe('golden odds', () => {
  test('[LT-P1, LT-I.21, LT-Q14, LT-Q15] the printed table, exactly', () => {
    const rows = five.map(tier => [share(at(tier, 4)), share(at(tier, 6)), chance(...at(tier, 4), 'critical')])
    assert.deepEqual(rows, [
      ['1/8', '1/216', '0'],
      ['1/4', '1/36', '0'],
      ['1/2', '1/6', '0'],
      ['3/4', '11/36', '1/36'],
      ['7/8', '91/216', '2/27'],
    ])
  })

  test('[LT-P2] the open ladder', () => {
    const open = { 'lt.ladder_ends': 'extend' }
    const rows = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map(tier => tns.map(tn => share(at(tier, tn, open))).join(' '))
    assert.deepEqual(rows, [
      '32/243 1/32 1/243 1/7776 0 0 0',
      '16/81 1/16 1/81 1/1296 0 0 0',
      '8/27 1/8 1/27 1/216 0 0 0',
      '4/9 1/4 1/9 1/36 0 0 0',
      '2/3 1/2 1/3 1/6 0 0 0',
      '8/9 3/4 5/9 11/36 1/36 0 0',
      '26/27 7/8 19/27 91/216 2/27 1/216 0',
      '80/81 15/16 65/81 671/1296 19/144 7/432 1/1296',
      '242/243 31/32 211/243 4651/7776 763/3888 23/648 13/3888',
    ])
  })

  test('[LT-P3] alone, with able help, with clumsy help', () => {
    const able: Sheet = { levels: { strength: 'exceptional' }, skills: ['Demolish'], objects: ['forge-gloves'] }
    /** The weights of the scene lie on the helper too, so Poor is made of the thrower's own wounds. */
    const poor = (tier: number): Sheet => ({ hp: 4, wounds: -tier + 1 })
    const row = (tier: number, tn: Tn, helper?: Sheet): string => {
      if (tier >= 0) return share(at(tier, tn, {}, helper))
      const [state, command] = at(0, tn, {}, helper)
      const [ana, ...others] = state.heroes
      assert(ana)
      return share([{ ...state, heroes: [{ ...ana, ...poor(tier) } as typeof ana, ...others] }, command])
    }
    const table = five.flatMap(tier =>
      tns.slice(0, 5).map(tn => [row(tier, tn), row(tier, tn, able), row(tier, tn, {})].join(' ')),
    )
    assert.deepEqual(table, [
      '8/27 4/9 1/4',
      '1/8 1/4 1/9',
      '1/27 1/9 1/36',
      '1/216 1/36 0',
      '0 0 0',
      '4/9 2/3 1/2',
      '1/4 1/2 1/3',
      '1/9 1/3 1/6',
      '1/36 1/6 0',
      '0 0 0',
      '2/3 8/9 3/4',
      '1/2 3/4 5/9',
      '1/3 5/9 11/36',
      '1/6 11/36 1/36',
      '0 1/36 0',
      '8/9 26/27 7/8',
      '3/4 7/8 19/27',
      '5/9 19/27 91/216',
      '11/36 91/216 2/27',
      '1/36 2/27 1/216',
      '26/27 80/81 15/16',
      '7/8 15/16 65/81',
      '19/27 65/81 671/1296',
      '91/216 671/1296 19/144',
      '2/27 19/144 7/432',
    ])
  })

  test('[LT-P4] a bonus die on a pool that keeps the lowest, by the three readings', () => {
    const rows = [-2, -1].flatMap(tier =>
      ['tier_step', 'beside', 'literal'].map(reading =>
        tns
          .slice(0, 4)
          .map(tn => {
            const [state, command] = at(tier, tn, { 'lt.bonus_die_low_pool': reading })
            return share([state, { ...command, exert: true }])
          })
          .join(' '),
      ),
    )
    assert.deepEqual(rows, [
      '4/9 1/4 1/9 1/36',
      '62/81 9/16 29/81 221/1296',
      '16/81 1/16 1/81 1/1296',
      '2/3 1/2 1/3 1/6',
      '22/27 5/8 11/27 41/216',
      '8/27 1/8 1/27 1/216',
    ])
  })

  test('[LT-Q02, LT-VI.9] able help and Exertion never harm, whatever the tier and the TN', () => {
    const able: Sheet = { levels: { strength: 'exceptional' }, skills: ['Demolish'], objects: ['forge-gloves'] }
    const number = (text: string): number => {
      const read = parseFraction(text)
      assert(read)
      return toNumber(read)
    }
    fc.assert(
      fc.property(fc.constantFrom(0, 1, 2, 3), fc.constantFrom(...tns), fc.boolean(), (tier, tn, exert) => {
        const [state, command] = at(tier, tn, {}, able)
        const alone = number(share([state, { ...command, helpers: [] }]))
        const helped = number(share([state, command]))
        const both = number(share([state, { ...command, exert }]))
        assert(alone <= helped && helped <= both)
      }),
    )
  })
})
