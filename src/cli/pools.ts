// quincunx pools: how long a diminishing pool lasts, and whether a task is done before the timer is empty.
import { isRefusal } from '../kernel/index.ts'
import { poolRace, solve } from '../lab/index.ts'
import { readArgs, wholeNumber } from './args.ts'
import { drawBars } from './bars.ts'
import { BadCall, type Command } from './command.ts'
import { jsonFlag, writeJson } from './json.ts'

const flags = {
  task: { type: 'string', value: 'DICE', text: 'dice of the task (0 to 30)' },
  timer: { type: 'string', value: 'DICE', text: 'dice of the timer (0 to 30)' },
  actions: { type: 'string', value: 'N', text: 'throws of the task for each throw of the timer (1 unless said)' },
  json: jsonFlag,
} as const

export const pools: Command = {
  name: 'pools',
  summary: 'how long a diminishing pool lasts, or which of two is empty first',
  usage: '[--task DICE] [--timer DICE] [--actions N] [--json]',
  flags,
  examples: ['quincunx pools --timer 6', 'quincunx pools --task 6 --timer 4 --actions 2'],
  run(args, io) {
    const { flags: given, words } = readArgs(flags, args)
    if (words.length > 0) throw new BadCall(`"${words[0]}" is not a flag: pools are given as --task and --timer.`)
    const race = poolRace({
      task: wholeNumber('--task', given.task ?? '0', 0, 30),
      timer: wholeNumber('--timer', given.timer ?? '0', 0, 30),
      actions: wholeNumber('--actions', given.actions ?? '1', 1, 20),
    })
    if (isRefusal(race)) throw new BadCall(race.text)
    const { ends, length, measures } = solve(race)
    const chances = Object.fromEntries([...ends].map(([word, { chance }]) => [word, chance]))
    if (given.json) {
      const means = Object.entries(measures).map(([name, { mean }]) => [name, mean])
      writeJson(io, { chances, triggers: length, means: Object.fromEntries(means) })
      return 0
    }
    if (ends.size > 1)
      io.stdout.write(
        `${drawBars(
          Object.entries(chances).map(([label, chance]) => ({ label, chance })),
          io.stdout,
        )}\n\n`,
      )
    io.stdout.write(`${length.toFixed(3)} throws on average\n`)
    return 0
  },
}
