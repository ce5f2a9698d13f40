// quincunx story import: a story from Twine becomes ink, with what could not be carried named by line.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { isRefusal } from '../kernel/index.ts'
import { importStory } from '../story/import/to-ink.ts'
import { readArgs } from './args.ts'
import { BadCall, type ExitCode, type Io } from './command.ts'

export const importFlags = {
  out: { type: 'string', value: 'FILE', text: 'write there; without it to standard output' },
  force: { type: 'boolean', text: 'write over a file that is there' },
} as const

export function importTwine(args: readonly string[], io: Io): ExitCode {
  const { flags, words } = readArgs(importFlags, args)
  const [path, ...more] = words
  if (path === undefined || more.length > 0) throw new BadCall('Name one .twee or .html file.')
  if (!existsSync(path)) throw new BadCall(`There is no file "${path}".`)
  const imported = importStory(readFileSync(path, 'utf8'))
  if (isRefusal(imported)) {
    io.stderr.write(`${path}: ${imported.text}\n`)
    return 1
  }
  writeOut(io, flags.out, imported.ink, flags.force ?? false)
  for (const { line, text } of imported.notes) io.stderr.write(`${path}:${line}: ${text}\n`)
  const { title, passages, links, notes } = imported
  io.stderr.write(`✔ ${title}: ${passages} passages, ${links} links, ${notes.length} notes\n`)
  return 0
}

/** To the file that was named, never over another without being told to. */
export function writeOut(io: Io, path: string | undefined, text: string, force: boolean): void {
  if (path === undefined) io.stdout.write(text)
  else if (existsSync(path) && !force) throw new BadCall(`"${path}" is there already: --force writes over it.`)
  else writeFileSync(path, text)
}
