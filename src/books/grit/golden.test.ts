// Exact odds, counted by exhaustive dice through the very commands that play, and a duel as a chain.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { amount, brawl, calm, club, find, having, scores, strike, until } from '../../../tests/grit/at-the-table.ts'
import { byDie, byNet } from '../../../tests/grit/golden.ts'
import {
  dividedBy,
  type Fraction,
  fraction,
  minus,
  one,
  plus,
  sum,
  times,
  writeFraction,
  zero,
} from '../../dice/index.ts'
import { chain, groupBy, isRefusal, odds, type Result } from '../../kernel/index.ts'
import { grit } from './book.ts'
import type { ArmourKind, AttackWord, GritCommand, GritEvent, GritScene, TestWord } from './types.ts'

type Come = Result<GritScene, GritEvent>

function shares<T>(state: GritScene, command: GritCommand, of: (come: Come) => T): { value: T; share: Fraction }[] {
  const answer = odds(grit, state, command)
  if (isRefusal(answer)) return assert.fail(answer.text)
  const groups = groupBy(answer, of)
  assert.deepEqual(sum(groups.map(({ share }) => share)), one)
  return groups
}
const chanceOf = <T>(groups: readonly { value: T; share: Fraction }[], value: T): string =>
  writeFraction(groups.find(group => group.value === value)?.share ?? zero)
const mean = (groups: readonly { value: number; share: Fraction }[]): Fraction =>
  sum(groups.map(({ value, share }) => times(fraction(value), share)))
const reasons = (net: number) => ({
  boons: Array.from({ length: Math.max(0, net) }, (_, i) => `boon ${i}`),
  banes: Array.from({ length: Math.max(0, -net) }, (_, i) => `bane ${i}`),
})

test('[TA-P1] tests, saves and Initiative for every net from -4 to +4', () => {
  const begun = { ...calm(), fight: { round: 1, turn: null, waiting: ['thimble', 'pip'], order: [] } }
  const words: readonly TestWord[] = ['failure', 'partial', 'full']
  for (const [net = '', ...expected] of byNet) {
    const lean = reasons(Number(net))
    const commands: readonly GritCommand[] = [
      { type: 'Test', hero: 'thimble', attribute: 'str', how: 'climbs', ...lean },
      { type: 'Save', hero: 'thimble', attribute: 'int', ...lean },
      { type: 'Initiative', hero: 'thimble', ...lean },
    ]
    for (const command of commands) {
      const came = shares(begun, command, ({ events }) => find(events, 'Tested')?.word)
      const earned = shares(begun, command, ({ events }) => find(events, 'GritGained') !== undefined)
      const found = [...words.map(word => chanceOf(came, word)), chanceOf(earned, true)]
      assert.deepEqual(found, expected.slice(0, 4), `${command.type} ${net}`)
    }
    const actions = shares(
      begun,
      commands[2] as GritCommand,
      ({ events }) => find(events, 'ActionsRolled')?.actions ?? 0,
    )
    assert.equal(writeFraction(mean(actions)), expected[4])
  }
})

/**
 * A critical goes on with the same die for ever, so its mean m solves m = (mean of one die) + (chance of a maximum) × m.
 * Both numbers are counted through Explode itself.
 */
function meanExplosion(state: GritScene): Fraction {
  const faces = shares(state, { type: 'Explode', hero: 'thimble' }, ({ events }) => find(events, 'Exploded')?.face ?? 0)
  const again = shares(state, { type: 'Explode', hero: 'thimble' }, ({ events }) => find(events, 'Exploded')?.again)
  const more = again.find(({ value }) => value === true)?.share ?? zero
  return dividedBy(mean(faces), minus(one, more))
}

/** What is dealt at once, and what a critical still adds. */
function meanDamage(state: GritScene, command: GritCommand): Fraction {
  const atOnce = shares(state, command, ({ events, state: then }) => amount(events) ?? then.blow?.dice ?? 0)
  const answer = odds(grit, state, command)
  if (isRefusal(answer)) return assert.fail(answer.text)
  const critical = answer.results.find(({ value }) => value.state.blow)?.value.state
  const share = shares(state, command, ({ state: then }) => then.blow !== null).find(({ value }) => value)?.share
  return critical && share ? plus(mean(atOnce), times(share, meanExplosion(critical))) : mean(atOnce)
}

test('[TA-P2] attacks with every die for net -2 to +2: miss, hit, critical and the mean damage, bare and through heavy armour', () => {
  const words: readonly AttackWord[] = ['miss', 'hit', 'critical']
  assert.equal(byDie.length, 25)
  const worn = (armour: ArmourKind) => having(brawl(), 'post', { armour })
  for (const [die = '', net = '', ...expected] of byDie) {
    const command = strike({ with: die, ...reasons(Number(net)) })
    const came = shares(worn('none'), command, ({ events }) => find(events, 'Attacked')?.word)
    const found = [
      ...words.map(word => chanceOf(came, word)),
      writeFraction(meanDamage(worn('none'), command)),
      writeFraction(meanDamage(worn('heavy'), command)),
    ]
    assert.deepEqual(found, expected, `${die} ${net}`)
  }
})

