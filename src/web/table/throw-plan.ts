// What a command would have somebody throw: the dice in hand and the steps that put them there, from the rule itself.
import { fromScript, type ScriptedThrow, ScriptMismatch, type Wanted } from '../../dice/index.ts'
import { type Book, isRefusal, isWaiting, perform, type Refusal, type Scene } from '../../kernel/index.ts'

export interface PlannedDie {
  readonly sides: number
  readonly group: string
}

/** The first throw of a command; `undefined` when it needs none. */
export function firstThrow(book: Book, scene: Scene, command: { readonly type: string }): Wanted | Refusal | undefined {
  const run = perform(book, scene, command, () => undefined)
  if (isRefusal(run)) return run
  return isWaiting(run) ? run.wanted : undefined
}

/** The throw that comes after those already typed in; `undefined` when all dice are there. */
export function nextThrow(
  book: Book,
  scene: Scene,
  command: { readonly type: string },
  typed: readonly ScriptedThrow[],
): Wanted | Refusal | { readonly problem: string } | undefined {
  try {
    const run = perform(book, scene, command, fromScript(typed))
    if (isRefusal(run)) return run
    return isWaiting(run) ? run.wanted : undefined
  } catch (problem) {
    if (problem instanceof ScriptMismatch) return { problem: problem.message }
    throw problem
  }
}

export const plannedDice = ({ groups }: Wanted): readonly PlannedDie[] =>
  Object.entries(groups).flatMap(([group, dice]) => dice.map(sides => ({ sides, group })))

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "Throw three dice": the button says what happens. */
export function throwWords(wanted: Wanted | undefined): string {
  const count = wanted ? plannedDice(wanted).length : 0
  if (count === 0) return 'Do it'
  return count === 1 ? 'Throw the die' : `Throw ${numbers[count] ?? count} dice`
}

/** Thorns, help and the like are told apart by the name of their group. */
export function dieKind(group: string): 'plain' | 'thorn' | 'help' {
  if (/thorn|danger|bane/i.test(group)) return 'thorn'
  return /help|assist|aid|exert|boon/i.test(group) ? 'help' : 'plain'
}
