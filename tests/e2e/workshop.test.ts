// The workshop in a real browser: mistakes by line as one types, odds as the command line tells them, and files that are none.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { callCli } from '../call-cli.ts'
import { expect, newcomer, test } from './house.ts'

const ten = 'tests/stories/ten.ink'

async function openFiles(page: Page, ...paths: readonly string[]): Promise<void> {
  const files = paths.map(path => ({
    name: path.replace(/^.*\//, ''),
    mimeType: 'text/plain',
    buffer: readFileSync(path),
  }))
  await page.getByLabel('Story files').setInputFiles(files)
}

async function atDesk(page: Page, house: string): Promise<void> {
  await page.goto(`${house}/workshop/`)
  await expect(page.getByText('Nothing is wrong with this story.')).toBeVisible({ timeout: 20_000 })
}

test('a planted mistake is found within a second of typing it, on its line, in the book that ships', async ({
  browser,
  house,
}) => {
  const page = await newcomer(browser)
  await atDesk(page, house)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await page.getByRole('menuitem', { name: /Rent Day/ }).click()
  await expect(page.getByText('Nothing is wrong with this story.')).toBeVisible({ timeout: 30_000 })
  await page.getByLabel('File', { exact: true }).selectOption('low-hask/0-office.ink')
  const editor = page.getByRole('textbox', { name: 'The story in ink' })
  await editor.click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('Rain. # damage: lots\n')
  await expect(page.getByText('low-hask/0-office.ink, line 1', { exact: true })).toBeVisible({ timeout: 1000 })
  for (const key of ['Control+Home', 'Shift+ArrowDown', 'Delete']) await page.keyboard.press(key)
  await expect(page.getByText('Nothing is wrong with this story.')).toBeVisible({ timeout: 30_000 })
})

test('what only the compiler can know comes a moment later, and a click goes there', async ({ browser, house }) => {
  const page = await newcomer(browser)
  await atDesk(page, house)
  await page.getByRole('textbox', { name: 'The story in ink' }).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('=== attic ===\nDust. # ending: dust\n-> END\n')
  const problem = page.getByRole('button', { name: /Nothing leads to the passage "attic"/ })
  await problem.click()
  await expect(page.getByText(/passage attic/)).toBeVisible()
})

test('its odds are those of the command line, exact and to the digit shown', async ({ browser, house }) => {
  const { out } = await callCli([
    'story',
    'odds',
    ten,
    '--hero',
    'fighter',
    '--reader',
    'careful',
    '--method',
    'exact',
    '--json',
  ])
  const [odds] = JSON.parse(out) as [{ endings: { ending: string; chance: number }[]; good: { chance: number } }]
  const page = await newcomer(browser)
  await atDesk(page, house)
  await openFiles(page, ten)
  await page.getByRole('tab', { name: 'Odds' }).click()
  await page.getByRole('button', { name: 'Count exactly' }).click()
  const told = page.getByRole('table')
  await expect(page.getByText('exact', { exact: true })).toBeVisible({ timeout: 30_000 })
  for (const { ending, chance } of odds.endings) {
    const row = told.getByRole('row', { name: new RegExp(`^${ending} `) })
    await expect(row).toContainText(percent(chance))
  }
})

/** As the page writes it. */
function percent(share: number): string {
  const points = share * 100
  if (points === 0 || points === 100) return `${points} %`
  if (points < 0.1) return '< 0.1 %'
  if (points > 99.9) return '> 99.9 %'
  return points < 5 || points > 95 ? `${points.toFixed(1)} %` : `${Math.round(points)} %`
}

test('play from the passage under the cursor, with a sheet of one’s own; the map leads back to the text', async ({
  browser,
  house,
}) => {
  const page = await newcomer(browser)
  await atDesk(page, house)
  await page.getByRole('tab', { name: 'Map' }).click()
  await page.getByRole('link', { name: /midstream/ }).click()
  await page.getByRole('button', { name: 'Play from here' }).click()
  await page.getByText('Another sheet').click()
  await page.getByLabel('damage').fill('9')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.getByText('Halfway over, the water stands up')).toBeVisible()
  await page.getByText('The sheet', { exact: true }).click()
  await expect(page.getByText('of 11 HP')).toContainText('2')
})

test('what if it were harder: every ending before and after, and the number goes into the text', async ({
  browser,
  house,
}) => {
  const page = await newcomer(browser)
  await atDesk(page, house)
  await page.getByRole('tab', { name: 'Odds' }).click()
  await page.getByRole('button', { name: 'Count exactly' }).click()
  await expect(page.getByText('exact', { exact: true })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('tab', { name: 'What if' }).click()
  await page.getByRole('slider').fill('12')
  await expect(page.getByRole('row', { name: /^home / })).toContainText('+', { timeout: 20_000 })
  await page.getByRole('button', { name: 'Write it into the text' }).click()
  await expect(page.getByRole('textbox', { name: 'The story in ink' })).toContainText('test: power 12')
  await page.getByRole('tab', { name: 'Odds' }).click()
  await expect(page.getByRole('columnheader', { name: 'Since saved' })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('row', { name: /^home / })).toContainText('+', { timeout: 20_000 })
})

test('bots see all of a small story, and it is told when the text has changed since', async ({ browser, house }) => {
  const page = await newcomer(browser)
  await atDesk(page, house)
  await page.getByRole('tab', { name: 'Coverage' }).click()
  await page.getByRole('button', { name: 'Send the bots' }).click()
  await expect(page.getByRole('heading', { name: '5 of 5 passages seen' })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('textbox', { name: 'The story in ink' }).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('=== loft ===\nStraw. # ending: straw\n-> END\n')
  await expect(page.getByText('Of an earlier text.')).toBeVisible()
})

test('a story leaves the desk as ink, as one page that plays, as Twee and as a numbered book', async ({
  browser,
  house,
}) => {
  const page = await newcomer(browser)
  await atDesk(page, house)
  const saved = async (label: RegExp): Promise<{ name: string; text: string }> => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('menuitem', { name: label }).click()
    const file = await download
    return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') }
  }
  const ink = await saved(/^To your disk/)
  expect(ink.name).toBe('story.ink')
  expect(ink.text).toContain('=== midstream ===')
  expect((await saved(/^As Twee/)).text).toMatch(/^:: midstream/m)
  expect((await saved(/^As a book/)).text).toMatch(/turn to/i)
  const { name, text } = await saved(/^As one page/)
  expect(name).toMatch(/\.html$/)
  const alone = await newcomer(browser)
  await alone.setContent(text)
  await expect(alone.getByRole('button').first()).toBeVisible()
})

test('files that are no story leave the work on the desk untouched, and it survives a reload', async ({
  browser,
  house,
}) => {
  const page = await newcomer(browser)
  await atDesk(page, house)
  const editor = page.getByRole('textbox', { name: 'The story in ink' })
  await editor.click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('// my own line\n')
  const bad = (name: string, text: string) =>
    page.getByLabel('Story files').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
  for (const [name, text, said] of [
    ['empty.ink', '  \n', /is empty/],
    ['huge.ink', 'word '.repeat(1_050_000), /too large/],
    ['picture.png', 'x', /is no story/],
  ] as const) {
    await bad(name, text)
    await expect(page.getByRole('status').first()).toContainText(said)
    await expect(editor).toContainText('// my own line')
  }
  await expect(page.getByText('Nothing is wrong with this story.')).toBeVisible({ timeout: 20_000 })
  await page.reload()
  await expect(editor).toContainText('// my own line')
})
