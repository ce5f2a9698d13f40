// quincunx story cover: bots that go where they have been least, and what even they have not seen.
import { coverage, type Seen, unseen } from '../story/odds/coverage.ts'
import { readArgs, wholeNumber } from './args.ts'
import { BadCall, type ExitCode, type Io } from './command.ts'
import { jsonFlag, writeJson } from './json.ts'
import { loadNamed, serious, told } from './story-files.ts'

export const coverFlags = {
  plays: { type: 'string', value: 'N', text: 'how many plays, where it is played' },
  seed: { type: 'string', value: 'N', text: 'the seed of those plays' },
  json: jsonFlag,
} as const

/** Fails when something was not seen. */
export function coverStory(args: readonly string[], io: Io): ExitCode {
  const { flags, words } = readArgs(coverFlags, args)
  const [path, ...more] = words
  if (path === undefined || more.length > 0) throw new BadCall('Name one story.')
  const named = loadNamed(path)
  if (!named.book || !named.outline || serious(named.problems).length > 0) {
    io.stderr.write(`${told(named).join('\n')}\nBots only walk a story without problems.\n`)
    return 1
  }
  const plays = flags.plays === undefined ? 300 : wholeNumber('--plays', flags.plays, 10, 100_000)
  const seed = flags.seed === undefined ? 1 : wholeNumber('--seed', flags.seed, 0, 2 ** 31)
  const seen = coverage(named.book, named.outline, { plays, seed })
  const { passages, endings, choices } = seen
  if (flags.json) writeJson(io, seen)
  else {
    const line = (what: string, all: readonly Seen[], tell: (each: Seen) => string) =>
      [
        `${all.length - unseen(all).length} of ${all.length} ${what}`,
        ...unseen(all).map(each => `  not ${tell(each)}`),
      ].join('\n')
    const where = new Map(choices.map(choice => [choice as Seen, choice.passage]))
    io.stdout.write(
      `${line('passages seen', passages, ({ name }) => name)}\n${line('endings reached', endings, ({ name }) => name)}\n${line('choices taken', choices, each => `${where.get(each)}: ${each.name}`)}\n`,
    )
  }
  return [passages, endings, choices].some(all => unseen(all).length > 0) ? 1 : 0
}
