// What can come of a command: every outcome and every measure with its exact share, by the very rules that play.
import { dividedBy, type Fraction, fraction, plus, sum, times, zero } from '../dice/index.ts'
import {
  type Asking,
  type Book,
  type Command,
  type Event,
  groupBy,
  isRefusal,
  type Odds,
  type Outcome,
  odds,
  type Refusal,
  type Scene,
  type Share,
  type Tone,
} from '../kernel/index.ts'

export interface MeasureSpread {
  readonly id: string
  readonly text: string
  /** From the lowest value up. */
  readonly values: readonly Share<number>[]
  readonly mean: Fraction
}

export interface Answer {
  /** From the worst tone to the best, as a bar shows them. */
  readonly outcomes: readonly Share<Pick<Outcome, 'word' | 'tone'>>[]
  readonly measures: readonly MeasureSpread[]
  readonly unresolved: Fraction
}

const noOutcome: Outcome = { word: 'done', tone: 'plain' }
const tones: readonly Tone[] = ['bad', 'partial', 'plain', 'good', 'gold']
/** Words of one tone that differ in weight all the same: the worse first. */
const worse: readonly string[] = ['disaster', 'grim']
const rank = ({ tone, word }: Outcome): number => tones.indexOf(tone) * 10 + ((worse.indexOf(word) + 10) % 10)

/** How it may come out, from the worst to the best; a detail only where all that come out so have the same. */
export function outcomesOf<S extends Scene, C extends Command, E extends Event>(
  book: Book<S, C, E>,
  found: Odds<S, E>,
): readonly Share<Outcome>[] {
  const told = new Map<string, Outcome>()
  const words = groupBy(found, ({ events }) => {
    const { word, tone, detail } = book.outcome(events) ?? noOutcome
    const same = !told.has(word) || told.get(word)?.detail === detail
    told.set(word, { word, tone, ...(same && detail !== undefined && { detail }) })
    return word
  })
  return words
    .map(({ value, share }) => ({ value: told.get(value) as Outcome, share }))
    .sort((a, b) => rank(a.value) - rank(b.value))
}

/** The exact odds of a command, or why it cannot be given. Pending choices are answered by the policy, if there is one. */
export function ask<S extends Scene, C extends Command, E extends Event>(
  book: Book<S, C, E>,
  scene: S,
  command: C,
  asking: Asking<S, C> = {},
): Answer | Refusal {
  const found = odds(book, scene, command, asking)
  if (isRefusal(found)) return found
  const measures = book.measures.map(({ id, text, of }) => {
    const values = groupBy(found, ({ events, state }) => of(scene, events, state))
    return { id, text, values: values.sort((a, b) => a.value - b.value), mean: meanOf(values) }
  })
  return {
    outcomes: outcomesOf(book, found).map(({ value: { word, tone }, share }) => ({ value: { word, tone }, share })),
    measures: measures.filter(({ values }) => values.some(({ value }) => value !== 0)),
    unresolved: found.unresolved,
  }
}

/** The mean over everything that was resolved. */
function meanOf(values: readonly Share<number>[]): Fraction {
  const whole = sum(values.map(({ share }) => share))
  if (whole.over === 0n) return zero
  const total = values.reduce((sofar, { value, share }) => plus(sofar, times(exactly(value), share)), zero)
  return dividedBy(total, whole)
}

/** Measures are whole numbers nearly always; a half or a third is kept to a millionth. */
const exactly = (value: number): Fraction =>
  Number.isInteger(value) ? fraction(value) : fraction(Math.round(value * 1_000_000), 1_000_000)

/** The share of one outcome word or of all outcomes of a tone. */
export const shareOfWord = ({ outcomes }: Answer, word: string): Fraction =>
  sum(outcomes.filter(({ value }) => value.word === word).map(({ share }) => share))
