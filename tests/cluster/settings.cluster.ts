// Starting a node: what is wrong with its settings is a sentence and an exit code, and a password is in none of them.
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import postgres from 'postgres'
import { openPostgres, parseKey } from '../../src/server/index.ts'
import { callCli } from '../call-cli.ts'
import { freshFolder } from '../tiny/server.ts'
import { soon } from './load.ts'
import { freePort, natsService, postgresService, type Service } from './services.ts'

const folder = freshFolder()
const keyFile = join(folder, 'key')
const otherKey = join(folder, 'other')
const noKey = join(folder, 'none')
const key = parseKey('ab'.repeat(32), 'The test')
writeFileSync(keyFile, 'ab'.repeat(32))
writeFileSync(otherKey, 'cd'.repeat(32))
writeFileSync(noKey, 'letmein')

let database: Service
let nats: Service
before(async () => {
  ;[database, nats] = await Promise.all([postgresService(), natsService('hush-hush')])
  await Promise.all([database.start(), nats.start()])
  const store = await openPostgres({ url: database.url, key })
  await store.close()
})
after(() => Promise.all([database?.stop(), nats?.stop()]))

const changed = (from: string | RegExp, to: string): string => database.url.replace(from, to)

/** Starts a node that must not start. */
async function refused(url: string, more: readonly string[], code: number, sentence: RegExp): Promise<void> {
  const answer = await callCli(['serve', '--port', '0', '--database', url, ...more])
  assert.match(answer.err, sentence)
  assert.equal(answer.code, code)
  assert.doesNotMatch(answer.err, /not-for-everybody|hush-hush|\n\s+at /)
}

describe('a node does not start, and says why', () => {
  const withKey = ['--key-file', keyFile]

  test('with another key, no key, or a file that is none', async () => {
    await refused(database.url, ['--key-file', otherKey], 1, /key does not open the secrets/)
    await refused(database.url, ['--key-file', noKey], 2, /64 hexadecimal digits/)
    await refused(database.url, ['--key-file', join(folder, 'gone')], 2, /gone cannot be read/)
    await refused(database.url, [], 2, /needs --key-file/)
  })

  test('with what is no address', async () => {
    await refused('mysql://somewhere', withKey, 2, /begins with postgres:/)
    await refused(changed(/:\d+\//, ':99999/'), withKey, 1, /no address of a database/)
    for (const address of ['here', 'http://127.0.0.1:4222', 'nats://', 'nats://127.0.0.1:99999'])
      await refused(database.url, [...withKey, '--nats', address], 2, /such as nats:/)
    const alone = await callCli(['serve', '--port', '0', '--data', folder, '--nats', nats.url])
    assert.deepEqual([alone.code, /share a --database/.test(alone.err)], [2, true])
  })

  test('with a wrong password, and where there is no such database', async () => {
    await refused(changed('not-for-', 'nothing-for-'), withKey, 1, /password authentication failed/)
    await refused(changed(/postgres$/, 'nowhere'), withKey, 1, /database "nowhere" does not exist/)
  })

  test('where nobody listens, and where somebody hangs up', async () => {
    const free = await freePort()
    await refused(changed(/:\d+\//, `:${free}/`), withKey, 1, new RegExp(`does not answer at 127.0.0.1:${free}/`))
    const rude = createServer(socket => socket.destroy()).listen(0, '127.0.0.1')
    await once(rude, 'listening')
    const { port } = rude.address() as { port: number }
    const url = changed(/:\d+\//, `:${port}/`)
    await assert.rejects(openPostgres({ url, key, patience: 200 }), /does not answer at 127.0.0.1/)
    rude.close()
  })

  test('on a database of a newer version', async () => {
    const sql = postgres(database.url, { max: 1 })
    await sql`UPDATE quincunx.about SET version = version + 1`
    await refused(database.url, withKey, 1, /set up by a newer Quincunx \(version 2, here 1\)/)
    await sql`UPDATE quincunx.about SET version = version - 1`
    await sql.end()
  })
})

describe('NATS with a password', () => {
  /** Starts a real node, waits until its health and its log are like this, and stops it; answers with its log. */
  async function serving(url: string, hints: RegExp, logs = /^/): Promise<string> {
    const program = join(import.meta.dirname, '../../src/cli/main.ts')
    const args = [
      'serve',
      '--port',
      '0',
      '--data',
      folder,
      '--database',
      database.url,
      '--key-file',
      keyFile,
      '--nats',
      url,
    ]
    const child: ChildProcess = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    child.stderr?.on('data', text => (said += text))
    const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
    const [, port] = /localhost:(\d+)/.exec(String(line)) ?? []
    const health = async () => (await (await fetch(`http://127.0.0.1:${port}/health`)).json()) as { hints: string }
    await soon(async () => hints.test((await health()).hints) && logs.test(said))
    child.kill('SIGTERM')
    assert.deepEqual(await once(child, 'exit'), [0, null])
    return said
  }

  test('lets in whoever has it', async () => {
    assert.equal(await serving(nats.url, /^NATS$/), '')
  })

  test('keeps out whoever has not: the node plays on by looking, and logs why', async () => {
    const said = await serving(nats.url.replace('hush-hush', 'shout'), /looking/, /NATS cannot be used.*Authorization/)
    assert.doesNotMatch(said, /shout/)
  })
})
