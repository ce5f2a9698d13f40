// The only door: outside JSON becomes a command, a hero or a pack, or problems by path.
import { type Problem, type Refusal, refuse } from '../../kernel/index.ts'
import type { GamebookCommand, Hero, Pack } from './types.ts'

/** Names what is wrong with a value, by path; nothing when all is well. */
type Check = (value: unknown, path: string) => readonly Problem[]

const wrong = (path: string, wanted: string): readonly Problem[] => [{ path, text: `must be ${wanted}` }]

const text =
  (least: number, most: number): Check =>
  (value, path) =>
    typeof value === 'string' && value.length >= least && value.length <= most
      ? []
      : wrong(path, `a text of ${least} to ${most} characters`)

const whole =
  (least: number, most: number): Check =>
  (value, path) =>
    Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most
      ? []
      : wrong(path, `a whole number from ${least} to ${most}`)

const flag: Check = (value, path) => (typeof value === 'boolean' ? [] : wrong(path, 'true or false'))

const oneOf =
  (...words: readonly string[]): Check =>
  (value, path) =>
    words.includes(value as string) ? [] : wrong(path, words.join(' or '))

const either =
  (first: Check, word: string): Check =>
  (value, path) =>
    value === word ? [] : first(value, path).map(({ path, text }) => ({ path, text: `${text}, or "${word}"` }))

const list =
  (item: Check, most: number, least = 0): Check =>
  (value, path) =>
    Array.isArray(value) && value.length >= least && value.length <= most
      ? value.flatMap((each, i) => item(each, `${path}.${i}`))
      : wrong(path, `a list of ${least} to ${most}`)

/** A name that ends with `?` may be left out. */
const record =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong(path || 'it', 'an object')
    const at = (name: string) => (path === '' ? name : `${path}.${name}`)
    const known = Object.keys(fields).map(name => name.replace('?', ''))
    const extra = Object.keys(value).filter(name => name !== 'type' || path !== '')
    return [
      ...Object.entries(fields).flatMap(([field, check]) => {
        const name = field.replace('?', '')
        const there = Object.hasOwn(value, name)
        if (!there) return field.endsWith('?') ? [] : [{ path: at(name), text: 'is missing' }]
        return check((value as Record<string, unknown>)[name], at(name))
      }),
      ...extra.filter(name => !known.includes(name)).map(name => ({ path: at(name), text: 'is not part of it' })),
    ]
  }

const id = text(1, 80)
const name = text(1, 80)
const told = text(1, 2000)
const points = whole(0, 20)
const ds = whole(1, 30)
const ability = oneOf('power', 'grace', 'focus')

const weapon = record({ name, points })
const armour = record({ name, protection: points })
const foeKind = record({ id, name, ds, weapon: points, immune: list(id, 20) })
const spell = record({ id, name, level: whole(1, 9), text: text(0, 2000) })
const hero = record({
  id,
  name: text(0, 80),
  archetype: oneOf('fighter', 'rogue', 'mage', 'free'),
  abilities: record({ power: points, grace: points, focus: points }),
  hp: whole(1, 200),
  damage: whole(0, 200),
  weapon,
  armour,
  rations: whole(0, 200),
  spells: list(id, 40),
  level: whole(1, 100),
  used: whole(0, 100_000),
  unused: whole(0, 100_000),
  away: flag,
  paid: list(text(1, 200), 2000),
})
const obstacle = record({ id, name, ability, ds, secret: flag, 'instead?': told })
const pack = record({
  title: name,
  foes: list(foeKind, 200),
  weapons: list(weapon, 200),
  armours: list(armour, 200),
  spells: list(spell, 100),
})

const thrower = { hero: id, 'cover?': id }
const tricky = {
  'ds?': either(ds, 'secret'),
  'secret?': flag,
  'obstacle?': text(1, 200),
  'shift?': whole(-6, 6),
  'instead?': told,
}

const commands: Readonly<Record<GamebookCommand['type'], Check>> = {
  Test: record({ ...thrower, ...tricky, ability, 'what?': told }),
  Attack: record({ ...thrower, foe: id }),
  Run: record({ ...thrower, ...tricky, 'foe?': id }),
  Cast: record({ ...thrower, ...tricky, spell: id, 'foes?': list(id, 20), 'what?': told }),
  Rest: record({ hero: id, ration: flag }),
  LevelUp: record({ hero: id, ability }),
  AddHero: record({ sheet: hero }),
  DismissHero: record({ hero: id }),
  AddFoe: record({ id, kind: foeKind, 'hidden?': flag, 'note?': text(0, 2000), 'pays?': text(1, 200) }),
  ShowFoe: record({ foe: id }),
  RemoveFoe: record({ foe: id }),
  AdjustFoe: record({ foe: id, damage: whole(0, 200), reason: told }),
  EndFight: record({ reason: told }),
  AddObstacle: record({ obstacle }),
  RemoveObstacle: record({ obstacle: id }),
  Harm: record({ heroes: list(id, 20, 1), amount: whole(1, 200), reason: told }),
  Heal: record({ heroes: list(id, 20, 1), amount: whole(1, 200), reason: told }),
  Supply: record({ hero: id, rations: whole(-200, 200) }),
  Teach: record({ hero: id, spell: id }),
  Equip: record({ hero: id, 'weapon?': weapon, 'armour?': armour }),
  Award: record({ hero: id, xp: whole(1, 10_000), reason: told }),
  Settle: record({ cost: id, text: told, 'harm?': whole(0, 200) }),
  Adjust: record({
    hero: id,
    what: oneOf('power', 'grace', 'focus', 'hp', 'damage', 'rations', 'used', 'unused'),
    to: whole(0, 100_000),
    reason: told,
  }),
  SetScene: record({ title: name, text: told }),
  LoadPack: record({ pack }),
}

export function parse(json: unknown): GamebookCommand | Refusal {
  const type = typeof json === 'object' && json !== null ? (json as { readonly type?: unknown }).type : undefined
  if (typeof type !== 'string' || !Object.hasOwn(commands, type))
    return refuse('malformed', `A command has a type: ${Object.keys(commands).join(', ')}.`)
  const problems = commands[type as GamebookCommand['type']](json, '')
  if (problems.length === 0) return json as GamebookCommand
  return refuse('malformed', `${type}: ${problems.map(({ path, text }) => `${path} ${text}`).join('; ')}.`)
}

const sentences = (problems: readonly Problem[]): readonly Problem[] =>
  problems.map(({ path, text }) => ({ path, text: `${path} ${text}.` }))

export function parseHero(json: unknown): Hero | readonly Problem[] {
  const problems = hero(json, '')
  return problems.length === 0 ? (json as Hero) : sentences(problems)
}

/** A table's own foes, gear and spells. */
export function parsePack(json: unknown): Pack | readonly Problem[] {
  const problems = pack(json, '')
  return problems.length === 0 ? (json as Pack) : sentences(problems)
}
