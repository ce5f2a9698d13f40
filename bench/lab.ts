// The lab: simulated fights against the same duel in a loop written by hand, and how long answers take.
import { fastDraw } from '../src/dice/index.ts'
import { isRefusal } from '../src/kernel/index.ts'
import { answer, arenas, type Contest, type FightQuestion, fight, solve } from '../src/lab/index.ts'
import { playBatch } from '../src/lab/tally.ts'
import { milliseconds, printTable, timeBoth, times } from './measure.ts'

type AnyContest = Contest<unknown, unknown, unknown>

function contestOf(book: string, question: FightQuestion): AnyContest {
  const arena = arenas.find(each => each.book.id === book)
  const contest = arena && (fight(arena, question) as AnyContest)
  if (!contest || isRefusal(contest)) throw new Error(`no such fight in ${book}: ${contest?.text}`)
  return contest
}

/** Berrit (Power 2, sword +1, armour +3, health 11) against a river reaver, with nothing but numbers. */
function plainDuel(draw: (below: number) => number, ds: number, weapon: number): boolean {
  for (let [health, left] = [11, ds]; ; ) {
    const margin = draw(6) + draw(6) + 2 + 2 - ds
    if (margin > 0) left -= margin + 1
    if (left <= 0) return true
    const harm = margin < 0 ? weapon - margin : 0
    health -= harm > 3 ? harm - 3 : harm
    if (health <= 0) return false
  }
}

const plays = 500

function throughput(): void {
  const contest = contestOf('gamebook', { party: ['berrit'], foes: ['river-reaver'] })
  const exact = solve(contest).ends.get('won')?.chance ?? 0
  const draw = fastDraw(7)
  const plain = () => {
    let won = 0
    for (let i = 0; i < plays; i++) if (plainDuel(draw, 9, 1)) won++
    return won / plays
  }
  let seed = 0
  const { ours, peer } = timeBoth(() => playBatch(contest, { number: 1, seed: seed++, plays }), plain)
  let won = 0
  for (let i = 0; i < 400; i++) won += plain() / 400
  printTable(
    'Simulated duels of Gamebook: by the rules that play, and a loop of numbers that knows this duel alone',
    ['', 'plays a second', 'won'],
    [
      ['Quincunx', String(Math.round((plays / ours.steady) * 1000)), exact.toFixed(4)],
      ['hand-written loop', String(Math.round((plays / peer.steady) * 1000)), won.toFixed(4)],
      ['ratio', times(peer.steady / ours.steady), ''],
    ],
  )
}

function answers(): void {
  const rows = arenas.flatMap(({ book, heroes, foes }) => {
    const ids = heroes.map(({ id }) => id)
    const foe = foes[0]!.id
    const questions: readonly [string, FightQuestion][] = [
      ['one against one', { party: [ids[0]!], foes: [foe] }],
      ['three against four', { party: ids.slice(0, 3), foes: [foe, foe, foes[1]!.id, foes[1]!.id] }],
    ]
    return questions.map(([name, question]) => {
      const began = performance.now()
      const found = answer(contestOf(book.id, question))
      const how = found.method === 'exact' ? `exact, ${found.states} states` : `simulated, ${found.plays} plays`
      return [`${book.id}, ${name}`, milliseconds(performance.now() - began), how]
    })
  })
  printTable('How long a fight takes to answer, on one core', ['', 'time', 'how'], rows)
}

export function lab(): void {
  throughput()
  answers()
}
