// The PostgreSQL store: the contract of every store, and what is its own.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { after, before, describe, test } from 'node:test'
import postgres from 'postgres'
import { openPostgres, parseKey, StoreTrouble } from '../../src/server/index.ts'
import { entriesFrom, opening, storeContract } from '../contract/store-contract.ts'
import { postgresService, type Service } from './services.ts'

const key = parseKey('ab'.repeat(32), 'The test')
let service: Service
let schemas = 0

before(async () => {
  service = await postgresService()
  await service.start()
})
after(() => service.stop())

const fresh = () => {
  const options = { url: service.url, key, schema: `test_${++schemas}`, patience: 1000 }
  return { options, open: () => openPostgres(options) }
}

storeContract('PostgreSQL', async () => {
  const { open } = fresh()
  const store = await open()
  const reopen = async () => {
    await store.close()
    return open()
  }
  return { store, reopen }
})

describe('a shared database', () => {
  test('of two nodes that write the same entry one is told so, and its other tables are stored', async () => {
    const { open } = fresh()
    const [one, two] = await Promise.all([open(), open()])
    await one.append([opening('a', 1), opening('b', 1), opening('c', 1)])
    let lost = 0
    for (let after = 1; after <= 60; after++) {
      const both = await Promise.all(
        [one, two].map((store, node) =>
          store.append([
            { table: 'a', after, entries: entriesFrom(after + 1, 1, `node ${node}`) },
            { table: node === 0 ? 'b' : 'c', after, entries: entriesFrom(after + 1, 1) },
          ]),
        ),
      )
      const [first, second] = both.map(([a]) => a?.code)
      assert.deepEqual([first, second].filter(code => code === undefined).length, 1)
      assert([first, second].includes('conflict'))
      assert(both.every(([, own]) => own === undefined))
      lost++
    }
    assert.equal(lost, 60)
    for (const table of ['a', 'b', 'c']) assert.equal(await one.last(table), 61)
    await Promise.all([one.close(), two.close()])
  })

  test('nodes that start together set it up once', async () => {
    const { open } = fresh()
    const stores = await Promise.all(Array.from({ length: 5 }, open))
    assert.deepEqual(await stores[0]?.append([opening('a', 1)]), [undefined])
    for (const store of stores) assert.equal(await store.last('a'), 1)
    await Promise.all(stores.map(store => store.close()))
  })

  test('holds secrets only sealed, bound to their table; another key is refused', async () => {
    const { options, open } = fresh()
    const store = await open()
    await store.append([opening('a', 1), opening('b', 1)])
    const sql = postgres(service.url, { max: 1, connection: { search_path: options.schema } })
    const rows = await sql<{ master: string }[]>`SELECT master FROM tables`
    assert(rows.every(({ master }) => !master.includes('abab')))
    await sql`UPDATE tables SET master = (SELECT master FROM tables WHERE id = 'b') WHERE id = 'a'`
    await assert.rejects(store.table('a'), StoreTrouble)
    assert.equal((await store.table('b'))?.master, 'ab'.repeat(32))
    await sql.end()
    await store.close()
    const other = openPostgres({ ...options, key: parseKey('cd'.repeat(32), 'The test') })
    await assert.rejects(other, (problem: Error) => /does not open the secrets/.test(problem.message))
  })

  test('keeps every letter: quotes, backslashes, braces, commas, lines, and the word NULL', async () => {
    const { open } = fresh()
    const store = await open()
    await store.append([opening('a', 1)])
    const bodies = [
      '"',
      '\\',
      '\\"',
      '{a,b}',
      'NULL',
      '',
      ' ',
      'one\ntwo',
      '🎲 “é”',
      JSON.stringify({ text: 'a "b" \\ c\n' }),
    ]
    const entries = bodies.map((body, i) => ({ seq: i + 2, id: `"${body}"`, body }))
    assert.deepEqual(await store.append([{ table: 'a', after: 1, entries }]), [undefined])
    assert.deepEqual(await store.read('a', 2), entries)
    await store.close()
  })

  test('takes a long journal whole, though that takes longer than anybody waits for an entry', async () => {
    const { options, open } = fresh()
    const store = await open()
    const sql = postgres(service.url, { max: 1, connection: { search_path: options.schema }, onnotice: () => {} })
    await sql`CREATE FUNCTION tarry() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(1.5); RETURN NULL; END'`
    await sql`CREATE TRIGGER tarrying AFTER INSERT ON entries EXECUTE FUNCTION tarry()`
    await sql.end()
    const [short] = await store.append([opening('a', 1)])
    assert.equal(short?.code, 'unsure')
    assert.deepEqual(await store.append([opening('a', 5000)]), [undefined])
    assert.equal(await store.last('a'), 5000)
    await store.close()
  })

  test('that goes away while a connection begins is a sentence, and no exception that nobody catches', async () => {
    const { options } = fresh()
    const door = createServer(socket => {
      const other = connect(service.port, '127.0.0.1')
      other.pipe(socket)
      socket.on('data', chunk => {
        if (!/select/i.test(String(chunk))) return other.write(chunk)
        door.close()
        return socket.destroy()
      })
      socket.on('close', () => other.destroy())
    }).listen(0, '127.0.0.1')
    await once(door, 'listening')
    const { port } = door.address() as { port: number }
    const url = options.url.replace(/:\d+\//, `:${port}/`)
    await assert.rejects(openPostgres({ ...options, url }), /does not answer/)
  })

  test('that is away is said and waited for; nothing is lost', async () => {
    const { open } = fresh()
    const store = await open()
    await store.append([opening('a', 2)])
    await service.stop()
    const [problem] = await store.append([{ table: 'a', after: 2, entries: entriesFrom(3, 1) }])
    assert(problem?.code === 'away' || problem?.code === 'unsure', problem?.code)
    await assert.rejects(store.last('a'), StoreTrouble)
    await assert.rejects(open(), (problem: Error) => /does not answer/.test(problem.message))
    await service.start()
    assert.equal(await store.last('a'), 2)
    assert.deepEqual(await store.append([{ table: 'a', after: 2, entries: entriesFrom(3, 1) }]), [undefined])
    await store.close()
  })
})
