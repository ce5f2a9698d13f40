// Which flags and visits still matter: what no passage ahead reads is dropped, so that states which play on alike are one.
import { type Outline, reachable } from '../outline.ts'

export interface Ahead {
  readonly passages: ReadonlySet<string>
  /** Flags and counts that are read in any of them. */
  readonly reads: ReadonlySet<string>
}

export class Liveness {
  private readonly outline: Outline
  private readonly known = new Map<string, Ahead>()

  constructor(outline: Outline) {
    this.outline = outline
  }

  ahead(passage: string): Ahead {
    let found = this.known.get(passage)
    if (!found) {
      const passages = reachable(this.outline, [passage])
      const turns = [...passages].flatMap(name => this.outline.passages.get(name)?.turns ?? [])
      found = { passages, reads: new Set(turns.flatMap(({ reads }) => [...reads])) }
      this.known.set(passage, found)
    }
    return found
  }

  /** Whether a counted place, such as `gate`, `gate.inner` or `gate.0.c-1`, can still make a difference. */
  counts(place: string, { passages, reads }: Ahead): boolean {
    if (this.outline.passages.has(place)) return reads.has(place) || reads.has(place.split('.').at(-1) ?? '')
    const [knot = '', ...rest] = place.split('.')
    const label = rest.findLast(part => /^[a-z_]\w*$/i.test(part) && !/^[cgs]$/.test(part))
    return passages.has(knot) || (label !== undefined && (reads.has(label) || reads.has(`${knot}.${label}`)))
  }

  /** Visits beyond the largest number that the story compares with are all alike. */
  get mostVisits(): number {
    return this.outline.largest + 1
  }
}
