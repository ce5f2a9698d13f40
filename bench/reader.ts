// The reader and the workshop on the production build, in a real browser: what a reader loads, and how soon an author sees odds.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { root } from '../scripts/run.ts'
import { buildWeb } from '../scripts/web-build.ts'
import { books } from '../src/books/index.ts'
import { readWebFiles, startServer } from '../src/server/index.ts'
import { printTable } from './measure.ts'

type Row = [string, string, string, string]
const row = (name: string, value: number, budget: number, unit: string): Row => [
  name,
  `${value.toFixed(1)} ${unit}`,
  `${budget} ${unit}`,
  value <= budget ? 'within' : 'OVER',
]

export async function reader(): Promise<void> {
  await buildWeb()
  const data = mkdtempSync(join(tmpdir(), 'quincunx-bench-'))
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const files = readWebFiles(join(root, 'dist/web'))
  const server = await startServer({ books, data, files, host: '127.0.0.1', port: 0, log, version: 'bench' })
  const rights = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: rights })
  try {
    const house = `http://127.0.0.1:${server.port}`
    const { seconds, longest } = await oddsOnScreen(browser, house)
    printTable(
      'The reader and the workshop',
      ['', 'measured', 'budget', ''],
      [
        row('JavaScript of the reader, inkjs included', await weight(browser, `${house}/reader/`), 120, 'kB'),
        row('odds of the book that ships on screen', seconds, 15, 's'),
        row('longest task while they are found', longest, 100, 'ms'),
      ],
    )
  } finally {
    await browser.close()
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

/** The story itself is text, and no part of the program. */
const isProgram = (path: string): boolean => path.endsWith('.js') && !/\/(?:bound|sources)-/.test(path)

async function weight(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const scripts = new Set<string>()
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (isProgram(pathname)) scripts.add(pathname)
  })
  await page.goto(`${address}#story/rent-day`)
  await page.getByRole('button', { name: 'Open the book' }).click()
  await page.locator('.choice').first().waitFor()
  await context.close()
  const sizes = [...scripts].map(path => gzipSync(readFileSync(join(root, 'dist/web', path))).length)
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

/** From the click to the table of endings, by quick play as the workshop shows it first. */
async function oddsOnScreen(browser: Browser, house: string): Promise<{ seconds: number; longest: number }> {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(`${house}/workshop/`)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await page.getByRole('menuitem', { name: /Rent Day/ }).click()
  await page.getByText('Nothing is wrong with this story.').waitFor()
  await page.getByRole('tab', { name: 'Odds' }).click()
  await page.getByRole('switch', { name: 'Keep up with the text' }).click()
  await page.evaluate(() => {
    const seen = { longest: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration)
    }).observe({ type: 'longtask' })
  })
  const began = performance.now()
  await page.getByRole('button', { name: /^Play \d+ times/ }).click()
  await page.getByRole('progressbar').waitFor()
  await page.getByRole('table').waitFor({ timeout: 120_000 })
  const seconds = (performance.now() - began) / 1000
  const longest = await page.evaluate(() => (globalThis as unknown as { seen: { longest: number } }).seen.longest)
  await context.close()
  return { seconds, longest }
}
