// Chapters II to V: what a Protagonist costs, and whether the sheet is legal.
import type { Options, Problem } from '../../kernel/index.ts'
import { attributes, classes, levels, races, skillsOf, weapons } from './data.ts'
import { attributeOfSkill, capital } from './die.ts'
import { chosen } from './options.ts'
import type { Attribute, Content, Grimoire, Hero, Level, Target, Weapon } from './types.ts'
import { grimoireOf, objectOf } from './who.ts'

export const points = 10
const none: Content = { grimoires: [], objects: [], foes: [] }

type Built = Pick<Hero, 'class' | 'family'>

const steps: readonly Level[] = levels.slice(1)
const primaryPrices = [1, 2, 4]

/** LT-II.4–II.6, LT-II.10, LT-II.11, LT-IX.16, LT-Q69: what the step up to a level costs. */
export function stepPrice({ class: of, family }: Built, attribute: Attribute, to: Level): number {
  const step = steps.indexOf(to)
  if (step < 0) return 0
  const price = (primaryPrices[step] as number) * (classes[of].primary === attribute ? 1 : 2)
  return step === 0 && family === attribute ? price - 1 : price
}

/** All steps from Untrained up to a level. */
export const attributePrice = (hero: Built, attribute: Attribute, level: Level): number =>
  steps.slice(0, levels.indexOf(level)).reduce((sum, step) => sum + stepPrice(hero, attribute, step), 0)

/** LT-II.2, LT-II.7–II.9. */
export const spent = (hero: Hero): number =>
  attributes.reduce((sum, attribute) => sum + attributePrice(hero, attribute, hero.levels[attribute]), 0) +
  hero.hp +
  hero.skills.length +
  hero.grimoires.length

/** LT-X.3, LT-Q70, LT-Q71: what the next step to a target costs; undefined when there is none. */
export function targetPrice(hero: Hero, target: Target): number | undefined {
  if (target.kind !== 'attribute') return 1
  const next = levels[levels.indexOf(hero.levels[target.attribute]) + 1]
  return next && stepPrice(hero, target.attribute, next)
}

/** LT-III.6, LT-Q67: why a skill may not be bought. */
export function skillProblem({ class: of, levels: now }: Hero, skill: string, options: Options): string | undefined {
  const attribute = attributeOfSkill(skill)
  if (!attribute) return `There is no Skill "${skill}".`
  if (now[attribute] === 'untrained') return `${skill} needs ${capital(attribute)} at least Competent.`
  const { primary, name } = classes[of]
  if (chosen(options, 'skill_access') === 'class_list' && attribute !== primary)
    return `${skill} is not on the list of the ${name}.`
  return undefined
}

/** LT-IX.15, LT-Q68, LT-III.11: why a Grimoire may not be bought. */
export function grimoireProblem(hero: Hero, grimoire: Grimoire, options: Options): string | undefined {
  if (hero.levels.wonder === 'untrained') return `${grimoire.name} needs Wonder at least Competent.`
  if (!hero.skills.includes(grimoire.skill)) return `${grimoire.name} needs the Skill ${grimoire.skill}.`
  if (chosen(options, 'grimoire_access') === 'mystic_only' && hero.class !== 'mystic')
    return 'Only Mystics use Grimoires at this table.'
  return undefined
}

const familyOf = (race: string): Attribute | undefined => attributes.find(family => races[family].includes(race))

/** LT-II.1, LT-V.2, LT-V.4: a printed race has its printed family; any other name goes with any family. */
function nameProblems({ name, race, family, trait, burden }: Hero): Problem[] {
  const printed = familyOf(race)
  return [
    ...(name.trim() === '' ? [{ path: 'name', text: 'A Protagonist needs a name.' }] : []),
    ...(race.trim() === '' ? [{ path: 'race', text: 'Choose a race, or invent one.' }] : []),
    ...(printed && printed !== family
      ? [{ path: 'family', text: `${race} belongs to the family of ${capital(printed)}.` }]
      : []),
    ...(trait.trim() === '' ? [{ path: 'trait', text: 'A Trait is one phrase about who they are.' }] : []),
    ...(burden.trim() === '' ? [{ path: 'burden', text: 'A Burden is one weight that they carry.' }] : []),
  ]
}

