// The words of a throw: how it came out, and the title of a call.
import type { Outcome, Tone } from '../../kernel/index.ts'
import { entryOf } from './attacks.ts'
import { attributeNames } from './data.ts'
import { creatureOf, foeOf, nameOf, spellById } from './find.ts'
import type { AttackWord, By, EventOf, GritCommand, GritEvent, GritScene, Position, Reach, TestWord } from './types.ts'

export interface Told {
  readonly word: string
  readonly tone: Tone
  readonly text: string
  readonly rule: string
}

export const testWords: Readonly<Record<TestWord, Told>> = {
  failure: { word: 'failure', tone: 'bad', text: 'It fails, and there is a consequence', rule: 'TA-2.11' },
  partial: { word: 'success at a cost', tone: 'partial', text: 'It works, at a cost', rule: 'TA-2.12' },
  full: { word: 'full success', tone: 'good', text: 'It works, with nothing to regret', rule: 'TA-2.13' },
}
export const saveWords: Readonly<Record<TestWord, Told>> = {
  failure: { word: 'full effect', tone: 'bad', text: 'It takes hold in full', rule: 'TA-4.6' },
  partial: { word: 'partly resisted', tone: 'partial', text: 'It is weakened', rule: 'TA-4.5' },
  full: { word: 'resisted', tone: 'good', text: 'It has no effect', rule: 'TA-4.4' },
}
const initiativeWords: Readonly<Record<TestWord, Told>> = {
  failure: { word: 'one action', tone: 'bad', text: 'A slow start', rule: 'TA-5.4' },
  partial: { word: 'two actions', tone: 'partial', text: 'A fair start', rule: 'TA-5.3' },
  full: { word: 'three actions', tone: 'good', text: 'A quick start', rule: 'TA-5.2' },
}
export const attackWords: Readonly<Record<AttackWord, Told>> = {
  miss: { word: 'miss', tone: 'bad', text: 'misses', rule: 'TA-7.3' },
  hit: { word: 'hit', tone: 'good', text: 'hits', rule: 'TA-7.5' },
  critical: { word: 'critical', tone: 'gold', text: 'critically hits', rule: 'TA-7.4' },
}
export const positions: Readonly<Record<Position, string>> = {
  controlled: 'from a controlled position',
  risky: 'from a risky position',
  desperate: 'from a desperate position',
}
export const reaches: Readonly<Record<Reach, string>> = {
  limited: 'for a limited effect',
  standard: 'for a standard effect',
  great: 'for a great effect',
}

export const toldOf = ({ what, word }: EventOf<'Tested'>): Told =>
  (what === 'save' ? saveWords : what === 'initiative' ? initiativeWords : testWords)[word]

export const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`

/** "Pip attacks the wasp": the title of a call. */
export function describe(state: GritScene, command: GritCommand): string {
  const by = nameOf(state, (command as By).hero ?? (command as By).foe ?? '')
  switch (command.type) {
    case 'Test':
      return `${by} tests ${attributeNames[command.attribute].name}: ${command.how}`
    case 'Assess':
      return `${by} looks for an opening in ${nameOf(state, command.target)}`
    case 'Escape':
      return `${by} breaks free`
    case 'Save':
      return `${by} resists with ${attributeNames[command.attribute].name}`
    case 'Initiative':
      return `${by} throws Initiative`
    case 'Attack': {
      const who = creatureOf(state, command.hero ?? command.foe ?? '')
      const weapon = who && entryOf(state, who, command.with)
      const gang = command.foe !== undefined && (foeOf(state, command.foe)?.count ?? 1) > 1 ? ' together' : ''
      return `${by} attack${gang ? '' : 's'} ${nameOf(state, command.target)}${gang} with ${weapon?.name ?? command.with}`
    }
    case 'Declare':
      return describe(state, command.attack)
    case 'Cast':
      return `${by} casts ${spellById(state, command.spell)?.name ?? command.spell}`
    case 'FieldRest':
      return `${by} rests with ${many(command.dice, 'Hit Die', 'Hit Dice')}`
    case 'ThrowDeclared':
      return 'The declared attack is thrown'
    case 'Explode':
      return 'The Primary Die explodes'
    default:
      return command.type
  }
}

/** How a throw came out; an attack before what follows from it. */
export function outcome(events: readonly GritEvent[]): Outcome | undefined {
  for (const event of events) {
    if (event.type === 'Tested') {
      const { word, tone } = toldOf(event)
      return { word, tone }
    }
    if (event.type === 'Attacked') {
      const { word, tone } = attackWords[event.word]
      return { word, tone, ...detail(events) }
    }
    if (event.type === 'GangAttacked')
      return event.damage > 0 ? { word: 'hit', tone: 'good', ...detail(events) } : { word: 'miss', tone: 'bad' }
    if (event.type === 'Exploded')
      return { word: event.again ? 'explodes again' : 'lands', tone: 'gold', ...detail(events) }
    if (event.type === 'FieldRested') return { word: 'rested', tone: 'good', ...detail(events) }
    if (event.type === 'SpellRolled') return { word: 'cast', tone: 'good', detail: `${event.dice} on the dice` }
  }
  const healed = events.some(({ type }) => type === 'Healed')
  return healed ? { word: 'healed', tone: 'good', ...detail(events) } : undefined
}

function detail(events: readonly GritEvent[]): { readonly detail?: string } {
  for (const event of events) {
    if (event.type === 'Damaged') return { detail: [`${event.amount} damage`, ...event.why].join(', ') }
    if (event.type === 'Healed') return { detail: `${event.to - event.from} HP back` }
  }
  return {}
}
