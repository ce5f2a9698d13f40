// How the web app is built: every index.html under src/web is a page, and the result lands in dist/web.
import { existsSync, globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { ahead } from './scripts/vite-ahead.ts'
import { offline } from './scripts/vite-offline.ts'
import { stories } from './scripts/vite-stories.ts'
import { books } from './src/books/index.ts'

const root = join(import.meta.dirname, 'src/web')

/** The page at the root is `main`; `reader/index.html` is the page `reader`. */
function pages(): Record<string, string> {
  if (!existsSync(root)) return {}
  const found = globSync(['index.html', '*/index.html'], { cwd: root })
  return Object.fromEntries(found.map(page => [dirname(page) === '.' ? 'main' : dirname(page), join(root, page)]))
}

/** Covers and pages are written into the bundle, so that the front page loads no book. */
const known = {
  __BOOKS__: JSON.stringify(books.map(({ id, title, line }) => ({ id, title, line }))),
  __PAGES__: JSON.stringify(Object.keys(pages())),
}

/** `import address from './odds-worker.ts?shared'`: a worker as a part of the page's own build, so that no chunk comes twice. */
function sharedWorkers(): Plugin {
  const mark = '?shared'
  let building = false
  return {
    name: 'shared-workers',
    enforce: 'pre',
    configResolved({ command }) {
      building = command === 'build'
    },
    resolveId: (id, importer = '') => (id.endsWith(mark) ? join(dirname(importer), id) : undefined),
    load(id) {
      if (!id.endsWith(mark)) return undefined
      const file = id.slice(0, -mark.length)
      if (!building) return `export { default } from ${JSON.stringify(`${file}?worker&url`)}`
      return `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: file })}`
    },
  }
}

/**
 * What several pages share comes in a few files, not in twenty, and a book's rules in one: each file more is a wait on a slow
 * line. Workers take the kernel and the book, so what they need of the page stands there.
 */
const kernel =
  /rolldown[\\/-]runtime|[\\/]src[\\/](dice|grid|kernel|table)[\\/]|lab[\\/]ask\.ts|table[\\/]odds-of\.ts|parts[\\/]books\.ts/
const rules = /[\\/]src[\\/]books[\\/]([\w-]+)[\\/][\w-]+\.ts$/
const shared = [
  { name: 'parts', test: /[\\/](svelte|clsx|esm-env|web[\\/]parts)[\\/]/, minShareCount: 2 },
  { name: 'kernel', test: kernel, minShareCount: 2, priority: 1 },
  { name: (id: string) => rules.exec(id)?.[1] ?? null, test: rules, priority: 1 },
]

export default defineConfig({
  root,
  define: known,
  appType: 'mpa',
  plugins: [
    sharedWorkers(),
    svelte({ configFile: join(import.meta.dirname, 'svelte.config.js') }),
    stories(),
    ahead(),
    offline(['reader', 'workshop']),
  ],
  server: {
    port: 5173,
    proxy: { '/api': 'http://localhost:4200', '/ws': { target: 'ws://localhost:4200', ws: true } },
  },
  worker: { format: 'es' },
  build: {
    outDir: join(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The policy allows fonts and pictures from here alone, so nothing is inlined as data.
    assetsInlineLimit: 0,
    // A worker has no document to preload into; pages list what they need in their own head.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, needed, { hostType }) => (hostType === 'html' ? needed : []),
    },
    rolldownOptions: { input: pages(), output: { codeSplitting: { groups: shared } } },
  },
})
