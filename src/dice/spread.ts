// The exact spread of a reading over a pool of dice: how many of all equally likely throws give which value.
import type { AnyReading, Key } from './reading.ts'

/** The sides of each die, in the order in which they lie: `[6, 6, 8]`. */
export type Pool = readonly number[]

export const pool = (count: number, sides: number): Pool => Array<number>(count).fill(sides)

/** One value and its number of ways. Ways are numbers while they are exact (below 2^53), else bigints. */
export interface Class<T> {
  readonly value: T
  readonly ways: bigint
}

export interface Spread<T> {
  readonly classes: readonly Class<T>[]
  readonly total: bigint
}

type Ways = number | bigint

/** The same counting in doubles and in bigints: a pool of three dice should not pay for a pool of a hundred. */
interface Counting {
  readonly zero: Ways
  readonly one: Ways
  of(n: number): Ways
  choose(n: number): readonly Ways[]
}

function pascal(one: Ways, zero: Ways): (n: number) => readonly Ways[] {
  const rows: Ways[][] = [[one]]
  return n => {
    for (let i = rows.length; i <= n; i++) {
      const above = rows[i - 1] as Ways[]
      // biome-ignore lint/suspicious/noExplicitAny: both operands are of one kind, doubles or bigints
      rows.push(Array.from({ length: i + 1 }, (_, k) => ((above[k - 1] ?? zero) as any) + (above[k] ?? zero)))
    }
    return rows[n] as readonly Ways[]
  }
}

const doubles: Counting = { zero: 0, one: 1, of: n => n, choose: pascal(1, 0) }
const bigints: Counting = { zero: 0n, one: 1n, of: BigInt, choose: pascal(1n, 0n) }

/** A state of the fold, with the number of ways to be in it while `n` dice have not shown yet. */
interface Branch {
  readonly state: unknown
  readonly ways: Ways[]
}

/**
 * Face by face from the highest down. A die that has not shown a higher face is equally likely to show any face from
 * here on, whatever its size, so all waiting dice are alike and only their number matters: a hundred dice cost a few
 * hundred steps, and mixed sizes cost nothing more.
 */
function count(dice: Pool, reading: AnyReading, counting: Counting): Map<Key, { value: unknown; ways: Ways }> {
  const top = Math.max(1, ...dice)
  const joining = Array<number>(top + 2).fill(0)
  for (const sides of dice) joining[sides] = (joining[sides] as number) + 1
  const found = new Map<Key, { value: unknown; ways: Ways }>()
  const settle = (state: unknown, ways: Ways) => {
    const value = reading.end(state)
    const key = valueKey(value)
    const known = found.get(key)
    // biome-ignore lint/suspicious/noExplicitAny: one kind of number in one count
    if (known) known.ways = (known.ways as any) + ways
    else found.set(key, { value, ways })
  }
  const lower = lowerWays(joining, counting)
  let branches = new Map<Key, Branch>([[keyOf(reading, reading.start), { state: reading.start, ways: [counting.one] }]])
  let waiting = 0
  for (let face = top; face >= 1; face--) {
    const joined = joining[face] as number
    waiting += joined
    branches = showFace(branches, { face, joined, waiting }, reading, counting, (state, ways, left) =>
      settle(state, (ways as never) * (lower(face - 1, left) as never)),
    )
  }
  for (const { state, ways } of branches.values()) settle(state, ways[0] as Ways)
  return found
}

const keyOf = (reading: AnyReading, state: unknown): Key => reading.key?.(state) ?? (state as Key)

/** In how many ways the dice that are still waiting, and those too small to have joined, can fall. */
function lowerWays(joining: readonly number[], counting: Counting): (face: number, left: number) => Ways {
  const later: Ways[] = [counting.one]
  for (let face = 1; face < joining.length; face++) {
    let ways = later[face - 1] as Ways
    for (let i = 0; i < (joining[face] as number); i++) ways = (ways as never) * (counting.of(face) as never)
    later.push(ways)
  }
  return (face, left) => {
    const base = counting.of(face) as never
    let ways = later[face] as never
    for (let i = 0; i < left; i++) ways = (ways * base) as never
    return ways
  }
}

interface Row {
  readonly face: number
  readonly joined: number
  readonly waiting: number
}

function showFace(
  branches: Map<Key, Branch>,
  { face, joined, waiting }: Row,
  reading: AnyReading,
  counting: Counting,
  settle: (state: unknown, ways: Ways, left: number) => void,
): Map<Key, Branch> {
  const next = new Map<Key, Branch>()
  for (const { state, ways } of branches.values()) {
    const reached: unknown[] = []
    for (let before = 0; before < ways.length; before++) {
      const here = ways[before] as Ways
      if (here === undefined || here === counting.zero) continue
      const n = before + joined
      const choose = counting.choose(n)
      for (let showing = face === 1 ? n : 0; showing <= n; showing++) {
        if (!(showing in reached)) reached[showing] = showing === 0 ? state : reading.step(state, face, showing)
        const then = reached[showing]
        const count = (here as never) * (choose[showing] as never)
        if (reading.settled?.(then)) settle(then, count, n - showing)
        else add(next, keyOf(reading, then), then, n - showing, count, waiting, counting)
      }
    }
  }
  return next
}

function add(
  into: Map<Key, Branch>,
  key: Key,
  state: unknown,
  left: number,
  ways: Ways,
  waiting: number,
  counting: Counting,
): void {
  let branch = into.get(key)
  if (!branch) {
    branch = { state, ways: Array<Ways>(waiting + 1).fill(counting.zero) }
    into.set(key, branch)
  }
  // biome-ignore lint/suspicious/noExplicitAny: one kind of number in one count
  branch.ways[left] = (branch.ways[left] as any) + ways
}

/** Values are told apart by what they say, not by identity. */
export function valueKey(value: unknown): Key {
  const kind = typeof value
  return kind === 'number' || kind === 'string' || kind === 'boolean' ? (value as Key) : JSON.stringify(value)
}

const exact = 2 ** 53

/** The exact spread of a reading over a pool. */
export function spread<T>(dice: Pool, reading: AnyReading<T>): Spread<T> {
  let size = 1
  for (const sides of dice) size *= sides
  const small = size < exact
  const counted = count(dice, reading, small ? doubles : bigints)
  const total = small ? BigInt(size) : dice.reduce((ways, sides) => ways * BigInt(sides), 1n)
  const classes = [...counted.values()].map(({ value, ways }) => ({ value: value as T, ways: BigInt(ways) }))
  return { classes, total }
}
