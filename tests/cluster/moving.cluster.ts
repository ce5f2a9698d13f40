// Moving house from a folder to PostgreSQL and back: the same tables, links and seals on both sides.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import postgres from 'postgres'
import { books } from '../../src/books/index.ts'
import { callCli } from '../call-cli.ts'
import { freshFolder, post, startTestServer } from '../tiny/server.ts'
import { binaries, postgresService, type Service } from './services.ts'

let database: Service
before(async () => {
  database = await postgresService()
  await database.start()
})
after(() => database?.stop())

test('two tables go from a folder to PostgreSQL, one of them on to another folder, and its seat is still good', async () => {
  const [from, to, files] = [freshFolder(), freshFolder(), freshFolder()]
  const old = await startTestServer(from, { books })
  const open = (book: string) =>
    post<{ table: string; token: string }>(old.port, '/api/tables', { book, name: 'Ada', title: 'Night' })
  const [one, two] = [await open('thorns'), await open('grit')]
  await old.stop()
  const key = join(files, 'key')
  writeFileSync(key, 'cd'.repeat(32))
  const shared = ['--database', database.url, '--key-file', key]
  const move = async (name: string, packed: { code: number; out: string; err: string }, where: readonly string[]) => {
    assert.equal(packed.code, 0, packed.err)
    writeFileSync(join(files, name), packed.out)
    const unpacked = await callCli(['import', join(files, name), '--house', ...where])
    assert.equal(unpacked.code, 0, unpacked.err)
  }
  const all = await callCli(['export', '--house', '--data', from])
  await move('all', all, shared)
  assert.equal((await callCli(['doctor', ...shared])).code, 0)
  assert.equal((await callCli(['export', '--house', ...shared])).out, all.out, 'letter by letter the same')
  await move('one', await callCli(['export', '--house', one.table, ...shared]), ['--data', to])
  const moved = await startTestServer(to, { books })
  const found = await moved.tables.find(one.table)
  assert('room' in found && found.room.seatBehind(one.token) !== undefined)
  assert(!('room' in (await moved.tables.find(two.table))), 'the other table stayed')
  await moved.stop()
})

test('a dump, restored into an empty database, is the same house', async () => {
  const files = freshFolder()
  const key = join(files, 'key')
  writeFileSync(key, 'cd'.repeat(32))
  const houseIn = (url: string) => callCli(['export', '--house', '--database', url, '--key-file', key])
  const before = await houseIn(database.url)
  assert.match(before.err, /2 tables packed/)
  const sql = postgres(database.url, { max: 1 })
  await sql`CREATE DATABASE restored`
  await sql.end()
  const restored = database.url.replace(/postgres$/, 'restored')
  const dump = join(files, 'dump')
  const run = (program: string, ...args: string[]) => execFileSync(join(binaries(), program), args)
  run('pg_dump', '-Fc', '-n', 'quincunx', '-f', dump, '-d', database.url)
  run('pg_restore', '-d', restored, dump)
  assert.equal((await houseIn(restored)).out, before.out)
})
