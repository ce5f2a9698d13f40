// The list of books. A sixth one is a folder and a line here.
import type { Book } from '../kernel/index.ts'

export const books: readonly Book[] = []

export const bookById = (id: string): Book | undefined => books.find(book => book.id === id)
