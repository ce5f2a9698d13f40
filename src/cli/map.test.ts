// quincunx map as a person calls it: a drawing, a Universal VTT file, and what is neither.
import assert from 'node:assert/strict'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { callCli } from '../../tests/call-cli.ts'

const folder = mkdtempSync(join(tmpdir(), 'quincunx-'))

function file(name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

const rooms = JSON.stringify({
  resolution: { map_size: { x: 4, y: 2 }, pixels_per_grid: 70 },
  line_of_sight: [
    [
      { x: 2, y: 0 },
      { x: 2, y: 1 },
    ],
  ],
  portals: [
    {
      bounds: [
        { x: 2, y: 1 },
        { x: 2, y: 2 },
      ],
      closed: true,
    },
  ],
})

test('a Universal VTT file becomes a drawing, which reads back the same', async () => {
  const { code, out } = await callCli(['map', file('rooms.dd2vtt', rooms)])
  assert.equal(code, 0)
  assert.equal(out, 'rooms\n....\n....\nwall B1 east\ndoor door-1 B2 east closed\n')
  const again = await callCli(['map', file('rooms.txt', out)])
  assert.equal(again.out, out)
})

test('as JSON it is what the command SetMap takes', async () => {
  const { out } = await callCli(['map', file('rooms.uvtt', rooms), '--json'])
  assert.deepEqual(JSON.parse(out).walls, [{ x: 1, y: 0, side: 'east' }])
})

test('no file is a bad call, a broken one is refused with a sentence', async () => {
  assert.equal((await callCli(['map'])).code, 2)
  const { code, err } = await callCli(['map', file('broken.uvtt', '{"resolution": 7}')])
  assert.equal(code, 1)
  assert.match(err, /resolution must be an object/)
  assert.match((await callCli(['map', file('odd.txt', 'Odd\n.?.')])).err, /Line 2: "\?" means nothing/)
})
