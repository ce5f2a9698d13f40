// Twee 3 and Twine 2 pages become ink that compiles; what could not be carried is named by its line.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { isRefusal } from '../../kernel/index.ts'
import { loadStory } from '../load.ts'
import { importStory, linkOf } from './to-ink.ts'

const twee = `:: StoryTitle
The Old Mill

:: StoryData
{"ifid": "D674C58C-DEFA-4F70-B7A2-27742230C0FC", "start": "The gate"}

:: Styles [stylesheet]
body { color: red }

:: The gate {"position":"300,200","size":"100,100"}
The gate is [[barred|Inside]] and <b>old</b>.
<<set $key to true>>
[[Go round->The side door]]
[[Nowhere]]

:: The side door [dark cold] {"position":"500,200"}
* A door.
(set: $n to 2)
[[Inside<-In you go]]

:: Inside
A mill-stone # and {braces}.
`

const rules = readFileSync(new URL('../../../tests/stories/rules.ink', import.meta.url), 'utf8')

function compiled(ink: string) {
  const files: Record<string, string> = { 'made.ink': ink, 'rules.ink': rules }
  return loadStory('made.ink', file => files[file])
}

test('a Twee story keeps its passages, links and places, and compiles', () => {
  const made = importStory(twee)
  assert(!isRefusal(made))
  assert.deepEqual([made.title, made.passages, made.links], ['The Old Mill', 3, 3])
  const { book, problems } = compiled(made.ink)
  assert.deepEqual(problems, [])
  assert(book)
  assert.deepEqual(book.passages, ['the_gate', 'the_side_door', 'inside'])
  assert.deepEqual(book.places[0], { passage: 'the_gate', name: 'The gate', at: [3, 2] })
  assert.match(made.ink, /The gate is barred and old\./)
  assert.match(made.ink, /\+ \[Go round\] -> the_side_door/)
  assert.match(made.ink, /\+ \[In you go\] -> inside/)
})

test('what could not be carried is named by its line', () => {
  const made = importStory(twee)
  assert(!isRefusal(made))
  assert.deepEqual(
    made.notes.map(({ line, text }) => `${line}: ${text}`),
    [
      '7: "Styles" (stylesheet) is code or style and was left out.',
      '11: the markup <b> could not be carried.',
      '11: the markup </b> could not be carried.',
      '12: the macro <<set $key to true>> could not be carried.',
      '14: The link "Nowhere" leads to "Nowhere", which is no passage.',
      '18: the macro (set: $n to 2) could not be carried.',
    ],
  )
})

const page = `<html><body>
<tw-storydata name="A &amp; B" startnode="2" format="Harlowe">
<style role="stylesheet" id="twine-user-stylesheet" type="text/twine-css">body {}</style>
<tw-passagedata pid="1" name="End" tags="" position="400,100" size="100,100">It is over.</tw-passagedata>
<tw-passagedata pid="2" name="Start &quot;here&quot;" tags="" position="100,100">Begin.
[[On&lt;-x]] [[Go-&gt;End]]</tw-passagedata>
</tw-storydata></body></html>`

test('a page of Twine 2 is read with its start, its places and its entities', () => {
  const made = importStory(page)
  assert(!isRefusal(made))
  assert.equal(made.title, 'A & B')
  const { book, problems } = compiled(made.ink)
  assert.deepEqual(problems, [])
  assert.deepEqual(book?.passages, ['end', 'start_here'])
  assert.match(made.ink, /-> start_here\n/)
  assert.deepEqual(
    made.notes.map(({ line }) => line),
    [3, 6],
  )
})

test('links in all four forms', () => {
  const forms = ['Hall', 'Go in->Hall', 'Hall<-Go in', 'Go in|Hall']
  assert.deepEqual(
    forms.map(linkOf).map(({ words, target }) => `${words}/${target}`),
    ['Hall/Hall', 'Go in/Hall', 'Go in/Hall', 'Go in/Hall'],
  )
})

test('names that clash or that ink cannot take are made apart', () => {
  const made = importStory(':: 1st!\n[[2nd]]\n:: 2nd\n[[death]]\n:: death\nx [[1st]]\n:: 1st\n[[1st!]]\n')
  assert(!isRefusal(made))
  const { book, problems } = compiled(made.ink)
  assert.deepEqual(
    problems.filter(({ code }) => code !== 'unreachable'),
    [],
  )
  assert.equal(new Set(book?.passages).size, 4)
})

test('what is no story is refused with what would be one', () => {
  for (const text of ['', 'just words', '<tw-storydata name="x"></tw-storydata>'])
    assert(isRefusal(importStory(text)), text)
})
