// The files of a story: the first one and all that it includes, line by line with the tags on each.
import type { StoryProblem } from './problem.ts'

/** The text of a file, or undefined when there is none. Paths are relative to the first file's folder. */
export type ReadFile = (file: string) => string | undefined

export interface Sources {
  readonly main: string
  readonly files: ReadonlyMap<string, string>
  readonly problems: readonly StoryProblem[]
}

/** Follows every INCLUDE once, in the order in which ink reads them. */
export function gather(main: string, read: ReadFile): Sources {
  const files = new Map<string, string>()
  const problems: StoryProblem[] = []
  const visit = (file: string, from: { file: string; line: number }) => {
    if (files.has(file)) return
    const text = read(file)
    if (text === undefined)
      problems.push({ ...from, code: 'include', text: `There is no file "${file}" beside the story.` })
    files.set(file, text ?? '')
    for (const [i, line] of (text ?? '').split('\n').entries()) {
      const included = /^\s*INCLUDE\s+(.+?)\s*$/.exec(line)?.[1]
      if (included !== undefined) visit(included, { file, line: i + 1 })
    }
  }
  visit(main, { file: main, line: 1 })
  return { main, files, problems }
}

export interface TagAt {
  readonly text: string
  readonly file: string
  readonly line: number
  readonly where: 'choice' | 'beside-choice' | 'line' | 'top'
}

export interface LineAt {
  readonly file: string
  readonly line: number
  /** Without comments. */
  readonly text: string
}

/** The lines of a file without comments; a comment over several lines leaves empty ones. */
export function plainLines(file: string, text: string): LineAt[] {
  const plain = text
    .replaceAll(/\/\*[\s\S]*?\*\//g, comment => comment.replaceAll(/[^\n]/g, ''))
    .split('\n')
    .map(line => line.replace(/(^|[^:\\])\/\/.*$/, '$1'))
  return plain.map((line, i) => ({ file, line: i + 1, text: line }))
}

const tagPattern = /(?<!\\)#\s*([^#\]\n]*)/g
const isChoice = (text: string): boolean => /^\s*[*+]/.test(text)

/** Every tag with the place where it stands; only the first file has a top. */
export function tagsOf({ main, files }: Sources): TagAt[] {
  return [...files].flatMap(([file, text]) => {
    let top = file === main
    return plainLines(file, text).flatMap(line => {
      if (/^\s*==/.test(line.text)) top = false
      return tagsOnLine(line, top)
    })
  })
}

function tagsOnLine({ file, line, text }: LineAt, top: boolean): TagAt[] {
  const found = [...text.matchAll(tagPattern)]
  if (found.length === 0) return []
  const [open, close] = isChoice(text) ? brackets(text) : [-1, -1]
  return found.map(({ index, 1: body = '' }) => {
    const inside = index > open && index < close
    const where = isChoice(text) ? (inside ? 'choice' : 'beside-choice') : top && /^\s*#/.test(text) ? 'top' : 'line'
    return { text: body.trim(), file, line, where }
  })
}

/** Where the brackets of a choice open and close; a condition before them may not count. */
function brackets(text: string): [number, number] {
  const afterConditions = /^\s*(?:[*+]\s*)+(?:\([^)]*\)\s*)?(?:\{[^}]*\}\s*)*/.exec(text)?.[0].length ?? 0
  const open = text.indexOf('[', afterConditions)
  return open < 0 ? [text.length, -1] : [open, text.lastIndexOf(']')]
}
