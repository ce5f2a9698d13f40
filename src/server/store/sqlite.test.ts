// The SQLite store: the contract, and what happens when the disk, the file or another program does not play along.
import assert from 'node:assert/strict'
import { copyFileSync, mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, test } from 'node:test'
import { entriesFrom, opening, storeContract } from '../../../tests/contract/store-contract.ts'
import { freshFolder } from '../../../tests/tiny/server.ts'
import { fileVersion, migrate, migrations } from './schema.ts'
import { openSqlite } from './sqlite.ts'
import { type Store, StoreTrouble } from './store.ts'

storeContract('SQLite', async () => {
  const file = join(freshFolder(), 'data.sqlite')
  const store = openSqlite(file)
  const reopen = async () => {
    await store.close()
    return openSqlite(file)
  }
  return { store, reopen }
})

const troubled = (run: () => unknown): string => {
  try {
    run()
  } catch (problem) {
    assert(problem instanceof StoreTrouble, String(problem))
    return problem.problem.code
  }
  return 'no trouble'
}

describe('when something is wrong with the file', () => {
  test('a full disk is said, what was stored before is there, and it goes on when there is room', async () => {
    const file = join(freshFolder(), 'data.sqlite')
    const small = openSqlite(file, { mostBytes: 200_000 })
    assert.deepEqual(await small.append([opening('a', 5)]), [undefined])
    const large = { seq: 6, id: 'large', body: 'x'.repeat(400_000) }
    const [problem] = await small.append([{ table: 'a', after: 5, entries: [large] }])
    assert.equal(problem?.code, 'full')
    assert.equal(await small.last('a'), 5)
    assert.deepEqual(await small.append([{ table: 'a', after: 5, entries: entriesFrom(6, 1) }]), [undefined])
    await small.close()
    const roomy = openSqlite(file)
    assert.deepEqual(await roomy.append([{ table: 'a', after: 6, entries: [{ ...large, seq: 7 }] }]), [undefined])
    assert.deepEqual(await roomy.check(), [])
    await roomy.close()
  })

  test("another program's lock is said, and over when it lets go", async () => {
    const file = join(freshFolder(), 'data.sqlite')
    const store = openSqlite(file, { patience: 30 })
    await store.append([opening('a', 1)])
    const other = new DatabaseSync(file)
    other.exec('BEGIN IMMEDIATE')
    const [problem] = await store.append([{ table: 'a', after: 1, entries: entriesFrom(2, 1) }])
    assert.equal(problem?.code, 'locked')
    other.exec('ROLLBACK')
    other.close()
    assert.deepEqual(await store.append([{ table: 'a', after: 1, entries: entriesFrom(2, 1) }]), [undefined])
    await store.close()
  })

  test('no database, a newer database and a folder in place of the file are sentences', () => {
    const folder = freshFolder()
    const file = join(folder, 'data.sqlite')
    writeFileSync(file, 'this is no database, only a text that somebody put here'.repeat(100))
    assert.equal(
      troubled(() => openSqlite(file)),
      'damaged',
    )
    const newer = join(folder, 'newer.sqlite')
    const db = new DatabaseSync(newer)
    db.exec('PRAGMA user_version = 99')
    db.close()
    assert.equal(
      troubled(() => openSqlite(newer)),
      'broken',
    )
    mkdirSync(join(folder, 'folder.sqlite'))
    assert.equal(
      troubled(() => openSqlite(join(folder, 'folder.sqlite'))),
      'broken',
    )
  })

  test('a damaged page hides its entries and no others', async () => {
    const file = join(freshFolder(), 'data.sqlite')
    const store = openSqlite(file)
    await store.append([opening('a', 200), opening('b', 200), opening('c', 200)])
    await store.close()
    const bytes = readFileSync(file)
    const page = bytes.indexOf(Buffer.from('"seq":100,')) & ~4095
    bytes.fill(0xff, page, page + 4096)
    writeFileSync(file, bytes)
    const damaged = openSqlite(file)
    assert((await damaged.check()).length > 0)
    const readable = async (table: string) => {
      let count = 0
      for (let seq = 1; seq <= 200; seq++) {
        try {
          count += (await damaged.read(table, seq, seq)).length
        } catch (problem) {
          assert(problem instanceof StoreTrouble)
        }
      }
      return count
    }
    const counts = await Promise.all(['a', 'b', 'c'].map(readable))
    assert(counts.filter(count => count === 200).length >= 2, counts.join())
    assert(
      counts.some(count => count < 200 && count > 150),
      counts.join(),
    )
    await damaged.close()
  })

  test('a log that was cut off anywhere leaves whole batches, and nothing half', async () => {
    const file = join(freshFolder(), 'data.sqlite')
    const store = openSqlite(file)
    await store.append([opening('a', 2)])
    for (let i = 0; i < 10; i++)
      await store.append([{ table: 'a', after: 2 + 3 * i, entries: entriesFrom(3 + 3 * i, 3) }])
    const length = statSync(`${file}-wal`).size
    let least = Number.POSITIVE_INFINITY
    for (let cut = 0; cut <= length; cut += Math.ceil(length / 40)) {
      const copy = join(freshFolder(), 'data.sqlite')
      copyFileSync(file, copy)
      copyFileSync(`${file}-wal`, `${copy}-wal`)
      truncateSync(`${copy}-wal`, length - cut)
      const torn = openSqlite(copy)
      const last = await torn.last('a')
      assert(last === 0 || (last - 2) % 3 === 0, `${last} entries after cutting ${cut} bytes`)
      assert.deepEqual(
        (await torn.read('a', 1)).map(({ seq }) => seq),
        Array.from({ length: last }, (_, i) => i + 1),
      )
      if (cut === 0) assert.equal(last, 32)
      least = Math.min(least, last)
      await torn.close()
    }
    assert(least < 32)
    await store.close()
  })

  test('a copy taken while the store is written to is whole', async () => {
    const folder = freshFolder()
    const store = openSqlite(join(folder, 'data.sqlite'))
    await store.append([opening('a', 50)])
    const writing = Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        store.append([{ table: 'a', after: 50 + i, entries: entriesFrom(51 + i, 1) }]),
      ),
    )
    await store.backup(join(folder, 'copy.sqlite'))
    await writing
    await store.close()
    const copy = openSqlite(join(folder, 'copy.sqlite'))
    assert.deepEqual(await copy.check(), [])
    assert((await copy.last('a')) >= 50)
    await copy.close()
  })
})

