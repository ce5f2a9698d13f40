// Heroes and tests: chapters 1 to 3.
import assert from 'node:assert/strict'
import { test as check } from 'node:test'
import {
  brawl,
  change,
  choice,
  choices,
  dieFor,
  find,
  hero,
  play,
  playAll,
  refused,
  sheet,
  shift,
  stepsFor,
  strike,
  table,
  test,
  tnOf,
  withDie,
  word,
} from '../../../tests/hearts/table.ts'
import { gameOf } from '../../kernel/index.ts'
import { hearts } from './book.ts'
import { attributes, benefits, complications, talents } from './data.ts'
import { readyHeroes } from './heroes.ts'
import type { HeartsCommand, Sheet } from './types.ts'

check('[HM-1.4] the game master sets consequences, players act for their own heroes', () => {
  const rules = gameOf(hearts)
  const game = { scene: table(), calls: [] }
  assert.deepEqual(rules.actors(game, test('wren', 'dexterity', 6)), ['wren'])
  for (const command of [
    { type: 'Complicate', choice: 'x', text: 'Noise.' },
    { type: 'EndPhase' },
    { type: 'Harm', heroes: ['wren'], hearts: 1, reason: 'fire' },
  ] as HeartsCommand[])
    assert.equal(rules.actors(game, command), undefined, command.type)
})

check('[HM-1.7, HM-3.5] the TN has to be met or beaten', () => {
  const at = (face: number) => word(play(table(), test('wren', 'dexterity', 6), face).events)
  assert.deepEqual([2, 5, 6, 9].map(at), ['failure', 'failure', 'success', 'success'])
})

check('[HM-1.8, HM-2.3, HM-Q02] there are three attributes, each with its own die', () => {
  assert.deepEqual(attributes, ['strength', 'dexterity', 'magic'])
  const state = playAll(
    withDie(withDie(withDie(table(), 'wren', 'strength', 8), 'wren', 'dexterity', 12), 'wren', 'magic', 20),
  )
  assert.deepEqual(
    attributes.map(each => dieFor(state, test('wren', each, 6))),
    [8, 12, 20],
  )
})

check('[HM-1.9] a critical success leaves a benefit to choose, and nobody throws on before', () => {
  const { state, events } = play(table(), test('wren', 'dexterity', 6), 10)
  assert.equal(word(events), 'critical')
  assert.equal(refused(state, test('wren', 'strength', 4)).refused, 'pending')
  const text = benefits[0] as string
  const command = {
    type: 'ChooseBenefit',
    hero: 'wren',
    choice: choice(state, 'critical'),
    benefit: 'other',
    text,
  } as const
  assert.equal(find(play(state, command).events, 'BenefitChosen')?.text, text)
  assert.equal(refused(state, { ...command, benefit: 'wound' }).refused, 'not-usable')
})

check('[HM-1.10, HM-5.13] a complication is picked from the list or typed, and costs what the game master says', () => {
  const { state } = play(table({ 'hm.armor_token': 'off' }), test('brida', 'dexterity', 6), 1)
  const open = hearts.pending(state)[0]
  assert.equal(open?.to, 'gm')
  assert(open?.answers.some(({ label }) => complications.includes(label)))
  const hard = play(state, {
    type: 'Complicate',
    choice: choice(state, 'complication'),
    text: 'Knocked flat.',
    hearts: 1,
    condition: 'prone',
  }).state
  assert.deepEqual([hero(hard, 'brida').hearts, hero(hard, 'brida').conditions], [4, ['prone']])
})

check('[HM-2.2] roles and terms have technical names that a table may replace', () => {
  const named = playAll(
    table(),
    { type: 'NameTerm', term: 'rogue', name: 'Agent' },
    { type: 'NameTerm', term: 'mana', name: 'Charge' },
    { type: 'NameTerm', term: 'magic', name: 'Psi' },
  )
  assert.deepEqual([named.terms.rogue, named.terms.warrior], ['Agent', 'Warrior'])
  const cast = { type: 'Cast', hero: 'sefa', what: 'a shield', tier: 'standard', kind: 'free' } as const
  const { events } = play(named, cast, 7)
  const said = events.map(event => hearts.say(named, event).text).join(' ')
  assert.match(said, /Charge 3 → 2/)
  assert.match(said, /works Psi \(standard\)/)
  assert.match(stepsFor(named, cast)[0] ?? '', /^Psi d10/)
  assert.equal(refused(named, { type: 'NameTerm', term: 'mana', name: 'Charge' }).refused, 'not-now')
})

check('[HM-2.4, HM-2.6, HM-2.7, HM-2.8] what each role starts with', () => {
  const dice = (id: string) => Object.values(sheet(id).dice)
  assert.deepEqual(dice('brida'), [10, 6, 6])
  assert.deepEqual(dice('wren'), [6, 10, 6])
  assert.deepEqual(dice('sefa'), [6, 6, 10])
  for (const each of readyHeroes) assert.deepEqual([each.mostHearts, each.mostMana], [5, 3])
  assert.equal(readyHeroes.length, 6)
  assert.equal(new Set(readyHeroes.map(({ role }) => role)).size, 3)
})

