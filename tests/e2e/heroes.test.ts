// Making heroes in every book: prices and problems told live, a random legal one, out as JSON and in again, a sheet to print.
import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { books } from '../../src/books/index.ts'
import { dialog, written } from './desk.ts'
import { expect, newcomer, startTable, test } from './house.ts'

const told = (page: Page): Locator => dialog(page).locator('.check')
const bring = (page: Page): Locator => dialog(page).getByRole('button', { name: /^Bring .* to the table$/ })

async function saved(page: Page, button: string): Promise<Record<string, unknown>> {
  const file = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: button, exact: true }).click()
  return JSON.parse(readFileSync(await (await file).path(), 'utf8'))
}

const load = (page: Page, name: string, text: string): Promise<void> =>
  dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })

/** A step that is there for the taking; what it does to the price or the problems is told at once. */
async function change(page: Page): Promise<void> {
  const before = await told(page).innerText()
  const steps = dialog(page).getByRole('button', { name: /^(More|Less) / })
  const lists = dialog(page).getByRole('checkbox')
  if ((await steps.count()) > 0) await steps.locator('visible=true').and(page.locator(':enabled')).first().click()
  else await lists.first().click()
  for (const box of (await lists.all()).slice(0, 6)) {
    if ((await told(page).innerText()) !== before) return
    await box.click()
  }
  await expect(told(page)).not.toHaveText(before)
}

for (const { id: book } of books)
  test(`${book}: a hero is made with what is left and what is wrong told live`, async ({ browser, house }) => {
    const page = await newcomer(browser)
    await startTable(page, house, book)
    await page.getByRole('button', { name: 'Bring a hero' }).click()
    await dialog(page).getByRole('button', { name: 'Make one', exact: true }).click()
    await expect(told(page)).toBeVisible()
    await dialog(page).getByLabel('Name', { exact: true }).fill('')
    await expect(bring(page)).toBeDisabled()
    await expect(told(page).getByRole('listitem').first()).toBeVisible()
    await dialog(page).getByLabel('Name', { exact: true }).fill('Quill')
    await change(page)
    await dialog(page).getByRole('button', { name: 'Another' }).click()
    await expect(told(page)).toContainText('This hero obeys the book.')
    await dialog(page).getByLabel('Name', { exact: true }).fill('Quill')
    const made = await saved(page, 'Save')
    expect(made.name).toBe('Quill')

    await dialog(page).getByRole('button', { name: 'Back', exact: true }).click()
    await load(page, 'broken.json', '{"name": 7}')
    await expect(dialog(page).getByRole('alert')).not.toBeEmpty()
    await load(page, 'words.json', 'no hero')
    await expect(dialog(page).getByRole('alert')).toContainText('not JSON')
    await load(page, 'quill.json', JSON.stringify(made))
    await expect(told(page)).toContainText('This hero obeys the book.')
    await written(page, () => bring(page).click())
    await page
      .getByRole('button', { name: /^Quill/ })
      .first()
      .click()
    const { id, ...sheet } = await saved(page, 'Save as JSON')
    expect(id).not.toBe(made.id)
    expect(sheet).toMatchObject({ name: 'Quill' })
  })

for (const { id: book } of books)
  test(`${book}: a sheet prints alone, without what one presses`, async ({ browser, house }) => {
    const page = await newcomer(browser)
    await startTable(page, house, book)
    await page
      .getByRole('button', { name: /nobody plays this hero/ })
      .first()
      .click()
    const sheet = dialog(page)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(sheet.getByRole('heading').first()).toBeVisible()
    await expect(sheet.locator('dt').first()).toBeVisible()
    const pressed = sheet.getByRole('button', { name: /^(Close|Print|Save as JSON)$/ }).or(sheet.getByRole('combobox'))
    for (const hidden of [
      pressed,
      page.getByRole('banner'),
      page.getByRole('article'),
      page.getByLabel('Say something'),
    ])
      await expect(hidden.locator('visible=true')).toHaveCount(0)
    const ground = await sheet.evaluate(each => getComputedStyle(each).backgroundColor)
    expect(ground).toBe('rgb(255, 255, 255)')
    const pdf = await page.pdf({ format: 'A4' })
    expect([...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)]).toHaveLength(1)
  })
