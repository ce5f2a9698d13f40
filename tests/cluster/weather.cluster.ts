// Three nodes, each with a bad network of its own: hints are lost, doubled and late, the ways to the database and to NATS stall and
// break at random. What holds on a good day holds here.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { fastDraw } from '../../src/dice/index.ts'
import { health, playThrough, soon } from './load.ts'
import { answers, Node } from './nodes.ts'
import { natsService, postgresService, type Service } from './services.ts'
import { natsMessages, type Way, type Weather, wayTo } from './way.ts'

const rounds = 20
const draw = fastDraw(Number(process.env.QUINCUNX_SEED ?? 12))
const inHundred = (chances: number): boolean => draw(1000) < chances * 10
const happened = { lost: 0, doubled: 0, stalled: 0, broken: 0 }
let services: Service[]
let toDatabase: Way[]
let toNats: Way[]
let nodes: Node[]

before(async () => {
  const [database, nats] = await Promise.all([postgresService(), natsService()])
  services = [database, nats]
  await Promise.all(services.map(service => service.start()))
  const names = ['one', 'two', 'three']
  toDatabase = await Promise.all(names.map(() => wayTo(database.port)))
  toNats = await Promise.all(names.map(() => wayTo(nats.port, natsMessages)))
  nodes = names.map((name, i) => {
    const url = database.url.replace(/:\d+\//, `:${toDatabase[i]?.port}/`)
    return new Node(url, `nats://127.0.0.1:${toNats[i]?.port}`, name)
  })
  await Promise.all(nodes.map(node => node.start()))
})
after(async () => {
  await Promise.all((nodes ?? []).map(node => node.stop('SIGKILL')))
  for (const way of [...(toDatabase ?? []), ...(toNats ?? [])]) way.close()
  await Promise.all((services ?? []).map(service => service.stop()))
})

function count<T>(what: keyof typeof happened, value: T): T {
  happened[what]++
  return value
}

/** A packet that is lost on the way is sent again after 200 ms or more, and everything behind it waits. */
const rough = (chances: number): Pick<Weather, 'stall' | 'breaks'> => ({
  stall: () => (inHundred(2) ? count('stalled', 200 + draw(200)) : draw(10)),
  breaks: () => inHundred(chances) && count('broken', true),
})

const hints: Weather = {
  ...rough(0.1),
  copies: message => {
    if (!/^H?(PUB|MSG)/i.test(message.toString('latin1', 0, 4))) return 1
    return inHundred(20) ? count('lost', 0) : inHundred(5) ? count('doubled', 2) : 1
  },
}

test('hints are lost and doubled, connections stall and break, and everybody ends with the journal', {
  timeout: 300_000,
}, async () => {
  await playThrough(nodes, 'storm', async players => {
    for (const way of toNats) way.weather(hints)
    for (const way of toDatabase) way.weather(rough(0.5))
    for (let round = 0; round < rounds; round++) await Promise.all(players.map(player => answers(player, 1)))
    for (const way of [...toNats, ...toDatabase]) way.weather()
    for (const node of nodes) await soon(async () => (await health(node)).ok)
  })
  for (const [what, times] of Object.entries(happened)) assert(times > 0, `nothing was ${what}`)
})
