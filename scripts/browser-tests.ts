// Runs the browser tests through Playwright on the freshly built web app.
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './run.ts'
import { nothing, resultLine, type Tally } from './tally.ts'
import { buildWeb } from './web-build.ts'

interface Report {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
}

export async function browserTests(files: readonly string[]): Promise<Tally> {
  if (files.length === 0) return nothing
  const began = performance.now()
  await buildWeb()
  const report = join(mkdtempSync(join(tmpdir(), 'quincunx-')), 'report.json')
  const { code, output } = await run(
    'node_modules/@playwright/test/cli.js',
    ['test', '--reporter=line,json', ...files.map(escapeForPattern)],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report, CI: '1' },
  )
  const tally = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : nothing
  const good = code === 0 && tally.failed === 0
  if (!good) console.log(output)
  console.log(resultLine(good, `${tally.passed + tally.failed} browser tests in ${files.length} files`, began))
  return good || tally.failed > 0 ? tally : { ...tally, failed: 1 }
}

/** A test that passed only on its second try has failed. */
function count({ stats }: Report): Tally {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
}

/** Playwright reads file arguments as patterns. */
function escapeForPattern(file: string): string {
  return file.replaceAll('\\', '/').replace(/[.+*?^$()[\]{}|]/g, '\\$&')
}
