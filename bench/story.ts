// Stories solved exactly: a generated book of a hundred passages and eight flags, against ten thousand plays of the same book.
import { fastDraw } from '../src/dice/index.ts'
import { loadStory } from '../src/story/load.ts'
import { ForwardPass } from '../src/story/odds/forward.ts'
import { prepare } from '../src/story/odds/prepare.ts'
import { carefulReader, randomReader } from '../src/story/odds/readers.ts'
import { heroOf } from '../src/story/odds/report.ts'
import { interval, Simulation } from '../src/story/odds/simulate.ts'
import { generatedBook, rulesInk } from '../tests/story/generated.ts'
import { printTable } from './measure.ts'

const plays = 10_000
const archetypes = ['fighter', 'rogue', 'mage'] as const

export function story(): void {
  const { book, outline, problems } = loadStory('book.ink', file =>
    file === 'rules.ink' ? rulesInk : generatedBook(100, 8),
  )
  if (!book || !outline) throw new Error(problems.map(({ text }) => text).join('\n'))
  const rows = archetypes.flatMap(archetype => {
    const hero = heroOf(archetype)
    const [prepared, walking] = timed(() => prepare(book, outline, archetype, hero.rations))
    return [randomReader, carefulReader(prepared.builds, prepared.fights)].map(reader => {
      const who = `${archetype}, ${reader.name}`
      const [exact, solving] = timed(() => new ForwardPass(prepared, reader).run(hero, { progress: bar(who) }))
      const [played, playing] = timed(() => new Simulation(prepared, reader, fastDraw(1)).run(hero, plays))
      const ids = [...new Set([...exact.endings.keys(), ...played.endings.keys()])]
      const outside = ids.filter(id => {
        const [low, high] = interval(played.endings.get(id) ?? 0, plays)
        const chance = exact.endings.get(id) ?? 0
        return chance < low || chance > high
      })
      return [
        who,
        `${prepared.automaton.nodes.length}`,
        `${(exact.states / 1e6).toFixed(2)} M`,
        `${(exact.transitions / 1e6).toFixed(1)} M`,
        seconds(walking + solving),
        seconds(playing),
        `${ids.length - outside.length} of ${ids.length}`,
        `${Math.round(process.resourceUsage().maxRSS / 1024)} MB`,
      ]
    })
  })
  const head = [
    'reader',
    'ink states',
    'sheets',
    'transitions',
    'exact',
    `${plays} plays`,
    'endings inside 95 %',
    'peak',
  ]
  printTable(`A story of ${book.passages.length} passages and eight flags, solved exactly on one core`, head, rows)
}

function timed<T>(run: () => T): readonly [T, number] {
  const start = performance.now()
  return [run(), performance.now() - start]
}

const seconds = (time: number): string => `${(time / 1000).toFixed(1)} s`

/** Fills up on the terminal while a pass runs. */
function bar(who: string): (share: number) => void {
  let last = -1
  return share => {
    const filled = Math.round(share * 30)
    if (!process.stderr.isTTY || filled === last) return
    last = filled
    process.stderr.write(share >= 1 ? '\r\x1b[K' : `\r\x1b[K${who} ${'█'.repeat(filled)}${'░'.repeat(30 - filled)}`)
  }
}
