// A story as Twee 3: passages, links and places; rolls and conditions stand as words, since Twine has no rules for them.
import type { InkNode } from '../compile.ts'
import type { StoryBook } from '../load.ts'
import { sectionsOf } from './render.ts'

export function writeTwee(book: StoryBook, tree: InkNode, ifid: string): string {
  const { first, sections } = sectionsOf(tree, passage => `[[${nameOf(passage)}]]`)
  const known = new Map(book.places.map(place => [place.passage, place]))
  const passages = sections.map(({ passage, paragraphs }) => {
    const at = known.get(passage)?.at
    const place = at ? ` {"position":"${at[0] * 100},${at[1] * 100}"}` : ''
    return `:: ${nameOf(passage)}${place}\n${paragraphs.map(escapeHeader).join('\n\n')}\n`
  })
  const data = JSON.stringify({ ifid, start: nameOf(first) }, undefined, 2)
  return [`:: StoryTitle\n${book.title}\n`, `:: StoryData\n${data}\n`, ...passages].join('\n')
}

const nameOf = (passage: string): string => passage.replaceAll(/[[\]{}\\]/g, '\\$&')
const escapeHeader = (text: string): string => text.replace(/^::/, '\\::')
