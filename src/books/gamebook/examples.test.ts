// Every printed example and derived case with its dice, and the golden odds, all through the commands that play.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fraction, plus, runScripted, times, writeFraction, zero } from '../../dice/index.ts'
import { after, groupBy, isRefusal, type Options, odds } from '../../kernel/index.ts'
import { costOfLevel } from './advance.ts'
import { gamebook } from './book.ts'
import { preset } from './create.ts'
import { archetypes } from './data.ts'
import { currentDs, foeOf, heroOf, standing } from './find.ts'
import { soak } from './harm.ts'
import { options as tableOptions } from './options.ts'
import type { Foe, GamebookCommand, GamebookEvent, GamebookScene, Hero } from './types.ts'

type Change<T> = Partial<T>

const hero = (kind: 'fighter' | 'rogue' | 'mage', change: Change<Hero> = {}): Hero => ({
  ...preset(
    kind,
    'Reader',
    kind === 'mage' ? ['sunburst', 'coldsnap'] : kind === 'rogue' ? ['smokescreen'] : [],
    'reader',
  ),
  ...change,
})

const foe = (ds: number, change: Change<Foe> = {}): Foe => ({
  id: 'foe',
  name: 'The foe',
  ds,
  weapon: 0,
  immune: [],
  damage: 0,
  reduced: 0,
  stunned: false,
  hidden: false,
  note: '',
  ...change,
})

const scene = (reader: Hero, foes: readonly Foe[] = [], options: Options = {}): GamebookScene => ({
  ...gamebook.start(options),
  heroes: [reader],
  foes,
})

interface Told {
  readonly state: GamebookScene
  readonly events: readonly GamebookEvent[]
}

function play(state: GamebookScene, command: GamebookCommand, ...faces: number[]): Told {
  const script = faces.length > 0 ? [{ faces: { pool: faces } }] : []
  const { value } = runScripted(dice => gamebook.decide(state, command, dice), script)
  assert(!isRefusal(value), isRefusal(value) ? value.text : '')
  return { state: after(gamebook, state, value), events: value }
}

const attack: GamebookCommand = { type: 'Attack', hero: 'reader', foe: 'foe' }
const run: GamebookCommand = { type: 'Run', hero: 'reader', foe: 'foe' }
const sunburst: GamebookCommand = { type: 'Cast', hero: 'reader', spell: 'sunburst', foes: ['foe'] }
const damageOf = ({ state }: Told): number | undefined => heroOf(state, 'reader')?.damage
const foeDamage = ({ state }: Told): number | undefined => foeOf(state, 'foe')?.damage

test('[GB-E1, GB-make.5, GB-Q19] the Fighter as printed', () => {
  const { abilities, hp, weapon, armour, spells, rations } = hero('fighter')
  assert.deepEqual([abilities, hp, weapon.points, armour.protection], [{ power: 2, grace: 1, focus: 0 }, 11, 1, 3])
  assert.deepEqual([spells.length, rations], [0, 2])
})

test('[GB-E2, GB-make.6] the Rogue as printed', () => {
  const { abilities, hp, weapon, armour } = hero('rogue')
  assert.deepEqual([abilities, hp, weapon.points, armour.protection], [{ power: 0, grace: 2, focus: 1 }, 10, 3, 2])
  assert.deepEqual(archetypes[1]?.spells, { count: 1, level: 1 })
})

test('[GB-E3, GB-make.7] the Mage as printed', () => {
  const { abilities, hp, weapon, armour, spells } = hero('mage')
  assert.deepEqual([abilities, hp, weapon.points, armour.protection], [{ power: 0, grace: 1, focus: 2 }, 9, 2, 1])
  assert.equal(spells.length, 2)
})

const falling = { 'gb.ds_falls_with_damage': 'on' }
const goon = (): Hero =>
  hero('fighter', {
    abilities: { power: 4, grace: 0, focus: 0 },
    weapon: { name: 'bare hands', points: 0 },
    armour: { name: 'everyday clothes', protection: 0 },
  })

test('[GB-E4, GB-Q01] a DS that falls with damage: total 12 against 10 leaves DS 8', () => {
  const told = play(scene(goon(), [foe(10)], falling), attack, 3, 5)
  assert.equal(foeDamage(told), 2)
  assert.equal(currentDs(told.state, foeOf(told.state, 'foe') as Foe), 8)
})

test('[GB-E5] the same, total 8: the hero loses 2', () => {
  assert.equal(damageOf(play(scene(goon(), [foe(10)], falling), attack, 1, 3)), 2)
})

test('[GB-D1, GB-combat.2, GB-combat.3] a success deals the margin and the weapon', () => {
  assert.equal(foeDamage(play(scene(hero('fighter'), [foe(9)]), attack, 4, 5)), 3)
})

