// At the Last Throw under test: a scene from a few words, one command with its dice, the exact chance of a word.
import assert from 'node:assert/strict'
import { lastThrow } from '../../src/books/last-throw/book.ts'
import type { Command } from '../../src/books/last-throw/commands.ts'
import { blankHero } from '../../src/books/last-throw/create.ts'
import type { Event } from '../../src/books/last-throw/events.ts'
import { fold } from '../../src/books/last-throw/evolve.ts'
import type { Attribute, Foe, Hero, Level, Protagonist, State } from '../../src/books/last-throw/types.ts'
import { creatureOf, foeOf, heroOf, woundState } from '../../src/books/last-throw/who.ts'
import { fromScript, type Step, sum, writeFraction } from '../../src/dice/index.ts'
import {
  chooseOptions,
  freezeStates,
  isRefusal,
  isWaiting,
  type Options,
  perform,
  type Refusal,
} from '../../src/kernel/index.ts'
import { ask, shareOfWord } from '../../src/lab/index.ts'

freezeStates(true)

export const optionsOf = (chosen: Options = {}): Options => {
  const options = chooseOptions(lastThrow, chosen)
  assert(!isRefusal(options), isRefusal(options) ? options.text : '')
  return options
}

export type Sheet = Omit<Partial<Protagonist>, 'levels'> & { readonly levels?: Partial<Record<Attribute, Level>> }

/** A hero with just what a test is about; everything else is as on a blank sheet, with 4 Hit Points. */
export function hero(id: string, { levels, ...more }: Sheet = {}): Protagonist {
  const blank: Hero = { ...blankHero(), id, name: id, race: 'Human', family: 'wisdom', hp: 4, trait: 't', burden: 'b' }
  const joined = fold(lastThrow.start(optionsOf()), [{ type: 'HeroJoined', hero: blank }]).heroes[0] as Protagonist
  const inHand = more.inHand ?? more.weapons?.[0] ?? 'fists'
  return { ...joined, ...more, inHand, levels: { ...joined.levels, ...levels } }
}

/** A foe from the bestiary, unless it says otherwise. */
export function foe(id: string, from: string, more: Partial<Foe> = {}): Foe {
  const creature = creatureOf(lastThrow.start(optionsOf()), from)
  assert(creature, from)
  return { ...creature, id, hidden: false, band: 'near', bands: {}, taken: 0, stunned: 0, burned: false, ...more }
}

export const scene = (heroes: readonly Protagonist[], foes: readonly Foe[] = [], chosen: Options = {}): State => ({
  ...lastThrow.start(optionsOf(chosen)),
  heroes,
  foes,
})

export interface Played {
  readonly state: State
  readonly events: readonly Event[]
  readonly steps: readonly Step[]
  /** How many dice each throw took. */
  readonly dice: readonly number[]
}

type Faces = readonly number[] | Readonly<Record<string, readonly number[]>>

export function play(state: State, command: Command, ...faces: readonly Faces[]): Played {
  const script = faces.map(each => ({ faces: Array.isArray(each) ? { pool: each } : each })) as Parameters<
    typeof fromScript
  >[0]
  const played = perform(lastThrow, state, command, fromScript(script))
  assert(!isRefusal(played), isRefusal(played) ? played.text : '')
  assert(!isWaiting(played), isWaiting(played) ? `dice wanted: ${JSON.stringify(played.wanted)}` : '')
  assert.equal(played.throws.length, faces.length, 'not all dice were thrown')
  const dice = played.throws.map(({ groups }) =>
    Object.values(groups).reduce((sum, { faces }) => sum + faces.length, 0),
  )
  return { ...played, steps: played.throws.flatMap(({ steps = [] }) => steps), dice }
}

/** Several commands that throw no dice. */
export const after = (state: State, ...commands: readonly Command[]): State =>
  commands.reduce((now, command) => play(now, command).state, state)

export function refusal(state: State, command: Command): Refusal {
  const answer = perform(lastThrow, state, command, () => undefined)
  assert(isRefusal(answer), `${command.type} is not refused`)
  return answer
}

/** How many dice a command throws first: "3", or "2+1" where one lies beside the pool. */
export function poolOf(state: State, command: Command): string {
  const answer = perform(lastThrow, state, command, () => undefined)
  assert(!isRefusal(answer), isRefusal(answer) ? answer.text : '')
  assert(isWaiting(answer), 'no dice are thrown')
  const dice = Object.values(answer.wanted.groups).map(group => group.length)
  return dice.join('+')
}

/** The exact chance that the outcome is one of these words. */
export function chance(state: State, command: Command, ...words: readonly string[]): string {
  const answer = ask(lastThrow, state, command)
  assert(!isRefusal(answer), isRefusal(answer) ? answer.text : '')
  return writeFraction(sum(words.map(word => shareOfWord(answer, word))))
}

/** The chance of success or better. */
export const success = (state: State, command: Command): string =>
  chance(state, command, 'success', 'critical', 'hit', 'cast', 'treated', 'away', 'closed in', 'blocked')

export function of(state: State, id: string): Protagonist & { readonly state: string; readonly left: number } {
  const found = heroOf(state, id)
  assert(found, id)
  const left = found.hp - found.wounds - found.fatigue
  return { ...found, state: woundState(state, found), left }
}

/** What is left of a foe. */
export function left(state: State, id: string): number {
  const found = foeOf(state, id)
  assert(found, id)
  return found.wounds - found.taken - found.stunned
}

export const eventsOf = <T extends Event['type']>(events: readonly Event[], type: T): (Event & { type: T })[] =>
  events.filter((event): event is Event & { type: T } => event.type === type)

/** The one event of a kind. */
export function the<T extends Event['type']>(events: readonly Event[], type: T): Event & { type: T } {
  const found = eventsOf(events, type)
  assert.equal(found.length, 1, `${found.length} events of type ${type}`)
  return found[0] as Event & { type: T }
}
