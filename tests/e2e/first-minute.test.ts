// The first minute: from the front page to the first throw, with a friend in another browser.
import { throwButton, written } from './desk.ts'
import { comeIn, expect, inviteLink, newcomer, playHero, startTable, test } from './house.ts'

test('link, name, let in, a hero, and the dice fall in both browsers', async ({ browser, house }) => {
  const gm = await newcomer(browser)
  await startTable(gm, house, 'last-throw')
  const bo = await newcomer(browser)
  await comeIn(bo, gm, await inviteLink(gm), 'Bo')
  await playHero(bo, 'Ivo Redfern')
  await expect(bo.getByText('miss')).toBeVisible()
  await bo.getByRole('button', { name: /^Throw two dice/ }).click()
  for (const page of [gm, bo]) {
    const result = page.getByRole('article', { name: 'The last throw' })
    await expect(result).toBeVisible()
    await expect(result).toContainText('Ivo Redfern')
  }
})

test('the front page knows the table again, and leads back to the same seat', async ({ browser, house }) => {
  const gm = await newcomer(browser)
  await startTable(gm, house, 'thorns')
  await gm.goto(`${house}/`)
  await gm.getByRole('link', { name: /The Salt Road/ }).click()
  await expect(gm.getByRole('button', { name: 'Invite' })).toBeVisible()
})

test('a known table is greeted before its page has loaded, on one connection and once', async ({ browser, house }) => {
  const gm = await newcomer(browser)
  await startTable(gm, house, 'last-throw')
  await expect(throwButton(gm)).toBeVisible()
  const said: string[] = []
  gm.on('websocket', socket => {
    said.push('opened')
    socket.on('framesent', ({ payload }) => said.push(JSON.parse(String(payload)).type))
  })
  await gm.reload()
  await expect(throwButton(gm)).toBeVisible()
  expect(said.slice(0, 2)).toEqual(['opened', 'hello'])
  await written(gm, () => throwButton(gm).click())
  expect(said.filter(each => each === 'opened' || each === 'hello')).toEqual(['opened', 'hello'])
})

test('an empty table is one click away', async ({ browser, house }) => {
  const gm = await newcomer(browser)
  await gm.goto(`${house}/#start/gamebook`)
  await gm.getByRole('radio', { name: /Start empty/ }).check()
  await gm.getByRole('button', { name: 'Start the table' }).click()
  await expect(gm.getByText('Nobody yet.')).toBeVisible()
})
