// The words of Thorns & Pools: heroes, pools, choices, the scene, commands and events.
import type { Scene as KernelScene } from '../../kernel/index.ts'

export type Word = 'disaster' | 'grim' | 'messy' | 'perfect' | 'critical'
export type PoolKind = 'timer' | 'danger' | 'task' | 'resource' | 'tension'
/** How hard an impact move lands: doubled by a disaster, lightened by a messy defence. */
export type Weight = 'plain' | 'doubled' | 'lightened'
export type Bonus = 'greater' | 'secondary' | 'setup'

/** The dice of a talent or an item: how many it has when full, and how many are left. */
export interface Power {
  readonly size: number
  readonly left: number
}

export interface Talent {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly power?: Power
}

/** Where a hero keeps something: what they can, or what they carry. */
export type Belonging = 'talents' | 'items'

export interface Condition {
  readonly id: string
  readonly name: string
  readonly thorns: number
}

export interface Hero {
  readonly id: string
  readonly name: string
  readonly concept: string
  /** Dice by the table's names for its stats. */
  readonly stats: Readonly<Record<string, number>>
  readonly traits: readonly string[]
  readonly talents: readonly Talent[]
  readonly items: readonly Talent[]
  readonly conditions: readonly Condition[]
  readonly marks: number
}

export interface Pool {
  readonly id: string
  readonly name: string
  readonly kind: PoolKind
  readonly size: number
  readonly dice: number
  readonly hidden: boolean
  /** What changes when it is empty: the game master's secret until then. */
  readonly fiction: string
  readonly told: boolean
  /** The one hero who uses a resource; nobody means that all may. */
  readonly holder?: string
  /** Actions by heroes since it was last thrown; a montage counts as a few (TP-pool.4). */
  readonly since: number
}

/** A setup waiting to be used: one die, no risk, once. */
export interface Token {
  readonly id: string
  readonly by: string
  readonly text: string
}

/** What a throw came to before any late help: enough to read it again with one more die. */
export interface Heap {
  readonly level: number
  readonly cuts: number
}

export interface ImpactChoice {
  readonly kind: 'impact'
  readonly id: string
  readonly from: 'action' | 'defence' | 'montage'
  /** Who threw; has no defence against it. */
  readonly hero: string
  readonly word: Word
  readonly exposed: readonly string[]
  readonly factor: 1 | 2
  readonly lightened: boolean
  readonly text: string
  readonly task?: string
  readonly heap?: Heap
}

export interface BonusChoice {
  readonly kind: 'bonus'
  readonly id: string
  readonly hero: string
  /** A task pool that waits for the bonus before it is thrown (TP-Q20). */
  readonly task?: string
}

export interface LastDieChoice {
  readonly kind: 'last-die'
  readonly id: string
  /** The hero who decides; the game master when it was the game master's trigger. */
  readonly hero?: string
  readonly pool: string
  /** Progress came from an action, so that a throw without a drop gives a secondary effect. */
  readonly action: boolean
}

export interface NoDropChoice {
  readonly kind: 'no-drop'
  readonly id: string
  readonly hero?: string
  readonly pool: string
  readonly mayDrop: boolean
  readonly secondary: boolean
}

export type Open = ImpactChoice | BonusChoice | LastDieChoice | NoDropChoice

export interface ChallengePool {
  readonly name: string
  readonly dice: number
  /** What changes when it is empty. */
  readonly fiction: string
}

/** A situation with two pools: what it takes, and what comes meanwhile. */
export interface Challenge {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly task: ChallengePool
  readonly danger: ChallengePool
}

export interface Pack {
  readonly title: string
  readonly talents: readonly Talent[]
  readonly challenges: readonly Challenge[]
  readonly moves: readonly string[]
}

export interface ThornsScene extends KernelScene {
  readonly title: string
  readonly text: string
  readonly stats: readonly string[]
  readonly heroes: readonly Hero[]
  readonly pools: readonly Pool[]
  readonly tokens: readonly Token[]
  readonly open: readonly Open[]
  /** Throws by heroes so far: gives choices their ids. */
  readonly rolls: number
  readonly pack: Pack
}

/** What every throw of a hero has: a stat or a power pool, thorns, and those who help. */
export interface Roll {
  readonly hero: string
  readonly stat?: string
  readonly power?: string
  /** Fewer dice of the power pool. */
  readonly dice?: number
  readonly difficulty: number | 'secret'
  readonly secret?: boolean
  readonly assists?: readonly string[]
  readonly followUps?: readonly string[]
  /** Help from the world, each source once. */
  readonly outside?: readonly string[]
}

