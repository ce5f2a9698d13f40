// Writes ahead.js for the table's page: which files each book and its screen are made of, so that a known table asks for them at once.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { root } from './run.ts'

const ofBook = /[\\/](?:src[\\/]books[\\/]([\w-]+)[\\/]book|table[\\/]books[\\/]([\w-]+))\.ts$/

function withImports(name: string, bundle: Rolldown.OutputBundle, seen = new Set<string>()): ReadonlySet<string> {
  const chunk = bundle[name]
  if (seen.has(name) || chunk?.type !== 'chunk') return seen
  seen.add(name)
  for (const next of chunk.imports) withImports(next, bundle, seen)
  return seen
}

const booksIn = ({ moduleIds }: Rolldown.OutputChunk): string[] =>
  moduleIds.flatMap(id => {
    const [, code, screen] = ofBook.exec(id) ?? []
    return code ?? screen ?? []
  })

function filesOfBooks(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
  const books = new Set(chunks.flatMap(booksIn))
  const filesOf = (book: string) =>
    chunks.filter(chunk => booksIn(chunk).includes(book)).flatMap(({ fileName }) => [...withImports(fileName, bundle)])
  return Object.fromEntries([...books].map(book => [book, [...new Set(filesOf(book))].map(name => `/${name}`)]))
}

export function ahead(): Plugin {
  return {
    name: 'quincunx-ahead',
    apply: 'build',
    transformIndexHtml: (_, { path }) =>
      path === '/table/index.html' ? [{ tag: 'script', attrs: { src: '/ahead.js' } }] : [],
    generateBundle(_, bundle) {
      const script = readFileSync(join(root, 'src/web/table/ahead.js'), 'utf8')
      const source = `const files = ${JSON.stringify(filesOfBooks(bundle))}\n${script}`
      this.emitFile({ type: 'asset', fileName: 'ahead.js', source })
    },
  }
}
