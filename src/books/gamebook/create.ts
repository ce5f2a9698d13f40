// Making heroes: an archetype or a free build; what is wrong, and how many points are left.
import { type HeroMaking, type Options, type Problem, type Refusal, refuse } from '../../kernel/index.ts'
import { costOfLevel } from './advance.ts'
import { abilities, abilityNames, archetypes, making, presetArmours, presetWeapons, spells } from './data.ts'
import { spellOf } from './find.ts'
import { parseHero } from './parse.ts'
import type { Ability, ArchetypeId, GamebookScene, Hero } from './types.ts'

/** GB-make.5–GB-make.7, GB-Q19: a hero as the archetype prints it. Spells are chosen (GB-Q17). */
export function preset(id: ArchetypeId, name: string, known: readonly string[] = [], heroId = id as string): Hero {
  const archetype = archetypes.find(each => each.id === id)
  return {
    id: heroId,
    name,
    archetype: id,
    abilities: archetype?.abilities ?? { power: 1, grace: 1, focus: 1 },
    hp: archetype?.hp ?? making.hp,
    damage: 0,
    weapon: archetype?.weapon ?? (presetWeapons[0] as Hero['weapon']),
    armour: archetype?.armour ?? (presetArmours[1] as Hero['armour']),
    rations: making.rations,
    spells: known,
    level: 1,
    used: 0,
    unused: 0,
    away: false,
    paid: [],
  }
}

/** Nothing has happened to this hero yet: the rules of making hold to the letter. */
const fresh = ({ level, used, unused, damage }: Hero): boolean => level === 1 && used + unused + damage === 0

/** GB-Q23: what the levels of a grown hero have cost. */
export function usedAt(level: number, options: Options): number | undefined {
  let used = 0
  for (let n = 1; n < level; n++) {
    const cost = costOfLevel(used, options)
    if (cost === undefined) return undefined
    used += cost
  }
  return used
}

const plural = (count: number, word: string): string => `${count} ${count === 1 ? word : `${word}s`}`

export function check(hero: Hero, options: Options): { readonly problems: readonly Problem[]; readonly left: number } {
  const grown = hero.level - 1
  const left = making.points + grown - abilities.reduce((sum, ability) => sum + hero.abilities[ability], 0)
  const problems = [
    ...(hero.name.trim() === '' ? [{ path: 'name', text: 'A hero needs a name.' }] : []),
    ...abilityProblems(hero, left),
    ...growthProblems(hero, options),
    ...(fresh(hero) ? gearProblems(hero) : []),
    ...spellProblems(hero),
  ]
  return { problems, left }
}

function abilityProblems(hero: Hero, left: number): Problem[] {
  const problems: Problem[] = []
  const archetype = archetypes.find(({ id }) => id === hero.archetype)
  const points = making.points + hero.level - 1
  if (left < 0)
    problems.push({ path: 'abilities', text: `${plural(-left, 'point')} over: the abilities share ${points}.` })
  if (left > 0) problems.push({ path: 'abilities', text: `${plural(left, 'point')} left to put into the abilities.` })
  for (const ability of abilities) {
    const least = archetype?.abilities[ability] ?? 0
    if (hero.abilities[ability] < least)
      problems.push({
        path: `abilities.${ability}`,
        text: `${abilityNames[ability]} of a ${archetype?.name ?? 'hero'} is at least ${least}.`,
      })
  }
  return problems
}

function growthProblems(hero: Hero, options: Options): Problem[] {
  const problems: Problem[] = []
  const base = archetypes.find(({ id }) => id === hero.archetype)?.hp ?? making.hp
  const hp = base + hero.level - 1
  const used = usedAt(hero.level, options)
  if (hero.hp !== hp)
    problems.push({ path: 'hp', text: `The HP total at level ${hero.level} is ${hp}, not ${hero.hp}.` })
  if (used === undefined) problems.push({ path: 'level', text: `At this table nobody reaches level ${hero.level}.` })
  else if (hero.used !== used)
    problems.push({ path: 'used', text: `Level ${hero.level} has used ${used} experience, not ${hero.used}.` })
  if (hero.damage > hero.hp)
    problems.push({ path: 'damage', text: `Damage goes up to ${hero.hp}, not ${hero.damage}.` })
  if (hero.away) problems.push({ path: 'away', text: 'A hero who comes to the table is not away.' })
  return problems
}

