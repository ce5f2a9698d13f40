// axe finds nothing on any screen, in paper and in night, wide and on a phone.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { books } from '../../src/books/index.ts'
import { answer, dialog, happen, menu, result, throwButton, turnTo, written } from './desk.ts'
import { comeIn, expect, inviteLink, newcomer, startTable, test } from './house.ts'

async function clean(page: Page, where: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze()
    const found = violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join('; ')}`,
    )
    expect(found, `${where}, ${colorScheme}`).toEqual([])
  }
}

test('the front page, a new table, and the rules', async ({ browser, house }) => {
  const page = await newcomer(browser)
  await page.goto(house)
  await clean(page, 'front page')
  await page.goto(`${house}/#start/last-throw`)
  await page.getByText('House rules').click()
  await clean(page, 'new table')
  await page.goto(`${house}/rules/#last-throw`)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await clean(page, 'rules')
})

for (const { id: book } of books)
  test(`the table of ${book}, its sheets and its dialogs`, async ({ browser, house }) => {
    const page = await newcomer(browser)
    await startTable(page, house, book)
    await expect(page.getByRole('article').first()).toBeVisible()
    await clean(page, 'table')
    await page
      .getByRole('button', { name: /nobody plays this hero/ })
      .first()
      .click()
    await clean(page, 'sheet')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Bring a hero' }).click()
    await page.getByRole('button', { name: 'Make one', exact: true }).click()
    await clean(page, 'making a hero')
    await page.keyboard.press('Escape')
    for (const [button, title] of [
      ['Call for a throw', 'Call for a throw'],
      ['Something happens', 'As game master'],
      ['Invite', 'Who is here'],
      ['Pause', 'Safe at this table'],
    ] as const) {
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(page.getByRole('dialog', { name: title })).toBeVisible()
      await clean(page, title)
      await page.keyboard.press('Escape')
    }
  })

test('notes, the drawer, an entry and the replay', async ({ browser, house }) => {
  const page = await newcomer(browser)
  await startTable(page, house, 'thorns')
  for (const item of [/^Notes/, /^Running the table/]) {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: item }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await clean(page, String(item))
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: /^Throw/ }).click()
  await expect(page.getByRole('article', { name: 'The last throw' })).toBeVisible()
  await clean(page, 'a result')
  await page.getByRole('button', { name: 'Entry 3' }).click()
  await clean(page, 'an entry with its dice')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: /^Replay/ }).click()
  await expect(page.getByText('1 of 3')).toBeVisible()
  await clean(page, 'replay')
})

test('the table on a phone, tab by tab, and the page of a newcomer', async ({ browser, house }) => {
  const page = await newcomer(browser, true)
  await startTable(page, house, 'last-throw')
  for (const tab of ['Company', 'Scene', 'Chronicle']) {
    await page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button', { name: tab }).click()
    // Scrolled to its end: until then the throw, which stays under the thumb, may half cover the line above it.
    await page
      .locator('.desk')
      .first()
      .evaluate(desk => desk.scrollTo(0, desk.scrollHeight))
    await clean(page, `phone, ${tab}`)
  }
  const stranger = await newcomer(browser, true)
  await stranger.goto(`${house}/table/#0123456789abcdef.0123456789abcdef`)
  await clean(stranger, 'join')
})

test('waiting at the door, the view for a stream, and the notebooks of the lab', async ({ browser, house }) => {
  const [gm, watcher] = [await newcomer(browser), await newcomer(browser)]
  await startTable(gm, house, 'thorns')
  await watcher.goto(await inviteLink(gm))
  await watcher.getByLabel('Your name').fill('Win')
  await watcher.getByRole('radio', { name: 'Watch' }).check()
  await watcher.getByRole('button', { name: 'Ask to come in' }).click()
  await expect(gm.getByRole('button', { name: 'Let Win in' })).toBeVisible()
  await clean(watcher, 'waiting')
  await gm.getByRole('button', { name: 'Let Win in' }).click()
  await expect(watcher.getByRole('article').first()).toBeVisible()
  const [table = ''] = new URL(watcher.url()).hash.slice(1).split(/[./]/)
  await watcher.goto(`${house}/table/#${table}/stream`)
  await expect(watcher.getByRole('main').or(watcher.getByRole('article')).first()).toBeVisible()
  await clean(watcher, 'stream')
  for (const notebook of ['throw', 'fight', 'pools', 'dice']) {
    await gm.goto(`${house}/lab/#${notebook}`)
    await expect(gm.getByText('%').first()).toBeVisible()
    await clean(gm, `lab, ${notebook}`)
  }
})

