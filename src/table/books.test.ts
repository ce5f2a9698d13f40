// No book may use a word of the table for something else: commands and events of both meet in one journal.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomPlay, setUp } from '../../tests/contract/random-play.ts'
import { lanternWalk } from '../../tests/tiny/book.ts'
import { books } from '../books/index.ts'
import { fastDraw } from '../dice/index.ts'
import { chooseOptions, isRefusal, verbsOf } from '../kernel/index.ts'
import { sharedEvents } from './events.ts'
import { isSharedCommand } from './verbs.ts'

for (const book of [lanternWalk, ...books])
  test(`${book.title} and the table share no names of commands or events`, () => {
    for (const type of Object.keys(verbsOf(book))) {
      assert(!isSharedCommand({ type }), type)
      assert(!['ByHand', 'OpenTable', 'AskSeat'].includes(type), type)
    }
    const options = chooseOptions(book)
    assert(!isRefusal(options))
    for (const { events } of randomPlay(book, setUp(book, options), fastDraw(5), 300))
      for (const { type } of events) assert(!sharedEvents.includes(type), type)
  })
