// The backward pass: the best that any reader could do, choosing, fighting and growing with the ending in mind.
import { abilities } from '../../books/gamebook/data.ts'
import type { Hero } from '../../books/gamebook/types.ts'
import type { NodeChoice, StoryNode } from './automaton.ts'
import { type Build, isRoll } from './builds.ts'
import { TooLarge } from './explore.ts'
import { type Action, type Exchange, type FightEnd, type FightTag, type FoeState, land } from './fights.ts'
import { isOffered, matters, type Prepared, restOf, Sheets } from './forward.ts'
import { Pages, type Sink } from './pages.ts'

/** What an ending is worth to the reader: 1 for what is wanted, 0 for everything else. */
export type Worth = (ending: string) => number

export interface Optimal {
  readonly value: number
  /** There were fights against several, and each was only fought to the end or run from at once: nobody does worse than this. */
  readonly atLeast: boolean
  readonly states: number
  /** How often the story was gone through until nothing changed any more. */
  readonly sweeps: number
}

/** Beyond this the pass gives up: it is some minutes of work. */
const mostStates = 1_000_000
const mostSweeps = 500
/** Marks a sheet whose worth is being worked out. */
const inHand = -1
const settled = 1e-11

interface Offer {
  readonly choice: NodeChoice
  /** Its place among all choices of the node. */
  readonly i: number
}

export class OptimalPass implements Sink {
  private readonly story: Prepared
  private readonly worth: Worth
  private readonly pages: Pages
  private values = new Map<StoryNode, Sheets>()
  /** From the sweep before: for sheets that lead back to themselves. */
  private guesses = new Map<StoryNode, Sheets>()
  private readonly choices = new Map<StoryNode, Map<Build, readonly Offer[]>>()
  private circled = false
  private atLeast = false
  private states = 0
  /** Adds up what the present choice is worth. */
  private sum = 0

  constructor(story: Prepared, worth: Worth) {
    this.story = story
    this.worth = worth
    this.pages = new Pages(story, this)
  }

  run(hero: Hero): Optimal {
    const build = this.story.builds.of(hero)
    let [before, sweeps] = [-1, 0]
    for (;;) {
      sweeps++
      this.circled = false
      this.states = 0
      this.sum = 0
      this.pages.open(build, build.hp - hero.damage, hero.rations, hero.unused)
      const value = this.sum
      if (!this.circled || Math.abs(value - before) < settled || sweeps === mostSweeps)
        return { value, atLeast: this.atLeast, states: this.states, sweeps }
      before = value
      this.guesses = this.values
      this.values = new Map()
    }
  }

  arrive(): boolean {
    return false
  }

  die(_passage: string, chance: number): void {
    this.sum += chance * this.worth('death')
  }

  end(ending: string, chance: number): void {
    this.sum += chance * this.worth(ending)
  }

  reach(node: StoryNode, build: Build, health: number, rations: number, xp: number, chance: number): void {
    const held = this.sum
    this.sum = held + chance * this.at(node, build, health, rations, xp)
  }

  /** What a place is worth: the best choice, after the best way to grow. */
  private at(node: StoryNode, build: Build, health: number, rations: number, xp: number): number {
    if (xp >= build.cost)
      return this.best(abilities, ability =>
        this.at(node, this.story.builds.level(build, ability), health + 1, rations, xp - build.cost),
      )
    const [food, kept] = matters(this.story, node, build, rations, xp)
    const sheets = sheetsAt(this.values, node, this.story.mostRations)
    const table = sheets.table(build)
    const place = sheets.place(build, health, food, kept)
    // Values are kept one higher, so that 0 means unknown.
    const known = table[place] as number
    if (known > 0) return known - 1
    if (known === inHand) {
      this.circled = true
      const guess = this.guesses.get(node)?.tables.get(build)?.[place] ?? 0
      return Math.max(0, guess - 1)
    }
    if (++this.states > mostStates) throw new TooLarge(`more than a million sheets`)
    table[place] = inHand
    const value = this.choose(node, build, health, food, kept)
    table[place] = value + 1
    return value
  }

  private best<T>(of: readonly T[], worth: (each: T) => number): number {
    let best = 0
    for (const each of of) best = Math.max(best, worth(each))
    return best
  }

  private choose(node: StoryNode, build: Build, health: number, rations: number, xp: number): number {
    const held = this.sum
    const offered = this.offered(node, build)
    const value =
      offered.length === 0
        ? this.worth('unfinished')
        : this.best(offered, ({ choice, i }) => this.take(node, i, choice, build, health, rations, xp))
    this.sum = held
    return value
  }

