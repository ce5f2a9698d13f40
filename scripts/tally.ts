// Counts what passed and what failed, and prints it as the last line.

export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0 }

export function add(a: Tally, b: Tally): Tally {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }
}

/** `12 passed, 0 failed`, and the skipped ones when there are any. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** One line for a check or a suite: a mark, its name, how long it took. */
export function resultLine(good: boolean, name: string, began: number): string {
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  return `${good ? '✔' : '✖'} ${name} (${seconds} s)`
}
