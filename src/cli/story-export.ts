// quincunx story export: one page that plays offline, Twee for Twine, or a numbered book for print.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { writePage } from '../story/export/html.ts'
import { printBook } from '../story/export/print.ts'
import { writeTwee } from '../story/export/twee.ts'
import { storyHash } from '../story/reading.ts'
import { readArgs, wholeNumber } from './args.ts'
import { BadCall, type ExitCode, type Io } from './command.ts'
import { unknownWord } from './nearest.ts'
import { loadNamed, type Named, serious, told } from './story-files.ts'
import { importFlags, writeOut } from './story-import.ts'

export const exportFlags = {
  ...importFlags,
  as: { type: 'string', value: 'WHAT', text: 'html, twee or print; html without it' },
  seed: { type: 'string', value: 'N', text: 'another seed shuffles the print book otherwise' },
} as const

export async function exportStory(args: readonly string[], io: Io): Promise<ExitCode> {
  const { flags, words } = readArgs(exportFlags, args)
  const [path, ...more] = words
  if (path === undefined || more.length > 0) throw new BadCall('Name one story.')
  const named = loadNamed(path)
  if (!named.book || serious(named.problems).length > 0) {
    io.stderr.write(`${told(named).join('\n')}\nOnly a story without problems can be exported.\n`)
    return 1
  }
  const seed = flags.seed === undefined ? 1 : wholeNumber('--seed', flags.seed, 0, 2 ** 31)
  writeOut(io, flags.out, await written(flags.as ?? 'html', named, seed), flags.force ?? false)
  return 0
}

async function written(as: string, { book, tree }: Named, seed: number): Promise<string> {
  if (!book || !tree) throw new BadCall('The story does not compile.')
  if (as === 'html') return writePage(book, await program())
  if (as === 'twee') return writeTwee(book, tree, ifidOf(storyHash(book)))
  if (as === 'print') return printBook(book, tree, seed)
  throw new BadCall(unknownWord('export', as, ['html', 'twee', 'print']))
}

/** A story's lasting name in Twine's form, the same for the same story. */
function ifidOf(hash: string): string {
  const hex = createHash('sha256').update(hash).digest('hex').toUpperCase()
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

/** The reader and the rules, bundled into one script. */
export async function program(): Promise<string> {
  const { build } = await import('vite')
  const entry = join(import.meta.dirname, '../story/player/main.ts')
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'quincunx', fileName: 'player' },
    },
  })
  const [bundle] = Array.isArray(result) ? result : [result]
  const chunk = bundle && 'output' in bundle ? bundle.output.find(each => each.type === 'chunk') : undefined
  if (chunk?.type !== 'chunk') throw new Error('the reader could not be bundled')
  return chunk.code
}
