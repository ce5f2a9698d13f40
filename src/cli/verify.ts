// quincunx verify: checks the seals, the dice and the rules of an exported journal.
import { isRefusal } from '../kernel/index.ts'
import { parseJournal, type Verdict, verifyJournal } from '../kernel/verify.ts'
import { readArgs } from './args.ts'
import { requireBook } from './book.ts'
import { BadCall, type Command } from './command.ts'
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
    const journal = parseJournal(readJsonFile(file))
    if (isRefusal(journal)) throw new BadCall(`${file} is not a journal:\n${journal.text}`)
    const verdict = verifyJournal(requireBook(journal.book), journal)
    if (read.flags.json) writeJson(io, verdict)
    else io.stdout.write(`${tell(verdict)}\n`)
    return verdict.wrong ? 1 : 0
  },
}

function tell({ entries, throws, proven, wrong }: Verdict): string {
  if (wrong) return `✖ ${wrong.text}. The ${entries} entries before it are as they were written.`
  const dice = proven === throws ? 'all proven' : `${proven} proven, the secret of the others is not in the file`
  return `✔ ${entries} entries, ${throws} throws (${dice}): seals, dice and rules agree.`
}
