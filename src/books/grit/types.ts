// The words of Grit: heroes, foes, the fight, what is pending, commands and events.
import type { GridMap, MapCommand, MapEvent, Square } from '../../grid/index.ts'
import type { Scene as KernelScene } from '../../kernel/index.ts'

export type Attribute = 'str' | 'dex' | 'int' | 'wil'
export type Die = 4 | 6 | 8 | 10 | 12
export type Band = 'close' | 'mid' | 'far'
/** A zone or a space of a lane; on a map, a square. */
export type Spot = number | Square
export type ArmourKind = 'none' | 'light' | 'medium' | 'heavy'
export type DamageKind = 'cut' | 'crush' | 'pierce' | 'fire' | 'frost' | 'venom' | 'light' | 'mind'
/** Dying is the seventh: it follows from 0 HP and is never set by hand (TA-Q24). */
export type ConditionKind = 'prone' | 'grappled' | 'restrained' | 'blinded' | 'frightened' | 'dazed'
export type Reaction = 'defend' | 'interpose' | 'opportunity' | 'help'
export type TestWord = 'failure' | 'partial' | 'full'
export type AttackWord = 'miss' | 'hit' | 'critical'
export type Position = 'controlled' | 'risky' | 'desperate'
export type Reach = 'limited' | 'standard' | 'great'
/** What a test is about, where a rule or a class cares. */
export type About = 'perception' | 'stealth' | 'climbing' | 'lore' | 'talk'

export interface Score {
  /** TA-1.5: for damage and spell effects. */
  readonly modifier: number
  /** TA-1.6: sizes the pool of a test. */
  readonly rating: number
}
export type Scores = Readonly<Record<Attribute, Score>>

/** What a class teaches; each is a word that one rule asks for. */
export type Knack =
  | 'guard'
  | 'bulwark'
  | 'stubborn'
  | 'flurry'
  | 'opportunist'
  | 'piercing'
  | 'ambusher'
  | 'keen-eyed'
  | 'light-footed'
  | 'toppler'
  | 'merciless'
  | 'scrappy'
  | 'overwhelming'
  | 'steady-mind'
  | 'deep-well'
  | 'green-hands'
  | 'camp-cook'
  | 'captain'

export interface Feature {
  readonly knack: Knack
  readonly name: string
  readonly text: string
  readonly rule: string
}

export interface HeroClass {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly keys: readonly [Attribute, Attribute]
  readonly attackDie: Die
  readonly hitDie: Die
  readonly hp: number
  readonly hpPerLevel: number
  readonly saves: { readonly up: Attribute; readonly down: Attribute }
  /** The heaviest armour it may wear. */
  readonly armour: ArmourKind
  readonly spells: number
  readonly sparks: number
  readonly features: readonly [Feature, Feature, Feature]
}

/** A condition on top of the damage, resisted by a save. */
export interface Rider {
  readonly condition: ConditionKind
  readonly save: Attribute
  /** TA-4.5: what a partial save leaves of it; nothing when absent. */
  readonly weaker?: ConditionKind
}

/** TA-7.1: what an attack is made with. The first die is the Primary. */
export interface Weapon {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly attribute: Attribute
  readonly dice: number
  /** Without one, the class attack die (TA-Q19). */
  readonly die?: Die
  readonly bonus?: number
  readonly damage: DamageKind
  readonly reach: Band
  readonly spaces: number
  readonly price: number
  readonly rider?: Rider
}

export interface Armour {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly kind: ArmourKind
  readonly price: number
}

export type SpellEffect =
  | {
      readonly kind: 'attack'
      readonly dice: number
      readonly die?: Die
      readonly damage: DamageKind
      readonly rider?: Rider
    }
  | {
      readonly kind: 'save'
      readonly save: Attribute
      readonly area: boolean
      /** None for a spell that only lays a condition. */
      readonly dice: number
      readonly die: Die
      readonly damage: DamageKind
      readonly ignoresArmour?: boolean
      readonly condition?: ConditionKind
      readonly weaker?: ConditionKind
      /** The condition lasts while the caster concentrates. */
      readonly hold?: boolean
    }
  | { readonly kind: 'heal'; readonly dice: number; readonly die: Die; readonly area: boolean }
  | { readonly kind: 'cleanse' }
  | { readonly kind: 'step' }

export interface Spell {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly attribute: Attribute
  readonly cost: 1 | 2 | 3
  readonly sparks: number
  readonly reach: Band
  readonly spaces: number
  readonly does: SpellEffect
}

export type FoeKind = 'minion' | 'monster' | 'elite' | 'solo'

