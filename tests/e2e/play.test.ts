// Every book at the table: four browsers, from the link to the throw; and what must hold while they play.
import type { Page } from '@playwright/test'
import { books } from '../../src/books/index.ts'
import { comeIn, expect, inviteLink, listen, newcomer, playHero, startTable, test } from './house.ts'

const throwButton = (page: Page) => page.getByRole('button', { name: /^(Throw|Do it)/ })
const result = (page: Page) => page.getByRole('article', { name: 'The last throw' })

/** Who is to throw the first call of each example scene, and what only the game master knows there. */
const first: Readonly<
  Record<string, { readonly hero: string; readonly others: readonly string[]; readonly hidden?: string }>
> = {
  'last-throw': { hero: 'Ivo Redfern', others: ['Sael Quickwater', 'Corvin Ember'] },
  thorns: { hero: 'Tobin Rook', others: ['Mara Venn', 'Hild Ironvow'], hidden: 'The arsonist is still here' },
  gamebook: { hero: 'Oswin', others: ['Berrit', 'Ilse'], hidden: 'The drowned king' },
  hearts: { hero: 'Wren', others: ['Brida', 'Sefa'] },
  grit: { hero: 'Pip', others: ['Thimble', 'Wick'], hidden: 'captain' },
}

/** A clock that the game master hides in every book. */
const bell = 'The sunken bell'

for (const { id: book } of books)
  test(`${book}: four browsers, everybody sees the throw, and nobody what is hidden`, async ({ browser, house }) => {
    const scene = first[book]
    expect(scene, `tell this test who throws first in ${book}`).toBeDefined()
    const { hero = '', others = [], hidden } = scene ?? {}
    const gm = await newcomer(browser)
    const [bo, cleo, watcher] = [await newcomer(browser), await newcomer(browser, true), await newcomer(browser)]
    const heard = [bo, cleo, watcher].map(listen)
    await startTable(gm, house, book)
    const link = await inviteLink(gm)
    await comeIn(bo, gm, link, 'Bo')
    await comeIn(cleo, gm, link, 'Cleo')
    await watcher.goto(link)
    await watcher.getByLabel('Your name').fill('Win')
    await watcher.getByRole('radio', { name: 'Watch' }).check()
    await watcher.getByRole('button', { name: 'Ask to come in' }).click()
    await gm.getByRole('button', { name: 'Let Win in' }).click()
    await playHero(bo, hero)
    await playHero(cleo, others[0] ?? '')
    await gm.getByRole('button', { name: 'A clock' }).click()
    await gm.getByLabel('What runs out?').fill(bell)
    await gm.getByLabel('hidden', { exact: true }).check()
    await gm.getByRole('button', { name: 'Set the clock' }).click()
    await expect(gm.getByText(bell).first()).toBeVisible()
    await throwButton(bo).first().click()
    for (const page of [gm, bo, cleo, watcher]) await expect(result(page)).toBeVisible()
    const words = await Promise.all(
      [gm, bo, cleo, watcher].map(page => result(page).locator('.word').first().textContent()),
    )
    expect(new Set(words).size).toBe(1)
    await expect(throwButton(watcher)).toHaveCount(0)
    const secrets = new RegExp(hidden === undefined ? bell : `${bell}|${hidden}`, 'i')
    for (const secret of [bell, hidden ?? bell])
      expect(await gm.locator('body').innerText()).toMatch(new RegExp(secret, 'i'))
    for (const [i, page] of [bo, cleo, watcher].entries()) {
      expect(heard[i]?.()).not.toMatch(secrets)
      expect(await page.content()).not.toMatch(secrets)
    }
  })

test('a friend leans in, the odds move for all, the one who throws accepts', async ({ browser, house }) => {
  const [gm, bo, cleo] = [await newcomer(browser), await newcomer(browser), await newcomer(browser)]
  await startTable(gm, house, 'last-throw')
  const link = await inviteLink(gm)
  await comeIn(bo, gm, link, 'Bo')
  await comeIn(cleo, gm, link, 'Cleo')
  await playHero(bo, 'Ivo Redfern')
  await playHero(cleo, 'Sael Quickwater')
  await expect(gm.getByText('44 %', { exact: true }).first()).toBeVisible()
  await bo.getByRole('switch', { name: /^Exertion/ }).click()
  for (const page of [gm, bo, cleo])
    await expect(
      page
        .getByRole('button', { name: 'Throw three dice' })
        .or(page.getByText('30 %', { exact: true }).first())
        .first(),
    ).toBeVisible()
  await cleo.getByRole('switch', { name: /^Sael Quickwater helps/ }).click()
  await bo.getByRole('button', { name: /^Accept Sael Quickwater/ }).click()
  await expect(bo.getByRole('button', { name: 'Throw four dice' })).toBeVisible()
  await expect(cleo.getByRole('button', { name: /^Throw/ })).toHaveCount(0)
})

