// Writes offline.js, the service worker: it keeps the pages that need no server, with every file that they may load.
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from './run.ts'

interface Built {
  readonly fileName: string
  readonly code?: string
  readonly source?: string | Uint8Array
}

const textOf = ({ code, source }: Built): string => code ?? (typeof source === 'string' ? source : '')

/** What these pages name, and what that names in turn. Hashed names are unique, so a mention is a use. */
function reached(pages: readonly string[], bundle: readonly Built[]): string[] {
  const byPath = new Map(bundle.map(file => [file.fileName, file]))
  const names = new Map(bundle.map(({ fileName }) => [fileName.replace(/^.*\//, ''), fileName]))
  const seen = new Set<string>()
  const open = pages.map(page => `${page}/index.html`).filter(name => byPath.has(name))
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (seen.has(name)) continue
    seen.add(name)
    const file = byPath.get(name)
    const said = file ? textOf(file).match(/[\w.-]+-[\w-]{8}\.\w+/g) : null
    for (const word of said ?? []) open.push(...[names.get(word) ?? []].flat())
  }
  return [...seen]
}

const address = (name: string): string => `/${name.replace(/index\.html$/, '')}`

export function offline(pages: readonly string[]): Plugin {
  return {
    name: 'quincunx-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const plain = globSync('*.*', { cwd: join(root, 'src/web/public') })
        const files = [...reached(pages, Object.values(bundle) as Built[]), ...plain].map(address).sort()
        const script = readFileSync(join(root, 'src/web/parts/offline-worker.js'), 'utf8')
        const told = `const files = ${JSON.stringify(files)}\n`
        const edition = createHash('sha256').update(told).update(script).digest('hex').slice(0, 16)
        const source = `const edition = "quincunx-${edition}"\n${told}${script}`
        this.emitFile({ type: 'asset', fileName: 'offline.js', source })
      },
    },
  }
}
