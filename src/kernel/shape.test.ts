// The door for outside JSON: what fits passes unchanged, what does not is told with its path and what would be right.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isRefusal } from './refusal.ts'
import {
  commandDoor,
  flag,
  listOf,
  object,
  oneOf,
  optional,
  parseShape,
  recordOf,
  textOf,
  whole,
  wholeOr,
} from './shape.ts'

interface Boat {
  readonly name: string
  readonly oars: number
  readonly sail?: 'red' | 'white'
  readonly crew: readonly { readonly name: string; readonly rows: boolean }[]
  readonly stores: Readonly<Record<string, number>>
  readonly depth: number | 'unknown'
}

const boat = object<Boat>({
  name: textOf(20),
  oars: whole(0, 8),
  sail: optional(oneOf('red', 'white')),
  crew: listOf(object<Boat['crew'][number]>({ name: textOf(20), rows: flag }), 2),
  stores: recordOf(textOf(10), whole(1, 99), 2),
  depth: wholeOr(0, 9, 'unknown'),
})
const good = { name: 'Heron', oars: 2, crew: [{ name: 'Bo', rows: true }], stores: { figs: 3 }, depth: 'unknown' }
const told = (json: unknown) => {
  const parsed = parseShape(boat, json)
  return Array.isArray(parsed) ? parsed.map(({ path, text }) => [path, text]) : []
}

test('what fits is handed on unchanged', () => {
  assert.equal(parseShape(boat, good), good)
  assert.deepEqual(told({ ...good, sail: 'red', depth: 4 }), [])
})

test('every problem is told, with its path and what would be right', () => {
  assert.deepEqual(told({ ...good, oars: 2.5, sail: 'blue', crew: [{ name: ' ', rows: 1 }], extra: 1 }), [
    ['oars', 'oars must be a whole number from 0 to 8.'],
    ['sail', 'sail must be "red" or "white".'],
    ['crew.0.name', 'crew.0.name must be a text of 1 to 20 characters.'],
    ['crew.0.rows', 'crew.0.rows must be true or false.'],
    ['extra', 'extra is not part of it.'],
  ])
  assert.deepEqual(told({ ...good, crew: [1, 2, 3], stores: { figs: 0 }, depth: 'deep' }), [
    ['crew', 'crew must be a list of at most 2.'],
    ['stores.figs', 'stores.figs must be a whole number from 1 to 99.'],
    ['depth', 'depth must be a whole number from 0 to 9, or "unknown".'],
  ])
  assert.deepEqual(told([]), [['', 'This must be an object with name, oars, sail, crew, stores, depth.']])
  assert.deepEqual(told({ ...good, name: undefined })[0], ['name', 'name must be a text of 1 to 20 characters.'])
  assert.deepEqual(told({ ...good, stores: { a: 1, b: 2, c: 3 } }), [
    ['stores', 'stores must be an object of at most 2.'],
  ])
})

test('the door knows its commands and tells what is wrong with one', () => {
  const door = commandDoor<{ type: 'Row'; hero: string; hard?: boolean }>('Boats', {
    Row: { hero: textOf(9), hard: optional(flag) },
  })
  assert.deepEqual(door({ type: 'Row', hero: 'bo' }), { type: 'Row', hero: 'bo' })
  const text = (json: unknown) => {
    const answer = door(json)
    return isRefusal(answer) ? answer.text : 'accepted'
  }
  assert.equal(
    text({ type: 'Row', hero: 7, hard: 'yes' }),
    'Row: hero must be a text of 1 to 9 characters. hard must be true or false.',
  )
  assert.equal(text({ type: 'Sink' }), 'Boats has no command "Sink".')
  assert.equal(text({ type: 'toString' }), 'Boats has no command "toString".')
  assert.equal(text('Row'), 'A command is an object with a type.')
})
