// Magic: chapter 6.
import assert from 'node:assert/strict'
import { test as check } from 'node:test'
import {
  brawl,
  change,
  choice,
  choices,
  fight,
  find,
  foe,
  hero,
  play,
  refused,
  table,
  tnOf,
  word,
} from '../../../tests/hearts/table.ts'
import { effects, tiers } from './data.ts'
import { pending } from './offers.ts'
import type { Cast, HeartsScene, Tier } from './types.ts'

const cast = (tier: Tier, more: Partial<Cast> = {}): Cast => ({
  type: 'Cast',
  hero: 'sefa',
  what: 'something beyond the normal',
  tier,
  kind: 'free',
  ...more,
})
/** A Mage whose die reaches everything. */
const mighty = (state: HeartsScene): HeartsScene =>
  change(state, 'sefa', { dice: { strength: 6, dexterity: 6, magic: 20 } })

check('[HM-6.1, HM-6.2, HM-6.4, HM-6.7, HM-Q01] four tiers with TN and cost, paid before the die falls', () => {
  const paid = (tier: Tier, face: number) => {
    const { state, events } = play(mighty(table()), cast(tier), face)
    return [tnOf(events), 3 - hero(state, 'sefa').mana]
  }
  const expected = { trick: [4, 0], standard: [6, 1], strong: [8, 2], great: [12, 3] }
  for (const tier of ['trick', 'standard', 'strong', 'great'] as const) {
    assert.deepEqual(paid(tier, 15), expected[tier])
    assert.deepEqual(paid(tier, 2), expected[tier], 'failed magic costs the same')
  }
})

check('[HM-6.3] what fails fizzles: nothing happens but a small consequence', () => {
  const { state, events } = play(brawl(['minion']), cast('standard', { kind: 'harm', foes: ['minion'] }), 4)
  assert.equal(word(events), 'failure')
  assert.equal(foe(state, 'minion').wounds, 0)
  assert.deepEqual(
    choices(state).map(open => open.kind === 'complication' && [open.forced, open.rule]),
    [[true, 'HM-6.3']],
  )
})

check('[HM-Q17] against a foe: the higher of tier and foe, or the one, or the other', () => {
  const tn = (option: string, tier: Tier, rank: 'minion' | 'boss') => {
    const state = mighty(brawl([rank], { 'hm.spell_tn': option }))
    return tnOf(play(state, cast(tier, { kind: 'harm', foes: [rank] }), 15).events)
  }
  assert.deepEqual([tn('higher', 'standard', 'boss'), tn('higher', 'strong', 'minion')], [12, 8])
  assert.deepEqual([tn('tier', 'standard', 'boss'), tn('tier', 'strong', 'minion')], [6, 8])
  assert.deepEqual([tn('foe', 'standard', 'boss'), tn('foe', 'strong', 'minion')], [12, 6])
})

check('[HM-Q18, HM-6.8] magic that harms counts as a hit, and its critical may be a Wound more', () => {
  const before = mighty(brawl(['boss']))
  const { state } = play(before, cast('standard', { kind: 'harm', foes: ['boss'] }), 20)
  assert.equal(foe(state, 'boss').wounds, 1)
  const more = play(state, { type: 'ChooseBenefit', hero: 'sefa', choice: choice(state, 'critical'), benefit: 'wound' })
  assert.equal(foe(more.state, 'boss').wounds, 2)
})

check('[HM-6.8, HM-Q27] a critical: larger, or one Mana back and never more than was spent, or something else', () => {
  const { state } = play(table(), cast('strong'), 10)
  const choose = { type: 'ChooseBenefit', hero: 'sefa', choice: choice(state, 'critical') } as const
  assert.equal(hero(play(state, { ...choose, benefit: 'refund' }).state, 'sefa').mana, 2)
  assert.equal(
    find(play(state, { ...choose, benefit: 'scale', text: 'the whole hall' }).events, 'BenefitChosen')?.text,
    'the whole hall',
  )
  assert.equal(hero(play(state, { ...choose, benefit: 'other' }).state, 'sefa').mana, 1)
  const free = play(table(), cast('trick'), 10).state
  assert.equal(refused(free, { ...choose, choice: choice(free, 'critical'), benefit: 'refund' }).refused, 'not-usable')
})

check('[HM-Q25] a trick costs nothing, unless the game master sets 1', () => {
  assert.equal(hero(play(table(), cast('trick', { cost: 1 }), 7).state, 'sefa').mana, 2)
  assert.equal(refused(table(), cast('trick', { cost: 2 })).refused, 'illegal')
  assert.equal(refused(table(), cast('great', { cost: 1 })).refused, 'illegal')
})

check('[HM-Q26] without the Mana it cannot be tried', () => {
  const poor = change(table(), 'sefa', { mana: 1 })
  assert.equal(refused(poor, cast('strong')).refused, 'cannot-pay')
  assert.equal(hero(play(poor, cast('standard'), 7).state, 'sefa').mana, 0)
})

