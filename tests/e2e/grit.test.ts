// Grit: the larder, from Initiative to the last ant of the lid.
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
  take,
  throwButton,
  undoAndRedo,
  written,
} from './desk.ts'
import { evening } from './evening.ts'
import { expect } from './house.ts'

evening({
  book: 'grit',
  heroes: ['Pip', 'Thimble'],
  others: ['Wick'],
  secrets: [/captain/i, /magpie/i, /"secretBanes":2\b/],

  async hide(gm) {
    await happen(gm, 'A foe from the bestiary', {
      'Which?': 'Magpie',
      'Zone or space': '3',
      'Hidden from the players': true,
    })
  },

  async play({ gm, bo, cleo, pages }) {
    // Initiative: the game master grants the drop on them, through a lost connection; the others answer on their own cards.
    for (const page of pages) await expect(call(page)).toContainText('%')
    await call(gm.page).getByText('As game master').click()
    await lean(gm.page, /^A Boon: the drop/)
    await bo.page.reload()
    await lay(bo.page, 6)
    await answerWith(cleo.page, 'Throw Initiative', 4)
    await answerWith(gm.page, 'Throw Initiative', 2)

    // A pebble that explodes, and again: every die is thrown on the card of that critical.
    await take(cleo, 'Thimble', 'Attack', /Larder wasp/)
    await lay(cleo.page, 6)
    for (const face of [4, 4, 4, 1]) {
      await expect(choicesOnCard(cleo.page)).toContainText('Throw the d4 again!')
      await answerWith(cleo.page, 'Throw d4', face)
    }
    await answerWith(gm.page, 'Save with STR', 1)
    await take(cleo, 'Thimble', 'Turn', /.*/)

    // Pip goes to them on the board, and finishes the wasp; taken back and done again, once.
    await bo.page.getByRole('button', { name: /^Pip \d+ HP/ }).click()
    await written(bo.page, () =>
      bo.page.getByRole('region', { name: 'Zone 1' }).getByRole('button', { name: /here/i }).click(),
    )
    await take(bo, 'Pip', 'Attack', /Larder wasp/)
    await lay(bo.page, 3)
    await undoAndRedo(gm.page, bo.page)
    await take(bo, 'Pip', 'Turn', /.*/)
    await take(gm, 'Wick', 'Turn', /.*/)

    // The ants go for Pip, and before a die has fallen Bo and Cleo react to it on the call itself.
    await take(gm, undefined, 'Attack', /Pip/)
    await lean(bo.page, /^Pip defends/)
    await expect(call(gm.page).getByRole('switch', { name: /^Pip defends/ })).toBeChecked()
    await lay(gm.page, 2)
    for (const page of pages) await expect(result(page)).toContainText('Pip')
    await take(gm, undefined, 'Turn', /.*/)

    // The next round: pebbles among the ants, then the needle, to the last one.
    for (const left of [4, 3, 2]) {
      await take(cleo, 'Thimble', 'Attack', /Ants of the lid/)
      await lay(cleo.page, 3)
      await answerWith(gm.page, 'Save with STR', 6)
      for (const page of pages) await expect(result(page)).toContainText('Ants of the lid')
      await expect(gm.page.getByRole('complementary', { name: 'Company' })).toContainText(`${left} of them`)
    }
    await take(cleo, 'Thimble', 'Turn', /.*/)
    for (let i = 0; i < 2; i++) {
      await take(bo, 'Pip', 'Attack', /Ants of the lid/)
      await lay(bo.page, 3)
    }
    for (const page of pages) await expect(result(page)).toContainText('1 falls, 0 left.')
    await happen(gm.page, 'The fight ends')

    // Smoke for both of them: each resists on the card of it. How bad the air is, only the game master knows.
    await happen(gm.page, 'Something to resist', { 'What is it?': 'the smoke', Damage: '1' }, 'Pip', 'Thimble')
    await answerWith(bo.page, 'Save with STR', 5)
    await answerWith(cleo.page, 'Save with STR', 5)
    await callFor(
      gm.page,
      'A test',
      { 'Banes kept secret': 'Two', 'What is tried, and how?': 'feels for the way out' },
      'Pip',
    )
    await expect(call(bo.page)).toContainText('The odds stay hidden')
    await written(bo.page, () => throwButton(bo.page).click())

    // A rest that is told before it is taken, and what was learned.
    expect(await happen(gm.page, 'A safe rest')).toContain('Pip')
    await happen(gm.page, 'A level', {}, 'Pip')
    await answer(bo.page, /^STR/)
  },
})
