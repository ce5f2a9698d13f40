// The only door: outside JSON becomes a command, a hero or a content pack, or a clear problem by path.
import { type Problem, type Refusal, refuse } from '../../kernel/index.ts'
import { abouts, attributes, conditionKinds, damageKinds, lastSpace, mostLevel } from './data.ts'
import { also, by, either, flag, list, object, oneOf, record, type Shape, text, whole } from './shapes.ts'
import type { By, GritCommand, HeroSheet, Knack, Pack } from './types.ts'

const id = text(80)
const name = text(80)
const words = text(2_000)
const loose = text(2_000, 0)
const ids = list(id, 40)
const attribute = oneOf(...attributes)
const condition = oneOf(...conditionKinds)
const damage = oneOf(...damageKinds)
const die = oneOf(4, 6, 8, 10, 12)
const band = oneOf('close', 'mid', 'far')
const armourKind = oneOf('none', 'light', 'medium', 'heavy')
const place = whole(0, lastSpace)
const perAttribute = (shape: Shape): Shape => object({ str: shape, dex: shape, int: shape, wil: shape })

const rider = object({ condition, save: attribute, 'weaker?': condition })
const weapon = object({
  id,
  name,
  text: loose,
  attribute,
  dice: whole(1, 4),
  'die?': die,
  'bonus?': whole(-3, 5),
  damage,
  reach: band,
  spaces: whole(1, lastSpace),
  price: whole(0, 100),
  'rider?': rider,
})
const dice = whole(1, 6)
const spellEffect = by('kind', {
  attack: object({ kind: oneOf('attack'), dice: whole(1, 4), 'die?': die, damage, 'rider?': rider }),
  save: object({
    kind: oneOf('save'),
    save: attribute,
    area: flag,
    dice: whole(0, 6),
    die,
    damage,
    'ignoresArmour?': flag,
    'condition?': condition,
    'weaker?': condition,
    'hold?': flag,
  }),
  heal: object({ kind: oneOf('heal'), dice, die, area: flag }),
  cleanse: object({ kind: oneOf('cleanse') }),
  step: object({ kind: oneOf('step') }),
})
const spell = object({
  id,
  name,
  text: loose,
  attribute,
  cost: whole(1, 3),
  sparks: whole(0, 6),
  reach: band,
  spaces: whole(1, lastSpace),
  does: spellEffect,
})
const knacks: readonly Knack[] = [
  'guard',
  'bulwark',
  'stubborn',
  'flurry',
  'opportunist',
  'piercing',
  'ambusher',
  'keen-eyed',
  'light-footed',
  'toppler',
  'merciless',
  'scrappy',
  'overwhelming',
  'steady-mind',
  'deep-well',
  'green-hands',
  'camp-cook',
  'captain',
]
const monster = object({
  id,
  name,
  text: loose,
  kind: oneOf('minion', 'monster', 'elite', 'solo'),
  scores: perAttribute(object({ modifier: whole(-3, 8), rating: whole(-3, 3) })),
  hp: whole(1, 300),
  armour: armourKind,
  speed: whole(0, 24),
  actions: whole(1, 5),
  attacks: list(weapon, 6, 1),
  resists: list(damage, 8),
  vulnerable: list(damage, 8),
  knacks: list(oneOf(...knacks), knacks.length),
  'wounds?': whole(1, 6),
})
const pack = object({
  title: name,
  weapons: list(weapon, 100),
  spells: list(spell, 100),
  monsters: list(monster, 100),
})
const sheet = object({
  id,
  name: text(80, 0),
  concept: loose,
  class: id,
  level: whole(1, mostLevel),
  modifiers: perAttribute(whole(-3, 5)),
  ratings: perAttribute(whole(-3, 3)),
  raises: list(attribute, mostLevel - 1),
  armour: id,
  weapons: list(id, 10),
  spells: list(id, 10),
})

const lean = {
  'boons?': list(words, 12),
  'banes?': list(words, 12),
  'secretBanes?': either('a whole number from 0 to 6', whole(0, 6), oneOf('withheld')),
  'steady?': oneOf('boon', 'cancel'),
  'helps?': ids,
}
const stepIn = { 'defends?': ids, 'interposer?': id }

const command = (type: string, fields: Readonly<Record<string, Shape>>): Shape =>
  object({ type: oneOf(type), ...fields })
