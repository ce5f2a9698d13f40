// The words of the table: seats, what a table holds besides its game, the commands that all books share, and their events.
import type { ScriptedThrow, Thrown } from '../dice/index.ts'
import type { Command, Event, Game, GameCommand, GameEvent, Options, Viewer } from '../kernel/index.ts'

export type Role = Viewer['role']

/** Somebody at the table, or somebody in the waiting room. */
export interface Seat {
  readonly id: string
  readonly name: string
  readonly role: Role
  readonly heroes: readonly string[]
  /** Asked for a seat, and nobody has answered yet. */
  readonly waiting?: true
}

/** Who looks, down to the seat: whispers and own notes need more than a role. */
export interface SeatViewer extends Viewer {
  readonly seat: string
}

/** `ask`: the game master admits each one. `open`: everybody with the link comes in. `closed`: nobody does. */
export type Door = 'ask' | 'open' | 'closed'

export interface Note {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly by: string
  /** `all`: everybody. `gm`: the writer and the game masters. */
  readonly for: 'all' | 'gm'
}

/** Agreed limits: a line is not crossed at all, a veil is drawn over what happens behind it. Nobody is named. */
export interface Boundary {
  readonly id: string
  readonly kind: 'line' | 'veil'
  readonly text: string
}

export interface Rolled {
  readonly by: string
  readonly notation: string
  readonly label: string
  readonly total: number
  /** `3d6kh1 [6, (2), (4)]`. */
  readonly detail: string
}

/** A roll that its roller and the game masters know; kept with its number so that it can be opened. */
export interface SecretRoll extends Rolled {
  readonly entry: number
  readonly throws: readonly Thrown[]
}

export interface Table {
  readonly book: string
  /** The version of the book that the table was opened with. */
  readonly version: number
  readonly options: Options
  readonly title: string
  readonly game: Game
  readonly seats: readonly Seat[]
  readonly door: Door
  /** Which link is good: renewing it counts up. */
  readonly link: number
  readonly notes: readonly Note[]
  readonly paused: boolean
  readonly boundaries: readonly Boundary[]
  readonly dice: {
    /** The hash of the secret behind all throws until the next rotation. */
    readonly commitment: string
    readonly rotation: number
    readonly salts: readonly { readonly seat: string; readonly salt: string }[]
  }
  readonly secretRolls: readonly SecretRoll[]
}

export type AnyGameCommand = GameCommand<Command>
export type AnyGameEvent = GameEvent<Command, Event>

/** What a seat may ask of any table. */
export type SharedCommand =
  | { readonly type: 'AdmitSeat'; readonly seat: string; readonly role?: Role }
  | { readonly type: 'RefuseSeat'; readonly seat: string }
  | { readonly type: 'RemoveSeat'; readonly seat: string }
  | { readonly type: 'ChangeRole'; readonly seat: string; readonly role: Role }
  | { readonly type: 'RenameSeat'; readonly name: string }
  | { readonly type: 'LeaveTable' }
  | { readonly type: 'SetAdmission'; readonly door: Door }
  | { readonly type: 'RenewLink' }
  | { readonly type: 'GiveHero'; readonly hero: string; readonly seat: string }
  | { readonly type: 'TakeHero'; readonly hero: string }
  | { readonly type: 'FreeHero'; readonly hero: string }
  | { readonly type: 'SetTitle'; readonly title: string }
  | { readonly type: 'StageScene'; readonly scene: string }
  | { readonly type: 'Say'; readonly text: string; readonly to?: readonly string[] }
  | { readonly type: 'RollDice'; readonly notation: string; readonly label?: string; readonly secret?: boolean }
  | { readonly type: 'OpenRoll'; readonly entry: number }
  | {
      readonly type: 'WriteNote'
      readonly note: string
      readonly title: string
      readonly text: string
      readonly for: Note['for']
    }
  | { readonly type: 'RemoveNote'; readonly note: string }
  | { readonly type: 'PauseTable' }
  | { readonly type: 'ResumeTable' }
  | {
      readonly type: 'SetBoundary'
      readonly boundary: string
      readonly kind: Boundary['kind']
      readonly text: string
    }
  | { readonly type: 'RemoveBoundary'; readonly boundary: string }
  | { readonly type: 'Undo' }
  | { readonly type: 'Redo' }
  | { readonly type: 'AddSalt'; readonly salt: string }
  /** The room fills in the secret that is revealed and the hash of the next one. */
  | { readonly type: 'RotateDice'; readonly secret?: string; readonly commitment?: string }

