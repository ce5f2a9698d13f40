// What SQLite says when something is wrong, in words for people.
import type { StoreProblem } from './store.ts'

/** The primary result codes of SQLite. */
const codes: Readonly<Record<number, StoreProblem['code']>> = {
  5: 'locked',
  6: 'locked',
  8: 'read-only',
  10: 'broken',
  11: 'damaged',
  13: 'full',
  14: 'broken',
  19: 'conflict',
  26: 'damaged',
}

const texts: Readonly<Record<StoreProblem['code'], string>> = {
  conflict: 'Another program has written to this table.',
  away: 'The database does not answer.',
  unsure: 'The database broke off in the middle.',
  full: 'The disk is full, or the data file has reached its bound.',
  locked: 'The data file is locked by another program.',
  'read-only': 'The data file can only be read, not written.',
  damaged: 'The data file is damaged; quincunx doctor tells where.',
  broken: 'The data file cannot be read or written.',
}

export function storeProblem(error: unknown): StoreProblem {
  const { errcode, message } = error as { errcode?: number; message?: string }
  const code = (errcode === undefined ? undefined : codes[errcode & 0xff]) ?? 'broken'
  return { code, text: code === 'broken' ? `${texts.broken} (${message})` : texts[code] }
}
