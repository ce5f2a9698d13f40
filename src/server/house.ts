// Moving house: whole tables from one store to another, with their ids and secrets, so that links, seats and dice stay good.
import { z } from 'zod'
import { brokenSeal, noHash, type Refusal, refuse } from '../kernel/index.ts'
import type { TableEntry } from '../table/index.ts'
import { parseEntry } from './load.ts'
import type { Store } from './store/store.ts'

const packed = z.object({
  id: z.string().regex(/^[0-9a-f]{24}$/),
  book: z.string().min(1),
  master: z.string().regex(/^[0-9a-f]{64}$/),
  created: z.string(),
  entries: z.array(z.looseObject({ seq: z.number(), id: z.string(), hash: z.string() })).min(1),
})

/** One table as a line of JSON, or undefined when there is none. It holds the table's secrets. */
export async function packTable(store: Store, id: string): Promise<string | undefined> {
  const table = await store.table(id)
  return table && JSON.stringify({ ...table, entries: (await store.read(id, 1)).map(parseEntry) })
}

/** Puts a packed table in, if every entry is sealed to the one before; answers with its id. */
export async function unpackTable(store: Store, line: string): Promise<string | Refusal> {
  const json = readLine(line)
  const parsed = packed.safeParse(json)
  if (!parsed.success) return refuse('malformed', 'This line is not a table that quincunx export --house has packed.')
  const { entries: _shape, ...opens } = parsed.data
  const { entries } = json as { readonly entries: readonly TableEntry[] }
  let previous = { seq: 0, hash: noHash }
  for (const entry of entries) {
    const broken = brokenSeal(previous, entry)
    if (broken !== undefined) return refuse('malformed', `Table ${opens.id} is not as it was packed: ${broken}.`)
    previous = entry
  }
  if (await store.table(opens.id)) return refuse('illegal', `Table ${opens.id} is here already.`)
  const rows = entries.map(entry => ({ seq: entry.seq, id: entry.id, body: JSON.stringify(entry) }))
  const [problem] = await store.append([{ table: opens.id, after: 0, entries: rows, opens }])
  return problem ? refuse('not-now', `Table ${opens.id} was not taken over: ${problem.text}`) : opens.id
}

function readLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
