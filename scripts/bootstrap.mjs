// Runs a task of this repository on a fresh clone: installs what is missing, then hands over to Node 24.
// Plain JavaScript for any Node from 18 on, since it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = join(root, 'node_modules', '.quincunx-stamp')
const wantedMajor = 24

/** Each task as the arguments that it gives to Node. */
const tasks = {
  start: args => ['scripts/start.ts', ...args],
  dev: args => ['scripts/dev.ts', ...args],
  test: args => ['scripts/test.ts', ...args],
  cluster: args => ['scripts/test.ts', '--cluster-only', ...args],
  check: args => ['scripts/test.ts', '--checks-only', ...args],
  format: args => ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...(args.length ? args : ['.'])],
  cli: args => ['src/cli/main.ts', ...args],
  run: args => args,
}

function say(line) {
  process.stderr.write(`${line}\n`)
}

function stop(line) {
  say(line)
  process.exit(1)
}

/** The hash of what npm ci reads: when it changes, node_modules is old. */
function lockfileHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

/** True when our own stamp says so, or npm's record of what it last installed by hand. */
function installed() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfileHash()) return true
  if (!npmRecordAgrees()) return false
  finishInstall()
  return true
}

function npmRecordAgrees() {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const have = JSON.parse(readFileSync(record, 'utf8')).packages
  const { '': _root, ...want } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const leftOut = path => !have[path] && (want[path].optional || want[path].devOptional)
  return (
    Object.keys(have).every(path => path in want) &&
    Object.keys(want).every(path => have[path]?.version === want[path].version || leftOut(path))
  )
}

/** Stamps node_modules, and links the command so that npx finds it there at once. */
function finishInstall() {
  const link = join(root, 'node_modules', '.bin', 'quincunx')
  if (process.platform !== 'win32' && !existsSync(link)) symlinkSync('../../bin/quincunx.mjs', link)
  writeFileSync(stamp, lockfileHash())
}

/** The PATH without the folders that npm ci is about to replace. */
function pathOutsideModules() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.filter(folder => !/node_modules[\\/]\.bin[\\/]?$/.test(folder)).join(delimiter)
}

function ensureModules() {
  if (installed()) return
  const known = existsSync(join(root, 'node_modules'))
  say(known ? 'Dependencies changed: running npm ci.' : 'First run: installing dependencies with npm ci.')
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env: { ...process.env, PATH: pathOutsideModules() },
    stdio: ['ignore', 'ignore', 2],
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) stop('npm ci failed, so nothing was run. Its own words are above.')
  finishInstall()
}

function nodeOf(folder) {
  const names = ['bin/node', 'bin/node.exe', 'node.exe']
  return names.map(name => join(folder, name)).find(existsSync)
}

/** Node 24 as node_modules brings it, or the Node that runs this file when that is new enough. */
function findNode() {
  const brought = nodeOf(join(root, 'node_modules', `node-${platformName()}-${process.arch}`))
  if (brought && spawnSync(brought, ['--version']).status === 0) return brought
  if (Number(process.versions.node.split('.')[0]) >= wantedMajor) return process.execPath
  return stop(
    `Quincunx needs Node ${wantedMajor} or newer; this is ${process.version}. ` +
      `On ${process.platform}-${process.arch} npm cannot bring it along: please install it, then run this again.`,
  )
}

function platformName() {
  return process.platform === 'win32' ? 'win' : process.platform
}

/** Browser tests drive the system's Chromium; on Debian as root it is installed, elsewhere asked for. */
function ensureChromium() {
  if (!existsSync(join(root, 'tests', 'e2e')) || process.env.CHROMIUM || existsSync('/usr/bin/chromium')) return
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) {
    say('The browser tests need Chromium: install it, or set CHROMIUM to the path of a Chrome or Chromium.')
    return
  }
  say('Installing Chromium for the browser tests with apt-get.')
  apt('update')
  apt('install', '-y', '--no-install-recommends', 'chromium')
}

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const ran = spawnSync('apt-get', ['-qq', ...args], { env, encoding: 'utf8' })
  if (ran.status !== 0) say(`apt-get ${args.join(' ')} failed:\n${ran.stdout ?? ''}${ran.stderr ?? ''}`)
}

/** Runs Node with these arguments, passes signals on, and ends as it ends. A terminal's Ctrl-C reaches both by itself. */
function handOver(node, args, cwd) {
  const bin = join(root, 'node_modules', '.bin')
  const env = { ...process.env, PATH: [bin, pathOutsideModules()].join(delimiter) }
  const child = spawn(node, args, { cwd, stdio: 'inherit', env })
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  child.on('error', problem => stop(`Could not start ${node}: ${problem.message}`))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
}

/** Runs a task by name; `cwd` is where the task's own relative paths start. */
export function runTask(name, args, cwd = root) {
  const task = tasks[name]
  if (!task) stop(`No task is called "${name}". There are: ${Object.keys(tasks).join(', ')}.`)
  ensureModules()
  if (name === 'test') ensureChromium()
  const [script, ...rest] = task(args)
  if (!script) stop('Which file should run? For example: scripts/bootstrap.mjs run bench/main.ts')
  handOver(findNode(), [join(root, script), ...rest], cwd)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [name = '', ...args] = process.argv.slice(2)
  runTask(name, args)
}
