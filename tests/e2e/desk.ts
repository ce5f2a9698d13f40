// What people do at the desk of a table, as they do it: start, lean in, lay their dice down, answer, let things happen.
import type { Locator, Page } from '@playwright/test'
import { expect } from './house.ts'

/** Somebody at the table: their page, and whom they may act for. */
export interface Seat {
  readonly page: Page
  readonly heroes: readonly string[]
}

export const call = (page: Page): Locator => page.getByRole('article', { name: /^Call:/ })
export const throwButton = (page: Page): Locator => call(page).getByRole('button', { name: /^(Throw|Do it)/ })
export const result = (page: Page): Locator => page.getByRole('article', { name: 'The last throw' })
export const choices = (page: Page): Locator => page.getByRole('article', { name: 'Choices to make' })
/** What a throw has left to decide, on the card of that throw. */
export const choicesOnCard = (page: Page): Locator => result(page).getByRole('article', { name: 'Choices to make' })
export const dialog = (page: Page): Locator => page.getByRole('dialog')

/** The number of the newest entry that a page knows. */
export const entryOf = async (page: Page): Promise<number> =>
  Number(/entry (\d+)/.exec((await page.getByRole('banner').textContent()) ?? '')?.[1])

/** Does something and waits until the table has written it down. */
export async function written(page: Page, doing: () => Promise<unknown>): Promise<void> {
  const before = await entryOf(page)
  await doing()
  await expect.poll(() => entryOf(page)).toBeGreaterThan(before)
}

/** Takes what the book offers a hero, or the game master where no hero is named. */
export async function take(
  { page, heroes }: Seat,
  hero: string | undefined,
  group: string,
  label: string | RegExp,
): Promise<void> {
  if (hero && heroes.length > 1)
    await page.getByRole('group', { name: 'Who acts' }).getByRole('button', { name: hero }).click()
  const doing = page.getByRole('region', { name: hero ? / may$|^What do you do\?$/ : 'As game master' })
  await doing.getByRole('button', { name: new RegExp(`^${group}( \\d+)?$`) }).click()
  await written(page, () => doing.getByRole('listitem').getByRole('button', { name: label }).first().click())
}

/** Leans into the open call, or steps back from it. */
export const lean = (page: Page, name: RegExp): Promise<void> =>
  written(page, () => call(page).getByRole('switch', { name }).click())

/** What the dice of a throw show: one face for all of them, or each in the order in which they are asked for. */
type Faces = number | readonly number[]

/** Types dice of a real table, throw by throw; the last faces serve until the rule wants no more. */
async function type(page: Page, throws: readonly Faces[]): Promise<void> {
  const typing = page.getByRole('dialog', { name: 'My own dice' })
  await expect(typing).toBeVisible()
  await written(page, async () => {
    for (let i = 0; await typing.isVisible(); i++) {
      const faces = throws[Math.min(i, throws.length - 1)] ?? 1
      const fields = await typing.getByRole('spinbutton').all()
      if (typeof faces !== 'number') expect(fields.length, `dice in throw ${i + 1}`).toBe(faces.length)
      for (const [at, field] of fields.entries()) {
        const most = Number(await field.getAttribute('max'))
        await field.fill(`${Math.min(most, typeof faces === 'number' ? faces : (faces[at] ?? 1))}`)
      }
      await typing.getByRole('button', { name: 'Lay them on the table' }).click()
      // Laid: the dialog is gone, or asks for the next throw.
      await page.waitForFunction(() => {
        const open = [...document.querySelectorAll('dialog')].find(
          each => each.querySelector('h2')?.textContent === 'My own dice',
        )
        const fields = [...(open?.querySelectorAll('input') ?? [])]
        return !open || (fields.length > 0 && fields.every(field => field.matches(':placeholder-shown')))
      })
    }
  })
}

/** Own dice for the open call. */
export async function lay(page: Page, ...throws: readonly Faces[]): Promise<void> {
  await call(page).getByRole('button', { name: 'My own dice' }).click()
  await type(page, throws)
}

/** Own dice for an answer that throws some. */
export async function answerWith(page: Page, label: string, ...throws: readonly Faces[]): Promise<void> {
  await choices(page)
    .getByRole('button', { name: `My own dice: ${label}` })
    .first()
    .click()
  await type(page, throws)
}

/** Decides what a rule has left open. */
export const answer = (page: Page, label: string | RegExp): Promise<void> =>
  written(page, () => choices(page).getByRole('button', { name: label }).first().click())

/** What is chosen, typed and ticked in a form, by its labels. */
export type Filled = Readonly<Record<string, string | boolean>>

