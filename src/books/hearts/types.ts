// The words of Hearts & Mana: heroes, foes, choices, the scene, commands and events.
import type { CoverLevel, GridMap, MapCommand, MapEvent, Square } from '../../grid/index.ts'
import type { Clock, Scene as KernelScene } from '../../kernel/index.ts'

export type Attribute = 'strength' | 'dexterity' | 'magic'
export type Role = 'warrior' | 'rogue' | 'mage'
export type Die = 6 | 8 | 10 | 12 | 20
export type Rank = 'minion' | 'elite' | 'boss'
export type Tier = 'trick' | 'standard' | 'strong' | 'great'
/** Hand to hand, or from afar. */
export type Way = 'melee' | 'ranged'
export type Reach = Way | 'both'
export type Phase = 'free' | 'heroes' | 'foes'
/** How a throw came out; the first is the worst. */
export type Word = 'complication' | 'failure' | 'success' | 'critical'
/** What the table calls things: a warrior may be a soldier, mana may be charge. */
export type Term = Role | 'magic' | 'mana'
export type Terms = Readonly<Record<Term, string>>

export interface Gear {
  readonly weapon: { readonly name: string; readonly reach: Reach }
  readonly protection?: string
  readonly items: readonly string[]
}

/** What stands on paper. */
export interface Sheet {
  readonly id: string
  readonly name: string
  readonly concept: string
  readonly role: Role
  readonly dice: Readonly<Record<Attribute, Die>>
  readonly mostHearts: number
  readonly mostMana: number
  readonly talents: readonly string[]
  readonly gear: Gear
  /** Steps of advancement that have gone into it. */
  readonly advances: number
}

/** A sheet in play. */
export interface Hero extends Sheet {
  readonly hearts: number
  readonly mana: number
  readonly at?: Square
  /** Squares of movement spent this turn. */
  readonly moved: number
  readonly acted: boolean
  /** The armour token of this scene is still there. */
  readonly armor: boolean
  /** Steps of advancement not yet taken. */
  readonly milestones: number
  readonly conditions: readonly string[]
}

export interface FoeSheet {
  readonly id: string
  readonly name: string
  readonly rank: Rank
  /** Only where it is not that of its rank. */
  readonly tn?: number
  readonly reach: Reach
  /** What a forced test is made with, and what it is against. */
  readonly threat: { readonly attribute: Attribute; readonly text: string; readonly condition?: string }
  /** How the game master plays it; no player sees this. */
  readonly behaviour: string
  /** Foes of one group force one test together. */
  readonly group: string
}

export interface Foe extends FoeSheet {
  readonly wounds: number
  /** A hidden foe waits off the map until it is shown. */
  readonly hidden: boolean
  readonly at?: Square
  readonly moved: number
  readonly acted: boolean
  readonly conditions: readonly string[]
}

export interface Shift {
  readonly by: number
  readonly reason: string
}

export type Benefit = 'wound' | 'push' | 'disarm' | 'position' | 'scale' | 'refund' | 'other'

export interface ComplicationChoice {
  readonly kind: 'complication'
  readonly id: string
  readonly hero: string
  /** Compulsory, or as the game master likes. */
  readonly forced: boolean
  readonly why: string
  readonly rule: string
}

export interface CriticalChoice {
  readonly kind: 'critical'
  readonly id: string
  readonly hero: string
  /** The one who threw chooses, or the game master does. */
  readonly by: 'hero' | 'gm'
  readonly of: 'test' | 'attack' | 'magic'
  readonly foe?: string
  /** What the magic cost. */
  readonly spent: number
}

export interface ArmorChoice {
  readonly kind: 'armor'
  readonly id: string
  readonly hero: string
  readonly why: string
}

/** A test that foes force on a hero. */
export interface ThreatChoice {
  readonly kind: 'threat'
  readonly id: string
  readonly hero: string
  readonly foes: readonly string[]
  readonly attribute: Attribute
  readonly tn: number
  readonly text: string
  readonly hearts: number
  readonly condition?: string
}

export type Open = ComplicationChoice | CriticalChoice | ArmorChoice | ThreatChoice

/** A test that failed, and may not be repeated unless something changes. */
export interface Tried {
  readonly hero: string
  readonly attribute: Attribute
  readonly what: string
}

export interface Effect {
  readonly id: string
  readonly name: string
  readonly tier: Tier
  readonly kind: MagicKind
  readonly text: string
}

/** A table's own content. */
export interface Pack {
  readonly title: string
  readonly foes: readonly FoeSheet[]
  readonly talents: readonly string[]
  readonly effects: readonly Effect[]
  readonly complications: readonly string[]
}

export interface HeartsScene extends KernelScene {
  readonly title: string
  readonly text: string
  readonly terms: Terms
  readonly map?: GridMap
  readonly heroes: readonly Hero[]
  readonly foes: readonly Foe[]
  readonly phase: Phase
  readonly round: number
  readonly open: readonly Open[]
  readonly tried: readonly Tried[]
  /** Clocks that failures advance, and what happens when they are full. */
  readonly pressures: readonly { readonly clock: string; readonly outcome: string }[]
  /** Choices opened so far: gives them their ids. */
  readonly choices: number
  readonly pack: Pack
}

