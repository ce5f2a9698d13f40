// What the web app asks of the server over HTTP.
import { isRefusal, type Options, type Refusal, refuse } from '../../kernel/index.ts'

export interface NewTable {
  readonly book: string
  readonly title: string
  readonly name: string
  readonly options: Options
  readonly scene?: string
}

export interface MadeTable {
  readonly table: string
  readonly token: string
}

export const createTable = (wanted: NewTable): Promise<MadeTable | Refusal> => post('/api/tables', wanted)

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
