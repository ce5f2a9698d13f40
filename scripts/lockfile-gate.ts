// Checks that package-lock.json works on every platform and names no registry.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.ts'

interface Package {
  readonly version?: string
  readonly resolved?: string
  readonly link?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

export interface Lockfile {
  readonly packages: Readonly<Record<string, Package>>
}

/** All problems, one sentence each. */
export function lockfileProblems({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([path, found]) => [
    ...missingBinaries(packages, path, found),
    ...(found.resolved !== undefined && !found.link
      ? [`${path} names where it was downloaded: ${found.resolved}`]
      : []),
  ])
}

function missingBinaries(packages: Lockfile['packages'], path: string, found: Package): string[] {
  const wanted = Object.keys(found.optionalDependencies ?? {})
  const missing = wanted.filter(name => !lookupPaths(path, name).some(place => place in packages))
  return missing.map(name => `${path || 'package.json'} wants ${name}, which the lockfile lacks: other platforms break`)
}

/** Where Node would look for `name` from the package at `path`, from the innermost folder outwards. */
function lookupPaths(path: string, name: string): string[] {
  if (path === '') return [`node_modules/${name}`]
  const outer = path.slice(0, path.lastIndexOf('node_modules/')).replace(/\/$/, '')
  return [`${path}/node_modules/${name}`, ...lookupPaths(outer, name)]
}

if (import.meta.main) {
  const problems = lockfileProblems(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  for (const problem of problems) console.log(`package-lock.json: ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}