/** What everybody who throws may have: shifts by the game master, a talent, helpers. */
export interface Roll {
  readonly hero: string
  readonly shifts?: readonly Shift[]
  readonly talent?: string
  readonly helpers?: readonly string[]
  /** HM-Q08: throw at TN 4 although it would succeed by itself. */
  readonly anyway?: boolean
}

export interface Test extends Roll {
  readonly type: 'Test'
  readonly attribute: Attribute
  readonly tn: number | 'secret'
  readonly secret?: boolean
  readonly what: string
  /** After a failure: what has changed, or that a complication is accepted. */
  readonly again?: 'changed' | 'complication'
}

export interface Attack extends Roll {
  readonly type: 'Attack'
  readonly foe: string
  readonly way: Way
  /** Overrules what the map says. */
  readonly cover?: CoverLevel
  readonly strikesBack?: boolean
}

export type MagicKind = 'free' | 'harm' | 'pin' | 'heal' | 'blink'

export interface Cast extends Roll {
  readonly type: 'Cast'
  readonly what: string
  readonly tier: Tier
  readonly kind: MagicKind
  /** A trick costs nothing unless the game master sets 1. */
  readonly cost?: number
  readonly foes?: readonly string[]
  readonly ally?: string
  readonly to?: Square
  readonly cover?: CoverLevel
}

export interface Resist extends Roll {
  readonly type: 'Resist'
  readonly choice: string
}

export interface Complicate {
  readonly type: 'Complicate'
  readonly choice: string
  readonly text: string
  readonly hearts?: number
  readonly condition?: string
  readonly to?: Square
}

export type AdvanceInto = Attribute | 'heart' | 'mana'
export type Adjustable = 'hearts' | 'mana' | 'wounds' | 'armor' | 'moved' | 'acted'

export type HeartsCommand =
  | Test
  | Attack
  | Cast
  | Resist
  | Complicate
  | { readonly type: 'Move'; readonly hero: string; readonly to: Square }
  | { readonly type: 'Raise'; readonly hero: string; readonly ally: string }
  | {
      readonly type: 'UseItem'
      readonly hero: string
      readonly item: string
      readonly what: string
      readonly gone?: boolean
    }
  | {
      readonly type: 'ChooseBenefit'
      /** Left out when the choice is the game master's. */
      readonly hero?: string
      readonly choice: string
      readonly benefit: Benefit
      readonly text?: string
    }
  | { readonly type: 'AnswerArmor'; readonly hero: string; readonly choice: string; readonly spend: boolean }
  | { readonly type: 'Advance'; readonly hero: string; readonly into: AdvanceInto }
  | { readonly type: 'AddHero'; readonly sheet: Sheet }
  | { readonly type: 'DismissHero'; readonly hero: string }
  | { readonly type: 'SpareComplication'; readonly choice: string }
  | { readonly type: 'SkipChoice'; readonly choice: string; readonly reason: string }
  | { readonly type: 'StartCombat' }
  | { readonly type: 'EndPhase' }
  | { readonly type: 'EndCombat' }
  | { readonly type: 'MoveFoe'; readonly foe: string; readonly to: Square }
  | {
      readonly type: 'Threaten'
      readonly foes: readonly string[]
      readonly target: string
      readonly attribute: Attribute
      readonly text: string
      readonly hearts: number
      readonly condition?: string
    }
  | { readonly type: 'AddFoe'; readonly foe: FoeSheet; readonly at?: Square; readonly hidden?: boolean }
  | { readonly type: 'ShowFoe'; readonly foe: string; readonly at?: Square }
  | { readonly type: 'RemoveFoe'; readonly foe: string }
  | MapCommand
  | { readonly type: 'SetScene'; readonly title: string; readonly text: string }
  | {
      readonly type: 'StartClock'
      readonly id: string
      readonly name: string
      readonly size: number
      readonly outcome: string
    }
  | { readonly type: 'Rest' }
  | { readonly type: 'GrantMilestone'; readonly heroes: readonly string[] }
  | { readonly type: 'Harm'; readonly heroes: readonly string[]; readonly hearts: number; readonly reason: string }
  | { readonly type: 'AddCondition'; readonly who: string; readonly condition: string }
  | { readonly type: 'ClearCondition'; readonly who: string; readonly condition: string }
  | {
      readonly type: 'Adjust'
      readonly who: string
      readonly what: Adjustable
      readonly to: number
      readonly reason: string
    }
  | { readonly type: 'NameTerm'; readonly term: Term; readonly name: string }
  | { readonly type: 'LoadPack'; readonly pack: Pack }

export type CommandOf<T extends HeartsCommand['type']> = Extract<HeartsCommand, { type: T }>

