// The exact spread of a reading over a pool of dice: how many of all equally likely throws give which value.
import { bigints, type Counting, doubles, type Ways } from './counting.ts'
import { toNumber } from './fraction.ts'
import type { AnyReading, Key } from './reading.ts'

/** The sides of each die, in the order in which they lie: `[6, 6, 8]`. */
export type Pool = readonly number[]

export const pool = (count: number, sides: number): Pool => Array<number>(count).fill(sides)

/** One value and its number of ways. */
export interface Class<T> {
  readonly value: T
  readonly ways: bigint
}

export interface Spread<T> {
  readonly classes: readonly Class<T>[]
  readonly total: bigint
}

/** One value and its chance, where a double is exact enough. */
export interface Chance<T> {
  readonly value: T
  readonly chance: number
}

/** Below this, every count of ways is exact in a double. */
const exact = 2 ** 53

/** The exact spread of a reading over a pool. */
export function spread<T>(dice: Pool, reading: AnyReading<T>): Spread<T> {
  const size = sizeOf(dice)
  if (size < exact)
    return {
      classes: count(dice, reading, doubles, (value, ways) => ({ value, ways: BigInt(ways) })),
      total: BigInt(size),
    }
  const total = dice.reduce((ways, sides) => ways * BigInt(sides), 1n)
  return { classes: count(dice, reading, bigints, (value, ways) => ({ value, ways })), total }
}

/** The same in doubles, for simulations and long chains: many times faster where pools are large. */
export function chances<T>(dice: Pool, reading: AnyReading<T>): Chance<T>[] {
  const size = sizeOf(dice)
  if (size < Infinity) return count(dice, reading, doubles, (value, ways) => ({ value, chance: ways / size }))
  const { classes, total } = spread(dice, reading)
  return classes.map(({ value, ways }) => ({ value, chance: toNumber({ over: ways, under: total }) }))
}

/** In how many ways the dice can fall; Infinity when that is past all doubles. */
function sizeOf(dice: Pool): number {
  let size = 1
  for (const sides of dice) size *= sides
  return size
}

/** Values are told apart by what they say, not by identity. */
export function valueKey(value: unknown): Key {
  const kind = typeof value
  return kind === 'number' || kind === 'string' || kind === 'boolean' ? (value as Key) : JSON.stringify(value)
}

interface Ended<W> {
  readonly state: unknown
  ways: W
}

/** Counts by state, then merges the states that mean the same to the rule. */
function count<T, W, C>(
  dice: Pool,
  reading: AnyReading<T>,
  counting: Counting<W>,
  write: (value: T, ways: W) => C,
): C[] {
  const ended = reading.worth ? countSums(dice, reading.worth, counting) : fold(dice, reading, counting)
  const found = new Map<Key, { value: T; ways: W }>()
  for (const { state, ways } of ended) {
    const value = reading.end(state)
    const key = valueKey(value)
    const known = found.get(key)
    if (known) known.ways = counting.plus(known.ways, ways)
    else found.set(key, { value, ways })
  }
  const classes: C[] = []
  for (const { value, ways } of found.values()) classes.push(write(value, ways))
  return classes
}

/** Entry s: how many dice have s sides. */
function countSizes(dice: Pool): number[] {
  const sizes: number[] = []
  for (const sides of dice) {
    while (sizes.length <= sides) sizes.push(0)
    sizes[sides]!++
  }
  return sizes
}

/** A reading that is a plain sum over its dice: a product of polynomials, one power for each size of die. */
function countSums<W>(dice: Pool, worth: (face: number) => number, counting: Counting<W>): Ended<W>[] {
  const worths = countSizes(dice).map((_, face) => (face === 0 ? Infinity : worth(face)))
  let least = 0
  let ways: W[] = [counting.one]
  for (const [sides, number] of countSizes(dice).entries()) {
    if (number === 0) continue
    const lowest = Math.min(...worths.slice(1, sides + 1))
    const one: number[] = []
    for (let face = 1; face <= sides; face++) {
      const place = worths[face]! - lowest
      while (one.length <= place) one.push(0)
      one[place]!++
    }
    least += number * lowest
    ways = counting.multiply(ways, counting.powerOf(one.map(counting.of), number))
  }
  const impossible = counting.of(0)
  return ways.map((ways, i) => ({ state: least + i, ways })).filter(({ ways }) => ways !== impossible)
}

