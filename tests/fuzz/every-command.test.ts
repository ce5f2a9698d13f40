// Random legal play until every command of a book, and of calls, has occurred.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { books } from '../../src/books/index.ts'
import { fastDraw } from '../../src/dice/index.ts'
import { callVerbs, chooseOptions, isRefusal, thrownCommand } from '../../src/kernel/index.ts'
import { randomOptions, randomPlay, setUp } from '../contract/random-play.ts'
import { lanternWalk } from '../tiny/book.ts'

/** Only the game master's own wording changes a call; no offer makes that up. */
const beyondOffers = ['ReframeCall']
const mostSeeds = 60
const plies = 200

describe('random play reaches every command', () => {
  for (const book of [lanternWalk, ...books]) {
    test(book.title, () => {
      const options = chooseOptions(book)
      assert(!isRefusal(options))
      const missing = new Set([...Object.keys(book.verbs), ...Object.keys(callVerbs)])
      for (const type of beyondOffers) missing.delete(type)
      for (let seed = 1; seed <= mostSeeds && missing.size > 0; seed++) {
        // The scene is set up by commands too: they have occurred.
        for (const command of book.scenes[0]?.commands ?? []) missing.delete(command.type)
        // Some commands exist only under another reading of the rules: every second table draws its own.
        const table = setUp(book, seed % 2 === 1 ? options : randomOptions(book, fastDraw(seed)))
        for (const { before, command } of randomPlay(book, table, fastDraw(seed), plies)) {
          missing.delete(command.type)
          missing.delete(thrownCommand(book, before, command)?.type ?? '')
        }
      }
      assert.deepEqual([...missing], [])
    })
  }
})
