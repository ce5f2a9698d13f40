// Dice notation: what it means, where it is wrong, and that rolls and odds tell the same story.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  type Draw,
  type Expression,
  fastDraw,
  fraction,
  limits,
  meanOf,
  type NotationSpread,
  parseNotation,
  roll,
  spreadOf,
  toNumber,
  writeFraction,
  writeProblem,
  writeTerm,
} from '../index.ts'

function parse(text: string): Expression {
  const { expression, problem } = parseNotation(text)
  assert.ok(expression, problem && `${text}: ${writeProblem(problem)}`)
  return expression
}

function spreadIn(text: string): NotationSpread {
  const found = spreadOf(parse(text))
  if (found.problem) assert.fail(`${text}: ${writeProblem(found.problem)}`)
  return found
}

/** Faces in the order in which they are drawn. */
function showing(...faces: number[]): Draw {
  return () => {
    assert.ok(faces.length > 0, 'more dice were thrown than expected')
    return (faces.shift() as number) - 1
  }
}

const oddsOf = (text: string) =>
  Object.fromEntries(
    spreadIn(text).spread.classes.map(({ value, ways }) => [
      value,
      writeFraction(fraction(ways, spreadIn(text).spread.total)),
    ]),
  )

const rolled: readonly [string, number[], number, string[]][] = [
  ['2d6+3', [4, 5], 12, ['2d6 [4, 5]']],
  ['3d6kh1', [2, 6, 4], 6, ['3d6kh1 [(2), 6, (4)]']],
  ['3d6k1', [2, 6, 4], 6, ['3d6k1 [(2), 6, (4)]']],
  ['2d20kl1', [17, 3], 3, ['2d20kl1 [(17), 3]']],
  ['4d6dl1', [3, 1, 6, 1], 10, ['4d6dl1 [3, (1), 6, 1]']],
  ['4d6dh2', [3, 1, 6, 4], 4, ['4d6dh2 [3, 1, (6), (4)]']],
  ['3d6!', [6, 6, 2, 3, 1], 18, ['3d6! [6+6+2, 3, 1]']],
  ['2d6!>=5', [5, 6, 1, 4], 16, ['2d6!>=5 [5+6+1, 4]']],
  ['2d6!kh1', [5, 6, 1], 7, ['2d6!kh1 [(5), 6+1]']],
  ['d%', [42], 42, ['d% [42]']],
  ['5d10>=7', [7, 10, 6, 1, 9], 3, ['5d10>=7 [7*, 10*, 6, 1, 9*]']],
  ['3d10<3', [1, 2, 3], 2, ['3d10<3 [1*, 2*, 3]']],
  ['3d10<=3', [1, 2, 3], 3, ['3d10<=3 [1*, 2*, 3*]']],
  ['3d10>2', [1, 2, 3], 1, ['3d10>2 [1, 2, 3*]']],
  ['3d10=2', [2, 2, 3], 2, ['3d10=2 [2*, 2*, 3]']],
  ['3d6kh2>=5', [5, 6, 1], 2, ['3d6kh2>=5 [5*, 6*, (1)]']],
  ['(d6 + 2) * 3 - D4', [2, 1], 11, ['d6 [2]', 'd4 [1]']],
  ['2 D 6 KH 1', [2, 5], 5, ['2d6kh1 [(2), 5]']],
  ['7/2', [], 3, []],
  ['-7/2', [], -4, []],
  ['d6/-2', [5], -3, ['d6 [5]']],
  ['10 − 2 × 3', [], 4, []],
  ['--3', [], 3, []],
]
for (const [text, faces, total, terms] of rolled) {
  test(`${text} of ${faces.join(', ') || 'nothing'} makes ${total}`, () => {
    const made = roll(parse(text), showing(...faces))
    assert.equal(made.total, total)
    assert.deepEqual(made.terms.map(writeTerm), terms)
  })
}

test('a comparison right after ! says which faces explode, a second one counts', () => {
  const made = roll(parse('2d10!=10>=8'), showing(10, 8, 3))
  assert.deepEqual(made.terms.map(writeTerm), ['2d10!=10>=8 [10*+8*, 3]'])
  assert.equal(made.total, 2)
})

