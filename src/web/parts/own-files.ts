// Files that somebody drops or picks: which of them is the story, and why they may not be one.
import rulesInk from '../../../stories/rules.ink?raw'
import { isRefusal } from '../../kernel/index.ts'
import { importStory } from '../../story/import/to-ink.ts'
import type { StoryFiles } from './story-worker.ts'

/** Twenty times the length of the book that ships. */
const mostBytes = 2_000_000

export interface Unusable {
  readonly wrong: string
}

export interface OwnFiles extends StoryFiles {
  /** What Twine had and ink has not. */
  readonly lost?: string
}

export const isUnusable = <T extends object>(answer: T | Unusable): answer is Unusable => 'wrong' in answer

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

export async function readOwnFiles(picked: readonly File[]): Promise<OwnFiles | Unusable> {
  const size = picked.reduce((sum, file) => sum + file.size, 0)
  const names = picked.map(({ name }) => name).join(', ')
  if (picked.length === 0)
    return { wrong: 'No file was given: a story is an .ink file, a .twee file, or a page from Twine.' }
  if (size > mostBytes)
    return { wrong: `${names}: ${megabytes(size)} is too large; a story may have ${megabytes(mostBytes)}.` }
  const odd = picked.find(({ name }) => !isInk(name) && !isTwine(name))
  if (odd) return { wrong: `${odd.name} is no story: it should be an .ink file, a .twee file, or a page from Twine.` }
  const texts = await Promise.all(picked.map(async file => [file.name, await file.text()] as const))
  const empty = texts.find(([, text]) => text.trim() === '')
  if (empty) return { wrong: `${empty[0]} is empty.` }
  const binary = texts.find(([, text]) => /\0|\uFFFD/.test(text))
  if (binary) return { wrong: `${binary[0]} is no text: a story is written in plain letters.` }
  const twine = texts.find(([name]) => isTwine(name))
  return twine ? fromTwine(...twine) : withRules(Object.fromEntries(texts))
}

const isInk = (name: string): boolean => /\.ink$/i.test(name)
const isTwine = (name: string): boolean => /\.(?:twee|tw|html?)$/i.test(name)

/** A story from Twine becomes ink on its way in; what could not be carried is told. */
function fromTwine(name: string, text: string): OwnFiles | Unusable {
  const story = importStory(text)
  if (isRefusal(story)) return { wrong: `${name}: ${story.text}` }
  const [first, ...more] = story.notes
  const rest = more.length > 0 ? ` And ${more.length} more like it.` : ''
  return {
    ...withRules({ [`${name.replace(/\.[^.]*$/, '')}.ink`]: story.ink }),
    ...(first && { lost: `Not all of it could be carried. Line ${first.line}: ${first.text}${rest}` }),
  }
}

/** `rules.ink` is ours and always there; the story is the file that no other includes. */
function withRules(given: Readonly<Record<string, string>>): StoryFiles {
  const files: Record<string, string> = { 'rules.ink': rulesInk, ...given }
  const included = new Set(Object.values(files).flatMap(includesOf))
  const names = Object.keys(given)
  const main = names.find(name => !included.has(name)) ?? (names[0] as string)
  // A file picked alone has lost its folder: `INCLUDE part/one.ink` finds one.ink.
  for (const wanted of included) {
    const bare = files[wanted.replace(/^.*\//, '')]
    if (files[wanted] === undefined && bare !== undefined) files[wanted] = bare
  }
  return { main, files }
}

const includesOf = (text: string): string[] =>
  [...text.matchAll(/^\s*INCLUDE\s+(.+?)\s*$/gm)].map(([, file = '']) => file)
