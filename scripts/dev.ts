// npm run dev: the server and Vite side by side, restarting and reloading on every change.
import { spawn } from 'node:child_process'
import { root } from './run.ts'

const programs = [
  ['--watch', '--watch-preserve-output', 'src/cli/main.ts', 'serve', ...process.argv.slice(2)],
  ['node_modules/vite/bin/vite.js'],
]
const children = programs.map(args => spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }))

function end(): void {
  for (const child of children) child.kill()
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
for (const child of children) child.on('exit', end)
