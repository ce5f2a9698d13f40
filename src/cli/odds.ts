// quincunx odds: the exact odds of dice notation, as bars or as fractions.
import { fraction, toNumber, writeFraction } from '../dice/index.ts'
import { meanOf, spreadOf } from '../dice/notation/index.ts'
import { readArgs } from './args.ts'
import { drawBars, percent } from './bars.ts'
import { BadCall, type Command } from './command.ts'
import { jsonFlag, writeJson } from './json.ts'
import { pointAt, requireNotation } from './notation.ts'

const flags = { json: jsonFlag } as const

export const odds: Command = {
  name: 'odds',
  summary: 'the exact odds of dice notation',
  usage: 'NOTATION [--json]',
  flags,
  examples: ['quincunx odds "3d6kh1"', 'quincunx odds 5d10>=7 --json'],
  run(args, io) {
    const { flags: given, words } = readArgs(flags, args)
    if (words.length === 0) throw new BadCall('Say whose odds, such as 3d6kh1.')
    const { text, expression } = requireNotation(words)
    const found = spreadOf(expression)
    if (found.problem) {
      io.stderr.write(`${pointAt(text, found.problem)}\n`)
      return 1
    }
    const { spread, unresolved } = found
    const shares = spread.classes.map(({ value, ways }) => ({ value, share: fraction(ways, spread.total) }))
    const mean = meanOf(spread)
    if (given.json) {
      const odds = shares.map(({ value, share }) => ({ value, exact: writeFraction(share), chance: toNumber(share) }))
      writeJson(io, { notation: text, mean: writeFraction(mean), odds, unresolved: writeFraction(unresolved) })
      return 0
    }
    const bars = shares.map(({ value, share }) => ({
      label: String(value),
      chance: toNumber(share),
      exact: shortFraction(writeFraction(share)),
    }))
    io.stdout.write(`${drawBars(bars, io.stdout)}\n\nmean ${toNumber(mean).toFixed(4)}\n`)
    if (unresolved.over > 0n)
      io.stdout.write(`not followed: ${percent(toNumber(unresolved))} of all throws explode longer\n`)
    return 0
  },
}

/** Beside a bar, a fraction has to fit; `--json` gives it whole. */
const shortFraction = (text: string): string => (text.length > 20 ? '' : text)
