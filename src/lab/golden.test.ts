// Golden values, asked as anybody may ask the lab. Those of At the Last Throw are asked so by the tests of that book.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brawl, calm, having, strike } from '../../tests/grit/at-the-table.ts'
import { table as heartsTable, test as heartsTest, withDie } from '../../tests/hearts/table.ts'
import { act, table as thornsTable } from '../../tests/thorns/at-the-table.ts'
import { gamebook } from '../books/gamebook/book.ts'
import { preset } from '../books/gamebook/create.ts'
import { grit } from '../books/grit/book.ts'
import { hearts } from '../books/hearts/book.ts'
import { thorns } from '../books/thorns/book.ts'
import { parseFraction, toNumber, writeFraction } from '../dice/index.ts'
import { type Book, type Command, isRefusal, type Scene } from '../kernel/index.ts'
import { type Answer, ask, shareOfWord, table } from './index.ts'

function answerTo(book: Book, state: Scene, command: Command): Answer {
  const found = ask(book, state, command, {
    // What is still to be thrown is thrown: the first answer of every choice.
    policy: now => book.pending(now)[0]?.answers[0]?.command,
  })
  if (isRefusal(found)) assert.fail(found.text)
  return found
}
const chance = (answer: Answer, ...words: readonly string[]): string[] =>
  words.map(word => writeFraction(shareOfWord(answer, word)))
const rows = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map(line => line.trim().split(/\s+/))

test('Grit: tests by net', () => {
  const golden = rows(`
    -4 211/243 31/243 1/243
    -3 65/81   5/27   1/81
    -2 19/27   7/27   1/27
    -1 5/9     1/3    1/9
    0  1/3     1/3    1/3
    1  1/9     1/3    5/9
    2  1/27    7/27   19/27
    3  1/81    5/27   65/81
    4  1/243   31/243 211/243`)
  for (const [net = '', ...expected] of golden) {
    const command = { type: 'Test', hero: 'thimble', attribute: 'str', how: 'climbs', ...leaning(Number(net)) } as const
    assert.deepEqual(
      chance(answerTo(grit, calm(), command), 'failure', 'success at a cost', 'full success'),
      expected,
      net,
    )
  }
})

const leaning = (net: number) => ({
  boons: Array.from({ length: Math.max(0, net) }, (_, i) => `boon ${i}`),
  banes: Array.from({ length: Math.max(0, -net) }, (_, i) => `bane ${i}`),
})

test('Grit: attacks with every die by net, and their mean damage with all explosions, bare and through heavy armour', () => {
  const golden = rows(`
    d4  -2 37/64       13/32       1/64        199/192     25/48
    d4  -1 7/16        1/2         1/16        79/48       23/24
    d4  0  1/4         1/2         1/4         37/12       7/3
    d4  1  1/16        1/2         7/16        217/48      89/24
    d4  2  1/64        13/32       37/64       1027/192    223/48
    d6  -2 91/216      31/54       1/216       1771/1080   89/120
    d6  -1 11/36       2/3         1/36        421/180     211/180
    d6  0  1/6         2/3         1/6         121/30      27/10
    d6  1  1/36        2/3         11/36       1031/180    761/180
    d6  2  1/216       31/54       91/216      7261/1080   213/40
    d8  -2 169/512     171/256     1/512       7925/3584   221/224
    d8  -1 15/64       3/4         1/64        1359/448    163/112
    d8  0  1/8         3/4         1/8         281/56      22/7
    d8  1  1/64        3/4         15/64       3137/448    541/112
    d8  2  1/512       171/256     169/512     29261/3584  1355/224
    d10 -2 271/1000    91/125      1/1000      24841/9000  89/72
    d10 -1 19/100      4/5         1/100       3349/900    317/180
    d10 0  1/10        4/5         1/10        541/90      65/18
    d10 1  1/100       4/5         19/100      7471/900    983/180
    d10 2  1/1000      91/125      271/1000    86671/9000  2443/360
    d12 -2 397/1728    665/864     1/1728      62635/19008 785/528
    d12 -1 23/144      5/6         1/144       775/176     1645/792
    d12 0  1/12        5/6         1/12        925/132     45/11
    d12 1  1/144       5/6         23/144      5075/528    4835/792
    d12 2  1/1728      665/864     397/1728    211135/19008 1325/176`)
  const numberOf = (text = '') => {
    const read = parseFraction(text)
    return read ? toNumber(read) : Number.NaN
  }
  assert.equal(golden.length, 25)
  for (const [die = '', net = '', miss, hit, critical, ...means] of golden)
    for (const [i, armour] of (['none', 'heavy'] as const).entries()) {
      const command = strike({ with: die, ...leaning(Number(net)) })
      const state = having(brawl(), 'post', { armour, hp: 10_000 })
      const answer = answerTo(grit, state, command)
      const mean = answer.measures.find(({ id }) => id === 'damage')?.mean ?? assert.fail()
      assert.ok(Math.abs(toNumber(mean) - numberOf(means[i])) < 1e-4, `${die} ${net} ${armour}: ${toNumber(mean)}`)
      const thrown = ask(grit, state, command)
      if (isRefusal(thrown)) assert.fail(thrown.text)
      assert.deepEqual(chance(thrown, 'miss', 'hit', 'critical'), [miss, hit, critical])
    }
})

