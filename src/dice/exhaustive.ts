// Exhaustive dice: runs a rule once for every class of outcomes, and so counts the exact odds of whatever it does.
import { type Fraction, fraction, toNumber } from './fraction.ts'
import { type Class, type Spread, spread, valueKey } from './spread.ts'
import type { AnyThrow, Dice, Groups, Readings } from './throw.ts'

export interface Leaf<R> {
  readonly value: R
  readonly ways: bigint
  readonly outOf: bigint
}

export interface Exploration<R> {
  readonly leaves: readonly Leaf<R>[]
  /** The chance of everything too deep to follow, as endless explosions are; 0 in nearly every rule. */
  readonly unresolved: Fraction
}

export interface Depth {
  /** A path less likely than this is left open. The default is far below anything a person could notice. */
  readonly leastLikely?: number
  readonly mostThrows?: number
}

const defaultDepth = { leastLikely: 2 ** -70, mostThrows: 10_000 }

interface Fork {
  readonly spread: Spread<unknown>
  taken: number
}

/** Ends a run whose path has become too unlikely to follow. Never seen outside `explore`. */
const tooDeep = Symbol('too deep')

/** Every run answers the throws seen so far by one class each, and meets at most one throw that is new. */
export function explore<R>(rule: (dice: Dice) => R, depth: Depth = {}): Exploration<R> {
  const { leastLikely, mostThrows } = { ...defaultDepth, ...depth }
  const path: Fork[] = []
  const leaves: Leaf<R>[] = []
  const open: Leaf<undefined>[] = []
  do {
    const run = { thrown: 0, chance: 1, ways: 1n, outOf: 1n }
    const dice: Dice = {
      throw(thrown) {
        if (run.thrown === path.length) {
          if (run.chance < leastLikely || path.length >= mostThrows) throw tooDeep
          path.push({ spread: outcomes(thrown), taken: 0 })
        }
        const { spread, taken } = path[run.thrown++] as Fork
        const { value, ways } = spread.classes[taken] as Class<never>
        run.ways *= ways
        run.outOf *= spread.total
        run.chance *= toNumber({ over: ways, under: spread.total })
        return value
      },
    }
    try {
      const value = rule(dice)
      path.length = run.thrown
      leaves.push({ value, ways: run.ways, outOf: run.outOf })
    } catch (stop) {
      if (stop !== tooDeep) throw stop
      open.push({ value: undefined, ways: run.ways, outOf: run.outOf })
    }
  } while (nextPath(path))
  return { leaves, unresolved: shareOf(open) }
}

/** Turns the last fork that still has a way to go; false when all have been taken. */
function nextPath(path: Fork[]): boolean {
  for (let last = path.at(-1); last; last = path.at(-1)) {
    if (++last.taken < last.spread.classes.length) return true
    path.pop()
  }
  return false
}

/** Adds up leaves of different depths over one common denominator. */
export function shareOf(leaves: Iterable<Leaf<unknown>>): Fraction {
  const byTotal = new Map<bigint, bigint>()
  for (const { ways, outOf } of leaves) byTotal.set(outOf, (byTotal.get(outOf) ?? 0n) + ways)
  let [over, under] = [0n, 1n]
  for (const [outOf, ways] of byTotal) {
    if (outOf % under === 0n) [over, under] = [over * (outOf / under) + ways, outOf]
    else [over, under] = [over * outOf + ways * under, under * outOf]
  }
  return fraction(over, under)
}

/** The classes of a whole throw: every combination of its groups' readings, merged by what the summary makes of it. */
export function outcomes(thrown: AnyThrow): Spread<unknown> {
  const names = Object.keys(thrown.groups)
  let combined: { readings: Record<string, unknown>; ways: bigint }[] = [{ readings: {}, ways: 1n }]
  let total = 1n
  for (const name of names) {
    const { dice, reading } = (thrown.groups as Groups)[name] as Groups[string]
    const one = spread(dice, reading)
    total *= one.total
    combined = combined.flatMap(sofar =>
      one.classes.map(({ value, ways }) => ({
        readings: { ...sofar.readings, [name]: value },
        ways: sofar.ways * ways,
      })),
    )
  }
  const merged = new Map<unknown, { value: unknown; ways: bigint }>()
  for (const { readings, ways } of combined) {
    const value = thrown.summary(readings as Readings<Groups>)
    const key = valueKey(value)
    const known = merged.get(key)
    if (known) known.ways += ways
    else merged.set(key, { value, ways })
  }
  return { classes: [...merged.values()], total }
}
