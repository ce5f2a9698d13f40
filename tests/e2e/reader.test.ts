// The reader in a real browser: the book that ships, from its first page to two endings, and what may happen on the way.
import type { Page } from '@playwright/test'
import { expect, newcomer, test } from './house.ts'
import { routes } from './routes.ts'

const seed = 'amber ferry 7'
const [first, second] = routes(seed, 2) as [ReturnType<typeof routes>[number], ReturnType<typeof routes>[number]]

async function openBook(page: Page, house: string): Promise<void> {
  await page.goto(`${house}/reader/#story/rent-day?${new URLSearchParams({ seed })}`)
  await expect(page.getByLabel('Seed of the dice')).toHaveValue(seed)
  await page.getByRole('radio', { name: /Fighter/ }).check()
  await page.getByRole('button', { name: 'Open the book' }).click()
  await expect(page.getByRole('list', { name: 'What do you do?' })).toBeVisible()
}

/** A page is turned when the journal has grown: the live region then says something else. */
async function press(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await expect(page.locator('main .choice, main section[aria-label="The fight"]').first()).toBeVisible()
    await page.keyboard.press(key)
  }
}

const words = (id: string): RegExp => new RegExp(`^${id.replaceAll('-', ' ')}$`, 'i')

test('by keyboard alone to an ending, with a reload in the middle; then back, and another way', async ({
  browser,
  house,
}) => {
  const page = await newcomer(browser)
  await openBook(page, house)
  const half = Math.floor(first.keys.length / 2)
  await press(page, first.keys.slice(0, half))
  const place = await page.locator('main h2').first().textContent()
  const sheet = await page.getByLabel('Your sheet').textContent()
  await page.reload()
  await expect(page.locator('main h2').first()).toHaveText(place ?? '')
  expect(await page.getByLabel('Your sheet').textContent()).toBe(sheet)
  await press(page, first.keys.slice(half))
  await expect(page.getByRole('heading', { name: words(first.ending) })).toBeVisible()
  await expect(page.locator('[data-live]')).toContainText(`The end: ${first.ending}`)

  await page.keyboard.press('b')
  const pages = page.getByRole('dialog', { name: 'Back through the pages' })
  await pages
    .getByRole('button', { name: /Office of Arrears/ })
    .last()
    .click()
  await expect(page.locator('main h2').first()).toHaveText('The Office of Arrears')
  await expect(page.getByText('rewound')).toBeVisible()
})

test('by thumb on a phone to another ending; the shelf remembers it', async ({ browser, house }) => {
  const page = await newcomer(browser, true)
  await openBook(page, house)
  for (const key of second.keys) {
    if (key === 'f') await page.getByRole('button', { name: 'Fight to the end' }).click()
    else {
      const choice = page.locator('.choice').nth(Number(key) - 1)
      await expect(choice).toBeVisible()
      // A choice that asks for more is taken by its key, which leaves the rest to the engine, as the route did.
      if ((await choice.getAttribute('aria-expanded')) === null) await choice.click()
      else await page.keyboard.press(key)
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
    expect(wide, 'nothing is wider than the phone').toBe(true)
  }
  await expect(page.getByRole('heading', { name: words(second.ending) })).toBeVisible()
  await page.getByRole('button', { name: /Open your sheet/ }).click()
  await expect(page.getByRole('dialog', { name: 'Berrit' })).toContainText('HP')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Endings and deeds' }).click()
  await expect(page.getByRole('dialog')).toContainText(/Endings found: 1 of \d+/)
})

test('the odds beside a choice can be numbers, words, or nothing', async ({ browser, house }) => {
  const page = await newcomer(browser)
  await openBook(page, house)
  const choices = page.getByRole('list', { name: 'What do you do?' })
  await expect(choices).toContainText('%')
  await page.getByRole('button', { name: 'How it reads' }).click()
  await page.getByText('words', { exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(choices).not.toContainText('%')
  await expect(choices).toContainText(/even|likely|shot|sure|hopeless/)
})

test('dice fall before the page is turned: until they lie nothing is told of what they did', async ({
  browser,
  house,
}) => {
  const page = await newcomer(browser)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 4 }))
  await openBook(page, house)
  const roll = page.locator('.choice', { hasText: 'Focus 7' })
  const text = await roll.locator('.text').textContent()
  await roll.click()
  await expect(page.locator('canvas')).toBeVisible()
  await expect(roll, 'the page that asked lies open still').toBeVisible()
  await expect(page.locator('[data-live]')).not.toContainText(/Success|Tie|Failure/i)
  await page.keyboard.press('Escape')
  await expect(page.locator('canvas')).toHaveCount(0)
  await expect(page.locator('.chosen')).toContainText(text ?? '')
  await expect(page.locator('.throw strong')).toHaveText(/success|tie|failure/i)
  await expect(page.locator('[data-live]')).toContainText(/Success|Tie|Failure/i)
})

