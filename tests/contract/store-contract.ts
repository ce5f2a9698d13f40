// The contract of a store, run on every kind of store: what the server relies on when it says that nothing is lost.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Append, Store, StoredEntry } from '../../src/server/index.ts'

export const entriesFrom = (first: number, count: number, prefix = 'id'): StoredEntry[] =>
  Array.from({ length: count }, (_, i) => ({
    seq: first + i,
    id: `${prefix}-${first + i}`,
    body: JSON.stringify({ seq: first + i, text: 'ä"\\\u2028 '.repeat(20) }),
  }))

export const opening = (table: string, count: number): Append => ({
  table,
  after: 0,
  entries: entriesFrom(1, count),
  opens: { id: table, book: 'lantern', master: 'ab'.repeat(32), created: '2026-01-01T20:00:00.000Z' },
})

export function storeContract(name: string, open: () => Promise<{ store: Store; reopen: () => Promise<Store> }>): void {
  describe(`the contract of a store: ${name}`, () => {
    test('what was appended is read back, byte by byte, also after closing and opening', async () => {
      const { store, reopen } = await open()
      assert.deepEqual(await store.append([opening('a', 3), opening('b', 1)]), [undefined, undefined])
      assert.deepEqual(await store.append([{ table: 'a', after: 3, entries: entriesFrom(4, 2) }]), [undefined])
      const again = await reopen()
      assert.deepEqual(
        [...(await again.read('a', 1))].map(each => ({ ...each })),
        entriesFrom(1, 5),
      )
      assert.deepEqual(
        (await again.read('a', 2, 3)).map(({ seq }) => seq),
        [2, 3],
      )
      assert.equal(await again.last('a'), 5)
      assert.equal(await again.last('none'), 0)
      assert.deepEqual([...(await again.lasts(['b', 'none', 'a']))].sort(), [
        ['a', 5],
        ['b', 1],
      ])
      assert.deepEqual({ ...(await again.table('a')) }, opening('a', 0).opens)
      assert.equal(await again.table('none'), undefined)
      assert.deepEqual(
        (await again.list()).map(({ id, entries }) => [id, entries]),
        [
          ['a', 5],
          ['b', 1],
        ],
      )
      assert.deepEqual(await again.check(), [])
      await again.close()
    })

    test('a wrong expectation or a repeated id stores nothing of its table, and all of the others', async () => {
      const { store, reopen } = await open()
      await store.append([opening('a', 3), opening('b', 3)])
      const wrong = async (append: Append) => {
        const last = await store.last('b')
        const [a, b] = await store.append([append, { table: 'b', after: last, entries: entriesFrom(last + 1, 1) }])
        assert.equal(a?.code, 'conflict')
        assert.equal(b, undefined)
        assert.equal(await store.last('a'), 3)
      }
      await wrong({ table: 'a', after: 2, entries: entriesFrom(3, 1, 'other') })
      await wrong({ table: 'a', after: 4, entries: entriesFrom(5, 1) })
      await wrong({ table: 'a', after: 3, entries: [...entriesFrom(4, 1), { seq: 5, id: 'id-2', body: '{}' }] })
      await wrong({ ...opening('a', 1) })
      await wrong({ table: 'none', after: 0, entries: entriesFrom(1, 1) })
      assert.equal(await store.last('b'), 8)
      assert.equal(await store.seqOf('a', 'id-2'), 2)
      assert.equal(await store.seqOf('b', 'id-8'), 8)
      assert.equal(await store.seqOf('a', 'id-8'), undefined)
      await (await reopen()).close()
    })

    test('the newest snapshot that is not too new', async () => {
      const { store, reopen } = await open()
      await store.append([{ ...opening('a', 10), snapshot: { seq: 4, hash: 'h4', body: '4' } }])
      await store.append([
        { table: 'a', after: 10, entries: entriesFrom(11, 1), snapshot: { seq: 11, hash: 'h11', body: '11' } },
      ])
      assert.equal(await store.snapshot('a', 3), undefined)
      assert.deepEqual({ ...(await store.snapshot('a', 10)) }, { seq: 4, hash: 'h4', body: '4' })
      assert.equal((await store.snapshot('a', 99))?.seq, 11)
      await (await reopen()).close()
    })

    test('a deleted table is gone with all that was its own; a batch before it is not', async () => {
      const { store, reopen } = await open()
      await store.append([opening('a', 3), opening('b', 2)])
      await store.delete('a')
      assert.deepEqual(
        (await store.list()).map(({ id }) => id),
        ['b'],
      )
      assert.deepEqual(await store.read('a', 1), [])
      assert.deepEqual(await store.append([opening('a', 1)]), [undefined])
      assert.equal(await store.last('a'), 1)
      await (await reopen()).close()
    })

    test('batches that are asked for together are stored in order', async () => {
      const { store, reopen } = await open()
      await store.append([opening('a', 1)])
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          store.append([{ table: 'a', after: i + 1, entries: entriesFrom(i + 2, 1) }]),
        ),
      )
      assert(answers.flat().every(problem => problem === undefined))
      const again = await reopen()
      assert.equal(await again.last('a'), 21)
      await again.close()
    })
  })
}
