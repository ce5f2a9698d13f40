// What PostgreSQL, or the way to it, says when something is wrong, in words for people.
import { type StoreProblem, StoreTrouble } from './store.ts'

/** Where nothing can have been stored: nobody was reached, or the database said no. */
const codes: Readonly<Record<string, StoreProblem['code']>> = {
  ECONNREFUSED: 'away',
  ENOTFOUND: 'away',
  EAI_AGAIN: 'away',
  EHOSTUNREACH: 'away',
  ENETUNREACH: 'away',
  ENOENT: 'away',
  CONNECT_TIMEOUT: 'away',
  '53300': 'away',
  '57P03': 'away',
  '23505': 'conflict',
  '40001': 'conflict',
  '40P01': 'conflict',
  '25006': 'read-only',
  '53100': 'full',
  '57014': 'unsure',
  '57P01': 'unsure',
  '57P02': 'unsure',
  ECONNRESET: 'unsure',
  EPIPE: 'unsure',
  ETIMEDOUT: 'unsure',
  CONNECTION_CLOSED: 'unsure',
  CONNECTION_DESTROYED: 'unsure',
  CONNECTION_ENDED: 'unsure',
}

const texts: Readonly<Record<StoreProblem['code'], string>> = {
  conflict: 'Another node has written to this table.',
  away: 'The database does not answer.',
  unsure: 'The database does not answer.',
  full: "The database's disk is full.",
  locked: 'The database is locked.',
  'read-only': 'The database can only be read, not written.',
  damaged: 'The database is damaged.',
  broken: 'The database cannot be used.',
}

/** Passwords and addresses are in no message of PostgreSQL's, and of Node's only the code is told. */
export function databaseProblem(error: unknown): StoreProblem {
  if (error instanceof StoreTrouble) return error.problem
  const { code = '', message, severity } = error as { code?: string; message?: string; severity?: string }
  const kind = codes[code] ?? 'broken'
  const words = severity === undefined ? code : `${message}, ${code}`
  return { code: kind, text: kind === 'broken' ? `${texts.broken} (${words || message})` : texts[kind] }
}
