// npm run bench [NAME…]: measures against peers in the same run, and prints ratios. Never part of the tests.
import { unknownWord } from '../src/cli/nearest.ts'
import { cluster } from './cluster.ts'
import { dice } from './dice.ts'
import { grid } from './grid.ts'
import { lab } from './lab.ts'
import { reader } from './reader.ts'
import { size } from './size.ts'
import { story } from './story.ts'
import { table } from './table.ts'
import { web } from './web.ts'

const benches: Readonly<Record<string, () => void | Promise<void>>> = {
  cluster,
  dice,
  grid,
  lab,
  reader,
  size,
  story,
  table,
  web,
}

const wanted = process.argv.slice(2)
for (const name of wanted.length > 0 ? wanted : Object.keys(benches)) {
  const bench = benches[name]
  if (!bench) {
    console.error(unknownWord('bench', name, Object.keys(benches)))
    process.exitCode = 2
    break
  }
  await bench()
}
