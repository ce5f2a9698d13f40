// A table from its opening on, through the same client that the web app uses: seats, play, undo, whispers, repeats.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { lanternWalk } from '../../tests/tiny/book.ts'
import { clientAt, openTestTable, settled } from '../../tests/tiny/table.ts'
import { freezeStates, isRefusal } from '../kernel/index.ts'
import { type Answer, viewerOf, viewTable } from './index.ts'
import type { Seat, Table } from './types.ts'

freezeStates(true)

const refusedAs = (answer: Answer): string => (isRefusal(answer) ? answer.refused : 'done')

/** What a client has folded from its frames is what the room would show to it. */
function assertInStep(
  { table }: Awaited<ReturnType<typeof openTestTable>>,
  seat: { client: { state: unknown } },
): void {
  const state = seat.client.state as { table: Table; seat: Seat; seq: number }
  const { room } = table.host
  assert.equal(state.seq, room.seq)
  assert.deepEqual(state.table, JSON.parse(JSON.stringify(viewTable(lanternWalk, room.table, viewerOf(state.seat)))))
}

describe('coming in', () => {
  test('who knocks waits and sees nothing but the title; once admitted, the whole table', async () => {
    const at = await openTestTable()
    const bo = await at.knock('Bo')
    assert.equal(bo.client.state.status, 'waiting')
    assert.equal(bo.client.state.waiting?.title, 'Night')
    assert.equal(bo.client.state.table, undefined)
    assert.deepEqual(
      at.gm.client.state.table?.seats.map(({ name, waiting }) => [name, waiting]),
      [
        ['Guide', undefined],
        ['Bo', true],
      ],
    )
    assert.equal(refusedAs(await bo.give({ type: 'Say', text: 'hello?' })), 'forbidden')
    await at.gm.give({ type: 'AdmitSeat', seat: bo.seat })
    await settled()
    assert.equal(bo.client.state.status, 'open')
    assert.equal(bo.client.state.seat?.role, 'player')
    assertInStep(at, bo)
    assertInStep(at, at.gm)
  })

  test('a wrong link, an old link and a closed door let nobody in; an open door everybody', async () => {
    const at = await openTestTable()
    const { host } = at.table
    const old = host.room.link
    assert(isRefusal(await host.ask({ link: 'guess', name: 'Eve' })))
    await at.gm.give({ type: 'RenewLink' })
    assert.notEqual(host.room.link, old)
    assert.equal(at.gm.client.state.link, host.room.link)
    assert(isRefusal(await host.ask({ link: old, name: 'Eve' })))
    await at.gm.give({ type: 'SetAdmission', door: 'closed' })
    assert(isRefusal(await host.ask({ link: host.room.link, name: 'Eve' })))
    await at.gm.give({ type: 'SetAdmission', door: 'open' })
    const eve = await at.knock('Eve')
    assert.equal(eve.client.state.status, 'open')
  })

  test('who was turned away or removed is told so, and the token opens nothing any more', async () => {
    const at = await openTestTable()
    const bo = await at.knock('Bo')
    await at.gm.give({ type: 'RefuseSeat', seat: bo.seat })
    await settled()
    assert.equal(bo.client.state.status, 'closed')
    const cy = await at.join('Cy', 'player')
    await at.gm.give({ type: 'RemoveSeat', seat: cy.seat })
    await settled()
    assert.equal(cy.client.state.status, 'closed')
    const again = clientAt(lanternWalk, at.table, cy.seat, cy.token)
    await settled()
    assert.equal(again.client.state.status, 'closed')
    assert.match(again.client.state.reason ?? '', /no longer/)
  })

  test('a returning browser gets its seat back with its token, in two windows if it likes', async () => {
    const at = await openTestTable()
    const bo = await at.join('Bo', 'player')
    const second = clientAt(lanternWalk, at.table, bo.seat, bo.token)
    await settled()
    assert.equal(second.client.state.seat?.name, 'Bo')
    await second.give({ type: 'TakeHero', hero: 'bo' })
    await settled()
    assert.deepEqual(bo.client.state.seat?.heroes, ['bo'])
  })

  test('the last game master can neither leave nor become something else', async () => {
    const at = await openTestTable()
    const bo = await at.join('Bo', 'player')
    assert.equal(refusedAs(await at.gm.give({ type: 'LeaveTable' })), 'illegal')
    assert.equal(refusedAs(await at.gm.give({ type: 'ChangeRole', seat: at.gm.seat, role: 'player' })), 'illegal')
    await at.gm.give({ type: 'ChangeRole', seat: bo.seat, role: 'gm' })
    assert.equal(refusedAs(await at.gm.give({ type: 'LeaveTable' })), 'done')
  })
})

