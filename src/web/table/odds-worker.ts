// Counts odds beside the page, so that no frame waits for them. One question at a time, in order.
import type { Book, Refusal, Scene } from '../../kernel/index.ts'
import { loadBook } from '../parts/books.ts'
import { type CommandOdds, oddsOf } from './odds-of.ts'

export interface Question {
  readonly id: number
  readonly book: string
  readonly scene: Scene
  readonly command: { readonly type: string }
}

export interface Answer {
  readonly id: number
  readonly odds: CommandOdds | Refusal
}

const books = new Map<string, Promise<Book>>()

function bookOf(id: string): Promise<Book> {
  const known = books.get(id) ?? loadBook(id)
  books.set(id, known)
  return known
}

self.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  const odds = oddsOf(await bookOf(data.book), data.scene, data.command)
  self.postMessage({ id: data.id, odds } satisfies Answer)
})