test('[GB-D2, GB-Q02] a tie in an attack, in all three readings', () => {
  const tie = (value: string) =>
    play(scene(hero('fighter'), [foe(9, { weapon: 2 })], { 'gb.tie_attack': value }), attack, 3, 4)
  assert.deepEqual([foeDamage(tie('stalemate')), damageOf(tie('stalemate'))], [0, 0])
  assert.deepEqual([foeDamage(tie('graze')), damageOf(tie('graze'))], [1, 0])
  assert.deepEqual([foeDamage(tie('trade')), damageOf(tie('trade'))], [1, 2])
})

test('[GB-D3, GB-combat.4] armour takes its score off a larger blow', () => {
  assert.equal(damageOf(play(scene(hero('fighter'), [foe(9)]), attack, 1, 2)), 1)
})

test('[GB-D4, GB-Q06] a blow no larger than the score gets through whole, unless the table plays otherwise', () => {
  assert.equal(damageOf(play(scene(hero('fighter'), [foe(9)]), attack, 1, 3)), 3)
  assert.equal(damageOf(play(scene(hero('fighter'), [foe(9)], { 'gb.armour': 'min_one' }), attack, 1, 3)), 1)
})

test('[GB-D5, GB-Q08] the weapon of a foe adds to the margin before armour', () => {
  assert.equal(damageOf(play(scene(hero('fighter'), [foe(9, { weapon: 2 })]), attack, 1, 3)), 2)
})

test('[GB-D6, GB-magic.8, GB-Q10, GB-Q25] Sunburst lowers the DS; a foe with as much damage falls and pays its first DS', () => {
  const weak = play(scene(hero('mage'), [foe(9)]), sunburst, 5, 5)
  assert.equal(currentDs(weak.state, foeOf(weak.state, 'foe') as Foe), 7)
  const fell = play(scene(hero('mage'), [foe(9, { damage: 7 })]), sunburst, 5, 5)
  assert(fell.events.some(({ type }) => type === 'FoeFell'))
  assert.equal(heroOf(fell.state, 'reader')?.unused, 9)
})

test('[GB-D7, GB-magic.9] a Sunburst that fails comes back by its margin, through armour', () => {
  const told = play(scene(hero('mage'), [foe(9, { weapon: 2 })]), sunburst, 2, 3)
  assert.equal(damageOf(told), 2)
})

test('[GB-D8, GB-combat.7, GB-combat.8, GB-combat.9] running: away, a tie, and a wound', () => {
  const from8 = scene(hero('rogue'), [foe(8)])
  const away = play(from8, run, 4, 3)
  assert.equal(heroOf(away.state, 'reader')?.unused, 1)
  assert(away.events.some(({ type }) => type === 'Escaped') && away.events.some(({ type }) => type === 'FightEnded'))
  const tie = play(from8, run, 3, 3)
  assert.deepEqual([damageOf(tie), tie.state.foes.length], [0, 1])
  assert.equal(damageOf(play(from8, run, 1, 2)), 1)
})

test('[GB-D9, GB-abil.2, GB-Q20] out when damage reaches HP, and not before', () => {
  const harm = (amount: number) =>
    play(scene(hero('rogue')), { type: 'Harm', heroes: ['reader'], amount, reason: 'a fall' })
  assert(standing(heroOf(harm(9).state, 'reader') as Hero))
  const out = harm(10)
  assert(!standing(heroOf(out.state, 'reader') as Hero) && out.events.some(({ type }) => type === 'HeroFell'))
  assert.equal(damageOf(harm(50)), 10)
})

test('[GB-D10, GB-rest.2, GB-Q21, GB-Q22] a rest with a ration and one without', () => {
  const hurt = scene(hero('rogue', { damage: 2 }))
  const fed = play(hurt, { type: 'Rest', hero: 'reader', ration: true })
  assert.deepEqual([damageOf(fed), heroOf(fed.state, 'reader')?.rations], [0, 1])
  const hungry = play(hurt, { type: 'Rest', hero: 'reader', ration: false })
  assert.deepEqual([damageOf(hungry), heroOf(hungry.state, 'reader')?.rations], [1, 2])
})

const levelUp: GamebookCommand = { type: 'LevelUp', hero: 'reader', ability: 'grace' }

test('[GB-D11, GB-adv.1, GB-adv.4] three foes make a level', () => {
  let state = scene(hero('fighter'))
  for (const ds of [12, 12, 11]) {
    const weak = { ...state, foes: [foe(ds, { damage: ds - 1 })] }
    state = play(weak, attack, 6, 6).state
  }
  assert.equal(heroOf(state, 'reader')?.unused, 35)
  const grown = heroOf(play(state, levelUp).state, 'reader') as Hero
  assert.deepEqual([grown.used, grown.unused, grown.abilities.grace, grown.hp, grown.level], [35, 0, 2, 12, 2])
})

test('[GB-D12, GB-Q23] the price of a level follows used experience', () => {
  const { state } = play(scene(hero('fighter', { used: 70, unused: 35 })), levelUp)
  assert.equal(heroOf(state, 'reader')?.used, 105)
  assert.equal(costOfLevel(105, state.options), 50)
})

