// quincunx story check: everything that is wrong with a story, by file and line.
import { readArgs } from './args.ts'
import { BadCall, type ExitCode, type Io } from './command.ts'
import { jsonFlag, writeJson } from './json.ts'
import { loadNamed, type Named, serious, storiesAt, told } from './story-files.ts'

export const checkFlags = { json: jsonFlag, strict: { type: 'boolean', text: 'let hints fail too' } } as const

export function checkStories(args: readonly string[], io: Io): ExitCode {
  const { flags, words } = readArgs(checkFlags, args)
  if (words.length === 0) throw new BadCall('Name a story, or a folder of stories.')
  const all = words.flatMap(storiesAt).map(loadNamed)
  if (flags.json) writeJson(io, all.map(report))
  else for (const each of all) io.stdout.write(tell(each))
  const failed = all.some(({ problems }) => (flags.strict ? problems : serious(problems)).length > 0)
  return failed ? 1 : 0
}

const report = ({ path, book, problems }: Named) => ({ path, title: book?.title, problems })

function tell(named: Named): string {
  const { path, book, problems } = named
  const wrong = serious(problems).length
  const hints = problems.length - wrong
  const lines = told(named).map(line => `${line}\n`)
  const size = book ? `${book.passages.length} passages, ${book.endings.length} endings` : 'it does not compile'
  const also = hints > 0 ? `, ${hints} ${hints === 1 ? 'hint' : 'hints'}` : ''
  const verdict =
    wrong === 0
      ? `✔ ${book?.title ?? path}: ${size}${also}`
      : `✖ ${path}: ${wrong} ${wrong === 1 ? 'problem' : 'problems'}${also}`
  return `${lines.join('')}${verdict}\n`
}
