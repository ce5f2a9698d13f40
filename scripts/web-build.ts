// Builds the web app when its sources changed since the last build, and is silent when they did not.
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.ts'

const stamp = join(root, 'dist/web/.stamp')
const configs = ['vite.config.ts', 'svelte.config.js', 'tsconfig.json', 'package-lock.json']
const notBundled = /^src[\\/](server|cli)[\\/]|\.test\.ts$/

/** One hash over everything that the bundle is made of. */
function sourcesHash(): string {
  const sources = globSync(['src/**/*.*', 'stories/**/*.*', 'scripts/vite-*.ts'], { cwd: root }).filter(
    file => !notBundled.test(file),
  )
  const hash = createHash('sha256')
  for (const file of [...configs, ...sources.sort()]) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function fresh(hash: string): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
}

/** True when there is a web app and it stands built in dist/web. */
export async function buildWeb(): Promise<boolean> {
  if (!existsSync(join(root, 'src/web/index.html'))) return false
  const hash = sourcesHash()
  if (fresh(hash)) return true
  process.stderr.write('Building the web app.\n')
  const build = await run('node_modules/vite/bin/vite.js', ['build', '--logLevel', 'warn'])
  if (build.code !== 0) throw new Error(`The web app could not be built.\n${build.output}`)
  writeFileSync(stamp, hash)
  return true
}
