// The stories that ship, compiled while the web app is built: `virtual:shelf` lists their covers, and each story is a file of its own.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { storiesAt } from '../src/cli/story-files.ts'
import { bindStory } from '../src/web/parts/bind-story.ts'
import { type BoundStory, coverOfStory } from '../src/web/parts/bound-story.ts'
import { root } from './run.ts'

const folder = join(root, 'stories')
const shelf = 'virtual:shelf'
const story = 'virtual:story/'

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
    resolveId: id => (id === shelf || id.startsWith(story) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${shelf}`) {
        for (const name of ids()) this.addWatchFile(join(folder, `${name}.ink`))
        return shelfModule(ids().map(name => [name, found(name).bound]))
      }
      if (!id.startsWith(`\0${story}`)) return undefined
      const [name = '', part] = id.slice(story.length + 1).split('/')
      const { bound, files } = found(name)
      for (const file of files.keys()) this.addWatchFile(join(folder, file))
      return asModule(part === 'sources' ? Object.fromEntries(files) : bound)
    },
    watchChange: () => known.clear(),
  }
}

/** As text for JSON.parse: a browser reads it several times faster than the same thing as code. */
const asModule = (value: unknown): string => `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})`

function shelfModule(all: readonly (readonly [string, BoundStory])[]): string {
  const entries = all.map(([id, bound]) => {
    const cover = JSON.stringify(coverOfStory(id, bound))
    const open = (part: string) => `() => import(${JSON.stringify(`${story}${id}/${part}`)}).then(m => m.default)`
    return `{ cover: ${cover}, open: ${open('bound')}, sources: ${open('sources')} }`
  })
  return `export const shipped = [${entries.join(', ')}]`
}
