// What a reader is told of an event, besides the story's own words.
import { say } from '../books/gamebook/say.ts'
import type { Sentence } from '../kernel/index.ts'
import type { Tale, TaleEvent } from './tale.ts'

/** Undefined for what the story itself tells, or what nobody needs to read. */
export function sayTale(tale: Tale, event: TaleEvent): Sentence | undefined {
  switch (event.type) {
    case 'Told':
    case 'Offered':
    case 'RoundPassed':
    case 'Chosen':
    case 'FightBegan':
    case 'FightEnded':
    case 'HeroJoined':
      return undefined
    case 'Reopened':
      return { text: 'The passage is opened anew.' }
    case 'EndingReached':
      return { text: `This is the end: ${event.ending.id}.`, tone: event.ending.tone === 'bad' ? 'bad' : 'gold' }
    case 'Bookmarked':
      return { text: `A bookmark: ${event.name}.` }
    default:
      return say(tale.scene, event)
  }
}