/** Dice thrown on a real table and typed in: the command and its faces, one line for each throw. */
export interface ByHand {
  readonly type: 'ByHand'
  readonly command: AnyGameCommand | (SharedCommand & { readonly type: 'RollDice' })
  readonly throws: readonly ScriptedThrow[]
}

/** What only the room itself writes: how a table began, and who knocked. */
export type RoomCommand =
  | {
      readonly type: 'OpenTable'
      readonly book: string
      readonly version: number
      readonly options: Options
      readonly title: string
      readonly name: string
      readonly commitment: string
    }
  | { readonly type: 'AskSeat'; readonly name: string; readonly role: 'player' | 'spectator' }
  /** The journal goes on in another place, with another master key: new dice, new links. */
  | { readonly type: 'MoveTable'; readonly commitment: string }

export type TableCommand = SharedCommand | ByHand | RoomCommand | AnyGameCommand

export type SharedEvent =
  | {
      readonly type: 'TableOpened'
      readonly book: string
      readonly version: number
      readonly options: Options
      readonly title: string
      readonly gm: Seat
      readonly commitment: string
    }
  | { readonly type: 'SeatAsked'; readonly seat: Seat }
  | { readonly type: 'SeatTaken'; readonly seat: Seat }
  | { readonly type: 'SeatRefused'; readonly seat: string }
  | { readonly type: 'SeatRemoved'; readonly seat: string }
  | { readonly type: 'RoleChanged'; readonly seat: string; readonly role: Role }
  | { readonly type: 'SeatRenamed'; readonly seat: string; readonly name: string }
  | { readonly type: 'AdmissionSet'; readonly door: Door }
  | { readonly type: 'LinkRenewed'; readonly link: number }
  | { readonly type: 'HeroGiven'; readonly hero: string; readonly seat: string }
  | { readonly type: 'HeroFreed'; readonly hero: string }
  | { readonly type: 'TitleSet'; readonly title: string }
  | { readonly type: 'Said'; readonly by: string; readonly text: string; readonly to?: readonly string[] }
  | { readonly type: 'DiceRolled'; readonly roll: Rolled; readonly secret: boolean }
  | { readonly type: 'RollOpened'; readonly roll: SecretRoll }
  | { readonly type: 'NoteWritten'; readonly note: Note }
  | { readonly type: 'NoteRemoved'; readonly note: string }
  | { readonly type: 'TablePaused' }
  | { readonly type: 'TableResumed' }
  | { readonly type: 'BoundarySet'; readonly boundary: Boundary }
  | { readonly type: 'BoundaryRemoved'; readonly boundary: string }
  | { readonly type: 'Undone'; readonly entry: number }
  | { readonly type: 'Redone'; readonly entry: number }
  | { readonly type: 'SaltAdded'; readonly seat: string; readonly salt: string }
  | { readonly type: 'TableMoved'; readonly commitment: string }
  | { readonly type: 'DiceRotated'; readonly secret: string; readonly commitment: string }

export type TableEvent = SharedEvent | AnyGameEvent

/** One entry as everything here passes it around; a seat's copy may hold less. */
export interface EntryFacts {
  readonly seq: number
  readonly throws: readonly Thrown[]
  readonly events: readonly TableEvent[]
}