/** An entry of the bestiary, ours or a table's own. */
export interface Monster {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly kind: FoeKind
  readonly scores: Scores
  /** For minions: what surplus damage is divided by (TA-Q34). */
  readonly hp: number
  readonly armour: ArmourKind
  readonly speed: number
  /** TA-Q35. */
  readonly actions: number
  readonly attacks: readonly Weapon[]
  readonly resists: readonly DamageKind[]
  readonly vulnerable: readonly DamageKind[]
  readonly knacks: readonly Knack[]
  /** TA-Q38: how many Wounds it bears; without, it is out at 0 HP. */
  readonly wounds?: number
}

/** What a player writes: everything else follows from it. */
export interface HeroSheet {
  readonly id: string
  readonly name: string
  readonly concept: string
  readonly class: string
  readonly level: number
  readonly modifiers: Readonly<Record<Attribute, number>>
  readonly ratings: Readonly<Record<Attribute, number>>
  /** The attribute raised at level 2, 3, 4 and 5. */
  readonly raises: readonly Attribute[]
  readonly armour: string
  readonly weapons: readonly string[]
  readonly spells: readonly string[]
}

/** What a hero carries and knows. */
export type Gear = Pick<HeroSheet, 'armour' | 'weapons' | 'spells'>

export interface Affliction {
  readonly kind: ConditionKind
  /** Who is feared, who grapples; nobody when it does not matter. */
  readonly source?: string
  /** The caster whose concentration holds it. */
  readonly heldBy?: string
}

/** TA-6.7: a strong effect in the making, or one that is held. */
export interface Channel {
  readonly spell: string
  readonly targets: readonly string[]
  readonly paid: number
  readonly holding: boolean
}

export interface Creature {
  readonly id: string
  readonly name: string
  readonly scores: Scores
  readonly hp: number
  readonly maxHp: number
  readonly wounds: number
  readonly armour: ArmourKind
  readonly speed: number
  /** A space or a zone, as the table counts. */
  readonly at: number
  /** Where on the map, if there is one; nobody is on it who is out or hidden. */
  readonly square?: Square
  readonly conditions: readonly Affliction[]
  readonly resists: readonly DamageKind[]
  readonly vulnerable: readonly DamageKind[]
  readonly knacks: readonly Knack[]
  readonly grit: number
  readonly actions: number
  /** Reactions taken this round (TA-6.15). */
  readonly reacted: readonly Reaction[]
  /** Attacks made this turn (TA-7.11). */
  readonly attacks: number
  /** Whom it has assessed: a Boon on its next attack on them. */
  readonly openings: readonly string[]
  readonly channel: Channel | null
  /** A dead hero, a defeated foe. */
  readonly out: boolean
}

export interface Hero extends Creature {
  readonly kind: 'hero'
  readonly sheet: HeroSheet
  /** Hit Dice left. */
  readonly hitDice: number
  readonly sparks: number
}

export interface Foe extends Creature {
  readonly kind: FoeKind
  readonly entry: Monster
  /** How many minions of a gang still stand; 1 for all others. */
  readonly count: number
  readonly hidden: boolean
}

export interface Fight {
  readonly round: number
  readonly turn: string | null
  /** Heroes whose Initiative is still to be thrown. */
  readonly waiting: readonly string[]
  /** A finer order where the table wants one (TA-5.8); empty for seating order. */
  readonly order: readonly Place[]
}

/** A place in a finer order: the higher number goes first. */
export interface Place {
  readonly id: string
  readonly score: number
}

/** An attack that has been announced, while those who may react make up their minds. */
export interface Declared {
  readonly attack: Attack
  readonly waiting: readonly string[]
}

/** A blow that has hit and has not landed: dice still explode, or somebody may still defend (TA-Q10). */
export interface Blow {
  readonly attacker: string
  readonly target: string
  readonly with: string
  readonly die: Die
  readonly dice: number
  readonly flat: number
  readonly critical: boolean
  readonly exploding: boolean
  /** Who may still halve it. */
  readonly waiting: readonly string[]
  readonly halved: number
  readonly rushed: number
}

export interface Damage {
  readonly dice: number
  readonly flat: number
  readonly kind: DamageKind
  readonly ignoresArmour: boolean
}

/** Something that somebody has to resist. */
export interface SaveEffect {
  readonly kind: 'save'
  readonly id: string
  readonly target: string
  /** Who did it; nobody for the world. */
  readonly from: string | null
  readonly text: string
  readonly attribute: Attribute
  readonly damage: Damage | null
  readonly condition: ConditionKind | null
  readonly weaker: ConditionKind | null
  readonly held: boolean
  readonly rushed: number
  readonly critical: boolean
  readonly boosted: boolean
  readonly spell: boolean
  readonly strenuous: boolean
}

