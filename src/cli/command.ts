// What a command of the quincunx program is, and the streams that it talks through.

/** Where a command writes. In a test, a few lines that keep the text. */
export interface Writer {
  write(text: string): unknown
  readonly isTTY?: boolean
  readonly columns?: number
}

export interface Io {
  readonly stdout: Writer
  readonly stderr: Writer
  readonly stdin: AsyncIterable<string | Uint8Array>
}

/** 0 done, 1 refused (the answer is no), 2 bad call (the question was wrong). */
export type ExitCode = 0 | 1 | 2

/** A flag: `node:util` parses it, help prints its text. A string flag names its value in `value`. */
export interface Flag {
  readonly type: 'boolean' | 'string'
  readonly text: string
  readonly short?: string
  readonly value?: string
  readonly multiple?: boolean
}

export type Flags = Readonly<Record<string, Flag>>

export interface Command {
  readonly name: string
  /** One line for the list of commands. */
  readonly summary: string
  /** What follows `quincunx NAME`, such as `NOTATION [--times N]`. */
  readonly usage: string
  readonly flags?: Flags
  /** Whole lines to copy, such as `quincunx roll 3d6kh1 --times 5`. */
  readonly examples: readonly string[]
  run(args: readonly string[], io: Io): Promise<ExitCode> | ExitCode
}

/** The call itself was wrong: an unknown flag, a missing argument, a number that is none. Ends with exit code 2. */
export class BadCall extends Error {}
