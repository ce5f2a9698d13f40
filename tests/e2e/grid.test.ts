// The squared map: mouse, finger and keyboard move people on it; it shows where they can go, how far it is, and what covers whom.
import type { Page } from '@playwright/test'
import { call, lean, menu, take, written } from './desk.ts'
import { comeIn, expect, inviteLink, newcomer, playHero, startTable, test } from './house.ts'

const map = (page: Page) => page.getByRole('application')
const hint = (page: Page) => page.locator('.hint')
const stands = (page: Page, who: string) =>
  page.getByRole('list', { name: 'Where everybody stands' }).getByText(new RegExp(`^${who} stands on `))

/** The middle of a square, such as C5, on the screen. */
async function middleOf(page: Page, square: string): Promise<{ x: number; y: number }> {
  const [column = 'A', row = '1'] = [square.slice(0, 1), square.slice(1)]
  const [, width = 1, height = 1] =
    /map of (\d+) by (\d+)/.exec((await map(page).getAttribute('aria-label')) ?? '')?.map(Number) ?? []
  const box = await map(page).boundingBox()
  if (!box) throw new Error('There is no map.')
  return {
    x: box.x + ((column.charCodeAt(0) - 64 - 0.5) / width) * box.width,
    y: box.y + ((Number(row) - 0.5) / height) * box.height,
  }
}

/** A real finger, or several. */
async function fingers(page: Page) {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints })
  return touch
}

async function drag(page: Page, from: string, to: string): Promise<void> {
  const [a, b] = [await middleOf(page, from), await middleOf(page, to)]
  await page.mouse.move(a.x, a.y)
  await page.mouse.down()
  await page.mouse.move(b.x, b.y, { steps: 4 })
  await page.mouse.up()
}

test('a mouse drags a hero to a square in reach, and not beyond; the map measures and tells the cover', async ({
  browser,
  house,
}) => {
  const gm = await newcomer(browser)
  await startTable(gm, house, 'hearts')
  await map(gm).scrollIntoViewIfNeeded()
  await expect(stands(gm, 'Wren')).toHaveText('Wren stands on C5')
  const [wren, captain] = [await middleOf(gm, 'C5'), await middleOf(gm, 'R6')]
  await gm.mouse.click(wren.x, wren.y)
  await expect(gm.locator('.way').first()).toBeVisible()
  await gm.mouse.move(captain.x, captain.y)
  await expect(hint(gm)).toContainText('R6 · Gate captain · 15 from Wren · full cover by the wall at H5')
  await expect(gm.locator('.measure')).toHaveCount(1)
  const near = await middleOf(gm, 'D5')
  await gm.mouse.move(near.x, near.y)
  await expect(hint(gm)).toContainText('1 from Wren')
  await gm.keyboard.press('Escape')
  await written(gm, () => drag(gm, 'C5', 'C4'))
  await expect(stands(gm, 'Wren')).toHaveText('Wren stands on C4')
  await drag(gm, 'C4', 'S12')
  await expect(stands(gm, 'Wren')).toHaveText('Wren stands on C4')
  await expect(gm.locator('.way')).toHaveCount(0)
})

test('the keyboard alone chooses, measures and walks', async ({ browser, house }) => {
  const gm = await newcomer(browser)
  await startTable(gm, house, 'hearts')
  await map(gm).focus()
  await expect(hint(gm)).toContainText('C3 · Brida')
  await gm.keyboard.press('Enter')
  await expect(gm.locator('.way').first()).toBeVisible()
  await gm.keyboard.press('ArrowUp')
  await expect(hint(gm)).toContainText('C2 · 1 from Brida · 1 to walk')
  await written(gm, () => gm.keyboard.press('Enter'))
  await expect(stands(gm, 'Brida')).toHaveText('Brida stands on C2')
})

