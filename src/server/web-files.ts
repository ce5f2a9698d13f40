// The built web app, read once into memory: a few small files, so that no request ever reaches the disk.
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'

export interface WebFile {
  readonly body: Uint8Array<ArrayBuffer>
  readonly type: string
  readonly tag: string
  /** Vite names these after their content, so a browser may keep them for good. */
  readonly hashed: boolean
}

export type WebFiles = ReadonlyMap<string, WebFile>

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** Every file of a folder under the path that a browser asks for; hidden files stay hidden. */
export function readWebFiles(folder: string): WebFiles {
  if (!existsSync(folder)) return new Map()
  const names = globSync('**/*', { cwd: folder }).filter(name => statSync(join(folder, name)).isFile())
  return new Map(names.map(name => [urlPath(name), readWebFile(join(folder, name))]))
}

/** `index.html` is its folder. */
function urlPath(name: string): string {
  return `/${name.replaceAll('\\', '/')}`.replace(/\/index\.html$/, '/')
}

function readWebFile(path: string): WebFile {
  const body = new Uint8Array(readFileSync(path))
  return {
    body,
    type: types[extname(path)] ?? 'application/octet-stream',
    tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    hashed: /[\\/]assets[\\/]/.test(path),
  }
}
