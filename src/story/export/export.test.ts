// A story written out: as Twee that comes back in, as a numbered book in which every number exists, and as one page.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { isRefusal } from '../../kernel/index.ts'
import { importStory } from '../import/to-ink.ts'
import { loadStory } from '../load.ts'
import { writePage } from './html.ts'
import { printBook } from './print.ts'
import { writeTwee } from './twee.ts'

const folder = new URL('../../../tests/stories/', import.meta.url)

function load(name: string) {
  const { book, tree } = loadStory(name, file => readFileSync(new URL(file, folder), 'utf8'))
  assert(book && tree)
  return { book, tree }
}

const { book, tree } = load('ten.ink')

test('a print book has every passage under a number of its own, and only numbers that exist', () => {
  const printed = printBook(book, tree, 7)
  const numbers = [...printed.matchAll(/^## (\d+)$/gm)].map(([, number]) => Number(number))
  assert.deepEqual(numbers, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  const turns = [...printed.matchAll(/Turn to (\d+)/g)].map(([, number]) => Number(number))
  assert(turns.length > 15 && turns.every(number => number >= 1 && number <= 10))
  assert.match(printed, /^## 1\n\nThe tide is out\./m)
  assert.match(printed, /• Climb the wall\. Throw two dice and add power: you need more than 8\./)
  assert.match(printed, /If it comes out even: Up, with skinned hands\. \(You lose 1 HP\.\) Turn to \d+\./)
  assert.match(printed, /• If you know sunburst: Burn it\..* Turn to \d+\.$/m)
  assert.match(printed, /^• Turn back\. Turn to \d+\.$/m)
  assert.match(printed, /\| crab \| 7 \| \+1 \| nothing \|/)
})

test('another seed shuffles otherwise, the same seed alike', () => {
  assert.equal(printBook(book, tree, 7), printBook(book, tree, 7))
  assert.notEqual(printBook(book, tree, 7), printBook(book, tree, 8))
})

test('Twee keeps passages and places, and can be brought in again', () => {
  const every = load('every-tag.ink')
  const twee = writeTwee(every.book, every.tree, 'D674C58C-DEFA-4F70-B7A2-27742230C0FC')
  assert.match(twee, /^:: gate \{"position":"100,200"\}$/m)
  const back = importStory(twee)
  assert(!isRefusal(back))
  assert.deepEqual([back.title, back.passages], ['Every tag', 4])
  assert(back.links >= 8)
})

test('a page holds the story as data that cannot break out of its script', () => {
  const page = writePage(
    { ...book, title: 'A <b> & "c"', about: '</script><script>alert(1)</script>' },
    'run("</script>")',
  )
  assert.match(page, /<title>A &lt;b&gt; &amp; &quot;c&quot;<\/title>/)
  assert.equal(page.match(/<script/g)?.length, 2)
  assert.equal(page.match(/<\/script>/g)?.length, 2)
  assert.match(page, /default-src 'none'/)
})
