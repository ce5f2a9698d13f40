// What a book brings to the table screen beyond its rules: how its counters, sheets, boards and calls read. Plain data;
// the components that draw it are the same for all books.
import type { GridMap, Square } from '../../grid/index.ts'
import type { Command, Scene, Tone } from '../../kernel/index.ts'

// biome-ignore lint/suspicious/noExplicitAny: a screen is shown the state and the heroes of its own book alone
type Any = any

/** A short fact about a draft: "TN 5" with an edge, "Dexterity · bow" without. */
export interface Fact {
  readonly text: string
  readonly chip?: boolean
  /** The rule that says what this is. */
  readonly rule?: string
}

/** A counter as things, with its words: "2 of 4, Battered". */
export interface Counter {
  readonly label: string
  readonly text: string
  readonly shape?: 'pip' | 'heart' | 'drop' | 'stroke'
  readonly full: number
  readonly wounds?: number
  readonly fatigue?: number
  readonly empty?: number
  readonly tone?: Tone
  readonly rule?: string
}

export interface Tag {
  readonly text: string
  readonly icon?: string
  readonly tone?: Tone
}

/** What stands under a name in the company. */
export interface MemberLine {
  readonly note?: string
  readonly counters: readonly Counter[]
  readonly tags?: readonly Tag[]
}

export interface SheetRow {
  readonly name: string
  readonly value?: string
  readonly text?: string
  readonly icon?: string
  readonly rule?: string
  /** Dice to draw: the sides of each; those beyond `left` are spent. */
  readonly dice?: readonly number[]
  readonly left?: number
  readonly counter?: Counter
}

export interface SheetBlock {
  readonly title: string
  readonly rule?: string
  readonly rows: readonly SheetRow[]
}

export interface Sheet {
  readonly line: string
  readonly blocks: readonly SheetBlock[]
}

export interface Token {
  readonly id: string
  readonly name: string
  readonly kind: 'hero' | 'foe'
  readonly note?: string
  readonly hidden?: boolean
  readonly down?: boolean
  /** On a map: whose turn it is; how much of them is left, from 0 to 1; how many they are. */
  readonly up?: boolean
  readonly left?: number
  readonly many?: number
}

/** Distances as columns; `move` is the command that takes a token to another one, where there is such a command. */
export interface BandsBoard {
  readonly kind: 'bands'
  readonly bands: readonly { readonly id: string; readonly label: string; readonly tokens: readonly Token[] }[]
  move?(token: string, band: string): Command | undefined
}

/** Pools as the dice that are left; `making` is the deed by which the game master lays out another. */
export interface PoolsBoard {
  readonly kind: 'pools'
  readonly making: string
  readonly pools: readonly {
    readonly id: string
    readonly name: string
    readonly note: string
    readonly sides: number
    readonly left: number
    readonly size: number
    readonly hidden: boolean
    readonly outlook?: string
    readonly deeds: readonly { readonly label: string; readonly command: Command }[]
  }[]
}

/** A square that somebody may go to. */
export interface Way {
  readonly square: Square
  readonly cost: number
  /** What it takes beyond squares: "2 actions". */
  readonly note?: string
  /** Reached, but not at once. */
  readonly later?: boolean
}

/** A map of squares with tokens on it. All questions are answered by the book; what the map itself suffers are the grid's commands. */
export interface GridBoard {
  readonly kind: 'grid'
  readonly map: GridMap
  readonly tokens: readonly (Token & { readonly at: Square })[]
  /** Those who stand nowhere yet. */
  readonly aside: readonly Token[]
  /** Where a token may go, and what that costs in squares; by another manner than walking, if one is named. */
  ways(token: string, manner?: string): readonly Way[]
  move(token: string, to: Square, manner?: string): Command | undefined
  /** Other ways of getting somewhere that a token has now: "Carefully: 1 action more". */
  manners?(token: string): readonly { readonly id: string; readonly label: string }[]
  /** Whoever waits beside the map comes onto it; who is hidden is shown there. */
  enter(token: string, at: Square): Command
  /** What is between two of them: "partial cover by the wall at C4". */
  aim(from: string, to: string): string
}

