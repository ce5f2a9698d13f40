// Addresses of the table page: a seat's own, an invitation in full or as a code, a stream, a replay.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writeLink } from '../../table/link.ts'
import { readInvite, readPlace } from './invite.ts'

const [table, link] = ['0123456789abcdef', 'fedcba9876543210']

test('an invitation is read from the whole link and from the code at its end', () => {
  const whole = writeLink('http://localhost:4200', table, link)
  assert.equal(readInvite(whole), `${table}.${link}`)
  assert.equal(readInvite(` ${table}.${link} `), `${table}.${link}`)
  assert.deepEqual(readPlace(new URL(whole).hash), { table, link })
  for (const wrong of ['', 'hello', table, 'javascript:alert(1)', `${table}.<b>`])
    assert.equal(readInvite(wrong), undefined)
})

test('a seat, a stream and a replay of the same table', () => {
  assert.deepEqual(readPlace(`#${table}`), { table })
  assert.deepEqual(readPlace(`#${table}/stream`), { table, stream: true })
  assert.deepEqual(readPlace(`#${table}/replay`), { table, replay: true })
  assert.equal(readPlace(''), undefined)
})
