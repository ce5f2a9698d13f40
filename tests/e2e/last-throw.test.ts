// At the Last Throw: the ambush on the forest road, to its last raider, the rest after it, and what was learned.
import {
  answer,
  answerWith,
  call,
  callFor,
  choices,
  choicesOnCard,
  happen,
  happenWith,
  lay,
  lean,
  result,
  sayHow,
  take,
  throwButton,
  undoAndRedo,
  written,
} from './desk.ts'
import { evening, marker } from './evening.ts'
import { expect } from './house.ts'

evening({
  book: 'last-throw',
  heroes: ['Ivo Redfern', 'Sael Quickwater'],
  others: ['Corvin Ember'],
  secrets: [/"tn":3\b/],

  async hide(gm) {
    const words = { Name: `${marker} on the ridge`, 'How does it behave?': `${marker} waits.` }
    await happen(gm, 'An enemy of your own', { ...words, 'Hidden from the players': true })
  },

  async play({ gm, bo, cleo, pages }) {
    // The call on the table, built together, through a lost connection.
    for (const page of pages) await expect(call(page)).toContainText('44 %')
    await lean(bo.page, /^Exertion/)
    await sayHow(cleo.page, 'Sael Quickwater helps', 'with an arrow at his feet')
    await lean(cleo.page, /^Sael Quickwater helps/)
    await bo.page.reload()
    await expect(call(bo.page)).toContainText('with an arrow at his feet')
    await written(bo.page, () => bo.page.getByRole('button', { name: /^Accept Sael/ }).click())
    await expect(throwButton(bo.page)).toHaveText('Throw four dice')
    await lay(bo.page, [6, 6, 1, 1])
    for (const page of pages) await expect(result(page).locator('.word')).toHaveText(/critical/i)

    // The first raider falls; taken back and done again, once.
    await take(bo, 'Ivo Redfern', 'Attack', /sword, Strength/)
    await lay(bo.page, 6)
    await expect(result(cleo.page)).toContainText('Orc Raider falls.')
    await undoAndRedo(gm.page, bo.page)

    // The other one strikes back; whether to raise the shield is Bo's to say, on the card of that blow.
    await happenWith(gm.page, ['An enemy strikes', {}, 'Ivo Redfern'], 6)
    for (const { page } of [gm, bo]) await expect(choicesOnCard(page)).toContainText('Raise the shield?')
    if (cleo.page !== bo.page) await expect(choices(cleo.page)).toContainText('Ivo Redfern decides.')
    await answerWith(bo.page, 'Block', 5)

    // Nobody but the game master knows how hard it is to see where he runs.
    await callFor(
      gm.page,
      'A test',
      { 'How hard?': 'TN 3', 'Keep the TN secret': true, 'What is tried?': 'looks where he runs' },
      'Sael Quickwater',
    )
    await expect(call(cleo.page)).toContainText('The odds stay hidden')
    await written(cleo.page, () => throwButton(cleo.page).click())

    // Two arrows end it.
    for (const word of ['2 left', 'falls']) {
      await take(cleo, 'Sael Quickwater', 'Attack', /bow, Dexterity/)
      await lay(cleo.page, 6)
      for (const page of pages) await expect(result(page)).toContainText(word)
    }

    // What it has cost, a rest that is told before it is taken, and what was learned.
    await happen(gm.page, 'Harm', { 'Of which kind?': 'Fatigue', 'Why?': 'a long chase' }, ...bo.heroes, ...cleo.heroes)
    await happen(gm.page, 'The scene ends', { 'In what?': 'Victory' })
    expect(await happen(gm.page, 'A short rest', {}, 'Ivo Redfern', 'Sael Quickwater')).toContain('Ivo Redfern')
    await happen(gm.page, 'Advancement at the end', { 'Got into trouble': true }, 'Ivo Redfern')
    await answer(bo.page, /^Wisdom/)
  },
})
