// Exact fractions. Odds are counted, not estimated, so nothing is ever rounded before a person reads it.

export interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

function commonDivisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b]
  return a < 0n ? -a : a
}

export function fraction(over: bigint | number, under: bigint | number = 1n): Fraction {
  let [a, b] = [BigInt(over), BigInt(under)]
  if (b === 0n) throw new RangeError('a fraction needs something other than 0 under its line')
  if (b < 0n) [a, b] = [-a, -b]
  const divisor = commonDivisor(a, b)
  return divisor === 1n ? { over: a, under: b } : { over: a / divisor, under: b / divisor }
}

export const zero: Fraction = { over: 0n, under: 1n }
export const one: Fraction = { over: 1n, under: 1n }

export const plus = (a: Fraction, b: Fraction): Fraction =>
  a.under === b.under
    ? fraction(a.over + b.over, a.under)
    : fraction(a.over * b.under + b.over * a.under, a.under * b.under)
export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { over: -b.over, under: b.under })
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.over, a.under * b.under)
export const dividedBy = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.under, a.under * b.over)

/** Negative when a is smaller, positive when it is larger, 0 when they are the same. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.over * b.under - b.over * a.under
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

export const sum = (fractions: Iterable<Fraction>): Fraction => {
  let total = zero
  for (const each of fractions) total = plus(total, each)
  return total
}

const exactDouble = 2n ** 53n

/** As a double, also when both numbers have thousands of digits. */
export function toNumber({ over, under }: Fraction): number {
  if (over < exactDouble && over > -exactDouble && under < exactDouble) return Number(over) / Number(under)
  const size = (n: bigint) => n.toString(16).length * 4
  const shift = Math.max(0, 68 - (size(over) - size(under)))
  const scaled = Number((over << BigInt(shift)) / under)
  const half = Math.floor(shift / 2)
  return scaled / 2 ** half / 2 ** (shift - half)
}

/** `5/9`, and `0` or `1` for whole numbers. */
export const writeFraction = ({ over, under }: Fraction): string => (under === 1n ? `${over}` : `${over}/${under}`)

export function parseFraction(text: string): Fraction | undefined {
  const parts = /^(-?\d+)(?:\/(\d+))?$/.exec(text.trim())
  if (!parts || parts[2]?.match(/^0+$/)) return undefined
  return fraction(BigInt(parts[1] as string), BigInt(parts[2] ?? 1))
}

/** `55.56 %`: for people, after all the counting is done. */
export const writePercent = (share: Fraction, digits = 2): string => `${(toNumber(share) * 100).toFixed(digits)} %`
