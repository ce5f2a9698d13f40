// What has happened: facts with the numbers that a sentence needs.
import type { AdjustField, Ending, Leaving, ThrownAction } from './commands.ts'
import type { Band, Content, Foe, Gear, Hero, Kind, Pending, Target, Tn } from './types.ts'

export type Word = 'miss' | 'hit' | 'critical'

/** LT-I.14: the margin is there to be read; nothing depends on it. */
export interface Resolved {
  readonly type: 'Resolved'
  readonly hero: string
  readonly action: ThrownAction['type']
  readonly what: string
  readonly tn: Tn
  readonly kept: number
  readonly margin?: number
  readonly secret?: boolean
  readonly word: string
  readonly success: boolean
  readonly critical: boolean
}

export interface Hurt {
  readonly type: 'Hurt'
  readonly hero: string
  readonly kind: Kind
  readonly amount: number
  readonly from: number
  readonly to: number
  readonly cause: string
  readonly state: string
}

export interface Healed {
  readonly type: 'Healed'
  readonly hero: string
  readonly wounds: number
  readonly fatigue: number
  readonly from: number
  readonly to: number
  readonly state: string
}

export type Event =
  | { readonly type: 'HeroJoined'; readonly hero: Hero }
  | { readonly type: 'HeroLeft'; readonly hero: string }
  | { readonly type: 'SheetRevised'; readonly hero: string; readonly sheet: Hero; readonly reason: string }
  | { readonly type: 'FoeAdded'; readonly foe: Foe }
  | { readonly type: 'FoeRevealed'; readonly foe: string; readonly name?: string }
  | { readonly type: 'FoeLeft'; readonly foe: string; readonly how: Leaving }
  | { readonly type: 'FoeBurned'; readonly foe: string }
  | { readonly type: 'FoeMoved'; readonly foe: string; readonly band: Band; readonly from?: string }
  | {
      readonly type: 'FoeHurt'
      readonly foe: string
      readonly kind: Kind
      readonly amount: number
      readonly to: number
    }
  | {
      readonly type: 'FoeRegained'
      readonly foe: string
      readonly kind: Kind
      readonly amount: number
      readonly to: number
    }
  | { readonly type: 'FoeFell'; readonly foe: string; readonly knockedOut: boolean }
  | { readonly type: 'SceneSet'; readonly text: string }
  | { readonly type: 'SceneEnded'; readonly ending: Ending }
  | { readonly type: 'ExchangeBegan'; readonly exchange: number }
  | { readonly type: 'Acted'; readonly who: string; readonly helping?: string }
  | { readonly type: 'Drew'; readonly hero: string; readonly weapon: string }
  | Resolved
  | {
      readonly type: 'Contested'
      readonly hero: string
      readonly against: string
      readonly kept: number
      readonly theirs: number
      readonly word: 'won' | 'lost' | 'stalemate'
    }
  | { readonly type: 'ObjectUsed'; readonly hero: string; readonly object: string }
  | { readonly type: 'Locked'; readonly hero: string; readonly task: string }
  | { readonly type: 'LockLifted'; readonly hero: string; readonly task: string; readonly reason: string }
  | { readonly type: 'ChoiceLeft'; readonly choice: Pending }
  | { readonly type: 'ChoiceMade'; readonly kind: Pending['kind']; readonly hero: string; readonly answer: string }
  | {
      readonly type: 'Struck'
      readonly foe: string
      readonly target: string
      /** The enemy's die; absent where enemies never throw. */
      readonly kept?: number
      /** The target's die, where the target throws. */
      readonly theirs?: number
      readonly word: Word
    }
  | {
      readonly type: 'Defended'
      readonly hero: string
      readonly foe: string
      readonly kept: number
      readonly word: 'blocked' | 'through'
    }
  | Hurt
  | Healed
  | { readonly type: 'Died'; readonly hero: string }
  | { readonly type: 'Moved'; readonly hero: string; readonly foe: string; readonly band: Band }
  | { readonly type: 'Fled'; readonly hero: string }
  | { readonly type: 'Returned'; readonly hero: string; readonly reason: string }
  | {
      readonly type: 'Worked'
      readonly hero: string
      readonly grimoire: string
      readonly backlash: boolean
      readonly text: string
    }
  | { readonly type: 'Treated'; readonly hero: string; readonly patient: string }
  | { readonly type: 'Equipped'; readonly hero: string; readonly gear: Gear }
  | { readonly type: 'Rested'; readonly rest: 'short' | 'long'; readonly heroes: readonly string[] }
  | {
      readonly type: 'ConditionSet'
      readonly hero: string
      readonly condition: string
      readonly on: boolean
      readonly reason: string
    }
  | { readonly type: 'PointsEarned'; readonly hero: string; readonly points: number }
  | {
      readonly type: 'PointCommitted'
      readonly hero: string
      readonly target: Target
      readonly paid: number
      readonly price: number
    }
  | { readonly type: 'Grown'; readonly hero: string; readonly target: Target; readonly price: number }
  | {
      readonly type: 'GrowthRefused'
      readonly hero: string
      readonly target: Target
      readonly back: number
      readonly reason: string
    }
  | { readonly type: 'TraitRewritten'; readonly hero: string; readonly trait: string }
  | { readonly type: 'BurdenRewritten'; readonly hero: string; readonly burden: string }
  | {
      readonly type: 'Adjusted'
      readonly who: string
      readonly field: AdjustField
      readonly to: number
      readonly reason: string
    }
  | {
      readonly type: 'ContentAdded'
      readonly title: string
      readonly content: Content
      readonly advice: readonly string[]
    }