const problems = (more: Partial<Sheet>): readonly string[] =>
  hearts.heroes.check({ ...sheet('wren'), ...more }, {}).problems.map(({ path, text }) => `${path}: ${text}`)

check('[HM-2.9, HM-2.12] two talents, a weapon, three items; what is too much is told by its place', () => {
  assert.equal(talents.length, 24)
  assert.deepEqual(problems({}), [])
  assert.deepEqual(problems({ talents: ['a', 'b', 'c'] }), ['talents: At most 2 talents, not 3.'])
  assert.deepEqual(problems({ talents: ['a', 'a'] }), ['talents: The same talent is there twice.'])
  assert.match(problems({ gear: { ...sheet('wren').gear, items: ['a', 'b', 'c', 'd'] } })[0] ?? '', /At most 3 items/)
  assert.match(problems({ gear: { weapon: { name: ' ', reach: 'melee' }, items: [] } })[0] ?? '', /needs a weapon/)
  assert.match(problems({ name: '' })[0] ?? '', /name: A hero needs a name/)
  assert.match(problems({ dice: { strength: 6, dexterity: 8, magic: 6 } })[0] ?? '', /below what a rogue starts with/)
  assert.match(problems({ mostHearts: 6 })[0] ?? '', /1 step of advancement too many: there are 0/)
  assert.match(problems({ advances: 2 })[0] ?? '', /2 steps of advancement left/)
  assert.deepEqual(problems({ advances: 2, mostHearts: 6, mostMana: 4 }), [])
})

check('[HM-2.10, HM-2.11] one talent of the sheet makes it a step easier, and never succeeds by itself', () => {
  const command = test('wren', 'dexterity', 6, { talent: 'Pathfinder' })
  assert.equal(tnOf(play(table(), command, 4).events), 4)
  assert.equal(word(play(table(), command, 3).events), 'failure')
  assert.equal(refused(table(), { ...command, talent: 'Cook' }).refused, 'untrained')
  const second = hearts.contributions(table(), command).find(({ id }) => id === 'talent:Haggler')
  assert.equal(second?.refusal?.rule, 'HM-2.11')
})

check('[HM-2.13] gear permits: no shot without something to shoot with, nothing used that is not carried', () => {
  const state = brawl(['minion'])
  assert.equal(refused(state, { type: 'Attack', hero: 'wren', foe: 'minion', way: 'melee' }).rule, 'HM-2.13')
  const use = { type: 'UseItem', hero: 'wren', item: 'lockpicks', what: 'opens the gate' } as const
  assert.equal(refused(state, { ...use, item: 'a cannon' }).rule, 'HM-2.13')
  const { state: used } = play(state, { ...use, gone: true })
  assert.deepEqual([hero(used, 'wren').acted, hero(used, 'wren').gear.items.length], [true, 2])
  assert.equal(refused(used, { ...use, item: 'a coil of rope' }).refused, 'spent')
})

check('[HM-3.2] the steps of a throw are told before it, each with its rule', () => {
  const command = test('wren', 'dexterity', 6, { helpers: ['sefa'], shifts: [shift(1, 'darkness')], talent: 'Haggler' })
  assert.deepEqual(stepsFor(table(), command), [
    'Dexterity d10 [HM-3.2]',
    'Sefa helps: d10 becomes d12 [HM-3.15]',
    'TN 6, standard [HM-3.3]',
    'darkness: +1 step [HM-3.9]',
    'Talent Haggler: -1 step [HM-2.10]',
    'Together nothing [HM-Q07]',
  ])
})

const tnAfter = (tn: number, by: number): number | undefined =>
  tnOf(
    play(
      withDie(table({ 'hm.shift_cap': 'none' }), 'wren', 'dexterity', 20),
      test('wren', 'dexterity', tn, { shifts: [shift(by)] }),
      15,
    ).events,
  )

check('[HM-3.3, HM-3.8, HM-3.9, HM-3.10, HM-3.11] steps walk along 4, 6, 8, 12', () => {
  assert.deepEqual(
    [4, 6, 8].map(tn => tnAfter(tn, 1)),
    [6, 8, 12],
  )
  assert.deepEqual(
    [6, 8, 12].map(tn => tnAfter(tn, -1)),
    [4, 6, 8],
  )
  assert.deepEqual([tnAfter(4, 2), tnAfter(12, -2)], [8, 6])
})

check('[HM-Q09] any whole number may be a TN; a step goes to the next of the four', () => {
  assert.deepEqual(
    [tnAfter(10, 0), tnAfter(10, 1), tnAfter(10, -1), tnAfter(14, -1), tnAfter(3, 1)],
    [10, 12, 8, 12, 4],
  )
})

