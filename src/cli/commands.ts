// The commands of the quincunx program: a plain list, in the order in which help shows them.
import { backup } from './backup.ts'
import type { Command } from './command.ts'
import { doctor } from './doctor.ts'
import { exportCommand } from './export.ts'
import { fight } from './fight.ts'
import { importCommand } from './import.ts'
import { map } from './map.ts'
import { odds } from './odds.ts'
import { play } from './play.ts'
import { pools } from './pools.ts'
import { roll } from './roll.ts'
import { scenario } from './scenario.ts'
import { serve } from './serve.ts'
import { story } from './story.ts'
import { throwCommand } from './throw.ts'
import { verify } from './verify.ts'
import { version } from './version.ts'
import { watch } from './watch.ts'

export const commands: readonly Command[] = [
  serve,
  watch,
  throwCommand,
  exportCommand,
  importCommand,
  backup,
  doctor,
  roll,
  odds,
  fight,
  pools,
  play,
  story,
  map,
  scenario,
  verify,
  version,
]
