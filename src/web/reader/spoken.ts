// What the live region says when a page is turned: the dice and the sheet. The words of the page are read from its heading on.
import type { Sentence } from '../../kernel/index.ts'
import { placeName } from './places.ts'
import type { ReadingSession } from './session.svelte.ts'

const plain = ({ lead = '', text, word = '' }: Sentence): string =>
  [word && `${word.charAt(0).toUpperCase()}${word.slice(1)}.`, lead, text].filter(Boolean).join(' ')

export function spokenPage({ page, tale, bound }: ReadingSession): string {
  const last = page.findLast(item => item.kind === 'throw')
  const effects = page.flatMap(item => (item.kind === 'effect' ? [item.said] : []))
  const happened = [...(last ? [last.said, ...last.effects] : []), ...effects].map(plain)
  const where = tale.ending ? `The end: ${tale.ending.id}.` : `${placeName(bound.book, tale.passage)}.`
  const next = tale.fight ? 'The fight goes on.' : tale.ending ? '' : `${tale.choices.length} choices.`
  return [...happened, where, next].filter(Boolean).join(' ')
}
