// The verifier page: an honest journal holds, a changed one is found, and nothing is sent anywhere.
import { expect, newcomer, test } from './house.ts'

test('a journal is checked in the page alone', async ({ browser, house }) => {
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ book: 'last-throw', name: 'Ada' })
  const { table, token } = (await (await fetch(`${house}/api/tables`, { method: 'POST', headers, body })).json()) as {
    table: string
    token: string
  }
  const authorized = { Authorization: `Bearer ${token}` }
  const journal = await (await fetch(`${house}/api/tables/${table}/journal`, { headers: authorized })).text()
  const page = await newcomer(browser)
  await page.goto(`${house}/verify/`)
  const asked: string[] = []
  page.on('request', request => request.method() !== 'GET' && asked.push(request.url()))
  const choose = (name: string, text: string) =>
    page.getByLabel('A journal file').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
  await choose('honest.json', journal)
  await expect(page.getByRole('status')).toContainText('seals, permissions, dice and rules agree')
  await choose('forged.json', journal.replace('Ada', 'Eve'))
  await expect(page.getByRole('status')).toContainText('entry 1 does not match its hash')
  await choose('none.json', 'no journal')
  await expect(page.getByRole('status')).toContainText('cannot be checked')
  expect(asked).toEqual([])
})
