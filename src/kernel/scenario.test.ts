// Scenario files: what fits passes, what differs is told with its step, and nonsense is refused by path.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { lanternWalk } from '../../tests/tiny/book.ts'
import { isRefusal } from './refusal.ts'
import { parseScenario, runScenario, type Scenario } from './scenario.ts'

const crossing: Scenario = {
  title: 'Ana crosses with Bo beside her',
  book: 'lantern',
  scene: 'bridge',
  steps: [
    { by: 'bo', command: { type: 'LeanIn', call: 'cross', contribution: 'beside:bo' } },
    {
      by: 'bo',
      command: { type: 'AcceptHelp', call: 'cross', contribution: 'beside:bo' },
      expect: { refused: 'forbidden' },
    },
    { by: 'ana', command: { type: 'AcceptHelp', call: 'cross', contribution: 'beside:bo' } },
    {
      by: 'ana',
      command: { type: 'ThrowCall', call: 'cross' },
      dice: [{ label: 'dare', faces: { pool: [1, 6, 3] } }],
      expect: {
        odds: { failure: '8/27', six: '91/216' },
        outcome: 'six',
        events: [{ type: 'Dared', result: 'six' }, { type: 'ChoiceLeft' }],
        state: { 'heroes.ana.nerve': 3, 'choosing.length': 1, 'calls.length': 0 },
      },
    },
  ],
}

const withStep = (step: Partial<Scenario['steps'][number]>): Scenario => ({
  ...crossing,
  steps: [...crossing.steps.slice(0, 3), { ...(crossing.steps[3] as Scenario['steps'][number]), ...step }],
})

describe('scenario files', () => {
  test('a scenario that fits has no differences', () => {
    assert.deepEqual(runScenario(lanternWalk, crossing), [])
  })

  test('each kind of difference names its step, what was expected and what was found', () => {
    const found = runScenario(
      lanternWalk,
      withStep({
        expect: { outcome: 'failure', events: [{ type: 'LightGrew' }], state: { light: 2 }, odds: { six: '1/2' } },
      }),
    )
    assert.deepEqual(
      found.map(({ step, what }) => [step, what]),
      [
        [4, 'odds of six'],
        [4, 'outcome'],
        [4, 'events'],
        [4, 'state light'],
      ],
    )
    assert.equal(found[0]?.found, '91/216')
  })

  test('dice that do not fit are a difference, not a crash', () => {
    const what = (dice: Scenario['steps'][number]['dice']) =>
      runScenario(lanternWalk, withStep({ dice: dice ?? [] }))[0]?.found
    assert.match(what([]) ?? '', /script ends/)
    assert.match(what([{ pool: [1, 2] }]) ?? '', /2 given/)
    assert.match(what([{ pool: [1, 2, 7] }]) ?? '', /cannot show 7/)
    assert.match(what([{ label: 'jump', faces: { pool: [1, 2, 3] } }]) ?? '', /"dare".*"jump"/)
    assert.match(what([{ pool: [1, 2, 3] }, { pool: [1] }]) ?? '', /1 throws/)
  })

  test('an unknown scene, option or command is told', () => {
    assert.equal(runScenario(lanternWalk, { ...crossing, scene: 'moon' })[0]?.what, 'scene')
    assert.equal(runScenario(lanternWalk, { ...crossing, options: { 'tb.x': 'y' } })[0]?.what, 'options')
    const unknown = runScenario(lanternWalk, withStep({ command: { type: 'Fly' } }))
    assert.match(unknown[0]?.found ?? '', /malformed/)
  })

  test('a file that is no scenario is refused by path', () => {
    const answer = parseScenario({ title: 'x', book: 'lantern', steps: [{ by: 'gm', command: 7 }] })
    assert(isRefusal(answer))
    assert.match(answer.text, /steps\[0\]\.command/)
  })
})