test('a die explodes at most a hundred times', () => {
  const made = roll(parse('2d6!'), () => 5)
  assert.deepEqual(
    made.terms[0]?.dice.map(die => die.faces.length),
    [limits.explosions + 1, limits.explosions + 1],
  )
})

const wrong: readonly [string, string][] = [
  ['', 'at character 1: expected dice, such as 2d6+3'],
  ['   ', 'at character 1: expected dice, such as 2d6+3'],
  ['2d6+', 'at character 5: expected dice or a number here'],
  ['1+2d', 'at character 5: expected a number of sides after d'],
  ['2dx', 'at character 3: expected a number of sides after d'],
  ['2d6 3', 'at character 5: expected + - * / or the end, not "3"'],
  ['2d6;', 'at character 4: expected + - * / or the end, not ";"'],
  ['fire', 'at character 1: expected dice or a number, not "f"'],
  ['(2d6+3', 'at character 1: this parenthesis is never closed'],
  ['(2d6 3)', 'at character 6: expected ) or + - * /, not "3"'],
  ['2d6)', 'at character 4: this parenthesis was never opened'],
  ['()', 'at character 2: expected dice or a number, not ")"'],
  ['(2d6)>=3', 'at character 6: a comparison counts dice, so it must stand right after them'],
  ['5d10>=', 'at character 7: expected a number after >='],
  ['5d10> =3', 'at character 7: expected a number after >'],
  ['4d6d1', 'at character 5: expected h or l after d: dh drops the highest, dl the lowest'],
  ['4d6kh5', 'at character 4: cannot keep 5 of 4 dice'],
  ['4d6dl5', 'at character 4: cannot drop 5 of 4 dice'],
  ['0d6', 'at character 1: there must be at least 1 die'],
  ['d0', 'at character 2: a die must have at least 1 side'],
  ['d1!', 'at character 3: every face of this d1 explodes, so it would never stop'],
  ['3d6!>=1', 'at character 4: every face of this d6 explodes, so it would never stop'],
  ['1001d6', 'at character 1: at most 1,000 dice in all, this makes 1,001'],
  ['600d6+600d6', 'at character 7: at most 1,000 dice in all, this makes 1,200'],
  ['d1001', 'at character 2: a die may have 1,000 sides, not 1,001'],
  ['d6+1000001', 'at character 4: numbers may go up to 1,000,000'],
  ['1000000*1000000*2', 'at character 16: results may go up to 1,000,000,000,000'],
  ['6/d6', 'at character 3: can only divide by a number, not by dice'],
  ['6/ (2-2)', 'at character 4: cannot divide by 0'],
  ['1+'.repeat(100) + 1, 'at character 201: dice notation may be 200 characters long, this has 201'],
]
for (const [text, message] of wrong) {
  test(`"${text.slice(0, 20)}" is wrong ${message}`, () => {
    const { problem } = parseNotation(text)
    assert.equal(problem && writeProblem(problem), message)
  })
}

test('whatever is typed, the answer is an expression or a place in the text', () => {
  const scraps = fc.constantFrom(
    'd',
    '6',
    '2d6',
    'kh',
    'dl1',
    '!',
    '>=',
    '<',
    '=',
    '(',
    ')',
    '+',
    '-',
    '*',
    '/',
    ' ',
    '%',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(scraps).map(parts => parts.join('')),
      ),
      text => {
        const { expression, problem } = parseNotation(text)
        assert.ok(expression ? !problem : problem.at >= 0 && problem.at <= text.length && problem.text)
      },
    ),
  )
})

test('exact odds of well-known throws', () => {
  assert.deepEqual(oddsOf('2d4-1'), { 1: '1/16', 2: '1/8', 3: '3/16', 4: '1/4', 5: '3/16', 6: '1/8', 7: '1/16' })
  assert.deepEqual(oddsOf('2d3kl1'), { 1: '5/9', 2: '1/3', 3: '1/9' })
  assert.deepEqual(oddsOf('3d6>=5'), { 0: '8/27', 1: '4/9', 2: '2/9', 3: '1/27' })
  assert.deepEqual(oddsOf('d6/4'), { 0: '1/2', 1: '1/2' })
  assert.deepEqual(oddsOf('5'), { 5: '1' })
  assert.equal(writeFraction(meanOf(spreadIn('4d6dl1').spread)), '15869/1296')
  assert.equal(writeFraction(meanOf(spreadIn('2d20kh1').spread)), '553/40')
})

