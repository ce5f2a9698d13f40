// What follows every throw: complications, clocks, and the benefit of a critical.
import { tickClock } from '../../kernel/index.ts'
import { plays } from './options.ts'
import { isFailure } from './roll.ts'
import type { CriticalChoice, Decided, HeartsEvent, HeartsScene, Word } from './types.ts'

const complication = (hero: string, forced: boolean, why: string, rule: string): HeartsEvent => ({
  type: 'ChoiceOpened',
  choice: { kind: 'complication', id: '', hero, forced, why, rule },
})

export interface Cause {
  readonly hero: string
  readonly word: Word
  /** HM-6.3: failed magic always has a small consequence. */
  readonly magic?: boolean
  /** HM-5.16: too many around the hero. */
  readonly crowd?: boolean
  /** HM-3.17: accepted for trying again. */
  readonly accepted?: boolean
}

/** HM-3.6, HM-5.13, HM-6.3, HM-5.16, HM-Q06: compulsory on a 1, and as the game master likes on any other failure. */
export function complicationsOf({ hero, word, magic, crowd, accepted }: Cause): Decided {
  const found: HeartsEvent[] = []
  if (word === 'complication') found.push(complication(hero, true, 'a 1 was thrown', 'HM-3.6'))
  else if (word === 'failure')
    found.push(
      magic
        ? complication(hero, true, 'the magic fizzled', 'HM-6.3')
        : complication(hero, false, 'the test failed', 'HM-Q06'),
    )
  if (crowd && isFailure(word)) found.push(complication(hero, true, 'the crowd presses in', 'HM-5.16'))
  if (accepted) found.push(complication(hero, true, 'it was the price of trying again', 'HM-3.17'))
  return found
}

/** HM-11.2, HM-Q32: a failure advances every clock that presses by one; what is full brings its outcome. */
export function clocksOf(state: HeartsScene, word: Word): Decided {
  const back = word === 'critical' && plays(state, 'hm.clock_untick_on_critical', 'on')
  if (!isFailure(word) && !back) return []
  return state.pressures.flatMap(({ clock: id, outcome }): HeartsEvent[] => {
    const clock = state.clocks.find(each => each.id === id)
    if (!clock || clock.filled === clock.size) return []
    const ticked = tickClock(clock, back ? -1 : 1)
    if ('refused' in ticked) return []
    const filled = clock.filled + (back ? -1 : 1)
    const full: HeartsEvent[] = filled === clock.size ? [{ type: 'ClockFilled', clock: id, outcome }] : []
    return [{ type: 'ClockTicked', clock: id, filled }, ...full]
  })
}

/** HM-3.7, HM-1.9: something extra is to be chosen. */
export const criticalOf = (word: Word, choice: Omit<CriticalChoice, 'kind' | 'id'>): Decided =>
  word === 'critical' ? [{ type: 'ChoiceOpened', choice: { kind: 'critical', id: '', ...choice } }] : []

/** A new throw puts an end to complications that the game master has left aside (HM-Q06). */
export const lapsed = ({ open }: HeartsScene, hero: string): Decided =>
  open
    .filter(choice => choice.kind === 'complication' && !choice.forced && choice.hero === hero)
    .map(({ id }) => ({ type: 'ChoiceClosed', choice: id }))
