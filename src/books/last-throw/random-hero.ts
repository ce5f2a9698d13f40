// A random legal Protagonist: the price list spends its ten points by lot.
import type { Options } from '../../kernel/index.ts'
import { allSkills, attributePrice, blankHero, grimoireProblem, points, skillProblem, spent } from './create.ts'
import { attributes, classes, races } from './data.ts'
import type { Attribute, Class, Hero } from './types.ts'
import { shelf } from './who.ts'

type Draw = (below: number) => number
const pick = <T>(draw: Draw, from: readonly T[]): T => from[draw(from.length)] as T

const names = ['Ansa', 'Bertil', 'Cress', 'Dagny', 'Edda', 'Fenn', 'Greta', 'Hob', 'Inga', 'Jory', 'Linnet', 'Moss']
const byNames = ['of the Ford', 'Blackthorn', 'the Younger', 'Saltmouth', 'Twice-Born', 'Lark', 'without Land', 'Weir']
const traits = [
  'Says the quiet part aloud',
  'Trusts a stranger before a friend',
  'Cannot walk past an animal in pain',
  'Keeps a list of every kindness',
  'Bets on anything',
  'Looks for the second door',
]
const burdens = [
  'A child who believes they are dead',
  'A debt that grows with every moon',
  'A name that is not theirs',
  'A promise to somebody who deserves none',
  'A map with one place cut out',
  'The last letter, never delivered',
]

const gear: Readonly<Record<Class, Pick<Hero, 'weapons' | 'armour'>>> = {
  fighter: { weapons: ['battle-axe', 'sword'], armour: 'heavy' },
  adventurer: { weapons: ['bow', 'dagger'], armour: 'light' },
  scholar: { weapons: ['staff'], armour: 'none' },
  mystic: { weapons: ['dagger'], armour: 'none' },
}

export function randomHero(draw: Draw, options: Options): Hero {
  const of = pick(draw, Object.keys(classes) as Class[])
  const family = pick(draw, attributes)
  const hero: Hero = {
    ...blankHero(),
    ...gear[of],
    name: `${pick(draw, names)} ${pick(draw, byNames)}`,
    race: pick(draw, races[family]),
    family,
    class: of,
    hp: classes[of].hp[0],
    trait: pick(draw, traits),
    burden: pick(draw, burdens),
  }
  return armed(spendRest(draw, trained(draw, hero), options))
}

/** Expert where the class is at home; now and then Competent somewhere else. */
function trained(draw: Draw, hero: Hero): Hero {
  const primary = classes[hero.class].primary
  const expert: Hero = { ...hero, levels: { ...hero.levels, [primary]: 'expert' } }
  const second = pick(draw, attributes)
  const affordable = spent(expert) + attributePrice(hero, second, 'competent') <= points
  return second === primary || draw(3) > 0 || !affordable ? expert : compete(expert, second)
}

const compete = (hero: Hero, attribute: Attribute): Hero => ({
  ...hero,
  levels: { ...hero.levels, [attribute]: 'competent' },
})

/** Each point buys a Skill, a Grimoire or a Hit Point; every class has more to buy than points. */
function spendRest(draw: Draw, hero: Hero, options: Options): Hero {
  if (spent(hero) === points) return hero
  const skills = allSkills
    .filter(skill => !hero.skills.includes(skill) && skillProblem(hero, skill, options) === undefined)
    .map(skill => ({ ...hero, skills: [...hero.skills, skill] }))
  const grimoires = shelf.grimoires
    .filter(({ id }) => !hero.grimoires.includes(id))
    .filter(grimoire => grimoireProblem(hero, grimoire, options) === undefined)
    .map(({ id }) => ({ ...hero, grimoires: [...hero.grimoires, id] }))
  const hitPoint = hero.hp < classes[hero.class].hp[1] ? [{ ...hero, hp: hero.hp + 1 }] : []
  return spendRest(draw, pick(draw, [...skills, ...grimoires, ...hitPoint]), options)
}

const armed = (hero: Hero): Hero =>
  hero.skills.includes('Shields') ? { ...hero, weapons: ['sword'], shield: true } : hero