test('a connection lost in the middle of a call comes back to the same call', async ({ browser, house }) => {
  const [gm, bo] = [await newcomer(browser), await newcomer(browser)]
  await startTable(gm, house, 'thorns')
  await comeIn(bo, gm, await inviteLink(gm), 'Bo')
  await playHero(bo, 'Tobin Rook')
  await bo.reload()
  await expect(throwButton(bo)).toBeVisible()
  await gm.getByLabel('Say something').fill('while you were away')
  await gm.keyboard.press('Enter')
  await expect(bo.getByText('while you were away').first()).toBeVisible()
  await throwButton(bo).click()
  await expect(result(gm)).toBeVisible()
})

test('the game master takes a throw back, and the call lies there again for all', async ({ browser, house }) => {
  const [gm, bo] = [await newcomer(browser), await newcomer(browser)]
  await startTable(gm, house, 'last-throw')
  await comeIn(bo, gm, await inviteLink(gm), 'Bo')
  await playHero(bo, 'Ivo Redfern')
  await throwButton(bo).click()
  await expect(result(bo)).toBeVisible()
  await bo.getByRole('button', { name: 'Take the last step back' }).click()
  await expect(bo.getByRole('alert')).toContainText('only the game master takes that back')
  await gm.getByRole('button', { name: 'Take the last step back' }).click()
  for (const page of [gm, bo]) await expect(throwButton(page)).toBeVisible()
})

test('dice of a real table are typed in, and said to be such', async ({ browser, house }) => {
  const gm = await newcomer(browser)
  await startTable(gm, house, 'last-throw')
  await gm.getByRole('button', { name: 'My own dice' }).click()
  const dialog = gm.getByRole('dialog', { name: 'My own dice' })
  await dialog.getByRole('spinbutton').nth(0).fill('6')
  await dialog.getByRole('spinbutton').nth(1).fill('6')
  await dialog.getByRole('button', { name: 'Lay them on the table' }).click()
  await expect(result(gm).locator('.word')).toHaveText(/critical/i)
  await expect(gm.getByText('own dice').first()).toBeVisible()
})

test('on a phone the call is reached from every tab, and its button is under the thumb', async ({ browser, house }) => {
  const gm = await newcomer(browser, true)
  await startTable(gm, house, 'last-throw')
  await gm.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button', { name: 'Chronicle' }).click()
  await gm.getByRole('button', { name: /attacks Orc Raider.*Open/ }).click()
  await expect(throwButton(gm)).toBeInViewport()
  const wide = await gm.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(390)
  await throwButton(gm).click()
  await expect(result(gm)).toBeVisible()
})

for (const { id: book, title } of books)
  test(`${book}, with the keyboard alone: a table is started and its first dice are thrown`, async ({
    browser,
    house,
  }) => {
    const page = await newcomer(browser)
    await page.goto(`${house}/`)
    const reach = async (role: 'link' | 'button', name: string | RegExp) => {
      const target = page.getByRole(role, { name }).first()
      await expect(target).toBeVisible()
      for (let i = 0; i < 160; i++) {
        if (await target.evaluate(element => element === document.activeElement)) return page.keyboard.press('Enter')
        await page.keyboard.press('Tab')
      }
      throw new Error(`The keyboard does not reach ${name}.`)
    }
    await reach('link', title)
    await expect(page.getByLabel('What is it called?')).toBeVisible()
    await reach('button', /^Start the table/)
    await reach('button', /^(Throw|Do it)/)
    await expect(result(page)).toBeVisible()
  })

test('the game master plays the evening back, entry by entry, and takes it home', async ({ browser, house }) => {
  const gm = await newcomer(browser)
  await startTable(gm, house, 'thorns')
  await throwButton(gm).click()
  await expect(result(gm)).toBeVisible()
  const saved = gm.waitForEvent('download')
  await gm.getByRole('button', { name: 'Keep the chronicle' }).click()
  await gm.getByRole('menuitem', { name: /Markdown/ }).click()
  expect((await saved).suggestedFilename()).toBe('The Salt Road.md')
  await gm.getByRole('button', { name: 'More', exact: true }).click()
  await gm.getByRole('menuitem', { name: /^Replay/ }).click()
  await expect(gm.getByText('1 of 3')).toBeVisible()
  await expect(gm.getByText('Nobody yet.')).toBeVisible()
  await gm.getByRole('button', { name: 'One entry on' }).click()
  await expect(gm.getByText('Tobin Rook throws when ready.')).toBeVisible()
  await expect(throwButton(gm)).toHaveCount(0)
  await gm.getByRole('link', { name: 'Back to the table' }).click()
  await expect(gm.getByRole('button', { name: 'Invite' })).toBeVisible()
})

test('a stranger with a wrong link gets a sentence, and the front page says what a code looks like', async ({
  browser,
  house,
}) => {
  const page = await newcomer(browser)
  await page.goto(`${house}/table/#0123456789abcdef.0123456789abcdef`)
  await page.getByLabel('Your name').fill('Eve')
  await page.getByRole('button', { name: 'Ask to come in' }).click()
  await expect(page.getByRole('alert')).toContainText('no such table')
  await page.goto(house)
  await page.getByLabel('The code or the link').fill('hello')
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('no code of a table')
})
