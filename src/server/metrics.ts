// Counts for operators, in the text format of Prometheus.

const commitBounds = [1, 2, 5, 10, 20, 50, 100, 500] as const

const counters = {
  connections_total: 'Connections accepted.',
  frames_in_total: 'Frames received.',
  frames_out_total: 'Frames sent.',
  bytes_out_total: 'Bytes of text sent.',
  entries_total: 'Entries made durable.',
  refusals_total: 'Commands and questions refused.',
  limited_total: 'Frames refused by a rate or size limit.',
  slow_readers_total: 'Connections closed because they did not read.',
  silent_total: 'Connections closed because they said nothing.',
  bugs_total: 'Commands that ended in an exception.',
  decided_again_total: 'Entries decided again because another node was faster or an answer was lost.',
  store_problems_total: 'Batches that could not be stored.',
} as const

export type Counter = keyof typeof counters

export class Metrics {
  private readonly counts: Partial<Record<Counter, number>> = {}
  private readonly commits = { buckets: commitBounds.map(() => 0), sum: 0, count: 0 }

  add(counter: Counter, by = 1): void {
    this.counts[counter] = (this.counts[counter] ?? 0) + by
  }

  committed(entries: number, milliseconds: number): void {
    this.add('entries_total', entries)
    this.commits.sum += milliseconds
    this.commits.count++
    for (const [i, bound] of commitBounds.entries()) if (milliseconds <= bound) this.commits.buckets[i]! += 1
  }

  /** `gauges` are what is true at this moment. */
  write(gauges: Readonly<Record<string, readonly [text: string, value: number]>>): string {
    const lines: string[] = []
    const metric = (name: string, kind: string, text: string, ...values: string[]) =>
      lines.push(`# HELP quincunx_${name} ${text}`, `# TYPE quincunx_${name} ${kind}`, ...values)
    for (const [name, text] of Object.entries(counters))
      metric(name, 'counter', text, `quincunx_${name} ${this.counts[name as Counter] ?? 0}`)
    for (const [name, [text, value]] of Object.entries(gauges)) metric(name, 'gauge', text, `quincunx_${name} ${value}`)
    metric(
      'commit_milliseconds',
      'histogram',
      'Time from taking a batch to having it on the disk.',
      ...this.histogram(),
    )
    return `${lines.join('\n')}\n`
  }

  private histogram(): string[] {
    const { buckets, sum, count } = this.commits
    const name = 'quincunx_commit_milliseconds'
    return [
      ...commitBounds.map((bound, i) => `${name}_bucket{le="${bound}"} ${buckets[i]}`),
      `${name}_bucket{le="+Inf"} ${count}`,
      `${name}_sum ${sum}`,
      `${name}_count ${count}`,
    ]
  }
}
