// What the web app asks of the server over HTTP.
import { isRefusal, type Refusal, refuse } from '../../kernel/index.ts'
import type { CreateTable, JoinTable, SeatGiven } from '../../table/protocol.ts'

export const createTable = (wanted: CreateTable): Promise<SeatGiven | Refusal> => post('/api/tables', wanted)

export const joinTable = (table: string, asked: JoinTable): Promise<SeatGiven | Refusal> =>
  post(`/api/tables/${encodeURIComponent(table)}/join`, asked)

async function post<T>(path: string, body: unknown): Promise<T | Refusal> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    const json: unknown = await answer.json()
    if (answer.ok || isRefusal(json)) return json as T | Refusal
    return refuse('not-now', `The server answered with ${answer.status}. Try again in a moment.`)
  } catch {
    return refuse('not-now', 'The server cannot be reached. Try again when you are connected.')
  }
}
