// The books as the web app reaches them: covers at once, rules and code when they are needed.
import type { Book } from '../../kernel/index.ts'

export interface Cover {
  readonly id: string
  readonly title: string
  readonly line: string
}

export const covers: readonly Cover[] = __BOOKS__
export const pages: readonly string[] = __PAGES__

export const coverOf = (id: string): Cover | undefined => covers.find(cover => cover.id === id)

const code = import.meta.glob<Record<string, unknown>>('../../books/*/book.ts')
const texts = import.meta.glob<string>('../../books/*/rules.md', { query: '?raw', import: 'default' })

const isBook = (value: unknown, id: string): value is Book =>
  typeof value === 'object' && value !== null && 'decide' in value && (value as Book).id === id

/** Loads one book's code; each book is a file of its own, so nobody waits for the other four. */
export async function loadBook(id: string): Promise<Book> {
  const module = await code[`../../books/${id}/book.ts`]?.()
  const book = Object.values(module ?? {}).find(value => isBook(value, id))
  if (!book) throw new Error(`There is no book "${id}" here.`)
  return book as Book
}

export async function loadRules(id: string): Promise<string> {
  const load = texts[`../../books/${id}/rules.md`]
  if (!load) throw new Error(`There are no rules of a book "${id}" here.`)
  return load()
}
