// A table's journal as a file: proven as a whole, every forgery found, and gone on with in another place.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { lanternWalk } from '../../tests/tiny/book.ts'
import { openTestTable, settled } from '../../tests/tiny/table.ts'
import { isRefusal, noHash, seal } from '../kernel/index.ts'
import { foldFile, parseTableFile, type TableEntry, type TableFile, tableFile, verifyTableFile } from './index.ts'

/** An evening with all kinds of entries: seats, chat, throws by the table and by hand, undo, a secret roll, a rotation. */
async function evening(): Promise<TableFile> {
  const at = await openTestTable()
  const ana = await at.join('Ana', 'player')
  await ana.give({ type: 'TakeHero', hero: 'ana' })
  await ana.give({ type: 'ThrowCall', call: 'cross' })
  await at.gm.give({ type: 'Undo' })
  await at.gm.give({ type: 'Redo' })
  await at.gm.give({ type: 'RollDice', notation: '4d6kh3', secret: true })
  const command = { type: 'Dare', hero: 'bo', difficulty: 4 } as never
  await at.gm.give({ type: 'ByHand', command, throws: [{ faces: { pool: [3, 5] } }] })
  await ana.give({ type: 'PauseTable' })
  await at.gm.give({ type: 'RotateDice' })
  await settled()
  await at.gm.give({ type: 'RollDice', notation: '2d6' })
  const text = JSON.stringify(tableFile(lanternWalk, 'Night', at.table.journal().entries))
  const file = parseTableFile(JSON.parse(text))
  assert(!isRefusal(file))
  return file
}

const resealed = (file: TableFile): TableFile => {
  let previous = noHash
  const entries = file.entries.map(({ hash: _, ...body }) => {
    const entry = seal(previous, body) as TableEntry
    previous = entry.hash
    return entry
  })
  return { ...file, entries }
}

describe('the proof of a table', () => {
  test('an honest evening holds; dice before the rotation are proven, typed ones and later ones are not', async () => {
    const verdict = verifyTableFile(lanternWalk, await evening())
    assert.equal(verdict.wrong, undefined)
    const { throws, proven, byHand } = verdict
    assert.deepEqual({ throws, proven, byHand }, { throws: 8, proven: 5, byHand: 1 })
  })

  test('a changed word, face, event, sender or order is found at its entry', async () => {
    const file = await evening()
    const at = (type: string) => file.entries.findIndex(({ command }) => command.type === type)
    const forged = (index: number, change: (entry: Record<string, never>) => void) => {
      const copy = structuredClone(file)
      change(copy.entries[index] as never)
      return copy
    }
    const thrown = at('ThrowCall')
    const changedFace = forged(thrown, entry => {
      const [first] = entry.throws as unknown as { groups: { pool: { faces: number[] } } }[]
      const faces = first?.groups.pool.faces ?? []
      faces[0] = faces[0] === 1 ? 2 : 1
      faces[1] = faces[1] === 1 ? 2 : 1
    })
    assert.equal(verifyTableFile(lanternWalk, changedFace).wrong?.seq, thrown + 1)
    assert.equal(verifyTableFile(lanternWalk, resealed(changedFace)).wrong?.seq, thrown + 1)
    const stolen = resealed(forged(at('RotateDice'), entry => Object.assign(entry, { by: file.entries[thrown]?.by })))
    assert.match(verifyTableFile(lanternWalk, stolen).wrong?.text ?? '', /not allowed/)
    const undone = resealed(
      forged(at('Undo'), entry => Object.assign(entry, { events: [{ type: 'Undone', entry: 1 }] })),
    )
    assert.equal(verifyTableFile(lanternWalk, undone).wrong?.seq, at('Undo') + 1)
    const missing = { ...file, entries: file.entries.toSpliced(3, 1) }
    assert.equal(verifyTableFile(lanternWalk, missing).wrong?.seq, 4)
  })

  test('a rotation that reveals another secret is found', async () => {
    const file = structuredClone(await evening())
    const rotation = file.entries.find(({ command }) => command.type === 'RotateDice') as unknown as {
      seq: number
      command: { secret: string }
      events: { secret: string }[]
    }
    const other = '00'.repeat(32)
    rotation.command.secret = other
    for (const event of rotation.events) event.secret = other
    const { wrong } = verifyTableFile(lanternWalk, resealed(file))
    assert(wrong !== undefined && wrong.seq <= rotation.seq)
  })

  test('a file that begins nowhere, or is none, is refused with what is wrong', async () => {
    const file = await evening()
    assert(isRefusal(foldFile(lanternWalk, { ...file, entries: file.entries.slice(1) })))
    for (const nonsense of [
      null,
      7,
      [],
      {},
      { quincunx: 'table' },
      { ...file, entries: [] },
      { ...file, entries: [{}] },
    ])
      assert(isRefusal(parseTableFile(nonsense)), JSON.stringify(nonsense)?.slice(0, 50))
  })
})
