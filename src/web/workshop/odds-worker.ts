// Counts or plays the odds of a story beside the page, or sends bots through it, and tells how far it has come.
import type { ArchetypeId } from '../../books/gamebook/types.ts'
import { loadStory } from '../../story/load.ts'
import { type Coverage, coverage } from '../../story/odds/coverage.ts'
import { type OddsQuestion, type ReaderOdds, storyOdds } from '../../story/odds/report.ts'
import type { StoryFiles } from '../parts/story-worker.ts'

export interface Asked extends StoryFiles {
  readonly archetypes: readonly ArchetypeId[]
  readonly readers: OddsQuestion['readers']
  /** `cover`: no odds, but what bots get to see. */
  readonly method: 'exact' | 'play' | 'cover'
  readonly plays: number
}

export type Told =
  | { readonly kind: 'progress'; readonly what: string; readonly share: number }
  | { readonly kind: 'odds'; readonly odds: readonly ReaderOdds[] }
  | { readonly kind: 'coverage'; readonly coverage: Coverage }
  | { readonly kind: 'wrong'; readonly text: string }

/** The best reader of a longer book is for the command line: it takes minutes and more than a gigabyte. */
const mostSheets = 30_000_000

const tell = (told: Told): void => self.postMessage(told)

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const { main, files, method, ...question } = data
  try {
    tell({ kind: 'progress', what: 'walking the story', share: 0 })
    const { book, outline } = loadStory(main, file => (Object.hasOwn(files, file) ? files[file] : undefined))
    if (!book || !outline) return tell({ kind: 'wrong', text: 'The story does not compile yet.' })
    const progress = (what: string, share: number) => tell({ kind: 'progress', what, share })
    if (method === 'cover')
      tell({ kind: 'coverage', coverage: coverage(book, outline, { plays: question.plays, seed: 1, progress }) })
    else {
      const odds = storyOdds(book, outline, { ...question, method, aims: [], seed: 1, mostSheets, progress })
      tell({ kind: 'odds', odds })
    }
  } catch (problem) {
    tell({ kind: 'wrong', text: problem instanceof Error ? problem.message : 'The odds could not be told.' })
  }
})
