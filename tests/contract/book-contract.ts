// The contract of a book, run on every book: what the table, the screens and the odds rely on.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { compare, fastDraw, fromDraw, one, plus, runScripted, scriptOf, sum, zero } from '../../src/dice/index.ts'
import {
  type Book,
  chooseOptions,
  type Event,
  freezeStates,
  type Game,
  gameOf,
  gmViewer,
  groupBy,
  isRefusal,
  isWaiting,
  type Options,
  odds,
  perform,
  spectator,
  thrownCommand,
  type Viewer,
} from '../../src/kernel/index.ts'
import { type Ply, randomOptions, randomPlay, setUp } from './random-play.ts'

const seeds = [1, 2, 3, 4, 5, 6]
const plies = 150

function optionsOf(book: Book): Options {
  const options = chooseOptions(book)
  assert(!isRefusal(options))
  return options
}

/** One ready scene after the other. */
const sceneOf = ({ scenes }: Book, seed: number) => scenes[(seed - 1) % scenes.length]

function plays(book: Book): Ply[] {
  return seeds.flatMap(seed => [
    ...randomPlay(book, setUp(book, optionsOf(book), sceneOf(book, seed)), fastDraw(seed), plies, (refusal, command) =>
      assert.fail(`offered, then refused: ${JSON.stringify(command)}: ${refusal.text}`),
    ),
  ])
}

const viewersOf = (book: Book, game: Game): Viewer[] => [
  gmViewer,
  spectator,
  ...book
    .cast(game.scene)
    .filter(({ kind }) => kind === 'hero')
    .map(({ id }): Viewer => ({ role: 'player', heroes: [id] })),
]

