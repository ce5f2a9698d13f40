// Times a function against a peer in the same run, and prints a table of what was measured.

/** Milliseconds for one call, the median of several rounds after a warm-up; `first` is the very first call. */
export interface Timing {
  readonly first: number
  readonly steady: number
}

const rounds = 9
const roundTime = 60

export function time(run: () => unknown): Timing {
  const first = once(run)
  const calls = callsFor(run)
  return { first, steady: median(Array.from({ length: rounds }, () => many(run, calls) / calls)) }
}

/** Rounds of both take turns, so that a slow moment of the machine hits them alike. */
export function timeBoth(ours: () => unknown, peer: () => unknown): { ours: Timing; peer: Timing } {
  const [ourFirst, peerFirst] = [once(ours), once(peer)]
  const [ourCalls, peerCalls] = [callsFor(ours), callsFor(peer)]
  const [ourSamples, peerSamples]: [number[], number[]] = [[], []]
  for (let i = 0; i < rounds; i++) {
    ourSamples.push(many(ours, ourCalls) / ourCalls)
    peerSamples.push(many(peer, peerCalls) / peerCalls)
  }
  return {
    ours: { first: ourFirst, steady: median(ourSamples) },
    peer: { first: peerFirst, steady: median(peerSamples) },
  }
}

function callsFor(run: () => unknown): number {
  let calls = 1
  while (many(run, calls) < roundTime && calls < 1e7) calls *= 2
  return calls
}

const once = (run: () => unknown): number => many(run, 1)

function many(run: () => unknown, calls: number): number {
  const start = performance.now()
  for (let i = 0; i < calls; i++) run()
  return performance.now() - start
}

export const median = (samples: number[]): number => samples.sort((a, b) => a - b)[samples.length >> 1] as number

export const geometricMean = (ratios: readonly number[]): number =>
  Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length)

export function printTable(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((name, i) => Math.max(name.length, ...rows.map(row => (row[i] ?? '').length)))
  const line = (cells: readonly string[]) =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ')
  console.log([`\n${title}`, line(head), line(widths.map(width => '─'.repeat(width))), ...rows.map(line)].join('\n'))
}

export const milliseconds = (time: number): string => `${time.toPrecision(3)} ms`
export const times = (ratio: number): string => `${ratio.toPrecision(3)} ×`
