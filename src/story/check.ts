// Everything that can be wrong with a story, told all at once: each problem with its file and line.
import type { FoeKind } from '../books/gamebook/types.ts'
import { unknownWord } from '../kernel/nearest.ts'
import { type Outline, type Passage, reachable, type Turn } from './outline.ts'
import type { StoryProblem } from './problem.ts'
import { type LineAt, plainLines, type Sources, type TagAt, tagsOf } from './source.ts'
import { type ChoiceTag, isBadTag, isChoiceTag, misplaced, parseTag } from './tags.ts'

/** A passage of this name is where the reader goes who falls. */
export const deathPassage = 'death'

/** Tags: known, well formed, where they belong, and naming what there is. */
export function checkTags(sources: Sources, enemies: readonly FoeKind[]): StoryProblem[] {
  const all = tagsOf(sources)
  const ids = enemies.map(({ id }) => id)
  return [...all.flatMap(at => checkTag(at, ids)), ...twoRolls(all), ...twiceNamed(all)]
}

function checkTag(at: TagAt, enemies: readonly string[]): StoryProblem[] {
  const { file, line, where } = at
  const problem = (code: StoryProblem['code'], text: string): StoryProblem[] => [{ file, line, code, text }]
  const tag = parseTag(at.text)
  if (where === 'beside-choice')
    return problem(
      'tag-outside',
      `The tag "# ${at.text}" is lost here: put it inside the brackets, "[… # ${at.text}]".`,
    )
  if (isBadTag(tag)) return problem('tag', tag.wrong)
  const place = misplaced(tag.kind, where)
  if (place !== undefined) return problem('tag-place', place)
  if (tag.kind !== 'fight') return []
  return tag.enemies
    .filter(id => !enemies.includes(id))
    .flatMap(id => problem('enemy', unknownWord('enemy', id, enemies)))
}

/** One choice is one roll, one fight or one rest. */
function twoRolls(all: readonly TagAt[]): StoryProblem[] {
  const seen = new Map<string, number>()
  return all.flatMap(({ file, line, where, text }) => {
    const tag = parseTag(text)
    if (where !== 'choice' || !isChoiceTag(tag)) return []
    const key = `${file}:${line}`
    seen.set(key, (seen.get(key) ?? 0) + 1)
    return seen.get(key) === 2
      ? [{ file, line, code: 'tag', text: 'A choice is one roll, one fight or one rest, not two.' } as const]
      : []
  })
}

function twiceNamed(all: readonly TagAt[]): StoryProblem[] {
  const seen = new Set<string>()
  return all.flatMap(({ file, line, text }) => {
    const tag = parseTag(text)
    if (isBadTag(tag) || tag.kind !== 'enemy') return []
    const twice = seen.has(tag.enemy.id)
    seen.add(tag.enemy.id)
    return twice ? [{ file, line, code: 'enemy', text: `Enemy "${tag.enemy.id}" is there twice.` } as const] : []
  })
}

/** What a line does that its writer can hardly have meant. */
export function checkLines({ files }: Sources): StoryProblem[] {
  return [...files].flatMap(([name, text]) => plainLines(name, text).flatMap(lineProblems))
}