const golden: readonly (readonly [number, string, string, string, string, string])[] = [
  [2, '35/36', '1/36', '0', '5', '0'],
  [3, '11/12', '1/18', '1/36', '145/36', '1/36'],
  [4, '5/6', '1/12', '1/12', '28/9', '1/9'],
  [5, '13/18', '1/9', '1/6', '41/18', '5/18'],
  [6, '7/12', '5/36', '5/18', '14/9', '5/9'],
  [7, '5/12', '1/6', '5/12', '35/36', '35/36'],
  [8, '5/18', '5/36', '7/12', '5/9', '14/9'],
  [9, '1/6', '1/9', '13/18', '5/18', '41/18'],
  [10, '1/12', '1/12', '5/6', '1/9', '28/9'],
  [11, '1/36', '1/18', '11/12', '1/36', '145/36'],
  [12, '0', '1/36', '35/36', '0', '5'],
  [13, '0', '0', '1', '0', '6'],
]

/** The five columns of the table, as the command gives them. */
function oddsOf(state: GamebookScene, command: GamebookCommand): string[] {
  const answer = odds(gamebook, state, command)
  assert(!isRefusal(answer))
  const thrown = groupBy(answer, ({ events: [first] }) => {
    assert(first && 'result' in first)
    return { result: first.result, margin: first.margin as number }
  })
  const chance = (result: string) =>
    thrown.filter(({ value }) => value.result === result).reduce((sum, { share }) => plus(sum, share), zero)
  const mean = (result: string) =>
    thrown
      .filter(({ value }) => value.result === result)
      .reduce((sum, { value, share }) => plus(sum, times(share, fraction(value.margin))), zero)
  return [chance('success'), chance('tie'), chance('failure'), mean('success'), mean('failure')].map(writeFraction)
}

test('[GB-P1, GB-core.3, GB-core.4, GB-core.5, GB-core.6, GB-Q05] two dice against every need, as exact fractions, for tests, attacks, runs and spells', () => {
  for (const [need, ...expected] of golden) {
    const grace2 = scene(hero('rogue'))
    assert.deepEqual(oddsOf(grace2, { type: 'Test', hero: 'reader', ability: 'grace', ds: need + 2 }), expected)
    assert.deepEqual(oddsOf(grace2, { type: 'Run', hero: 'reader', ds: need + 2 }), expected)
    assert.deepEqual(oddsOf(scene(hero('fighter'), [foe(need + 2)]), attack), expected)
    // Focus 2 and a spell of level 1: need is DS − 1.
    assert.deepEqual(oddsOf(scene(hero('mage'), [foe(need + 1)]), sunburst), expected)
  }
})

test('[GB-P2, GB-combat.4, GB-Q06] what gets through armour +1 to +3, both readings', () => {
  const through = (protection: number, reading: string) =>
    Array.from({ length: 10 }, (_, i) => i + 1 - soak(i + 1, protection, { 'gb.armour': reading }))
  assert.deepEqual(through(1, 'literal'), [1, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  assert.deepEqual(through(2, 'literal'), [1, 2, 1, 2, 3, 4, 5, 6, 7, 8])
  assert.deepEqual(through(3, 'literal'), [1, 2, 3, 1, 2, 3, 4, 5, 6, 7])
  assert.deepEqual(through(1, 'min_one'), [1, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  assert.deepEqual(through(2, 'min_one'), [1, 1, 1, 2, 3, 4, 5, 6, 7, 8])
  assert.deepEqual(through(3, 'min_one'), [1, 1, 1, 1, 2, 3, 4, 5, 6, 7])
})

test('[GB-P5, GB-adv.5, GB-adv.6, GB-Q23, GB-Q24] the ladder, printed and beyond', () => {
  const ladder = (levels: number, options: Options) => {
    let used = 0
    return Array.from({ length: levels }, () => {
      const cost = costOfLevel(used, options)
      used += cost ?? 0
      return cost === undefined ? 'none' : `${cost}/${used}`
    })
  }
  const printed = ['35/35', '35/70', '35/105', '50/155', '50/205', '50/255', '85/340', '85/425', '85/510']
  assert.deepEqual(ladder(10, {}), [...printed, '135/645'])
  assert.deepEqual(ladder(10, { 'gb.xp_beyond_500': 'stop' }), [...printed, 'none'])
  assert.deepEqual([costOfLevel(999, {}), costOfLevel(1000, {}), costOfLevel(2000, {})], [135, 220, 355])
})

test('[GB-Q05] DS 12 cannot be beaten with an ability of 0', () => {
  assert.equal(oddsOf(scene(hero('rogue'), [foe(12)]), attack)[0], '0')
})

test('every table option has a default that the scene starts with', () => {
  const { options } = gamebook.start({})
  assert.equal(tableOptions.length, 10)
  for (const { id, values } of tableOptions) assert.equal(options[id], values[0]?.id)
})
