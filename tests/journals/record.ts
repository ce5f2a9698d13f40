// Records a table of a book: npm run record BOOK… Only after a rule was changed on purpose.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bookById } from '../../src/books/index.ts'
import { fastDraw } from '../../src/dice/index.ts'
import { chooseOptions, isRefusal } from '../../src/kernel/index.ts'
import { recordPlay } from '../contract/record.ts'

for (const id of process.argv.slice(2)) {
  const book = bookById(id)
  if (!book) throw new Error(`There is no book "${id}".`)
  const options = chooseOptions(book)
  if (isRefusal(options)) throw new Error(options.text)
  const journal = recordPlay(book, options, fastDraw(20), 120)
  writeFileSync(join(import.meta.dirname, `${id}.json`), `${JSON.stringify(journal)}\n`)
}
