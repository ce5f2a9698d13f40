// Chance over the sheets at one node: for each build a dense table over experience, rations and health.
import type { StoryNode } from './automaton.ts'
import type { Build } from './builds.ts'
import type { Prepared } from './prepare.ts'

export class Sheets {
  readonly tables = new Map<Build, Float64Array>()
  readonly width: number

  constructor(mostRations: number) {
    this.width = mostRations + 1
  }

  table(build: Build): Float64Array {
    let table = this.tables.get(build)
    if (!table) {
      table = new Float64Array(xpRange(build) * this.width * (build.hp + 1))
      this.tables.set(build, table)
    }
    return table
  }

  /** Where the column of a build begins, by health from 0 on. */
  place(build: Build, rations: number, xp: number): number {
    return (xp * this.width + rations) * (build.hp + 1)
  }
}

/** Experience below the price of the next level; where there is none, it no longer matters. */
export const xpRange = ({ cost }: Build): number => (Number.isFinite(cost) ? cost : 1)

/** Rations and experience, as far as anything ahead of a node can tell them apart. */
export function matters(
  { ahead }: Prepared,
  node: StoryNode,
  build: Build,
  rations: number,
  xp: number,
): readonly [number, number] {
  const left = ahead.get(node)
  if (!left) return [rations, Math.min(xp, xpRange(build) - 1)]
  return [Math.min(rations, left.rations), xp + left.xp < build.cost ? 0 : Math.min(xp, xpRange(build) - 1)]
}
