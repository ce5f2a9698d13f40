// The commands of the quincunx program: a plain list, in the order in which help shows them.
import type { Command } from './command.ts'
import { fight } from './fight.ts'
import { map } from './map.ts'
import { odds } from './odds.ts'
import { play } from './play.ts'
import { pools } from './pools.ts'
import { roll } from './roll.ts'
import { scenario } from './scenario.ts'
import { serve } from './serve.ts'
import { story } from './story.ts'
import { verify } from './verify.ts'
import { version } from './version.ts'

export const commands: readonly Command[] = [
  serve,
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
