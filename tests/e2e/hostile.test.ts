// Every field that takes words is given markup, scripts, turned text and far too much of it; nothing but text appears.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { books } from '../../src/books/index.ts'
import { dialog, entryOf, menu, say, sayHow, written } from './desk.ts'
import { comeIn, expect, inviteLink, newcomer, playHero, startTable, test } from './house.ts'

const markup = '<img src=x onerror="window.broken=1"><script>window.broken=1</script><b>bold</b>{@html 1}'
const turned = 'abc\u202edcba'
const hostile = [markup, turned, 'x'.repeat(100_000)]
const most = 8000

/** No element was made of anybody's text, and no script of theirs has run. */
async function onlyText(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)
  expect(await page.locator('img, b:text-is("bold"), script:not([src])').count()).toBe(0)
}

/** Every field for words that can be seen there. */
const fields = (where: Page | Locator): Promise<Locator[]> =>
  where
    .locator('input:not([type]), input[type=text], input[type=search], textarea')
    .locator('visible=true')
    .and(where.locator(':not([readonly])'))
    .all()

/** Types it into all of them; none holds more than a page of text. */
async function typeEverywhere(where: Page | Locator, text: string): Promise<number> {
  const all = await fields(where)
  for (const field of all) {
    await field.fill(text)
    expect((await field.inputValue()).length).toBeLessThanOrEqual(most)
  }
  return all.length
}

/** A form filled with it and given: the table writes it down, or says why not; what appears is text. */
async function give(page: Page, form: Locator, submit: RegExp, texts = hostile): Promise<number> {
  let count = 0
  await expect(form).toBeVisible()
  for (const text of texts) {
    const now = await typeEverywhere(form, text)
    count = Math.max(count, now)
    const button = form.getByRole('button', { name: submit }).first()
    if (now === 0 || (await button.isDisabled())) continue
    if (await answered(page, form, button)) break
    await onlyText(page)
  }
  await onlyText(page)
  return count
}

/** True when it was written down; otherwise there is a new sentence that says why not. */
async function answered(page: Page, form: Locator, button: Locator): Promise<boolean> {
  await form.getByRole('alert').evaluateAll(old => {
    for (const each of old) each.setAttribute('data-old', '')
  })
  const before = await entryOf(page)
  const refused = form.locator('[role=alert]:not([data-old])')
  await button.click()
  await expect.poll(async () => (await entryOf(page)) > before || (await refused.count()) > 0).toBe(true)
  return (await entryOf(page)) > before
}

/** Files with a field for words, and the test that types into it. A new form is named here or fails. */
const typedIn: Readonly<Record<string, string>> = {
  'front/Join': 'front',
  'front/Start': 'front',
  'rules/Reference': 'front',
  'lab/DiceNotebook': 'front',
  'reader/Opening': 'front',
  'reader/BackDialog': 'a name of a place in the book, kept in this browser',
  'workshop/EditorPane': 'the text of a story, which workshop.test.ts writes',
  'table/JoinForm': 'door',
  'table/SayBox': 'table',
  'table/Chronicle': 'table',
  'table/Clocks': 'table',
  'table/Notes': 'table',
  'table/Safety': 'table',
  'table/GmPanel': 'table',
  'table/LeaningRow': 'door',
  'table/Offers': 'table',
  'table/CallForm': 'forms',
  'table/FieldInput': 'forms',
  'table/HeroDialog': 'forms',
  'table/Maker': 'forms',
}

test('every file with a field for words is in a test', () => {
  const root = join(import.meta.dirname, '../../src/web')
  const words = /<textarea|<input(?![^>]*type="(?:radio|checkbox|file|range|number)")(?![^>]*readonly)[^>]*>/
  const found = globSync('**/*.svelte', { cwd: root }).filter(file =>
    words.test(readFileSync(join(root, file), 'utf8').replaceAll('=>', '').replaceAll('>}', '')),
  )
  expect(found.map(file => file.replace('.svelte', '')).sort()).toEqual(Object.keys(typedIn).sort())
})

test('front: a new table, a code, the rules, the lab, a book to read', async ({ browser, house }) => {
  const page = await newcomer(browser)
  for (const place of ['', '#start/thorns', 'rules/#thorns', 'lab/#dice', 'reader/#rent-day/new'])
    for (const text of hostile) {
      await page.goto('about:blank')
      await page.goto(`${house}/${place}`)
      await expect(page.getByRole('main').or(page.locator('input')).first()).toBeVisible()
      await typeEverywhere(page, text)
      await page.keyboard.press('Enter')
      await onlyText(page)
    }
  await page.goto(`${house}/#start/last-throw`)
  await page.getByLabel('What is it called?').fill(markup)
  await page.getByLabel('Your name, as game master').fill('<i>Ada</i>')
  await page.getByRole('button', { name: 'Start the table' }).click()
  await expect(page.getByRole('heading', { name: '<img src=x' })).toBeVisible()
  await onlyText(page)
})

