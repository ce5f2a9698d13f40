// The icons that the web app shows are those of its list, as their packages draw them.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { sprite, spritePath } from './icons.ts'

test('the sprite is the list: after a change of icons.json run node scripts/icons.ts', () => {
  assert.equal(readFileSync(spritePath, 'utf8'), sprite())
})
