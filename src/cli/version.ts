// quincunx version: which Quincunx and which Node this is.
import { readFileSync } from 'node:fs'
import { readArgs } from './args.ts'
import type { Command } from './command.ts'
import { jsonFlag, writeJson } from './json.ts'

const flags = { json: jsonFlag }

export const version: Command = {
  name: 'version',
  summary: 'print the version of Quincunx and of Node',
  usage: '[--json]',
  flags,
  examples: ['quincunx version', 'quincunx version --json'],
  run(args, io) {
    const read = readArgs(flags, args)
    const versions = { quincunx: packageVersion(), node: process.versions.node }
    if (read.flags.json) writeJson(io, versions)
    else io.stdout.write(`quincunx ${versions.quincunx} (Node ${versions.node})\n`)
    return 0
  },
}

export function packageVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
