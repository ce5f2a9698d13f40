// Writes a story out in another form, beside the page.
import { writePage } from '../../story/export/html.ts'
import { printBook } from '../../story/export/print.ts'
import { writeTwee } from '../../story/export/twee.ts'
import { loadStory } from '../../story/load.ts'
import type { StoryFiles } from '../parts/story-worker.ts'

export type Form = 'html' | 'twee' | 'print'

export interface Wanted extends StoryFiles {
  readonly as: Form
  /** The reader as one script, for a page of its own. */
  readonly program: string
  readonly ifid: string
}

self.addEventListener('message', ({ data: { main, files, as, program, ifid } }: MessageEvent<Wanted>) => {
  const { book, tree } = loadStory(main, file => (Object.hasOwn(files, file) ? files[file] : undefined))
  if (!book || !tree) self.postMessage(undefined)
  else if (as === 'html') self.postMessage(writePage(book, program))
  else self.postMessage(as === 'twee' ? writeTwee(book, tree, ifid) : printBook(book, tree, 1))
})
