// Every field that takes words is given markup, scripts, turned text and far too much of it; nothing but text appears.
import type { Page } from '@playwright/test'
import { expect, newcomer, test } from './house.ts'

const markup = '<img src=x onerror="window.broken=1"><script>window.broken=1</script><b>bold</b>{@html 1}'
const longText = 'x'.repeat(100_000)
const turned = 'abc\u202edcba'

/** No element was made of anybody's text, and no script of theirs has run. */
async function onlyText(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)
  expect(await page.locator('img, b:text-is("bold"), script:not([src])').count()).toBe(0)
}

test('hostile words in every field of the table', async ({ browser, house }) => {
  const page = await newcomer(browser)
  const complaints: string[] = []
  page.on('pageerror', problem => complaints.push(problem.message))
  await page.goto(`${house}/#start/last-throw`)
  await page.getByLabel('What is it called?').fill(markup.slice(0, 80))
  await page.getByLabel('Your name, as game master').fill('<i>Ada</i>')
  await page.getByRole('button', { name: 'Start the table' }).click()
  await expect(page.getByRole('heading', { name: '<img src=x' })).toBeVisible()
  await onlyText(page)

  const say = page.getByLabel('Say something')
  await say.fill(markup)
  await say.press('Enter')
  await expect(page.getByRole('region', { name: 'The chronicle' })).toContainText('<script>window.broken=1</script>')
  await say.fill(`/me ${markup}`)
  await say.press('Enter')
  await say.fill(turned)
  await say.press('Enter')
  await expect(page.getByRole('alert').first()).toContainText('invisible character')
  await say.fill(longText)
  expect((await say.inputValue()).length).toBeLessThanOrEqual(2000)
  await say.fill('')
  await onlyText(page)

  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: /^Notes/ }).click()
  await page.getByRole('button', { name: 'Write a note' }).click()
  await page.getByLabel('Title').fill(markup)
  await page.getByLabel('Text').fill(markup)
  await page.getByRole('button', { name: 'Keep the note' }).click()
  await expect(page.getByRole('dialog')).toContainText('<script>')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  await page.getByLabel('What it is').fill(markup)
  await page.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('<script>')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'A clock' }).click()
  await page.getByLabel('What runs out?').fill(markup.slice(0, 120))
  await page.getByRole('button', { name: 'Set the clock' }).click()
  await expect(page.getByRole('complementary', { name: 'Company' })).toContainText('<img src=x')

  await page.getByRole('button', { name: 'Call for a throw' }).click()
  await page.getByLabel('What is tried?').fill(markup.slice(0, 60))
  await page.getByLabel('What happens if it fails?').fill(markup)
  await page.getByRole('button', { name: 'Open the call' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('plain text without markup')
  await page.getByLabel('What is tried?').fill('the rope')
  await page.getByRole('button', { name: 'Open the call' }).click()
  await expect(page.getByText('If it fails: <img src=x').first()).toBeVisible()

  await page.getByRole('button', { name: 'Bring a hero' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Let chance make one' }).click()
  await page.getByLabel('Name', { exact: true }).fill('<u>Hero</u>')
  await page.getByRole('button', { name: /^Bring <u>Hero/ }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('plain text without markup')
  await onlyText(page)
  expect(complaints).toEqual([])
})

test('no page runs inline script, and the policy says so', async ({ page, house }) => {
  for (const path of ['/', '/rules/', '/table/']) {
    const answer = await page.goto(`${house}${path}`)
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toContain('unsafe')
    expect(await page.locator('script:not([src])').count()).toBe(0)
  }
})
