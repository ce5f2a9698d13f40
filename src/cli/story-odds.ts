// quincunx story odds: the chance of every ending and passage, for every archetype and reader; and gates for them.
import type { ArchetypeId } from '../books/gamebook/types.ts'
import { isRefusal } from '../kernel/index.ts'
import { curiousOdds } from '../story/odds/coverage.ts'
import { askedBy, gateProblems, parseGates } from '../story/odds/gates.ts'
import { type Chance, type OddsQuestion, type ReaderOdds, storyOdds } from '../story/odds/report.ts'
import { readArgs, wholeNumber } from './args.ts'
import { BadCall, type ExitCode, type Io } from './command.ts'
import { readJsonFile } from './file.ts'
import { jsonFlag, writeJson } from './json.ts'
import { unknownWord } from './nearest.ts'
import { loadNamed, serious, told } from './story-files.ts'

export const oddsFlags = {
  hero: { type: 'string', value: 'A,B', text: 'only these archetypes: fighter, rogue, mage' },
  reader: { type: 'string', value: 'A,B', text: 'these readers: random, careful, optimal; without it the first two' },
  aim: {
    type: 'string',
    value: 'ENDING',
    text: 'the best chance of this ending; the optimal reader tries all without it',
    multiple: true,
  },
  method: { type: 'string', value: 'HOW', text: 'exact, play, or auto: exact where it can be done' },
  plays: { type: 'string', value: 'N', text: 'how many plays, where it is played; 100000 without it' },
  seed: { type: 'string', value: 'N', text: 'the seed of those plays' },
  passages: { type: 'boolean', text: 'every passage too: reach, health on arrival, deaths' },
  gate: {
    type: 'string',
    value: 'FILE',
    text: 'fail when the odds leave the bounds in this file; tells only what it asks for',
  },
  json: jsonFlag,
} as const

/** With each archetype: enough for a share of a few in a thousand. */
const curiousPlays = 2_000

const known = {
  archetypes: ['fighter', 'rogue', 'mage'],
  readers: ['random', 'careful', 'optimal'],
  methods: ['auto', 'exact', 'play'],
} as const

function some<const T extends string>(kind: string, text: string | undefined, from: readonly T[]): readonly T[] {
  if (text === undefined) return from
  return text.split(',').map(word => {
    const found = from.find(each => each === word.trim())
    if (found === undefined) throw new BadCall(unknownWord(kind, word.trim(), from))
    return found
  })
}

export function tellOdds(args: readonly string[], io: Io): ExitCode {
  const { flags, words } = readArgs(oddsFlags, args)
  const [path, ...more] = words
  if (path === undefined || more.length > 0) throw new BadCall('Name one story.')
  const named = loadNamed(path)
  if (!named.book || !named.outline || serious(named.problems).length > 0) {
    io.stderr.write(`${told(named).join('\n')}\nOdds are only for a story without problems.\n`)
    return 1
  }
  const { endings } = named.book
  for (const aim of flags.aim ?? [])
    if (!endings.some(({ id }) => id === aim))
      throw new BadCall(
        unknownWord(
          'ending',
          aim,
          endings.map(({ id }) => id),
        ),
      )
  const gates = flags.gate === undefined ? undefined : parseGates(readJsonFile(flags.gate))
  if (isRefusal(gates)) throw new BadCall(`${flags.gate} holds no gates: ${gates.text}`)
  const ids = endings.map(({ id }) => id)
  const usual = {
    readers: flags.aim ? known.readers : known.readers.slice(0, 2),
    aims: flags.aim ?? ids,
    told: undefined,
    choices: false,
  }
  const { readers, aims, told: wanted, choices } = gates && !flags.aim ? askedBy(gates, ids) : usual
  const question: OddsQuestion = {
    archetypes: some<ArchetypeId>('archetype', flags.hero, known.archetypes),
    readers: flags.reader === undefined ? readers : some('reader', flags.reader, known.readers),
    aims,
    ...(wanted && { told: wanted }),
    choices: choices ?? false,
    method: some('method', flags.method ?? 'auto', known.methods)[0] ?? 'auto',
    plays: flags.plays === undefined ? 100_000 : wholeNumber('--plays', flags.plays, 100, 10_000_000),
    seed: flags.seed === undefined ? 1 : wholeNumber('--seed', flags.seed, 0, 2 ** 31),
    progress: progressBar(io),
  }
  const odds = storyOdds(named.book, named.outline, question)
  if (gates?.gates.some(({ reader }) => reader === 'curious'))
    odds.push(curiousOdds(named.book, named.outline, { plays: curiousPlays, seed: question.seed }))
  if (flags.json) writeJson(io, odds)
  else
    io.stdout.write(
      odds
        .filter(({ reader }) => reader !== 'curious')
        .map(each => tell(each, flags.passages ?? false))
        .join('\n'),
    )
  const broken = gates ? gateProblems(gates, odds) : []
  for (const text of broken) io.stderr.write(`✖ ${text}\n`)
  if (gates && broken.length === 0) io.stderr.write(`✔ all ${gates.gates.length} gates hold\n`)
  return broken.length > 0 ? 1 : 0
}

/** One line on the terminal that fills up; silent where nobody is looking. */
function progressBar(io: Io): (what: string, share: number) => void {
  let last = ''
  return (what, share) => {
    const filled = Math.round(share * 30)
    const line = `${what} ${'█'.repeat(filled)}${'░'.repeat(30 - filled)} ${Math.round(share * 100)} %`
    if (!io.stderr.isTTY || line === last) return
    last = line
    io.stderr.write(`\r\x1b[K${share >= 1 ? '' : line}`)
  }
}

const percent = (chance: number): string => `${(chance * 100).toFixed(2)} %`

const withInterval = ({ chance, low, high }: Chance): string =>
  low === high ? percent(chance) : `${percent(chance)} (${percent(low)} to ${percent(high)})`

function tell({ archetype, reader, method, how, endings, good, passages }: ReaderOdds, full: boolean): string {
  const head = `${archetype}, ${reader} [${how}]`
  if (method === 'not computed') return `${head}\n`
  if (endings.length === 0) return `${head}: ${withInterval(good)}\n`
  const rows = endings.map(each => `  ${each.ending.padEnd(24)} ${withInterval(each)}`)
  const deaths = passages
    .filter(each => each.deaths > 0)
    .sort((a, b) => b.deaths - a.deaths)
    .slice(0, full ? undefined : 5)
    .map(({ passage, deaths }) => `${passage} ${percent(deaths)}`)
  const all = full
    ? passages.map(each => `  ${each.passage.padEnd(24)} ${withInterval(each)}, health ${each.health.toFixed(1)}`)
    : []
  return [
    head,
    ...rows,
    `  any good ending          ${withInterval(good)}`,
    ...(deaths.length > 0 ? [`  deaths: ${deaths.join(', ')}`] : []),
    ...(all.length > 0 ? ['  passages:', ...all] : []),
    '',
  ].join('\n')
}
