// quincunx story: for those who write gamebooks; one word says what to do with the story.
import { BadCall, type Command, type ExitCode, type Io } from './command.ts'
import { unknownWord } from './nearest.ts'
import { playFlags, playStory } from './play.ts'
import { checkFlags, checkStories } from './story-check.ts'
import { coverStory } from './story-cover.ts'
import { exportFlags, exportStory } from './story-export.ts'
import { importFlags, importTwine } from './story-import.ts'
import { oddsFlags, tellOdds } from './story-odds.ts'

type Part = (args: readonly string[], io: Io) => Promise<ExitCode> | ExitCode

const parts: Readonly<Record<string, Part>> = {
  check: checkStories,
  odds: tellOdds,
  cover: coverStory,
  play: playStory,
  import: importTwine,
  export: exportStory,
}

export const story: Command = {
  name: 'story',
  summary: 'check a gamebook, tell its odds, send bots through it, play it, bring it in or out',
  usage: 'check|odds|cover|play|import|export FILE [FLAGS]',
  flags: { ...checkFlags, ...oddsFlags, ...playFlags, ...importFlags, ...exportFlags },
  examples: [
    'quincunx story check stories',
    'quincunx story odds stories/rent-day.ink --passages',
    'quincunx story odds stories/rent-day.ink --gate stories/gates.json',
    'quincunx story cover stories/rent-day.ink',
    'quincunx story import old-story.twee --out old-story.ink',
    'quincunx story export stories/rent-day.ink --as html --out rent-day.html',
  ],
  run([name, ...args], io) {
    if (name === undefined) throw new BadCall(`Say what to do: ${Object.keys(parts).join(', ')}.`)
    const part = Object.hasOwn(parts, name) ? parts[name] : undefined
    if (!part) throw new BadCall(unknownWord('word', name, Object.keys(parts)))
    return part(args, io)
  },
}
