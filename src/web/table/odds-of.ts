// The odds of a command as a bar shows them: one part for each outcome word, from the worst to the best.
import { toNumber, writeFraction } from '../../dice/index.ts'
import { type Book, isRefusal, type Outcome, odds, type Refusal, type Scene } from '../../kernel/index.ts'
import { outcomesOf } from '../../lab/ask.ts'

export interface OddsPart extends Outcome {
  readonly share: number
  /** Exact, for the detail: `5/9`. */
  readonly fraction: string
}

export interface CommandOdds {
  readonly parts: readonly OddsPart[]
  /** Chains of exploding dice end somewhere; what is left open is told, never hidden. */
  readonly unresolved: number
}

/** Runs the very rule that plays under exhaustive dice. */
export function oddsOf(book: Book, scene: Scene, command: { readonly type: string }): CommandOdds | Refusal {
  const found = odds(book, scene, command, { leastLikely: 2 ** -40 })
  if (isRefusal(found)) return found
  const parts = outcomesOf(book, found).map(({ value, share }) => ({
    ...value,
    share: toNumber(share),
    fraction: writeFraction(share),
  }))
  return { parts, unresolved: toNumber(found.unresolved) }
}

/** What the one who throws hopes for: everything that is not bad. */
export const favour = ({ parts }: CommandOdds): number =>
  parts.reduce((sum, { tone, share }) => (tone === 'bad' ? sum : sum + share), 0)
