// What every throw shares: whose die, which TN after all shifts, who helps; and whether there is a throw at all.
import type { Dice, Step } from '../../dice/index.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/index.ts'
import { bands, levels } from './data.ts'
import { nameOf, ready } from './find.ts'
import { above, below, larger, shifted, stepsOfTn, threshold } from './ladder.ts'
import { plays } from './options.ts'
import { type OneDie, oneDie } from './throws.ts'
import type { Attribute, Decided, Die, HeartsEvent, HeartsScene, Hero, Roll, Word } from './types.ts'

/** A shift that the rules themselves bring: cover, range, a crowd. */
export interface RuledShift {
  readonly by: number
  readonly text: string
  readonly rule: string
}

export interface Prepared {
  /** The TN after all shifts, or the threshold of the d6 variant. */
  readonly tn: number
  /** HM-3.12: it just works. */
  readonly automatic: boolean
  readonly throw: OneDie
}

interface Asked {
  readonly label: OneDie['label']
  readonly attribute: Attribute
  readonly tn: number
  readonly ruled?: readonly RuledShift[]
}

const signed = (by: number): string => (by > 0 ? `+${by}` : `${by}`)
const stepsText = (by: number): string => `${signed(by)} ${Math.abs(by) === 1 ? 'step' : 'steps'}`

/** HM-2.10, HM-2.11, HM-3.8–3.11, HM-Q13: all shifts, each with its reason. */
function shiftsOf(hero: Hero, { shifts = [], talent }: Roll, ruled: readonly RuledShift[]): RuledShift[] | Refusal {
  if (talent !== undefined && !hero.talents.includes(talent))
    return refuse('untrained', `${hero.name} has no talent "${talent}".`, 'HM-2.10')
  const called = shifts.map(({ by, reason }) => ({
    by,
    text: reason,
    rule: Math.abs(by) > 1 ? 'HM-3.11' : by > 0 ? 'HM-3.9' : 'HM-3.10',
  }))
  const gifted = talent === undefined ? [] : [{ by: -1, text: `Talent ${talent}`, rule: 'HM-2.10' }]
  return [...ruled, ...called, ...gifted]
}

/** HM-3.14–3.16, HM-Q11: allies who stand by, each once, each with an action to spend. */
function helpProblem(state: HeartsScene, { hero, helpers = [] }: Roll): Refusal | undefined {
  if (helpers.length > 1 && plays(state, 'hm.helpers', '1'))
    return refuse('limit', 'Only one ally can help with a test.', 'HM-Q11')
  for (const [i, id] of helpers.entries()) {
    if (id === hero) return refuse('illegal', `${nameOf(state, id)} cannot help in a test of their own.`, 'HM-3.14')
    if (helpers.indexOf(id) < i) return refuse('spent', `${nameOf(state, id)} helps once.`, 'HM-3.16')
    const helper = ready(state, id)
    if (isRefusal(helper)) return helper
    if (state.phase !== 'free' && helper.acted)
      return refuse('spent', `${helper.name} has no action left to help with.`, 'HM-3.14')
  }
  return undefined
}

interface Helped {
  readonly die: Die
  /** HM-Q10: at d20, help may lower the TN instead. */
  readonly shifts: readonly RuledShift[]
  readonly steps: readonly Step[]
}

/** HM-3.15, HM-Q10, HM-Q12: each helper makes the die one size larger. */
function helpedDie(state: HeartsScene, own: Die, helpers: readonly string[]): Helped | Refusal {
  let die = own
  const shifts: RuledShift[] = []
  const steps: Step[] = []
  for (const id of helpers) {
    const next = larger(die)
    const name = nameOf(state, id)
    if (next !== undefined) steps.push({ text: `${name} helps: d${die} becomes d${next}`, rule: 'HM-3.15' })
    else if (plays(state, 'hm.help_at_d20', 'tn_step'))
      shifts.push({ by: -1, text: `${name} helps a d20`, rule: 'HM-Q10' })
    else return refuse('not-usable', `There is no die above d20, so ${name} need not help.`, 'HM-Q10')
    die = next ?? die
  }
  return { die, shifts, steps }
}

/** HM-Q07: everything added up, and no more than two steps in all. */
function netOf(state: HeartsScene, shifts: readonly RuledShift[]): number {
  const sum = shifts.reduce((total, { by }) => total + by, 0)
  return plays(state, 'hm.shift_cap', '2') ? Math.max(-2, Math.min(2, sum)) : sum
}

const shiftSteps = (shifts: readonly RuledShift[], net: number): Step[] => [
  ...shifts.map(({ by, text, rule }) => ({ text: `${text}: ${stepsText(by)}`, rule })),
  ...(shifts.length > 1 ? [{ text: `Together ${net === 0 ? 'nothing' : stepsText(net)}`, rule: 'HM-Q07' }] : []),
]

