// Who is at the table, whatever node they came in by: told at once, right again after a node or NATS has died, and never of those
// who wait at the door.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { isRefusal } from '../../src/kernel/index.ts'
import type { Client, SeatGiven } from '../../src/table/index.ts'
import { createTable, joinTable, opened, until } from '../tiny/server.ts'
import { Node, roamingClient } from './nodes.ts'
import { natsService, postgresService, type Service } from './services.ts'

let database: Service
let nats: Service
let nodes: [Node, Node]

before(async () => {
  ;[database, nats] = await Promise.all([postgresService(), natsService()])
  await Promise.all([database.start(), nats.start()])
  nodes = [new Node(database.url, nats.url, 'one'), new Node(database.url, nats.url, 'two')]
  await Promise.all(nodes.map(node => node.start()))
})
after(async () => {
  await Promise.all((nodes ?? []).map(node => node.stop('SIGKILL')))
  await Promise.all([nats?.stop(), database?.stop()])
})

/** Always at the same node. */
const at = (node: Node, seat: SeatGiven, heard?: string[]): Client => roamingClient([node], 0, seat, heard)

const sees = (client: Client, ...seats: readonly SeatGiven[]): Promise<unknown> => {
  const wanted = seats.map(({ seat }) => seat).join()
  return until(client, ({ status, online }) => status === 'open' && online.join() === wanted)
}

test('who comes and goes at one node is seen at the other', { timeout: 60_000 }, async () => {
  const [one, two] = nodes
  const gm = await createTable(one.port)
  const heard: string[] = []
  const guide = at(one, gm, heard)
  await opened(guide)

  const ana = await joinTable(two.port, gm, 'Ana')
  const anasHeard: string[] = []
  let player = at(two, ana, anasHeard)
  await until(player, ({ status }) => status === 'waiting')
  await until(guide, ({ table }) => table?.seats.some(({ id }) => id === ana.seat) === true)
  const ilse = await joinTable(one.port, gm, 'Ilse')
  const waiting = at(one, ilse)
  await until(waiting, ({ status }) => status === 'waiting')
  assert(!isRefusal(await guide.give({ type: 'AdmitSeat', seat: ana.seat })))
  await Promise.all([sees(guide, gm, ana), sees(player, gm, ana)])
  for (const text of [...heard, ...anasHeard])
    if (text.startsWith('{"type":"online"')) assert(!text.includes(`"${ilse.seat}"`), 'told of somebody who waits')
  assert(
    anasHeard.every(text => !text.includes('Ilse')),
    'told the name of somebody who waits',
  )

  player.close()
  await sees(guide, gm)
  player = at(two, ana)
  await sees(guide, gm, ana)

  await two.stop('SIGTERM')
  await sees(guide, gm)
  await two.start()
  await Promise.all([sees(guide, gm, ana), sees(player, gm, ana)])
  for (const client of [guide, player, waiting]) client.close()
})

test('a node that died no longer counts, and with NATS gone everybody knows only of their own node', {
  timeout: 60_000,
}, async () => {
  const [one, two] = nodes
  const gm = await createTable(one.port)
  const guide = at(one, gm)
  await opened(guide)
  await guide.give({ type: 'SetAdmission', door: 'open' })
  const ana = await joinTable(two.port, gm, 'Ana')
  const player = at(two, ana)
  await Promise.all([sees(guide, gm, ana), sees(player, gm, ana)])

  await two.stop('SIGKILL')
  await sees(guide, gm)
  await two.start()
  await Promise.all([sees(guide, gm, ana), sees(player, gm, ana)])

  await nats.stop('SIGKILL')
  await Promise.all([sees(guide, gm), sees(player, ana)])
  await nats.start()
  await Promise.all([sees(guide, gm, ana), sees(player, gm, ana)])
  for (const client of [guide, player]) client.close()
})
