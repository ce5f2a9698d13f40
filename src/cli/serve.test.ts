// quincunx serve as a process: its one line, a taken port, and stopping on a signal.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'

const program = join(import.meta.dirname, 'main.ts')

const data = mkdtempSync(join(tmpdir(), 'quincunx-serve-'))

function start(...args: string[]) {
  const env = { ...process.env, QUINCUNX_DATA: data }
  const child = spawn(process.execPath, [program, 'serve', ...args], { stdio: ['ignore', 'pipe', 'pipe'], env })
  child.stdout.setEncoding('utf8')
  child.stderr.setEncoding('utf8')
  return child
}

test('serves on loopback, says where and where it keeps tables, and stops on SIGTERM', async () => {
  const child = start('--port', '0')
  const [line] = (await once(child.stdout, 'data')) as [string]
  const [, address = '', folder] =
    /^Quincunx is at (http:\/\/localhost:\d+)\nTables are kept in (.+)\n$/.exec(line) ?? []
  assert.equal(folder, data)
  assert.equal((await fetch(`${address.replace('localhost', '127.0.0.1')}/health`)).status, 200)
  child.kill('SIGTERM')
  assert.deepEqual(await once(child, 'exit'), [0, null])
})

test('a signal that comes twice, as from a supervisor to a whole group, cuts nothing short', async () => {
  const child = start('--port', '0', '--drain', '2')
  const [line] = (await once(child.stdout, 'data')) as [string]
  const [, port] = /localhost:(\d+)/.exec(line) ?? []
  child.kill('SIGTERM')
  const health = () => fetch(`http://127.0.0.1:${port}/health`)
  let answer = await health()
  while (answer.status === 200) answer = await health()
  assert.match(await answer.text(), /This node is stopping/)
  child.kill('SIGTERM')
  assert.deepEqual(await once(child, 'exit'), [0, null])
})

test('a port that is taken is a clear no', async () => {
  const first = start('--port', '0')
  const [line] = (await once(first.stdout, 'data')) as [string]
  const port = /:(\d+)\n/.exec(line)?.[1] ?? ''
  const second = start('--port', port)
  const [said] = (await once(second.stderr, 'data')) as [string]
  assert.equal(said, `Port ${port} is taken by another program: choose another with --port, or leave --port out.\n`)
  assert.deepEqual(await once(second, 'exit'), [1, null])
  first.kill('SIGINT')
  assert.deepEqual(await once(first, 'exit'), [0, null])
})

test('--lan names localhost and the network, and excludes --host', async () => {
  const child = start('--lan', '--port', '0')
  const [line] = (await once(child.stdout, 'data')) as [string]
  assert.match(line, /^Quincunx is at http:\/\/localhost:\d+(, for your network at http:\/\/.+)?\nTables/)
  child.kill('SIGTERM')
  await once(child, 'exit')
  const wrong = start('--lan', '--host', '127.0.0.1')
  assert.deepEqual(await once(wrong, 'exit'), [2, null])
})

test('settings come from a file, the environment comes before it, and flags before both', async () => {
  const config = join(data, 'other.json')
  writeFileSync(config, JSON.stringify({ port: 'nonsense', log: 'info' }))
  const child = start('--config', config, '--port', '0')
  const [logged] = (await once(child.stderr, 'data')) as [string]
  assert.equal(JSON.parse(logged.split('\n')[0] ?? '').event, 'started')
  child.kill('SIGTERM')
  assert.deepEqual(await once(child, 'exit'), [0, null])
  writeFileSync(config, JSON.stringify({ prot: '1' }))
  const wrong = start('--config', config)
  const [said] = (await once(wrong.stderr, 'data')) as [string]
  assert.match(said, /Unknown setting "prot". Did you mean "port"/)
})

test('a data folder that cannot be one is a sentence', async () => {
  const file = join(data, 'a-file')
  writeFileSync(file, '')
  const child = start('--data', join(file, 'below'))
  const [said] = (await once(child.stderr, 'data')) as [string]
  assert.match(said, /cannot be read or written/)
  assert.deepEqual(await once(child, 'exit'), [1, null])
})