test('Hearts & Mana: every die against every TN, as one table', () => {
  const golden = rows(`
    6  1/2   1/6  0     0
    8  5/8   3/8  1/8   0
    10 7/10  1/2  3/10  0
    12 3/4   7/12 5/12  1/12
    20 17/20 3/4  13/20 9/20`)
  for (const [die = '', ...expected] of golden) {
    const state = withDie(heartsTable(), 'wren', 'dexterity', Number(die) as 6)
    const found = [4, 6, 8, 12].map(tn => {
      const [success, critical] = ['success', 'critical'].map(word =>
        toNumber(shareOfWord(answerTo(hearts, state, heartsTest('wren', 'dexterity', tn)), word)),
      ) as [number, number]
      return (success + critical).toFixed(9)
    })
    const wanted = expected.map(text => {
      const [over = 0, under = 1] = text.split('/').map(Number)
      return (over / under).toFixed(9)
    })
    assert.deepEqual(found, wanted, `d${die}`)
  }
})

test('Gamebook: two dice against every need', () => {
  const golden = rows(`
    2  35/36 1/36 0
    3  11/12 1/18 1/36
    4  5/6   1/12 1/12
    5  13/18 1/9  1/6
    6  7/12  5/36 5/18
    7  5/12  1/6  5/12
    8  5/18  5/36 7/12
    9  1/6   1/9  13/18
    10 1/12  1/12 5/6
    11 1/36  1/18 11/12
    12 0     1/36 35/36`)
  const rogue = preset('rogue', 'Reader', ['smokescreen'], 'reader')
  const state = { ...gamebook.start({}), heroes: [rogue] }
  for (const [need = '', ...expected] of golden) {
    const command = { type: 'Test', hero: 'reader', ability: 'grace', ds: Number(need) + 2 } as const
    assert.deepEqual(chance(answerTo(gamebook, state, command), 'success', 'tie', 'failure'), expected, need)
  }
})

test('Thorns & Pools: one to five dice under none to two thorns, as tables of dice by thorns', () => {
  const golden: Readonly<Record<string, string>> = {
    critical: `
      0        0        0
      1/36     1/36     1/36
      2/27     2/27     2/27
      19/144   19/144   19/144
      763/3888 763/3888 763/3888`,
    perfect: `
      1/6       1/8        3/32
      5/18      5/24       5/32
      25/72     25/96      25/128
      125/324   125/432    125/576
      3125/7776 3125/10368 3125/13824`,
    messy: `
      1/3       7/24        1/4
      4/9       29/72       17/48
      49/108    41/96       37/96
      34/81     533/1296    329/864
      1441/3888 11771/31104 931/2592`,
    grim: `
      1/2  11/24      5/12
      1/4  43/144     187/576
      1/8  179/864    151/576
      1/16 787/5184   4493/20736
      1/32 3611/31104 5651/31104`,
    disaster: `
      0 1/8   23/96
      0 1/16  79/576
      0 1/32  287/3456
      0 1/64  1111/20736
      0 1/128 4583/124416`,
  }
  const [dice, difficulty] = [
    { path: 'hero.stats.Brawn', values: [1, 2, 3, 4, 5] },
    { path: 'difficulty', values: [0, 1, 2] },
  ]
  for (const [word, expected] of Object.entries(golden)) {
    const cells = table(thorns, thornsTable(), act(), { word }, dice!, difficulty!)
    const found = cells.map(row => row.map(cell => (isRefusal(cell) ? cell.text : writeFraction(cell))))
    assert.deepEqual(found, rows(expected), word)
  }
})
