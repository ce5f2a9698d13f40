// The vocabulary of At the Last Throw: sheets, content, foes and the scene.
import type { Scene } from '../../kernel/index.ts'
import type { Action } from './commands.ts'

export type Attribute = 'strength' | 'dexterity' | 'wisdom' | 'wonder'
/** The two Attributes that a weapon can be used with. */
export type Bodily = 'strength' | 'dexterity'
export type Level = 'untrained' | 'competent' | 'expert' | 'exceptional'
export type Class = 'fighter' | 'adventurer' | 'scholar' | 'mystic'
export type Armour = 'none' | 'light' | 'heavy'
export type Band = 'close' | 'near' | 'in-range' | 'far'
/** LT-VII.12: a wound is lethal, fatigue only stuns. */
export type Kind = 'wounds' | 'fatigue'
/** LT-Q08, LT-Q09: 2 to 6, then C2, C3 …: that many sixes. `secret` stands where a viewer may not know it. */
export type Tn = 2 | 3 | 4 | 5 | 6 | `C${number}` | 'secret'

export interface Weapon {
  readonly id: string
  readonly name: string
  readonly kind: Kind
  readonly strength?: number
  readonly dexterity?: number
  readonly reach: readonly Band[]
  readonly twoHanded?: boolean
  readonly skill?: string
}

/** LT-VII.20: a name and one effect; `tier` when the effect is one tier up in the stated situation. */
export interface NotableObject {
  readonly id: string
  readonly name: string
  readonly effect: string
  readonly cost?: string
  /** With a skill it helps that skill alone; `when` is a situation that the table judges. */
  readonly tier?: { readonly skill?: string; readonly when?: string }
  /** Fatigue after each use. */
  readonly fatigue?: number
}

/** Whom a working reaches: those it was aimed at, an ally of the caster, or whoever the text names. */
export type Whom = 'targets' | 'ally' | 'caster' | 'caster-and-near' | 'group' | 'everyone' | 'patient-to-caster'

/** The effect or the backlash of a Grimoire; what has no numbers stays with the Narrator. */
export interface Working {
  readonly text: string
  readonly whom?: Whom
  /** How many it can be aimed at; as many as stand there when left out. */
  readonly most?: number
  readonly harm?: { readonly kind: Kind; readonly amount: number; readonly fire?: boolean }
  readonly heal?: number
}

/** LT-IX.4: six fields. */
export interface Grimoire {
  readonly id: string
  readonly name: string
  readonly skill: string
  readonly tn: Tn
  readonly cost: number
  readonly effect: Working
  readonly backlash: Working
}

export type Special = 'regeneration' | 'venom'

/** LT-XI.1: Level, Wounds, Weapon, Behaviour; armour goes with the weapon. */
export interface FoeSheet {
  readonly name: string
  readonly level: Level
  readonly wounds: number
  readonly weapon: string
  readonly attribute: Bodily
  readonly armour: Armour
  readonly behaviour: string
  readonly special?: Special
  /** LT-Q55: a block of identical enemies; `wounds` is then the number of members. */
  readonly block?: boolean
}

/** An entry of the bestiary. */
export interface Creature extends FoeSheet {
  readonly id: string
}

export interface Content {
  readonly grimoires: readonly Grimoire[]
  readonly objects: readonly NotableObject[]
  readonly foes: readonly Creature[]
}

export interface Pack extends Content {
  readonly title: string
}

export interface Foe extends FoeSheet {
  readonly id: string
  readonly hidden: boolean
  readonly band: Band
  /** Where a hero stands at another distance than the group. */
  readonly bands: Readonly<Record<string, Band>>
  readonly taken: number
  readonly stunned: number
  readonly burned: boolean
}

export interface Gear {
  /** The first is in hand. */
  readonly weapons: readonly string[]
  readonly armour: Armour
  readonly shield: boolean
  readonly objects: readonly string[]
}

/** LT-II.1: a sheet. */
export interface Hero extends Gear {
  readonly id: string
  readonly name: string
  readonly race: string
  /** LT-V.1: the family of the race, one Attribute. */
  readonly family: Attribute
  readonly class: Class
  readonly levels: Readonly<Record<Attribute, Level>>
  readonly skills: readonly string[]
  readonly grimoires: readonly string[]
  readonly hp: number
  readonly trait: string
  readonly burden: string
  /** Advancement points that have gone into the sheet, beyond the ten of its making. */
  readonly earned: number
}

export type Target =
  | { readonly kind: 'attribute'; readonly attribute: Attribute }
  | { readonly kind: 'skill'; readonly skill: string }
  | { readonly kind: 'grimoire'; readonly grimoire: string }
  | { readonly kind: 'hp' }

export interface Growth {
  readonly target: Target
  readonly paid: number
}

/** A hero in play: the sheet, and what has happened to it. */
export interface Protagonist extends Hero {
  readonly wounds: number
  readonly fatigue: number
  readonly conditions: readonly string[]
  readonly inHand: string
  readonly dead: boolean
  readonly fled: boolean
  /** Points earned and not yet given to a target. */
  readonly points: number
  readonly growth: readonly Growth[]
}

/** What the dice came to, as far as the rules care. */
export interface Rolled {
  readonly kept: number
  readonly sixes: number
  readonly success: boolean
  readonly critical: boolean
}

/** A hit on its way, before armour. */
export interface Blow {
  readonly kind: Kind
  readonly amount: number
  /** LT-Q42: a Critical's Wound on top of a blow that only tires. */
  readonly extraWound: boolean
  readonly venom: boolean
}

export type Pending =
  | {
      readonly kind: 'exert'
      readonly hero: string
      readonly command: Action
      readonly rolled: Rolled
      /** What the other threw, where it was a contest. */
      readonly theirs?: Rolled
      /** Whether the highest die counted. */
      readonly high: boolean
    }
  | { readonly kind: 'block'; readonly hero: string; readonly foe: string; readonly blow: Blow }
  | { readonly kind: 'heal'; readonly hero: string; readonly points: number }
  | { readonly kind: 'death'; readonly hero: string }

export interface Lock {
  readonly hero: string
  readonly task: string
}

export interface State extends Scene {
  readonly text: string
  readonly heroes: readonly Protagonist[]
  readonly foes: readonly Foe[]
  readonly exchange: number
  /** LT-VI.4: how often each has acted in this scene; who has acted least is shown. */
  readonly acts: Readonly<Record<string, number>>
  /** Who has acted in this exchange, foes too. */
  readonly acted: readonly string[]
  /** LT-I.19: who may not try what again. */
  readonly locks: readonly Lock[]
  readonly pending: readonly Pending[]
  /** LT-Q36: who has been treated in this scene. */
  readonly treated: readonly string[]
  /** What this table has written or loaded for itself. */
  readonly own: Content
}
