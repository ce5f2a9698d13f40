// quincunx scenario: plays scenario files and tells where they come out otherwise.
import { z } from 'zod'
import { isRefusal } from '../kernel/index.ts'
import { type Difference, parseScenario, runScenario, scenarioSchema } from '../kernel/scenario.ts'
import { readArgs } from './args.ts'
import { requireBook } from './book.ts'
import { BadCall, type Command } from './command.ts'
import { readJsonFile } from './file.ts'
import { jsonFlag, writeJson } from './json.ts'

const flags = {
  json: jsonFlag,
  schema: { type: 'boolean', text: 'print the JSON Schema of scenario files' },
} as const

interface Report {
  readonly file: string
  readonly title: string
  readonly steps: number
  readonly differences: readonly Difference[]
}

export const scenario: Command = {
  name: 'scenario',
  summary: 'play scenario files and compare with what they expect',
  usage: 'FILE… [--json] | --schema',
  flags,
  examples: ['quincunx scenario tests/scenarios/*.json', 'quincunx scenario --schema'],
  run(args, io) {
    const read = readArgs(flags, args)
    if (read.flags.schema) {
      writeJson(io, z.toJSONSchema(scenarioSchema))
      return 0
    }
    if (read.words.length === 0) throw new BadCall('Name at least one scenario file.')
    const reports = read.words.map(play)
    if (read.flags.json) writeJson(io, reports)
    else for (const report of reports) io.stdout.write(tell(report))
    return reports.some(({ differences }) => differences.length > 0) ? 1 : 0
  },
}

function play(file: string): Report {
  const parsed = parseScenario(readJsonFile(file))
  if (isRefusal(parsed)) throw new BadCall(`${file} is not a scenario:\n${parsed.text}`)
  const differences = runScenario(requireBook(parsed.book), parsed)
  return { file, title: parsed.title, steps: parsed.steps.length, differences }
}

function tell({ file, title, steps, differences }: Report): string {
  if (differences.length === 0) return `✔ ${title} (${steps} steps)\n`
  const lines = differences.map(
    ({ step, what, expected, found }) =>
      `  ${step === 0 ? 'setting up' : `step ${step}`}, ${what}\n    - ${expected}\n    + ${found}`,
  )
  return `✖ ${title} (${file})\n${lines.join('\n')}\n`
}
