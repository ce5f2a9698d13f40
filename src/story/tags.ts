// The tags of a story: what each may say and where it may stand. A tag that says something else is answered with what would be right.
import { abilities, spells } from '../books/gamebook/data.ts'
import { options } from '../books/gamebook/options.ts'
import type { Ability, Armour, FoeKind, Weapon } from '../books/gamebook/types.ts'
import { unknownWord } from '../kernel/nearest.ts'

/** A roll, a fight or a rest that hangs on a choice. */
export type ChoiceTag =
  | {
      readonly kind: 'test'
      readonly ability: Ability
      readonly ds: number
      /** A failure does no damage: the text says what happens (GB-Q09). */
      readonly harmless: boolean
      /** Success pays experience every time. */
      readonly again: boolean
    }
  | {
      readonly kind: 'fight'
      readonly enemies: readonly string[]
      /** Nobody runs from this one. */
      readonly noflee: boolean
      /** The first round is a blow: no time to run or to cast. */
      readonly ambush: boolean
      readonly again: boolean
    }
  | {
      readonly kind: 'cast'
      /** A spell, or `any` that the reader knows. */
      readonly spell: string
      readonly ds: number
      readonly harmless: boolean
      readonly again: boolean
    }
  | { readonly kind: 'flee'; readonly ds: number; readonly harmless: boolean; readonly again: boolean }
  | { readonly kind: 'rest' }
  | { readonly kind: 'safe' }

export type Tone = 'good' | 'bad' | 'plain'

/** What happens when a line is shown. */
export type LineTag =
  | { readonly kind: 'damage'; readonly amount: number }
  | { readonly kind: 'heal'; readonly amount: number }
  | { readonly kind: 'ration'; readonly amount: number }
  | { readonly kind: 'learn'; readonly spell: string }
  | { readonly kind: 'weapon'; readonly weapon: Weapon }
  | { readonly kind: 'armour'; readonly armour: Armour }
  | { readonly kind: 'xp'; readonly amount: number }
  | { readonly kind: 'ending'; readonly id: string; readonly tone: Tone }

/** Map and dressing. */
export type DressTag =
  | { readonly kind: 'place'; readonly name: string; readonly at?: readonly [number, number] }
  | { readonly kind: 'art' | 'sfx'; readonly text: string }

/** At the top of the file. */
export type FileTag =
  | { readonly kind: 'title' | 'author' | 'about'; readonly text: string }
  | { readonly kind: 'enemy'; readonly enemy: FoeKind }
  | { readonly kind: 'option'; readonly option: string; readonly value: string }

export type Tag = ChoiceTag | LineTag | DressTag | FileTag
export type TagPlace = 'choice' | 'line' | 'top'

/** What is wrong with a tag, in a sentence. */
export interface BadTag {
  readonly wrong: string
}

export const isBadTag = (tag: Tag | BadTag): tag is BadTag => 'wrong' in tag

const places: Readonly<Record<Tag['kind'], readonly TagPlace[]>> = {
  test: ['choice'],
  fight: ['choice'],
  cast: ['choice'],
  flee: ['choice'],
  rest: ['choice'],
  safe: ['choice'],
  damage: ['line'],
  heal: ['line'],
  ration: ['line'],
  learn: ['line'],
  weapon: ['line'],
  armour: ['line'],
  xp: ['line'],
  ending: ['line'],
  place: ['line', 'top'],
  art: ['line', 'top'],
  sfx: ['line', 'top'],
  title: ['top'],
  author: ['top'],
  about: ['top'],
  enemy: ['top'],
  option: ['top'],
}

export const tagNames = Object.keys(places) as readonly Tag['kind'][]

const placeNames: Readonly<Record<TagPlace, string>> = {
  choice: 'inside the brackets of a choice',
  line: 'on a line of text',
  top: 'at the top of the file',
}

/** Why a tag may not stand here; undefined when it may. */
export function misplaced(kind: Tag['kind'], place: TagPlace): string | undefined {
  if (places[kind].includes(place)) return undefined
  return `"${kind}" stands ${places[kind].map(each => placeNames[each]).join(' or ')}, not ${placeNames[place]}.`
}

const wrong = (text: string): BadTag => ({ wrong: text })

const whole = (text: string | undefined, least: number, most: number): number | undefined => {
  const number = Number(text)
  return text !== undefined && /^[+-]?\d+$/.test(text) && number >= least && number <= most ? number : undefined
}

/** Words after the ones that are needed, each from a list. */
function extras(words: readonly string[], known: readonly string[]): BadTag | readonly string[] {
  const odd = words.find(word => !known.includes(word))
  return odd === undefined ? words : wrong(unknownWord('word', odd, known))
}

/** `again` for experience every time, `nodamage` where the text tells what a failure means. */
const rollWords = ['again', 'nodamage']