export interface Act extends Roll {
  readonly type: 'Act'
  readonly how: string
  readonly teamwork?: boolean
  readonly task?: string
}

export interface Defend extends Roll {
  readonly type: 'Defend'
  readonly trouble: string
  /** The open impact move that it is against. */
  readonly against?: string
}

export interface Montage {
  readonly type: 'Montage'
  readonly hero: string
  readonly how: string
  readonly joined?: readonly string[]
  readonly difficulty: number | 'secret'
  readonly secret?: boolean
}

export interface Tension {
  readonly type: 'Tension'
  readonly pool: string
  readonly question: string
}

export interface TriggerPool {
  readonly type: 'TriggerPool'
  /** The player who uses a resource; without, it is the game master's trigger. */
  readonly hero?: string
  readonly pool: string
  readonly why: string
}

export interface Hit {
  readonly hero: string
  readonly marks?: number
  readonly condition?: Condition
}

/** A power pool used where nothing is at risk. */
export interface UsePower {
  readonly type: 'UsePower'
  readonly hero: string
  readonly power: string
  /** Fewer dice of the pool. */
  readonly dice?: number
  readonly how: string
}

export interface MakeImpact {
  readonly type: 'MakeImpact'
  readonly choice?: string
  readonly text: string
  readonly hits: readonly Hit[]
  /** A danger pool that is triggered by this move. */
  readonly danger?: string
}

export type NewPool = Omit<Pool, 'dice' | 'told' | 'since'>

export type ThornsCommand =
  | Act
  | Defend
  | Montage
  | Tension
  | TriggerPool
  | UsePower
  | MakeImpact
  | { readonly type: 'LateAssist'; readonly hero: string; readonly choice: string }
  | {
      readonly type: 'ChooseBonus'
      readonly hero: string
      readonly choice: string
      readonly bonus: Bonus
      readonly text?: string
    }
  | {
      readonly type: 'AnswerPool'
      readonly hero?: string
      readonly choice: string
      readonly answer: 'roll' | 'drop' | 'secondary' | 'leave'
      readonly text?: string
    }
  | { readonly type: 'SkipChoice'; readonly choice: string; readonly reason: string }
  | { readonly type: 'AddHero'; readonly sheet: Hero }
  | { readonly type: 'WelcomeHero'; readonly sheet: Hero; readonly reason: string }
  | { readonly type: 'DismissHero'; readonly hero: string }
  | { readonly type: 'NameStats'; readonly stats: readonly string[] }
  | { readonly type: 'RenameStat'; readonly from: string; readonly to: string }
  | { readonly type: 'Rest'; readonly heroes: readonly string[] }
  | { readonly type: 'Give'; readonly hero: string; readonly as: Belonging; readonly thing: Talent }
  | { readonly type: 'Take'; readonly hero: string; readonly thing: string }
  | {
      readonly type: 'AdjustHero'
      readonly hero: string
      readonly what: 'stat' | 'power' | 'marks'
      readonly name?: string
      readonly to: number
      readonly reason: string
    }
  | { readonly type: 'AddCondition'; readonly hero: string; readonly condition: Condition }
  | { readonly type: 'ClearCondition'; readonly hero: string; readonly condition: string }
  | { readonly type: 'GrantFollowUp'; readonly token: Token }
  | { readonly type: 'DropFollowUp'; readonly token: string }
  | { readonly type: 'AddPool'; readonly pool: NewPool }
  | { readonly type: 'AddChallenge'; readonly id: string; readonly challenge: string; readonly hidden?: boolean }
  | { readonly type: 'ShowPool'; readonly pool: string }
  | { readonly type: 'AdjustPool'; readonly pool: string; readonly to: number; readonly reason: string }
  | { readonly type: 'RemovePool'; readonly pool: string }
  | { readonly type: 'SetScene'; readonly title: string; readonly text: string }
  | { readonly type: 'LoadPack'; readonly pack: Pack }

export type CommandOf<T extends ThornsCommand['type']> = Extract<ThornsCommand, { type: T }>

