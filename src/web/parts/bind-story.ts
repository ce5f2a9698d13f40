// Binding a story: from its files to what the reader opens, the ways between its passages included.
import { type Loaded, loadStory } from '../../story/load.ts'
import { nextPassages } from '../../story/outline.ts'
import type { ReadFile } from '../../story/source.ts'
import type { BoundStory } from './bound-story.ts'

export function bindStory(main: string, read: ReadFile): { readonly bound: BoundStory | undefined } & Loaded {
  const loaded = loadStory(main, read)
  return { ...loaded, bound: bound(loaded) }
}

function bound({ book, outline, sources }: Loaded): BoundStory | undefined {
  if (!book || !outline) return undefined
  const known = new Set(book.passages)
  const ways = book.passages.map(name => {
    const passage = outline.passages.get(name)
    const next = passage ? [...nextPassages(outline, passage)].filter(each => known.has(each)) : []
    return [name, next] as const
  })
  return { book, exits: Object.fromEntries(ways), words: wordsIn([...sources.files.values()].join('\n')), art: {} }
}

/** Words that are read, near enough: letters between spaces on lines that are no code. */
const wordsIn = (text: string): number =>
  text
    .split('\n')
    .filter(line => !/^\s*(?:[~{}#=]|\/\/|VAR|LIST|EXTERNAL|INCLUDE)/.test(line))
    .join(' ')
    .split(/\s+/)
    .filter(word => /\p{L}/u.test(word)).length
