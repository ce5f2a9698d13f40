// Settings of a command by flag, by environment and by file, in this order; each is told in the command's help.
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { BadCall, type Flag, type Flags } from './command.ts'
import { readJsonFile } from './file.ts'
import { unknownWord } from './nearest.ts'

/** The folder in which tables are kept when nobody says otherwise. */
export const usualData = join(homedir(), '.quincunx')

export const dataFlag = {
  type: 'string',
  value: 'FOLDER',
  text: `the folder in which tables are kept; without it ${usualData}`,
} as const satisfies Flag

/** Which store: a folder, or a database that several nodes share. */
export const storeFlags = {
  data: dataFlag,
  database: {
    type: 'string',
    value: 'URL',
    text: 'a PostgreSQL database in place of the folder, such as postgres://user@host/quincunx; best by QUINCUNX_DATABASE, since it may hold a password',
  },
  'key-file': {
    type: 'string',
    value: 'FILE',
    text: 'with --database: the file with the key that seals its secrets, 64 hexadecimal digits; the same for every node',
  },
} as const satisfies Flags

export const envName = (flag: string): string => `QUINCUNX_${flag.toUpperCase().replaceAll('-', '_')}`

/** The same flags, each with the name of its variable in its help. */
export function withEnvNames<const F extends Flags>(flags: F): F {
  return Object.fromEntries(
    Object.entries(flags).map(([name, flag]) => [name, { ...flag, text: `${flag.text} (${envName(name)})` }]),
  ) as F
}

export type Values = Readonly<Record<string, string | boolean | readonly string[] | undefined>>

/** What the flags say, else the environment, else the file. */
export function settle<const F extends Flags>(flags: F, given: Values, env: NodeJS.ProcessEnv, file: Values): Values {
  const names = Object.keys(flags)
  const stray = Object.keys(file).find(name => !names.includes(name))
  if (stray !== undefined) throw new BadCall(`The settings file: ${unknownWord('setting', stray, names)}`)
  return Object.fromEntries(
    names.map(name => [name, given[name] ?? fromEnv(flags[name] as Flag, env[envName(name)]) ?? file[name]]),
  )
}

function fromEnv({ type, multiple }: Flag, text: string | undefined): Values[string] {
  if (text === undefined || text === '') return undefined
  if (type === 'boolean') return text === '1' || text === 'true'
  return multiple ? text.split(',') : text
}

/** The settings file: named, or `settings.json` in the data folder if it is there. */
export function readSettings(named: string | undefined, data: string): Values {
  const usual = join(data, 'settings.json')
  if (named === undefined && !existsSync(usual)) return {}
  const json = readJsonFile(named ?? usual)
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new BadCall(`${named ?? usual} must hold one JSON object, such as {"port": "8080"}.`)
  return json as Values
}
