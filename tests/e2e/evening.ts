// An evening of a book: from the link to the export, with two browsers (a game master, and a friend on a phone who plays two
// heroes) and with four (a game master, two players, a stream). What only the game master knows carries one word, and that
// word is searched in everything that the others were ever sent or shown.
import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { menu, type Seat, say, turnTo, written } from './desk.ts'
import { comeIn, expect, inviteLink, listen, newcomer, playHero, startTable, test, watch } from './house.ts'

/** Stands in everything that is the game master's alone. */
export const marker = 'Nightjar'

export interface Evening {
  readonly book: string
  /** Bo's and Cleo's heroes; the game master acts for all of them. */
  readonly heroes: readonly [string, string]
  readonly others: readonly string[]
  /** What else is hidden in this book, with the marker wherever there are words. */
  hide(gm: Page): Promise<void>
  /** What stands in the game master's frames alone besides: secret difficulties, what the example scene hides. */
  readonly secrets: readonly RegExp[]
  play(table: Table): Promise<void>
}

export interface Table {
  readonly gm: Seat
  readonly bo: Seat
  readonly cleo: Seat
  /** Everybody who sees the desk: game master, players, and who watches. */
  readonly pages: readonly Page[]
}

async function sitDown(browser: Browser, house: string, { book, heroes, others }: Evening, four: boolean) {
  const [gm, bo] = [await newcomer(browser), await newcomer(browser, !four)]
  const cleo = four ? await newcomer(browser, true) : bo
  const win = four ? [await newcomer(browser)] : []
  const strangers = [...new Set([bo, cleo, ...win])]
  const heard = new Map([gm, ...strangers].map(page => [page, listen(page)]))
  await startTable(gm, house, book)
  const link = await inviteLink(gm)
  await comeIn(bo, gm, link, 'Bo')
  if (four) await comeIn(cleo, gm, link, 'Cleo')
  for (const page of win) await watch(page, gm, link, 'Win')
  await playHero(bo, heroes[0])
  if (!four) await turnTo(bo, 'Company')
  await playHero(cleo, heroes[1])
  if (!four) await turnTo(bo, 'Scene')
  const table: Table = {
    gm: { page: gm, heroes: [...heroes, ...others] },
    bo: { page: bo, heroes: four ? [heroes[0]] : heroes },
    cleo: { page: cleo, heroes: four ? [heroes[1]] : heroes },
    pages: [gm, ...strangers],
  }
  return { table, strangers, heard }
}

/** What every book can hide: a clock, a note, a roll, a whisper to oneself. */
async function hideEverywhere(gm: Page): Promise<void> {
  await gm.getByRole('button', { name: 'A clock' }).click()
  await gm.getByLabel('What runs out?').fill(`The ${marker} bell`)
  await gm.getByLabel('hidden', { exact: true }).check()
  await written(gm, () => gm.getByRole('button', { name: 'Set the clock' }).click())
  await written(gm, () => gm.getByRole('button', { name: `Move The ${marker} bell on` }).click())
  await menu(gm, 'More', /^Notes/)
  await gm.getByRole('button', { name: 'Write a note' }).click()
  await gm.getByLabel('Title').fill(`The ${marker} letter`)
  await gm.getByLabel('Text').fill(`${marker} wrote it.`)
  await gm.getByLabel('Who reads it?').selectOption({ label: 'Only game masters' })
  await written(gm, () => gm.getByRole('button', { name: 'Keep the note' }).click())
  await gm.keyboard.press('Escape')
  await say(gm, `/secret d20 does ${marker} wake?`)
}

async function keep(page: Page, item: RegExp): Promise<string> {
  const saved = page.waitForEvent('download')
  await menu(page, 'Keep the chronicle', item)
  return readFileSync(await (await saved).path(), 'utf8')
}

/** The evening goes home: the chronicle to read, the whole journal to verify. */
async function takeHome({ gm, bo }: Table, { book }: Evening, phone: boolean): Promise<void> {
  const last = 'And so the evening ends.'
  await say(gm.page, last)
  if (phone) await turnTo(bo.page, 'Chronicle')
  await expect(bo.page.getByText(last).first()).toBeVisible()
  expect(await keep(gm.page, /Markdown/)).toContain(marker)
  const told = await keep(bo.page, /Markdown/)
  expect(told).toContain(last)
  expect(told).not.toContain(marker)
  const journal = JSON.parse(await keep(gm.page, /JSON/))
  expect(journal.book).toBe(book)
  expect(JSON.stringify(journal.entries.at(-1))).toContain(last)
}

/** Where something stands in a long text, with a little of what is around it. */
const places = (text = '', wanted: RegExp): string[] =>
  [...text.matchAll(new RegExp(wanted, 'g'))].slice(0, 5).map(({ index }) => text.slice(index - 80, index + 80))

async function spend(browser: Browser, house: string, evening: Evening, four: boolean): Promise<void> {
  const { table, strangers, heard } = await sitDown(browser, house, evening, four)
  const gm = table.gm.page
  await hideEverywhere(gm)
  await evening.hide(gm)
  await evening.play(table)
  await takeHome(table, evening, !four)
  const known = await heard.get(gm)?.()
  for (const secret of [new RegExp(marker), ...evening.secrets]) expect(places(known, secret)).not.toEqual([])
  for (const page of strangers) {
    const text = `${await heard.get(page)?.()}\n${await page.content()}`
    for (const secret of [new RegExp(marker), ...evening.secrets]) expect(places(text, secret)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
}

/** The same scene, twice. */
export function evening(of: Evening): void {
  test(`${of.book}: two browsers play a whole scene`, ({ browser, house }) => spend(browser, house, of, false))
  test(`${of.book}: four browsers play a whole scene, one of them a stream`, ({ browser, house }) =>
    spend(browser, house, of, true))
}