/** Given by a hero or, for a foe, by the GM. */
const acted = (type: string, fields: Readonly<Record<string, Shape>>): Shape =>
  also(
    command(type, { 'hero?': id, 'foe?': id, ...fields }),
    ({ hero, foe }: By) => (hero === undefined) !== (foe === undefined),
    'given by a hero or by a foe, and not by both',
  )

const attack = acted('Attack', { with: id, target: id, ...stepIn, 'opportunity?': id, ...lean })

const commands: Readonly<Record<GritCommand['type'], Shape>> = {
  Test: acted('Test', {
    attribute,
    how: words,
    'about?': oneOf(...abouts),
    'position?': oneOf('controlled', 'risky', 'desperate'),
    'effect?': oneOf('limited', 'standard', 'great'),
    'cost?': whole(0, 3),
    ...lean,
  }),
  Assess: acted('Assess', { target: id, ...lean }),
  Escape: acted('Escape', lean),
  Save: acted('Save', { attribute, 'effect?': id, 'against?': words, ...lean }),
  Initiative: command('Initiative', { hero: id, ...lean }),
  Attack: attack,
  Cast: command('Cast', { hero: id, spell: id, targets: ids, 'spend?': whole(1, 3), 'to?': place, ...stepIn, ...lean }),
  BeginFight: command('BeginFight', {}),
  EndFight: command('EndFight', {}),
  GrantInitiative: command('GrantInitiative', { heroes: list(id, 40, 1) }),
  OrderTurns: command('OrderTurns', { scores: record(whole(-100, 100), 80) }),
  EndTurn: acted('EndTurn', {}),
  Move: acted('Move', { to: place, 'careful?': flag }),
  StandUp: acted('StandUp', {}),
  LetGo: command('LetGo', { hero: id }),
  Declare: command('Declare', { 'hero?': id, attack }),
  React: acted('React', { how: oneOf('defend', 'interpose', 'pass') }),
  ThrowDeclared: command('ThrowDeclared', { 'hero?': id }),
  Explode: command('Explode', { 'hero?': id }),
  PassOpportunity: acted('PassOpportunity', { provoked: id }),
  Provoke: command('Provoke', { mover: id, why: words }),
  Threaten: command('Threaten', {
    targets: list(id, 40, 1),
    attribute,
    text: words,
    'damage?': whole(0, 200),
    'kind?': damage,
    'condition?': condition,
    'weaker?': condition,
  }),
  Strain: command('Strain', { hero: id, why: words }),
  BoostRider: command('BoostRider', { effect: id }),
  RemoveMinions: command('RemoveMinions', { foe: id, count: whole(0, 40), 'effect?': id }),
  FieldRest: command('FieldRest', { hero: id, dice: whole(1, mostLevel) }),
  SafeRest: command('SafeRest', {}),
  GrantLevel: command('GrantLevel', { to: list(id, 40, 1) }),
  Advance: command('Advance', { hero: id, attribute }),
  AddHero: command('AddHero', { sheet, 'at?': place }),
  DismissHero: command('DismissHero', { who: id }),
  AddFoe: command('AddFoe', {
    id,
    monster: (value, path) => (typeof value === 'string' ? id(value, path) : monster(value, path)),
    'name?': name,
    'count?': whole(1, 40),
    'at?': place,
    'hidden?': flag,
  }),
  ShowFoe: command('ShowFoe', { foe: id }),
  RemoveFoe: command('RemoveFoe', { foe: id }),
  SetCondition: command('SetCondition', { targets: list(id, 40, 1), condition, on: flag, 'source?': id }),
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
  Skip: command('Skip', { choice: id, reason: words }),
}
const anyCommand = by('type', commands)

const told = (problems: readonly Problem[]): string =>
  problems.map(({ path, text }) => `${path || 'It'} ${text}.`).join(' ')

export function parse(json: unknown): GritCommand | Refusal {
  const problems = anyCommand(json, '')
  return problems.length === 0
    ? (json as GritCommand)
    : refuse('malformed', `That is no command of this book. ${told(problems.slice(0, 5))}`)
}

export function parseSheet(json: unknown): HeroSheet | readonly Problem[] {
  const problems = sheet(json, '')
  return problems.length === 0 ? (json as HeroSheet) : problems
}

/** A table's own content: weapons, spells and monsters in the form of the book's. */
export function parsePack(json: unknown): Pack | readonly Problem[] {
  const problems = pack(json, '')
  return problems.length === 0 ? (json as Pack) : problems
}
