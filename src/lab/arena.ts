// An arena: how a book's fights are asked about. Who may come, whose turn it is, what they may do, and how they choose.
import {
  type Book,
  ChainTooLarge,
  type Command,
  chooseOptions,
  type Event,
  isRefusal,
  type Options,
  type Refusal,
  type Rules,
  refuse,
  type Scene,
  setUpScene,
} from '../kernel/index.ts'
import type { Contest } from './contest.ts'
import { optimum } from './optimal.ts'

export type Side = 'party' | 'foes'

/** Whose turn it is, and everything legal that they may do. */
export interface Turn<C> {
  readonly side: Side
  readonly choices: readonly C[]
}

/** An honest way to play: it picks from what is legal by what is on the table. */
export interface Policy<S, C> {
  readonly id: string
  readonly text: string
  pick(state: S, choices: readonly C[]): C
}

/** Somebody who can be put into an arena. */
export interface Fighter {
  readonly id: string
  readonly name: string
}

export interface Arena<S extends Scene = Scene, C extends Command = Command, E extends Event = Event> {
  readonly book: Book<S, C, E>
  readonly heroes: readonly Fighter[]
  readonly foes: readonly Fighter[]
  /** The commands that bring these to an empty table; ids are known ones, and may come twice. */
  enter(heroes: readonly string[], foes: readonly string[]): readonly C[]
  /** A scene of a live table as it can be fought here; as it is, unless the book says otherwise. */
  fromTable?(state: S): S
  turn(state: S): Turn<C>
  /** The book's own, but for a fingerprint that leaves out what no fight depends on. */
  readonly rules: Rules<S, C, E>
  end(state: S): 'won' | 'lost' | 'fled' | undefined
  readonly measures: Readonly<Record<string, (end: S) => number>>
  /** Whether a round is over with this: an exchange, or the beginning of the next. */
  endsRound(event: E): boolean
  /** The first of each side is the default. */
  readonly policies: Readonly<Record<Side, readonly Policy<S, C>[]>>
}

export interface FightQuestion {
  readonly party: readonly string[]
  readonly foes: readonly string[]
  readonly options?: Options
  /** `optimal` is solved, and only where the states are few enough. */
  readonly partyPolicy?: string
  readonly foesPolicy?: string
}

/** A fight as a contest, or the sentence that says why it cannot be one. */
export function fight<S extends Scene, C extends Command, E extends Event>(
  arena: Arena<S, C, E>,
  question: FightQuestion,
): Contest<S, C, E> | Refusal {
  const start = startOf(arena, question)
  return isRefusal(start) ? start : fightFrom(arena, start, question)
}

/** The same from a state of play, such as that of a live table. */
export function fightFrom<S extends Scene, C extends Command, E extends Event>(
  arena: Arena<S, C, E>,
  scene: S,
  { partyPolicy, foesPolicy }: Pick<FightQuestion, 'partyPolicy' | 'foesPolicy'> = {},
): Contest<S, C, E> | Refusal {
  const { rules } = arena
  const start = arena.fromTable?.(scene) ?? scene
  const over = arena.end(start)
  if (over !== undefined) return refuse('illegal', nobodyLeft[over])
  const foes = policyOf(arena, 'foes', foesPolicy)
  if (isRefusal(foes)) return foes
  const play = (party: Policy<S, C>): Contest<S, C, E> => ({
    rules,
    start,
    next: state => {
      const { side, choices } = arena.turn(state)
      return (side === 'party' ? party : foes).pick(state, choices)
    },
    end: arena.end,
    measures: arena.measures,
    endsRound: arena.endsRound,
    watch: whoStands(arena.book, start),
  })
  if (partyPolicy !== 'optimal') {
    const party = policyOf(arena, 'party', partyPolicy)
    return isRefusal(party) ? party : play(party)
  }
  const best = bestPlay(arena, start, foes)
  if (isRefusal(best)) return best
  return play({ id: 'optimal', text: 'the best there is', pick: (state, choices) => best(state) ?? first(choices) })
}

