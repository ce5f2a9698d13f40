// Writes a result for programs to read: one JSON value, big integers as strings.
import type { Flag, Io } from './command.ts'

/** The flag that every command with an answer for programs shares. */
export const jsonFlag = { type: 'boolean', text: 'print JSON for programs' } as const satisfies Flag

export function writeJson(io: Io, value: unknown): void {
  io.stdout.write(`${JSON.stringify(value, bigintAsText, 2)}\n`)
}

function bigintAsText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value
}
