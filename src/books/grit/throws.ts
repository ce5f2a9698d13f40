// The only file that names dice: what is thrown, how it is read, and the word or the small number that comes of it.
import {
  face,
  type Group,
  highest,
  lowest,
  pool,
  type Reading,
  type Step,
  type Throw,
  total,
  worthOfHighest,
} from '../../dice/index.ts'
import type { AttackWord, Die, TestWord } from './types.ts'

/** The kept die as a rule needs it: a 1 is a failure that also earns Grit (TA-3.2). */
export type Kept = 'one' | TestWord

/** TA-2.11–2.13. */
const keptOf = (kept: number): Kept => (kept === 1 ? 'one' : kept === 2 ? 'failure' : kept <= 4 ? 'partial' : 'full')

export const wordOf = (kept: Kept): TestWord => (kept === 'one' ? 'failure' : kept)

/** TA-2.8–2.10: one die, or one more for each net Boon or Bane, and the best or the worst single die counts. */
const ladder = (net: number, sides: number): Group<number> => ({
  dice: pool(1 + Math.abs(net), sides),
  reading: net === 0 ? face : net > 0 ? highest : lowest,
})

/** Every test, save and Initiative. */
export const testThrow = (
  label: string,
  net: number,
  steps: readonly Step[],
): Throw<{ pool: Group<number> }, Kept> => ({
  label,
  groups: { pool: ladder(net, 6) },
  summary: ({ pool }) => keptOf(pool),
  steps,
})

export interface AttackDice {
  readonly label: string
  readonly die: Die
  /** The Primary among them. */
  readonly dice: number
  /** Damage dice of other sources, never the Primary. */
  readonly extra: readonly Die[]
  readonly net: number
  readonly dropFromPool: boolean
  readonly steps: readonly Step[]
}

export interface AttackRoll {
  readonly word: AttackWord
  /** All damage dice; 0 on a miss (TA-7.3). */
  readonly dice: number
}

/** TA-7.3–7.6: the Primary says miss, hit or critical; all dice add up. */
const attackRoll = (primary: number, others: number, die: Die): AttackRoll =>
  primary === 1 ? { word: 'miss', dice: 0 } : { word: primary === die ? 'critical' : 'hit', dice: primary + others }

/** TA-Q16: only the Primary is thrown more than once; or dice are dropped from the whole pool, where there is one. */
export function attackThrow(attack: AttackDice): Throw<Readonly<Record<string, Group<number>>>, AttackRoll> {
  return attack.dropFromPool && attack.dice > 1 ? pooledThrow(attack) : primaryThrow(attack)
}

function primaryThrow({ label, die, dice, extra, net, steps }: AttackDice) {
  return {
    label,
    groups: {
      primary: ladder(net, die),
      others: { dice: [...pool(dice - 1, die), ...extra], reading: total },
    },
    summary: ({ primary, others }: Readonly<Record<string, number>>) => attackRoll(primary ?? 0, others ?? 0, die),
    steps,
  }
}

/** Their order on the table matters here, so each die is a group of its own. */
function pooledThrow({ label, die, dice, extra, net, steps }: AttackDice) {
  const drop = Math.abs(net)
  const names = Array.from({ length: dice + drop }, (_, i) => `die ${i + 1}`)
  return {
    label,
    groups: {
      ...Object.fromEntries(names.map(name => [name, { dice: [die], reading: face }])),
      others: { dice: extra, reading: total },
    },
    summary: (read: Readonly<Record<string, number>>) => {
      const [primary = 0, ...rest] = survivors(
        names.map(name => read[name] ?? 0),
        drop,
        net < 0 ? 1 : -1,
      )
      return attackRoll(primary, rest.reduce((sum, each) => sum + each, 0) + (read.others ?? 0), die)
    },
    steps,
  }
}

/** Takes out the highest (1) or the lowest (-1) dice, among equals from the left; what stays keeps its order. */
function survivors(faces: readonly number[], drop: number, highestFirst: 1 | -1): number[] {
  const order = faces.map((_, i) => i).sort((a, b) => highestFirst * ((faces[b] ?? 0) - (faces[a] ?? 0)) || a - b)
  const gone = new Set(order.slice(0, drop))
  return faces.filter((_, i) => !gone.has(i))
}

/** TA-7.7, TA-Q14, TA-Q15: a single die, whatever shaped the first throw; a 1 here is 1 more damage. */
export const explosionThrow = (die: Die, steps: readonly Step[]): Throw<{ explosion: Group<number> }, number> => ({
  label: 'Explosion',
  groups: { explosion: { dice: [die], reading: face } },
  summary: ({ explosion }) => explosion,
  steps,
})

/** Adds up what each die is worth, the highest few passed over. */
const passed = 2 ** 20
const worthWithoutHighest = (drop: number, worth: (face: number) => number): Reading<number, number> => ({
  name: `worthWithoutHighest(${drop})`,
  start: 0,
  step: (state, face, count) => {
    const over = Math.min(count, drop - Math.floor(state / passed))
    return state + over * passed + (count - over) * worth(face)
  },
  end: state => state % passed,
})

/** A gang attacks with one die a minion; net Boons or Banes add dice and take the worst or the best away again. */
export function gangThrow(
  count: number,
  die: Die,
  net: number,
  worth: (face: number) => number,
  steps: readonly Step[],
): Throw<{ gang: Group<number> }, number> {
  const reading = net >= 0 ? worthOfHighest(count, worth) : worthWithoutHighest(-net, worth)
  return {
    label: 'Gang',
    groups: { gang: { dice: pool(count + Math.abs(net), die), reading } },
    summary: ({ gang }) => gang,
    steps,
  }
}

/** The dice of a spell that heals or is resisted: no Primary, no miss, no critical (TA-Q41). */
export const totalThrow = (
  label: string,
  dice: number,
  die: Die,
  most: number,
  steps: readonly Step[],
): Throw<{ dice: Group<number> }, number> => ({
  label,
  groups: { dice: { dice: pool(dice, die), reading: total } },
  summary: ({ dice }) => Math.min(most, dice),
  steps,
})

/** TA-9.8, TA-Q27: each Hit Die gives its face and perhaps a bonus, never more than is missing. */
export const hitDiceThrow = (
  count: number,
  die: Die,
  bonus: number,
  missing: number,
  steps: readonly Step[],
): Throw<{ hitDice: Group<number> }, number> => ({
  label: 'Field Rest',
  groups: { hitDice: { dice: pool(count, die), reading: total } },
  summary: ({ hitDice }) => Math.max(0, Math.min(missing, hitDice + count * bonus)),
  steps,
})
