// Sockets and a store that are flushed by hand: what happens between taking, storing, speaking and hearing, in every order.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { lanternWalk } from '../../tests/tiny/book.ts'
import { settled, testClock } from '../../tests/tiny/table.ts'
import { isRefusal } from '../kernel/index.ts'
import { type Client, connect, type WireEnd } from './client.ts'
import { unopened } from './fold.ts'
import { Host } from './host.ts'
import { newMasterKey } from './keys.ts'
import { openTable } from './local.ts'
import { parseFrame } from './parse.ts'
import { Room, type Taken, takenFrom } from './room.ts'
import type { Keeper, Unkept } from './scribe.ts'
import type { TableEntry } from './seat-view.ts'

/** A store whose commits happen when the test says so. `disk` is what would survive a crash. */
class HandStore implements Keeper {
  readonly disk: TableEntry[]
  private readonly queue: { readonly taken: Taken; readonly done: (problem?: Unkept) => void }[] = []

  constructor(disk: readonly TableEntry[]) {
    this.disk = [...disk]
  }

  keep(taken: Taken, done: (problem?: Unkept) => void): void {
    this.queue.push({ taken, done })
  }

  /** Makes the next so many durable, and lets the host speak of them. */
  flush(count = this.queue.length): void {
    for (const { taken, done } of this.queue.splice(0, count)) {
      this.disk.push(taken.entry)
      done()
    }
  }

  /** Durable, but the program dies before it can speak. */
  commitAndDie(): void {
    for (const { taken } of this.queue.splice(0)) this.disk.push(taken.entry)
  }

  fail(text: string, next: Unkept['next'] = 'give-up'): void {
    for (const { done } of this.queue.splice(0)) done({ text, next })
  }

  /** Durable, but the answer is lost. */
  commitAndFail(text: string): void {
    const lost = this.queue.splice(0)
    for (const { taken } of lost) this.disk.push(taken.entry)
    for (const { done } of lost) done({ text, next: 'read-again' })
  }

  async seqOf(id: string): Promise<number | undefined> {
    return this.disk.find(entry => entry.id === id)?.seq
  }

  async since(seq: number): Promise<readonly TableEntry[]> {
    return this.disk.slice(seq)
  }

  async past(first: number, last: number): Promise<readonly Taken[]> {
    return takenFrom(lanternWalk, unopened, this.disk.slice(0, last)).slice(first - 1)
  }
}

/** A table that can die and be started again from its disk, with clients on wires that deliver by hand. */
class Stage {
  private readonly master = newMasterKey()
  store: HandStore
  host: Host
  readonly gm: HandClient
  private readonly clients: HandClient[] = []

  constructor() {
    const room = new Room(lanternWalk, 'table', this.master)
    const taken = openTable(room, { book: 'lantern', name: 'Guide', scene: 'bridge' }, testClock)
    assert(!isRefusal(taken))
    this.store = new HandStore(taken.map(({ entry }) => entry))
    this.host = new Host(room, this.store, { clock: testClock })
    this.gm = this.sit(room.tokenOf('s1'))
  }

  sit(token: string): HandClient {
    const client = new HandClient(this, token)
    this.clients.push(client)
    return client
  }

  /** Everything in memory is gone; wires break; what is on the disk comes back. */
  restart(): void {
    const room = new Room(lanternWalk, 'table', this.master)
    for (const entry of this.store.disk) room.follow(entry)
    this.store = new HandStore(this.store.disk)
    this.host = new Host(room, this.store, { clock: testClock })
    for (const client of this.clients) client.cut()
  }

  /** Somebody joins through an open door, with everything flushed. */
  async join(name: string): Promise<HandClient> {
    if (this.host.room.table.door !== 'open') await this.done(this.gm, { type: 'SetAdmission', door: 'open' })
    const asked = this.host.ask({ link: this.host.room.link, name })
    this.store.flush()
    const given = await asked
    assert(!isRefusal(given))
    const client = this.sit(given.token)
    await this.settle()
    return client
  }

  async done(client: HandClient, command: Parameters<Client['give']>[0]): Promise<number> {
    const answer = client.client.give(command)
    await this.settle()
    const done = await answer
    assert(!isRefusal(done), isRefusal(done) ? done.text : '')
    return done.seq
  }

