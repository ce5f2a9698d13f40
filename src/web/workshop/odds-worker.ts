// Counts or plays the odds of a story beside the page, and tells how far it has come.
import type { ArchetypeId } from '../../books/gamebook/types.ts'
import { loadStory } from '../../story/load.ts'
import { type OddsQuestion, type ReaderOdds, storyOdds } from '../../story/odds/report.ts'
import type { StoryFiles } from '../parts/story-worker.ts'

export interface Asked extends StoryFiles {
  readonly archetypes: readonly ArchetypeId[]
  readonly readers: OddsQuestion['readers']
  readonly method: 'exact' | 'play'
  readonly plays: number
}

export type Told =
  | { readonly kind: 'progress'; readonly what: string; readonly share: number }
  | { readonly kind: 'odds'; readonly odds: readonly ReaderOdds[] }
  | { readonly kind: 'wrong'; readonly text: string }

const tell = (told: Told): void => self.postMessage(told)

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const { main, files, ...question } = data
  try {
    tell({ kind: 'progress', what: 'walking the story', share: 0 })
    const { book, outline } = loadStory(main, file => (Object.hasOwn(files, file) ? files[file] : undefined))
    if (!book || !outline) return tell({ kind: 'wrong', text: 'The story does not compile yet.' })
    const progress = (what: string, share: number) => tell({ kind: 'progress', what, share })
    tell({ kind: 'odds', odds: storyOdds(book, outline, { ...question, aims: [], seed: 1, progress }) })
  } catch (problem) {
    tell({ kind: 'wrong', text: problem instanceof Error ? problem.message : 'The odds could not be told.' })
  }
})
