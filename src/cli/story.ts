// quincunx story: for those who write gamebooks; one word says what to do with the story.
import { BadCall, type Command, type ExitCode, type Io } from './command.ts'
import { unknownWord } from './nearest.ts'
import { playFlags, playStory } from './play.ts'
import { checkFlags, checkStories } from './story-check.ts'

type Part = (args: readonly string[], io: Io) => Promise<ExitCode> | ExitCode

const parts: Readonly<Record<string, Part>> = { check: checkStories, play: playStory }

export const story: Command = {
  name: 'story',
  summary: 'check a gamebook and tell every problem by file and line',
  usage: 'check FILE|FOLDER… [--strict] [--json]',
  flags: { ...checkFlags, ...playFlags },
  examples: ['quincunx story check stories'],
  run([name, ...args], io) {
    if (name === undefined) throw new BadCall(`Say what to do: ${Object.keys(parts).join(', ')}.`)
    const part = Object.hasOwn(parts, name) ? parts[name] : undefined
    if (!part) throw new BadCall(unknownWord('word', name, Object.keys(parts)))
    return part(args, io)
  },
}
