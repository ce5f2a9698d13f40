// How much a browser has to load, gzipped, dependencies included.
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { root } from '../scripts/run.ts'
import { printTable } from './measure.ts'

const bundles: readonly [string, string, number][] = [
  ['dice and kernel', "export * from '../src/dice/index.ts'; export * from '../src/kernel/index.ts'", 20],
]

export async function size(): Promise<void> {
  const rows = []
  for (const [name, source, budget] of bundles) {
    const bytes = await gzippedSize(source)
    rows.push([name, `${(bytes / 1000).toFixed(1)} kB`, `${budget} kB`, bytes <= budget * 1000 ? 'within' : 'OVER'])
  }
  printTable('Browser bundles, minified and gzipped', ['', 'size', 'budget', ''], rows)
}

async function gzippedSize(source: string): Promise<number> {
  const entry = `${root}/bench/entry.js`
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id: string) => (id === entry ? id : undefined),
        load: (id: string) => (id === entry ? source : undefined),
      },
    ],
    // As a page, not as a library: Vite leaves the white space of libraries in.
    build: { write: false, minify: true, rollupOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  })
  const outputs = (Array.isArray(built) ? built : [built]) as { output: { type: string; code?: string }[] }[]
  const code = outputs.flatMap(({ output }) => output.map(chunk => chunk.code ?? '')).join('')
  return gzipSync(code, { level: 9 }).length
}
