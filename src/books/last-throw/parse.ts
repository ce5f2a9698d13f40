// The only door for outside JSON: a command, a hero or a content pack, or what is wrong with it.
import type { Problem } from '../../kernel/index.ts'
import {
  type CommandFields,
  commandDoor,
  type Fields,
  flag,
  listOf,
  object,
  oneOf,
  optional,
  parseShape,
  type Shape,
  textOf,
  whole,
} from '../../kernel/shape.ts'
import type { Command, Leaning } from './commands.ts'
import { allSkills } from './create.ts'
import { attributes, bands, levels } from './data.ts'
import type {
  Band,
  Creature,
  FoeSheet,
  Gear,
  Grimoire,
  Hero,
  NotableObject,
  Pack,
  Target,
  Tn,
  Working,
} from './types.ts'

type Required<T> = Shape<T> & { readonly optional?: never }

/** A shape with one more thing to ask, once all else is right. */
function but<T>({ tell }: Required<T>, holds: (value: T) => boolean, wanted: string): Required<T> {
  return {
    tell: (value, path, problems) => {
      const before = problems.length
      tell(value, path, problems)
      if (problems.length === before && !holds(value as T)) problems.push({ path, text: `${path} must be ${wanted}.` })
    },
  }
}

/** Ids are keys of records and parts of other ids: short, plain, and nothing that every object has by itself. */
const idPattern = /^[A-Za-z0-9][\w.-]*$/
const id = but(
  textOf(60),
  value => idPattern.test(value) && value !== 'gm' && !(value in {}),
  'an id of letters, digits, dots and dashes',
)
/** Control characters and whatever looks like markup; line breaks are fine. */
const unplain = /[\p{Cc}--\n]|<[A-Za-z!\/]/v
const plain = (most: number, least = 1) =>
  but(textOf(most, least), value => !unplain.test(value), 'plain text without markup')
const setOf = <T>(each: Shape<T>, most: number) =>
  but(listOf(each, most), value => new Set(value).size === value.length, 'a list in which nothing stands twice')

const name = plain(80)
const phrase = plain(200)
const words = plain(2_000)
const numbers: readonly Tn[] = [2, 3, 4, 5, 6]
const criticals: readonly Tn[] = ['C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8']
const tnOf = (...allowed: readonly Tn[]): Required<Tn> => ({
  tell: (value, path, problems) => {
    if (!allowed.includes(value as Tn)) problems.push({ path, text: `${path} must be ${allowed.join(' or ')}.` })
  },
})
const tn = tnOf(...numbers, ...criticals, 'secret')
const attribute = oneOf(...attributes)
const bodily = oneOf('strength', 'dexterity')
const kind = oneOf('wounds', 'fatigue')
const skill: Required<string> = oneOf(...allSkills)
const wonderSkill: Required<string> = oneOf('Channelling', 'Rituals', 'Alchemy', 'Occultism', 'Arcane Perception')
const level = oneOf(...levels)
const armour = oneOf('none', 'light', 'heavy')
const band: Required<Band> = oneOf(...bands)
const ids = setOf(id, 24)

const gear: Fields<Gear> = { weapons: setOf(id, 12), armour, shield: flag, objects: setOf(id, 12) }

/** Names may still be missing: a draft is always valid data, and `check` says what is left to do. */
const hero = object<Hero>({
  id,
  name: plain(80, 0),
  race: plain(80, 0),
  family: attribute,
  class: oneOf('fighter', 'adventurer', 'scholar', 'mystic'),
  levels: object<Hero['levels']>({ strength: level, dexterity: level, wisdom: level, wonder: level }),
  skills: listOf(skill, 40),
  grimoires: listOf(id, 40),
  hp: whole(0, 20),
  trait: plain(200, 0),
  burden: plain(200, 0),
  earned: whole(0, 999),
  ...gear,
})

const working = object<Working>({
  text: phrase,
  whom: optional(oneOf('targets', 'ally', 'caster', 'caster-and-near', 'group', 'everyone', 'patient-to-caster')),
  most: optional(whole(1, 24)),
  harm: optional(object<NonNullable<Working['harm']>>({ kind, amount: whole(1, 9), fire: optional(flag) })),
  heal: optional(whole(1, 9)),
})
const grimoire = object<Grimoire>({
  id,
  name,
  skill: wonderSkill,
  tn: tnOf(3, 4, 5, 6, 'C2'),
  cost: whole(1, 9),
  effect: working,
  backlash: working,
})
const thing = object<NotableObject>({
  id,
  name,
  effect: phrase,
  cost: optional(phrase),
  tier: optional(object<NonNullable<NotableObject['tier']>>({ skill: optional(skill), when: optional(phrase) })),
  fatigue: optional(whole(1, 9)),
})
const foeFields: Fields<FoeSheet> = {
  name,
  level,
  wounds: whole(1, 60),
  weapon: id,
  attribute: bodily,
  armour,
  behaviour: phrase,
  special: optional(oneOf('regeneration', 'venom')),
  block: optional(flag),
}
const pack = object<Pack>({
  title: name,
  grimoires: listOf(grimoire, 200),
  objects: listOf(thing, 200),
  foes: listOf(object<Creature>({ id, ...foeFields }), 200),
})

