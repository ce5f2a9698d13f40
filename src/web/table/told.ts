// How an entry of the chronicle reads: its outcome word, its dice, its consequences. The order is that of the journal.
import type { Thrown } from '../../dice/index.ts'
import type { Sentence } from '../../kernel/index.ts'
import type { ToldEntry } from '../../table/protocol.ts'
import type { FallingDie } from '../parts/dice3d/show.ts'
import { dieKind } from './throw-plan.ts'

const readings: readonly (readonly [RegExp, string])[] = [
  [/^highest$/, 'the highest counts'],
  [/^lowest$/, 'the lowest counts'],
  [/^face$/, 'as it lies'],
  [/^total$/, 'added up'],
  [/^countAtLeast\((\d+)\)$/, 'how many show $1 or more'],
  [/^countAtMost\((\d+)\)$/, 'how many show $1 or less'],
  [/^worthOfHighest\((\d+)\)$/, 'what the highest $1 are worth'],
  [/^totalOfHighest\((\d+)\)$/, 'the highest $1, added up'],
  [/^totalWithoutHighest\((\d+)\)$/, 'all but the highest $1, added up'],
]

/** How dice were read, in words; `both(…)` joins two readings. */
export function readingWords(reading: string): string {
  const both = /^both\((\w+(?:\([^()]*\))?), (.*)\)$/.exec(reading)
  if (both) return `${readingWords(both[1] ?? '')}, and ${readingWords(both[2] ?? '')}`
  const [pattern, words] = readings.find(([pattern]) => pattern.test(reading)) ?? []
  return pattern && words ? reading.replace(pattern, words) : reading
}

export interface ThrownDie {
  readonly sides: number
  readonly face: number
  readonly group: string
  /** False for a die that the reading left aside. */
  readonly counts: boolean
}

/** A reading that keeps one die leaves the others lying, but for those that it also counts: `both(highest, countAtLeast(6))`. */
function keeps(reading: string, faces: readonly number[]): (i: number) => boolean {
  const [, which] = /^(?:both\()?(highest|lowest)\b/.exec(reading) ?? []
  if (!which) return () => true
  const kept = faces.indexOf(which === 'highest' ? Math.max(...faces) : Math.min(...faces))
  const counted = Number(/countAtLeast\((\d+)\)/.exec(reading)?.[1] ?? Number.POSITIVE_INFINITY)
  return i => i === kept || (faces[i] ?? 0) >= counted
}

export const thrownDice = ({ groups }: Thrown): readonly ThrownDie[] =>
  Object.entries(groups).flatMap(([group, { sides, faces, reading }]) => {
    const kept = keeps(reading, faces)
    return faces.map((face, i) => ({ sides: sides[i] ?? 6, face, group, counts: kept(i) }))
  })

/** What falls over the table: the first throw of a rule, all dice of a roll; nothing if real dice were thrown at home. */
export function fallingDice(entry: ToldEntry): readonly FallingDie[] {
  const { throws = [], byHand } = entry
  if (byHand) return []
  const falling = kindOf(entry) === 'talk' ? throws : throws.slice(0, 1)
  return falling.flatMap(thrownDice).map(({ sides, face, group }) => ({ sides, face, kind: dieKind(group) }))
}

/** A sentence, and whether it tells the scene itself. */
export type ReadLine = Sentence & { readonly told?: true }

/** That a call was thrown, or that a turn was used for it, goes without saying when its outcome is told. */
const unsaid = new Set(['CallThrown', 'Acted', 'ActionSpent'])

/** The sentences worth reading. */
export function readLines({ lines, events = [] }: ToldEntry): readonly ReadLine[] {
  if (lines.length !== events.length) return lines
  const outcome = lines.some(({ word }) => word !== undefined)
  return lines.flatMap((line, i): ReadLine | [] => {
    const { type = '' } = events[i] ?? {}
    if (line.word === undefined && (outcome ? unsaid.has(type) : lines.length > 1 && type === 'CallThrown')) return []
    return type === 'SceneSet' ? { ...line, told: true } : line
  })
}

/** The line that names the outcome, if one does. */
export const outcomeLine = ({ lines }: ToldEntry): Sentence | undefined => lines.find(({ word }) => word !== undefined)

export type EntryKind = 'throw' | 'talk' | 'table' | 'story'

const talk = new Set(['Said', 'DiceRolled', 'RollOpened'])
const seating = new Set([
  'TableOpened',
  'SeatAsked',
  'SeatTaken',
  'SeatRefused',
  'SeatRemoved',
  'RoleChanged',
  'SeatRenamed',
  'AdmissionSet',
  'LinkRenewed',
  'HeroGiven',
  'HeroFreed',
  'TitleSet',
  'SaltAdded',
  'DiceRotated',
  'OptionSet',
])

export function kindOf({ events = [], throws = [] }: ToldEntry): EntryKind {
  if (events.length > 0 && events.every(({ type }) => talk.has(type))) return 'talk'
  if (throws.length > 0) return 'throw'
  return events.length > 0 && events.every(({ type }) => seating.has(type)) ? 'table' : 'story'
}

export const isSalt = ({ events = [] }: ToldEntry): boolean =>
  events.length > 0 && events.every(({ type }) => type === 'SaltAdded')

export const textOf = ({ lines }: ToldEntry): string =>
  lines.map(({ lead, word, text }) => [lead, word, text].filter(Boolean).join(' ')).join(' ')
