// Playing from a passage with any sheet: the same story, whose first divert leads there, and a hero made for the try.
import { preset, usedAt } from '../../books/gamebook/create.ts'
import { archetypes } from '../../books/gamebook/data.ts'
import type { Ability, ArchetypeId, Hero } from '../../books/gamebook/types.ts'
import type { StoryFiles } from '../parts/story-worker.ts'

export interface TrySheet {
  readonly archetype: ArchetypeId
  readonly spells: readonly string[]
  readonly level: number
  /** Where the points of later levels went. */
  readonly grown: Ability
  readonly damage: number
  readonly rations: number
  readonly weapon: number
  readonly armour: number
}

/** A line before all others is where the story begins; flags keep their first values. */
export function startingAt({ main, files }: StoryFiles, passage: string): StoryFiles {
  return passage === '' ? { main, files } : { main, files: { ...files, [main]: `-> ${passage}\n${files[main] ?? ''}` } }
}

export const usualSheet = (archetype: ArchetypeId): TrySheet => {
  const { weapon, armour, abilities } =
    archetypes.find(({ id }) => id === archetype) ?? (archetypes[0] as (typeof archetypes)[number])
  const spells = { fighter: [], rogue: ['smokescreen'], mage: ['sunburst', 'coldsnap'], free: [] }[archetype]
  const best = abilities.power > 1 ? 'power' : abilities.grace > 1 ? 'grace' : 'focus'
  return {
    archetype,
    spells,
    level: 1,
    grown: best,
    damage: 0,
    rations: 2,
    weapon: weapon.points,
    armour: armour.protection,
  }
}

export function heroFor({ archetype, spells, level, grown, damage, rations, weapon, armour }: TrySheet): Hero {
  const plain = preset(archetype, archetypes.find(({ id }) => id === archetype)?.name ?? 'Hero', spells)
  const more = level - 1
  const hero: Hero = {
    ...plain,
    level,
    hp: plain.hp + more,
    abilities: { ...plain.abilities, [grown]: plain.abilities[grown] + more },
    used: usedAt(level, {}) ?? 0,
    damage,
    rations,
    weapon: weapon === plain.weapon.points ? plain.weapon : { name: 'weapon', points: weapon },
    armour: armour === plain.armour.protection ? plain.armour : { name: 'armour', protection: armour },
  }
  const asMade = level === 1 && damage === 0
  const changed =
    rations !== plain.rations ||
    hero.weapon !== plain.weapon ||
    hero.armour !== plain.armour ||
    spells.length !== usualSheet(archetype).spells.length
  // A hero to whom something has happened may carry anything: one point of experience is enough of a past.
  return asMade && changed ? { ...hero, unused: 1 } : hero
}
