// The example that a newcomer finds: three tiny heroes in a larder, a wasp, a gang of ants, and Initiative open.
import type { ReadyScene } from '../../kernel/index.ts'
import { readyHeroes } from './ready-heroes.ts'
import type { GritCommand } from './types.ts'

type SetUp = GritCommand | { readonly type: string }

const title = 'The larder'
const text =
  'The jam jar stands open on the second shelf, and you are not the first to find it. A wasp turns in the sugar and looks at you; below it, a column of ants closes ranks around the lid. Somebody has to move first.'

const joins = (id: string, at: number): SetUp => ({
  type: 'AddHero',
  sheet: readyHeroes.find(hero => hero.id === id),
  at,
})

export const scenes: readonly ReadyScene<SetUp>[] = [
  {
    id: 'larder',
    title,
    text,
    commands: [
      { type: 'SetScene', title, text },
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
]
