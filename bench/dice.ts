// Dice: notation against the libraries people use, exact odds against evaluators written by hand.
import { DiceRoll } from '@dice-roller/rpg-dice-roller'
import parser from 'dice-roller-parser'
import {
  both,
  chances,
  countAtLeast,
  type Dice,
  explore,
  face,
  fastDraw,
  highest,
  lowest,
  parseNotation,
  pool,
  roll,
  spread,
  totalOfHighest,
  writeTerm,
} from '../src/dice/index.ts'
import { Chain, type Rules } from '../src/kernel/index.ts'
import { duel, keepThree, tieredPool } from './by-hand.ts'
import { geometricMean, milliseconds, printTable, time, timeBoth, times } from './measure.ts'

export function dice(): void {
  notation()
  exactOdds()
}

/** Parsed, rolled and written out with every die, each time from the text. */
function notation(): void {
  const draw = fastDraw(1)
  const second = new parser.DiceRoller()
  const ours = (text: string) => {
    const { expression } = parseNotation(text)
    const { total, terms } = roll(expression!, draw)
    return `${terms.map(writeTerm).join(' ')} = ${total}`
  }
  const rows = ['2d6+3', '3d6kh1', '10d6!'].map(text => {
    const first = timeBoth(
      () => ours(text),
      () => new DiceRoll(text).output,
    )
    const other = timeBoth(
      () => ours(text),
      () => second.roll(text),
    )
    return {
      text,
      ours: first.ours.steady,
      ratios: [first.peer.steady / first.ours.steady, other.peer.steady / other.ours.steady],
    }
  })
  printTable(
    'Notation, parsed and rolled with a full breakdown: how many times faster',
    ['', 'ours', '@dice-roller/rpg-dice-roller', 'dice-roller-parser'],
    [
      ...rows.map(row => [row.text, milliseconds(row.ours), ...row.ratios.map(times)]),
      ['geometric mean', '', ...[0, 1].map(i => times(geometricMean(rows.map(row => row.ratios[i] as number))))],
    ],
  )
}

const sixes = countAtLeast(6)
const tiers = Array.from({ length: 15 }, (_, i) => i + 1)

function exactOdds(): void {
  const questions: readonly [string, () => unknown, (() => unknown)?][] = [
    [
      '15 tiered pools, exact integers',
      () => tiers.map(n => spread(pool(n, 6), both(n % 2 ? highest : lowest, sixes))),
      () => tiers.map(tieredPool),
    ],
    [
      '15 tiered pools, doubles',
      () => tiers.map(n => chances(pool(n, 6), both(n % 2 ? highest : lowest, sixes))),
      () => tiers.map(tieredPool),
    ],
    ['10d6 keep 3, exact integers', () => spread(pool(10, 6), totalOfHighest(3)), () => keepThree(10)],
    ['100d6 keep 3, exact integers', () => spread(pool(100, 6), totalOfHighest(3)), () => keepThree(100)],
    ['100d6 keep 3, doubles', () => chances(pool(100, 6), totalOfHighest(3)), () => keepThree(100)],
    ['20d6 count ≥ 5', () => spread(pool(20, 6), countAtLeast(5))],
    ['two each of d4 to d12, keep 3', () => spread([4, 4, 6, 6, 8, 8, 10, 10, 12, 12], totalOfHighest(3))],
    ['24 pools of n d6 with t d8', pools],
    [
      '8d6 diminishing to depletion',
      () =>
        new Chain(diminishing, 8, { policy: () => 'throw', end: left => (left === 0 ? 'empty' : undefined) }).solve(),
    ],
    ['duel of 24 against 30, first found', () => newDuel().solve(), () => duel(24, 30, 2)],
    ['duel of 24 against 30, asked again', again(newDuel()), () => duel(24, 30, 2)],
  ]
  printTable(
    'Exact odds by the general evaluator; by hand: the same question in specialised doubles',
    ['', 'first call', 'steady', 'by hand', 'ours ÷ by hand'],
    questions.map(([name, ours, peer]) => {
      if (!peer) {
        const timing = time(ours)
        return [name, milliseconds(timing.first), milliseconds(timing.steady), '', '']
      }
      const both = timeBoth(ours, peer)
      const { first, steady } = both.ours
      return [
        name,
        milliseconds(first),
        milliseconds(steady),
        milliseconds(both.peer.steady),
        times(steady / both.peer.steady),
      ]
    }),
  )
}

/** One to six d6 beside one to four d8: the highest of each decide together. */
function pools(): unknown {
  const found = []
  for (let n = 1; n <= 6; n++)
    for (let t = 0; t < 4; t++) {
      found.push(
        explore(dice =>
          dice.throw({
            label: 'pool',
            groups: { d6: { dice: pool(n, 6), reading: highest }, d8: { dice: pool(t, 8), reading: countAtLeast(7) } },
            summary: ({ d6, d8 }) => (d6 === 6 ? 2 : d6 >= 4 ? 1 : 0) - d8,
          }),
        ),
      )
    }
  return found
}

/** Every die that shows 4 or more stays in the pool. */
const diminishing: Rules<number, string, number> = {
  decide: (left, _command, dice: Dice) => [
    dice.throw({
      label: 'pool',
      groups: { pool: { dice: pool(left, 6), reading: countAtLeast(4) } },
      summary: ({ pool }) => pool,
    }),
  ],
  evolve: (_left, stay) => stay,
  fingerprint: String,
}

interface Duel {
  readonly mine: number
  readonly theirs: number
  readonly turn: 'mine' | 'theirs'
}

const armour = 2

const duelRules: Rules<Duel, string, number> = {
  decide(_state, _command, dice) {
    let sum = 0
    for (let again = true; again; ) {
      const shown = dice.throw({
        label: 'strike',
        groups: { die: { dice: [8], reading: face } },
        summary: ({ die }) => die,
      })
      sum += shown
      again = shown === 8 && sum < 40
    }
    return [Math.max(0, sum - armour)]
  },
  evolve: ({ mine, theirs, turn }, damage) =>
    turn === 'mine'
      ? { mine, theirs: Math.max(0, theirs - damage), turn: 'theirs' }
      : { mine: Math.max(0, mine - damage), theirs, turn: 'mine' },
  fingerprint: ({ mine, theirs, turn }) => `${mine} ${theirs} ${turn}`,
}

const newDuel = () =>
  new Chain<Duel, string, number>(
    duelRules,
    { mine: 24, theirs: 30, turn: 'mine' },
    { policy: () => 'strike', end: ({ mine, theirs }) => (theirs === 0 ? 'won' : mine === 0 ? 'lost' : undefined) },
  )

/** The places are found once; what is asked again costs only the sums. */
function again(chain: Chain<Duel, string, number>): () => unknown {
  chain.solve()
  return () => chain.solve()
}
