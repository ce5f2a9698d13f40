// The game master's side: what is hidden stays hidden, content packs, bad input, rulings.
import assert from 'node:assert/strict'
import { test as check } from 'node:test'
import {
  brawl,
  choice,
  fight,
  find,
  foe,
  foeSheet,
  hero,
  play,
  playAll,
  refused,
  sheet,
  strike,
  table,
  tnOf,
} from '../../../tests/hearts/table.ts'
import { gameOf, gmViewer, isRefusal } from '../../kernel/index.ts'
import { hearts } from './book.ts'
import { bestiary } from './foes.ts'
import { options } from './options.ts'
import { parsePack } from './parse.ts'
import type { HeartsCommand, HeartsScene, Pack } from './types.ts'

const player = { role: 'player', heroes: ['wren'] } as const
const marked = foeSheet('lurker', 'elite', { name: 'SECRETNAME', behaviour: 'SECRETPLAN' })

check('[HM-Q44] a hidden foe waits off the map; nothing of it reaches a player until it is shown', () => {
  const before = fight('2..a.\n.....', ['minion'])
  const added = play(before, { type: 'AddFoe', foe: marked, hidden: true })
  const seen = (state: HeartsScene) => JSON.stringify(hearts.view(state, player))
  assert.equal(hearts.show(before, added.events[0] as never, player), undefined)
  assert.doesNotMatch(seen(added.state), /SECRET|lurker/)
  assert.equal(refused(before, { type: 'AddFoe', foe: marked, hidden: true, at: { x: 1, y: 0 } }).rule, 'HM-Q44')
  assert.equal(refused(added.state, { type: 'Place', who: 'lurker', at: { x: 1, y: 0 } }).rule, 'HM-Q44')
  assert.equal(refused(added.state, strike('brida', 'lurker')).refused, 'unknown')
  const marks: HeartsCommand = { type: 'AddCondition', who: 'lurker', condition: 'SECRETSTATE' }
  const quiet = play(added.state, marks)
  assert.equal(hearts.show(added.state, quiet.events[0] as never, player), undefined)
  const shown = play(added.state, { type: 'ShowFoe', foe: 'lurker', at: { x: 1, y: 1 } })
  assert.match(seen(shown.state), /SECRETNAME/)
  assert.doesNotMatch(seen(shown.state), /SECRETPLAN/)
  assert.equal(hearts.show(added.state, shown.events[0] as never, player)?.type, 'FoeAdded')
  assert.equal(refused(shown.state, { type: 'ShowFoe', foe: 'lurker' }).refused, 'not-now')
})

check('how a foe is played, and the foes of a pack, are the game master’s alone', () => {
  const pack: Pack = {
    title: 'Ours',
    foes: [marked],
    talents: ['Juggler'],
    effects: [],
    complications: ['SECRETTROUBLE'],
  }
  assert.deepEqual(parsePack(JSON.parse(JSON.stringify(pack))), pack)
  const before = table()
  const { state, events } = play(before, { type: 'LoadPack', pack })
  assert.doesNotMatch(JSON.stringify(hearts.view(state, player)), /SECRET/)
  assert.doesNotMatch(JSON.stringify(hearts.show(before, events[0] as never, player)), /SECRET/)
  assert.deepEqual(hearts.view(state, player).pack.talents, ['Juggler'])
  const offered = hearts.offers({ ...state, foes: [] }, gmViewer)
  assert(offered.length > 0)
})

const badPacks: readonly (readonly [unknown, string])[] = [
  [{}, 'title'],
  [{ title: 'A', foes: [{ ...marked, rank: 'king' }], talents: [], effects: [], complications: [] }, 'foes.0.rank'],
  [{ title: 'A', foes: [], talents: [''], effects: [], complications: [] }, 'talents.0'],
  [{ title: 'A', foes: [], talents: [], effects: [{ id: 'x' }], complications: [] }, 'effects.0.name'],
]

check('a broken pack is told by the place of its problem', () => {
  for (const [json, path] of badPacks) {
    const problems = parsePack(json)
    assert(Array.isArray(problems) && problems.some(problem => problem.path === path), path)
  }
})

