// A book's rules.md as sections of numbered rules, so that each can be linked, searched and shown alone. Text stays text.

export type Span =
  | { readonly kind: 'text' | 'bold' | 'italic' | 'code'; readonly text: string }
  | { readonly kind: 'rule'; readonly text: string }

export interface Line {
  readonly kind: 'rule' | 'item' | 'text'
  readonly id?: string
  readonly title?: string
  readonly spans: readonly Span[]
}

export interface Table {
  readonly kind: 'table'
  readonly head: readonly (readonly Span[])[]
  readonly rows: readonly (readonly (readonly Span[])[])[]
}

export interface Section {
  readonly title: string
  readonly level: number
  readonly lines: readonly (Line | Table)[]
}

const ruleId = '(?:LT|TA|HM|GB|TP|TB)-(?:[A-Za-z0-9]+\\.\\d+|[QEDP]?\\d+)'
const spanPattern = new RegExp(`\\*\\*(.+?)\\*\\*|\\*(.+?)\\*|\`([^\`]+)\`|(?<![\\w-])(${ruleId})`, 'g')
const declared = new RegExp(`^[-*]\\s+\\*\\*(${ruleId})(?:\\s+([^*]+?))?\\*\\*\\s*(.*)$`)
const advice = /\s*\*\(advice: [^)]+\)\*\s*$/

export function spans(text: string): Span[] {
  const found: Span[] = []
  let at = 0
  for (const match of text.matchAll(spanPattern)) {
    if (match.index > at) found.push({ kind: 'text', text: text.slice(at, match.index) })
    const [whole, bold, italic, code, rule] = match
    if (rule) found.push({ kind: 'rule', text: rule })
    else if (bold) found.push({ kind: 'bold', text: bold })
    else if (italic) found.push({ kind: 'italic', text: italic })
    else found.push({ kind: 'code', text: code ?? whole })
    at = match.index + whole.length
  }
  if (at < text.length) found.push({ kind: 'text', text: text.slice(at) })
  return found
}

function lineOf(text: string): Line {
  const rule = declared.exec(text)
  if (rule) {
    const [, id = '', title, told = ''] = rule
    return { kind: 'rule', id, ...(title && { title }), spans: spans(told.replace(advice, '')) }
  }
  const item = /^[-*]\s+(.*)$/.exec(text)
  return item ? { kind: 'item', spans: spans(item[1] ?? '') } : { kind: 'text', spans: spans(text) }
}

const cells = (row: string) =>
  row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(cell => spans(cell.trim()))

/** Joins what a paragraph spreads over several source lines, and keeps the rows of a table together. */
function blocks(markdown: string): string[] {
  const found: string[] = []
  let open = false
  for (const line of markdown.split(/\r?\n/)) {
    const text = line.trim()
    const starts = text === '' || /^(#|[-*]\s|\|)/.test(text)
    if (open && !starts) found[found.length - 1] += ` ${text}`
    else if (text !== '') found.push(text)
    open = text !== '' && !/^[#|]/.test(text)
  }
  return found
}

export function readRules(markdown: string): Section[] {
  const sections: { title: string; level: number; lines: (Line | Table)[] }[] = []
  let rows: string[] = []
  const close = () => {
    const [head, , ...rest] = rows
    if (head) sections.at(-1)?.lines.push({ kind: 'table', head: cells(head), rows: rest.map(cells) })
    rows = []
  }
  for (const block of blocks(markdown)) {
    if (block.startsWith('|')) {
      rows.push(block)
      continue
    }
    close()
    const heading = /^(#+)\s+(.*)$/.exec(block)
    if (heading) sections.push({ title: heading[2] ?? '', level: (heading[1] ?? '').length, lines: [] })
    else if (sections.length > 0) sections.at(-1)?.lines.push(lineOf(block))
  }
  close()
  return sections
}

export const plain = (line: { readonly spans: readonly Span[] }): string => line.spans.map(({ text }) => text).join('')

/** The rule with this id, wherever it stands, and the chapter that it stands in. */
export function findRule(sections: readonly Section[], id: string): (Line & { readonly chapter: string }) | undefined {
  for (const { title: chapter, lines } of sections)
    for (const line of lines) if (line.kind === 'rule' && line.id === id) return { ...line, chapter }
  return undefined
}

const prefixes: Readonly<Record<string, string>> = {
  LT: 'last-throw',
  TA: 'grit',
  HM: 'hearts',
  GB: 'gamebook',
  TP: 'thorns',
}

/** The book to which a rule belongs, by the two letters that begin its id. */
export const bookOfRule = (id: string): string | undefined => prefixes[id.slice(0, 2)]
