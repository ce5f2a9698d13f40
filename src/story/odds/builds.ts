// The slow part of a sheet (abilities, gear, spells, level) as numbered builds, and what rolls and effects do to each, from the book's own rules.
import { costOfLevel } from '../../books/gamebook/advance.ts'
import { gamebook } from '../../books/gamebook/book.ts'
import { spellOf } from '../../books/gamebook/find.ts'
import type { Ability, GamebookCommand, GamebookEvent, GamebookScene, Hero } from '../../books/gamebook/types.ts'
import { explore, toNumber } from '../../dice/index.ts'
import { after, isRefusal, type Options } from '../../kernel/index.ts'
import type { Answer, InkOutcome, Question } from '../ink.ts'
import { answer, easiestSpell, effect } from '../play.ts'
import type { ChoiceTag } from '../tags.ts'
import { reader } from '../tale.ts'
import type { Effect, NodeChoice } from './automaton.ts'

/** One way a roll can come out, as far as anything that follows can tell. */
export interface RollClass {
  readonly outcome: InkOutcome
  readonly margin: number
  readonly damage: number
  readonly xp: number
  readonly chance: number
}

/** What an effect does: numbers to add, and the build afterwards. */
export interface Change {
  readonly damage: number
  readonly heal: number
  readonly rations: number
  readonly xp: number
  readonly build: Build
}

export interface Build {
  readonly id: number
  /** Unhurt, with nothing in the bag: the rest of the sheet is counted apart. */
  readonly hero: Hero
  readonly hp: number
  /** The price of the next level; endless when there is none. */
  readonly cost: number
  readonly changes: Map<Effect, Change>
  readonly rolls: Map<string, readonly RollClass[]>
  readonly levels: Map<Ability, Build>
}

export type Roll = Extract<ChoiceTag, { kind: 'test' | 'cast' | 'flee' }>

export const isRoll = (tag: ChoiceTag | null): tag is Roll =>
  tag?.kind === 'test' || tag?.kind === 'cast' || tag?.kind === 'flee'

/** So much health that no single blow is the last: damage can then be read off as it is. */
const plenty = 10_000

export class Builds {
  readonly all: Build[] = []
  readonly options: Options
  private readonly numbers = new Map<string, Build>()
  private readonly alike = new Map<string, readonly RollClass[]>()

  constructor(options: Options) {
    this.options = options
  }

  of(hero: Hero): Build {
    const bare: Hero = { ...hero, damage: 0, rations: 0, unused: 0, paid: [], spells: [...hero.spells].sort() }
    const { abilities, hp, weapon, armour, spells, level, used } = bare
    const key = JSON.stringify([abilities, hp, weapon, armour, spells, level, used])
    let build = this.numbers.get(key)
    if (!build) {
      build = {
        id: this.all.length,
        hero: bare,
        hp,
        cost: costOfLevel(used, this.options) ?? Number.POSITIVE_INFINITY,
        changes: new Map(),
        rolls: new Map(),
        levels: new Map(),
      }
      this.all.push(build)
      this.numbers.set(key, build)
    }
    return build
  }

  levelOf(spell: string): number {
    return spellOf(emptyScene(this), spell)?.level ?? 0
  }

  scene(hero: Hero): GamebookScene {
    return { ...gamebook.start(this.options), heroes: [hero] }
  }

  level(build: Build, ability: Ability): Build {
    let grown = build.levels.get(ability)
    if (!grown) {
      const rich = this.scene({ ...build.hero, unused: build.cost })
      const events = gamebook.decide(rich, { type: 'LevelUp', hero: reader, ability }, noDice)
      if (isRefusal(events)) throw new Error(events.text)
      grown = this.of(after(gamebook, rich, events).heroes[0] as Hero)
      build.levels.set(ability, grown)
    }
    return grown
  }

  /** The effect on a sheet with room in all directions, read off the book's own events. */
  change(build: Build, effect_: Effect): Change {
    let change = build.changes.get(effect_)
    if (!change) {
      const half: Hero = { ...build.hero, hp: plenty, damage: plenty / 2, rations: 100 }
      const events = effect(this.scene(half), effect_)
      const heroAfter = after(gamebook, this.scene(half), events).heroes[0] as Hero
      change = { ...sumsOf(events), build: this.of({ ...heroAfter, hp: build.hp }) }
      build.changes.set(effect_, change)
    }
    return change
  }