/** GB-make.3, GB-Q18: the gear of the archetype, or for a free build any of the presets. */
function gearProblems(hero: Hero): Problem[] {
  const archetype = archetypes.find(({ id }) => id === hero.archetype)
  const weapons = archetype ? [archetype.weapon] : presetWeapons
  const armours = archetype ? [archetype.armour] : presetArmours
  const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name).join(', ')
  const problems: Problem[] = []
  if (!weapons.some(({ name, points }) => name === hero.weapon.name && points === hero.weapon.points))
    problems.push({ path: 'weapon', text: `To begin with: ${names(weapons)}.` })
  if (!armours.some(({ name, protection }) => name === hero.armour.name && protection === hero.armour.protection))
    problems.push({ path: 'armour', text: `To begin with: ${names(armours)}.` })
  if (hero.rations !== making.rations)
    problems.push({ path: 'rations', text: `A new hero has ${making.rations} rations, not ${hero.rations}.` })
  if (hero.paid.length > 0) problems.push({ path: 'paid', text: 'A new hero has overcome nothing yet.' })
  return problems
}

/** GB-Q17, GB-Q18: how many spells, and which. Who has been out in the world may have found more. */
function spellProblems(hero: Hero): Problem[] {
  const archetype = archetypes.find(({ id }) => id === hero.archetype)
  const { count, level } = archetype?.spells ?? { count: 0, level: 0 }
  const problems: Problem[] = []
  if (new Set(hero.spells).size < hero.spells.length) problems.push({ path: 'spells', text: 'A spell is there twice.' })
  if (!fresh(hero)) return problems
  const who = archetype?.name ?? 'free build'
  if (hero.spells.length !== count)
    problems.push({
      path: 'spells',
      text: `A ${who} begins with ${count === 0 ? 'no spells' : plural(count, 'spell')}, not ${hero.spells.length}.`,
    })
  for (const [i, id] of hero.spells.entries()) {
    const spell = spells.find(each => each.id === id)
    if (!spell) problems.push({ path: `spells.${i}`, text: `There is no spell "${id}".` })
    else if (count > 0 && spell.level > level)
      problems.push({
        path: `spells.${i}`,
        text: `${spell.name} is of level ${spell.level}; a ${who} begins with level 1.`,
      })
  }
  return problems
}

/** A hero comes to the table: legal, and knowing only spells that there are here. */
export function arrive(hero: Hero, state: GamebookScene): Refusal | undefined {
  const [first] = check(hero, state.options).problems
  if (first) return refuse('illegal', `${first.path}: ${first.text}`, 'GB-make.1')
  const unknown = hero.spells.find(id => !spellOf(state, id))
  return unknown === undefined ? undefined : refuse('illegal', `There is no spell "${unknown}" at this table.`)
}

const names = ['Ansa', 'Borin', 'Cerys', 'Dunstan', 'Elke', 'Farrow', 'Gisa', 'Hobb', 'Imre', 'Jory', 'Katla', 'Linnet']

function random(draw: (below: number) => number): Hero {
  const pick = <T>(from: readonly T[]): T => from[draw(from.length)] as T
  const name = pick(names)
  const kind = pick<ArchetypeId>(['fighter', 'rogue', 'mage', 'free'])
  const hero = preset(kind, name, [], name.toLowerCase())
  if (kind === 'free') return freeBuild(hero, draw)
  const { count = 0, level = 0 } = archetypes.find(({ id }) => id === kind)?.spells ?? {}
  const known: string[] = []
  while (known.length < count) {
    const spell = pick(spells.filter(each => each.level <= level && !known.includes(each.id)))
    known.push(spell.id)
  }
  return { ...hero, spells: known }
}

/** GB-Q18: three points anywhere, gear from the presets. */
function freeBuild(hero: Hero, draw: (below: number) => number): Hero {
  const scores: Record<Ability, number> = { power: 0, grace: 0, focus: 0 }
  for (let point = 0; point < making.points; point++) scores[abilities[draw(3)] as Ability]++
  const weapon = presetWeapons[draw(presetWeapons.length)] as Hero['weapon']
  const armour = presetArmours[draw(presetArmours.length)] as Hero['armour']
  return { ...hero, abilities: scores, weapon, armour }
}

/** Five who are ready: the three archetypes, a mage of another school, and a free build. */
const ready: readonly Hero[] = [
  preset('fighter', 'Berrit', [], 'berrit'),
  preset('rogue', 'Oswin', ['smokescreen'], 'oswin'),
  preset('mage', 'Ilse', ['sunburst', 'coldsnap'], 'ilse'),
  preset('mage', 'Thessaly', ['undergrowth', 'windstorm'], 'thessaly'),
  { ...preset('free', 'Mattock', [], 'mattock'), abilities: { power: 1, grace: 2, focus: 0 } },
]

export const heroes: HeroMaking<Hero> = {
  ready,
  blank: () => preset('free', 'Nameless', [], 'hero'),
  check,
  random,
  parse: parseHero,
}
