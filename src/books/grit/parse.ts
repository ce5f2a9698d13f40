// The only door: outside JSON becomes a command, a hero or a content pack, or a clear problem by path.
import { mapFields, squareShape } from '../../grid/index.ts'
import { isRefusal, type Problem, type Refusal, refuse } from '../../kernel/index.ts'
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
  wholeOr,
} from '../../kernel/shape.ts'
import { abouts, attributes, conditionKinds, damageKinds, knacks, lastSpace, mostLevel } from './data.ts'
import type {
  Attack,
  Attribute,
  By,
  Die,
  Gear,
  GritCommand,
  HeroSheet,
  Lean,
  Monster,
  Pack,
  Place,
  Rider,
  Score,
  Spell,
  SpellEffect,
  Spot,
  Weapon,
} from './types.ts'

const id = textOf(80)
const name = textOf(80)
const words = textOf(2_000)
const loose = textOf(2_000, 0)
const ids = listOf(id, 40)
const attribute = oneOf(...attributes)
const condition = oneOf(...conditionKinds)
const damage = oneOf(...damageKinds)
const band = oneOf('close', 'mid', 'far')
const place = whole(0, lastSpace)

type Required<T> = Shape<T> & { readonly optional?: never }

/** A zone or a space by its number, or a square. */
const spot: Required<Spot> = {
  tell: (value, path, problems) => (typeof value === 'object' ? squareShape : place).tell(value, path, problems),
}

const number = <const N extends number>(...numbers: readonly N[]): Required<N> => ({
  tell: (value, path, problems) => {
    if (!numbers.includes(value as N)) problems.push({ path, text: `${path} must be ${numbers.join(' or ')}.` })
  },
})
const die = number<Die>(4, 6, 8, 10, 12)

/** At least one. */
const some = <T>(each: Shape<T>, most: number): Required<readonly T[]> => ({
  tell: (value, path, problems) => {
    if (Array.isArray(value) && value.length === 0) problems.push({ path, text: `${path} must name at least one.` })
    else listOf(each, most).tell(value, path, problems)
  },
})

/** The shape that the value's own `kind` names. */
const byKind = <T extends { readonly kind: string }>(
  shapes: {
    readonly [K in T['kind']]: Shape<Extract<T, { kind: K }>>
  },
): Required<T> => ({
  tell: (value, path, problems) => {
    const kind = (value as { kind?: unknown } | null | undefined)?.kind
    const known = typeof kind === 'string' && Object.hasOwn(shapes, kind)
    if (known) shapes[kind as T['kind']].tell(value, path, problems)
    else oneOf(...Object.keys(shapes)).tell(kind, `${path}.kind`, problems)
  },
})

const perAttribute = <T>(each: Required<T>): Required<Readonly<Record<Attribute, T>>> =>
  object<Record<'str' | 'dex' | 'int' | 'wil', T>>({ str: each, dex: each, int: each, wil: each } as Fields<
    Record<Attribute, T>
  >)

const rider = object<Rider>({ condition, save: attribute, weaker: optional(condition) })
const weapon = object<Weapon>({
  id,
  name,
  text: loose,
  attribute,
  dice: whole(1, 4),
  die: optional(die),
  bonus: optional(whole(-3, 5)),
  damage,
  reach: band,
  spaces: whole(1, lastSpace),
  price: whole(0, 100),
  rider: optional(rider),
})

type EffectOf<K extends SpellEffect['kind']> = Extract<SpellEffect, { kind: K }>
const spellEffect = byKind<SpellEffect>({
  attack: object<EffectOf<'attack'>>({
    kind: oneOf('attack'),
    dice: whole(1, 4),
    die: optional(die),
    damage,
    rider: optional(rider),
  }),
  save: object<EffectOf<'save'>>({
    kind: oneOf('save'),
    save: attribute,
    area: flag,
    dice: whole(0, 6),
    die,
    damage,
    ignoresArmour: optional(flag),
    condition: optional(condition),
    weaker: optional(condition),
    hold: optional(flag),
  }),
  heal: object<EffectOf<'heal'>>({ kind: oneOf('heal'), dice: whole(1, 6), die, area: flag }),
  cleanse: object<EffectOf<'cleanse'>>({ kind: oneOf('cleanse') }),
  step: object<EffectOf<'step'>>({ kind: oneOf('step') }),
})
const spell = object<Spell>({
  id,
  name,
  text: loose,
  attribute,
  cost: number(1, 2, 3),
  sparks: whole(0, 6),
  reach: band,
  spaces: whole(1, lastSpace),
  does: spellEffect,
})
const score = object<Score>({ modifier: whole(-3, 8), rating: whole(-3, 3) })
const monster = object<Monster>({
  id,
  name,
  text: loose,
  kind: oneOf('minion', 'monster', 'elite', 'solo'),
  scores: perAttribute(score),
  hp: whole(1, 300),
  armour: oneOf('none', 'light', 'medium', 'heavy'),
  speed: whole(0, 24),
  actions: whole(1, 5),
  attacks: some(weapon, 6),
  resists: listOf(damage, damageKinds.length),
  vulnerable: listOf(damage, damageKinds.length),
  knacks: listOf(oneOf(...knacks), knacks.length),
  wounds: optional(whole(1, 6)),
})
const pack = object<Pack>({
  title: name,
  weapons: listOf(weapon, 100),
  spells: listOf(spell, 100),
  monsters: listOf(monster, 100),
})
const gear: Fields<Gear> = { armour: id, weapons: listOf(id, 10), spells: listOf(id, 10) }
const sheet = object<HeroSheet>({
  id,
  name: textOf(80, 0),
  concept: loose,
  class: id,
  level: whole(1, mostLevel),
  modifiers: perAttribute(whole(-3, 5)),
  ratings: perAttribute(whole(-3, 3)),
  raises: listOf(attribute, mostLevel - 1),
  ...gear,
})