/** LT-IV.2–IV.5, LT-Q65: the least must be bought, the most may not be passed. */
function hitPointProblems({ class: of, hp }: Hero): Problem[] {
  const [least, most] = classes[of].hp
  if (hp >= least && hp <= most) return []
  return [{ path: 'hp', text: `A ${classes[of].name} has ${least} to ${most} Hit Points, not ${hp}.` }]
}

const twice = (path: string, ids: readonly string[]): Problem[] =>
  new Set(ids).size === ids.length ? [] : [{ path, text: 'Nothing is bought twice.' }]

function purchaseProblems(hero: Hero, options: Options, own: Content): Problem[] {
  const skills = hero.skills.map((skill, i) => ({ path: `skills.${i}`, text: skillProblem(hero, skill, options) }))
  const grimoires = hero.grimoires.map((id, i) => {
    const grimoire = grimoireOf({ own }, id)
    const text = grimoire ? grimoireProblem(hero, grimoire, options) : `There is no Grimoire "${id}".`
    return { path: `grimoires.${i}`, text }
  })
  const found = [...skills, ...grimoires].flatMap(({ path, text }) => (text === undefined ? [] : [{ path, text }]))
  return [...found, ...twice('skills', hero.skills), ...twice('grimoires', hero.grimoires)]
}

const born: ReadonlySet<string> = new Set(['fists', 'shield', 'claws', 'fangs', 'bite'])
/** What can be carried, and laid down again. */
export const carriable: readonly Weapon[] = weapons.filter(({ id }) => !born.has(id))

/** LT-IV.6, LT-VII.16, LT-Q47: heavy armour is the Fighter's alone; weapons are anybody's. */
export function gearProblems(
  { class: of, weapons: carried, armour, objects }: Pick<Hero, 'class' | 'weapons' | 'armour' | 'objects'>,
  own: Content,
): Problem[] {
  return [
    ...(armour === 'heavy' && of !== 'fighter'
      ? [{ path: 'armour', text: 'Only a Fighter can wear heavy armour.' }]
      : []),
    ...carried.flatMap((id, i) =>
      carriable.some(weapon => weapon.id === id)
        ? []
        : [{ path: `weapons.${i}`, text: `There is no weapon "${id}" to carry.` }],
    ),
    ...objects.flatMap((id, i) =>
      objectOf({ own }, id) ? [] : [{ path: `objects.${i}`, text: `There is no notable object "${id}".` }],
    ),
    ...twice('weapons', carried),
    ...twice('objects', objects),
  ]
}

/** LT-Q66: ten points, and what was earned since. */
function budgetProblems(hero: Hero, options: Options): Problem[] {
  const left = points + hero.earned - spent(hero)
  const some = (n: number) => `${n} point${n === 1 ? '' : 's'}`
  if (left < 0) return [{ path: 'points', text: `${some(-left)} over: ${dearest(hero)}.` }]
  if (left > 0 && chosen(options, 'spend_all') === 'required')
    return [{ path: 'points', text: `${some(left)} left to spend.` }]
  return []
}

/** The most costly Attribute, to name where the points have gone. */
function dearest(hero: Hero): string {
  const priced = attributes.map(attribute => ({
    attribute,
    price: attributePrice(hero, attribute, hero.levels[attribute]),
  }))
  const { attribute, price } = priced.reduce((most, each) => (each.price > most.price ? each : most))
  const { name } = classes[hero.class]
  return `${capital(attribute)} ${capital(hero.levels[attribute])} costs ${price} for a ${name}`
}

export function checkHero(hero: Hero, options: Options, own: Content = none): { problems: Problem[]; left: number } {
  return {
    problems: [
      ...nameProblems(hero),
      ...hitPointProblems(hero),
      ...purchaseProblems(hero, options, own),
      ...gearProblems(hero, own),
      ...budgetProblems(hero, options),
    ],
    left: points + hero.earned - spent(hero),
  }
}

export const blankHero = (): Hero => ({
  id: 'new',
  name: '',
  race: '',
  family: 'strength',
  class: 'fighter',
  levels: { strength: 'untrained', dexterity: 'untrained', wisdom: 'untrained', wonder: 'untrained' },
  skills: [],
  grimoires: [],
  hp: 0,
  trait: '',
  burden: '',
  earned: 0,
  weapons: [],
  armour: 'none',
  shield: false,
  objects: [],
})

export const allSkills: readonly string[] = attributes.flatMap(attribute => skillsOf[attribute])