export type ThornsEvent =
  | {
      readonly type: 'Acted'
      readonly roll: string
      readonly hero: string
      readonly with: string
      readonly how: string
      readonly word: Word
      readonly dice: number
      readonly thorns: number
      readonly exposed: readonly string[]
    }
  | {
      readonly type: 'Defended'
      readonly roll: string
      readonly hero: string
      readonly with: string
      readonly trouble: string
      readonly word: Word
      readonly dice: number
      readonly thorns: number
      readonly exposed: readonly string[]
    }
  | {
      readonly type: 'MontagePlayed'
      readonly roll: string
      readonly hero: string
      readonly how: string
      readonly word: Word
      readonly thorns: number
      readonly exposed: readonly string[]
    }
  | {
      readonly type: 'PowerUsed'
      readonly roll: string
      readonly hero: string
      readonly power: string
      readonly how: string
      readonly word: Word
      readonly dice: number
    }
  | {
      readonly type: 'TensionRead'
      readonly pool: string
      readonly question: string
      readonly word: 'grim' | 'messy' | 'perfect'
      readonly double: boolean
    }
  | {
      readonly type: 'LateAssisted'
      readonly hero: string
      readonly lead: string
      readonly from: Word
      readonly to: Word
    }
  | {
      readonly type: 'PowerDropped'
      readonly hero: string
      readonly power: string
      readonly from: number
      readonly to: number
    }
  | { readonly type: 'PowerDepleted'; readonly hero: string; readonly power: string }
  | { readonly type: 'FollowUpSet'; readonly token: Token }
  | { readonly type: 'FollowUpUsed'; readonly token: string; readonly hero: string }
  | { readonly type: 'FollowUpDropped'; readonly token: string }
  | { readonly type: 'ChoiceOpened'; readonly choice: Open }
  | { readonly type: 'ChoiceClosed'; readonly choice: string }
  | { readonly type: 'ChoiceSkipped'; readonly choice: string; readonly reason: string }
  | { readonly type: 'BonusChosen'; readonly hero: string; readonly bonus: Bonus; readonly text: string }
  | { readonly type: 'SecondaryTaken'; readonly hero?: string; readonly pool: string; readonly text: string }
  | {
      readonly type: 'ImpactMade'
      readonly text: string
      readonly heroes: readonly string[]
      readonly weight: Weight
    }
  | {
      readonly type: 'HarmMarked'
      readonly hero: string
      readonly from: number
      readonly to: number
      readonly doubled: boolean
    }
  | { readonly type: 'HeroOut'; readonly hero: string }
  | { readonly type: 'ConditionAdded'; readonly hero: string; readonly condition: Condition }
  | { readonly type: 'ConditionCleared'; readonly hero: string; readonly condition: string }
  | { readonly type: 'PoolAdded'; readonly pool: Pool }
  | {
      readonly type: 'PoolThrown'
      readonly pool: string
      readonly from: number
      readonly to: number
      readonly why: string
    }
  | {
      readonly type: 'DieDropped'
      readonly pool: string
      readonly from: number
      readonly to: number
      readonly rule: string
    }
  | { readonly type: 'PoolDepleted'; readonly pool: string; readonly fiction: string }
  | { readonly type: 'PoolShown'; readonly pool: string; readonly name?: string }
  | {
      readonly type: 'PoolSet'
      readonly pool: string
      readonly from: number
      readonly to: number
      readonly reason: string
    }
  | { readonly type: 'PoolRemoved'; readonly pool: string }
  | { readonly type: 'HeroJoined'; readonly hero: Hero }
  | { readonly type: 'HeroLeft'; readonly hero: string }
  | { readonly type: 'StatsNamed'; readonly stats: readonly string[] }
  | { readonly type: 'StatRenamed'; readonly from: string; readonly to: string }
  | { readonly type: 'HeroRested'; readonly hero: string }
  | { readonly type: 'ThingGiven'; readonly hero: string; readonly as: Belonging; readonly thing: Talent }
  | { readonly type: 'ThingTaken'; readonly hero: string; readonly thing: string }
  | {
      readonly type: 'HeroAdjusted'
      readonly hero: string
      readonly what: 'stat' | 'power' | 'marks'
      readonly name: string
      readonly from: number
      readonly to: number
      readonly reason: string
    }
  | { readonly type: 'SceneSet'; readonly title: string; readonly text: string }
  | { readonly type: 'PackLoaded'; readonly pack: Pack }

export type Decided = readonly ThornsEvent[]
