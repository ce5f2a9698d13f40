// Hearts & Mana: the ruin on the hill, square by square, until nobody guards the stair.
import {
  answer,
  answerWith,
  call,
  callFor,
  choicesOnCard,
  happen,
  lay,
  lean,
  result,
  sayHow,
  take,
  undoAndRedo,
  written,
} from './desk.ts'
import { evening, marker } from './evening.ts'
import { expect } from './house.ts'

evening({
  book: 'hearts',
  heroes: ['Wren', 'Sefa'],
  others: ['Brida'],
  secrets: [/"tn":12\b/],

  async hide(gm) {
    await happen(gm, 'A foe of your own', {
      Name: `${marker} in the crypt`,
      'What does it do to them?': `${marker} sings.`,
      'How do you play it?': `${marker} waits.`,
      'Its group': `${marker}s`,
      'Hidden from the players': true,
    })
  },

  async play({ gm, bo, cleo, pages }) {
    // The call on the table: a friend gives up her action for it, through a lost connection.
    for (const page of pages) await expect(call(page)).toContainText('%')
    await sayHow(cleo.page, 'Sefa helps', 'by drawing their eyes')
    await lean(cleo.page, /^Sefa helps/)
    await bo.page.reload()
    await expect(call(bo.page)).toContainText('by drawing their eyes')
    await written(bo.page, () => bo.page.getByRole('button', { name: /^Accept Sefa/ }).click())
    await call(gm.page).getByText('As game master').click()
    await lean(gm.page, /^Easier: surprise/)
    await lay(bo.page, 12)
    for (const page of pages) await expect(result(page)).toContainText('Bog archer 1 is out of the fight.')
    await expect(choicesOnCard(gm.page)).toContainText('which benefit?')
    await answer(gm.page, 'position')

    // The foes act: the other archer looses at Sefa, who answers on the card of it.
    await take(gm, undefined, 'Fight', 'The foes act')
    await happen(gm.page, 'Foes force a test', { 'Which foe?': 'Bog archer 2' }, 'Sefa')
    await answerWith(cleo.page, 'Resist', 1)
    await expect(choicesOnCard(gm.page)).toContainText('which complication?')
    await answer(gm.page, /^The noise carries/)
    await expect(gm.page.getByRole('complementary', { name: 'Company' })).toContainText('1 of 6')

    // The next round: another one falls; taken back and done again, once.
    await take(gm, undefined, 'Fight', 'The heroes act')
    await take(bo, 'Wren', 'Attack', 'Wren shoots at Hired blade 1')
    await lay(bo.page, 9)
    for (const page of pages) await expect(result(page)).toContainText('Hired blade 1 is out of the fight.')
    await undoAndRedo(gm.page, bo.page)

    // Through the gap in the wall, and arrow by arrow to the last of them; the captain takes two.
    for (const [turn, foe] of ['Hired blade 2', 'Bog archer 2', 'Gate captain', 'Gate captain'].entries()) {
      await take(gm, undefined, 'Fight', 'The foes act')
      await take(gm, undefined, 'Fight', 'The heroes act')
      if (turn === 0) await take(bo, 'Wren', 'Move', /^Wren goes to H4/)
      await take(bo, 'Wren', 'Attack', `Wren shoots at ${foe}`)
      await lay(bo.page, 9)
      for (const page of pages) await expect(result(page)).toContainText(foe)
    }
    for (const page of pages) await expect(result(page)).toContainText('Gate captain is out of the fight.')
    await happen(gm.page, 'The fight ends')

    // How hard it is to read the door of the crypt, only the game master knows.
    await callFor(
      gm.page,
      'A test',
      {
        'Which attribute?': 'Magic',
        'How hard?': 'TN 12',
        'Keep the TN secret': true,
        'What is tried?': 'read the door',
      },
      'Sefa',
    )
    await expect(call(cleo.page)).toContainText('The odds stay hidden')
    await lay(gm.page, 7)
    await answer(gm.page, 'No complication')

    // What it has cost, a rest that is told before it is taken, and what was learned.
    await happen(gm.page, 'Harm', { Hearts: '1', 'Why?': 'the stair gives way' }, 'Wren', 'Sefa')
    expect(await happen(gm.page, 'A rest for all')).toContain('Sefa')
    await happen(gm.page, 'A milestone', {}, 'Wren')
    await take(bo, 'Wren', 'Advance', /^Wren: /)
  },
})
