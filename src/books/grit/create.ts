// Making heroes: the ready ones, an empty one, a random legal one, and one that comes in as JSON.
import type { HeroMaking } from '../../kernel/index.ts'
import { classes } from './classes.ts'
import { attributes, modifierArray, mostLevel, ratingArray } from './data.ts'
import { armours, weapons } from './gear.ts'
import { parseSheet } from './parse.ts'
import { readyHeroes } from './ready-heroes.ts'
import { checkSheet, weights } from './sheet.ts'
import { spells } from './spells.ts'
import type { Attribute, HeroClass, HeroSheet } from './types.ts'

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
    spells: shuffled(spells)
      .slice(0, of.spells)
      .map(({ id }) => id),
  }
  let sheet = start
  for (const { id } of shuffled(weapons)) sheet = firstLegal([{ ...sheet, weapons: [...sheet.weapons, id] }, sheet])
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
