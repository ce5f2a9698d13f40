// What a seat may ask for.
import type {
  Attribute,
  Band,
  Bodily,
  FoeSheet,
  Gear,
  Grimoire,
  Hero,
  Kind,
  NotableObject,
  Pack,
  Target,
  Tn,
} from './types.ts'

/** What people lean into a throw with, whatever the action. */
export interface Leaning {
  readonly hero: string
  /** LT-I.6: each one tier down. */
  readonly penalties?: readonly string[]
  readonly object?: string
  readonly helpers?: readonly string[]
  readonly exert?: boolean
  /** LT-Q27: fatigue as the price of the feat, paid before the throw. */
  readonly cost?: number
  /** LT-Q58: one band back rides along with an action that is not melee. */
  readonly fallBack?: boolean
  readonly secretTn?: boolean
}

/** LT-XIII.3: the answer to "how do you do it?" fixes Attribute and TN. */
export interface Test extends Leaning {
  readonly type: 'Test'
  readonly attribute: Attribute
  readonly skill?: string
  readonly tn: Tn
  /** What is attempted, in a few words; the Exhaustion Rule remembers it. */
  readonly task?: string
}

export interface Attack extends Leaning {
  readonly type: 'Attack'
  readonly weapon: string
  readonly attribute: Bodily
  readonly target: string
  /** LT-XI.3 sets it by Level; the Narrator may set another. */
  readonly tn?: Tn
}

export interface Cast extends Leaning {
  readonly type: 'Cast'
  readonly grimoire: string
  readonly targets: readonly string[]
  /** LT-Q61: whom the Narrator spares from the backlash. */
  readonly exempt?: readonly string[]
  readonly tn?: Tn
}

export interface Treat extends Leaning {
  readonly type: 'Treat'
  readonly patient: string
  readonly tn?: Tn
}

export interface Flee extends Leaning {
  readonly type: 'Flee'
  readonly tn: Tn
  readonly skill?: string
}

export interface Close extends Leaning {
  readonly type: 'Close'
  readonly target: string
  /** LT-VI.19: only under pressure; without a TN closing needs no throw. */
  readonly tn?: Tn
  readonly attribute?: Attribute
  readonly skill?: string
}

export interface Opposed extends Omit<Leaning, 'secretTn'> {
  readonly type: 'Opposed'
  readonly attribute: Attribute
  readonly skill?: string
  /** A foe, or another hero, who throws the same Attribute unless another is named. */
  readonly against: string
  readonly againstAttribute?: Attribute
  readonly againstSkill?: string
}

/** Actions that are thrown against a TN. */
export type ThrownAction = Test | Attack | Cast | Treat | Flee | Close
export type Action = ThrownAction | Opposed

/** An enemy goes for a hero. */
export interface Strike {
  readonly type: 'Strike'
  readonly foe: string
  readonly target: string
  /** LT-Q51: 4 unless the Narrator adjusts it. */
  readonly tn?: Tn
  /** What the target defends with, where the target throws. */
  readonly defence?: Bodily
  /** The target exerts for that throw. */
  readonly exert?: boolean
}

/** From the bestiary, alone or as a block of so many, or with a sheet made up on the spot. */
export interface AddFoe {
  readonly type: 'AddFoe'
  readonly id: string
  readonly from?: string
  readonly members?: number
  readonly foe?: FoeSheet
  /** Its own name, instead of the one in the bestiary. */
  readonly name?: string
  readonly band?: Band
  readonly hidden?: boolean
}

export type Ending = 'victory' | 'flight' | 'surrender' | 'death' | 'peace'
export type Leaving = 'fled' | 'surrendered' | 'gone'
export type AdjustField = 'wounds' | 'fatigue' | 'hp' | 'points'

interface Named {
  readonly hero: string
}

export type Command =
  | Action
  | Strike
  | { readonly type: 'AddHero'; readonly sheet: Hero }
  | (Named & { readonly type: 'RemoveHero' })
  | AddFoe
  | { readonly type: 'RemoveFoe'; readonly foe: string; readonly how: Leaving }
  | { readonly type: 'Reveal'; readonly foe: string }
  | { readonly type: 'Burn'; readonly foe: string }
  | { readonly type: 'MoveFoe'; readonly foe: string; readonly band: Band; readonly from?: string }
  | { readonly type: 'SetScene'; readonly text: string }
  | { readonly type: 'EndScene'; readonly ending: Ending }
  | { readonly type: 'NextExchange' }
  | (Named & { readonly type: 'FallBack'; readonly bands: 1 | 2 })
  | (Named & { readonly type: 'UseObject'; readonly object: string })
  | (Named & { readonly type: 'Exert' })
  | (Named & { readonly type: 'AcceptFailure' })
  | (Named & { readonly type: 'Block'; readonly exert?: boolean })
  | (Named & { readonly type: 'TakeBlow' })
  | (Named & { readonly type: 'ChooseHealing'; readonly first: Kind })
  | (Named & { readonly type: 'ConfirmDeath' })
  | (Named & { readonly type: 'Spare' })
  | (Named & { readonly type: 'Equip'; readonly gear: Gear })
  | { readonly type: 'ShortRest'; readonly heroes?: readonly string[] }
  | { readonly type: 'LongRest'; readonly heroes?: readonly string[] }
  | {
      readonly type: 'Harm'
      readonly targets: readonly string[]
      readonly kind: Kind
      readonly amount: number
      readonly reason: string
    }
  | { readonly type: 'Mend'; readonly targets: readonly string[]; readonly amount: number; readonly reason: string }
  | (Named & {
      readonly type: 'SetCondition'
      readonly condition: string
      readonly on: boolean
      readonly reason: string
    })
  | (Named & { readonly type: 'LiftLock'; readonly task: string; readonly reason: string })
  | (Named & {
      readonly type: 'Award'
      readonly discovery: boolean
      readonly trouble: boolean
      readonly changed: boolean
    })
  | (Named & { readonly type: 'Commit'; readonly target: Target })
  | (Named & { readonly type: 'RefuseGrowth'; readonly target: Target; readonly reason: string })
  | (Named & { readonly type: 'RewriteTrait'; readonly trait: string })
  | (Named & { readonly type: 'RewriteBurden'; readonly burden: string })
  | {
      readonly type: 'Adjust'
      readonly who: string
      readonly field: AdjustField
      readonly to: number
      readonly reason: string
    }
  | { readonly type: 'Revise'; readonly sheet: Hero; readonly reason: string }
  | (Named & { readonly type: 'Return'; readonly reason: string })
  | { readonly type: 'WriteGrimoire'; readonly grimoire: Grimoire }
  | { readonly type: 'WriteObject'; readonly object: NotableObject }
  | { readonly type: 'LoadPack'; readonly pack: Pack }

export type CommandOf<T extends Command['type']> = Command & { type: T }
