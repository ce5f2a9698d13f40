// npm run test:cluster: the tests that need PostgreSQL and NATS. Installs both from Debian's packages where it may.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { root } from './run.ts'
import { closingLine } from './tally.ts'
import { unitTests } from './unit-tests.ts'

const needed = {
  postgresql: () => globSync('/usr/lib/postgresql/*/bin/postgres').length > 0,
  'nats-server': () => ['/usr/sbin/nats-server', '/usr/bin/nats-server'].some(path => existsSync(path)),
}

/** No service is started by the installation: the tests start their own. */
function install(packages: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const apt = (...args: string[]) => spawnSync('apt-get', ['-qq', ...args], { env, encoding: 'utf8' })
  console.log(`Installing ${packages.join(' and ')} with apt-get.`)
  apt('update')
  const { status, stderr } = apt('install', '-y', '--no-install-recommends', ...packages)
  if (status !== 0) console.log(stderr)
}

const missing = () => Object.entries(needed).flatMap(([name, there]) => (there() ? [] : [name]))
const canInstall = existsSync('/etc/debian_version') && process.getuid?.() === 0
if (missing().length > 0 && canInstall) install(missing())
if (missing().length > 0) {
  console.log(`These tests need ${missing().join(' and ')}: please install what is missing.`)
  process.exit(1)
}
const words = process.argv.slice(2)
const files = globSync('tests/cluster/*.cluster.ts', { cwd: root }).sort()
const tally = await unitTests(files.filter(file => words.length === 0 || words.some(word => file.includes(word))))
console.log(closingLine(tally))
process.exitCode = tally.failed > 0 || tally.passed === 0 ? 1 : 0
