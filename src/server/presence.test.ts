// Presence over several nodes: who is told, who is believed, and for how long.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Hint, parseHint, writeHint } from './hints.ts'
import { Presence } from './presence.ts'

/** Nodes with one table, and a wire between them that can be cut. */
function nodes(...names: readonly string[]) {
  const all = names.map(name => {
    const table = { here: [] as string[], elsewhere: [] as readonly string[] }
    const told: string[] = []
    const presence = new Presence(
      {
        ...table,
        get here() {
          return table.here
        },
        sitElsewhere: seats => (table.elsewhere = seats),
      },
      seats => {
        told.push(seats.join(' '))
        if (wire.whole) for (const other of all) if (other.name !== name) other.presence.hear(name, seats)
      },
    )
    const sit = (...seats: string[]) => {
      table.here = seats
      presence.changed()
    }
    return { name, table, told, presence, sit }
  })
  const wire = { whole: true }
  const beat = () => {
    for (const { presence } of all) presence.beat()
  }
  return { all, wire, beat }
}

type Nodes = ReturnType<typeof nodes>
const [first, second] = [(n: Nodes) => n.all[0]!, (n: Nodes) => n.all[1]!]

describe('presence', () => {
  test('who comes and goes on one node is known on the others, and told once', () => {
    const cluster = nodes('a', 'b', 'c')
    first(cluster).sit('s1')
    second(cluster).sit('s2', 's3')
    assert.deepEqual(
      cluster.all.map(({ table }) => table.elsewhere),
      [['s2', 's3'], ['s1'], ['s1', 's2', 's3']],
    )
    const before = first(cluster).told.length
    first(cluster).presence.changed()
    assert.equal(first(cluster).told.length, before)
    second(cluster).sit()
    assert.deepEqual(first(cluster).table.elsewhere, [])
  })

  test('a node that opens the table later is told who is there without waiting for a beat', () => {
    const cluster = nodes('a', 'b')
    cluster.wire.whole = false
    first(cluster).sit('s1')
    cluster.wire.whole = true
    second(cluster).sit('s2')
    assert.deepEqual([first(cluster).table.elsewhere, second(cluster).table.elsewhere], [['s2'], ['s1']])
  })

  test('a seat on two nodes is gone when it has left both', () => {
    const cluster = nodes('a', 'b', 'c')
    first(cluster).sit('s1')
    second(cluster).sit('s1')
    first(cluster).sit()
    assert.deepEqual(cluster.all[2]?.table.elsewhere, ['s1'])
    second(cluster).presence.leave()
    assert.deepEqual(cluster.all[2]?.table.elsewhere, [])
  })

  test('a node that falls silent is forgotten, and found again by its next beat', () => {
    const cluster = nodes('a', 'b')
    first(cluster).sit('s1')
    second(cluster).sit('s2')
    cluster.wire.whole = false
    cluster.beat()
    cluster.beat()
    assert.deepEqual(first(cluster).table.elsewhere, ['s2'])
    cluster.beat()
    assert.deepEqual([first(cluster).table.elsewhere, second(cluster).table.elsewhere], [[], []])
    cluster.wire.whole = true
    cluster.beat()
    assert.deepEqual([first(cluster).table.elsewhere, second(cluster).table.elsewhere], [['s2'], ['s1']])
  })

  test('a node with nobody at the table says nothing', () => {
    const cluster = nodes('a', 'b')
    cluster.beat()
    second(cluster).presence.leave()
    assert.deepEqual(
      cluster.all.flatMap(({ told }) => told),
      [],
    )
  })
})

describe('hints', () => {
  const hints: readonly Hint[] = [
    { type: 'entry', seq: 12, body: '{"text": "two words\\n"}' },
    { type: 'entry', seq: 13 },
    { type: 'turn', losses: 3 },
    { type: 'here', node: 'n', seats: ['s1', 's2'] },
    { type: 'here', node: 'n', seats: [] },
  ]
  for (const hint of hints)
    test(`${writeHint(hint)} is read as it was written`, () => assert.deepEqual(parseHint(writeHint(hint)), hint))

  test('what is too large for a message is only named, and what is no hint is passed over', () => {
    assert.equal(writeHint({ type: 'entry', seq: 14, body: 'x'.repeat(1_000_000) }), '14')
    for (const text of ['', 'here', 'turn x', '-1 {}', 'news 5']) assert.equal(parseHint(text), undefined, text)
  })
})
