// Making heroes: two arrays, a class, gear for crumbs, spells; what is wrong and what is left; levels.
import { type Decision, type HeroMaking, type Problem, refuse } from '../../kernel/index.ts'
import { classes } from './classes.ts'
import {
  attributeNames,
  attributes,
  crumbs,
  modifierArray,
  mostLevel,
  mostWeapons,
  raisedAt,
  ratingArray,
  usualSpeed,
} from './data.ts'
import { armourById, classById, heroOf, unknown } from './find.ts'
import { armours, weapons as knownWeapons } from './gear.ts'
import { parseSheet } from './parse.ts'
import { readyHeroes } from './ready-heroes.ts'
import { sparksOf } from './rests.ts'
import { spells as knownSpells } from './spells.ts'
import type {
  ArmourKind,
  Attribute,
  CommandOf,
  GritEvent,
  GritScene,
  Hero,
  HeroClass,
  HeroSheet,
  Pack,
  Scores,
  Spell,
  Weapon,
} from './types.ts'

type Content = Pick<Pack, 'weapons' | 'spells'>
const nothing: Content = { weapons: [], spells: [] }
const weights: readonly ArmourKind[] = ['none', 'light', 'medium', 'heavy']

/** TA-1.5, TA-1.6: the arrays, and one number more for each level. */
export function scoresOf({ modifiers, ratings, raises }: HeroSheet): Scores {
  const raised = (what: 'modifier' | 'rating', attribute: Attribute) =>
    raises.filter((each, i) => each === attribute && raisedAt(i + 2) === what).length
  return Object.fromEntries(
    attributes.map(attribute => [
      attribute,
      {
        modifier: modifiers[attribute] + raised('modifier', attribute),
        rating: ratings[attribute] + raised('rating', attribute),
      },
    ]),
  ) as Record<Attribute, Scores[Attribute]>
}

export const hpOf = (sheet: HeroSheet, { hp, hpPerLevel }: HeroClass): number =>
  Math.max(1, hp + scoresOf(sheet).str.modifier + (sheet.level - 1) * hpPerLevel)

/** What a hero's gear costs, in crumbs. */
export function priceOf(sheet: HeroSheet, own: Content = nothing): number {
  const known = [...knownWeapons, ...own.weapons]
  const bought = sheet.weapons.map(id => known.find(each => each.id === id)?.price ?? 0)
  return bought.reduce((sum, price) => sum + price, armourById(sheet.armour)?.price ?? 0)
}

type Tell = (wrong: boolean, path: string, text: string) => void

/** Every problem by path, and how many crumbs are left. */
export function checkSheet(sheet: HeroSheet, own: Content = nothing): { problems: readonly Problem[]; left: number } {
  const problems: Problem[] = []
  const tell: Tell = (wrong, path, text) => {
    if (wrong) problems.push({ path, text })
  }
  const left = crumbs - priceOf(sheet, own)
  const { level } = sheet
  tell(sheet.name.trim() === '', 'name', 'A hero needs a name.')
  tell(level < 1 || level > mostLevel, 'level', `Levels run from 1 to ${mostLevel}, not ${level}.`)
  const of = classById(sheet.class)
  if (!of) {
    tell(true, 'class', `There is no class "${sheet.class}"; there are ${classes.map(({ id }) => id).join(', ')}.`)
    return { problems, left }
  }
  checkScores(sheet, of, tell)
  checkGear(sheet, of, own, tell)
  tell(left < 0, 'weapons', `${-left} crumbs over: weapons and armour may cost ${crumbs}.`)
  return { problems, left }
}

function checkScores(sheet: HeroSheet, { keys, name }: HeroClass, tell: Tell): void {
  for (const [path, array] of [
    ['modifiers', modifierArray],
    ['ratings', ratingArray],
  ] as const) {
    const given = attributes.map(attribute => sheet[path][attribute])
    const same = [...given].sort((a, b) => b - a).join() === [...array].join()
    tell(!same, path, `The ${path} are ${array.join(', ')}, one for each attribute, not ${given.join(', ')}.`)
  }
  const best = [...attributes].sort((a, b) => sheet.modifiers[b] - sheet.modifiers[a]).slice(0, 2)
  tell(
    !best.every(attribute => keys.includes(attribute)),
    'modifiers',
    `The two best modifiers of a ${name} are ${keys.map(key => attributeNames[key].name).join(' and ')}.`,
  )
  const wanted = Math.max(0, sheet.level - 1)
  tell(
    sheet.raises.length !== wanted,
    'raises',
    `Level ${sheet.level} has ${wanted} raised numbers, not ${sheet.raises.length}.`,
  )
  const scores = scoresOf(sheet)
  for (const attribute of attributes) {
    tell(scores[attribute].modifier > 5, 'raises', `${attributeNames[attribute].name} cannot pass +5.`)
    tell(scores[attribute].rating > 3, 'raises', `The rating of ${attributeNames[attribute].name} cannot pass +3.`)
  }
}

