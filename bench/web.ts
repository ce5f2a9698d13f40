// The web table on the production build, in a real browser: what is loaded before the first throw, how soon the table stands
// on a slow phone, how quickly an entry appears in a long chronicle, and whether counting odds ever stops the page.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'
import WebSocket from 'ws'
import { root } from '../scripts/run.ts'
import { buildWeb } from '../scripts/web-build.ts'
import { books } from '../src/books/index.ts'
import { readWebFiles, startServer } from '../src/server/index.ts'
import { connect, type SocketLike, socketWire } from '../src/table/index.ts'
import { median, printTable } from './measure.ts'

const entries = 5_000
const slowPhone = { cpu: 4, latency: 40, kilobytesPerSecond: 1_250 }

type Row = [string, string, string, string]
const row = (name: string, value: number, budget: number, unit: string): Row => [
  name,
  `${value.toFixed(value < 20 ? 1 : 0)} ${unit}`,
  `${budget} ${unit}`,
  value <= budget ? 'within' : 'OVER',
]

export async function web(): Promise<void> {
  await buildWeb()
  const data = mkdtempSync(join(tmpdir(), 'quincunx-bench-'))
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const plenty = { perSecond: 100_000, burst: 100_000 }
  const server = await startServer({
    books,
    data,
    files: readWebFiles(join(root, 'dist/web')),
    host: '127.0.0.1',
    port: 0,
    log,
    version: 'bench',
    limits: { frames: plenty as never },
  })
  const rights = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: rights })
  try {
    const house = `http://127.0.0.1:${server.port}`
    const rows: Row[] = []
    for (const { id, title } of books)
      rows.push(row(`JavaScript before the first throw, ${title}`, await weight(browser, house, id), 150, 'kB'))
    rows.push(row('first table view on a slow phone (median of 5)', await medianView(browser, house), 1500, 'ms'))
    const { latest, longest } = await longChronicle(browser, house)
    rows.push(row(`an entry on screen, ${entries} in the chronicle (95 % of them)`, latest, 16.7, 'ms'))
    rows.push(row('longest task while odds are counted', longest, 100, 'ms'))
    printTable('The web table', ['', 'measured', 'budget', ''], rows)
  } finally {
    await browser.close()
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

interface Opened {
  readonly table: string
  readonly token: string
}

async function openTable(house: string, book: string): Promise<Opened> {
  const scene = books.find(({ id }) => id === book)?.scenes[0]?.id
  const answer = await fetch(`${house}/api/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ book, name: 'Ada', title: 'Bench', scene }),
  })
  return (await answer.json()) as Opened
}

/** A page that has a seat at the table, and nothing in its cache. */
async function seatedPage(browser: Browser, book: string, { table, token }: Opened, phone = false): Promise<Page> {
  const context = await browser.newContext({
    viewport: phone ? { width: 390, height: 844 } : { width: 1360, height: 860 },
    reducedMotion: 'reduce',
  })
  const known = [{ id: table, token, book, name: 'Bench', role: 'gm', seen: '' }]
  await context.addInitScript(tables => localStorage.setItem('quincunx.tables', tables), JSON.stringify(known))
  return context.newPage()
}

const standing = (page: Page) => page.getByText('%').first().waitFor()

async function weight(browser: Browser, house: string, book: string): Promise<number> {
  const opened = await openTable(house, book)
  const page = await seatedPage(browser, book, opened)
  const scripts = new Set<string>()
  page.context().on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) scripts.add(pathname)
  })
  await page.goto(`${house}/table/#${opened.table}`)
  await standing(page)
  await page.context().close()
  const sizes = [...scripts].map(path => gzipSync(readFileSync(join(root, 'dist/web', path))).length)
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

async function medianView(browser: Browser, house: string): Promise<number> {
  const views: number[] = []
  for (let i = 0; i < 5; i++) views.push(await firstView(browser, house))
  return median(views)
}

async function firstView(browser: Browser, house: string): Promise<number> {
  const opened = await openTable(house, 'last-throw')
  const page = await seatedPage(browser, 'last-throw', opened, true)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowPhone.latency,
    downloadThroughput: slowPhone.kilobytesPerSecond * 1000,
    uploadThroughput: slowPhone.kilobytesPerSecond * 1000,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpu })
  const began = performance.now()
  await page.goto(`${house}/table/#${opened.table}`, { waitUntil: 'commit' })
  await page
    .getByRole('button', { name: /^Throw/ })
    .first()
    .waitFor()
  const took = performance.now() - began
  await page.context().close()
  return took
}

/** Notes when each frame came in, and when the next picture after it was drawn. */
function watch(): void {
  const seen = { waits: [] as number[], longest: 0 }
  Object.assign(globalThis, { seen })
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration)
  }).observe({ type: 'longtask' })
  const Native = globalThis.WebSocket
  globalThis.WebSocket = class extends Native {
    constructor(address: string | URL) {
      super(address)
      this.addEventListener('message', ({ data }) => {
        if (!String(data).startsWith('{"type":"entry"')) return
        const came = performance.now()
        queueMicrotask(() => setTimeout(() => seen.waits.push(performance.now() - came)))
      })
    }
  }
}

async function longChronicle(browser: Browser, house: string): Promise<{ latest: number; longest: number }> {
  const opened = await openTable(house, 'last-throw')
  const page = await seatedPage(browser, 'last-throw', opened)
  await page.addInitScript(watch)
  await page.goto(`${house}/table/#${opened.table}`)
  await standing(page)
  const make = (address: string) => new WebSocket(address) as unknown as SocketLike
  const later = (wait: number, run: () => void) => {
    const timer = setTimeout(run, wait)
    return () => clearTimeout(timer)
  }
  const book = books.find(({ id }) => id === 'last-throw')
  if (!book) throw new Error('The bench plays At the Last Throw, and it is not there.')
  const client = connect({ book, ...opened, open: socketWire(make, `${house.replace('http', 'ws')}/ws`), later })
  for (let i = 0; i < entries; i++) await client.give({ type: 'Say', text: `Line ${i} of a long evening.` })
  await page
    .getByText(`Line ${entries - 1} of`)
    .first()
    .waitFor()
  await page.evaluate(() => Object.assign((globalThis as unknown as { seen: object }).seen, { waits: [], longest: 0 }))
  for (let i = 0; i < 100; i++) {
    await client.give({ type: 'Say', text: `And ${i} more.` })
    await new Promise(done => setTimeout(done, 30))
  }
  const waits = await page.evaluate(() => (globalThis as unknown as { seen: { waits: number[] } }).seen.waits)
  await page.evaluate(() => Object.assign((globalThis as unknown as { seen: object }).seen, { longest: 0 }))
  for (let i = 0; i < 6; i++) {
    await page.getByRole('switch', { name: /^Exertion/ }).click()
    await page.getByText('%').first().waitFor()
  }
  const longest = await page.evaluate(() => (globalThis as unknown as { seen: { longest: number } }).seen.longest)
  client.close()
  await page.context().close()
  return { latest: waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.95)] ?? Number.NaN, longest }
}
