// What a rulebook is to the rest of Quincunx: plain data and plain functions, one folder a book.
import type { Dice, Thrown } from '../dice/index.ts'
import type { Refusal } from './refusal.ts'

/** Something that a seat asks for, in the imperative: `Attack`. `hero` names who acts, and so whose player may ask. */
export interface Command {
  readonly type: string
  readonly hero?: string
}

/** Something that has happened, in the past tense: `Wounded`. A fact with its numbers; folding it needs no rules. */
export interface Event {
  readonly type: string
}

export type Options = Readonly<Record<string, string>>

/** A ring of segments that fills up: time pressure, in any book. A hidden one is the game master's alone. */
export interface Clock {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly filled: number
  readonly hidden: boolean
}

/** What every book's state holds: the table options it plays by, and the clocks on the table. */
export interface Scene {
  readonly options: Options
  readonly clocks: readonly Clock[]
}

export type Decision<E> = readonly E[] | Refusal

/** The least that can be played, replayed and counted. A book is one; so is a game of it with its calls and clocks. */
export interface Rules<S, C, E> {
  /** All the rules; pure but for the dice. */
  decide(state: S, command: C, dice: Dice): Decision<E>
  /** Arithmetic only, no rules. An event of an unknown type leaves the state as it is. */
  evolve(state: S, event: E): S
  /** The same text for states from which play goes on alike: the long odds merge them. */
  fingerprint(state: S): string
}

/** Who is looking. The game master sees everything; a spectator what everybody may know. */
export interface Viewer {
  readonly role: 'gm' | 'player' | 'spectator'
  readonly heroes: readonly string[]
}

export const gmViewer: Viewer = { role: 'gm', heroes: [] }
export const spectator: Viewer = { role: 'spectator', heroes: [] }

/** A reading of the rules that a table chooses: both sides told in plain words. */
export interface TableOption {
  readonly id: string
  readonly question: string
  readonly ruling: string
  /** The first value is the default. */
  readonly values: readonly { readonly id: string; readonly text: string }[]
}

/** Who may give a command: the game master alone, the player of the hero it names, or any player. */
export interface Verb {
  readonly by: 'gm' | 'owner' | 'player'
  readonly text: string
  /** Fields that are not the player's to fill in, as a path (`attack.boons`): judgements, and what others consent to. */
  readonly gmFields?: readonly string[]
}

/** A complete and legal command, ready to be given: it feeds buttons, the terminal, the fuzz players and the solver. */
export interface Offer<C> {
  readonly command: C
  readonly label: string
  /** Where it stands in a menu: "Attack", "Move", "Rest". */
  readonly group: string
  /** Best opened as a call, so that the others can lean in. */
  readonly call?: boolean
  /** Why not now. Such an offer is shown, not given. */
  readonly refusal?: Refusal
}

/** A decision that a rule has left to somebody: a shield, a reaction, a critical's benefit. */
export interface Choice<C> {
  readonly id: string
  /** The hero whose player decides, or `gm`. The game master may always decide in their stead. */
  readonly to: string
  readonly question: string
  readonly rule?: string
  readonly answers: readonly { readonly label: string; readonly command: C }[]
}

/** A way to lean into a call: what it is, who may, what it costs, and what it makes of the draft. */
export interface Contribution<C> {
  readonly id: string
  /** The hero who contributes, or `gm`. */
  readonly by: string
  readonly label: string
  readonly price: string
  readonly rules: readonly string[]
  /** True when the one who throws has to accept it first. */
  readonly consent: boolean
  /** Why not now. A book may work it out only when it is asked for. */
  readonly refusal?: Refusal | undefined
  apply(draft: C): C
}

export type Tone = 'good' | 'partial' | 'bad' | 'gold' | 'plain'

/** The word that names how a throw came out. The first word of the list is the worst for the one who threw. */
export interface Outcome {
  readonly word: string
  readonly tone: Tone
  /** "2 wounds, armour takes 1". */
  readonly detail?: string
}

/** One line of the chronicle. `lead` is the name that it is about, set in bold before the text. */
export interface Sentence {
  readonly lead?: string
  readonly text: string
  readonly tone?: Tone
  /** Set large: the outcome of a throw. */
  readonly word?: string
  readonly rules?: readonly string[]
}

export interface Measure<S, E> {
  readonly id: string
  readonly text: string
  of(before: S, events: readonly E[], after: S): number
}

/** Somebody on the table, as every book can tell it. */
export interface CastMember {
  readonly id: string
  readonly name: string
  readonly kind: 'hero' | 'foe'
  readonly standing: boolean
  readonly hidden?: boolean
}

export interface ReadyScene<C> {
  readonly id: string
  readonly title: string
  /** The situation in a few sentences, read aloud. */
  readonly text: string
  /** What the game master does to set it up, from an empty table; `OpenCall` included. */
  readonly commands: readonly C[]
}

export interface Problem {
  readonly path: string
  readonly text: string
}

/** Making heroes. A draft is always valid data; problems are told, not thrown. */
export interface HeroMaking<H> {
  readonly ready: readonly H[]
  blank(options: Options): H
  /** What is wrong or left, in words, and how many points remain where the book counts points. */
  check(hero: H, options: Options): { readonly problems: readonly Problem[]; readonly left?: number }
  /** A random legal hero; `draw(n)` gives a whole number below n. */
  random(draw: (below: number) => number, options: Options): H
  /** Outside JSON becomes a hero, or problems by path. An import always gets a new id from the table. */
  parse(json: unknown): H | readonly Problem[]
}

// biome-ignore lint/suspicious/noExplicitAny: the registry holds books whose states only the book itself can read
export interface Book<S extends Scene = any, C extends Command = any, E extends Event = any, H = any>
  extends Rules<S, C, E> {
  readonly id: string
  readonly title: string
  /** One line for the cover. */
  readonly line: string
  /** Raised when the meaning of an event changes; a table keeps the version it was opened with. */
  readonly version: number
  readonly options: readonly TableOption[]
  readonly verbs: Readonly<Record<C['type'], Verb>>
  /** The first is the example that a newcomer finds on a fresh table. */
  readonly scenes: readonly ReadyScene<C | { readonly type: string }>[]
  readonly heroes: HeroMaking<H>
  readonly measures: readonly Measure<S, E>[]

  start(options: Options): S
  /** The only door for outside JSON: a command, or `malformed` with what was wrong, where, and what would be right. */
  parse(json: unknown): C | Refusal
  cast(state: S): readonly CastMember[]
  /** What a seat may do now. Every offer without a refusal is accepted by `decide`. */
  offers(state: S, viewer: Viewer): readonly Offer<C>[]
  pending(state: S): readonly Choice<C>[]
  contributions(state: S, draft: C): readonly Contribution<C>[]

  /** The state as a viewer may know it. Hiding then folding equals folding then hiding. */
  view(state: S, viewer: Viewer): S
  /** The event as a viewer may know it, judged by the state before it; undefined when it is none of their business. */
  show(state: S, event: E, viewer: Viewer): E | undefined
  /** A draft on the table as a viewer may know it: a secret difficulty is taken out. */
  showDraft(state: S, draft: C, viewer: Viewer): C | undefined
  /** A throw as a viewer may know it; without this, throws are shown whenever any event of their entry is. */
  showThrow?(state: S, command: C, thrown: Thrown, viewer: Viewer): Thrown | undefined

  /** What a person reads, told from the state before the event. */
  say(state: S, event: E): Sentence
  /** "Kael shoots the raider": the title of a call. */
  describe(state: S, command: C): string
  outcome(events: readonly E[]): Outcome | undefined
}
