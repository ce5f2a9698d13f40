// Every field that takes words is given markup, scripts, turned text and far too much of it; nothing but text appears.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { books } from '../../src/books/index.ts'
import { dialog, entryOf, happen, menu, say, sayHow, turnTo, written } from './desk.ts'
import { comeIn, expect, inviteLink, newcomer, playHero, startTable, test } from './house.ts'

const markup = '<img src=x onerror="window.broken=1"><script>window.broken=1</script><b>bold</b>{@html 1}'
const farTooMuch = 'x'.repeat(100_000)
/** No field takes these: the table says why. */
const refused: Readonly<Record<string, string>> = {
  'an override of direction': 'abc\u202edcba',
  'an isolate that never ends': 'abc\u2067dcba',
  'a space without width': 'Bo\u200bris',
  'a control character': 'ring\u0007ing',
  'nothing that one can see': '\u200d\u200d',
}
const turned = refused['an override of direction'] as string
const why = /invisible character U\+|nothing that one can see|must be a whole number/
/** This is text, and stays text; of the second half one reads from right to left. */
const awkward = `${markup} שלום 12`
const hostile = [awkward, ...Object.values(refused), farTooMuch]
const most = 8000

/** No element was made of anybody's text, and no script of theirs has run. */
async function onlyText(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)
  expect(await page.locator('img, b:text-is("bold"), script:not([src])').count()).toBe(0)
}

/** Where words stand that run from left to right, each follows the one before: nobody's text turns what is beside it. */
async function upright(page: Page): Promise<void> {
  const turned = await page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? ''
      if (text.trim() === '' || /[\u0590-\u08ff]/.test(text)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = [...range.getClientRects()].map(({ top }) => Math.round(top / 4))
      // In one piece on each of its lines, nothing has been turned.
      if (new Set(lines).size === lines.length) continue
      let [line, right] = [Number.NaN, 0]
      for (let at = 0; at < Math.min(text.length, 300); at++) {
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const { top, left, width } = range.getBoundingClientRect()
        if (width === 0) continue
        if (Math.abs(top - line) < 4 && left < right - 1) {
          found.push(text)
          break
        }
        ;[line, right] = [top, left]
      }
    }
    return found
  })
  expect(turned).toEqual([])
}

/** Every field for words that can be seen there. */
const fields = (where: Page | Locator): Promise<Locator[]> =>
  where
    .locator('input:not([type]), input[type=text], input[type=search], textarea')
    .locator('visible=true')
    .and(where.locator(':not([readonly])'))
    .all()

/** Types it into all of them; none holds more than a page of text, and what is cut is told. */
async function typeEverywhere(where: Page | Locator, text: string): Promise<number> {
  const all = await fields(where)
  for (const field of all) {
    await field.fill(text)
    const held = (await field.inputValue()).length
    expect(held).toBeLessThanOrEqual(most)
    if (held < text.length)
      await expect(field.page().getByText(`No more than ${held} characters fit here`)).toBeVisible()
  }
  return all.length
}

/** A form filled with it and given: the table writes it down, or says why not; what appears is text. */
async function give(page: Page, form: Locator, submit: RegExp): Promise<number> {
  await expect(form).toBeVisible()
  const count = await typeEverywhere(form, farTooMuch)
  const button = form.getByRole('button', { name: submit }).first()
  if (count > 0) await refuses(page, form, button)
  for (const text of [awkward, farTooMuch]) {
    if ((await typeEverywhere(form, text)) === 0 || (await button.isDisabled())) continue
    if (await answered(page, button)) break
    await onlyText(page)
  }
  await onlyText(page)
  return count
}

/** Every kind in all fields at once, then one kind in each field alone: none of it is written down. */
async function refuses(page: Page, form: Locator, button: Locator): Promise<void> {
  const tried = async (what: string) => {
    if (await button.isDisabled()) return
    expect(await answered(page, button), what).toBe(false)
    await expect(form.getByRole('alert').last(), what).toHaveText(why)
  }
  for (const [kind, text] of Object.entries(refused)) {
    await typeEverywhere(form, text)
    await tried(kind)
  }
  await typeEverywhere(form, 'ordinary')
  for (const field of await fields(form)) {
    await field.fill(turned)
    await tried(`${await field.getAttribute('id')} alone`)
    await field.fill('ordinary')
  }
}

