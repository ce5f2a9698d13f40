// Everything that a stranger can throw at the server: it stays up, its memory is bounded, and other tables do not notice.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect as connectTcp } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { WebSocket } from 'ws'
import {
  admitted,
  clientOf,
  createTable,
  freshFolder,
  opened,
  startTestServer,
  until,
} from '../../tests/tiny/server.ts'
import { isRefusal } from '../kernel/index.ts'
import type { Client, FrameDown, SeatGiven } from '../table/index.ts'

const server = await startTestServer(freshFolder(), {
  limits: { hello: 1500, requests: { perSecond: 100, burst: 1000 } },
})
const address = `ws://127.0.0.1:${server.port}/ws`
const bystander = await createTable(server.port)
const quiet = clientOf(server.port, bystander)
before(() => opened(quiet))
after(async () => {
  quiet.close()
  await server.stop()
})

/** Another table goes on through it all. */
async function assertUnmoved(): Promise<void> {
  const answer = await quiet.give({ type: 'Say', text: 'still here' })
  assert(!isRefusal(answer), isRefusal(answer) ? answer.text : '')
}

class Stranger {
  readonly ws: WebSocket
  readonly frames: FrameDown[] = []
  readonly closed: Promise<number>

  constructor(options: ConstructorParameters<typeof WebSocket>[2] = {}) {
    this.ws = new WebSocket(address, options)
    this.closed = new Promise(resolve => this.ws.on('close', code => resolve(code)))
    this.ws.on('message', data => this.frames.push(JSON.parse(String(data)) as FrameDown))
    this.ws.on('error', () => undefined)
  }

  async open(): Promise<this> {
    await once(this.ws, 'open')
    return this
  }

  /** Sends and waits for the answer; who comes and goes meanwhile, and salt for the dice, is none. */
  async say(text: string | Buffer): Promise<FrameDown> {
    const answer = new Promise<FrameDown>(resolve => {
      const hear = (data: Buffer) => {
        const frame = JSON.parse(String(data)) as FrameDown
        if (frame.type === 'online' || String(data).includes('SaltAdded')) return
        this.ws.off('message', hear)
        resolve(frame)
      }
      this.ws.on('message', hear)
    })
    this.ws.send(text)
    return answer
  }
}

const stranger = () => new Stranger().open()
const refusedAs = (frame: FrameDown): string => (frame.type === 'refused' ? frame.refusal.refused : frame.type)
const hello = ({ table, token }: Pick<SeatGiven, 'table' | 'token'>) => JSON.stringify({ type: 'hello', table, token })

async function seated(): Promise<{ table: SeatGiven & { link: string }; gm: Client; seat: Stranger }> {
  const table = await createTable(server.port)
  const gm = clientOf(server.port, table)
  await opened(gm)
  const ana = await admitted(server.port, table, gm, 'Ana')
  ana.client.close()
  const seat = await stranger()
  assert.equal((await seat.say(hello(ana))).type, 'welcome')
  return { table, gm, seat }
}

const give = (command: unknown, id = `id-${Math.trunc(performance.now() * 1000)}`) =>
  JSON.stringify({ type: 'give', id, command })

