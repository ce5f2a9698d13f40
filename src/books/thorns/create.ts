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

const count = (points: number): string => `${points} ${points === 1 ? 'point' : 'points'}`

type Tell = (wrong: boolean, path: string, text: string) => void

const repeated = (things: readonly { readonly id: string }[]): string | undefined =>
  things.find(({ id }, i) => things.findIndex(each => each.id === id) !== i)?.id

/** What no hero can be, however far they have come. */
function tellUnsound(hero: Hero, tell: Tell): void {
  const { fewest, most } = making.stats
  const stats = Object.keys(hero.stats).length
  tell(hero.name.trim() === '', 'name', 'A hero needs a name.')
  tell(stats < fewest || stats > most, 'stats', `A hero has ${fewest} to ${most} stats, not ${stats}.`)
  const twice = repeated([...hero.talents, ...hero.items])
  tell(twice !== undefined, 'talents', `"${twice}" is there twice.`)
  const again = repeated(hero.conditions)
  tell(again !== undefined, 'conditions', `"${again}" is there twice.`)
  for (const part of ['talents', 'items'] as const)
    for (const [i, { name, power }] of hero[part].entries())
      if (power)
        tell(
          power.left > power.size,
          `${part}.${i}.power`,
          `${name} cannot have ${power.left} of ${power.size} dice left.`,
        )
}

/** TP-hero.1–2: what a new hero may not be yet. Answers with the points that are left. */
function tellUnearned(hero: Hero, least: number, tell: Tell): number {
  const stats = Object.entries(hero.stats)
  const points = pointsFor(stats.length)
  const left = points - sumOf(stats.map(([, dice]) => dice))
  for (const [name, dice] of stats)
    tell(
      dice < least || dice > making.most,
      `stats.${name}`,
      `${name} can have ${least} to ${making.most} dice, not ${dice}.`,
    )
  tell(left < 0, 'stats', `${count(-left)} over: the stats share ${points} dice.`)
  tell(left > 0, 'stats', `${count(left)} left to put into the stats.`)
  for (const part of ['traits', 'talents', 'items'] as const)
    tell(hero[part].length > making[part], part, `At most ${making[part]} ${part}, not ${hero[part].length}.`)
  const dice = powerDice(hero)
  tell(dice > making.powerDice, 'talents', `Power pools share ${making.powerDice} dice, not ${dice}.`)
  return left
}

interface Checked {
  readonly problems: readonly Problem[]
  readonly left: number
}

/** A grown hero has more than a new one; what is unsound is wrong in both. */
function check(hero: Hero, chosen: Options, grown = false): Checked {
  const problems: Problem[] = []
  const tell: Tell = (wrong, path, text) => wrong && problems.push({ path, text })
  const least = withDefaults(chosen)['tp.zero_dice'] === 'refuse' ? 1 : 0
  tellUnsound(hero, tell)
  return { problems, left: tellUnearned(hero, least, grown ? () => undefined : tell) }
}

const sameNames = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every(name => b.includes(name))

/** A hero comes to the table: legal, with the table's stats in its order; the usual names are taken for the table's. */
export function arrive(hero: Hero, { stats, options }: ThornsScene, grown: boolean): Hero | Refusal {
  const names = Object.keys(hero.stats)
  const from = sameNames(names, stats) ? stats : defaultStats
  if (!sameNames(names, from) || from.length !== stats.length)
    return refuse('illegal', `The stats at this table are ${stats.join(', ')}.`, 'TP-hero.1')
  const [first] = check(hero, options, grown).problems
  if (first) return refuse('illegal', first.text, 'TP-hero.2')
  const dice = stats.map((stat, i) => [stat, hero.stats[from[i] as string] as number])
  return { ...hero, stats: Object.fromEntries(dice) }
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

export const heroes: HeroMaking<Hero> = {
  ready: readyHeroes,
  blank,
  check: (hero, options) => check(hero, options),
  random,
  parse: parseHero,
}
