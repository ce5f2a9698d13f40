// Making heroes and letting them grow: what is wrong with a sheet, what is left, a random one, advancement.
import { type HeroMaking, type Options, type Problem, type Refusal, refuse } from '../../kernel/index.ts'
import { attributes, dieSizes, making, specialty, talents } from './data.ts'
import { heroOf, noHero } from './find.ts'
import { readyHeroes } from './heroes.ts'
import { larger } from './ladder.ts'
import { plays, withDefaults } from './options.ts'
import { parseSheet } from './parse.ts'
import type { AdvanceInto, CommandOf, Decided, Die, HeartsScene, Hero, Role, Sheet } from './types.ts'

const startingDice = (role: Role): Sheet['dice'] => ({
  strength: making.other,
  dexterity: making.other,
  magic: making.other,
  [specialty[role]]: making.best,
})

const size = (die: Die): number => dieSizes.indexOf(die)

/** HM-8.1: how many steps of advancement a sheet shows; less than none where it is weaker than a beginner. */
function stepsIn(sheet: Sheet): readonly { readonly path: string; readonly steps: number }[] {
  const start = startingDice(sheet.role)
  return [
    ...attributes.map(each => ({ path: `dice.${each}`, steps: size(sheet.dice[each]) - size(start[each]) })),
    { path: 'mostHearts', steps: sheet.mostHearts - making.hearts },
    { path: 'mostMana', steps: sheet.mostMana - making.mana },
  ]
}

/** HM-2.1–2.12, HM-8.1. */
export function check(sheet: Sheet): { readonly problems: readonly Problem[]; readonly left: number } {
  const problems: Problem[] = []
  const tell = (wrong: boolean, path: string, text: string) => wrong && problems.push({ path, text })
  const steps = stepsIn(sheet)
  const left = sheet.advances - steps.reduce((sum, each) => sum + each.steps, 0)
  tell(sheet.name.trim() === '', 'name', 'A hero needs a name.')
  for (const { path, steps: taken } of steps)
    tell(taken < 0, path, `${path} is below what a ${sheet.role} starts with.`)
  tell(sheet.mostHearts > making.mostHearts, 'mostHearts', `Hearts end at ${making.mostHearts}.`)
  tell(sheet.mostMana > making.mostMana, 'mostMana', `Mana ends at ${making.mostMana}.`)
  tell(
    left < 0,
    'advances',
    `${-left} ${-left === 1 ? 'step' : 'steps'} of advancement too many: there are ${sheet.advances}.`,
  )
  tell(left > 0, 'advances', `${left} ${left === 1 ? 'step' : 'steps'} of advancement left to take.`)
  tell(
    sheet.talents.length > making.talents,
    'talents',
    `At most ${making.talents} talents, not ${sheet.talents.length}.`,
  )
  tell(new Set(sheet.talents).size < sheet.talents.length, 'talents', 'The same talent is there twice.')
  tell(sheet.gear.weapon.name.trim() === '', 'gear.weapon', 'A hero needs a weapon or a tool to fight with.')
  tell(
    sheet.gear.items.length > making.items,
    'gear.items',
    `At most ${making.items} items, not ${sheet.gear.items.length}.`,
  )
  return { problems, left }
}

const blank = (): Sheet => ({
  id: 'hero',
  name: 'Nameless',
  concept: '',
  role: 'warrior',
  dice: startingDice('warrior'),
  mostHearts: making.hearts,
  mostMana: making.mana,
  talents: [],
  gear: { weapon: { name: 'bare hands', reach: 'melee' }, items: [] },
  advances: 0,
})

const names = ['Alder', 'Bettony', 'Corm', 'Dwyn', 'Ellar', 'Fosco', 'Gisla', 'Hob', 'Ingra', 'Jory', 'Kestrel', 'Lune']

/** HM-2.1: a role, its dice, two talents, gear. */
function random(draw: (below: number) => number): Sheet {
  const pick = <T>(from: readonly T[]): T => from[draw(from.length)] as T
  const role = pick<Role>(['warrior', 'rogue', 'mage'])
  const like = pick(readyHeroes.filter(hero => hero.role === role))
  const first = pick(talents)
  const second = pick(talents.filter(talent => talent !== first))
  const name = pick(names)
  return { ...like, id: name.toLowerCase(), name, concept: '', talents: [first, second] }
}

export const heroes: HeroMaking<Sheet> = { ready: readyHeroes, blank, check, random, parse: parseSheet }

/** A sheet comes into play: full Hearts and Mana, a token for protection. */
export const arrive = (sheet: Sheet): Hero => ({
  ...sheet,
  hearts: sheet.mostHearts,
  mana: sheet.mostMana,
  moved: 0,
  acted: false,
  armor: sheet.gear.protection !== undefined,
  milestones: 0,
  conditions: [],
})

/** The sheet of a hero in play, to take home. */
export const sheetOf = ({
  id,
  name,
  concept,
  role,
  dice,
  mostHearts,
  mostMana,
  talents,
  gear,
  advances,
}: Hero): Sheet => ({
  id,
  name,
  concept,
  role,
  dice,
  mostHearts,
  mostMana,
  talents,
  gear,
  advances,
})

/** HM-8.1, HM-9.5, HM-Q36: where a step can still go. A Master of the d6 variant is at the top. */
export function openSteps(hero: Sheet, options: Options): readonly AdvanceInto[] {
  const top: Die = plays({ options: withDefaults(options) }, 'hm.dice', 'd6') ? 12 : 20
  return [
    ...attributes.filter(each => hero.dice[each] < top),
    ...(hero.mostHearts < making.mostHearts ? (['heart'] as const) : []),
    ...(hero.mostMana < making.mostMana ? (['mana'] as const) : []),
  ]
}

/** HM-8.1, HM-8.2: one step for each milestone. */
export function advance(state: HeartsScene, { hero: id, into }: CommandOf<'Advance'>): Decided | Refusal {
  const hero = heroOf(state, id)
  if (!hero) return noHero(id)
  if (hero.milestones === 0) return refuse('not-now', `${hero.name} has reached no milestone.`, 'HM-8.1')
  if (!openSteps(hero, state.options).includes(into))
    return refuse(
      'limit',
      `${into === 'heart' ? 'Hearts' : into === 'mana' ? state.terms.mana : into} cannot grow any further.`,
      'HM-Q36',
    )
  if (into === 'heart') return [{ type: 'Advanced', hero: id, into, from: hero.mostHearts, to: hero.mostHearts + 1 }]
  if (into === 'mana') return [{ type: 'Advanced', hero: id, into, from: hero.mostMana, to: hero.mostMana + 1 }]
  const from = hero.dice[into]
  return [{ type: 'Advanced', hero: id, into, from, to: larger(from) ?? from }]
}

export function addable(state: HeartsScene, sheet: Sheet): Hero | Refusal {
  const { problems } = check(sheet)
  const [first] = problems
  if (first) return refuse('illegal', `${sheet.name}: ${first.text}`, 'HM-2.1')
  return heroOf(state, sheet.id) ? refuse('illegal', `A hero "${sheet.id}" is at the table already.`) : arrive(sheet)
}
