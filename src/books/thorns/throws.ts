// The only file that names dice: what is thrown, how it is read, and the word that comes of it.
import { both, countAtLeast, countAtMost, pool, type Reading, type Step, type Throw } from '../../dice/index.ts'
import type { Word } from './types.ts'

/** How high the best die stands: 1 grim, 2 messy, 3 perfect, 4 two sixes; 0 is no die at all. */
export type Level = 0 | 1 | 2 | 3 | 4

/** TP-core.3–7. Dice come from the highest down, so the first face that shows decides. */
const level: Reading<Level, Level> = {
  name: 'highest',
  start: 0,
  step: (best, face, count) => (best > 0 ? best : face === 6 ? (count > 1 ? 4 : 3) : face >= 4 ? 2 : 1),
  end: best => best,
  settled: best => best > 0,
}

/** TP-montage.3: two sixes are one six, where nothing can be critical. */
const uncritical: Reading<Level, Level> = { ...level, end: best => Math.min(3, best) as Level }

/** TP-Q16: the lower of two dice counts, and it is one die, so never a critical. */
const lowerLevel: Reading<Level, number> = {
  name: 'lowest',
  start: 0,
  step: (_, face) => face,
  end: face => (face === 0 ? 0 : face === 6 ? 3 : face >= 4 ? 2 : 1),
}

const drops = countAtMost(3)
const cuts = countAtLeast(7)

const sixes = (of: Level): number => (of === 4 ? 2 : of === 3 ? 1 : 0)

/** TP-Q05: all dice of the roll are one heap; or only one's own may make the pair of sixes. */
export function heapOf(own: Level, help: readonly Level[], helpCrits: boolean): Level {
  const best = Math.max(own, ...help) as Level
  if (best < 3) return best
  const pair = helpCrits ? [own, ...help].reduce<number>((sum, each) => sum + sixes(each), 0) > 1 : own === 4
  return pair ? 4 : 3
}

const ladder = ['disaster', 'grim', 'messy', 'perfect'] as const

/** TP-core.8, TP-core.10, TP-thorn.2–3: a critical ignores cuts; else each cut is a step down, to disaster at worst. */
export function wordOf(heap: Level, cut: number): Word {
  return heap === 4 ? 'critical' : (ladder[Math.max(0, heap - cut)] as Word)
}

export interface RollDice {
  readonly label: string
  readonly own: number
  /** TP-Q16: two dice, the lower counts. */
  readonly keepLow: boolean
  readonly power: boolean
  readonly assists: number
  readonly followUps: number
  readonly outside: number
  readonly thorns: number
  readonly helpCrits: boolean
  /** A late assist may come: then the throw keeps what it needs to be read again. */
  readonly late: boolean
  readonly steps: readonly Step[]
}

export interface Rolled {
  readonly word: Word
  readonly drops: number
  readonly level?: Level
  readonly cuts?: number
}

/** The throw of an action or a defence. TP-Q13: only dice of the power pool itself can drop. */
export function rollThrow({ label, own, keepLow, power, assists, followUps, outside, thorns, ...how }: RollDice) {
  const groups = {
    own: { dice: pool(keepLow ? 2 : own, 6), reading: both(keepLow ? lowerLevel : level, drops) },
    assists: { dice: pool(assists, 6), reading: level },
    followUps: { dice: pool(followUps, 6), reading: level },
    outside: { dice: pool(outside, 6), reading: level },
    thorns: { dice: pool(thorns, 8), reading: cuts },
  }
  const thrown: Throw<typeof groups, Rolled> = {
    label,
    groups,
    summary: ({ own: [mine, dropped], assists, followUps, outside, thorns }) => {
      const heap = heapOf(mine, [assists, followUps, outside], how.helpCrits)
      return {
        word: wordOf(heap, thorns),
        drops: power ? dropped : 0,
        ...(how.late && heap < 4 && { level: heap, cuts: Math.min(3, thorns) }),
      }
    },
    steps: how.steps,
  }
  return thrown
}

/** TP-Q07: one more die, thrown after the others. */
export const lateThrow = (
  steps: readonly Step[],
): Throw<{ assist: { dice: readonly number[]; reading: typeof level } }, Level> => ({
  label: 'Late assist',
  groups: { assist: { dice: pool(1, 6), reading: level } },
  summary: ({ assist }) => assist,
  steps,
})

export interface MontageResult {
  readonly word: Word
  /** Who threw the pair, where pairs count. */
  readonly pair?: number
}

/** TP-montage.1–3: two dice each, the best single die of all counts. */
export function montageThrow(
  heroes: readonly string[],
  thorns: number,
  ownPairs: boolean,
  steps: readonly Step[],
): Throw<
  Record<string, { dice: readonly number[]; reading: Reading<Level, Level> | Reading<number, number> }>,
  MontageResult
> {
  const group = (hero: string) => `hero ${hero}`
  return {
    label: 'Montage',
    groups: {
      ...Object.fromEntries(
        heroes.map(hero => [group(hero), { dice: pool(2, 6), reading: ownPairs ? level : uncritical }]),
      ),
      thorns: { dice: pool(thorns, 8), reading: cuts },
    },
    summary: read => {
      const levels = heroes.map(hero => read[group(hero)] as Level)
      const pair = levels.indexOf(4)
      if (pair >= 0) return { word: 'critical', pair }
      return { word: wordOf(Math.max(...levels) as Level, read.thorns as number) }
    },
    steps,
  }
}

export interface TensionResult {
  readonly level: Level
  readonly drops: number
}

/** TP-tension.2, TP-Q10: read like any roll, against the players. */
export function tensionThrow(dice: number, falls: boolean, steps: readonly Step[]) {
  const groups = { tension: { dice: pool(dice, 6), reading: both(level, drops) } }
  const thrown: Throw<typeof groups, TensionResult> = {
    label: 'Tension',
    groups,
    summary: ({ tension: [level, dropped] }) => ({ level, drops: falls ? dropped : 0 }),
    steps,
  }
  return thrown
}

/** TP-pool.2: how many dice of a pool show 1 to 3. */
export function poolThrow(id: string, dice: number, steps: readonly Step[]) {
  const groups = { pool: { dice: pool(dice, 6), reading: drops } }
  const thrown: Throw<typeof groups, number> = {
    label: poolLabel(id),
    groups,
    summary: ({ pool }) => pool,
    steps,
  }
  return thrown
}

export const poolLabel = (id: string): string => `Pool ${id}`
