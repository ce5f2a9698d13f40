// Making heroes: points over the stats, traits, talents and items; what is wrong, and what is left.
import { type HeroMaking, type Options, type Problem, type Refusal, refuse } from '../../kernel/index.ts'
import { defaultStats, itemList, readyHeroes, talents, traitList } from './data.ts'
import { withDefaults } from './options.ts'
import { parseHero } from './parse.ts'
import type { Hero, Talent, ThornsScene } from './types.ts'

/** TP-hero.1–2: what a new hero has. Ours: the book has no chapter on making heroes. */
export const making = { most: 4, traits: 3, talents: 2, items: 2, powerDice: 10, stats: { fewest: 2, most: 8 } }

/** TP-hero.1: two dice for each stat, and one more: nine over four stats. */
export const pointsFor = (stats: number): number => 2 * stats + 1

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

const powerDice = ({ talents, items }: Hero): number =>
  sumOf([...talents, ...items].map(({ power }) => power?.size ?? 0))

export function check(hero: Hero, chosen: Options): { readonly problems: readonly Problem[]; readonly left: number } {
  const problems: Problem[] = []
  const tell = (wrong: boolean, path: string, text: string) => wrong && problems.push({ path, text })
  const stats = Object.entries(hero.stats)
  const least = withDefaults(chosen)['tp.zero_dice'] === 'refuse' ? 1 : 0
  const points = pointsFor(stats.length)
  const left = points - sumOf(stats.map(([, dice]) => dice))
  const { fewest, most } = making.stats
  tell(hero.name.trim() === '', 'name', 'A hero needs a name.')
  tell(
    stats.length < fewest || stats.length > most,
    'stats',
    `A hero has ${fewest} to ${most} stats, not ${stats.length}.`,
  )
  for (const [name, dice] of stats)
    tell(
      dice < least || dice > making.most,
      `stats.${name}`,
      `${name} can have ${least} to ${making.most} dice, not ${dice}.`,
    )
  tell(left < 0, 'stats', `${-left} ${-left === 1 ? 'point' : 'points'} over: the stats share ${points} dice.`)
  tell(left > 0, 'stats', `${left} ${left === 1 ? 'point' : 'points'} left to put into the stats.`)
  for (const part of ['traits', 'talents', 'items'] as const)
    tell(hero[part].length > making[part], part, `At most ${making[part]} ${part}, not ${hero[part].length}.`)
  const ids = [...hero.talents, ...hero.items].map(({ id }) => id)
  const twice = ids.find((id, i) => ids.indexOf(id) !== i)
  tell(twice !== undefined, 'talents', `"${twice}" is there twice.`)
  const dice = powerDice(hero)
  tell(dice > making.powerDice, 'talents', `Power pools share ${making.powerDice} dice, not ${dice}.`)
  for (const part of ['talents', 'items'] as const)
    for (const [i, { name, power }] of hero[part].entries())
      tell(
        power !== undefined && power.left > power.size,
        `${part}.${i}.power`,
        `${name} cannot have ${power?.left} of ${power?.size} dice left.`,
      )
  return { problems, left }
}

/** A hero comes to the table: legal, with the table's names for the stats. */
export function arrive(hero: Hero, { stats, options }: ThornsScene): Hero | Refusal {
  const names = Object.keys(hero.stats)
  const same = names.length === stats.length && stats.every(stat => names.includes(stat))
  const usual = names.length === defaultStats.length && defaultStats.every(stat => names.includes(stat))
  if (!same && !(usual && stats.length === names.length))
    return refuse('illegal', `The stats at this table are ${stats.join(', ')}.`, 'TP-hero.1')
  const { problems } = check(hero, options)
  const first = problems[0]
  if (first) return refuse('illegal', first.text, 'TP-hero.2')
  if (same) return hero
  const named = stats.map((stat, i) => [stat, hero.stats[defaultStats[i] as string] as number])
  return { ...hero, stats: Object.fromEntries(named) }
}

const blank = (): Hero => ({
  id: 'hero',
  name: 'Nameless',
  concept: '',
  stats: Object.fromEntries(defaultStats.map((stat, i) => [stat, i === 0 ? 3 : 2])),
  traits: [],
  talents: [],
  items: [],
  conditions: [],
  marks: 0,
})

const names = ['Ash', 'Bryn', 'Corvo', 'Dalia', 'Edda', 'Fenn', 'Gale', 'Hesper', 'Ivo', 'Juno', 'Kest', 'Lark']

function random(draw: (below: number) => number): Hero {
  const stats: Record<string, number> = Object.fromEntries(defaultStats.map(stat => [stat, 1]))
  for (let left = pointsFor(defaultStats.length) - defaultStats.length; left > 0; ) {
    const stat = defaultStats[draw(defaultStats.length)] as string
    if ((stats[stat] as number) >= making.most) continue
    stats[stat] = (stats[stat] as number) + 1
    left--
  }
  const [plain, strong] = [talents.filter(({ power }) => !power), talents.filter(({ power }) => power)]
  const pick = <T>(from: readonly T[]): T => from[draw(from.length)] as T
  const drawn: Talent[] = [pick(plain), pick(strong)]
  const name = pick(names)
  const traits = [pick(traitList)]
  return { ...blank(), id: name.toLowerCase(), name, stats, traits, talents: drawn, items: [pick(itemList)] }
}

export const heroes: HeroMaking<Hero> = { ready: readyHeroes, blank, check, random, parse: parseHero }
