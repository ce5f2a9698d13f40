// Drawing a graph from its top to its bottom: where each spot lies, the course of each way, and the frame around it all.
import { Graph, layout } from '@dagrejs/dagre'

export interface Spot {
  readonly id: string
  readonly width: number
  readonly height: number
}

export interface Drawn {
  readonly viewBox: string
  readonly width: number
  readonly height: number
  readonly spots: readonly (Spot & { readonly x: number; readonly y: number })[]
  readonly ways: readonly { readonly from: string; readonly to: string; readonly path: string }[]
}

interface Point {
  readonly x: number
  readonly y: number
}

const margin = 12

export function drawGraph(spots: readonly Spot[], ways: Iterable<readonly [string, string]>, gap: number): Drawn {
  const graph = new Graph()
  graph.setGraph({ rankdir: 'TB', nodesep: gap, ranksep: 36 })
  graph.setDefaultEdgeLabel(() => ({}))
  for (const { id, width, height } of spots) graph.setNode(id, { width, height })
  for (const [from, to] of ways) if (from !== to) graph.setEdge(from, to)
  layout(graph)
  const placed = spots.map(spot => ({ ...spot, x: graph.node(spot.id).x ?? 0, y: graph.node(spot.id).y ?? 0 }))
  const courses = graph
    .edges()
    .map(({ v, w }) => ({ from: v, to: w, points: (graph.edge(v, w).points ?? []) as Point[] }))
  // A long way may swing out beyond the outermost spot.
  const xs = [...placed.flatMap(({ x, width }) => [x - width / 2, x + width / 2]), ...courses.flatMap(xsOf)]
  const ys = placed.flatMap(({ y, height }) => [y - height / 2, y + height / 2])
  const [left, top] = [Math.min(0, ...xs) - margin, Math.min(0, ...ys) - margin]
  const [width, height] = [Math.max(0, ...xs) - left + margin, Math.max(0, ...ys) - top + margin]
  return {
    viewBox: `${left} ${top} ${width} ${height}`,
    width,
    height,
    spots: placed,
    ways: courses.map(({ from, to, points }) => ({ from, to, path: pathOf(points) })),
  }
}

const xsOf = ({ points }: { readonly points: readonly Point[] }): number[] => points.map(({ x }) => x)

const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join(' ')
