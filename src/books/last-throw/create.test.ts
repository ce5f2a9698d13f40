// Chapters II to V: prices, limits, races, and the builds that the book prints.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { optionsOf, refusal, scene } from '../../../tests/last-throw/play.ts'
import { fastDraw } from '../../dice/index.ts'
import { lastThrow } from './book.ts'
import { attributePrice, blankHero, checkHero, points, spent, stepPrice } from './create.ts'
import { attributes, classes, races, skillsOf } from './data.ts'
import { tierOf } from './die.ts'
import { fold } from './evolve.ts'
import { ownHeroes, printedHeroes } from './own-heroes.ts'
import type { Attribute, Class, Hero } from './types.ts'
import { heroOf } from './who.ts'

const sheet = (more: Partial<Hero>, levels: Partial<Hero['levels']> = {}): Hero => {
  const blank = blankHero()
  return {
    ...blank,
    name: 'Ana',
    race: 'Own',
    trait: 't',
    burden: 'b',
    ...more,
    levels: { ...blank.levels, ...levels },
  }
}
const problems = (hero: Hero, chosen = {}): string[] =>
  checkHero(hero, optionsOf(chosen)).problems.map(({ path, text }) => `${path}: ${text}`)
const printed = (id: string): Hero => {
  const found = printedHeroes.find(each => each.id === id)
  assert(found)
  return found
}
const built = (hero: Hero): number[] => [
  ...attributes.map(attribute => attributePrice(hero, attribute, hero.levels[attribute])).filter(price => price > 0),
  hero.hp,
  hero.skills.length,
  hero.grimoires.length,
]

describe('prices', () => {
  test('[LT-II.3, LT-II.4, LT-II.5, LT-II.6] each step by whether the Attribute is primary', () => {
    const hero = { class: 'fighter', family: 'wonder' } as const
    const prices = (attribute: Attribute) =>
      (['competent', 'expert', 'exceptional'] as const).map(level => stepPrice(hero, attribute, level))
    assert.deepEqual(prices('strength'), [1, 2, 4])
    assert.deepEqual(prices('dexterity'), [2, 4, 8])
  })

  test('[LT-II.10, LT-II.11, LT-Q69, LT-V.3, LT-V.5, LT-E16, LT-D15] the family discount touches one step of one Attribute', () => {
    const dwarf = { class: 'mystic', family: 'strength' } as const
    assert.deepEqual([stepPrice(dwarf, 'strength', 'competent'), stepPrice(dwarf, 'wonder', 'competent')], [1, 1])
    assert.equal(stepPrice({ class: 'fighter', family: 'strength' }, 'strength', 'competent'), 0)
    const human = { class: 'fighter', family: 'wisdom' } as const
    assert.deepEqual([stepPrice(human, 'wisdom', 'competent'), stepPrice(human, 'wisdom', 'expert')], [1, 4])
    assert.equal(attributePrice(human, 'wisdom', 'expert'), 5)
  })

  test('[LT-II.2, LT-II.7, LT-II.8, LT-II.9] ten points for Hit Points, Attributes, Skills and Grimoires, 1 each', () => {
    const mystic = sheet({
      class: 'mystic',
      family: 'wonder',
      hp: 3,
      skills: ['Rituals'],
      grimoires: ['threshold-salt'],
    })
    assert.equal(spent(mystic), 5)
    assert.equal(checkHero(mystic, optionsOf()).left, points - 5)
  })

  test('[LT-IX.16] Wonder costs double outside the Mystic', () => {
    for (const each of ['fighter', 'adventurer', 'scholar'] as const)
      assert.equal(attributePrice({ class: each, family: 'strength' }, 'wonder', 'exceptional'), 14)
    assert.equal(attributePrice({ class: 'mystic', family: 'strength' }, 'wonder', 'exceptional'), 7)
  })
})

