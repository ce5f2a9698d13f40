// What a choice can come to for all sheets of a build that have the same rations: the pages it may turn, and how likely each is from each health.
import type { NodeChoice, StoryNode } from './automaton.ts'
import { type Build, isOffered, isRoll, type RollClass, restOf } from './builds.ts'
import { Columns, type Page } from './columns.ts'
import type { Duel } from './duel.ts'
import type { FightPolicy, FightTag } from './fights.ts'
import type { Prepared } from './prepare.ts'

/** A page that a choice may turn, and the experience that its roll gave. */
export interface Leaf {
  readonly page: Page
  readonly xp: number
}

/** Damage taken on the way to a leaf. */
export interface Blow {
  readonly damage: number
  readonly chance: number
}

/** A leaf, by its place, reached from one health with another. */
export interface Pass {
  readonly leaf: number
  readonly from: number
  readonly to: number
  readonly chance: number
}

interface Taken {
  readonly leaves: readonly Leaf[]
}

/** The odds of a roll: for each leaf the blows that lead to it. */
export interface Throw extends Taken {
  readonly kind: 'throw'
  readonly odds: readonly (readonly Blow[])[]
}

/** The odds of a fight that is fought in one way. */
export interface Crowd extends Taken {
  readonly kind: 'crowd'
  readonly odds: readonly Pass[]
  /** The chance to fall, from each health. */
  readonly fallen: readonly number[]
}

interface Fought extends Pick<Crowd, 'odds' | 'fallen'> {
  readonly ends: readonly End[]
}

/** Who follows a policy: by its name, what it does is remembered. */
export interface Follower {
  readonly name: string
  readonly fight: FightPolicy
}

/** A fight against one foe, where what each exchange does is up to the reader: each end has its leaf. */
export interface Fight extends Taken {
  readonly kind: 'duel'
  readonly odds: Duel
}

/** One way to take a choice. Turns with the same `odds` differ in their leaves alone. */
export type Turn = Throw | Crowd | Fight

/** A choice of a node, and the ways to take it: to eat or not to eat, to stand or to run. */
export interface Option {
  readonly choice: NodeChoice
  readonly turns: readonly Turn[]
}

/** The ways a roll can come out, by what follows. */
interface Cast {
  readonly classes: readonly RollClass[]
  readonly odds: readonly (readonly Blow[])[]
}

export class Turns {
  readonly columns: Columns
  private readonly story: Prepared
  private readonly casts = new WeakMap<readonly RollClass[], Cast>()
  private readonly crowds = new Map<string, Fought>()

  /** Pages are turned up to a passage, if it is named. */
  constructor(story: Prepared, until?: string) {
    this.story = story
    this.columns = new Columns(story, until)
  }

  options(node: StoryNode, build: Build, rations: number): readonly Option[] {
    return node.choices.flatMap((choice, i) =>
      isOffered(choice, build) ? [{ choice, turns: this.turns(node, i, choice, build, rations) }] : [],
    )
  }

  private turns(node: StoryNode, i: number, { roll }: NodeChoice, build: Build, rations: number): Turn[] {
    if (isRoll(roll)) return [this.rolled(node, i, build, rations)]
    if (roll?.kind === 'fight')
      return roll.enemies.length > 1
        ? this.crowd(node, i, roll, build, rations)
        : [this.duel(node, i, roll, build, rations)]
    const all = this.columns.all(build.hp)
    if (roll?.kind !== 'rest') return [certain(this.columns.page(node, i, 'none', build, all, rations, 0))]
    const rest = (eats: boolean) => {
      const column = this.columns.healed(all, restOf(this.story.builds, build, eats), build.hp)
      return certain(this.columns.page(node, i, 'none', build, column, rations - (eats ? 1 : 0), 0))
    }
    return rations > 0 ? [rest(true), rest(false)] : [rest(false)]
  }

  /** A choice as a follower takes it, who eats when a ration heals more than a rest without it. */
  followed(node: StoryNode, i: number, build: Build, rations: number, follower: Follower): Throw | Crowd {
    const { roll } = node.choices[i] as NodeChoice
    if (isRoll(roll)) return this.rolled(node, i, build, rations)
    if (roll?.kind === 'fight') {
      const { ends, odds, fallen } = this.fought(roll, build, follower)
      return { kind: 'crowd', leaves: this.leaves(node, i, build, rations, ends), odds, fallen }
    }
    const { columns } = this
    const all = columns.all(build.hp)
    if (roll?.kind !== 'rest') return certain(columns.page(node, i, 'none', build, all, rations, 0))
    const leaves = [true, false].flatMap(eats => {
      const isHungry = (health: number) => rations > 0 && build.hp - health > 1
      const part = columns.become(all, `${eats} of ${rations > 0}`, health => (isHungry(health) === eats ? health : 0))
      const rested = columns.healed(part, restOf(this.story.builds, build, eats), build.hp)
      if (!rested.some(health => health > 0)) return []
      return [{ page: columns.page(node, i, 'none', build, rested, rations - (eats ? 1 : 0), 0), xp: 0 }]
    })
    return { kind: 'throw', leaves, odds: leaves.map(() => untouched) }
  }

