// The commands that work on the data file and on running tables: export, import, verify, backup, doctor, watch, throw.
import assert from 'node:assert/strict'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { WebSocket } from 'ws'
import { callCli } from '../../tests/call-cli.ts'
import { freshFolder, opened, post, startTestServer, until } from '../../tests/tiny/server.ts'
import { books } from '../books/index.ts'
import type { Book } from '../kernel/index.ts'
import { dataFile } from '../server/index.ts'
import { connect, type SeatGiven, socketWire, writeLink } from '../table/index.ts'

const book = books[0] as Book
const data = freshFolder()
const server = await startTestServer(data, { books })
after(() => server.stop())

const quincunx = (...args: string[]) => callCli(args)

const newTable = () =>
  post<SeatGiven & { link: string }>(server.port, '/api/tables', {
    book: book.id,
    name: 'Guide',
    scene: book.scenes[0]?.id,
  })

const gmOf = ({ table, token }: Pick<SeatGiven, 'table' | 'token'>) =>
  connect({
    book,
    table,
    token,
    open: socketWire(address => new WebSocket(address), `ws://127.0.0.1:${server.port}/ws`),
    later: () => () => undefined,
  })

describe('a folder in which no table was ever kept', () => {
  for (const command of [['doctor'], ['backup', 'copy.sqlite'], ['export']])
    test(`${command[0]} says so, and makes nothing there`, async () => {
      const empty = join(freshFolder(), 'nobody')
      const { code, err } = await quincunx(...command, '--data', empty)
      assert.equal(code, 2)
      assert.match(err, /no table was ever kept there/)
      assert(!existsSync(empty))
    })
})

describe('moving house', () => {
  test('tables keep their ids, seats and secrets in another folder; a changed line is refused, a table that is there too', async () => {
    const { table, token } = await newTable()
    const packed = await quincunx('export', '--house', '--data', data)
    assert.equal(packed.code, 0)
    const line = packed.out.split('\n').find(line => line.includes(table)) ?? ''
    const [file, changed, elsewhere] = [freshFolder(), freshFolder(), freshFolder()]
    writeFileSync(join(file, 'house'), packed.out)
    writeFileSync(join(changed, 'house'), line.replace('Guide', 'Other'))
    const refused = await quincunx('import', join(changed, 'house'), '--house', '--data', elsewhere)
    assert.equal(refused.code, 1)
    assert.match(refused.err, /not as it was packed: entry 1 does not match its hash/)
    assert.equal((await quincunx('import', join(file, 'house'), '--house', '--data', elsewhere)).code, 0)
    assert.match((await quincunx('import', join(file, 'house'), '--house', '--data', elsewhere)).err, /is here already/)
    assert.equal((await quincunx('doctor', '--data', elsewhere)).code, 0)
    const moved = await startTestServer(elsewhere, { books })
    const found = await moved.tables.find(table)
    assert('room' in found && found.room.seatBehind(token) !== undefined)
    await moved.stop()
  })
})

