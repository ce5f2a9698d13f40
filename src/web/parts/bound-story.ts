// A story as the reader opens it: plain data, compiled beforehand.
import type { StoryBook } from '../../story/load.ts'

export interface BoundStory {
  readonly book: StoryBook
  /** From each passage, the passages that may come next. */
  readonly exits: Readonly<Record<string, readonly string[]>>
  readonly words: number
  /** Addresses of its pictures, by the name that the story gives them. */
  readonly art: Readonly<Record<string, string>>
}

/** What the library shows of a story that is not open. */
export interface StoryCover {
  readonly id: string
  readonly title: string
  readonly author: string
  readonly about: string
  readonly words: number
  readonly passages: number
  readonly endings: number
}

export const coverOfStory = (id: string, { book, words }: BoundStory): StoryCover => ({
  id,
  title: book.title,
  author: book.author,
  about: book.about,
  words,
  passages: book.passages.length,
  endings: book.endings.length,
})
