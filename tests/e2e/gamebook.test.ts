// Gamebook: the drowned mill, over the beam, past crab and reaver, with rations and a level after it.
import { answer, call, callFor, happen, lay, lean, result, take, undoAndRedo, written } from './desk.ts'
import { evening } from './evening.ts'
import { expect } from './house.ts'

evening({
  book: 'gamebook',
  heroes: ['Oswin', 'Berrit'],
  others: ['Ilse'],
  secrets: [/drowned king/i, /Sleeps under the wheel/, /"ds":12\b/],

  async hide(gm) {
    await happen(gm, 'An obstacle', {
      'What is in the way?': 'a barred door',
      'How hard?': 'DS 12',
      'Keep the score secret': true,
    })
  },

  async play({ gm, bo, cleo, pages }) {
    // The call on the table: a friend stands in, the game master makes it easier, through a lost connection.
    for (const page of pages) await expect(call(page)).toContainText('%')
    await lean(cleo.page, /^Berrit stands in/)
    await bo.page.reload()
    await written(bo.page, () => bo.page.getByRole('button', { name: /^Accept Berrit/ }).click())
    await call(gm.page).getByText('As game master').click()
    await lean(gm.page, /^easier than it looked/)
    await lay(bo.page, 1)
    for (const page of pages) await expect(result(page)).toContainText('Berrit')

    // The crab falls; the blow is taken back and done again.
    await take(cleo, 'Berrit', 'Attack', 'Berrit strikes at Salt crab')
    await lay(cleo.page, 6)
    await take(cleo, 'Berrit', 'Attack', 'Berrit strikes at Salt crab')
    await lay(cleo.page, 6)
    await expect(result(bo.page)).toContainText('defeated')
    await undoAndRedo(gm.page, cleo.page)

    // Smoke over the reaver, then steel.
    await take(bo, 'Oswin', 'Magic', 'Oswin casts Smoke screen at River reaver')
    await lay(bo.page, 6)
    await take(bo, 'Oswin', 'Attack', 'Oswin strikes at River reaver')
    await lay(bo.page, 6)
    for (const page of pages) await expect(result(page)).toContainText('No foe is left standing.')

    // The door keeps its score to itself.
    await callFor(gm.page, 'An obstacle on the table', { 'Which?': 'a barred door' }, 'Berrit')
    await expect(call(cleo.page)).toContainText('The odds stay hidden')
    await lay(gm.page, 5)

    // What it has cost, a rest, and what was learned.
    const foretold = await happen(gm.page, 'Harm', { 'How much?': '1', 'Why?': 'cold water' }, 'Oswin', 'Berrit')
    expect(foretold).toContain('Oswin')
    await take(bo, 'Oswin', 'Rest', /rest/i)
    await happen(gm.page, 'Experience', { 'How much?': '50', 'Why?': 'the ledger' }, 'Oswin')
    await answer(bo.page, 'Focus')
  },
})