function roll<T extends object>(
  words: readonly string[],
  made: T,
): (T & { harmless: boolean; again: boolean }) | BadTag {
  const said = extras(words, rollWords)
  if ('wrong' in said) return said
  return { ...made, harmless: said.includes('nodamage'), again: said.includes('again') }
}

const ds = (text: string | undefined): number | undefined => whole(text, 1, 30)
const spellIds = spells.map(({ id }) => id)

function parseSpell(text: string | undefined, any: boolean): string | BadTag {
  const known = any ? [...spellIds, 'any'] : spellIds
  if (text === undefined) return wrong(`Name a spell: ${known.join(', ')}.`)
  return known.includes(text) ? text : wrong(unknownWord('spell', text, known))
}

function parseTest([ability, score, ...more]: readonly string[]): Tag | BadTag {
  if (!abilities.includes(ability as Ability)) return wrong(unknownWord('ability', ability ?? '', abilities))
  const difficulty = ds(score)
  if (difficulty === undefined) return wrong('A test needs a DS from 1 to 30: "test: power 9".')
  return roll(more, { kind: 'test', ability: ability as Ability, ds: difficulty })
}

function parseCast([spell, score, ...more]: readonly string[]): Tag | BadTag {
  const found = parseSpell(spell, true)
  if (typeof found !== 'string') return found
  const difficulty = ds(score)
  if (difficulty === undefined) return wrong('A spell needs a DS from 1 to 30: "cast: coldsnap 9".')
  return roll(more, { kind: 'cast', spell: found, ds: difficulty })
}

function parseFlee([score, ...more]: readonly string[]): Tag | BadTag {
  const difficulty = ds(score)
  if (difficulty === undefined) return wrong('Fleeing needs a DS from 1 to 30: "flee: 10".')
  return roll(more, { kind: 'flee', ds: difficulty })
}

const fightWords = ['noflee', 'ambush', 'again']

function parseFight(words: readonly string[]): Tag | BadTag {
  const enemies = words.filter(word => !fightWords.includes(word))
  if (enemies.length === 0) return wrong('A fight needs an enemy: "fight: crab".')
  const said = (word: string) => words.includes(word)
  return { kind: 'fight', enemies, noflee: said('noflee'), ambush: said('ambush'), again: said('again') }
}

const amounts: Readonly<Record<'damage' | 'heal' | 'ration' | 'xp', readonly [number, number]>> = {
  damage: [1, 50],
  heal: [1, 50],
  ration: [-20, 20],
  xp: [1, 500],
}

function parseAmount(kind: keyof typeof amounts, words: readonly string[]): Tag | BadTag {
  const [least, most] = amounts[kind]
  const amount = words.length === 1 ? whole(words[0], least, most) : undefined
  if (amount === undefined || amount === 0) return wrong(`"${kind}" needs a whole number from ${least} to ${most}.`)
  return { kind, amount }
}

/** `weapon: hunting spear 2`: a name of any length, then the points. */
function parseGear(kind: 'weapon' | 'armour', words: readonly string[]): Tag | BadTag {
  const points = whole(words.at(-1), 0, 9)
  const name = words.slice(0, -1).join(' ')
  if (points === undefined || name === '')
    return wrong(`"${kind}" needs a name and its points: "${kind}: ${kind === 'weapon' ? 'spear 2' : 'mail 3'}".`)
  return kind === 'weapon' ? { kind, weapon: { name, points } } : { kind, armour: { name, protection: points } }
}

function parseEnding([id, tone = 'plain', ...more]: readonly string[]): Tag | BadTag {
  if (id === undefined) return wrong('An ending needs a name: "ending: crown good".')
  if ((tone !== 'good' && tone !== 'bad' && tone !== 'plain') || more.length > 0)
    return wrong('An ending is one word, and after it good, bad or nothing: "ending: crown good".')
  return { kind: 'ending', id, tone }
}

/** `place: 3,2 The moor road`, or a name alone. */
function parsePlace(text: string): Tag | BadTag {
  const [, x, y, name] = /^(?:(-?\d+)\s*,\s*(-?\d+)\s+)?(.+)$/.exec(text) ?? []
  if (name === undefined) return wrong('A place needs a name: "place: 3,2 The moor road".')
  return { kind: 'place', name, ...(x !== undefined && y !== undefined && { at: [Number(x), Number(y)] as const }) }
}

const enemyFields = ['ds', 'weapon', 'immune', 'name']

