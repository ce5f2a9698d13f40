// Running a command under dice that show faces: playing, replaying, and asking for dice thrown on a real table.
import { type FaceSource, runWithFaces, type Thrown, type Wanted } from '../dice/index.ts'
import type { Rules } from './book.ts'
import { frozen } from './freeze.ts'
import { isRefusal, type Refusal } from './refusal.ts'

export interface Played<S, E> {
  readonly events: readonly E[]
  readonly throws: readonly Thrown[]
  readonly state: S
}

/** The rule has stopped at a throw that nobody has answered yet. */
export interface Waiting {
  readonly wanted: Wanted
  readonly throws: readonly Thrown[]
}

export const isWaiting = (answer: object): answer is Waiting => 'wanted' in answer

/** The state after some events: also for a rule that needs it in its own middle. */
export function after<S, E>(rules: Pick<Rules<S, never, E>, 'evolve'>, state: S, events: readonly E[]): S {
  return events.reduce((now, event) => frozen(rules.evolve(now, event)), state)
}

export function perform<S, C, E>(
  rules: Rules<S, C, E>,
  state: S,
  command: C,
  source: FaceSource,
): Played<S, E> | Refusal | Waiting {
  const run = runWithFaces(dice => rules.decide(state, command, dice), source)
  if (!run.done) return { wanted: run.wanted, throws: run.throws }
  const decision = run.value
  if (isRefusal(decision)) return decision
  return { events: decision, throws: run.throws, state: after(rules, state, decision) }
}

/** A command may be given as far as the rules go: it is not refused before its first throw. */
export function refusalBeforeThrowing<S, C, E>(rules: Rules<S, C, E>, state: S, command: C): Refusal | undefined {
  const answer = perform(rules, state, command, () => undefined)
  return isRefusal(answer) ? answer : undefined
}
