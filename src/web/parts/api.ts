// What the web app asks of the server over HTTP.
import { isRefusal, type Refusal, refuse } from '../../kernel/index.ts'
import type { TableFile } from '../../table/journal-file.ts'
import type { CreateTable, JoinTable, SeatGiven } from '../../table/protocol.ts'

export const createTable = (wanted: CreateTable): Promise<SeatGiven | Refusal> => post('/api/tables', wanted)

export const joinTable = (table: string, asked: JoinTable): Promise<SeatGiven | Refusal> =>
  post(`/api/tables/${encodeURIComponent(table)}/join`, asked)

export const tellTable = (table: string, token: string): Promise<{ book: string; title: string } | Refusal> =>
  ask(addressOf(table), bearer(token))

/** Every entry with its dice and seals: the game master's. */
export const readJournal = (table: string, token: string): Promise<TableFile | Refusal> =>
  ask(`${addressOf(table)}/journal`, bearer(token))

/** The whole story as this seat may know it, as Markdown. */
export async function readChronicle(table: string, token: string): Promise<string | Refusal> {
  const answer = await fetch(`${addressOf(table)}/chronicle`, bearer(token)).catch(() => undefined)
  return answer?.ok ? answer.text() : unreachable
}

const addressOf = (table: string): string => `/api/tables/${encodeURIComponent(table)}`
const bearer = (token: string): RequestInit => ({ headers: { Authorization: `Bearer ${token}` } })
const unreachable = refuse('not-now', 'The server cannot be reached. Try again when you are connected.')

const post = <T>(path: string, body: unknown): Promise<T | Refusal> =>
  ask(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })

async function ask<T>(path: string, request: RequestInit): Promise<T | Refusal> {
  try {
    const answer = await fetch(path, request)
    const json: unknown = await answer.json()
    if (answer.ok || isRefusal(json)) return json as T | Refusal
    return refuse('not-now', `The server answered with ${answer.status}. Try again in a moment.`)
  } catch {
    return unreachable
  }
}
