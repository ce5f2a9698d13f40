// All kinds of dice answer the same rule: random agrees with exhaustive, scripts and physical dice say what is wrong.
import assert from 'node:assert/strict'
import { createHash, createHmac } from 'node:crypto'
import { test } from 'node:test'
import {
  both,
  commitment,
  countAtLeast,
  type Dice,
  describeWanted,
  explore,
  type FaceSource,
  type Faces,
  face,
  fastDraw,
  fraction,
  fromDraw,
  fromKey,
  fromScript,
  highest,
  lowest,
  misfit,
  one,
  plus,
  pool,
  runScripted,
  runWithFaces,
  type ScriptedThrow,
  ScriptMismatch,
  scriptOf,
  shareOf,
  sum,
  toNumber,
  total,
  valueKey,
  zero,
} from './index.ts'

/** Strike: two groups, narrowed; on a hit a second throw for the wound. */
function strike(dice: Dice): string {
  const hit = dice.throw({
    label: 'Strike',
    groups: {
      pool: { dice: [6, 6, 8], reading: both(highest, countAtLeast(6)) },
      thorns: { dice: pool(2, 4), reading: lowest },
    },
    summary: ({ pool: [best, sixes], thorns }) => (sixes > 1 ? 'critical' : best > thorns + 2 ? 'hit' : 'miss'),
  })
  if (hit === 'miss') return hit
  return `${hit} ${dice.throw({ label: 'Wound', groups: { die: { dice: [6], reading: face } }, summary: r => r.die })}`
}

function explode(sides: number): (dice: Dice) => number {
  return dice => {
    const thrown = { label: 'Explode', groups: { die: { dice: [sides], reading: face } } }
    for (let sum = 0; ; ) {
      const shown = dice.throw({ ...thrown, summary: ({ die }) => die })
      sum += shown
      if (shown < sides) return sum
    }
  }
}

const script: readonly ScriptedThrow[] = [
  { label: 'Strike', faces: { pool: [6, 2, 7], thorns: [1, 4] } },
  { label: 'Wound', faces: { die: [5] } },
]

/**
 * How many standard deviations the chi-square of seeded plays lies above its mean. Plays go over many secrets, and the
 * bound of five is past luck: a biased die grows without end with the number of plays, an unlucky seed does not.
 */
function misfitOfChance(rule: (dice: Dice) => unknown, source: (play: number) => FaceSource, plays: number): number {
  const expected = Map.groupBy(explore(rule).leaves, ({ value }) => valueKey(value))
  const seen = new Map<unknown, number>()
  for (let play = 0; play < plays; play++) {
    const run = runWithFaces(rule, source(play))
    assert.ok(run.done)
    seen.set(valueKey(run.value), (seen.get(valueKey(run.value)) ?? 0) + 1)
  }
  let chi = 0
  for (const [value, leaves] of expected) {
    const mean = toNumber(shareOf(leaves)) * plays
    chi += ((seen.get(value) ?? 0) - mean) ** 2 / mean
    seen.delete(value)
  }
  assert.deepEqual([...seen.keys()], [], 'nothing happens that has no odds')
  const freedom = expected.size - 1
  return (chi - freedom) / Math.sqrt(2 * freedom)
}

test('exhaustive dice count every outcome once, exactly 1 in all', () => {
  const { leaves, unresolved } = explore(strike)
  assert.deepEqual(sum(leaves.map(({ ways, outOf }) => fraction(ways, outOf))), one)
  assert.deepEqual(shareOf(leaves), one)
  assert.deepEqual(unresolved, zero)
  assert.equal(new Set(leaves.map(leaf => leaf.value)).size, 13)
})

test('the table’s dice agree with the exact odds', () => {
  const secret = (play: number) => (play % 50).toString().padStart(4, '0')
  const far = misfitOfChance(strike, play => fromKey({ secret: secret(play), salt: 'salt', entry: play }), 20_000)
  assert.ok(far < 5, `${far} standard deviations`)
})

test('fast dice agree with the exact odds', () => {
  const draws = Array.from({ length: 50 }, (_, seed) => fromDraw(fastDraw(seed)))
  const far = misfitOfChance(strike, play => draws[play % 50] as FaceSource, 100_000)
  assert.ok(far < 5, `${far} standard deviations`)
})

test('a loaded die is found out', () => {
  const fair = fastDraw(1)
  const loaded = fromDraw(below => Math.max(fair(below), fair(20) === 0 ? below - 1 : 0))
  assert.ok(misfitOfChance(strike, () => loaded, 20_000) > 5)
})