  /** Stores and delivers until nothing is left to store or to deliver. */
  async settle(): Promise<void> {
    for (let i = 0; i < 6; i++) {
      this.store.flush()
      for (const client of this.clients) client.deliver()
      await settled()
    }
  }
}

class HandClient {
  readonly client: Client
  private readonly stage: Stage
  private end: WireEnd | undefined
  private inbox: string[] = []
  private readonly timers: (() => void)[] = []
  private hangUp: () => void = () => undefined

  constructor(stage: Stage, token: string) {
    this.stage = stage
    this.client = connect({
      book: lanternWalk,
      table: 'table',
      token,
      open: end => this.open(end),
      later: (_, run) => {
        this.timers.push(run)
        return () => this.timers.splice(this.timers.indexOf(run), 1)
      },
    })
  }

  private open(end: WireEnd) {
    const { host } = this.stage
    this.end = end
    const line = { send: (frame: string) => void this.inbox.push(frame), end: () => undefined }
    this.hangUp = () => host.disconnect(line)
    queueMicrotask(() => end.opened())
    return {
      send: (text: string) => {
        const frame = parseFrame(JSON.parse(text))
        assert(!isRefusal(frame))
        if (frame.type === 'hello') host.connect(line, frame.token, frame.since)
        else host.receive(line, frame)
      },
      close: () => this.hangUp(),
    }
  }

  get waiting(): readonly string[] {
    return this.inbox
  }

  deliver(count = this.inbox.length): void {
    for (const frame of this.inbox.splice(0, count)) this.end?.frame(frame)
  }

  /** What is on its way never arrives. */
  drop(count = this.inbox.length): void {
    this.inbox.splice(0, count)
  }

  /** The next frames arrive twice. */
  double(): void {
    this.inbox = this.inbox.flatMap(frame => [frame, frame])
  }

  cut(): void {
    this.drop()
    this.hangUp()
    this.end?.closed()
  }

  /** The pause before the next attempt is over. */
  retry(): void {
    this.timers.pop()?.()
  }
}

const said = (stage: Stage, text: string) =>
  stage.store.disk.filter(({ events }) => events.some(event => 'text' in event && event.text === text)).length

describe('between taking and speaking', () => {
  test('nothing is spoken before it is stored, and newcomers see only what is stored', async () => {
    const stage = new Stage()
    await stage.settle()
    const ana = await stage.join('Ana')
    const before = ana.client.state.seq
    const answer = stage.gm.client.give({ type: 'Say', text: 'soon' })
    await settled()
    assert.equal(ana.waiting.length + stage.gm.waiting.length, 0)
    const late = stage.sit(stage.host.room.tokenOf('s1'))
    await settled()
    late.deliver()
    assert.equal(late.client.state.seq, before)
    stage.store.flush()
    await stage.settle()
    assert.deepEqual(await answer, { seq: before + 1 })
    for (const client of [ana, late, stage.gm]) assert.equal(client.client.state.seq, stage.host.room.seq)
  })

  test('a crash between commit and send: the command is done once and answered after coming back', async () => {
    const stage = new Stage()
    await stage.settle()
    const answer = stage.gm.client.give({ type: 'Say', text: 'once' })
    await settled()
    stage.store.commitAndDie()
    stage.restart()
    assert.equal(stage.gm.client.state.status, 'broken')
    assert.equal(stage.gm.client.state.pending.length, 1)
    stage.gm.retry()
    await stage.settle()
    assert(!isRefusal(await answer))
    assert.equal(said(stage, 'once'), 1)
  })

  test('a crash before the commit: the command is gone with it, given again, and done once', async () => {
    const stage = new Stage()
    await stage.settle()
    const answer = stage.gm.client.give({ type: 'Say', text: 'once' })
    await settled()
    stage.restart()
    assert.equal(said(stage, 'once'), 0)
    stage.gm.retry()
    await stage.settle()
    assert(!isRefusal(await answer))
    assert.equal(said(stage, 'once'), 1)
  })

  test('what cannot be stored is refused, spoken to nobody, and nothing after it is taken', async () => {
    const stage = new Stage()
    await stage.settle()
    const ana = await stage.join('Ana')
    const seq = ana.client.state.seq
    const answers = ['one', 'two'].map(text => stage.gm.client.give({ type: 'Say', text }))
    await settled()
    stage.store.fail('The disk is full.')
    const later = stage.gm.client.give({ type: 'Say', text: 'three' })
    await stage.settle()
    for (const answer of await Promise.all([...answers, later]))
      assert(isRefusal(answer) && /disk is full/.test(answer.text))
    assert.equal(ana.client.state.seq, seq)
    stage.restart()
    for (const client of [stage.gm, ana]) client.retry()
    await stage.settle()
    await stage.done(stage.gm, { type: 'Say', text: 'four' })
    assert.deepEqual(
      ['one', 'two', 'three', 'four'].map(text => said(stage, text)),
      [0, 0, 0, 1],
    )
  })
})