export function bookContract(book: Book): void {
  const rules = gameOf(book)
  describe(`the contract of a book: ${book.title}`, () => {
    freezeStates(true)
    let played: Ply[] | undefined
    const all = () => (played ??= plays(book))

    test('its ready scenes set themselves up without dice', () => {
      assert(book.scenes.length > 0)
      for (const scene of book.scenes) setUp(book, optionsOf(book), scene)
    })

    test('every offer is accepted, and a rule never changes the state that it was given', () => {
      assert(all().length > 100, `only ${all().length} commands were played`)
    })

    test('under other readings of the rules every offer is accepted too', () => {
      for (const seed of seeds) {
        const start = setUp(book, randomOptions(book, fastDraw(seed)), sceneOf(book, seed))
        const played = randomPlay(book, start, fastDraw(seed), plies / 3, (refusal, command, { scene }) =>
          assert.fail(`${JSON.stringify(scene.options)}: ${JSON.stringify(command)}: ${refusal.text}`),
        )
        assert([...played].length > 0)
      }
    })

    test('the same script gives the same events', () => {
      for (const { before, command, throws, events } of all()) {
        const { value } = runScripted(dice => rules.decide(before, command, dice), scriptOf(throws))
        assert.deepEqual(value, events)
      }
    })

    test('state, commands and events survive a trip through JSON', () => {
      for (const { command, events, after } of all())
        for (const part of [command, events, after]) assert.deepEqual(JSON.parse(JSON.stringify(part)), part)
    })

    test('every command that was played passes the door for outside JSON', () => {
      for (const { before, command } of all()) {
        const own = thrownCommand(book, before, command)
        if (own) assert.deepEqual(book.parse(JSON.parse(JSON.stringify(own))), own)
      }
    })

    test('every command has a verb', () => {
      for (const { before, command } of all()) {
        const own = thrownCommand(book, before, command)
        if (own) assert(Object.hasOwn(book.verbs, own.type), own.type)
      }
    })

    test('every event has a sentence', () => {
      for (const { before, events } of all()) {
        let game = before
        for (const event of events) {
          const { lead, text, word } = rules.say(game, event)
          assert(text.length > 0, event.type)
          assert.doesNotMatch(`${lead} ${text} ${word}`, /NaN|\[object|\bnull\b/, event.type)
          game = rules.evolve(game, event)
        }
      }
    })

    test('hiding then folding equals folding then hiding', () => {
      for (const { before, events } of all()) {
        let game = before
        for (const event of events) {
          const next = rules.evolve(game, event)
          for (const viewer of viewersOf(book, next)) {
            const shown = rules.show(game, event, viewer)
            const seen = rules.view(game, viewer)
            const folded = shown === undefined ? seen : rules.evolve(seen, shown)
            assert.deepEqual(folded, rules.view(next, viewer), `${event.type} for ${JSON.stringify(viewer)}`)
          }
          game = next
        }
      }
    })

    test('no two foes bear the same name, for whoever looks', () => {
      for (const { after } of all())
        for (const viewer of viewersOf(book, after)) {
          const names = book
            .cast(rules.view(after, viewer).scene)
            .filter(({ kind }) => kind === 'foe')
            .map(({ name }) => name)
          assert.deepEqual(names, [...new Set(names)])
        }
    })

    test('an event from a newer book is passed over', () => {
      const game = setUp(book, optionsOf(book))
      assert.deepEqual(rules.evolve(game, { type: 'FromAnotherTime' } as Event), game)
    })

    test('the odds of whatever was played make exactly 1', () => {
      const thrown = all().filter(({ throws }) => throws.length > 0)
      for (const { before, command } of everyNth(thrown, 40)) {
        const answer = odds(rules, before, command)
        assert(!isRefusal(answer))
        const shares = groupBy(answer, ({ events }) => events).map(({ share }) => share)
        assert.equal(compare(plus(sum(shares), answer.unresolved), one), 0)
        assert(compare(answer.unresolved, zero) >= 0)
      }
    })

    test('random dice agree with the odds by chi-square', () => {
      const thrown = all().filter(({ throws }) => throws.length > 0)
      for (const { before, command } of everyNth(thrown, 3)) chiSquare(book, before, command)
    })

    test('nonsense is refused as malformed, with a sentence', () => {
      for (const nonsense of [null, 7, 'Attack', [], {}, { type: 5 }, { type: '__proto__' }, { type: 'Nonsense' }]) {
        const answer = book.parse(nonsense)
        assert(isRefusal(answer), JSON.stringify(nonsense))
        assert.equal(answer.refused, 'malformed')
      }
    })

    test('every option can be set to each of its values', () => {
      for (const { id, values } of book.options) {
        assert(values.length >= 2, id)
        for (const { id: value } of values) assert(!isRefusal(chooseOptions(book, { [id]: value })))
      }
      assert(isRefusal(chooseOptions(book, { 'no.such': 'thing' })))
    })

    test('ready heroes are legal, and random ones too', () => {
      for (const hero of book.heroes.ready) assert.deepEqual(book.heroes.check(hero, optionsOf(book)).problems, [])
      const draw = fastDraw(7)
      for (let i = 0; i < 50; i++) {
        const hero = book.heroes.random(draw, optionsOf(book))
        assert.deepEqual(book.heroes.check(hero, optionsOf(book)).problems, [], JSON.stringify(hero))
      }
    })
  })
}

function everyNth<T>(from: readonly T[], wanted: number): T[] {
  const step = Math.max(1, Math.floor(from.length / wanted))
  return from.filter((_, i) => i % step === 0).slice(0, wanted)
}

/** Seeded, so it never fails by bad luck: a value this high would be a real difference. */
function chiSquare(book: Book, game: Game, command: Ply['command']): void {
  const rules = gameOf(book)
  const answer = odds(rules, game, command)
  assert(!isRefusal(answer))
  const expected = new Map(
    groupBy(answer, result => JSON.stringify(result.events)).map(({ value, share }) => [value, share]),
  )
  const seen = new Map<string, number>()
  const draw = fastDraw(11)
  const times = 3_000
  for (let i = 0; i < times; i++) {
    const played = perform(rules, game, command, fromDraw(draw))
    assert(!isRefusal(played) && !isWaiting(played))
    const key = JSON.stringify(played.events)
    assert(expected.has(key), `played, but not among the odds: ${key}`)
    seen.set(key, (seen.get(key) ?? 0) + 1)
  }
  let [statistic, freedom, rest, restSeen] = [0, 0, 0, 0]
  const add = (mean: number, count: number) => {
    statistic += (count - mean) ** 2 / mean
    freedom++
  }
  for (const [key, { over, under }] of expected) {
    const mean = (times * Number(over)) / Number(under)
    if (mean >= 5) add(mean, seen.get(key) ?? 0)
    else [rest, restSeen] = [rest + mean, restSeen + (seen.get(key) ?? 0)]
  }
  if (rest >= 5) add(rest, restSeen)
  const limit = freedom + 6 * Math.sqrt(2 * freedom) + 10
  assert(statistic < limit, `chi-square ${statistic.toFixed(1)} with ${freedom} classes: ${JSON.stringify(command)}`)
}