export type Board = BandsBoard | PoolsBoard | GridBoard

/** One part of a command that the game master may set. */
export type Field =
  | { readonly kind: 'choice'; readonly name: string; readonly label: string; readonly values: readonly FieldValue[] }
  | {
      readonly kind: 'number'
      readonly name: string
      readonly label: string
      readonly from: number
      readonly to: number
    }
  | { readonly kind: 'flag'; readonly name: string; readonly label: string }
  | {
      readonly kind: 'text'
      readonly name: string
      readonly label: string
      readonly long?: boolean
      /** Several, by commas. */
      readonly list?: boolean
    }

/** A foe of the bestiary may have a name of its own; of two without, the second is numbered by the book. */
export const ownName: Field = { kind: 'text', name: 'name', label: 'Its own name, if it has one' }
export const called = (name: unknown): { readonly name?: string } =>
  typeof name === 'string' && name.trim() !== '' ? { name: name.trim() } : {}

export interface FieldValue {
  readonly value: unknown
  readonly text: string
}

/** A throw that the game master calls for: its command for one hero, and what can be set in it. */
export interface Frame {
  readonly id: string
  readonly label: string
  /** A player may open it too, for a hero of their own. */
  readonly own?: boolean
  draft(scene: Any, hero: string): Command
  fields(scene: Any, hero: string): readonly Field[]
}

export type Values = Readonly<Record<string, unknown>>

/** Something that the game master does at once: a foe from the bestiary, harm to several, a rest, a condition. */
export interface Deed {
  readonly id: string
  readonly label: string
  /** Whom it is about. */
  readonly who: 'nobody' | 'one' | 'several' | 'anyone'
  /** A player may do it too, for a hero of their own. */
  readonly own?: boolean
  fields(scene: Any): readonly Field[]
  command(scene: Any, who: readonly string[], values: Values): Command
}

/** One part of a hero in the making. */
export type MakerField =
  | {
      readonly kind: 'text'
      readonly label: string
      readonly long?: boolean
      get(hero: Any): string
      set(hero: Any, value: string): Any
    }
  | {
      readonly kind: 'choice'
      readonly label: string
      readonly values: readonly MakerValue[]
      get(hero: Any): string
      set(hero: Any, value: string): Any
    }
  | {
      readonly kind: 'steps'
      readonly label: string
      readonly note?: string
      readonly from: number
      readonly to: number
      words?(value: number): string
      get(hero: Any): number
      set(hero: Any, value: number): Any
    }
  | {
      readonly kind: 'many'
      readonly label: string
      readonly values: readonly MakerValue[]
      get(hero: Any): readonly string[]
      set(hero: Any, values: readonly string[]): Any
    }

export interface MakerValue {
  readonly id: string
  readonly text: string
  readonly note?: string
}

export interface MakerPage {
  readonly title: string
  readonly fields: readonly MakerField[]
}

export interface BookScreen {
  line?(scene: Any, id: string): MemberLine | undefined
  sheet?(scene: Any, id: string): Sheet | undefined
  boards?(scene: Any): readonly Board[]
  /** What is told of the scene, if the book keeps it. */
  told?(scene: Any): string | undefined
  /** Whose turn it is, who has acted least. */
  turn?(scene: Any): { readonly title: string; readonly text: string } | undefined
  facts(scene: Any, draft: Any): readonly Fact[]
  readonly frames: readonly Frame[]
  readonly deeds: readonly Deed[]
  /** A hero as it was made, for a file; undefined for those that are none. */
  heroOf?(scene: Any, id: string): unknown
  /** A hero in half a line: "Elf Adventurer, bow". */
  blurb?(hero: Any): string
  /** The command that brings a hero to the table. */
  bring(hero: Any): Command
  making?(hero: Any, options: Scene['options']): readonly MakerPage[]
}

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What of a screen is a player's: the throws and deeds for heroes of their own. */
export const forPlayers = (screen: BookScreen): BookScreen => ({
  ...screen,
  frames: screen.frames.filter(({ own }) => own),
  deeds: screen.deeds.filter(({ own }) => own),
})
