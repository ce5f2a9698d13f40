// A whole server over real HTTP and real sockets: open, join, play, come back after a restart.
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import {
  admitted,
  clientOf,
  createTable,
  freshFolder,
  joinTable,
  opened,
  post,
  startTestServer,
  until,
} from '../../tests/tiny/server.ts'
import { isRefusal } from '../kernel/index.ts'

const data = freshFolder()
const server = await startTestServer(data)
after(() => server.stop())

describe('a table over the network', () => {
  test('is opened, joined through the waiting room, and played', async () => {
    const table = await createTable(server.port)
    const gm = clientOf(server.port, table)
    await opened(gm)
    const ana = await admitted(server.port, table, gm, 'Ana')
    assert(!isRefusal(await ana.client.give({ type: 'TakeHero', hero: 'ana' })))
    const answer = await ana.client.give({ type: 'ThrowCall', call: 'cross' })
    assert(!isRefusal(answer))
    const seen = await until(gm, ({ seq }) => seq >= answer.seq)
    assert(seen.entries.some(({ throws }) => throws?.[0]?.label === 'dare'))
    assert.equal(seen.online.length, 2)
    gm.close()
    ana.client.close()
  })

  test('is the same after a restart, and the clients come back by themselves', async () => {
    const folder = freshFolder()
    const first = await startTestServer(folder)
    const table = await createTable(first.port)
    const gm = clientOf(first.port, table)
    await opened(gm)
    const ana = await admitted(first.port, table, gm, 'Ana')
    await until(gm, ({ table }) => table?.dice.salts.length === 1)
    const before = gm.state
    const broken = until(ana.client, ({ status }) => status === 'broken')
    await first.stop()
    await broken
    const asked = ana.client.give({ type: 'Say', text: 'Is anybody there?' })
    const second = await startTestServer(folder, { port: first.port })
    assert(!isRefusal(await asked))
    await until(gm, ({ status, seq }) => status === 'open' && seq === before.seq + 1)
    assert.deepEqual(gm.state.table, before.table)
    gm.close()
    ana.client.close()
    await second.stop()
  })

  test('can be seen as it was after any entry, by each seat as it may know it', async () => {
    const table = await createTable(server.port)
    const gm = clientOf(server.port, table)
    await opened(gm)
    const ana = await admitted(server.port, table, gm, 'Ana')
    for (let i = 0; i < 3; i++)
      await gm.give({ type: 'AddClock', id: `c${i}`, name: `Clock ${i}`, size: 4, hidden: i === 1 })
    const { seq } = gm.state
    await gm.give({ type: 'Undo' })
    const clocksAfter = async (token: string, entry: number) => {
      const headers = { Authorization: `Bearer ${token}` }
      const answer = await fetch(`http://127.0.0.1:${server.port}/api/tables/${table.table}/after/${entry}`, {
        headers,
      })
      const json = (await answer.json()) as { game?: { scene: { clocks: { id: string }[] } } }
      return json.game?.scene.clocks.map(({ id }) => id)
    }
    assert.deepEqual(await clocksAfter(table.token, seq), ['c0', 'c1', 'c2'])
    assert.deepEqual(await clocksAfter(ana.token, seq), ['c0', 'c2'])
    assert.deepEqual(await clocksAfter(table.token, seq + 1), ['c0', 'c1'])
    assert.deepEqual(await clocksAfter(table.token, seq - 3), [])
    assert.equal(await clocksAfter(table.token, seq + 9), undefined)
    assert.equal(await clocksAfter('s1.guess', seq), undefined)
    gm.close()
    ana.client.close()
  })

  test('what is wrong is told with a status and a sentence', async () => {
    const at = (path: string) => `http://127.0.0.1:${server.port}/api${path}`
    const status = async (path: string, body: unknown, type = 'application/json') => {
      const answer = await fetch(at(path), {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': type },
      })
      return [answer.status, ((await answer.json()) as { refused: string }).refused]
    }
    const good = { book: 'lantern', name: 'Guide' }
    assert.deepEqual(await status('/tables', { ...good, book: 'none' }), [404, 'unknown'])
    assert.deepEqual(await status('/tables', { ...good, name: '' }), [400, 'malformed'])
    assert.deepEqual(await status('/tables', { ...good, more: 1 }), [400, 'malformed'])
    assert.deepEqual(await status('/tables', good, 'text/plain'), [400, 'malformed'])
    assert.deepEqual(await status('/tables', { ...good, title: 'x'.repeat(70_000) }), [413, 'limit'])
    assert.deepEqual(await status('/tables/none/join', { link: 'x', name: 'Eve' }), [404, 'unknown'])
    const table = await createTable(server.port)
    assert.deepEqual(await status(`/tables/${table.table}/join`, { link: 'x', name: 'Eve' }), [403, 'forbidden'])
    assert(isRefusal(await joinTable(server.port, { ...table, link: 'guess' }, 'Eve')))
    assert(isRefusal(await post(server.port, '/api/tables', 'no object')))
  })

  test('books, metrics and OpenAPI can be read', async () => {
    const get = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`)
    assert.deepEqual(
      ((await (await get('/api/books')).json()) as { id: string }[]).map(({ id }) => id),
      ['lantern'],
    )
    const metrics = await (await get('/api/metrics')).text()
    assert.match(metrics, /^quincunx_entries_total [1-9]/m)
    assert.match(metrics, /^quincunx_commit_milliseconds_count [1-9]/m)
    const api = (await (await get('/api/openapi.json')).json()) as { openapi: string; paths: object }
    assert.equal(api.openapi, '3.1.0')
    assert('/api/tables' in api.paths)
  })
})
