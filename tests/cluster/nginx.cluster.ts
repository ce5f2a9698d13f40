// Two nodes behind nginx, with the very file that docs/operating.md shows; only addresses and certificates are this machine's.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { WebSocket } from 'ws'
import { isRefusal } from '../../src/kernel/index.ts'
import { createTable, joinTable, opened, post, until } from '../tiny/server.ts'
import { soon } from './load.ts'
import { assertAgreed, Node, roamingClient } from './nodes.ts'
import { natsService, nginxService, postgresService, type Service } from './services.ts'

let services: Service[]
let nginx: Service
let nodes: [Node, Node]

function documentedSite(port: number): string {
  const text = readFileSync(join(import.meta.dirname, '../../docs/operating.md'), 'utf8')
  const [, site] = /```nginx\n(.*?)```/s.exec(text) ?? []
  assert(site, 'docs/operating.md has a file for nginx')
  return site
    .replace('10.0.0.1:4200', `127.0.0.1:${nodes[0].port}`)
    .replace('10.0.0.2:4200', `127.0.0.1:${nodes[1].port}`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace(/ssl_certificate.*;/g, '')
}

before(async () => {
  const [database, nats] = await Promise.all([postgresService(), natsService()])
  services = [database, nats]
  await Promise.all(services.map(service => service.start()))
  nodes = [new Node(database.url, nats.url, 'one'), new Node(database.url, nats.url, 'two')]
  await Promise.all(nodes.map(node => node.start()))
  nginx = await nginxService(documentedSite)
  services.push(nginx)
  await nginx.start()
})
after(async () => {
  await Promise.all((nodes ?? []).map(node => node.stop('SIGKILL')))
  await Promise.all((services ?? []).map(service => service.stop()))
})

/** nginx leaves a node alone for a while after it was not there. */
async function foundAgain(node: Node): Promise<boolean> {
  const socket = new WebSocket(`ws://127.0.0.1:${nginx.port}/ws`)
  await once(socket, 'open')
  socket.close()
  return (await node.metric('connections_total')) > 0
}

test('pages, questions and large journals pass; counts do not', async () => {
  const health = await fetch(`${nginx.url}/health`)
  assert.equal(health.status, 200)
  assert.match(health.headers.get('Content-Security-Policy') ?? '', /default-src/)
  assert.match(health.headers.get('Strict-Transport-Security') ?? '', /max-age/)
  assert.equal((await fetch(`${nginx.url}/api/metrics`)).status, 404)
  const large = await post<{ refused: string }>(nginx.port, '/api/import', { text: 'x'.repeat(3_000_000) })
  assert.equal(large.refused, 'malformed')
})

test('a page of this site may connect, a page of another may not', async () => {
  const stranger = new WebSocket(`ws://127.0.0.1:${nginx.port}/ws`, { origin: 'https://elsewhere.example' })
  const [problem] = (await once(stranger, 'error')) as [Error]
  assert.match(problem.message, /403/)
  const friend = new WebSocket(`ws://127.0.0.1:${nginx.port}/ws`, { origin: nginx.url })
  await once(friend, 'open')
  friend.close()
})

test('seats are spread over both nodes; when one dies they go on at the other', { timeout: 60_000 }, async () => {
  const gm = await createTable(nginx.port)
  const heard: string[] = []
  const guide = roamingClient([nginx], 0, gm, heard)
  await opened(guide)
  await guide.give({ type: 'SetAdmission', door: 'open' })
  const ana = await joinTable(nginx.port, gm, 'Ana')
  const player = roamingClient([nginx], 0, ana, heard)
  await Promise.all([guide, player].map(client => until(client, ({ online }) => online.length === 2)))
  assert.deepEqual(await Promise.all(nodes.map(node => node.metric('connections'))), [1, 1])

  const welcomes = () => heard.filter(text => text.startsWith('{"type":"welcome"')).length
  const before = welcomes()
  for (const [round, victim] of nodes.entries()) {
    await victim.stop('SIGKILL')
    assert.equal((await createTable(nginx.port)).seat, gm.seat)
    for (const client of [guide, player]) {
      const answer = await client.give({ type: 'Say', text: `${client.state.seat?.name} in round ${round}` })
      assert(!isRefusal(answer), isRefusal(answer) ? answer.text : '')
    }
    await victim.start()
    await soon(() => foundAgain(victim))
  }
  assert.equal(welcomes(), before, 'they went on from where they were')
  await assertAgreed(nodes[0], gm, [
    { seat: gm, client: guide },
    { seat: ana, client: player },
  ])
  for (const client of [guide, player]) client.close()
})
