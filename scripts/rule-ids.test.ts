// The check of rule ids on small made-up books: it must find what is missing and leave the rest alone.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { idsIn, ruleIdProblems, type Source, testedIn } from './rule-ids.ts'

const rules = (text: string): Source => ({ file: 'src/books/last-throw/rules.md', text })
const tests = (text: string): Source => ({ file: 'src/books/last-throw/combat.test.ts', text })

test('ids are found alone, in lists and in ranges of every spelling', () => {
  assert.deepEqual(idsIn('LT-VI.9 and GB-core.3, TA-2.10'), ['LT-VI.9', 'GB-core.3', 'TA-2.10'])
  for (const range of ['LT-VII.3–LT-VII.5', 'LT-VII.3–5', 'LT-VII.3-VII.5', 'LT-VII.3–VII.5']) {
    assert.deepEqual(idsIn(range), ['LT-VII.3', 'LT-VII.4', 'LT-VII.5'], range)
  }
  assert.deepEqual(idsIn('HM-5.6-5.7; LT-Q09–Q11.'), ['HM-5.6', 'HM-5.7', 'LT-Q09', 'LT-Q10', 'LT-Q11'])
  assert.deepEqual(idsIn('2d6, SHALT-1.2, LT-VI, LT-Q'), [])
})

test('a test name is a text that begins with ids in brackets', () => {
  const text = `test('[LT-VI.9, LT-VI.10] a hit', …); it("[LT-E6] Venn", …); [\`[LT-D1–2] case\`]; 'LT-VI.11'`
  assert.deepEqual(testedIn(tests(text)), ['LT-VI.9', 'LT-VI.10', 'LT-E6', 'LT-D1', 'LT-D2'])
})

test('a book in which every id is tested or advice has no problem', () => {
  const book = rules(
    [
      '- **LT-VI.9** A hit. [L1]',
      '- **LT-VI.10** Speak slowly. *(advice: a matter of tone)*',
      '- **LT-Q14 How many?** *Default:* one.',
      '| LT-E6 (O) | Venn | [6,6] |',
      '**LT-P1 Odds of the five tiers**',
    ].join('\n'),
  )
  assert.deepEqual(ruleIdProblems([book, tests(`test('[LT-VI.9, LT-Q14, LT-E6, LT-P1] …'`)]), [])
})

test('an untested id of any kind is named with its line', () => {
  const book = rules('# Rules\n\n- **LT-VI.9** A hit.\n- **LT-D3** A miss. *(advice: )*')
  assert.deepEqual(ruleIdProblems([book, tests(`test('[LT-VI.10] …'`)]), [
    'src/books/last-throw/rules.md:3: LT-VI.9 stands in no test name and is not marked *(advice: reason)*',
    'src/books/last-throw/rules.md:4: LT-D3 stands in no test name and is not marked *(advice: reason)*',
    'src/books/last-throw/combat.test.ts:1: LT-VI.10 is cited but stands in no rules.md',
  ])
})

test('the tests of another book do not count, those in tests/ do', () => {
  const book = rules('- **LT-VI.9** A hit.')
  const elsewhere = { file: 'src/books/grit/combat.test.ts', text: `test('[LT-VI.9] …'` }
  assert.equal(ruleIdProblems([book, elsewhere]).length, 1)
  assert.deepEqual(ruleIdProblems([book, { ...elsewhere, file: 'tests/contract/book.test.ts' }]), [])
})

test('an id declared twice is a problem', () => {
  const book = rules('- **LT-VI.9** A hit.\n- **LT-VI.9** A miss.')
  assert.deepEqual(ruleIdProblems([book, tests(`test('[LT-VI.9] …'`)]), [
    'src/books/last-throw/rules.md:2: LT-VI.9 was already declared in line 1',
  ])
})
