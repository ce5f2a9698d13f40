// Reads a command's arguments with node:util, and answers a wrong flag in plain words.
import { parseArgs } from 'node:util'
import { BadCall, type Flag, type Flags } from './command.ts'
import { unknownWord } from './nearest.ts'

type One<F extends Flag> = F['type'] extends 'boolean' ? boolean : string
type Value<F extends Flag> = F extends { readonly multiple: true } ? One<F>[] : One<F>

export interface Read<F extends Flags> {
  readonly flags: { readonly [K in keyof F]?: Value<F[K]> }
  readonly words: readonly string[]
}

/** The flags by name and the other words in order; a flag that is not among `known` is a bad call. */
export function readArgs<const F extends Flags>(known: F, args: readonly string[]): Read<F> {
  const options = Object.fromEntries(Object.entries(known).map(([name, flag]) => [name, parserOption(flag)]))
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true, allowPositionals: true })
  for (const token of tokens) {
    if (token.kind === 'option') checkFlag(known, token.name, token.rawName, token.value)
  }
  const { values, positionals } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true })
  return { flags: values as Read<F>['flags'], words: positionals }
}

function parserOption(flag: Flag) {
  return {
    type: flag.type,
    multiple: flag.multiple ?? false,
    ...(flag.short === undefined ? {} : { short: flag.short }),
  }
}

function checkFlag(known: Flags, name: string, written: string, value: string | undefined): void {
  const flag = Object.hasOwn(known, name) ? known[name] : undefined
  if (!flag) throw new BadCall(unknownWord('flag', written, namesOf(known)))
  if (flag.type === 'string' && value === undefined) throw new BadCall(`${written} needs a value: ${flag.text}.`)
  if (flag.type === 'boolean' && value !== undefined) throw new BadCall(`${written} takes no value.`)
}

function namesOf(known: Flags): string[] {
  return [...Object.keys(known), 'help'].map(name => `--${name}`)
}

/** A whole number from a flag, within bounds; anything else is a bad call that says what would be right. */
export function wholeNumber(flag: string, text: string, least: number, most: number): number {
  const number = Number(text)
  if (/^[+-]?\d+$/.test(text) && number >= least && number <= most) return number
  throw new BadCall(`${flag} must be a whole number from ${least} to ${most}, not "${text}".`)
}
