// A folder of broken stories, one for each problem: the first line of each says what must be found, and where.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { type Loaded, loadStory } from './load.ts'
import type { ProblemCode } from './problem.ts'
import { isBadTag, parseTag, tagNames } from './tags.ts'

const folder = new URL('../../tests/stories/', import.meta.url)

function load(name: string, within = ''): Loaded {
  const read = (file: string): string | undefined => {
    try {
      return readFileSync(new URL(`${within}${file}`, folder), 'utf8')
    } catch {
      return undefined
    }
  }
  return loadStory(name, read)
}

const broken = readdirSync(new URL('broken/', folder)).filter(name => name.endsWith('.ink'))

for (const name of broken) {
  test(`a broken story is answered with its line: ${name}`, () => {
    const { problems, sources } = load(name, 'broken/')
    const [, line = '', code = '', words = ''] =
      /^\/\/ expect (\d+) ([\w-]+) ?(.*)$/m.exec(sources.files.get(name) ?? '') ?? []
    const found = problems.map(problem => `${problem.file}:${problem.line} ${problem.code} ${problem.text}`)
    const [first] = problems
    assert(first, 'nothing was found')
    assert.deepEqual([first.file, first.line, first.code], [name, Number(line), code], found.join('\n'))
    assert(first.text.includes(words), first.text)
    assert.equal(problems.length, 1, found.join('\n'))
  })
}

/** All of them: the checker of types says when one is missing. */
const kinds: Readonly<Record<ProblemCode, true>> = {
  compile: true,
  include: true,
  tag: true,
  'tag-place': true,
  'tag-outside': true,
  enemy: true,
  tie: true,
  unreachable: true,
  'dead-end': true,
  random: true,
  grind: true,
  flag: true,
  'run-on': true,
  star: true,
  rules: true,
  wording: true,
}

test('every kind of problem has its broken story', () => {
  const found = broken.flatMap(name => load(name, 'broken/').problems.map(({ code }) => code))
  assert.deepEqual([...new Set(found)].sort(), Object.keys(kinds).sort())
})

test('a story that uses every tag has no problem', () => {
  const { problems, book } = load('every-tag.ink')
  assert.deepEqual(problems, [])
  assert(book)
  assert.deepEqual(
    [book.title, book.enemies.length, book.options['gb.armour'], book.death],
    ['Every tag', 2, 'min_one', true],
  )
  assert.deepEqual(book.enemies[1], { id: 'widow', name: 'Frost widow', ds: 11, weapon: 2, immune: ['coldsnap'] })
  assert.deepEqual(book.places[0], { passage: 'gate', name: 'The north gate', at: [1, 2] })
  assert.deepEqual(book.endings, [{ id: 'home', tone: 'good' }])
})

test('several problems in several files come all at once, in the order of reading', () => {
  const files: Record<string, string> = {
    'main.ink': 'INCLUDE part.ink\n-> hall\n=== hall ===\nIt hurts. # damage: x\n-> END\n',
    'part.ink': '=== attic ===\nDust. # heel: 2\n-> END\n',
  }
  const { problems } = loadStory('main.ink', file => files[file])
  assert.deepEqual(
    problems.map(({ file, line, code }) => `${file}:${line} ${code}`),
    ['main.ink:4 tag', 'main.ink:5 dead-end', 'part.ink:1 unreachable', 'part.ink:2 tag', 'part.ink:3 dead-end'],
  )
})

test('a word that is no tag is answered with the nearest one, whatever it is', () => {
  for (const name of tagNames) {
    const answer = parseTag(`${name}x`)
    assert(isBadTag(answer) && answer.wrong.includes(`"${name}`), `${name}: ${JSON.stringify(answer)}`)
  }
})

test('tags that say too little or too much are told what would be right', () => {
  for (const text of [
    'test: power',
    'test: power 99',
    'test: power 9 loudly',
    'fight: noflee',
    'cast: coldsnap',
    'flee: away',
    'rest: well',
    'damage: 0',
    'weapon: spear',
    'armour: 3',
    'learn: fire',
    'ending: a b',
    'enemy: crab',
    'enemy: crab, ds 8, claws 2',
    'option: gb.armour none',
    'place:',
    'title',
  ])
    assert(isBadTag(parseTag(text)), text)
})