/** TA-11.5, TA-Q34: area damage on a gang; the GM says how many fall. */
export interface BatchEffect {
  readonly kind: 'batch'
  readonly id: string
  readonly target: string
  readonly damage: number
}
export type Effect = SaveEffect | BatchEffect

/** TA-6.13: somebody moved carelessly or did something risky within reach of others. */
export interface Provocation {
  readonly id: string
  readonly mover: string
  readonly by: readonly string[]
  readonly why: string
}

export interface Pack {
  readonly title: string
  readonly weapons: readonly Weapon[]
  readonly spells: readonly Spell[]
  readonly monsters: readonly Monster[]
}

export interface GritScene extends KernelScene {
  readonly title: string
  readonly text: string
  readonly heroes: readonly Hero[]
  readonly foes: readonly Foe[]
  /** TA-9.3. */
  readonly woundCap: number
  /** Spaces or zones that are hard going. */
  readonly difficult: readonly number[]
  readonly map?: GridMap
  readonly fight: Fight | null
  readonly declared: Declared | null
  readonly blow: Blow | null
  readonly effects: readonly Effect[]
  readonly provoked: readonly Provocation[]
  /** Heroes who have a level to take. */
  readonly rising: readonly string[]
  /** Gives pending things their ids. */
  readonly serial: number
  readonly pack: Pack
}

/** Who acts: a hero, or a foe played by the GM. Exactly one of the two. */
export interface By {
  readonly hero?: string
  readonly foe?: string
}

/** What may be leaned into any throw. */
export interface Lean {
  /** Reasons, one Boon each (TA-2.5). */
  readonly boons?: readonly string[]
  /** Reasons, one Bane each (TA-2.6). */
  readonly banes?: readonly string[]
  /** Banes that the GM keeps secret until the throw. */
  readonly secretBanes?: number | 'withheld'
  /** TA-3.5–3.6. */
  readonly steady?: 'boon' | 'cancel'
  /** Allies who Help (TA-6.14). */
  readonly helps?: readonly string[]
}

export interface Test extends By, Lean {
  readonly type: 'Test'
  readonly attribute: Attribute
  readonly how: string
  readonly about?: About
  readonly position?: Position
  readonly effect?: Reach
  /** TA-6.6: what the move costs in actions, as listed or as the GM says. */
  readonly cost?: number
}
export interface Assess extends By, Lean {
  readonly type: 'Assess'
  readonly target: string
}
export interface Escape extends By, Lean {
  readonly type: 'Escape'
}
export interface Save extends By, Lean {
  readonly type: 'Save'
  readonly attribute: Attribute
  readonly effect?: string
  readonly against?: string
}
export interface Initiative extends Lean {
  readonly type: 'Initiative'
  readonly hero: string
}

export interface Attack extends By, Lean {
  readonly type: 'Attack'
  readonly with: string
  readonly target: string
  readonly defends?: readonly string[]
  readonly interposer?: string
  /** The provocation that it answers: an Opportunity Attack. */
  readonly opportunity?: string
}
export interface Cast extends Lean {
  readonly type: 'Cast'
  readonly hero: string
  readonly spell: string
  readonly targets: readonly string[]
  /** Fewer actions than it costs: the rest follows in later turns (TA-6.7). */
  readonly spend?: number
  /** Where a step leads. */
  readonly to?: Spot
  readonly defends?: readonly string[]
  readonly interposer?: string
}

export type AdjustWhat = 'hp' | 'wounds' | 'grit' | 'actions' | 'hitDice' | 'sparks' | 'count' | 'at'

