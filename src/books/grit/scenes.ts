// The example that a newcomer finds: three tiny heroes in a larder, a wasp, a gang of ants, and Initiative open. An ambush on
// the squares of a breakfast table. And a climb.
import type { ReadyScene } from '../../kernel/index.ts'
import { readyMaps } from './maps.ts'
import { readyHeroes } from './ready-heroes.ts'
import type { GritCommand } from './types.ts'

type SetUp = GritCommand | { readonly type: string }

const larder = {
  title: 'The larder',
  text: 'The jam jar stands open on the second shelf, and you are not the first to find it. A wasp turns in the sugar and looks at you; below it, a column of ants closes ranks around the lid. Somebody has to move first.',
}

const table = {
  title: 'The breakfast table',
  text: 'Up here the last of the honey stands open, and sugar lies spilled between the jars like snow. A column of ants has not seen you yet. Behind a crust of bread something silver moves, and a wasp hums on the far side of the cups. One good arrow, and then everything happens at once.',
}

const windowsill = {
  title: 'The windowsill',
  text: 'The key to the sewing box hangs on the window latch, a whole pane above you. The glass is wet, the curtain is not, and the first drops are falling. Something black and white has been sitting in the pear tree for too long.',
}

const joins = (id: string, at = 0): SetUp => ({
  type: 'AddHero',
  sheet: readyHeroes.find(hero => hero.id === id),
  at,
})

export const scenes: readonly ReadyScene<SetUp>[] = [
  {
    id: 'larder',
    ...larder,
    commands: [
      { type: 'SetScene', ...larder },
      { type: 'SetTerrain', difficult: [2] },
      joins('thimble', 0),
      joins('pip', 0),
      joins('wick', 0),
      { type: 'AddFoe', id: 'wasp', monster: 'wasp', at: 1 },
      { type: 'AddFoe', id: 'ants', monster: 'ant', name: 'Ants of the lid', count: 5, at: 1 },
      { type: 'AddFoe', id: 'captain', monster: 'ant-captain', at: 2, hidden: true },
      { type: 'BeginFight' },
      {
        type: 'OpenCall',
        call: 'first',
        hero: 'pip',
        stake: 'The wasp is quick: whoever is slow has one action in the first round.',
        draft: { type: 'Initiative', hero: 'pip' },
      } as SetUp,
    ],
  },
  {
    id: 'table',
    ...table,
    commands: [
      { type: 'SetScene', ...table },
      { type: 'SetMap', map: readyMaps.find(({ name }) => name === table.title) } as SetUp,
      joins('rustle'),
      joins('thimble'),
      joins('wick'),
      { type: 'AddFoe', id: 'ants', monster: 'ant', name: 'Ants of the sugar', count: 5 },
      { type: 'AddFoe', id: 'silverfish', monster: 'silverfish' },
      { type: 'AddFoe', id: 'wasp', monster: 'wasp' },
      { type: 'AddFoe', id: 'earwig', monster: 'earwig', hidden: true },
      { type: 'BeginFight' },
      { type: 'GrantInitiative', heroes: ['rustle', 'thimble', 'wick'] },
      {
        type: 'OpenCall',
        call: 'first',
        hero: 'rustle',
        stake: 'Whatever it hits, from now on they all know that you are here.',
        draft: { type: 'Attack', hero: 'rustle', with: 'hairpin-bow', target: 'silverfish' },
      } as SetUp,
    ],
  },
  {
    id: 'windowsill',
    ...windowsill,
    commands: [
      { type: 'SetScene', ...windowsill },
      joins('rustle', 0),
      joins('hob', 0),
      joins('sorrel', 0),
      { type: 'AddFoe', id: 'magpie', monster: 'magpie-thief', at: 2, hidden: true },
      { type: 'AddClock', id: 'rain', name: 'The rain reaches the sill', size: 6 } as SetUp,
      {
        type: 'OpenCall',
        call: 'climb',
        hero: 'rustle',
        stake: 'A slip is a long way down to the flower pots.',
        draft: {
          type: 'Test',
          hero: 'rustle',
          attribute: 'dex',
          how: 'climbs the curtain to the latch',
          about: 'climbing',
          position: 'risky',
          banes: ['the wind'],
        },
      } as SetUp,
    ],
  },
]