test('a bookmark, the map, and the dice that can be checked', async ({ browser, house }) => {
  const page = await newcomer(browser)
  await openBook(page, house)
  await press(page, first.keys.slice(0, 3))
  await page.keyboard.press('b')
  await page.getByLabel('Leave a bookmark here').fill('The dry spot')
  await page.getByRole('button', { name: 'Leave it' }).click()
  await expect(page.getByRole('button', { name: /The dry spot/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('m')
  const map = page.getByRole('dialog', { name: 'The map' })
  await expect(map.getByText('The Office of Arrears').first()).toBeVisible()
  await expect(map.getByText(/not taken/).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('l')
  await page.getByRole('button', { name: 'Run it all again and compare' }).click()
  await expect(page.getByText('Every throw and every line is as the rules have it.')).toBeVisible()
})

test('once loaded it reads on without a network, from the shelf to the page', async ({ browser, house }) => {
  const page = await newcomer(browser)
  await openBook(page, house)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.context().setOffline(true)
  await page.reload()
  await press(page, first.keys.slice(0, 2))
  await page.goto(`${house}/reader/#library`)
  await page.reload()
  await expect(page.getByText('Go on reading')).toBeVisible()
  await page.goto(`${house}/workshop/`)
  await expect(page.getByText('Nothing is wrong with this story.')).toBeVisible({ timeout: 20_000 })
})

const file = (name: string, text: string | Buffer) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.isBuffer(text) ? text : Buffer.from(text),
})

test('broken, huge, hostile and empty files get a sentence, and the shelf stays as it is', async ({
  browser,
  house,
}) => {
  const page = await newcomer(browser)
  const alerts: string[] = []
  page.on('dialog', dialog => {
    alerts.push(dialog.message())
    void dialog.dismiss()
  })
  await page.goto(`${house}/reader/`)
  const pick = page.locator('input[type=file]')
  const say = (text: RegExp) => expect(page.getByRole('status').first()).toContainText(text, { timeout: 20_000 })
  await pick.setInputFiles(file('empty.ink', ''))
  await say(/empty.ink is empty/)
  await pick.setInputFiles(file('huge.ink', 'word '.repeat(1_050_000)))
  await say(/5.3 MB is too large/)
  await pick.setInputFiles(file('broken.ink', '-> nowhere\n'))
  await say(/broken.ink, line 1/)
  await pick.setInputFiles(file('picture.png', Buffer.from([0x89, 0x50, 0, 0, 1])))
  await say(/is no story/)
  await pick.setInputFiles(file('binary.ink', Buffer.from([0, 1, 2, 255, 254])))
  await say(/is no text/)
  await expect(page.getByText('Put away')).toHaveCount(0)
  await pick.setInputFiles(file('round.ink', '# title: Round\n-> a\n=== a ===\nAgain.\n-> b\n=== b ===\n-> a\n'))
  await page.getByRole('link', { name: /Round/ }).click()
  await page.getByRole('button', { name: 'Open the book' }).click()
  await say(/never comes to an end/)
  await page.goto(`${house}/reader/#library`)
  const hostile =
    '# title: <img src=x onerror=alert(1)>\n-> a\n=== a ===\n<script>alert(2)</script> \u202Egnorw\n+ [<b>Go</b>] -> b\n=== b ===\nEnd. # ending: z\n-> END\n'
  await pick.setInputFiles(file('hostile.ink', hostile))
  await say(/is on your shelf/)
  await page.getByRole('link', { name: /<img src=x/ }).click()
  await page.getByRole('button', { name: 'Open the book' }).click()
  await expect(page.getByText('<script>alert(2)</script>')).toBeVisible()
  await expect(page.getByText('<b>Go</b>')).toBeVisible()
  expect(alerts).toEqual([])
})

test('stories from Twine are dropped on the shelf and read: Twee, and a page', async ({ browser, house }) => {
  const page = await newcomer(browser)
  await page.goto(`${house}/reader/`)
  await dropped(
    page,
    'lake.twee',
    ':: StoryTitle\nThe Lake\n\n:: Start\n<<set $x to 1>>Reeds.\n[[Wade in->Deep]]\n\n:: Deep\nCold.\n',
  )
  await expect(page.getByRole('status')).toContainText(
    'The Lake is on your shelf. Not all of it could be carried. Line 5',
  )
  const passages =
    '<tw-passagedata pid="1" name="Door">A door. [[In|Hall]]</tw-passagedata><tw-passagedata pid="2" name="Hall">A hall.</tw-passagedata>'
  await dropped(
    page,
    'house.html',
    `<html><tw-storydata name="The House" startnode="1">${passages}</tw-storydata></html>`,
  )
  await expect(page.getByRole('status')).toHaveText('The House is on your shelf.')
  await page.getByRole('link', { name: /The Lake/ }).click()
  await page.getByRole('button', { name: 'Open the book' }).click()
  await page.getByRole('button', { name: 'Wade in' }).click()
  await expect(page.getByText('Cold.')).toBeVisible()
})

/** A file that lands on the page from the desktop. */
async function dropped(page: Page, name: string, text: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([title, words]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([words], title))
      return transfer
    },
    [name, text] as const,
  )
  await page.dispatchEvent('body', 'drop', { dataTransfer: data })
}

test('a story of one’s own is played, edited, and read on in its newer edition', async ({ browser, house }) => {
  const page = await newcomer(browser)
  const story = (words: string) =>
    `# title: Mine\n-> a\n=== a ===\nOne.\n+ [On] -> b\n=== b ===\n${words}\n+ [End] -> c\n=== c ===\nOver. # ending: z\n-> END\n`
  await page.goto(`${house}/reader/`)
  await page.locator('input[type=file]').setInputFiles(file('mine.ink', story('Two.')))
  await page.getByRole('link', { name: /Mine/ }).click()
  await page.getByRole('button', { name: 'Open the book' }).click()
  await press(page, ['1'])
  await expect(page.getByText('Two.', { exact: true })).toBeVisible()
  await page.goto(`${house}/reader/#library`)
  await page.locator('input[type=file]').setInputFiles(file('mine.ink', story('Two, and a half.')))
  await expect(page.getByRole('status')).toContainText('on your shelf')
  await page.getByRole('link', { name: /Berrit/ }).click()
  await expect(page.getByText('Two, and a half.')).toBeVisible()
  await expect(page.getByText(/edited since/).first()).toBeVisible()
})