  /** The ways a roll can come out; ways that nothing can tell apart are one, and so are the lists of builds that roll alike. */
  roll(build: Build, roll: Roll, margins: boolean): readonly RollClass[] {
    const key = rollKey(roll)
    let classes = build.rolls.get(key)
    if (!classes) {
      const found = this.classes(build, roll, margins)
      const text = JSON.stringify(found)
      classes = this.alike.get(text) ?? found
      this.alike.set(text, classes)
      build.rolls.set(key, classes)
    }
    return classes
  }

  private classes(build: Build, roll: Roll, margins: boolean): RollClass[] {
    const hero = { ...build.hero, hp: plenty }
    const command = commandOf(roll, hero, this.scene(hero))
    const merged = new Map<string, RollClass & { chance: number }>()
    for (const { value, ways, outOf } of explore(dice => gamebook.decide(this.scene(hero), command, dice)).leaves) {
      if (isRefusal(value)) throw new Error(value.text)
      const thrown = value.find(event => 'result' in event)
      if (!thrown || !('result' in thrown)) throw new Error('a roll without a result')
      const { damage, xp } = sumsOf(value)
      const outcome = ({ success: 'win', tie: 'tie', failure: 'lose' } as const)[thrown.result]
      const margin = margins ? Number(thrown.margin) : 0
      const key = `${outcome} ${margin} ${damage} ${xp}`
      const chance = toNumber({ over: ways, under: outOf })
      const known = merged.get(key)
      merged.set(key, { outcome, margin, damage, xp, chance: (known?.chance ?? 0) + chance })
    }
    return [...merged.values()]
  }
}

export const rollKey = (roll: Roll): string => {
  const what = roll.kind === 'test' ? roll.ability : roll.kind === 'cast' ? roll.spell : ''
  return `${roll.kind} ${what} ${roll.ds} ${roll.harmless}`
}

/** The same command as `rollOf` gives, without the name under which it pays. */
function commandOf(roll: Roll, hero: Hero, scene: GamebookScene): GamebookCommand {
  const goal = { hero: reader, ds: roll.ds, ...(roll.harmless && { instead: 'the story tells' }) }
  if (roll.kind === 'test') return { type: 'Test', ...goal, ability: roll.ability }
  if (roll.kind === 'flee') return { type: 'Run', ...goal }
  const spell = roll.spell === 'any' ? easiestSpell(hero, scene) : roll.spell
  return { type: 'Cast', ...goal, spell: spell ?? '' }
}

function sumsOf(events: readonly GamebookEvent[]): Omit<Change, 'build'> {
  const sums = { damage: 0, heal: 0, rations: 0, xp: 0 }
  for (const event of events) {
    if (event.type === 'Hurt') sums.damage += event.to - event.from
    if (event.type === 'Healed') sums.heal += event.from - event.to
    if (event.type === 'RationsChanged') sums.rations += event.to - event.from
    if (event.type === 'XpGained') sums.xp += event.xp
  }
  return sums
}

/** What ink hears when it asks: the same answers as in play. */
export function answerFor(
  builds: Builds,
  build: Build,
  health: number,
  rations: number,
  margin: number,
  question: Question,
  about: string,
): Answer {
  const hero = { ...build.hero, damage: build.hp - health, rations }
  return answer({ scene: { ...emptyScene(builds), heroes: [hero] }, margin }, question, about)
}

const emptyScenes = new WeakMap<Builds, GamebookScene>()
function emptyScene(builds: Builds): GamebookScene {
  let scene = emptyScenes.get(builds)
  if (!scene) {
    scene = gamebook.start(builds.options)
    emptyScenes.set(builds, scene)
  }
  return scene
}

export const noDice = {
  throw: (): never => {
    throw new Error('this needs no dice')
  },
}

/** A spell that the reader does not know is not offered. */
export function isOffered({ roll }: NodeChoice, { hero }: Build): boolean {
  if (roll?.kind !== 'cast') return true
  return roll.spell === 'any' ? hero.spells.length > 0 : hero.spells.includes(roll.spell)
}

const rests = new WeakMap<Build, [number, number]>()

/** GB-rest.2, by the rule itself: what a rest heals, with a ration and without. */
export function restOf(builds: Builds, build: Build, eats: boolean): number {
  let healed = rests.get(build)
  if (!healed) {
    const tired = builds.scene({ ...build.hero, hp: 100, damage: 50, rations: 1 })
    const rest = (ration: boolean): number => {
      const events = gamebook.decide(tired, { type: 'Rest', hero: reader, ration }, noDice)
      if (isRefusal(events)) throw new Error(events.text)
      return events.reduce((sum, event) => sum + (event.type === 'Healed' ? event.from - event.to : 0), 0)
    }
    healed = [rest(false), rest(true)]
    rests.set(build, healed)
  }
  return healed[eats ? 1 : 0]
}
