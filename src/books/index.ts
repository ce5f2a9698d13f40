// The list of books. A sixth one is a folder and a line here.
import type { Book } from '../kernel/index.ts'
import { gamebook } from './gamebook/book.ts'
import { grit } from './grit/book.ts'
import { hearts } from './hearts/book.ts'
import { lastThrow } from './last-throw/book.ts'
import { thorns } from './thorns/book.ts'

export const books: readonly Book[] = [lastThrow, grit, hearts, gamebook, thorns]

export const bookById = (id: string): Book | undefined => books.find(book => book.id === id)
