// The lab's questions, asked of the tiny book, whose answers fit on a page.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Dare, lanternWalk } from '../../tests/tiny/book.ts'
import { sum, toNumber, writeFraction } from '../dice/index.ts'
import { chooseOptions, isRefusal, type Refusal, setUpScene } from '../kernel/index.ts'
import {
  type Answer,
  answerHead,
  ask,
  askWith,
  cellRows,
  csvTable,
  markdownTable,
  rowsOf,
  shareOfWord,
  table,
  withField,
  withHeroField,
} from './index.ts'

function must<T>(answer: T | Refusal): T {
  if (isRefusal(answer)) assert.fail(answer.text)
  return answer
}

const options = must(chooseOptions(lanternWalk))
const { scene } = must(setUpScene(lanternWalk, options, lanternWalk.scenes[0]!))
const dare: Dare = { type: 'Dare', hero: 'ana', difficulty: 4 }
const asked = (): Answer => must(ask(lanternWalk, scene as never, dare))

describe('the lab', () => {
  test('outcomes and every measure make exactly 1', () => {
    const answer = asked()
    for (const shares of [answer.outcomes, ...answer.measures.map(({ values }) => values)])
      assert.equal(writeFraction(sum(shares.map(({ share }) => share))), '1')
    assert.equal(writeFraction(shareOfWord(answer, 'failure')), '1/4')
  })

  test('outcomes stand from the worst to the best', () => {
    const tones = asked().outcomes.map(({ value }) => value.tone)
    assert.deepEqual(
      tones,
      [...tones].sort(
        (a, b) =>
          ['bad', 'partial', 'plain', 'good', 'gold'].indexOf(a) -
          ['bad', 'partial', 'plain', 'good', 'gold'].indexOf(b),
      ),
    )
    assert.equal(tones[0], 'bad')
  })

  test('a table over two fields: harder is worse, a grip is better', () => {
    const rows = { path: 'difficulty', values: [3, 4, 5, 6] }
    const columns = { path: 'grip', values: [false, true] }
    const cells = table(lanternWalk, scene as never, dare, { word: 'failure' }, rows, columns)
    const chances = cells.map(line => line.map(cell => toNumber(must(cell))))
    for (const [i, line] of chances.entries()) {
      assert.ok(line[1]! < line[0]!)
      if (i > 0) assert.ok(line[0]! > chances[i - 1]![0]!)
    }
    const written = cellRows(cells, rows, columns)
    assert.match(
      markdownTable(written.head, written.rows),
      /^\| difficulty \\ grip \| false \| true \|\n\| --- \| --: \| --: \|\n\| 3 \| 0\.\d{4} /,
    )
    assert.equal(csvTable(written.head, written.rows).split('\n').length, 5)
  })

  test('a number of the hero who acts can be varied too', () => {
    const cells = table(
      lanternWalk,
      scene as never,
      dare,
      { word: 'failure' },
      { path: 'hero.nerve', values: [0, 1] },
      { path: 'difficulty', values: [4] },
    )
    assert.ok(isRefusal(cells[0]![0]!), 'without nerve nobody dares')
    assert.equal(writeFraction(must(cells[1]![0]!)), '1/4')
    assert.ok(isRefusal(withHeroField(scene, 'nobody', 'nerve', 1)))
  })

  test('a cell that cannot be is a dash, not a number', () => {
    const cells = table(
      lanternWalk,
      scene as never,
      dare,
      { word: 'failure' },
      { path: 'hero', values: ['ana', 'nobody'] },
      { path: 'difficulty', values: [4] },
    )
    assert.ok(!isRefusal(cells[0]![0]!) && isRefusal(cells[1]![0]!))
    assert.equal(
      cellRows(cells, { path: 'hero', values: ['ana', 'nobody'] }, { path: 'difficulty', values: [4] }).rows[1]![1],
      '—',
    )
  })

  test('an option read the other way is another question, and an unknown one is refused', () => {
    assert.ok(!isRefusal(askWith(lanternWalk, scene as never, dare, { 'tb.nerve_cap': 'none' })))
    assert.ok(isRefusal(askWith(lanternWalk, scene as never, dare, { 'tb.nerve_cup': 'none' })))
  })

  test('an impossible question gets the sentence of the rule that refuses it', () => {
    const answer = ask(lanternWalk, scene as never, { ...dare, hero: 'nobody' })
    assert.ok(isRefusal(answer) && answer.text.length > 10)
  })

  test('fields are changed in a copy, deep in lists too, and never in what every object has', () => {
    const before = { a: [{ b: 1 }, { b: 2 }] }
    assert.deepEqual(withField(before, 'a.1.b', 3), { a: [{ b: 1 }, { b: 3 }] })
    assert.deepEqual(before, { a: [{ b: 1 }, { b: 2 }] })
    assert.ok(isRefusal(withField(before, '__proto__.x', 1)))
    assert.ok(isRefusal(withField(before, 'a.0.b.c', 1)))
  })

  test('an answer as rows for Markdown and CSV, with commas kept apart', () => {
    const rows = rowsOf(asked())
    assert.equal(rows[0]?.[3], '1/4')
    assert.equal(csvTable(answerHead, [['a,b', 'say "x"', '', '']]), 'what,value,percent,exact\n"a,b","say ""x""",,')
  })
})
