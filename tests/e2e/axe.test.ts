// axe finds nothing on any screen, in paper and in night, wide and on a phone.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { books } from '../../src/books/index.ts'
import { expect, inviteLink, newcomer, startTable, test } from './house.ts'

async function clean(page: Page, where: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze()
    const found = violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join('; ')}`,
    )
    expect(found, `${where}, ${colorScheme}`).toEqual([])
  }
}

test('the front page, a new table, and the rules', async ({ browser, house }) => {
  const page = await newcomer(browser)
  await page.goto(house)
  await clean(page, 'front page')
  await page.goto(`${house}/#start/last-throw`)
  await page.getByText('House rules').click()
  await clean(page, 'new table')
  await page.goto(`${house}/rules/#last-throw`)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await clean(page, 'rules')
})

for (const { id: book } of books)
  test(`the table of ${book}, its sheets and its dialogs`, async ({ browser, house }) => {
    const page = await newcomer(browser)
    await startTable(page, house, book)
    await expect(page.getByRole('article').first()).toBeVisible()
    await clean(page, 'table')
    await page
      .getByRole('button', { name: /nobody plays this hero/ })
      .first()
      .click()
    await clean(page, 'sheet')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Bring a hero' }).click()
    await page.getByRole('button', { name: 'Make one', exact: true }).click()
    await clean(page, 'making a hero')
    await page.keyboard.press('Escape')
    for (const [button, title] of [
      ['Call for a throw', 'Call for a throw'],
      ['Something happens', 'As game master'],
      ['Invite', 'Who is here'],
      ['Pause', 'Safe at this table'],
    ] as const) {
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(page.getByRole('dialog', { name: title })).toBeVisible()
      await clean(page, title)
      await page.keyboard.press('Escape')
    }
  })

test('notes, the drawer, an entry and the replay', async ({ browser, house }) => {
  const page = await newcomer(browser)
  await startTable(page, house, 'thorns')
  for (const item of [/^Notes/, /^Running the table/]) {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: item }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await clean(page, String(item))
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: /^Throw/ }).click()
  await expect(page.getByRole('article', { name: 'The last throw' })).toBeVisible()
  await clean(page, 'a result')
  await page.getByRole('button', { name: 'Entry 3' }).click()
  await clean(page, 'an entry with its dice')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: /^Replay/ }).click()
  await expect(page.getByText('1 of 3')).toBeVisible()
  await clean(page, 'replay')
})

test('the table on a phone, tab by tab, and the page of a newcomer', async ({ browser, house }) => {
  const page = await newcomer(browser, true)
  await startTable(page, house, 'last-throw')
  for (const tab of ['Company', 'Scene', 'Chronicle']) {
    await page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button', { name: tab }).click()
    // Scrolled to its end: until then the throw, which stays under the thumb, may half cover the line above it.
    await page
      .locator('.desk')
      .first()
      .evaluate(desk => desk.scrollTo(0, desk.scrollHeight))
    await clean(page, `phone, ${tab}`)
  }
  const stranger = await newcomer(browser, true)
  await stranger.goto(`${house}/table/#0123456789abcdef.0123456789abcdef`)
  await clean(stranger, 'join')
})

test('waiting at the door, the view for a stream, and the notebooks of the lab', async ({ browser, house }) => {
  const [gm, watcher] = [await newcomer(browser), await newcomer(browser)]
  await startTable(gm, house, 'thorns')
  await watcher.goto(await inviteLink(gm))
  await watcher.getByLabel('Your name').fill('Win')
  await watcher.getByRole('radio', { name: 'Watch' }).check()
  await watcher.getByRole('button', { name: 'Ask to come in' }).click()
  await expect(gm.getByRole('button', { name: 'Let Win in' })).toBeVisible()
  await clean(watcher, 'waiting')
  await gm.getByRole('button', { name: 'Let Win in' }).click()
  await expect(watcher.getByRole('article').first()).toBeVisible()
  const [table = ''] = new URL(watcher.url()).hash.slice(1).split(/[./]/)
  await watcher.goto(`${house}/table/#${table}/stream`)
  await expect(watcher.getByRole('main').or(watcher.getByRole('article')).first()).toBeVisible()
  await clean(watcher, 'stream')
  for (const notebook of ['throw', 'fight', 'pools', 'dice']) {
    await gm.goto(`${house}/lab/#${notebook}`)
    await expect(gm.getByText('%').first()).toBeVisible()
    await clean(gm, `lab, ${notebook}`)
  }
})
