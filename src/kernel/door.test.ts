// The door that every book builds from the same parts: nothing malformed comes in, and the sentence helps.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as door from './door.ts'
import { isRefusal } from './refusal.ts'

interface Knock {
  readonly type: 'Knock'
  readonly hero: string
  readonly times: number
  readonly words?: string
  readonly friends?: readonly string[]
  readonly loud?: boolean
  readonly note?: string
}

const checks = {
  Knock: door.record<Knock>({
    type: door.oneOf('Knock'),
    hero: door.id,
    times: door.whole(1, 6),
    words: door.optional(door.text(20)),
    friends: door.optional(door.set(door.id, 3)),
    loud: door.optional(door.flag),
    note: door.optional(door.anyText(20)),
  }),
}

const knock = (more: object): unknown => ({ type: 'Knock', hero: 'ana', times: 2, ...more })
const answer = (json: unknown): string => {
  const parsed = door.parseCommand<Knock>(checks, json)
  if (!isRefusal(parsed)) return 'in'
  assert.equal(parsed.refused, 'malformed')
  return parsed.text
}

describe('the door', () => {
  test('lets in what is whole, with and without optional fields', () => {
    assert.equal(answer(knock({})), 'in')
    assert.equal(answer(knock({ words: 'two\nlines, 3 < 4', friends: ['bo', 'cim'] })), 'in')
    assert.equal(answer(knock({ loud: true, note: '' })), 'in')
  })

  test('says what is wrong, where, and what would be right', () => {
    assert.equal(answer(knock({ times: -1 })), 'Knock: times must be a whole number from 1 to 6, not -1.')
    assert.match(answer(knock({ times: '2' })), /times must be a whole number/)
    assert.match(answer({ type: 'Knock', times: 2 }), /hero must be an id of .*, not missing\./)
    assert.match(answer(knock({ words: undefined })), /words must be plain text/)
    assert.match(answer(knock({ friends: ['bo', 'bo'] })), /friends names something twice/)
    assert.match(answer(knock({ friends: ['bo', 7] })), /friends\.1 must be an id/)
    assert.match(answer(knock({ loud: 1 })), /loud must be true or false/)
    assert.match(answer(knock({ note: '<i>' })), /note must be plain text of at most 20/)
    assert.match(answer(knock({ soft: true })), /soft is not part of it/)
    assert.match(answer({ type: 'Ring' }), /no command "Ring"; there are Knock/)
  })

  test('keeps out long texts, markup, control characters and names that every object has', () => {
    for (const words of ['', '  ', 'x'.repeat(10_000), '<b>loud</b>', 'bell\u0007', '<!--'])
      assert.match(answer(knock({ words })), /words must be plain text of 1 to 20 characters/, words.slice(0, 20))
    for (const hero of ['gm', 'constructor', '__proto__', 'a b', '', 'x'.repeat(61)])
      assert.match(answer(knock({ hero })), /hero must be an id/, hero)
    assert.match(answer(JSON.parse('{"type":"Knock","hero":"ana","times":2,"__proto__":{}}')), /is not part of it/)
    assert(answer(knock({ words: 'y'.repeat(10_000) })).length < 200)
  })
})
