// The example that a newcomer finds: a flooded mill, three heroes, two foes, and the first call open.
import type { ReadyScene } from '../../kernel/index.ts'
import { heroes } from './create.ts'
import { bestiary } from './data.ts'
import type { GamebookCommand } from './types.ts'

type SetUp = GamebookCommand | { readonly type: string }

const title = 'The drowned mill'
const text =
  'The river took the mill in one night, and the miller with it. His ledger names who opened the sluice, and it lies on the upper floor. The wheel still turns, and something has moved in under it.'

const kind = (id: string) => bestiary.find(foe => foe.id === id)

export const scenes: readonly ReadyScene<SetUp>[] = [
  {
    id: 'drowned-mill',
    title,
    text,
    commands: [
      { type: 'SetScene', title, text } as SetUp,
      ...['berrit', 'oswin', 'ilse'].map(
        (id): SetUp => ({ type: 'AddHero', sheet: heroes.ready.find(hero => hero.id === id) }) as SetUp,
      ),
      { type: 'AddFoe', id: 'crab', kind: kind('salt-crab') } as SetUp,
      { type: 'AddFoe', id: 'reaver', kind: kind('river-reaver') } as SetUp,
      {
        type: 'AddFoe',
        id: 'king',
        kind: kind('drowned-king'),
        hidden: true,
        note: 'Sleeps under the wheel until the ledger leaves the mill.',
      } as SetUp,
      {
        type: 'AddObstacle',
        obstacle: { id: 'beam', name: 'the slick beam over the wheel', ability: 'grace', ds: 9, secret: false },
      } as SetUp,
      {
        type: 'AddObstacle',
        obstacle: {
          id: 'strongbox',
          name: 'the strongbox',
          ability: 'power',
          ds: 10,
          secret: true,
          instead: 'The noise carries through the whole mill',
        },
      } as SetUp,
      {
        type: 'OpenCall',
        call: 'first',
        hero: 'oswin',
        stake: 'Under the beam the wheel turns.',
        draft: {
          type: 'Test',
          hero: 'oswin',
          ability: 'grace',
          obstacle: 'beam',
          what: 'runs along the beam over the wheel',
        },
      } as SetUp,
    ],
  },
]
