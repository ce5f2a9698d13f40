// Lays out the story map beside the page: a long book takes half a second, and nobody should wait for it in the middle of a word.
import { type Drawn, drawGraph } from '../parts/graph.ts'

/** From each passage, the passages that may come next. */
export type Exits = Readonly<Record<string, readonly string[]>>

export const spotSize = { width: 112, height: 34 }

self.addEventListener('message', ({ data: exits }: MessageEvent<Exits>) => {
  const spots = Object.keys(exits).map(id => ({ id, ...spotSize }))
  const ways = Object.entries(exits).flatMap(([from, next]) => next.map(to => [from, to] as const))
  self.postMessage(drawGraph(spots, ways, 14) satisfies Drawn)
})
