// Readings: what a rule learns of a group of dice. A rule never sees faces, only one of these.

/**
 * A fold over (face, count), fed from the highest face that shows down to the lowest. Because the order of the dice
 * never matters, one fold serves the thrown faces and the exact odds alike.
 */
export interface Reading<T, S = unknown> {
  /** Stands in the journal beside the faces, so that a screen can mark the dice that counted. */
  readonly name: string
  readonly start: S
  step(state: S, face: number, count: number): S
  end(state: S): T
  /** What tells two states apart; needed only when the state is not itself a number, string or boolean. */
  key?(state: S): Key
  /** True when no face from `face` down can change the state any more: the odds then need not look at them. */
  settled?(state: S, face: number): boolean
  /** More dice of this face than so many are as good as so many. */
  enough?(state: S, face: number): number
  /** Only for a plain sum over the dice, starting at 0: what one die of this face adds, a whole number from 0 on. */
  worth?(face: number): number
}

export type Key = number | string | boolean

/** A reading whose state nobody outside needs to name. */
// biome-ignore lint/suspicious/noExplicitAny: the state is private to the reading
export type AnyReading<T = unknown> = Reading<T, any>

export const highest: Reading<number, number> = {
  name: 'highest',
  start: 0,
  step: (best, face) => (best === 0 ? face : best),
  end: best => best,
  settled: best => best !== 0,
  enough: best => (best === 0 ? 1 : 0),
}

export const lowest: Reading<number, number> = {
  name: 'lowest',
  start: 0,
  step: (_, face) => face,
  end: last => last,
  enough: () => 1,
}

/** One die and what it shows. */
export const face: Reading<number, number> = { ...highest, name: 'face' }

export const total: Reading<number, number> = {
  name: 'total',
  start: 0,
  step: (sum, face, count) => sum + face * count,
  end: sum => sum,
  worth: face => face,
}

export const countAtLeast = (least: number): Reading<number, number> => ({
  name: `countAtLeast(${least})`,
  start: 0,
  step: (seen, face, count) => (face >= least ? seen + count : seen),
  end: seen => seen,
  settled: (_, face) => face < least,
  enough: (_, face) => (face >= least ? Infinity : 0),
  worth: face => (face >= least ? 1 : 0),
})

export const countAtMost = (most: number): Reading<number, number> => ({
  name: `countAtMost(${most})`,
  start: 0,
  step: (seen, face, count) => (face <= most ? seen + count : seen),
  end: seen => seen,
  enough: (_, face) => (face <= most ? Infinity : 0),
  worth: face => (face <= most ? 1 : 0),
})

/** Kept dice and their sum in one number: pools stay below a million pips. */
const keptUnit = 2 ** 20

/** Adds up what each of the highest dice is worth, which need not be its face. */
export const worthOfHighest = (keep: number, worth: (face: number) => number): Reading<number, number> => ({
  name: `worthOfHighest(${keep})`,
  start: 0,
  step: (state, face, count) => {
    const taken = Math.min(count, keep - Math.floor(state / keptUnit))
    return state + taken * (keptUnit + worth(face))
  },
  end: state => state % keptUnit,
  settled: state => state >= keep * keptUnit,
  enough: state => keep - Math.floor(state / keptUnit),
})

export const totalOfHighest = (keep: number): Reading<number, number> => ({
  ...worthOfHighest(keep, face => face),
  name: `totalOfHighest(${keep})`,
})

/** Dice come from the highest down, so the first `drop` of them are passed over. */
export const totalWithoutHighest = (drop: number): Reading<number, number> => ({
  name: `totalWithoutHighest(${drop})`,
  start: 0,
  step: (state, face, count) => {
    const passed = Math.min(count, drop - Math.floor(state / keptUnit))
    return state + passed * keptUnit + (count - passed) * face
  },
  end: state => state % keptUnit,
})

const keyOf = <S>(reading: Reading<unknown, S>, state: S): Key => (reading.key ? reading.key(state) : (state as Key))
const halfRange = 2 ** 26
const isSmall = (key: Key): key is number =>
  typeof key === 'number' && Number.isInteger(key) && key >= 0 && key < halfRange

/** Two readings of the very same dice: the highest face *and* how many sixes. */
export function both<A, SA, B, SB>(a: Reading<A, SA>, b: Reading<B, SB>): Reading<readonly [A, B], readonly [SA, SB]> {
  return {
    name: `both(${a.name}, ${b.name})`,
    start: [a.start, b.start],
    step: ([sa, sb], face, count) => [a.step(sa, face, count), b.step(sb, face, count)],
    end: ([sa, sb]) => [a.end(sa), b.end(sb)],
    key: ([sa, sb]) => {
      const [ka, kb] = [keyOf(a, sa), keyOf(b, sb)]
      return isSmall(ka) && isSmall(kb) ? ka * halfRange + kb : JSON.stringify([ka, kb])
    },
    settled: ([sa, sb], face) => (a.settled?.(sa, face) ?? false) && (b.settled?.(sb, face) ?? false),
    enough: ([sa, sb], face) => Math.max(a.enough?.(sa, face) ?? Infinity, b.enough?.(sb, face) ?? Infinity),
  }
}

/** Reads faces that lie on the table. */
export function read<T>(reading: AnyReading<T>, faces: readonly number[]): T {
  const sorted = [...faces].sort((a, b) => b - a)
  let state = reading.start
  for (let i = 0; i < sorted.length; ) {
    const face = sorted[i] as number
    let count = 1
    while (sorted[i + count] === face) count++
    state = reading.step(state, face, count)
    i += count
  }
  return reading.end(state)
}