const wren = sheet('wren')
const badCommands: readonly (readonly [object, RegExp])[] = [
  [{ type: 'Test', hero: 'wren', attribute: 'luck', tn: 6, what: 'x' }, /attribute must be "strength" or/],
  [{ type: 'Test', hero: 'wren', attribute: 'magic', tn: 6.5, what: 'x' }, /tn must be a whole number/],
  [
    { type: 'Test', hero: 'wren', attribute: 'magic', tn: 6, what: 'x', shifts: [{ by: 9, reason: 'x' }] },
    /shifts.0.by/,
  ],
  [{ type: 'Move', hero: 'wren', to: { x: -1, y: 0 } }, /to.x must be a whole number from 0 to 199/],
  [{ type: 'Move', hero: 'wren', to: 'A1' }, /to must be an object/],
  [{ type: 'Attack', hero: 'wren', foe: 'x', way: 'poison' }, /way must be "melee" or "ranged"/],
  [{ type: 'Cast', hero: 'sefa', what: 'x', tier: 'huge', kind: 'free' }, /tier must be/],
  [{ type: 'AddHero', sheet: { ...wren, dice: { ...wren.dice, magic: 7 } } }, /sheet.dice.magic must be one of 6, 8/],
  [{ type: 'AddHero', sheet: { ...wren, extra: 1 } }, /sheet.extra is not part of it/],
  [{ type: 'SetMap', map: { name: 'x', rows: ['?'] } }, /A map has 1 to 200 rows/],
  [{ type: 'AddHero', sheet: { ...wren, id: 'gm' } }, /sheet.id must be 1 to 60 letters/],
  [{ type: 'Harm', heroes: 'all', hearts: 1, reason: 'x' }, /heroes must be a list/],
  [{ type: 'Adjust', who: 'wren', what: 'luck', to: 1, reason: 'x' }, /what must be/],
  [{ type: 'NameTerm', term: 'mana', name: 'x'.repeat(30) }, /name must be a text of 1 to 24/],
]

for (const [json, reason] of badCommands)
  check(`a malformed command hears what would be right: ${reason.source}`, () => {
    const answer = hearts.parse(json)
    assert(isRefusal(answer))
    assert.equal(answer.refused, 'malformed')
    assert.match(answer.text, reason)
  })

const refusals: readonly (readonly [HeartsCommand, string])[] = [
  [{ type: 'AddHero', sheet: wren }, 'illegal'],
  [{ type: 'AddHero', sheet: { ...sheet('pim'), mostHearts: 7 } }, 'illegal'],
  [{ type: 'DismissHero', hero: 'nobody' }, 'unknown'],
  [{ type: 'AddFoe', foe: foeSheet('minion', 'minion') }, 'illegal'],
  [{ type: 'AddFoe', foe: foeSheet('other', 'minion'), at: { x: 1, y: 1 } }, 'not-now'],
  [{ type: 'ShowFoe', foe: 'nobody' }, 'unknown'],
  [{ type: 'RemoveFoe', foe: 'nobody' }, 'unknown'],
  [{ type: 'ClearMap' }, 'not-now'],
  [{ type: 'SetSquare', at: { x: 0, y: 0 }, terrain: 'wall' }, 'not-now'],
  [{ type: 'Place', who: 'nobody' }, 'unknown'],
  [{ type: 'Place', who: 'wren' }, 'not-now'],
  [{ type: 'GrantMilestone', heroes: ['nobody'] }, 'unknown'],
  [{ type: 'GrantMilestone', heroes: [] }, 'malformed'],
  [{ type: 'ClearCondition', who: 'wren', condition: 'prone' }, 'unknown'],
  [{ type: 'AddCondition', who: 'nobody', condition: 'prone' }, 'unknown'],
  [{ type: 'Adjust', who: 'wren', what: 'hearts', to: 9, reason: 'luck' }, 'limit'],
  [{ type: 'Adjust', who: 'wren', what: 'hearts', to: 5, reason: 'luck' }, 'not-now'],
  [{ type: 'Adjust', who: 'wren', what: 'armor', to: 1, reason: 'luck' }, 'unknown'],
  [{ type: 'Adjust', who: 'wren', what: 'wounds', to: 1, reason: 'luck' }, 'unknown'],
  [{ type: 'SkipChoice', choice: 'choice-9', reason: 'none' }, 'unknown'],
  [{ type: 'Complicate', choice: 'choice-9', text: 'none' }, 'unknown'],
  [{ type: 'AnswerArmor', hero: 'wren', choice: 'choice-9', spend: true }, 'unknown'],
  [{ type: 'Resist', hero: 'wren', choice: 'choice-9' }, 'unknown'],
  [{ type: 'ChooseBenefit', hero: 'wren', choice: 'choice-9', benefit: 'other' }, 'unknown'],
  [{ type: 'EndCombat' }, 'not-now'],
  [{ type: 'EndPhase' }, 'not-now'],
]