test('fast dice follow from their seed, and draw nothing from an impossible range', () => {
  const drawn = (seed: number) => {
    const draw = fastDraw(seed)
    return Array.from({ length: 20 }, () => draw(1000))
  }
  assert.deepEqual(drawn(1), drawn(1))
  assert.notDeepEqual(drawn(1), drawn(2))
  assert.notDeepEqual(drawn(1), drawn(1 + 2 ** 32))
  assert.throws(() => fastDraw(1)(0), RangeError)
  assert.throws(() => fastDraw(1)(2 ** 32 + 1), RangeError)
})

test('an endless explosion is followed to the depth asked for, the rest is unresolved', () => {
  const { leaves, unresolved } = explore(explode(6), { leastLikely: 6 ** -3 * 0.99 })
  assert.deepEqual(unresolved, fraction(1, 6 ** 4))
  assert.equal(leaves.length, 20)
  assert.deepEqual(plus(shareOf(leaves), unresolved), one)
  assert.deepEqual(explore(explode(6), { mostThrows: 2 }).unresolved, fraction(1, 36))
  const deep = explore(explode(6)).unresolved
  assert.ok(toNumber(deep) > 0 && toNumber(deep) < 2 ** -69)
  assert.deepEqual(explore(explode(1), { mostThrows: 50 }).unresolved, one)
})

test('a throw of hundreds of dice leaves what follows it open to the end', () => {
  const rule = (dice: Dice) => {
    const groups = { pool: { dice: pool(500, 6), reading: highest } }
    const best = dice.throw({ label: 'Many', groups, summary: r => r.pool })
    return best + dice.throw({ label: 'One', groups: { die: { dice: [2], reading: face } }, summary: r => r.die })
  }
  const { leaves } = explore(rule)
  // 6^500 − 5^500 shares no divisor with 6.
  assert.deepEqual(shareOf(leaves.filter(leaf => leaf.value === 8)).under, 2n * 6n ** 500n)
})

test('a throw of too many combinations to count is left open, and costs nothing', () => {
  const many = Object.fromEntries(Array.from({ length: 14 }, (_, i) => [`die ${i}`, { dice: [6], reading: face }]))
  const { leaves, unresolved } = explore(dice =>
    dice.throw({ label: 'many', groups: many, summary: read => read['die 0'] ?? 0, steps: [] }),
  )
  assert.deepEqual([leaves, unresolved], [[], one])
})

test('an error in a rule is not swallowed', () => {
  const broken = () => {
    throw new TypeError('a bug')
  }
  assert.throws(() => explore(broken), TypeError)
  assert.throws(() => runWithFaces(broken, () => ({})), TypeError)
})

test('scripted dice run a rule and keep what lay on the table', () => {
  const run = runScripted(strike, script)
  assert.equal(run.value, 'critical 5')
  assert.deepEqual(scriptOf(run.throws), script)
  assert.deepEqual(run.throws[1], {
    label: 'Wound',
    groups: { die: { sides: [6], faces: [5], reading: 'face' } },
  })
})

const wrongScripts: readonly [string, readonly ScriptedThrow[], string][] = [
  ['too short', script.slice(0, 1), 'the script ends before "Wound", which needs 1d6 (die)'],
  ['too long', [...script, ...script], 'the script has 4 throws, but only 2 were made'],
  ['labelled otherwise', script.toReversed(), 'throw 1 is "Strike", but the script has "Wound"'],
  ['without a group', [{ faces: { pool: [1, 1, 1] } }], 'throw 1: "Strike" needs 2d4 for thorns, but 0 given'],
  [
    'with a die too few',
    [{ faces: { pool: [1, 1], thorns: [1, 1] } }],
    'throw 1: "Strike" needs 2d6 + 1d8 for pool, but 2 given',
  ],
  [
    'with an impossible face',
    [{ faces: { pool: [1, 7, 8], thorns: [1, 1] } }],
    'throw 1: "Strike": die 2 of pool is a d6 and cannot show 7',
  ],
  [
    'with dice nobody asked for',
    [{ faces: { pool: [1, 1, 1], thorns: [1, 1], luck: [1] } }],
    'throw 1: "Strike" has no dice called luck',
  ],
]
for (const [name, lines, message] of wrongScripts) {
  test(`a script ${name} fails and says so`, () => {
    assert.throws(
      () => runScripted(strike, lines),
      (problem: unknown) => problem instanceof ScriptMismatch && problem.message === message,
    )
  })
}

