// The book's tables: archetypes, gear, spells, and a bestiary of our own. No functions.
import type { Abilities, Ability, ArchetypeId, Armour, FoeKind, Spell, Weapon } from './types.ts'

/** GB-abil.1. */
export const abilities: readonly Ability[] = ['power', 'grace', 'focus']
export const abilityNames: Readonly<Record<Ability, string>> = { power: 'Power', grace: 'Grace', focus: 'Focus' }

/** GB-core.8. */
export const difficulties: readonly { readonly name: string; readonly ds: readonly number[] }[] = [
  { name: 'easy', ds: [7, 8] },
  { name: 'medium', ds: [9, 10] },
  { name: 'hard', ds: [11, 12] },
]

/** GB-magic.8–GB-magic.13, GB-Q15, GB-Q16. */
export const spells: readonly Spell[] = [
  {
    id: 'sunburst',
    name: 'Sunburst',
    level: 1,
    text: 'A burst of light ahead of you. It dazzles foes, and it shows what the dark keeps.',
  },
  {
    id: 'smokescreen',
    name: 'Smoke screen',
    level: 1,
    text: 'Thick smoke where you point. Foes grope about in it; you can slip through.',
  },
  {
    id: 'coldsnap',
    name: 'Cold snap',
    level: 1,
    text: 'Frost that numbs foes, makes a floor slippery or a stream into a bridge.',
  },
  {
    id: 'undergrowth',
    name: 'Undergrowth',
    level: 2,
    text: 'Roots and creepers that hold foes fast, close a path, or serve as a ladder.',
  },
  {
    id: 'windstorm',
    name: 'Windstorm',
    level: 2,
    text: 'A hard wind in one direction: dust in the air, foes off their feet, wings of no use.',
  },
]

export interface Archetype {
  readonly id: ArchetypeId
  readonly name: string
  readonly abilities: Abilities
  readonly hp: number
  readonly weapon: Weapon
  readonly armour: Armour
  /** How many spells, and up to which level (GB-Q17). */
  readonly spells: { readonly count: number; readonly level: number }
  readonly line: string
}

const mace: Weapon = { name: 'mace', points: 1 }
const rapier: Weapon = { name: 'rapier', points: 3 }
const staff: Weapon = { name: 'staff', points: 2 }
const mail: Armour = { name: 'chain mail', protection: 3 }
const jerkin: Armour = { name: 'leather jerkin', protection: 2 }
const robes: Armour = { name: 'robes', protection: 1 }

/** GB-make.5–GB-make.7. */
export const archetypes: readonly Archetype[] = [
  {
    id: 'fighter',
    name: 'Fighter',
    abilities: { power: 2, grace: 1, focus: 0 },
    hp: 11,
    weapon: mace,
    armour: mail,
    spells: { count: 0, level: 0 },
    line: 'Strikes hard and stands long.',
  },
  {
    id: 'rogue',
    name: 'Rogue',
    abilities: { power: 0, grace: 2, focus: 1 },
    hp: 10,
    weapon: rapier,
    armour: jerkin,
    spells: { count: 1, level: 1 },
    line: 'Gets in, gets out, and has one trick.',
  },
  {
    id: 'mage',
    name: 'Mage',
    abilities: { power: 0, grace: 1, focus: 2 },
    hp: 9,
    weapon: staff,
    armour: robes,
    spells: { count: 2, level: 9 },
    line: 'Knows two spells, and when to leave.',
  },
]

/** GB-make.1–GB-make.3. */
export const making = { points: 3, hp: 10, rations: 2 }

/** GB-Q18: what a free build chooses from. */
export const presetWeapons: readonly Weapon[] = [mace, rapier, staff]
export const presetArmours: readonly Armour[] = [mail, jerkin, robes]

/** Gear of our own, to be found in play. */
export const weapons: readonly Weapon[] = [
  ...presetWeapons,
  { name: 'bare hands', points: 0 },
  { name: 'boathook', points: 1 },
  { name: 'hunting spear', points: 2 },
  { name: 'long sword', points: 3 },
  { name: 'two-handed axe', points: 4 },
]
export const armours: readonly Armour[] = [
  ...presetArmours,
  { name: 'everyday clothes', protection: 0 },
  { name: 'studded coat', protection: 2 },
  { name: 'plate', protection: 4 },
]

const foe = (id: string, name: string, ds: number, weapon: number, ...immune: string[]): FoeKind => ({
  id,
  name,
  ds,
  weapon,
  immune,
})

/** Ours: foes for an evening, from a nuisance to the end of a chapter. */
export const bestiary: readonly FoeKind[] = [
  foe('ditch-rats', 'Ditch rats', 6, 0),
  foe('gate-cur', 'Gate cur', 7, 0),
  foe('footpad', 'Footpad', 7, 1),
  foe('salt-crab', 'Salt crab', 8, 0),
  foe('toll-keeper', 'Toll keeper', 8, 1),
  foe('marsh-wisp', 'Marsh wisp', 8, 0, 'sunburst', 'smokescreen'),
  foe('river-reaver', 'River reaver', 9, 1),
  foe('hollow-stag', 'Hollow stag', 9, 2, 'undergrowth'),
  foe('chapel-shade', 'Chapel shade', 9, 0, 'coldsnap', 'windstorm'),
  foe('lamp-eater', 'Lamp eater', 10, 1),
  foe('quarry-brute', 'Quarry brute', 10, 2),
  foe('harpooner', 'Harpooner', 10, 3),
  foe('frost-widow', 'Frost widow', 11, 1, 'coldsnap'),
  foe('bell-knight', 'Bell knight', 11, 2, 'sunburst'),
  foe('drowned-king', 'The drowned king', 12, 2, 'coldsnap'),
  foe('thunder-drake', 'Thunder drake', 12, 3, 'windstorm'),
]