/** `enemy: crab, ds 8, weapon 0, immune sunburst`. */
function parseEnemy(text: string): Tag | BadTag {
  const [id = '', ...fields] = text.split(',').map(part => part.trim())
  if (!/^[\w-]+$/.test(id)) return wrong('An enemy needs an id of one word first: "enemy: crab, ds 8, weapon 0".')
  let enemy: FoeKind = { id, name: id.replaceAll(/[-_]/g, ' '), ds: 0, weapon: 0, immune: [] }
  for (const field of fields) {
    const [word = '', ...rest] = field.split(/\s+/)
    if (!enemyFields.includes(word)) return wrong(unknownWord('word', word, enemyFields))
    if (word === 'name') enemy = { ...enemy, name: rest.join(' ') }
    else if (word === 'immune') {
      const odd = rest.find(spell => !spellIds.includes(spell))
      if (odd !== undefined || rest.length === 0) return wrong(unknownWord('spell', odd ?? '', spellIds))
      enemy = { ...enemy, immune: [...enemy.immune, ...rest] }
    } else {
      const number = rest.length === 1 ? whole(rest[0], word === 'ds' ? 1 : 0, word === 'ds' ? 30 : 9) : undefined
      if (number === undefined)
        return wrong(`"${word}" of an enemy needs a whole number: "enemy: crab, ds 8, weapon 0".`)
      enemy = { ...enemy, [word]: number }
    }
  }
  return enemy.ds === 0 ? wrong(`Enemy "${id}" needs a DS: "enemy: ${id}, ds 8, weapon 0".`) : { kind: 'enemy', enemy }
}

/** `option: gb.armour min_one`: how this book reads a rule. */
function parseOption([id, value, ...more]: readonly string[]): Tag | BadTag {
  const option = options.find(each => each.id === id)
  if (!option)
    return wrong(
      unknownWord(
        'option',
        id ?? '',
        options.map(each => each.id),
      ),
    )
  const values = option.values.map(each => each.id)
  if (value === undefined || !values.includes(value) || more.length > 0)
    return wrong(`${id} can be ${values.join(' or ')}.`)
  return { kind: 'option', option: option.id, value }
}

/** Reads what stands after the `#`. */
export function parseTag(text: string): Tag | BadTag {
  const [, name = '', colon, body = ''] = /^\s*([\w-]*)\s*(:?)\s*(.*?)\s*$/s.exec(text) ?? []
  if (!Object.hasOwn(places, name)) return wrong(unknownWord('tag', name, tagNames))
  const kind = name as Tag['kind']
  if (kind === 'rest' || kind === 'safe')
    return body === '' ? { kind } : wrong(`"${kind}" says nothing more; "${body}" is too much.`)
  if (colon === '' || body === '') return wrong(`"${kind}" needs a colon and something after it: "${examples[kind]}".`)
  const words = body.split(/\s+/)
  switch (kind) {
    case 'test':
      return parseTest(words)
    case 'cast':
      return parseCast(words)
    case 'flee':
      return parseFlee(words)
    case 'fight':
      return parseFight(words)
    case 'damage':
    case 'heal':
    case 'ration':
    case 'xp':
      return parseAmount(kind, words)
    case 'learn': {
      const spell = parseSpell(words.length === 1 ? words[0] : body, false)
      return typeof spell === 'string' ? { kind, spell } : spell
    }
    case 'weapon':
    case 'armour':
      return parseGear(kind, words)
    case 'ending':
      return parseEnding(words)
    case 'place':
      return parsePlace(body)
    case 'enemy':
      return parseEnemy(body)
    case 'option':
      return parseOption(words)
    default:
      return { kind, text: body }
  }
}

const examples: Readonly<Record<Exclude<Tag['kind'], 'rest' | 'safe'>, string>> = {
  test: 'test: power 9',
  fight: 'fight: crab',
  cast: 'cast: coldsnap 9',
  flee: 'flee: 10',
  damage: 'damage: 2',
  heal: 'heal: 2',
  ration: 'ration: 1',
  learn: 'learn: sunburst',
  weapon: 'weapon: spear 2',
  armour: 'armour: mail 3',
  xp: 'xp: 9',
  ending: 'ending: crown good',
  place: 'place: 3,2 The moor road',
  art: 'art: gate.png, a barred gate at dusk',
  sfx: 'sfx: wind',
  title: 'title: The Salt Stair',
  author: 'author: Your Name',
  about: 'about: one line for the cover',
  enemy: 'enemy: crab, ds 8, weapon 0',
  option: 'option: gb.armour min_one',
}

const choiceKinds: ReadonlySet<Tag['kind']> = new Set(['test', 'fight', 'cast', 'flee', 'rest', 'safe'])
export const isChoiceTag = (tag: Tag | BadTag): tag is ChoiceTag => !isBadTag(tag) && choiceKinds.has(tag.kind)

const lineKinds: ReadonlySet<Tag['kind']> = new Set([
  'damage',
  'heal',
  'ration',
  'learn',
  'weapon',
  'armour',
  'xp',
  'ending',
])

export const isLineTag = (tag: Tag | BadTag): tag is LineTag => !isBadTag(tag) && lineKinds.has(tag.kind)