test('explosions are followed until they are too unlikely, and what is left is unresolved', () => {
  const { spread, unresolved } = spreadIn('d6!')
  assert.equal(spread.classes.find(({ value }) => value === 7)?.ways, spread.total / 36n)
  assert.equal(
    spread.classes.find(({ value }) => value === 6),
    undefined,
  )
  assert.ok(toNumber(unresolved) > 0 && toNumber(unresolved) < 1e-9)
  assert.equal(unresolved.over, 1n)
  assert.ok(Math.abs(toNumber(meanOf(spread)) - 4.2) < 1e-6)
  assert.ok(Math.abs(toNumber(meanOf(spreadIn('10d6!').spread)) - 42) < 1e-5)
  assert.ok(Math.abs(toNumber(meanOf(spreadIn('5d10!=10>=8').spread)) - (5 * 0.3) / 0.9) < 1e-6)
  assert.deepEqual(spreadIn('d6!>=7'), spreadIn('d6'))
  assert.ok(toNumber(spreadIn('d10!<=9').unresolved) > 1e-5)
})

test('odds that would take too long are refused with a sentence', () => {
  for (const text of ['900d1000', '1000d6kh500', '(100d100+1)*(100d100+1)', '999d6!', 'd1000!>=2', '5d6!kh2']) {
    const { problem } = spreadOf(parse(text))
    assert.match(problem?.text ?? text, /^exact odds (would take about [\d,]+ steps, more than|of exploding dice)/)
  }
  for (const text of ['1000d6', '1000d10>=7', '100d6kh3', '100d6!', '20d6dl1', '10d100', 'd1000!', '2d1000kl1'])
    spreadIn(text)
})

const term = fc
  .record({
    count: fc.integer({ min: 1, max: 4 }),
    sides: fc.integer({ min: 2, max: 8 }),
    after: fc.constantFrom('', '', 'kh1', 'kl1', 'dl1', 'dh1', '!', '>=3', '<3', '=2', 'kh1>=3', 'kl1<=2', '!=2>=2'),
  })
  .map(({ count, sides, after }) => `${count}d${sides}${after}`)
const number = fc.integer({ min: 1, max: 9 }).map(String)
const notation = fc.letrec<{ whole: string }>(tie => ({
  whole: fc.oneof(
    { maxDepth: 2 },
    term,
    fc.tuple(tie('whole'), fc.constantFrom('+', '-', '*'), fc.oneof(term, number)).map(parts => parts.join(' ')),
    fc.tuple(tie('whole'), number).map(([left, right]) => `(${left}) / ${right}`),
  ),
})).whole

test('the classes and what is unresolved make exactly 1, and every roll is in a class', () => {
  fc.assert(
    fc.property(notation, fc.nat(), (text, seed) => {
      const { spread, unresolved } = spreadIn(text)
      const resolved = spread.classes.reduce((ways, each) => ways + each.ways, 0n)
      assert.deepEqual(fraction(spread.total - resolved, spread.total), unresolved)
      const draw = fastDraw(seed)
      const values = new Set(spread.classes.map(each => each.value))
      for (let i = 0; i < 20; i++) assert.ok(values.has(roll(parse(text), draw).total))
    }),
    { numRuns: 60 },
  )
})

test('the mean of many rolls is near the exact mean', () => {
  for (const text of [
    '2d6+3',
    '3d6kh1',
    '4d6dl1',
    '2d20kl1',
    '10d6!',
    '5d10>=7',
    '3d8!=8>=5',
    '2d6*d4/2',
    '4d6kl2<3',
  ]) {
    const { spread } = spreadIn(text)
    const mean = toNumber(meanOf(spread))
    const variance = spread.classes.reduce(
      (sum, { value, ways }) => sum + (value - mean) ** 2 * toNumber({ over: ways, under: spread.total }),
      0,
    )
    const [expression, draw, times] = [parse(text), fastDraw(11), 20_000]
    let sum = 0
    for (let i = 0; i < times; i++) sum += roll(expression, draw).total
    const far = Math.abs(sum / times - mean) / Math.sqrt(variance / times)
    assert.ok(far < 5, `${text}: ${far} standard deviations from ${mean}`)
  }
})
