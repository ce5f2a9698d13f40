// The commands of the quincunx program: a plain list, in the order in which help shows them.
import type { Command } from './command.ts'
import { version } from './version.ts'

export const commands: readonly Command[] = [version]
