// quincunx verify: checks the seals, the dice and the rules of an exported journal.
import { isRefusal } from '../kernel/index.ts'
import { parseJournal, tellVerdict, verifyJournal } from '../kernel/verify.ts'
import { isTableFile, parseTableFile, tellTableVerdict, verifyTableFile } from '../table/index.ts'
import { readArgs } from './args.ts'
import { requireBook } from './book.ts'
import { BadCall, type Command, type ExitCode, type Io } from './command.ts'
import { readJsonFile } from './file.ts'
import { jsonFlag, writeJson } from './json.ts'

const flags = { json: jsonFlag }

export const verify: Command = {
  name: 'verify',
  summary: 'check the seals, dice and rules of an exported journal',
  usage: 'FILE [--json]',
  flags,
  examples: ['quincunx verify evening.json', 'quincunx verify evening.json --json'],
  run(args, io) {
    const read = readArgs(flags, args)
    const [file, ...more] = read.words
    if (file === undefined || more.length > 0) throw new BadCall('Name one journal file.')
    const json = readJsonFile(file)
    if (isTableFile(json)) return verifyTable(file, json, io, read.flags.json === true)
    const journal = parseJournal(json)
    if (isRefusal(journal)) throw new BadCall(`${file} is not a journal:\n${journal.text}`)
    const verdict = verifyJournal(requireBook(journal.book), journal)
    if (read.flags.json) writeJson(io, verdict)
    else io.stdout.write(`${tellVerdict(verdict)}\n`)
    return verdict.wrong ? 1 : 0
  },
}

function verifyTable(name: string, json: unknown, io: Io, asJson: boolean): ExitCode {
  const file = parseTableFile(json)
  if (isRefusal(file)) throw new BadCall(`${name} is not the journal of a table:\n${file.text}`)
  const verdict = verifyTableFile(requireBook(file.book), file)
  if (asJson) writeJson(io, verdict)
  else io.stdout.write(`${tellTableVerdict(verdict)}\n`)
  return verdict.wrong ? 1 : 0
}
