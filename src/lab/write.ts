// Answers as text to take away: Markdown and CSV tables.
import { type Fraction, toNumber, writeFraction, writePercent } from '../dice/index.ts'
import { isRefusal } from '../kernel/index.ts'
import type { Answer } from './ask.ts'
import type { ContestAnswer } from './contest.ts'
import type { Cell, Range } from './vary.ts'

type Row = readonly string[]

/** Outcomes and measures as rows: what, value, percent, fraction. */
export function rowsOf({ outcomes, measures, unresolved }: Answer): Row[] {
  const row = (what: string, value: string, share: Fraction) => [
    what,
    value,
    writePercent(share, 4),
    writeFraction(share),
  ]
  return [
    ...outcomes.map(({ value, share }) => row('outcome', value.word, share)),
    ...measures.flatMap(({ text, values }) => values.map(({ value, share }) => row(text, String(value), share))),
    ...(unresolved.over > 0n ? [row('unresolved', '', unresolved)] : []),
  ]
}

export const answerHead: Row = ['what', 'value', 'percent', 'exact']

export function cellRows(cells: readonly (readonly Cell[])[], rows: Range, columns: Range): { head: Row; rows: Row[] } {
  return {
    head: [`${rows.path} \\ ${columns.path}`, ...columns.values.map(String)],
    rows: cells.map((line, i) => [
      String(rows.values[i]),
      ...line.map(cell => (isRefusal(cell) ? '—' : toNumber(cell).toFixed(4))),
    ]),
  }
}

/** A fight round by round: how it has ended by then, and who stands. */
export function roundRows({ ends, byRound }: Pick<ContestAnswer, 'ends' | 'byRound'>): { head: Row; rows: Row[] } {
  const words = [...ends.keys()].sort()
  const names = Object.keys(byRound[0]?.watched ?? {})
  const percent = (chance = 0) => `${(chance * 100).toFixed(1)} %`
  return {
    head: ['round', ...words, ...names.map(name => `${name} stands`)],
    rows: byRound.map((round, i) => [
      String(i + 1),
      ...words.map(word => percent(round.ends.get(word))),
      ...names.map(name => percent(round.watched[name])),
    ]),
  }
}

export function markdownTable(head: Row, rows: readonly Row[]): string {
  const line = (cells: Row) => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n')
}

export function csvTable(head: Row, rows: readonly Row[]): string {
  const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  return [head, ...rows].map(row => row.map(cell).join(',')).join('\n')
}
