// Runs a Node script of this repository as a child process and collects what it prints.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

export interface Ran {
  readonly code: number
  /** Standard output and standard error in the order in which they came. */
  readonly output: string
}

/** Runs `script` (a path from the root, or Node's own options) under the Node that runs this file. */
export function run(script: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<Ran> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [script, ...args], { cwd: root, env: { ...process.env, ...env } })
    let output = ''
    child.stdout.on('data', chunk => (output += chunk))
    child.stderr.on('data', chunk => (output += chunk))
    child.on('error', fail)
    child.on('close', code => done({ code: code ?? 1, output }))
  })
}
