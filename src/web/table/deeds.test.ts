// Whatever a game master can fill in on the screen becomes a command that the book's own door lets in.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setUp } from '../../../tests/contract/random-play.ts'
import { bookById } from '../../books/index.ts'
import { isRefusal } from '../../kernel/index.ts'
import type { BookScreen, Field } from './book-screen.ts'
import { screen as gamebook } from './books/gamebook.ts'
import { screen as grit } from './books/grit.ts'
import { screen as hearts } from './books/hearts.ts'
import { screen as lastThrow } from './books/last-throw.ts'
import { screen as thorns } from './books/thorns.ts'

const screens: Readonly<Record<string, BookScreen>> = { gamebook, grit, hearts, 'last-throw': lastThrow, thorns }

/** As the form fills it in; a text field is not left empty. */
const usual = (field: Field): unknown =>
  field.kind === 'choice'
    ? field.values[0]?.value
    : field.kind === 'number'
      ? field.from
      : field.kind === 'flag'
        ? false
        : field.list
          ? ['2']
          : '2'

for (const [id, screen] of Object.entries(screens))
  test(`every deed and every frame of ${id} is a command of the book`, () => {
    const book = bookById(id)
    assert(book)
    const { scene } = setUp(book, {})
    const [hero] = book.cast(scene)
    assert(hero)
    const filled = (fields: readonly Field[]) => Object.fromEntries(fields.map(field => [field.name, usual(field)]))
    /** Where there is nothing to choose from, the form cannot be sent. */
    const possible = (fields: readonly Field[]) =>
      fields.every(field => field.kind !== 'choice' || field.values.length > 0)
    const refusals = [
      ...screen.deeds
        .filter(deed => possible(deed.fields(scene)))
        .map(deed => deed.command(scene, [hero.id], filled(deed.fields(scene)))),
      ...screen.frames
        .filter(frame => possible(frame.fields(scene, hero.id)))
        .map(frame => ({ ...frame.draft(scene, hero.id), ...filled(frame.fields(scene, hero.id)) })),
    ].flatMap(command => {
      const parsed = book.parse(JSON.parse(JSON.stringify(command)))
      return isRefusal(parsed) ? [`${command.type}: ${parsed.text}`] : []
    })
    assert.deepEqual(refusals, [])
  })