export type HeartsEvent =
  | {
      readonly type: 'Tested'
      readonly hero: string
      readonly attribute: Attribute
      readonly what: string
      readonly word: Word
      /** Left out when the game master keeps it. */
      readonly tn?: number
      readonly secret?: boolean
      readonly automatic?: boolean
    }
  | {
      readonly type: 'Attacked'
      readonly hero: string
      readonly foe: string
      readonly way: Way
      readonly word: Word
      readonly tn: number
      readonly automatic?: boolean
    }
  | {
      readonly type: 'MagicWorked'
      readonly hero: string
      readonly what: string
      readonly tier: Tier
      readonly word: Word
      readonly tn: number
      readonly automatic?: boolean
    }
  | {
      readonly type: 'Resisted'
      readonly hero: string
      readonly attribute: Attribute
      readonly text: string
      readonly word: Word
      readonly tn: number
      readonly automatic?: boolean
    }
  | { readonly type: 'ActionSpent'; readonly hero: string }
  | { readonly type: 'Helped'; readonly hero: string; readonly ally: string }
  | { readonly type: 'Locked'; readonly tried: Tried }
  | { readonly type: 'Unlocked'; readonly tried: Tried; readonly again: 'changed' | 'complication' }
  | { readonly type: 'Moved'; readonly who: string; readonly path: readonly Square[]; readonly cost: number }
  | {
      readonly type: 'Placed'
      readonly who: string
      readonly at?: Square
      readonly why: 'placed' | 'pushed' | 'blink' | 'map'
    }
  | {
      readonly type: 'ManaChanged'
      readonly hero: string
      readonly from: number
      readonly to: number
      readonly why: string
      readonly rule: string
    }
  | {
      readonly type: 'HeartsChanged'
      readonly hero: string
      readonly from: number
      readonly to: number
      readonly why: string
      readonly rule: string
    }
  | { readonly type: 'HeroDowned'; readonly hero: string }
  | { readonly type: 'HeroRaised'; readonly hero: string; readonly by?: string }
  | { readonly type: 'SceneLost' }
  | { readonly type: 'ArmorSpent'; readonly hero: string }
  | {
      readonly type: 'ItemUsed'
      readonly hero: string
      readonly item: string
      readonly what: string
      readonly gone: boolean
    }
  | { readonly type: 'FoeWounded'; readonly foe: string; readonly from: number; readonly to: number }
  | { readonly type: 'FoeDefeated'; readonly foe: string }
  | { readonly type: 'ChoiceOpened'; readonly choice: Open }
  | { readonly type: 'ChoiceClosed'; readonly choice: string }
  | { readonly type: 'ChoiceSkipped'; readonly choice: string; readonly reason: string }
  | { readonly type: 'Complicated'; readonly hero: string; readonly text: string; readonly forced: boolean }
  | { readonly type: 'BenefitChosen'; readonly hero: string; readonly benefit: Benefit; readonly text: string }
  | { readonly type: 'ConditionAdded'; readonly who: string; readonly condition: string }
  | { readonly type: 'ConditionCleared'; readonly who: string; readonly condition: string }
  | { readonly type: 'CombatStarted' }
  | { readonly type: 'PhaseStarted'; readonly phase: 'heroes' | 'foes'; readonly round: number }
  | { readonly type: 'CombatEnded' }
  | { readonly type: 'FoesActed'; readonly foes: readonly string[] }
  | { readonly type: 'FoeAdded'; readonly foe: Foe }
  | { readonly type: 'FoeShown'; readonly foe: string; readonly name?: string; readonly at?: Square }
  | { readonly type: 'FoeRemoved'; readonly foe: string }
  | { readonly type: 'HeroJoined'; readonly hero: Hero }
  | { readonly type: 'HeroLeft'; readonly hero: string }
  | MapEvent
  | { readonly type: 'SceneSet'; readonly title: string; readonly text: string }
  | { readonly type: 'PressureSet'; readonly clock: string; readonly outcome: string }
  | { readonly type: 'ClockAdded'; readonly clock: Clock }
  | { readonly type: 'ClockTicked'; readonly clock: string; readonly filled: number }
  | { readonly type: 'ClockFilled'; readonly clock: string; readonly outcome: string }
  | { readonly type: 'Rested'; readonly heroes: readonly string[] }
  | { readonly type: 'MilestoneReached'; readonly heroes: readonly string[] }
  | {
      readonly type: 'Advanced'
      readonly hero: string
      readonly into: AdvanceInto
      readonly from: number
      readonly to: number
    }
  | {
      readonly type: 'Adjusted'
      readonly who: string
      readonly what: Adjustable
      readonly from: number
      readonly to: number
      readonly reason: string
    }
  | { readonly type: 'TermNamed'; readonly term: Term; readonly name: string }
  | { readonly type: 'PackLoaded'; readonly pack: Pack }

export type Decided = readonly HeartsEvent[]
