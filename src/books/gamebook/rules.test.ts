// The rules one by one, beyond what the worked examples show.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { runScripted } from '../../dice/index.ts'
import { after, chain, type Decision, gmViewer, isRefusal, type Options, type Refusal } from '../../kernel/index.ts'
import { gamebook } from './book.ts'
import { check, preset } from './create.ts'
import { abilities, bestiary, difficulties, spells } from './data.ts'
import { currentDs, facing, foeOf, heroOf, standing } from './find.ts'
import { parse, parseHero, parsePack } from './parse.ts'
import type { Foe, GamebookCommand, GamebookEvent, GamebookScene, Hero } from './types.ts'

const make = (kind: Hero['archetype'], known: readonly string[] = [], change: Partial<Hero> = {}): Hero => ({
  ...preset(kind, 'Reader', known, 'reader'),
  ...change,
})

const allSpells = spells.map(({ id }) => id)

const foe = (id: string, ds: number, change: Partial<Foe> = {}): Foe => ({
  id,
  name: id,
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

const scene = (heroes: readonly Hero[], foes: readonly Foe[] = [], options: Options = {}): GamebookScene => ({
  ...gamebook.start(options),
  heroes,
  foes,
})

const decide = (state: GamebookScene, command: GamebookCommand, ...pool: number[]): Decision<GamebookEvent> =>
  runScripted(dice => gamebook.decide(state, command, dice), pool.length > 0 ? [{ faces: { pool } }] : []).value

function play(state: GamebookScene, command: GamebookCommand, ...pool: number[]): GamebookScene {
  const decision = decide(state, command, ...pool)
  assert(!isRefusal(decision), isRefusal(decision) ? decision.text : '')
  return after(gamebook, state, decision)
}

function refused(state: GamebookScene, command: GamebookCommand): Refusal {
  const decision = decide(state, command)
  assert(isRefusal(decision))
  return decision
}

const reader = (state: GamebookScene): Hero => heroOf(state, 'reader') as Hero
const attack = (foe = 'foe'): GamebookCommand => ({ type: 'Attack', hero: 'reader', foe })
const cast = (spell: string, ...foes: string[]): GamebookCommand => ({ type: 'Cast', hero: 'reader', spell, foes })
const dsOf = (state: GamebookScene, id = 'foe'): number => currentDs(state, foeOf(state, id) as Foe)

test('[GB-core.2] a DS is given, or comes from an obstacle on the table; neither is refused, and so are both', () => {
  const command: GamebookCommand = { type: 'Test', hero: 'reader', ability: 'power' }
  const state = scene([make('fighter')])
  assert.equal(refused(state, command).rule, 'GB-core.2')
  const door = { id: 'door', name: 'the door', ability: 'power', ds: 9, secret: false } as const
  const blocked = play(state, { type: 'AddObstacle', obstacle: door })
  assert.equal(reader(play(blocked, { ...command, obstacle: 'door' }, 6, 6)).unused, 9)
  assert.equal(refused(blocked, { ...command, obstacle: 'door', ds: 4 }).refused, 'illegal')
})

test('[GB-core.7, GB-Q07] a failed test hurts by its margin, and armour does not help unless the table plays so', () => {
  const fall: GamebookCommand = { type: 'Test', hero: 'reader', ability: 'focus', ds: 9 }
  assert.equal(reader(play(scene([make('fighter')]), fall, 1, 3)).damage, 5)
  assert.equal(reader(play(scene([make('fighter')], [], { 'gb.armour_scope': 'all_damage' }), fall, 1, 3)).damage, 2)
})

test('[GB-core.8] easy, medium and hard', () => {
  assert.deepEqual(
    difficulties.map(({ name, ds }) => [name, ...ds]),
    [
      ['easy', 7, 8],
      ['medium', 9, 10],
      ['hard', 11, 12],
    ],
  )
})

test('[GB-abil.1] a test may use any of the three abilities', () => {
  const state = scene([make('fighter')])
  const totals = abilities.map(ability => {
    const decision = decide(state, { type: 'Test', hero: 'reader', ability, ds: 9 }, 3, 3)
    assert(!isRefusal(decision) && decision[0]?.type === 'Tested')
    return decision[0].total
  })
  assert.deepEqual(totals, [8, 7, 6])
})

test('[GB-abil.3, GB-magic.1] anybody may learn a spell, and casts it as often as they like', () => {
  const fighter = scene([make('fighter')], [foe('foe', 9)])
  assert.equal(refused(fighter, cast('sunburst', 'foe')).refused, 'untrained')
  const taught = play(fighter, { type: 'Teach', hero: 'reader', spell: 'sunburst' })
  const twice = play(play(taught, cast('sunburst', 'foe'), 6, 6), cast('sunburst', 'foe'), 6, 6)
  assert.equal(dsOf(twice), 3)
  assert.equal(refused(taught, { type: 'Teach', hero: 'reader', spell: 'sunburst' }).refused, 'spent')
})

test('[GB-make.1, GB-make.2, GB-make.3, GB-Q18] a free build: three points, 10 HP, two rations, gear of the presets, no spells', () => {
  const problems = (change: Partial<Hero>) => check(make('free', [], change), {}).problems.map(({ path }) => path)
  assert.deepEqual(problems({ abilities: { power: 3, grace: 0, focus: 0 } }), [])
  assert.equal(check(make('free', [], { abilities: { power: 3, grace: 1, focus: 0 } }), {}).left, -1)
  assert.deepEqual(problems({ abilities: { power: 1, grace: 1, focus: 0 } }), ['abilities'])
  assert.deepEqual(problems({ hp: 12 }), ['hp'])
  assert.deepEqual(problems({ rations: 3 }), ['rations'])
  assert.deepEqual(problems({ weapon: { name: 'cannon', points: 9 } }), ['weapon'])
  assert.deepEqual(problems({ spells: ['sunburst'] }), ['spells'])
})

test('[GB-make.4] weapons and armour change what is dealt and what gets through', () => {
  const armed = play(scene([make('fighter')], [foe('foe', 9)]), {
    type: 'Equip',
    hero: 'reader',
    weapon: { name: 'two-handed axe', points: 4 },
    armour: { name: 'plate', protection: 4 },
  })
  assert.equal(foeOf(play(armed, attack(), 4, 5), 'foe')?.damage, 6)
  assert.equal(reader(play(armed, attack(), 1, 1)).damage, 1)
})

test('[GB-Q17] spells to begin with', () => {
  const problems = (kind: Hero['archetype'], known: string[]) => check(make(kind, known), {}).problems.length
  assert.equal(problems('rogue', ['coldsnap']), 0)
  assert.equal(problems('rogue', ['windstorm']), 1)
  assert.equal(problems('mage', ['windstorm', 'undergrowth']), 0)
  assert.equal(problems('mage', ['windstorm', 'windstorm']), 1)
  assert.equal(problems('fighter', ['sunburst']), 1)
})

test('[GB-combat.1, GB-combat.6] foes have a DS and perhaps a weapon, and nothing else that counts', () => {
  assert(bestiary.length >= 12)
  for (const kind of bestiary) assert.deepEqual(Object.keys(kind).sort(), ['ds', 'id', 'immune', 'name', 'weapon'])
})

test('[GB-combat.5] a foe is defeated when damage reaches its DS, and cannot be struck again', () => {
  const state = scene([make('fighter')], [foe('foe', 9, { damage: 6 }), foe('other', 7)])
  const fell = play(state, attack(), 4, 5)
  assert.deepEqual(
    facing(fell).map(({ id }) => id),
    ['other'],
  )
  assert.equal(refused(fell, attack()).rule, 'GB-combat.5')
})

test('[GB-combat.10] a spell may be cast in a fight and in other tight spots', () => {
  const mage = make('mage', ['coldsnap', 'sunburst'])
  assert.equal(dsOf(play(scene([mage], [foe('foe', 9)]), cast('coldsnap', 'foe'), 6, 6)), 5)
  const bridge: GamebookCommand = { type: 'Cast', hero: 'reader', spell: 'coldsnap', ds: 9 }
  assert.equal(reader(play(scene([mage]), bridge, 6, 6)).unused, 9)
})

test('[GB-magic.2] no throw where nothing is at stake', () => {
  const decision = decide(scene([make('mage', ['sunburst', 'coldsnap'])]), {
    type: 'Cast',
    hero: 'reader',
    spell: 'sunburst',
  })
  assert.deepEqual(!isRefusal(decision) && decision.map(({ type }) => type), ['SpellCast'])
})

test('[GB-magic.3, GB-Q16] the level comes off the total, against the DS as it is now', () => {
  const state = scene([make('mage', ['undergrowth', 'sunburst'])], [foe('foe', 9, { reduced: 2 })])
  const thrown = decide(state, cast('undergrowth', 'foe'), 4, 4)
  assert(!isRefusal(thrown) && thrown[0]?.type === 'SpellThrown')
  assert.deepEqual([thrown[0].total, thrown[0].ds], [8, 7])
})

test('[GB-magic.4, GB-magic.5, GB-magic.6, GB-Q04] outside a fight: works and pays, comes back, or works in part', () => {
  const bridge: GamebookCommand = { type: 'Cast', hero: 'reader', spell: 'coldsnap', ds: 9, obstacle: 'ford' }
  const state = scene([make('mage', ['coldsnap', 'sunburst'])])
  assert.equal(reader(play(state, bridge, 6, 6)).unused, 9)
  assert.equal(reader(play(state, bridge, 2, 3)).damage, 3)
  const partial = play(state, bridge, 4, 4)
  assert.deepEqual([reader(partial).damage, reader(partial).unused, partial.open.length], [0, 0, 1])
})

test('[GB-magic.10, GB-magic.11, GB-magic.12, GB-magic.13, GB-Q15] the other four spells weaken a foe by their margin', () => {
  for (const { id, level } of spells) {
    const state = scene([make('mage', allSpells)], [foe('foe', 9)])
    assert.equal(dsOf(play(state, cast(id, 'foe'), 5, 5)), 9 - (10 + 2 - level - 9), id)
  }
})

test('[GB-rest.1] nobody rests in a fight, and without a ration nobody eats', () => {
  const rest: GamebookCommand = { type: 'Rest', hero: 'reader', ration: true }
  assert.equal(refused(scene([make('fighter')], [foe('foe', 9)]), rest).refused, 'not-now')
  assert.equal(refused(scene([make('fighter', [], { rations: 0 })]), rest).refused, 'cannot-pay')
  assert(!isRefusal(decide(scene([make('fighter')], [foe('foe', 9, { hidden: true })]), rest)))
})

test('[GB-adv.2, GB-Q27] what was overcome pays its DS once by its name; a tie pays nothing', () => {
  const climb: GamebookCommand = { type: 'Test', hero: 'reader', ability: 'power', ds: 8, obstacle: 'wall' }
  const once = play(scene([make('fighter')]), climb, 6, 6)
  assert.equal(reader(once).unused, 8)
  assert.equal(reader(play(once, climb, 6, 6)).unused, 8)
  assert.equal(reader(play(scene([make('fighter')]), climb, 3, 3)).unused, 0)
})

test('[GB-adv.3, GB-Q26] an escape is worth its margin, or the present DS', () => {
  const run: GamebookCommand = { type: 'Run', hero: 'reader', foe: 'foe' }
  const from = (options: Options) => scene([make('rogue', ['coldsnap'])], [foe('foe', 9, { reduced: 2 })], options)
  assert.equal(reader(play(from({}), run, 5, 4)).unused, 4)
  assert.equal(reader(play(from({ 'gb.escape_xp': 'current_ds' }), run, 5, 4)).unused, 7)
})

test('[GB-Q01] with a DS that falls, each blow makes the next easier', () => {
  const state = scene([make('fighter')], [foe('foe', 9)], { 'gb.ds_falls_with_damage': 'on' })
  const once = play(state, attack(), 4, 5)
  assert.equal(dsOf(once), 6)
  assert.equal(facing(play(once, attack(), 5, 6)).length, 0)
})

test('[GB-Q03] a tie in running: still there, or away at a cost', () => {
  const run: GamebookCommand = { type: 'Run', hero: 'reader', foe: 'foe' }
  const tie = (options: Options, weapon = 0) =>
    play(scene([make('rogue', ['coldsnap'])], [foe('foe', 8, { weapon })], options), run, 3, 3)
  assert.equal(tie({}).foes.length, 1)
  const away = tie({ 'gb.tie_run': 'escape_at_cost' })
  assert.deepEqual([away.foes.length, reader(away).damage, reader(away).unused], [0, 1, 0])
  assert.equal(reader(tie({ 'gb.tie_run': 'escape_at_cost' }, 3)).damage, 1)
})

test('[GB-Q09] a failure with another consequence does no damage, and the game master tells it', () => {
  const noisy: GamebookCommand = { type: 'Test', hero: 'reader', ability: 'power', ds: 12, instead: 'It is loud' }
  const failed = play(scene([make('fighter')]), noisy, 1, 1)
  assert.deepEqual([reader(failed).damage, failed.open[0]?.text], [0, 'It is loud'])
  const settled = play(failed, { type: 'Settle', cost: 'cost-1', text: 'The guard wakes.', harm: 1 })
  assert.deepEqual([reader(settled).damage, settled.open.length], [1, 0])
})

test('[GB-Q11] castings add up to DS 1 and last the fight; or they last one roll', () => {
  const mage = make('mage', ['sunburst', 'coldsnap'])
  let state = scene([mage], [foe('foe', 9)])
  for (let i = 0; i < 4; i++) state = play(state, cast('sunburst', 'foe'), 6, 6)
  assert.equal(dsOf(state), 1)
  const short = play(scene([mage], [foe('foe', 9)], { 'gb.ds_reduction': 'next_roll' }), cast('sunburst', 'foe'), 6, 6)
  assert.equal(dsOf(short), 5)
  assert.equal(dsOf(play(short, attack(), 1, 4)), 9)
  assert.equal(dsOf(play(short, cast('coldsnap', 'foe'), 3, 3)), 7)
})

test('[GB-Q12] stunned: nothing more, or the next failure does no damage', () => {
  const mage = make('mage', ['sunburst', 'coldsnap'])
  const dazzled = (options: Options) => play(scene([mage], [foe('foe', 9)], options), cast('sunburst', 'foe'), 5, 5)
  assert.equal(foeOf(dazzled({}), 'foe')?.stunned, false)
  const stunned = dazzled({ 'gb.stun_skips_damage': 'on' })
  const missed = play(stunned, attack(), 1, 1)
  assert.deepEqual([reader(missed).damage, foeOf(missed, 'foe')?.stunned], [0, false])
  assert.equal(reader(play(missed, attack(), 1, 1)).damage, 4)
})

test('[GB-Q13] an immune foe is neither stunned nor weakened, and still hurts when the spell fails', () => {
  const state = scene([make('mage', ['sunburst', 'coldsnap'])], [foe('foe', 9, { immune: ['sunburst'] })])
  assert.equal(dsOf(play(state, cast('sunburst', 'foe'), 6, 6)), 9)
  assert.equal(reader(play(state, cast('sunburst', 'foe'), 2, 3)).damage, 2)
})

test('[GB-Q14] one spell, compared with each foe; only the target hurts, or the others add their weapons', () => {
  const three = [foe('foe', 9, { weapon: 1 }), foe('rat', 6, { weapon: 2 }), foe('king', 12, { weapon: 3 })]
  const mage = make('mage', ['sunburst', 'coldsnap'])
  const spell = play(scene([mage], three), cast('sunburst', 'foe', 'rat', 'king'), 5, 5)
  assert.deepEqual(
    ['foe', 'rat', 'king'].map(id => dsOf(spell, id)),
    [7, 1, 12],
  )
  assert.equal(reader(spell).damage, 0)
  const fighter = make('fighter')
  assert.equal(reader(play(scene([fighter], three), attack(), 1, 1)).damage, 3)
  const crowd = { 'gb.crowd': 'each_untargeted_adds_weapon' }
  assert.equal(reader(play(scene([fighter], three, crowd), attack(), 1, 1)).damage, 8)
})

test('[GB-Q20] a level raises the total and heals nothing', () => {
  const grown = play(scene([make('fighter', [], { damage: 4, unused: 35 })]), {
    type: 'LevelUp',
    hero: 'reader',
    ability: 'power',
  })
  assert.deepEqual([reader(grown).hp, reader(grown).damage], [12, 4])
  assert.equal(refused(grown, { type: 'LevelUp', hero: 'reader', ability: 'power' }).refused, 'cannot-pay')
})

test('[GB-Q28] one throw is the whole exchange: either side is hurt, never both', () => {
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++) {
      const end = play(scene([make('fighter')], [foe('foe', 9, { weapon: 2 })]), attack(), a, b)
      assert(reader(end).damage === 0 || foeOf(end, 'foe')?.damage === 0)
    }
})

test('[GB-Q29] striking is Power, running is Grace, casting is Focus', () => {
  const able = make('free', ['sunburst'], { abilities: { power: 5, grace: 3, focus: 1 } })
  const total = (command: GamebookCommand) => {
    const decision = decide(scene([able], [foe('foe', 9)]), command, 3, 3)
    assert(!isRefusal(decision) && decision[0] && 'total' in decision[0])
    return decision[0].total
  }
  const run: GamebookCommand = { type: 'Run', hero: 'reader', foe: 'foe' }
  assert.deepEqual([total(attack()), total(run), total(cast('sunburst', 'foe'))], [11, 9, 6])
})

test('[GB-Q31] friends: a stand-in takes the harm through their own armour; the fight goes on without one who ran', () => {
  const friend = { ...make('fighter'), id: 'friend', name: 'Friend' }
  const state = scene([make('mage', ['sunburst', 'coldsnap']), friend], [foe('foe', 9)])
  const covered = play(state, { type: 'Attack', hero: 'reader', foe: 'foe', cover: 'friend' }, 1, 3)
  assert.deepEqual([reader(covered).damage, heroOf(covered, 'friend')?.damage], [0, 2])
  const ran = play(state, { type: 'Run', hero: 'reader', foe: 'foe' }, 6, 6)
  assert.deepEqual([reader(ran).away, ran.foes.length], [true, 1])
  assert.equal(refused(ran, attack()).refused, 'out-of-reach')
  const over = play(ran, { type: 'Run', hero: 'friend', foe: 'foe' }, 6, 6)
  assert.deepEqual([reader(over).away, over.foes.length], [false, 0])
})

test('a secret DS leaves a draft, its throw and its obstacle, and gives no odds', () => {
  const player = { role: 'player', heroes: ['reader'] } as const
  const state = play(scene([make('fighter')]), {
    type: 'AddObstacle',
    obstacle: { id: 'box', name: 'the box', ability: 'power', ds: 10, secret: true },
  })
  const seen = gamebook.view(state, player)
  assert.equal(seen.obstacles[0]?.ds, 'secret')
  const tryBox: GamebookCommand = { type: 'Test', hero: 'reader', ability: 'power', obstacle: 'box' }
  assert.equal(refused(seen, tryBox).refused, 'withheld')
  const hidden: GamebookCommand = { type: 'Test', hero: 'reader', ability: 'power', ds: 10, secret: true }
  assert.equal((gamebook.showDraft(state, hidden, player) as { ds: unknown }).ds, 'secret')
  const decision = decide(state, tryBox, 6, 6)
  assert(!isRefusal(decision) && decision[0])
  assert.doesNotMatch(JSON.stringify(gamebook.show(state, decision[0], player)), /10/)
})

test('nothing of a hidden foe, a note or a bestiary of the table reaches a player', () => {
  const marker = 'xyzzy-marker'
  const kind = { id: marker, name: marker, ds: 9, weapon: 0, immune: [] }
  const commands: GamebookCommand[] = [
    { type: 'AddFoe', id: marker, kind, hidden: true },
    { type: 'AddFoe', id: 'open', kind: { ...kind, id: 'open', name: 'Open' }, note: marker },
    { type: 'AdjustFoe', foe: marker, damage: 2, reason: marker },
    { type: 'LoadPack', pack: { title: 'Ours', foes: [kind], weapons: [], armours: [], spells: [] } },
  ]
  const player = { role: 'player', heroes: ['reader'] } as const
  let state = scene([make('fighter')])
  for (const command of commands) {
    const events = decide(state, command)
    assert(!isRefusal(events))
    for (const event of events) {
      const shown = gamebook.show(state, event, player)
      assert.doesNotMatch(JSON.stringify(shown ?? ''), new RegExp(marker))
      state = gamebook.evolve(state, event)
    }
    assert.doesNotMatch(JSON.stringify(gamebook.view(state, player)), new RegExp(marker))
    assert.doesNotMatch(JSON.stringify(gamebook.offers(gamebook.view(state, player), player)), new RegExp(marker))
  }
})

test('outside JSON is a command, a hero or a pack, or is answered with what is wrong and where', () => {
  const wrong = parse({ type: 'Test', hero: 'reader', ability: 'charm', ds: 99, luck: 1 })
  assert(isRefusal(wrong))
  for (const word of ['ability', 'ds', 'luck']) assert.match(wrong.text, new RegExp(word))
  const hero = make('fighter')
  assert.deepEqual(parseHero(JSON.parse(JSON.stringify(hero))), hero)
  const problems = parseHero({ ...hero, abilities: { power: 2, grace: 'one', focus: 0 } })
  assert(Array.isArray(problems) && problems[0]?.path === 'abilities.grace')
  const pack = { title: 'Ours', foes: [{ ...bestiary[0], ds: 0 }], weapons: [], armours: [], spells: [] }
  const packed = parsePack(pack)
  assert(Array.isArray(packed) && packed[0]?.path === 'foes.0.ds')
})

test('offers cover a whole fight and every table option plays it to an end', () => {
  for (const { id, values } of gamebook.options)
    for (const { id: value } of values) {
      const state = scene([make('mage', ['sunburst', 'coldsnap'])], [foe('foe', 8), foe('rat', 6)], { [id]: value })
      const answer = chain(gamebook, state, {
        policy: now => {
          const offer = gamebook
            .offers(now, gmViewer)
            .find(({ command }) => command.type === (reader(now).damage > 5 ? 'Run' : 'Attack'))
          assert(offer, `no way on with ${id} = ${value}`)
          return offer.command
        },
        end: now => (!standing(reader(now)) ? 'out' : now.foes.length === 0 ? 'over' : undefined),
      })
      const total = [...answer.ends.values()].reduce((sum, chance) => sum + chance, 0)
      assert(Math.abs(total - 1) < 1e-9, `${id} = ${value}: ${total}`)
    }
})

test('random heroes in random fights never gain health from a blow, and experience never shrinks', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 14 }),
      (a, b, ds) => {
        const before = scene([make('rogue', ['coldsnap'], { damage: 2, unused: 3 })], [foe('foe', ds, { weapon: 1 })])
        for (const command of [
          attack(),
          { type: 'Run', hero: 'reader', foe: 'foe' } as const,
          cast('coldsnap', 'foe'),
        ]) {
          const now = reader(play(before, command, a, b))
          assert(now.damage >= 2 && now.damage <= now.hp && now.unused >= 3)
        }
      },
    ),
  )
})