describe('the printed builds', () => {
  test('[LT-E1] the Dwarf Fighter', () =>
    assert.deepEqual([built(printed('hild')), problems(printed('hild'))], [[2, 6, 2, 0], []]))
  test('[LT-E2] the Elf Adventurer', () =>
    assert.deepEqual([built(printed('lirien')), problems(printed('lirien'))], [[2, 4, 4, 0], []]))
  test('[LT-E3] the Human Scholar', () =>
    assert.deepEqual([built(printed('osric')), problems(printed('osric'))], [[2, 3, 5, 0], []]))
  test('[LT-E4] the Fairy Mystic', () =>
    assert.deepEqual([built(printed('tansy')), problems(printed('tansy'))], [[2, 2, 3, 3], []]))
  test('[LT-E5] Kael, with three dice when he aims', () => {
    assert.deepEqual([built(printed('kael')), problems(printed('kael'))], [[2, 4, 4, 0], []])
    const state = fold(scene([]), [{ type: 'HeroJoined', hero: printed('kael') }])
    const kael = heroOf(state, 'kael')
    assert(kael)
    assert.equal(tierOf(state, kael, { attribute: 'dexterity', skill: 'Aim' }).tier, 2)
  })

  test('[LT-D14] Exceptional Strength leaves a Fighter no point but for a Dwarf', () => {
    const mighty = (family: Attribute) => sheet({ class: 'fighter', family, hp: 4 }, { strength: 'exceptional' })
    assert.deepEqual(problems(mighty('wisdom')), ['points: 1 point over: Strength Exceptional costs 7 for a Fighter.'])
    assert.deepEqual(problems(mighty('strength')), [])
  })
})

