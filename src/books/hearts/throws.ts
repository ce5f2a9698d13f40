// The only file that names dice: one die, and the word that comes of it.
import { face, type Step, type Throw } from '../../dice/index.ts'
import type { Die, Word } from './types.ts'

export interface OneDie {
  readonly label: 'Test' | 'Attack' | 'Magic' | 'Forced test'
  readonly die: Die
  /** What it has to show; more than the die has when only its highest face will do. */
  readonly tn: number
  /** HM-Q04, HM-Q08: the highest face succeeds, however high the TN is. */
  readonly highestAlways: boolean
  readonly steps: readonly Step[]
}

/** HM-3.4–3.7, HM-Q04, HM-Q05, HM-Q12: a 1 is the worst; the highest face of the die thrown is critical if it counts. */
export function wordOf(shown: number, { die, tn, highestAlways }: Pick<OneDie, 'die' | 'tn' | 'highestAlways'>): Word {
  if (shown === 1) return 'complication'
  if (shown === die && (shown >= tn || highestAlways)) return 'critical'
  return shown >= tn ? 'success' : 'failure'
}

/** HM-1.2, HM-3.2: one attribute die at a time. */
export function oneDie({ label, die, steps, ...need }: OneDie) {
  const groups = { die: { dice: [die], reading: face } }
  const thrown: Throw<typeof groups, Word> = {
    label,
    groups,
    summary: ({ die: shown }) => wordOf(shown, { die, ...need }),
    steps,
  }
  return thrown
}
