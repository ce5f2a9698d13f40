// The only door: outside JSON becomes a command, a hero or a content pack, or a clear problem by path.
import {
  anyText,
  type Check,
  flag,
  id,
  list,
  oneOf,
  optional,
  parseCommand,
  record,
  text,
  whole,
} from '../../kernel/door.ts'
import type { Problem, Refusal } from '../../kernel/index.ts'
import { abouts, attributes, conditionKinds, damageKinds, knacks, lastSpace, mostLevel } from './data.ts'
import type {
  By,
  CommandOf,
  GritCommand,
  HeroSheet,
  Lean,
  Monster,
  Pack,
  Rider,
  Score,
  Scores,
  Spell,
  SpellEffect,
  Weapon,
} from './types.ts'

const name = text(80)
const words = text(2_000)
const loose = anyText(2_000)
const ids = list(id, 40)
const attribute = oneOf(...attributes)
const condition = oneOf(...conditionKinds)
const damage = oneOf(...damageKinds)
const die = oneOf(4, 6, 8, 10, 12)
const band = oneOf('close', 'mid', 'far')
const place = whole(0, lastSpace)

/** At least one. */
const some =
  (each: Check, most: number): Check =>
  (value, path) =>
    Array.isArray(value) && value.length === 0
      ? [{ path, text: `${path} must name at least one.` }]
      : list(each, most)(value, path)

/** The check that the value's own `kind` names. */
const byKind =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value, path) => {
    const kind = (value as { kind?: unknown } | null)?.kind
    const check = typeof kind === 'string' && Object.hasOwn(checks, kind) ? checks[kind] : undefined
    return check ? check(value, path) : oneOf(...Object.keys(checks))(kind, `${path}.kind`)
  }

const perAttribute = <T>(each: Check): Check =>
  record<Readonly<Record<'str' | 'dex' | 'int' | 'wil', T>>>({ str: each, dex: each, int: each, wil: each })

