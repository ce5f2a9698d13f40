// The example that a newcomer finds: a burning archive, three heroes, and the first call open.
import type { ReadyScene } from '../../kernel/index.ts'
import { defaultStats, readyHeroes } from './data.ts'
import type { ThornsCommand } from './types.ts'

type SetUp = ThornsCommand | { readonly type: string }

const title = 'The burning archive'
const text =
  'Somebody has set fire to the city archive, and the proof of who it was lies on its shelves. The stairs already smoke. Three of you are inside, and the roof will not hold.'

const heroes = ['mara', 'tobin', 'hild'].map(
  (id): SetUp => ({
    type: 'AddHero',
    sheet: readyHeroes.find(hero => hero.id === id),
  }),
)

const pool = (id: string, name: string, kind: string, size: number, fiction: string, hidden = false): SetUp =>
  ({ type: 'AddPool', pool: { id, name, kind, size, hidden, fiction } }) as SetUp

export const scenes: readonly ReadyScene<SetUp>[] = [
  {
    id: 'burning-archive',
    title,
    text,
    commands: [
      { type: 'SetScene', title, text } as SetUp,
      { type: 'NameStats', stats: [...defaultStats] } as SetUp,
      ...heroes,
      pool('fire', 'The fire spreads', 'timer', 6, 'The reading hall is one flame; whoever is inside is cut off.'),
      pool('ledgers', 'Save the ledgers', 'task', 6, 'The ledgers are out, and with them the proof.'),
      pool('way-out', 'Clear the stairs', 'task', 4, 'The stairs are free.'),
      pool('arsonist', 'The arsonist is still here', 'danger', 4, 'A knife in the smoke.', true),
      pool('tension', 'Tension', 'tension', 3, 'For now, luck has nothing more to say.'),
      {
        type: 'OpenCall',
        call: 'first',
        hero: 'tobin',
        stake: 'The shelf may come down, and the smoke is thick.',
        draft: {
          type: 'Act',
          hero: 'tobin',
          stat: 'Grace',
          difficulty: 1,
          how: 'climbs the burning shelves for the ledgers',
          task: 'ledgers',
        },
      } as SetUp,
    ],
  },
]
