// Every difficulty that a story names, and the story with one of them changed.
import { gather, tagsOf } from '../../story/source.ts'
import { isBadTag, parseTag } from '../../story/tags.ts'
import type { StoryFiles } from '../parts/story-worker.ts'

export interface Difficulty {
  readonly file: string
  readonly line: number
  readonly text: string
  readonly ds: number
  /** Shown in the list: what is rolled, and the words beside it. */
  readonly name: string
}

export function difficulties({ main, files }: StoryFiles): Difficulty[] {
  const sources = gather(main, file => files[file])
  const found = tagsOf(sources).flatMap(({ file, line, text }) => {
    const tag = parseTag(text)
    if (isBadTag(tag)) return []
    const ds = tag.kind === 'enemy' ? tag.enemy.ds : 'ds' in tag ? tag.ds : undefined
    if (ds === undefined) return []
    const words = /\[([^\]#]*)/.exec(sources.files.get(file)?.split('\n')[line - 1] ?? '')?.[1]?.trim()
    return [{ file, line, text, ds, name: words ? `${words} (${text})` : text }]
  })
  // What the reader chooses first, foes after it.
  return found.sort((a, b) => Number(a.text.startsWith('enemy')) - Number(b.text.startsWith('enemy')))
}

/** `test: power 9 nodamage` and `enemy: crab, ds 8, weapon 0` alike: only the difficulty changes. */
function withDs(tag: string, from: number, to: number): string {
  if (/^enemy/.test(tag)) return tag.replace(/(\bds\s+)\d+/, `$1${to}`)
  return tag.replace(new RegExp(`(\\s)${from}(?=\\s|$)`), `$1${to}`)
}

export function changed({ main, files }: StoryFiles, { file, line, text, ds }: Difficulty, to: number): StoryFiles {
  const lines = (files[file] ?? '').split('\n')
  lines[line - 1] = (lines[line - 1] ?? '').replace(text, withDs(text, ds, to))
  return { main, files: { ...files, [file]: lines.join('\n') } }
}