describe('playing', () => {
  test('a hero is taken, a call thrown, and every seat folds to what it may know', async () => {
    const at = await openTestTable()
    const ana = await at.join('Ana', 'player')
    const eve = await at.join('Eve', 'spectator')
    await ana.give({ type: 'TakeHero', hero: 'ana' })
    assert.equal(refusedAs(await ana.give({ type: 'ThrowCall', call: 'cross' })), 'done')
    await at.gm.give({ type: 'Lurk', lurker: { id: 'x', name: 'Marker', hidden: true } } as never)
    await settled()
    for (const seat of [at.gm, ana, eve]) assertInStep(at, seat)
    assert(!ana.heard.join().includes('Marker'))
    const told = ana.client.state.entries.at(-1)
    assert.equal(told?.throws?.[0]?.label, 'dare')
    assert(told?.lines.some(({ word }) => word !== undefined))
  })

  test('who brings a hero to the table plays it', async () => {
    const at = await openTestTable()
    const cy = await at.join('Cy', 'player')
    await cy.give({ type: 'AddHero', walker: { id: 'cy', name: 'Cy', nerve: 3 } } as never)
    await settled()
    assert.deepEqual(cy.client.state.seat?.heroes, ['cy'])
    assertInStep(at, cy)
  })

  test('a draft is no way round the permission of its verb', async () => {
    const at = await openTestTable()
    const cy = await at.join('Cy', 'player')
    const strike = { type: 'Strike', lurker: 'breath', target: 'ana' }
    assert.equal(
      refusedAs(await cy.give({ type: 'OpenCall', call: 'x', hero: 'gm', draft: strike } as never)),
      'forbidden',
    )
  })

  test('dice typed in are taken as they are, told as such, and refused when they do not fit', async () => {
    const at = await openTestTable()
    const command = { type: 'ThrowCall', call: 'cross' } as const
    const by = (faces: number[]) => at.gm.give({ type: 'ByHand', command, throws: [{ faces: { pool: faces } }] })
    assert.equal(refusedAs(await by([7, 1])), 'malformed')
    assert.equal(refusedAs(await by([1])), 'malformed')
    assert.equal(refusedAs(await at.gm.give({ type: 'ByHand', command, throws: [] })), 'malformed')
    assert.equal(refusedAs(await by([6, 2])), 'done')
    const told = at.gm.client.state.entries.at(-1)
    assert.equal(told?.byHand, true)
    assert.deepEqual(told?.throws?.[0]?.groups.pool?.faces, [6, 2])
  })

  test('chat, a roll, a whisper and a secret roll reach whom they should', async () => {
    const at = await openTestTable()
    const ana = await at.join('Ana', 'player')
    const bo = await at.join('Bo', 'player')
    await ana.give({ type: 'Say', text: 'to all' })
    await ana.give({ type: 'Say', text: 'to Bo alone', to: [bo.seat] })
    await at.gm.give({ type: 'Say', text: 'for Ana', to: [ana.seat] })
    await at.gm.give({ type: 'RollDice', notation: '3d6kh1+2', label: 'the hidden rope', secret: true })
    await settled()
    assert(bo.heard.join().includes('to Bo alone') && at.gm.heard.join().includes('to Bo alone'))
    assert(!bo.heard.join().includes('for Ana') && !ana.heard.join().includes('hidden rope'))
    const secret = at.gm.client.state.table?.secretRolls[0]
    assert.equal(secret?.throws.length, 3)
    await at.gm.give({ type: 'OpenRoll', entry: secret?.entry ?? 0 })
    await settled()
    assert(ana.heard.join().includes('hidden rope'))
    for (const seat of [at.gm, ana, bo]) assertInStep(at, seat)
  })

  test('a note for the game master, shown to all, and taken from view again', async () => {
    const at = await openTestTable()
    const ana = await at.join('Ana', 'player')
    const write = (whom: 'all' | 'gm') =>
      at.gm.give({ type: 'WriteNote', note: 'n1', title: 'Below', text: 'It breathes.', for: whom })
    await write('gm')
    await settled()
    assert(!ana.heard.join().includes('breathes'))
    await write('all')
    await settled()
    assert.equal(ana.client.state.table?.notes[0]?.text, 'It breathes.')
    await write('gm')
    await settled()
    assert.deepEqual(ana.client.state.table?.notes, [])
    assert.equal(refusedAs(await ana.give({ type: 'RemoveNote', note: 'n1' })), 'unknown')
    for (const seat of [at.gm, ana]) assertInStep(at, seat)
  })

  test('a pause names nobody, stops the players, and the game master goes on', async () => {
    const at = await openTestTable()
    const ana = await at.join('Ana', 'player')
    await ana.give({ type: 'TakeHero', hero: 'ana' })
    assert.equal(refusedAs(await ana.give({ type: 'PauseTable' })), 'done')
    await settled()
    assert.equal(at.gm.client.state.entries.at(-1)?.by, 'table')
    const { entries } = at.table.journal()
    assert(!JSON.stringify(entries.at(-1)).includes(`"${ana.seat}"`))
    assert.equal(refusedAs(await ana.give({ type: 'ThrowCall', call: 'cross' })), 'not-now')
    assert.equal(refusedAs(await ana.give({ type: 'ResumeTable' })), 'forbidden')
    await at.gm.give({ type: 'ResumeTable' })
    assert.equal(refusedAs(await ana.give({ type: 'ThrowCall', call: 'cross' })), 'done')
  })
})

