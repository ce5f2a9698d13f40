// Nodes on one PostgreSQL with NATS between them: how many entries a second they store, against the SQLite default and a bare loop
// of batched inserts; and what it costs to sit at another node. Needs what `npm run test:cluster` installs.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import postgres from 'postgres'
import { isRefusal } from '../src/kernel/index.ts'
import { Node, roamingClient } from '../tests/cluster/nodes.ts'
import { natsService, postgresService } from '../tests/cluster/services.ts'
import { createTable, joinTable, opened } from '../tests/tiny/server.ts'
import { median, milliseconds, printTable, times } from './measure.ts'

const [tables, inFlight, seconds] = [48, 4, 5]

/** Entries a second: at every table one seat says things, a few of them unanswered at any time. */
async function rateOf(nodes: readonly Node[]): Promise<number> {
  const clients = await Promise.all(
    Array.from({ length: tables }, async (_, i) => {
      const node = nodes[i % nodes.length] as Node
      const client = roamingClient([node], 0, await createTable(node.port))
      await opened(client)
      return client
    }),
  )
  let [stored, going] = [0, true]
  const talk = async (client: (typeof clients)[number]) => {
    while (going) {
      const answer = await client.give({ type: 'Say', text: 'The lamp is low, and the bridge is long.' })
      if (isRefusal(answer)) throw new Error(answer.text)
      stored++
    }
  }
  const talks = clients.flatMap(client => Array.from({ length: inFlight }, () => talk(client)))
  await delay(1000)
  const before = stored
  await delay(seconds * 1000)
  const rate = (stored - before) / seconds
  going = false
  await Promise.all(talks)
  for (const client of clients) client.close()
  return rate
}

/** The same entries by nothing but inserts, as many at a time as there are tables. */
async function bareRate(url: string): Promise<number> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  await sql`CREATE TABLE bare (stream text, seq int, id text, body text, PRIMARY KEY (stream, seq), UNIQUE (stream, id))`
  const body = 'x'.repeat(600)
  let stored = 0
  const until = performance.now() + seconds * 1000
  for (let seq = 1; performance.now() < until; seq++) {
    const rows = Array.from({ length: tables }, (_, i) => ({ stream: `t${i}`, seq, id: `c${seq}`, body }))
    await sql`INSERT INTO bare ${sql(rows)}`
    stored += rows.length
  }
  await sql.end()
  return stored / seconds
}

/** From giving a command to hearing of it, for a seat at the same node and for one at another. */
async function delays(here: Node, there: Node): Promise<readonly [same: number, other: number]> {
  const gm = await createTable(here.port)
  const speaker = roamingClient([here], 0, gm)
  await opened(speaker)
  await speaker.give({ type: 'SetAdmission', door: 'open' })
  const listeners = await Promise.all(
    [here, there].map(async (node, i) => {
      const client = roamingClient([node], 0, await joinTable(here.port, gm, `Listener ${i}`))
      await opened(client)
      return client
    }),
  )
  const took: [number[], number[]] = [[], []]
  for (let n = 0; n < 200; n++) {
    const began = performance.now()
    const next = speaker.state.seq + 1
    const heard = listeners.map(
      (client, i) =>
        new Promise<void>(resolve => {
          const stop = client.subscribe(({ seq }) => {
            if (seq < next || took[i as 0 | 1].length > n) return
            took[i as 0 | 1].push(performance.now() - began)
            queueMicrotask(() => stop())
            resolve()
          })
        }),
    )
    await speaker.give({ type: 'Say', text: `${n}` })
    await Promise.all(heard)
  }
  for (const client of [speaker, ...listeners]) client.close()
  return [median(took[0]), median(took[1])]
}

export async function cluster(): Promise<void> {
  const database = await postgresService()
  const nats = await natsService()
  await Promise.all([database.start(), nats.start()])
  const alone = new Node(mkdtempSync(join(tmpdir(), 'quincunx-bench-')), '', 'alone')
  const nodes = ['one', 'two', 'three'].map(name => new Node(database.url, nats.url, name))
  try {
    await alone.start()
    const sqlite = await rateOf([alone])
    await alone.stop('SIGTERM')
    const rows: [string, number][] = [
      ['one node on SQLite', sqlite],
      ['bare inserts, one connection', await bareRate(database.url)],
    ]
    for (const [i, node] of nodes.entries()) {
      await node.start()
      rows.push([`${i + 1} on PostgreSQL`, await rateOf(nodes.slice(0, i + 1))])
    }
    printTable(
      `Entries a second at ${tables} tables, ${inFlight} unanswered at each; clients on the same machine`,
      ['', 'entries/s', '× SQLite'],
      rows.map(([name, rate]) => [name, rate.toFixed(0), times(rate / sqlite)]),
    )
    const [same, other] = await delays(nodes[0] as Node, nodes[1] as Node)
    printTable(
      'From giving a command to hearing of it (median of 200)',
      ['', 'time', ''],
      [
        ['at the same node', milliseconds(same), ''],
        ['at another node', milliseconds(other), times(other / same)],
      ],
    )
  } finally {
    await Promise.all([alone, ...nodes].map(node => node.stop('SIGKILL')))
    await Promise.all([nats.stop(), database.stop()])
  }
}
