// Fast dice for simulation, apart from the table's dice: reproducible from a seed, not provable.
import type { FaceSource } from './faces.ts'
import { read } from './reading.ts'
import { type Dice, type Groups, mapValues, type Readings } from './throw.ts'

/** A whole number from 0 up to, not including, `below`. */
export type Draw = (below: number) => number

/** Up to here the product with a 32-bit word is exact in a double. */
const mostBelow = 2 ** 21

/** sfc32 by Chris Doty-Humphrey: small, fast, and passes the usual batteries. Bounded by Lemire's product, without bias. */
export function fastDraw(seed: number): Draw {
  let [a, b, c, counter] = [seed | 0, (seed / 2 ** 32) | 0, 0x9e3779b9 | 0, 1]
  const next = () => {
    const word = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + word) | 0
    return word >>> 0
  }
  for (let i = 0; i < 15; i++) next()
  return below => {
    if (!(below >= 1 && below <= mostBelow)) throw new RangeError(`nothing can be drawn below ${below}`)
    for (;;) {
      const product = next() * below
      const low = product >>> 0
      if (low >= below || low >= 2 ** 32 % below) return (product - low) / 2 ** 32
    }
  }
}

export const fromDraw =
  (draw: Draw): FaceSource =>
  thrown =>
    mapValues(thrown.groups as Groups, ({ dice }) => dice.map(sides => draw(sides) + 1))

/** Dice that keep no record, for plays by the thousand. */
export const unrecorded = (draw: Draw): Dice => ({
  throw: ({ groups, summary }) =>
    summary(
      mapValues(groups as Groups, ({ dice, reading }) =>
        read(
          reading,
          dice.map(sides => draw(sides) + 1),
        ),
      ) as Readings<typeof groups>,
    ),
})
