// The contract suite on the tiny book and on every book in the list.
import { books } from '../../src/books/index.ts'
import { lanternWalk } from '../tiny/book.ts'
import { bookContract } from './book-contract.ts'

for (const book of [lanternWalk, ...books]) bookContract(book)
