// The coverage bot sees what can be seen, and names what cannot.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadStory } from '../load.ts'
import { coverage, unseen } from './coverage.ts'

const story = `# title: The Well
# enemy: crab, ds 8, weapon 0
LIST outcome = (none), win, tie, lose, fled
EXTERNAL max_hp()
EXTERNAL knows(spell)
-> rim
=== rim ===
A well.
+ [Climb down # test: grace 7]
    {outcome == win: -> floor}
    -> floor
+ {knows("smokescreen")} [Go down in smoke] -> floor
+ {max_hp() > 90} [Jump] -> moon
+ [Go home # safe] -> home
=== floor ===
Mud.
+ [Face the crab # fight: crab]
    {outcome == fled: -> home}
    -> treasure
=== treasure ===
Coins. # ending: rich good
-> END
=== moon ===
The moon. # ending: moon good
-> END
=== home ===
Home. # ending: home
-> END
=== death ===
You are gone. # ending: gone bad
-> END
=== function max_hp() ===
~ return 0
=== function knows(spell) ===
~ return false
`
const { book, outline, problems } = loadStory('well.ink', () => story)
assert(book && outline, JSON.stringify(problems))
const seen = coverage(book, outline, { plays: 120, seed: 1 })

test('every passage and ending that somebody can reach is reached, the death included', () => {
  assert.deepEqual(
    unseen(seen.passages).map(({ name }) => name),
    ['moon'],
  )
  assert.deepEqual(
    unseen(seen.endings).map(({ name }) => name),
    ['moon'],
  )
})

test('every choice that is ever offered is taken, that of a spell included', () => {
  assert.deepEqual(unseen(seen.choices), [])
  assert.deepEqual(
    seen.choices.map(({ name }) => name),
    ['Climb down', 'Go down in smoke', 'Go home', 'Face the crab'],
  )
})

test('the same seed sends the same bots', () => {
  assert.deepEqual(coverage(book, outline, { plays: 120, seed: 1 }), seen)
})
