// Runs the quincunx program in process and keeps what it printed.
import type { Command, ExitCode, Io } from '../src/cli/command.ts'
import { main } from '../src/cli/main.ts'

interface Answer {
  readonly code: ExitCode
  readonly out: string
  readonly err: string
}

export async function callCli(args: readonly string[], commands?: readonly Command[]): Promise<Answer> {
  let [out, err] = ['', '']
  const io: Io = {
    stdout: { write: text => (out += text) },
    stderr: { write: text => (err += text) },
    stdin: (async function* () {})(),
  }
  return { code: await main(args, io, commands), out, err }
}