test('door: a name at the door, and a word about how one helps', async ({ browser, house }) => {
  const [gm, bo] = [await newcomer(browser), await newcomer(browser)]
  await startTable(gm, house, 'last-throw')
  const link = await inviteLink(gm)
  await bo.goto(link)
  await bo.getByLabel('Your name').fill(turned)
  await bo.getByRole('button', { name: 'Ask to come in' }).click()
  await expect(bo.getByRole('alert')).toContainText('invisible character')
  await comeIn(bo, gm, link, '<b>bold</b>')
  await playHero(bo, 'Sael Quickwater')
  await sayHow(bo, 'Sael Quickwater helps', markup)
  await written(bo, () => bo.getByRole('switch', { name: /^Sael Quickwater helps/ }).click())
  for (const page of [gm, bo]) {
    await expect(page.getByText('“<img src=x').first()).toBeVisible()
    await onlyText(page)
  }
})

test('table: talk, search, clocks, notes, boundaries, the drawer', async ({ browser, house }) => {
  const page = await newcomer(browser)
  const complaints: string[] = []
  page.on('pageerror', problem => complaints.push(problem.message))
  await startTable(page, house, 'last-throw')
  await say(page, markup)
  await say(page, `/me ${markup}`)
  await expect(page.getByRole('region', { name: 'The chronicle' })).toContainText('<script>window.broken=1</script>')
  await page.getByLabel('Say something').fill(turned)
  await page.getByLabel('Say something').press('Enter')
  await expect(page.getByRole('alert').first()).toContainText('invisible character')
  await page.getByRole('button', { name: 'Search the chronicle' }).click()
  await page
    .getByRole('region', { name: / may$/ })
    .getByRole('button', { name: /^Attack/ })
    .click()
  for (const text of hostile) expect(await typeEverywhere(page, text)).toBeGreaterThanOrEqual(3)
  await onlyText(page)
  await page.getByRole('button', { name: 'A clock' }).click()
  await page.getByLabel('What runs out?').fill(markup)
  await written(page, () => page.getByRole('button', { name: 'Set the clock' }).click())
  await expect(page.getByRole('complementary', { name: 'Company' })).toContainText('<img src=x')
  await menu(page, 'More', /^Notes/)
  await page.getByRole('button', { name: 'Write a note' }).click()
  expect(await give(page, dialog(page), /^Keep the note/)).toBe(2)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  expect(await give(page, dialog(page), /^Set$/)).toBe(1)
  await expect(dialog(page)).toContainText('<script>')
  await page.keyboard.press('Escape')
  await menu(page, 'More', /^Running the table/)
  expect(await give(page, dialog(page), /^Rename/)).toBe(1)
  await onlyText(page)
  expect(complaints).toEqual([])
})

for (const { id: book } of books)
  test(`forms of ${book}: every call, everything that happens, every word of a hero`, async ({ browser, house }) => {
    const page = await newcomer(browser)
    const complaints: string[] = []
    page.on('pageerror', problem => complaints.push(problem.message))
    await startTable(page, house, book)
    for (const [button, choice, submit] of [
      ['Call for a throw', 'What for?', /^(Open|Change)/],
      ['Something happens', 'What happens?', /^Do it/],
    ] as const) {
      let kinds = 1
      for (let i = 0; i < kinds; i++) {
        await page.getByRole('button', { name: button, exact: true }).click()
        await expect(dialog(page)).toBeVisible()
        const kind = dialog(page).getByLabel(choice, { exact: true }).first()
        if ((await kind.count()) > 0) {
          kinds = await kind.locator('option').count()
          await kind.selectOption({ index: i })
        }
        const whom = dialog(page).getByRole('group', { name: 'To whom?' }).getByRole('button')
        if ((await whom.count()) > 0) await whom.first().click()
        await give(page, dialog(page), submit, [markup, hostile[2] ?? ''])
        await page.keyboard.press('Escape')
        await expect(dialog(page)).toHaveCount(0)
      }
      expect(kinds).toBeGreaterThan(1)
    }
    await page.getByRole('button', { name: 'Bring a hero' }).click()
    await dialog(page).getByRole('button', { name: 'Let chance make one' }).click()
    expect(await give(page, dialog(page), /^Bring /)).toBeGreaterThan(0)
    expect(complaints).toEqual([])
  })

test('no page runs inline script, and the policy says so', async ({ page, house }) => {
  for (const path of ['/', '/rules/', '/table/', '/lab/', '/reader/', '/workshop/', '/verify/']) {
    const answer = await page.goto(`${house}${path}`)
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toContain('unsafe')
    expect(await page.locator('script:not([src])').count()).toBe(0)
  }
})
