// Two ready maps at kitchen scale: jars are walls, cups are obstacles, a crust or a spoon is something low, spilled sugar is hard going.
import { drawnMap, type GridMap } from '../../grid/index.ts'

/** The breakfast table: a tray to get round, sugar all over the middle, and a far drop on three sides. */
const table = drawnMap(`
The breakfast table
::::::::::::::::::::
:..................:
:.1..+.....##....a.:
:.2..+..~~.##......:
:......~~~~........:
:.3....~~~~~..+b...:
:..&&..~~~~~..+....:
:..&&...~~~....&...:
:.4............&c..:
:.....+..###..+....:
:.5...+..###..+d...:
:..................:
::::::::::::::::::::
`)

/** The larder shelf: narrow aisles between jars, flour at the back, and a bread box with a lid. */
const shelf = drawnMap(`
The larder shelf
####################
#.1......##.......a#
#.2..##..##..##....#
#....##......##.+b.#
#.3......+.........#
#..+..##...##...##.#
#.4...##.~~##.+.##c#
#.......~~~~.......#
#.5.##..~~~....#####
#...##....+....#..d#
#..................#
####################
door lid O11 east closed
`)

export const readyMaps: readonly GridMap[] = [table, shelf]