  private rolled(node: StoryNode, i: number, build: Build, rations: number): Throw {
    const { roll } = node.choices[i] as NodeChoice
    if (!isRoll(roll)) throw new Error('nothing is rolled here')
    const rolled = this.story.builds.roll(build, roll, this.story.margins)
    const cast = this.casts.get(rolled) ?? castOf(rolled)
    this.casts.set(rolled, cast)
    const leaves = cast.classes.map(({ outcome, margin, xp }) => ({
      page: this.columns.page(node, i, outcome, build, this.columns.all(build.hp), rations, margin),
      xp: this.columns.pays(node, i, outcome) ? xp : 0,
    }))
    return { kind: 'throw', leaves, odds: cast.odds }
  }

  /** The leaf of each end of a fight. */
  private leaves(node: StoryNode, i: number, build: Build, rations: number, ends: readonly End[]): Leaf[] {
    const pages = new Map<End['how'], Page>()
    return ends.map(({ how, xp }) => {
      const page = pages.get(how) ?? this.columns.page(node, i, how, build, this.columns.all(build.hp), rations, 0)
      pages.set(how, page)
      return { page, xp: this.columns.pays(node, i, how) ? xp : 0 }
    })
  }

  private duel(node: StoryNode, i: number, fight: FightTag, build: Build, rations: number): Turn {
    const odds = this.story.fights.duel(build, fight)
    return { kind: 'duel', odds, leaves: this.leaves(node, i, build, rations, odds.ends) }
  }

  /** Several foes: to strike to the end, or to run at once. */
  private crowd(node: StoryNode, i: number, fight: FightTag, build: Build, rations: number): Turn[] {
    return (fight.noflee ? ['attack'] : ['attack', 'run']).map(plan => {
      const { ends, odds, fallen } = this.passes(fight, build, plan)
      return { kind: 'crowd', leaves: this.leaves(node, i, build, rations, ends), odds, fallen }
    })
  }

  private fought(fight: FightTag, build: Build, { name, fight: policy }: Follower): Fought {
    const key = `${build.id} ${name} ${fight.enemies.join()} ${fight.noflee} ${fight.ambush}`
    let found = this.crowds.get(key)
    if (!found) {
      const ends: End[] = []
      const odds: Pass[] = []
      const fallen = new Array<number>(build.hp + 1).fill(0)
      for (let from = 1; from <= build.hp; from++)
        for (const { how, health, xp, chance } of this.story.fights.ends(build, fight, from, name, policy))
          if (how === 'death') fallen[from] = (fallen[from] as number) + chance
          else odds.push({ leaf: placeOf(ends, { how, xp }), from, to: health, chance })
      found = { ends, odds, fallen }
      this.crowds.set(key, found)
    }
    return found
  }

  private passes(fight: FightTag, build: Build, plan: string): Fought {
    const striker = this.striker(build, plan, fight.ambush)
    const key = `${striker.id} ${build.hp} ${plan} ${fight.enemies.join()} ${fight.noflee} ${fight.ambush}`
    let found = this.crowds.get(key)
    if (!found) {
      const ends: End[] = []
      const odds: Pass[] = []
      const fallen = new Array<number>(build.hp + 1).fill(0)
      // Nobody heals in a fight and the plan stays the same, so it costs the same from any health: death is what costs more.
      const policy: FightPolicy = (_, actions) => [{ action: actions.includes(plan) ? plan : 'attack', share: 1 }]
      for (const { how, health, xp, chance } of this.story.fights.ends(striker, fight, hale, `only ${plan}`, policy)) {
        const cost = how === 'death' ? hale : hale - health
        for (let from = 1; from <= Math.min(cost, build.hp); from++) fallen[from] = (fallen[from] as number) + chance
        if (how === 'death') continue
        const leaf = placeOf(ends, { how, xp })
        for (let from = cost + 1; from <= build.hp; from++) odds.push({ leaf, from, to: from - cost, chance })
      }
      found = { ends, odds, fallen }
      this.crowds.set(key, found)
    }
    return found
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

/** How a fight ended for somebody who lives. */
interface End {
  readonly how: 'win' | 'fled'
  readonly xp: number
}

/** The place of an end in a list, which grows by it if it is new. */
function placeOf(ends: End[], { how, xp }: End): number {
  const known = ends.findIndex(end => end.how === how && end.xp === xp)
  return known < 0 ? ends.push({ how, xp }) - 1 : known
}

/** More health than anybody has. */
const hale = 40

const untouched: readonly Blow[] = [{ damage: 0, chance: 1 }]
/** Of what needs no roll: one leaf, and no harm on the way. */
export const surely: Throw['odds'] = [untouched]

const certain = (page: Page): Throw => ({ kind: 'throw', leaves: [{ page, xp: 0 }], odds: surely })

/** Rolls that differ in damage alone turn the same page. */
function castOf(rolled: readonly RollClass[]): Cast {
  const alike = Map.groupBy(rolled, ({ outcome, margin, xp }) => `${outcome} ${margin} ${xp}`)
  const classes = [...alike.values()]
  return { classes: classes.map(([each]) => each as RollClass), odds: classes }
}