check('[HM-6.5, HM-6.6, HM-Q43] one target, three squares by three, or all who are named', () => {
  const state = mighty(fight('3....\n....a\n...b.\n.....\n....c', ['minion', 'minion', 'minion']))
  const harm = (tier: Tier, ...foes: string[]) => cast(tier, { kind: 'harm', foes })
  assert.equal(refused(state, harm('standard', 'foe-1', 'foe-2')).rule, 'HM-6.5')
  assert.equal(refused(state, harm('strong', 'foe-1', 'foe-3')).rule, 'HM-6.6')
  const area = play(state, harm('strong', 'foe-1', 'foe-2'), 15).state
  assert.deepEqual(
    area.foes.map(({ wounds }) => wounds),
    [1, 1, 0],
  )
  const all = play(state, harm('great', 'foe-1', 'foe-2', 'foe-3'), 15).state
  assert(all.foes.every(({ wounds }) => wounds === 1))
  assert.equal(refused(state, harm('trick', 'foe-1')).refused, 'illegal')
  assert.equal(refused(state, harm('strong')).refused, 'illegal')
  assert.equal(refused(state, harm('great', 'foe-1', 'foe-1')).refused, 'illegal')
})

check('[HM-Q43] from afar aimed magic minds cover, from the next square it does not', () => {
  const bolt = cast('standard', { kind: 'harm', foes: ['foe-1'] })
  assert.equal(tnOf(play(fight('3...+a', ['minion']), bolt, 9).events), 8)
  assert.equal(refused(fight('3..#.a', ['minion']), bolt).rule, 'HM-4.4')
  assert.equal(tnOf(play(fight('3a', ['minion']), bolt, 9).events), 6)
})

check('[HM-6.6] Strong magic heals two Hearts of somebody in sight, and gets up who is down', () => {
  const hurt = (hearts: number) => change(table(), 'brida', { hearts })
  const heal = cast('strong', { kind: 'heal', ally: 'brida' })
  assert.equal(hero(play(hurt(2), heal, 9).state, 'brida').hearts, 4)
  assert.equal(hero(play(hurt(4), heal, 9).state, 'brida').hearts, 5)
  assert.equal(hero(play(hurt(0), heal, 9).state, 'brida').hearts, 2)
  assert.equal(refused(table(), heal).refused, 'not-now')
  const apart = change(fight('3..\na.1', ['minion']), 'brida', { hearts: 1 })
  const hidden = change(fight('3#1\n.#a', ['minion']), 'brida', { hearts: 1 })
  assert.equal(word(play(apart, heal, 9).events), 'success')
  assert.equal(refused(hidden, heal).refused, 'out-of-reach')
})

check('[HM-6.6, HM-Q45] who is held stays where they are until the foes have had their phase', () => {
  const state = play(fight('3..a', ['elite']), cast('strong', { kind: 'pin', foes: ['foe-1'] }), 9).state
  assert.deepEqual(foe(state, 'foe-1').conditions, ['immobilised'])
  const great = play(fight('3..a', ['elite']), cast('strong', { kind: 'pin', foes: ['foe-1'] }), 10).state
  const offered = pending(great).flatMap(({ answers }) => answers.map(({ command }) => command))
  assert(!offered.some(answer => answer.type === 'ChooseBenefit' && answer.benefit === 'wound'), 'holding is no hit')
  const foes = play(state, { type: 'EndPhase' }).state
  assert.equal(refused(foes, { type: 'MoveFoe', foe: 'foe-1', to: { x: 2, y: 0 } }).refused, 'not-usable')
  assert.deepEqual(foe(play(foes, { type: 'EndPhase' }).state, 'foe-1').conditions, [])
})

check('[HM-6.5] a blink needs a free square in sight', () => {
  const state = fight('3.#.\n..#.\na...', ['minion'])
  const blink = (x: number, y: number) => cast('standard', { kind: 'blink', to: { x, y } })
  assert.equal(refused(state, blink(2, 0)).refused, 'out-of-reach')
  assert.equal(refused(state, blink(0, 2)).refused, 'out-of-reach')
  assert.equal(refused(state, blink(3, 0)).refused, 'out-of-reach')
  assert.deepEqual(hero(play(state, blink(1, 1), 7).state, 'sefa').at, { x: 1, y: 1 })
  assert.equal(refused(table(), blink(1, 1)).refused, 'illegal')
})

check('twenty effects over the four tiers, each of a kind that its tier can do', () => {
  assert.equal(effects.length, 20)
  assert.equal(new Set(effects.map(({ id }) => id)).size, 20)
  for (const tier of Object.keys(tiers)) assert(effects.filter(effect => effect.tier === tier).length >= 4, tier)
})
