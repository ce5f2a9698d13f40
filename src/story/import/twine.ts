// Stories from Twine: Twee 3 text and Twine 2 pages become passages with their links and places on the map.
import { type Refusal, refuse } from '../../kernel/index.ts'

export interface TwinePassage {
  readonly name: string
  readonly tags: readonly string[]
  readonly at: readonly [number, number] | undefined
  readonly text: string
  /** The line of the file on which its text begins. */
  readonly line: number
}

export interface TwineStory {
  readonly title: string
  readonly start: string
  readonly passages: readonly TwinePassage[]
  readonly notes: readonly Note[]
}

/** Something that could not be carried over. */
export interface Note {
  readonly line: number
  readonly text: string
}

export function parseTwine(text: string): TwineStory | Refusal {
  return /<tw-storydata\b/i.test(text) ? parsePage(text) : parseTwee(text)
}

const header = /^::\s*((?:\\.|[^[{\\])+?)\s*(?:\[([^\]]*)\])?\s*(\{.*\})?\s*$/

/** `:: Name [tags] {"position":"600,400"}`, then its text up to the next header. */
export function parseTwee(text: string): TwineStory | Refusal {
  const notes: Note[] = []
  const passages: (TwinePassage & { text: string })[] = []
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    const [, name, tags = '', data] = header.exec(line) ?? []
    if (name !== undefined)
      passages.push({
        name: unescapeName(name),
        tags: tags.split(/\s+/).filter(Boolean),
        at: positionIn(data, i + 1, notes),
        text: '',
        line: i + 2,
      })
    else if (line.startsWith('::')) notes.push({ line: i + 1, text: 'This header has no name.' })
    else {
      const last = passages.at(-1)
      if (last) last.text += `${line}\n`
      else if (line.trim() !== '') notes.push({ line: i + 1, text: 'Text before the first passage belongs to none.' })
    }
  }
  if (passages.length === 0) return refuse('malformed', 'There is no passage in this file: one begins with ":: Name".')
  const data = dataOf(passages, notes)
  const title = passages.find(({ name }) => name === 'StoryTitle')?.text.trim() || 'Untitled'
  const told = passages.filter(passage => !isSpecial(passage, notes))
  const start = data.start ?? (told.some(({ name }) => name === 'Start') ? 'Start' : (told[0]?.name ?? ''))
  return { title, start, passages: told, notes }
}

const unescapeName = (name: string): string => name.replaceAll(/\\(.)/g, '$1').trim()

function positionIn(data: string | undefined, line: number, notes: Note[]): readonly [number, number] | undefined {
  if (data === undefined) return undefined
  try {
    return pointOf((JSON.parse(data) as { position?: string }).position)
  } catch {
    notes.push({ line, text: 'The data after the name is not JSON, so the place on the map is lost.' })
    return undefined
  }
}

function pointOf(text: string | undefined): readonly [number, number] | undefined {
  const [x, y] = (text ?? '').split(',').map(Number)
  return x !== undefined && y !== undefined && Number.isFinite(x) && Number.isFinite(y) ? [x, y] : undefined
}

function dataOf(passages: readonly TwinePassage[], notes: Note[]): { readonly start?: string } {
  const found = passages.find(({ name }) => name === 'StoryData')
  if (!found) return {}
  try {
    return JSON.parse(found.text) as { start?: string }
  } catch {
    notes.push({ line: found.line, text: 'StoryData is not JSON: the story begins with its first passage.' })
    return {}
  }
}

const specialNames = new Set(['StoryTitle', 'StoryData'])
const unwantedNames =
  /^(?:Story(?:Init|Caption|Menu|Banner|Subtitle|Author|Interface|Settings|Includes)|Passage(?:Header|Footer|Ready|Done))$/
const unwantedTags = new Set(['script', 'stylesheet', 'widget', 'init', 'header', 'footer', 'startup'])

/** Passages that are no part of the story; those with a meaning of their own are noted. */
function isSpecial({ name, tags, line }: TwinePassage, notes: Note[]): boolean {
  if (specialNames.has(name)) return true
  const odd = tags.find(tag => unwantedTags.has(tag.toLowerCase()))
  if (odd === undefined && !unwantedNames.test(name)) return false
  notes.push({
    line: line - 1,
    text: `"${name}"${odd === undefined ? '' : ` (${odd})`} is code or style and was left out.`,
  })
  return true
}

/** A page as Twine 2 publishes it, or an archive of one story. */
function parsePage(html: string): TwineStory | Refusal {
  const lineAt = (index: number) => html.slice(0, index).split('\n').length
  const notes: Note[] = []
  const story = /<tw-storydata\b([^>]*)>/i.exec(html)
  if (!story) return refuse('malformed', 'There is no tw-storydata in this page.')
  for (const { index, 1: kind } of html.matchAll(/<(style|script)\b[^>]*type="text\/twine-[^>]*>(?=\s*\S)(?!\s*<\/)/gi))
    notes.push({ line: lineAt(index), text: `The story's ${kind} was left out.` })
  const found = [...html.matchAll(/<tw-passagedata\b([^>]*)>([\s\S]*?)<\/tw-passagedata>/gi)]
  const passages = found.map(({ index, 0: whole, 1: attributes = '', 2: body = '' }) => ({
    pid: attribute(attributes, 'pid'),
    name: attribute(attributes, 'name'),
    tags: attribute(attributes, 'tags').split(/\s+/).filter(Boolean),
    at: pointOf(attribute(attributes, 'position')),
    text: unescapeHtml(body),
    line: lineAt(index + whole.indexOf('>')),
  }))
  if (passages.length === 0) return refuse('malformed', 'The page has no passages.')
  const start = attribute(story[1] ?? '', 'startnode')
  const first = passages.find(({ pid }) => pid === start) ?? passages[0]
  const told = passages.filter(passage => !isSpecial(passage, notes))
  return { title: attribute(story[1] ?? '', 'name') || 'Untitled', start: first?.name ?? '', passages: told, notes }
}

const attribute = (attributes: string, name: string): string =>
  unescapeHtml(new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(attributes)?.[1] ?? '')

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&', nbsp: ' ' }

const unescapeHtml = (text: string): string =>
  text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal))
    return hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (entities[name.toLowerCase()] ?? whole)
  })
