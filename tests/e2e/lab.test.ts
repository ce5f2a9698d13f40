// The lab in a browser: its numbers are those of the rules, a fight comes from a live table, and nothing freezes.
import { AxeBuilder } from '@axe-core/playwright'
import { hearts } from '../../src/books/hearts/book.ts'
import { arenaOf, fight, solve } from '../../src/lab/index.ts'
import { expect, newcomer, startTable, test } from './house.ts'

test('one throw: another hero in the place, another beside, and one from a file', async ({ browser, house }) => {
  const page = await newcomer(browser)
  await page.goto(`${house}/lab/#throw/hearts`)
  const answers = page.locator('.answers')
  await expect(answers.getByText(/%/).first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Who does it' }).selectOption('Osric')
  await page.getByLabel('Lay beside it').selectOption('Sefa')
  await expect(answers.getByRole('heading', { name: 'Sefa' })).toBeVisible()
  const file = (text: string) => ({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await page.getByLabel('or one of your own:').setInputFiles(file('{"no": "hero"}'))
  await expect(page.getByRole('alert')).toContainText('mine.json is no hero of Hearts & Mana')
  const brida = hearts.heroes.ready.find(({ id }) => id === 'brida')
  await page.getByLabel('or one of your own:').setInputFiles(file(JSON.stringify({ ...brida, name: 'Mine' })))
  await expect(page.getByRole('combobox', { name: 'Who does it' })).toHaveValue('own')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(answers.getByText(/%/).first()).toBeVisible()
})

test('a fight on the page has the very numbers of the library', async ({ browser, house }) => {
  const page = await newcomer(browser)
  const asked = { party: ['oswin'], foes: ['salt-crab'] }
  await page.goto(`${house}/lab/#fight/${encodeURIComponent(JSON.stringify({ book: 'gamebook', ...asked }))}`)
  const arena = arenaOf('gamebook')
  const contest = arena && fight(arena, asked)
  if (!contest || 'refused' in contest) throw new Error('there is no such fight')
  const won = solve(contest).ends.get('won')?.chance ?? 0
  await expect(page.getByText(`${(won * 100).toFixed(2)} %`).first()).toBeVisible()
  await page.getByText('Round by round').click()
  await expect(page.getByRole('columnheader', { name: 'round' })).toBeVisible()
  const found = await new AxeBuilder({ page }).analyze()
  expect(found.violations.map(({ id }) => id)).toEqual([])
})

test('a fight with too many states is played out in workers, and says so', async ({ browser, house }) => {
  const page = await newcomer(browser)
  const many = { book: 'grit', party: ['thimble', 'pip', 'wick'], foes: ['ant', 'ant', 'house-spider', 'house-spider'] }
  await page.goto(`${house}/lab/#fight/${encodeURIComponent(JSON.stringify(many))}`)
  await expect(page.getByText(/simulated in \d+ plays, with 95 % intervals/)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(/± \d/).first()).toBeVisible()
})

test('the game master takes the fight of a live table to the lab', async ({ browser, house }) => {
  const gm = await newcomer(browser)
  await startTable(gm, house, 'last-throw')
  await gm.getByRole('button', { name: 'More', exact: true }).click()
  await gm.getByRole('menuitem', { name: 'Running the table' }).click()
  const opened = gm.waitForEvent('popup')
  await gm.getByRole('link', { name: 'Ask the lab' }).click()
  const lab = await opened
  await expect(lab.getByText(/How does the fight at/)).toBeVisible()
  await expect(lab.getByText('Ivo Redfern', { exact: true })).toBeVisible()
  await expect(lab.getByText(/The party wins/)).toBeVisible({ timeout: 60_000 })
})
