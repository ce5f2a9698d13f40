// Three nodes under load, and everything around them fails in turn. Nothing acknowledged is lost or done twice, every client ends
// with the state that the journal folds to, and what is hidden stays hidden.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { fastDraw } from '../../src/dice/index.ts'
import { isRefusal } from '../../src/kernel/index.ts'
import { createTable, opened, until } from '../tiny/server.ts'
import { health, playThrough, soon, type Wrong } from './load.ts'
import { answers, assertAgreed, Node, type Player, roamingClient } from './nodes.ts'
import { natsService, postgresService, type Service } from './services.ts'
import { type Way, wayTo } from './way.ts'

const kills = 20
const draw = fastDraw(Number(process.env.QUINCUNX_SEED ?? 12))
let database: Service
let nats: Service
let toDatabase: Way
let toNats: Way
let nodes: Node[]

before(async () => {
  database = await postgresService()
  nats = await natsService()
  await Promise.all([database.start(), nats.start()])
  toDatabase = await wayTo(database.port)
  toNats = await wayTo(nats.port)
  nodes = [
    new Node(database.url, nats.url, 'one'),
    new Node(database.url, nats.url, 'two'),
    new Node(database.url.replace(/:\d+\//, `:${toDatabase.port}/`), `nats://127.0.0.1:${toNats.port}`, 'three'),
  ]
  await Promise.all(nodes.map(node => node.start()))
})
after(async () => {
  await Promise.all((nodes ?? []).map(node => node.stop('SIGKILL')))
  toDatabase?.close()
  toNats?.close()
  await Promise.all([nats?.stop(), database?.stop()])
})

const nodeAt = (i: number): Node => nodes[i % nodes.length] as Node

const underLoad = (name: string, wrong: Wrong): Promise<Player[]> => playThrough(nodes, name, wrong)

describe('three nodes on one journal', () => {
  test(`${kills} kills of random nodes under load`, { timeout: 300_000 }, async () => {
    const players = await underLoad('killing', async players => {
      for (let n = 0; n < kills; n++) {
        const victim = nodeAt(draw(nodes.length))
        await answers(players[draw(players.length)] as Player, 1 + draw(10))
        await victim.stop('SIGKILL')
        await answers(players[draw(players.length)] as Player, 1 + draw(5))
        await victim.start()
      }
    })
    const total = players.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)
    assert(total > kills * 10, `only ${total} commands were acknowledged`)
  })

  test('NATS is killed and comes back: play goes on, and health says so', { timeout: 120_000 }, async () => {
    await underLoad('no hints', async players => {
      await nats.stop('SIGKILL')
      await soon(async () => /looking/.test((await health(nodeAt(0))).hints))
      assert((await health(nodeAt(0))).ok)
      for (const player of players) await answers(player, 3)
      await nats.start()
      await soon(async () => (await health(nodeAt(0))).hints === 'NATS')
    })
  })

  test('PostgreSQL stops and comes back: a sentence, no loss, and on by itself', { timeout: 120_000 }, async () => {
    const players = await underLoad('no database', async () => {
      for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
        await database.stop(signal)
        await soon(async () => !(await health(nodeAt(0))).ok)
        await new Promise(resolve => setTimeout(resolve, 500))
        await database.start()
        await soon(async () => (await health(nodeAt(0))).ok)
      }
    })
    const refusals = players.flatMap(({ refusals }) => refusals)
    assert(refusals.some(text => /database does not answer. Nothing has happened/.test(text)))
    assert(
      refusals.every(text => /database|Too fast/.test(text)),
      refusals.join('\n'),
    )
  })

  test('a node is cut off from NATS, and from PostgreSQL', { timeout: 120_000 }, async () => {
    await underLoad('cut off', async players => {
      toNats.cut()
      for (const player of players) await answers(player, 3)
      toNats.mend()
      toDatabase.slow(20)
      for (const player of players) await answers(player, 3)
      toDatabase.slow(0)
      toDatabase.cut()
      await soon(async () => !(await health(nodeAt(2))).ok)
      for (const player of players) if (player.client.state.status === 'closed') assert.fail('sent away')
      toDatabase.mend()
      await soon(async () => (await health(nodeAt(2))).ok)
    })
  })

  test('two nodes fight over one table: the loser reads, decides again and answers', { timeout: 120_000 }, async () => {
    const gm = await createTable(nodeAt(0).port)
    const clients = [0, 1].map(i => roamingClient(nodes.slice(i, i + 1), 0, gm))
    await Promise.all(clients.map(opened))
    const before = await Promise.all(nodes.map(node => node.metric('decided_again_total')))
    const given = await Promise.all(
      clients.map(async (client, who) => {
        const seqs: number[] = []
        for (let round = 0; round < 60; round++) {
          const texts = Array.from({ length: 3 }, (_, i) => `${who} in round ${round}, ${i}`)
          for (const answer of await Promise.all(texts.map(text => client.give({ type: 'Say', text })))) {
            assert(!isRefusal(answer), isRefusal(answer) ? answer.text : '')
            seqs.push(answer.seq)
          }
        }
        return seqs
      }),
    )
    const after = await Promise.all(nodes.map(node => node.metric('decided_again_total')))
    assert(
      after.some((count, i) => count > (before[i] as number)),
      'they never met',
    )
    const all = given.flat()
    assert.equal(new Set(all).size, all.length)
    await assertAgreed(
      nodeAt(2),
      gm,
      clients.map(client => ({ client, seat: gm })),
    )
    for (const client of clients) client.close()
  })

  test('one rotation of the dice, one throw: a call thrown on two nodes at once is thrown once', async () => {
    const gm = await createTable(nodeAt(0).port)
    const clients = [0, 1].map(i => roamingClient(nodes.slice(i, i + 1), 0, gm))
    await Promise.all(clients.map(opened))
    const both = await Promise.all(clients.map(client => client.give({ type: 'ThrowCall', call: 'cross' })))
    assert.equal(both.filter(isRefusal).length, 1)
    for (const client of clients)
      await until(client, ({ seq }) => seq >= Math.max(...both.map(b => ('seq' in b ? b.seq : 0))))
    assert.deepEqual(clients[0]?.state.table, clients[1]?.state.table)
    for (const client of clients) client.close()
  })

  test('a storm of returning clients onto the node that is left', { timeout: 120_000 }, async () => {
    const gm = await createTable(nodeAt(0).port)
    const clients = Array.from({ length: 300 }, (_, i) => roamingClient(nodes, i, gm))
    await Promise.all(clients.map(opened))
    await Promise.all([nodeAt(0).stop('SIGKILL'), nodeAt(1).stop('SIGKILL')])
    const [first] = clients
    const answer = await first?.give({ type: 'Say', text: 'who is there?' })
    assert(answer && !isRefusal(answer))
    await Promise.all(clients.map(client => until(client, ({ status, seq }) => status === 'open' && seq >= answer.seq)))
    for (const client of clients) {
      assert.deepEqual(client.state.table, first?.state.table)
      client.close()
    }
    await Promise.all([nodeAt(0).start(), nodeAt(1).start()])
  })

  test('a rolling restart: everybody goes on elsewhere from where they were', { timeout: 120_000 }, async () => {
    await underLoad('rolling', async players => {
      for (const node of nodes) {
        await node.stop('SIGTERM')
        for (const player of players) await answers(player, 1)
        await node.start()
      }
    })
  })
})
