// The chronicle and what is around it: talk and rolls, whispers, search, an entry laid open, safety, the rules, the stream.
import { dialog, lay, menu, result, say, throwButton, written } from './desk.ts'
import { comeIn, expect, inviteLink, listen, newcomer, startTable, test, watch } from './house.ts'

test('talk, deeds, rolls and whispers; search and filter find them again', async ({ browser, house }) => {
  const [gm, bo, cleo] = [await newcomer(browser), await newcomer(browser), await newcomer(browser)]
  await startTable(gm, house, 'last-throw')
  const link = await inviteLink(gm)
  await comeIn(bo, gm, link, 'Bo')
  const heard = listen(cleo)
  await comeIn(cleo, gm, link, 'Cleo')
  const chronicle = bo.getByRole('region', { name: 'The chronicle' })
  await say(bo, 'The lamp is out.')
  await say(bo, '/me lights a match')
  await say(bo, '/roll 2d6+1 for the match')
  await say(bo, '/w Ada I do not trust Cleo')
  await expect(chronicle.getByText('“The lamp is out.”')).toBeVisible()
  await expect(chronicle.getByText('lights a match', { exact: true })).toBeVisible()
  await expect(chronicle.getByText('for the match')).toBeVisible()
  await expect(gm.getByRole('region', { name: 'The chronicle' })).toContainText('I do not trust Cleo')
  await say(gm, 'Nobody else has heard it.')
  await expect(cleo.getByText('Nobody else has heard it.').first()).toBeVisible()
  expect(await heard()).not.toContain('I do not trust')
  expect(await cleo.content()).not.toContain('I do not trust')

  await gm.getByRole('button', { name: 'Search the chronicle' }).click()
  const entries = gm.getByRole('region', { name: 'The chronicle' }).getByRole('article')
  await gm.getByRole('searchbox', { name: 'Search the chronicle' }).fill('MATCH')
  await expect(entries).toHaveCount(2)
  await gm.getByRole('searchbox', { name: 'Search the chronicle' }).fill('')
  await gm.getByRole('button', { name: 'Talk', exact: true }).click()
  await expect(entries).toHaveCount(5)
  await gm.getByRole('button', { name: 'Throws', exact: true }).click()
  await expect(entries).toHaveCount(0)
  await expect(gm.getByText('Nothing of that kind has been written.')).toBeVisible()
})

test('an entry laid open: its dice, its odds, its rules and the proof; a rule leads to the book', async ({
  browser,
  house,
}) => {
  const gm = await newcomer(browser)
  await startTable(gm, house, 'last-throw')
  await expect(gm.getByText('44 %', { exact: true }).first()).toBeVisible()
  await written(gm, () => throwButton(gm).click())
  await gm.getByRole('button', { name: 'Entry 3' }).click()
  const entry = dialog(gm)
  await expect(entry.getByRole('img', { name: /^d6 shows/ })).toHaveCount(2)
  await expect(entry).toContainText('the highest counts, and how many show 6 or more')
  await expect(entry.getByRole('row', { name: /miss/ })).toContainText('4/9')
  await expect(entry.locator('code').first()).toHaveText(/^[0-9a-f]{64}$/)
  await entry
    .getByRole('button', { name: /LT-I\.4/ })
    .first()
    .click()
  const rule = gm.getByRole('dialog').last()
  await expect(rule).toContainText('LT-I.4')
  const opened = gm.waitForEvent('popup')
  await rule.getByRole('link').first().click()
  const book = await opened
  await expect(book).toHaveURL(/\/rules\/#last-throw\/LT-I\.4$/)
  await expect(book.locator('#LT-I\\.4')).toBeInViewport()
})

test('the rules of every book are searched by their words', async ({ browser, house }) => {
  const page = await newcomer(browser)
  await page.goto(`${house}/rules/#grit`)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'Search the rules' })
  const rules = page.locator('.rule')
  const all = await rules.count()
  await search.fill('opportunity melee')
  await expect.poll(() => rules.count()).toBeLessThan(all)
  for (const text of await rules.allTextContents()) expect(text.toLowerCase()).toMatch(/opportunity/)
  await search.fill('zzz')
  await expect(page.getByText('No rule holds all of these words.')).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Books and chapters' })
    .getByRole('link', { name: 'Hearts & Mana' })
    .click()
  await search.fill('')
  await expect(page.locator('#HM-1\\.8')).toBeAttached()
})

test('anybody may pause, and nobody learns who; lines and veils are everybody’s', async ({ browser, house }) => {
  const [gm, bo] = [await newcomer(browser), await newcomer(browser)]
  const heard = listen(gm)
  await startTable(gm, house, 'thorns')
  await comeIn(bo, gm, await inviteLink(gm), 'Bo')
  await bo.getByRole('button', { name: 'Pause', exact: true }).click()
  await bo.getByLabel('Line or veil').selectOption('Veil')
  await bo.getByLabel('What it is').fill('spiders')
  await written(bo, () => bo.getByRole('button', { name: 'Set', exact: true }).click())
  await written(bo, () => bo.getByRole('button', { name: 'Pause the game' }).click())
  for (const page of [gm, bo]) await expect(page.getByRole('alert')).toContainText('Somebody asks for a pause')
  const frames = (await heard()).split('\n').filter(frame => /Paused|Boundary/.test(frame))
  expect(frames.length).toBeGreaterThan(0)
  for (const frame of frames) expect(frame).not.toMatch(/"by":"s[2-9]"/)
  await gm.getByRole('button', { name: 'Go on', exact: true }).click()
  await expect(bo.getByRole('alert')).toHaveCount(0)
  await gm.getByRole('button', { name: 'Pause', exact: true }).click()
  await expect(dialog(gm)).toContainText('spiders')
})

test('the view for a stream is transparent, shows the call and the outcome, and has nothing to press', async ({
  browser,
  house,
}) => {
  const [gm, win] = [await newcomer(browser), await newcomer(browser)]
  await startTable(gm, house, 'last-throw')
  await watch(win, gm, await inviteLink(gm), 'Win')
  const ground = () =>
    win.evaluate(() => [document.documentElement, document.body].map(each => getComputedStyle(each).backgroundColor))
  expect(new Set(await ground())).toEqual(new Set(['rgba(0, 0, 0, 0)']))
  await expect(win.getByText('44 %', { exact: true }).first()).toBeVisible()
  await lay(gm, 6)
  await expect(result(win).locator('.word')).toHaveText(/critical/i)
  await expect(win.getByRole('navigation')).toHaveCount(0)
  await expect(win.getByLabel('Say something')).toHaveCount(0)
})

test('house rules are read by everybody and changed by the game master alone', async ({ browser, house }) => {
  const [gm, bo] = [await newcomer(browser), await newcomer(browser)]
  await startTable(gm, house, 'last-throw')
  await comeIn(bo, gm, await inviteLink(gm), 'Bo')
  await menu(gm, 'More', /^Running the table/)
  const radio = dialog(gm).getByRole('radio', { checked: false }).first()
  const reading = (await radio.locator('xpath=..').innerText()).trim()
  await written(gm, () => radio.check())
  await menu(bo, 'More', /^House rules/)
  await expect(dialog(bo)).toContainText('How this table reads the rules')
  await expect(dialog(bo)).toContainText(reading)
  await expect(dialog(bo).getByRole('radio')).toHaveCount(0)
})