test('faces are whole numbers from 1 to the sides of the die', () => {
  const thrown = { label: 'T', groups: { die: { dice: [6], reading: face } }, summary: () => 0 }
  const odd: Faces[] = [{ die: [0] }, { die: [1.5] }, { die: [7] }, { die: [-1] }, { die: [Number.NaN] }]
  for (const faces of odd) assert.match(misfit(thrown, faces) ?? '', /is a d6 and cannot show/)
  assert.equal(misfit(thrown, { die: [1], toString: [] }), '"T" has no dice called toString')
  assert.equal(misfit(thrown, { die: [6] }), undefined)
})

test('physical dice stop at the first throw without an answer and say what to throw', () => {
  const first = runWithFaces(strike, fromScript([]))
  assert.ok(!first.done)
  assert.deepEqual(first.wanted, { label: 'Strike', groups: { pool: [6, 6, 8], thorns: [4, 4] } })
  assert.equal(describeWanted(first.wanted), '2d6 + 1d8 (pool) and 2d4 (thorns)')
  const second = runWithFaces(strike, fromScript(script.slice(0, 1)))
  assert.ok(!second.done)
  assert.equal(describeWanted(second.wanted), '1d6 (die)')
  assert.equal(second.throws.length, 1)
  assert.ok(runWithFaces(strike, fromScript(script)).done)
})

const key = { secret: '00112233445566778899aabbccddeeff', salt: 'Kara’s salt', entry: 7 }
const throwOf = (dice: readonly number[], more: Record<string, readonly number[]> = {}) => ({
  label: 'T',
  groups: Object.fromEntries(
    Object.entries({ pool: dice, ...more }).map(([name, dice]) => [name, { dice, reading: total }]),
  ),
  summary: () => 0,
})

test('keyed dice are the same again, and depend on nothing else that was thrown', () => {
  const source = fromKey(key)
  const faces = source(throwOf(pool(20, 6)), 3)
  assert.deepEqual(fromKey(key)(throwOf(pool(20, 6)), 3), faces)
  assert.deepEqual(source(throwOf(pool(5, 6), { other: [8] }), 3)?.pool, faces?.pool?.slice(0, 5))
  const others = [
    { ...key, secret: 'ff' },
    { ...key, salt: '' },
    { ...key, entry: 8 },
  ]
  for (const other of others) assert.notDeepEqual(fromKey(other)(throwOf(pool(20, 6)), 3), faces)
  assert.notDeepEqual(source(throwOf(pool(20, 6)), 4), faces)
  assert.notDeepEqual(source(throwOf([], { other: pool(20, 6) }), 3)?.other, faces?.pool)
})

test('all faces of all usual dice are reachable', () => {
  for (const sides of [2, 4, 6, 8, 10, 12, 20, 100]) {
    const faces = new Set(fromKey(key)(throwOf(pool(sides * 12, sides)), 0)?.pool)
    assert.deepEqual([Math.min(...faces), Math.max(...faces), faces.size], [1, sides, sides])
  }
})

test('a commitment is the hash of the secret, so that the reveal can be verified with any tool', () => {
  assert.equal(commitment(key.secret), createHash('sha256').update(key.secret, 'hex').digest('hex'))
  assert.notEqual(commitment('00'), commitment('01'))
})

/** The words of the scheme, computed with Node's own HMAC. */
function word(die: number, attempt: number): number {
  const place = JSON.stringify([key.salt, key.entry, 3, 'pool', Math.floor(die / 8) + attempt * 2 ** 24])
  const digest = createHmac('sha256', Buffer.from(key.secret, 'hex')).update(place).digest()
  return digest.readUInt32BE((die % 8) * 4)
}

test('a word past the last whole multiple of the sides is thrown away, and the next one taken', () => {
  const sides = 2 ** 31 + 1
  const faces = fromKey(key)(throwOf(pool(40, sides)), 3)?.pool ?? []
  const tries = faces.map((face, die) => {
    let attempt = 0
    while (word(die, attempt) >= sides) attempt++
    assert.equal(face, word(die, attempt) + 1)
    return attempt
  })
  assert.ok(tries.includes(0) && Math.max(...tries) > 1, 'half of all words are thrown away')
  assert.throws(() => fromKey(key)(throwOf([2 ** 32 + 1]), 0), RangeError)
})