/** All that can be said before the die falls; or why it may not. */
export function weigh(state: HeartsScene, hero: Hero, roll: Roll, asked: Asked): Prepared | Refusal {
  const problem = helpProblem(state, roll)
  if (problem) return problem
  const shifts = shiftsOf(hero, roll, asked.ruled ?? [])
  if (isRefusal(shifts)) return shifts
  return plays(state, 'hm.dice', 'd6')
    ? withOneD6(state, hero, roll, shifts, asked)
    : withSteppedDie(state, hero, roll, shifts, asked)
}

function withSteppedDie(
  state: HeartsScene,
  hero: Hero,
  { helpers = [], anyway = false }: Roll,
  shifts: readonly RuledShift[],
  { label, attribute, tn: base }: Asked,
): Prepared | Refusal {
  const own = hero.dice[attribute]
  const helped = helpedDie(state, own, helpers)
  if (isRefusal(helped)) return helped
  const { die } = helped
  const all = [...shifts, ...helped.shifts]
  const net = netOf(state, all)
  const reached = shifted(base, net)
  if (reached === above && plays(state, 'hm.over_12', 'blocked'))
    return refuse('impossible', 'The TN would go above 12: this needs a new plan, or better conditions.', 'HM-Q08')
  const tn = reached === below ? 4 : reached === above ? die : reached
  const highestAlways = reached === above || plays(state, 'hm.max_below_tn', 'critical')
  const steps: Step[] = [
    { text: `${attributeName(state, attribute)} d${own}`, rule: 'HM-3.2' },
    ...helped.steps,
    { text: `TN ${base}${bandName(base)}`, rule: label === 'Attack' ? 'HM-5.5' : 'HM-3.3' },
    ...shiftSteps(all, net),
    ...(tn === base
      ? []
      : [{ text: reached === above ? 'Only the highest face succeeds' : `TN ${tn}`, rule: 'HM-3.8' }]),
    ...(die < tn && !highestAlways ? [{ text: `A d${die} cannot reach TN ${tn}`, rule: 'HM-Q04' }] : []),
  ]
  return { tn, automatic: reached === below && !anyway, throw: { label, die, tn, highestAlways, steps } }
}

/** HM-9.1–9.4, HM-Q34, HM-Q35: one d6 against a threshold between 2+ and 6. */
function withOneD6(
  state: HeartsScene,
  hero: Hero,
  { helpers = [] }: Roll,
  shifts: readonly RuledShift[],
  { label, attribute, tn }: Asked,
): Prepared {
  const level = levels[hero.dice[attribute]]
  const net = netOf(state, shifts)
  const [rank, help] = [stepsOfTn(tn), -helpers.length]
  const need = threshold(hero.dice[attribute], net + rank + help)
  const steps: Step[] = [
    { text: `${attributeName(state, attribute)}, ${level.name}: ${level.threshold}+`, rule: 'HM-9.1' },
    ...(rank === 0 ? [] : [{ text: `TN ${tn}: ${stepsText(rank)}`, rule: label === 'Attack' ? 'HM-9.4' : 'HM-9.2' }]),
    ...shiftSteps(shifts, net),
    ...helpers.map(id => ({ text: `${nameOf(state, id)} helps: -1`, rule: 'HM-9.3' })),
    { text: `Threshold ${need}${need < 6 ? '+' : ''}`, rule: 'HM-Q35' },
  ]
  return { tn: need, automatic: false, throw: { label, die: 6, tn: need, highestAlways: true, steps } }
}

const bandName = (tn: number): string => {
  const name = bands.find(band => band.tn === tn)?.name
  return name === undefined ? '' : `, ${name}`
}

/** HM-2.2: the table may call Magic by another name. */
export const attributeName = ({ terms }: HeartsScene, attribute: Attribute): string =>
  attribute === 'magic' ? terms.magic : attribute === 'strength' ? 'Strength' : 'Dexterity'

export const throwDie = (prepared: Prepared, dice: Dice): Word =>
  prepared.automatic ? 'success' : dice.throw(oneDie(prepared.throw))

export const isFailure = (word: Word): boolean => word === 'failure' || word === 'complication'

/** HM-5.3, HM-3.14: the action of the one who throws, and those of the helpers. */
export function actionsSpent(state: HeartsScene, { hero, helpers = [] }: Roll, own = true): Decided {
  const spent: HeartsEvent[] = own && state.phase === 'heroes' ? [{ type: 'ActionSpent', hero }] : []
  return [...spent, ...helpers.map((id): HeartsEvent => ({ type: 'Helped', hero: id, ally: hero }))]
}
