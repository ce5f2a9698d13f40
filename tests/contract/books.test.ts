// The contract suite on the tiny book and on every book in the list.
import { lanternWalk } from '../tiny/book.ts'
import { bookContract } from './book-contract.ts'

bookContract(lanternWalk)
