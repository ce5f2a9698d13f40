// A table of the tiny book within the test itself: seats with clients on it, and every frame that went down kept as text.
import assert from 'node:assert/strict'
import { type Book, isRefusal } from '../../src/kernel/index.ts'
import {
  type Client,
  connect,
  createLocalTable,
  type LocalTable,
  type Role,
  type TableCommand,
} from '../../src/table/index.ts'
import { lanternWalk } from './book.ts'

let second = 0
/** Nothing depends on the clock, so the tests have their own. */
export const testClock = (): string => new Date(Date.UTC(2026, 0, 1, 20, 0, second++)).toISOString()

/** Lets everything that is due happen: promises, and what they lead to. */
export const settled = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await new Promise(resolve => setImmediate(resolve))
}

export interface TestSeat {
  readonly client: Client
  readonly token: string
  readonly seat: string
  /** Every frame that was sent to this seat, as the very text. */
  readonly heard: string[]
  give(command: TableCommand): ReturnType<Client['give']>
}

export interface TestTable {
  readonly table: LocalTable
  readonly gm: TestSeat
  /** Asks with the link, and is admitted in that role. */
  join(name: string, role: Role): Promise<TestSeat>
  /** Asks with the link, and waits. */
  knock(name: string): Promise<TestSeat>
}

export function clientAt(book: Book, table: LocalTable, seat: string, token: string): TestSeat {
  const heard: string[] = []
  const client = connect({
    book,
    table: table.seat.table,
    token,
    open: end =>
      table.open({
        ...end,
        frame: text => {
          heard.push(text)
          end.frame(text)
        },
      }),
    later: () => () => undefined,
  })
  return { client, seat, token, heard, give: command => client.give(command) }
}

export async function openTestTable(book: Book = lanternWalk, scene = book.scenes[0]?.id): Promise<TestTable> {
  const asked = { book: book.id, name: 'Guide', title: 'Night', ...(scene !== undefined && { scene }) }
  const table = createLocalTable(book, asked, { clock: testClock })
  assert(!isRefusal(table), 'the table was refused')
  const gm = clientAt(book, table, table.seat.seat, table.seat.token)
  await settled()
  const knock = async (name: string) => {
    const given = await table.host.ask({ link: table.host.room.link, name })
    assert(!isRefusal(given))
    const seat = clientAt(book, table, given.seat, given.token)
    await settled()
    return seat
  }
  const join = async (name: string, role: Role) => {
    const seat = await knock(name)
    await gm.give({ type: 'AdmitSeat', seat: seat.seat, role })
    await settled()
    return seat
  }
  return { table, gm, knock, join }
}
