// A throw: named groups of dice, how each is read, and what the rule needs of it. All kinds of dice answer the same one.
import type { AnyReading } from './reading.ts'
import type { Pool } from './spread.ts'

export interface Group<T = unknown> {
  readonly dice: Pool
  readonly reading: AnyReading<T>
}

export type Groups = Readonly<Record<string, Group>>

export type Readings<G extends Groups> = { readonly [K in keyof G]: G[K] extends Group<infer T> ? T : never }

/** One step that built the pool, with the rule that says so: "two dice, keep the highest", `TB-1`. */
export interface Step {
  readonly text: string
  readonly rule: string
}

export interface Throw<G extends Groups, R> {
  /** Names the throw in scripts and journals; unique within its command unless dice explode. */
  readonly label: string
  readonly groups: G
  /** Narrows the readings to the word or the small number that the rule needs; the fewer values, the cheaper the odds. */
  readonly summary: (readings: Readings<G>) => R
  readonly steps?: readonly Step[]
}

// biome-ignore lint/suspicious/noExplicitAny: any throw at all, where only its dice matter
export type AnyThrow = Throw<any, any>

/** All that a rule may know of chance. */
export interface Dice {
  throw<G extends Groups, R>(thrown: Throw<G, R>): R
}

/** What lay on the table: the journal keeps it, since people want to see "3 and 5". */
export interface Thrown {
  readonly label: string
  readonly groups: Readonly<Record<string, ThrownGroup>>
  readonly steps?: readonly Step[]
}

export interface ThrownGroup {
  readonly sides: readonly number[]
  readonly faces: readonly number[]
  readonly reading: string
}

/** Dice that somebody still has to throw: which, and how many sides each has. */
export interface Wanted {
  readonly label: string
  readonly groups: Readonly<Record<string, readonly number[]>>
  readonly steps?: readonly Step[]
}

export const wanted = ({ label, groups, steps }: AnyThrow): Wanted => ({
  label,
  groups: mapValues(groups as Groups, group => group.dice),
  ...(steps && { steps }),
})

/** "3d6 (pool) and 1d8 (thorns)": what to take in hand. */
export function describeWanted({ groups }: Wanted): string {
  const named = Object.entries(groups).filter(([, dice]) => dice.length > 0)
  return named.map(([name, dice]) => `${describePool(dice)} (${name})`).join(' and ') || 'no dice'
}

export function describePool(dice: Pool): string {
  const counts = new Map<number, number>()
  for (const sides of dice) counts.set(sides, (counts.get(sides) ?? 0) + 1)
  return [...counts].map(([sides, count]) => `${count}d${sides}`).join(' + ')
}

export function mapValues<A, B>(record: Readonly<Record<string, A>>, f: (a: A, key: string) => B): Record<string, B> {
  const mapped: Record<string, B> = {}
  for (const key of Object.keys(record)) mapped[key] = f(record[key] as A, key)
  return mapped
}
