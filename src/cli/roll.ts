// quincunx roll: rolls dice notation and shows every die.
import { randomInt } from 'node:crypto'
import { fastDraw } from '../dice/index.ts'
import { roll as rollNotation, writeTerm } from '../dice/notation/index.ts'
import { readArgs, wholeNumber } from './args.ts'
import { BadCall, type Command } from './command.ts'
import { jsonFlag, writeJson } from './json.ts'
import { requireNotation } from './notation.ts'

const flags = {
  times: { type: 'string', value: 'N', text: 'roll it so many times (1 to 10000)' },
  seed: { type: 'string', value: 'NUMBER', text: 'roll the same dice every time, for demonstrations' },
  json: jsonFlag,
} as const

export const roll: Command = {
  name: 'roll',
  summary: 'roll dice notation and show every die',
  usage: 'NOTATION [--times N] [--seed NUMBER] [--json]',
  flags,
  examples: ['quincunx roll 3d6kh1 --times 5', 'quincunx roll "2d6+3"', 'quincunx roll 10d6! --seed 7 --json'],
  run(args, io) {
    const { flags: given, words } = readArgs(flags, args)
    if (words.length === 0) throw new BadCall('Say what to roll, such as 2d6+3.')
    const { text, expression } = requireNotation(words)
    const times = wholeNumber('--times', given.times ?? '1', 1, 10_000)
    const draw = given.seed === undefined ? randomInt : fastDraw(wholeNumber('--seed', given.seed, 0, 2 ** 32 - 1))
    const rolls = Array.from({ length: times }, () => rollNotation(expression, draw))
    if (given.json) {
      writeJson(io, { notation: text, rolls: rolls.map(({ total, terms }) => ({ total, dice: terms.map(writeTerm) })) })
      return 0
    }
    for (const { total, terms } of rolls) io.stdout.write(`${[total, ...terms.map(writeTerm)].join('  ')}\n`)
    return 0
  },
}
