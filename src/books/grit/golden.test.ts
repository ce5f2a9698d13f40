// Exact odds, counted by exhaustive dice through the very commands that play, and a duel as a chain.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { amount, brawl, calm, club, find, having, scores, strike, until } from '../../../tests/grit/at-the-table.ts'
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

/** Net, then 1–2, 3–4, 5–6, a kept 1, and the mean actions of the first round. */
const byNet = `
-4 211/243 31/243 1/243   4651/7776 92/81
-3 65/81   5/27   1/81    671/1296  98/81
-2 19/27   7/27   1/27    91/216    4/3
-1 5/9     1/3    1/9     11/36     14/9
0  1/3     1/3    1/3     1/6       2
1  1/9     1/3    5/9     1/36      22/9
2  1/27    7/27   19/27   1/216     8/3
3  1/81    5/27   65/81   1/1296    226/81
4  1/243   31/243 211/243 1/7776    232/81`

test('[TA-P1] tests, saves and Initiative for every net from -4 to +4', () => {
  const begun = { ...calm(), fight: { round: 1, turn: null, waiting: ['thimble', 'pip'], order: [] } }
  const words: readonly TestWord[] = ['failure', 'partial', 'full']
  for (const line of byNet.trim().split('\n')) {
    const [net = '', ...expected] = line.split(/\s+/)
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

/** Die and net, then miss, hit, critical, the mean of the dice, and the mean through heavy armour. */
const byDie = `
d4 -2 37/64 13/32 1/64 199/192 25/48
d4 -1 7/16 1/2 1/16 79/48 23/24
d4 0 1/4 1/2 1/4 37/12 7/3
d4 1 1/16 1/2 7/16 217/48 89/24
d4 2 1/64 13/32 37/64 1027/192 223/48
d6 -2 91/216 31/54 1/216 1771/1080 89/120
d6 -1 11/36 2/3 1/36 421/180 211/180
d6 0 1/6 2/3 1/6 121/30 27/10
d6 1 1/36 2/3 11/36 1031/180 761/180
d6 2 1/216 31/54 91/216 7261/1080 213/40
d8 -2 169/512 171/256 1/512 7925/3584 221/224
d8 -1 15/64 3/4 1/64 1359/448 163/112
d8 0 1/8 3/4 1/8 281/56 22/7
d8 1 1/64 3/4 15/64 3137/448 541/112
d8 2 1/512 171/256 169/512 29261/3584 1355/224
d10 -2 271/1000 91/125 1/1000 24841/9000 89/72
d10 -1 19/100 4/5 1/100 3349/900 317/180
d10 0 1/10 4/5 1/10 541/90 65/18
d10 1 1/100 4/5 19/100 7471/900 983/180
d10 2 1/1000 91/125 271/1000 86671/9000 2443/360
d12 -2 397/1728 665/864 1/1728 62635/19008 785/528
d12 -1 23/144 5/6 1/144 775/176 1645/792
d12 0 1/12 5/6 1/12 925/132 45/11
d12 1 1/144 5/6 23/144 5075/528 4835/792
d12 2 1/1728 665/864 397/1728 211135/19008 1325/176`

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
  const lines = byDie.trim().split('\n')
  assert.equal(lines.length, 25)
  const worn = (armour: ArmourKind) => having(brawl(), 'post', { armour })
  for (const line of lines) {
    const [die = '', net = '', ...expected] = line.split(' ')
    const command = strike({ with: die, ...reasons(Number(net)) })
    const came = shares(worn('none'), command, ({ events }) => find(events, 'Attacked')?.word)
    const found = [
      ...words.map(word => chanceOf(came, word)),
      writeFraction(meanDamage(worn('none'), command)),
      writeFraction(meanDamage(worn('heavy'), command)),
    ]
    assert.deepEqual(found, expected, line)
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
