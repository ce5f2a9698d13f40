// What the game master has at hand: a call for everyone, a ruling, a pack of one's own, another scene, a hand over the seats.
import { call, callFor, choices, dialog, happen, menu, result, say, throwButton, written } from './desk.ts'
import { comeIn, expect, inviteLink, newcomer, playHero, startTable, test } from './house.ts'

test('a call for everyone at once: each throws their own, the game master throws for who is away', async ({
  browser,
  house,
}) => {
  const [gm, bo] = [await newcomer(browser), await newcomer(browser)]
  await startTable(gm, house, 'last-throw')
  await comeIn(bo, gm, await inviteLink(gm), 'Bo')
  await playHero(bo, 'Sael Quickwater')
  await gm.getByRole('button', { name: 'More about this call' }).click()
  await written(gm, () => gm.getByRole('menuitem', { name: 'Withdraw the call' }).click())
  await callFor(gm, 'A test', { 'What is tried?': 'hold the rope', 'What happens if it fails?': 'Everybody falls.' })
  for (const page of [gm, bo]) await expect(call(page)).toHaveCount(3)
  await expect(throwButton(bo)).toHaveCount(1)
  await expect(bo.getByText('If it fails: Everybody falls.').first()).toBeVisible()
  await written(bo, () => throwButton(bo).click())
  for (const left of [1, 0]) {
    await written(gm, () => throwButton(gm).first().click())
    await expect(call(gm)).toHaveCount(left)
  }
  await expect(result(bo)).toBeVisible()
})

test('a ruling over any number stands in the chronicle with its reason', async ({ browser, house }) => {
  const gm = await newcomer(browser)
  await startTable(gm, house, 'last-throw')
  await happen(gm, 'Adjust a number', { 'Which?': 'Wounds', To: '2', 'Why?': 'an old scar opens' }, 'Ivo Redfern')
  await expect(gm.getByRole('region', { name: 'The chronicle' })).toContainText('an old scar opens')
  await expect(gm.getByRole('complementary', { name: 'Company' })).toContainText('3 of 5')
})

test('a content pack: what is wrong is told by its path; a good one is at hand at once', async ({ browser, house }) => {
  const gm = await newcomer(browser)
  await startTable(gm, house, 'thorns')
  await menu(gm, 'More', /^Running the table/)
  const load = (name: string, text: string) =>
    dialog(gm)
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
  await load('words.json', 'no pack')
  await expect(dialog(gm).getByRole('status')).toHaveText('words.json is not JSON.')
  await load('broken.json', '{"title": 7}')
  await expect(dialog(gm).getByRole('alert')).toContainText('pack.title must be a text')
  const pack = {
    title: 'Mine',
    talents: [{ id: 'owl', name: 'Owl eyes', text: 'Sees in the dark.' }],
    challenges: [],
    moves: [],
  }
  await written(gm, () => load('mine.json', JSON.stringify(pack)))
  await expect(dialog(gm).getByRole('status')).toHaveText('mine.json is on the table.')
  await gm.keyboard.press('Escape')
  await happen(gm, 'A talent learned, an item found', { 'What?': 'Owl eyes' }, 'Mara Venn')
  await expect(gm.getByRole('region', { name: 'The chronicle' })).toContainText('Owl eyes')
})

test('another ready scene, another name, a door that is open or closed, seats that change', async ({
  browser,
  house,
}) => {
  const [gm, bo, eve] = [await newcomer(browser), await newcomer(browser), await newcomer(browser)]
  await startTable(gm, house, 'hearts')
  const link = await inviteLink(gm)
  await gm.getByRole('button', { name: 'Invite' }).click()
  await written(gm, async () => {
    await dialog(gm).getByLabel('The door').selectOption('Everybody with the link comes in')
  })
  await expect(dialog(gm).getByRole('img').or(dialog(gm).locator('svg')).first()).toBeVisible()
  await bo.goto(link)
  await bo.getByLabel('Your name').fill('Bo')
  await bo.getByRole('button', { name: 'Ask to come in' }).click()
  await expect(bo.getByRole('heading', { name: 'The Salt Road' })).toBeVisible()
  await written(gm, async () => {
    await dialog(gm).getByLabel('The door').selectOption('Nobody comes in for now')
  })
  await eve.goto(link)
  await eve.getByLabel('Your name').fill('Eve')
  await eve.getByRole('button', { name: 'Ask to come in' }).click()
  await expect(eve.getByRole('alert')).not.toBeEmpty()
  await dialog(gm).getByRole('button', { name: 'About Bo' }).click()
  await written(gm, () => gm.getByRole('menuitem', { name: 'Remove from the table' }).click())
  await expect(bo.getByRole('heading', { name: 'The table is closed to you' })).toBeVisible()
  await gm.keyboard.press('Escape')
  await menu(gm, 'More', /^Running the table/)
  await dialog(gm).getByLabel('The table is called').fill('The Low Road')
  await written(gm, () => dialog(gm).getByRole('button', { name: 'Rename' }).click())
  await written(gm, () =>
    dialog(gm).getByRole('listitem').filter({ hasText: 'The bridge' }).getByRole('button').click(),
  )
  await gm.keyboard.press('Escape')
  await expect(gm.getByRole('heading', { name: 'The Low Road' })).toBeVisible()
  await expect(gm.getByRole('application')).toHaveAccessibleName(/^The bridge/)
})

test('a secret roll is nobody’s until it is opened to all', async ({ browser, house }) => {
  const [gm, bo] = [await newcomer(browser), await newcomer(browser)]
  await startTable(gm, house, 'gamebook')
  await comeIn(bo, gm, await inviteLink(gm), 'Bo')
  await say(gm, '/secret d20 does the bridge hold')
  await say(gm, 'Well.')
  await expect(bo.getByText('Well.').first()).toBeVisible()
  await expect(bo.getByText('does the bridge hold')).toHaveCount(0)
  await gm
    .getByRole('region', { name: 'The chronicle' })
    .getByRole('article')
    .filter({ hasText: 'does the bridge hold' })
    .getByRole('button', { name: /^Entry/ })
    .click()
  await written(gm, () => dialog(gm).getByRole('button', { name: 'Open this roll to all' }).click())
  await expect(bo.getByText('does the bridge hold').first()).toBeVisible()
})

test('a choice that comes up while one is elsewhere on the page is brought into view', async ({ browser, house }) => {
  for (const phone of [false, true]) {
    const gm = await newcomer(browser, phone)
    await startTable(gm, house, 'last-throw')
    await expect(throwButton(gm)).toBeVisible()
    await happen(gm, 'Advancement at the end', { 'Got into trouble': true }, 'Ivo Redfern')
    await expect(choices(gm).locator('.question')).toBeInViewport({ ratio: 1 })
  }
})