test('a finger drags one’s own hero, taps to walk, moves the map elsewhere, and two fingers zoom it', async ({
  browser,
  house,
}) => {
  const [gm, bo] = [await newcomer(browser), await newcomer(browser, true)]
  await startTable(gm, house, 'hearts')
  await comeIn(bo, gm, await inviteLink(gm), 'Bo')
  await playHero(bo, 'Wren')
  await map(bo).scrollIntoViewIfNeeded()
  const touch = await fingers(bo)
  const [from, to] = [await middleOf(bo, 'C5'), await middleOf(bo, 'C4')]
  await touch('touchStart', from)
  await expect(bo.locator('.way').first()).toBeVisible()
  await touch('touchMove', { x: from.x, y: (from.y + to.y) / 2 })
  await touch('touchMove', to)
  await written(bo, () => touch('touchEnd'))
  await expect(stands(bo, 'Wren')).toHaveText('Wren stands on C4')
  const brida = await middleOf(bo, 'C3')
  await bo.touchscreen.tap(to.x, to.y)
  await bo.touchscreen.tap(brida.x, brida.y)
  await expect(stands(bo, 'Brida')).toHaveText('Brida stands on C3')

  const width = async () => (await map(bo).boundingBox())?.width ?? 0
  const before = await width()
  const centre = await middleOf(bo, 'J7')
  await touch('touchStart', { x: centre.x - 20, y: centre.y }, { x: centre.x + 20, y: centre.y })
  for (const apart of [30, 40, 50])
    await touch('touchMove', { x: centre.x - apart, y: centre.y }, { x: centre.x + apart, y: centre.y })
  await touch('touchEnd')
  await expect.poll(width).toBeGreaterThan(before * 2)
  const scrolled = () => bo.locator('.pan').evaluate(pan => pan.scrollLeft)
  const here = await scrolled()
  expect(here).toBeGreaterThan(0)
  await touch('touchStart', centre)
  for (const by of [20, 40, 60, 80]) await touch('touchMove', { x: centre.x - by, y: centre.y })
  await touch('touchEnd')
  await expect.poll(scrolled).toBeGreaterThan(here)
  await expect(stands(bo, 'Wren')).toHaveText('Wren stands on C4')
})

test('buttons and the wheel zoom within bounds, and what is under the pointer stays there', async ({
  browser,
  house,
}) => {
  const gm = await newcomer(browser)
  await startTable(gm, house, 'hearts')
  await map(gm).scrollIntoViewIfNeeded()
  const wren = await middleOf(gm, 'C5')
  await gm.mouse.move(wren.x, wren.y)
  await gm.keyboard.down('Control')
  await gm.mouse.wheel(0, -200)
  await gm.keyboard.up('Control')
  await expect.poll(async () => Math.abs((await middleOf(gm, 'C5')).x - wren.x)).toBeLessThan(3)
  for (let i = 0; i < 12 && (await gm.getByRole('button', { name: 'Larger' }).isEnabled()); i++)
    await gm.getByRole('button', { name: 'Larger' }).click()
  await expect(gm.getByRole('button', { name: 'Larger' })).toBeDisabled()
  for (let i = 0; i < 12 && (await gm.getByRole('button', { name: 'Smaller' }).isEnabled()); i++)
    await gm.getByRole('button', { name: 'Smaller' }).click()
  await expect(gm.getByRole('button', { name: 'Smaller' })).toBeDisabled()
})

test('the game master lays another map out: from text, from Universal VTT, by the brush; a wrong file gets a sentence', async ({
  browser,
  house,
}) => {
  const gm = await newcomer(browser)
  await startTable(gm, house, 'hearts')
  const lay = (name: string, text: string) =>
    gm.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
  await written(gm, () => lay('cellar.txt', 'The cellar\n#####\n#1.a#\n#.+.#\n#####\n'))
  await expect(map(gm)).toHaveAccessibleName(/^The cellar: a map of 5 by 4 squares/)
  const rooms = {
    format: 0.3,
    resolution: { map_origin: { x: 0, y: 0 }, map_size: { x: 6, y: 4 }, pixels_per_grid: 70 },
    line_of_sight: [
      [
        { x: 3, y: 0 },
        { x: 3, y: 1 },
      ],
    ],
    portals: [
      {
        position: { x: 3, y: 1.5 },
        bounds: [
          { x: 3, y: 1 },
          { x: 3, y: 2 },
        ],
        rotation: 0,
        closed: true,
        freestanding: false,
      },
    ],
  }
  await written(gm, () => lay('rooms.dd2vtt', JSON.stringify(rooms)))
  await expect(map(gm)).toHaveAccessibleName(/a map of 6 by 4 squares/)
  await expect(gm.locator('.thin-wall')).not.toHaveCount(0)
  await written(gm, () => menu(gm, 'The map', /^Open door/))
  await expect(gm.locator('.door.open')).toHaveCount(1)
  await menu(gm, 'The map', /^Paint rough/)
  const corner = await middleOf(gm, 'A1')
  await written(gm, () => gm.mouse.click(corner.x, corner.y))
  await expect(gm.locator('.square.rough')).toHaveCount(1)
  await menu(gm, 'Painting rough', /^Stop painting/)
  await lay('broken.uvtt', '{"format": "none"}')
  await expect(gm.getByRole('alert')).toContainText('broken.uvtt')
})

