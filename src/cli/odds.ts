// quincunx odds: the exact odds of dice notation, or of anything that one can do in a book.
import { bookById } from '../books/index.ts'
import { fraction, toNumber, writeFraction } from '../dice/index.ts'
import { meanOf, spreadOf } from '../dice/notation/index.ts'
import { readArgs } from './args.ts'
import { drawBars, percent } from './bars.ts'
import { BadCall, type Command, type ExitCode, type Io } from './command.ts'
import { jsonFlag, writeJson } from './json.ts'
import { pointAt, requireNotation } from './notation.ts'
import { oddsOfBook } from './odds-of-book.ts'

const flags = {
  scene: { type: 'string', value: 'ID', text: 'the scene to ask in; the first of the book otherwise' },
  set: { type: 'string', value: 'PATH=VALUE', text: 'change a field of the command', multiple: true },
  option: { type: 'string', value: 'ID=VALUE', text: 'a reading of the rules', multiple: true },
  compare: { type: 'string', value: 'ID=VALUE', text: 'ask again with this reading, side by side', multiple: true },
  rows: { type: 'string', value: 'PATH=1..6', text: 'a table: what changes from row to row' },
  columns: { type: 'string', value: 'PATH=A,B', text: 'and from column to column' },
  want: { type: 'string', value: 'WORD', text: 'the outcome or measure that a table shows' },
  csv: { type: 'boolean', text: 'print comma separated values' },
  markdown: { type: 'boolean', text: 'print a Markdown table' },
  json: jsonFlag,
} as const

export const odds: Command = {
  name: 'odds',
  summary: 'the exact odds of dice, or of anything one can do in a book',
  usage: 'NOTATION | BOOK [WORDS… | JSON] [FLAGS]',
  flags,
  examples: [
    'quincunx odds "3d6kh1"',
    'quincunx odds "5d10>=7" --json',
    'quincunx odds last-throw',
    'quincunx odds last-throw kael bow --csv',
  ],
  run(args, io) {
    const { flags: given, words } = readArgs(flags, args)
    const [first, ...rest] = words
    if (first === undefined) throw new BadCall('Say whose odds, such as 3d6kh1, or a book.')
    const book = bookById(first)
    if (!book) return oddsOfNotation(words, given.json ?? false, io)
    const as = given.json ? 'json' : given.csv ? 'csv' : given.markdown ? 'markdown' : 'bars'
    const { set = [], option = [], compare = [], scene, rows, columns, want } = given
    return oddsOfBook(
      book,
      {
        words: rest,
        set,
        option,
        compare,
        as,
        ...(scene !== undefined && { scene }),
        ...(rows !== undefined && { rows }),
        ...(columns !== undefined && { columns }),
        ...(want !== undefined && { want }),
      },
      io,
    )
  },
}

function oddsOfNotation(words: readonly string[], json: boolean, io: Io): ExitCode {
  const { text, expression } = requireNotation(words)
  const found = spreadOf(expression)
  if (found.problem) {
    io.stderr.write(`${pointAt(text, found.problem)}\n`)
    return 1
  }
  const { spread, unresolved } = found
  const shares = spread.classes.map(({ value, ways }) => ({ value, share: fraction(ways, spread.total) }))
  const mean = meanOf(spread)
  if (json) {
    const odds = shares.map(({ value, share }) => ({ value, exact: writeFraction(share), chance: toNumber(share) }))
    writeJson(io, { notation: text, mean: writeFraction(mean), odds, unresolved: writeFraction(unresolved) })
    return 0
  }
  const bars = shares.map(({ value, share }) => ({
    label: String(value),
    chance: toNumber(share),
    exact: writeFraction(share),
  }))
  io.stdout.write(`${drawBars(bars, io.stdout)}\n\nmean ${toNumber(mean).toFixed(4)}\n`)
  if (unresolved.over > 0n)
    io.stdout.write(`not followed: ${percent(toNumber(unresolved))} of all throws explode longer\n`)
  return 0
}
