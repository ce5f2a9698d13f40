// kill -9 at random moments under load, restart, compare: nothing acknowledged is lost, nothing is half there or there twice.
// 20 kills with every npm test; QUINCUNX_LONG=1 makes it 200.
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { type Draw, fastDraw } from '../../src/dice/index.ts'
import { brokenSeal, isRefusal, noHash } from '../../src/kernel/index.ts'
import { type Client, type SeatGiven, type TableFile, verifyTableFile } from '../../src/table/index.ts'
import { lanternWalk } from '../tiny/book.ts'
import { clientOf, createTable, freshFolder, opened, post, until } from '../tiny/server.ts'

const kills = process.env.QUINCUNX_LONG === undefined ? 20 : 200
const tables = 4
const clientsPerTable = 3
const data = freshFolder()
let running: ChildProcess | undefined
after(() => running?.kill('SIGKILL'))

async function startProcess(port: number): Promise<number> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts'), data, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running = child
  child.stdout.setEncoding('utf8')
  const [line] = (await once(child.stdout, 'data')) as [string]
  return Number(line)
}

async function kill(): Promise<void> {
  const child = running as ChildProcess
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

interface Player {
  readonly table: SeatGiven
  readonly client: Client
  /** What was acknowledged to this player: the entry's number and the words said in it. */
  readonly acknowledged: Map<number, string>
  stop: boolean
  readonly finished: Promise<void>
}

/** Says one thing after another, each under its own words, as fast as it is answered. */
function play(port: number, table: SeatGiven, name: string): Player {
  const client = clientOf(port, table)
  const acknowledged = new Map<number, string>()
  const player = { table, client, acknowledged, stop: false, finished: Promise.resolve() }
  const run = async () => {
    await opened(client)
    for (let n = 1; !player.stop; n++) {
      const words = `${name} says ${n}`
      const answer = await client.give({ type: 'Say', text: words })
      if (isRefusal(answer)) assert.equal(answer.refused, 'limit', answer.text)
      else acknowledged.set(answer.seq, words)
    }
  }
  player.finished = run()
  return player
}

const journalOf = async (port: number, { table, token }: SeatGiven): Promise<TableFile> => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/tables/${table}/journal`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  return (await answer.json()) as TableFile
}

const wordsOf = (file: TableFile): Map<number, string> =>
  new Map(
    file.entries.flatMap(({ seq, events }) =>
      events.flatMap(event => (event.type === 'Said' && 'text' in event ? [[seq, String(event.text)] as const] : [])),
    ),
  )

function assertWhole(file: TableFile, players: readonly Player[]): void {
  let previous = { seq: 0, hash: noHash }
  for (const entry of file.entries) {
    assert.equal(brokenSeal(previous, entry), undefined)
    previous = entry
  }
  const words = wordsOf(file)
  for (const { acknowledged } of players)
    for (const [seq, said] of acknowledged) assert.equal(words.get(seq), said, `entry ${seq} was acknowledged`)
  assert.equal(new Set(words.values()).size, words.size, 'something was done twice')
}

test(`${kills} kills under load lose nothing, halve nothing, double nothing`, { timeout: 900_000 }, async () => {
  const draw: Draw = fastDraw(Number(process.env.QUINCUNX_SEED ?? 8))
  const port = await startProcess(0)
  const opened = await Promise.all(Array.from({ length: tables }, () => createTable(port)))
  const players = opened.flatMap((table, t) =>
    Array.from({ length: clientsPerTable }, (_, c) => play(port, table, `table ${t} client ${c}`)),
  )
  for (let n = 0; n < kills; n++) {
    const before = players.map(({ acknowledged }) => acknowledged.size)
    await until((players[0] as Player).client, ({ status }) => status === 'open')
    // Between a few and a few dozen answers after everybody is back: a random moment, but not the clock's.
    const enough = 1 + draw(30)
    const waiting = players[draw(players.length)] as Player
    const seen = waiting.acknowledged.size
    await until(waiting.client, () => waiting.acknowledged.size >= seen + enough)
    await kill()
    await startProcess(port)
    assert(players.some(({ acknowledged }, i) => acknowledged.size > (before[i] ?? 0)))
    if (n % 5 === 0) {
      const table = opened[draw(tables)] as SeatGiven
      const theirs = players.filter(player => player.table === table)
      const snapshot = theirs.map(player => ({ ...player, acknowledged: new Map(player.acknowledged) }))
      assertWhole(await journalOf(port, table), snapshot)
    }
  }
  for (const player of players) player.stop = true
  await Promise.all(players.map(({ finished }) => finished))
  for (const table of opened) {
    const file = await journalOf(port, table)
    assertWhole(
      file,
      players.filter(player => player.table === table),
    )
    assert.equal(verifyTableFile(lanternWalk, file).wrong, undefined)
  }
  const total = players.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)
  assert(total > kills * 10, `only ${total} commands were acknowledged`)
  for (const { client } of players) client.close()
  await kill()
})

test('after a crash a table goes on as if nothing had happened', async () => {
  const port = await startProcess(0)
  const table = await createTable(port)
  const gm = clientOf(port, table)
  await opened(gm)
  await gm.give({ type: 'ThrowCall', call: 'cross' })
  const before = gm.state.table
  await kill()
  await startProcess(port)
  await until(gm, ({ status }) => status === 'open')
  assert.deepEqual(gm.state.table, before)
  assert(!isRefusal(await gm.give({ type: 'Undo' })))
  assert(isRefusal(await post(port, `/api/tables/${table.table}/join`, { link: 'x', name: 'Eve' })))
  gm.close()
  await kill()
})
