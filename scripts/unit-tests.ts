// Runs test files with Node's own runner and prints only what failed.
import { relative, resolve } from 'node:path'
import type { EventData } from 'node:test'
import { run as runNodeTests } from 'node:test'
import { inspect } from 'node:util'
import { root } from './run.ts'
import { add, nothing, resultLine, type Tally } from './tally.ts'

/** Runs the files, two at a time, each in its own process. */
export async function unitTests(files: readonly string[]): Promise<Tally> {
  if (files.length === 0) return nothing
  const began = performance.now()
  const printed = new Map<string, string>()
  const failed = new Set<string>()
  let tally = nothing
  const stream = runNodeTests({ files: [...files], concurrency: 2, cwd: root })
  for await (const event of stream) {
    if (event.type === 'test:pass') tally = add(tally, countPass(event.data))
    else if (event.type === 'test:fail') tally = add(tally, countFail(event.data, failed))
    else if (event.type === 'test:stderr' || event.type === 'test:stdout') keep(printed, event.data)
  }
  for (const file of failed)
    if (printed.has(file)) console.log(`${relative(root, file)} printed:\n${indent(printed.get(file)!)}`)
  console.log(resultLine(tally.failed === 0, `${tally.passed + tally.failed} tests in ${files.length} files`, began))
  return tally
}

function countPass(data: EventData.TestPass): Tally {
  if (data.details.type === 'suite') return nothing
  const left = data.skip !== undefined || data.todo !== undefined
  return left ? { ...nothing, skipped: 1 } : { ...nothing, passed: 1 }
}

/** A suite or a parent that only passes on its children's failure is not counted again. */
function countFail(data: EventData.TestFail, failed: Set<string>): Tally {
  if (data.todo !== undefined) return { ...nothing, skipped: 1 }
  const error = data.details.error as Error & { failureType?: string }
  if (error.failureType === 'subtestsFailed') return nothing
  const file = resolve(root, data.file ?? data.name)
  failed.add(file)
  console.log(`✖ ${relative(root, file)}:${data.line ?? 1} ${data.name}`)
  console.log(indent(inspect(error.cause ?? error)))
  return { ...nothing, failed: 1 }
}

function keep(printed: Map<string, string>, { file, message }: EventData.TestStderr): void {
  if (file === undefined) return
  const path = resolve(root, file)
  printed.set(path, (printed.get(path) ?? '') + message)
}

function indent(text: string): string {
  return text.replace(/^/gm, '    ')
}
