// What is kept once must be the same: rows of values, nodes that differ in words alone, fights from any health, aims walked together.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { generatedBook, rulesInk } from '../../../tests/story/generated.ts'
import { fastDraw } from '../../dice/index.ts'
import { loadStory } from '../load.ts'
import { ForwardPass } from './forward.ts'
import { OptimalPass } from './optimal.ts'
import { prepare } from './prepare.ts'
import { Reach } from './reach.ts'
import { carefulReader, randomReader } from './readers.ts'
import { heroOf } from './report.ts'
import { Memo, Rows } from './rows.ts'

function loaded(ink: string) {
  const { book, outline, problems } = loadStory('book.ink', file => (file === 'rules.ink' ? rulesInk : ink))
  assert(book && outline)
  assert.deepEqual(problems, [])
  return { book, outline }
}

test('a row is kept once, whatever comes between', () => {
  const draw = fastDraw(1)
  const rows = new Rows(4)
  const numbers = new Map<string, number>()
  for (let i = 0; i < 5_000; i++) {
    for (let h = 1; h < 4; h++) rows.draft[h] = draw(9) / 8
    const text = rows.draft.join()
    const number = rows.keep()
    assert.equal(number, numbers.get(text) ?? number, text)
    numbers.set(text, number)
    assert.equal(rows.data.slice(number * 4, number * 4 + 4).join(), text)
  }
  assert.equal(numbers.get('0,0,0,0'), 0)
  assert.equal(new Set(numbers.values()).size, numbers.size)
})

test('a memory finds every list that was kept, and no other', () => {
  const draw = fastDraw(2)
  const memo = new Memo()
  const known = new Map<string, number>()
  for (let i = 0; i < 5_000; i++) {
    const kind = draw(3)
    const list = Int32Array.from([7, kind, ...Array.from({ length: kind + 1 }, () => draw(12))])
    const found = memo.find(list, 1, list.length - 1)
    assert.equal(found, known.get(list.join()) ?? -1, list.join())
    if (found < 0) memo.keep(list, 1, list.length - 1, i)
    if (found < 0) known.set(list.join(), i)
  }
})

const flagged = `INCLUDE rules.ink
VAR sang = false
VAR key = false
-> gate
=== gate ===
A gate.
+ [Sing]
    ~ sang = true
    -> hall
+ [Take the key]
    ~ key = true
    -> hall
+ [Go in] -> hall
=== hall ===
{ sang: They hum along. | It is quiet. }
+ [Up # test: grace 8]
    { outcome:
    - win:
        -> tower
    - tie:
        { key: -> tower | -> cellar }
    - else:
        -> cellar
    }
=== tower ===
{ sang: A tune. | A view. } # ending: tower good
-> END
=== cellar ===
Dark. # ending: cellar bad
-> END
`

test('a flag that only chooses between words keeps nothing apart, and one that opens a door does', () => {
  const { book, outline } = loaded(flagged)
  const hero = heroOf('rogue')
  const story = prepare(book, outline, 'rogue', hero.rations)
  assert.deepEqual(
    story.automaton.nodes.map(({ passage }) => passage),
    ['gate', 'hall', 'hall'],
  )
  const { endings } = new ForwardPass(story, randomReader).run(hero)
  // Grace 2 against 8: 2d6 of 7 or more wins, 6 ties; the key turns a tie, and one in three has it.
  const tower = hero.abilities.grace === 2 ? 21 / 36 + 5 / 36 / 3 : Number.NaN
  assert(Math.abs((endings.get('tower') ?? 0) - tower) < 1e-12, `${endings.get('tower')} and ${tower}`)
})

const generated = loaded(generatedBook(30, 1))
const hero = heroOf('mage')
const story = prepare(generated.book, generated.outline, 'mage', hero.rations)
const reach = new Reach(story, hero)
const worths = ['e0', 'e1', 'e2', 'death'].map(wanted => (ending: string) => (ending === wanted ? 1 : 0))

test('aims walked together are worth what each is worth alone, and no less than any other reader gets', () => {
  const together = new OptimalPass(story, reach, worths).run(hero)
  const others = [randomReader, carefulReader(story.builds, story.fights)].map(each =>
    new ForwardPass(story, each).run(hero),
  )
  for (const [i, worth] of worths.entries()) {
    assert.deepEqual(new OptimalPass(story, reach, [worth]).run(hero), [together[i]])
    for (const { endings } of others) {
      const chance = [...endings].reduce((sum, [id, each]) => sum + worth(id) * each, 0)
      assert((together[i]?.value ?? 0) > chance - 1e-12, `${together[i]?.value} and ${chance}`)
    }
  }
})

test('sheets kept apart that nothing can tell apart are worth the same', () => {
  const apart = { ...story, ahead: new Map() }
  const [value] = new OptimalPass(story, reach, [worths[0] as (typeof worths)[number]]).run(hero)
  const wide = new Reach(apart, hero)
  const [same] = new OptimalPass(apart, wide, [worths[0] as (typeof worths)[number]]).run(hero)
  assert(wide.sheets > reach.sheets, `${wide.sheets} and ${reach.sheets}`)
  assert(Math.abs((value?.value ?? 0) - (same?.value ?? 1)) < 1e-12)
})

test('looking only for open choices finds the same ones as walking the whole book', () => {
  const [whole, sought] = [new Set<string>(), new Set<string>()]
  new OptimalPass(story, reach, worths, whole).run(hero)
  new OptimalPass(story, reach, worths.slice(0, 2), sought).run(hero)
  new OptimalPass(story, reach, worths.slice(2), sought).seek()
  assert.deepEqual([...sought].sort(), [...whole].sort())
})

test('the whole chance of a reader is told, to the last digits', () => {
  const { endings, unresolved } = new ForwardPass(story, randomReader).run(hero)
  const sum = [...endings.values()].reduce((all, chance) => all + chance, unresolved)
  assert(Math.abs(sum - 1) < 1e-13, `${sum}`)
})