export type GritCommand =
  | Test
  | Assess
  | Escape
  | Save
  | Initiative
  | Attack
  | Cast
  | { readonly type: 'BeginFight' }
  | { readonly type: 'EndFight' }
  | { readonly type: 'GrantInitiative'; readonly heroes: readonly string[] }
  | { readonly type: 'OrderTurns'; readonly order: readonly Place[] }
  | ({ readonly type: 'EndTurn' } & By)
  | ({ readonly type: 'Move'; readonly to: Spot; readonly careful?: boolean } & By)
  | ({ readonly type: 'StandUp' } & By)
  | { readonly type: 'LetGo'; readonly hero: string }
  | ({ readonly type: 'Declare'; readonly attack: Attack } & { readonly hero?: string })
  | ({ readonly type: 'React'; readonly how: 'defend' | 'interpose' | 'pass' } & By)
  | { readonly type: 'ThrowDeclared'; readonly hero?: string }
  | { readonly type: 'Explode'; readonly hero?: string }
  | ({ readonly type: 'PassOpportunity'; readonly provoked: string } & By)
  | { readonly type: 'Provoke'; readonly mover: string; readonly why: string }
  | {
      readonly type: 'Threaten'
      readonly targets: readonly string[]
      readonly attribute: Attribute
      readonly text: string
      /** A number, or dice to throw once for all of them. */
      readonly damage?: number
      readonly roll?: { readonly dice: number; readonly die: Die }
      readonly kind?: DamageKind
      readonly condition?: ConditionKind
      readonly weaker?: ConditionKind
    }
  | { readonly type: 'Strain'; readonly hero: string; readonly why: string }
  | { readonly type: 'BoostRider'; readonly effect: string }
  | { readonly type: 'RemoveMinions'; readonly foe: string; readonly count: number; readonly effect?: string }
  | { readonly type: 'FieldRest'; readonly hero: string; readonly dice: number }
  | { readonly type: 'SafeRest' }
  | { readonly type: 'GrantLevel'; readonly to: readonly string[] }
  | { readonly type: 'Advance'; readonly hero: string; readonly attribute: Attribute }
  | { readonly type: 'AddHero'; readonly sheet: HeroSheet; readonly at?: number }
  | { readonly type: 'DismissHero'; readonly who: string }
  | ({ readonly type: 'Outfit'; readonly who: string } & Gear)
  | {
      readonly type: 'AddFoe'
      readonly id: string
      /** From the bestiary or the table's pack by its id, or a whole entry of one's own. */
      readonly monster: string | Monster
      readonly name?: string
      readonly count?: number
      readonly at?: Spot
      readonly hidden?: boolean
    }
  | { readonly type: 'ShowFoe'; readonly foe: string; readonly at?: Square }
  | { readonly type: 'RemoveFoe'; readonly foe: string }
  | {
      readonly type: 'SetCondition'
      readonly targets: readonly string[]
      readonly condition: ConditionKind
      readonly on: boolean
      readonly source?: string
    }
  | {
      readonly type: 'Adjust'
      readonly who: string
      readonly what: AdjustWhat
      readonly to: number
      readonly reason: string
    }
  | { readonly type: 'SetWoundCap'; readonly cap: number }
  | { readonly type: 'SetTerrain'; readonly difficult: readonly number[] }
  | MapCommand
  | { readonly type: 'SetScene'; readonly title: string; readonly text: string }
  | { readonly type: 'LoadPack'; readonly pack: Pack }
  | { readonly type: 'Skip'; readonly choice: string; readonly reason: string }

export type CommandOf<T extends GritCommand['type']> = Extract<GritCommand, { type: T }>

