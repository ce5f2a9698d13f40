// Who is at a table on which node. Each node tells the others when that changes and again with every beat; one that falls silent
// is no longer counted. Nothing of it is stored.

/** A table as presence sees it: who is connected to this node, and who is told of the rest. */
export interface Gathering {
  readonly here: readonly string[]
  sitElsewhere(seats: readonly string[]): void
}

/** A node that was silent for more beats than this is gone, and who was connected to it. */
const silentBeats = 2

export class Presence {
  private readonly table: Gathering
  private readonly tell: (seats: readonly string[]) => void
  private readonly others = new Map<string, { readonly seats: readonly string[]; silent: number }>()
  private told = ''
  private shown = ''

  constructor(table: Gathering, tell: (seats: readonly string[]) => void) {
    this.table = table
    this.tell = tell
  }

  /** Somebody may have come or gone here. */
  changed(): void {
    if (String(this.table.here) !== this.told) this.tellAll()
  }

  /** A node that is new here is answered, so that it need not wait for the next beat. */
  hear(node: string, seats: readonly string[]): void {
    const known = this.others.has(node)
    if (seats.length > 0) this.others.set(node, { seats, silent: 0 })
    else this.others.delete(node)
    this.show()
    if (!known && seats.length > 0) this.repeat()
  }

  beat(): void {
    for (const [node, other] of this.others) if (++other.silent > silentBeats) this.others.delete(node)
    this.show()
    this.repeat()
  }

  /** This node has the table no more. */
  leave(): void {
    if (this.told !== '') this.tell([])
  }

  private repeat(): void {
    if (this.table.here.length > 0) this.tellAll()
  }

  private tellAll(): void {
    const { here } = this.table
    this.told = String(here)
    this.tell(here)
  }

  private show(): void {
    const seats = [...new Set([...this.others.values()].flatMap(({ seats }) => seats))].sort()
    if (String(seats) === this.shown) return
    this.shown = String(seats)
    this.table.sitElsewhere(seats)
  }
}