check('[HM-Q07] the limit of two steps is an option', () => {
  const three = { shifts: [shift(-1), shift(-1), shift(-1)] }
  const boss = { ...three, tn: 12 }
  assert.equal(tnOf(play(withDie(table(), 'wren', 'dexterity', 20), test('wren', 'dexterity', 12, three), 9).events), 6)
  const free = withDie(table({ 'hm.shift_cap': 'none' }), 'wren', 'dexterity', 20)
  assert.equal(tnOf(play(free, test('wren', 'dexterity', boss.tn, three), 9).events), 4)
})

check(
  '[HM-Q08, HM-3.12] below 4 there is no throw, unless the game master wants one at 4; above 12 it is blocked',
  () => {
    const easy = test('wren', 'dexterity', 4, { shifts: [shift(-1)] })
    assert.equal(word(play(table(), easy).events), 'success')
    assert.deepEqual([word(play(table(), { ...easy, anyway: true }, 3).events)], ['failure'])
    assert.equal(refused(table(), test('wren', 'dexterity', 12, { shifts: [shift(1)] })).refused, 'impossible')
    const sure = strike('brida', 'minion', { shifts: [shift(-2)] })
    assert.equal(word(play(brawl(['minion']), sure).events), 'success')
    assert.equal(word(play(brawl(['minion']), { ...sure, anyway: true }, 3).events), 'failure', 'attacks too')
  },
)

check(
  '[HM-3.14, HM-3.16, HM-Q11] one ally helps, for the action of the turn; or several, where the table plays so',
  () => {
    const both = { helpers: ['brida', 'sefa'] }
    assert.equal(refused(table(), test('wren', 'strength', 6, both)).rule, 'HM-Q11')
    assert.equal(dieFor(table({ 'hm.helpers': 'many' }), test('wren', 'strength', 6, both)), 10)
    assert.equal(refused(table(), test('wren', 'strength', 6, { helpers: ['wren'] })).rule, 'HM-3.14')
    const busy = change(brawl(['minion']), 'sefa', { acted: true })
    assert.equal(refused(busy, test('wren', 'strength', 6, { helpers: ['sefa'] })).refused, 'spent')
    const down = change(table(), 'sefa', { hearts: 0 })
    assert.equal(refused(down, test('wren', 'strength', 6, { helpers: ['sefa'] })).refused, 'down')
    const { state } = play(brawl(['minion']), test('wren', 'strength', 6, { helpers: ['sefa'] }), 7)
    assert.deepEqual(
      [hero(state, 'sefa').acted, hero(state, 'wren').acted, hero(state, 'brida').acted],
      [true, true, false],
    )
  },
)

check('[HM-Q10] nobody can waste help on a d20; or it lowers the TN', () => {
  const command = test('wren', 'dexterity', 8, { helpers: ['sefa'] })
  const d20 = withDie(table(), 'wren', 'dexterity', 20)
  assert.equal(refused(d20, command).rule, 'HM-Q10')
  const ways = hearts.contributions(d20, test('wren', 'dexterity', 8)).map(({ id }) => id)
  assert.equal(
    ways.some(id => id.startsWith('help:')),
    false,
  )
  const other = withDie(table({ 'hm.help_at_d20': 'tn_step' }), 'wren', 'dexterity', 20)
  assert.deepEqual([dieFor(other, command), tnOf(play(other, command, 7).events)], [20, 6])
})

check('[HM-3.17] what failed is not tried again without a change', () => {
  const command = test('wren', 'dexterity', 6, { what: 'Picks the lock' })
  const failed = play(table(), command, 2).state
  assert.equal(refused(failed, { ...command, what: 'picks the lock ' }).refused, 'locked')
  assert.equal(word(play(failed, { ...command, attribute: 'strength' }, 6).events), 'critical')
  assert.equal(word(play(failed, { ...command, again: 'changed' }, 7).events), 'success')
  const { state } = play(failed, { ...command, again: 'complication' }, 7)
  assert.deepEqual(
    choices(state).map(open => open.kind === 'complication' && open.rule),
    ['HM-3.17'],
  )
  assert.deepEqual(play(failed, { type: 'SetScene', title: 'Later', text: 'The next day.' }).state.tried, [])
})

check('a secret TN is kept from players, and they are told no odds', () => {
  const command = test('wren', 'dexterity', 8, { secret: true })
  const player = { role: 'player', heroes: ['wren'] } as const
  assert.deepEqual(hearts.showDraft(table(), command, player), { ...command, tn: 'secret' })
  assert.equal(refused(table(), { ...command, tn: 'secret' }).refused, 'withheld')
  const { events, throws } = play(table(), command, 9)
  const tested = find(events, 'Tested')
  assert(tested)
  assert.equal(JSON.stringify(hearts.show(table(), tested, player)).includes('8'), false)
  assert.equal(JSON.stringify(hearts.showThrow?.(table(), command, throws[0] as never, player)).includes('TN'), false)
  const leanings = hearts.contributions(table(), { ...command, tn: 'secret' })
  assert.equal(
    leanings.some(({ refusal }) => refusal?.refused === 'withheld'),
    false,
  )
})
