// quincunx roll and odds, as a person or a program calls them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { callCli } from '../../tests/call-cli.ts'
import { drawBars, percent } from './bars.ts'

test('roll shows every die, and the same seed rolls the same dice', async () => {
  const first = await callCli(['roll', '4d6dl1', '--times', '3', '--seed', '7'])
  assert.equal(first.code, 0)
  assert.match(first.out, /^(\d+ {2}4d6dl1 \[.*\(\d\).*\]\n){3}$/)
  assert.deepEqual(await callCli(['roll', '4d6dl1', '--times', '3', '--seed', '7']), first)
})

test('roll takes notation in several words and answers programs in JSON', async () => {
  const { out } = await callCli(['roll', '2d1', '+', '3', '--json'])
  assert.deepEqual(JSON.parse(out), { notation: '2d1 + 3', rolls: [{ total: 5, dice: ['2d1 [1, 1]'] }] })
})

test('odds draws a bar for each value with its exact fraction', async () => {
  const { out, code } = await callCli(['odds', '3d6kh1'])
  assert.equal(code, 0)
  assert.match(out, /^6 +42\.130 % +█{40} +91\/216$/m)
  assert.match(out, /mean 4\.9583/)
})

test('odds for programs are whole fractions that make exactly 1', async () => {
  const { out } = await callCli(['odds', '2d2', '--json'])
  assert.deepEqual(JSON.parse(out), {
    notation: '2d2',
    mean: '3',
    odds: [
      { value: 2, exact: '1/4', chance: 0.25 },
      { value: 3, exact: '1/2', chance: 0.5 },
      { value: 4, exact: '1/4', chance: 0.25 },
    ],
    unresolved: '0',
  })
})

test('endless explosions say how much was not followed', async () => {
  assert.match((await callCli(['odds', 'd6!'])).out, /not followed: < 0\.001 % of all throws explode longer/)
})

test('odds of a book: words find the offer, several are listed, a table varies two fields', async () => {
  assert.match((await callCli(['odds', 'thorns'])).out, /^Act: Mara Venn acts with Brawn$/m)
  const json = JSON.parse((await callCli(['odds', 'thorns', 'mara', 'acts', 'heart', '--json'])).out)
  assert.equal(json.answers[0].outcomes[0].exact, '1/8')
  const table = await callCli(
    'odds thorns mara acts heart --rows difficulty=0..2 --columns stat=Brawn,Heart --want perfect'.split(' '),
  )
  assert.match(table.out, /^\| difficulty \\ stat \| Brawn \| Heart \|\n.*\n\| 0 \| 0\.\d{4} \|/)
})

test('fight tells who there is, and answers exactly with how it was found', async () => {
  assert.match((await callCli(['fight', 'gamebook'])).out, /^Heroes:\n {2}berrit /)
  const duel = 'fight gamebook --party berrit --foes river-reaver'.split(' ')
  assert.match((await callCli(duel)).out, /^ won {3}78\.845 %[\s\S]*exact, over \d+ states/)
  assert.match((await callCli([...duel, '--csv'])).out, /^option,what,value,within\n,won,0\.788/)
  const json = JSON.parse((await callCli([...duel, '--json', '--compare', 'gb.tie_attack=graze'])).out)
  assert.equal(json.length, 2)
  assert.equal(json[0].method, 'exact')
})

test('pools race, and one alone tells how long it lasts', async () => {
  assert.match((await callCli('pools --task 6 --timer 4 --actions 2'.split(' '))).out, /^done +91\.599 %/)
  assert.match((await callCli(['pools', '--timer', '6'])).out, /^\d\.\d{3} throws on average\n$/)
})

const wrong: readonly [string[], number, string][] = [
  [['roll'], 2, 'Say what to roll'],
  [['roll', '2d6+x'], 2, '2d6+x\n    ^ expected dice or a number, not "x"'],
  [['roll', 'd6', '--times', 'many'], 2, '--times must be a whole number from 1 to 10000, not "many".'],
  [['roll', 'd6', '--sed', '1'], 2, 'Did you mean "--seed"?'],
  [['odds', '900d1000'], 1, '900d1000\n^ exact odds would take about'],
  [['odds'], 2, 'Say whose odds'],
  [['fight', 'thorns', '--party', 'mara'], 2, 'Unknown book with fights "thorns".'],
  [['fight', 'gamebook', '--party', 'berrit'], 2, 'A fight needs at least one foe.'],
  [['fight', 'gamebook', '--party', 'berrit', '--foes', '99*footpad'], 2, 'from 1 to 20, not "99"'],
  [['pools'], 2, 'At least one pool needs dice.'],
  [['pools', '6'], 2, '"6" is not a flag'],
  [['pools', '--timer', '99'], 2, '--timer must be a whole number from 0 to 30'],
  [['odds', 'thorns', 'dances'], 2, 'No offer in this scene says "dances".'],
  [['odds', 'thorns', '{"type":"Act"}'], 2, 'Act'],
  [['odds', 'thorns', '{"type"'], 2, 'The command is not JSON'],
  [['odds', 'thorns', '--option', 'x'], 2, '--option is written as name=value, not "x".'],
  [['odds', 'thorns', '--scene', 'nowhere'], 2, 'Unknown scene "nowhere".'],
  [['odds', 'thorns', 'mara', 'acts', 'heart', '--set', 'difficulty=9'], 2, 'difficulty'],
  [['odds', 'thorns', 'mara', 'acts', 'heart', '--rows', 'difficulty=0..2'], 2, 'A table needs'],
]
for (const [args, code, sentence] of wrong) {
  test(`refused: quincunx ${args.join(' ')}`, async () => {
    const answer = await callCli(args)
    assert.equal(answer.code, code)
    assert.ok(answer.err.includes(sentence), answer.err)
    assert.equal(answer.out, '')
  })
}

test('bars fit the width, and no chance rounds to nothing or to certainty', () => {
  const bars = drawBars([{ label: 'a', chance: 1 }], { columns: 60 })
  assert.ok(bars.length <= 60)
  assert.equal(percent(1e-9), '< 0.001 %')
  assert.equal(percent(1 - 1e-9), '> 99.99 %')
  assert.equal(percent(0), '0.000 %')
})
