// What of a build can still make a difference at a node: an ability that nothing tests any more, gear after the last fight,
// and spells that are only ever thrown at foes, where one of a level is as good as another.
import { abilities, spells } from '../../books/gamebook/data.ts'
import { plays } from '../../books/gamebook/options.ts'
import type { Ability, FoeKind, Hero } from '../../books/gamebook/types.ts'
import type { ChoiceTag } from '../tags.ts'
import type { NodeChoice, Step, StoryNode } from './automaton.ts'
import type { Build, Builds } from './builds.ts'

interface Need {
  readonly abilities: ReadonlySet<Ability>
  readonly weapon: boolean
  readonly armour: boolean
  /** Some spell of each level, for a fight or where any spell will do. */
  readonly anySpell: boolean
  /** Spells that the story asks for by name. */
  readonly spells: ReadonlySet<string>
}

const nothing: Need = { abilities: new Set(), weapon: false, armour: false, anySpell: false, spells: new Set() }

const both = (a: Need, b: Need): Need => ({
  abilities: a.abilities.union(b.abilities),
  weapon: a.weapon || b.weapon,
  armour: a.armour || b.armour,
  anySpell: a.anySpell || b.anySpell,
  spells: a.spells.union(b.spells),
})

export class Needs {
  private readonly builds: Builds
  private readonly enemies: readonly FoeKind[]
  private readonly coversAll: boolean
  private readonly known = new Map<StoryNode, Need>()
  private readonly kept = new Map<Need, Map<Build, Build>>()

  constructor(order: readonly (readonly StoryNode[])[], builds: Builds, enemies: readonly FoeKind[]) {
    this.builds = builds
    this.enemies = enemies
    this.coversAll = plays({ options: builds.options }, 'gb.armour_scope', 'all_damage')
    const alike = new Map<string, Need>()
    for (const component of order.toReversed()) {
      // In a circle each may need what any of them needs.
      const need = component.map(node => this.ofNode(node)).reduce(both, nothing)
      const key = JSON.stringify([...Object.values(need)].map(each => (each instanceof Set ? [...each].sort() : each)))
      for (const node of component) this.known.set(node, alike.get(key) ?? need)
      alike.set(key, this.known.get(component[0] as StoryNode) as Need)
    }
  }

  /** The build that stands for all that play on alike from here. */
  kin(node: StoryNode, build: Build): Build {
    const need = this.known.get(node)
    if (!need) return build
    const kept = this.kept.get(need) ?? new Map<Build, Build>()
    this.kept.set(need, kept)
    let found = kept.get(build)
    if (!found) {
      found = this.builds.of(this.bare(build.hero, need))
      kept.set(build, found)
    }
    return found
  }

  private bare(hero: Hero, need: Need): Hero {
    const score = (ability: Ability) => (need.abilities.has(ability) ? hero.abilities[ability] : 0)
    return {
      ...hero,
      abilities: { power: score('power'), grace: score('grace'), focus: score('focus') },
      weapon: { name: '', points: need.weapon ? hero.weapon.points : 0 },
      armour: { name: '', protection: need.armour ? hero.armour.protection : 0 },
      spells: this.spells(hero.spells, need),
    }
  }

  private spells(known: readonly string[], need: Need): readonly string[] {
    const named = known.filter(spell => need.spells.has(spell))
    if (!need.anySpell) return named
    const kinds = new Set(named.map(spell => this.kind(spell)))
    const others = [...known].sort().filter(spell => {
      const kind = this.kind(spell)
      const isNew = !kinds.has(kind)
      kinds.add(kind)
      return isNew
    })
    return [...named, ...others]
  }

  /** At foes all spells do the same, but for their level and for who is immune. */
  private kind(spell: string): string {
    const immune = this.enemies.filter(enemy => enemy.immune.includes(spell)).map(({ id }) => id)
    return `${this.builds.levelOf(spell)} ${immune.join(' ')}`
  }

  private ofNode({ choices }: StoryNode): Need {
    return choices.map(choice => this.ofChoice(choice)).reduce(both, nothing)
  }

  private ofChoice({ roll, ways }: NodeChoice): Need {
    return [...ways.values()].map(({ root }) => this.along(root)).reduce(both, this.ofRoll(roll))
  }

  private ofRoll(roll: ChoiceTag | null): Need {
    const armour = this.coversAll
    if (roll?.kind === 'test') return { ...nothing, abilities: new Set([roll.ability]), armour }
    if (roll?.kind === 'flee') return { ...nothing, abilities: new Set(['grace' as const]), armour: true }
    if (roll?.kind === 'cast') {
      const cast = { ...nothing, abilities: new Set(['focus' as const]), armour: true }
      return roll.spell === 'any' ? { ...cast, anySpell: true } : { ...cast, spells: new Set([roll.spell]) }
    }
    if (roll?.kind !== 'fight') return { ...nothing, armour }
    return { ...nothing, abilities: new Set(abilities), weapon: true, armour: true, anySpell: true }
  }

  private along(step: Step): Need {
    switch (step.do) {
      case 'visit':
        return this.along(step.next)
      case 'effect':
        return this.before(step.effect, this.along(step.next))
      case 'ask': {
        const asked: Need = {
          ...nothing,
          abilities: new Set(step.question === 'ability' ? abilities : []),
          spells: new Set(step.question === 'knows' ? [step.about] : []),
        }
        return [...step.answers.values()].map(next => this.along(next)).reduce(both, asked)
      }
      case 'arrive':
        return this.known.get(step.node) ?? nothing
      case 'end':
        return nothing
      case 'unknown':
        return {
          ...nothing,
          abilities: new Set(abilities),
          weapon: true,
          armour: true,
          anySpell: true,
          spells: new Set(spells.map(({ id }) => id)),
        }
    }
  }

  /** Who is given a weapon does not need the old one, and so with armour and spells. */
  private before({ kind, ...effect }: Extract<Step, { do: 'effect' }>['effect'], need: Need): Need {
    if (kind === 'weapon') return { ...need, weapon: false }
    if (kind === 'armour') return { ...need, armour: false }
    if (kind === 'damage') return { ...need, armour: need.armour || this.coversAll }
    if (kind !== 'learn' || !('spell' in effect)) return need
    return { ...need, spells: new Set([...need.spells].filter(spell => spell !== effect.spell)) }
  }
}
