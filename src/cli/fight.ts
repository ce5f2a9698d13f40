// quincunx fight: a party against foes, solved exactly or played out.
import { isRefusal, type Refusal } from '../kernel/index.ts'
import { type Arena, arenaOf, arenas, type ContestAnswer, csvTable, roundRows } from '../lab/index.ts'
import { readArgs, wholeNumber } from './args.ts'
import { drawBars } from './bars.ts'
import { BadCall, type Command, type Io } from './command.ts'
import { answerInThreads } from './fight-threads.ts'
import { jsonFlag, writeJson } from './json.ts'
import { unknownWord } from './nearest.ts'

const flags = {
  party: { type: 'string', value: 'ID,ID', text: 'the heroes, by comma' },
  foes: { type: 'string', value: 'ID,ID', text: 'the foes, by comma; 3*wolf is three of them' },
  policy: { type: 'string', value: 'ID', text: 'how the party plays; optimal where that can be solved' },
  'foe-policy': { type: 'string', value: 'ID', text: 'how the foes play' },
  option: { type: 'string', value: 'ID=VALUE', text: 'a reading of the rules', multiple: true },
  compare: { type: 'string', value: 'ID=VALUE', text: 'ask again with this reading, side by side', multiple: true },
  plays: { type: 'string', value: 'N', text: 'at most so many plays when it is simulated (100 to 10000000)' },
  seed: { type: 'string', value: 'NUMBER', text: 'the seed of the simulation' },
  csv: { type: 'boolean', text: 'print comma separated values' },
  json: jsonFlag,
} as const

export const fight: Command = {
  name: 'fight',
  summary: 'the odds of a whole fight, exact or simulated',
  usage: 'BOOK --party ID,ID --foes ID,ID [--policy ID] [--option ID=VALUE] [--compare ID=VALUE]',
  flags,
  examples: [
    'quincunx fight gamebook --party berrit --foes river-reaver',
    'quincunx fight gamebook --party berrit,ilse --foes 2*footpad --policy cast-first',
    'quincunx fight gamebook',
  ],
  async run(args, io) {
    const { flags: given, words } = readArgs(flags, args)
    const [id, ...more] = words
    if (id === undefined || more.length > 0) throw new BadCall('Name one book.')
    const arena = arenaOf(id)
    const known = arenas.map(({ book }) => book.id)
    if (!arena) throw new BadCall(unknownWord('book with fights', id, known))
    if (given.party === undefined && given.foes === undefined) {
      io.stdout.write(whoThereIs(arena))
      return 0
    }
    const stop = interrupted()
    const asked = (option: readonly string[]): Promise<ContestAnswer | Refusal> => {
      const question = {
        party: listed(given.party),
        foes: listed(given.foes),
        options: Object.fromEntries(option.map(pair)),
        ...(given.policy !== undefined && { partyPolicy: given.policy }),
        ...(given['foe-policy'] !== undefined && { foesPolicy: given['foe-policy'] }),
      }
      return answerInThreads(id, question, stop, {
        ...(given.plays !== undefined && { plays: wholeNumber('--plays', given.plays, 100, 10_000_000) }),
        ...(given.seed !== undefined && { seed: wholeNumber('--seed', given.seed, 0, 2 ** 32 - 1) }),
        progress: done => progress(io, done),
      })
    }
    const options = given.option ?? []
    const answers: Titled[] = []
    for (const title of ['', ...(given.compare ?? [])]) {
      const found = await asked(title ? [...options, title] : options)
      if (isRefusal(found)) {
        io.stderr.write(`${found.text}\n`)
        return found.refused === 'limit' ? 1 : 2
      }
      answers.push({ title, found })
    }
    tell(answers, given.json ? 'json' : given.csv ? 'csv' : 'bars', io)
    return 0
  },
}

interface Titled {
  readonly title: string
  readonly found: ContestAnswer
}

/** By Ctrl-C: a simulation then stops with what it has, and a second one ends the program. */
function interrupted(): AbortSignal {
  const control = new AbortController()
  process.once('SIGINT', () => control.abort())
  return control.signal
}

function progress(io: Io, done: number): void {
  if (io.stderr.isTTY) io.stderr.write(done < 1 ? `\r${Math.floor(done * 100)} %` : '\r     \r')
}

