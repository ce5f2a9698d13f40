// A real server on a free port with an empty data folder, and what people do first: open a table, ask for a seat, come in.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, test as base, expect, type Page } from '@playwright/test'

const root = join(import.meta.dirname, '../..')

/** The address that the server prints when it listens. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let said = ''
    server.stdout?.on('data', (text: Buffer) => {
      said += text
      const found = /http:\/\/localhost:\d+/.exec(said)
      if (found) done(found[0])
    })
    server.once('exit', code => fail(new Error(`The server ended with ${code}: ${said}`)))
  })
}

export const test = base.extend<{ goHome: undefined }, { house: string }>({
  // Everybody leaves when a test is over: tables left open would slow down those that follow.
  goHome: [
    async ({ browser }, use) => {
      await use(undefined)
      await Promise.all(browser.contexts().map(context => context.close()))
    },
    { auto: true },
  ],
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from this pattern
    async ({}, use) => {
      const data = mkdtempSync(join(tmpdir(), 'quincunx-e2e-'))
      const server = spawn(process.execPath, ['src/cli/main.ts', 'serve', '--port', '0', '--data', data], { cwd: root })
      await use(await addressOf(server))
      server.kill('SIGTERM')
      await new Promise(done => server.once('exit', done))
      rmSync(data, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})

export { expect }

/** A browser of somebody else: its own storage, its own connection; a phone has no mouse. Nothing moves unless asked. */
export async function newcomer(browser: Browser, phone = false, moving = false): Promise<Page> {
  const viewport = phone ? { width: 390, height: 844 } : { width: 1360, height: 860 }
  const reducedMotion = moving ? 'no-preference' : 'reduce'
  const context = await browser.newContext({ viewport, reducedMotion, hasTouch: phone, isMobile: phone })
  return context.newPage()
}

/** From the front page to a table in its example scene, or in another one; the page is the game master's. */
export async function startTable(page: Page, house: string, book: string, name = 'Ada', scene?: string): Promise<void> {
  await page.goto(`${house}/#start/${book}`)
  await page.getByLabel('What is it called?').fill('The Salt Road')
  await page.getByLabel('Your name, as game master').fill(name)
  if (scene !== undefined) await page.getByRole('radio', { name: scene }).check()
  await page.getByRole('button', { name: 'Start the table' }).click()
  await expect(page.getByRole('heading', { name: 'The Salt Road' })).toBeVisible()
}

/** The link that the game master sends to friends. */
export async function inviteLink(gm: Page): Promise<string> {
  await gm.getByRole('button', { name: 'Invite' }).click()
  const link = await gm.getByLabel('The link for your friends').inputValue()
  await gm.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  return link
}

/** Somebody follows the link, says a name, and is let in by the game master. */
export async function comeIn(page: Page, gm: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Ask to come in' }).click()
  await gm.getByRole('button', { name: `Let ${name} in` }).click()
  await expect(page.getByRole('heading', { name: 'The Salt Road' })).toBeVisible()
}

export async function playHero(page: Page, hero: string): Promise<void> {
  await page
    .getByRole('button', { name: `Play ${hero}` })
    .first()
    .click()
  await expect(page.getByRole('button', { name: `Play ${hero}` })).toHaveCount(0)
}

/** Somebody watches: let in as a spectator, then the view for a stream. */
export async function watch(page: Page, gm: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('radio', { name: 'Watch' }).check()
  await page.getByRole('button', { name: 'Ask to come in' }).click()
  await gm.getByRole('button', { name: `Let ${name} in` }).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: /^Stream view/ }).click()
  await expect(page.locator('html.stream')).toHaveCount(1)
}

/** Everything that a page was ever sent of a table, over its sockets and in answers, as text; what it left before reading is none. */
export function listen(page: Page): () => Promise<string> {
  const heard: (string | Promise<string>)[] = []
  page.on('websocket', socket => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  page.on('response', answer => {
    if (answer.url().includes('/api/')) heard.push(answer.text().catch(() => ''))
  })
  return async () => (await Promise.all(heard)).join('\n')
}
