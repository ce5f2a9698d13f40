// Chapters I and XII, and helping: what a hero throws, against what, and whether it can be thrown at all.
import type { Step } from '../../dice/index.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/index.ts'
import { attributes, levels, skillsOf } from './data.ts'
import { chosen } from './options.ts'
import { type Read, type Shape, shapeOf } from './throws.ts'
import type { Attribute, Level, Protagonist, Rolled, State, Tn } from './types.ts'
import { actor, objectOf, woundState, woundTiers } from './who.ts'

/** What a throw asks of whoever makes it. */
export interface Asked {
  readonly attribute: Attribute
  readonly skill?: string | undefined
  readonly object?: string | undefined
  readonly penalties?: readonly string[] | undefined
}

export interface Tier {
  readonly tier: number
  readonly steps: readonly Step[]
}

/** How many sixes are needed; 0 for a number. */
export const sixesFor = (tn: Tn): number => (typeof tn === 'number' || tn === 'secret' ? 0 : Number(tn.slice(1)))
/** LT-VI.11, LT-VI.12, LT-Q08: the ladder 2 … 6, C2, C3 …, as a place. */
const placeOf = (tn: Tn): number => (typeof tn === 'number' ? tn : sixesFor(tn) + 5)
/** LT-Q09: never below 3 by lowering; a 2 that was set outright stays one. */
export function raised(tn: Tn, by: number): Tn {
  if (tn === 'secret') return tn
  const now = placeOf(tn)
  const place = Math.max(Math.min(3, now), now + by)
  return place <= 6 ? (place as Tn) : `C${place - 5}`
}
export const tnText = (tn: Tn): string => {
  if (tn === 'secret') return 'a secret TN'
  return typeof tn === 'number' ? `TN ${tn}` : sixesFor(tn) === 2 ? 'a Critical' : `${sixesFor(tn)} sixes`
}

const baseTier = (level: Level): number => levels.indexOf(level) - 1
const baseRules: Readonly<Record<Level, string>> = {
  untrained: 'LT-I.2',
  competent: 'LT-I.3',
  expert: 'LT-I.4',
  exceptional: 'LT-Q13',
}
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const attributeOfSkill = (skill: string): Attribute | undefined =>
  attributes.find(attribute => skillsOf[attribute].includes(skill))

/** LT-I.5, LT-Q12. */
export function skillCounts({ options }: State, { skills }: Protagonist, { attribute, skill }: Asked): boolean {
  if (skill === undefined || !skills.includes(skill)) return false
  return chosen(options, 'cross_attribute_skill') === 'allowed' || attributeOfSkill(skill) === attribute
}

export const levelStep = (level: Level, name: string): Step => ({
  text: `${name}: ${capital(level)}`,
  rule: baseRules[level],
})

const tiers = (by: number): string => (by === 1 ? 'one tier' : `${by} tiers`)

/** LT-I.5–I.7, LT-Q10, LT-Q11: level, skill, object and penalties, cancelled and limited; no bonus dice (LT-Q18). */
export function tierOf(state: State, hero: Protagonist, asked: Asked, shield = 0): Tier {
  const level = hero.levels[asked.attribute]
  const object = asked.object === undefined ? undefined : objectOf(state, asked.object)
  const ups = [
    ...(shield > 0 ? [{ by: shield, text: 'Shield', rule: 'LT-VII.17' }] : []),
    ...(skillCounts(state, hero, asked) ? [{ by: 1, text: asked.skill, rule: 'LT-I.5' }] : []),
    ...(object ? [{ by: 1, text: object.name, rule: 'LT-VII.20' }] : []),
  ]
  const downs = penaltiesOf(state, hero, asked.penalties ?? [])
  const tier = baseTier(level) + sum(ups) - sum(downs)
  return limited(state, tier, [
    levelStep(level, capital(asked.attribute)),
    ...ups.map(({ by, text, rule }) => ({ text: `${text}: ${tiers(by)} up`, rule })),
    ...downs.map(({ by, text, rule }) => ({ text: `${text}: ${tiers(by)} down`, rule })),
  ])
}

const sum = (changes: readonly { readonly by: number }[]): number => changes.reduce((all, { by }) => all + by, 0)

/** LT-I.6, LT-VIII.8, LT-VIII.9, LT-VIII.15: the wound state and each different penalty, the worst first. */
function penaltiesOf(state: State, hero: Protagonist, named: readonly string[]) {
  const wounds = woundState(state, hero)
  const by = woundTiers[wounds]
  const weight = by === 2 ? { by, text: 'Severe', rule: 'LT-VIII.9' } : { by, text: 'Battered', rule: 'LT-VIII.8' }
  const situation = [...new Set([...hero.conditions, ...named])].map(text => ({ by: 1, text, rule: 'LT-I.6' }))
  const all = by > 0 ? [weight, ...situation] : situation
  return chosen(state.options, 'penalties') === 'stack' ? all : all.slice(0, 1)
}

