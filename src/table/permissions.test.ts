// Verb × role × seat: every command of the table and of the books, given by everybody. What is not allowed is refused.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { lanternWalk } from '../../tests/tiny/book.ts'
import { books } from '../books/index.ts'
import { type Book, gameOf, isRefusal, type Verb, verbsOf } from '../kernel/index.ts'
import { forbidden, newMasterKey, type Seat, type SharedCommand, sharedVerbs, type Table } from './index.ts'
import { Room, type Taken } from './room.ts'

/** Who may, written down by hand: g game master, p player, s spectator, w waiting. */
const mayShared: Readonly<Record<SharedCommand['type'], string>> = {
  AdmitSeat: 'g',
  RefuseSeat: 'g',
  RemoveSeat: 'g',
  ChangeRole: 'g',
  RenameSeat: 'gps',
  LeaveTable: 'gpsw',
  SetAdmission: 'g',
  RenewLink: 'g',
  GiveHero: 'g',
  TakeHero: 'gp',
  FreeHero: 'gp',
  SetTitle: 'g',
  StageScene: 'g',
  Say: 'gp',
  RollDice: 'gp',
  OpenRoll: 'g',
  WriteNote: 'gp',
  RemoveNote: 'gp',
  PauseTable: 'gp',
  ResumeTable: 'g',
  SetBoundary: 'gp',
  RemoveBoundary: 'g',
  Undo: 'gp',
  Redo: 'gp',
  AddSalt: 'gp',
  RotateDice: 'g',
}

/** A command of every type that is well formed; what it names is there where it matters. */
const samples: Readonly<Record<SharedCommand['type'], object>> = {
  AdmitSeat: { seat: 'w' },
  RefuseSeat: { seat: 'w' },
  RemoveSeat: { seat: 'other' },
  ChangeRole: { seat: 'other', role: 'gm' },
  RenameSeat: { name: 'New' },
  LeaveTable: {},
  SetAdmission: { door: 'open' },
  RenewLink: {},
  GiveHero: { hero: 'bo', seat: 'other' },
  TakeHero: { hero: 'bo' },
  FreeHero: { hero: 'ana' },
  SetTitle: { title: 'New' },
  StageScene: { scene: 'bridge' },
  Say: { text: 'Hello' },
  RollDice: { notation: 'd6' },
  OpenRoll: { entry: 1 },
  WriteNote: { note: 'n', title: 'T', text: 'x', for: 'all' },
  RemoveNote: { note: 'n' },
  PauseTable: {},
  ResumeTable: {},
  SetBoundary: { boundary: 'b', kind: 'line', text: 'x' },
  RemoveBoundary: { boundary: 'b' },
  Undo: {},
  Redo: {},
  AddSalt: { salt: 'x' },
  RotateDice: {},
}

const seats: readonly Seat[] = [
  { id: 'g', name: 'Guide', role: 'gm', heroes: [] },
  { id: 'p', name: 'Ana', role: 'player', heroes: ['ana'] },
  { id: 'other', name: 'Other', role: 'player', heroes: ['x'] },
  { id: 's', name: 'Eve', role: 'spectator', heroes: [] },
  { id: 'w', name: 'Wim', role: 'player', heroes: [], waiting: true },
]

function roomWith(book: Book): Room {
  const room = new Room(book, 'table', newMasterKey())
  const opened = room.open({ title: 'Night', name: 'Guide' }, 'opened-1', 'now') as Taken
  const set = room.take(opened.entry.by, 'staged-1', { type: 'StageScene', scene: book.scenes[0]?.id }, 'now')
  assert(!isRefusal(set))
  const table: Table = { ...room.table, seats }
  return new Room(book, 'table', room.masterKey, {
    fold: { table, done: [], undone: [] },
    seq: room.seq,
    hash: room.hash,
  })
}

