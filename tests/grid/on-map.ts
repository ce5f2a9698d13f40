// What holds of everybody on a map, in any book.
import assert from 'node:assert/strict'
import { type GridMap, type Standing, sameSquare, standable } from '../../src/grid/index.ts'

/** Nobody stands in something solid, and nobody shares a square. */
export function checkStanding(map: GridMap | undefined, standing: readonly Standing[]): void {
  for (const [i, { at, name }] of standing.entries()) {
    if (!at) continue
    assert(map && standable(map, at), `${name} stands in something solid`)
    for (const other of standing.slice(i + 1))
      assert(!(other.at && sameSquare(at, other.at)), `${other.name} shares a square`)
  }
}
