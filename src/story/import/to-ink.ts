// A story from Twine as ink: one knot for each passage, one choice for each link; what has no counterpart is named by line.
import { isRefusal, type Refusal } from '../../kernel/index.ts'
import { type Note, parseTwine, type TwinePassage, type TwineStory } from './twine.ts'

export interface Imported {
  readonly title: string
  readonly ink: string
  readonly passages: number
  readonly links: number
  readonly notes: readonly Note[]
}

interface Link {
  readonly words: string
  readonly target: string
}

export function importStory(text: string): Imported | Refusal {
  const story = parseTwine(text)
  return isRefusal(story) ? story : writeInk(story)
}

function writeInk({ title, start, passages, notes: before }: TwineStory): Imported {
  const names = knotNames(passages)
  const notes = [...before]
  let links = 0
  const knots = passages.map(passage => {
    const { lines, choices } = convert(passage, names, notes)
    links += choices.length
    const knot = names.get(passage.name) ?? ''
    const place = passage.at ? `${Math.round(passage.at[0] / 100)},${Math.round(passage.at[1] / 100)} ` : ''
    const end = choices.length > 0 ? choices : [`The end. # ending: ${knot}`, '-> END']
    return [`=== ${knot} ===`, `# place: ${place}${plain(passage.name)}`, ...lines, '', ...end, ''].join('\n')
  })
  const first = names.get(start) ?? names.get(passages[0]?.name ?? '') ?? ''
  const ink = [`# title: ${plain(title)}`, 'INCLUDE rules.ink', `-> ${first}`, '', ...knots].join('\n')
  return { title, ink, passages: passages.length, links, notes: notes.sort((a, b) => a.line - b.line) }
}

/** A name that ink takes, and no two alike. */
function knotNames(passages: readonly TwinePassage[]): Map<string, string> {
  const taken = new Set(['death', 'outcome'])
  const names = new Map<string, string>()
  for (const { name } of passages) {
    const base = name
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '_')
      .replaceAll(/^_+|_+$/g, '')
    const word = /^[a-z]/.test(base) ? base : `p_${base || 'passage'}`
    let knot = word
    for (let n = 2; taken.has(knot); n++) knot = `${word}_${n}`
    taken.add(knot)
    names.set(name, knot)
  }
  return names
}

/** Without what ink would read as its own signs. */
const plain = (text: string): string =>
  text
    .replaceAll(/[#{}[\]|~\\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const linkPattern = /\[\[([^\]]+?)\](?:\[[^\]]*\])?\]/g

/** `[[target]]`, `[[words->target]]`, `[[target<-words]]`, `[[words|target]]`. */
export function linkOf(body: string): Link {
  const right = body.lastIndexOf('->')
  if (right >= 0) return { words: body.slice(0, right).trim(), target: body.slice(right + 2).trim() }
  const left = body.indexOf('<-')
  if (left >= 0) return { words: body.slice(left + 2).trim(), target: body.slice(0, left).trim() }
  const bar = body.lastIndexOf('|')
  if (bar >= 0) return { words: body.slice(0, bar).trim(), target: body.slice(bar + 1).trim() }
  return { words: body.trim(), target: body.trim() }
}

/** What Twine's story formats can do and ink cannot take over as it stands. */
const foreign: readonly { readonly pattern: RegExp; readonly what: string }[] = [
  { pattern: /<<[\s\S]*?>>/g, what: 'the macro' },
  { pattern: /\((?:[a-z][\w-]*):[^()]*\)(?:\[[^\]]*\])?/gi, what: 'the macro' },
  { pattern: /<%[\s\S]*?%>/g, what: 'the script' },
  { pattern: /<\/?[a-z][^>]*>/gi, what: 'the markup' },
  { pattern: /(?<![\w$])[$_][A-Za-z]\w*/g, what: 'the variable' },
]

function convert(
  { text, line: first }: TwinePassage,
  names: ReadonlyMap<string, string>,
  notes: Note[],
): { readonly lines: readonly string[]; readonly choices: readonly string[] } {
  const lines: string[] = []
  const choices: string[] = []
  for (const [i, written] of text.split('\n').entries()) {
    const line = first + i
    const alone = written.replace(linkPattern, '').trim() === ''
    const spoken = written.replaceAll(linkPattern, (_, body: string) => {
      const { words, target } = linkOf(body)
      const knot = names.get(target)
      if (knot === undefined)
        notes.push({ line, text: `The link "${words}" leads to "${target}", which is no passage.` })
      else choices.push(`+ [${plain(words)}] -> ${knot}`)
      return alone ? '' : words
    })
    const left = withoutForeign(spoken, line, notes)
    const said = plain(left)
    if (said !== '') lines.push(/^[*+\-=>]/.test(said) ? `\\${said}` : said)
  }
  return { lines, choices }
}

function withoutForeign(text: string, line: number, notes: Note[]): string {
  return foreign.reduce(
    (left, { pattern, what }) =>
      left.replaceAll(pattern, found => {
        notes.push({
          line,
          text: `${what} ${found.length > 60 ? `${found.slice(0, 60)}…` : found} could not be carried.`,
        })
        return ''
      }),
    text,
  )
}
