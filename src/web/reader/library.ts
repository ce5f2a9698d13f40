// The stories that can be opened: those that ship, and one's own.
import { shipped } from 'virtual:shelf'
import { type BoundStory, coverOfStory, type StoryCover } from '../parts/bound-story.ts'
import { allKept, kept } from './store.ts'

export const shippedCovers: readonly StoryCover[] = shipped.map(({ cover }) => cover)

export async function ownCovers(): Promise<readonly StoryCover[]> {
  try {
    return (await allKept('stories')).map(({ id, bound }) => coverOfStory(id, bound))
  } catch {
    return []
  }
}

/** A shipped story has a plain word as its id, one's own the name of its file. */
export async function openStory(id: string): Promise<BoundStory | undefined> {
  const found = shipped.find(({ cover }) => cover.id === id)
  return found ? found.open() : (await kept('stories', id))?.bound
}
