// The odds of a command as a bar shows them: one part for each outcome word, from the worst to the best.
import { toNumber, writeFraction } from '../../dice/index.ts'
import { type Book, groupBy, isRefusal, odds, type Refusal, type Scene, type Tone } from '../../kernel/index.ts'

export interface OddsPart {
  readonly word: string
  readonly tone: Tone
  readonly share: number
  /** Exact, for the detail: `5/9`. */
  readonly fraction: string
  readonly detail?: string
}

export interface CommandOdds {
  readonly parts: readonly OddsPart[]
  /** Chains of exploding dice end somewhere; what is left open is told, never hidden. */
  readonly unresolved: number
}

const order: readonly Tone[] = ['bad', 'partial', 'plain', 'good', 'gold']
/** Words of one tone that differ in weight all the same: the worse first. */
const worse: readonly string[] = ['disaster', 'grim']

/** Runs the very rule that plays under exhaustive dice. */
export function oddsOf(book: Book, scene: Scene, command: { readonly type: string }): CommandOdds | Refusal {
  const found = odds(book, scene, command, { leastLikely: 2 ** -40 })
  if (isRefusal(found)) return found
  const details = new Map<string, string | undefined>()
  const tones = new Map<string, Tone>()
  const groups = groupBy(found, ({ events }) => {
    const { word, tone, detail } = book.outcome(events) ?? { word: 'done', tone: 'plain' as const }
    tones.set(word, tone)
    details.set(word, details.has(word) && details.get(word) !== detail ? undefined : detail)
    return word
  })
  const parts = groups.map(({ value: word, share }) => {
    const detail = details.get(word)
    return {
      word,
      tone: tones.get(word) ?? 'plain',
      share: toNumber(share),
      fraction: writeFraction(share),
      ...(detail && { detail }),
    }
  })
  const rank = ({ tone, word }: OddsPart) => order.indexOf(tone) * 10 + ((worse.indexOf(word) + 10) % 10)
  parts.sort((a, b) => rank(a) - rank(b))
  return { parts, unresolved: toNumber(found.unresolved) }
}

/** What the one who throws hopes for: everything that is not bad. */
export const favour = ({ parts }: CommandOdds): number =>
  parts.reduce((sum, { tone, share }) => (tone === 'bad' ? sum : sum + share), 0)
