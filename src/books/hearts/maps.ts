// Three ready maps: a bridge, a ruin and a warehouse, each with cover worth using.
import { drawnMap, type GridMap } from '../../grid/index.ts'

/** A stone bridge over a gorge: carts to hide behind, a parapet, one narrow way across. */
const bridge = drawnMap(`
The bridge
..~~..::::::::::..~~..
.1+...::::::::::...+a.
..+...::::::::::...+..
.2+..+..........+.+b..
....................e.
.3+.+...+..+....&.+c..
....................f.
.4...+..........+..d..
..+...::::::::::...+..
.5..+.::::::::::.+..g.
..~~..::::::::::..~~..
`)

/** A fallen chapel: broken walls, pillars, rubble, an altar at the far end. */
const ruin = drawnMap(`
The ruin
####################
#......#....~~...+a#
#.1...+#....~....b.#
#..............&...#
#.2+...#..+..~.....#
#......#..+......e.#
##.#####..+........#
#.............&....#
#.3+...&....~....c.#
#......+...~~~..+..#
#.4.......+.....+..#
#...~......&...+d..#
#..~~~........~....#
####################
`)

/** A warehouse at night: rows of crates, an office with a door, a loading gate. */
const warehouse = drawnMap(`
The warehouse
##################
#.1...........a..#
#.2..++.++.++....#
#....++.++.++.+b.#
#.3..............#
#....&&.&&.&&.+c.#
#.4..&&.&&.&&....#
.................#
#.5..++.++.+...d.#
#....++.++.+.....#
#..........##.####
#..~~......#....e#
#.~~~......#..f..#
#..........#.....#
##################
door office N11 south closed
door gate A8 east closed
`)

export const readyMaps: readonly GridMap[] = [bridge, ruin, warehouse]
