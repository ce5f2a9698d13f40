// Journals from strangers: refused with a sentence, or taken over as they are; a poisoned one harms only its own table.
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { WebSocket } from 'ws'
import {
  clientOf,
  createTable,
  freshFolder,
  joinTable,
  opened,
  post,
  startTestServer,
} from '../../tests/tiny/server.ts'
import { isRefusal, noHash, seal } from '../kernel/index.ts'
import type { SeatGiven, TableEntry, TableFile } from '../table/index.ts'
import { createLog } from './log.ts'

const bugs: string[] = []
const server = await startTestServer(freshFolder(), {
  log: createLog('error', line => bugs.push(line)),
  limits: { archive: 300_000, requests: { perSecond: 100, burst: 1000 } },
})
after(() => server.stop())

const journalOf = async ({ table, token }: SeatGiven): Promise<TableFile> => {
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/tables/${table}/journal`, { headers })
  return (await answer.json()) as TableFile
}

const importFile = (file: unknown) => post<SeatGiven & { link: string }>(server.port, '/api/import', file)

/** Adds an entry that no room would have written, sealed as if it had. */
function poisoned(file: TableFile, events: readonly object[]): TableFile {
  const last = file.entries.at(-1)
  const body = {
    seq: (last?.seq ?? 0) + 1,
    at: '',
    by: 's1',
    id: 'poison-1',
    command: { type: 'Say', text: 'x' },
    throws: [],
    events,
  }
  const entry = seal(last?.hash ?? noHash, body as never) as TableEntry
  return { ...file, entries: [...file.entries, entry] }
}

describe('a journal from elsewhere', () => {
  test('goes on as a table of its own, with its own seats and links', async () => {
    const first = await createTable(server.port)
    const copy = await importFile(await journalOf(first))
    assert.notEqual(copy.table, first.table)
    assert.notEqual(copy.token, first.token)
    const gm = clientOf(server.port, copy)
    await opened(gm)
    assert(!isRefusal(await gm.give({ type: 'ThrowCall', call: 'cross' })))
    assert(isRefusal(await joinTable(server.port, { ...copy, link: first.link }, 'Eve')))
    gm.close()
  })

  test('is refused when it is changed, cut at its beginning, or no journal at all', async () => {
    const file = await journalOf(await createTable(server.port))
    const [opening, ...rest] = file.entries
    const wrong: unknown[] = [
      null,
      [],
      { ...file, book: 'none' },
      { ...file, entries: rest },
      { ...file, entries: [{ ...opening, by: 'somebody' }, ...rest] },
      { ...file, entries: [...file.entries, ...file.entries] },
      { ...file, entries: 'x'.repeat(1000) },
    ]
    for (const each of wrong) assert(isRefusal(await importFile(each)), JSON.stringify(each)?.slice(0, 60))
  })

  test('that breaks the rules it is played by harms nobody else', async () => {
    const file = await journalOf(await createTable(server.port))
    for (const events of [
      [{ type: 'Lurking', lurker: null }],
      [{ type: 'HeroJoined', hero: null }],
      [
        {
          type: 'CallOpened',
          call: { id: 'x', hero: 'gm', base: null, leanings: 7 },
        },
      ],
      [
        {
          type: 'SeatTaken',
          seat: { id: '__proto__', name: 'x', role: 'gm', heroes: [] },
        },
      ],
      [{ type: 'FromAnotherTime' }],
    ]) {
      const table = await importFile(poisoned(file, events))
      if (isRefusal(table)) continue
      const ws = new WebSocket(`ws://127.0.0.1:${server.port}/ws`)
      await new Promise(resolve => ws.on('open', resolve))
      const heard = new Promise(resolve => ws.on('message', resolve))
      ws.send(
        JSON.stringify({
          type: 'hello',
          table: table.table,
          token: table.token,
        }),
      )
      await heard
      for (const command of [
        { type: 'SetAdmission', door: 'open' },
        { type: 'TakeHero', hero: 'ana' },
        { type: 'LeanIn', call: 'x', contribution: 'y' },
      ])
        ws.send(JSON.stringify({ type: 'give', id: `try-${command.type}`, command }))
      const eve = await joinTable(server.port, table, 'Eve')
      if (!isRefusal(eve)) {
        const client = clientOf(server.port, eve)
        await new Promise<void>(resolve => client.subscribe(({ status }) => status !== 'connecting' && resolve()))
        client.close()
      }
      ws.terminate()
    }
    const gm = clientOf(server.port, await createTable(server.port))
    await opened(gm)
    assert(!isRefusal(await gm.give({ type: 'Say', text: 'still here' })))
    gm.close()
    assert(bugs.length > 0)
  })

  test('that is too large is not even read', async () => {
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/import`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ title: 'x'.repeat(400_000) }),
    })
    assert.equal(answer.status, 413)
  })
})
