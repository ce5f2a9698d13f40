// Numbers to count with: doubles while every count is exact in them, bigints beyond. The loops that cost time live here.

/** The number of ways to be in one state while n dice have not shown yet, for n from `least` to `most`. */
export interface Ways<W> {
  readonly ways: W[]
  least: number
  most: number
}

export interface Counting<W> {
  readonly one: W
  of(n: number): W
  plus(a: W, b: W): W
  times(a: W, b: W): W
  power(base: number, exponent: number): W
  /** No ways yet, for up to `most` waiting dice. */
  none(most: number): Ways<W>
  /** After `joined` more dice have come to wait, `showing` of all that wait show this face; the others wait on. */
  show(from: Ways<W>, joined: number, showing: number, into: Ways<W>): void
  /** The same when the rest may fall as it likes, on any face below. */
  close(from: Ways<W>, joined: number, showing: number, face: number): W
  /** The same when `showing` dice or more show this face. */
  closeFrom(from: Ways<W>, joined: number, showing: number, face: number): W
  multiply(a: readonly W[], b: readonly W[]): W[]
  /** The polynomial with coefficients `base`, the first of which is not 0, multiplied by itself. */
  powerOf(base: readonly W[], exponent: number): W[]
}

/** Column k holds "n choose k" for every n so far: few columns are needed even for hundreds of dice. */
function columns<W>(one: W, zero: W, plus: (a: W, b: W) => W): (k: number, n: number) => readonly W[] {
  const known: W[][] = []
  return (k, n) => {
    const there = known[k]
    if (there && there.length > n) return there
    for (let column = 0; column <= k; column++) {
      known[column] ??= column === 0 ? [one] : [zero]
      const rows = known[column] as W[]
      const left = known[column - 1]
      for (let row = rows.length; row <= n; row++) rows.push(left ? plus(rows[row - 1] as W, left[row - 1] as W) : one)
    }
    return known[k] as W[]
  }
}

/** Widens the range of waiting dice in `into` by those that wait on; answers with the first `n` that has enough dice. */
function widen(from: Ways<unknown>, joined: number, showing: number, into: Ways<unknown>): number {
  const first = Math.max(from.least + joined, showing)
  into.least = Math.min(into.least, first - showing)
  into.most = Math.max(into.most, from.most + joined - showing)
  return first
}

const choose = columns(1, 0, (a, b) => a + b)
const powers: number[][] = []

/** By multiplication, since `**` need not be exact. */
function power(base: number, exponent: number): number {
  powers[base] ??= [1]
  const row = powers[base]
  while (row.length <= exponent) row.push((row[row.length - 1] as number) * base)
  return row[exponent] as number
}

export const doubles: Counting<number> = {
  one: 1,
  of: n => n,
  plus: (a, b) => a + b,
  times: (a, b) => a * b,
  power,
  none: most => ({ ways: Array<number>(most + 1).fill(0), least: most, most: 0 }),
  show(from, joined, showing, into) {
    const last = from.most + joined
    const column = choose(showing, last)
    for (let n = widen(from, joined, showing, into); n <= last; n++)
      into.ways[n - showing]! += from.ways[n - joined]! * column[n]!
  },
  close(from, joined, showing, face) {
    const last = from.most + joined
    const column = choose(showing, last)
    let sum = 0
    for (let n = Math.max(from.least + joined, showing); n <= last; n++)
      sum += from.ways[n - joined]! * column[n]! * power(face - 1, n - showing)
    return sum
  },
  closeFrom(from, joined, showing, face) {
    const last = from.most + joined
    let sum = 0
    for (let n = Math.max(from.least + joined, showing); n <= last; n++) {
      const few = showing <= n - showing
      let ways = few ? power(face, n) : 0
      for (let k = few ? 0 : showing; k < (few ? showing : n + 1); k++) {
        const part = choose(k, n)[n]! * power(face - 1, n - k)
        ways += few ? -part : part
      }
      sum += from.ways[n - joined]! * ways
    }
    return sum
  },
  multiply(a, b) {
    const product = Array<number>(a.length + b.length - 1).fill(0)
    for (let i = 0; i < a.length; i++) for (let j = 0; j < b.length; j++) product[i + j]! += a[i]! * b[j]!
    return product
  },
  powerOf(base, exponent) {
    let product: number[] = [1]
    for (let i = 0; i < exponent; i++) product = doubles.multiply(product, base)
    return product
  },
}

const chooseBig = columns(1n, 0n, (a, b) => a + b)

export const bigints: Counting<bigint> = {
  one: 1n,
  of: BigInt,
  plus: (a, b) => a + b,
  times: (a, b) => a * b,
  power: (base, exponent) => BigInt(base) ** BigInt(exponent),
  none: most => ({ ways: Array<bigint>(most + 1).fill(0n), least: most, most: 0 }),
  show(from, joined, showing, into) {
    const last = from.most + joined
    const column = chooseBig(showing, last)
    for (let n = widen(from, joined, showing, into); n <= last; n++)
      into.ways[n - showing]! += from.ways[n - joined]! * column[n]!
  },
  close(from, joined, showing, face) {
    const last = from.most + joined
    const column = chooseBig(showing, last)
    let sum = 0n
    for (let n = Math.max(from.least + joined, showing); n <= last; n++)
      sum += from.ways[n - joined]! * column[n]! * bigints.power(face - 1, n - showing)
    return sum
  },
  closeFrom(from, joined, showing, face) {
    const last = from.most + joined
    const below = BigInt(face - 1)
    let sum = 0n
    for (let n = Math.max(from.least + joined, showing); n <= last; n++) {
      const few = showing <= n - showing
      const to = few ? showing : n + 1
      let lower = bigints.power(face - 1, n - to + 1)
      let part = 0n
      for (let k = to - 1; k >= (few ? 0 : showing); k--, lower *= below) part += chooseBig(k, n)[n]! * lower
      sum += from.ways[n - joined]! * (few ? bigints.power(face, n) - part : part)
    }
    return sum
  },
  multiply(a, b) {
    const product = Array<bigint>(a.length + b.length - 1).fill(0n)
    for (let i = 0; i < a.length; i++) if (a[i]) for (let j = 0; j < b.length; j++) product[i + j]! += a[i]! * b[j]!
    return product
  },
  /** Euler's recurrence for the powers of a polynomial: every coefficient from the few before it. */
  powerOf(base, exponent) {
    if (exponent === 1) return [...base]
    const first = base[0] as bigint
    const power = [first ** BigInt(exponent)]
    for (let k = 1; k <= (base.length - 1) * exponent; k++) {
      let sum = 0n
      for (let i = 1; i < base.length && i <= k; i++)
        if (base[i]) sum += BigInt(i * (exponent + 1) - k) * base[i]! * power[k - i]!
      power.push(sum / (BigInt(k) * first))
    }
    return power
  },
}
