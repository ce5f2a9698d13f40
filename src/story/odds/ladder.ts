// Experience, as far as anything ahead of a node can tell it apart: totals that come to every next level at the same moments are one.
import { costOfLevel } from '../../books/gamebook/advance.ts'
import type { FoeKind } from '../../books/gamebook/types.ts'
import type { Options } from '../../kernel/index.ts'
import type { ChoiceTag } from '../tags.ts'
import type { NodeChoice, Step, StoryNode } from './automaton.ts'
import type { Build } from './builds.ts'
import { payers, successors } from './explore.ts'

/** The classes of experience below the price of a level, in order. */
interface Rung {
  /** The class of each total. */
  readonly of: Int16Array
  /** The least total of each class. */
  readonly least: readonly number[]
}

/** The best escape there is: two sixes and an ability of ten. */
const bestRoll = 22
/** Levels beyond these are not foreseen: there every total is kept apart. */
const foreseen = 12

export class Ladder {
  private readonly costs: number[] = []
  private readonly rungOf = new Map<number, number>()
  private readonly classes = new Map<StoryNode, readonly Rung[]>()
  private readonly apart = new Map<number, Rung>()
  private readonly enemies: ReadonlyMap<string, number>

  constructor(order: readonly (readonly StoryNode[])[], enemies: readonly FoeKind[], options: Options) {
    this.enemies = new Map(enemies.map(({ id, ds }) => [id, ds]))
    for (let used = 0; this.costs.length < foreseen; ) {
      const cost = costOfLevel(used, options)
      if (cost === undefined) break
      this.rungOf.set(used, this.costs.length)
      this.costs.push(cost)
      used += cost
    }
    for (const component of order.toReversed()) {
      const [node] = component
      if (!node || component.length > 1 || successors(node).has(node)) continue
      const rungs = this.told(node)
      if (rungs) this.classes.set(node, rungs)
    }
  }

  rung(node: StoryNode, { cost, hero }: Build): Rung {
    const rung = this.classes.get(node)?.[this.rungOf.get(hero.used) ?? -1]
    if (rung) return rung
    const size = Number.isFinite(cost) ? cost : 1
    const known = this.apart.get(size) ?? apart(size)
    this.apart.set(size, known)
    return known
  }

  /** The classes at a node, from those of the nodes behind it; none where ink has not told all. */
  private told(node: StoryNode): readonly Rung[] | undefined {
    const gains = new Map<StoryNode, Set<number>>()
    for (const choice of node.choices)
      for (const [key, { root }] of choice.ways)
        if (!this.follow(root, this.gainsOf(choice, key), 0, gains)) return undefined
    const arrivals = [...gains].flatMap(([to, all]) => [...all].map(gain => ({ to, gain })))
    return this.costs.map((cost, rung) => {
      const of = new Int16Array(cost)
      const least = [0]
      for (let xp = 1; xp < cost; xp++) {
        if (arrivals.some(({ to, gain }) => this.place(to, rung, xp + gain) !== this.place(to, rung, xp - 1 + gain)))
          least.push(xp)
        of[xp] = least.length - 1
      }
      return { of, least }
    })
  }

  /** Where experience puts a sheet at a node, after the levels that it pays for. */
  private place(node: StoryNode, from: number, total: number): number {
    let [rung, xp] = [from, total]
    for (let cost = this.costs[rung]; cost !== undefined && xp >= cost; cost = this.costs[rung]) {
      xp -= cost
      rung++
    }
    return rung * 1000 + (this.classes.get(node)?.[rung]?.of[xp] ?? xp)
  }

  /** Gathers what can be gained on the way to each next node; false where the way is not known. */
  private follow(step: Step, gains: readonly number[], more: number, into: Map<StoryNode, Set<number>>): boolean {
    switch (step.do) {
      case 'visit':
        return this.follow(step.next, gains, more, into)
      case 'effect':
        return this.follow(step.next, gains, more + (step.effect.kind === 'xp' ? step.effect.amount : 0), into)
      case 'ask':
        return [...step.answers.values()].every(next => this.follow(next, gains, more, into))
      case 'arrive': {
        const all = into.get(step.node) ?? new Set<number>()
        into.set(step.node, all)
        for (const gain of gains) all.add(gain + more)
        return true
      }
      case 'end':
        return true
      case 'unknown':
        return false
    }
  }

  private gainsOf({ path, roll }: NodeChoice, key: string): readonly number[] {
    const [outcome = 'none', ...fresh] = key.split('|')
    const names = payers(path, roll, outcome as never)
    return names.length > 0 && fresh.length === 0 ? [0] : this.gains(roll, outcome)
  }

  private gains(roll: ChoiceTag | null, outcome: string): readonly number[] {
    if ((roll?.kind === 'test' || roll?.kind === 'cast') && outcome === 'win') return [roll.ds]
    if (roll?.kind === 'flee' && outcome === 'win') return upTo(Math.max(roll.ds, bestRoll - roll.ds))
    if (roll?.kind !== 'fight') return [0]
    const all = roll.enemies.map(id => this.enemies.get(id) ?? 0)
    if (all.length === 1) return outcome === 'win' ? all : upTo(bestRoll)
    return upTo(all.reduce((sum, ds) => sum + ds, 0) + bestRoll)
  }
}

const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, gain) => gain)

const apart = (size: number): Rung => ({
  of: Int16Array.from({ length: size }, (_, xp) => xp),
  least: Array.from({ length: size }, (_, xp) => xp),
})
