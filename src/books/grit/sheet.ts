// A hero's sheet: what it may be, what it costs, and the hero that comes of it.
import type { Problem } from '../../kernel/index.ts'
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
import { armourById, classById } from './find.ts'
import { armours, weapons as knownWeapons } from './gear.ts'
import { sparksOf } from './rests.ts'
import { spells as knownSpells } from './spells.ts'
import type { ArmourKind, Attribute, Hero, HeroClass, HeroSheet, Pack, Scores, Spell, Weapon } from './types.ts'

type Content = Pick<Pack, 'weapons' | 'spells'>
const nothing: Content = { weapons: [], spells: [] }
export const weights: readonly ArmourKind[] = ['none', 'light', 'medium', 'heavy']

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

export type Tell = (wrong: boolean, path: string, text: string) => void

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

export function checkKnown(path: string, ids: readonly string[], known: readonly (Weapon | Spell)[], tell: Tell): void {
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
