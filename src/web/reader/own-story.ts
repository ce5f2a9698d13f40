// Takes a story of one's own onto the shelf: read, compiled, kept in this browser.
import { compileStory } from '../parts/compile-story.ts'
import { isUnusable, readOwnFiles, type Unusable } from '../parts/own-files.ts'
import { type KeptStory, keep } from './store.ts'

export interface Taken extends KeptStory {
  readonly lost: string
}

export async function takeOwnStory(picked: readonly File[]): Promise<Taken | Unusable> {
  const story = await readOwnFiles(picked)
  if (isUnusable(story)) return story
  const answer = await compileStory(story)
  if (!answer) return { wrong: `${story.main} could not be read to its end: the compiler gave up.` }
  if (!answer.bound) {
    const first = answer.problems.find(({ code }) => code === 'compile' || code === 'include') ?? answer.problems[0]
    const where = first ? `${first.file}, line ${first.line}: ${first.text}` : `${story.main} has no text.`
    return { wrong: `The story cannot be opened yet. ${where}` }
  }
  if (answer.bound.book.passages.length === 0)
    return { wrong: `${story.main} has no passages: a passage begins with "=== name ===".` }
  const own: KeptStory = { id: story.main, bound: answer.bound }
  await keep('stories', own)
  return { ...own, lost: story.lost ?? '' }
}
