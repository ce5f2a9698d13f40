// The word that names how a throw came out.
import type { Outcome, Tone } from '../../kernel/index.ts'
import type { Event } from './events.ts'
import { unit } from './say.ts'

const tones: Readonly<Record<string, Tone>> = {
  won: 'good',
  lost: 'bad',
  stalemate: 'partial',
  blocked: 'good',
  through: 'bad',
  miss: 'good',
  hit: 'bad',
  critical: 'bad',
}

/** The last word that a throw has had, and what came of it. An enemy's hit is bad, a hero's good. */
export function outcome(events: readonly Event[]): Outcome | undefined {
  const at = events.findLastIndex(event => 'word' in event)
  const event = events[at]
  if (!event || !('word' in event)) return undefined
  return { word: event.word, tone: toneOf(event), ...harmIn(events.slice(at)) }
}

function toneOf(event: Event & { readonly word: string }): Tone {
  if (event.type !== 'Resolved') return tones[event.word] ?? 'plain'
  return event.critical ? 'gold' : event.success ? 'good' : 'bad'
}

/** "3 Wounds, one falls": what lies under the outcome. */
function harmIn(events: readonly Event[]): { detail?: string } {
  const hurts = events.filter(event => event.type === 'FoeHurt' || event.type === 'Hurt')
  const fell = events.filter(event => event.type === 'FoeFell').length
  const parts = (['wounds', 'fatigue'] as const).flatMap(kind => {
    const dealt = hurts.reduce((sum, hurt) => (hurt.kind === kind ? sum + hurt.amount : sum), 0)
    return dealt === 0 ? [] : [`${dealt} ${unit(kind, dealt)}`]
  })
  const all = [...parts, ...(fell === 0 ? [] : [fell === 1 ? 'one falls' : `${fell} fall`])]
  return all.length === 0 ? {} : { detail: all.join(', ') }
}