describe('a journal taken home', () => {
  test('is exported while the server runs, verified, told as Markdown, and imported as another table', async () => {
    const { table } = await newTable()
    const exported = await quincunx('export', table.slice(0, 8), '--data', data)
    assert.equal(exported.code, 0, exported.err)
    const file = join(freshFolder(), 'evening.json')
    writeFileSync(file, exported.out)
    const verified = await quincunx('verify', file)
    assert.equal(verified.code, 0, verified.out)
    assert.match(verified.out, /seals, permissions, dice and rules agree/)
    const chronicle = await quincunx('export', table, '--chronicle', '--data', data)
    assert.match(chronicle.out, /^# .+\n\n\*.+\*\n\n## 2\d\d\d-/)
    const imported = await quincunx('import', file, '--data', data)
    assert.equal(imported.code, 0, imported.err)
    const [, id = '', token = ''] = /Table (\w+) is here\.\nGame master: (\S+)/.exec(imported.out) ?? []
    const gm = gmOf({ table: id, token })
    await opened(gm)
    assert.equal(((await gm.give({ type: 'RollDice', notation: '2d6' })) as { seq: number }).seq, gm.state.seq)
    await gm.give({ type: 'RotateDice' })
    gm.close()
    const again = join(freshFolder(), 'again.json')
    writeFileSync(again, (await quincunx('export', id, '--data', data)).out)
    const proven = await quincunx('verify', again)
    assert.match(proven.out, /2 proven/)
    writeFileSync(file, exported.out.replace('Guide', 'Gwide'))
    const forged = await quincunx('verify', file)
    assert.equal(forged.code, 1)
    assert.match(forged.out, /entry 1 does not match its hash/)
    assert.equal((await quincunx('import', file, '--data', data)).code, 1)
  })

  test('an unknown table and a file that is there already are bad calls', async () => {
    assert.equal((await quincunx('export', 'nothing', '--data', data)).code, 2)
    const file = join(freshFolder(), 'there')
    writeFileSync(file, '')
    assert.equal((await quincunx('backup', file, '--data', data)).code, 2)
    assert.equal(readFileSync(file, 'utf8'), '')
  })
})

describe('the data file', () => {
  test('is copied while the server runs, and the copy is found whole', async () => {
    await newTable()
    const folder = freshFolder()
    const copied = await quincunx('backup', dataFile(folder), '--data', data)
    assert.equal(copied.code, 0, copied.err)
    const examined = await quincunx('doctor', '--data', folder)
    assert.equal(examined.code, 0, examined.out)
    assert.match(examined.out, /✔ table/)
  })

  test('with a damaged page: doctor names what is lost and saves what is left', async () => {
    const { table, token } = await newTable()
    const gm = gmOf({ table, token })
    await opened(gm)
    for (let i = 0; i < 60; i++) await gm.give({ type: 'RollDice', notation: '9d6', label: `roll number ${i}` })
    gm.close()
    const folder = freshFolder()
    await quincunx('backup', dataFile(folder), '--data', data)
    const bytes = readFileSync(dataFile(folder))
    const page = bytes.indexOf('roll number 40') & ~4095
    bytes.fill(0xaa, page, page + 4096)
    writeFileSync(dataFile(folder), bytes)
    const rescued = join(folder, 'rescued')
    const examined = await quincunx('doctor', '--data', folder, '--rescue', rescued)
    assert.equal(examined.code, 1)
    assert.match(examined.out, /✖ file:/)
    assert.match(examined.out, new RegExp(`✖ table ${table}`))
    assert.match(examined.out, /✔ table/)
    assert.equal((await quincunx('verify', join(rescued, `${table}.json`))).code, 0)
  })

  test('that is no database is a sentence', async () => {
    const folder = freshFolder()
    writeFileSync(dataFile(folder), 'nothing of ours '.repeat(1000))
    const { code, err } = await quincunx('doctor', '--data', folder)
    assert.equal(code, 1)
    assert.match(err, /damaged/)
  })
})

describe('a table in the terminal', () => {
  test('is watched and played with the link; the seat is remembered', async () => {
    const table = await newTable()
    const gm = gmOf(table)
    await opened(gm)
    await gm.give({ type: 'SetAdmission', door: 'open' })
    const link = writeLink(`http://127.0.0.1:${server.port}`, table.table, table.link)
    const mine = freshFolder()
    const watched = await quincunx('watch', link, '--once', '--data', mine, '--name', 'Wanda')
    assert.equal(watched.code, 0, watched.err)
    assert.match(watched.out, /Guide opens the table/)
    assert.match(watched.out, /Wanda sits down as spectator/)
    const refused = await quincunx('throw', link, '2d6', '--data', mine)
    assert.equal(refused.code, 1)
    assert.match(refused.err, /Spectators watch/)
    const other = freshFolder()
    const rolled = await quincunx('throw', link, '2d6', '--data', other, '--name', 'Theo')
    assert.equal(rolled.code, 0, rolled.err)
    assert.match(rolled.out, /Theo rolls 2d6/)
    assert.equal((await quincunx('throw', link, '--data', other)).code, 0)
    assert.equal(gm.state.table?.seats.length, 3)
    assert.equal((await quincunx('watch', 'nonsense')).code, 2)
    await until(gm, ({ entries }) =>
      entries.some(({ lines }) => lines.some(({ text }) => text.startsWith('rolls 2d6'))),
    )
    gm.close()
  })
})
