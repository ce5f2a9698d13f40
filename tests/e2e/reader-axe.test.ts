// axe finds nothing in the reader and the workshop: light, dark and sepia.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, newcomer, test } from './house.ts'

async function clean(page: Page, where: string): Promise<void> {
  for (const theme of ['paper', 'night', 'sepia']) {
    await page.evaluate(name => {
      document.documentElement.dataset.theme = name
    }, theme)
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze()
    const found = violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join('; ')}`,
    )
    expect(found, `${where}, ${theme}`).toEqual([])
  }
}

/** Everything that a page can show, on one. */
const crab = Buffer.from(`# title: The Crab
# enemy: crab, ds 7, weapon 0
# enemy: gull, ds 7, weapon 0
INCLUDE rules.ink
-> beach
=== beach ===
A crab, and a gull. Both want the fish. # xp: 40
+ [Face them # fight: crab gull] -> fed
+ [Rest a while # rest] -> fed
+ [Read it away # cast: any 9] -> fed
+ [Jump # test: grace 8] -> fed
=== fed ===
Done. # ending: fish good
-> END
`)

for (const phone of [false, true])
  test(`the reader, page by page, ${phone ? 'on a phone' : 'wide'}`, async ({ browser, house }) => {
    test.slow()
    const page = await newcomer(browser, phone)
    await page.goto(`${house}/reader/`)
    await clean(page, 'library')
    await page.locator('input[type=file]').setInputFiles({ name: 'crab.ink', mimeType: 'text/plain', buffer: crab })
    await page.getByRole('link', { name: /The Crab/ }).click()
    await page.getByRole('radio', { name: /Mage/ }).check()
    await page.getByRole('checkbox', { name: /Sunburst/ }).check()
    await page.getByRole('checkbox', { name: /Cold snap/ }).check()
    await clean(page, 'opening')
    await page.getByRole('button', { name: 'Open the book' }).click()
    await expect(page.locator('.choice').first()).toBeVisible()
    await clean(page, 'a page with a fight, a rest and a level to take')
    for (const name of ['Back through the pages', 'The map', 'How it reads']) {
      await page.getByRole('button', { name }).click()
      await expect(page.getByRole('dialog', { name })).toBeVisible()
      await clean(page, name)
      await page.keyboard.press('Escape')
    }
    await page.keyboard.press('1')
    await page.keyboard.press('a')
    await expect(page.getByText(/exchanges? before|against DS/).first()).toBeVisible()
    await clean(page, 'a fight')
    await page.keyboard.press('f')
    await expect(page.getByRole('region', { name: 'The end' })).toBeVisible()
    await clean(page, 'an ending')
  })

test('the workshop, pane by pane', async ({ browser, house }) => {
  test.slow()
  const page = await newcomer(browser)
  await page.goto(`${house}/workshop/`)
  await expect(page.getByText('Nothing is wrong with this story.')).toBeVisible({ timeout: 20_000 })
  await clean(page, 'problems')
  await page.getByRole('tab', { name: 'Odds' }).click()
  await page.getByRole('button', { name: 'Count exactly' }).click()
  await expect(page.getByText('exact', { exact: true })).toBeVisible({ timeout: 30_000 })
  for (const tab of ['Play', 'Map', 'Odds', 'What if', 'Coverage']) {
    await page.getByRole('tab', { name: tab }).click()
    await clean(page, tab)
  }
})
