// Dice that show faces: thrown at random, read from a script, or typed in by somebody who rolled them on a real table.
import { read } from './reading.ts'
import type { AnyThrow, Dice, Groups, Readings, Thrown, Wanted } from './throw.ts'
import { describePool, describeWanted, mapValues, wanted } from './throw.ts'

export type Faces = Readonly<Record<string, readonly number[]>>

/** Answers a throw with faces for each group, or leaves it open. */
export type FaceSource = (thrown: AnyThrow, index: number) => Faces | undefined

export type Run<R> =
  | { readonly done: true; readonly value: R; readonly throws: readonly Thrown[] }
  | { readonly done: false; readonly wanted: Wanted; readonly throws: readonly Thrown[] }

/** Leaves a rule at a throw that nobody has answered. Never seen outside `runWithFaces`. */
class Unanswered {
  readonly wanted: Wanted
  constructor(wanted: Wanted) {
    this.wanted = wanted
  }
}

/** Runs a rule; either it finishes, or it stops at the first throw without an answer and says what must be thrown. */
export function runWithFaces<R>(rule: (dice: Dice) => R, source: FaceSource): Run<R> {
  const throws: Thrown[] = []
  const dice: Dice = {
    throw(thrown) {
      const faces = source(thrown, throws.length)
      if (!faces) throw new Unanswered(wanted(thrown))
      throws.push(record(thrown, faces))
      const readings = mapValues(thrown.groups as Groups, ({ reading }, name) => read(reading, faces[name] ?? []))
      return thrown.summary(readings as Readings<typeof thrown.groups>)
    },
  }
  try {
    return { done: true, value: rule(dice), throws }
  } catch (stop) {
    if (stop instanceof Unanswered) return { done: false, wanted: stop.wanted, throws }
    throw stop
  }
}

const record = ({ label, groups, steps }: AnyThrow, faces: Faces): Thrown => ({
  label,
  groups: mapValues(groups as Groups, ({ dice, reading }, name) => ({
    sides: dice,
    faces: faces[name] ?? [],
    reading: reading.name,
  })),
  ...(steps?.length && { steps }),
})

/** One line of a script: the label may be left out where only the faces matter. */
export interface ScriptedThrow {
  readonly label?: string
  readonly faces: Faces
}

export class ScriptMismatch extends Error {}

/** Checks faces against the dice they stand for; answers with a sentence when they do not fit. */
export function misfit(thrown: AnyThrow, faces: Faces): string | undefined {
  for (const [name, group] of Object.entries(thrown.groups as Groups)) {
    const given = faces[name] ?? []
    const dice = group.dice
    if (given.length !== dice.length)
      return `"${thrown.label}" needs ${describePool(dice) || 'no dice'} for ${name}, but ${given.length} given`
    const odd = given.findIndex((face, i) => !Number.isInteger(face) || face < 1 || face > (dice[i] as number))
    if (odd >= 0) return `"${thrown.label}": die ${odd + 1} of ${name} is a d${dice[odd]} and cannot show ${given[odd]}`
  }
  const unknown = Object.keys(faces).find(name => !Object.hasOwn(thrown.groups, name))
  return unknown === undefined ? undefined : `"${thrown.label}" has no dice called ${unknown}`
}

/** Takes faces from a list, in order. A throw past its end stays open; one that does not fit is an error. */
export function fromScript(script: readonly ScriptedThrow[]): FaceSource {
  return (thrown, index) => {
    const line = script[index]
    if (!line) return undefined
    if (line.label !== undefined && line.label !== thrown.label)
      throw new ScriptMismatch(`throw ${index + 1} is "${thrown.label}", but the script has "${line.label}"`)
    const problem = misfit(thrown, line.faces)
    if (problem) throw new ScriptMismatch(`throw ${index + 1}: ${problem}`)
    return line.faces
  }
}

/** Runs a rule on a script that must fit exactly: not too short, not too long, labels as written. */
export function runScripted<R>(rule: (dice: Dice) => R, script: readonly ScriptedThrow[]): Run<R> & { done: true } {
  const run = runWithFaces(rule, fromScript(script))
  if (!run.done)
    throw new ScriptMismatch(`the script ends before "${run.wanted.label}", which needs ${describeWanted(run.wanted)}`)
  if (run.throws.length < script.length)
    throw new ScriptMismatch(`the script has ${script.length} throws, but only ${run.throws.length} were made`)
  return run
}

export const scriptOf = (throws: readonly Thrown[]): ScriptedThrow[] =>
  throws.map(({ label, groups }) => ({ label, faces: mapValues(groups, group => group.faces) }))