function lineProblems({ file, line, text }: LineAt): StoryProblem[] {
  if (/^\s*\*[^\s*[{(][^[\]]*\*/.test(text))
    return [
      {
        file,
        line,
        code: 'star',
        text: 'A line that begins with * is a choice in ink: write \\* to begin with italics.',
      },
    ]
  // A divert at the end of a line of text pulls the next passage's first sentence onto that line.
  const [, before] = /^(.*?)->\s*[\w.]+\s*$/.exec(text) ?? []
  if (before === undefined || !runsOn(before)) return []
  return [
    {
      file,
      line,
      code: 'run-on',
      text: 'Put the divert on a line of its own: here the next passage runs on in the same line.',
    },
  ]
}

/** Words before the divert that are shown: not a choice's brackets, a branch's condition, code, or a comment. */
function runsOn(before: string): boolean {
  if (/^\s*[~{}]|^\s*(?:VAR|CONST|LIST|TODO|INCLUDE|EXTERNAL)\b/.test(before)) return false
  const shown = before
    .replace(/^\s*(?:[*+]\s*)+(?:\([^)]*\)\s*)?(?:\{[^}]*\}\s*)*[^[\]]*\[[^\]]*\]/, '')
    .replace(/^\s*-+\s*(?:\([^)]*\)\s*)?(?:[^:"]*:)?/, '')
    .replace(/^\s*(?:[*+]\s*)+(?:\([^)]*\)\s*)?(?:\{[^}]*\}\s*)*/, '')
    .replaceAll(/(?<!\\)#[^#\]]*/g, '')
  return /[\p{L}\p{N}]/u.test(shown)
}

const rolls = (turn: Turn): ChoiceTag | undefined => turn.choice?.tags.find(isChoiceTag)

/** Rolls that can come out even: each needs words for that. */
const canTie = (turn: Turn): boolean => ['test', 'cast', 'flee'].includes(rolls(turn)?.kind ?? '')

/** Everything that is read in the same turn, through diverts and gathers, up to the next choice. */
function readsWithin(outline: Outline, turn: Turn, seen = new Set<Turn>()): Set<string> {
  if (seen.has(turn)) return new Set()
  seen.add(turn)
  const next = [...turn.onwards, ...turn.targets.flatMap(({ name }) => outline.passages.get(name)?.start ?? [])]
  return new Set([...turn.reads, ...next.flatMap(each => [...readsWithin(outline, each, seen)])])
}

const allTurns = (outline: Outline): Turn[] => [...outline.passages.values()].flatMap(({ turns }) => turns)

function checkTies(outline: Outline): StoryProblem[] {
  return allTurns(outline)
    .filter(turn => canTie(turn) && !readsWithin(outline, turn).has('tie'))
    .map(({ file, line }) => ({
      file,
      line,
      code: 'tie',
      text: 'This roll can come out even, and nothing after it asks for "tie": give a tie its own branch.',
    }))
}

const isPlayed = ({ isFunction }: Passage): boolean => !isFunction

function checkReach(outline: Outline): StoryProblem[] {
  const first = [...outline.start.targets.map(({ name }) => name), deathPassage]
  const found = reachable(outline, first)
  return [...outline.passages.values()]
    .filter(passage => isPlayed(passage) && !found.has(passage.name))
    .map(({ name, file, line }) => ({
      file,
      line,
      code: 'unreachable',
      text: `Nothing leads to the passage "${name}".`,
    }))
}

const hasEnding = (passage: Passage): boolean =>
  passage.turns.some(({ tags }) => tags.some(({ tag }) => tag.kind === 'ending'))

/** A passage that ends the story says which ending it is, or all passages that lead to it do. */
function checkEnds(outline: Outline): StoryProblem[] {
  const before = new Map<string, Passage[]>()
  for (const passage of outline.passages.values())
    for (const turn of passage.turns)
      for (const { name } of turn.targets) before.set(name, [...(before.get(name) ?? []), passage])
  const labelled = (passage: Passage, seen: ReadonlySet<string>): boolean => {
    if (passage.name === deathPassage || hasEnding(passage)) return true
    const from = before.get(passage.name) ?? []
    return from.length > 0 && from.every(each => !seen.has(each.name) && labelled(each, new Set([...seen, each.name])))
  }
  return [...outline.passages.values()]
    .filter(passage => isPlayed(passage) && !labelled(passage, new Set([passage.name])))
    .flatMap(({ turns }) => turns.flatMap(({ ends }) => ends))
    .map(({ file, line }) => ({
      file,
      line,
      code: 'dead-end',
      text: 'The story ends here without an ending: add a line with "# ending: name" before it.',
    }))
}

const gains = (turn: Turn): { readonly file: string; readonly line: number; readonly what: string }[] => {
  const rest = rolls(turn)?.kind === 'rest' && !turn.choice?.guarded ? [{ ...turn, what: 'a rest' }] : []
  const again = rolls(turn)
  const paid =
    again && 'again' in again && again.again && !turn.choice?.guarded ? [{ ...turn, what: 'experience' }] : []
  const tags = turn.tags.flatMap(({ tag, guarded, file, line }) => {
    if (guarded) return []
    if (tag.kind === 'xp') return [{ file, line, what: 'experience' }]
    if (tag.kind === 'heal') return [{ file, line, what: 'health' }]
    return tag.kind === 'ration' && tag.amount > 0 ? [{ file, line, what: 'a ration' }] : []
  })
  return [...rest, ...paid, ...tags]
}

/** A way round, by choices that stay, on which something is gained each time. */
function checkGrind(outline: Outline): StoryProblem[] {
  const loops = (turn: Turn): boolean => {
    const seen = new Set<Turn>()
    const open = leadsTo(outline, turn)
    for (let next = open.pop(); next; next = open.pop()) {
      if (next === turn) return true
      if (seen.has(next)) continue
      seen.add(next)
      open.push(...leadsTo(outline, next))
    }
    return false
  }
  return allTurns(outline).flatMap(turn => {
    const found = gains(turn)
    if (found.length === 0 || turn.choice?.once || !loops(turn)) return []
    return found.map(({ file, line, what }) => ({
      file,
      line,
      code: 'grind' as const,
      text: `The reader can come round here again and again for ${what}: make a choice on the way once-only (*), or guard it with a flag.`,
    }))
  })
}

/** The turns that can follow: at once, or by a choice that does not go away. */
const leadsTo = (outline: Outline, turn: Turn): Turn[] => [
  ...turn.onwards,
  ...turn.targets.flatMap(({ name }) => outline.passages.get(name)?.start ?? []),
  ...turn.offers.filter(({ choice }) => !choice?.once),
]

/** The app sets this one. */
const hostFlags = new Set(['outcome'])

function checkFlags(outline: Outline): StoryProblem[] {
  return [...outline.flags]
    .filter(([name]) => !outline.reads.has(name) && !hostFlags.has(name))
    .map(([name, declared]) => {
      const { file, line } = outline.sets.find(set => set.name === name) ?? declared
      return { file, line, code: 'flag', text: `The flag "${name}" is set and never read.` }
    })
}

const checkChance = (outline: Outline): StoryProblem[] =>
  outline.chance.map(({ file, line, name }) => ({
    file,
    line,
    code: 'random',
    text: `${name} leaves something to ink's own dice, which nobody can see, prove or count: use a test, or plain alternatives.`,
  }))

const risky = /\b(?:attack|fight|climb|leap|jump|sneak|dodge|wrestle|swim|force|smash|steal|pick the lock|dash)\b/i

/** Words that promise a roll on a choice that has none; the tag "safe" says that it is meant. */
export function checkWording({ files }: Sources): StoryProblem[] {
  return [...files].flatMap(([name, text]) =>
    plainLines(name, text).flatMap(({ file, line, text }) => {
      const words = /^\s*[*+].*?\[([^\]#]*)\]/.exec(text)?.[1]
      if (words === undefined || !risky.test(words)) return []
      return [
        {
          file,
          line,
          code: 'wording',
          text: `"${words.trim()}" sounds risky and has no roll: add one, or say "# safe".`,
          hint: true,
        },
      ]
    }),
  )
}

/** A story with rolls needs the outcome list and the questions of rules.ink. */
function checkRules(outline: Outline, sources: Sources): StoryProblem[] {
  const rolled = allTurns(outline).find(turn => rolls(turn))
  const declared = [...sources.files.values()].some(text => /^\s*LIST\s+outcome\b/m.test(text))
  if (!rolled || declared) return []
  const { file, line } = rolled
  return [
    {
      file,
      line,
      code: 'rules',
      text: 'A roll needs the list "outcome": add "INCLUDE rules.ink" at the top of the story.',
    },
  ]
}

/** What the outline of a compiled story shows. */
export function checkOutline(outline: Outline, sources: Sources): StoryProblem[] {
  return [
    ...checkTies(outline),
    ...checkReach(outline),
    ...checkEnds(outline),
    ...checkGrind(outline),
    ...checkFlags(outline),
    ...checkChance(outline),
    ...checkRules(outline, sources),
  ]
}
