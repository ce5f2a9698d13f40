// Bad input of every command: refused with a sentence, and nothing has changed.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { foe, hero, refusal, scene } from '../../../tests/last-throw/play.ts'
import { gmViewer, isRefusal } from '../../kernel/index.ts'
import { lastThrow } from './book.ts'
import type { Command } from './commands.ts'
import { ownHeroes } from './own-heroes.ts'
import { parse, parseHero, parsePack } from './parse.ts'
import { starterGrimoire, starterObject, starterPack } from './starters.ts'
import type { FoeSheet } from './types.ts'

const sheet = ownHeroes[0]
assert(sheet)
const owl: FoeSheet = {
  name: 'Owl',
  level: 'untrained',
  wounds: 1,
  weapon: 'claws',
  attribute: 'strength',
  armour: 'none',
  behaviour: 'Hoots.',
}
const gear = { weapons: ['sword'], armour: 'light', shield: false, objects: [] } as const
const named = { hero: 'ana' }
const target = { kind: 'skill', skill: 'Stealth' } as const

/** One whole command of every kind. */
const whole: { readonly [T in Command['type']]: Command & { type: T } } = {
  Test: { type: 'Test', ...named, attribute: 'strength', tn: 4 },
  Attack: { type: 'Attack', ...named, weapon: 'sword', attribute: 'strength', target: 'orc' },
  Cast: { type: 'Cast', ...named, grimoire: 'spark', targets: ['orc'] },
  Treat: { type: 'Treat', ...named, patient: 'bo' },
  Flee: { type: 'Flee', ...named, tn: 3 },
  Close: { type: 'Close', ...named, target: 'orc' },
  Opposed: { type: 'Opposed', ...named, attribute: 'strength', against: 'orc' },
  Strike: { type: 'Strike', foe: 'orc', target: 'ana' },
  AddHero: { type: 'AddHero', sheet },
  RemoveHero: { type: 'RemoveHero', ...named },
  AddFoe: { type: 'AddFoe', id: 'owl', foe: owl },
  RemoveFoe: { type: 'RemoveFoe', foe: 'orc', how: 'fled' },
  Reveal: { type: 'Reveal', foe: 'orc' },
  Burn: { type: 'Burn', foe: 'orc' },
  MoveFoe: { type: 'MoveFoe', foe: 'orc', band: 'far', from: 'ana' },
  SetScene: { type: 'SetScene', text: 'A door.' },
  EndScene: { type: 'EndScene', ending: 'peace' },
  NextExchange: { type: 'NextExchange' },
  FallBack: { type: 'FallBack', ...named, bands: 1 },
  UseObject: { type: 'UseObject', ...named, object: 'debt-coin' },
  Exert: { type: 'Exert', ...named },
  AcceptFailure: { type: 'AcceptFailure', ...named },
  Block: { type: 'Block', ...named },
  TakeBlow: { type: 'TakeBlow', ...named },
  ChooseHealing: { type: 'ChooseHealing', ...named, first: 'wounds' },
  ConfirmDeath: { type: 'ConfirmDeath', ...named },
  Spare: { type: 'Spare', ...named },
  Equip: { type: 'Equip', ...named, gear },
  ShortRest: { type: 'ShortRest', heroes: ['ana'] },
  LongRest: { type: 'LongRest', heroes: ['ana'] },
  Harm: { type: 'Harm', targets: ['ana'], kind: 'wounds', amount: 1, reason: 'a fall' },
  Mend: { type: 'Mend', targets: ['ana'], amount: 1, reason: 'care' },
  SetCondition: { type: 'SetCondition', ...named, condition: 'Blind', on: true, reason: 'sand' },
  LiftLock: { type: 'LiftLock', ...named, task: 'the gate', reason: 'a ram' },
  Award: { type: 'Award', ...named, discovery: true, trouble: false, changed: false },
  Commit: { type: 'Commit', ...named, target },
  RefuseGrowth: { type: 'RefuseGrowth', ...named, target, reason: 'never played' },
  RewriteTrait: { type: 'RewriteTrait', ...named, trait: 'Kind' },
  RewriteBurden: { type: 'RewriteBurden', ...named, burden: 'A debt' },
  Adjust: { type: 'Adjust', who: 'ana', field: 'wounds', to: 1, reason: 'a ruling' },
  Revise: { type: 'Revise', sheet: { ...sheet, id: 'ana' }, reason: 'a ruling' },
  Return: { type: 'Return', ...named, reason: 'the story' },
  WriteGrimoire: { type: 'WriteGrimoire', grimoire: starterGrimoire },
  WriteObject: { type: 'WriteObject', object: starterObject },
  LoadPack: { type: 'LoadPack', pack: starterPack },
}