function checkGear(sheet: HeroSheet, of: HeroClass, own: Content, tell: Tell): void {
  const armour = armourById(sheet.armour)
  tell(!armour, 'armour', `There is no armour "${sheet.armour}"; there are ${armours.map(({ id }) => id).join(', ')}.`)
  tell(
    armour !== undefined && weights.indexOf(armour.kind) > weights.indexOf(of.armour),
    'armour',
    `A ${of.name} wears ${of.armour} armour at most.`,
  )
  tell(sheet.weapons.length > mostWeapons, 'weapons', `At most ${mostWeapons} weapons, not ${sheet.weapons.length}.`)
  tell(sheet.spells.length > of.spells, 'spells', `A ${of.name} knows ${of.spells} spells, not ${sheet.spells.length}.`)
  checkKnown('weapons', sheet.weapons, [...knownWeapons, ...own.weapons], tell)
  checkKnown('spells', sheet.spells, [...knownSpells, ...own.spells], tell)
}

function checkKnown(path: string, ids: readonly string[], known: readonly (Weapon | Spell)[], tell: Tell): void {
  for (const [i, id] of ids.entries()) {
    tell(!known.some(each => each.id === id), `${path}.${i}`, `There is nothing called "${id}" among the ${path}.`)
    tell(ids.indexOf(id) !== i, `${path}.${i}`, `"${id}" is there twice.`)
  }
}

/** A legal sheet comes to life, rested and whole. */
export function heroFrom(sheet: HeroSheet, at: number): Hero {
  const of = classById(sheet.class) as HeroClass
  const maxHp = hpOf(sheet, of)
  const hero: Hero = {
    kind: 'hero',
    id: sheet.id,
    name: sheet.name,
    sheet,
    scores: scoresOf(sheet),
    hp: maxHp,
    maxHp,
    wounds: 0,
    armour: armourById(sheet.armour)?.kind ?? 'none',
    speed: usualSpeed,
    at,
    conditions: [],
    resists: [],
    vulnerable: [],
    knacks: of.features.map(({ knack }) => knack),
    grit: 0,
    actions: 0,
    reacted: [],
    attacks: 0,
    openings: [],
    channel: null,
    out: false,
    hitDice: sheet.level,
    sparks: 0,
  }
  return { ...hero, sparks: sparksOf(hero) }
}

/** The GM gives a level; each hero's player says what rises. */
export function grantLevel(state: GritScene, { to }: CommandOf<'GrantLevel'>): Decision<GritEvent> {
  if (state.fight) return refuse('not-now', 'Levels come after the fight.')
  const events: GritEvent[] = []
  for (const id of new Set(to)) {
    const hero = heroOf(state, id)
    if (!hero) return unknown(id)
    if (hero.sheet.level >= mostLevel) return refuse('limit', `${hero.name} is at level ${mostLevel} already.`)
    if (state.rising.includes(id)) return refuse('pending', `${hero.name} has a level to take already.`)
    events.push({ type: 'LevelGranted', hero: id })
  }
  return events
}

/** More HP, one more Hit Die, and one number: a modifier at even levels, a rating at odd ones. */
export function advance(state: GritScene, { hero: id, attribute }: CommandOf<'Advance'>): Decision<GritEvent> {
  const hero = heroOf(state, id)
  if (!hero) return unknown(id)
  if (!state.rising.includes(id)) return refuse('not-now', `${hero.name} has no level to take.`)
  const { sheet } = hero
  const higher = { ...sheet, level: sheet.level + 1, raises: [...sheet.raises, attribute] }
  // What a hero has found since is no matter of levels.
  const problem = checkSheet(higher, state.pack).problems.find(({ path }) => path === 'raises' || path === 'level')
  if (problem) return refuse('illegal', problem.text)
  const grown = heroFrom(higher, hero.at)
  const more = grown.maxHp - hero.maxHp
  const now: Hero = {
    ...hero,
    sheet: higher,
    scores: grown.scores,
    maxHp: grown.maxHp,
    hp: hero.hp === 0 ? 0 : hero.hp + more,
    hitDice: hero.hitDice + 1,
  }
  return [{ type: 'Advanced', hero: id, now }]
}

