// The screens of the books, each loaded with its book.
import type { BookScreen } from './book-screen.ts'

const found = import.meta.glob<{ screen: BookScreen }>('./books/*.ts')

/** What every book can do without a screen of its own: be played from its offers. */
const plain: BookScreen = {
  facts: () => [],
  frames: [],
  deeds: [],
  bring: sheet => ({ type: 'AddHero', sheet }) as never,
}

export async function loadScreen(book: string): Promise<BookScreen> {
  return (await found[`./books/${book}.ts`]?.())?.screen ?? plain
}