describe('when others write to the same journal', () => {
  /** What another node with the same disk would write. */
  const elsewhere = (stage: Stage, text: string): TableEntry => {
    const room = new Room(lanternWalk, 'table', stage.host.room.masterKey)
    for (const entry of stage.store.disk) room.follow(entry)
    const taken = room.take('s1', `elsewhere ${text}`, { type: 'Say', text }, testClock())
    assert('entry' in taken)
    stage.store.disk.push(taken.entry)
    return taken.entry
  }

  const heardBy = ({ client }: HandClient) =>
    client.state.entries.flatMap(({ lines }) => lines.map(({ text }) => text)).slice(-3)

  test('the loser reads what they wrote, decides again, and answers each command once', async () => {
    const stage = new Stage()
    await stage.settle()
    const ana = await stage.join('Ana')
    const answers = ['one', 'two'].map(text => stage.gm.client.give({ type: 'Say', text }))
    await settled()
    elsewhere(stage, 'first')
    stage.store.fail('Another node was faster.', 'read-again')
    await stage.settle()
    for (const answer of await Promise.all(answers)) assert(!isRefusal(answer))
    for (const client of [ana, stage.gm]) assert.deepEqual(heardBy(client), ['first', 'one', 'two'])
    assert.deepEqual(
      stage.store.disk.map(({ seq }) => seq),
      stage.store.disk.map((_, i) => i + 1),
    )
  })

  test('an answer that was lost: what is in the journal is not done again', async () => {
    const stage = new Stage()
    await stage.settle()
    const answer = stage.gm.client.give({ type: 'Say', text: 'once' })
    await settled()
    stage.store.commitAndFail('The database broke off.')
    await stage.settle()
    assert(!isRefusal(await answer))
    assert.equal(said(stage, 'once'), 1)
  })

  test('a hint is told on when it fits, read up when it does not, and a false one changes nothing', async () => {
    const stage = new Stage()
    await stage.settle()
    const ana = await stage.join('Ana')
    const first = elsewhere(stage, 'first')
    stage.host.hear(first.seq, first)
    elsewhere(stage, 'second')
    const third = elsewhere(stage, 'third')
    stage.host.hear(third.seq, third)
    await stage.settle()
    assert.deepEqual(heardBy(ana), ['first', 'second', 'third'])
    stage.host.hear(third.seq + 1, { ...third, seq: third.seq + 1 })
    await stage.settle()
    assert.equal(ana.client.state.seq, third.seq)
  })

  test('a store that is away: a sentence, and on as soon as it is back', async () => {
    const stage = new Stage()
    await stage.settle()
    const answer = stage.gm.client.give({ type: 'Say', text: 'lost' })
    await settled()
    stage.store.fail('The database does not answer.', 'go-on')
    await stage.settle()
    const refused = await answer
    assert(isRefusal(refused) && /does not answer. Nothing has happened/.test(refused.text))
    await stage.done(stage.gm, { type: 'Say', text: 'back' })
    assert.deepEqual([said(stage, 'lost'), said(stage, 'back')], [0, 1])
  })
})

