// What must hold at every table while people play: consent, lost connections, undo, thumbs, keyboards, replay, wrong links.
import type { Page, WebSocketRoute } from '@playwright/test'
import { books } from '../../src/books/index.ts'
import { result, say, throwButton, turnTo } from './desk.ts'
import { comeIn, expect, inviteLink, newcomer, playHero, startTable, test } from './house.ts'

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

/** A page whose connection can be broken: `cut` ends it, and the next ones fail until `mend`. */
async function breakable(page: Page) {
  let [live, broken]: [WebSocketRoute | undefined, boolean] = [undefined, false]
  await page.routeWebSocket(/\/ws$/, socket => {
    if (broken) return void socket.close()
    socket.connectToServer()
    live = socket
  })
  const cut = async () => {
    broken = true
    await live?.close()
  }
  const mend = () => {
    broken = false
  }
  return { cut, mend }
}

test('a connection that breaks in the middle of a call comes back to it, with what has happened since', async ({
  browser,
  house,
}) => {
  const [gm, bo] = [await newcomer(browser), await newcomer(browser)]
  const line = await breakable(bo)
  await startTable(gm, house, 'thorns')
  await comeIn(bo, gm, await inviteLink(gm), 'Bo')
  await playHero(bo, 'Tobin Rook')
  await expect(throwButton(bo)).toBeVisible()
  await line.cut()
  await expect(bo.getByText('The connection is lost.')).toBeVisible()
  await expect(throwButton(bo)).toBeVisible()
  await say(gm, 'while you were away')
  line.mend()
  await expect(bo.getByText('The connection is lost.')).toHaveCount(0)
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

/** What a finger must hit is at least 44 pixels both ways, but for links and switches within a line of text. */
const small = (page: Page) =>
  page.locator('button:visible, select:visible, a.button:visible, nav a:visible').evaluateAll(all =>
    all
      .filter(each => each.closest('p, .price, .steps, .said, article header, label') === null)
      .map(each => ({
        what: each.getAttribute('aria-label') ?? each.textContent?.trim(),
        box: each.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 0 && (box.height < 44 || box.width < 44))
      .map(({ what, box }) => `${what} ${Math.round(box.width)}x${Math.round(box.height)}`),
  )

for (const { id: book } of books)
  test(`${book} on a phone: three tabs, the call over each of them, the throw under the thumb`, async ({
    browser,
    house,
  }) => {
    const gm = await newcomer(browser, true)
    await startTable(gm, house, book)
    const tabs = gm.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button')
    await expect(tabs).toHaveText(['Company', 'Scene', 'Chronicle'])
    for (const tab of ['Company', 'Chronicle', 'Scene'] as const) {
      await turnTo(gm, tab)
      if (tab !== 'Scene') await gm.getByRole('button', { name: /Open$/ }).click()
      await expect(throwButton(gm)).toBeInViewport({ ratio: 1 })
      const box = await throwButton(gm).boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect((box?.y ?? 0) + (box?.height ?? 0), 'in the lower half of the screen').toBeGreaterThan(422)
      expect(await small(gm), tab).toEqual([])
      expect(await gm.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    }
    await throwButton(gm).click()
    await expect(result(gm)).toBeInViewport()
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
