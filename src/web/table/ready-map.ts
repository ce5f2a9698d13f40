// A ready map, laid out by the game master: the same deed in every book that plays on squares.
import type { GridMap } from '../../grid/index.ts'
import type { Command } from '../../kernel/index.ts'
import type { Deed } from './book-screen.ts'

export const readyMap = (maps: readonly GridMap[]): Deed => ({
  id: 'map',
  label: 'A ready map',
  who: 'nobody',
  fields: () => [
    { kind: 'choice', name: 'map', label: 'Which?', values: maps.map(value => ({ value, text: value.name })) },
  ],
  command: (_, __, { map }) => ({ type: 'SetMap', map }) as Command,
})
