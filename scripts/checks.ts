// The checks that are not tests: types, lint and format, borders, dead code, rule ids, lockfile.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Ran, root, run } from './run.ts'

export interface Check {
  readonly name: string
  run(): Promise<Ran>
}

const tsc = 'node_modules/@typescript/native/bin/tsc'

function there(...paths: string[]): string[] {
  return paths.filter(path => existsSync(join(root, path)))
}

/** dependency-cruiser on these folders; `format` is one of its output types. */
export function borders(folders: readonly string[], format = 'err'): Promise<Ran> {
  const options = ['--config', '.dependency-cruiser.cjs', '--output-type', format]
  return run('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', [...options, ...folders])
}

/** Components are checked by svelte-check, once there are any. */
function components(): Check[] {
  if (there('src/web').length === 0) return []
  const options = [
    '--tsconfig',
    './tsconfig.web.json',
    '--output',
    'human',
    '--threshold',
    'warning',
    '--fail-on-warnings',
  ]
  return [{ name: 'types of components', run: () => run('node_modules/svelte-check/bin/svelte-check', options) }]
}

/** The slow ones first, since two run at a time. */
export function checks(): Check[] {
  return [
    ...components(),
    { name: 'borders', run: () => borders(there('src', 'scripts', 'bench')) },
    { name: 'dead code', run: () => run('node_modules/knip/bin/knip.js', ['--no-progress', '--no-config-hints']) },
    { name: 'types', run: () => run(tsc, ['-p', 'tsconfig.json']) },
    { name: 'types without Node and DOM', run: () => run(tsc, ['-p', 'tsconfig.pure.json']) },
    {
      name: 'lint and format',
      run: () => run('node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings']),
    },
    { name: 'rule ids', run: () => run('scripts/rule-ids.ts') },
    { name: 'lockfile', run: () => run('scripts/lockfile-gate.ts') },
  ]
}
