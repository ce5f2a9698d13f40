// What a book brings to the table screen beyond its rules: its sheet, its scene, how its calls read, how heroes are made.
import type { Component } from 'svelte'
import type { Command, Scene } from '../../kernel/index.ts'

/** A short fact about a draft: "TN 5" with an edge, "Dexterity · bow" without. */
export interface Fact {
  readonly text: string
  readonly chip?: boolean
}

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
  | { readonly kind: 'text'; readonly name: string; readonly label: string }

export interface FieldValue {
  readonly value: unknown
  readonly text: string
}

/** A command as the game master frames it: where it starts, and what can be set. */
export interface Frame {
  readonly id: string
  readonly label: string
  /** The command for one hero, before anything is set. */
  draft(scene: Scene, hero: string): Command
  fields(scene: Scene, hero: string): readonly Field[]
}

// biome-ignore lint/suspicious/noExplicitAny: a screen is shown the state and the heroes of its own book alone
type Any = any

export interface BookScreen {
  /** One line under a name in the company: counters as things. */
  readonly Line?: Component<{ scene: Any; id: string }>
  /** The whole sheet of a hero or a foe. */
  readonly Sheet?: Component<{ scene: Any; id: string }>
  /** The board: bands, grid, pools. */
  readonly Board?: Component<{ scene: Any }>
  /** What is told of the scene, if the book keeps it. */
  told?(scene: Any): string | undefined
  /** Whose turn it is, who has acted least: a heading and a sentence. */
  turn?(scene: Any): { readonly title: string; readonly text: string } | undefined
  facts(scene: Any, draft: Any): readonly Fact[]
  readonly frames: readonly Frame[]
  /** A hero as it was made, for a file; undefined for those that are none. */
  heroOf?(scene: Any, id: string): unknown
  /** A hero in half a line: "Elf Adventurer, bow". */
  blurb?(hero: Any): string
  /** The command that brings a hero to the table. */
  bring(hero: Any): Command
  readonly Maker?: Component<{ hero: Any; options: Readonly<Record<string, string>>; onchange: (hero: Any) => void }>
}
