// Loading a story: everything that is needed to play it, and everything that is wrong with it, in one go.

import { withDefaults } from '../books/gamebook/options.ts'
import type { FoeKind } from '../books/gamebook/types.ts'
import type { Options } from '../kernel/index.ts'
import { checkLines, checkOutline, checkTags, checkWording } from './check.ts'
import { compile, type InkNode } from './compile.ts'
import { type Outline, outlineOf } from './outline.ts'
import { inOrder, type StoryProblem } from './problem.ts'
import { gather, type ReadFile, type Sources, tagsOf } from './source.ts'
import { isBadTag, parseTag, type Tag } from './tags.ts'

export interface StoryPlace {
  readonly passage: string
  readonly name: string
  readonly at?: readonly [number, number]
}

export interface StoryEnding {
  readonly id: string
  readonly tone: 'good' | 'bad' | 'plain'
}

/** A story that can be played: plain data, ready for the ink engine. */
export interface StoryBook {
  readonly title: string
  readonly author: string
  readonly about: string
  /** The compiled story. */
  readonly ink: string
  readonly enemies: readonly FoeKind[]
  /** The readings of the rules that this book plays by. */
  readonly options: Options
  readonly passages: readonly string[]
  readonly places: readonly StoryPlace[]
  readonly endings: readonly StoryEnding[]
  /** There is a passage for those who fall. */
  readonly death: boolean
}

export interface Loaded {
  /** Undefined when the story does not compile. */
  readonly book: StoryBook | undefined
  readonly outline: Outline | undefined
  /** What the compiler read, for those who write the story out in another form. */
  readonly tree: InkNode | undefined
  readonly sources: Sources
  readonly problems: readonly StoryProblem[]
}

export function loadStory(main: string, read: ReadFile): Loaded {
  const sources = gather(main, read)
  const { json, tree, problems } = compile(sources)
  const top = tagsOf(sources).flatMap(({ text, where }) => {
    const tag = parseTag(text)
    return where === 'top' && !isBadTag(tag) ? [tag] : []
  })
  const enemies = top.flatMap(tag => (tag.kind === 'enemy' ? [tag.enemy] : []))
  const outline = json !== undefined && tree ? outlineOf(tree, main) : undefined
  const found = [
    ...sources.problems,
    ...problems,
    ...checkTags(sources, enemies),
    ...checkLines(sources),
    ...checkWording(sources),
    ...(outline ? checkOutline(outline, sources) : []),
  ]
  const book = json !== undefined && outline ? bookOf(main, json, outline, enemies, top) : undefined
  return { book, outline, tree, sources, problems: inOrder(found, [...sources.files.keys()]) }
}

function bookOf(
  main: string,
  ink: string,
  outline: Outline,
  enemies: readonly FoeKind[],
  top: readonly Tag[],
): StoryBook {
  const text = (kind: 'title' | 'author' | 'about') => {
    const tag = top.find(each => each.kind === kind)
    return tag && 'text' in tag ? tag.text : undefined
  }
  const chosen = top.flatMap(tag => (tag.kind === 'option' ? [[tag.option, tag.value] as const] : []))
  const passages = [...outline.passages.values()].filter(({ isFunction }) => !isFunction)
  const tags = passages.flatMap(({ name, turns }) => turns.flatMap(turn => turn.tags.map(({ tag }) => ({ name, tag }))))
  const endings = new Map(
    tags.flatMap(({ tag }) => (tag.kind === 'ending' ? [[tag.id, { id: tag.id, tone: tag.tone }] as const] : [])),
  )
  return {
    title: text('title') ?? main.replace(/^.*\//, '').replace(/\.ink$/, ''),
    author: text('author') ?? '',
    about: text('about') ?? '',
    ink,
    enemies,
    options: withDefaults(Object.fromEntries(chosen)),
    passages: passages.map(({ name }) => name),
    places: tags.flatMap(({ name, tag }) =>
      tag.kind === 'place' ? [{ passage: name, name: tag.name, ...(tag.at && { at: tag.at }) }] : [],
    ),
    endings: [...endings.values()],
    death: passages.some(({ name }) => name === 'death'),
  }
}
