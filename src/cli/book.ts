// Finds a book by its id, or answers with the nearest one that there is.
import { bookById, books } from '../books/index.ts'
import type { Book } from '../kernel/index.ts'
import { BadCall } from './command.ts'
import { unknownWord } from './nearest.ts'

export function requireBook(id: string): Book {
  const book = bookById(id)
  if (book) return book
  throw new BadCall(
    unknownWord(
      'book',
      id,
      books.map(({ id }) => id),
    ),
  )
}
