// Reads a JSON file that somebody named, and says plainly what is wrong with it.
import { readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { BadCall } from './command.ts'

/** Larger files are not journals or scenarios of anybody's evening. */
const mostBytes = 256 * 1024 * 1024

export function readJsonFile(path: string): unknown {
  const text = readText(path)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new BadCall(`${path} is not JSON: ${(error as Error).message}.`)
  }
}

export function readText(path: string): string {
  try {
    const bytes = readFileSync(path)
    if (bytes.length > mostBytes) throw new BadCall(`${path} is larger than ${mostBytes} bytes.`)
    return bytes.toString('utf8')
  } catch (error) {
    if (error instanceof BadCall) throw error
    throw new BadCall(`${path} cannot be read: ${(error as Error).message}.`)
  }
}

/** One after another, so that a file may be larger than the memory. */
export async function* readLines(path: string): AsyncGenerator<string> {
  try {
    yield* (await open(path)).readLines()
  } catch (error) {
    throw new BadCall(`${path} cannot be read: ${(error as Error).message}.`)
  }
}
