// Whether a command could be given now: the rule itself is run up to its first throw, so buttons and rules cannot disagree.
import { type Refusal, refusalBeforeThrowing } from '../../kernel/index.ts'
import type { Command } from './commands.ts'
import { decide } from './decide.ts'
import { evolve } from './evolve.ts'
import type { State } from './types.ts'

const rules = { decide, evolve, fingerprint: () => '' }

/** A number that the Narrator keeps to themselves is no reason against it. */
export function refusalOf(state: State, command: Command): Refusal | undefined {
  const refusal = refusalBeforeThrowing(rules, state, command)
  return refusal?.refused === 'withheld' ? undefined : refusal
}
