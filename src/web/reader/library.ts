// The stories that can be opened: those that ship, and one's own.
import { shipped } from 'virtual:shelf'
import { type BoundStory, coverOfStory, type StoryCover } from '../parts/bound-story.ts'
import { allKept, kept } from './store.ts'

export const shippedCovers: readonly StoryCover[] = shipped.map(({ cover }) => cover)

/** An own story has the name of its file as its id; a shipped one a plain word. */
export const isOwn = (id: string): boolean => !shipped.some(({ cover }) => cover.id === id)

export async function ownCovers(): Promise<readonly StoryCover[]> {
  try {
    return (await allKept('stories')).map(({ id, bound }) => coverOfStory(id, bound))
  } catch {
    return []
  }
}

export async function openStory(id: string): Promise<BoundStory | undefined> {
  const found = shipped.find(({ cover }) => cover.id === id)
  return found ? found.open() : (await kept('stories', id))?.bound
}
