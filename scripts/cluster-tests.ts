// The tests that need PostgreSQL, NATS and nginx. All three are installed from Debian's packages where that may be done.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { root } from './run.ts'
import { nothing, type Tally } from './tally.ts'
import { unitTests } from './unit-tests.ts'

const needed = {
  postgresql: '/usr/lib/postgresql/*/bin/postgres',
  'nats-server': '/usr/{,s}bin/nats-server',
  nginx: '/usr/{,s}bin/nginx',
}

const missing = (): string[] =>
  Object.entries(needed).flatMap(([name, program]) => (globSync(program).length > 0 ? [] : [name]))

/** No service is started by the installation: the tests start their own. */
function install(packages: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const apt = (...args: string[]) => spawnSync('apt-get', ['-qq', ...args], { env, encoding: 'utf8' })
  console.log(`Installing ${packages.join(', ')} with apt-get.`)
  apt('update')
  const { status, stderr } = apt('install', '-y', '--no-install-recommends', ...packages)
  if (status !== 0) console.log(stderr)
}

/** What cannot be run has failed: whoever asks for these tests wants to know. */
export async function clusterTests(words: readonly string[]): Promise<Tally> {
  const canInstall = existsSync('/etc/debian_version') && process.getuid?.() === 0
  if (missing().length > 0 && canInstall) install(missing())
  if (missing().length > 0) {
    console.log(`✖ The cluster tests need ${missing().join(', ')}: please install what is missing.`)
    return { ...nothing, failed: 1 }
  }
  const files = globSync('tests/cluster/*.cluster.ts', { cwd: root }).sort()
  return unitTests(files.filter(file => words.length === 0 || words.some(word => file.includes(word))))
}
