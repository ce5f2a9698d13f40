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

export const test = base.extend<object, { house: string }>({
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

/** A browser of somebody else: its own storage, its own connection. */
export async function newcomer(browser: Browser, phone = false): Promise<Page> {
  const viewport = phone ? { width: 390, height: 844 } : { width: 1360, height: 860 }
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  return context.newPage()
}

/** From the front page to a table in its example scene; the page is the game master's. */
export async function startTable(page: Page, house: string, book: string, name = 'Ada'): Promise<void> {
  await page.goto(`${house}/#start/${book}`)
  await page.getByLabel('What is it called?').fill('The Salt Road')
  await page.getByLabel('Your name, as game master').fill(name)
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

/** Everything that a page was ever sent over its sockets, as text. */
export function listen(page: Page): () => string {
  const heard: string[] = []
  page.on('websocket', socket => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  return () => heard.join('\n')
}