const lean: Fields<Lean> = {
  boons: optional(listOf(words, 12)),
  banes: optional(listOf(words, 12)),
  secretBanes: optional(wholeOr(0, 6, 'withheld')),
  steady: optional(oneOf('boon', 'cancel')),
  helps: optional(ids),
}
const stepIn = { defends: optional(ids), interposer: optional(id) }
const either: Fields<By> = { hero: optional(id), foe: optional(id) }

const attack: Fields<Omit<Attack, 'type'>> = {
  ...either,
  with: id,
  target: id,
  ...stepIn,
  opportunity: optional(id),
  ...lean,
}

const commands: CommandFields<GritCommand> = {
  Test: {
    ...either,
    attribute,
    how: words,
    about: optional(oneOf(...abouts)),
    position: optional(oneOf('controlled', 'risky', 'desperate')),
    effect: optional(oneOf('limited', 'standard', 'great')),
    cost: optional(whole(0, 3)),
    ...lean,
  },
  Assess: { ...either, target: id, ...lean },
  Escape: { ...either, ...lean },
  Save: { ...either, attribute, effect: optional(id), against: optional(words), ...lean },
  Initiative: { hero: id, ...lean },
  Attack: attack,
  Cast: {
    hero: id,
    spell: id,
    targets: ids,
    spend: optional(whole(1, 3)),
    to: optional(spot),
    ...stepIn,
    ...lean,
  },
  BeginFight: {},
  EndFight: {},
  GrantInitiative: { heroes: some(id, 40) },
  OrderTurns: { order: listOf(object<Place>({ id, score: whole(-100, 100) }), 80) },
  EndTurn: either,
  Move: { ...either, to: spot, careful: optional(flag) },
  StandUp: either,
  LetGo: { hero: id },
  Declare: { hero: optional(id), attack: object<Attack>({ type: oneOf('Attack'), ...attack }) },
  React: { ...either, how: oneOf('defend', 'interpose', 'pass') },
  ThrowDeclared: { hero: optional(id) },
  Explode: { hero: optional(id) },
  PassOpportunity: { ...either, provoked: id },
  Provoke: { mover: id, why: words },
  Threaten: {
    targets: some(id, 40),
    attribute,
    text: words,
    damage: optional(whole(0, 200)),
    roll: optional(object<{ readonly dice: number; readonly die: Die }>({ dice: whole(1, 10), die })),
    kind: optional(damage),
    condition: optional(condition),
    weaker: optional(condition),
  },
  Strain: { hero: id, why: words },
  BoostRider: { effect: id },
  RemoveMinions: { foe: id, count: whole(0, 40), effect: optional(id) },
  FieldRest: { hero: id, dice: whole(1, mostLevel) },
  SafeRest: {},
  GrantLevel: { to: some(id, 40) },
  Advance: { hero: id, attribute },
  AddHero: { sheet, at: optional(place) },
  DismissHero: { who: id },
  Outfit: { who: id, ...gear },
  AddFoe: {
    id,
    monster: {
      tell: (value, path, problems) => (typeof value === 'string' ? id : monster).tell(value, path, problems),
    },
    name: optional(name),
    count: optional(whole(1, 40)),
    at: optional(spot),
    hidden: optional(flag),
  },
  ShowFoe: { foe: id, at: optional(squareShape) },
  RemoveFoe: { foe: id },
  SetCondition: { targets: some(id, 40), condition, on: flag, source: optional(id) },
  Adjust: {
    who: id,
    what: oneOf('hp', 'wounds', 'grit', 'actions', 'hitDice', 'sparks', 'count', 'at'),
    to: whole(0, 1_000),
    reason: words,
  },
  SetWoundCap: { cap: whole(1, 6) },
  SetTerrain: { difficult: listOf(place, lastSpace + 1) },
  ...mapFields,
  SetScene: { title: name, text: words },
  LoadPack: { pack },
  Skip: { choice: name, reason: words },
}

const door = commandDoor<GritCommand>('Grit', commands)

/** What a hero does or, by the GM's hand, a foe: one of the two, and not both. */
const byOne: ReadonlySet<GritCommand['type']> = new Set([
  'Test',
  'Assess',
  'Escape',
  'Save',
  'Attack',
  'EndTurn',
  'Move',
  'StandUp',
  'React',
  'PassOpportunity',
])

export function parse(json: unknown): GritCommand | Refusal {
  const command = door(json)
  if (isRefusal(command)) return command
  const acts = command.type === 'Declare' ? command.attack : command
  const { hero, foe } = acts as By
  return byOne.has(acts.type) && (hero === undefined) === (foe === undefined)
    ? refuse('malformed', `${acts.type}: it must name a hero or a foe, and not both.`)
    : command
}

export const parseSheet = (json: unknown): HeroSheet | readonly Problem[] => parseShape(sheet, json)
/** A table's own content: weapons, spells and monsters in the form of the book's. */
export const parsePack = (json: unknown): Pack | readonly Problem[] => parseShape(pack, json)