describe('the verbs of every table', () => {
  test('all are written down here', () => {
    assert.deepEqual(Object.keys(sharedVerbs).sort(), Object.keys(mayShared).sort())
  })

  for (const [type, who] of Object.entries(mayShared))
    test(`${type} by ${who}, and by nobody else`, () => {
      for (const seat of ['g', 'p', 's', 'w', 'removed', '__proto__', '']) {
        const room = roomWith(lanternWalk)
        const before = room.seq
        const answer = room.take(seat, 'some-id-1', { type, ...samples[type as SharedCommand['type']] }, 'now')
        const allowed = seat !== '' && who.includes(seat)
        if (allowed) assert(!isRefusal(answer) || !/^Only the game master|^Spectators|not let you in/.test(answer.text))
        else {
          assert(isRefusal(answer), `${seat} was allowed ${type}`)
          assert.equal(answer.refused, 'forbidden')
          assert.equal(room.seq, before)
        }
      }
    })

  test('what only the room itself writes is no command for anybody', () => {
    for (const type of ['OpenTable', 'AskSeat', 'MoveTable', 'Nonsense', 'constructor', '__proto__', 'toString'])
      for (const seat of ['g', 'p', 's', 'w']) {
        const answer = roomWith(lanternWalk).take(seat, 'some-id-1', { type, name: 'x', role: 'player' }, 'now')
        assert(isRefusal(answer), `${seat}: ${type}`)
      }
  })
})

/** By the book's own word: the game master alone, the player of the hero named, or any player. */
function mayBook(verb: Verb, seat: string): boolean {
  if (seat === 'g') return true
  if (seat === 's' || seat === 'w' || seat === 'removed') return false
  return verb.by === 'player' || (verb.by === 'owner' && seat === 'p')
}

for (const book of [lanternWalk, ...books])
  describe(`the verbs of ${book.title}`, () => {
    const table = roomWith(book).table
    for (const [type, verb] of Object.entries(book.verbs) as [string, Verb][])
      test(`${type} by ${verb.by}`, () => {
        for (const id of ['g', 'p', 'other', 's', 'w', 'removed']) {
          const seat = seats.find(seat => seat.id === id)
          const command = { type, hero: 'ana' } as never
          const allowed = mayBook(verb, id)
          assert.equal(forbidden(book, table, seat, command) === undefined, allowed, `${id}: ${type}`)
          assert.equal(forbidden(book, table, seat, { type: 'ByHand', command, throws: [] }) === undefined, allowed)
          const call = { type: 'OpenCall', call: 'c', hero: 'ana', draft: command } as never
          assert.equal(forbidden(book, table, seat, call) === undefined, allowed, `${id}: a call of ${type}`)
        }
      })

    test('what is the game master’s judgement is in no command of a player', () => {
      const player = seats.find(({ id }) => id === 'p')
      const master = seats.find(({ id }) => id === 'g')
      for (const [type, { gmFields = [] }] of Object.entries(book.verbs) as [string, Verb][])
        for (const field of gmFields) {
          const filled = field.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), 1) as object
          const command = { type, hero: 'ana', ...filled } as never
          const call = { type: 'OpenCall', call: 'c', hero: 'ana', draft: command } as never
          for (const given of [command, call]) {
            assert.match(forbidden(book, table, player, given)?.text ?? '', new RegExp(`sets ${field};`), type)
            assert.equal(forbidden(book, table, master, given), undefined, type)
          }
        }
    })

    test('calls, clocks and options: spectators and those who wait never, clocks and options the game master alone', () => {
      for (const type of Object.keys(verbsOf(book)).filter(type => !Object.hasOwn(book.verbs, type)))
        for (const id of ['s', 'w', 'p', 'other']) {
          const seat = seats.find(seat => seat.id === id)
          const command = { type, call: 'none', contribution: 'none', hero: 'gm', draft: { type: 'none' } } as never
          assert(forbidden(book, table, seat, command), `${id}: ${type}`)
        }
      assert.equal(gameOf(book).actors(table.game, { type: 'TickClock', clock: 'x', by: 1 }), undefined)
    })
  })