for (const { id: book } of books)
  test(`the table of ${book} on a phone: the call, a sheet, a hero in the making, a call in the making`, async ({
    browser,
    house,
  }) => {
    const page = await newcomer(browser, true)
    await startTable(page, house, book)
    await expect(throwButton(page)).toBeVisible()
    await page
      .locator('.desk')
      .first()
      .evaluate(desk => desk.scrollTo(0, desk.scrollHeight))
    await clean(page, 'phone, the call')
    await turnTo(page, 'Company')
    await page
      .getByRole('button', { name: /nobody plays this hero/ })
      .first()
      .click()
    await clean(page, 'phone, a sheet')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Bring a hero' }).click()
    await clean(page, 'phone, bringing a hero')
    await dialog(page).getByRole('button', { name: 'Let chance make one' }).click()
    await clean(page, 'phone, making a hero')
    await page.keyboard.press('Escape')
    await turnTo(page, 'Scene')
    await page.getByRole('button', { name: 'Call for a throw' }).click()
    await clean(page, 'phone, call for a throw')
  })

test('own dice, a rule, a search, a setting, growth, a pause, a closed door', async ({ browser, house }) => {
  const [gm, bo] = [await newcomer(browser), await newcomer(browser, true)]
  await startTable(gm, house, 'last-throw')
  await comeIn(bo, gm, await inviteLink(gm), 'Bo')
  await gm.getByRole('button', { name: 'My own dice' }).click()
  await clean(gm, 'own dice')
  await gm.keyboard.press('Escape')
  await gm
    .getByRole('button', { name: /LT-I\.4/ })
    .first()
    .click()
  await expect(dialog(gm)).toBeVisible()
  await clean(gm, 'a rule')
  await gm.keyboard.press('Escape')
  await gm.getByRole('button', { name: 'How it looks' }).click()
  await clean(gm, 'settings')
  await gm.keyboard.press('Escape')
  await gm.getByRole('button', { name: 'Search the chronicle' }).click()
  await clean(gm, 'a search')
  await written(gm, () => throwButton(gm).click())
  await expect(result(bo)).toBeVisible()
  await clean(bo, 'phone, a result')
  await happen(gm, 'Advancement at the end', { 'Got into trouble': true }, 'Ivo Redfern')
  await clean(gm, 'growth')
  await answer(gm, /^Wisdom/)
  await gm.getByRole('button', { name: 'Pause', exact: true }).click()
  await gm.getByRole('button', { name: 'Pause the game' }).click()
  await expect(bo.getByRole('alert')).toBeVisible()
  for (const page of [gm, bo]) await clean(page, 'paused')
  await gm.getByRole('button', { name: 'Invite' }).click()
  await dialog(gm).getByRole('button', { name: 'About Bo' }).click()
  await clean(gm, 'a menu over the seats')
  await gm.getByRole('menuitem', { name: 'Remove from the table' }).click()
  await expect(bo.getByRole('heading', { name: 'The table is closed to you' })).toBeVisible()
  await clean(bo, 'phone, closed')
})

test('on a phone: no seat, the front, a new table, the rules, the verifier', async ({ browser, house }) => {
  const bo = await newcomer(browser, true)
  await bo.goto(`${house}/table/#0123456789abcdef`)
  await expect(bo.getByRole('heading', { name: 'No seat here' })).toBeVisible()
  await clean(bo, 'phone, no seat')
  for (const [place, what] of [
    ['', 'front'],
    ['#start/hearts', 'a new table'],
    ['rules/#hearts', 'rules'],
    ['verify/', 'the verifier'],
  ] as const) {
    await bo.goto('about:blank')
    await bo.goto(`${house}/${place}`)
    await expect(bo.getByRole('main')).toBeVisible()
    await clean(bo, `phone, ${what}`)
  }
})

test('the replay on a phone, and a game master’s drawer', async ({ browser, house }) => {
  const page = await newcomer(browser, true)
  await startTable(page, house, 'thorns')
  await menu(page, 'More', /^Running the table/)
  await clean(page, 'phone, the drawer')
  await page.keyboard.press('Escape')
  await menu(page, 'More', /^Replay/)
  await expect(page.getByText('1 of 2')).toBeVisible()
  await clean(page, 'phone, replay')
})