/** True when it was written down; otherwise there is a new sentence that says why not. */
async function answered(page: Page, button: Locator): Promise<boolean> {
  await page.evaluate(() => {
    for (const old of document.querySelectorAll('[role=alert]')) old.setAttribute('data-old', '')
  })
  const before = await entryOf(page)
  await button.click()
  await page.waitForFunction(
    before =>
      Number(/entry (\d+)/.exec(document.querySelector('header')?.textContent ?? '')?.[1]) > before ||
      document.querySelector('[role=alert]:not([data-old])') !== null,
    before,
  )
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
  for (const place of ['', '#start/thorns', 'rules/#thorns', 'lab/#dice', 'reader/#story/rent-day'])
    for (const text of hostile) {
      await page.goto('about:blank')
      await page.goto(`${house}/${place}`)
      await expect(page.getByRole('main').or(page.locator('input')).first()).toBeVisible()
      await typeEverywhere(page, text)
      await page.keyboard.press('Enter')
      await onlyText(page)
    }
  await page.goto(`${house}/#start/last-throw`)
  for (const label of ['What is it called?', 'Your name, as game master'])
    for (const text of Object.values(refused)) {
      await page.getByLabel(label).fill(text)
      await page.getByRole('button', { name: 'Start the table' }).click()
      await expect(page.getByRole('alert')).toHaveText(why)
      await page.getByLabel(label).fill('')
    }
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
  for (const text of Object.values(refused)) {
    await bo.getByLabel('Your name').fill(text)
    await bo.getByRole('button', { name: 'Ask to come in' }).click()
    await expect(bo.getByRole('alert')).toHaveText(why)
  }
  await comeIn(bo, gm, link, '<b>bold</b>')
  await playHero(bo, 'Sael Quickwater')
  await sayHow(bo, 'Sael Quickwater helps', turned)
  await bo.getByRole('switch', { name: /^Sael Quickwater helps/ }).click()
  await expect(bo.getByRole('alert')).toContainText(why)
  await bo.getByLabel(/^How: /).fill(markup)
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
  for (const text of Object.values(refused).filter(text => text.trim().length > 2))
    for (const line of [text, `/me goes ${text}`, `/secret d6 for ${text}`]) {
      await page.getByLabel('Say something').fill(line)
      await page.getByLabel('Say something').press('Enter')
      await expect(page.getByRole('alert').first()).toContainText(/invisible character U\+|nothing that one can see/)
    }
  await page.getByRole('button', { name: 'Search the chronicle' }).click()
  await page
    .getByRole('region', { name: / may$/ })
    .getByRole('button', { name: /^Attack/ })
    .click()
  for (const text of hostile) expect(await typeEverywhere(page, text)).toBeGreaterThanOrEqual(3)
  await onlyText(page)
  await page.getByRole('button', { name: 'A clock' }).click()
  for (const text of Object.values(refused)) {
    await page.getByLabel('What runs out?').fill(text)
    await page.getByRole('button', { name: 'Set the clock' }).click()
    await expect(page.getByRole('alert').last()).toContainText(why)
  }
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
    test.setTimeout(600_000)
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
        await give(page, dialog(page), submit)
        await page.keyboard.press('Escape')
        await expect(dialog(page)).toHaveCount(0)
      }
      expect(kinds).toBeGreaterThan(1)
    }
    await page.getByRole('button', { name: 'Bring a hero' }).click()
    await dialog(page).getByRole('button', { name: 'Let chance make one' }).click()
    expect(await give(page, dialog(page), /^Bring /)).toBeGreaterThan(0)
    await upright(page)
    expect(complaints).toEqual([])
  })

test('whoever writes from right to left turns their own words, and no number beside them', async ({
  browser,
  house,
}) => {
  const [gm, bo] = [await newcomer(browser), await newcomer(browser, true)]
  await startTable(gm, house, 'last-throw')
  await comeIn(bo, gm, await inviteLink(gm), 'דוד')
  const wolf = { Name: 'זאב', 'How does it behave?': 'מחכה 7', Wounds: '5' }
  for (let i = 0; i < 2; i++) await happen(gm, 'An enemy of your own', wolf)
  await expect(gm.getByRole('complementary', { name: 'Company' })).toContainText('זאב 2')
  await happen(gm, 'Adjust a number', { 'Which?': 'Wounds', To: '2', 'Why?': 'נפילה 3' }, 'זאב 2')
  await turnTo(bo, 'Chronicle')
  await say(bo, 'שלום 1 → 2')
  await gm.getByRole('button', { name: 'A clock' }).click()
  await gm.getByLabel('What runs out?').fill('הפעמון 4')
  await written(gm, () => gm.getByRole('button', { name: 'Set the clock' }).click())
  for (const page of [gm, bo])
    for (const tab of ['Company', 'Chronicle', 'Scene'] as const) {
      if (page === bo) await turnTo(bo, tab)
      await upright(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
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
