// The map that draws itself: places seen, the ways between them, and ways out that were not taken yet.
import { Graph, layout } from '@dagrejs/dagre'
import type { BoundStory } from '../parts/bound-story.ts'
import { placeName } from './places.ts'

export interface MapSpot {
  readonly id: string
  /** Empty for a way that was not taken. */
  readonly name: string
  readonly x: number
  readonly y: number
}

export interface MapWay {
  readonly from: string
  readonly to: string
  readonly path: string
  readonly taken: boolean
}

export interface PassageMap {
  readonly width: number
  readonly height: number
  readonly spots: readonly MapSpot[]
  readonly ways: readonly MapWay[]
}

const spotSize = { width: 150, height: 44 }
const openSize = { width: 22, height: 22 }

/** Passages of one place are one spot. Only what the reader may know: unseen passages have no name, and nothing behind them. */
export function passageMap({ book, exits }: BoundStory, visited: readonly string[]): PassageMap {
  const seen = new Set(visited)
  const spotOf = (passage: string) => (seen.has(passage) ? placeName(book, passage) : `?${passage}`)
  const graph = new Graph()
  graph.setGraph({ rankdir: 'TB', nodesep: 24, ranksep: 38, marginx: 16, marginy: 16 })
  graph.setDefaultEdgeLabel(() => ({}))
  for (const passage of visited) {
    const from = spotOf(passage)
    graph.setNode(from, { ...spotSize })
    for (const next of exits[passage] ?? []) {
      const to = spotOf(next)
      if (!seen.has(next)) graph.setNode(to, { ...openSize })
      else if (!graph.hasNode(to)) graph.setNode(to, { ...spotSize })
      if (from !== to) graph.setEdge(from, to)
    }
  }
  layout(graph)
  const { width = 0, height = 0 } = graph.graph()
  return {
    width,
    height,
    spots: graph.nodes().map(id => {
      const { x = 0, y = 0 } = graph.node(id)
      return { id, name: isOpen(id) ? '' : id, x, y }
    }),
    ways: graph.edges().map(({ v, w }) => ({ from: v, to: w, path: pathOf(graph.edge(v, w)), taken: !isOpen(w) })),
  }
}

const isOpen = (id: string): boolean => id.startsWith('?')

function pathOf({ points = [] }: { points?: readonly { readonly x: number; readonly y: number }[] }): string {
  return points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join(' ')
}