const rider = record<Rider>({ condition, save: attribute, weaker: optional(condition) })
const weapon = record<Weapon>({
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
const spellEffect = byKind({
  attack: record<EffectOf<'attack'>>({
    kind: oneOf('attack'),
    dice: whole(1, 4),
    die: optional(die),
    damage,
    rider: optional(rider),
  }),
  save: record<EffectOf<'save'>>({
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
  heal: record<EffectOf<'heal'>>({ kind: oneOf('heal'), dice: whole(1, 6), die, area: flag }),
  cleanse: record<EffectOf<'cleanse'>>({ kind: oneOf('cleanse') }),
  step: record<EffectOf<'step'>>({ kind: oneOf('step') }),
})
const spell = record<Spell>({
  id,
  name,
  text: loose,
  attribute,
  cost: oneOf(1, 2, 3),
  sparks: whole(0, 6),
  reach: band,
  spaces: whole(1, lastSpace),
  does: spellEffect,
})
const score = record<Score>({ modifier: whole(-3, 8), rating: whole(-3, 3) })
const monster = record<Monster>({
  id,
  name,
  text: loose,
  kind: oneOf('minion', 'monster', 'elite', 'solo'),
  scores: perAttribute<Scores['str']>(score),
  hp: whole(1, 300),
  armour: oneOf('none', 'light', 'medium', 'heavy'),
  speed: whole(0, 24),
  actions: whole(1, 5),
  attacks: some(weapon, 6),
  resists: list(damage, damageKinds.length),
  vulnerable: list(damage, damageKinds.length),
  knacks: list(oneOf(...knacks), knacks.length),
  wounds: optional(whole(1, 6)),
})
const pack = record<Pack>({
  title: name,
  weapons: list(weapon, 100),
  spells: list(spell, 100),
  monsters: list(monster, 100),
})
const sheet = record<HeroSheet>({
  id,
  name: anyText(80),
  concept: loose,
  class: id,
  level: whole(1, mostLevel),
  modifiers: perAttribute<number>(whole(-3, 5)),
  ratings: perAttribute<number>(whole(-3, 3)),
  raises: list(attribute, mostLevel - 1),
  armour: id,
  weapons: list(id, 10),
  spells: list(id, 10),
})

const lean: { readonly [K in keyof Lean]-?: Check } = {
  boons: optional(list(words, 12)),
  banes: optional(list(words, 12)),
  secretBanes: optional((value, path) => (value === 'withheld' ? [] : whole(0, 6)(value, path))),
  steady: optional(oneOf('boon', 'cancel')),
  helps: optional(ids),
}
const stepIn = { defends: optional(ids), interposer: optional(id) }
const either = { hero: optional(id), foe: optional(id) }

const command = <T extends GritCommand['type']>(
  type: T,
  fields: { readonly [K in Exclude<keyof CommandOf<T>, 'type'>]-?: Check },
): Check => record({ type: oneOf(type), ...fields })

/** Given by a hero or, for a foe, by the GM. */
const byOne =
  (check: Check): Check =>
  (value, path) => {
    const problems = check(value, path)
    const { hero, foe } = value as By
    return problems.length > 0 || (hero === undefined) !== (foe === undefined)
      ? problems
      : [{ path, text: `${path || 'it'} must name a hero or a foe, and not both.` }]
  }

const attack = byOne(
  command('Attack', { ...either, with: id, target: id, ...stepIn, opportunity: optional(id), ...lean }),
)

const commands: Readonly<Record<GritCommand['type'], Check>> = {
  Test: byOne(
    command('Test', {
      ...either,
      attribute,
      how: words,
      about: optional(oneOf(...abouts)),
      position: optional(oneOf('controlled', 'risky', 'desperate')),
      effect: optional(oneOf('limited', 'standard', 'great')),
      cost: optional(whole(0, 3)),
      ...lean,
    }),
  ),
  Assess: byOne(command('Assess', { ...either, target: id, ...lean })),
  Escape: byOne(command('Escape', { ...either, ...lean })),
  Save: byOne(command('Save', { ...either, attribute, effect: optional(id), against: optional(words), ...lean })),
  Initiative: command('Initiative', { hero: id, ...lean }),
  Attack: attack,
  Cast: command('Cast', {
    hero: id,
    spell: id,
    targets: ids,
    spend: optional(whole(1, 3)),
    to: optional(place),
    ...stepIn,
    ...lean,
  }),
  BeginFight: command('BeginFight', {}),
  EndFight: command('EndFight', {}),
  GrantInitiative: command('GrantInitiative', { heroes: some(id, 40) }),
  OrderTurns: command('OrderTurns', { order: list(record({ id, score: whole(-100, 100) }), 80) }),
  EndTurn: byOne(command('EndTurn', either)),
  Move: byOne(command('Move', { ...either, to: place, careful: optional(flag) })),
  StandUp: byOne(command('StandUp', either)),
  LetGo: command('LetGo', { hero: id }),
  Declare: command('Declare', { hero: optional(id), attack }),
  React: byOne(command('React', { ...either, how: oneOf('defend', 'interpose', 'pass') })),
  ThrowDeclared: command('ThrowDeclared', { hero: optional(id) }),
  Explode: command('Explode', { hero: optional(id) }),
  PassOpportunity: byOne(command('PassOpportunity', { ...either, provoked: id })),
  Provoke: command('Provoke', { mover: id, why: words }),
  Threaten: command('Threaten', {
    targets: some(id, 40),
    attribute,
    text: words,
    damage: optional(whole(0, 200)),
    kind: optional(damage),
    condition: optional(condition),
    weaker: optional(condition),
  }),
  Strain: command('Strain', { hero: id, why: words }),
  BoostRider: command('BoostRider', { effect: id }),
  RemoveMinions: command('RemoveMinions', { foe: id, count: whole(0, 40), effect: optional(id) }),
  FieldRest: command('FieldRest', { hero: id, dice: whole(1, mostLevel) }),
  SafeRest: command('SafeRest', {}),
  GrantLevel: command('GrantLevel', { to: some(id, 40) }),
  Advance: command('Advance', { hero: id, attribute }),
  AddHero: command('AddHero', { sheet, at: optional(place) }),
  DismissHero: command('DismissHero', { who: id }),
  AddFoe: command('AddFoe', {
    id,
    monster: (value, path) => (typeof value === 'string' ? id(value, path) : monster(value, path)),
    name: optional(name),
    count: optional(whole(1, 40)),
    at: optional(place),
    hidden: optional(flag),
  }),
  ShowFoe: command('ShowFoe', { foe: id }),
  RemoveFoe: command('RemoveFoe', { foe: id }),
  SetCondition: command('SetCondition', { targets: some(id, 40), condition, on: flag, source: optional(id) }),
  Adjust: command('Adjust', {
    who: id,
    what: oneOf('hp', 'wounds', 'grit', 'actions', 'hitDice', 'sparks', 'count', 'at'),
    to: whole(0, 1_000),
    reason: words,
  }),
  SetWoundCap: command('SetWoundCap', { cap: whole(1, 6) }),
  SetTerrain: command('SetTerrain', { difficult: list(place, lastSpace + 1) }),
  SetScene: command('SetScene', { title: name, text: words }),
  LoadPack: command('LoadPack', { pack }),
  Skip: command('Skip', { choice: name, reason: words }),
}

export const parse = (json: unknown): GritCommand | Refusal => parseCommand<GritCommand>(commands, json)

const parseAs =
  <T>(check: Check) =>
  (json: unknown): T | readonly Problem[] => {
    const problems = check(json, '')
    return problems.length === 0 ? (json as T) : problems
  }

export const parseSheet = parseAs<HeroSheet>(sheet)
/** A table's own content: weapons, spells and monsters in the form of the book's. */
export const parsePack = parseAs<Pack>(pack)
