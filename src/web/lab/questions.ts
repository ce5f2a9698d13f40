// What the page asks of the lab's worker, and what it hears: plain data on both ways.
import type { Tone } from '../../kernel/index.ts'

export interface Share {
  readonly value: string
  readonly share: number
  readonly exact: string
}

export interface PlainAnswer {
  readonly outcomes: readonly (Share & { readonly tone: Tone })[]
  readonly measures: readonly { readonly text: string; readonly mean: number; readonly values: readonly Share[] }[]
  readonly unresolved: number
}

export interface PlainFight {
  readonly ends: readonly { readonly word: string; readonly chance: number; readonly within: number }[]
  readonly measures: readonly { readonly text: string; readonly mean: number; readonly within: number }[]
  readonly length: number
  readonly rounds: number
  /** Round by round: how it has ended by then, and who stands. */
  readonly byRound: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  /** `exact, over 107 states`, or how many plays it was. */
  readonly found: string
}

/** A cell that cannot be has a sentence instead of a number. */
export type PlainCell = number | string

export type Question =
  | { readonly kind: 'ask'; readonly book: string; readonly scene: unknown; readonly command: unknown }
  | { readonly kind: 'hopes'; readonly book: string; readonly scene: unknown; readonly commands: readonly unknown[] }
  | {
      readonly kind: 'table'
      readonly book: string
      readonly scene: unknown
      readonly command: unknown
      readonly word: string
      readonly rows: { readonly path: string; readonly values: readonly unknown[] }
      readonly columns: { readonly path: string; readonly values: readonly unknown[] }
    }
  | {
      readonly kind: 'fight'
      readonly book: string
      readonly party: readonly string[]
      readonly foes: readonly string[]
      readonly partyPolicy: string
      readonly foesPolicy: string
      readonly options: Readonly<Record<string, string>>
      /** A scene of a live table, in place of fighters from the book. */
      readonly scene?: unknown
    }
  | { readonly kind: 'pools'; readonly task: number; readonly timer: number; readonly actions: number }
  | { readonly kind: 'dice'; readonly notation: string }

export interface Answers {
  ask: PlainAnswer
  /** For each command the share of everything that is not bad; null where it cannot be given. */
  hopes: readonly (number | null)[]
  table: readonly (readonly PlainCell[])[]
  fight: PlainFight
  pools: PlainFight
  dice: { readonly mean: number; readonly values: readonly Share[]; readonly unresolved: number }
}

export type Reply<K extends keyof Answers = keyof Answers> =
  | { readonly id: number; readonly progress: number; readonly soFar?: Answers[K] }
  | { readonly id: number; readonly refused: string }
  | { readonly id: number; readonly answer: Answers[K] }
