// What the workshop does to a text: one difficulty changed and nothing else, and a story that begins elsewhere.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { heroes } from '../../books/gamebook/create.ts'
import { loadStory } from '../../story/load.ts'
import type { StoryFiles } from '../parts/story-worker.ts'
import { firstStory } from './first-story.ts'
import { heroFor, startingAt, usualSheet } from './play-from.ts'
import { changed, difficulties } from './what-if.ts'

const story: StoryFiles = {
  main: 'story.ink',
  files: { ...firstStory, 'rules.ink': 'LIST outcome = (none), win, tie, lose, fled\n' },
}
const load = ({ main, files }: StoryFiles) => loadStory(main, file => files[file])

test('the story of a new author has no problem', () => {
  assert.deepEqual(load(story).problems, [])
})

test('every difficulty is found, choices before foes', () => {
  assert.deepEqual(
    difficulties(story).map(({ ds, name }) => `${ds} ${name}`),
    [
      '8 Haul the ferry across (test: power 8)',
      '9 Swim for the lamp (test: grace 9)',
      '8 Lie flat and let it pass (test: focus 8 nodamage)',
      '8 enemy: eel, ds 8, weapon 0, name great eel',
    ],
  )
})

test('a changed difficulty changes that number alone', () => {
  for (const [i, one] of difficulties(story).entries()) {
    const after = changed(story, one, 12)
    const lines = (text = '') => text.split('\n')
    const differ = lines(after.files['story.ink']).filter((line, n) => line !== lines(story.files['story.ink'])[n])
    assert.equal(differ.length, 1)
    assert.equal(difficulties(after)[i]?.ds, 12)
  }
})

test('a story that starts at a passage begins there', () => {
  const { book, outline } = load(startingAt(story, 'midstream'))
  assert(book)
  assert.equal(outline?.start.targets[0]?.name, 'midstream')
})

test('a hero for a try is legal, as made and as changed', () => {
  const usual = usualSheet('mage')
  for (const sheet of [
    usual,
    { ...usual, level: 3, damage: 4 },
    { ...usual, rations: 9, weapon: 4 },
    { ...usual, spells: [] },
  ])
    assert.deepEqual(heroes.check(heroFor(sheet), {}).problems, [])
})
