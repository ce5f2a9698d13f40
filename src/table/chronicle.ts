// The chronicle of a table as Markdown: the story in sentences, for reading and keeping.
import type { Book, Sentence } from '../kernel/index.ts'
import type { ToldEntry } from './protocol.ts'

/** Names and texts are people's own, so whatever Markdown would read as a sign is written as a letter. */
const plainText = (text: string): string => text.replace(/[\\`*_{}[\]<>()#+!|~&-]/g, '\\$&').replace(/\s*\n\s*/g, ' ')

export function chronicle(
  book: Book,
  title: string,
  entries: readonly ToldEntry[],
  undone: ReadonlySet<number> = new Set(),
): string {
  const lines = [`# ${plainText(title)}`, '', `*${plainText(book.title)}*`, '']
  let day: string | undefined
  for (const { seq, at = '', lines: told } of entries) {
    if (at.slice(0, 10) !== day) {
      day = at.slice(0, 10)
      lines.push(`## ${day}`, '')
    }
    for (const sentence of told) lines.push(`- ${undone.has(seq) ? `~~${tell(sentence)}~~` : tell(sentence)}`)
  }
  return `${lines.join('\n').trimEnd()}\n`
}

function tell({ lead, text, word }: Sentence): string {
  const about = lead === undefined ? '' : `**${plainText(lead)}** `
  return `${about}${plainText(text)}${word === undefined ? '' : ` **${plainText(word)}**`}`
}
