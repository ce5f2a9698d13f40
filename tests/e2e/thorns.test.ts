// Thorns & Pools: the burning archive, until the stairs are clear and the ledgers are out.
import { answer, call, callFor, choicesOnCard, happen, lay, lean, menu, result, sayHow, take, written } from './desk.ts'
import { evening, marker } from './evening.ts'
import { expect } from './house.ts'

evening({
  book: 'thorns',
  heroes: ['Tobin Rook', 'Mara Venn'],
  others: ['Hild Ironvow'],
  secrets: [/arsonist is still here/, /A knife in the smoke/, /"difficulty":2\b/],

  async hide(gm) {
    await happen(gm, 'A new pool', {
      'What is it called?': `${marker} above`,
      'Hidden from the players': true,
      'What changes when it is empty?': `${marker} comes down.`,
    })
  },

  async play({ gm, bo, cleo, pages }) {
    // The call on the table: help that shares the risk, through a lost connection, and a critical.
    await sayHow(cleo.page, 'Mara Venn assists', 'by holding the shelf')
    await lean(cleo.page, /^Mara Venn assists/)
    await bo.page.reload()
    await expect(call(bo.page)).toContainText('by holding the shelf')
    await written(bo.page, () => bo.page.getByRole('button', { name: /^Accept Mara/ }).click())
    for (const page of pages) await expect(call(page)).toContainText('%')
    await lay(bo.page, [6, 6, 1, 1, 1, 1], 1)
    for (const page of pages) await expect(result(page).locator('.word')).toHaveText(/critical/i)
    await expect(choicesOnCard(bo.page)).toContainText('Which bonus')
    await answer(bo.page, 'Greater effect')
    await written(gm.page, () => gm.page.getByRole('button', { name: 'Take the last step back' }).click())
    await expect(choicesOnCard(bo.page).or(bo.page.getByText('Which bonus')).first()).toBeVisible()
    await written(gm.page, () => gm.page.getByRole('button', { name: 'Take the step again' }).click())

    // How hard the smoke makes it, only the game master knows; it ends badly, and both who dared it bear it.
    await callFor(
      gm.page,
      'A defence: trouble comes',
      { 'How hard?': 'Very hard', 'Keep the thorns secret': true, 'What comes at them?': 'the smoke rolls down' },
      'Mara Venn',
    )
    await expect(call(cleo.page)).toContainText('The odds stay hidden')
    await lay(gm.page, 1)
    await expect(choicesOnCard(gm.page)).toContainText('Which impact move')
    await answer(gm.page, /for Mara Venn$/)

    // The stairs, die by die, to the last one.
    await take(cleo, 'Mara Venn', 'Act', /works on Clear the stairs/)
    await lay(cleo.page, 6, 1)
    for (const page of pages) await expect(result(page)).toContainText('The stairs are free.')
    for (const pool of ['The ledgers are out, and with them the proof.', 'The stairs are free.'])
      await expect(gm.page.getByRole('region', { name: 'The chronicle' })).toContainText(pool)
    await answer(cleo.page, 'Set up a follow-up')

    // The fire takes its share of everyone; then a rest that is told before it is taken, and what was learned.
    await menu(gm.page, 'About The fire spreads', /^Trigger it/)
    await happen(
      gm.page,
      'An impact move',
      { 'What happens?': 'The roof comes down.', 'Marks for each': '1' },
      'Tobin Rook',
      'Mara Venn',
    )
    expect(await happen(gm.page, 'A rest', {}, 'Tobin Rook', 'Mara Venn')).toContain('Mara Venn')
    await happen(gm.page, 'A talent learned, an item found', { 'What?': 'Second Wind' }, 'Tobin Rook')
  },
})
