// npm test: all checks, then all tests. With a word, only the test files whose path contains it. With --cluster also, and with
// --cluster-only nothing but, the tests of several nodes.
import { globSync } from 'node:fs'
import { browserTests } from './browser-tests.ts'
import { type Check, checks } from './checks.ts'
import { clusterTests } from './cluster-tests.ts'
import { root } from './run.ts'
import { add, closingLine, nothing, resultLine, type Tally } from './tally.ts'
import { unitTests } from './unit-tests.ts'

const browserFolder = /^tests[\\/]e2e[\\/]/
/** Takes minutes: begun first, so that no core waits for it at the end. */
const longest = /^tests[\\/]story[\\/]optimal\.test\.ts$/

function testFiles(words: readonly string[]): string[] {
  const files = globSync('{src,tests,scripts}/**/*.{test,spec}.ts', { cwd: root, exclude: ['tests/borders'] })
  const wanted = files.filter(file => words.length === 0 || words.some(word => file.includes(word))).sort()
  return [...wanted.filter(file => longest.test(file)), ...wanted.filter(file => !longest.test(file))]
}

async function runCheck(check: Check): Promise<Tally> {
  const began = performance.now()
  const { code, output } = await check.run()
  console.log(resultLine(code === 0, check.name, began))
  if (code !== 0) console.log(output.trimEnd())
  return code === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 }
}

/** Two at a time, since each may keep a core busy. */
async function runChecks(): Promise<Tally> {
  const waiting = checks()
  let tally = nothing
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const one = await runCheck(next)
      tally = add(tally, one)
    }
  }
  await Promise.all([work(), work()])
  return tally
}

async function runTests(words: readonly string[]): Promise<Tally> {
  const files = testFiles(words)
  const unit = await unitTests(files.filter(file => !browserFolder.test(file)))
  const browser = await browserTests(files.filter(file => browserFolder.test(file)))
  return add(unit, browser)
}

const args = process.argv.slice(2)
const [checksOnly, clusterOnly] = ['--checks-only', '--cluster-only'].map(flag => args.includes(flag))
const withCluster = clusterOnly || args.includes('--cluster')
const words = args.filter(arg => !arg.startsWith('--'))
const checked = words.length === 0 && !clusterOnly ? await runChecks() : nothing
const tested = checksOnly || clusterOnly ? nothing : await runTests(words)
const clustered = withCluster ? await clusterTests(words) : nothing
const ran = add(tested, clustered)
const total = add(checked, ran)
if (!checksOnly && ran.passed + ran.failed === 0)
  console.log(`No test ran${words.length > 0 ? ` for ${words.join(', ')}` : ''}.`)
console.log(closingLine(total))
process.exitCode = total.failed > 0 || (!checksOnly && ran.passed === 0) ? 1 : 0