function bestPlay<S extends Scene, C extends Command, E extends Event>(
  { rules, turn, end }: Arena<S, C, E>,
  start: S,
  foes: Policy<S, C>,
): ((state: S) => C | undefined) | Refusal {
  const choices = (state: S): readonly C[] => {
    const { side, choices } = turn(state)
    return side === 'party' ? choices : [foes.pick(state, choices)]
  }
  try {
    return optimum<S, C, E>({ rules, start, choices, worth: state => worth[end(state) ?? 'open'] }).best
  } catch (error) {
    if (!(error instanceof ChainTooLarge)) throw error
    return refuse('limit', `The best play of this fight would have to be sought among ${error.message}.`)
  }
}

/** For each hero whether they stand, and whether all do. */
function whoStands<S extends Scene>(book: Book<S>, start: S): Readonly<Record<string, (state: S) => boolean>> {
  const heroes = (state: S) => book.cast(state).filter(({ kind }) => kind === 'hero')
  const names = numbered(
    heroes(start).map(({ name }) => name),
    ' ',
  )
  const each = heroes(start).map(({ id }, i) => [
    names[i]?.id,
    (state: S) => heroes(state).some(hero => hero.id === id && hero.standing),
  ])
  const everyone = (state: S) => heroes(state).every(({ standing }) => standing)
  return { ...Object.fromEntries(each), ...(each.length > 1 && { everyone }) }
}

const nobodyLeft = {
  won: 'There is no foe that stands, so there is nobody to fight.',
  lost: 'There is no hero who stands, so there is nobody to fight for.',
  fled: 'All heroes have fled from this fight.',
}

const worth: Readonly<Record<string, number>> = { won: 1, lost: 0, fled: 0 }

function startOf<S extends Scene, C extends Command, E extends Event>(
  arena: Arena<S, C, E>,
  { party, foes, options = {} }: FightQuestion,
): S | Refusal {
  if (party.length === 0) return refuse('illegal', 'A fight needs at least one hero.')
  if (foes.length === 0) return refuse('illegal', 'A fight needs at least one foe.')
  const stranger = unknownFighter(arena.heroes, 'hero', party) ?? unknownFighter(arena.foes, 'foe', foes)
  if (stranger) return stranger
  const chosen = chooseOptions(arena.book, options)
  if (isRefusal(chosen)) return chosen
  const game = setUpScene(arena.book, chosen, { id: 'arena', commands: arena.enter(party, foes) })
  return isRefusal(game) ? game : (game.scene as S)
}

function unknownFighter(known: readonly Fighter[], kind: string, wanted: readonly string[]): Refusal | undefined {
  const stranger = wanted.find(id => !known.some(fighter => fighter.id === id))
  if (stranger === undefined) return undefined
  return refuse('unknown', `There is no ${kind} "${stranger}"; there are ${known.map(({ id }) => id).join(', ')}.`)
}

function policyOf<S extends Scene, C extends Command, E extends Event>(
  { policies }: Arena<S, C, E>,
  side: Side,
  id: string | undefined,
): Policy<S, C> | Refusal {
  const found = id === undefined ? policies[side][0] : policies[side].find(policy => policy.id === id)
  const known = [...policies[side].map(policy => policy.id), ...(side === 'party' ? ['optimal'] : [])]
  return found ?? refuse('unknown', `The ${side} cannot play "${id}"; there is ${known.join(', ')}.`)
}

export const first = <C>(choices: readonly C[]): C => {
  if (choices.length === 0) throw new Error('nobody can do anything, and yet the fight is not over')
  return choices[0] as C
}

/** The choice for which this is least; of equal ones the first. */
export function least<C>(choices: readonly C[], of: (choice: C) => number): C {
  return choices.reduce((best, choice) => (of(choice) < of(best) ? choice : best), first(choices))
}

/** Copies of the same kind need ids of their own: `wolf`, `wolf-2`. */
export function numbered(ids: readonly string[], between = '-'): { readonly kind: string; readonly id: string }[] {
  const seen = new Map<string, number>()
  return ids.map(kind => {
    const times = (seen.get(kind) ?? 0) + 1
    seen.set(kind, times)
    return { kind, id: times === 1 ? kind : `${kind}${between}${times}` }
  })
}