describe('taking back', () => {
  test('undo and redo walk through the steps of the game and leave chat alone', async () => {
    const at = await openTestTable()
    const ana = await at.join('Ana', 'player')
    await at.gm.give({ type: 'AddClock', id: 'c', name: 'Flood', size: 4 })
    await at.gm.give({ type: 'TickClock', clock: 'c', by: 1 })
    await ana.give({ type: 'Say', text: 'wait' })
    const filled = () => ana.client.state.table?.game.scene.clocks.map(({ filled }) => filled)
    await at.gm.give({ type: 'Undo' })
    await settled()
    assert.deepEqual(filled(), [0])
    await at.gm.give({ type: 'Undo' })
    await settled()
    assert.deepEqual(filled(), [])
    await at.gm.give({ type: 'Redo' })
    await at.gm.give({ type: 'Redo' })
    await settled()
    assert.deepEqual(filled(), [1])
    assert.deepEqual([...ana.client.state.undone], [])
    await at.gm.give({ type: 'Undo' })
    await at.gm.give({ type: 'TickClock', clock: 'c', by: 2 })
    assert.equal(refusedAs(await at.gm.give({ type: 'Redo' })), 'not-now')
    await settled()
    assert.deepEqual(filled(), [2])
    assert.equal(ana.client.state.undone.size, 1)
    for (const seat of [at.gm, ana]) assertInStep(at, seat)
  })

  test('a player takes back an own step, but no dice and nothing of others', async () => {
    const at = await openTestTable()
    const ana = await at.join('Ana', 'player')
    await ana.give({ type: 'TakeHero', hero: 'ana' })
    await ana.give({ type: 'LeanIn', call: 'cross', contribution: 'grip' })
    assert.equal(refusedAs(await ana.give({ type: 'Undo' })), 'done')
    await ana.give({ type: 'ThrowCall', call: 'cross' })
    assert.equal(refusedAs(await ana.give({ type: 'Undo' })), 'forbidden')
    assert.equal(refusedAs(await at.gm.give({ type: 'Undo' })), 'done')
    await at.gm.give({ type: 'AddClock', id: 'c', name: 'Flood', size: 4 })
    assert.equal(refusedAs(await ana.give({ type: 'Undo' })), 'forbidden')
  })
})

describe('the same id', () => {
  test('is done once and answered again; another seat may not use it', async () => {
    const at = await openTestTable()
    const ana = await at.join('Ana', 'player')
    const { room } = at.table.host
    const first = room.take(at.gm.seat, 'same-id-1', { type: 'Say', text: 'once' }, 'now')
    const seq = room.seq
    assert('entry' in first)
    assert.deepEqual(room.take(at.gm.seat, 'same-id-1', { type: 'Say', text: 'once' }, 'now'), { before: seq })
    assert(isRefusal(room.take(ana.seat, 'same-id-1', { type: 'Say', text: 'mine' }, 'now')))
    assert.equal(room.seq, seq)
  })
})
