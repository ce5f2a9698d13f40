// Rows of values by health, each kept once however many sheets are worth the same; and a memory of what lists of numbers came to.

const hashed = (hash: number, bits: number): number => Math.imul(hash ^ bits, 0x9e3779b1) ^ (hash >>> 15)
const first = 0x2545f491

/** Places in a table that doubles when it is half full; a place holds a number above 0, or 0 where it is free. */
const doubled = (slots: Int32Array, used: number, hashes: Int32Array): Int32Array<ArrayBuffer> => {
  const wider = new Int32Array(slots.length * 2)
  for (let number = 1; number <= used; number++) {
    let slot = (hashes[number] as number) & (wider.length - 1)
    while (wider[slot] !== 0) slot = (slot + 1) & (wider.length - 1)
    wider[slot] = number
  }
  return wider
}

export const grownTo = (kept: Int32Array<ArrayBuffer>, size: number): Int32Array<ArrayBuffer> => {
  if (size <= kept.length) return kept
  const wider = new Int32Array(Math.max(size, kept.length * 2))
  wider.set(kept)
  return wider
}

/** Rows of one width by number. Row 0 is worth nothing at any health. */
export class Rows {
  /** Row after row; another array when it has grown. */
  data: Float64Array
  readonly width: number
  /** Fill this, then `keep` it. */
  readonly draft: Float64Array
  private readonly bits: Int32Array
  private last = 0
  private slots = new Int32Array(64)
  private hashes = new Int32Array(64)

  constructor(width: number) {
    this.width = width
    this.data = new Float64Array(32 * width)
    this.draft = new Float64Array(width)
    this.bits = new Int32Array(this.draft.buffer)
    this.keep()
  }

  /** The number of the row in the draft: an old one where there is one like it. */
  keep(): number {
    let hash = first
    for (let i = 0; i < this.bits.length; i++) hash = hashed(hash, this.bits[i] as number)
    let slot = hash & (this.slots.length - 1)
    for (let number = this.slots[slot] as number; number !== 0; number = this.slots[slot] as number) {
      if (this.hashes[number] === hash && this.isDraft(number - 1)) return number - 1
      slot = (slot + 1) & (this.slots.length - 1)
    }
    const number = this.add() + 1
    this.hashes = grownTo(this.hashes, number + 1)
    this.hashes[number] = hash
    this.slots[slot] = number
    if (2 * number > this.slots.length) this.slots = doubled(this.slots, number, this.hashes)
    return number - 1
  }

  /** A row of its own, which may change. After this nothing can be kept any more. */
  add(): number {
    const row = this.last++
    if ((row + 1) * this.width > this.data.length) {
      const wider = new Float64Array(this.data.length * 2)
      wider.set(this.data)
      this.data = wider
    }
    this.data.set(this.draft, row * this.width)
    return row
  }

  private isDraft(row: number): boolean {
    const at = row * this.width
    for (let i = 0; i < this.width; i++) if (this.data[at + i] !== this.draft[i]) return false
    return true
  }
}

/** What lists of whole numbers came to. A list's first number says how long it is, as it were: lists that begin alike are as long. */
export class Memo {
  private keys = new Int32Array(1024)
  private starts = new Int32Array(64)
  private found = new Int32Array(64)
  private hashes = new Int32Array(64)
  private slots = new Int32Array(64)
  private last = 0
  private end = 0
  private slot = 0
  private hash = 0

  /** What a list came to, or -1. */
  find(list: Int32Array, at: number, size: number): number {
    let hash = first
    for (let i = 0; i < size; i++) hash = hashed(hash, list[at + i] as number)
    let slot = hash & (this.slots.length - 1)
    for (let number = this.slots[slot] as number; number !== 0; number = this.slots[slot] as number) {
      if (this.hashes[number] === hash && this.isAt(this.starts[number] as number, list, at, size))
        return this.found[number] as number
      slot = (slot + 1) & (this.slots.length - 1)
    }
    this.slot = slot
    this.hash = hash
    return -1
  }

  /** Remembers what the list came to that was just not found. */
  keep(list: Int32Array, at: number, size: number, result: number): void {
    const number = ++this.last
    this.keys = grownTo(this.keys, this.end + size)
    for (let i = 0; i < size; i++) this.keys[this.end + i] = list[at + i] as number
    this.starts = grownTo(this.starts, number + 1)
    this.found = grownTo(this.found, number + 1)
    this.hashes = grownTo(this.hashes, number + 1)
    this.starts[number] = this.end
    this.found[number] = result
    this.hashes[number] = this.hash
    this.end += size
    this.slots[this.slot] = number
    if (2 * number > this.slots.length) this.slots = doubled(this.slots, number, this.hashes)
  }

  private isAt(start: number, list: Int32Array, at: number, size: number): boolean {
    for (let i = 0; i < size; i++) if (this.keys[start + i] !== list[at + i]) return false
    return true
  }
}
