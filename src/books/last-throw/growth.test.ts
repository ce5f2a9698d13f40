// Chapter X: three questions, points one at a time, and what the Narrator may refuse.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { after, hero, of, play, refusal, type Sheet, scene, the } from '../../../tests/last-throw/play.ts'
import type { Command } from './commands.ts'
import { checkHero } from './create.ts'
import { sheetOf } from './narrator.ts'
import { ownHeroes } from './own-heroes.ts'
import { pending } from './pending.ts'
import type { State, Target } from './types.ts'

const award = (...yes: boolean[]): Command => {
  const [discovery = false, trouble = false, changed = false] = yes
  return { type: 'Award', hero: 'ana', discovery, trouble, changed }
}
const commit = (target: Target): Command => ({ type: 'Commit', hero: 'ana', target })
const dexterity: Target = { kind: 'attribute', attribute: 'dexterity' }
const grown = (sheet: Sheet, options = {}): State => scene([hero('ana', { points: 9, ...sheet })], [], options)

describe('advancement', () => {
  test('[LT-X.1, LT-X.2, LT-Q72] a point for each yes, for each Protagonist apart', () => {
    const state = scene([hero('ana'), hero('bo')])
    assert.deepEqual(
      [[], [true], [true, false, true], [true, true, true]].map(yes => of(after(state, award(...yes)), 'ana').points),
      [0, 1, 2, 3],
    )
    assert.equal(of(after(state, award(true)), 'bo').points, 0)
  })

  test('[LT-X.3, LT-Q70] Attributes, Skills and Grimoires at the prices of the making, discount and all', () => {
    const sheet: Sheet = { class: 'mystic', family: 'dexterity', levels: { wonder: 'competent' }, skills: ['Alchemy'] }
    const { state } = play(grown(sheet), commit(dexterity))
    assert.deepEqual([of(state, 'ana').levels.dexterity, of(state, 'ana').points], ['competent', 8])
    assert.deepEqual(of(after(state, commit({ kind: 'skill', skill: 'Stealth' })), 'ana').skills, [
      'Alchemy',
      'Stealth',
    ])
    assert.deepEqual(of(after(state, commit({ kind: 'grimoire', grimoire: 'bitter-draught' })), 'ana').grimoires, [
      'bitter-draught',
    ])
    for (const target of [
      { kind: 'skill', skill: 'Medicine' },
      { kind: 'skill', skill: 'Alchemy' },
      { kind: 'grimoire', grimoire: 'spark' },
      { kind: 'grimoire', grimoire: 'no-such' },
    ] as const)
      assert.equal(refusal(state, commit(target)).refused, 'illegal', JSON.stringify(target))
    const done = grown({ levels: { dexterity: 'exceptional' } })
    assert.equal(refusal(done, commit(dexterity)).refused, 'illegal')
  })

  test('[LT-Q70] a step that costs nothing takes no point', () => {
    const dwarf = scene([hero('ana', { class: 'fighter', family: 'strength' })])
    const strong = of(after(dwarf, commit({ kind: 'attribute', attribute: 'strength' })), 'ana')
    assert.deepEqual([strong.levels.strength, strong.points, strong.earned], ['competent', 0, 0])
  })

  test('[LT-X.4] a point that is earned asks at once where it goes', () => {
    const state = after(scene([hero('ana', { levels: { strength: 'competent' } })]), award(true))
    const choice = pending(state)[0]
    assert.deepEqual([choice?.to, choice?.rule], ['ana', 'LT-X.4'])
    const labels = choice?.answers.map(({ label }) => label) ?? []
    assert(labels.includes('Strength (0 of 2 paid)') && labels.includes('Shields (0 of 1 paid)'))
    assert.deepEqual(pending(after(state, commit({ kind: 'skill', skill: 'Shields' }))), [])
    assert.equal(refusal(scene([hero('ana')]), commit(dexterity)).refused, 'cannot-pay')
  })

  test('[LT-X.5, LT-D16] three of four points change nothing, the fourth does', () => {
    let state = grown({ class: 'fighter', levels: { dexterity: 'competent' }, points: 4 })
    for (const paid of [1, 2, 3]) {
      const { events, state: next } = play(state, commit(dexterity))
      assert.deepEqual([the(events, 'PointCommitted').paid, the(events, 'PointCommitted').price], [paid, 4])
      state = next
      assert.equal(of(state, 'ana').levels.dexterity, 'competent')
    }
    assert.equal(of(after(state, commit(dexterity)), 'ana').levels.dexterity, 'expert')
  })

  test('[LT-X.7] the Narrator may refuse what was never played, and the points go back', () => {
    const state = after(grown({ points: 3, levels: { dexterity: 'competent' } }), commit(dexterity), commit(dexterity))
    const refuse: Command = { type: 'RefuseGrowth', hero: 'ana', target: dexterity, reason: 'never trained' }
    const back = after(state, refuse)
    assert.deepEqual([of(state, 'ana').points, of(back, 'ana').points, of(back, 'ana').growth], [1, 3, []])
    assert.equal(refusal(back, refuse).refused, 'not-now')
  })

  test('[LT-X.8, LT-X.9] Trait and Burden in new words', () => {
    const state = after(
      scene([hero('ana')]),
      { type: 'RewriteTrait', hero: 'ana', trait: 'Gentle now' },
      { type: 'RewriteBurden', hero: 'ana', burden: 'A secret kept' },
    )
    assert.deepEqual([of(state, 'ana').trait, of(state, 'ana').burden], ['Gentle now', 'A secret kept'])
  })

  test('[LT-Q71] Hit Points do not grow, unless the table lets them up to the most of the class', () => {
    const hp: Target = { kind: 'hp' }
    assert.equal(refusal(grown({ class: 'fighter' }), commit(hp)).rule, 'LT-Q71')
    const open = grown({ class: 'fighter', hp: 6 }, { 'lt.advance_hp': 'on' })
    const more = after(open, commit(hp))
    assert.equal(of(more, 'ana').hp, 7)
    assert.equal(refusal(more, commit(hp)).refused, 'illegal')
  })

  test('a sheet that has grown is legal at another table', () => {
    for (const sheet of ownHeroes) {
      const joined = after(scene([]), { type: 'AddHero', sheet: { ...sheet, id: 'ana' } }, award(true, true))
      const attribute: Target = { kind: 'attribute', attribute: 'strength' }
      const state = after(joined, commit(attribute), commit(attribute))
      assert.deepEqual(
        checkHero(sheetOf(of(state, 'ana')), state.options).problems.map(({ path }) => path),
        [],
        sheet.name,
      )
    }
  })
})
