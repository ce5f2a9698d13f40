// Gamebook: heroes, foes, obstacles, the scene, and all commands and events.
import type { Scene } from '../../kernel/index.ts'

export type Ability = 'power' | 'grace' | 'focus'
export type ArchetypeId = 'fighter' | 'rogue' | 'mage' | 'free'
export type Abilities = Readonly<Record<Ability, number>>

/** GB-make.4: a weapon has Damage Points. */
export interface Weapon {
  readonly name: string
  readonly points: number
}

/** GB-make.4: armour has a Protection Score. */
export interface Armour {
  readonly name: string
  readonly protection: number
}

export interface Spell {
  readonly id: string
  readonly name: string
  readonly level: number
  readonly text: string
}

export interface Hero {
  readonly id: string
  readonly name: string
  readonly archetype: ArchetypeId
  readonly abilities: Abilities
  /** The HP total; `damage` counts up to it (GB-Q20). */
  readonly hp: number
  readonly damage: number
  readonly weapon: Weapon
  readonly armour: Armour
  readonly rations: number
  readonly spells: readonly string[]
  readonly level: number
  /** GB-adv.4. */
  readonly used: number
  readonly unused: number
  /** Ran from the present fight (GB-combat.8). */
  readonly away: boolean
  /** What has paid experience already: obstacles pay once. */
  readonly paid: readonly string[]
}

/** What a bestiary holds. GB-combat.1, GB-combat.6: a DS, perhaps a weapon, no abilities and no armour. */
export interface FoeKind {
  readonly id: string
  readonly name: string
  readonly ds: number
  readonly weapon: number
  /** GB-Q13. */
  readonly immune: readonly string[]
}

export interface Foe extends FoeKind {
  readonly damage: number
  /** GB-magic.8: by how much spells have lowered its DS. */
  readonly reduced: number
  readonly stunned: boolean
  readonly hidden: boolean
  /** For the game master alone. */
  readonly note: string
  /** The name under which it pays experience once; without it, each one pays. */
  readonly pays?: string
}

export interface Obstacle {
  readonly id: string
  readonly name: string
  readonly ability: Ability
  readonly ds: number | 'secret'
  /** The game master keeps the DS. */
  readonly secret: boolean
  /** GB-Q09: another consequence than damage. */
  readonly instead?: string
}

/** GB-Q04, GB-Q09: something that the game master still has to tell. */
export interface OpenCost {
  readonly id: string
  readonly hero: string
  readonly kind: 'partial' | 'consequence'
  readonly text: string
}

/** A table's own content. */
export interface Pack {
  readonly title: string
  readonly foes: readonly FoeKind[]
  readonly weapons: readonly Weapon[]
  readonly armours: readonly Armour[]
  readonly spells: readonly Spell[]
}

export interface GamebookScene extends Scene {
  readonly title: string
  readonly text: string
  readonly heroes: readonly Hero[]
  readonly foes: readonly Foe[]
  readonly obstacles: readonly Obstacle[]
  readonly open: readonly OpenCost[]
  /** How many costs were ever left open: it names the next one. */
  readonly costs: number
  readonly pack: Pack
}

/** What all throws share: who, and who takes the blow in their place (GB-Q31). */
interface Thrower {
  readonly hero: string
  readonly cover?: string
}

/** Something tricky: a DS that is given, or that of an obstacle on the table. */
interface Tricky {
  readonly ds?: number | 'secret'
  readonly secret?: boolean
  /** On the table it gives the DS; in any case it pays once. */
  readonly obstacle?: string
  readonly shift?: number
  /** GB-Q09: what a failure means instead of damage. */
  readonly instead?: string
}

export interface Test extends Thrower, Tricky {
  readonly type: 'Test'
  readonly ability: Ability
  readonly what?: string
}
export interface Attack extends Thrower {
  readonly type: 'Attack'
  readonly foe: string
}
/** From a foe, or outside a fight from something with a DS. */
export interface Run extends Thrower, Tricky {
  readonly type: 'Run'
  readonly foe?: string
}
/** At foes, at something tricky, or with no roll at all (GB-magic.2). The first foe is the target (GB-Q14). */
export interface Cast extends Thrower, Tricky {
  readonly type: 'Cast'
  readonly spell: string
  readonly foes?: readonly string[]
  readonly what?: string
}

export type Adjustable = Ability | 'hp' | 'damage' | 'rations' | 'used' | 'unused'

