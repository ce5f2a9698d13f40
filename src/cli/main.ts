// The quincunx program: finds the command, answers help and version, turns problems into exit codes.
import { BadCall, type Command, type ExitCode, type Io } from './command.ts'
import { commands as allCommands } from './commands.ts'
import { commandHelp, findCommand, helpCommand, usageLine } from './help.ts'

/** Runs the program with these arguments and says how it ended. */
export async function main(
  args: readonly string[],
  io: Io = process,
  commands: readonly Command[] = allCommands,
): Promise<ExitCode> {
  const known = [...commands, helpCommand(commands)]
  const [name, ...rest] = args.length > 0 ? asWord(args) : ['help']
  let command: Command | undefined
  try {
    command = findCommand(known, name ?? 'help')
    if (!asksForHelp(rest)) return await command.run(rest, io)
    io.stdout.write(commandHelp(command))
    return 0
  } catch (problem) {
    if (!(problem instanceof BadCall)) throw problem
    io.stderr.write(`${problem.message}\n${command ? `Usage: ${usageLine(command)}\n` : ''}`)
    return 2
  }
}

/** `--help` and `--version` stand for the commands of that name. */
function asWord(args: readonly string[]): readonly string[] {
  const [first, ...rest] = args
  if (first === '--help' || first === '-h') return ['help', ...rest]
  if (first === '--version' || first === '-v') return ['version', ...rest]
  return args
}

/** Words after `--` are never flags. */
function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--')
  const flags = end === -1 ? args : args.slice(0, end)
  return flags.includes('--help') || flags.includes('-h')
}

if (import.meta.main) {
  process.stdout.on('error', problem => {
    if ((problem as NodeJS.ErrnoException).code !== 'EPIPE') throw problem
  })
  process.exitCode = await main(process.argv.slice(2))
}
