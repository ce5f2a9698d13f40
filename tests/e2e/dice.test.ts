// Dice on the screen: fetched when they first fall, landing on the faces that were recorded, flat for who wants it so, silent until asked.
import type { Page } from '@playwright/test'
import { menu, say, throwButton, written } from './desk.ts'
import { expect, newcomer, startTable, test } from './house.ts'

/** The parts of the page that draw falling dice. */
const isDrawing = (address: string): boolean => /\/(show|knock|solids)-[^/]*\.js$/.test(address)

function fetchedBy(page: Page): () => readonly string[] {
  const fetched: string[] = []
  page.on('request', request => fetched.push(request.url()))
  return () => fetched.filter(isDrawing)
}

/** What can be read on the dice that lie there, before they are taken away. */
const lying = (page: Page): Promise<string> =>
  page
    .waitForFunction(() => document.querySelector<HTMLElement>('canvas[data-reads]')?.dataset.reads)
    .then(found => found.jsonValue() as Promise<string>)

/** The faces of the newest entry, as the chronicle draws them. */
const recorded = (page: Page): Promise<string> =>
  page
    .getByRole('region', { name: 'The chronicle' })
    .getByRole('article')
    .last()
    .getByRole('img', { name: /shows/ })
    .evaluateAll(dice => dice.map(die => /shows (\d+)/.exec(die.getAttribute('aria-label') ?? '')?.[1]).join(' '))

test('dice are fetched when they first fall, and every kind lands on what was thrown, many at once', async ({
  browser,
  house,
}) => {
  const page = await newcomer(browser, false, true)
  const fetched = fetchedBy(page)
  await startTable(page, house, 'grit')
  await expect(throwButton(page)).toBeVisible()
  expect(fetched()).toEqual([])
  for (const roll of ['/roll 3d4+3d6+3d8', '/roll 3d10+3d12+3d20', '/roll d4', '/roll 18d6']) {
    await say(page, roll)
    const read = await lying(page)
    expect(read.split(' ').length).toBeGreaterThan(0)
    expect(read, roll).toBe(await recorded(page))
    await expect(page.locator('canvas')).toHaveCount(0)
  }
  expect(fetched().length).toBeGreaterThan(0)
})

test('the dice of a call lie as its result says', async ({ browser, house }) => {
  const page = await newcomer(browser, false, true)
  await startTable(page, house, 'thorns')
  await throwButton(page).click()
  const read = await lying(page)
  const shown = page.getByRole('article', { name: 'The last throw' }).getByRole('img', { name: /shows/ })
  const faces = await shown.evaluateAll(dice => dice.map(die => /shows (\d+)/.exec(die.ariaLabel ?? '')?.[1]))
  expect(read.split(' ')).toEqual(faces.slice(0, read.split(' ').length))
})

test('flat dice, by choice or where motion is unwanted: the outcome at once, and nothing is fetched', async ({
  browser,
  house,
}) => {
  for (const moving of [true, false]) {
    const page = await newcomer(browser, false, moving)
    const fetched = fetchedBy(page)
    await startTable(page, house, 'last-throw')
    if (moving) await menu(page, 'How it looks', /^Flat dice/)
    await written(page, () => throwButton(page).click())
    await expect(page.getByRole('article', { name: 'The last throw' })).toBeVisible()
    await expect(page.locator('canvas')).toHaveCount(0)
    expect(fetched()).toEqual([])
  }
})

test('there is no sound until somebody wants it; then every knock is heard', async ({ browser, house }) => {
  const page = await newcomer(browser, false, true)
  await page.addInitScript(() => {
    const { start } = AudioBufferSourceNode.prototype
    Object.assign(window, { knocks: 0 })
    AudioBufferSourceNode.prototype.start = function (...when) {
      ;(window as unknown as { knocks: number }).knocks++
      return start.apply(this, when)
    }
  })
  const knocks = () => page.evaluate(() => (window as unknown as { knocks: number }).knocks)
  await startTable(page, house, 'last-throw')
  await say(page, '/roll 2d6')
  await lying(page)
  expect(await knocks()).toBe(0)
  await expect(page.locator('canvas')).toHaveCount(0)
  await menu(page, 'How it looks', /^Sound on/)
  await say(page, '/roll 2d6')
  await lying(page)
  expect(await knocks()).toBeGreaterThan(0)
})