describe('a legal sheet', () => {
  test('[LT-II.1] has a name, a race, a Trait and a Burden', () => {
    const paths = checkHero(blankHero(), optionsOf()).problems.map(({ path }) => path)
    for (const path of ['name', 'race', 'trait', 'burden', 'hp', 'points']) assert(paths.includes(path), path)
  })

  test('[LT-II.12, LT-II.13] Trait and Burden cost nothing and move no number', () => {
    const [ana, bo] = [sheet({ trait: 'brave', burden: 'a debt' }), sheet({ trait: 'timid', burden: 'a crime' })]
    assert.equal(spent(ana), spent(bo))
  })

  test('[LT-III.1, LT-III.2, LT-III.3, LT-III.4, LT-III.5] four Attributes, all Untrained at first', () => {
    assert.deepEqual(blankHero().levels, {
      strength: 'untrained',
      dexterity: 'untrained',
      wisdom: 'untrained',
      wonder: 'untrained',
    })
  })

  test('[LT-III.6] a Skill needs its Attribute at least Competent', () => {
    const hero = sheet({ family: 'strength', hp: 7, skills: ['Medicine'] }, { strength: 'expert' })
    assert.deepEqual(problems(hero), ['skills.0: Medicine needs Wisdom at least Competent.'])
  })

  test('[LT-III.7, LT-III.8, LT-III.9, LT-III.10] 5, 8, 14 and 5 Skills', () => {
    assert.deepEqual(
      attributes.map(attribute => skillsOf[attribute].length),
      [5, 8, 14, 5],
    )
    assert.equal(new Set(Object.values(skillsOf).flat()).size, 32)
  })

  test('[LT-III.11, LT-III.12, LT-IX.1, LT-IX.15] a Grimoire needs Wonder and the Skill that it names, in any class', () => {
    const scholar = (more: Partial<Hero>) =>
      sheet({ class: 'scholar', family: 'wonder', hp: 4, ...more }, { wisdom: 'expert', wonder: 'competent' })
    assert.deepEqual(problems(scholar({ skills: ['Alchemy'], grimoires: ['alchemical-fire'] })), [])
    assert.deepEqual(problems(scholar({ skills: ['Rituals'], grimoires: ['alchemical-fire'] })), [
      'grimoires.0: Alchemical Fire needs the Skill Alchemy.',
    ])
    const dull = sheet({ class: 'scholar', family: 'wisdom', hp: 5, grimoires: ['spark'] }, { wisdom: 'expert' })
    assert.match(problems(dull).join(), /Spark needs Wonder at least Competent/)
  })

  test('[LT-IV.1, LT-IV.2, LT-IV.3, LT-IV.4, LT-IV.5, LT-Q65] each class with its primary Attribute and its Hit Points', () => {
    const table = Object.entries(classes).map(([id, { primary, hp }]) => [id, primary, ...hp, skillsOf[primary].length])
    assert.deepEqual(table, [
      ['fighter', 'strength', 4, 7, 5],
      ['adventurer', 'dexterity', 3, 5, 8],
      ['scholar', 'wisdom', 2, 5, 14],
      ['mystic', 'wonder', 2, 4, 5],
    ])
    for (const [of, least, most] of table.map(([id, , least, most]) => [id, least, most] as [Class, number, number])) {
      const text = (hp: number) => problems(sheet({ class: of, hp })).filter(each => each.startsWith('hp'))
      assert.deepEqual([text(least), text(most)], [[], []])
      assert.match(text(least - 1).join(), /Hit Points, not/)
      assert.match(text(most + 1).join(), /Hit Points, not/)
    }
  })

  test('[LT-IV.6, LT-VII.16] nobody but a Fighter puts on heavy armour', () => {
    const armour = (of: Class) =>
      problems(sheet({ class: of, armour: 'heavy' })).filter(each => each.startsWith('armour'))
    assert.deepEqual(armour('fighter'), [])
    assert.deepEqual(armour('mystic'), ['armour: Only a Fighter can wear heavy armour.'])
    const state = fold(scene([]), [{ type: 'HeroJoined', hero: printed('kael') }])
    const gear = { weapons: ['bow'], armour: 'heavy', shield: false, objects: [] } as const
    assert.equal(refusal(state, { type: 'Equip', hero: 'kael', gear }).refused, 'illegal')
  })

  test('[LT-V.1, LT-V.2, LT-V.4] printed races have their family, others any', () => {
    assert.equal(Object.values(races).flat().length, 13)
    assert.match(
      problems(sheet({ race: 'Dwarf', family: 'wonder' })).join(),
      /family: Dwarf belongs to the family of Strength/,
    )
    assert.doesNotMatch(problems(sheet({ race: 'Mothfolk', family: 'wonder' })).join(), /family/)
  })

  test('[LT-Q66] exactly ten points, unless fewer are allowed', () => {
    const hero = sheet({ class: 'fighter', family: 'strength', hp: 5 }, { strength: 'expert' })
    assert.deepEqual(problems(hero), ['points: 3 points left to spend.'])
    assert.deepEqual(problems(hero, { 'lt.spend_all': 'optional' }), [])
    assert.equal(refusal(scene([]), { type: 'AddHero', sheet: hero }).refused, 'illegal')
  })

  test('[LT-Q67] any Skill of a trained Attribute, or only the list of the class', () => {
    const hero = sheet(
      { class: 'fighter', family: 'wisdom', hp: 5, skills: ['Medicine'] },
      { strength: 'expert', wisdom: 'competent' },
    )
    assert.deepEqual(problems(hero), [])
    assert.deepEqual(problems(hero, { 'lt.skill_access': 'class_list' }), [
      'skills.0: Medicine is not on the list of the Fighter.',
    ])
  })

  test('[LT-Q68] Grimoires for any class, or for Mystics alone', () => {
    const hero = sheet(
      { class: 'scholar', family: 'wonder', hp: 4, skills: ['Alchemy'], grimoires: ['alchemical-fire'] },
      { wisdom: 'expert', wonder: 'competent' },
    )
    assert.deepEqual(problems(hero), [])
    assert.match(problems(hero, { 'lt.grimoire_access': 'mystic_only' }).join(), /Only Mystics use Grimoires/)
  })

  test('is told what is wrong with it, field by field', () => {
    const hero = sheet({
      skills: ['Demolish', 'Demolish'],
      grimoires: ['no-such'],
      weapons: ['fork'],
      objects: ['junk'],
    })
    const text = problems(hero).join('\n')
    for (const part of [
      'Nothing is bought twice',
      'no Grimoire "no-such"',
      'no weapon "fork"',
      'no notable object "junk"',
    ])
      assert(text.includes(part), part)
  })
})

describe('heroes that are there', () => {
  test('eight of our own over the four classes, all legal', () => {
    assert(ownHeroes.length >= 8)
    assert.equal(new Set(ownHeroes.map(hero => hero.class)).size, 4)
    for (const hero of [...ownHeroes, ...printedHeroes]) assert.deepEqual(problems(hero), [], hero.name)
  })

  test('a random hero is legal under every reading, and passes the door', () => {
    const readings = lastThrow.options.map(({ id, values }) => fc.constantFrom(...values.map(value => [id, value.id])))
    fc.assert(
      fc.property(fc.tuple(...readings), fc.integer({ min: 1 }), (pairs, seed) => {
        const options = optionsOf(Object.fromEntries(pairs))
        const hero = lastThrow.heroes.random(fastDraw(seed), options)
        assert.deepEqual(checkHero(hero, options).problems, [])
        assert.equal(spent(hero), points)
        assert.deepEqual(lastThrow.heroes.parse(JSON.parse(JSON.stringify(hero))), hero)
      }),
      { numRuns: 100 },
    )
  })
})