describe('frames that are none', () => {
  test('malformed, binary, too large, too deep, with keys that reach into objects: each a sentence', async () => {
    const { seat, gm } = await seated()
    for (const nonsense of [
      '',
      '{',
      'null',
      '[]',
      '7',
      '"hello"',
      '{"type":"give"}',
      '{"type":"give","id":5}',
      '{"type":"__proto__"}',
    ])
      assert.equal(refusedAs(await seat.say(nonsense)), 'malformed', nonsense)
    assert.equal(refusedAs(await seat.say(Buffer.from([1, 2, 3]))), 'malformed')
    assert.equal(refusedAs(await seat.say(`{"type":"ping","x":"${'x'.repeat(70_000)}"}`)), 'limit')
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    assert.equal(
      refusedAs(await seat.say(`{"type":"give","id":"deep-deep","command":{"type":"Say","text":${deep}}}`)),
      'malformed',
    )
    assert.equal(refusedAs(await seat.say(deep)), 'malformed')
    for (const key of ['__proto__', 'constructor', 'prototype'])
      assert.equal(
        refusedAs(
          await seat.say(
            `{"type":"give","id":"some-id-${key}","command":{"type":"Dare","hero":"ana","${key}":{"role":"gm"}}}`,
          ),
        ),
        'malformed',
      )
    assert.equal(({} as { role?: string }).role, undefined)
    gm.close()
    seat.ws.close()
    await assertUnmoved()
  })

  test('a frame beyond all measure ends its connection and nothing else', async () => {
    const one = await stranger()
    one.ws.send('x'.repeat(1_000_000))
    assert.equal(await one.closed, 1009)
    await assertUnmoved()
  })

  test('bytes that are no WebSocket, and half a request, do no harm', async () => {
    for (const bytes of ['GET /ws HTTP/1.1\r\n', 'nonsense\r\n\r\n', '\x00\xff'.repeat(1000)]) {
      const socket = connectTcp(server.port, '127.0.0.1')
      socket.on('error', () => undefined)
      await once(socket, 'connect')
      socket.write(bytes)
      socket.destroySoon()
    }
    await assertUnmoved()
  })

  test('text with markup is kept as text; control and direction characters are refused', async () => {
    const { seat, gm } = await seated()
    const markup = '<script>alert(1)</script> & "quotes" \\ `x` {{y}} \u{1F3B2} line\nline'
    const frame = await seat.say(give({ type: 'Say', text: markup }))
    assert(frame.type === 'entry' && JSON.stringify(frame.entry).includes(JSON.stringify(markup).slice(1, -1)))
    for (const odd of ['\u0000', '\u001b[31m', '\u202e', '\u2066', '\ud800', '\u0085'])
      assert.equal(refusedAs(await seat.say(give({ type: 'Say', text: `a${odd}b` }))), 'malformed', JSON.stringify(odd))
    gm.close()
    seat.ws.close()
  })
})

describe('tokens and ids that are not theirs', () => {
  test('wrong, empty, foreign and outdated tokens open nothing', async () => {
    const { table, gm, seat } = await seated()
    const other = await createTable(server.port)
    const guesses = [
      '',
      'x',
      's1',
      's1.',
      `s1.${'0'.repeat(40)}`,
      other.token,
      table.link,
      `${table.token}0`,
      table.token.replace('s1', 's2'),
    ]
    for (const token of guesses) {
      const guest = await stranger()
      const frame = await guest.say(hello({ table: table.table, token }))
      assert(frame.type === 'bye' && !frame.again, token)
      await guest.closed
    }
    for (const id of ['', 'none', '../..', other.table.slice(1), "' OR 1=1 --", '%00'.repeat(20)]) {
      const guest = await stranger()
      const frame = await guest.say(hello({ table: id, token: table.token }))
      assert(frame.type === 'bye' || frame.type === 'refused', id)
      guest.ws.close()
    }
    gm.close()
    seat.ws.close()
    await assertUnmoved()
  })

  test("a removed seat's token is good for nothing, and its open connection ends", async () => {
    const { table, gm, seat } = await seated()
    const id = gm.state.table?.seats.find(({ name }) => name === 'Ana')?.id ?? ''
    await gm.give({ type: 'RemoveSeat', seat: id })
    assert.equal(await seat.closed, 1000)
    const again = await stranger()
    const token = await server.tables.find(table.table)
    assert(!isRefusal(token))
    assert.equal((await again.say(hello({ table: table.table, token: token.room.tokenOf(id) }))).type, 'bye')
    gm.close()
  })

  test('nothing is heard before hello, and a second hello changes nothing', async () => {
    const guest = await stranger()
    assert.equal(refusedAs(await guest.say(give({ type: 'Say', text: 'hi' }))), 'not-now')
    assert.equal(refusedAs(await guest.say('{"type":"missing","since":0}')), 'not-now')
    guest.ws.close()
    const { seat, table, gm } = await seated()
    assert.equal(refusedAs(await seat.say(hello(table))), 'not-now')
    assert.equal(refusedAs(await seat.say(give({ type: 'RenewLink' }))), 'forbidden')
    gm.close()
    seat.ws.close()
  })

  test('a page of another site may not connect; another path neither', async () => {
    const status = (options: ConstructorParameters<typeof WebSocket>[2], path = '') =>
      new Promise(resolve => {
        const ws = new WebSocket(`${address}${path}`, options)
        ws.on('unexpected-response', (_, response) => resolve(response.statusCode))
        ws.on('open', () => resolve(101))
        ws.on('error', () => undefined)
      })
    assert.equal(await status({ origin: 'https://evil.example' }), 403)
    assert.equal(await status({ origin: 'null' }), 403)
    assert.equal(await status({}, '/more'), 404)
    assert.equal(await status({ origin: `http://127.0.0.1:${server.port}` }), 101)
  })
})