/** One of several shapes, told apart by the value itself. */
const either = <T>(choose: (value: Readonly<Record<string, unknown>>) => Shape<unknown>): Required<T> => ({
  tell: (value, path, problems) =>
    choose(typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}).tell(
      value,
      path,
      problems,
    ),
})

type TargetOf<K extends Target['kind']> = Target & { kind: K }
const targets: Readonly<Record<string, Shape<unknown>>> = {
  attribute: object<TargetOf<'attribute'>>({ kind: oneOf('attribute'), attribute }),
  skill: object<TargetOf<'skill'>>({ kind: oneOf('skill'), skill }),
  grimoire: object<TargetOf<'grimoire'>>({ kind: oneOf('grimoire'), grimoire: id }),
  hp: object<TargetOf<'hp'>>({ kind: oneOf('hp') }),
}
const anyTarget = object<Pick<Target, 'kind'>>({ kind: oneOf('attribute', 'skill', 'grimoire', 'hp') })
const target = either<Target>(({ kind: of }) =>
  typeof of === 'string' && Object.hasOwn(targets, of) ? (targets[of] as Shape<unknown>) : anyTarget,
)

const lean: Fields<Omit<Leaning, 'secretTn'>> = {
  hero: id,
  penalties: optional(setOf(name, 8)),
  object: optional(id),
  helpers: optional(setOf(id, 12)),
  exert: optional(flag),
  cost: optional(whole(0, 20)),
  fallBack: optional(flag),
}
const thrown = { ...lean, secretTn: optional(flag) }
const named = { hero: id }
const reasoned = { hero: id, reason: phrase }

const commands: CommandFields<Command> = {
  Test: { ...thrown, attribute, skill: optional(skill), tn, task: optional(name) },
  Attack: { ...thrown, weapon: id, attribute: bodily, target: id, tn: optional(tn) },
  Cast: { ...thrown, grimoire: id, targets: ids, exempt: optional(ids), tn: optional(tn) },
  Treat: { ...thrown, patient: id, tn: optional(tn) },
  Flee: { ...thrown, tn, skill: optional(skill) },
  Close: { ...thrown, target: id, tn: optional(tn), attribute: optional(attribute), skill: optional(skill) },
  Opposed: {
    ...lean,
    attribute,
    skill: optional(skill),
    against: id,
    againstAttribute: optional(attribute),
    againstSkill: optional(skill),
  },
  Strike: { foe: id, target: id, tn: optional(tn), defence: optional(bodily), exert: optional(flag) },
  AddHero: { sheet: hero },
  RemoveHero: named,
  AddFoe: {
    id,
    foe: optional(object<FoeSheet>(foeFields)),
    from: optional(id),
    name: optional(name),
    members: optional(whole(2, 30)),
    band: optional(band),
    hidden: optional(flag),
  },
  RemoveFoe: { foe: id, how: oneOf('fled', 'surrendered', 'gone') },
  Reveal: { foe: id },
  Burn: { foe: id },
  MoveFoe: { foe: id, band, from: optional(id) },
  SetScene: { text: words },
  EndScene: { ending: oneOf('victory', 'flight', 'surrender', 'death', 'peace') },
  NextExchange: {},
  FallBack: { ...named, bands: whole(1, 2) as Required<1 | 2> },
  UseObject: { ...named, object: id },
  Exert: named,
  AcceptFailure: named,
  Block: { ...named, exert: optional(flag) },
  TakeBlow: named,
  ChooseHealing: { ...named, first: kind },
  ConfirmDeath: named,
  Spare: named,
  Equip: { ...named, gear: object<Gear>(gear) },
  ShortRest: { heroes: optional(ids) },
  LongRest: { heroes: optional(ids) },
  Harm: { targets: ids, kind, amount: whole(1, 60), reason: phrase },
  Mend: { targets: ids, amount: whole(1, 60), reason: phrase },
  SetCondition: { ...reasoned, condition: name, on: flag },
  LiftLock: { ...reasoned, task: name },
  Award: { ...named, discovery: flag, trouble: flag, changed: flag },
  Commit: { ...named, target },
  RefuseGrowth: { ...reasoned, target },
  RewriteTrait: { ...named, trait: phrase },
  RewriteBurden: { ...named, burden: phrase },
  Adjust: { who: id, field: oneOf('wounds', 'fatigue', 'hp', 'points'), to: whole(0, 99), reason: phrase },
  Revise: { sheet: hero, reason: phrase },
  Return: reasoned,
  WriteGrimoire: { grimoire },
  WriteObject: { object: thing },
  LoadPack: { pack },
}

export const parse = commandDoor<Command>('At the Last Throw', commands)

export const parseHero = (json: unknown): Hero | readonly Problem[] => parseShape(hero, json)

/** A content pack from outside, before anybody loads it. */
export const parsePack = (json: unknown): Pack | readonly Problem[] => parseShape(pack, json)
