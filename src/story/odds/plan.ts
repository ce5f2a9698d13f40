// What lies before all sheets of a build with the same rations, laid flat for the best reader: each way to take a choice, and where it leads.
import type { NodeChoice, StoryNode } from './automaton.ts'
import type { Build } from './builds.ts'
import type { Column, Page } from './columns.ts'
import type { Option, Turn, Turns } from './turns.ts'

/** Sheets that come to a node. */
export interface Arrival {
  readonly node: StoryNode
  readonly build: Build
  readonly rations: number
  readonly xp: number
}

export interface PlanWay {
  readonly turn: Turn
  /** For each leaf of the turn the place of its first arrival among all. */
  readonly from: readonly number[]
}

export interface PlanOffer {
  readonly choice: NodeChoice
  readonly ways: readonly PlanWay[]
}

export interface Plan {
  readonly hp: number
  /** Plans of a node with the same shape are the same but for the arrivals. */
  readonly shape: number
  /** What is quickly weighed comes first. */
  readonly offers: readonly PlanOffer[]
  readonly arrivals: readonly Arrival[]
}

export class Plans {
  private readonly turns: Turns
  private readonly numbers = new WeakMap<object, number>()
  private readonly shapes = new Map<string, number>()
  private count = 0

  constructor(turns: Turns) {
    this.turns = turns
  }

  /** Shapes are told apart within a node. */
  begin(): void {
    this.shapes.clear()
  }

  plan(node: StoryNode, build: Build, rations: number): Plan {
    const arrivals: Arrival[] = []
    const shape: (string | number)[] = [build.hp]
    const offers = this.turns
      .options(node, build, rations)
      .toSorted(fightsLast)
      .map(({ choice, turns }): PlanOffer => {
        shape.push(choice.path)
        const ways = turns.map(turn => {
          shape.push('|', this.number(turn.odds))
          const from = turn.leaves.map(({ page, xp: gained }) => {
            this.form(page, shape)
            for (const { node: to, build: as, rations: food, xp } of page.landings)
              arrivals.push({ node: to, build: as, rations: food, xp: gained + xp })
            return arrivals.length - page.landings.length
          })
          return { turn, from }
        })
        return { choice, ways }
      })
    const text = shape.join(' ')
    const known = this.shapes.get(text) ?? this.shapes.size
    this.shapes.set(text, known)
    return { hp: build.hp, shape: known, offers, arrivals }
  }

  /** Where a page lets whom go, as far as its arrivals do not say it. */
  private form({ landings, ends, deaths }: Page, shape: (string | number)[]): void {
    for (const { node, column } of landings) shape.push('>', node.id, this.number(column))
    for (const { ending, column } of ends) shape.push('.', ending, this.number(column))
    for (const { column } of deaths) shape.push('+', this.number(column))
    shape.push(';')
  }

  private number(of: Column | Turn['odds']): number {
    let number = this.numbers.get(of)
    if (number === undefined) {
      number = this.count++
      this.numbers.set(of, number)
    }
    return number
  }
}

const isFight = ({ turns }: Option): boolean => turns.some(({ kind }) => kind === 'duel')
const fightsLast = (a: Option, b: Option): number => Number(isFight(a)) - Number(isFight(b))
