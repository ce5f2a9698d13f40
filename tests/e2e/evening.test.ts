// An evening of every book: a game master at a wide screen, a friend on a phone. The friend's connection breaks in the middle
// of a call, dice of a real table are typed in and taken back, and the scene is played on.
import type { Page } from '@playwright/test'
import { books } from '../../src/books/index.ts'
import { comeIn, expect, inviteLink, newcomer, playHero, startTable, test } from './house.ts'

const rollers: Readonly<Record<string, string>> = {
  'last-throw': 'Ivo Redfern',
  thorns: 'Tobin Rook',
  gamebook: 'Oswin',
  hearts: 'Wren',
  grit: 'Pip',
}

const call = (page: Page) => page.getByRole('article', { name: /^Call:/ })
const throwOf = (page: Page) => call(page).getByRole('button', { name: /^(Throw|Do it)/ })
const answers = (page: Page) => page.locator('article[aria-label="Choices to make"] .answers button')
const result = (page: Page) => page.getByRole('article', { name: 'The last throw' })

/** Types ones until the rule wants no more dice. */
async function layOwnDice(page: Page): Promise<void> {
  await call(page).getByRole('button', { name: 'My own dice' }).click()
  const dialog = page.getByRole('dialog', { name: 'My own dice' })
  const lay = dialog.getByRole('button', { name: 'Lay them on the table' })
  for (let i = 0; i < 6 && (await dialog.isVisible()); i++) {
    for (const field of await dialog.getByRole('spinbutton').all()) await field.fill('1')
    await lay.click()
    await page.waitForFunction(
      () => !document.querySelector('dialog[open]') || document.querySelector('dialog[open] input:placeholder-shown'),
    )
  }
  await expect(dialog).toHaveCount(0)
}

/** The scene goes on: a choice is answered, an open call is thrown, or somebody does the first thing that is offered. */
async function playOn(gm: Page): Promise<void> {
  if (await answers(gm).first().isVisible()) return answers(gm).first().click()
  if (await throwOf(gm).first().isVisible()) return throwOf(gm).first().click()
  const doing = gm.getByRole('region', { name: / may$|^As game master$/ })
  for (const group of await doing.locator('.group').all()) {
    await group.click()
    const offer = doing.locator('li > button').first()
    if (await offer.isVisible()) return offer.click()
  }
  throw new Error('Nobody may do anything.')
}

const entryOf = async (page: Page): Promise<number> =>
  Number(/entry (\d+)/.exec(await page.getByText(/entry \d+/).innerText())?.[1])

for (const { id: book } of books)
  test(`${book}: two browsers play a scene through a lost connection, own dice and an undo`, async ({
    browser,
    house,
  }) => {
    const [gm, bo] = [await newcomer(browser), await newcomer(browser, true)]
    await startTable(gm, house, book)
    await comeIn(bo, gm, await inviteLink(gm), 'Bo')
    await playHero(bo, rollers[book] ?? '')
    await expect(throwOf(bo)).toBeInViewport()
    await bo.reload()
    await expect(throwOf(bo)).toBeInViewport()
    await layOwnDice(bo)
    for (const page of [gm, bo]) await expect(result(page)).toBeVisible()
    await expect(gm.getByText('own dice').first()).toBeVisible()
    await gm.getByRole('button', { name: 'Take the last step back' }).click()
    await expect(throwOf(gm)).toBeVisible()
    await expect(throwOf(bo)).toBeInViewport()
    await throwOf(bo).click()
    for (const page of [gm, bo]) await expect(result(page)).toBeVisible()
    for (let step = 0; step < 4; step++) {
      const before = await entryOf(gm)
      await playOn(gm)
      await expect.poll(() => entryOf(gm)).toBeGreaterThan(before)
    }
    await gm.getByLabel('Say something').fill('And so the evening ends.')
    await gm.keyboard.press('Enter')
    await bo.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button', { name: 'Chronicle' }).click()
    await expect(bo.getByText('And so the evening ends.').first()).toBeVisible()
    expect(await bo.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
