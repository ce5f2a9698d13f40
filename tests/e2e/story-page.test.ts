// An exported story is played in a real browser, from a file, with no network.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { callCli } from '../call-cli.ts'

async function exported(story: string): Promise<string> {
  const path = join(mkdtempSync(join(tmpdir(), 'quincunx-page-')), 'story.html')
  const { code, err } = await callCli(['story', 'export', story, '--as', 'html', '--out', path])
  expect(err).toBe('')
  expect(code).toBe(0)
  return pathToFileURL(path).href
}

test('an exported story plays offline to an ending, keeps its place, and goes back', async ({ browser }) => {
  const context = await browser.newContext({ offline: true })
  const page = await context.newPage()
  const requests: string[] = []
  const problems: string[] = []
  page.on('request', request => requests.push(request.url()))
  page.on('pageerror', error => problems.push(error.message))
  const address = await exported('tests/stories/ten.ink')
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Ten passages' })).toBeVisible()
  await page.getByRole('button', { name: /Fighter/ }).click()
  await expect(page.getByText('The tide is out.', { exact: true }).first()).toBeVisible()
  await expect(page.getByLabel('Your sheet')).toContainText('HP 11 of 11')
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await page.getByRole('button', { name: /Take the cave/ }).click()
  await page.getByRole('button', { name: /Creep past/ }).click()
  await expect(page.getByLabel('Dice')).toContainText(/against DS 7/)
  await page.reload()
  await expect(page.getByRole('button', { name: /Knock/ })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByText(/rewound/)).toBeVisible()
  await page.getByRole('button', { name: /Creep past/ }).click()
  await page.getByRole('button', { name: /Knock/ }).click()
  await page.getByRole('button', { name: /Turn back/ }).click()
  await expect(page.getByText('Home.', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(/This is the end: home/).first()).toBeVisible()
  expect(requests.filter(url => !url.startsWith('file:'))).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})