test('[TA-P2, TA-8.1–8.3] under every armour the damage of a plain d6 with +3 is exact', () => {
  const state = (armour: ArmourKind) => having(having(brawl(), 'post', { armour }), 'thimble', { scores: scores(3) })
  const spread = (armour: ArmourKind) =>
    Object.fromEntries(
      shares(state(armour), strike(), ({ events }) => amount(events) ?? find(events, 'Attacked')?.word).map(
        ({ value, share }) => [value, writeFraction(share)],
      ),
    )
  const sixth = '1/6'
  assert.deepEqual(spread('none'), { miss: sixth, 5: sixth, 6: sixth, 7: sixth, 8: sixth, critical: sixth })
  assert.deepEqual(spread('light'), spread('none'))
  assert.deepEqual(spread('medium'), { miss: sixth, 2: sixth, 3: sixth, 4: sixth, 5: sixth, critical: sixth })
  assert.deepEqual(spread('heavy'), { miss: sixth, 1: '1/3', 2: '1/3', critical: sixth })
})

/** Every throw of 1+N dice one by one, without any of the code that counts odds. */
function* facesOf(dice: number, sides: number): Generator<readonly number[]> {
  if (dice === 0) return yield []
  for (const rest of facesOf(dice - 1, sides)) for (let face = 1; face <= sides; face++) yield [face, ...rest]
}

test('[TA-P2, TA-8.1–8.5, TA-Q01] a d6 with +3 under every armour and resistance, for every net from -4 to +4, face by face', () => {
  const through: Readonly<Record<ArmourKind, (face: number) => number>> = {
    none: face => face + 3,
    light: face => face + 3,
    medium: face => face,
    heavy: face => Math.floor(face / 2),
  }
  for (const armour of ['none', 'light', 'medium', 'heavy'] as const)
    for (const resists of [[], ['cut']] as const)
      for (let net = -4; net <= 4; net++) {
        const expected = new Map<string, number>()
        let all = 0
        for (const faces of facesOf(1 + Math.abs(net), 6)) {
          const kept = net < 0 ? Math.min(...faces) : Math.max(...faces)
          const bare = through[armour](kept)
          const dealt = resists.length > 0 ? Math.floor(bare / 2) : bare
          const key = kept === 1 ? 'miss' : kept === 6 ? 'critical' : String(dealt)
          expected.set(key, (expected.get(key) ?? 0) + 1)
          all++
        }
        const state = having(having(brawl(), 'post', { armour, resists }), 'thimble', { scores: scores(3) })
        const came = shares(state, strike(reasons(net)), ({ events }) =>
          String(amount(events) ?? find(events, 'Attacked')?.word),
        )
        const found = new Map(came.map(({ value, share }) => [value, writeFraction(share)]))
        const wanted = new Map([...expected].map(([key, ways]) => [key, writeFraction(fraction(ways, all))]))
        assert.deepEqual(new Map([...found].sort()), new Map([...wanted].sort()), `${armour} ${resists} ${net}`)
      }
})

test('[TA-7.7] with the explosions played on, what is left open is far below anything a person could notice', () => {
  const answer = odds(grit, brawl(), strike({ with: 'd4' }), {
    policy: (state): GritCommand | undefined => (state.blow ? { type: 'Explode', hero: 'thimble' } : undefined),
  })
  if (isRefusal(answer)) return assert.fail(answer.text)
  const seventeen = groupBy(answer, ({ events }) => amount(events) ?? 0).find(({ value }) => value === 17)
  assert.equal(writeFraction(seventeen?.share ?? zero), '1/1024')
  assert(Number(answer.unresolved.over) / Number(answer.unresolved.under) < 1e-12)
})

/** Each fights on until somebody is down: attack while there are actions, then end the turn. */
function duel(state: GritScene): GritCommand {
  if (state.blow) return { type: 'Explode' }
  const turn = state.fight?.turn === 'thimble' ? strike() : club()
  const by = state.fight?.turn === 'thimble' ? { hero: 'thimble' } : { foe: 'post' }
  const actions = [...state.heroes, ...state.foes].find(({ id }) => id === state.fight?.turn)?.actions ?? 0
  return actions > 0 ? turn : { type: 'EndTurn', ...by }
}

test('[TA-0.4, TA-7.12] a duel with explosions as a chain leaves less than 1e-12 open', () => {
  const all = until(until(brawl(), 'post'), 'thimble')
  const start = having({ ...all, heroes: all.heroes.slice(0, 1) }, 'post', { hp: 12, maxHp: 12 })
  const answer = chain(grit, having(start, 'thimble', { hp: 12, maxHp: 12, grit: 5 }), {
    policy: duel,
    end: ({ heroes, foes }) => (foes[0]?.out ? 'won' : heroes[0]?.hp === 0 ? 'down' : undefined),
  })
  const total = [...answer.ends.values()].reduce((sum, chance) => sum + chance, 0)
  assert(Math.abs(total + answer.unresolved - 1) < 1e-9)
  assert(answer.unresolved < 1e-12, `unresolved ${answer.unresolved}`)
  assert((answer.ends.get('won') ?? 0) > (answer.ends.get('down') ?? 0), 'who strikes first has the better odds')
})
