// Hidden things: random play with markers in everything that is the game master's alone; no byte of them reaches anybody else.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { possible } from '../../tests/contract/random-play.ts'
import { lanternWalk } from '../../tests/tiny/book.ts'
import { openTestTable, settled, type TestSeat } from '../../tests/tiny/table.ts'
import { books } from '../books/index.ts'
import { type Draw, fastDraw } from '../dice/index.ts'
import { type Book, isRefusal } from '../kernel/index.ts'
import { type TableCommand, viewerOf, viewTable } from './index.ts'

const steps = 120

/** Makes everything in a command that can be hidden hidden, and gives it a name that would be recognised anywhere. */
function marked(value: unknown, mark: () => string): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(each => marked(each, mark))
  const copy = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, marked(part, mark)]))
  if (!('hidden' in copy) || typeof copy.name !== 'string') return copy
  return { ...copy, hidden: true, name: mark() }
}

/** What a game master does besides the book's offers, most of it not for others' eyes. */
function tableSteps(draw: Draw, mark: () => string, seats: readonly string[], n: number): TableCommand[] {
  const seat = seats[draw(seats.length)] as string
  return [
    { type: 'AddClock', id: `clock-${n}`, name: mark(), size: 6, hidden: true },
    { type: 'WriteNote', note: `note-${draw(5)}`, title: mark(), text: mark(), for: 'gm' },
    { type: 'RollDice', notation: '3d6', label: mark(), secret: true },
    { type: 'Say', text: mark(), to: [seat] },
    { type: 'WriteNote', note: `note-${draw(5)}`, title: 'Open', text: 'for all', for: 'all' },
    { type: 'Undo' },
    { type: 'Redo' },
    { type: 'RotateDice' },
  ]
}

/** Words that the game master would read out to all: no secret after that, whatever they name. */
const saysAloud = (command: object): boolean => 'text' in command && String(command.text).includes('MARK')

async function playHidden(book: Book, seed: number): Promise<{ marks: number; bytes: number }> {
  const draw = fastDraw(seed)
  const at = await openTestTable(book)
  const { room } = at.table.host
  const heroes = book.cast(room.table.game.scene).filter(({ kind }) => kind === 'hero')
  const ana = await at.join('Ana', 'player')
  const bo = await at.join('Bo', 'player')
  const eve = await at.join('Eve', 'spectator')
  if (heroes[0]) await ana.give({ type: 'TakeHero', hero: heroes[0].id })
  const waiting = await at.knock('MARK-waiting')
  const marks: string[] = ['MARK-waiting']
  const mark = () => {
    const text = `MARK${marks.length}x${draw(9999)}`
    marks.push(text)
    return text
  }
  const others: readonly TestSeat[] = [ana, bo, eve]
  const known = new Map(others.map(seat => [seat, new Set<string>()]))
  const addressed = new Map<string, string>()
  for (let n = 0; n < steps; n++) {
    const offers = possible(book, room.table.game).filter(offer => !saysAloud(offer))
    const own = tableSteps(draw, mark, [ana.seat, bo.seat], n)
    const bookStep = offers[draw(Math.max(1, offers.length))]
    const command =
      draw(3) === 0 || !bookStep ? (own[draw(own.length)] as TableCommand) : (marked(bookStep, mark) as TableCommand)
    if (command.type === 'Say' && 'to' in command) addressed.set(String(command.text), String(command.to))
    await at.gm.give(command)
    await settled()
    for (const seat of others) look(seat)
  }
  function look(seat: TestSeat): void {
    const state = seat.client.state
    assert(state.seat)
    const view = JSON.stringify(viewTable(book, room.table, viewerOf(state.seat)))
    assert.deepEqual(state.table, JSON.parse(view))
    const may = known.get(seat) as Set<string>
    const heard = seat.heard.splice(0).join('\n')
    for (const text of marks) {
      if (view.includes(text) || addressed.get(text) === seat.seat) may.add(text)
      assert(may.has(text) || !heard.includes(text), `${text} reached ${state.seat.name}`)
    }
  }
  assert(!waiting.heard.join().includes('MARK1x'))
  return { marks: marks.length, bytes: waiting.heard.join().length }
}

describe('what is hidden stays hidden', () => {
  for (const book of [lanternWalk, ...books])
    test(`${book.title}: no mark reaches a player or a spectator before it is shown`, async () => {
      for (const seed of [1, 2]) assert((await playHidden(book, seed)).marks > 30)
    })

  test('a hidden entry is its number and nothing else, whatever was done and however much of it', async () => {
    const at = await openTestTable()
    const ana = await at.join('Ana', 'player')
    ana.heard.splice(0)
    const secrets: TableCommand[] = [
      { type: 'AddClock', id: 'a', name: 'A', size: 4, hidden: true },
      { type: 'TickClock', clock: 'a', by: 1 },
      { type: 'RollDice', notation: '20d6', label: 'x'.repeat(80), secret: true },
      { type: 'WriteNote', note: 'n', title: 'T', text: 'x'.repeat(9000), for: 'gm' },
      { type: 'Lurk', lurker: { id: 'l', name: 'L', hidden: true } } as never,
    ]
    for (const command of secrets) assert(!isRefusal(await at.gm.give(command)))
    await settled()
    const frames = ana.heard.map(text => JSON.parse(text))
    assert.equal(frames.length, secrets.length)
    for (const [i, frame] of frames.entries())
      assert.deepEqual(frame, { type: 'entry', entry: { seq: (frames[0].entry.seq as number) + i } })
  })

  test('the chronicle, the history and what came since tell a player no more than the moment did', async () => {
    const at = await openTestTable()
    const ana = await at.join('Ana', 'player')
    await at.gm.give({ type: 'RollDice', notation: 'd20', label: 'MARKED', secret: true })
    await at.gm.give({ type: 'Lurk', lurker: { id: 'MARKED', name: 'MARKED', hidden: true } } as never)
    for (let i = 0; i < 40; i++) await at.gm.give({ type: 'Say', text: `line ${i}` })
    await settled()
    const late = await at.join('Late', 'player')
    late.client.earlier(100)
    ana.client.earlier(100)
    await settled()
    assert(!late.heard.join().includes('MARKED') && !ana.heard.join().includes('MARKED'))
    assert(late.client.state.entries.some(({ lines }) => lines.some(({ text }) => text === 'line 0')))
  })
})