export type GamebookCommand =
  | Test
  | Attack
  | Run
  | Cast
  | { readonly type: 'Rest'; readonly hero: string; readonly ration: boolean }
  | { readonly type: 'LevelUp'; readonly hero: string; readonly ability: Ability }
  | { readonly type: 'AddHero'; readonly sheet: Hero }
  | { readonly type: 'DismissHero'; readonly hero: string }
  | {
      readonly type: 'AddFoe'
      readonly id: string
      readonly kind: FoeKind
      readonly hidden?: boolean
      readonly note?: string
      readonly pays?: string
    }
  | { readonly type: 'ShowFoe'; readonly foe: string }
  | { readonly type: 'RemoveFoe'; readonly foe: string }
  | { readonly type: 'AdjustFoe'; readonly foe: string; readonly damage: number; readonly reason: string }
  | { readonly type: 'EndFight'; readonly reason: string }
  | { readonly type: 'AddObstacle'; readonly obstacle: Obstacle }
  | { readonly type: 'RemoveObstacle'; readonly obstacle: string }
  | { readonly type: 'Harm'; readonly heroes: readonly string[]; readonly amount: number; readonly reason: string }
  | { readonly type: 'Heal'; readonly heroes: readonly string[]; readonly amount: number; readonly reason: string }
  | { readonly type: 'Supply'; readonly hero: string; readonly rations: number }
  | { readonly type: 'Teach'; readonly hero: string; readonly spell: string }
  | { readonly type: 'Equip'; readonly hero: string; readonly weapon?: Weapon; readonly armour?: Armour }
  | { readonly type: 'Award'; readonly hero: string; readonly xp: number; readonly reason: string }
  | { readonly type: 'Settle'; readonly cost: string; readonly text: string; readonly harm?: number }
  | {
      readonly type: 'Adjust'
      readonly hero: string
      readonly what: Adjustable
      readonly to: number
      readonly reason: string
    }
  | { readonly type: 'SetScene'; readonly title: string; readonly text: string }
  | { readonly type: 'LoadPack'; readonly pack: Pack }

export type Result = 'success' | 'tie' | 'failure'

/** How a throw came out: the total against the DS. A player does not see the numbers of a secret DS. */
export interface Compared {
  readonly total: number
  readonly ds: number | 'secret'
  readonly result: Result
  readonly margin: number | 'secret'
}

export type GamebookEvent =
  | ({
      readonly type: 'Tested'
      readonly hero: string
      readonly ability: Ability
      readonly what: string
      readonly secret: boolean
    } & Compared)
  | ({ readonly type: 'Attacked'; readonly hero: string; readonly foe: string } & Compared)
  | ({ readonly type: 'Ran'; readonly hero: string; readonly foe: string | null; readonly secret: boolean } & Compared)
  | ({
      readonly type: 'SpellThrown'
      readonly hero: string
      readonly spell: string
      readonly foe: string | null
      readonly what: string
      readonly secret: boolean
    } & Compared)
  | { readonly type: 'SpellCast'; readonly hero: string; readonly spell: string; readonly what: string }
  | { readonly type: 'FoeHurt'; readonly foe: string; readonly from: number; readonly to: number }
  | {
      readonly type: 'FoeWeakened'
      readonly foe: string
      readonly spell: string
      readonly from: number
      readonly to: number
    }
  | { readonly type: 'FoeUnmoved'; readonly foe: string; readonly spell: string }
  | { readonly type: 'WeaknessPassed'; readonly foe: string }
  | { readonly type: 'FoeStunned'; readonly foe: string }
  | { readonly type: 'StunPassed'; readonly foe: string }
  | { readonly type: 'FoeFell'; readonly foe: string }
  | {
      readonly type: 'Hurt'
      readonly hero: string
      readonly incoming: number
      readonly soaked: number
      readonly from: number
      readonly to: number
      readonly why: string
    }
  | { readonly type: 'HeroFell'; readonly hero: string }
  | { readonly type: 'Escaped'; readonly hero: string }
  | { readonly type: 'FightEnded'; readonly reason: string }
  | { readonly type: 'CostLeft'; readonly cost: OpenCost }
  | { readonly type: 'CostSettled'; readonly cost: string; readonly text: string }
  | {
      readonly type: 'XpGained'
      readonly hero: string
      readonly xp: number
      readonly to: number
      readonly why: string
      /** What has now paid, and will not pay again. */
      readonly paid: string | null
    }
  | {
      readonly type: 'LeveledUp'
      readonly hero: string
      readonly ability: Ability
      readonly cost: number
      readonly level: number
    }
  | { readonly type: 'Rested'; readonly hero: string; readonly ration: boolean }
  | {
      readonly type: 'Healed'
      readonly hero: string
      readonly from: number
      readonly to: number
      readonly why: string
    }
  | { readonly type: 'RationsChanged'; readonly hero: string; readonly from: number; readonly to: number }
  | { readonly type: 'SpellLearned'; readonly hero: string; readonly spell: string }
  | { readonly type: 'WeaponTaken'; readonly hero: string; readonly weapon: Weapon }
  | { readonly type: 'ArmourTaken'; readonly hero: string; readonly armour: Armour }
  | {
      readonly type: 'Adjusted'
      readonly hero: string
      readonly what: Adjustable
      readonly from: number
      readonly to: number
      readonly reason: string
    }
  | { readonly type: 'HeroJoined'; readonly hero: Hero }
  | { readonly type: 'HeroLeft'; readonly hero: string }
  | { readonly type: 'FoeAdded'; readonly foe: Foe }
  | { readonly type: 'FoeShown'; readonly foe: string; readonly name?: string }
  | { readonly type: 'FoeRemoved'; readonly foe: string }
  | {
      readonly type: 'FoeAdjusted'
      readonly foe: string
      readonly from: number
      readonly to: number
      readonly reason: string
    }
  | { readonly type: 'ObstacleAdded'; readonly obstacle: Obstacle }
  | { readonly type: 'ObstacleRemoved'; readonly obstacle: string }
  | { readonly type: 'SceneSet'; readonly title: string; readonly text: string }
  | { readonly type: 'PackLoaded'; readonly pack: Pack }
