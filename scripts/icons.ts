// Writes src/web/public/icons.svg: one symbol for each icon of src/web/parts/icons.json, taken from the icon packages.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from './run.ts'

interface IconSet {
  readonly width?: number
  readonly height?: number
  readonly icons: Readonly<Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
}

export const spritePath = join(root, 'src/web/public/icons.svg')
const listPath = join(root, 'src/web/parts/icons.json')
const require = createRequire(import.meta.url)

function symbol(name: string, source: string, sets: Map<string, IconSet>): string {
  const [prefix = '', icon = ''] = source.split(':')
  const set: IconSet = sets.get(prefix) ?? require(`@iconify-json/${prefix}/icons.json`)
  sets.set(prefix, set)
  const found = set.icons[icon] ?? set.icons[set.aliases?.[icon]?.parent ?? '']
  if (!found) throw new Error(`There is no icon ${source}; ${listPath} names it "${name}".`)
  const size = `${found.width ?? set.width ?? 16} ${found.height ?? set.height ?? 16}`
  return `<symbol id="${name}" viewBox="0 0 ${size}">${found.body}</symbol>`
}

/** The whole sprite as text. */
export function sprite(): string {
  const { ui, game } = JSON.parse(readFileSync(listPath, 'utf8')) as Record<'ui' | 'game', Record<string, string>>
  const sets = new Map<string, IconSet>()
  const symbols = Object.entries({ ...ui, ...game }).map(([name, source]) => symbol(name, source, sets))
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}

if (import.meta.main) writeFileSync(spritePath, sprite())