/** A state of the fold, and the ways to be in it. */
interface Branch<W> extends Ways<W> {
  readonly state: unknown
}

/**
 * Face by face from the highest down. A die that has not shown a higher face is equally likely to show any face from
 * here on, whatever its size, so all waiting dice are alike and only their number matters: a hundred dice cost a few
 * hundred steps, and mixed sizes cost nothing more.
 */
function fold<W>(dice: Pool, reading: AnyReading, counting: Counting<W>): Iterable<Ended<W>> {
  const sizes = countSizes(dice)
  const lower = waysBelow(sizes, counting)
  const ended = new Map<Key, Ended<W>>()
  const end = (state: unknown, ways: W) => {
    const key = keyOf(reading, state)
    const known = ended.get(key)
    if (known) known.ways = counting.plus(known.ways, ways)
    else ended.set(key, { state, ways })
  }
  let branches: Iterable<Branch<W>> = [{ state: reading.start, ways: [counting.one], least: 0, most: 0 }]
  let waiting = 0
  for (let face = sizes.length - 1; face > 1; face--) {
    const joined = sizes[face] as number
    waiting += joined
    const next = new Map<Key, Branch<W>>()
    const waitOn = (state: unknown): Branch<W> => {
      const key = keyOf(reading, state)
      let branch = next.get(key)
      if (!branch) {
        const { ways, least, most } = counting.none(waiting)
        branch = { state, ways, least, most }
        next.set(key, branch)
      }
      return branch
    }
    for (const from of branches)
      showFace(from, face, joined, reading, counting, waitOn, (state, ways) =>
        end(state, counting.times(ways, lower[face - 1] as W)),
      )
    branches = next.values()
  }
  for (const from of branches) showOnes(from, sizes[1] ?? 0, reading, end)
  return ended.values()
}

const keyOf = (reading: AnyReading, state: unknown): Key => (reading.key ? reading.key(state) : (state as Key))

/** In how many ways the dice of at most so many sides can fall, which have not joined at a higher face. */
function waysBelow<W>(sizes: readonly number[], counting: Counting<W>): W[] {
  const ways = [counting.one]
  for (let sides = 1; sides < sizes.length; sides++) {
    const here = sizes[sides] as number
    const smaller = ways[sides - 1] as W
    ways.push(here === 0 ? smaller : counting.times(smaller, counting.power(sides, here)))
  }
  return ways
}

/** Any number of the waiting dice shows this face; from `enough` on, one more makes no difference. */
function showFace<W>(
  from: Branch<W>,
  face: number,
  joined: number,
  reading: AnyReading,
  counting: Counting<W>,
  waitOn: (state: unknown) => Branch<W>,
  end: (state: unknown, ways: W) => void,
): void {
  const most = from.most + joined
  const enough = Math.min(most, reading.enough ? reading.enough(from.state, face) : most)
  for (let showing = 0; showing <= enough; showing++) {
    const state = showing === 0 ? from.state : reading.step(from.state, face, showing)
    const orMore = showing === enough && enough < most
    if (reading.settled?.(state, face - 1)) {
      end(state, orMore ? counting.closeFrom(from, joined, showing, face) : counting.close(from, joined, showing, face))
    } else {
      const into = waitOn(state)
      for (let exactly = showing; exactly <= (orMore ? most : showing); exactly++)
        counting.show(from, joined, exactly, into)
    }
  }
}

/** Whatever still waits shows a one. */
function showOnes<W>(
  from: Branch<W>,
  joined: number,
  reading: AnyReading,
  end: (state: unknown, ways: W) => void,
): void {
  for (let before = from.least; before <= from.most; before++) {
    const showing = before + joined
    end(showing === 0 ? from.state : reading.step(from.state, 1, showing), from.ways[before] as W)
  }
}
