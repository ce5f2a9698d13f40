// The stories that ship, compiled while the web app is built: `virtual:shelf` lists their covers, and each story is a file of its own.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { program } from '../src/cli/story-export.ts'
import { storiesAt } from '../src/cli/story-files.ts'
import { bindStory } from '../src/web/parts/bind-story.ts'
import { type BoundStory, coverOfStory } from '../src/web/parts/bound-story.ts'
import { root } from './run.ts'

const folder = join(root, 'stories')
const shelf = 'virtual:shelf'
const story = 'virtual:story/'
const player = 'virtual:player'

const idOf = (path: string): string => basename(path, '.ink')

interface Found {
  readonly bound: BoundStory
  readonly files: ReadonlyMap<string, string>
}

function bind(id: string): Found {
  const { bound, sources, problems } = bindStory(`${id}.ink`, read)
  if (!bound) throw new Error(`stories/${id}.ink does not compile: ${problems[0]?.text}`)
  return { bound, files: sources.files }
}

function read(file: string): string | undefined {
  const path = join(folder, file)
  return existsSync(path) && statSync(path).isFile() ? readFileSync(path, 'utf8') : undefined
}

export function stories(): Plugin {
  const known = new Map<string, Found>()
  const found = (id: string): Found => {
    const one = known.get(id) ?? bind(id)
    known.set(id, one)
    return one
  }
  const ids = (): string[] => (existsSync(folder) ? storiesAt(folder).map(idOf) : [])
  return {
    name: 'quincunx-stories',
    resolveId: id => (id === shelf || id === player || id.startsWith(story) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${player}`) return asModule(await program())
      if (id === `\0${shelf}`) {
        for (const name of ids()) this.addWatchFile(join(folder, `${name}.ink`))
        return shelfModule(ids().map(name => [name, found(name).bound]))
      }
      if (!id.startsWith(`\0${story}`)) return undefined
      const [name = '', part] = id.slice(story.length + 1).split('/')
      const { bound, files } = found(name)
      for (const file of files.keys()) this.addWatchFile(join(folder, file))
      return part === 'sources' ? asModule(Object.fromEntries(files)) : boundModule(bound, files)
    },
    watchChange: () => known.clear(),
  }
}

/** As text for JSON.parse: a browser reads it several times faster than the same thing as code. */
const asModule = (value: unknown): string => `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})`

/** The story, and an address for each picture that it names and that lies beside it. */
function boundModule(bound: BoundStory, files: ReadonlyMap<string, string>): string {
  const named = [...files.values()].flatMap(text =>
    [...text.matchAll(/#\s*art\s*:\s*([^,\n\]]+)/g)].map(([, file = '']) => file.trim()),
  )
  const there = [...new Set(named)].filter(file => existsSync(join(folder, file)))
  const imports = there.map((file, i) => `import art${i} from ${JSON.stringify(`${join(folder, file)}?url`)}\n`)
  const art = there.map((file, i) => `${JSON.stringify(file)}: art${i}`)
  return `${imports.join('')}export default { ...JSON.parse(${JSON.stringify(JSON.stringify(bound))}), art: { ${art.join(', ')} } }`
}

function shelfModule(all: readonly (readonly [string, BoundStory])[]): string {
  const entries = all.map(([id, bound]) => {
    const cover = JSON.stringify(coverOfStory(id, bound))
    const open = (part: string) => `() => import(${JSON.stringify(`${story}${id}/${part}`)}).then(m => m.default)`
    return `{ cover: ${cover}, open: ${open('bound')}, sources: ${open('sources')} }`
  })
  return `export const shipped = [${entries.join(', ')}]`
}
