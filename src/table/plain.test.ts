// The first door: what nobody can see, and what turns the words around it, comes in nowhere; every language does.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unplain } from './plain.ts'

test('characters that nobody sees are refused by their number, wherever they stand', () => {
  for (const odd of [
    '\u202e',
    '\u2066',
    '\u2069',
    '\u200b',
    '\u2060',
    '\u2028',
    '\u0007',
    '\u0000',
    '\u0085',
    '\ufeff',
  ])
    for (const value of [odd, `a${odd}b`, { text: `a${odd}` }, [{ [`a${odd}`]: 1 }]])
      assert.match(unplain(value) ?? '', /invisible character U\+[0-9A-F]{4}/)
  assert.equal(unplain('a\ud800'), 'A text holds half a character.')
})

test('a text of joiners and marks alone is refused; an empty one is for its own rule to refuse', () => {
  for (const value of ['\u200d', ' \u200d \u200c', '\u200f', '\ufe0f'])
    assert.equal(unplain(value), 'A text holds nothing that one can see.')
  for (const value of ['', ' ', '\n']) assert.equal(unplain(value), undefined)
})

test('every language comes in, with its joiners and marks', () => {
  for (const value of ['שלום', 'می‌خواهم', 'नमस्ते', '👩‍🚀 ✌️', 'Zoë\tO’Brien\nand two lines', 'a\u200f3'])
    assert.equal(unplain(value), undefined, value)
})
