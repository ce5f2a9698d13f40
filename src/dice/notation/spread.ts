// The exact spread of an expression, counted by the same evaluator as every rule's odds.
import { bigints } from '../counting.ts'
import { dividedBy, type Fraction, fraction, zero } from '../fraction.ts'
import { type AnyReading, worthOfHighest } from '../reading.ts'
import { type Class, pool, type Spread, spread } from '../spread.ts'
import {
  type DiceTerm,
  type Expression,
  fits,
  limits,
  type NotationProblem,
  type Operation,
  operate,
  thousands,
  worthIn,
} from './expression.ts'

export interface NotationSpread {
  /** From the lowest value up. */
  readonly spread: Spread<number>
  /** The chance of explosions too long to follow; such throws are in no class. */
  readonly unresolved: Fraction
  readonly problem?: undefined
}

/** An explosion less likely than this is not followed further. */
const leastLikely = 1e-9

/** Leaves the counting when it would take too long. Never seen outside `spreadOf`. */
class TooLarge {
  readonly problem: NotationProblem
  constructor(at: number, text: string) {
    this.problem = { at, text }
  }
}

/** The exact spread, or where and why it is too large to count. */
export function spreadOf(expression: Expression): NotationSpread | { readonly problem: NotationProblem } {
  try {
    const { classes, total } = count(expression)
    const resolved = classes.reduce((sum, { ways }) => sum + ways, 0n)
    const sorted = classes.toSorted((a, b) => a.value - b.value)
    return { spread: { classes: sorted, total }, unresolved: fraction(total - resolved, total) }
  } catch (stop) {
    if (stop instanceof TooLarge) return { problem: stop.problem }
    throw stop
  }
}

/** The mean of everything that was resolved. */
export function meanOf({ classes }: Spread<number>): Fraction {
  let [sum, ways] = [0n, 0n]
  for (const each of classes) {
    sum += BigInt(each.value) * each.ways
    ways += each.ways
  }
  return ways === 0n ? zero : dividedBy(fraction(sum), fraction(ways))
}

function count(expression: Expression): Spread<number> {
  if (expression.kind === 'number') return { classes: [{ value: expression.value, ways: 1n }], total: 1n }
  if (expression.kind === 'dice') return expression.explode ? explosions(expression) : diceTerm(expression)
  return combine(expression, count(expression.left), count(expression.right))
}

function combine({ at, sign }: Operation, left: Spread<number>, right: Spread<number>): Spread<number> {
  allow(at, left.classes.length * right.classes.length)
  const found = new Map<number, bigint>()
  for (const a of left.classes) {
    for (const b of right.classes) {
      const value = operate(sign, a.value, b.value)
      found.set(value, (found.get(value) ?? 0n) + a.ways * b.ways)
    }
  }
  return { classes: Array.from(found, ([value, ways]) => ({ value, ways })), total: left.total * right.total }
}

function allow(at: number, work: number): void {
  if (work <= limits.work) return
  const steps = thousands(Math.ceil(work))
  throw new TooLarge(at, `exact odds would take about ${steps} steps, more than the ${thousands(limits.work)} allowed`)
}

function diceTerm(term: DiceTerm): Spread<number> {
  const { at, count, sides, keep } = term
  if (!keep || keep.number === count) {
    allow(at, count * sides * (term.successes ? 1 : sides))
    return spread(pool(count, sides), sumOf(term))
  }
  const digits = 1 + (count * Math.log2(sides)) / 500
  allow(at, (digits * sides ** 2 * keep.number ** 3) / 16)
  const face = (seen: number) => (keep.from === 'highest' ? seen : sides + 1 - seen)
  return spread(
    pool(count, sides),
    worthOfHighest(keep.number, seen => worthIn(term, face(seen))),
  )
}

const sumOf = (term: DiceTerm): AnyReading<number> => ({
  name: term.text,
  start: 0,
  step: (sum: number, face, count) => sum + worthIn(term, face) * count,
  end: sum => sum,
  worth: face => worthIn(term, face),
})

/** A die that explodes is a die with many faces, not all alike: one power of its polynomial gives them all. */
function explosions(term: DiceTerm): Spread<number> {
  if (term.keep && term.keep.number < term.count)
    throw new TooLarge(term.at, 'exact odds of exploding dice are only known when all of them are kept')
  const one = explodingDie(term)
  const width = one.ways.length
  allow(term.at, width * width * (term.count - 1))
  const all = bigints.powerOf(one.ways, term.count)
  const classes: Class<number>[] = []
  for (const [i, ways] of all.entries()) if (ways > 0n) classes.push({ value: one.least * term.count + i, ways })
  return { classes, total: one.total ** BigInt(term.count) }
}

interface WeightedDie {
  readonly least: number
  /** Entry i: the ways to be worth `least + i`; the first is not 0. */
  readonly ways: bigint[]
  readonly total: bigint
}

/** After each explosion the die either stops or explodes once more, until that is too unlikely to follow. */
function explodingDie(term: DiceTerm): WeightedDie {
  const { sides, at } = term
  const faces = Array.from({ length: sides }, (_, i) => i + 1)
  const exploding = faces.filter(face => fits(term.explode!, face))
  const again = polynomial(exploding.map(face => worthIn(term, face)))
  const stop = polynomial(faces.filter(face => !fits(term.explode!, face)).map(face => worthIn(term, face)))
  const chance = exploding.length / sides
  const depth = chance === 0 ? 0 : Math.min(limits.explosions, Math.ceil(Math.log(leastLikely) / Math.log(chance)) - 1)
  allow(at, depth ** 2 * exploding.length * sides)
  const side = BigInt(sides)
  let exploded = [1n]
  let ways: bigint[] = []
  for (let i = 0; i <= depth; i++) {
    ways = add(
      ways.map(each => each * side),
      bigints.multiply(exploded, stop),
    )
    exploded = bigints.multiply(again, exploded)
  }
  const least = ways.findIndex(each => each > 0n)
  return { least, ways: ways.slice(least), total: side ** BigInt(depth + 1) }
}

/** Entry i: how many of the values are i. */
function polynomial(values: readonly number[]): bigint[] {
  const counts = Array<bigint>(Math.max(0, ...values) + 1).fill(0n)
  for (const value of values) counts[value]!++
  return counts
}

function add(a: readonly bigint[], b: readonly bigint[]): bigint[] {
  return Array.from({ length: Math.max(a.length, b.length) }, (_, i) => (a[i] ?? 0n) + (b[i] ?? 0n))
}
