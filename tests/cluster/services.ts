// PostgreSQL and NATS from Debian's packages, on loopback, in a folder of their own: started, stopped and killed by the tests.
import assert from 'node:assert/strict'
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import postgres from 'postgres'

export interface Service {
  readonly url: string
  readonly port: number
  start(): Promise<void>
  /** With a signal it gets no time to tidy up. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

const versions = '/usr/lib/postgresql'

/** Where PostgreSQL's programs are. */
export const binaries = (): string =>
  join(
    versions,
    readdirSync(versions)
      .sort((a, b) => Number(a) - Number(b))
      .at(-1) ?? '',
    'bin',
  )

/** PostgreSQL will not run as root. */
function ownUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** Runs until it is stopped; a service that dies by itself fails the test that waits for it. */
async function end(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}

async function ready(what: string, ask: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    try {
      await ask()
      return
    } catch {
      await delay(100)
    }
  }
  assert.fail(`${what} does not start`)
}

export async function postgresService(): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'quincunx-pg-'))
  chmodSync(folder, 0o777)
  const data = join(folder, 'data')
  const user = ownUser()
  const password = join(folder, 'password')
  writeFileSync(password, 'not-for-everybody')
  const how = ['-A', 'scram-sha-256', '-U', 'quincunx', `--pwfile=${password}`, '-E', 'UTF8', '--no-sync']
  execFileSync(join(binaries(), 'initdb'), ['-D', data, ...how], { ...user, cwd: folder, stdio: 'ignore' })
  const port = await freePort()
  const url = `postgres://quincunx:not-for-everybody@127.0.0.1:${port}/postgres`
  let child: ChildProcess | undefined
  return {
    url,
    port,
    async start() {
      const settings = ['-h', '127.0.0.1', '-p', String(port), '-k', folder, '-c', 'max_connections=60']
      child = spawn(join(binaries(), 'postgres'), ['-D', data, ...settings], { ...user, cwd: folder, stdio: 'ignore' })
      await ready('PostgreSQL', async () => {
        const sql = postgres(url, { max: 1, connect_timeout: 1 })
        await sql`SELECT 1`.finally(() => sql.end({ timeout: 0 }))
      })
    },
    // SIGINT is PostgreSQL's fast shutdown, SIGQUIT its crash.
    stop: (signal = 'SIGINT') => end(child, signal),
  }
}

const withSbin = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }

/** With a password, only whoever comes as `quincunx` with it is let in. */
export async function natsService(password?: string): Promise<Service> {
  const port = await freePort()
  const user = password === undefined ? {} : { user: 'quincunx', pass: password }
  const asked = password === undefined ? [] : ['--user', 'quincunx', '--pass', password]
  let child: ChildProcess | undefined
  return {
    url: `nats://${password === undefined ? '' : `quincunx:${password}@`}127.0.0.1:${port}`,
    port,
    async start() {
      child = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(port), ...asked], {
        stdio: 'ignore',
        env: withSbin,
      })
      await ready('NATS', async () => {
        const { connect } = await import('@nats-io/transport-node')
        await (await connect({ port, ...user, reconnect: false, timeout: 500 })).close()
      })
    },
    stop: (signal = 'SIGTERM') => end(child, signal),
  }
}

/** nginx with a site's file; `site` is told the port to listen on. */
export async function nginxService(site: (port: number) => string): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'quincunx-nginx-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const asRoot = process.getuid?.() === 0 ? 'user root;' : ''
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${folder}/${name};`)
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${asRoot} daemon off; pid ${folder}/pid; error_log ${folder}/errors; events {}
     http { access_log off; ${paths.join(' ')} ${site(port)} }`,
  )
  let child: ChildProcess | undefined
  return {
    url,
    port,
    async start() {
      child = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'errors'], { stdio: 'ignore', env: withSbin })
      await ready('nginx', () => fetch(url))
    },
    stop: (signal = 'SIGTERM') => end(child, signal),
  }
}
