// The names of things, the title of a call, and the word of a throw.
import type { Outcome, Tone } from '../../kernel/index.ts'
import { heroOf, nameOf, poolOf, talentOf } from './find.ts'
import type { Roll, ThornsCommand, ThornsEvent, ThornsScene, Word } from './types.ts'

export const tones: Readonly<Record<Word, Tone>> = {
  disaster: 'bad',
  grim: 'bad',
  messy: 'partial',
  perfect: 'good',
  critical: 'gold',
}
/** TP-tension.2: the same words, read against the players. */
export const against: Readonly<Record<'grim' | 'messy' | 'perfect', { tone: Tone; text: string }>> = {
  grim: { tone: 'good', text: 'mild' },
  messy: { tone: 'partial', text: 'bad' },
  perfect: { tone: 'bad', text: 'the worst' },
}

export const poolName = (state: ThornsScene, id: string): string => poolOf(state, id)?.name ?? 'A pool'
export const powerName = (state: ThornsScene, hero: string, id: string): string => {
  const found = heroOf(state, hero)
  return (found && talentOf(found, id)?.name) ?? id
}
export const list = (state: ThornsScene, ids: readonly string[]): string =>
  ids.map(id => nameOf(state, id)).join(', ') || 'nobody'

const withWhat = (state: ThornsScene, { hero, stat, power }: Roll): string =>
  stat ?? (power === undefined ? 'nothing' : powerName(state, hero, power))

/** The title of a call. */
export function describe(state: ThornsScene, command: ThornsCommand): string {
  switch (command.type) {
    case 'Act':
      return `${nameOf(state, command.hero)} acts with ${withWhat(state, command)}: ${command.how}`
    case 'Defend':
      return `${nameOf(state, command.hero)} defends with ${withWhat(state, command)} against ${command.trouble}`
    case 'Montage':
      return `A montage of ${list(state, [command.hero, ...(command.joined ?? [])])}: ${command.how}`
    case 'Tension':
      return `Tension: ${command.question}`
    case 'TriggerPool':
      return `${poolName(state, command.pool)}: ${command.why}`
    default:
      return command.type.replace(/(?!^)([A-Z])/g, ' $1').toLowerCase()
  }
}

export function outcome(events: readonly ThornsEvent[]): Outcome | undefined {
  for (const event of events) {
    if (
      event.type === 'Acted' ||
      event.type === 'Defended' ||
      event.type === 'MontagePlayed' ||
      event.type === 'PowerUsed'
    )
      return { word: event.word, tone: tones[event.word] }
    if (event.type === 'LateAssisted') return { word: event.to, tone: tones[event.to] }
    if (event.type === 'TensionRead')
      return { word: event.word, tone: against[event.word].tone, detail: against[event.word].text }
  }
  return undefined
}
