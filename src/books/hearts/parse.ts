// The only door: outside JSON becomes a command, a sheet or a content pack, or a clear problem by path.
import { mapFields, squareShape as square } from '../../grid/index.ts'
import type { Problem } from '../../kernel/index.ts'
import {
  commandDoor,
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
import { dieSizes } from './data.ts'
import type { Die, Effect, FoeSheet, Gear, HeartsCommand, Pack, Roll, Sheet, Shift } from './types.ts'

const id = textOf(80)
/** Ids of new things become parts of other ids; `gm` is nobody's. */
const newId: Shape<string> & { readonly optional?: never } = {
  tell: (value, path, problems) => {
    if (typeof value !== 'string' || !/^[A-Za-z0-9][\w.-]{0,59}$/.test(value) || value === 'gm')
      problems.push({ path, text: `${path} must be 1 to 60 letters, digits, dots and dashes, and not "gm".` })
  },
}
const name = textOf(80)
const text = textOf(2_000)
const anyText = textOf(2_000, 0)
const ids = listOf(id, 60)
const attribute = oneOf('strength', 'dexterity', 'magic')
const reach = oneOf('melee', 'ranged', 'both')
const tier = oneOf('trick', 'standard', 'strong', 'great')
const kind = oneOf('free', 'harm', 'pin', 'heal', 'blink')
const cover = oneOf('none', 'partial', 'full')
const condition = name
/** HM-Q09: any whole number may be a TN. */
const tn = whole(1, 40)

const die: Shape<Die> & { readonly optional?: never } = {
  tell: (value, path, problems) => {
    if (!dieSizes.includes(value as Die))
      problems.push({ path, text: `${path} must be one of ${dieSizes.join(', ')}.` })
  },
}

const gear = object<Gear>({
  weapon: object<Gear['weapon']>({ name, reach }),
  protection: optional(name),
  items: listOf(name, 12),
})

const sheet = object<Sheet>({
  id: newId,
  name,
  concept: anyText,
  role: oneOf('warrior', 'rogue', 'mage'),
  dice: object<Sheet['dice']>({ strength: die, dexterity: die, magic: die }),
  mostHearts: whole(1, 12),
  mostMana: whole(0, 12),
  talents: listOf(name, 12),
  gear,
  advances: whole(0, 40),
})

const foe = object<FoeSheet>({
  id: newId,
  name,
  rank: oneOf('minion', 'elite', 'boss'),
  tn: optional(tn),
  reach,
  threat: object<FoeSheet['threat']>({ attribute, text, condition: optional(condition) }),
  behaviour: anyText,
  group: id,
})

const pack = object<Pack>({
  title: name,
  foes: listOf(foe, 200),
  talents: listOf(name, 200),
  effects: listOf(object<Effect>({ id, name, tier, kind, text }), 200),
  complications: listOf(text, 200),
})

const roll = {
  hero: id,
  shifts: optional(listOf(object<Shift>({ by: whole(-2, 2), reason: text }), 12)),
  talent: optional(name),
  helpers: optional(listOf(id, 12)),
  anyway: optional(flag),
} satisfies Record<keyof Roll, Shape<unknown>>

export const parse = commandDoor<HeartsCommand>('Hearts & Mana', {
  Test: {
    ...roll,
    attribute,
    tn: wholeOr(1, 40, 'secret'),
    secret: optional(flag),
    what: text,
    again: optional(oneOf('changed', 'complication')),
  },
  Attack: { ...roll, foe: id, way: oneOf('melee', 'ranged'), cover: optional(cover), strikesBack: optional(flag) },
  Cast: {
    ...roll,
    what: text,
    tier,
    kind,
    cost: optional(whole(0, 3)),
    foes: optional(ids),
    ally: optional(id),
    to: optional(square),
    cover: optional(cover),
  },
  Resist: { ...roll, choice: id },
  Move: { hero: id, to: square },
  Raise: { hero: id, ally: id },
  UseItem: { hero: id, item: name, what: text, gone: optional(flag) },
  ChooseBenefit: {
    hero: optional(id),
    choice: id,
    benefit: oneOf('wound', 'push', 'disarm', 'position', 'scale', 'refund', 'other'),
    text: optional(anyText),
  },
  AnswerArmor: { hero: id, choice: id, spend: flag },
  Advance: { hero: id, into: oneOf('strength', 'dexterity', 'magic', 'heart', 'mana') },
  AddHero: { sheet },
  DismissHero: { hero: id },
  Complicate: {
    choice: id,
    text,
    hearts: optional(whole(0, 1)),
    condition: optional(condition),
    to: optional(square),
  },
  SpareComplication: { choice: id },
  SkipChoice: { choice: id, reason: text },
  StartCombat: {},
  EndPhase: {},
  EndCombat: {},
  MoveFoe: { foe: id, to: square },
  Threaten: { foes: ids, target: id, attribute, text, hearts: whole(0, 1), condition: optional(condition) },
  AddFoe: { foe, at: optional(square), hidden: optional(flag) },
  ShowFoe: { foe: id, at: optional(square) },
  RemoveFoe: { foe: id },
  ...mapFields,
  SetScene: { title: name, text },
  StartClock: { id: newId, name, size: whole(2, 24), outcome: text },
  Rest: {},
  GrantMilestone: { heroes: ids },
  Harm: { heroes: ids, hearts: whole(1, 7), reason: text },
  AddCondition: { who: id, condition },
  ClearCondition: { who: id, condition },
  Adjust: {
    who: id,
    what: oneOf('hearts', 'mana', 'wounds', 'armor', 'moved', 'acted'),
    to: whole(0, 99),
    reason: text,
  },
  NameTerm: { term: oneOf('warrior', 'rogue', 'mage', 'magic', 'mana'), name: textOf(24) },
  LoadPack: { pack },
})

export const parseSheet = (json: unknown): Sheet | readonly Problem[] => parseShape(sheet, json)

/** A table's own content: foes, talents, effects and complications. */
export const parsePack = (json: unknown): Pack | readonly Problem[] => parseShape(pack, json)
