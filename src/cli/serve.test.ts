// quincunx serve as a process: its one line, a taken port, and stopping on a signal.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { test } from 'node:test'

const program = join(import.meta.dirname, 'main.ts')

function start(...args: string[]) {
  const child = spawn(process.execPath, [program, 'serve', ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.setEncoding('utf8')
  child.stderr.setEncoding('utf8')
  return child
}

test('serves on loopback, says where in one line, and stops on SIGTERM', async () => {
  const child = start('--port', '0')
  const [line] = (await once(child.stdout, 'data')) as [string]
  const [, address = ''] = /^Quincunx is at (http:\/\/localhost:\d+)\n$/.exec(line) ?? []
  assert.equal((await fetch(`${address.replace('localhost', '127.0.0.1')}/health`)).status, 200)
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
  assert.match(line, /^Quincunx is at http:\/\/localhost:\d+(, for your network at http:\/\/.+)?\n$/)
  child.kill('SIGTERM')
  await once(child, 'exit')
  const wrong = start('--lan', '--host', '127.0.0.1')
  assert.deepEqual(await once(wrong, 'exit'), [2, null])
})
