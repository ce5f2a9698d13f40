// The only door: outside JSON becomes a command, a hero or a pack, or problems by path.
import type { Problem } from '../../kernel/index.ts'
import {
  commandDoor,
  flag,
  listOf,
  object,
  oneOf,
  optional,
  parseShape,
  textOf,
  whole,
  wholeOr,
} from '../../kernel/shape.ts'
import type { Abilities, Armour, FoeKind, GamebookCommand, Hero, Obstacle, Pack, Spell, Weapon } from './types.ts'

const id = textOf(80)
const name = textOf(80)
const told = textOf(2000)
/** What pays once may be named after a choice of a story, which is longer than an id. */
const payer = textOf(200)
const points = whole(0, 20)
const count = whole(0, 200)
const experience = whole(0, 100_000)
const ability = oneOf('power', 'grace', 'focus')

const weapon = object<Weapon>({ name, points })
const armour = object<Armour>({ name, protection: points })
const kind = object<FoeKind>({ id, name, ds: whole(1, 30), weapon: points, immune: listOf(id, 20) })
const spell = object<Spell>({ id, name, level: whole(1, 9), text: textOf(2000, 0) })
const sheet = object<Hero>({
  id,
  name: textOf(80, 0),
  archetype: oneOf('fighter', 'rogue', 'mage', 'free'),
  abilities: object<Abilities>({ power: points, grace: points, focus: points }),
  hp: whole(1, 200),
  damage: count,
  weapon,
  armour,
  rations: count,
  spells: listOf(id, 40),
  level: whole(1, 100),
  used: experience,
  unused: experience,
  away: flag,
  paid: listOf(payer, 2000),
})
const obstacle = object<Obstacle>({
  id,
  name,
  ability,
  ds: wholeOr(1, 30, 'secret'),
  secret: flag,
  instead: optional(told),
})
const pack = object<Pack>({
  title: name,
  foes: listOf(kind, 200),
  weapons: listOf(weapon, 200),
  armours: listOf(armour, 200),
  spells: listOf(spell, 100),
})

const thrower = { hero: id, cover: optional(id) }
const tricky = {
  ds: optional(wholeOr(1, 30, 'secret')),
  secret: optional(flag),
  obstacle: optional(payer),
  shift: optional(whole(-6, 6)),
  instead: optional(told),
}
const heroes = listOf(id, 20)
const amount = whole(1, 200)

export const parse = commandDoor<GamebookCommand>('Gamebook', {
  Test: { ...thrower, ...tricky, ability, what: optional(told) },
  Attack: { ...thrower, foe: id },
  Run: { ...thrower, ...tricky, foe: optional(id) },
  Cast: { ...thrower, ...tricky, spell: id, foes: optional(listOf(id, 20)), what: optional(told) },
  Rest: { hero: id, ration: flag },
  LevelUp: { hero: id, ability },
  AddHero: { sheet },
  DismissHero: { hero: id },
  AddFoe: { id, kind, hidden: optional(flag), note: optional(textOf(2000, 0)), pays: optional(payer) },
  ShowFoe: { foe: id },
  RemoveFoe: { foe: id },
  AdjustFoe: { foe: id, damage: count, reason: told },
  EndFight: { reason: told },
  AddObstacle: { obstacle },
  RemoveObstacle: { obstacle: id },
  Harm: { heroes, amount, reason: told },
  Heal: { heroes, amount, reason: told },
  Supply: { hero: id, rations: whole(-200, 200) },
  Teach: { hero: id, spell: id },
  Equip: { hero: id, weapon: optional(weapon), armour: optional(armour) },
  Award: { hero: id, xp: whole(1, 10_000), reason: told },
  Settle: { cost: id, text: told, harm: optional(count) },
  Adjust: {
    hero: id,
    what: oneOf('power', 'grace', 'focus', 'hp', 'damage', 'rations', 'used', 'unused'),
    to: experience,
    reason: told,
  },
  SetScene: { title: name, text: told },
  LoadPack: { pack },
})

export const parseHero = (json: unknown): Hero | readonly Problem[] => parseShape(sheet, json)

/** A table's own foes, gear and spells. */
export const parsePack = (json: unknown): Pack | readonly Problem[] => parseShape(pack, json)