export type GritEvent =
  | {
      readonly type: 'Tested'
      readonly who: string
      readonly attribute: Attribute
      readonly what: 'test' | 'assess' | 'escape' | 'save' | 'initiative'
      readonly word: TestWord
      readonly net: number
      readonly text: string
      readonly position?: Position
      readonly effect?: Reach
    }
  | { readonly type: 'GritGained'; readonly who: string; readonly from: number; readonly to: number }
  | { readonly type: 'GritSpent'; readonly who: string; readonly how: 'boon' | 'cancel'; readonly to: number }
  | { readonly type: 'ActionsSpent'; readonly who: string; readonly cost: number; readonly to: number }
  | {
      readonly type: 'Reacted'
      readonly who: string
      readonly reaction: Reaction
      readonly whom: string
      readonly to: number
    }
  | { readonly type: 'OpeningFound'; readonly who: string; readonly target: string }
  | { readonly type: 'FightBegan' }
  | { readonly type: 'FightEnded' }
  | { readonly type: 'ActionsRolled'; readonly hero: string; readonly actions: number; readonly granted: boolean }
  | { readonly type: 'OrderSet'; readonly order: readonly Place[] }
  | { readonly type: 'RoundBegan'; readonly round: number }
  | { readonly type: 'TurnBegan'; readonly who: string; readonly actions: number; readonly dazed: boolean }
  | { readonly type: 'TurnEnded'; readonly who: string; readonly actions: number }
  | { readonly type: 'Moved'; readonly who: string; readonly from: Spot; readonly to: Spot }
  | { readonly type: 'Placed'; readonly who: string; readonly at?: Square }
  | { readonly type: 'Provoked'; readonly provocation: Provocation }
  | { readonly type: 'OpportunityClosed'; readonly provoked: string; readonly who: string; readonly taken: boolean }
  | { readonly type: 'AttackDeclared'; readonly declared: Declared }
  | {
      readonly type: 'ReactionChosen'
      readonly who: string
      readonly attack: Attack
      readonly how: string
      /** TA-Q11: another kind of reaction is still open to them. */
      readonly more?: true
    }
  | { readonly type: 'DeclaredThrown' }
  | {
      readonly type: 'Attacked'
      readonly attacker: string
      readonly target: string
      readonly with: string
      readonly word: AttackWord
      readonly net: number
      readonly dice: number
      readonly rushed: number
      readonly reaction: boolean
    }
  | {
      readonly type: 'GangAttacked'
      readonly foe: string
      readonly target: string
      readonly dice: number
      readonly damage: number
    }
  | { readonly type: 'BlowOpened'; readonly blow: Blow }
  | {
      readonly type: 'Exploded'
      readonly who: string
      readonly face: number
      readonly dice: number
      readonly again: boolean
    }
  | { readonly type: 'BlowWaits'; readonly waiting: readonly string[] }
  | { readonly type: 'BlowHalved'; readonly who: string; readonly times: number }
  | { readonly type: 'BlowPassed'; readonly who: string }
  | { readonly type: 'BlowLanded' }
  | {
      readonly type: 'Damaged'
      readonly who: string
      readonly amount: number
      readonly from: number
      readonly to: number
      readonly why: readonly string[]
      readonly rules: readonly string[]
    }
  | {
      readonly type: 'Wounded'
      readonly who: string
      readonly from: number
      readonly to: number
      readonly rule: string
    }
  | { readonly type: 'FellDying'; readonly who: string; readonly actions: number }
  | { readonly type: 'Died'; readonly who: string }
  | { readonly type: 'Defeated'; readonly who: string }
  | {
      readonly type: 'MinionsFell'
      readonly foe: string
      readonly count: number
      readonly left: number
      readonly rule: string
    }
  | { readonly type: 'EffectOpened'; readonly effect: Effect }
  | { readonly type: 'EffectBoosted'; readonly effect: string }
  | { readonly type: 'EffectClosed'; readonly effect: string; readonly word?: TestWord }
  | { readonly type: 'ConditionGained'; readonly who: string; readonly condition: Affliction }
  | { readonly type: 'ConditionEnded'; readonly who: string; readonly condition: ConditionKind }
  | { readonly type: 'SpellCast'; readonly hero: string; readonly spell: string; readonly sparks: number }
  | { readonly type: 'SpellRolled'; readonly hero: string; readonly spell: string; readonly dice: number }
  | { readonly type: 'DangerRolled'; readonly text: string; readonly dice: number }
  | { readonly type: 'Channelled'; readonly who: string; readonly channel: Channel }
  | { readonly type: 'ConcentrationEnded'; readonly who: string; readonly rule: string }
  | { readonly type: 'Healed'; readonly who: string; readonly from: number; readonly to: number }
  | { readonly type: 'FieldRested'; readonly hero: string; readonly dice: number; readonly left: number }
  | {
      readonly type: 'SafelyRested'
      readonly hero: string
      readonly hp: number
      readonly hitDice: number
      readonly sparks: number
      readonly wounds: number
    }
  | { readonly type: 'LevelGranted'; readonly hero: string }
  | { readonly type: 'Advanced'; readonly hero: string; readonly now: Hero }
  | { readonly type: 'HeroJoined'; readonly hero: Hero }
  | { readonly type: 'HeroLeft'; readonly hero: string }
  | { readonly type: 'Outfitted'; readonly hero: string; readonly gear: Gear; readonly armour: ArmourKind }
  | { readonly type: 'FoeAdded'; readonly foe: Foe }
  | { readonly type: 'FoeShown'; readonly foe: string; readonly name?: string; readonly square?: Square }
  | { readonly type: 'FoeRemoved'; readonly foe: string }
  | {
      readonly type: 'Adjusted'
      readonly who: string
      readonly what: AdjustWhat
      readonly from: number
      readonly to: number
      readonly out: boolean
      readonly reason: string
    }
  | { readonly type: 'WoundCapSet'; readonly from: number; readonly to: number }
  | { readonly type: 'TerrainSet'; readonly difficult: readonly number[] }
  | MapEvent
  | { readonly type: 'SceneSet'; readonly title: string; readonly text: string }
  | { readonly type: 'PackLoaded'; readonly pack: Pack }
  | { readonly type: 'ChoiceSkipped'; readonly choice: string; readonly reason: string }

export type EventOf<T extends GritEvent['type']> = Extract<GritEvent, { type: T }>
