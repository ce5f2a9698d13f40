// Compiles and checks stories beside the page. What can be told from the lines alone comes first, the compiler's word after it.
import { checkLines, checkTags, checkWording } from '../../story/check.ts'
import { inOrder, type StoryProblem } from '../../story/problem.ts'
import { gather, type Sources, tagsOf } from '../../story/source.ts'
import { isBadTag, parseTag } from '../../story/tags.ts'
import { bindStory } from './bind-story.ts'
import type { BoundStory } from './bound-story.ts'

export interface StoryFiles {
  readonly main: string
  readonly files: Readonly<Record<string, string>>
}

export interface Question extends StoryFiles {
  readonly id: number
}

export interface Answer {
  readonly id: number
  /** More is to come. */
  readonly early: boolean
  readonly bound: BoundStory | undefined
  readonly problems: readonly StoryProblem[]
  /** Where each passage begins. */
  readonly lines: Readonly<Record<string, { readonly file: string; readonly line: number }>>
}

function atOnce(sources: Sources): StoryProblem[] {
  const enemies = tagsOf(sources).flatMap(({ text, where }) => {
    const tag = parseTag(text)
    return where === 'top' && !isBadTag(tag) && tag.kind === 'enemy' ? [tag.enemy] : []
  })
  const found = [...sources.problems, ...checkTags(sources, enemies), ...checkLines(sources), ...checkWording(sources)]
  return inOrder(found, [...sources.files.keys()])
}

self.addEventListener('message', ({ data: { id, main, files } }: MessageEvent<Question>) => {
  const read = (file: string) => (Object.hasOwn(files, file) ? files[file] : undefined)
  const answer = (told: Omit<Answer, 'id'>) => self.postMessage({ id, ...told } satisfies Answer)
  answer({ early: true, bound: undefined, problems: atOnce(gather(main, read)), lines: {} })
  const { bound, problems, outline } = bindStory(main, read)
  const places = [...(outline?.passages.values() ?? [])].map(({ name, file, line }) => [name, { file, line }] as const)
  answer({ early: false, bound, problems, lines: Object.fromEntries(places) })
})
