// The ladders: TN by steps, dice by sizes, and the thresholds of the d6 variant.
import { bands, dieSizes, levels } from './data.ts'
import type { Die } from './types.ts'

/** HM-3.12, HM-3.13: off the ladder at either end. */
export const below = -Infinity
export const above = Infinity

/** HM-3.8, HM-Q09: a step goes to the next band, also from a number between two of them. */
function step(tn: number, up: boolean): number {
  const tns = bands.map(band => band.tn)
  return up ? (tns.find(band => band > tn) ?? above) : (tns.findLast(band => band < tn) ?? below)
}

/** HM-Q07: the net of all shifts, walked along 4-6-8-12. */
export function shifted(tn: number, net: number): number {
  let now = tn
  for (let left = Math.abs(net); left > 0 && Number.isFinite(now); left--) now = step(now, net > 0)
  return now
}

/** HM-3.15: the next larger die; nothing above a d20. */
export const larger = (die: Die): Die | undefined => dieSizes[dieSizes.indexOf(die) + 1]

/** HM-9.4, HM-Q35: how many steps a TN is away from standard. */
export const stepsOfTn = (tn: number): number => (tn <= 4 ? -1 : tn <= 6 ? 0 : tn <= 8 ? 1 : 2)

/** HM-9.1–9.3, HM-Q35: level, situation, help and rank in one sum, then between 2+ and 6. */
export const threshold = (die: Die, sum: number): number => Math.max(2, Math.min(6, levels[die].threshold + sum))
