// A tale: a story while it is read. Its state, commands and events; the sheet is a scene of the gamebook with one hero.
import type { Ability, GamebookEvent, GamebookScene, Hero } from '../books/gamebook/types.ts'
import type { InkChoice } from './ink.ts'
import type { ChoiceTag } from './tags.ts'

/** The one who reads. */
export const reader = 'reader'

export interface TaleChoice extends InkChoice {
  readonly roll: ChoiceTag | null
}

export interface TaleLine {
  readonly text: string
  readonly passage: string
  /** `art: gate.png, a barred gate` and the like. */
  readonly dress: readonly string[]
}

export interface TaleFight {
  readonly choice: number
  readonly rounds: number
  readonly noflee: boolean
  readonly ambush: boolean
}

export interface TaleEnding {
  readonly id: string
  readonly tone: 'good' | 'bad' | 'plain'
  readonly passage: string
}

export interface Tale {
  readonly scene: GamebookScene
  /** The state of the ink engine; empty before the beginning. */
  readonly ink: string
  readonly passage: string
  readonly visited: readonly string[]
  /** What the present turn has told so far. */
  readonly lines: readonly TaleLine[]
  readonly choices: readonly TaleChoice[]
  readonly fight: TaleFight | null
  readonly margin: number
  readonly ending: TaleEnding | null
}

export type TaleCommand =
  | { readonly type: 'Begin'; readonly sheet: Hero }
  | {
      readonly type: 'Choose'
      readonly choice: number
      /** Which spell, where any will do. */
      readonly spell?: string
      /** Whether to eat when resting; without it, when it helps. */
      readonly ration?: boolean
    }
  | { readonly type: 'Attack'; readonly foe?: string }
  | { readonly type: 'Run' }
  | { readonly type: 'Cast'; readonly spell: string; readonly foe?: string }
  /** Strike until it is over one way or the other. */
  | { readonly type: 'FightOn' }
  | { readonly type: 'LevelUp'; readonly ability: Ability }
  | { readonly type: 'Bookmark'; readonly name: string }
  /** Opens the present passage anew, in a story that was edited since. */
  | { readonly type: 'Reopen' }

export type TaleEvent =
  | GamebookEvent
  | { readonly type: 'Chosen'; readonly choice: number; readonly text: string }
  | { readonly type: 'Reopened'; readonly passage: string }
  | { readonly type: 'Told'; readonly line: TaleLine }
  | {
      readonly type: 'Offered'
      readonly choices: readonly TaleChoice[]
      readonly passage: string
      readonly ink: string
    }
  | { readonly type: 'FightBegan'; readonly fight: TaleFight }
  | { readonly type: 'RoundPassed'; readonly margin: number }
  | { readonly type: 'EndingReached'; readonly ending: TaleEnding }
  | { readonly type: 'Bookmarked'; readonly name: string; readonly passage: string }

export const heroOfTale = ({ scene }: Pick<Tale, 'scene'>): Hero => scene.heroes[0] as Hero
