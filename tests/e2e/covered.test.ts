// On a phone the throw stays at the foot of the scene: nothing that one reads at the end, or reaches by keyboard, lies under it.
import type { Page } from '@playwright/test'
import { books } from '../../src/books/index.ts'
import { call, throwButton, turnTo } from './desk.ts'
import { expect, newcomer, startTable, test } from './house.ts'

interface Box {
  readonly what: string
  readonly top: number
  readonly bottom: number
}

/** What of the page lies under the bar with the throw, or is cut off by the edges of what scrolls. */
function covered(page: Page, of: 'focused' | 'ends'): Promise<readonly Box[]> {
  return page.evaluate(of => {
    const main = document.querySelector('main') as HTMLElement
    const edge = main.getBoundingClientRect()
    const bars = [...main.querySelectorAll<HTMLElement>('article > footer')]
    const all =
      of === 'focused'
        ? [document.activeElement as HTMLElement]
        : [...main.querySelectorAll<HTMLElement>('button, summary, a, input, h2, p, li')]
    return all
      .filter(each => main.contains(each) && !bars.some(bar => bar.contains(each)))
      .map(each => ({ each, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1)
      .filter(({ box }) =>
        of === 'focused'
          ? box.height < edge.height && (box.top < edge.top - 1 || box.bottom > edge.bottom + 1 || under(box))
          : under(box),
      )
      .map(({ each, box: { top, bottom } }) => ({ what: each.textContent?.trim().slice(0, 60) ?? '', top, bottom }))

    function under(box: DOMRect): boolean {
      return bars
        .map(bar => bar.getBoundingClientRect())
        .some(bar => box.top < bar.bottom - 1 && box.bottom > bar.top + 1)
    }
  }, of)
}

for (const { id: book } of books)
  test(`${book} on a phone: the throw covers nothing at the end of the page, and nothing that the keyboard reaches`, async ({
    browser,
    house,
  }) => {
    const page = await newcomer(browser, true)
    await startTable(page, house, book)
    await expect(throwButton(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Call for a throw' })).toBeAttached()
    for (const over of [false, true]) {
      if (over) {
        await turnTo(page, 'Company')
        await page.getByRole('button', { name: /Open$/ }).click()
      }
      const main = page.locator('main')
      await main.evaluate(each => each.scrollTo(0, each.scrollHeight))
      expect(await covered(page, 'ends'), 'at the end').toEqual([])
      await main.evaluate(each => each.scrollTo(0, 0))
      for (const summary of await call(page).locator('summary').all()) await summary.press('Enter')
      await page.getByRole('banner').getByRole('button').last().focus()
      let reached = 0
      for (const back of [false, true])
        for (let i = 0; i < 200; i++) {
          await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
          const inside = await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))
          if (!inside && reached > 0) break
          if (!inside) continue
          reached++
          expect(await covered(page, 'focused'), back ? 'on the way back' : 'on the way').toEqual([])
        }
      expect(reached).toBeGreaterThan(20)
    }
  })