  private offered(node: StoryNode, build: Build): readonly Offer[] {
    const byBuild = this.choices.get(node) ?? new Map<Build, readonly Offer[]>()
    this.choices.set(node, byBuild)
    let offered = byBuild.get(build)
    if (!offered) {
      offered = node.choices.flatMap((choice, i) => (isOffered(choice, build) ? [{ choice, i }] : []))
      byBuild.set(build, offered)
    }
    return offered
  }

  /** What a choice is worth; leaves the running sum as it finds it. */
  private take(
    node: StoryNode,
    index: number,
    choice: NodeChoice,
    build: Build,
    health: number,
    rations: number,
    xp: number,
  ): number {
    const { roll } = choice
    const page = (
      outcome: 'none' | 'win' | 'tie' | 'lose' | 'fled',
      left: number,
      food: number,
      gained: number,
      margin: number,
    ) => {
      this.sum = 0
      this.pages.settle(node, index, choice, outcome, build, left, food, xp, gained, margin, 1)
      return this.sum
    }
    if (isRoll(roll)) {
      let value = 0
      for (const each of this.story.builds.roll(build, roll, this.story.margins)) {
        const left = health - each.damage
        const worth = left <= 0 ? this.worth('death') : page(each.outcome, left, rations, each.xp, each.margin)
        value += each.chance * worth
      }
      return value
    }
    if (roll?.kind === 'fight')
      return this.fight(build, roll, health, (how, left, gained) =>
        how === 'death' ? this.worth('death') : page(how, left, rations, gained, 0),
      )
    if (roll?.kind !== 'rest') return page('none', health, rations, 0, 0)
    const rested = (eats: boolean) =>
      page('none', Math.min(build.hp, health + restOf(this.story.builds, build, eats)), rations - (eats ? 1 : 0), 0, 0)
    return this.best(rations > 0 ? [true, false] : [false], rested)
  }

  /** The best action in each round of a fight, given what each of its ends is worth. */
  private fight(
    build: Build,
    fight: FightTag,
    start: number,
    worth: (how: FightEnd['how'], health: number, xp: number) => number,
  ): number {
    if (fight.enemies.length > 1) return this.crowd(build, fight, start, worth)
    const { fights } = this.story
    const kind = fights.foe(fight)
    const ends = new Map<string, number>()
    const endWorth = (how: FightEnd['how'], health: number, xp: number): number => {
      const key = `${how} ${health} ${xp}`
      const known = ends.get(key) ?? worth(how, health, xp)
      ends.set(key, known)
      return known
    }
    const known = new Map<string, number>()
    const value = (health: number, state: FoeState, hurried: boolean): number => {
      const key = `${health} ${state.damage} ${state.reduced} ${state.stunned} ${hurried}`
      const before = known.get(key)
      if (before !== undefined) return before
      known.set(key, 0)
      const best = this.best(fights.actions(fight, build, hurried), action => act(action, health, state, hurried))
      known.set(key, best)
      return best
    }
    const act = (action: Action, health: number, state: FoeState, hurried: boolean): number => {
      let [sum, stays] = [0, 0]
      for (const each of fights.exchange(build, kind, action, state)) {
        const to = land(kind, health, state, each)
        if (typeof to === 'string')
          sum += each.chance * endWorth(to, Math.max(0, health - each.damage), xpOf(to, kind.ds, each))
        else if (!hurried && same(to, health, state)) stays += each.chance
        else sum += each.chance * value(to.health, to.state, false)
      }
      return stays < 1 ? sum / (1 - stays) : 0
    }
    return value(start, { damage: 0, reduced: 0, stunned: false }, fight.ambush)
  }

  /** Several foes: the better of striking to the end and of running at once; a bound from below. */
  private crowd(
    build: Build,
    fight: FightTag,
    start: number,
    worth: (how: FightEnd['how'], health: number, xp: number) => number,
  ): number {
    this.atLeast = true
    const plans = fight.noflee ? ['attack'] : ['attack', 'run']
    return this.best(plans, plan =>
      this.story.fights
        .ends(build, fight, start, `only ${plan}`, (_, actions) => [
          { action: actions.includes(plan) ? plan : 'attack', share: 1 },
        ])
        .reduce((sum, { how, health, xp, chance }) => sum + chance * worth(how, health, xp), 0),
    )
  }
}

const xpOf = (how: FightEnd['how'], ds: number, { xp }: Exchange): number =>
  how === 'win' ? ds : how === 'fled' ? xp : 0

const same = (to: { readonly health: number; readonly state: FoeState }, health: number, state: FoeState): boolean =>
  to.health === health &&
  to.state.damage === state.damage &&
  to.state.reduced === state.reduced &&
  to.state.stunned === state.stunned

function sheetsAt(into: Map<StoryNode, Sheets>, node: StoryNode, mostRations: number): Sheets {
  let sheets = into.get(node)
  if (!sheets) {
    sheets = new Sheets(mostRations)
    into.set(node, sheets)
  }
  return sheets
}