check('what cannot be done is refused with a code and a sentence', () => {
  const state = playAll(brawl(['minion']), { type: 'EndCombat' })
  for (const [command, code] of refusals) assert.equal(refused(state, command).refused, code, JSON.stringify(command))
})

check('the game master adjusts whatever a ruling needs, with a reason in the journal', () => {
  const state = brawl(['elite'])
  const wounded = play(state, { type: 'Adjust', who: 'elite', what: 'wounds', to: 2, reason: 'the floor gave way' })
  assert.equal(find(wounded.events, 'FoeDefeated')?.foe, 'elite')
  const again = play(play(state, strike('brida', 'elite'), 9).state, {
    type: 'Adjust',
    who: 'brida',
    what: 'acted',
    to: 0,
    reason: 'a second wind',
  }).state
  assert.equal(hero(again, 'brida').acted, false)
  assert.equal(foe(play(again, strike('brida', 'elite'), 9).state, 'elite').wounds, 2)
})

check('a foe that is taken away takes its threats along; so does a hero who leaves', () => {
  const foes = play(fight('2a', ['minion']), { type: 'EndPhase' }).state
  const threat = {
    type: 'Threaten',
    foes: ['foe-1'],
    target: 'wren',
    attribute: 'dexterity',
    text: 'kicks',
    hearts: 1,
  } as const
  const forced = play(foes, threat).state
  assert.notEqual(choice(forced, 'threat'), '')
  for (const command of [
    { type: 'RemoveFoe', foe: 'foe-1' },
    { type: 'DismissHero', hero: 'wren' },
    { type: 'EndCombat' },
    { type: 'SetScene', title: 'Later', text: 'Elsewhere.' },
  ] as HeartsCommand[])
    assert.deepEqual(play(forced, command).state.open, [], command.type)
})

check('every option is there with both readings, and can be changed at the table', () => {
  assert.equal(options.length, 12)
  const rules = gameOf(hearts)
  for (const { id, values } of options) {
    const other = values[1]?.id as string
    const set = rules.decide(
      { scene: table(), calls: [] },
      { type: 'SetOption', option: id, value: other },
      {} as never,
    )
    assert(!isRefusal(set), id)
  }
})

check('a call: the talent, an ally and the game master lean in, and it is thrown with all of it', () => {
  const state = fight('2....a\n3.....', ['boss'])
  const draft = { type: 'Attack', hero: 'wren', foe: 'foe-1', way: 'ranged' } as const
  const ways = (now: HeartsCommand) => hearts.contributions(state, now)
  const lean = (now: HeartsCommand, id: string) =>
    ways(now)
      .find(way => way.id === id)
      ?.apply(now) as HeartsCommand
  assert.equal(ways(draft).find(({ id }) => id === 'worse:darkness')?.refusal?.rule, 'HM-Q08')
  const full = ['talent:Pathfinder', 'help:sefa', 'better:surprise', 'cover:partial'].reduce<HeartsCommand>(lean, draft)
  const { events } = play(state, full, 12)
  assert.equal(tnOf(events), 8)
  assert.equal(
    ways(full).some(({ id }) => id.startsWith('help:') || id.startsWith('cover:')),
    false,
  )
})

check('the bestiary passes the door', () => {
  for (const each of bestiary) assert(!isRefusal(hearts.parse({ type: 'AddFoe', foe: each })))
})