describe('a file that others write to as well', () => {
  test('two programs cannot both write the same entry, though each remembers what was last', async () => {
    const file = join(freshFolder(), 'data.sqlite')
    const [one, two] = [openSqlite(file), openSqlite(file)]
    await one.append([opening('a', 2)])
    const third = (store: Store, id: string) =>
      store.append([{ table: 'a', after: 2, entries: entriesFrom(3, 1, id) }]).then(([problem]) => problem?.code)
    assert.deepEqual([await third(two, 'two'), await third(one, 'one')], [undefined, 'conflict'])
    const [again] = await one.append([{ table: 'a', after: 3, entries: entriesFrom(4, 1) }])
    assert.equal(again, undefined)
    assert.deepEqual(
      (await two.read('a', 1)).map(({ id }) => id),
      ['id-1', 'id-2', 'two-3', 'id-4'],
    )
    await Promise.all([one.close(), two.close()])
  })
})

describe('a file of an older version', () => {
  test('of the first one keeps its journals, and what belongs to a table goes with it', async () => {
    const file = join(freshFolder(), 'data.sqlite')
    const db = new DatabaseSync(file)
    migrate(db, file, migrations.slice(0, 1))
    for (const [n, table] of ['a', 'b'].entries()) {
      db.exec(`INSERT INTO tables VALUES (${n}, '${table}', 'lantern', 'm', 'now')`)
      for (const { seq, id, body } of entriesFrom(1, 30))
        db.prepare('INSERT INTO entries VALUES (?, ?, ?, ?)').run(n, seq, id, body)
    }
    db.close()
    const store = openSqlite(file)
    assert.deepEqual(
      (await store.read('b', 1)).map(entry => ({ ...entry })),
      entriesFrom(1, 30),
    )
    assert.deepEqual(await store.append([{ table: 'b', after: 30, entries: entriesFrom(31, 1) }]), [undefined])
    await store.delete('a')
    assert.deepEqual(
      (await store.list()).map(({ id, entries }) => [id, entries]),
      [['b', 31]],
    )
    assert.deepEqual([await store.last('a'), await store.check()], [0, []])
    await store.close()
  })

  test('is copied first and then brought up to date; a step that fails leaves it as it was', () => {
    const file = join(freshFolder(), 'data.sqlite')
    const db = new DatabaseSync(file)
    migrate(db, file)
    db.exec("INSERT INTO tables VALUES (1, 'a', 'lantern', 'm', 'now')")
    const next = [...migrations, 'ALTER TABLE tables ADD COLUMN title TEXT']
    assert.throws(() => migrate(db, file, [...next, 'NONSENSE']))
    assert.equal(fileVersion(db), migrations.length)
    const copy = migrate(db, file, next)
    assert.equal(fileVersion(db), next.length)
    assert.notEqual(copy, undefined)
    const before = new DatabaseSync(copy as string)
    assert.equal(fileVersion(before), migrations.length)
    assert.equal(before.prepare('SELECT id FROM tables').get()?.id, 'a')
    before.close()
    assert.equal(migrate(db, file, next), undefined)
    db.close()
  })
})
