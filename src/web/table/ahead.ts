// Fetches the book and the screen of a known table while the page itself is still on its way.
import { loadBook } from '../parts/books.ts'
import { readPlace } from '../parts/invite.ts'
import { knownTable } from '../parts/known-tables.ts'
import { loadScreen } from './screens.ts'

const place = readPlace(location.hash)
const book = place && knownTable(place.table)?.book
// Whether it fails is told by the page, which asks again.
if (book) Promise.allSettled([loadBook(book), loadScreen(book)])