function pair(text: string): [string, string] {
  const at = text.indexOf('=')
  if (at < 1) throw new BadCall(`An option is written as id=value, not "${text}".`)
  return [text.slice(0, at), text.slice(at + 1)]
}

/** `wolf,2*rat` names three. */
function listed(text = ''): string[] {
  return text
    .split(',')
    .map(word => word.trim())
    .filter(word => word !== '')
    .flatMap(word => {
      const times = /^(\d+)\*(.+)$/.exec(word)
      if (!times) return [word]
      return Array<string>(wholeNumber('The number before *', times[1] as string, 1, 20)).fill(times[2] as string)
    })
}

function whoThereIs({ heroes, foes, policies }: Arena): string {
  const lines = (title: string, rows: readonly { id: string; text: string }[]) =>
    `${title}:\n${rows.map(({ id, text }) => `  ${id.padEnd(18)} ${text}`).join('\n')}\n`
  const named = (fighters: readonly { id: string; name: string }[]) =>
    fighters.map(({ id, name }) => ({ id, text: name }))
  return [
    lines('Heroes', named(heroes)),
    lines('Foes', named(foes)),
    lines('How the party plays', [
      ...policies.party,
      { id: 'optimal', text: 'the best there is, where it can be solved' },
    ]),
    lines('How the foes play', policies.foes),
  ].join('\n')
}

function tell(answers: readonly Titled[], as: 'json' | 'csv' | 'bars', io: Io): void {
  if (as === 'json')
    writeJson(
      io,
      answers.map(({ title, found }) => ({ ...(title && { option: title }), ...plain(found) })),
    )
  else if (as === 'csv') {
    const rows = answers.flatMap(({ title, found }) => [
      ...[...found.ends].map(([word, { chance, within }]) => [title, word, String(chance), String(within)]),
      ...Object.entries(found.measures).map(([name, { mean, within }]) => [title, name, String(mean), String(within)]),
      [title, 'rounds', String(found.rounds), ''],
    ])
    io.stdout.write(`${csvTable(['option', 'what', 'value', 'within'], rows)}\n`)
  } else for (const { title, found } of answers) io.stdout.write(`${title && `${title}\n`}${bars(found, io)}\n`)
}

function bars(found: ContestAnswer, io: Io): string {
  const ends = [...found.ends].sort((a, b) => b[1].chance - a[1].chance)
  const chart = drawBars(
    ends.map(([label, { chance, within }]) => ({
      label,
      chance,
      exact: within > 0 ? `± ${(within * 100).toFixed(2)}` : '',
    })),
    io.stdout,
  )
  const measures = Object.entries(found.measures).map(
    ([name, { mean, within }]) =>
      `${name}: ${mean.toFixed(2)}${within > 0 ? ` ± ${within.toFixed(2)}` : ''} on average`,
  )
  return [
    chart,
    '',
    ...measures,
    `rounds: ${found.rounds.toFixed(2)} on average, in ${found.length.toFixed(2)} commands`,
    '',
    ...roundLines(found),
    '',
    howItWasFound(found),
    '',
  ].join('\n')
}

/** The first rounds, in columns; JSON has them all. */
function roundLines(found: ContestAnswer): string[] {
  const { head, rows } = roundRows(found)
  const lines = [head, ...rows.slice(0, 12)]
  const widths = head.map((_, i) => Math.max(...lines.map(cells => cells[i]!.length)))
  return lines.map(cells => cells.map((cell, i) => cell.padStart(widths[i]!)).join('  '))
}

function howItWasFound(found: ContestAnswer): string {
  if (found.method === 'exact') return `exact, over ${found.states} states`
  return `simulated: ${found.plays} plays, 95 % intervals (${found.estimatedStates} states or more, too many to solve)`
}

const plain = (found: ContestAnswer) => ({
  ...found,
  ends: Object.fromEntries(found.ends),
  measures: Object.fromEntries(
    Object.entries(found.measures).map(([name, { values, ...rest }]) => [
      name,
      { ...rest, values: Object.fromEntries(values) },
    ]),
  ),
  byRound: found.byRound.map(({ ends, watched }) => ({ ends: Object.fromEntries(ends), stands: watched })),
})
