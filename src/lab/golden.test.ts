// Golden values, asked as anybody may ask the lab. Those of At the Last Throw are asked so by the tests of that book.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rows } from '../../tests/golden-rows.ts'
import { brawl, calm, having, strike } from '../../tests/grit/at-the-table.ts'
import { byDie, byNet } from '../../tests/grit/golden.ts'
import { table as heartsTable, test as heartsTest, withDie } from '../../tests/hearts/table.ts'
import { act, table as thornsTable } from '../../tests/thorns/at-the-table.ts'
import { byDiceAndThorns } from '../../tests/thorns/golden.ts'
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
test('Grit: tests by net', () => {
  for (const [net = '', ...columns] of byNet) {
    const expected = columns.slice(0, 3)
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
  const numberOf = (text = '') => {
    const read = parseFraction(text)
    return read ? toNumber(read) : Number.NaN
  }
  for (const [die = '', net = '', miss, hit, critical, ...means] of byDie)
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
  const words = ['critical', 'perfect', 'messy', 'grim', 'disaster']
  const [dice, difficulty] = [
    { path: 'hero.stats.Brawn', values: [1, 2, 3, 4, 5] },
    { path: 'difficulty', values: [0, 1, 2] },
  ]
  for (const [i, word] of words.entries()) {
    const cells = table(thorns, thornsTable(), act(), { word }, dice!, difficulty!)
    const found = cells.flat().map(cell => (isRefusal(cell) ? cell.text : writeFraction(cell)))
    const expected = byDiceAndThorns.map(row => row[2 + i])
    assert.deepEqual(found, expected, word)
  }
})
