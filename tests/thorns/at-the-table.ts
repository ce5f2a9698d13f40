// A table for the tests of this book: heroes and pools as a case needs them, commands played on written dice.
import assert from 'node:assert/strict'
import { thorns } from '../../src/books/thorns/book.ts'
import { readyHeroes } from '../../src/books/thorns/data.ts'
import type { Act, Open, PoolKind, ThornsCommand, ThornsEvent, ThornsScene } from '../../src/books/thorns/types.ts'
import { type Faces, fromScript } from '../../src/dice/index.ts'
import { isRefusal, isWaiting, perform, type Refusal } from '../../src/kernel/index.ts'

const none = { assists: [], followUps: [], outside: [], thorns: [] }

/** The faces of a roll: one's own dice, and those of helpers and thorns where there are any. */
export const own = (faces: readonly number[], more: Faces = {}): Faces => ({ ...none, own: faces, ...more })

const answer = (state: ThornsScene, command: ThornsCommand, faces: readonly Faces[]) =>
  perform(thorns, state, command, fromScript(faces.map(line => ({ faces: line }))))

/** Plays a command; it must be accepted, use up its dice, and every throw must tell how its pool was built. */
export function play(state: ThornsScene, command: ThornsCommand, ...faces: readonly Faces[]) {
  const played = answer(state, command, faces)
  if (isRefusal(played) || isWaiting(played)) return assert.fail(JSON.stringify(played))
  assert.equal(played.throws.length, faces.length)
  for (const thrown of played.throws) assert(thrown.steps?.length)
  return played
}

export function refused(state: ThornsScene, command: ThornsCommand): Refusal {
  const got = answer(state, command, [])
  assert(isRefusal(got), `${command.type} was accepted`)
  assert.match(got.text, /^[A-Z0-9"].{9,}\.$/)
  return got
}

export const word = (events: readonly ThornsEvent[]) => thorns.outcome(events)?.word

export const find = <T extends ThornsEvent['type']>(events: readonly ThornsEvent[], type: T) =>
  events.find((event): event is Extract<ThornsEvent, { type: T }> => event.type === type)

export const opened = (events: readonly ThornsEvent[]): readonly Open[] =>
  events.flatMap(event => (event.type === 'ChoiceOpened' ? [event.choice] : []))

export type Chosen = Readonly<Record<string, string>>

/** Mara, Tobin and Hild; Mara has as many dice in Brawn as a case needs. */
export function table(brawn = 2, options: Chosen = {}): ThornsScene {
  const [mara, ...others] = readyHeroes.slice(0, 3)
  assert(mara)
  return {
    ...thorns.start(options),
    heroes: [{ ...mara, stats: { ...mara.stats, Brawn: brawn } }, ...others],
  }
}

/** Mara acts with Brawn, or with a power pool. */
export const act = (more: Partial<Act> = {}): Act => ({
  type: 'Act',
  hero: 'mara',
  difficulty: 0,
  how: 'leaps the gap',
  ...(more.power === undefined && { stat: 'Brawn' }),
  ...more,
})

export const acts = (state: ThornsScene, faces: Faces, more: Partial<Act> = {}) => play(state, act(more), faces).events

/** Puts a pool called `p` on the table. */
export function withPool(state: ThornsScene, kind: PoolKind, size: number, hidden = false): ThornsScene {
  const pool = { id: 'p', name: 'The pool', kind, size, hidden, fiction: 'All changes.' }
  return play(state, { type: 'AddPool', pool }).state
}

export const poolDice = ({ pools }: ThornsScene): number | undefined => pools.find(({ id }) => id === 'p')?.dice
