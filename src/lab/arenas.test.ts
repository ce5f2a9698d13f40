// Every arena of every book: exact and simulated agree, the best play is never beaten, impossible fights get a sentence.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { chooseOptions, isRefusal, type Refusal, setUpScene } from '../kernel/index.ts'
import { booksWithFights } from './arenas/books.ts'
import { arenas, type Contest, type FightQuestion, fight, fightFrom, simulate, solve } from './index.ts'

test('the books with fights are those that have an arena', () => {
  assert.deepEqual(
    booksWithFights,
    arenas.map(({ book }) => book.id),
  )
})

type AnyContest = Contest<unknown, unknown, unknown>

function must(contest: AnyContest | Refusal): AnyContest {
  if (isRefusal(contest)) assert.fail(contest.text)
  return contest
}

const won = (contest: AnyContest): number => solve(contest).ends.get('won')?.chance ?? 0

for (const arena of arenas) {
  const ask = (question: FightQuestion): AnyContest => must(fight(arena, question) as AnyContest | Refusal)
  const [hero, second] = arena.heroes.map(({ id }) => id) as [string, string]
  /** Policies choose what happens, so each of them is a way to find a state that was taken for another. */
  const duels = arena.policies.party.flatMap(({ id: partyPolicy }, i) => [
    { party: [hero], foes: [arena.foes[i]!.id], partyPolicy },
    { party: [second], foes: [arena.foes[i + 1]!.id], partyPolicy },
  ])

  describe(`fights in ${arena.book.title}`, () => {
    for (const duel of duels) {
      test(`${duel.party} against ${duel.foes}, ${duel.partyPolicy}: the simulation lies around the exact answer`, () => {
        const contest = ask(duel)
        const exact = solve(contest)
        assert.ok(exact.unresolved < 1e-9, `${exact.unresolved} is unresolved`)
        const found = simulate(contest, { plays: 3_000, within: 0, seed: 5 })
        for (const [word, { chance }] of exact.ends) {
          const { chance: near, within } = found.ends.get(word) ?? { chance: 0, within: 0.002 }
          assert.ok(Math.abs(near - chance) <= 2 * within, `${word}: ${near} ± ${within}, exactly ${chance}`)
        }
      })
    }

    test('the best play is never beaten by any that is listed', () => {
      const duel = { party: [hero], foes: [arena.foes[0]!.id] }
      const best = won(ask({ ...duel, partyPolicy: 'optimal' }))
      for (const { id } of arena.policies.party) {
        const chance = won(ask({ ...duel, partyPolicy: id }))
        assert.ok(best >= chance - 1e-9, `${id} wins ${chance}, the best ${best}`)
      }
    })

    test('every policy of both sides plays a fight of several to its end', () => {
      const many = { party: [hero, second], foes: [arena.foes[0]!.id, arena.foes[0]!.id] }
      for (const party of arena.policies.party)
        for (const foes of arena.policies.foes) {
          const found = simulate(ask({ ...many, partyPolicy: party.id, foesPolicy: foes.id }), {
            plays: 100,
            within: 0,
          })
          assert.ok(found.unresolved < 0.05, `${party.id} against ${foes.id}: ${found.unresolved} never end`)
        }
    })

    test('every ready scene can be fought as it is, or there is a sentence', () => {
      for (const scene of arena.book.scenes) {
        const options = chooseOptions(arena.book, {})
        const game = isRefusal(options) ? options : setUpScene(arena.book, options, scene)
        if (isRefusal(game)) assert.fail(game.text)
        const contest = fightFrom(arena, game.scene as never) as AnyContest | Refusal
        if (isRefusal(contest)) assert.match(contest.text, /There is no foe that stands/)
        else assert.ok(simulate(contest, { plays: 50, within: 0 }).unresolved < 0.05, scene.id)
      }
    })

    const wrong: readonly [FightQuestion, RegExp][] = [
      [{ party: [], foes: ['x'] }, /at least one hero/],
      [{ party: [hero], foes: [] }, /at least one foe/],
      [{ party: ['nobody-at-all'], foes: ['x'] }, /There is no hero "nobody-at-all"; there are /],
      [{ party: [hero], foes: ['nothing-at-all'] }, /There is no foe "nothing-at-all"; there are /],
      [{ party: [hero], foes: [arena.foes[0]!.id], partyPolicy: 'asleep' }, /cannot play "asleep"; there is .*optimal/],
      [{ party: [hero], foes: [arena.foes[0]!.id], options: { 'no.such': 'x' } }, /no\.such/],
    ]
    for (const [question, sentence] of wrong) {
      test(`refused: ${sentence.source}`, () => {
        const refusal = fight(arena, question)
        assert.ok(isRefusal(refusal))
        assert.match(refusal.text, sentence)
      })
    }
  })
}
