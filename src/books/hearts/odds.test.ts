// The golden odds, exact, through the very commands that play.
import assert from 'node:assert/strict'
import { test as check } from 'node:test'
import { brawl, fight, shift, shoot, strike, table, test, withDie } from '../../../tests/hearts/table.ts'
import { compare, type Fraction, parseFraction, writeFraction, zero } from '../../dice/index.ts'
import { chanceThat, gameOf, groupBy, isRefusal, odds } from '../../kernel/index.ts'
import { hearts } from './book.ts'
import { dieSizes } from './data.ts'
import type { Die, HeartsCommand, HeartsScene, Rank, Word } from './types.ts'

function share(state: HeartsScene, command: HeartsCommand, ...words: readonly Word[]): string {
  const answer = odds(gameOf(hearts), { scene: state, calls: [] }, command)
  assert(!isRefusal(answer), isRefusal(answer) ? answer.text : '')
  return writeFraction(
    chanceThat(answer, ({ events }) => words.includes(hearts.outcome(events as never)?.word as Word)),
  )
}

/** Success of any kind, then the critical, then the 1. */
const chances = (state: HeartsScene, command: HeartsCommand): readonly string[] => [
  share(state, command, 'success', 'critical'),
  share(state, command, 'critical'),
  share(state, command, 'complication'),
]

const tns = [4, 6, 8, 12] as const
/** HM-P1, row by row: d6, d8, d10, d12, d20 against 4, 6, 8, 12. */
const golden: Readonly<Record<'failure' | 'critical', Readonly<Record<Die, readonly string[]>>>> = {
  failure: {
    6: ['1/2', '1/6', '0', '0'],
    8: ['5/8', '3/8', '1/8', '0'],
    10: ['7/10', '1/2', '3/10', '0'],
    12: ['3/4', '7/12', '5/12', '1/12'],
    20: ['17/20', '3/4', '13/20', '9/20'],
  },
  critical: {
    6: ['1/2', '1/6', '1/6', '1/6'],
    8: ['5/8', '3/8', '1/8', '1/8'],
    10: ['7/10', '1/2', '3/10', '1/10'],
    12: ['3/4', '7/12', '5/12', '1/12'],
    20: ['17/20', '3/4', '13/20', '9/20'],
  },
}

for (const reading of ['failure', 'critical'] as const)
  for (const die of dieSizes)
    check(`[HM-P1, HM-1.2, HM-Q03, HM-Q04] d${die} against every TN, highest face below it: ${reading}`, () => {
      const state = withDie(table({ 'hm.max_below_tn': reading }), 'wren', 'dexterity', die)
      for (const [i, tn] of tns.entries()) {
        const success = golden[reading][die][i] as string
        const critical = reading === 'critical' || die >= tn ? `1/${die}` : '0'
        assert.deepEqual(chances(state, test('wren', 'dexterity', tn)), [success, critical, `1/${die}`], `TN ${tn}`)
      }
    })

check('[HM-P1, HM-5.5] an attack on a rank has the odds of its TN', () => {
  const ranks: readonly Rank[] = ['minion', 'elite', 'boss']
  for (const die of dieSizes) {
    const state = withDie(brawl(ranks), 'brida', 'strength', die)
    for (const [i, rank] of ranks.entries())
      assert.equal(share(state, strike('brida', rank), 'success', 'critical'), golden.failure[die][i + 1])
  }
})

check('[HM-P2, HM-9.1, HM-Q34] every threshold of the d6 variant', () => {
  const levels: readonly (readonly [Die, string])[] = [
    [6, '1/6'],
    [8, '1/3'],
    [10, '1/2'],
    [12, '2/3'],
  ]
  const d6 = { 'hm.dice': 'd6' }
  for (const [die, success] of levels) {
    const state = withDie(table(d6), 'wren', 'dexterity', die)
    assert.deepEqual(chances(state, test('wren', 'dexterity', 6)), [success, '1/6', '1/6'])
  }
  const master = withDie(table(d6), 'wren', 'dexterity', 12)
  assert.deepEqual(chances(master, test('wren', 'dexterity', 4)), ['5/6', '1/6', '1/6'])
})

const fraction = (text: string): Fraction => parseFraction(text) as Fraction

check('[HM-8.2, HM-Q04] by default a larger die is never the worse one, and help never hurts', () => {
  for (const tn of [2, 3, 4, 5, 6, 7, 8, 10, 12, 14]) {
    let before = zero
    for (const die of dieSizes) {
      const state = withDie(table(), 'wren', 'dexterity', die)
      const now = fraction(share(state, test('wren', 'dexterity', tn), 'success', 'critical'))
      assert(compare(now, before) >= 0, `d${die} against ${tn}`)
      if (die < 20) {
        const helped = fraction(
          share(state, test('wren', 'dexterity', tn, { helpers: ['sefa'] }), 'success', 'critical'),
        )
        assert(compare(helped, now) >= 0, `d${die} with help against ${tn}`)
      }
      before = now
    }
  }
})

check('[HM-Q08] above 12 only the highest face, where the table plays so', () => {
  const state = brawl(['boss'], { 'hm.over_12': 'natural_max' })
  const command = shoot('wren', 'boss', { shifts: [shift(1)] })
  assert.deepEqual(chances(state, command), ['1/10', '1/10', '1/10'])
})

check('[HM-5.11, HM-7.1] the chance to lose a Heart in an attack is the chance to miss a foe that strikes back', () => {
  const state = fight('1a', ['elite'], { 'hm.armor_token': 'off' })
  const answer = odds(gameOf(hearts), { scene: state, calls: [] }, strike('brida', 'foe-1'))
  assert(!isRefusal(answer))
  const lost = groupBy(answer, ({ state: { scene } }) => 5 - (scene.heroes[0]?.hearts ?? 0))
  assert.deepEqual(
    new Map(lost.map(({ value, share }) => [value, writeFraction(share)])),
    new Map([
      [1, '7/10'],
      [0, '3/10'],
    ]),
  )
})