const told = (json: unknown): string => {
  const answer = parse(json)
  assert(isRefusal(answer), `accepted: ${JSON.stringify(json).slice(0, 200)}`)
  assert.equal(answer.refused, 'malformed')
  assert.match(answer.text, /[.]$/)
  return answer.text
}

type Path = readonly (string | number)[]
/** Every place in a command that holds a value of its own. */
function leaves(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  return Object.entries(value).flatMap(([key, part]) => leaves(part, [...path, key]))
}
/** The same command with one place changed. */
function changed(json: unknown, path: Path, to: unknown): unknown {
  const copy = structuredClone(json) as Record<string, unknown>
  let place: Record<string, unknown> = copy
  for (const key of path.slice(0, -1)) place = place[key] as Record<string, unknown>
  place[path.at(-1) as string] = to
  return copy
}

describe('the door', () => {
  for (const [type, command] of Object.entries(whole)) {
    test(`${type} comes in whole, and with any field wrong, missing or one too many it does not`, () => {
      assert.deepEqual(parse(structuredClone(command)), command)
      assert.match(told({ ...command, extra: 1 }), /extra is not part of it/)
      for (const { path, value } of leaves(command)) {
        if (path.join() === 'type') continue
        for (const wrong of [null, {}, [], -1, 1e9, 0.5, 'x'.repeat(10_000), '<b>bold</b>', 'bell\u0007'])
          if (typeof wrong !== typeof value || wrong !== value) told(changed(command, path, wrong))
      }
      for (const name of Object.keys(command)) {
        const { [name as 'type']: _, ...rest } = command
        const optional = { MoveFoe: ['from'], ShortRest: ['heroes'], LongRest: ['heroes'], AddFoe: ['foe'] }[type] ?? []
        if (!optional.includes(name)) told(rest)
      }
    })
  }

  test('a sentence names the place and what would be right', () => {
    assert.equal(
      told({ ...whole.Test, tn: 7 }),
      'Test: tn must be 2 or 3 or 4 or 5 or 6 or C2 or C3 or C4 or C5 or C6 or C7 or C8 or secret.',
    )
    assert.match(told({ ...whole.Harm, amount: -3 }), /amount must be a whole number from 1 to 60/)
    assert.match(told({ ...whole.Attack, attribute: 'wonder' }), /attribute must be "strength" or "dexterity"/)
    assert.match(told({ ...whole.Test, skill: 'Cookery' }), /skill must be "Heavy Weapons" or/)
    assert.match(
      told({ ...whole.RewriteTrait, trait: '<script>alert(1)</script>' }),
      /trait must be plain text without markup/,
    )
    assert.match(
      told({ ...whole.Cast, targets: ['orc', 'orc'] }),
      /targets must be a list in which nothing stands twice/,
    )
    assert.match(told({ ...whole.RemoveHero, hero: 'constructor' }), /hero must be an id/)
    assert.match(told({ ...whole.RemoveHero, hero: 'gm' }), /hero must be an id/)
    assert.match(told({ ...whole.Commit, target: { kind: 'luck' } }), /target.kind must be/)
    assert.match(told(JSON.parse('{"type":"NextExchange","__proto__":{"a":1}}')), /__proto__ is not part of it/)
  })

  test('heroes and packs have their own door, with problems by path', () => {
    const problems = parseHero({ ...sheet, hp: 'many', levels: { ...sheet.levels, wonder: 'godlike' } })
    assert(Array.isArray(problems))
    assert.deepEqual(
      problems.map(({ path }) => path),
      ['levels.wonder', 'hp'],
    )
    const bad = parsePack({ ...starterPack, foes: [{ ...starterPack.foes[0], wounds: 0 }] })
    assert(Array.isArray(bad))
    assert.deepEqual(
      bad.map(({ path }) => path),
      ['foes.0.wounds'],
    )
    assert.deepEqual(parsePack(structuredClone(starterPack)), starterPack)
  })

  test('whatever comes, the door answers and never throws', () => {
    const types = fc.constantFrom(...Object.keys(whole))
    const junk = fc.record({
      type: fc.oneof(types, fc.string()),
      hero: fc.anything(),
      target: fc.anything(),
      sheet: fc.anything(),
    })
    fc.assert(
      fc.property(fc.oneof(junk, fc.anything()), json => void parse(json)),
      { numRuns: 500 },
    )
  })
})