/** LT-Q01. */
export function limited({ options }: State, tier: number, steps: readonly Step[]): Tier {
  const within = Math.max(-2, Math.min(2, tier))
  if (within === tier || chosen(options, 'ladder_ends') === 'extend') return { tier, steps }
  const text = tier > 0 ? 'No tier above Exceptional' : 'No tier below Poor'
  return { tier: within, steps: [...steps, { text, rule: 'LT-Q01' }] }
}

/** LT-VI.9, LT-VI.10, LT-Q17, LT-Q18: a helper is competent whose own tier for the same test is Expert or better. */
export function competentHelp(state: State, helper: Protagonist, asked: Asked): boolean {
  const fits = (id: string) => asked.skill !== undefined && objectOf(state, id)?.tier?.skill === asked.skill
  return tierOf(state, helper, { ...asked, object: helper.objects.find(fits) }).tier >= 1
}

export interface Built {
  readonly tier: number
  readonly shape: Shape
  readonly tn: Tn
  readonly steps: readonly Step[]
}

/** Who throws, as the wound state is read for it, and who leans in. */
export interface Thrower {
  readonly hero: Protagonist
  readonly helpers?: readonly string[] | undefined
  readonly exerted?: boolean
}

/** The pool and the TN of a hero's throw. */
export function build(state: State, { hero, helpers = [], exerted }: Thrower, asked: Asked, base: Tn): Built | Refusal {
  const helping = helpersOf(state, hero.id, helpers)
  if (isRefusal(helping)) return helping
  const { tier, steps } = tierOf(state, hero, asked)
  const clumsy = helping.filter(helper => !competentHelp(state, helper, asked))
  const tn = clumsy.length > 0 ? raised(base, clumsy.length) : base
  const shape = shapeOf(state, tier, helping.length + (exerted ? 1 : 0))
  const lean = helping.map(helper =>
    clumsy.includes(helper)
      ? { text: `${helper.name} helps: one die more, TN one up`, rule: 'LT-VI.10' }
      : { text: `${helper.name} helps: one die more`, rule: 'LT-VI.9' },
  )
  const effort = exerted ? [{ text: 'Exertion: one die more', rule: 'LT-XII.3' }] : []
  return impossible(state, tier, shape, tn) ?? { tier, shape, tn, steps: [...steps, ...lean, ...effort] }
}

function helpersOf(state: State, hero: string, ids: readonly string[]): readonly Protagonist[] | Refusal {
  if (chosen(state.options, 'max_helpers') === '1' && ids.length > 1)
    return refuse('limit', 'Only one may help a throw at this table.', 'LT-Q19')
  const found: Protagonist[] = []
  for (const id of ids) {
    if (id === hero) return refuse('illegal', 'Nobody helps themselves.', 'LT-VI.8')
    const helper = actor(state, id)
    if (isRefusal(helper)) return helper
    found.push(helper)
  }
  return found
}

/** LT-I.16, LT-Q03, LT-Q04, LT-Q05: whether this pool can show a Critical at all. */
export const mayCrit = ({ options }: State, tier: number, { high, low }: Shape): boolean =>
  low === 0 && high >= 2 && (chosen(options, 'crit_gate') === 'pool_size' || tier >= 1)

/** LT-Q07: too few dice for that many sixes. */
function impossible(state: State, tier: number, shape: Shape, tn: Tn): Refusal | undefined {
  const need = sixesFor(tn)
  if (need === 0 || (mayCrit(state, tier, shape) && shape.high >= need)) return undefined
  return refuse('impossible', `${need} sixes cannot come up in this pool; no throw could succeed.`, 'LT-Q07')
}

/** LT-I.18, LT-Q06, LT-Q21: by the TN that was set, not by what clumsy help makes of it. */
export function criticalSkill(state: State, hero: Protagonist, asked: Asked, base: Tn): Refusal | undefined {
  if (sixesFor(base) === 0 || skillCounts(state, hero, asked)) return undefined
  return refuse('untrained', 'Only somebody with a relevant Skill may attempt what demands a Critical.', 'LT-I.18')
}

/** LT-I.12, LT-I.15. */
export function judged(state: State, { tier, shape, tn }: Pick<Built, 'tier' | 'shape' | 'tn'>, read: Read): Rolled {
  const sixes = mayCrit(state, tier, shape) ? read.sixes : 0
  const success = typeof tn === 'number' ? read.kept >= tn : sixes >= sixesFor(tn)
  return { kept: read.kept, sixes, success, critical: success && sixes >= 2 }
}

/** LT-I.14: the gap, for the Narrator to read. */
export const marginOf = (tn: Tn, { kept, sixes }: Rolled): number =>
  typeof tn === 'number' ? kept - tn : sixes - sixesFor(tn)
