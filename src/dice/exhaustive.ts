// Exhaustive dice: runs a rule once for every class of outcomes, and so counts the exact odds of whatever it does.
import { type Fraction, fraction, toNumber } from './fraction.ts'
import type { AnyReading } from './reading.ts'
import { type Chance, type Class, type Pool, type Spread, spread, valueKey } from './spread.ts'
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

/** A throw of more combinations than these is left open too: nobody would wait for its odds. */
const mostCombinations = 2 ** 20

const defaultDepth = { leastLikely: 2 ** -70, mostThrows: 10_000 }

interface Fork {
  readonly spread: Spread<unknown>
  readonly chances: readonly number[]
  /** The chance of everything before it. */
  readonly before: number
  taken: number
}

/** Ends a run whose path has become too unlikely to follow. Never seen outside `walk`. */
const tooDeep = Symbol('too deep')

type Reached<R> = (value: R | typeof tooDeep, path: readonly Fork[]) => void

/** Every run answers the throws seen so far by one class each, and meets at most one throw that is new. */
function walk<R>(rule: (dice: Dice) => R, depth: Depth, reached: Reached<R>): void {
  const { leastLikely, mostThrows } = { ...defaultDepth, ...depth }
  const path: Fork[] = []
  let thrown = 0
  const dice: Dice = {
    throw(asked) {
      if (thrown === path.length) {
        const before = chanceOf(path)
        if (before < leastLikely || path.length >= mostThrows) throw tooDeep
        const parts = partsOf(asked)
        if (combinations(parts) > mostCombinations) throw tooDeep
        const spread = merged(asked, parts)
        path.push({ spread, chances: chancesOf(spread), before, taken: 0 })
      }
      const { spread, taken } = path[thrown++] as Fork
      return (spread.classes[taken] as Class<never>).value
    },
  }
  do {
    thrown = 0
    reached(valueOr(rule, dice), path)
  } while (nextPath(path))
}

function valueOr<R>(rule: (dice: Dice) => R, dice: Dice): R | typeof tooDeep {
  try {
    return rule(dice)
  } catch (stop) {
    if (stop !== tooDeep) throw stop
    return tooDeep
  }
}

function chanceOf(path: readonly Fork[]): number {
  const last = path.at(-1)
  return last ? last.before * (last.chances[last.taken] as number) : 1
}

/** All that can come of a rule, with exact counts of ways. */
export function explore<R>(rule: (dice: Dice) => R, depth: Depth = {}): Exploration<R> {
  const leaves: Leaf<R>[] = []
  const open: Leaf<undefined>[] = []
  walk(rule, depth, (value, path) => {
    let [ways, outOf] = [1n, 1n]
    for (const { spread, taken } of path) {
      ways *= (spread.classes[taken] as Class<unknown>).ways
      outOf *= spread.total
    }
    if (value === tooDeep) open.push({ value: undefined, ways, outOf })
    else leaves.push({ value, ways, outOf })
  })
  return { leaves, unresolved: shareOf(open) }
}

/** The same with chances in doubles, for chains of very many explorations. */
export function exploreChances<R>(
  rule: (dice: Dice) => R,
  depth: Depth = {},
): { readonly leaves: readonly Chance<R>[]; readonly unresolved: number } {
  const leaves: Chance<R>[] = []
  let unresolved = 0
  walk(rule, depth, (value, path) => {
    if (value === tooDeep) unresolved += chanceOf(path)
    else leaves.push({ value, chance: chanceOf(path) })
  })
  return { leaves, unresolved }
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

interface Part {
  readonly name: string
  readonly spread: Spread<unknown>
}

const partsOf = ({ groups }: AnyThrow): readonly Part[] =>
  Object.entries(groups as Groups).map(([name, { dice, reading }]) => ({ name, spread: knownSpread(dice, reading) }))

const combinations = (parts: readonly Part[]): number =>
  parts.reduce((product, { spread }) => product * spread.classes.length, 1)

/** The classes of a whole throw: every combination of its groups' readings, merged by what the summary makes of it. */
export const outcomes = (thrown: AnyThrow): Spread<unknown> => merged(thrown, partsOf(thrown))

function merged(thrown: AnyThrow, parts: readonly Part[]): Spread<unknown> {
  const found = new Map<unknown, { value: unknown; ways: bigint }>()
  const readings: Record<string, unknown> = {}
  const take = (at: number, ways: bigint): void => {
    const part = parts[at]
    if (part)
      for (const { value, ways: more } of part.spread.classes) {
        readings[part.name] = value
        take(at + 1, ways * more)
      }
    else count(thrown.summary({ ...readings } as Readings<Groups>), ways)
  }
  const count = (value: unknown, ways: bigint): void => {
    const key = valueKey(value)
    const known = found.get(key)
    if (known) known.ways += ways
    else found.set(key, { value, ways })
  }
  take(0, 1n)
  return { classes: [...found.values()], total: parts.reduce((product, { spread }) => product * spread.total, 1n) }
}

/** Spreads of readings that are constants, such as `highest`: rules ask for the same few over and over. */
const spreads = new WeakMap<AnyReading, Map<string, Spread<unknown>>>()

function knownSpread(dice: Pool, reading: AnyReading): Spread<unknown> {
  const key = dice.join()
  const known = spreads.get(reading) ?? new Map<string, Spread<unknown>>()
  const found = known.get(key) ?? spread(dice, reading)
  spreads.set(reading, known.set(key, found))
  return found
}

const chancesOf = ({ classes, total }: Spread<unknown>): number[] =>
  classes.map(({ ways }) => toNumber({ over: ways, under: total }))