describe('the rules', () => {
  const state = scene(
    [
      hero('ana', { wounds: 1, weapons: ['sword', 'bow'], skills: ['Medicine'] }),
      hero('bo', { wounds: 4, dead: true }),
    ],
    [foe('orc', 'orc-raider')],
  )

  test('a hero, foe or thing that is not there is refused by every command that names one', () => {
    const naming = (json: unknown): { path: Path; value: unknown }[] =>
      leaves(json).filter(({ value }) => ['ana', 'orc'].includes(value as string))
    for (const command of Object.values(whole))
      for (const { path } of naming(command)) {
        if (command.type === 'Cast' || command.type === 'UseObject') continue
        const stranger = changed(command, path, 'nobody') as Command
        const { refused, text } = refusal(state, stranger)
        assert(['unknown', 'not-now'].includes(refused), `${command.type}: ${text}`)
      }
  })

  test('the dead do not act, and nobody uses what they do not have', () => {
    for (const command of [
      whole.Test,
      whole.Attack,
      whole.Cast,
      whole.Flee,
      whole.Close,
      whole.Opposed,
      whole.FallBack,
      whole.UseObject,
      whole.Equip,
      whole.RewriteTrait,
      whole.RewriteBurden,
      whole.SetCondition,
      whole.Award,
      whole.Commit,
    ])
      assert.equal(refusal(state, { ...command, hero: 'bo' } as Command).refused, 'down', command.type)
    assert.equal(refusal(state, { ...whole.Attack, weapon: 'fork' }).text, 'ana has no weapon "fork".')
    assert.equal(refusal(state, { ...whole.Attack, weapon: 'bow' }).text, 'A bow cannot be used with strength.')
    assert.equal(refusal(state, whole.Cast).refused, 'unknown')
    assert.equal(refusal(state, whole.UseObject).refused, 'unknown')
    assert.equal(refusal(state, { ...whole.Treat, patient: 'bo' }).refused, 'impossible')
  })

  test('every verb is offered or answered by somebody', () => {
    const spectators = lastThrow.offers(state, { role: 'spectator', heroes: [] })
    assert.deepEqual(spectators, [])
    const own = lastThrow.offers(state, { role: 'player', heroes: ['ana'] })
    for (const { command } of own) {
      const verb = lastThrow.verbs[command.type]
      assert(verb.by !== 'gm' && (verb.by === 'player' || ('hero' in command && command.hero === 'ana')), command.type)
    }
    assert(lastThrow.offers(state, gmViewer).length > own.length)
  })
})
