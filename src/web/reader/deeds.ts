// Achievements: what a reading may be remembered for, found in its journal. They hold for every story.
import { facing } from '../../books/gamebook/find.ts'
import { rollForecast } from '../../story/forecast.ts'
import { bookmarks, type Reading, taleNow } from '../../story/reading.ts'
import { heroOfTale, type Tale, type TaleEvent } from '../../story/tale.ts'
import type { Found } from './store.ts'

export interface Deed {
  readonly id: string
  readonly name: string
  readonly line: string
  done(reading: Reading, found: Found): boolean
}

const happened = ({ entries }: Reading, test: (event: TaleEvent) => boolean): boolean =>
  entries.some(({ events }) => (events as readonly TaleEvent[]).some(test))

/** A roll that came off although the chance was below one in ten. */
const longShot = ({ entries, tales }: Reading): boolean =>
  entries.some(({ seq, command, events }) => {
    if (command.type !== 'Choose' || !events.some(event => 'result' in event && event.result === 'success'))
      return false
    const tale = tales[seq - 1] as Tale
    const choice = tale.choices[command.choice]
    const odds = choice && rollForecast(tale, choice, command.spell)
    return odds !== undefined && odds.success < 0.1
  })

const ended = (reading: Reading) => taleNow(reading).ending

/** Won although there was one hit point left, or none to spare. */
const byAHair = ({ entries, tales }: Reading): boolean =>
  entries.some(({ seq, events }) => {
    const after = tales[seq] as Tale
    const won = events.some(({ type }) => type === 'FoeFell') && facing(after.scene).length === 0
    const { hp, damage } = won ? heroOfTale(after) : { hp: 9, damage: 0 }
    return won && hp - damage === 1
  })

export const deeds: readonly Deed[] = [
  { id: 'end', name: 'To the last page', line: 'Reach an ending.', done: reading => ended(reading) !== null },
  {
    id: 'good',
    name: 'All is well',
    line: 'Reach a good ending.',
    done: reading => ended(reading)?.tone === 'good',
  },
  {
    id: 'straight',
    name: 'As it fell',
    line: 'Reach an ending without going back once.',
    done: reading => ended(reading) !== null && reading.rewinds === 0,
  },
  {
    id: 'half',
    name: 'Well read',
    line: 'See half of the passages, over all your readings.',
    done: ({ rules }, { passages }) => passages.length * 2 >= rules.book.passages.length,
  },
  {
    id: 'endings',
    name: 'Every way out',
    line: 'Find every ending.',
    done: ({ rules }, found) => rules.book.endings.every(({ id }) => found.endings.includes(id)),
  },
  {
    id: 'three',
    name: 'Three coats',
    line: 'Read to an ending as fighter, rogue and mage.',
    done: (_, { archetypes }) => ['fighter', 'rogue', 'mage'].every(each => archetypes.includes(each)),
  },
  {
    id: 'victor',
    name: 'Still standing',
    line: 'Win a fight.',
    done: reading => happened(reading, ({ type }) => type === 'FoeFell'),
  },
  {
    id: 'hair',
    name: 'By a hair',
    line: 'Win a fight with one hit point left.',
    done: byAHair,
  },
  {
    id: 'runner',
    name: 'Another day',
    line: 'Run from a fight and get away.',
    done: reading => happened(reading, ({ type }) => type === 'Escaped'),
  },
  { id: 'shot', name: 'Long shot', line: 'Succeed where the chance was below one in ten.', done: longShot },
  {
    id: 'learnt',
    name: 'Something learnt',
    line: 'Learn a spell on the way.',
    done: reading => happened(reading, ({ type }) => type === 'SpellLearned'),
  },
  {
    id: 'level',
    name: 'Grown',
    line: 'Reach level 3.',
    done: reading => taleNow(reading).scene.heroes.some(({ level }) => level >= 3),
  },
  {
    id: 'mark',
    name: 'Dog-eared',
    line: 'Leave a bookmark.',
    done: reading => bookmarks(reading).length > 0,
  },
]

/** What is known of a story after a reading, together with what was known before. */
export function findings(reading: Reading, before: Found): Found {
  const tale = taleNow(reading)
  const together = (a: readonly string[], b: readonly string[]) => [...new Set([...a, ...b])]
  const found: Found = {
    ...before,
    endings: together(before.endings, tale.ending ? [tale.ending.id] : []),
    passages: together(before.passages, tale.visited),
    archetypes: together(before.archetypes, tale.ending ? [heroOfTale(tale).archetype] : []),
  }
  const done = deeds.filter(deed => before.deeds.includes(deed.id) || deed.done(reading, found))
  return { ...found, deeds: done.map(({ id }) => id) }
}

export const nothingFound = (id: string): Found => ({ id, endings: [], passages: [], deeds: [], archetypes: [] })
