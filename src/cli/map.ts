// quincunx map: reads a drawn map or a Universal VTT file, and writes it as squares.
import { basename } from 'node:path'
import { type GridMap, importUvtt, parseMap, writeMap } from '../grid/index.ts'
import { isRefusal, type Refusal } from '../kernel/index.ts'
import { readArgs } from './args.ts'
import { BadCall, type Command } from './command.ts'
import { readText } from './file.ts'
import { jsonFlag, writeJson } from './json.ts'

const flags = { json: jsonFlag }

export const map: Command = {
  name: 'map',
  summary: 'read a drawn map or a Universal VTT file onto squares',
  usage: 'FILE [--json]',
  flags,
  examples: ['quincunx map cellar.txt', 'quincunx map cellar.dd2vtt > cellar.txt', 'quincunx map cellar.uvtt --json'],
  run(args, io) {
    const read = readArgs(flags, args)
    const [file, ...more] = read.words
    if (file === undefined || more.length > 0) throw new BadCall('Name one map file: a drawing, .dd2vtt or .uvtt.')
    const found = readMap(file)
    if (isRefusal(found)) {
      io.stderr.write(`${found.text}\n`)
      return 1
    }
    if (read.flags.json) writeJson(io, found)
    else io.stdout.write(writeMap(found))
    return 0
  },
}

/** A Universal VTT file is JSON, a drawing never is. */
function readMap(file: string): GridMap | Refusal {
  const text = readText(file)
  if (!/^\s*[{[]/.test(text) && !/\.(dd2vtt|df2vtt|uvtt)$/i.test(file)) return parseMap(text)
  const imported = importUvtt(basename(file).replace(/\.\w+$/, ''), text)
  return isRefusal(imported) ? imported : imported.map
}
