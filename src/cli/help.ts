// Help on the whole program and on one command.
import { BadCall, type Command, type Flag } from './command.ts'
import { unknownWord } from './nearest.ts'

export function programHelp(commands: readonly Command[]): string {
  return [
    'quincunx: five small tabletop rulebooks, one table.',
    '',
    'Usage: quincunx COMMAND [ARGUMENTS]',
    '',
    'Commands:',
    ...columns(commands.map(command => [command.name, command.summary])),
    '',
    'Examples:',
    ...commands.flatMap(command => command.examples.slice(0, 1)).map(indent),
    '',
    'quincunx COMMAND --help tells more. Exit codes: 0 done, 1 refused, 2 bad call.',
    '',
  ].join('\n')
}

export function commandHelp(command: Command): string {
  const flags = Object.entries(command.flags ?? {}).map(flagRow)
  return [
    `quincunx ${command.name}: ${command.summary}`,
    '',
    `Usage: ${usageLine(command)}`,
    ...(flags.length > 0 ? ['', 'Flags:', ...columns(flags)] : []),
    '',
    'Examples:',
    ...command.examples.map(indent),
    '',
  ].join('\n')
}

export function usageLine(command: Command): string {
  return `quincunx ${command.name} ${command.usage}`.trimEnd()
}

function flagRow([name, flag]: [string, Flag]): [string, string] {
  const short = flag.short === undefined ? '' : `-${flag.short}, `
  const value = flag.type === 'string' ? ` ${flag.value ?? 'VALUE'}` : ''
  return [`${short}--${name}${value}`, flag.text]
}

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => indent(`${left.padEnd(width)}  ${right}`))
}

function indent(line: string): string {
  return `  ${line}`
}

/** The command called `name`, or a bad call that names the nearest one. */
export function findCommand(commands: readonly Command[], name: string): Command {
  const found = commands.find(command => command.name === name)
  if (found) return found
  throw new BadCall(
    unknownWord(
      'command',
      name,
      commands.map(command => command.name),
    ),
  )
}

/** `quincunx help [COMMAND]`, made from the commands that it tells about. */
export function helpCommand(commands: readonly Command[]): Command {
  const help: Command = {
    name: 'help',
    summary: 'tell about a command, or about all of them',
    usage: '[COMMAND]',
    examples: ['quincunx help', 'quincunx help version'],
    run([name], io) {
      const all = [...commands, help]
      io.stdout.write(name === undefined ? programHelp(all) : commandHelp(findCommand(all, name)))
      return 0
    },
  }
  return help
}
