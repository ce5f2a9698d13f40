// What a choice can come to for all sheets of a build that have the same rations: the pages it may turn, and how likely each is from each health.
import type { NodeChoice, StoryNode } from './automaton.ts'
import { type Build, isRoll } from './builds.ts'
import { type Column, Columns, type Page } from './columns.ts'
import type { Duel } from './duel.ts'
import type { FightTag } from './fights.ts'
import { isOffered, type Prepared, restOf } from './forward.ts'

/** A page that a choice may turn, and the experience that its roll gave. */
export interface Leaf {
  readonly page: Page
  readonly xp: number
}

/** Damage taken on the way to a leaf. */
export interface Blow {
  readonly leaf: Leaf
  readonly damage: number
  readonly chance: number
}

/** A leaf reached from one health with another. */
export interface Pass {
  readonly leaf: Leaf
  readonly from: number
  readonly to: number
  readonly chance: number
}

/** One way to take a choice; where it is a fight against one foe, what each exchange does is up to the reader. */
export type Turn =
  | { readonly kind: 'throw'; readonly leaves: readonly Leaf[]; readonly blows: readonly Blow[] }
  | { readonly kind: 'crowd'; readonly leaves: readonly Leaf[]; readonly passes: readonly Pass[] }
  | {
      readonly kind: 'duel'
      readonly leaves: readonly Leaf[]
      readonly duel: Duel
      /** The leaf of each end of the duel, by the end's number. */
      readonly ends: readonly { readonly number: number; readonly leaf: Leaf }[]
    }

/** The leaf of a fight that ended so. */
type LeafOf = (how: 'win' | 'fled', xp: number) => Leaf

/** A choice of a node, and the ways to take it: to eat or not to eat, to stand or to run. */
export interface Option {
  readonly choice: NodeChoice
  readonly turns: readonly Turn[]
}

export class Turns {
  readonly columns: Columns
  private readonly story: Prepared
  private readonly whole = new Map<number, Column>()

  constructor(story: Prepared) {
    this.story = story
    this.columns = new Columns(story)
  }

  options(node: StoryNode, build: Build, rations: number): readonly Option[] {
    return node.choices.flatMap((choice, i) =>
      isOffered(choice, build) ? [{ choice, turns: this.turns(node, i, choice, build, rations) }] : [],
    )
  }

  /** Every health there is, each at its own place. */
  column(most: number): Column {
    const column = this.whole.get(most) ?? Array.from({ length: most + 1 }, (_, health) => health)
    this.whole.set(most, column)
    return column
  }

  private turns(node: StoryNode, i: number, { roll }: NodeChoice, build: Build, rations: number): Turn[] {
    if (isRoll(roll)) return [this.rolled(node, i, build, rations)]
    if (roll?.kind === 'fight')
      return roll.enemies.length > 1
        ? this.crowd(node, i, roll, build, rations)
        : [this.duel(node, i, roll, build, rations)]
    if (roll?.kind !== 'rest')
      return [certain(this.columns.page(node, i, 'none', build, this.column(build.hp), rations, 0))]
    const rest = (eats: boolean) => {
      const better = restOf(this.story.builds, build, eats)
      const column = this.column(build.hp).map(health => (health > 0 ? Math.min(build.hp, health + better) : 0))
      return certain(this.columns.page(node, i, 'none', build, column, rations - (eats ? 1 : 0), 0))
    }
    return rations > 0 ? [rest(true), rest(false)] : [rest(false)]
  }

  private rolled(node: StoryNode, i: number, build: Build, rations: number): Turn {
    const { roll } = node.choices[i] as NodeChoice
    if (!isRoll(roll)) throw new Error('nothing is rolled here')
    const leaves = new Map<string, Leaf>()
    const blows = this.story.builds
      .roll(build, roll, this.story.margins)
      .map(({ outcome, margin, damage, xp, chance }) => {
        const key = `${outcome} ${margin} ${xp}`
        let leaf = leaves.get(key)
        if (!leaf) {
          const page = this.columns.page(node, i, outcome, build, this.column(build.hp), rations, margin)
          leaf = { page, xp: this.columns.pays(node, i, outcome) ? xp : 0 }
          leaves.set(key, leaf)
        }
        return { leaf, damage, chance }
      })
    return { kind: 'throw', leaves: [...leaves.values()], blows }
  }

  private leafOf(node: StoryNode, i: number, build: Build, rations: number, leaves: Leaf[]): LeafOf {
    const known = new Map<string, Leaf>()
    const pages = new Map<string, Page>()
    return (how, xp) => {
      const paid = this.columns.pays(node, i, how) ? xp : 0
      let leaf = known.get(`${how} ${paid}`)
      if (!leaf) {
        const page = pages.get(how) ?? this.columns.page(node, i, how, build, this.column(build.hp), rations, 0)
        pages.set(how, page)
        leaf = { page, xp: paid }
        known.set(`${how} ${paid}`, leaf)
        leaves.push(leaf)
      }
      return leaf
    }
  }

  private duel(node: StoryNode, i: number, fight: FightTag, build: Build, rations: number): Turn {
    const leaves: Leaf[] = []
    const leafOf = this.leafOf(node, i, build, rations, leaves)
    const duel = this.story.fights.duel(build, fight)
    const ends = duel.ends.map(({ number, end }) => ({ number, leaf: leafOf(end.how, end.xp) }))
    return { kind: 'duel', leaves, duel, ends }
  }

  /** Several foes: to strike to the end, or to run at once. */
  private crowd(node: StoryNode, i: number, fight: FightTag, build: Build, rations: number): Turn[] {
    return (fight.noflee ? ['attack'] : ['attack', 'run']).map(plan => {
      const leaves: Leaf[] = []
      const leafOf = this.leafOf(node, i, build, rations, leaves)
      const passes: Pass[] = []
      const striker = this.striker(build, plan, fight.ambush)
      for (let from = 1; from <= build.hp; from++)
        for (const { how, health, xp, chance } of this.story.fights.ends(
          striker,
          fight,
          from,
          `only ${plan}`,
          (_, actions) => [{ action: actions.includes(plan) ? plan : 'attack', share: 1 }],
        ))
          if (how !== 'death') passes.push({ leaf: leafOf(how, xp), from, to: health, chance })
      return { kind: 'crowd', leaves, passes }
    })
  }

  /** As much of a build as such a plan asks for, so that the fight is worked out once for all who are equal in it. */
  private striker({ hero }: Build, plan: string, ambush: boolean): Build {
    const { power, grace } = hero.abilities
    const abilities = { power: plan === 'attack' || ambush ? power : 0, grace: plan === 'run' ? grace : 0, focus: 0 }
    const weapon = { name: '', points: plan === 'attack' || ambush ? hero.weapon.points : 0 }
    const armour = { name: '', protection: hero.armour.protection }
    return this.story.builds.of({ ...hero, abilities, weapon, armour, spells: [], hp: hale, level: 1, used: 0 })
  }
}

/** More health than anybody has. */
const hale = 40

function certain(page: Page): Turn {
  const leaf = { page, xp: 0 }
  return { kind: 'throw', leaves: [leaf], blows: [{ leaf, damage: 0, chance: 1 }] }
}