describe('between speaking and hearing', () => {
  test('a lost frame is noticed at the next one and filled in', async () => {
    const stage = new Stage()
    await stage.settle()
    const ana = await stage.join('Ana')
    for (const text of ['one', 'two', 'three']) {
      void stage.gm.client.give({ type: 'Say', text })
      await settled()
      stage.store.flush()
      if (text === 'two') ana.drop()
    }
    await stage.settle()
    assert.equal(ana.client.state.seq, stage.host.room.seq)
    const heard = ana.client.state.entries.flatMap(({ lines }) => lines.map(({ text }) => text))
    assert.deepEqual(heard.slice(-3), ['one', 'two', 'three'])
  })

  test('frames that arrive twice are folded once', async () => {
    const stage = new Stage()
    await stage.settle()
    const ana = await stage.join('Ana')
    await stage.done(stage.gm, { type: 'AddClock', id: 'c', name: 'Flood', size: 6 })
    void stage.gm.client.give({ type: 'TickClock', clock: 'c', by: 2 })
    await settled()
    stage.store.flush()
    ana.double()
    await stage.settle()
    assert.deepEqual(
      ana.client.state.table?.game.scene.clocks.map(({ filled }) => filled),
      [2],
    )
    const numbers = ana.client.state.entries.map(({ seq }) => seq)
    assert.equal(new Set(numbers).size, numbers.length)
  })

  test('a break in the middle of a call: what was leant in meanwhile is there on return, an undo too', async () => {
    const stage = new Stage()
    await stage.settle()
    const ana = await stage.join('Ana')
    await stage.done(ana, { type: 'TakeHero', hero: 'ana' })
    ana.cut()
    const own = ana.client.give({ type: 'LeanIn', call: 'cross', contribution: 'grip' })
    await stage.done(stage.gm, { type: 'AddClock', id: 'c', name: 'Flood', size: 6 })
    await stage.done(stage.gm, { type: 'Undo' })
    await stage.done(stage.gm, { type: 'LeanIn', call: 'cross', contribution: 'beside:bo' })
    ana.retry()
    await stage.settle()
    assert(!isRefusal(await own))
    const leanings = ana.client.state.table?.game.calls[0]?.leanings.map(({ contribution }) => contribution)
    assert.deepEqual(leanings, ['beside:bo', 'grip'])
    assert.deepEqual(ana.client.state.table?.game.scene.clocks, [])
  })

  test('two game masters throw the same call at once: one throw, one clear no', async () => {
    const stage = new Stage()
    await stage.settle()
    const other = await stage.join('Other')
    const id = other.client.state.seat?.id ?? ''
    await stage.done(stage.gm, { type: 'ChangeRole', seat: id, role: 'gm' })
    const answers = [stage.gm, other].map(({ client }) => client.give({ type: 'ThrowCall', call: 'cross' }))
    await stage.settle()
    const [first, second] = await Promise.all(answers)
    assert(first && !isRefusal(first))
    assert(second && isRefusal(second) && second.refused === 'unknown')
    assert.deepEqual(other.client.state.table, stage.gm.client.state.table)
  })

  test('the same id while the first is still on its way is done once and answered by its entry', async () => {
    const stage = new Stage()
    await stage.settle()
    const answer = stage.gm.client.give({ type: 'Say', text: 'twice?' })
    await settled()
    const [{ id, command }] = stage.gm.client.state.pending as [{ id: string; command: never }]
    const frames: string[] = []
    const line = { send: (frame: string) => void frames.push(frame), end: () => undefined }
    stage.host.connect(line, stage.host.room.tokenOf('s1'))
    stage.host.receive(line, { type: 'give', id, command })
    await stage.settle()
    assert(!isRefusal(await answer))
    assert.equal(said(stage, 'twice?'), 1)
    assert.equal(frames.filter(frame => frame.includes('twice?')).length, 1)
    stage.host.receive(line, { type: 'give', id, command })
    assert.equal(JSON.parse(frames.at(-1) ?? '').type, 'repeated')
  })

  test('after a long break the whole table comes in place of what was missed', async () => {
    const stage = new Stage()
    await stage.settle()
    const ana = await stage.join('Ana')
    ana.cut()
    for (let i = 0; i < 40; i++) await stage.done(stage.gm, { type: 'Say', text: `line ${i}` })
    ana.retry()
    await stage.settle()
    assert.equal(ana.client.state.seq, stage.host.room.seq)
    assert(ana.client.state.entries.some(({ lines }) => lines.some(({ text }) => text === 'line 39')))
  })
})