async function fill(form: Locator, filled: Filled): Promise<void> {
  for (const [label, value] of Object.entries(filled)) {
    const field = form.getByLabel(label, { exact: true }).last()
    if (typeof value === 'boolean') await field.setChecked(value)
    else if ((await field.evaluate(element => element.tagName)) === 'SELECT') await chooseBy(field, value)
    else await field.fill(value)
  }
}

/** An option by how its text begins: what follows are numbers that the books may change. */
async function chooseBy(field: Locator, begins: string): Promise<void> {
  const texts = await field.locator('option').allTextContents()
  await field.selectOption({ index: texts.findIndex(text => text.startsWith(begins)) })
}

async function about(form: Locator, who: readonly string[]): Promise<void> {
  for (const name of who) {
    const button = form.getByRole('button', { name, exact: true })
    if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click()
  }
}

async function open(page: Page, what: string, filled: Filled, who: readonly string[]): Promise<Locator> {
  await page.getByRole('button', { name: /^(Something happens|In your own words)$/ }).click()
  const form = dialog(page)
  await form.getByLabel('What happens?', { exact: true }).first().selectOption({ label: what })
  await about(form, who)
  await fill(form, filled)
  return form
}

/** Something happens, by the game master's hand; what it would come to is told before, and returned. */
export async function happen(page: Page, what: string, filled: Filled = {}, ...who: string[]): Promise<string> {
  const form = await open(page, what, filled, who)
  const foretold = await form.locator('.preview').allTextContents()
  await written(page, () => form.getByRole('button', { name: 'Do it' }).click())
  await expect(form).toHaveCount(0)
  return foretold.join(' ')
}

/** Something happens by dice of a real table. */
export async function happenWith(
  page: Page,
  [what, filled, ...who]: readonly [string, Filled, ...string[]],
  ...throws: readonly Faces[]
): Promise<void> {
  const form = await open(page, what, filled, who)
  await form.getByRole('button', { name: 'My own dice' }).click()
  await type(page, throws)
  await expect(dialog(page)).toHaveCount(0)
}

/** The game master calls for a throw: of one, of several, of everyone. */
export async function callFor(page: Page, what: string, filled: Filled, ...who: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Call for a throw' }).click()
  const form = dialog(page)
  await expect(form.getByRole('group', { name: 'Who throws?' })).toBeVisible()
  const frame = form.getByLabel('What for?', { exact: true })
  if ((await frame.count()) > 0) await frame.selectOption({ label: what })
  await chooseOnly(form, who)
  await fill(form, filled)
  await written(page, () => form.getByRole('button', { name: /^Open (the call|\d+ calls)$/ }).click())
  await expect(form).toHaveCount(0)
}

/** Somebody is chosen when the form opens: exactly these remain. */
async function chooseOnly(form: Locator, who: readonly string[]): Promise<void> {
  const cast = form.getByRole('group', { name: 'Who throws?' })
  if (who.length === 0) return cast.getByRole('button', { name: 'Everyone' }).click()
  for (const button of await cast.locator('[aria-pressed]').all()) {
    const wanted = who.includes(((await button.textContent()) ?? '').trim())
    if (wanted !== ((await button.getAttribute('aria-pressed')) === 'true')) await button.click()
  }
}

export async function say(page: Page, text: string): Promise<void> {
  const line = page.getByLabel('Say something')
  await written(page, async () => {
    await line.fill(text)
    await line.press('Enter')
  })
}

/** Something of the menu of a page. */
export async function menu(page: Page, button: string, item: RegExp): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** On a phone: which of the three parts lies open. */
export const turnTo = (page: Page, tab: 'Company' | 'Scene' | 'Chronicle'): Promise<void> =>
  page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button', { name: tab }).click()

/** The last throw is taken back, and the call lies there again for who is to throw; then it stands again. */
export async function undoAndRedo(gm: Page, thrower: Page): Promise<void> {
  await written(gm, () => gm.getByRole('button', { name: 'Take the last step back' }).click())
  await expect(throwButton(thrower)).toBeVisible()
  await written(gm, () => gm.getByRole('button', { name: 'Take the step again' }).click())
  await expect(throwButton(thrower)).toHaveCount(0)
}

/** A word about how one helps, before leaning in. */
export async function sayHow(page: Page, helps: string, text: string): Promise<void> {
  const row = call(page).getByRole('listitem').filter({ hasText: helps }).last()
  await row.getByRole('button', { name: 'say how' }).click()
  await row.getByLabel(/^How: /).fill(text)
}