test('Grit on squares, two browsers: a player drags and walks by keys, a wall stops, a step by magic leaps; cover is told and is the game master’s to count', async ({
  browser,
  house,
}) => {
  const [gm, bo] = [await newcomer(browser), await newcomer(browser)]
  await startTable(gm, house, 'grit', 'Ada', 'The breakfast table')
  await comeIn(bo, gm, await inviteLink(gm), 'Bo')
  await playHero(bo, 'Rustle')
  await expect(call(bo)).toContainText('cover, something low at O6')
  await call(gm).getByText('As game master').click()
  await lean(gm, /^A Bane: cover, something low at O6/)
  await expect(call(bo)).toContainText('2d6')

  await map(bo).scrollIntoViewIfNeeded()
  const [rustle, silverfish, ants] = [await middleOf(bo, 'C3'), await middleOf(bo, 'P6'), await middleOf(bo, 'R3')]
  await bo.mouse.click(rustle.x, rustle.y)
  await bo.mouse.move(silverfish.x, silverfish.y)
  await expect(hint(bo)).toContainText('P6 · Silverfish · 13 from Rustle · Far · half hidden by something low at O6')
  await bo.mouse.move(ants.x, ants.y)
  await expect(hint(bo)).toContainText('15 from Rustle · Far · out of sight behind the wall at L3')
  const [near, later] = [await middleOf(bo, 'D3'), await middleOf(bo, 'J5')]
  await bo.mouse.move(near.x, near.y)
  await expect(hint(bo)).toContainText('1 to walk · 1 action')
  await bo.mouse.move(later.x, later.y)
  await expect(hint(bo)).toContainText('9 to walk · 2 actions')
  await bo.keyboard.press('Escape')

  await written(bo, () => drag(bo, 'C3', 'G3'))
  for (const page of [gm, bo]) await expect(stands(page, 'Rustle')).toHaveText('Rustle stands on G3')
  await drag(bo, 'G3', 'L3')
  await expect(bo.getByRole('alert')).toContainText('No way leads Rustle to L3.')
  await expect(stands(bo, 'Rustle')).toHaveText('Rustle stands on G3')
  await map(bo).focus()
  await expect(hint(bo)).toContainText('L3')
  for (let i = 0; i < 5; i++) await bo.keyboard.press('ArrowLeft')
  await bo.keyboard.press('Enter')
  await bo.keyboard.press('ArrowUp')
  await expect(hint(bo)).toContainText('G2 · 1 from Rustle · 1 to walk')
  await written(bo, () => bo.keyboard.press('Enter'))
  await expect(stands(gm, 'Rustle')).toHaveText('Rustle stands on G2')

  await bo
    .getByRole('region', { name: 'What do you do?' })
    .getByRole('button', { name: /^Attack/ })
    .click()
  await bo.getByText(/not possible now, and why/).click()
  await expect(bo.getByRole('listitem').filter({ hasText: 'Razor sliver on Silverfish' }).first()).toContainText(
    'Silverfish is out of reach of Razor sliver: 9 spaces away, and it reaches 1.',
  )
  await bo.getByRole('button', { name: 'Crumb step: 1 action, 1 spark' }).click()
  await map(bo).scrollIntoViewIfNeeded()
  const far = await middleOf(bo, 'K5')
  await written(bo, () => bo.mouse.click(far.x, far.y))
  await expect(stands(gm, 'Rustle')).toHaveText('Rustle stands on K5')

  await drag(gm, 'C4', 'C2')
  await expect(gm.getByRole('alert')).toContainText('It is not the turn of Thimble.')
  await menu(gm, 'The map', /^Put people by hand/)
  await written(gm, () => drag(gm, 'C4', 'C2'))
  await expect(stands(bo, 'Thimble')).toHaveText('Thimble stands on C2')
})