/** A sheet joins the table. */
export function addHero(state: GritScene, { sheet, at = 0 }: CommandOf<'AddHero'>): Decision<GritEvent> {
  if (heroOf(state, sheet.id) || state.foes.some(({ id }) => id === sheet.id))
    return refuse('illegal', `Somebody called "${sheet.id}" is on the table already.`)
  if (sheet.id === 'gm') return refuse('illegal', 'A hero needs another id than that of the game master.')
  const [problem] = checkSheet(sheet, state.pack).problems
  if (problem) return refuse('illegal', `${problem.path}: ${problem.text}`)
  const hero = heroFrom(sheet, at)
  return [{ type: 'HeroJoined', hero: state.fight ? { ...hero, actions: 3 } : hero }]
}

/** What is found, lost or learned at the table: known things, each once; prices are for new heroes. */
export function outfit(state: GritScene, { who, armour, weapons, spells }: CommandOf<'Outfit'>): Decision<GritEvent> {
  const hero = heroOf(state, who)
  if (!hero) return unknown(who)
  const problems: Problem[] = []
  const tell: Tell = (wrong, path, text) => {
    if (wrong) problems.push({ path, text })
  }
  const worn = armourById(armour)
  tell(!worn, 'armour', `There is no armour "${armour}".`)
  checkKnown('weapons', weapons, [...knownWeapons, ...state.pack.weapons], tell)
  checkKnown('spells', spells, [...knownSpells, ...state.pack.spells], tell)
  const [problem] = problems
  if (problem || !worn) return refuse('illegal', `${problem?.path}: ${problem?.text}`)
  return [{ type: 'Outfitted', hero: who, gear: { armour, weapons, spells }, armour: worn.kind }]
}

function blank(): HeroSheet {
  const { keys, id } = classes[0] as HeroClass
  return {
    id: 'hero',
    name: 'Nameless',
    concept: '',
    class: id,
    level: 1,
    modifiers: dealt(modifierArray, keys),
    ratings: dealt(ratingArray, keys),
    raises: [],
    armour: 'none',
    weapons: [],
    spells: [],
  }
}

/** Numbers from best to worst over the attributes, the first ones named going first. */
function dealt(array: readonly number[], first: readonly Attribute[]): Record<Attribute, number> {
  const order = [...first, ...attributes.filter(attribute => !first.includes(attribute))]
  return Object.fromEntries(order.map((attribute, i) => [attribute, array[i] ?? 0])) as Record<Attribute, number>
}

const names = [
  'Bramwen',
  'Cob',
  'Dapple',
  'Elder',
  'Fig',
  'Gorse',
  'Hazel',
  'Ivo',
  'Juniper',
  'Kestle',
  'Lint',
  'Mallow',
]

function random(draw: (below: number) => number): HeroSheet {
  const pick = <T>(from: readonly T[]): T => from[draw(from.length)] as T
  const shuffled = <T>(from: readonly T[]): T[] => {
    const rest = [...from]
    return from.map(() => rest.splice(draw(rest.length), 1)[0] as T)
  }
  const of = pick(classes)
  const level = 1 + draw(mostLevel)
  const name = pick(names)
  const start: HeroSheet = {
    ...blank(),
    id: name.toLowerCase(),
    name,
    class: of.id,
    modifiers: dealt(modifierArray, shuffled(of.keys)),
    ratings: dealt(ratingArray, shuffled(attributes)),
    armour: pick(armours.filter(({ kind }) => weights.indexOf(kind) <= weights.indexOf(of.armour))).id,
    spells: shuffled(knownSpells)
      .slice(0, of.spells)
      .map(({ id }) => id),
  }
  let sheet = start
  for (const { id } of shuffled(knownWeapons))
    sheet = firstLegal([{ ...sheet, weapons: [...sheet.weapons, id] }, sheet])
  while (sheet.level < level) {
    const { raises } = sheet
    const higher = { ...sheet, level: sheet.level + 1 }
    sheet = firstLegal(shuffled(attributes).map(attribute => ({ ...higher, raises: [...raises, attribute] })))
  }
  return sheet
}

const firstLegal = (sheets: readonly HeroSheet[]): HeroSheet =>
  sheets.find(sheet => checkSheet(sheet).problems.length === 0) ?? (sheets.at(-1) as HeroSheet)

export const heroes: HeroMaking<HeroSheet> = {
  ready: readyHeroes,
  blank,
  check: sheet => checkSheet(sheet),
  random,
  parse: parseSheet,
}
