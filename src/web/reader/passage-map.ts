// The map that draws itself: places seen, the ways between them, and ways out that were not taken yet.
import type { BoundStory } from '../parts/bound-story.ts'
import { type Drawn, drawGraph } from '../parts/graph.ts'
import { placeName } from './places.ts'

const seenSize = { width: 150, height: 44 }
const openSize = { width: 22, height: 22 }

/** A way that was not taken leads to a spot without a name. */
const isOpen = (id: string): boolean => id.startsWith('?')

/** Passages of one place are one spot. Only what the reader may know: unseen passages have no name, and nothing behind them. */
export function passageMap({ book, exits }: BoundStory, visited: readonly string[]): Drawn {
  const seen = new Set(visited)
  const spotOf = (passage: string) => (seen.has(passage) ? placeName(book, passage) : `?${passage}`)
  const ways = visited.flatMap(from => (exits[from] ?? []).map(to => [spotOf(from), spotOf(to)] as const))
  const ids = new Set([...visited.map(spotOf), ...ways.map(([, to]) => to)])
  const spots = [...ids].map(id => ({ id, ...(isOpen(id) ? openSize : seenSize) }))
  return drawGraph(spots, ways, 24)
}