describe('too much of everything', () => {
  test('a flood is refused with a sentence, then cut off; nothing of it was done', async () => {
    const { seat, gm, table } = await seated()
    const from = gm.state.seq
    for (let i = 0; i < 2000; i++) seat.ws.send(give({ type: 'Say', text: 'flood' }, `flood-id-${i}`))
    await seat.closed
    const refused = seat.frames.filter(frame => frame.type === 'refused' && /Too fast/.test(frame.refusal.text))
    assert(refused.length > 100)
    assert.equal(seat.frames.at(-1)?.type, 'bye')
    const host = await server.tables.find(table.table)
    assert(!isRefusal(host) && host.room.seq - from < 300)
    gm.close()
    await assertUnmoved()
  })

  test('1,000 connections that say nothing are sent away, and meanwhile the others play on', async () => {
    const silent = Array.from({ length: 1000 }, () => new Stranger())
    await Promise.all(silent.map(each => once(each.ws, 'open')))
    await assertUnmoved()
    const codes = await Promise.all(silent.map(({ closed }) => closed))
    assert(codes.every(code => code === 1000))
    assert.equal(silent[0]?.frames[0]?.type, 'bye')
    await assertUnmoved()
  })

  test('a client that does not read is cut off when too much waits for it, and may come back', async () => {
    const swift = { perSecond: 5000, burst: 5000 }
    const other = await startTestServer(freshFolder(), { limits: { frames: swift, unread: 200_000 } })
    const table = await createTable(other.port)
    const gm = clientOf(other.port, table)
    await opened(gm)
    const deaf = new WebSocket(`ws://127.0.0.1:${other.port}/ws`)
    await once(deaf, 'open')
    deaf.send(hello(table))
    await once(deaf, 'message')
    deaf.pause()
    const host = await other.tables.find(table.table)
    assert(!isRefusal(host) && host.size === 2)
    const text = 'x'.repeat(19_000)
    for (let i = 0; i < 1000 && host.size === 2; i++)
      await gm.give({ type: 'WriteNote', note: 'n', title: 'T', text, for: 'all' })
    assert.equal(host.size, 1)
    deaf.terminate()
    const again = clientOf(other.port, table)
    await opened(again)
    assert.equal(again.state.table?.notes.length, 1)
    again.close()
    gm.close()
    await other.stop()
    await assertUnmoved()
  })

  test('memory is bounded after all of this', () => {
    globalThis.gc?.()
    const { rss } = process.memoryUsage()
    assert(rss < 700 * 1024 * 1024, `${Math.round(rss / 1024 / 1024)} MB`)
  })

  test('many tables and seats from one address are refused after a while', async () => {
    const other = await startTestServer(freshFolder())
    const answers = await Promise.all(Array.from({ length: 40 }, () => createTable(other.port)))
    assert(answers.filter(answer => isRefusal(answer)).length >= 5)
    assert(answers.filter(answer => !isRefusal(answer)).length >= 25)
    await other.stop()
  })
})

test('who is at another table hears nothing of it all', async () => {
  const heard = await until(quiet, ({ status }) => status === 'open')
  for (const { lines } of heard.entries) for (const { text } of lines) assert.doesNotMatch(text, /flood|script|x{99}/)
})