test('Grit on a phone: a finger chooses a hero, measures to a foe, taps where to go, and drags to another square', async ({
  browser,
  house,
}) => {
  const [gm, bo] = [await newcomer(browser), await newcomer(browser, true)]
  await startTable(gm, house, 'grit', 'Ada', 'The breakfast table')
  await comeIn(bo, gm, await inviteLink(gm), 'Bo')
  await playHero(bo, 'Rustle')
  await map(bo).scrollIntoViewIfNeeded()
  const [from, to, on] = [await middleOf(bo, 'C3'), await middleOf(bo, 'F2'), await middleOf(bo, 'G2')]
  await bo.touchscreen.tap(from.x, from.y)
  await expect(bo.locator('.way').first()).toBeVisible()
  const silverfish = await middleOf(bo, 'P6')
  await bo.touchscreen.tap(silverfish.x, silverfish.y)
  await expect(hint(bo)).toContainText('13 from Rustle · Far · half hidden by something low at O6')
  await written(bo, () => bo.touchscreen.tap(to.x, to.y))
  await expect(stands(gm, 'Rustle')).toHaveText('Rustle stands on F2')
  const touch = await fingers(bo)
  await touch('touchStart', to)
  await touch('touchMove', { x: (to.x + on.x) / 2, y: to.y })
  await touch('touchMove', on)
  await written(bo, () => touch('touchEnd'))
  await expect(stands(gm, 'Rustle')).toHaveText('Rustle stands on G2')
  expect(await bo.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('Grit’s game master lays a map over the zones, shows who waited beside it, goes carefully, and takes the map away', async ({
  browser,
  house,
}) => {
  const gm = await newcomer(browser)
  await startTable(gm, house, 'grit')
  await expect(gm.getByRole('region', { name: 'Zone 0' })).toBeVisible()
  await menu(gm, 'More', /^Running the table/)
  const text = 'The bread box\n1a..........\n2b..........\n3...........\n'
  await written(gm, () =>
    gm
      .getByLabel('Lay out a map from a file')
      .setInputFiles({ name: 'box.txt', mimeType: 'text/plain', buffer: Buffer.from(text) }),
  )
  await gm.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(map(gm)).toHaveAccessibleName(/^The bread box: a map of 12 by 3 squares/)
  await expect(stands(gm, 'Larder wasp')).toHaveText('Larder wasp stands on B1')

  await gm.getByRole('button', { name: 'Ant captain, hidden' }).click()
  await map(gm).scrollIntoViewIfNeeded()
  const corner = await middleOf(gm, 'D1')
  await written(gm, () => gm.mouse.click(corner.x, corner.y))
  await expect(stands(gm, 'Ant captain')).toHaveText('Ant captain stands on D1')

  await take({ page: gm, heroes: [] }, undefined, 'Fight', /^An ambush/)
  await map(gm).scrollIntoViewIfNeeded()
  const [thimble, away] = [await middleOf(gm, 'A1'), await middleOf(gm, 'C3')]
  await gm.mouse.click(thimble.x, thimble.y)
  await gm.getByRole('button', { name: 'Carefully: 1 action more' }).click()
  await gm.mouse.move(away.x, away.y)
  await expect(hint(gm)).toContainText('2 actions')
  await written(gm, () => gm.mouse.click(away.x, away.y))
  await expect(stands(gm, 'Thimble')).toHaveText('Thimble stands on C3')
  await written(gm, () => menu(gm, 'The map', /^Take the map away/))
  await expect(gm.getByRole('region', { name: 'Zone 0' })).toBeVisible()
})

test('distance bands: a mouse drags a token to another column, a finger chooses it and then the column', async ({
  browser,
  house,
}) => {
  const gm = await newcomer(browser)
  await startTable(gm, house, 'last-throw')
  const raider = (band: string) =>
    gm.getByRole('region', { name: band, exact: true }).getByRole('button', { name: /^Orc Raider/ })
  await written(gm, () =>
    raider('Near')
      .first()
      .dragTo(gm.getByRole('region', { name: 'Far', exact: true })),
  )
  await expect(raider('Far')).toHaveCount(1)
  const phone = await newcomer(browser, true)
  await startTable(phone, house, 'last-throw')
  await phone
    .getByRole('region', { name: 'Near', exact: true })
    .getByRole('button', { name: /^Orc Raider/ })
    .first()
    .tap()
  await written(phone, () =>
    phone.getByRole('region', { name: 'Far', exact: true }).getByRole('button', { name: /here/ }).tap(),
  )
})
